//! The same card out of turn (UH-10): what a card does waits until all the others were asked for its twin, whoever holds
//! it, so that being asked tells nothing.

use super::cause::Cause;
use super::effects::Resolution;
use super::follow::grown;
use super::judge::Legality;
use super::moves::{Call, CallSet};
use super::play::Play;
use super::seat::Seat;
use super::stage::Phase;
use super::table::Sink;
use crate::cards::{CardKind, CardSet, KindSet, Wish};

impl Legality<'_> {
    /// The card for whose twin somebody is asked now.
    pub fn twin(&self) -> Option<CardKind> {
        self.table.doing.filter(|_| self.table.stage == Phase::JumpIn).map(|doing| doing.kind)
    }

    /// The twins that may be laid out of turn now.
    pub fn twins(&self) -> KindSet {
        self.twin().into_iter().collect()
    }

    /// Whether anybody could hold a card of this kind, as far as everybody knows.
    fn may_be_held(&self, kind: CardKind) -> bool {
        let open: CardSet = self.table.discard.as_slice().iter().copied().collect();
        !(self.rules.deck().copies(kind) - open - self.table.beside - self.rules.absent(self.setup.seats)).is_empty()
    }
}

impl<S: Sink> Play<'_, S> {
    /// Begins to ask the others for the twin of a card that was laid, but for one of several that are laid in one turn.
    /// Whether the table waits for them, or the round is over.
    pub fn asks_for_twins(&mut self, doing: Resolution) -> bool {
        let jumps = self.rules.jump_in().contains(doing.kind);
        let adds = matches!(self.table.stage, Phase::More { .. });
        if !jumps || adds || !self.judge().may_be_held(doing.kind) || self.turn_limit_is_reached() {
            return false;
        }
        self.a_win_ends_the_round(doing.seat) || self.asks_after(doing.seat, doing)
    }

    /// Asks the next one in the order of play; nobody is left when it is the turn of whoever laid the card.
    fn asks_after(&mut self, asked: Seat, doing: Resolution) -> bool {
        let table = &mut *self.table;
        let mut next = table.seat_after(asked);
        while next != doing.seat && !table.playing.contains(next) {
            next = table.seat_after(next);
        }
        table.called = CallSet::default();
        if next == doing.seat {
            return false;
        }
        table.turn = next;
        table.stage = Phase::JumpIn;
        table.doing = Some(doing);
        true
    }

    /// A player lets it go. When all have, the card that was laid does what it does.
    pub fn let_go(&mut self, seat: Seat) {
        let Some(doing) = self.table.doing else { return };
        if !self.asks_after(seat, doing) {
            self.table.doing = None;
            self.table.turn = doing.seat;
            self.take_effect(doing);
        }
    }

    /// A player lays the twin: the turn of whoever laid the other one is over, and so is what that one would have done.
    /// What was pending stays so, and the twin adds to it.
    pub fn jump_in(&mut self, seat: Seat, card: CardKind, wish: Option<Wish>, call: Option<Call>) {
        let Some(doing) = self.table.doing.take() else { return };
        let called = self.table.called;
        if self.closing_windows_ends_the_round() {
            return;
        }
        let pending = self.pending_with(doing);
        self.await_answer(seat, if pending > 0 { Phase::AnswerDraw(pending) } else { Phase::Turn });
        self.table.called = called;
        self.play(seat, &[card], wish, call, Cause::JumpIn);
    }

    /// How many cards are pending when the twin is laid: those from before, and those of the card that waits if its twin
    /// answers it.
    fn pending_with(&self, doing: Resolution) -> u16 {
        let draw = self.rules.kind(doing.kind).draw.filter(|draw| draw.answers.contains(doing.kind));
        draw.map_or(doing.before.pending, |draw| grown(draw, doing.before.pending))
    }
}
