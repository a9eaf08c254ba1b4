//! Calls, forgotten calls, and catching (G-7, G-8).

use super::moves::Move;
use super::table::{Awaiting, Seat, Table};

impl Table<'_> {
    pub fn calls_and_catches(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        if !self.automatic_calls {
            let may_call = |call: &usize| self.may_call(seat, *call);
            moves.extend((0..self.book.calls.len()).filter(may_call).map(Move::Call));
        }
        let others = (0..self.seats).filter(|other| *other != seat);
        moves.extend(others.filter(|other| self.can_be_caught(*other)).map(Move::Catch));
        moves
    }

    fn may_call(&self, seat: Seat, call: usize) -> bool {
        let lays = match self.awaits {
            Awaiting::Colour | Awaiting::Wish | Awaiting::Card(_) | Awaiting::Player | Awaiting::Give { .. } => false,
            Awaiting::Challenge { .. } => !self.answers().is_empty(),
            _ => true,
        };
        let before =
            self.to_act() == Some(seat) && lays && self.is_due_now(seat, call) && !self.called.contains(&call);
        before || self.owes[seat] == Some(call)
    }

    /// A card of this turn can leave so many cards, or an unfinished play has left them.
    fn is_due_now(&self, seat: Seat, call: usize) -> bool {
        let (at, held) = (self.book.calls[call].at, self.hands[seat].len());
        let together = self.playable_together(seat).iter().any(|cards| held - cards.len() == at);
        let goes_on = matches!(self.awaits, Awaiting::More { .. }) && held == at;
        held == at + 1 || together || goes_on
    }

    fn can_be_caught(&self, seat: Seat) -> bool {
        let noticed = |call: usize| self.book.calls[call].noticed_by == "others";
        self.owes[seat].is_some_and(noticed) || self.wrong_run.as_ref().is_some_and(|run| run.seat == seat)
    }

    /// A player calls something on its own.
    pub fn call(&mut self, seat: Seat, call: usize) {
        let late = self.make_good(seat, call);
        if !late || self.turn == seat {
            self.called.push(call);
        }
    }

    /// Makes up for a forgotten call. False if there was none.
    pub fn make_good(&mut self, seat: Seat, call: usize) -> bool {
        let late = self.owes[seat] == Some(call);
        if late {
            self.owes[seat] = None;
            self.look_at_the_provisional_win();
        }
        late
    }

    /// Nobody else had a turn since: the own move closes the window before it is carried out.
    pub fn close_own_window(&mut self, seat: Seat) {
        if std::mem::take(&mut self.own_move_closes[seat]) {
            self.close_window(seat);
        }
    }

    /// After a play: what should have been called by now costs its penalty, or is owed from now on.
    pub fn look_for_the_call(&mut self, seat: Seat) {
        let held = self.hands[seat].len();
        let Some(call) = self.book.calls.iter().position(|call| call.at == held) else { return };
        if self.exempt[seat] == Some(call) {
            self.exempt[seat] = None;
            return;
        }
        let rule = &self.book.calls[call];
        if self.called.contains(&call)
            || self.automatic_calls
            || rule.penalty + rule.penalty_turns + rule.penalty_points == 0
        {
            return;
        }
        if rule.window == "with-card" || (rule.at == 0 && rule.noticed_by == "itself") {
            self.pay_for_the_call(seat, call);
        } else {
            self.owes[seat] = Some(call);
            self.own_move_closes[seat] = false;
        }
    }

    fn pay_for_the_call(&mut self, seat: Seat, call: usize) {
        self.owes[seat] = None;
        self.draw(seat, self.book.calls[call].penalty);
        if !self.hands[seat].is_empty() {
            self.sits_out[seat] += self.book.calls[call].penalty_turns;
        }
        self.fines[seat] += self.book.calls[call].penalty_points;
        if self.book.calls[call].exempt_after_penalty {
            self.exempt[seat] = Some(call);
        }
    }

    /// The window of a player closes: what is noticed by itself costs its penalty now, all else is forgiven.
    pub fn close_window(&mut self, seat: Seat) {
        if self.wrong_run.as_ref().is_some_and(|run| run.seat == seat) {
            self.wrong_run = None;
        }
        if let Some(call) = self.owes[seat].take() {
            if self.book.calls[call].noticed_by == "itself" {
                self.pay_for_the_call(seat, call);
            }
        }
        self.look_at_the_provisional_win();
    }

    /// A turn in which somebody could lay is over: the windows of all others close.
    pub fn close_windows_but(&mut self, seat: Seat) {
        for other in (0..self.seats).filter(|other| *other != seat) {
            self.close_window(other);
        }
    }

    pub fn catch(&mut self, seat: Seat) {
        if let Some(run) = self.wrong_run.take_if(|run| run.seat == seat) {
            self.last_laid = None;
            for card in &run.cards {
                self.take_from_anywhere(*card);
                self.hands[seat].push(*card);
            }
            if run.covered == 0 {
                self.wish = run.wish_before;
            }
            self.draw(seat, run.penalty);
            self.owes[seat] = None;
        } else if let Some(call) = self.owes[seat] {
            self.pay_for_the_call(seat, call);
        }
        self.look_at_the_provisional_win();
    }

    /// A card that is taken back, from wherever it lies.
    fn take_from_anywhere(&mut self, card: usize) {
        let places = [&mut self.discard, &mut self.pile].into_iter().chain(&mut self.hands);
        for place in places {
            if let Some(at) = place.iter().rposition(|lies| *lies == card) {
                place.remove(at);
                return;
            }
        }
    }
}
