//! Computer players of wall games.

mod easy;
mod hard;
mod medium;
mod random;
mod search;
mod tip;

use std::time::Duration;

use super::{Occasion, dice_for};
use crate::engine::wall::{Move, View};
use crate::engine::{Dice, Seat};

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
pub struct Player {
    seat: Seat,
    seed: u64,
    bot: Box<dyn Bot>,
}

impl Player {
    /// Puts a way of playing on a seat of the game with this seed.
    #[must_use]
    pub fn new(seat: Seat, seed: u64, bot: Box<dyn Bot>) -> Self {
        Player { seat, seed, bot }
    }

    /// Sits down again for a game with another seed.
    pub fn begin(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// The seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The player's move; `number` counts the moves of the game before it.
    pub fn choose(&mut self, view: View<'_>, number: u64) -> Move {
        self.bot.choose(view, &mut dice_for(self.seed, self.seat, number, Occasion::Choose))
    }
}
