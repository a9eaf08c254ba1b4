//! Level `hard`: plays what is hidden through, again and again, before it decides.

use super::search::Search;
use super::slips::{catch_somebody, with_call};
use crate::bot::budget::Budget;
use crate::bot::player::Bot;
use crate::engine::{Dice, Game, Move, View};

/// Looks ahead within its budget; forgets no call and misses none.
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
        let best = Search::new(self.budget).best_move(view, dice);
        with_call(best, view, 0, dice)
    }

    fn notice(&mut self, view: View<'_>, dice: &mut Dice) -> Option<Move> {
        catch_somebody(view, 100, dice)
    }
}
