//! Computer players of wall games.

mod easy;
mod hard;
mod medium;
mod random;
mod search;
mod tip;

use crate::bot::{Bot, Budget, Computers, Level};
use crate::wall::engine::Game;

use easy::Easy;
use hard::Hard;
use medium::Medium;
use random::Random;
pub use tip::{Motive, Tip};

impl Computers for Game {
    fn bot(level: Level, budget: Budget) -> Box<dyn Bot<Game>> {
        match level {
            Level::Random => Box::new(Random::default()),
            Level::Easy => Box::new(Easy),
            Level::Medium => Box::new(Medium),
            Level::Hard => Box::new(Hard::new(budget)),
        }
    }
}
