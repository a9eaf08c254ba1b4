//! A record that is played again, line by line.

use std::sync::Arc;

use super::{Entry, Past, Record, RecordFault, RecordFaultKind};
use crate::engine::{Game, Seat, Step, View, Viewer};
use crate::rules::Rules;

/// A record that is being played again.
#[derive(Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    game: Game,
    past: Past,
    entries: std::vec::IntoIter<(usize, Entry)>,
}

/// What a line of a record brought about.
#[derive(Debug)]
pub enum Replayed {
    /// A move was made.
    Made(Step),
    /// A move of this seat was taken back.
    TakenBack(Seat),
}

impl<'a> Replay<'a> {
    /// A record under its rules, before the first move. `hash` is that of the rules.
    ///
    /// # Errors
    /// The rules are others, they are not for so many players, or a line is no move.
    pub fn new(record: &'a Record, rules: &Arc<Rules>, hash: u64) -> Result<Self, RecordFault> {
        let head = &record.head;
        if head.rules != hash {
            return Err(RecordFault { line: super::RULES_LINE, kind: RecordFaultKind::OtherRules });
        }
        if !head.setup.suits(rules) {
            return Err(RecordFault { line: head.seat_line(0), kind: RecordFaultKind::Expected { key: "seat" } });
        }
        let entries = record.entries(rules)?.into_iter();
        let game = Game::new(Arc::clone(rules), head.setup, head.seed);
        Ok(Replay { record, game, past: Past::default(), entries })
    }

    /// The table as a viewer may know it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<'_> {
        self.game.view(viewer)
    }

    /// Plays the rest, and tells what is in it.
    ///
    /// # Errors
    /// The first line that cannot be played.
    pub fn run(&mut self) -> Result<Vec<Entry>, RecordFault> {
        let entries = self.entries.as_slice().iter().map(|(_, entry)| *entry).collect();
        self.try_for_each(|replayed| replayed.map(drop))?;
        Ok(entries)
    }

    fn play(&mut self, entry: Entry) -> Result<Replayed, RecordFaultKind> {
        match entry {
            Entry::Move(seat, wanted) => {
                let head = &self.record.head;
                let kept = head.can_be_taken_back() && head.is_person(seat);
                let step = self.past.apply(&mut self.game, seat, wanted, kept);
                step.map(Replayed::Made).map_err(|_| RecordFaultKind::Impossible)
            }
            Entry::TakenBack(seat) if self.past.take_back(&mut self.game, seat, self.record.head.seed) => {
                Ok(Replayed::TakenBack(seat))
            }
            Entry::TakenBack(_) => Err(RecordFaultKind::Impossible),
        }
    }
}

impl Iterator for Replay<'_> {
    type Item = Result<Replayed, RecordFault>;

    /// Plays the next line; nothing comes after one that cannot be played.
    fn next(&mut self) -> Option<Self::Item> {
        let (line, entry) = self.entries.next()?;
        let replayed = self.play(entry).map_err(|kind| RecordFault { line, kind });
        if replayed.is_err() {
            self.entries = Vec::new().into_iter();
        }
        Some(replayed)
    }
}
