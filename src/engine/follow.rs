//! What cards do to those who follow: it waits until their player lays no other card, and comes then, first what reverses,
//! then what passes players over, then all draws as one sum (N1-11).

use super::cause::Cause;
use super::effects::{Before, Resolution};
use super::event::PublicEvent;
use super::moves::CallSet;
use super::play::Play;
use super::seat::Seat;
use super::stage::Phase;
use super::table::Sink;
use crate::cards::{CardKind, Colour};
use crate::rules::book::{AfterPenalty, AgainEffect, Growth, Otherwise, SkipGrowth, WithTwo};
use crate::rules::{Draw, Skip};

/// What waits for those who follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PendingEffects {
    reverses: u8,
    /// How many players are passed over.
    skips: u8,
    /// The card whose skip can be answered: it is the only one, or it adds to others.
    skipped_by: Option<CardKind>,
    draw: u16,
    /// The card that says how the draw is answered, and what comes after it.
    drawn_by: Option<CardKind>,
    /// Who may have laid that card as a bluff, and the colour in force before it.
    bluff: Option<(Seat, Option<Colour>)>,
    /// Whether the call for the cards in the hand was judged when the last card was laid.
    pub settled: bool,
}

impl PendingEffects {
    /// Whether anything waits.
    pub fn any(self) -> bool {
        self.skips > 0 || self.drawn_by.is_some()
    }

    /// Whether nothing at all waits, not even a turning of the direction.
    #[inline]
    fn are_none(&self) -> bool {
        self.reverses == 0 && self.skips == 0 && self.drawn_by.is_none()
    }

    /// What the cards before do to those who follow does not come.
    pub fn forget_others(&mut self) {
        *self = PendingEffects { settled: self.settled, ..PendingEffects::default() };
    }

    /// So many players more are passed over, without anybody's answer.
    pub fn pass_over(&mut self, players: u8) {
        self.skips = self.skips.saturating_add(players);
    }

    /// A skip passes on those that it answers. Several can be answered only where each adds to those that were laid
    /// together with it.
    #[inline]
    fn hold_back_skip(&mut self, doing: &Resolution, kind: CardKind, skip: Skip, joins: bool) {
        let adds = skip.growth != SkipGrowth::Stays;
        let alone = self.skips == 0 || adds && joins && self.skipped_by.is_some();
        let answered = alone && doing.further.is_none() && !skip.answers.is_empty();
        self.skipped_by = Some(kind).filter(|_| answered);
        let pending = if joins { 0 } else { doing.before.skips };
        self.pass_over(if adds { pending.saturating_add(1) } else { pending.max(1) });
    }
}

