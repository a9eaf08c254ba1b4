//! Level `random`: the measure for the others.

use crate::bot::Bot;
use crate::engine::Dice;
use crate::wall::engine::{Game, Move, View};

/// Chooses uniformly among the legal moves.
#[derive(Debug, Default)]
pub(super) struct Random {
    moves: Vec<Move>,
}

impl Bot<Game> for Random {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        view.list_moves(&mut self.moves);
        match self.moves.as_slice() {
            [only] => *only,
            moves => *dice.pick(moves).expect("who has to decide has a legal move"),
        }
    }
}
