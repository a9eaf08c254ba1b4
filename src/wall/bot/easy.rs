//! Level `easy`: takes what fits doubly, and the larger side of a breach.

use crate::bot::Bot;
use crate::engine::Dice;
use crate::wall::engine::{Game, Move, View};
use crate::wall::rules::Fit;

/// Takes a pair that fits doubly if there is one, else any; exchanges only where it must.
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