impl<S: Sink> Play<'_, S> {
    /// What a card does to those who follow waits beside what waits already.
    #[inline]
    pub fn hold_back(&mut self, doing: &Resolution) {
        self.hold_back_all(doing);
        self.tell_cancelled(doing.before);
    }

    /// A card that answers what was pending, and passes nothing of it on, takes it away before it does anything of its own.
    #[cold]
    pub fn cancel(&mut self, doing: &mut Resolution) {
        let waits = self.table.waits;
        self.hold_back_all(doing);
        self.tell_cancelled(doing.before);
        let after = std::mem::replace(&mut self.table.waits, waits);
        if after.drawn_by.is_none() {
            doing.before.pending = 0;
        }
        if after.skips == 0 {
            doing.before.skips = 0;
        }
    }

    #[inline]
    fn hold_back_all(&mut self, doing: &Resolution) {
        let only_last = |(_, by): (u8, CardKind)| self.rules.kind(by).more.is_some_and(|more| more.only_last);
        let only_last = doing.further.is_some_and(only_last);
        if only_last {
            self.table.waits.forget_others();
        }
        if doing.together.is_some() {
            self.hold_back_several(doing, only_last);
        } else {
            self.hold_back_one(doing, false);
        }
    }

    /// Tells what was pending before a card, and is not any more.
    #[inline]
    pub fn tell_cancelled(&mut self, before: Before) {
        if before.pending > 0 && self.table.waits.drawn_by.is_none() {
            self.tell(|| PublicEvent::DrawCancelled { cards: before.pending });
        }
        if before.skips > 0 && self.table.waits.skips == 0 {
            self.tell(|| PublicEvent::SkipCancelled);
        }
    }

    /// So does what cards do that were laid together, one after the other, or only the last of them.
    #[cold]
    fn hold_back_several(&mut self, doing: &Resolution, only_last: bool) {
        let mut below = doing.before.copied;
        for (at, kind) in doing.cards().iter().copied().enumerate() {
            let copies = self.rules.kind(kind).copies;
            let before = Before { copied: below.filter(|_| copies), ..doing.before };
            if !only_last || at + 1 == doing.cards().len() {
                self.hold_back_one(&Resolution { kind, before, ..*doing }, at > 0 && !only_last);
            }
            if !copies {
                below = Some(kind);
            }
        }
    }

    /// One card joins what waits; `joins` says whether it was laid together with others before it, which had what was
    /// pending.
    #[inline]
    pub fn hold_back_one(&mut self, doing: &Resolution, joins: bool) {
        let kind = doing.before.copied.unwrap_or(doing.kind);
        let rule = self.rules.kind(kind);
        let waits = &mut self.table.waits;
        match rule.reverse.map(|reverse| reverse.with_two) {
            // A start card that reverses has its own way.
            Some(_) if doing.starts => {}
            Some(WithTwo::Skip) if doing.before.with_two => {
                waits.skips += 1;
                waits.skipped_by = None;
            }
            Some(WithTwo::Again) if doing.before.with_two => {}
            Some(_) => waits.reverses += 1,
            None => {}
        }
        if let Some(skip) = rule.skip {
            waits.hold_back_skip(doing, kind, skip, joins);
        }
        if let Some(draw) = rule.draw {
            self.hold_back_draw(doing, kind, draw, joins);
        } else if self.rules.kind(doing.kind).passes_on && !joins && doing.before.pending > 0 {
            self.hold_back_what_was_pending(doing);
        }
    }

    /// A card that passes on what was pending leaves it as it was, and so do those who may answer it.
    #[cold]
    fn hold_back_what_was_pending(&mut self, doing: &Resolution) {
        let passes = |by: &CardKind| self.rules.kind(*by).draw.is_some_and(|draw| draw.passers.contains(doing.kind));
        if let Some(by) = doing.before.pending_by.filter(passes) {
            let waits = &mut self.table.waits;
            waits.draw = waits.draw.saturating_add(doing.before.pending);
            waits.drawn_by = Some(by);
            waits.bluff = None;
        }
    }

    /// A draw joins the sum. A bluff can be challenged only alone: not if it answers another card, or joins other draws.
    fn hold_back_draw(&mut self, doing: &Resolution, kind: CardKind, draw: Draw, joins: bool) {
        let honest = self.rules.kind(kind).honest;
        let waits = &mut self.table.waits;
        let alone = !doing.before.answers && waits.draw == 0;
        let bluffs = alone && honest.is_some_and(|honest| honest.bluffing);
        waits.bluff = bluffs.then_some((doing.seat, doing.before.in_force));
        waits.draw = if joins {
            grown(draw, waits.draw)
        } else {
            waits.draw.saturating_add(grown(draw, doing.before.pending))
        };
        waits.drawn_by = Some(kind);
    }

    /// The player on turn may lay another card, or must cover the last one; what reverses does so at once.
    pub fn lay_again(&mut self, seat: Seat, again: AgainEffect) {
        self.reverse_as_often_as_waits();
        self.table.called = CallSet::default();
        if again.otherwise == Otherwise::Draws {
            self.table.draws = 0;
            self.tell(|| PublicEvent::Anew { seat });
            self.free_turn(seat);
        } else {
            self.table.stage = Phase::Again;
            self.tell(|| PublicEvent::Again { seat });
        }
    }

    /// No further card comes: what the cards of this turn do to those who follow comes, and the turn passes.
    #[inline]
    pub fn pass_on(&mut self, seat: Seat) {
        let table = &*self.table;
        let closed = !table.has_open_windows() && table.sits_out.is_empty() && table.outcome.is_none();
        let closed = closed && table.provisional.is_none();
        if closed && table.waits.are_none() && self.rules.book().hand_limit.is_none() {
            // Nothing is open: the turn goes to the next player.
            return self.next_begins(seat);
        }
        self.pass_on_what_waits(seat);
    }

    /// The turn goes to the next player.
    #[inline(never)]
    fn next_begins(&mut self, seat: Seat) {
        self.begin_turn(self.table.next_after(seat));
    }

    /// The same where something may be open.
    pub fn pass_on_what_waits(&mut self, seat: Seat) {
        if self.a_win_ends_the_round(seat) {
            return;
        }
        self.reverse_as_often_as_waits();
        if self.closing_windows_ends_the_round() {
            return;
        }
        let limit = self.rules.book().hand_limit;
        if !limit.is_some_and(|limit| self.large_hands_end_the_round(seat, limit.cards)) {
            let next = self.next_on_turn(seat);
            self.fall_due(next);
        }
    }

    #[inline]
    fn reverse_as_often_as_waits(&mut self) {
        for _ in 0..std::mem::take(&mut self.table.waits.reverses) {
            self.reverse();
        }
    }

    pub fn reverse(&mut self) {
        self.table.clockwise = !self.table.clockwise;
        let clockwise = self.table.clockwise;
        self.tell(|| PublicEvent::Reversed { clockwise });
    }

    /// What waits comes to the next player, and to those who follow; nothing where no further turn is allowed (G-4).
    /// Who can answer a skip may do so before a draw comes.
    fn fall_due(&mut self, mut next: Seat) {
        if !self.table.waits.any() {
            return self.begin_turn(next);
        }
        let waits = std::mem::take(&mut self.table.waits);
        if self.turn_limit_is_reached() {
            return self.begin_turn(next);
        }
        if let Some(by) = waits.skipped_by {
            self.table.waits = PendingEffects { skips: 0, skipped_by: None, ..waits };
            self.await_answer(next, Phase::AnswerSkip(waits.skips));
            self.table.demands = Some(by);
            let turns = self.judge().skips_turns();
            return self.tell(|| PublicEvent::SkipPending { seat: next, players: waits.skips, turns });
        }
        for _ in 0..waits.skips {
            self.tell_passed_over(next);
            next = self.next_on_turn(next);
        }
        let draw = waits.drawn_by.and_then(|by| Some((by, self.rules.kind(by).draw?)));
        match draw {
            Some((by, draw)) => self.demand(next, by, draw, waits),
            None => self.begin_turn(next),
        }
    }

    /// A player must draw what waits, or may answer or challenge it.
    fn demand(&mut self, next: Seat, by: CardKind, draw: Draw, waits: PendingEffects) {
        let cards = waits.draw;
        let answered = !draw.answers.is_empty();
        if let Some((against, in_force)) = self.open_bluff(waits) {
            self.await_answer(next, Phase::Challenge { against, in_force });
            let answers = answered && !self.table.ending;
            return self.tell(|| PublicEvent::ChallengeOpen { seat: next, against, cards, answers });
        }
        self.await_answer(next, Phase::AnswerDraw(cards));
        self.table.demands = Some(by);
        if answered {
            self.tell(|| PublicEvent::DrawPending { seat: next, cards });
        } else {
            self.draw_penalty(next, cards, draw.then);
        }
    }

    /// Who may have laid what waits as a bluff, and the colour in force before it: under other cards it is none any more.
    fn open_bluff(&self, waits: PendingEffects) -> Option<(Seat, Option<Colour>)> {
        waits.bluff.filter(|_| self.judge().top() == waits.drawn_by)
    }

    /// A player draws what is pending, and may lay a card then or loses the turn.
    pub fn draw_penalty(&mut self, seat: Seat, cards: u16, then: AfterPenalty) {
        let drawn = self.draw(seat, cards, Cause::Effect);
        let short = drawn.count < cards && self.rules.book().pile.short_draw_ends_turn.is_some();
        if then == AfterPenalty::MayPlay && !short {
            self.table.turn_counts = true;
            self.table.stage = Phase::Drawn(None);
        } else {
            self.pass_over(seat);
        }
    }

    /// The player ends a play that could have gone on.
    pub fn end_further(&mut self, seat: Seat) {
        if !self.table.waits.settled {
            self.settle_call(seat, None);
        }
        self.pass_on(seat);
    }

    /// The last card of a round makes the next player draw all the same, where that counts (UN-18): what waits, and what
    /// the card itself brings. Whether anybody has to answer.
    pub fn last_draw_waits_for_an_answer(&mut self, doing: &Resolution) -> bool {
        self.hold_back(doing);
        let waits = self.table.waits;
        let counts = self.rules.book().finish.last_draw_counts.is_some() && !self.table.playing.is_empty();
        let Some(by) = waits.drawn_by.filter(|_| counts) else { return false };
        self.reverse_as_often_as_waits();
        self.table.waits = PendingEffects::default();
        self.table.ending = true;
        let mut next = self.table.next_after(doing.seat);
        for _ in 0..waits.skips {
            self.tell_passed_over(next);
            next = self.table.next_after(next);
        }
        match self.rules.kind(by).draw {
            Some(draw) if self.open_bluff(waits).is_some() => {
                self.demand(next, by, draw, waits);
                true
            }
            _ => {
                self.draw(next, waits.draw, Cause::Effect);
                false
            }
        }
    }

    /// The start card has done what it does at once, as if the dealer had laid it. Where it reverses or lets its player lay
    /// another card, the dealer begins; what it does to the next player it does to whoever begins (UN-20).
    pub fn begin_after(&mut self, doing: &Resolution) {
        let rule = self.rules.kind(doing.kind);
        let first = if rule.reverse.is_some() || rule.again.is_some() { doing.seat } else { self.beginner() };
        if rule.reverse.is_some_and(|reverse| !doing.before.with_two || reverse.with_two == WithTwo::Reverse) {
            self.reverse();
        }
        self.hold_back(doing);
        let first = self.or_who_follows(first);
        self.fall_due(first);
        if let Some(beginner) = self.judge().to_act() {
            self.begin_with(beginner);
        }
    }
}

/// How many cards the next player has to draw if so many were pending before.
pub(super) fn grown(draw: Draw, pending: u16) -> u16 {
    match draw.growth {
        Growth::Double if pending > 0 => pending.saturating_mul(2),
        _ => pending.saturating_add(u16::from(draw.cards)),
    }
}
