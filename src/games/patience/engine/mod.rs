//! Engine of the family `patience` (NN-21 to NN-26): [`PatienceGame`] applies a [`Move`] and returns [`Observation`]s. The
//! [`View`] hides the order of the hidden pile.

mod game;
mod moves;
mod play;
#[cfg(test)]
mod properties;
mod solve;
mod state;

pub use game::{PatienceGame, Step, View};
pub use moves::{IllegalMove, IllegalReason, LaidFrom, Move, Observation, Outcome};
pub use solve::{Outlook, SolverResult};
pub use state::{Awaiting, Position, PositionFault};
