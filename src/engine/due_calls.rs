//! Calls that are made, forgotten and caught, wrong runs, and wins that hold only if nobody notices (G-8).

use super::event::{CardMovement, Cause, Place, PublicEvent, RoundEnd};
use super::moves::{Call, Move};
use super::phase::{CatchWindow, Owed, Phase, Provisional};
use super::play::Play;
use super::score;
use super::setup::{Calls, Seat};
use super::table::Sink;
use crate::cards::CardKind;
use crate::rules::book::{AfterFinish, NoticedBy, Window};

impl<S: Sink> Play<'_, S> {
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

    pub fn call(&mut self, seat: Seat, call: Call) {
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
}

impl<S: Sink> Play<'_, S> {
    /// Whether a win that begins now can still be undone.
    pub fn can_be_undone(&self, seat: Seat) -> bool {
        self.table.owing.of(seat).is_some() || self.table.suspect.is_some_and(|suspect| suspect.seat == seat)
    }

    /// The last card is down, but something can still be caught: the others play on for a while.
    pub fn win_for_the_time_being(&mut self, seat: Seat, last: CardKind) {
        self.table.playing.remove(seat);
        self.table.provisional = Some(Provisional { seat, last });
    }

    /// A wrong run is laid. The window of one that was laid before closes with this turn; whether that ends the round.
    pub fn suspect_closes_the_last_one(&mut self, suspect: CatchWindow) -> bool {
        if let Some(before) = self.table.suspect {
            self.close_window(before.seat);
        }
        self.table.suspect = Some(suspect).filter(|_| self.table.outcome.is_none());
        self.table.outcome.is_some()
    }

    pub fn catch(&mut self, by: Seat, seat: Seat) {
        if let Some(suspect) = self.table.suspect.take_if(|suspect| suspect.seat == seat) {
            self.take_back_run(by, suspect);
        } else if let Some(owed) = self.table.owing.close(seat) {
            self.tell(|| PublicEvent::Caught { by, seat, call: owed.call });
            self.draw_call_penalty(seat, owed.call);
        }
        self.come_back(seat);
    }

    /// The cards of a wrong run are taken from wherever they lie, and cost their penalty (N1-20).
    fn take_back_run(&mut self, by: Seat, suspect: CatchWindow) {
        let CatchWindow { seat, cards, wish, rule, .. } = suspect;
        self.table.last_laid = None;
        self.tell(|| PublicEvent::CaughtRun { by, seat, clause: rule.clause });
        if self.table.discard.top().is_some_and(|top| cards.contains(top)) {
            self.table.wish = wish;
        }
        let pile = self.table.discard.as_slice().iter().copied();
        self.table.discard = pile.filter(|card| !cards.contains(*card)).collect();
        for card in cards.iter() {
            self.table.hands[seat.index()].insert(card, self.rules.deck());
        }
        let held = self.table.held(seat);
        self.table.tells[seat.index()].take_up(u16::try_from(cards.len()).unwrap_or(u16::MAX));
        self.tell(|| CardMovement {
            cards: cards.iter().collect(),
            from: Place::Discard,
            to: Place::Hand(seat),
            cause: Cause::TakeBack,
            held,
        });
        self.table.owing.close(seat);
        self.draw(seat, u16::from(rule.penalty), Cause::WrongPlayPenalty);
    }

    /// Who had to take up cards after the last one is back in the round; without a card to draw the win may hold.
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

    /// A win holds as soon as nothing can be caught any more.
    pub fn settle_win(&mut self, seat: Seat) {
        if self.can_be_undone(seat) {
            return;
        }
        let Some(win) = self.table.provisional.take_if(|win| win.seat == seat) else { return };
        self.go_out(seat, win.last);
        let stops = self.rules.book().finish.then == AfterFinish::Stop;
        if stops || score::one_side_is_left(self.rules, self.table) {
            self.end_round(RoundEnd::Finished);
        }
    }

    /// Closes a seat's window: the penalty comes, or nobody has noticed.
    pub fn close_window(&mut self, seat: Seat) {
        self.table.suspect.take_if(|suspect| suspect.seat == seat);
        if let Some(owed) = self.table.owing.close(seat) {
            let facts = self.rules.book().calls.get_index(usize::from(owed.call.0));
            if facts.is_some_and(|(_, facts)| facts.noticed_by == NoticedBy::Itself) {
                self.penalise_call(seat, owed.call);
            }
        }
        self.come_back(seat);
    }

    /// Closes the windows of earlier turns when a turn ends in which a card could be laid (G-8).
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

    /// Closes a seat's window if it was opened in an earlier turn.
    fn close_earlier_window(&mut self, seat: Seat) {
        let turns = self.table.turns;
        let owes = self.table.owing.of(seat).is_some_and(|owed| owed.since < turns);
        let run = self.table.suspect.is_some_and(|suspect| suspect.seat == seat && suspect.since < turns);
        if owes || run {
            self.close_window(seat);
        }
    }

    /// The player on turn moves while a window is open. Where nobody else had a turn since, the own window is still open: what is called with
    /// the move makes good, and otherwise the window closes before the move is carried out (G-8). The move without a
    /// call that has made good.
    #[cold]
    pub fn after_own_window(&mut self, seat: Seat, wanted: Move) -> Move {
        let late = wanted.call().filter(|call| self.judge().owes(seat, *call));
        if let Some(call) = late {
            self.make_good(seat, call);
        }
        // Who lays the same card out of turn moves in the turn of somebody else.
        if self.table.stage != Phase::JumpIn {
            self.close_earlier_window(seat);
        }
        if late.is_some() { wanted.with_call(None) } else { wanted }
    }

    /// Whether the round is over since somebody else had won before this player's card does anything: the windows close
    /// first (N1-18).
    #[inline]
    pub fn a_win_ends_the_round(&mut self, seat: Seat) -> bool {
        self.table.provisional.is_some_and(|win| win.seat != seat) && self.closing_windows_ends_the_round()
    }

    /// Closes them; whether a win held that ends the round.
    #[inline]
    pub fn closing_windows_ends_the_round(&mut self) -> bool {
        self.close_windows();
        self.table.outcome.is_some()
    }
}
