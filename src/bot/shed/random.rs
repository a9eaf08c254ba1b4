//! Level `random`: the measure for the others.

use super::slips::{catch_somebody, with_call};
use crate::bot::player::Bot;
use crate::engine::{Dice, Game, Move, View};

/// Chooses uniformly among the legal moves; forgets no call and misses none.
#[derive(Debug, Default)]
pub(super) struct Random;

impl Bot<Game> for Random {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let wanted = view.pick_decision(|all| dice.below(all)).expect("who has to decide has a legal move");
        with_call(wanted, view, 0, dice)
    }

    fn notice(&mut self, view: View<'_>, dice: &mut Dice) -> Option<Move> {
        catch_somebody(view, 100, dice)
    }
}
