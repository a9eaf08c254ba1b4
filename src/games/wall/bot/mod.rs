//! Computer players of the family `wall` by level (`medium` and `hard` search), and tips.

mod search;
#[cfg(test)]
mod tests;
mod tip;

use crate::bot::{Bot, Budget, Computers, Level, Random};
use crate::engine::Dice;
use crate::games::wall::engine::{Move, Party, View, WallGame};
use crate::games::wall::rules::Fit;
use search::{MEDIUM_DEPTH, Search};
pub use tip::{Motive, Tip};

impl Computers for WallGame {
    fn bot(level: Level, budget: Budget) -> Box<dyn Bot<WallGame>> {
        match level {
            #[allow(clippy::redundant_closure_for_method_calls, reason = "the method holds for one lifetime only")]
            Level::Random => Box::new(Random::<WallGame>(|view| view.legal_moves())),
            Level::Easy => Box::new(Easy),
            // Own move, reply, own move. So `medium` keeps the turn where that pays, makes a breach, and leaves none.
            Level::Medium => Box::new(Ahead { budget: Budget::Positions(u64::MAX), deepest: MEDIUM_DEPTH }),
            Level::Hard => Box::new(Ahead { budget, deepest: u8::MAX }),
        }
    }
}

/// Takes a double match if there is one, else any pair; exchanges only if it must.
#[derive(Debug)]
struct Easy;

impl Bot<WallGame> for Easy {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let moves = view.legal_moves();
        let worth = |wanted: &Move| match wanted {
            Move::Take(pair) => match view.fit(*pair) {
                Some((_, Fit::Doubly)) => 2,
                _ => 1,
            },
            Move::Breach { spot, side } => view.beside(*spot, *side),
            Move::Exchange { .. } | Move::Pass | Move::Deal => 0,
        };
        let best = moves.iter().map(worth).max();
        let moves: Vec<Move> = moves.iter().copied().filter(|wanted| Some(worth(wanted)) == best).collect();
        *dice.pick(&moves).expect("who has to decide has a legal move")
    }
}

/// Iterative deepening until the budget is spent or the depth limit is reached.
#[derive(Debug)]
struct Ahead {
    budget: Budget,
    deepest: u8,
}

impl Bot<WallGame> for Ahead {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let me = view.to_act().map_or(Party(0), Party::of);
        let best = Search::new(me, self.budget).best_moves(view, self.deepest);
        *dice.pick(&best).expect("who has to decide has a legal move")
    }
}
