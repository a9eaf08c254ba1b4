//! Level `hard`: keeps a game that can be won, and plays the rest through in many orders.

use super::tip::winning;
use super::{Bot, Playout};
use crate::engine::Dice;
use crate::engine::patience::{Game, Move, View};

/// With at most one card hidden it makes only moves after which the game can still be won; before that, and among those,
/// it takes what comes out best in many orders of the hidden pile.
#[derive(Debug, Default)]
pub(super) struct Hard;

impl Bot<Game> for Hard {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let moves = view.legal_moves();
        let winning = winning(view, &moves);
        let choice = if winning.is_empty() { moves } else { winning };
        Playout::HARD.best(view, &choice, dice).expect("a game that is not over has a legal move")
    }
}
