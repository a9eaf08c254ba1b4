//! Engine of the family `wall`: all cards lie open in stacks, and two parties take fitting pairs from their free ends
//! (NN-11 to NN-20).
//!
//! A deterministic state machine: [`Game`] applies a [`Move`] and returns [`Observation`]s, the same for everybody.
//! Other modules read the table through a [`View`], although nothing on it is hidden.

mod game;
mod moves;
mod play;
#[cfg(test)]
mod properties;
mod state;

pub use game::{Game, Step, View};
pub use moves::{BreachSide, EndReason, IllegalMove, IllegalReason, Move, Observation, Outcome, Pair, Party, Spot};
pub use state::{Awaiting, Position, PositionFault};
