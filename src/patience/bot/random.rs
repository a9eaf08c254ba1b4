//! Level `random`: the measure for the others.

use crate::bot::Bot;
use crate::engine::Dice;
use crate::patience::engine::{Game, Move, View};

/// Chooses uniformly among the legal moves.
#[derive(Debug, Default)]
pub(super) struct Random {
    moves: Vec<Move>,
}

impl Bot<Game> for Random {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        view.list_moves(&mut self.moves);
        *dice.pick(&self.moves).expect("a game that is not over has a legal move")
    }
}
