//! Simple good habits: what a player does who looks at the own hand and at what lies open, and no further.

use super::worth::{Worth, is_worth_a_challenge, spare_partners};
use crate::engine::{Awaiting, Dice, Move, View};

/// Keeps cards that always fit, sheds points, goes on in the colour that it holds most, hits who is about to be out
/// but no partner, hands on what is pending, challenges by the odds.
#[derive(Debug, Default)]
pub(super) struct Habits {
    moves: Vec<Move>,
    best: Vec<Move>,
}

impl Habits {
    /// The decision of the viewer, who bluffs in so many percent of all cases in which that is possible.
    pub fn choose(&mut self, view: View<'_>, bluffs: u8, dice: &mut Dice) -> Move {
        view.decisions(&mut self.moves);
        if self.moves.len() == 1 {
            return *dice.pick(&self.moves).expect("who has to decide has a legal move");
        }
        if let Awaiting::Challenge { against, in_force } = view.awaits() {
            if is_worth_a_challenge(view, against, in_force) {
                return Move::Challenge;
            }
            self.moves.retain(|wanted| *wanted != Move::Challenge);
        }
        self.bluff_or_not(view, bluffs, dice);
        spare_partners(view, &mut self.moves);
        let hand = view.own_cards();
        let mut highest = None;
        self.best.clear();
        for wanted in &self.moves {
            let value = Worth::of(view, hand, *wanted).map(Worth::total);
            if self.best.is_empty() || value > highest {
                highest = value;
                self.best.clear();
            }
            if value == highest {
                self.best.push(*wanted);
            }
        }
        *dice.pick(&self.best).expect("who has to decide has a legal move")
    }

    /// Leaves either the bluffs or the rest, where there are both.
    fn bluff_or_not(&mut self, view: View<'_>, bluffs: u8, dice: &mut Dice) {
        let is_bluff = |wanted: &Move| matches!(wanted, Move::Play { card, .. } if view.is_bluff(*card));
        if !self.moves.iter().any(is_bluff) {
            return;
        }
        if self.moves.iter().any(|wanted| wanted.lays_a_card() && !is_bluff(wanted)) {
            let bluff = dice.percent(bluffs);
            self.moves.retain(|wanted| is_bluff(wanted) == bluff);
        }
    }
}
