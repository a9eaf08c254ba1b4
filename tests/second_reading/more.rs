//! Further cards of a play, and cards after which their player lays again.

use super::effects::Effect;
use super::table::{Awaits, Kind, Table};

impl Table<'_> {
    /// How many further cards may follow the one just laid, and which card allows them (N1-11).
    pub fn further_cards(&self, card: Kind) -> Option<(usize, Kind)> {
        let again = usize::from(self.lays_again(card).is_some());
        if let Awaits::More { left, by } = self.awaits {
            let left = if left == 255 { left } else { left + again - 1 };
            return Some((left, by));
        }
        self.book.effects(card).iter().find_map(|effect| match effect {
            Effect::More { cards, .. } => Some(((cards + again).min(255), card)),
            _ => None,
        })
    }

    /// Whether the player may lay another card after this one; then, whether it must be covered.
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
