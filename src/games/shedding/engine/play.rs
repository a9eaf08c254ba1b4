//! Carrying out moves, and playing cards.
//!
//! `carry_out` calls `play`, which calls `play_fast` for a plain card, `play_stand_in` or `play_general`. `jump_in` also
//! ends in `play`.

use super::event::{CardMovement, Cause, FaceUp, Place, PublicEvent};
use super::legality::Legality;
use super::moves::{CallSet, Move, PlayedTogether};
use super::phase::{Awaiting, CatchWindow, ContextBeforePlay, LastPlay, Provisional, Resolution, grown};
use super::table::{Drawn, Sink, Table};
use crate::cards::{Card, CardKind, CardSet, KindSet, Wish};
use crate::engine::{Seat, Setup};
use crate::games::shedding::rules::{AfterFinish, CompiledEffect, Rules};
use crate::rules::{BanEffect, Call};

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

    /// Reports a movement that has taken place.
    pub fn tell_moved(&mut self, from: Place, to: Place, cause: Cause, cards: impl FnOnce() -> Vec<Card>) {
        let held = match (from, to) {
            (_, Place::Hand(seat)) | (Place::Hand(seat), _) => self.table.held(seat),
            _ => 0,
        };
        self.tell(|| CardMovement { cards: cards(), from, to, cause, held });
    }

    pub fn legality(&self) -> Legality<'_> {
        Legality { rules: self.rules, setup: self.setup, table: self.table }
    }

    pub fn draw(&mut self, seat: Seat, cards: u16, cause: Cause) -> Drawn {
        self.table.draw(self.rules, seat, cards, cause, self.sink)
    }

    pub fn carry_out(&mut self, seat: Seat, wanted: Move) {
        let windows = self.table.has_open_windows() && wanted.is_turn_move();
        match if windows { self.after_own_window(seat, wanted) } else { wanted } {
            Move::Play { card, wish, call } if matches!(self.table.phase, Awaiting::JumpIn) => {
                self.jump_in(seat, card, wish, call);
            }
            Move::Play { card, wish, call } => self.play(seat, &[card], wish, call, Cause::Play),
            Move::PlayTogether { cards, call } => {
                let cards = self.legality().in_order(cards);
                self.play(seat, cards.as_slice(), None, call, Cause::Play);
            }
            Move::Draw => self.draw_move(seat),
            Move::Pass => self.pass(seat),
            Move::Call(call) => self.call(seat, call),
            Move::Catch(target) => self.catch(seat, target),
            Move::Challenge => self.challenge(seat),
            Move::Choose(wish) => self.choose(seat, wish),
            Move::Deal => self.deal(),
            Move::StandFor(card) => self.stand_for(seat, card),
            Move::ChoosePlayer(chosen) => {
                if let Some(resolution) = &mut self.table.resolution {
                    resolution.chosen = Some(chosen);
                }
                self.go_on();
            }
            Move::Give(card) => self.give(seat, card),
            Move::Agree(agreed) => self.agree(agreed),
        }
    }

    fn choose(&mut self, seat: Seat, wish: Wish) {
        match self.table.resolution {
            Some(resolution) => self.renew_wish(seat, self.rules.kind(resolution.kind), Some(wish)),
            None => self.table.wish = Some(wish),
        }
        self.tell(|| PublicEvent::Wished { seat, wish });
        if let Some(resolution) = self.table.resolution.take_if(|resolution| resolution.stands) {
            self.resolve_stand_in(Resolution { at: 0, next: 0, named: true, stands: false, ..resolution });
        } else if self.table.phase == Awaiting::NameWish {
            self.step_on();
            self.go_on();
        } else {
            self.free_turn(seat);
        }
    }

    /// Moves cards from a hand to the discard pile and returns the physical cards.
    pub fn move_to_discard(&mut self, seat: Seat, kinds: &[CardKind], cause: Cause) -> CardSet {
        let mut played = CardSet::EMPTY;
        let mut cards = Vec::new();
        for kind in kinds {
            let card = self.put_down(seat, *kind);
            played.insert(card);
            if S::LISTENS {
                cards.push(card);
            }
        }
        self.tell_moved(Place::Hand(seat), Place::Discard, cause, || cards);
        played
    }

    #[inline]
    pub fn put_down(&mut self, seat: Seat, kind: CardKind) -> Card {
        let card = self.table.hands[seat.index()].remove_one(kind, self.rules.deck());
        let card = card.expect("only held cards are legal");
        self.table.discard.push(card);
        card
    }

    pub fn play(&mut self, seat: Seat, kinds: &[CardKind], wish: Option<Wish>, call: Option<Call>, cause: Cause) {
        let wish = wish.or_else(|| self.taken_colour(kinds));
        match (kinds, call) {
            ([kind], _) if self.is_plain(seat, *kind) => self.play_fast(seat, *kind, wish, call, cause),
            ([kind], _) if self.rules.kind(*kind).stands_for.is_some() => {
                self.play_stand_in(seat, *kind, call, cause);
            }
            _ => self.play_general(seat, kinds, wish, call, cause),
        }
    }

    /// The colour that a card takes: of the card before it in the same move, or the one in force. A lasting wish
    /// stays.
    #[inline]
    fn taken_colour(&self, kinds: &[CardKind]) -> Option<Wish> {
        let (last, before) = kinds.split_last()?;
        if !self.rules.kind(*last).takes_colour || self.table.wish_until.is_some() {
            return None;
        }
        let deck = self.rules.deck();
        let below = before.iter().rev().find_map(|kind| deck.face(*kind).colour);
        below.or_else(|| self.legality().colour_in_force()).map(Wish::Colour)
    }

    #[inline]
    pub fn before(&self, kinds: &[CardKind]) -> ContextBeforePlay {
        let legality = self.legality();
        let mut before = ContextBeforePlay { with_two: self.table.playing.is_pair(), ..ContextBeforePlay::default() };
        if self.table.phase.is_answering() {
            before.answers = true;
            before.pending = legality.pending_cards();
            before.skips = legality.pending_skips();
            before.pending_by = legality.demanding();
        }
        for rule in kinds.iter().map(|kind| self.rules.kind(*kind)) {
            // The copied card may be a bluff.
            if rule.honest.is_some() || rule.copies {
                before.in_force = legality.colour_in_force();
            }
            if rule.copies {
                before.copied = legality.copied();
            }
        }
        before
    }

    #[inline(never)]
    pub fn play_general(
        &mut self,
        seat: Seat,
        kinds: &[CardKind],
        wish: Option<Wish>,
        call: Option<Call>,
        cause: Cause,
    ) {
        let kind = kinds[kinds.len() - 1];
        let rule = self.rules.kind(kind);
        let takes = rule.takes_colour && self.legality().wishes_with(seat, kind).is_none();
        let mut resolution =
            Resolution { named: wish.is_some() && !takes, ..Resolution::new(seat, kind, self.before(kinds)) };
        resolution.together = PlayedTogether::new(kinds);
        resolution.further = self.legality().further(&resolution);
        resolution.before.doubly = kinds.len() == 1 && self.fits_doubly(kind);
        let wish_before = self.table.wish;
        let wrong_run = self.legality().wrong_run(kinds).filter(|_| !self.legality().belong_together(kinds));
        let played = self.move_to_discard(seat, kinds, cause);
        let left = u8::try_from(kinds.len()).unwrap_or(u8::MAX);
        self.note_played(LastPlay { seat, left, wish: wish_before, stood: self.table.stood });
        let only_bans = self.move_bans_beside(kinds, played);
        if !only_bans || wish.is_some() {
            self.renew_wish(seat, rule, wish);
        }
        match wish {
            Some(colour) if takes => self.tell(|| PublicEvent::TakesColour { seat, colour }),
            Some(wish) => self.tell(|| PublicEvent::Wished { seat, wish }),
            None => {}
        }
        if let Some(rule) = wrong_run {
            let (cards, since) = (played, self.table.turns);
            if self.open_catch_window(CatchWindow { seat, cards, wish: wish_before, since, rule }) {
                return;
            }
        }
        if !self.await_wish_before_leaving(resolution, call) {
            self.judge_and_resolve(resolution, call);
        }
    }

    /// Returns true if the last cards of a hand wait for the wish of the top card: after going out the player is not
    /// asked any more.
    fn await_wish_before_leaving(&mut self, resolution: Resolution, call: Option<Call>) -> bool {
        let wish = self.rules.kind(resolution.kind).acts.iter().position(CompiledEffect::is_wish);
        let all = resolution.together.is_some() && self.table.held(resolution.seat) == 0;
        let Some(next) = wish.filter(|_| all).and_then(|act| u8::try_from(act).ok()) else { return false };
        self.call_before(resolution.seat, call);
        let at = u8::try_from(resolution.cards().len() - 1).unwrap_or(u8::MAX);
        self.table.resolution = Some(Resolution { at, next, stands: true, ..resolution });
        self.table.phase = Awaiting::NameWish;
        true
    }

    /// Announces a call before something is asked; it counts when it is judged.
    pub fn call_before(&mut self, seat: Seat, call: Option<Call>) {
        if let Some(call) = call {
            self.table.called.insert(call);
            self.tell(|| PublicEvent::Called { seat, call });
        }
    }

    #[inline]
    pub fn note_played(&mut self, play: LastPlay) {
        self.table.cards_played += u16::from(play.left);
        self.table.last_play = Some(play);
        self.table.idle = 0;
        self.table.turn_counts = true;
    }

    /// Judges the call of the cards, lets the player go out, and resolves the last card.
    pub fn judge_and_resolve(&mut self, mut resolution: Resolution, call: Option<Call>) {
        let seat = resolution.seat;
        resolution.last = self.table.held(seat) == 0;
        if !self.defer_call(resolution, call) {
            self.settle_call(seat, call);
        }
        if resolution.last && self.table.held(seat) == 0 {
            resolution.last = !self.draw_instead_of_leaving(seat, resolution.kind);
            if resolution.last && self.leave(resolution) {
                return;
            }
        }
        if !self.ask_for_twins(resolution) {
            self.take_effect(resolution);
        }
    }

    /// Returns true if the call waits until a play of several cards ends. Where hands change, it is judged before
    /// (N1-14).
    fn defer_call(&mut self, resolution: Resolution, call: Option<Call>) -> bool {
        let Some((left, _)) = resolution.further else { return false };
        let settled = left == 0 || resolution.last || resolution.changes_own_hand(self.rules);
        self.table.pending_effects.settled = settled;
        if !settled {
            self.call_before(resolution.seat, call);
        } else if let Some(call) = call {
            // It is made for the whole turn, which may continue.
            self.table.called.insert(call);
        }
        !settled
    }

    /// Draws for a last card that must be covered. Returns false if there is nothing to draw.
    fn draw_instead_of_leaving(&mut self, seat: Seat, last: CardKind) -> bool {
        let cards = self.rules.kind(last).again.and_then(|again| again.last_draws);
        cards.is_some_and(|cards| self.draw(seat, cards.into(), Cause::Effect).count > 0)
    }

    /// Lets the player of the last card go out, or win provisionally. Returns true if the round is over.
    fn leave(&mut self, resolution: Resolution) -> bool {
        if self.check_provisional_win(resolution.seat) {
            return true;
        }
        if self.can_be_undone(resolution.seat) {
            self.table.playing.remove(resolution.seat);
            self.table.provisional = Some(Provisional { seat: resolution.seat, last: resolution.kind });
            return false;
        }
        self.go_out(resolution.seat, resolution.kind);
        let stops = self.rules.book.finish.then == AfterFinish::Stop;
        let over = stops || self.legality().one_side_is_left();
        if over {
            self.finish_round(&resolution);
        }
        over
    }

    /// True if a card fits in two ways on the top card, so that another one may follow (NN-6).
    #[inline]
    pub fn fits_doubly(&self, kind: CardKind) -> bool {
        let table = &self.table;
        self.legality().top().is_some_and(|top| self.rules.goes_on_doubly(kind, top, table.wish, table.bans))
    }

    /// True if [`play_fast`](Self::play_fast) is sufficient: the card affects at most the following players, and
    /// is not the last one.
    #[inline]
    pub fn is_plain(&self, seat: Seat, kind: CardKind) -> bool {
        let rule = self.rules.kind(kind);
        let plain = rule.plain || rule.plain_with_more && !self.table.playing.is_pair();
        let adds = matches!(self.table.phase, Awaiting::More { .. } | Awaiting::JumpIn);
        plain && !adds && self.table.held(seat) > 1 && !self.fits_doubly(kind)
    }

    /// Fast path for the majority of plays. A property test checks that `play_general` has the same result.
    #[inline(never)]
    pub fn play_fast(&mut self, seat: Seat, kind: CardKind, wish: Option<Wish>, call: Option<Call>, cause: Cause) {
        let resolution = Resolution::new(seat, kind, self.before(&[kind]));
        let wish_before = self.table.wish;
        let card = self.put_down(seat, kind);
        self.tell_moved(Place::Hand(seat), Place::Discard, cause, || vec![card]);
        self.note_played(LastPlay { seat, left: 1, wish: wish_before, stood: self.table.stood });
        self.renew_wish(seat, self.rules.kind(kind), wish);
        if let Some(wish) = wish {
            self.tell(|| PublicEvent::Wished { seat, wish });
        }
        self.settle_call(seat, call);
        self.hold_back_one(&resolution, false);
        self.tell_cancelled(resolution.before);
        self.pass_on(seat);
    }

    pub fn play_stand_in(&mut self, seat: Seat, kind: CardKind, call: Option<Call>, cause: Cause) {
        let mut resolution = Resolution::new(seat, kind, self.before(&[kind]));
        if let Awaiting::More { left, by } = self.table.phase {
            resolution.further = Some((left, by));
        }
        let standing = self.legality().can_stand_for(kind);
        let before = LastPlay { seat, left: 1, wish: self.table.wish, stood: self.table.stood };
        let card = self.put_down(seat, kind);
        self.tell_moved(Place::Hand(seat), Place::Discard, cause, || vec![card]);
        self.table.stood = None;
        self.note_played(before);
        self.renew_wish(seat, self.rules.kind(kind), None);
        self.call_before(seat, call);
        self.table.standing = standing;
        self.table.resolution = Some(resolution);
        self.table.phase = Awaiting::NameCard;
        if let (1, Some(named)) = (standing.len(), standing.first()) {
            self.stand_for(seat, named);
        }
    }

    pub fn stand_for(&mut self, seat: Seat, named: CardKind) {
        let (Some(mut resolution), Some(card)) = (self.table.resolution.take(), self.table.discard.top()) else {
            return;
        };
        resolution.before.doubly = self.fitted_doubly(named);
        let played = resolution.kind;
        self.tell(|| PublicEvent::StandsFor { seat, card: played, named });
        self.table.stood = Some((card, named));
        self.table.standing = KindSet::EMPTY;
        resolution.kind = named;
        let rule = self.rules.kind(named);
        // Nobody is asked after the last card.
        let wishes = rule.wish.is_some() || rule.wish_after().is_some() && self.table.held(seat) == 0;
        let wish = rule.acts.iter().position(|act| wishes && act.is_wish());
        match wish.and_then(|act| u8::try_from(act).ok()) {
            Some(next) => {
                self.table.resolution = Some(Resolution { next, stands: true, ..resolution });
                self.table.phase = Awaiting::NameWish;
            }
            None => self.resolve_stand_in(resolution),
        }
    }

    pub fn resolve_stand_in(&mut self, mut resolution: Resolution) {
        self.table.phase = resolution.further.map_or(Awaiting::Turn, |(left, by)| Awaiting::More { left, by });
        resolution.further = self.legality().further(&resolution);
        self.judge_and_resolve(resolution, None);
    }

    fn fitted_doubly(&self, named: CardKind) -> bool {
        let (rules, table) = (self.rules, &*self.table);
        let below = table.discard.as_slice().iter().rev().nth(1).zip(table.last_play);
        below.is_some_and(|(card, play)| {
            let below = play.stood.filter(|(own, _)| own == card).map_or(rules.deck().kind(*card), |(_, kind)| kind);
            rules.goes_on_doubly(named, below, play.wish, table.bans)
        })
    }

    /// Moves bans beside the pile. Returns true if all cards are bans.
    #[inline]
    pub fn move_bans_beside(&mut self, kinds: &[CardKind], played: CardSet) -> bool {
        let bans = |kind: &&CardKind| self.rules.kind(**kind).ban.is_some();
        let count = kinds.iter().filter(bans).count();
        if count > 0 {
            self.table.last_play = None;
            let mut left = played;
            for (kind, ban) in kinds.iter().filter_map(|kind| Some((*kind, self.rules.kind(*kind).ban?))) {
                if let Some(card) = (left & self.rules.deck().copies(kind)).first() {
                    left.remove(card);
                    self.move_ban_beside(card, ban);
                }
            }
        }
        count == kinds.len()
    }

    /// Moves a ban beside the pile. The second ban of a row lifts it, and both go under the discard pile (NN-4).
    fn move_ban_beside(&mut self, card: Card, ban: BanEffect) {
        self.table.discard.remove(card);
        let deck = self.rules.deck();
        let same = |other: &Card| self.rules.kind(deck.kind(*other)).ban.is_some_and(|own| own.row == ban.row);
        let first = self.table.beside.iter().find(same);
        self.table.cards_played = self.table.cards_played.saturating_sub(1);
        if let Some(first) = first {
            self.table.beside.remove(first);
            self.table.discard.put_under(&[first, card]);
        } else {
            self.table.beside.insert(card);
        }
        self.table.bans = self.rules.rows.turn(self.table.bans, ban.row);
        let in_force = first.is_none();
        self.tell(|| PublicEvent::Banned { row: ban.row, in_force });
    }

    /// Asks the other players for the twin of a card (UH-10). Everybody is asked, whoever holds it, so that being
    /// asked reveals nothing. Returns true if the table waits for them, or the round is over.
    pub fn ask_for_twins(&mut self, resolution: Resolution) -> bool {
        let jumps = self.rules.own.jump_in.contains(resolution.kind);
        let adds = matches!(self.table.phase, Awaiting::More { .. });
        if !jumps || adds || !self.legality().may_be_held(resolution.kind) || self.turn_limit_is_reached() {
            return false;
        }
        self.check_provisional_win(resolution.seat) || self.ask_next(resolution.seat, resolution)
    }

    /// Asks the next player; returns false after the last one.
    fn ask_next(&mut self, asked: Seat, resolution: Resolution) -> bool {
        let table = &mut *self.table;
        let mut next = table.seat_after(asked);
        while next != resolution.seat && !table.playing.contains(next) {
            next = table.seat_after(next);
        }
        table.called = CallSet::default();
        if next == resolution.seat {
            return false;
        }
        table.turn = next;
        table.phase = Awaiting::JumpIn;
        table.resolution = Some(resolution);
        true
    }

    /// A player declines to jump in. After the last one the card is resolved.
    pub fn let_go(&mut self, seat: Seat) {
        let Some(resolution) = self.table.resolution else { return };
        if !self.ask_next(seat, resolution) {
            self.table.resolution = None;
            self.table.turn = resolution.seat;
            self.take_effect(resolution);
        }
    }

    /// Plays the twin out of turn: the turn of the first card ends without its effects. The twin adds to a pending
    /// draw.
    pub fn jump_in(&mut self, seat: Seat, card: CardKind, wish: Option<Wish>, call: Option<Call>) {
        let Some(resolution) = self.table.resolution.take() else { return };
        let called = self.table.called;
        if self.close_windows_and_check() {
            return;
        }
        let pending = self.pending_with(resolution);
        self.await_answer(seat, if pending > 0 { Awaiting::AnswerDraw { cards: pending } } else { Awaiting::Turn });
        self.table.called = called;
        self.play(seat, &[card], wish, call, Cause::JumpIn);
    }

    /// Number of cards pending when the twin is played: those from before, and those of the first card if its twin
    /// answers it.
    fn pending_with(&self, resolution: Resolution) -> u16 {
        let draw = self.rules.kind(resolution.kind).draw.filter(|draw| draw.answers.contains(resolution.kind));
        draw.map_or(resolution.before.pending, |draw| grown(draw, resolution.before.pending))
    }
}
