//! Carrying out a move.

use super::agree::LastLaid;
use super::caught::Suspect;
use super::event::{Cause, FaceUp, Happening, Moved, Place, RoundEnd};
use super::judge::Judge;
use super::moves::{Call, CallSet, Move};
use super::score;
use super::seat::Seat;
use super::setup::{Calls, Setup};
use super::stage::Stage;
use super::table::{Drawn, Owed, Sink, Table};
use crate::cards::{Card, CardKind, CardSet, Colour, Wish};
use crate::rules::book::{
    AfterDraw, AfterFinish, AfterPenalty, BanEffect, Growth, NoticedBy, Otherwise, Window, WithTwo,
};
use crate::rules::{Draw, KindRule, Rules};

/// A table in the middle of a move.
pub(super) struct Play<'a, S> {
    pub rules: &'a Rules,
    pub setup: &'a Setup,
    pub table: &'a mut Table,
    pub sink: &'a mut S,
}

/// What has to be known of a play when all that the card does in its player's turn is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct After {
    /// How many cards were pending before it.
    pub pending: u16,
    /// The colour in force before it.
    pub in_force: Option<Colour>,
    /// Whether two were in the round.
    pub with_two: bool,
    /// Whether it fits doubly, so that another card may follow (NN-6).
    pub doubly: bool,
    /// Whether it was the last card.
    pub last: bool,
    /// How many further cards may follow, and which card allows them, if the effects of this one wait (N1-11).
    pub further: Option<(u8, CardKind)>,
}

