//! Plain cards: most plays of most games. They concern at most those who follow, so what `play` looks after beside comes to
//! nothing.

use super::agree::LastLaid;
use super::cause::Cause;
use super::effects::Resolution;
use super::event::{CardMovement, PublicEvent};
use super::moves::Call;
use super::place::Place;
use super::play::Play;
use super::seat::Seat;
use super::stage::Phase;
use super::table::Sink;
use crate::cards::{CardKind, Wish};

impl<S: Sink> Play<'_, S> {
    /// Whether a single card does no more than `play_plainly` does: it concerns at most those who follow, and is not the
    /// last one.
    #[inline]
    pub fn is_plain(&self, seat: Seat, kind: CardKind) -> bool {
        let rule = self.rules.kind(kind);
        let plain = rule.plain || rule.plain_with_more && !self.table.playing.is_pair();
        let adds = matches!(self.table.stage, Phase::More { .. } | Phase::JumpIn);
        plain && !adds && self.table.held(seat) > 1 && !self.fits_doubly(kind)
    }

    /// Lays a plain card: most plays of most games. All that `play_fully` does beside comes to nothing then; a property
    /// test holds that.
    #[inline(never)]
    pub fn play_plainly(&mut self, seat: Seat, kind: CardKind, wish: Option<Wish>, call: Option<Call>, cause: Cause) {
        if self.rules.kind(kind).concerns_others {
            return self.play_on_others(seat, kind, wish, call, cause);
        }
        let answers = self.table.stage.is_answering().then(|| self.before(&[kind]));
        self.lay_plainly(seat, kind, wish, call, cause);
        if let Some(before) = answers {
            self.tell_cancelled(before);
        }
        self.pass_on(seat);
    }

    /// The same for a card that does something to those who follow.
    #[inline(never)]
    fn play_on_others(&mut self, seat: Seat, kind: CardKind, wish: Option<Wish>, call: Option<Call>, cause: Cause) {
        let doing = Resolution::new(seat, kind, self.before(&[kind]));
        self.lay_plainly(seat, kind, wish, call, cause);
        self.hold_back_one(&doing, false);
        self.tell_cancelled(doing.before);
        self.pass_on(seat);
    }

    /// What is done with the card, before it comes to those who follow.
    #[inline]
    fn lay_plainly(&mut self, seat: Seat, kind: CardKind, wish: Option<Wish>, call: Option<Call>, cause: Cause) {
        let wish_before = self.table.wish;
        let card = self.put_down(seat, kind);
        let held = self.table.held(seat);
        self.tell(|| CardMovement { cards: vec![card], from: Place::Hand(seat), to: Place::Discard, cause, held });
        self.note_laid(LastLaid { seat, left: 1, wish: wish_before, stood: self.table.stood });
        self.renew_wish(seat, self.rules.kind(kind), wish);
        if let Some(wish) = wish {
            self.tell(|| PublicEvent::Wished { seat, wish });
        }
        if call.is_some() || self.rules.has_call_at(held) {
            self.settle_call(seat, call);
        }
    }
}
