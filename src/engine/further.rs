//! Further cards in one turn whose effects wait (N1-11), and hands that move on (N1-14).

use super::event::{Cause, Happening, Place};
use super::hand::Hand;
use super::moves::Call;
use super::play::Play;
use super::seat::{MAX_SEATS, Seat};
use super::stage::Stage;
use super::table::Sink;
use crate::cards::CardKind;
use crate::rules::KindRule;
use crate::rules::book::{Neighbour, RotateEffect, WithTwo};

/// What the cards of a turn do when the last of them is laid: first they reverse, then they skip, then all draws come
/// as one sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct HeldBack {
    pub reverses: u8,
    pub skips: u8,
    pub draw: u16,
    /// The card that says how the draw is answered, and what comes after it.
    pub by: Option<CardKind>,
}

impl<S: Sink> Play<'_, S> {
    /// How many further cards may be laid after this one, and which card allows them.
    pub fn further(&self, kind: CardKind) -> Option<(u8, CardKind)> {
        match self.table.stage {
            Stage::More { left, by } => Some((left.saturating_sub(1), by)),
            _ => self.rules.kind(kind).more.map(|more| (more.cards, kind)),
        }
    }

    /// The effects of a card wait until no further one can come.
    pub fn hold_back(&mut self, kind: CardKind, rule: &KindRule) {
        let with_two = self.table.playing.len() == 2;
        let held = &mut self.table.held_back;
        match rule.reverse.map(|reverse| reverse.with_two) {
            Some(WithTwo::Skip) if with_two => held.skips += 1,
            Some(WithTwo::Again) if with_two => {}
            Some(_) => held.reverses += 1,
            None => {}
        }
        held.skips += u8::from(rule.skip.is_some());
        if let Some(draw) = rule.draw {
            held.draw += u16::from(draw.cards);
            held.by = Some(kind);
        }
    }

    /// The player on turn may lay so many further cards. A call is noted, for whether it is due is known later.
    pub fn await_further(&mut self, seat: Seat, call: Option<Call>, (left, by): (u8, CardKind)) {
        if let Some(call) = call {
            self.table.called.insert(call);
            self.tell(|| Happening::Called { seat, call });
        }
        self.table.stage = Stage::More { left, by };
        self.tell(|| Happening::More { seat, cards: left });
    }

    /// No further card comes: what the cards of this turn do is carried out.
    pub fn release(&mut self, seat: Seat) {
        let held = std::mem::take(&mut self.table.held_back);
        if self.table.provisional.is_some() && self.closing_windows_ends_the_round() {
            return;
        }
        for _ in 0..held.reverses {
            self.reverse();
        }
        if self.closing_windows_ends_the_round() {
            return;
        }
        let mut next = self.next_on_turn(seat);
        for _ in 0..held.skips {
            self.tell_passed_over(next);
            next = self.next_on_turn(next);
        }
        match held.by {
            Some(by) if !self.turn_limit_is_reached() => self.demand(next, by, held.draw),
            _ => self.begin_turn(next),
        }
    }

    /// The player ends a play that could have gone on.
    pub fn end_further(&mut self, seat: Seat) {
        self.settle_call(seat, None);
        self.release(seat);
    }

    /// All hands of the round move on by one place.
    pub fn rotate_hands(&mut self, rotate: RotateEffect) {
        let from = match rotate.from {
            Neighbour::Before if self.table.clockwise => Neighbour::Right,
            Neighbour::Before => Neighbour::Left,
            side => side,
        };
        self.tell(|| Happening::HandsMoved { from });
        let clockwise = std::mem::replace(&mut self.table.clockwise, from == Neighbour::Left);
        let mut hands = [Hand::default(); MAX_SEATS];
        for seat in self.table.playing.iter() {
            let giver = self.table.next_after(seat);
            hands[seat.index()] = self.table.hands[giver.index()];
            let (cards, held) = (self.table.hand(giver), self.table.held(giver));
            self.tell(|| Happening::Moved {
                cards: cards.iter().collect(),
                from: Place::Hand(giver),
                to: Place::Hand(seat),
                cause: Cause::HandsMove,
                held,
            });
        }
        self.table.hands = hands;
        self.table.clockwise = clockwise;
    }
}
