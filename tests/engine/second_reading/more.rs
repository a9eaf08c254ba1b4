//! Further cards of a play, and cards after which their player lays again.

use super::effects::Effect;
use super::table::{Awaiting, Kind, Table};

impl Table<'_> {
    /// Number of further cards that may follow, and the card that allows them (N1-11).
    pub fn further_cards(&self, cards: &[Kind]) -> Option<(usize, Kind)> {
        let again = usize::from(self.lay_again(cards).is_some());
        if let Awaiting::More { left, by } = self.awaits {
            let left = if left == 255 { left } else { left + again - 1 };
            return Some((left, by));
        }
        let more = |card: Kind| {
            self.book.effects(card).iter().find_map(|effect| match effect {
                Effect::More { cards, .. } => Some(((cards + again).min(255), card)),
                _ => None,
            })
        };
        cards.iter().rev().find_map(|card| more(*card))
    }

    /// Like [`Self::lays_again`] for several cards: the later ones cover the earlier ones.
    pub fn lay_again(&self, cards: &[Kind]) -> Option<bool> {
        let (top, under) = cards.split_last().expect("a card");
        let uncovered = |card: &Kind| self.lays_again(*card).filter(|must_be_covered| !must_be_covered);
        self.lays_again(*top).or_else(|| under.iter().rev().find_map(uncovered))
    }

    /// True if the card must be covered, false if another card may follow it; none otherwise.
    pub fn lays_again(&self, card: Kind) -> Option<bool> {
        let two = self.play.in_round == 2;
        let effects = self.book.effects(card);
        let again = effects.iter().find_map(|effect| match effect {
            Effect::Again { otherwise, .. } => Some(otherwise == "draws"),
            _ => None,
        });
        let reverse = |effect: &Effect| matches!(effect, Effect::Reverse { with_two } if with_two == "again" && two);
        again.or(effects.iter().any(reverse).then_some(false))
    }
}
