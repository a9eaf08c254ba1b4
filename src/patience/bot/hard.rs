//! Level `hard`: keeps a game that can be won, and plays the rest through in many orders.

use super::playout::Playout;
use super::winning::promising;
use crate::bot::Bot;
use crate::engine::Dice;
use crate::patience::engine::{Game, Move, View};

/// With at most one card hidden it makes only moves after which the game can still be won; before that, and among those,
/// it takes what comes out best in many orders of the hidden pile.
#[derive(Debug, Default)]
pub(super) struct Hard;

impl Bot<Game> for Hard {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let (moves, _) = promising(view);
        Playout::HARD.best(view, &moves, dice).expect("a game that is not over has a legal move")
    }
}
