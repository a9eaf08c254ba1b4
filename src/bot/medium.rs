//! Level `medium`: plays by simple good habits.

use super::worth::{Worth, is_worth_a_challenge};
use super::{Bot, catch_somebody, overlooks_twin, with_call};
use crate::engine::{Awaits, Dice, Game, Move, View};

/// How often it forgets a call, in percent.
const FORGETS: u8 = 5;
/// How often it notices that somebody else forgot one, or that it holds a card that may be laid out of turn, in percent.
const NOTICES: u8 = 90;
/// How often it bluffs when it could, in percent.
const BLUFFS: u8 = 5;

/// Keeps cards that always fit, sheds points, goes on in the colour that it holds most, hits who is about to be out
/// but no partner, hands on what is pending, challenges by the odds.
#[derive(Debug, Default)]
pub(super) struct Medium {
    moves: Vec<Move>,
    best: Vec<Move>,
}

impl Bot<Game> for Medium {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        if overlooks_twin(view, NOTICES, dice) {
            return Move::Pass;
        }
        view.decisions(&mut self.moves);
        if let Awaits::Challenge { against, in_force } = view.awaits() {
            if is_worth_a_challenge(view, against, in_force) {
                return Move::Challenge;
            }
            self.moves.retain(|wanted| *wanted != Move::Challenge);
        }
        let bluffs = |wanted: &Move| matches!(wanted, Move::Play { card, .. } if view.is_bluff(*card));
        let honest = self.moves.iter().any(|wanted| wanted.lays_a_card() && !bluffs(wanted));
        if honest && self.moves.iter().any(bluffs) {
            let bluff = dice.percent(BLUFFS);
            self.moves.retain(|wanted| bluffs(wanted) == bluff);
        }
        let hand = view.hand();
        let value = |wanted: &Move| Worth::of(view, &hand, *wanted).map(Worth::total);
        let highest = self.moves.iter().map(value).max();
        self.best.clear();
        self.best.extend(self.moves.iter().filter(|wanted| Some(value(wanted)) == highest));
        let wanted = *dice.pick(&self.best).expect("who has to decide has a legal move");
        with_call(wanted, view, FORGETS, dice)
    }

    fn notice(&mut self, view: View<'_>, dice: &mut Dice) -> Option<Move> {
        catch_somebody(view, NOTICES, dice)
    }
}
