//! The games of the family `patience`: one player lays the cards of a hidden pile, one by one, on a pile of each colour
//! (NN-21 to NN-26).
//!
//! A state machine like the others: a [`Move`] goes in, the [`Game`] carries it out. The order of the hidden pile stays
//! in here; the player gets a [`View`], and hears what happens as [`Observation`].

mod game;
mod moves;
mod play;
#[cfg(test)]
mod properties;
mod solve;
mod state;
mod view;

pub use game::{Game, Step};
pub use moves::{IllegalMove, IllegalReason, Move, Observation, Outcome, Source};
pub use solve::{Answer, Outlook};
pub use state::{Awaiting, Position, PositionFault};
pub use view::View;
