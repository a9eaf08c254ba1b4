//! Computer players of shedding games.

mod easy;
mod habits;
mod hard;
mod medium;
mod motive;
mod playout;
mod prospect;
mod random;
mod search;
mod slips;
mod tip;
mod worth;

use super::budget::Budget;
use super::level::Level;
use super::player::{Bot, Computers};
use crate::engine::{Game, View};

use easy::Easy;
use hard::Hard;
use medium::Medium;
pub use motive::Motive;
use random::Random;
pub use tip::Tip;

impl Computers for Game {
    fn bot(level: Level, budget: Budget) -> Box<dyn Bot<Game>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => Box::new(Easy::default()),
            Level::Medium => Box::new(Medium::default()),
            Level::Hard => Box::new(Hard::new(budget)),
        }
    }

    fn may_be_noticed(view: View<'_>) -> bool {
        view.has_open_windows() && (view.calls_are_caught() || view.runs_are_caught())
    }
}
