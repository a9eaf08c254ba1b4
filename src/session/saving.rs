//! Writing games down: where they can go on, and under a name.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use super::company::Company;
use super::profile::id_of;
use super::recorder::Recorder;
use super::talk::Session;
use crate::record::Games;
use crate::say::Line;

impl Session {
    /// Begins to write a game down: among the games that can go on, and in a file if that is wanted. A game that goes on
    /// is written anew from its beginning, so that its old record stays as it is. The set-up of an example is not in a
    /// record, so a game that begins with it is not recorded.
    pub(super) fn begin_records(&mut self, company: &mut Company) -> Vec<Line> {
        if self.plan.position.is_some() || self.plan.laid_out.is_some() {
            return Vec::new();
        }
        let text = company.head().write();
        let mut lines = Vec::new();
        if let Some(path) = self.plan.record.take() {
            match Recorder::begin(&path, &text) {
                Ok(recorder) => {
                    company.recorders.push(recorder);
                    let file = path.display().to_string();
                    lines.push(self.voice.help("record-written", &[("file", file.into())]));
                }
                Err(error) => lines.push(self.not_written("record-failed", &path, &error)),
            }
        }
        if let Some(folder) = &self.folders.games {
            match Recorder::begin_among(&Games::in_folder(folder), &text) {
                Ok(recorder) => company.recorders.push(recorder),
                Err(error) => lines.push(self.not_written("record-failed", folder, &error)),
            }
        }
        lines
    }

    /// Writes the moves down before they are told.
    pub(super) fn flush_record(&mut self, company: &mut Company, lines: &mut Vec<Line>) {
        let mut failed = Vec::new();
        company.recorders.retain_mut(|recorder| match recorder.flush() {
            Ok(()) => true,
            Err(error) => {
                failed.push((recorder.path().to_owned(), error));
                false
            }
        });
        lines.extend(failed.iter().map(|(path, error)| self.not_written("record-failed", path, error)));
    }

    /// `save NAME`: keeps the game as it stands under a name.
    pub(super) fn save_game(&mut self, company: &Company, name: &str) -> Line {
        let Some(folder) = &self.folders.games else { return self.voice.error("no-folder", &[]) };
        let Some(recorder) = company.recorders.last() else { return self.voice.error("save-nothing", &[]) };
        if name.is_empty() {
            return self.voice.help("save-which", &[]);
        }
        let name = id_of(name, self.voice.locale().lang());
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if !name.chars().all(plain) || !name.contains(|letter: char| letter.is_ascii_lowercase()) {
            return self.voice.error("save-name", &[]);
        }
        let saved = fs::read(recorder.path()).and_then(|record| Games::in_folder(folder).save(&name, &record));
        match saved {
            Ok(_) => self.voice.help("game-saved", &[("name", name.into())]),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                self.voice.error("save-exists", &[("name", name.into())])
            }
            Err(error) => self.not_written("record-failed", Path::new(folder), &error),
        }
    }
}
