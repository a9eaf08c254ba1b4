//! Level `medium`: plays by simple good habits.

use super::habits::Habits;
use super::slips::{catch_somebody, overlooks_twin, with_call};
use crate::bot::player::Bot;
use crate::engine::{Dice, Game, Move, View};

/// How often it forgets a call, in percent.
const FORGETS: u8 = 5;
/// How often it notices that somebody else forgot one, or that it holds a card that may be laid out of turn, in percent.
const NOTICES: u8 = 90;
/// How often it bluffs when it could, in percent.
const BLUFFS: u8 = 5;

/// Has good habits, and slips now and then.
#[derive(Debug, Default)]
pub(super) struct Medium {
    habits: Habits,
}

impl Bot<Game> for Medium {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        if overlooks_twin(view, NOTICES, dice) {
            return Move::Pass;
        }
        let wanted = self.habits.choose(view, BLUFFS, dice);
        with_call(wanted, view, FORGETS, dice)
    }

    fn notice(&mut self, view: View<'_>, dice: &mut Dice) -> Option<Move> {
        catch_somebody(view, NOTICES, dice)
    }
}
