//! Computer players of patiences, who play alone; tips, and what can be known of whether a game can be won.

mod chances;
mod easy;
mod playout;
mod random;
mod tip;

use crate::bot::{Bot, Budget, Computers, Level, LevelFault};
use crate::patience::engine::Game;
use crate::patience::rules::Rules;

pub use chances::{chances, chances_within};
use easy::Easy;
use playout::Playout;
use random::Random;
pub use tip::{Motive, Tip};

impl Computers for Game {
    const LEVELS: &'static [Level] = &Level::ALL;

    fn bot(level: Level, _: &Rules, _: Budget) -> Result<Box<dyn Bot<Game>>, LevelFault> {
        Ok(match level {
            Level::Random => Box::new(Random::default()),
            Level::Easy => Box::new(Easy),
            Level::Medium => Box::new(Playout::MEDIUM),
            Level::Hard => Box::new(Playout::HARD),
        })
    }
}