impl<S: Sink> Play<'_, S> {
    pub fn tell<E: Into<FaceUp>>(&mut self, event: impl FnOnce() -> E) {
        self.sink.push(event);
    }

    pub fn judge(&self) -> Judge<'_> {
        Judge { rules: self.rules, setup: self.setup, table: self.table }
    }

    pub fn draw(&mut self, seat: Seat, cards: u16, cause: Cause) -> Drawn {
        self.table.draw(self.rules, seat, cards, cause, self.sink)
    }

    /// Carries out a legal move.
    pub fn carry_out(&mut self, seat: Seat, wanted: Move) {
        let wanted = if wanted.is_of_a_turn() { self.after_own_window(seat, wanted) } else { wanted };
        match wanted {
            Move::Play { card, wish, call } if self.table.stage == Stage::JumpIn => {
                self.jump_in(seat, card, wish, call);
            }
            Move::Play { card, wish, call } => self.play(seat, &[card], wish, call, Cause::Play),
            Move::PlayTogether { cards, call } => self.play(seat, cards.as_slice(), None, call, Cause::Play),
            Move::Draw => self.draw_move(seat),
            Move::Pass => self.pass(seat),
            Move::Call(call) => self.call(seat, call),
            Move::Catch(target) => self.catch(seat, target),
            Move::Challenge => self.challenge(seat),
            Move::Choose(colour) => self.choose(seat, colour),
            Move::Deal => self.deal(),
            Move::ChoosePlayer(chosen) => self.choose_player(seat, chosen),
            Move::Give(card) => self.give(seat, card),
            Move::Agree(agreed) => self.agree(agreed),
        }
    }

    /// A colour is named: that of the start card, or that of a card which has done something else before.
    fn choose(&mut self, seat: Seat, colour: Colour) {
        let wish = Wish::Colour(colour);
        match self.table.unfolding {
            Some(unfolding) => self.renew_wish(seat, self.rules.kind(unfolding.kind), Some(wish)),
            None => self.table.wish = Some(wish),
        }
        self.tell(|| Happening::Wished { seat, wish });
        if self.table.stage == Stage::NameWish {
            self.step_on();
            self.go_on_after_choice(seat);
        } else {
            self.free_turn(seat);
        }
    }

    /// Lays cards from a hand; which of the twins they are.
    fn lay(&mut self, seat: Seat, kinds: &[CardKind], cause: Cause) -> CardSet {
        let mut laid = CardSet::EMPTY;
        let mut cards = Vec::new();
        for kind in kinds {
            let held = self.table.hand(seat) & self.rules.deck().copies(*kind);
            let card = held.first().expect("the judge lets only held cards pass");
            self.table.hands[seat.index()].remove(card);
            self.table.discard.push(card);
            laid.insert(card);
            if S::LISTENS {
                cards.push(card);
            }
        }
        let held = self.table.held(seat);
        self.tell(|| Moved { cards, from: Place::Hand(seat), to: Place::Discard, cause, held });
        laid
    }

    /// Cards are laid, the last of which becomes the top card and does what it does.
    pub fn play(&mut self, seat: Seat, kinds: &[CardKind], wish: Option<Wish>, call: Option<Call>, cause: Cause) {
        let kind = kinds[kinds.len() - 1];
        let rule = self.rules.kind(kind);
        let doubly = kinds.len() == 1 && self.fits_doubly(kind);
        let in_force = self.judge().colour_in_force();
        let playing = self.table.playing.len();
        let pending = match self.table.stage {
            Stage::AnswerDraw(cards) => cards,
            Stage::Challenge { .. } => self.challenged_cards(),
            _ => 0,
        };
        let further = self.further(kind);
        let wish_before = self.table.wish;
        let wrong_run = self.judge().wrong_run(kinds).filter(|_| !self.judge().belong_together(kinds));
        let laid = self.lay(seat, kinds, cause);
        let left = u8::try_from(kinds.len()).unwrap_or(u8::MAX);
        self.table.last_laid = Some(LastLaid { seat, left, wish: wish_before }).filter(|_| rule.ban.is_none());
        self.table.laid += u16::try_from(kinds.len()).unwrap_or(u16::MAX);
        self.table.idle = 0;
        self.table.turn_counts = true;
        if let Some(ban) = rule.ban {
            self.lay_beside(ban);
        } else {
            self.renew_wish(seat, rule, wish);
        }
        if let Some(wish) = wish {
            self.tell(|| Happening::Wished { seat, wish });
        }
        if let Some(rule) = wrong_run {
            let (cards, since) = (laid, self.table.turns);
            if self.suspect_closes_the_last_one(Suspect { seat, cards, wish: wish_before, since, rule }) {
                return;
            }
        }
        let last = self.table.held(seat) == 0;
        let after = After { pending, in_force, with_two: playing == 2, doubly, last, further };
        if further.is_some() {
            return self.play_further(seat, kind, call, after);
        }
        self.settle_call(seat, call);
        if last && self.table.held(seat) == 0 && self.leave(seat, kind, after) {
            return;
        }
        if !self.asks_for_twins(seat, kind, after) {
            self.take_effect(seat, kind, after);
        }
    }

    /// A card that was laid does what it does.
    pub fn take_effect(&mut self, seat: Seat, kind: CardKind, after: After) {
        if !self.unfold(seat, kind, after) {
            self.end_play(seat, kind, after);
        }
    }

    /// All that a card does in the turn of its player is done: the player goes on, or the turn passes.
    pub fn end_play(&mut self, seat: Seat, kind: CardKind, after: After) {
        if let Some((left, by)) = after.further {
            self.go_on_further(seat, left, by, after.last);
        } else if after.doubly && !after.last {
            self.go_on_again(seat);
        } else {
            self.reverse_and_go_on(seat, self.rules.kind(kind), after);
        }
    }

    /// The last card is down: its player is out, or has won for the time being. Whether the round is over.
    pub fn leave(&mut self, seat: Seat, kind: CardKind, after: After) -> bool {
        if self.table.provisional.is_some() && self.closing_windows_ends_the_round() {
            return true;
        }
        if self.can_be_undone(seat) {
            self.win_for_the_time_being(seat, kind);
            return false;
        }
        self.go_out(seat, kind);
        let stops = self.rules.book().finish.then == AfterFinish::Stop;
        let over = stops || score::one_side_is_left(self.rules, self.table);
        if over {
            self.finish_round(seat, self.rules.kind(kind), after.pending, after.in_force);
        }
        over
    }

    /// Whether a card fits in two ways on the top card, so that another one may follow (NN-6).
    fn fits_doubly(&self, kind: CardKind) -> bool {
        let table = &self.table;
        let top = self.judge().top();
        self.rules.book().matching.doubly_again.is_some()
            && top.is_some_and(|top| self.rules.fits_doubly(kind, top, table.wish, table.bans))
    }

    /// A ban moves beside the pile. The second one of a row lifts it, and both go under the discard pile (NN-4).
    fn lay_beside(&mut self, ban: BanEffect) {
        let Some(card) = self.table.discard.pop() else { return };
        let deck = self.rules.deck();
        let same = |other: &Card| self.rules.kind(deck.kind(*other)).ban.is_some_and(|own| own.row == ban.row);
        let first = self.table.beside.iter().find(same);
        self.table.laid = self.table.laid.saturating_sub(1);
        if let Some(first) = first {
            self.table.beside.remove(first);
            self.table.discard.put_under(&[first, card]);
        } else {
            self.table.beside.insert(card);
        }
        self.table.bans = self.rules.rows().turn(self.table.bans, ban.row);
        let in_force = first.is_none();
        self.tell(|| Happening::Banned { row: ban.row, in_force });
    }

    /// The player on turn may lay another card.
    fn go_on_again(&mut self, seat: Seat) {
        self.table.stage = Stage::Again;
        self.table.called = CallSet::default();
        self.tell(|| Happening::Again { seat });
    }

    /// The reverse of a card, then whether its player goes on, then what it does to the next.
    fn reverse_and_go_on(&mut self, seat: Seat, rule: &KindRule, after: After) {
        let After { pending, in_force, with_two, last, .. } = after;
        let mut skip = false;
        let mut again = rule.again.is_some() && !last;
        let goes_on = again || rule.reverse.is_some_and(|reverse| reverse.with_two == WithTwo::Again);
        if !goes_on && self.table.provisional.is_some() && self.closing_windows_ends_the_round() {
            return;
        }
        if let Some(reverse) = rule.reverse {
            match reverse.with_two {
                WithTwo::Skip if with_two => skip = true,
                WithTwo::Again if with_two => again = !last,
                _ => self.reverse(),
            }
        }
        if again && rule.again.is_some_and(|again| again.otherwise == Otherwise::Draws) {
            return self.begin_anew(seat);
        }
        if again {
            return self.go_on_again(seat);
        }
        if self.closing_windows_ends_the_round() {
            return;
        }
        let next = self.next_on_turn(seat);
        if skip {
            self.pass_over(next);
        } else {
            self.hit(next, seat, rule, pending, in_force);
        }
    }

    pub fn reverse(&mut self) {
        self.table.clockwise = !self.table.clockwise;
        let clockwise = self.table.clockwise;
        self.tell(|| Happening::Reversed { clockwise });
    }

    /// What a card does to the next player; nothing where no further turn is allowed (G-4).
    pub fn hit(&mut self, next: Seat, from: Seat, rule: &KindRule, pending: u16, in_force: Option<Colour>) {
        if self.turn_limit_is_reached() {
            return self.begin_turn(next);
        }
        if let Some(draw) = rule.draw {
            let cards = grown(draw, pending);
            if is_open_to_challenge(rule, pending) {
                self.await_answer(next, Stage::Challenge { against: from, in_force });
                let answers = !draw.answers.is_empty() && !self.table.ending;
                self.tell(|| Happening::ChallengeOpen { seat: next, against: from, cards, answers });
            } else {
                self.demand_by(next, draw, cards);
            }
        } else if let Some(skip) = rule.skip {
            if skip.answers.is_empty() {
                self.pass_over(next);
            } else {
                self.await_answer(next, Stage::AnswerSkip);
                self.tell(|| Happening::SkipPending { seat: next });
            }
        } else {
            self.begin_turn(next);
        }
    }

    /// A player must draw so many cards because of that card, which need not be the top card.
    pub fn demand(&mut self, next: Seat, by: CardKind, cards: u16) {
        if let Some(draw) = self.rules.kind(by).draw {
            self.demand_by(next, draw, cards);
            if matches!(self.table.stage, Stage::AnswerDraw(_)) {
                self.table.demands = Some(by);
            }
        }
    }

    fn demand_by(&mut self, next: Seat, draw: Draw, cards: u16) {
        self.await_answer(next, Stage::AnswerDraw(cards));
        if draw.answers.is_empty() {
            self.draw_penalty(next, cards, draw.then);
        } else {
            self.tell(|| Happening::DrawPending { seat: next, cards });
        }
    }

    fn draw_penalty(&mut self, seat: Seat, cards: u16, then: AfterPenalty) {
        let drawn = self.draw(seat, cards, Cause::Effect);
        let short = drawn.count < cards && self.rules.book().pile.short_draw_ends_turn.is_some();
        if then == AfterPenalty::MayPlay && !short {
            self.table.turn_counts = true;
            self.table.stage = Stage::Drawn(None);
        } else {
            self.pass_over(seat);
        }
    }

    fn draw_move(&mut self, seat: Seat) {
        match self.table.stage {
            Stage::AnswerDraw(cards) => {
                let then = self.judge().pending_draw().map(|draw| draw.then);
                self.draw_penalty(seat, cards, then.unwrap_or_default());
            }
            Stage::Challenge { .. } => {
                self.draw(seat, self.challenged_cards(), Cause::Effect);
                self.pass_over(seat);
            }
            _ => self.draw_by_choice(seat),
        }
    }

    fn draw_by_choice(&mut self, seat: Seat) {
        let drawing = self.rules.book().drawing;
        let cards = u16::from(drawing.cards);
        let until_playable = drawing.until_playable.is_some();
        let drawn = if until_playable { self.draw_until_playable(seat) } else { self.draw(seat, cards, Cause::Draw) };
        let decides = until_playable || drawing.then == AfterDraw::MustPlayDrawn;
        let fits = decides && self.fits(drawn.last);
        let missed = if until_playable { !fits } else { drawn.count < cards };
        let short = missed && self.rules.book().pile.short_draw_ends_turn.is_some();
        match drawing.then {
            AfterDraw::TurnGoesOn if !short => {}
            AfterDraw::MustPlayDrawn if !short && fits => self.table.stage = Stage::Drawn(drawn.last),
            AfterDraw::TurnEnds if until_playable && fits => self.table.stage = Stage::Drawn(drawn.last),
            AfterDraw::MayPlayAny if !short => self.table.stage = Stage::Drawn(None),
            AfterDraw::MayPlayDrawn if !short && drawn.last.is_some() => self.table.stage = Stage::Drawn(drawn.last),
            _ => self.end_turn(seat),
        }
    }

    /// Draws until a card fits or none is left.
    fn draw_until_playable(&mut self, seat: Seat) -> Drawn {
        let (rules, setup) = (self.rules, self.setup);
        let fits = |table: &Table, card| Judge { rules, setup, table }.playable().contains(card);
        let more = |table: &Table, drawn: Drawn| !drawn.last.is_some_and(|card| fits(table, card));
        self.table.draw_while(rules, seat, Cause::Draw, self.sink, more)
    }

    /// How many cards the one draws who does not challenge.
    fn challenged_cards(&self) -> u16 {
        let draw = self.judge().top().and_then(|top| self.rules.kind(top).draw);
        draw.map_or(0, |draw| u16::from(draw.cards))
    }

    /// Whether a drawn card could be laid now.
    fn fits(&self, drawn: Option<Card>) -> bool {
        drawn.is_some_and(|card| self.judge().playable().contains(card))
    }

    fn pass(&mut self, seat: Seat) {
        match self.table.stage {
            Stage::AnswerSkip => self.pass_over(seat),
            Stage::JumpIn => self.let_go(seat),
            Stage::More { .. } => {
                self.tell(|| Happening::Passed { seat });
                self.end_further(seat);
            }
            Stage::Turn => {
                self.tell(|| Happening::Passed { seat });
                self.table.idle += 1;
                if self.table.idle >= self.table.playing.len() {
                    self.end_round(RoundEnd::Blocked);
                } else {
                    self.end_turn(seat);
                }
            }
            _ => {
                self.tell(|| Happening::Passed { seat });
                self.end_turn(seat);
            }
        }
    }

    /// After a card was laid: whether its call was made, and what comes of it if not (UN-14, MM-10).
    pub fn settle_call(&mut self, seat: Seat, call: Option<Call>) {
        let due = self.judge().call_at(self.table.held(seat));
        if let Some(call) = call.filter(|call| Some(*call) != due) {
            // It was due before a penalty for another one (G-8).
            self.tell(|| Happening::Called { seat, call });
        }
        let Some(due) = due else { return };
        let Some((_, facts)) = self.rules.book().calls.get_index(usize::from(due.0)) else { return };
        let early = self.table.called.contains(due);
        let exempt = self.table.exempt[seat.index()].take_if(|exempt| *exempt == due).is_some();
        if self.setup.calls == Calls::Automatic || call == Some(due) {
            self.tell(|| Happening::Called { seat, call: due });
        } else if exempt || early || facts.penalty == 0 {
            // Nothing is owed.
        } else if facts.window == Window::WithCard || (facts.at == 0 && facts.noticed_by == NoticedBy::Itself) {
            // After the last card a window is open only where others have to notice (G-9, N1-18).
            self.penalise_call(seat, due);
        } else {
            self.table.owed[seat.index()] = Some(Owed { call: due, since: self.table.turns });
        }
    }

    fn call(&mut self, seat: Seat, call: Call) {
        if self.judge().owes(seat, call) {
            self.make_good(seat, call);
        } else {
            self.table.called.insert(call);
            self.tell(|| Happening::Called { seat, call });
        }
    }

    /// A call that was forgotten is made late. In the own turn it holds for the card that comes, too.
    pub fn make_good(&mut self, seat: Seat, call: Call) {
        self.table.owed[seat.index()] = None;
        if seat == self.table.turn {
            self.table.called.insert(call);
        }
        self.tell(|| Happening::Called { seat, call });
        self.settle_win(seat);
    }

    /// A forgotten call costs its penalty without anybody's noticing.
    pub fn penalise_call(&mut self, seat: Seat, call: Call) {
        self.tell(|| Happening::Forgot { seat, call });
        self.draw_call_penalty(seat, call);
    }

    pub fn draw_call_penalty(&mut self, seat: Seat, call: Call) {
        let Some((_, facts)) = self.rules.book().calls.get_index(usize::from(call.0)) else { return };
        self.draw(seat, u16::from(facts.penalty), Cause::CallPenalty);
        if facts.exempt_after_penalty.is_some() {
            self.table.exempt[seat.index()] = Some(call);
        }
    }

    /// A challenge: the hand is shown to the challenger alone, and one of the two draws (UN-13).
    fn challenge(&mut self, by: Seat) {
        let Stage::Challenge { against: seat, in_force } = self.table.stage else { return };
        let Some(honest) = self.judge().top().and_then(|top| self.rules.kind(top).honest) else { return };
        self.tell(|| Happening::Challenged { by, seat });
        let hand = self.table.hand(seat);
        self.show(by, seat);
        let just = !self.rules.breaks(honest, hand, in_force);
        self.tell(|| Happening::Judged { by, seat, just });
        if just {
            self.draw(by, u16::from(honest.just), Cause::Challenge);
            self.pass_over(by);
        } else {
            self.draw(seat, u16::from(honest.unjust), Cause::Challenge);
            self.table.owed[seat.index()] = None;
            self.free_turn(by);
        }
    }

    /// A hand is shown to one player; the cards stay where they are.
    pub fn show(&mut self, by: Seat, seat: Seat) {
        let (hand, held) = (self.table.hand(seat), self.table.held(seat));
        if !hand.is_empty() {
            self.tell(|| Moved {
                cards: hand.iter().collect(),
                from: Place::Hand(seat),
                to: Place::ShownTo(by),
                cause: Cause::Shown,
                held,
            });
        }
    }

    /// A wrong play under the strict referee: what was to be laid is laid, taken back, and punished (G-6).
    pub fn wrong_play(&mut self, seat: Seat, wanted: Move) {
        let rule = self.rules.book().wrong_play;
        let out_of_turn = seat != self.table.turn || self.table.stage == Stage::JumpIn;
        let wanted = if out_of_turn { wanted } else { self.after_own_window(seat, wanted) };
        let kinds = wanted.cards();
        self.lay(seat, kinds, Cause::Play);
        self.tell(|| Happening::WrongPlay { seat, out_of_turn, clause: rule.clause });
        let mut cards = Vec::new();
        for _ in kinds {
            if let Some(card) = self.table.discard.pop() {
                self.table.hands[seat.index()].insert(card);
                cards.insert(0, card);
            }
        }
        let held = self.table.held(seat);
        self.tell(|| Moved { cards, from: Place::Discard, to: Place::Hand(seat), cause: Cause::TakeBack, held });
        if rule.penalty > 0 {
            self.draw(seat, u16::from(rule.penalty), Cause::WrongPlayPenalty);
        }
        if out_of_turn {
            return;
        }
        // A turn lost so says nothing of whether its player could have laid a card (G-4).
        self.table.idle = 0;
        let pending = match self.table.stage {
            _ if rule.pending_stays => None,
            Stage::AnswerDraw(cards) => Some(cards),
            Stage::Challenge { .. } => Some(self.challenged_cards()),
            _ => None,
        };
        if let Some(cards) = pending {
            self.draw(seat, cards, Cause::Effect);
        }
        match self.table.stage {
            Stage::More { .. } if rule.ends_turn => self.end_further(seat),
            _ if rule.ends_turn || pending.is_some() => self.pass_over(seat),
            _ => {}
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

/// Whether a card can be challenged: where bluffs are allowed, and not if it answers another one.
pub(super) fn is_open_to_challenge(rule: &KindRule, pending: u16) -> bool {
    pending == 0 && rule.honest.is_some_and(|honest| honest.bluffing)
}
