//! Bans of rows of the times table, which lie beside the discard pile.

use super::event::PublicEvent;
use super::play::Play;
use super::table::Sink;
use crate::cards::{Card, CardKind, CardSet};
use crate::rules::book::BanEffect;

impl<S: Sink> Play<'_, S> {
    /// Of the cards that were laid, each that bans moves beside the pile; whether all do.
    #[inline]
    pub fn lay_bans_beside(&mut self, kinds: &[CardKind], laid: CardSet) -> bool {
        let bans = |kind: &&CardKind| self.rules.kind(**kind).ban.is_some();
        let count = kinds.iter().filter(bans).count();
        if count > 0 {
            self.table.last_laid = None;
            let mut left = laid;
            for (kind, ban) in kinds.iter().filter_map(|kind| Some((*kind, self.rules.kind(*kind).ban?))) {
                if let Some(card) = (left & self.rules.deck().copies(kind)).first() {
                    left.remove(card);
                    self.lay_beside(card, ban);
                }
            }
        }
        count == kinds.len()
    }

    /// A ban moves beside the pile. The second one of a row lifts it, and both go under the discard pile (NN-4).
    fn lay_beside(&mut self, card: Card, ban: BanEffect) {
        self.table.discard.remove(card);
        let deck = self.rules.deck();
        let same = |other: &Card| self.rules.kind(deck.kind(*other)).ban.is_some_and(|own| own.row == ban.row);
        let first = self.table.beside.iter().find(same);
        self.table.laid = self.table.laid.saturating_sub(1);
        if let Some(first) = first {
            self.table.beside.remove(first);
            self.table.discard.put_under(&[first, card]);
        } else {
            self.table.beside.insert(card);
        }
        self.table.bans = self.rules.rows().turn(self.table.bans, ban.row);
        let in_force = first.is_none();
        self.tell(|| PublicEvent::Banned { row: ban.row, in_force });
    }
}
