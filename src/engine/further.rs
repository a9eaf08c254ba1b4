//! Further cards in one turn whose effects wait (N1-11), and hands that move on (N1-14).

use super::event::{Cause, Happening, Moved, Place};
use super::hand::Hand;
use super::moves::Call;
use super::play::{After, Play};
use super::seat::{MAX_SEATS, Seat};
use super::stage::Stage;
use super::table::Sink;
use crate::cards::CardKind;
use crate::rules::book::{Neighbour, RotateEffect, WithTwo};
use crate::rules::{Act, KindRule};

/// What the cards of a turn do when the last of them is laid: first they reverse, then they skip, then all draws come
/// as one sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct HeldBack {
    pub reverses: u8,
    pub skips: u8,
    pub draw: u16,
    /// The card that says how the draw is answered, and what comes after it.
    pub by: Option<CardKind>,
    /// Whether the call for the cards in the hand was judged when the last card was laid.
    pub settled: bool,
}

impl<S: Sink> Play<'_, S> {
    /// How many further cards may be laid after this one, and which card allows them. A card after which its player
    /// lays again is not counted.
    pub fn further(&self, kind: CardKind) -> Option<(u8, CardKind)> {
        let rule = self.rules.kind(kind);
        let with_two = self.table.playing.len() == 2;
        let again = rule.again.is_some()
            || rule.reverse.is_some_and(|reverse| with_two && reverse.with_two == WithTwo::Again);
        match self.table.stage {
            Stage::More { left, by } => Some((left.saturating_sub(u8::from(!again)), by)),
            _ => rule.more.map(|more| (more.cards, kind)),
        }
    }

    /// A card is laid of which further ones may follow, or that is one of them: what it does to the turns that follow
    /// waits, and what it does to players it does at once. The call is judged when the play ends; where hands change,
    /// before they do (N1-14).
    pub fn play_further(&mut self, seat: Seat, kind: CardKind, call: Option<Call>, after: After) {
        let rules = self.rules;
        let rule = rules.kind(kind);
        self.hold_back(kind, rule);
        let ends = after.last || after.further.is_none_or(|(left, _)| left == 0);
        self.table.held_back.settled = ends || rule.acts.iter().any(Act::changes_own_hand);
        if self.table.held_back.settled {
            self.settle_call(seat, call);
        } else if let Some(call) = call {
            self.table.called.insert(call);
            self.tell(|| Happening::Called { seat, call });
        }
        if after.last && self.table.held(seat) == 0 && self.leave(seat, kind, after) {
            return;
        }
        if !self.unfold(seat, kind, after) {
            self.end_play(seat, kind, after);
        }
    }

    /// The player on turn may lay so many further cards; after the last one, what all of them do is carried out.
    pub fn go_on_further(&mut self, seat: Seat, left: u8, by: CardKind, last: bool) {
        if left == 0 || last {
            return self.release(seat);
        }
        self.table.stage = Stage::More { left, by };
        self.tell(|| Happening::More { seat, cards: left });
    }

    /// The effects of a card wait until no further one can come.
    fn hold_back(&mut self, kind: CardKind, rule: &KindRule) {
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
        if !self.table.held_back.settled {
            self.settle_call(seat, None);
        }
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
            self.tell(|| Moved {
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
