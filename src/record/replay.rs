//! A record that is played again, line by line.

use std::sync::Arc;

use super::{Entry, Past, Record, RecordFault, RecordFaultKind, taker_back};
use crate::engine::{Family, Seat, Viewer};
use crate::notation::Written;

/// A record that is being played again.
pub struct Replay<'a, G: Family> {
    record: &'a Record,
    game: G,
    past: Past<G>,
    entries: std::vec::IntoIter<(usize, Entry<G::Move>)>,
}

/// What a line of a record brought about.
#[derive(Debug)]
pub enum Replayed<G: Family> {
    /// A move was made.
    Made(G::Step),
    /// A move of this seat was taken back.
    TakenBack(Seat),
}

impl<'a, G: Written> Replay<'a, G> {
    /// A record under its rules, before the first move. `hash` is that of the rules.
    ///
    /// # Errors
    /// The rules are others, they are not for so many players, or a line is no move.
    pub fn new(record: &'a Record, rules: &Arc<G::Rules>, hash: u64) -> Result<Self, RecordFault> {
        let head = &record.head;
        if head.rules != hash {
            return Err(RecordFault { line: super::RULES_LINE, kind: RecordFaultKind::OtherRules });
        }
        if !head.setup.suits(&**rules) {
            return Err(RecordFault { line: head.seat_line(0), kind: RecordFaultKind::Expected { key: "seat" } });
        }
        let entries = record.entries::<G>(rules)?.into_iter();
        Ok(Replay { record, game: G::begin(rules, head.setup, head.seed), past: Past::default(), entries })
    }

    /// The table as it stands, as a viewer may know it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View<'_> {
        self.game.view_by(viewer)
    }

    /// Who has to decide something; nobody between rounds.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.game.to_act()
    }

    /// Whether the whole game is over, not a round alone.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Plays the rest.
    ///
    /// # Errors
    /// The first line that cannot be played.
    pub fn run(&mut self) -> Result<(), RecordFault> {
        self.try_for_each(|replayed| replayed.map(drop))
    }

    fn play(&mut self, entry: Entry<G::Move>) -> Result<Replayed<G>, RecordFaultKind> {
        let head = &self.record.head;
        match entry {
            Entry::Move(seat, wanted) => {
                let kept = taker_back(head.people(), head.setup.referee) == Ok(seat);
                let step = self.past.apply(&mut self.game, seat, wanted, kept);
                step.map(Replayed::Made).map_err(|_| RecordFaultKind::Impossible)
            }
            Entry::TakenBack(seat) => {
                let taken_back = self.past.take_back(&mut self.game, seat, head.seed);
                taken_back.map(|()| Replayed::TakenBack(seat)).map_err(|_| RecordFaultKind::Impossible)
            }
        }
    }
}

impl<G: Written> Iterator for Replay<'_, G> {
    type Item = Result<Replayed<G>, RecordFault>;

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
