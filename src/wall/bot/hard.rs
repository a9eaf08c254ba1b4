//! Level `hard`: looks ahead as far as its budget reaches.

use super::search::Search;
use crate::bot::Bot;
use crate::bot::Budget;
use crate::engine::Dice;
use crate::wall::engine::{Game, Move, Party, View};

/// Searches deeper and deeper until its budget is used up.
#[derive(Debug)]
pub(super) struct Hard {
    budget: Budget,
}

impl Hard {
    /// A player with a budget for each move.
    pub fn new(budget: Budget) -> Self {
        Hard { budget }
    }
}

impl Bot<Game> for Hard {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let me = view.to_act().map_or(Party(0), Party::of);
        let best = Search::new(me, self.budget).best_moves(view, u8::MAX);
        *dice.pick(&best).expect("who has to decide has a legal move")
    }
}
