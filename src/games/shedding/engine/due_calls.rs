//! Calls that are made, forgotten and caught, wrong runs, and wins that hold only if nobody catches them (G-8).

use super::event::{Cause, Place, PublicEvent, RoundEnd};
use super::moves::Move;
use super::phase::{Awaiting, CatchWindow, Owed};
use super::play::Play;
use super::table::Sink;
use crate::engine::{Calls, Seat};
use crate::games::shedding::rules::{AfterFinish, NoticedBy, Window};
use crate::rules::Call;

impl<S: Sink> Play<'_, S> {
    /// Judges the call after a card: made, exempt, penalised or still open (UN-14, MM-10).
    #[inline(never)]
    pub fn settle_call(&mut self, seat: Seat, call: Option<Call>) {
        let due = self.rules.call_at(self.table.held(seat));
        if let Some(call) = call.filter(|call| Some(*call) != due) {
            // It was due before a penalty for another call (G-8).
            self.tell(|| PublicEvent::Called { seat, call });
        }
        let Some(due) = due else { return };
        let Some(facts) = self.rules.call(due) else { return };
        let early = self.table.called.contains(due);
        let exempt = self.table.exempt[seat.index()].take_if(|exempt| *exempt == due).is_some();
        if self.setup.calls == Calls::Automatic || call == Some(due) {
            self.tell(|| PublicEvent::Called { seat, call: due });
        } else if exempt || early || facts.costs_nothing() {
        } else if facts.window == Window::WithCard || (facts.at == 0 && facts.noticed_by == NoticedBy::Itself) {
            // After the last card a window opens only where others have to notice (G-9, N1-18).
            self.penalise_call(seat, due);
        } else {
            self.table.due_calls[seat.index()] = Some(Owed { call: due, since: self.table.turns });
        }
    }

    pub fn call(&mut self, seat: Seat, call: Call) {
        if self.legality().owes(seat, call) {
            self.make_good(seat, call);
        } else {
            self.table.called.insert(call);
            self.tell(|| PublicEvent::Called { seat, call });
        }
    }

    /// Makes a forgotten call late. In the own turn it also counts for the next card.
    pub fn make_good(&mut self, seat: Seat, call: Call) {
        self.table.due_calls[seat.index()] = None;
        if seat == self.table.turn {
            self.table.called.insert(call);
        }
        self.tell(|| PublicEvent::Called { seat, call });
        self.settle_win(seat);
    }

    pub fn penalise_call(&mut self, seat: Seat, call: Call) {
        self.tell(|| PublicEvent::Forgot { seat, call });
        self.draw_call_penalty(seat, call);
    }

    pub fn draw_call_penalty(&mut self, seat: Seat, call: Call) {
        let Some(facts) = self.rules.call(call) else { return };
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

    pub fn can_be_undone(&self, seat: Seat) -> bool {
        self.table.due_calls[seat.index()].is_some()
            || self.table.catch_window.is_some_and(|catch_window| catch_window.seat == seat)
    }

    /// Opens the window of a wrong run and closes an earlier one. Returns true if that ends the round.
    pub fn open_catch_window(&mut self, catch_window: CatchWindow) -> bool {
        if let Some(before) = self.table.catch_window {
            self.close_window(before.seat);
        }
        self.table.catch_window = Some(catch_window).filter(|_| self.table.outcome.is_none());
        self.table.outcome.is_some()
    }

    pub fn catch(&mut self, by: Seat, seat: Seat) {
        if let Some(catch_window) = self.table.catch_window.take_if(|catch_window| catch_window.seat == seat) {
            self.take_back_run(by, catch_window);
        } else if let Some(owed) = self.table.due_calls[seat.index()].take() {
            self.tell(|| PublicEvent::Caught { by, seat, call: owed.call });
            self.draw_call_penalty(seat, owed.call);
        }
        self.come_back(seat);
    }

    /// Returns the cards of a wrong run to the hand and draws the penalty (N1-20).
    fn take_back_run(&mut self, by: Seat, catch_window: CatchWindow) {
        let CatchWindow { seat, cards, wish, rule, .. } = catch_window;
        self.table.last_play = None;
        self.tell(|| PublicEvent::CaughtRun { by, seat, clause: rule.clause });
        if self.table.discard.top().is_some_and(|top| cards.contains(top)) {
            self.table.wish = wish;
        }
        let pile = self.table.discard.as_slice().iter().copied();
        self.table.discard = pile.filter(|card| !cards.contains(*card)).collect();
        for card in cards.iter() {
            self.table.hands[seat.index()].insert(card, self.rules.deck());
        }
        self.table.inferences[seat.index()].take_up(u16::try_from(cards.len()).unwrap_or(u16::MAX));
        self.tell_moved(Place::Discard, Place::Hand(seat), Cause::TakeBack, || cards.iter().collect());
        self.table.due_calls[seat.index()] = None;
        self.draw(seat, u16::from(rule.penalty), Cause::WrongPlayPenalty);
    }

    /// Returns a caught winner to the round. Without a penalty card the win may hold.
    fn come_back(&mut self, seat: Seat) {
        if self.table.provisional.is_none_or(|win| win.seat != seat) {
            return;
        }
        if self.table.held(seat) == 0 {
            return self.settle_win(seat);
        }
        self.table.provisional = None;
        self.table.playing.insert(seat);
        self.tell(|| PublicEvent::BackIn { seat });
    }

    pub fn settle_win(&mut self, seat: Seat) {
        if self.can_be_undone(seat) {
            return;
        }
        let Some(win) = self.table.provisional.take_if(|win| win.seat == seat) else { return };
        self.go_out(seat, win.last);
        let stops = self.rules.book.finish.then == AfterFinish::Stop;
        if stops || self.legality().one_side_is_left() {
            self.end_round(RoundEnd::Finished);
        }
    }

    /// Closes a seat's window, with an automatic penalty or without consequences.
    pub fn close_window(&mut self, seat: Seat) {
        self.table.catch_window.take_if(|catch_window| catch_window.seat == seat);
        if let Some(owed) = self.table.due_calls[seat.index()].take() {
            if self.rules.call(owed.call).is_some_and(|facts| facts.noticed_by == NoticedBy::Itself) {
                self.penalise_call(seat, owed.call);
            }
        }
        self.come_back(seat);
    }

    /// Closes the windows of earlier turns at the end of a turn in which a card could be played (G-8).
    #[inline]
    pub fn close_windows(&mut self) {
        if self.table.has_open_windows() && self.table.turn_counts {
            self.close_open_windows();
        }
    }

    #[cold]
    fn close_open_windows(&mut self) {
        for seat in Seat::all(self.setup.seats) {
            self.close_earlier_window(seat);
        }
    }

    fn close_earlier_window(&mut self, seat: Seat) {
        let turns = self.table.turns;
        let owes = self.table.due_calls[seat.index()].is_some_and(|owed| owed.since < turns);
        let run = self
            .table
            .catch_window
            .is_some_and(|catch_window| catch_window.seat == seat && catch_window.since < turns);
        if owes || run {
            self.close_window(seat);
        }
    }

    /// Handles the own window of a player who moves: a call in the move makes good, otherwise the window closes first
    /// (G-8). Returns the move without a call that made good.
    #[cold]
    pub fn after_own_window(&mut self, seat: Seat, wanted: Move) -> Move {
        let late = wanted.call().filter(|call| self.legality().owes(seat, *call));
        if let Some(call) = late {
            self.make_good(seat, call);
        }
        // Jumping in happens during the turn of another player.
        if self.table.phase != Awaiting::JumpIn {
            self.close_earlier_window(seat);
        }
        if late.is_some() { wanted.with_call(None) } else { wanted }
    }

    /// Returns true if the provisional win of another player ends the round before this card is resolved: windows
    /// close first (N1-18).
    #[inline]
    pub fn check_provisional_win(&mut self, seat: Seat) -> bool {
        self.table.provisional.is_some_and(|win| win.seat != seat) && self.close_windows_and_check()
    }

    /// Closes the windows. Returns true if a confirmed win ended the round.
    #[inline]
    pub fn close_windows_and_check(&mut self) -> bool {
        self.close_windows();
        self.table.outcome.is_some()
    }
}
