//! Engine of the family `wall` (NN-11 to NN-20): [`WallGame`] applies a [`Move`] and returns [`Observation`]s, the same
//! for everybody.

mod game;
mod moves;
mod play;
#[cfg(test)]
mod properties;
mod state;

pub use game::{Step, View, WallGame};
pub use moves::{
    BreachSide, EndReason, IllegalMove, IllegalReason, Move, Observation, Outcome, Pair, Party, Spot, read_spot,
    side_word,
};
pub use state::{Awaiting, Position, PositionFault};
