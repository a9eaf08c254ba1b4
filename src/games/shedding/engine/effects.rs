//! Resolution of effects: for cards played in turn, in addition or out of turn, for start cards, and for provisional
//! last cards. If somebody has to choose, the rest waits (N1-13, N1-14).
//!
//! Immediate effects on hands and players come first, in the order of the list. Effects on the following players
//! become pending: reversals, then skips, then all draws as one sum (N1-11).

use super::event::{CardMovement, Cause, Place, PublicEvent};
use super::moves::CallSet;
use super::phase::{Awaiting, ContextBeforePlay, PendingEffects, Resolution, grown};
use super::piles::Hand;
use super::play::Play;
use super::table::Sink;
use crate::cards::{CardKind, Colour};
use crate::engine::{MAX_SEATS, Seat};
use crate::games::shedding::rules::{
    AfterPenalty, AgainEffect, CompiledEffect, Draw, ImmediateEffect, Neighbour, Otherwise, Whom, WithTwo,
};

impl<S: Sink> Play<'_, S> {
    pub fn take_effect(&mut self, mut resolution: Resolution) {
        if resolution.does_nothing(self.rules) {
            return self.all_is_done(&resolution);
        }
        if resolution.before.pending > 0 || resolution.before.skips > 0 {
            self.cancel(&mut resolution);
        }
        if !self.check_provisional_win(resolution.seat) {
            self.table.resolution = Some(resolution);
            self.go_on();
        }
    }

    pub fn go_on(&mut self) {
        let rules = self.rules;
        while let Some(resolution) = self.table.resolution {
            let Some(act) = resolution.act(rules) else {
                self.table.resolution = resolution.next_card();
                if self.table.resolution.is_none() {
                    return self.all_is_done(&resolution);
                }
                continue;
            };
            let left_out = resolution.leaves_out(resolution.at.into(), act);
            if !left_out && self.choice_is_due(resolution, act) {
                return;
            }
            self.step_on();
            if !left_out && self.apply_effect(&resolution, act) {
                return;
            }
        }
    }

    pub fn step_on(&mut self) {
        if let Some(resolution) = &mut self.table.resolution {
            resolution.next += 1;
        }
    }

    /// Ends the immediate effects: the player plays another card, or the pending effects reach the following players.
    fn all_is_done(&mut self, resolution: &Resolution) {
        if resolution.starts {
            return self.begin_after(resolution);
        }
        self.hold_back(resolution);
        let again = self.legality().again(resolution);
        match (resolution.further, again) {
            _ if resolution.last => self.pass_on(resolution.seat),
            (Some((left @ 1.., by)), _) => {
                self.table.phase = Awaiting::More { left, by };
                self.tell(|| PublicEvent::More { seat: resolution.seat, cards: left });
            }
            (None, Some(again)) => self.allow_another(resolution.seat, again),
            _ => self.pass_on(resolution.seat),
        }
    }

    /// Returns true if an effect waits for a choice. A single candidate is chosen automatically.
    fn choice_is_due(&mut self, resolution: Resolution, act: &CompiledEffect) -> bool {
        match act {
            CompiledEffect::Wish(_) => self.table.phase = Awaiting::NameWish,
            CompiledEffect::Does { to: Some(Whom::Chosen), .. } if resolution.chosen.is_none() => {
                let candidates = self.legality().candidates();
                if candidates.len() > 1 {
                    self.table.phase = Awaiting::NamePlayer;
                } else {
                    let only = self.table.next_after(resolution.seat);
                    self.table.resolution = Some(Resolution { chosen: Some(only), ..resolution });
                    return false;
                }
            }
            CompiledEffect::Does { .. } => return false,
        }
        true
    }

    /// Carries out an immediate effect. Returns true if the table waits for cards to be given.
    fn apply_effect(&mut self, resolution: &Resolution, act: &CompiledEffect) -> bool {
        let seat = resolution.seat;
        let CompiledEffect::Does { to, does, .. } = *act else { return false };
        for target in self.targets(seat, to) {
            match does {
                ImmediateEffect::Draw { cards } => {
                    self.draw(target, u16::from(cards), Cause::Does(does));
                }
                ImmediateEffect::Skip => {
                    // Skips of cards played together add up.
                    let turns = if resolution.together.is_some() {
                        self.table.will_sit_out(target, 1)
                    } else {
                        self.table.will_sit_out_once(target);
                        1
                    };
                    self.tell(|| PublicEvent::SitsOut { seat: target, turns });
                }
                ImmediateEffect::SwapHands => self.swap_hands(seat, target),
                ImmediateEffect::RotateHands { from } => self.rotate_hands(seat, from),
                ImmediateEffect::Look => {
                    self.tell(|| PublicEvent::Does { by: seat, deed: does, to: target });
                    self.show(seat, target);
                }
                ImmediateEffect::Give { cards } => {
                    let spare = self.table.held(seat).saturating_sub(1);
                    let left = u8::try_from(u16::from(cards).min(spare)).unwrap_or(cards);
                    if left > 0 {
                        self.table.phase = Awaiting::Give { to: target, left };
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The targets of an effect in the order of play; the player of the card if it has no target.
    fn targets(&self, seat: Seat, to: Option<Whom>) -> Vec<Seat> {
        let Some(who) = to else { return vec![seat] };
        let next = self.table.next_after(seat);
        match who {
            Whom::Next => vec![next],
            Whom::Before => vec![self.table.before(seat)],
            Whom::Chosen => self.table.resolution.and_then(|resolution| resolution.chosen).into_iter().collect(),
            Whom::Others | Whom::Everybody => {
                let after = |other: &Seat| Some(self.table.next_after(*other)).filter(|other| *other != next);
                let all = std::iter::successors(Some(next), after);
                let others = all.filter(|other| *other != seat);
                let own = Some(seat).filter(|own| who == Whom::Everybody && self.table.playing.contains(*own));
                others.chain(own).collect()
            }
        }
    }

    fn rotate_hands(&mut self, by: Seat, from: Neighbour) {
        let from = match from {
            Neighbour::Before if self.table.clockwise => Neighbour::Right,
            Neighbour::Before => Neighbour::Left,
            side => side,
        };
        self.tell(|| PublicEvent::Does { by, deed: ImmediateEffect::RotateHands { from }, to: by });
        let clockwise = std::mem::replace(&mut self.table.clockwise, from == Neighbour::Left);
        let mut hands = [Hand::default(); MAX_SEATS];
        let inferences = self.table.inferences;
        for seat in self.table.playing.iter() {
            let giver = self.table.next_after(seat);
            hands[seat.index()] = self.table.hands[giver.index()];
            self.table.inferences[seat.index()] = inferences[giver.index()];
            self.tell_hand_moves(giver, seat, hands[seat.index()]);
        }
        self.table.hands = hands;
        self.table.clockwise = clockwise;
    }

    pub fn swap_hands(&mut self, seat: Seat, with: Seat) {
        self.tell(|| PublicEvent::Does { by: seat, deed: ImmediateEffect::SwapHands, to: with });
        self.table.hands.swap(seat.index(), with.index());
        self.table.inferences.swap(seat.index(), with.index());
        for (from, to) in [(with, seat), (seat, with)] {
            self.tell_hand_moves(from, to, self.table.hands[to.index()]);
        }
    }

    fn tell_hand_moves(&mut self, from: Seat, to: Seat, hand: Hand) {
        self.tell(|| CardMovement {
            cards: hand.cards().iter().collect(),
            from: Place::Hand(from),
            to: Place::Hand(to),
            cause: Cause::HandsMove,
            held: hand.len(),
        });
    }

    pub fn give(&mut self, seat: Seat, kind: CardKind) {
        let Awaiting::Give { to, left } = self.table.phase else { return };
        let asked_by = self.table.resolution.filter(|_| self.table.interrupted.is_none());
        let cause = match asked_by.and_then(|resolution| resolution.before(self.rules)) {
            Some(CompiledEffect::Does { does, .. }) => Cause::Does(*does),
            _ => Cause::Gift,
        };
        self.hand_over(seat, to, kind, cause);
        if left > 1 {
            self.table.phase = Awaiting::Give { to, left: left - 1 };
        } else if let Some(interrupted) = self.table.interrupted.take() {
            self.table.turn = interrupted.turn;
            self.table.phase = interrupted.phase;
            self.hands_changed(&[seat, to]);
        } else {
            self.go_on();
        }
    }

    pub fn hand_over(&mut self, seat: Seat, to: Seat, kind: CardKind, cause: Cause) {
        let held = self.table.hand(seat) & self.rules.deck().copies(kind);
        let card = held.first().expect("only held cards are legal");
        self.table.hands[seat.index()].remove(card, self.rules.deck());
        self.table.hands[to.index()].insert(card, self.rules.deck());
        self.table.inferences[to.index()].take_up(1);
        self.tell_moved(Place::Hand(seat), Place::Hand(to), cause, || vec![card]);
    }

    /// Removes a pending effect that the card answers without passing it on, before the card's own effects.
    #[cold]
    pub fn cancel(&mut self, resolution: &mut Resolution) {
        let pending_effects = self.table.pending_effects;
        self.hold_back(resolution);
        let after = std::mem::replace(&mut self.table.pending_effects, pending_effects);
        if after.drawn_by.is_none() {
            resolution.before.pending = 0;
        }
        if after.skips == 0 {
            resolution.before.skips = 0;
        }
    }

    #[inline]
    pub fn hold_back(&mut self, resolution: &Resolution) {
        let only_last = |(_, by): (u8, CardKind)| self.rules.kind(by).more.is_some_and(|more| more.only_last);
        let only_last = resolution.further.is_some_and(only_last);
        if only_last {
            let PendingEffects { settled, .. } = self.table.pending_effects;
            self.table.pending_effects = PendingEffects { settled, ..PendingEffects::default() };
        }
        if resolution.together.is_some() {
            self.hold_back_several(resolution, only_last);
        } else {
            self.hold_back_one(resolution, false);
        }
        self.tell_cancelled(resolution.before);
    }

    #[inline]
    pub fn tell_cancelled(&mut self, before: ContextBeforePlay) {
        if before.pending > 0 && self.table.pending_effects.drawn_by.is_none() {
            self.tell(|| PublicEvent::DrawCancelled { cards: before.pending });
        }
        if before.skips > 0 && self.table.pending_effects.skips == 0 {
            self.tell(|| PublicEvent::SkipCancelled);
        }
    }

    /// Adds the effects of cards played together, one after the other, or only those of the last one.
    #[cold]
    fn hold_back_several(&mut self, resolution: &Resolution, only_last: bool) {
        let mut below = resolution.before.copied;
        for (at, kind) in resolution.cards().iter().copied().enumerate() {
            let copies = self.rules.kind(kind).copies;
            let before = ContextBeforePlay { copied: below.filter(|_| copies), ..resolution.before };
            if !only_last || at + 1 == resolution.cards().len() {
                self.hold_back_one(&Resolution { kind, before, ..*resolution }, at > 0 && !only_last);
            }
            if !copies {
                below = Some(kind);
            }
        }
    }

    /// Adds the effects of one card. `joins`: an earlier card of the same move has taken over what was pending.
    #[inline]
    pub fn hold_back_one(&mut self, resolution: &Resolution, joins: bool) {
        let kind = resolution.before.copied.unwrap_or(resolution.kind);
        let rule = self.rules.kind(kind);
        let pending_effects = &mut self.table.pending_effects;
        match rule.reverse.map(|reverse| reverse.with_two) {
            // Start cards that reverse are handled in `begin_after`.
            Some(_) if resolution.starts => {}
            Some(WithTwo::Skip) if resolution.before.with_two => {
                pending_effects.skips += 1;
                pending_effects.skipped_by = None;
            }
            Some(WithTwo::Again) if resolution.before.with_two => {}
            Some(_) => pending_effects.reverses += 1,
            None => {}
        }
        if let Some(skip) = rule.skip {
            pending_effects.hold_back_skip(resolution, kind, skip, joins);
        }
        if let Some(draw) = rule.draw {
            self.hold_back_draw(resolution, kind, draw, joins);
        } else if self.rules.kind(resolution.kind).passes_on && !joins && resolution.before.pending > 0 {
            self.hold_back_what_was_pending(resolution);
        }
    }

    /// Passes a pending draw on unchanged; the same cards may answer it.
    #[cold]
    fn hold_back_what_was_pending(&mut self, resolution: &Resolution) {
        let passes =
            |by: &CardKind| self.rules.kind(*by).draw.is_some_and(|draw| draw.passers.contains(resolution.kind));
        if let Some(by) = resolution.before.pending_by.filter(passes) {
            let pending_effects = &mut self.table.pending_effects;
            pending_effects.draw = pending_effects.draw.saturating_add(resolution.before.pending);
            pending_effects.drawn_by = Some(by);
            pending_effects.bluff = None;
        }
    }

    /// Adds a draw to the sum. A bluff can be challenged only alone: not if it answers another card or joins other
    /// draws.
    fn hold_back_draw(&mut self, resolution: &Resolution, kind: CardKind, draw: Draw, joins: bool) {
        let honest = self.rules.kind(kind).honest;
        let pending_effects = &mut self.table.pending_effects;
        let alone = !resolution.before.answers && pending_effects.draw == 0;
        let bluffs = alone && honest.is_some_and(|honest| honest.bluffing);
        pending_effects.bluff = bluffs.then_some((resolution.seat, resolution.before.in_force));
        pending_effects.draw = if joins {
            grown(draw, pending_effects.draw)
        } else {
            pending_effects.draw.saturating_add(grown(draw, resolution.before.pending))
        };
        pending_effects.drawn_by = Some(kind);
    }

    /// Lets the player on turn play another card, or requires a cover card. Reversals happen at once.
    pub fn allow_another(&mut self, seat: Seat, again: AgainEffect) {
        self.reverse_as_often_as_waits();
        self.table.called = CallSet::default();
        if again.otherwise == Otherwise::Draws {
            self.table.draws = 0;
            self.tell(|| PublicEvent::Anew { seat });
            self.free_turn(seat);
        } else {
            self.table.phase = Awaiting::Again;
            self.tell(|| PublicEvent::Again { seat });
        }
    }

    /// Ends the play: the pending effects reach the following players, and the turn passes.
    pub fn pass_on(&mut self, seat: Seat) {
        if self.check_provisional_win(seat) {
            return;
        }
        self.reverse_as_often_as_waits();
        if self.close_windows_and_check() {
            return;
        }
        let limit = self.rules.book.hand_limit;
        if !limit.is_some_and(|limit| self.eliminate_large_hands(seat, limit.cards)) {
            let next = self.next_on_turn(seat);
            self.fall_due(next);
        }
    }

    #[inline]
    fn reverse_as_often_as_waits(&mut self) {
        for _ in 0..std::mem::take(&mut self.table.pending_effects.reverses) {
            self.reverse();
        }
    }

    pub fn reverse(&mut self) {
        self.table.clockwise = !self.table.clockwise;
        let clockwise = self.table.clockwise;
        self.tell(|| PublicEvent::Reversed { clockwise });
    }

    /// Applies the pending effects to the following players, unless the turn limit is reached (G-4). A skip that can
    /// be answered comes before a draw.
    fn fall_due(&mut self, mut next: Seat) {
        if !self.table.pending_effects.any() {
            return self.begin_turn(next);
        }
        let pending_effects = std::mem::take(&mut self.table.pending_effects);
        if self.turn_limit_is_reached() {
            return self.begin_turn(next);
        }
        if let Some(by) = pending_effects.skipped_by {
            self.table.pending_effects = PendingEffects { skips: 0, skipped_by: None, ..pending_effects };
            self.await_answer(next, Awaiting::AnswerSkip(pending_effects.skips));
            self.table.demands = Some(by);
            let turns = self.legality().skips_turns();
            return self.tell(|| PublicEvent::SkipPending { seat: next, players: pending_effects.skips, turns });
        }
        for _ in 0..pending_effects.skips {
            self.tell_passed_over(next);
            next = self.next_on_turn(next);
        }
        let draw = pending_effects.drawn_by.and_then(|by| Some((by, self.rules.kind(by).draw?)));
        match draw {
            Some((by, draw)) => self.demand(next, by, draw, pending_effects),
            None => self.begin_turn(next),
        }
    }

    fn demand(&mut self, next: Seat, by: CardKind, draw: Draw, pending_effects: PendingEffects) {
        let cards = pending_effects.draw;
        let answered = !draw.answers.is_empty();
        if let Some((against, in_force)) = self.open_bluff(pending_effects) {
            self.await_answer(next, Awaiting::Challenge { against, in_force });
            let answers = answered && !self.table.ending;
            return self.tell(|| PublicEvent::ChallengeOpen { seat: next, against, cards, answers });
        }
        self.await_answer(next, Awaiting::AnswerDraw { cards });
        self.table.demands = Some(by);
        if answered {
            self.tell(|| PublicEvent::DrawPending { seat: next, cards });
        } else {
            self.draw_penalty(next, cards, draw.then);
        }
    }

    /// The player who may have bluffed and the colour before the card; none if another card covers it.
    fn open_bluff(&self, pending_effects: PendingEffects) -> Option<(Seat, Option<Colour>)> {
        pending_effects.bluff.filter(|_| self.legality().top() == pending_effects.drawn_by)
    }

    pub fn draw_penalty(&mut self, seat: Seat, cards: u16, then: AfterPenalty) {
        let drawn = self.draw(seat, cards, Cause::Effect);
        let short = drawn.count < cards && self.rules.book.pile.short_draw_ends_turn.is_some();
        if then == AfterPenalty::MayPlay && !short {
            self.table.turn_counts = true;
            self.table.phase = Awaiting::Drawn(None);
        } else {
            self.pass_over(seat);
        }
    }

    pub fn end_further(&mut self, seat: Seat) {
        if !self.table.pending_effects.settled {
            self.settle_call(seat, None);
        }
        self.pass_on(seat);
    }

    /// Makes the next player draw for the last card of a round, where the rules say so (UN-18). Returns true if
    /// somebody has to answer.
    pub fn apply_last_draw(&mut self, resolution: &Resolution) -> bool {
        self.hold_back(resolution);
        let pending_effects = self.table.pending_effects;
        let counts = self.rules.book.finish.last_draw_counts.is_some() && !self.table.playing.is_empty();
        let Some(by) = pending_effects.drawn_by.filter(|_| counts) else { return false };
        self.reverse_as_often_as_waits();
        self.table.pending_effects = PendingEffects::default();
        self.table.ending = true;
        let mut next = self.table.next_after(resolution.seat);
        for _ in 0..pending_effects.skips {
            self.tell_passed_over(next);
            next = self.table.next_after(next);
        }
        match self.rules.kind(by).draw {
            Some(draw) if self.open_bluff(pending_effects).is_some() => {
                self.demand(next, by, draw, pending_effects);
                true
            }
            _ => {
                self.draw(next, pending_effects.draw, Cause::Effect);
                false
            }
        }
    }

    /// Begins the round after the immediate effects of the start card. After a reversal or a card that allows another
    /// one, the dealer begins; otherwise its effects hit the first player (UN-20).
    pub fn begin_after(&mut self, resolution: &Resolution) {
        let rule = self.rules.kind(resolution.kind);
        let first = if rule.reverse.is_some() || rule.again.is_some() { resolution.seat } else { self.beginner() };
        if rule.reverse.is_some_and(|reverse| !resolution.before.with_two || reverse.with_two == WithTwo::Reverse) {
            self.reverse();
        }
        self.hold_back(resolution);
        let first = self.or_who_follows(first);
        self.fall_due(first);
        if let Some(beginner) = self.legality().to_act() {
            self.begin_with(beginner);
        }
    }
}
