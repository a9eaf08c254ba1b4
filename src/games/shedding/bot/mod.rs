//! Computer players of shedding games.

mod heuristics;
mod levels;
mod search;
mod tip;

pub use tip::{Motive, Tip};
