//! A turn: it begins, its player draws or passes, challenges or plays wrongly, and it ends.

use super::event::{CardMovement, Cause, Place, PublicEvent, RoundEnd};
use super::legality::Legality;
use super::moves::{Call, CallSet, Move};
use super::phase::Phase;
use super::play::Play;
use super::setup::Seat;
use super::table::{Drawn, Sink, Table};
use crate::cards::{Card, Wish};
use crate::rules::KindRule;
use crate::rules::book::{AfterDraw, Stuck};

impl<S: Sink> Play<'_, S> {
    /// A free turn begins.
    #[inline]
    pub fn begin_turn(&mut self, seat: Seat) {
        if self.turn_limit_is_reached() {
            return self.end_with_turn_of(seat);
        }
        self.await_answer(seat, Phase::Turn);
        self.free_turn(seat);
    }

    /// The turn that would be one too many ends the round (G-4).
    #[cold]
    fn end_with_turn_of(&mut self, seat: Seat) {
        self.await_answer(seat, Phase::Turn);
        self.end_round(RoundEnd::TurnLimit);
    }

    /// A player is free to lay or draw; who can do neither may be out at once (UN-21).
    #[inline]
    pub fn free_turn(&mut self, seat: Seat) {
        self.table.stage = Phase::Turn;
        self.table.turn_counts = true;
        if self.rules.book().drawing.stuck == Stuck::IsOut {
            self.is_out_if_stuck(seat);
        }
    }

    #[inline(never)]
    fn is_out_if_stuck(&mut self, seat: Seat) {
        if self.is_out_now() {
            self.eliminate(seat);
        }
    }

    /// Whether the player on turn is out at once: free, but stuck, where that means to be out.
    pub fn is_out_now(&self) -> bool {
        self.rules.book().drawing.stuck == Stuck::IsOut && matches!(self.table.stage, Phase::Turn) && self.is_stuck()
    }

    /// Whether the player on turn can neither lay nor draw.
    fn is_stuck(&self) -> bool {
        let judge = self.judge();
        judge.playable().is_empty() && !judge.may_ever_draw()
    }

    /// Whether the next turn would be one too many (G-4).
    #[inline]
    pub fn turn_limit_is_reached(&self) -> bool {
        !self.table.ending && self.table.turns >= self.rules.book().turn_limit
    }

    /// A player is on turn, free or to answer.
    #[inline]
    pub fn await_answer(&mut self, seat: Seat, stage: Phase) {
        self.end_lasting_wish(seat);
        let table = &mut *self.table;
        table.turn = seat;
        table.turns += 1;
        table.turn_counts = false;
        table.laid = 0;
        table.draws = 0;
        table.called = CallSet::default();
        table.demands = None;
        table.stage = stage;
    }

    /// A player's turn is taken away, and those of others that are to be passed over with it; it goes to who is next then.
    pub fn pass_over(&mut self, seat: Seat) {
        if let Phase::AnswerSkip(players @ 2..) = self.table.stage {
            if self.judge().skips_turns() {
                self.table.will_sit_out(seat, players - 1);
            } else {
                self.table.waits.pass_over(players - 1);
            }
        }
        self.tell_passed_over(seat);
        self.end_turn(seat);
    }

    /// A turn that does not take place ends what its player wished for a round all the same.
    pub fn tell_passed_over(&mut self, seat: Seat) {
        self.tell(|| PublicEvent::PassedOver { seat });
        self.end_lasting_wish(seat);
    }

    /// A turn is over; what waits comes to those who follow, and the next turn begins.
    #[inline]
    pub fn end_turn(&mut self, seat: Seat) {
        if self.table.ending {
            self.end_round(RoundEnd::Finished);
        } else {
            self.pass_on(seat);
        }
    }

    /// Who is on turn after a seat: who has to sit out is passed over, once.
    #[inline]
    pub fn next_on_turn(&mut self, seat: Seat) -> Seat {
        self.or_who_follows(self.table.next_after(seat))
    }

    /// A player, or if that one has to sit out, whoever is on turn then.
    #[inline]
    pub fn or_who_follows(&mut self, mut next: Seat) -> Seat {
        while self.table.sits_out.contains(next) {
            self.table.has_sat_out(next);
            // Who was passed over has not been asked whether anything can be laid.
            self.table.idle = 0;
            self.tell_passed_over(next);
            next = self.table.next_after(next);
        }
        next
    }
}

impl<S: Sink> Play<'_, S> {
    /// What is wished once a card has been laid: what its player wishes, or what is wished for a round.
    #[inline]
    pub fn renew_wish(&mut self, seat: Seat, rule: &KindRule, wish: Option<Wish>) {
        if wish.is_some() {
            self.table.wish_until = Some(seat).filter(|_| rule.wish_lasts());
            self.table.wish = wish;
        } else if self.table.wish_until.is_none() {
            self.table.wish = None;
        }
    }

    /// The turn comes to a player: what he wished for a round is no longer wished.
    #[inline]
    pub fn end_lasting_wish(&mut self, seat: Seat) {
        if self.table.wish_until.take_if(|until| *until == seat).is_some() {
            self.table.wish = None;
        }
    }
}

impl<S: Sink> Play<'_, S> {
    pub fn draw_move(&mut self, seat: Seat) {
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

    pub fn pass(&mut self, seat: Seat) {
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

    /// A penalty in points, which are counted at the end of the round.
    pub fn fine(&mut self, seat: Seat, points: u16) {
        if points > 0 {
            self.table.fines[seat.index()] += u32::from(points);
            self.tell(|| PublicEvent::Fined { seat, points });
        }
    }

    /// A challenge: the hand is shown to the challenger alone, and one of the two draws (UN-13).
    pub fn challenge(&mut self, by: Seat) {
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
