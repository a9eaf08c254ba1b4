//! The games of the family `wall`: all cards lie open in stacks, and two parties take fitting pairs from their free
//! ends (NN-11 to NN-20).
//!
//! A state machine like that of the shedding games beside it: a [`Move`] goes in, the [`Game`] carries it out. The table
//! stays in here, although nothing on it is hidden: whoever looks gets a [`View`], and what happens is told as
//! [`Observation`], the same for everybody.

mod game;
mod moves;
mod play;
#[cfg(test)]
mod properties;
mod state;
mod view;

pub use game::{Game, Step};
pub use moves::{End, IllegalMove, IllegalReason, Move, Observation, Outcome, Pair, Party, Side, Spot};
pub use state::{Awaiting, Position, PositionFault};
pub use view::View;
