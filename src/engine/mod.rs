//! The engine: deterministic state machines without text, terminal or clock. What all games share: the trait [`Game`],
//! notation, seats, set-ups and chance.

#![warn(missing_docs)]

mod chance;
mod game;
mod notation;
mod setup;
mod stack;

pub use chance::{CHANCE_VERSION, Chance, ChanceFault, Dice, Shuffled};
pub use game::{Explanation, Game};
pub(crate) use game::{refuse, why};
pub(crate) use notation::Words;
pub use notation::{Codes, NotationFault, read_seat};
pub use setup::{Calls, MAX_SEATS, Referee, Seat, SeatSet, Setup, Viewer};
pub(crate) use stack::Stack;

/// The configuration of property tests that try so many cases.
#[cfg(test)]
pub(crate) fn config(cases: u32) -> proptest::test_runner::Config {
    proptest::test_runner::Config { cases, failure_persistence: None, max_shrink_iters: 200, ..Default::default() }
}
