//! The course of a turn: its beginning and end, drawing, passing, challenges and wrong plays.

use super::event::{Cause, Place, PublicEvent, RoundEnd};
use super::legality::Legality;
use super::moves::{CallSet, Move};
use super::phase::Awaiting;
use super::play::Play;
use super::table::{Drawn, Sink, Table};
use crate::cards::{Card, Wish};
use crate::engine::Seat;
use crate::games::shedding::rules::{AfterDraw, KindRule, Stuck};
use crate::rules::Call;

impl<S: Sink> Play<'_, S> {
    /// Begins a turn, or ends the round at the turn limit (G-4).
    #[inline]
    pub fn begin_turn(&mut self, seat: Seat) {
        let ends = self.turn_limit_is_reached();
        self.await_answer(seat, Awaiting::Turn);
        if ends {
            return self.end_round(RoundEnd::TurnLimit);
        }
        self.free_turn(seat);
    }

    /// Starts a free turn; a player who can neither play nor draw may be eliminated (UN-21).
    #[inline]
    pub fn free_turn(&mut self, seat: Seat) {
        self.table.phase = Awaiting::Turn;
        self.table.turn_counts = true;
        if self.is_out_now() {
            self.eliminate(seat);
        }
    }

    pub fn is_out_now(&self) -> bool {
        let legality = self.legality();
        self.rules.book.drawing.stuck == Stuck::IsOut
            && self.table.phase == Awaiting::Turn
            && legality.playable().is_empty()
            && !legality.may_ever_draw()
    }

    /// True if the turn limit is reached (G-4).
    #[inline]
    pub fn turn_limit_is_reached(&self) -> bool {
        !self.table.ending && self.table.turns >= self.rules.book.turn_limit
    }

    #[inline]
    pub fn await_answer(&mut self, seat: Seat, phase: Awaiting) {
        self.end_lasting_wish(seat);
        let table = &mut *self.table;
        table.turn = seat;
        table.turns += 1;
        table.turn_counts = false;
        table.cards_played = 0;
        table.draws = 0;
        table.called = CallSet::default();
        table.demands = None;
        table.phase = phase;
    }

    /// Takes the turn away from a player, and from others if several are skipped.
    pub fn pass_over(&mut self, seat: Seat) {
        if let Awaiting::AnswerSkip(players @ 2..) = self.table.phase {
            if self.legality().skips_turns() {
                self.table.will_sit_out(seat, players - 1);
            } else {
                let skips = &mut self.table.pending_effects.skips;
                *skips = skips.saturating_add(players - 1);
            }
        }
        self.tell_passed_over(seat);
        self.end_turn(seat);
    }

    /// A skipped turn also ends a lasting wish.
    pub fn tell_passed_over(&mut self, seat: Seat) {
        self.tell(|| PublicEvent::PassedOver { seat });
        self.end_lasting_wish(seat);
    }

    #[inline]
    pub fn end_turn(&mut self, seat: Seat) {
        if self.table.ending {
            self.end_round(RoundEnd::Finished);
        } else {
            self.pass_on(seat);
        }
    }

    #[inline]
    pub fn next_on_turn(&mut self, seat: Seat) -> Seat {
        self.or_who_follows(self.table.next_after(seat))
    }

    #[inline]
    pub fn or_who_follows(&mut self, mut next: Seat) -> Seat {
        while self.table.sits_out[next.index()] > 0 {
            self.table.sits_out[next.index()] -= 1;
            // A skipped player was not asked if a card fits.
            self.table.idle = 0;
            self.tell_passed_over(next);
            next = self.table.next_after(next);
        }
        next
    }

    #[inline]
    pub fn renew_wish(&mut self, seat: Seat, rule: &KindRule, wish: Option<Wish>) {
        if wish.is_some() {
            self.table.wish_until = Some(seat).filter(|_| rule.wish_lasts());
            self.table.wish = wish;
        } else if self.table.wish_until.is_none() {
            self.table.wish = None;
        }
    }

    #[inline]
    pub fn end_lasting_wish(&mut self, seat: Seat) {
        if self.table.wish_until.take_if(|until| *until == seat).is_some() {
            self.table.wish = None;
        }
    }

    pub fn draw_move(&mut self, seat: Seat) {
        self.table.note_no_play(self.rules);
        match self.table.phase {
            Awaiting::AnswerDraw { cards } => {
                let then = self.legality().pending_draw().map(|draw| draw.then);
                self.draw_penalty(seat, cards, then.unwrap_or_default());
            }
            Awaiting::Challenge { .. } => {
                let cards = self.legality().pending_cards();
                self.draw(seat, cards, Cause::Effect);
                self.pass_over(seat);
            }
            _ => self.draw_by_choice(seat),
        }
    }

    fn draw_by_choice(&mut self, seat: Seat) {
        let drawing = &self.rules.book.drawing;
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
        if drawing.at_most.is_some() {
            let more = if until_playable { u8::try_from(drawn.count).unwrap_or(u8::MAX) } else { 1 };
            self.table.draws = had.saturating_add(more);
        }
        let enough = drawing.at_most.is_some_and(|most| self.table.draws >= most);
        let limit = drawing.at_most.map(|most| u16::from(most.saturating_sub(had)));
        let missed = if until_playable { !fits && Some(drawn.count) != limit } else { drawn.count < cards };
        let short = missed && self.rules.book.pile.short_draw_ends_turn.is_some();
        if !fits && (until_playable || decides && cards == 1 && !short) {
            // Everybody sees that the drawn cards do not fit either.
            self.table.note_no_play(self.rules);
        }
        match drawing.then {
            AfterDraw::TurnGoesOn if !short && enough => self.table.phase = Awaiting::Drawn(None),
            AfterDraw::TurnGoesOn if !short => {}
            AfterDraw::MustPlayDrawn if !short && fits => self.table.phase = Awaiting::Drawn(drawn.last),
            AfterDraw::TurnEnds if until_playable && fits => self.table.phase = Awaiting::Drawn(drawn.last),
            AfterDraw::MayPlayAny if !short => self.table.phase = Awaiting::Drawn(None),
            AfterDraw::MayPlayDrawn if !short && drawn.last.is_some() => {
                self.table.phase = Awaiting::Drawn(drawn.last);
            }
            _ => self.end_turn(seat),
        }
    }

    /// Draws until a card fits, none is left, or the limit is reached.
    fn draw_until_playable(&mut self, seat: Seat) -> Drawn {
        let (rules, setup) = (self.rules, self.setup);
        let fits =
            |table: &Table, card| Legality { rules, setup, table }.playable().contains(rules.deck().kind(card));
        let most = rules.book.drawing.at_most.map_or(u16::MAX, |most| (most.saturating_sub(self.table.draws)).into());
        let more =
            |table: &Table, drawn: Drawn| drawn.count < most && !drawn.last.is_some_and(|card| fits(table, card));
        self.table.draw_while(rules, seat, Cause::Draw, self.sink, more)
    }

    #[inline]
    fn fits(&self, drawn: Option<Card>) -> bool {
        drawn.is_some_and(|card| self.legality().playable().contains(self.rules.deck().kind(card)))
    }

    pub fn pass(&mut self, seat: Seat) {
        self.table.note_no_play(self.rules);
        match self.table.phase {
            Awaiting::AnswerSkip(_) => self.pass_over(seat),
            Awaiting::JumpIn => self.let_go(seat),
            Awaiting::More { .. } => {
                self.tell(|| PublicEvent::Passed { seat });
                self.end_further(seat);
            }
            Awaiting::Turn => {
                self.tell(|| PublicEvent::Passed { seat });
                // A player who could have drawn does not block the round.
                self.table.idle += u8::from(!self.legality().may_ever_draw());
                if self.table.idle < self.table.playing.len() {
                    self.end_turn(seat);
                } else if !self.check_provisional_win(seat) {
                    self.end_round(RoundEnd::Blocked);
                }
            }
            _ => {
                self.tell(|| PublicEvent::Passed { seat });
                self.end_turn(seat);
            }
        }
    }

    /// Adds a penalty in points, counted at the end of the round.
    pub fn fine(&mut self, seat: Seat, points: u16) {
        if points > 0 {
            self.table.fines[seat.index()] += u32::from(points);
            self.tell(|| PublicEvent::Fined { seat, points });
        }
    }

    /// Resolves a challenge: only the challenger sees the hand, and one of the two draws (UN-13).
    pub fn challenge(&mut self, by: Seat) {
        let Awaiting::Challenge { against: seat, in_force } = self.table.phase else { return };
        let Some(honest) = self.legality().top().and_then(|top| self.rules.kind(top).honest) else { return };
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
            self.table.due_calls[seat.index()] = None;
            self.free_turn(by);
        }
    }

    /// Shows a hand, whose cards stay where they are (G-12).
    pub fn show(&mut self, by: Seat, seat: Seat) {
        let hand = self.table.hand(seat);
        if !hand.is_empty() {
            self.tell_moved(Place::Hand(seat), Place::ShownTo(by), Cause::Shown, || hand.iter().collect());
        }
    }

    /// Punishes a premature call under the strict referee; the turn continues.
    fn wrong_call(&mut self, seat: Seat, call: Call) {
        let Some(facts) = self.rules.call(call) else { return };
        self.tell(|| PublicEvent::CalledWrongly { seat, call });
        self.draw(seat, u16::from(facts.wrong_penalty), Cause::CallPenalty);
        self.table.idle = 0;
    }

    /// Punishes a wrong play under the strict referee: the cards are played and taken back (G-6).
    pub fn wrong_play(&mut self, seat: Seat, wanted: Move) {
        if let Move::Call(call) = wanted {
            return self.wrong_call(seat, call);
        }
        let rule = self.rules.book.wrong_play;
        let out_of_turn = seat != self.table.turn || self.table.phase == Awaiting::JumpIn;
        let own_window = !out_of_turn && self.table.has_open_windows();
        let wanted = if own_window { self.after_own_window(seat, wanted) } else { wanted };
        let kinds = wanted.cards();
        self.move_to_discard(seat, kinds, Cause::Play);
        self.tell(|| PublicEvent::WrongPlay { seat, out_of_turn, clause: rule.clause });
        let mut cards = Vec::new();
        for _ in kinds {
            if let Some(card) = self.table.discard.pop() {
                self.table.hands[seat.index()].insert(card, self.rules.deck());
                cards.insert(0, card);
            }
        }
        self.tell_moved(Place::Discard, Place::Hand(seat), Cause::TakeBack, || cards);
        if rule.penalty > 0 {
            self.draw(seat, u16::from(rule.penalty), Cause::WrongPlayPenalty);
        }
        self.fine(seat, rule.penalty_points);
        if out_of_turn {
            return;
        }
        // A turn lost this way does not show that its player was stuck (G-4).
        self.table.idle = 0;
        let pending = if rule.pending_stays { 0 } else { self.legality().pending_cards() };
        if pending > 0 {
            self.draw(seat, pending, Cause::Effect);
        }
        match self.table.phase {
            Awaiting::More { .. } if rule.ends_turn => self.end_further(seat),
            _ if rule.ends_turn || pending > 0 => self.pass_over(seat),
            _ => {}
        }
    }
}
