//! Computer players of wall games.

mod easy;
mod hard;
mod medium;
mod random;
mod search;
mod tip;

use crate::bot::{Bot, Budget, Computers, Level, LevelFault};
use crate::wall::engine::Game;
use crate::wall::rules::Rules;

use easy::Easy;
use hard::Hard;
use medium::Medium;
use random::Random;
pub use tip::{Motive, Tip};

impl Computers for Game {
    const LEVELS: &'static [Level] = &Level::ALL;

    fn bot(level: Level, _: &Rules, budget: Budget) -> Result<Box<dyn Bot<Game>>, LevelFault> {
        Ok(match level {
            Level::Random => Box::new(Random::default()),
            Level::Easy => Box::new(Easy),
            Level::Medium => Box::new(Medium),
            Level::Hard => Box::new(Hard::new(budget)),
        })
    }
}
