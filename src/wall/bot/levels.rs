//! Computer players by level: `easy`, and `medium` and `hard`, which search.

use super::search::Search;
use crate::bot::{Bot, Budget};
use crate::engine::Dice;
use crate::wall::engine::{Game, Move, Party, View};
use crate::wall::rules::Fit;

/// Takes a double match if there is one, else any pair; exchanges only if it must.
#[derive(Debug, Default)]
pub(super) struct Easy;

impl Bot<Game> for Easy {
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
pub(super) struct Ahead {
    budget: Budget,
    deepest: u8,
}

impl Ahead {
    /// Search depth of the level `medium`, in moves.
    pub const MEDIUM_DEEPEST: u8 = 3;

    /// Own move, reply, own move. So `medium` keeps the turn where that pays, makes a breach, and leaves none.
    pub const MEDIUM: Ahead = Ahead { budget: Budget::Positions(u64::MAX), deepest: Ahead::MEDIUM_DEEPEST };

    pub fn hard(budget: Budget) -> Self {
        Ahead { budget, deepest: u8::MAX }
    }
}

impl Bot<Game> for Ahead {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let me = view.to_act().map_or(Party(0), Party::of);
        let best = Search::new(me, self.budget).best_moves(view, self.deepest);
        *dice.pick(&best).expect("who has to decide has a legal move")
    }
}
