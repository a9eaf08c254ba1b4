//! Level `random`: the measure for the others.

use super::Bot;
use crate::engine::Dice;
use crate::engine::wall::{Game, Move, View};

/// Chooses uniformly among the legal moves.
#[derive(Debug, Default)]
pub(super) struct Random;

impl Bot<Game> for Random {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        *dice.pick(&view.legal_moves()).expect("who has to decide has a legal move")
    }
}
