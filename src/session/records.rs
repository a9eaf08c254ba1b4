//! Writing games down: where they can go on, and under a name.

use super::voice::NotWritten;
use std::io::ErrorKind;

use super::archive::Archive;
use super::change::resume_typed;
use super::company::Company;
use super::foyer::Foyer;
use super::keyboard::Keyboard;
use super::plan::is_name;
use super::recorder::Recorder;
use super::saved_rules::id_of;
use super::seated::Seated;
use crate::file;
use crate::record::{Games, MOST_BYTES};
use crate::say::{Line, msg};

impl Foyer {
    /// Begins to write a game down: among the games that can go on, and in a file if that is wanted. A game that goes on
    /// is written anew from its beginning, so that its old record stays as it is. The set-up of an example is not in a
    /// record, so a game that begins with it is not recorded. On disk is nothing before [`Keyboard::begin_records`].
    pub(super) fn open_records(&mut self, company: &mut Company) {
        if self.plan.laid_out.is_some() {
            company.leave_uncounted();
            return;
        }
        let own = self.plan.name.as_deref().filter(|name| is_name(name));
        let head = company.head(own).write();
        if let Some(path) = self.plan.record.take() {
            company.write_to(Recorder::in_file(path, head.clone()));
        }
        if let Some(folder) = &self.archive.folders.games {
            company.write_to(Recorder::among(Games::in_folder(folder), head));
        }
    }
}

impl Keyboard {
    /// Writes down what has been played since, the first of it; what is told of that comes first.
    pub(super) fn begin_records<S: Seated + ?Sized>(&self, playing: &mut S, lines: &mut Vec<Line>) {
        let mut told = Vec::new();
        self.flush_record(playing, &mut told);
        let wanted = playing.company().recorders().iter().filter(|recorder| recorder.is_wanted());
        let written = |recorder: &Recorder| {
            let file = recorder.path().display().to_string();
            self.voice().help(msg!("record-written", file))
        };
        told.extend(wanted.map(written));
        lines.splice(0..0, told);
    }

    /// Writes the moves down before they are told.
    pub(super) fn flush_record<S: Seated + ?Sized>(&self, playing: &mut S, lines: &mut Vec<Line>) {
        let failed = playing.record();
        lines.extend(
            failed
                .iter()
                .map(|(path, error)| self.voice().not_written(msg!("record-failed"; NotWritten), path, error)),
        );
    }
}

impl Archive {
    /// `save NAME`: keeps the game as it stands under a name.
    pub(super) fn save_game(&mut self, keyboard: &mut Keyboard, company: &Company, name: &str) -> Line {
        let Some(folder) = &self.folders.games else { return keyboard.voice().error(msg!("no-folder")) };
        let Some(recorder) = company.recorders().last() else { return keyboard.voice().error(msg!("save-nothing")) };
        if name.is_empty() {
            return keyboard.voice().help(msg!("save-which"));
        }
        let name = id_of(name, keyboard.voice().locale().lang());
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if !name.chars().all(plain) || !name.contains(|letter: char| letter.is_ascii_lowercase()) {
            return keyboard.voice().error(msg!("save-name"));
        }
        let record = file::read(recorder.path(), MOST_BYTES);
        let saved = record.and_then(|record| Games::in_folder(folder).save(&name, &record));
        match saved {
            Ok(_) => {
                let typed = resume_typed(self.accounts.current(), &name);
                keyboard.voice().help(msg!("game-saved", name, typed))
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                keyboard.voice().error(msg!("save-exists", name))
            }
            Err(error) => keyboard.voice().not_written(msg!("record-failed"; NotWritten), folder, &error),
        }
    }
}
