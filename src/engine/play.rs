//! Carrying out a move.

use super::agree::LastLaid;
use super::caught::CatchWindow;
use super::cause::Cause;
use super::effects::{Before, Resolution};
use super::event::{CardMovement, FaceUp, PublicEvent, RoundEnd};
use super::judge::Legality;
use super::moves::{Call, Laid, Move};
use super::owing::Owed;
use super::place::Place;
use super::score;
use super::seat::Seat;
use super::setup::{Calls, Setup};
use super::stage::Phase;
use super::table::{Drawn, Sink, Table};
use crate::cards::{Card, CardKind, CardSet, Wish};
use crate::rules::book::{AfterDraw, AfterFinish, NoticedBy, Window};
use crate::rules::{CompiledEffect, Rules};

/// A table in the middle of a move.
pub(super) struct Play<'a, S> {
    pub rules: &'a Rules,
    pub setup: &'a Setup,
    pub table: &'a mut Table,
    pub sink: &'a mut S,
}

impl<S: Sink> Play<'_, S> {
    pub fn tell<E: Into<FaceUp>>(&mut self, event: impl FnOnce() -> E) {
        self.sink.push(event);
    }

    pub fn judge(&self) -> Legality<'_> {
        Legality { rules: self.rules, setup: self.setup, table: self.table }
    }

    pub fn draw(&mut self, seat: Seat, cards: u16, cause: Cause) -> Drawn {
        self.table.draw(self.rules, seat, cards, cause, self.sink)
    }

    /// Carries out a legal move.
    #[inline]
    pub fn carry_out(&mut self, seat: Seat, wanted: Move) {
        match wanted {
            Move::Play { card, wish, call } if !self.table.has_open_windows() && self.is_plain(seat, card) => {
                self.play_plainly(seat, card, wish, call, Cause::Play);
            }
            _ => self.carry_out_any(seat, wanted),
        }
    }

    /// The same for any move.
    #[inline(never)]
    fn carry_out_any(&mut self, seat: Seat, wanted: Move) {
        if self.table.has_open_windows() && wanted.is_of_a_turn() {
            let wanted = self.after_own_window(seat, wanted);
            self.carry_out_alone(seat, wanted);
        } else {
            self.carry_out_alone(seat, wanted);
        }
    }

    /// Carries out a move where no window is open for the player who makes it.
    fn carry_out_alone(&mut self, seat: Seat, wanted: Move) {
        match wanted {
            Move::Play { card, wish, call } if matches!(self.table.stage, Phase::JumpIn) => {
                self.jump_in(seat, card, wish, call);
            }
            Move::Play { card, wish, call } => self.play(seat, &[card], wish, call, Cause::Play),
            Move::PlayTogether { cards, call } => self.play(seat, cards.as_slice(), None, call, Cause::Play),
            Move::Draw => self.draw_move(seat),
            Move::Pass => self.pass(seat),
            Move::Call(call) => self.call(seat, call),
            Move::Catch(target) => self.catch(seat, target),
            Move::Challenge => self.challenge(seat),
            Move::Choose(wish) => self.choose(seat, wish),
            Move::Deal => self.deal(),
            Move::StandFor(card) => self.stand_for(seat, card),
            Move::ChoosePlayer(chosen) => self.choose_player(chosen),
            Move::Give(card) => self.give(seat, card),
            Move::Agree(agreed) => self.agree(agreed),
        }
    }

    /// A colour or the like is named: that of the start card, or that of a card which has done something else before.
    fn choose(&mut self, seat: Seat, wish: Wish) {
        match self.table.doing {
            Some(doing) => self.renew_wish(seat, self.rules.kind(doing.kind), Some(wish)),
            None => self.table.wish = Some(wish),
        }
        self.tell(|| PublicEvent::Wished { seat, wish });
        if let Some(doing) = self.table.doing.take_if(|doing| doing.stands) {
            self.is_what_it_stands_for(Resolution { at: 0, next: 0, named: true, stands: false, ..doing });
        } else if self.table.stage == Phase::NameWish {
            self.step_on();
            self.go_on();
        } else {
            self.free_turn(seat);
        }
    }

    /// Lays cards from a hand; which of the twins they are.
    fn lay(&mut self, seat: Seat, kinds: &[CardKind], cause: Cause) -> CardSet {
        let mut laid = CardSet::EMPTY;
        let mut cards = Vec::new();
        for kind in kinds {
            let card = self.put_down(seat, *kind);
            laid.insert(card);
            if S::LISTENS {
                cards.push(card);
            }
        }
        let held = self.table.held(seat);
        self.tell(|| CardMovement { cards, from: Place::Hand(seat), to: Place::Discard, cause, held });
        laid
    }

    /// Puts one card of this kind on the discard pile.
    #[inline]
    pub fn put_down(&mut self, seat: Seat, kind: CardKind) -> Card {
        let card = self.table.hands[seat.index()].remove_one(kind, self.rules.deck());
        let card = card.expect("the judge lets only held cards pass");
        self.table.discard.push(card);
        card
    }

    /// Cards are laid, the last of which becomes the top card and does what it does.
    pub fn play(&mut self, seat: Seat, kinds: &[CardKind], wish: Option<Wish>, call: Option<Call>, cause: Cause) {
        let wish = wish.or_else(|| self.taken_colour(kinds));
        match (kinds, call) {
            ([kind], _) if self.is_plain(seat, *kind) => self.play_plainly(seat, *kind, wish, call, cause),
            ([kind], _) if self.rules.kind(*kind).stands_for.is_some() => self.lay_stand_in(seat, *kind, call, cause),
            _ => self.play_fully(seat, kinds, wish, call, cause),
        }
    }

    /// The colour that a card takes: that of the card before it in the same move, or else the one in force. What is wished for
    /// a round stays wished.
    #[inline]
    fn taken_colour(&self, kinds: &[CardKind]) -> Option<Wish> {
        let (last, before) = kinds.split_last()?;
        if !self.rules.kind(*last).takes_colour || self.table.wish_until.is_some() {
            return None;
        }
        let deck = self.rules.deck();
        let below = before.iter().rev().find_map(|kind| deck.face(*kind).colour);
        below.or_else(|| self.judge().colour_in_force()).map(Wish::Colour)
    }

    /// What there is before cards are laid.
    #[inline]
    pub fn before(&self, kinds: &[CardKind]) -> Before {
        let judge = self.judge();
        let mut before = Before { with_two: self.table.playing.is_pair(), ..Before::default() };
        if self.table.stage.is_answering() {
            before.answers = true;
            before.pending = judge.pending_cards();
            before.skips = judge.pending_skips();
            before.pending_by = judge.demanding();
        }
        for rule in kinds.iter().map(|kind| self.rules.kind(*kind)) {
            // What it copies may be a bluff.
            if rule.honest.is_some() || rule.copies {
                before.in_force = judge.colour_in_force();
            }
            if rule.copies {
                before.copied = judge.copied();
            }
        }
        before
    }

    /// Lays any cards, whatever they do.
    #[inline(never)]
    pub fn play_fully(
        &mut self,
        seat: Seat,
        kinds: &[CardKind],
        wish: Option<Wish>,
        call: Option<Call>,
        cause: Cause,
    ) {
        let kind = kinds[kinds.len() - 1];
        let rule = self.rules.kind(kind);
        let takes = rule.takes_colour && self.judge().wishes_with(seat, kind).is_none();
        let mut doing =
            Resolution { named: wish.is_some() && !takes, ..Resolution::new(seat, kind, self.before(kinds)) };
        doing.together = Laid::new(kinds);
        doing.further = self.judge().further(&doing);
        doing.before.doubly = kinds.len() == 1 && self.fits_doubly(kind);
        let wish_before = self.table.wish;
        let wrong_run = self.judge().wrong_run(kinds).filter(|_| !self.judge().belong_together(kinds));
        let laid = self.lay(seat, kinds, cause);
        let left = u8::try_from(kinds.len()).unwrap_or(u8::MAX);
        self.note_laid(LastLaid { seat, left, wish: wish_before, stood: self.table.stood });
        let only_bans = self.lay_bans_beside(kinds, laid);
        if !only_bans || wish.is_some() {
            self.renew_wish(seat, rule, wish);
        }
        match wish {
            Some(colour) if takes => self.tell(|| PublicEvent::TakesColour { seat, colour }),
            Some(wish) => self.tell(|| PublicEvent::Wished { seat, wish }),
            None => {}
        }
        if let Some(rule) = wrong_run {
            let (cards, since) = (laid, self.table.turns);
            if self.suspect_closes_the_last_one(CatchWindow { seat, cards, wish: wish_before, since, rule }) {
                return;
            }
        }
        if !self.names_before_leaving(doing, call) {
            self.lie_and_take_effect(doing, call);
        }
    }

    /// Whether the last cards wait for what is wished with the one on top: who is out is asked no more.
    fn names_before_leaving(&mut self, doing: Resolution, call: Option<Call>) -> bool {
        let wish = self.rules.kind(doing.kind).acts.iter().position(|act| matches!(act, CompiledEffect::Wish(_)));
        let all = doing.together.is_some() && self.table.held(doing.seat) == 0;
        let Some(next) = wish.filter(|_| all).and_then(|act| u8::try_from(act).ok()) else { return false };
        self.call_before(doing.seat, call);
        let at = u8::try_from(doing.cards().len() - 1).unwrap_or(u8::MAX);
        self.table.doing = Some(Resolution { at, next, stands: true, ..doing });
        self.table.stage = Phase::NameWish;
        true
    }

    /// What is called with cards is called before something is asked; it counts when it is judged.
    pub fn call_before(&mut self, seat: Seat, call: Option<Call>) {
        if let Some(call) = call {
            self.table.called.insert(call);
            self.tell(|| PublicEvent::Called { seat, call });
        }
    }

    /// Notes that cards lie on the discard pile now.
    #[inline]
    pub fn note_laid(&mut self, laid: LastLaid) {
        self.table.laid += u16::from(laid.left);
        self.table.last_laid = Some(laid);
        self.table.idle = 0;
        self.table.turn_counts = true;
    }

    /// Cards were laid, and what they are is known: their call is judged, their player may be out, and the last of them does
    /// what it does.
    pub fn lie_and_take_effect(&mut self, mut doing: Resolution, call: Option<Call>) {
        let seat = doing.seat;
        doing.last = self.table.held(seat) == 0;
        if !self.waits_for_its_call(doing, call) {
            self.settle_call(seat, call);
        }
        if doing.last && self.table.held(seat) == 0 {
            doing.last = !self.draws_instead_of_leaving(seat, doing.kind);
            if doing.last && self.leave(doing) {
                return;
            }
        }
        if !self.asks_for_twins(doing) {
            self.take_effect(doing);
        }
    }

    /// Whether the call for a card that further ones may follow, or that is one of them, waits until the play ends; where
    /// hands change, it is judged before they do (N1-14).
    fn waits_for_its_call(&mut self, doing: Resolution, call: Option<Call>) -> bool {
        let Some((left, _)) = doing.further else { return false };
        let settled = left == 0 || doing.last || doing.changes_own_hand(self.rules);
        self.table.waits.settled = settled;
        if !settled {
            self.call_before(doing.seat, call);
        } else if let Some(call) = call {
            // It is made for the whole turn, which may go on.
            self.table.called.insert(call);
        }
        !settled
    }

    /// A last card that has to be covered: its player draws and goes on, unless there is no card to draw.
    fn draws_instead_of_leaving(&mut self, seat: Seat, last: CardKind) -> bool {
        let cards = self.rules.kind(last).again.and_then(|again| again.last_draws);
        cards.is_some_and(|cards| self.draw(seat, cards.into(), Cause::Effect).count > 0)
    }

    /// The last card is down: its player is out, or has won for the time being. Whether the round is over.
    fn leave(&mut self, doing: Resolution) -> bool {
        if self.a_win_ends_the_round(doing.seat) {
            return true;
        }
        if self.can_be_undone(doing.seat) {
            self.win_for_the_time_being(doing.seat, doing.kind);
            return false;
        }
        self.go_out(doing.seat, doing.kind);
        let stops = self.rules.book().finish.then == AfterFinish::Stop;
        let over = stops || score::one_side_is_left(self.rules, self.table);
        if over {
            self.finish_round(&doing);
        }
        over
    }

    /// Whether a card fits in two ways on the top card, so that another one may follow (NN-6).
    #[inline]
    pub fn fits_doubly(&self, kind: CardKind) -> bool {
        self.rules.can_go_on_doubly() && self.fits_doubly_now(kind)
    }

    #[inline(never)]
    fn fits_doubly_now(&self, kind: CardKind) -> bool {
        let table = &self.table;
        self.judge().top().is_some_and(|top| self.rules.goes_on_doubly(kind, top, table.wish, table.bans))
    }

    fn draw_move(&mut self, seat: Seat) {
        self.table.note_that_nothing_is_laid(self.rules);
        match self.table.stage {
            Phase::AnswerDraw(cards) => {
                let then = self.judge().pending_draw().map(|draw| draw.then);
                self.draw_penalty(seat, cards, then.unwrap_or_default());
            }
            Phase::Challenge { .. } => {
                let cards = self.judge().pending_cards();
                self.draw(seat, cards, Cause::Effect);
                self.pass_over(seat);
            }
            _ => self.draw_by_choice(seat),
        }
    }

    fn draw_by_choice(&mut self, seat: Seat) {
        let drawing = &self.rules.book().drawing;
        let cards = u16::from(drawing.cards);
        if drawing.then == AfterDraw::TurnEnds && drawing.until_playable.is_none() {
            self.draw(seat, cards, Cause::Draw);
            return self.end_turn(seat);
        }
        let until_playable = drawing.until_playable.is_some();
        let drawn = if until_playable { self.draw_until_playable(seat) } else { self.draw(seat, cards, Cause::Draw) };
        let decides = until_playable || drawing.then == AfterDraw::MustPlayDrawn;
        let fits = decides && self.fits(drawn.last);
        let had = self.table.draws;
        self.count_draws(if until_playable { drawn.count } else { 1 });
        let enough = drawing.at_most.is_some_and(|most| self.table.draws >= most);
        let limit = drawing.at_most.map(|most| u16::from(most.saturating_sub(had)));
        let missed = if until_playable { !fits && Some(drawn.count) != limit } else { drawn.count < cards };
        let short = missed && self.rules.book().pile.short_draw_ends_turn.is_some();
        if !fits && (until_playable || decides && cards == 1 && !short) {
            // Everybody sees that what was drawn cannot be laid either.
            self.table.note_that_nothing_is_laid(self.rules);
        }
        match drawing.then {
            AfterDraw::TurnGoesOn if !short && enough => self.table.stage = Phase::Drawn(None),
            AfterDraw::TurnGoesOn if !short => {}
            AfterDraw::MustPlayDrawn if !short && fits => self.table.stage = Phase::Drawn(drawn.last),
            AfterDraw::TurnEnds if until_playable && fits => self.table.stage = Phase::Drawn(drawn.last),
            AfterDraw::MayPlayAny if !short => self.table.stage = Phase::Drawn(None),
            AfterDraw::MayPlayDrawn if !short && drawn.last.is_some() => self.table.stage = Phase::Drawn(drawn.last),
            _ => self.end_turn(seat),
        }
    }

    /// Counts what the player on turn has drawn by choice, where only so much may be drawn.
    fn count_draws(&mut self, draws: u16) {
        if self.rules.book().drawing.at_most.is_some() {
            self.table.draws = self.table.draws.saturating_add(u8::try_from(draws).unwrap_or(u8::MAX));
        }
    }

    /// Draws until a card fits, none is left, or so many were drawn as may be.
    fn draw_until_playable(&mut self, seat: Seat) -> Drawn {
        let (rules, setup) = (self.rules, self.setup);
        let fits =
            |table: &Table, card| Legality { rules, setup, table }.playable().contains(rules.deck().kind(card));
        let most =
            rules.book().drawing.at_most.map_or(u16::MAX, |most| (most.saturating_sub(self.table.draws)).into());
        let more =
            |table: &Table, drawn: Drawn| drawn.count < most && !drawn.last.is_some_and(|card| fits(table, card));
        self.table.draw_while(rules, seat, Cause::Draw, self.sink, more)
    }

    /// Whether a drawn card could be laid now.
    #[inline]
    fn fits(&self, drawn: Option<Card>) -> bool {
        drawn.is_some_and(|card| self.judge().playable().contains(self.rules.deck().kind(card)))
    }

    fn pass(&mut self, seat: Seat) {
        self.table.note_that_nothing_is_laid(self.rules);
        match self.table.stage {
            Phase::AnswerSkip(_) => self.pass_over(seat),
            Phase::JumpIn => self.let_go(seat),
            Phase::More { .. } => {
                self.tell(|| PublicEvent::Passed { seat });
                self.end_further(seat);
            }
            Phase::Turn => {
                self.tell(|| PublicEvent::Passed { seat });
                // Who could have drawn does not stop the round.
                self.table.idle += u8::from(!self.judge().may_ever_draw());
                if self.table.idle < self.table.playing.len() {
                    self.end_turn(seat);
                } else if !self.a_win_ends_the_round(seat) {
                    self.end_round(RoundEnd::Blocked);
                }
            }
            _ => {
                self.tell(|| PublicEvent::Passed { seat });
                self.end_turn(seat);
            }
        }
    }

    /// After a card was laid: whether its call was made, and what comes of it if not (UN-14, MM-10).
    #[inline(never)]
    pub fn settle_call(&mut self, seat: Seat, call: Option<Call>) {
        let due = self.judge().call_at(self.table.held(seat));
        if let Some(call) = call.filter(|call| Some(*call) != due) {
            // It was due before a penalty for another one (G-8).
            self.tell(|| PublicEvent::Called { seat, call });
        }
        let Some(due) = due else { return };
        let Some((_, facts)) = self.rules.book().calls.get_index(usize::from(due.0)) else { return };
        let early = self.table.called.contains(due);
        let exempt = self.table.exempt[seat.index()].take_if(|exempt| *exempt == due).is_some();
        if self.setup.calls == Calls::Automatic || call == Some(due) {
            self.tell(|| PublicEvent::Called { seat, call: due });
        } else if exempt || early || facts.costs_nothing() {
            // Nothing is owed.
        } else if facts.window == Window::WithCard || (facts.at == 0 && facts.noticed_by == NoticedBy::Itself) {
            // After the last card a window is open only where others have to notice (G-9, N1-18).
            self.penalise_call(seat, due);
        } else {
            self.table.owing.open(seat, Owed { call: due, since: self.table.turns });
        }
    }

    fn call(&mut self, seat: Seat, call: Call) {
        if self.judge().owes(seat, call) {
            self.make_good(seat, call);
        } else {
            self.table.called.insert(call);
            self.tell(|| PublicEvent::Called { seat, call });
        }
    }

    /// A call that was forgotten is made late. In the own turn it holds for the card that comes, too.
    pub fn make_good(&mut self, seat: Seat, call: Call) {
        self.table.owing.close(seat);
        if seat == self.table.turn {
            self.table.called.insert(call);
        }
        self.tell(|| PublicEvent::Called { seat, call });
        self.settle_win(seat);
    }

    /// A forgotten call costs its penalty without anybody's noticing.
    pub fn penalise_call(&mut self, seat: Seat, call: Call) {
        self.tell(|| PublicEvent::Forgot { seat, call });
        self.draw_call_penalty(seat, call);
    }

    pub fn draw_call_penalty(&mut self, seat: Seat, call: Call) {
        let Some((_, facts)) = self.rules.book().calls.get_index(usize::from(call.0)) else { return };
        self.draw(seat, u16::from(facts.penalty), Cause::CallPenalty);
        if facts.penalty_turns > 0 && self.table.held(seat) > 0 {
            self.table.will_sit_out(seat, facts.penalty_turns);
            self.tell(|| PublicEvent::SitsOut { seat, turns: facts.penalty_turns });
        }
        self.fine(seat, facts.penalty_points);
        if facts.exempt_after_penalty.is_some() {
            self.table.exempt[seat.index()] = Some(call);
        }
    }

    /// A penalty in points, which are counted at the end of the round.
    fn fine(&mut self, seat: Seat, points: u16) {
        if points > 0 {
            self.table.fines[seat.index()] += u32::from(points);
            self.tell(|| PublicEvent::Fined { seat, points });
        }
    }

    /// A challenge: the hand is shown to the challenger alone, and one of the two draws (UN-13).
    fn challenge(&mut self, by: Seat) {
        let Phase::Challenge { against: seat, in_force } = self.table.stage else { return };
        let Some(honest) = self.judge().top().and_then(|top| self.rules.kind(top).honest) else { return };
        self.tell(|| PublicEvent::Challenged { by, seat });
        let hand = self.table.hand(seat);
        self.show(by, seat);
        let just = !self.rules.breaks(honest, hand, in_force);
        self.tell(|| PublicEvent::Judged { by, seat, just });
        if just {
            self.draw(by, u16::from(honest.just), Cause::Challenge);
            self.pass_over(by);
        } else {
            self.draw(seat, u16::from(honest.unjust), Cause::Challenge);
            self.table.owing.close(seat);
            self.free_turn(by);
        }
    }

    /// A hand is shown to one player; the cards stay where they are.
    pub fn show(&mut self, by: Seat, seat: Seat) {
        let (hand, held) = (self.table.hand(seat), self.table.held(seat));
        if !hand.is_empty() {
            self.tell(|| CardMovement {
                cards: hand.iter().collect(),
                from: Place::Hand(seat),
                to: Place::ShownTo(by),
                cause: Cause::Shown,
                held,
            });
        }
    }

    /// A call that is not due, under the strict referee: it costs its penalty, and the turn goes on.
    fn wrong_call(&mut self, seat: Seat, call: Call) {
        let Some((_, facts)) = self.rules.book().calls.get_index(usize::from(call.0)) else { return };
        self.tell(|| PublicEvent::CalledWrongly { seat, call });
        self.draw(seat, u16::from(facts.wrong_penalty), Cause::CallPenalty);
        self.table.idle = 0;
    }

    /// A wrong play under the strict referee: what was to be laid is laid, taken back, and punished (G-6).
    pub fn wrong_play(&mut self, seat: Seat, wanted: Move) {
        if let Move::Call(call) = wanted {
            return self.wrong_call(seat, call);
        }
        let rule = self.rules.book().wrong_play;
        let out_of_turn = seat != self.table.turn || self.table.stage == Phase::JumpIn;
        let own_window = !out_of_turn && self.table.has_open_windows();
        let wanted = if own_window { self.after_own_window(seat, wanted) } else { wanted };
        let kinds = wanted.cards();
        self.lay(seat, kinds, Cause::Play);
        self.tell(|| PublicEvent::WrongPlay { seat, out_of_turn, clause: rule.clause });
        let mut cards = Vec::new();
        for _ in kinds {
            if let Some(card) = self.table.discard.pop() {
                self.table.hands[seat.index()].insert(card, self.rules.deck());
                cards.insert(0, card);
            }
        }
        let held = self.table.held(seat);
        self.tell(|| CardMovement {
            cards,
            from: Place::Discard,
            to: Place::Hand(seat),
            cause: Cause::TakeBack,
            held,
        });
        if rule.penalty > 0 {
            self.draw(seat, u16::from(rule.penalty), Cause::WrongPlayPenalty);
        }
        self.fine(seat, rule.penalty_points);
        if out_of_turn {
            return;
        }
        // A turn lost so says nothing of whether its player could have laid a card (G-4).
        self.table.idle = 0;
        let pending = if rule.pending_stays { 0 } else { self.judge().pending_cards() };
        if pending > 0 {
            self.draw(seat, pending, Cause::Effect);
        }
        match self.table.stage {
            Phase::More { .. } if rule.ends_turn => self.end_further(seat),
            _ if rule.ends_turn || pending > 0 => self.pass_over(seat),
            _ => {}
        }
    }
}
