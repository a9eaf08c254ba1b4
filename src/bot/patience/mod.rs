//! Computer players of patiences, who play alone; tips, and what can be known of whether a game can be won.

mod chances;
mod easy;
mod playout;
mod random;
mod tip;

use super::{Occasion, dice_for};
use crate::engine::patience::{Move, View};
use crate::engine::{Dice, Seat};

pub use chances::{chances, chances_within};
pub(super) use easy::Easy;
pub(super) use playout::Playout;
pub(super) use random::Random;
pub use tip::{Motive, Tip};

/// A way to play. It has no memory from move to move: the same view and the same dice give the same choice.
pub trait Bot: Send {
    /// The next move: always a legal one, and never one back.
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move;
}

/// A computer player at its patience.
pub struct Player {
    seed: u64,
    bot: Box<dyn Bot>,
}

impl Player {
    /// A player of the game with this seed.
    #[must_use]
    pub fn new(seed: u64, bot: Box<dyn Bot>) -> Self {
        Player { seed, bot }
    }

    /// Begins a game with another seed.
    pub fn begin(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// The player's move; `number` counts the moves of the game before it.
    pub fn choose(&mut self, view: View<'_>, number: u64) -> Move {
        self.bot.choose(view, &mut dice_for(self.seed, Seat(0), number, Occasion::Choose))
    }
}
