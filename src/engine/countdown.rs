//! Cards of the player's own number, in matches in which each player's number falls with each round won: they fit always, and a
//! colour is named with them.

use super::judge::Legality;
use super::score;
use super::seat::Seat;
use crate::cards::{CardKind, KindSet};
use crate::rules::WishRule;
use crate::rules::book::{Lasts, Wished};

impl Legality<'_> {
    /// What is named with a card of the player's own number; nothing with one after which something is named anyway.
    #[inline]
    pub fn wish_by_number(&self, seat: Seat, card: CardKind) -> Option<WishRule> {
        let clause = self.rules.book().countdown?.clause;
        if self.rules.kind(card).wish_after().is_some() {
            return None;
        }
        let own = self.of_own_number(seat).contains(card);
        own.then_some(WishRule { what: Wished::Colour, lasts: Lasts::default(), limited: None, clause })
    }

    /// The cards that have a player's own number, and fit always for him; none where nobody has a number.
    #[inline]
    pub fn own_number(&self, seat: Seat) -> KindSet {
        if self.rules.book().countdown.is_none() { KindSet::EMPTY } else { self.of_own_number(seat) }
    }

    /// The number of a player, where each has one.
    pub fn number_of(&self, seat: Seat) -> Option<u16> {
        self.rules.book().countdown?;
        Some(score::number(self.rules, self.table, seat))
    }

    #[cold]
    fn of_own_number(&self, seat: Seat) -> KindSet {
        let (number, top) = (score::number(self.rules, self.table, seat), self.top());
        let barred = |kind: CardKind| top.is_some_and(|top| self.rules.kind(kind).not_on.0.contains(top));
        let own = |kind: &CardKind| self.rules.terms().number(*kind) == Some(number) && !barred(*kind);
        self.rules.deck().kinds().filter(own).collect()
    }

    /// The cards with which, or after which, the player on turn names something.
    #[inline]
    pub fn wishing(&self) -> KindSet {
        self.rules.wishing() | self.own_number(self.table.turn)
    }
}
