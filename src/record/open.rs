//! Games that lie open, move by move: what tables and records of walls and patiences have in common.

use std::sync::Arc;

use super::{Entry, Head, Record, RecordFault, RecordFaultKind};
use crate::engine::{Seat, patience, wall};
use crate::notation::{self, NotationFault};
use crate::rules;

/// A game of a family in which everything that is told is told to everybody.
pub trait OpenGame {
    /// Its rules.
    type Rules;
    /// What can be done.
    type Move: Copy + PartialEq;
    /// What happens.
    type Seen;
    /// Why a move is refused.
    type Why;
    /// What has to be kept of a position to come back to it.
    type Before;

    /// The move that every game begins with.
    const DEAL: Self::Move;

    /// A game before its deal.
    fn begin(rules: &Arc<Self::Rules>, seats: u8, seed: u64) -> Self;

    /// Who has to decide something; nobody before the deal and after the end.
    fn to_act(&self) -> Option<Seat>;

    /// Carries out a move, and tells what came of it.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    fn make(&mut self, seat: Seat, wanted: Self::Move) -> Result<Vec<Self::Seen>, Self::Why>;

    /// What has to be kept of the position as it is.
    fn keep(&self) -> Self::Before;

    /// Goes back to how it was `before`.
    fn go_back(&mut self, before: Self::Before);

    /// A move as it stands behind the seat in a record.
    fn write(rules: &Self::Rules, wanted: Self::Move) -> String;

    /// The move of a line.
    ///
    /// # Errors
    /// What is not understood.
    fn read_line(rules: &Self::Rules, line: &str) -> Result<(Seat, Self::Move), NotationFault>;
}

impl OpenGame for wall::Game {
    type Rules = rules::wall::Rules;
    type Move = wall::Move;
    type Seen = wall::Seen;
    type Why = wall::Why;
    type Before = wall::Game;

    const DEAL: wall::Move = wall::Move::Deal;

    fn begin(rules: &Arc<Self::Rules>, seats: u8, seed: u64) -> Self {
        wall::Game::new(Arc::clone(rules), seats, seed)
    }

    fn to_act(&self) -> Option<Seat> {
        self.to_act()
    }

    fn make(&mut self, seat: Seat, wanted: Self::Move) -> Result<Vec<Self::Seen>, Self::Why> {
        self.apply(seat, wanted).map(|step| step.seen().to_vec())
    }

    fn keep(&self) -> Self::Before {
        self.clone()
    }

    fn go_back(&mut self, before: Self::Before) {
        *self = before;
    }

    fn write(rules: &Self::Rules, wanted: Self::Move) -> String {
        notation::wall::Notation::of(rules).write(wanted)
    }

    fn read_line(rules: &Self::Rules, line: &str) -> Result<(Seat, Self::Move), NotationFault> {
        notation::wall::Notation::of(rules).read_line(line)
    }
}

impl OpenGame for patience::Game {
    type Rules = rules::patience::Rules;
    type Move = patience::Move;
    type Seen = patience::Seen;
    type Why = patience::Why;
    type Before = ();

    const DEAL: patience::Move = patience::Move::Deal;

    fn begin(rules: &Arc<Self::Rules>, _seats: u8, seed: u64) -> Self {
        patience::Game::new(Arc::clone(rules), seed)
    }

    fn to_act(&self) -> Option<Seat> {
        let waits = matches!(self.view().awaits(), patience::Awaits::Card | patience::Awaits::Rest);
        waits.then_some(Seat(0))
    }

    fn make(&mut self, _seat: Seat, wanted: Self::Move) -> Result<Vec<Self::Seen>, Self::Why> {
        self.apply(wanted).map(|step| step.seen().to_vec())
    }

    /// Nothing: the engine remembers by itself, since it counts what is taken back.
    fn keep(&self) -> Self::Before {}

    fn go_back(&mut self, (): Self::Before) {
        let gone_back = self.apply(patience::Move::Undo);
        debug_assert!(gone_back.is_ok(), "every move but the deal can be taken back");
    }

    fn write(rules: &Self::Rules, wanted: Self::Move) -> String {
        notation::patience::Notation::of(rules).write(wanted)
    }

    fn read_line(rules: &Self::Rules, line: &str) -> Result<(Seat, Self::Move), NotationFault> {
        notation::patience::Notation::of(rules).read_line(line)
    }
}

