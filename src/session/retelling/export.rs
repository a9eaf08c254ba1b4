//! A game as a text for others: what one viewer was told of it, without seed and without anybody else's cards.

use std::fmt::Write as _;
use std::path::Path;

use super::super::next::Next;
use super::super::spoken::Spoken;
use super::super::voice::NotWritten;
use super::ReplaySession;
use crate::file::{self, Synced};
use crate::say::{Line, msg};

impl<G: Spoken> ReplaySession<G> {
    /// Writes the game to a new file, as it is told from this side.
    pub(super) fn export(&self, file: &str, lines: &mut Vec<Line>) -> Next {
        let voice = self.voice();
        if file.is_empty() {
            return Next::stops([voice.error(msg!("replay-export-where"))], lines);
        }
        let written = file::create(Path::new(file), self.text().as_bytes(), &Synced::First);
        lines.push(match written {
            Ok(_) => voice.help(msg!("replay-exported", count = self.reel.count(), file)),
            Err(error) => voice.not_written(msg!("log-failed"; NotWritten), Path::new(file), &error),
        });
        Next::GoesOn
    }

    /// The whole game: which it is, from whose side it is told, and each move with its number.
    pub(super) fn text(&self) -> String {
        let mut text = format!("{}\n{}\n\n", self.title().text, self.whose_side().text);
        for scene in self.reel.scenes_from(0) {
            for line in self.told_of(&scene) {
                let _ = writeln!(text, "{}. {}", scene.place, line.text);
            }
        }
        text
    }
}
