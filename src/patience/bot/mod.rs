//! Computer players of patiences, who play alone; tips, and what can be known of whether a game can be won.

mod chances;
mod easy;
mod hard;
mod playout;
mod random;
mod tip;
mod winning;

use crate::bot::{Bot, Budget, Computers, Level};
use crate::patience::engine::Game;

pub use chances::{chances, chances_within};
use easy::Easy;
use hard::Hard;
use playout::Playout;
use random::Random;
pub use tip::{Motive, Tip};

impl Computers for Game {
    fn bot(level: Level, _: Budget) -> Box<dyn Bot<Game>> {
        match level {
            Level::Random => Box::new(Random::default()),
            Level::Easy => Box::new(Easy),
            Level::Medium => Box::new(Playout::MEDIUM),
            Level::Hard => Box::new(Hard),
        }
    }
}
