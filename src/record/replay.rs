//! A record that is played again, line by line.

use std::sync::Arc;

use super::{Entry, NumberedEntry, Past, Record, RecordFault, RecordFaultKind, taker_back};
use crate::engine::{Family, Seat, Viewer};
use crate::notation::Written;

/// A record that is being played again. A copy goes on from the same place by itself.
#[derive(Clone)]
pub struct Replay<G: Family> {
    game: G,
    past: Past<G>,
    entries: Arc<[NumberedEntry<G>]>,
    /// How many of them are played.
    at: usize,
    /// Whether the next one cannot be played.
    stuck: bool,
    seed: u64,
    /// Who takes moves back.
    taker: Option<Seat>,
}

/// What a line of a record brought about.
#[derive(Debug)]
pub enum Replayed<G: Family> {
    /// A move was made.
    Made(G::Step),
    /// A move of this seat was taken back.
    TakenBack(Seat),
}

impl<G: Written> Replay<G> {
    /// A record under its rules, before the first move. `hash` is that of the rules.
    ///
    /// # Errors
    /// The rules are others, they are not for so many players, or a line is no move.
    pub fn new(record: &Record, rules: &Arc<G::Rules>, hash: u64) -> Result<Self, RecordFault> {
        let head = &record.head;
        if head.rules != hash {
            return Err(RecordFault { line: super::RULES_LINE, kind: RecordFaultKind::OtherRules });
        }
        if !head.setup.suits(&**rules) {
            return Err(RecordFault { line: head.seat_line(0), kind: RecordFaultKind::Expected { key: "seat" } });
        }
        Ok(Replay {
            game: G::begin(rules, head.setup, head.seed),
            past: Past::of(record.parting()),
            entries: record.entries::<G>(rules)?.into(),
            at: 0,
            stuck: false,
            seed: head.seed,
            taker: taker_back(head.people(), head.setup.referee).ok(),
        })
    }

    /// How many lines are played.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// The table as it stands, as a viewer may know it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View<'_> {
        self.game.view_by(viewer)
    }

    /// The places among all lines at which a round is dealt.
    pub fn deals(&self) -> impl Iterator<Item = usize> + '_ {
        let deal = |(_, entry): &NumberedEntry<G>| matches!(entry, Entry::Move(_, wanted) if *wanted == G::DEAL);
        self.entries.iter().enumerate().filter(move |(_, entry)| deal(entry)).map(|(place, _)| place)
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
        match entry {
            Entry::Move(seat, wanted) => {
                let kept = self.taker == Some(seat);
                let step = self.past.apply(&mut self.game, seat, wanted, kept);
                step.map(Replayed::Made).map_err(|_| RecordFaultKind::Impossible)
            }
            Entry::TakenBack(seat) => {
                let taken_back = self.past.take_back(&mut self.game, seat, self.seed);
                taken_back.map(|()| Replayed::TakenBack(seat)).map_err(|_| RecordFaultKind::Impossible)
            }
        }
    }
}

impl<G: Written> Iterator for Replay<G> {
    type Item = Result<Replayed<G>, RecordFault>;

    /// Plays the next line; nothing comes after one that cannot be played.
    fn next(&mut self) -> Option<Self::Item> {
        let (line, entry) = *self.entries.get(self.at).filter(|_| !self.stuck)?;
        let replayed = self.play(entry).map_err(|kind| RecordFault { line, kind });
        match &replayed {
            Ok(_) => self.at += 1,
            Err(_) => self.stuck = true,
        }
        Some(replayed)
    }
}