/// No move of this seat can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing to take back")]
pub struct NothingToTakeBack;

/// A game that lies open, with what can be taken back of it. Nothing is hidden, so nothing that was learnt stands
/// against that.
pub struct Open<G: OpenGame> {
    game: G,
    before: Vec<(Seat, G::Before)>,
}

impl<G: OpenGame> Open<G> {
    /// How many moves of a seat can be taken back, one after the other.
    #[must_use]
    pub fn moves_of(&self, seat: Seat) -> usize {
        self.before.iter().filter(|(other, _)| *other == seat).count()
    }

    /// A game before its first move.
    #[must_use]
    pub fn new(game: G) -> Self {
        Open { game, before: Vec::new() }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Carries out a move; one that is to be `kept` can be taken back later.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn make(&mut self, seat: Seat, wanted: G::Move, kept: bool) -> Result<Vec<G::Seen>, G::Why> {
        let before = (kept && wanted != G::DEAL).then(|| self.game.keep());
        let seen = self.game.make(seat, wanted)?;
        self.before.extend(before.map(|before| (seat, before)));
        Ok(seen)
    }

    /// Takes back the last move of a seat, and with it all that followed.
    ///
    /// # Errors
    /// There is nothing to take back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), NothingToTakeBack> {
        let last = self.before.iter().rposition(|(other, _)| *other == seat).ok_or(NothingToTakeBack)?;
        self.before.truncate(last + 1);
        if let Some((_, before)) = self.before.pop() {
            self.game.go_back(before);
        }
        Ok(())
    }
}

/// What a line of a record brought about.
#[derive(Debug)]
pub enum OpenReplayed<S> {
    /// A move was made.
    Made(Vec<S>),
    /// A move of this seat was taken back.
    TakenBack(Seat),
}

/// A record of an open game that is being played again.
pub struct OpenReplay<'a, G: OpenGame> {
    head: &'a Head,
    open: Open<G>,
    entries: std::vec::IntoIter<(usize, Entry<G::Move>)>,
}

impl<'a, G: OpenGame> OpenReplay<'a, G> {
    /// A record under its rules, before the first move. `hash` is that of the rules, `sizes` says for how many they are.
    ///
    /// # Errors
    /// The rules are others, they are not for so many players, or a line is no move.
    pub fn new(
        record: &'a Record,
        rules: &Arc<G::Rules>,
        hash: u64,
        sizes: &rules::TableSizes,
    ) -> Result<Self, RecordFault> {
        let head = &record.head;
        if head.rules != hash {
            return Err(RecordFault { line: super::RULES_LINE, kind: RecordFaultKind::OtherRules });
        }
        if !sizes.contains(usize::from(head.setup.seats)) {
            return Err(RecordFault { line: head.seat_line(0), kind: RecordFaultKind::Expected { key: "seat" } });
        }
        let entries = record.read_entries(|line| G::read_line(rules, line))?.into_iter();
        let open = Open::new(G::begin(rules, head.setup.seats, head.seed));
        Ok(OpenReplay { head, open, entries })
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &G {
        self.open.game()
    }

    /// Plays the rest, and tells what is in it.
    ///
    /// # Errors
    /// The first line that cannot be played.
    pub fn run(&mut self) -> Result<Vec<Entry<G::Move>>, RecordFault> {
        let entries = self.entries.as_slice().iter().map(|(_, entry)| *entry).collect();
        self.try_for_each(|replayed| replayed.map(drop))?;
        Ok(entries)
    }

    fn play(&mut self, entry: Entry<G::Move>) -> Result<OpenReplayed<G::Seen>, RecordFaultKind> {
        match entry {
            Entry::Move(seat, wanted) => {
                let kept = self.head.can_be_taken_back() && self.head.is_person(seat);
                let seen = self.open.make(seat, wanted, kept);
                seen.map(OpenReplayed::Made).map_err(|_| RecordFaultKind::Impossible)
            }
            Entry::TakenBack(seat) => {
                self.open.take_back(seat).map_err(|_| RecordFaultKind::Impossible)?;
                Ok(OpenReplayed::TakenBack(seat))
            }
        }
    }
}

impl<G: OpenGame> Iterator for OpenReplay<'_, G> {
    type Item = Result<OpenReplayed<G::Seen>, RecordFault>;

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
