//! The engine: deterministic state machines without text, terminal or clock. What all games share: the trait [`Family`],
//! seats, set-ups and chance.

#![warn(missing_docs)]

mod chance;
mod game;
mod setup;
mod stack;

pub use chance::{CHANCE_VERSION, Chance, ChanceFault, Dice, Shuffled};
pub(crate) use game::why;
pub use game::{Explanation, Family, OpenStep, Played};
pub use setup::{Calls, MAX_SEATS, Referee, Seat, SeatSet, Setup, Viewer};
pub(crate) use stack::Stack;

pub(crate) mod families {
    pub use super::game::of_family;
}
