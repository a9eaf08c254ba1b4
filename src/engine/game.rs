//! The trait that every family of games implements, and what their engines share.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use super::chance::{Chance, Dice};
use super::notation::{NotationFault, read_seat};
use super::setup::{Seat, Setup, Viewer};
use crate::rules::{Clause, CommonRules};

/// A game of one family: legal moves, application of moves, observations, views, and moves as text. The layers above extend
/// it by one trait each.
pub trait Game: Clone + fmt::Debug + Send + Sync + 'static {
    /// The compiled rules.
    type Rules: Deref<Target = CommonRules> + fmt::Debug + Send + Sync;
    /// A decision of a seat.
    type Move: Copy + Eq + fmt::Debug + Send;
    /// The result of a move; [`seen_by`](Self::seen_by) filters it for a viewer.
    type Step;
    /// An event, limited to what one viewer may know.
    type Observation: Clone;
    /// The reason for a refusal.
    type IllegalMove;
    /// The table, limited to what one viewer may know.
    type View<'a>: Copy;
    /// A snapshot for [`restore`](Self::restore).
    type Snapshot: Clone + fmt::Debug;

    /// The move that begins a game and each of its rounds. It needs nobody to be on turn.
    const DEAL: Self::Move;

    /// Limit of moves that can be undone in a row.
    const MOST_TAKEN_BACK: usize = 100;

    /// A table before the first deal, with the given source of chance.
    ///
    /// # Panics
    /// If the set-up does not suit the rules; see [`Setup::suits`].
    fn before_deal(rules: Arc<Self::Rules>, setup: Setup, chance: Chance) -> Self;

    /// A table before the first deal. Equal rules, set-up, seed and moves give equal games (G-11).
    ///
    /// # Panics
    /// If the set-up does not suit the rules; see [`Setup::suits`].
    fn begin(rules: &Arc<Self::Rules>, setup: Setup, seed: u64) -> Self {
        Self::before_deal(Arc::clone(rules), setup, Chance::Seeded(Dice::new(seed, 0)))
    }

    /// The compiled rules.
    fn rules(&self) -> &Arc<Self::Rules>;

    /// The set-up of the table.
    fn setup(&self) -> Setup;

    /// The table from the point of view of a viewer.
    fn view_by(&self, viewer: Viewer) -> Self::View<'_>;

    /// The seat that has to decide; `None` between rounds.
    fn to_act(&self) -> Option<Seat>;

    /// Resolves what follows from a stated position before anybody moves. Most games need nothing.
    fn settle(&mut self) -> Option<Self::Step> {
        None
    }

    /// Carries out a move and everything that it forces.
    ///
    /// # Errors
    /// The move is illegal; nothing has changed.
    fn apply(&mut self, seat: Seat, wanted: Self::Move) -> Result<Self::Step, Self::IllegalMove>;

    /// Like [`apply`](Self::apply), without events: for search and simulation.
    ///
    /// # Errors
    /// The move is illegal; nothing has changed.
    fn apply_silently(&mut self, seat: Seat, wanted: Self::Move) -> Result<(), Self::IllegalMove>;

    /// Carries out a move that the game has just listed as legal for this seat. It need not be checked again and emits
    /// no events.
    fn apply_offered(&mut self, seat: Seat, wanted: Self::Move) {
        let applied = self.apply_silently(seat, wanted);
        debug_assert!(applied.is_ok(), "{wanted:?} was not offered");
    }

    /// The observations that a viewer makes of a step.
    fn seen_by(step: &Self::Step, viewer: Viewer) -> Vec<Self::Observation>;

    /// The reason why the move is illegal; `None` if it is legal.
    fn why_not(&self, seat: Seat, wanted: Self::Move) -> Option<Self::IllegalMove>;

    /// The only possible move, if the program may make it for the player.
    fn forced(&self) -> Option<Self::Move> {
        None
    }

    /// True if the whole game is over, not only a round.
    fn is_over(&self) -> bool;

    /// The winners, once the game is over.
    fn winners(&self) -> Option<Vec<Seat>>;

    /// The source of chance.
    fn chance(&self) -> &Chance;

    /// Takes a snapshot of the position.
    fn snapshot(&self) -> Self::Snapshot;

    /// Restores a snapshot. Hidden chance that a player could know already is drawn again from these dice.
    fn restore(&mut self, snapshot: Self::Snapshot, further: Dice);

    /// Branches the game: hidden chance that somebody could know from the first branch is drawn again from these dice.
    /// Games without hidden chance need nothing.
    fn branch(&mut self, _further: Dice) {}

    /// True if the seat may undo this move: it is on turn, or the move needs nobody to be on turn.
    fn is_own(&self, seat: Seat, _wanted: Self::Move) -> bool {
        self.to_act() == Some(seat)
    }

    /// True if the seat has seen hidden information, so that nothing before can be undone.
    fn has_learnt(_seen: &[Self::Observation], _seat: Seat) -> bool {
        false
    }

    /// A move as text, as it follows the seat in a record.
    fn write(rules: &Self::Rules, wanted: Self::Move) -> String;

    /// Reads the text of a move.
    ///
    /// # Errors
    /// The text is not a valid move.
    fn read(rules: &Self::Rules, text: &str) -> Result<Self::Move, NotationFault>;

    /// Reads a line of a record: a seat and its move, such as `2 play r5`.
    ///
    /// # Errors
    /// The text is not a valid move.
    fn read_line(rules: &Self::Rules, line: &str) -> Result<(Seat, Self::Move), NotationFault> {
        let (seat, wanted) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        Ok((read_seat(seat)?, Self::read(rules, wanted)?))
    }
}

/// A reason with the clause that governs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation<R> {
    /// The reason.
    pub reason: R,
    /// The governing clause, if any.
    pub clause: Option<Clause>,
}

/// A refusal with its reason and the clause.
#[allow(clippy::unnecessary_wraps, reason = "a refusal is the exception of a legal move")]
pub(crate) fn refuse<R>(reason: R, clause: Option<Clause>) -> Option<Explanation<R>> {
    Some(why(reason, clause))
}

pub(crate) fn why<R>(reason: R, clause: Option<Clause>) -> Explanation<R> {
    Explanation { reason, clause }
}
