//! The same card out of turn (UH-10): what a card does waits until all the others were asked for its twin, whoever holds
//! it, so that being asked tells nothing.

use super::event::Cause;
use super::judge::Judge;
use super::moves::{Call, CallSet};
use super::play::{After, Play, grown};
use super::seat::Seat;
use super::stage::Stage;
use super::table::Sink;
use crate::cards::{CardKind, CardSet, Wish};

/// A card whose effects wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Waiting {
    /// Who laid it.
    pub from: Seat,
    pub kind: CardKind,
    pub after: After,
}

impl Judge<'_> {
    /// The card for whose twin somebody is asked now.
    pub fn twin(&self) -> Option<CardKind> {
        self.table.waiting.filter(|_| self.table.stage == Stage::JumpIn).map(|waiting| waiting.kind)
    }

    /// The twins that may be laid out of turn now.
    pub fn twins(&self) -> CardSet {
        self.twin().map_or(CardSet::EMPTY, |kind| self.rules.deck().copies(kind))
    }

    /// Whether anybody could hold a card of this kind, as far as everybody knows.
    fn may_be_held(&self, kind: CardKind) -> bool {
        let open: CardSet = self.table.discard.as_slice().iter().copied().collect();
        !(self.rules.deck().copies(kind) - open - self.rules.absent(self.setup.seats)).is_empty()
    }
}

impl<S: Sink> Play<'_, S> {
    /// Begins to ask the others for the twin of a card that was laid. Whether the table waits for them, or the round is
    /// over.
    pub fn asks_for_twins(&mut self, from: Seat, kind: CardKind, after: After) -> bool {
        let jumps = !(self.rules.jump_in() & self.rules.deck().copies(kind)).is_empty();
        if !jumps || !self.judge().may_be_held(kind) || self.turn_limit_is_reached() {
            return false;
        }
        if self.table.provisional.is_some_and(|win| win.seat != from) && self.closing_windows_ends_the_round() {
            return true;
        }
        self.asks_after(from, Waiting { from, kind, after })
    }

    /// Asks the next one in the order of play; nobody is left when it is the turn of whoever laid the card.
    fn asks_after(&mut self, asked: Seat, waiting: Waiting) -> bool {
        let table = &mut *self.table;
        let mut next = table.seat_after(asked);
        while next != waiting.from && !table.playing.contains(next) {
            next = table.seat_after(next);
        }
        table.called = CallSet::default();
        if next == waiting.from {
            return false;
        }
        table.turn = next;
        table.stage = Stage::JumpIn;
        table.waiting = Some(waiting);
        true
    }

    /// A player lets it go. When all have, the card that was laid does what it does.
    pub fn let_go(&mut self, seat: Seat) {
        let Some(waiting) = self.table.waiting else { return };
        if !self.asks_after(seat, waiting) {
            self.table.waiting = None;
            self.table.turn = waiting.from;
            self.take_effect(waiting.from, waiting.kind, waiting.after);
        }
    }

    /// A player lays the twin: the turn of whoever laid the other one is over, and so is what that one would have done.
    /// What was pending stays so, and the twin adds to it.
    pub fn jump_in(&mut self, seat: Seat, card: CardKind, wish: Option<Wish>, call: Option<Call>) {
        let Some(waiting) = self.table.waiting.take() else { return };
        let called = self.table.called;
        if self.closing_windows_ends_the_round() {
            return;
        }
        let pending = self.pending_with(waiting);
        self.await_answer(seat, if pending > 0 { Stage::AnswerDraw(pending) } else { Stage::Turn });
        self.table.called = called;
        self.play(seat, &[card], wish, call, Cause::JumpIn);
    }

    /// How many cards are pending when the twin is laid: those from before, and those of the card that waits if its twin
    /// answers it.
    fn pending_with(&self, waiting: Waiting) -> u16 {
        let before = waiting.after.pending;
        let own = self.rules.deck().copies(waiting.kind);
        let draw = self.rules.kind(waiting.kind).draw.filter(|draw| !(draw.answers & own).is_empty());
        draw.map_or(before, |draw| grown(draw, before))
    }
}
