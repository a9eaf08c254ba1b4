//! Engine of the family `patience`: one player lays the cards of a hidden pile, one by one, on a pile of each colour
//! (NN-21 to NN-26).
//!
//! A deterministic state machine: [`Game`] applies a [`Move`] and returns [`Observation`]s. The player's [`View`]
//! hides the order of the hidden pile.

mod game;
mod moves;
mod play;
#[cfg(test)]
mod properties;
mod solve;
mod state;

pub use game::{Game, Step, View};
pub use moves::{IllegalMove, IllegalReason, LaidFrom, Move, Observation, Outcome};
pub use solve::{Outlook, SolverResult};
pub use state::{Awaiting, Position, PositionFault};
