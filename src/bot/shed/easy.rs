//! Level `easy`: a beginner at the table.

use super::slips::{catch_somebody, overlooks_twin, with_call};
use super::worth::Worth;
use crate::bot::player::Bot;
use crate::cards::CardKind;
use crate::engine::{Dice, Game, Move, View};

/// How often it forgets a call, in percent.
const FORGETS: u8 = 10;
/// How often it notices that somebody else forgot one, or that it holds a card that may be laid out of turn, in percent.
const NOTICES: u8 = 50;

/// Lays any card that fits, those last that always fit, and names what it holds most of; where nothing can be laid, it
/// makes any legal move.
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
        let mut wanted = *dice.pick(&self.moves).expect("who has to decide has a legal move");
        let highest = self.moves.iter().map(|wanted| sense(view, *wanted)).max();
        if Some(sense(view, wanted)) != highest {
            self.moves.retain(|wanted| Some(sense(view, *wanted)) == highest);
            wanted = *dice.pick(&self.moves).expect("one of the moves makes most sense");
        }
        with_call(wanted, view, FORGETS, dice)
    }

    fn notice(&mut self, view: View<'_>, dice: &mut Dice) -> Option<Move> {
        catch_somebody(view, NOTICES, dice)
    }
}

/// What plain sense says of a move: whether it lays a card, and one that could not be laid as well later; of wishes, how
/// much of what is wished remains in the hand.
fn sense(view: View<'_>, wanted: Move) -> (u8, i32) {
    let hand = view.own_cards();
    let always_fits = |card: &CardKind| view.rules().kind(*card).fits_always.is_some();
    let follows = || Worth::of(view, hand, wanted).map_or(0, |worth| worth.follows);
    match wanted {
        Move::Play { card, wish, .. } if always_fits(&card) || wish.is_some() => (1, wish.map_or(0, |_| follows())),
        Move::Play { card, .. } if view.rules().kind(card).stands_for.is_some() => (1, 0),
        Move::PlayTogether { cards, .. }
            if hand.len() > cards.as_slice().len() && cards.as_slice().iter().all(always_fits) =>
        {
            (1, follows())
        }
        Move::Play { .. } | Move::PlayTogether { .. } => (2, 0),
        Move::Choose(_) | Move::StandFor(_) => (0, follows()),
        _ => (0, 0),
    }
}
