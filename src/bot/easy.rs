//! Level `easy`: a beginner at the table.

use super::{Bot, catch_somebody, overlooks_twin, with_call};
use crate::engine::{Dice, Game, Move, View};

/// How often it forgets a call, in percent.
const FORGETS: u8 = 50;
/// How often it notices that somebody else forgot one, or that it holds a card that may be laid out of turn, in percent.
const NOTICES: u8 = 50;

/// Lays any card that fits; where none does, or where nothing can be laid, it makes any legal move.
#[derive(Debug, Default)]
pub(super) struct Easy {
    moves: Vec<Move>,
}

impl Bot<Game> for Easy {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        if overlooks_twin(view, NOTICES, dice) {
            return Move::Pass;
        }
        view.decisions(&mut self.moves);
        if self.moves.iter().any(|wanted| wanted.lays_a_card()) {
            self.moves.retain(|wanted| wanted.lays_a_card());
        }
        let wanted = *dice.pick(&self.moves).expect("who has to decide has a legal move");
        with_call(wanted, view, FORGETS, dice)
    }

    fn notice(&mut self, view: View<'_>, dice: &mut Dice) -> Option<Move> {
        catch_somebody(view, NOTICES, dice)
    }
}
