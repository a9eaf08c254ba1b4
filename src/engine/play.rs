//! Carrying out a move.

use super::event::{CardMovement, Cause, FaceUp, Place, PublicEvent};
use super::legality::Legality;
use super::moves::{Call, CallSet, Laid, Move};
use super::phase::{Before, CatchWindow, LastLaid, Phase, Resolution, grown};
use super::score;
use super::setup::{Seat, Setup};
use super::table::{Drawn, Sink, Table};
use crate::cards::{Card, CardKind, CardSet, KindSet, Wish};
use crate::rules::book::{AfterFinish, BanEffect};
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
    pub fn lay(&mut self, seat: Seat, kinds: &[CardKind], cause: Cause) -> CardSet {
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
}

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

impl<S: Sink> Play<'_, S> {
    /// Lays a card that its player has then to say what it is; where it can be only one, it is that.
    pub fn lay_stand_in(&mut self, seat: Seat, kind: CardKind, call: Option<Call>, cause: Cause) {
        let mut doing = Resolution::new(seat, kind, self.before(&[kind]));
        if let Phase::More { left, by } = self.table.stage {
            doing.further = Some((left, by));
        }
        let standing = self.judge().can_stand_for(kind);
        let before = LastLaid { seat, left: 1, wish: self.table.wish, stood: self.table.stood };
        let card = self.put_down(seat, kind);
        let held = self.table.held(seat);
        self.tell(|| CardMovement { cards: vec![card], from: Place::Hand(seat), to: Place::Discard, cause, held });
        self.table.stood = None;
        self.note_laid(before);
        self.renew_wish(seat, self.rules.kind(kind), None);
        self.call_before(seat, call);
        self.table.standing = standing;
        self.table.doing = Some(doing);
        self.table.stage = Phase::NameCard;
        if let (1, Some(named)) = (standing.len(), standing.first()) {
            self.stand_for(seat, named);
        }
    }

    /// It is said which card the one on top is: it is that one in everything from now on, until it leaves the pile.
    pub fn stand_for(&mut self, seat: Seat, named: CardKind) {
        let (Some(mut doing), Some(card)) = (self.table.doing.take(), self.table.discard.top()) else { return };
        doing.before.doubly = self.fitted_doubly(named);
        let laid = doing.kind;
        self.tell(|| PublicEvent::StandsFor { seat, card: laid, named });
        self.table.stood = Some((card, named));
        self.table.standing = KindSet::EMPTY;
        doing.kind = named;
        let rule = self.rules.kind(named);
        // After the last card nobody is asked any more.
        let wishes = rule.wish.is_some() || rule.wish_after().is_some() && self.table.held(seat) == 0;
        let wish = rule.acts.iter().position(|act| wishes && matches!(act, CompiledEffect::Wish(_)));
        match wish.and_then(|act| u8::try_from(act).ok()) {
            Some(next) => {
                self.table.doing = Some(Resolution { next, stands: true, ..doing });
                self.table.stage = Phase::NameWish;
            }
            None => self.is_what_it_stands_for(doing),
        }
    }

    /// All is said of a card that was laid for another one: it is that one.
    pub fn is_what_it_stands_for(&mut self, mut doing: Resolution) {
        self.table.stage = doing.further.map_or(Phase::Turn, |(left, by)| Phase::More { left, by });
        doing.further = self.judge().further(&doing);
        self.lie_and_take_effect(doing, None);
    }

    /// Whether the card that the top one is now fitted doubly on the one under it (NN-6).
    fn fitted_doubly(&self, named: CardKind) -> bool {
        let (rules, table) = (self.rules, &*self.table);
        let below = table.discard.as_slice().iter().rev().nth(1).zip(table.last_laid);
        below.is_some_and(|(card, laid)| {
            let below = laid.stood.filter(|(own, _)| own == card).map_or(rules.deck().kind(*card), |(_, kind)| kind);
            rules.goes_on_doubly(named, below, laid.wish, table.bans)
        })
    }
}

impl<S: Sink> Play<'_, S> {
    /// Of the cards that were laid, each that bans moves beside the pile; whether all do.
    #[inline]
    pub fn lay_bans_beside(&mut self, kinds: &[CardKind], laid: CardSet) -> bool {
        let bans = |kind: &&CardKind| self.rules.kind(**kind).ban.is_some();
        let count = kinds.iter().filter(bans).count();
        if count > 0 {
            self.table.last_laid = None;
            let mut left = laid;
            for (kind, ban) in kinds.iter().filter_map(|kind| Some((*kind, self.rules.kind(*kind).ban?))) {
                if let Some(card) = (left & self.rules.deck().copies(kind)).first() {
                    left.remove(card);
                    self.lay_beside(card, ban);
                }
            }
        }
        count == kinds.len()
    }

    /// A ban moves beside the pile. The second one of a row lifts it, and both go under the discard pile (NN-4).
    fn lay_beside(&mut self, card: Card, ban: BanEffect) {
        self.table.discard.remove(card);
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
        self.tell(|| PublicEvent::Banned { row: ban.row, in_force });
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
