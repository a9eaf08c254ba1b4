//! Computer players of wall games.

mod easy;
mod hard;
mod medium;
mod random;
mod search;
mod tip;

use std::time::Duration;

use super::{Occasion, dice_for};
use crate::engine::Dice;
use crate::engine::wall::{Move, View};

pub(super) use easy::Easy;
pub(super) use hard::Hard;
use hard::POSITIONS;
pub(super) use medium::Medium;
pub(super) use random::Random;
pub use tip::{Motive, Tip};

/// How long a player may look ahead at each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// At so many positions: the same on every machine, for simulation and for games that can be played again.
    Positions(u64),
    /// For so long: at the table, where nobody waits gladly.
    Time(Duration),
}

impl Budget {
    /// What a player looks ahead where games are to be the same on every machine.
    pub const USUAL: Budget = Budget::Positions(POSITIONS);
}

/// A way to play. It has no memory from move to move: the same view and the same dice give the same choice.
pub trait Bot: Send {
    /// The move of the seat on turn: always a legal one.
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move;
}

/// A computer player on its seat.
pub type Player = super::Player<dyn Bot>;

impl Player {
    /// The player's move; `number` counts the moves of the game before it.
    pub fn choose(&mut self, view: View<'_>, number: u64) -> Move {
        self.bot.choose(view, &mut dice_for(self.seed, self.seat, number, Occasion::Choose))
    }
}
