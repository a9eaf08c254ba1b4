//! Computer players of shedding games.

mod levels;
mod search;
mod tip;
mod worth;

pub use tip::{Motive, Tip};
