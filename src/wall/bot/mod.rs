//! Computer players of wall games.

mod levels;
mod search;
#[cfg(test)]
mod tests;
mod tip;

use crate::bot::{Bot, Budget, Computers, Level, Random};
use crate::wall::engine::{Game, Move, View};

use levels::{Ahead, Easy};
pub use tip::{Motive, Tip};

impl Computers for Game {
    fn bot(level: Level, budget: Budget) -> Box<dyn Bot<Game>> {
        match level {
            Level::Random => Box::new(Random::<Game>::of(all_moves)),
            Level::Easy => Box::new(Easy),
            Level::Medium => Box::new(Ahead::MEDIUM),
            Level::Hard => Box::new(Ahead::hard(budget)),
        }
    }
}

fn all_moves(view: View<'_>, moves: &mut Vec<Move>) {
    view.list_moves(moves);
}
