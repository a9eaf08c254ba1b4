//! Computer players of the family `patience`, tips, and chances of winning.

mod chances;
mod levels;
mod tip;

use crate::bot::{Bot, Budget, Computers, Level, Random};
use crate::patience::engine::{Game, Move, View};

pub use chances::{chances, chances_within};
use levels::{Easy, Hard, Playout};
pub use tip::{Motive, Tip};

impl Computers for Game {
    fn bot(level: Level, _: Budget) -> Box<dyn Bot<Game>> {
        match level {
            Level::Random => Box::new(Random::<Game>::of(all_moves)),
            Level::Easy => Box::new(Easy),
            Level::Medium => Box::new(Playout::MEDIUM),
            Level::Hard => Box::new(Hard),
        }
    }
}

fn all_moves(view: View<'_>, moves: &mut Vec<Move>) {
    view.list_moves(moves);
}

#[cfg(test)]
fn undealt(seed: u64) -> Game {
    use crate::rules::{AnyRules, Library};

    let Ok(AnyRules::Patience(rules)) = Library::built_in().load("numnum-patience", &[]).map(|game| game.rules)
    else {
        panic!("a patience");
    };
    Game::new(rules, seed)
}
