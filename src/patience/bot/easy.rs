//! Level `easy`: lays whatever can be laid.

use crate::bot::Bot;
use crate::engine::Dice;
use crate::patience::engine::{Awaiting, Game, Move, View};

/// Lays from the rows first, then the turned card; keeps cards that stand for any until the hidden pile is used up.
#[derive(Debug, Default)]
pub(super) struct Easy;

impl Bot<Game> for Easy {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let rank = |wanted: &Move| match wanted {
            Move::Row(_) => 0,
            Move::Lay => 1,
            Move::Keep | Move::Put => 2,
            Move::Wish(_) if view.awaits() == Awaiting::Rest => 3,
            _ => 4,
        };
        let moves = view.legal_moves();
        let best = moves.iter().map(rank).min();
        let moves: Vec<Move> = moves.iter().copied().filter(|wanted| Some(rank(wanted)) == best).collect();
        *dice.pick(&moves).expect("a game that is not over has a legal move")
    }
}
