//! Who deals and who begins, and wishes that last for a round.

use super::play::Play;
use super::score;
use super::seat::Seat;
use super::table::Sink;
use crate::cards::Wish;
use crate::rules::KindRule;
use crate::rules::book::{Beginner, Direction, NextDealer};

impl<S: Sink> Play<'_, S> {
    /// Whether rounds begin clockwise.
    pub fn begins_clockwise(&self) -> bool {
        self.rules.book().order.direction == Direction::Clockwise
    }

    /// All seats in the direction in which rounds begin, from the one after this to this one.
    pub fn seats_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<S> {
        let seats = self.setup.seats;
        let step = if self.begins_clockwise() { 1 } else { seats - 1 };
        (1..=seats).map(move |place| Seat((seat.0 + place * step) % seats))
    }

    /// Who deals the round that follows the one that has just ended (G-10).
    pub fn next_dealer(&self) -> Seat {
        let dealer = self.table.dealer;
        let still = score::still_in_match(self.rules, self.table);
        let after = self.seats_after(dealer).filter(|seat| still.contains(*seat));
        let found = match self.rules.book().order.dealer {
            NextDealer::Next => after.clone().next(),
            NextDealer::Same => None,
            NextDealer::Winner => {
                let winners = self.table.outcome.map(|outcome| outcome.winners);
                after.clone().find(|seat| winners.is_some_and(|winners| winners.contains(*seat)))
            }
            NextDealer::Loser => {
                let most = after.clone().map(|seat| self.table.held(seat)).max();
                after.clone().find(|seat| Some(self.table.held(*seat)) == most)
            }
        };
        // Where the one who would deal has left the match, the dealer stays, or whoever follows him there.
        found.or(Some(dealer).filter(|_| still.contains(dealer))).or(after.clone().next()).unwrap_or(dealer)
    }

    /// Who begins the round, before the start card does anything.
    pub fn beginner(&self) -> Seat {
        match self.rules.book().order.first {
            Beginner::AfterDealer => self.table.next_after(self.table.dealer),
            Beginner::Dealer => self.table.dealer,
        }
    }

    /// What is wished once a card has been laid: what its player wishes, or what is wished for a round.
    #[inline]
    pub fn renew_wish(&mut self, seat: Seat, rule: &KindRule, wish: Option<Wish>) {
        if wish.is_some() {
            self.table.wish_until = Some(seat).filter(|_| rule.wish_lasts());
            self.table.wish = wish;
        } else if self.table.wish_until.is_none() {
            self.table.wish = None;
        }
    }

    /// The turn comes to a player: what he wished for a round is no longer wished.
    #[inline]
    pub fn end_lasting_wish(&mut self, seat: Seat) {
        if self.table.wish_until.take_if(|until| *until == seat).is_some() {
            self.table.wish = None;
        }
    }
}
