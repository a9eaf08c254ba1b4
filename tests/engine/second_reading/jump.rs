//! The same card out of turn (UH-10): all others are asked before a card does what it does.

use super::effects::Effect;
use super::table::{Awaiting, Kind, Seat, Table};

impl Table<'_> {
    /// The others are asked for the twin of the card just played: if it may be played out of turn, unless all its
    /// copies lie open or no further turn is allowed (G-4). An unfinished play is asked about once.
    pub fn others_are_asked(&self) -> bool {
        let card = *self.play.cards.last().expect("a card");
        let open = self.discard.iter().chain(&self.beside).filter(|lies| **lies == card).count();
        self.book.is_of(card, &self.book.jump_in)
            && !self.play.adds
            && open < self.copies(card)
            && self.turns < self.book.turn_limit
    }

    /// The next one in the order of play is asked, whether that player holds the twin or not. When all have let it go,
    /// the card does what it does.
    pub fn ask_after(&mut self, seat: Seat) {
        self.called.clear();
        let step = if self.clockwise { 1 } else { self.seats - 1 };
        let mut next = (seat + step) % self.seats;
        while self.hands[next].is_empty() && next != self.laid_by {
            next = (next + step) % self.seats;
        }
        self.turn = next;
        if next == self.laid_by {
            self.take_effect(next);
        } else {
            self.awaits = Awaiting::JumpIn;
        }
    }

    /// The twin is laid: the turn of whoever laid the other card is over, and so is what that card would have done.
    /// What was pending stays so, and a draw that answers itself adds up.
    pub fn lay_the_twin(&mut self, seat: Seat, card: Kind, wish: Option<usize>) {
        let pending = self.pending_with_twin(card);
        let called = std::mem::take(&mut self.called);
        self.close_windows_but(self.laid_by);
        if self.to_act().is_none() {
            return;
        }
        self.is_next(seat, if pending > 0 { Awaiting::Draw(pending) } else { Awaiting::Turn });
        self.called = called;
        self.lay(seat, &[card], wish, None);
    }

    /// Pending draw before the card, or with it, if its twin answers it.
    fn pending_with_twin(&self, card: Kind) -> usize {
        let before = self.play.pending;
        let own = self.book.effects(card).iter().find_map(|effect| match effect {
            Effect::Draw { who, cards, answered_by, growth, .. } if who == "next" => {
                let doubles = growth == "double" && before > 0;
                self.book.is_of(card, answered_by).then_some(if doubles { before } else { *cards })
            }
            _ => None,
        });
        before + own.unwrap_or(0)
    }
}
