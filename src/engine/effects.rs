//! What cards do: one after the other, for a card that is laid in turn, in addition or out of turn, for a start card, and
//! for one after which its player has won for the time being. Where somebody has to choose, the rest waits
//! (N1-13, N1-14).
//!
//! What a card does to hands and players comes first, in the order of its list; what it does to those who follow joins
//! what waits for them (`follow`).

use super::event::{CardMovement, Cause, Place, PublicEvent};
use super::moves::CallSet;
use super::phase::{Before, PendingEffects, Phase, Resolution, grown};
use super::piles::Hand;
use super::play::Play;
use super::setup::{MAX_SEATS, Seat};
use super::table::Sink;
use crate::cards::{CardKind, Colour};
use crate::rules::book::{AfterPenalty, AgainEffect, Neighbour, Otherwise, Whom, WithTwo};
use crate::rules::{CompiledEffect, Draw, ImmediateEffect};

impl<S: Sink> Play<'_, S> {
    /// A card begins with what it does; of several the first one.
    pub fn take_effect(&mut self, mut doing: Resolution) {
        if doing.does_nothing(self.rules) {
            return self.all_is_done(&doing);
        }
        if doing.before.pending > 0 || doing.before.skips > 0 {
            self.cancel(&mut doing);
        }
        if !self.a_win_ends_the_round(doing.seat) {
            self.table.doing = Some(doing);
            self.go_on();
        }
    }

    /// The card that is in the middle of what it does goes on, and those that were laid on it, until somebody has to choose or
    /// all is done.
    pub fn go_on(&mut self) {
        let rules = self.rules;
        while let Some(doing) = self.table.doing {
            let Some(act) = doing.act(rules) else {
                self.table.doing = doing.next_card();
                if self.table.doing.is_none() {
                    return self.all_is_done(&doing);
                }
                continue;
            };
            let left_out = doing.leaves_out(doing.at.into(), act);
            if !left_out && self.choice_is_due(doing, act) {
                return;
            }
            self.step_on();
            if !left_out && self.is_given(&doing, act) {
                return;
            }
        }
    }

    /// The act that came next is done.
    pub fn step_on(&mut self) {
        if let Some(doing) = &mut self.table.doing {
            doing.next += 1;
        }
    }

    /// A card has done all that it does at once: its player lays another one, or what waits comes to those who follow.
    fn all_is_done(&mut self, doing: &Resolution) {
        if doing.starts {
            return self.begin_after(doing);
        }
        self.hold_back(doing);
        let again = self.judge().again(doing);
        match (doing.further, again) {
            _ if doing.last => self.pass_on(doing.seat),
            (Some((left @ 1.., by)), _) => {
                self.table.stage = Phase::More { left, by };
                self.tell(|| PublicEvent::More { seat: doing.seat, cards: left });
            }
            (None, Some(again)) => self.lay_again(doing.seat, again),
            _ => self.pass_on(doing.seat),
        }
    }

    /// Whether the table has to wait for a choice before an act. Who is the only one who can be chosen is.
    fn choice_is_due(&mut self, doing: Resolution, act: &CompiledEffect) -> bool {
        match act {
            CompiledEffect::Wish(_) => self.table.stage = Phase::NameWish,
            CompiledEffect::Does { to: Some(Whom::Chosen), .. } if doing.chosen.is_none() => {
                let candidates = self.judge().candidates();
                if candidates.len() > 1 {
                    self.table.stage = Phase::NamePlayer;
                } else {
                    let only = self.table.next_after(doing.seat);
                    self.table.doing = Some(Resolution { chosen: Some(only), ..doing });
                    return false;
                }
            }
            CompiledEffect::Does { .. } => return false,
        }
        true
    }

    /// Carries out an act; whether the table waits for cards to be given.
    fn is_given(&mut self, doing: &Resolution, act: &CompiledEffect) -> bool {
        let seat = doing.seat;
        let CompiledEffect::Does { to, does, .. } = *act else { return false };
        for target in self.targets(seat, to) {
            match does {
                ImmediateEffect::Draw { cards } => {
                    self.draw(target, u16::from(cards), Cause::Does(does));
                }
                ImmediateEffect::Skip => {
                    // Those of cards that are laid together add up.
                    if doing.together.is_some() {
                        self.table.will_sit_out(target, 1);
                    } else {
                        self.table.sits_out.insert(target);
                    }
                    let more = self.table.sits_out_more[target.index()];
                    let turns = if doing.together.is_some() { more.saturating_add(1) } else { 1 };
                    self.tell(|| PublicEvent::SitsOut { seat: target, turns });
                }
                ImmediateEffect::SwapHands => self.swap_hands(seat, target),
                ImmediateEffect::RotateHands { from } => self.rotate_hands(seat, from),
                ImmediateEffect::Look => self.show_hand(seat, target),
                ImmediateEffect::Give { cards } => {
                    let spare = self.table.held(seat).saturating_sub(1);
                    let left = u8::try_from(u16::from(cards).min(spare)).unwrap_or(cards);
                    if left > 0 {
                        self.table.stage = Phase::Give { to: target, left };
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whom an act concerns, in the order of play; the one who laid the card if no player more than the others.
    fn targets(&self, seat: Seat, to: Option<Whom>) -> Vec<Seat> {
        let Some(who) = to else { return vec![seat] };
        let next = self.table.next_after(seat);
        match who {
            Whom::Next => vec![next],
            Whom::Before => vec![self.table.before(seat)],
            Whom::Chosen => self.table.doing.and_then(|doing| doing.chosen).into_iter().collect(),
            Whom::Others | Whom::Everybody => {
                let after = |other: &Seat| Some(self.table.next_after(*other)).filter(|other| *other != next);
                let all = std::iter::successors(Some(next), after);
                let others = all.filter(|other| *other != seat);
                let own = Some(seat).filter(|own| who == Whom::Everybody && self.table.playing.contains(*own));
                others.chain(own).collect()
            }
        }
    }

    /// All hands of the round move on by one place.
    fn rotate_hands(&mut self, by: Seat, from: Neighbour) {
        let from = match from {
            Neighbour::Before if self.table.clockwise => Neighbour::Right,
            Neighbour::Before => Neighbour::Left,
            side => side,
        };
        self.tell(|| PublicEvent::Does { by, deed: ImmediateEffect::RotateHands { from }, to: by });
        let clockwise = std::mem::replace(&mut self.table.clockwise, from == Neighbour::Left);
        let mut hands = [Hand::default(); MAX_SEATS];
        let tells = self.table.tells;
        for seat in self.table.playing.iter() {
            let giver = self.table.next_after(seat);
            hands[seat.index()] = self.table.hands[giver.index()];
            self.table.tells[seat.index()] = tells[giver.index()];
            self.tell_hand_moves(giver, seat, hands[seat.index()]);
        }
        self.table.hands = hands;
        self.table.clockwise = clockwise;
    }

    pub fn swap_hands(&mut self, seat: Seat, with: Seat) {
        self.tell(|| PublicEvent::Does { by: seat, deed: ImmediateEffect::SwapHands, to: with });
        self.table.hands.swap(seat.index(), with.index());
        self.table.tells.swap(seat.index(), with.index());
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

    /// A player looks at a hand, whose cards stay where they are (G-12).
    fn show_hand(&mut self, by: Seat, seat: Seat) {
        self.tell(|| PublicEvent::Does { by, deed: ImmediateEffect::Look, to: seat });
        self.show(by, seat);
    }

    /// Whom the player has chosen; what waited for it goes on.
    pub fn choose_player(&mut self, chosen: Seat) {
        if let Some(doing) = &mut self.table.doing {
            doing.chosen = Some(chosen);
        }
        self.go_on();
    }

    /// A card is given away.
    pub fn give(&mut self, seat: Seat, kind: CardKind) {
        let Phase::Give { to, left } = self.table.stage else { return };
        let asked_by = self.table.doing.filter(|_| self.table.interrupted.is_none());
        let cause = match asked_by.and_then(|doing| doing.before(self.rules)) {
            Some(CompiledEffect::Does { does, .. }) => Cause::Does(*does),
            _ => Cause::Gift,
        };
        self.hand_over(seat, to, kind, cause);
        if left > 1 {
            self.table.stage = Phase::Give { to, left: left - 1 };
        } else if let Some(interrupted) = self.table.interrupted.take() {
            self.resume(interrupted, seat, to);
        } else {
            self.go_on();
        }
    }

    /// A held card goes to another hand.
    pub fn hand_over(&mut self, seat: Seat, to: Seat, kind: CardKind, cause: Cause) {
        let held = self.table.hand(seat) & self.rules.deck().copies(kind);
        let card = held.first().expect("the judge lets only held cards pass");
        self.table.hands[seat.index()].remove(card, self.rules.deck());
        self.table.hands[to.index()].insert(card, self.rules.deck());
        self.table.tells[to.index()].take_up(1);
        let held = self.table.held(to);
        self.tell(|| CardMovement { cards: vec![card], from: Place::Hand(seat), to: Place::Hand(to), cause, held });
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
