//! Why nothing may be called, and nobody caught (G-7, G-8).

use super::judge::Legality;
use super::moves::Call;
use super::seat::Seat;
use super::setup::Calls;
use super::why::{IllegalMove, IllegalReason};
use super::why_not::why;
use crate::rules::Clause;
use crate::rules::book::NoticedBy;

impl Legality<'_> {
    /// Why this call may not be made with a card.
    pub fn call_not_due(&self, call: Call) -> IllegalMove {
        self.not_called(call, false)
    }

    fn not_called(&self, call: Call, done: bool) -> IllegalMove {
        let facts = self.rules.book().calls.get_index(usize::from(call.0)).map(|(_, facts)| facts);
        let at = facts.map_or(0, |facts| facts.at);
        let reason = if self.table.called.contains(call) {
            IllegalReason::AlreadyCalled { call }
        } else {
            IllegalReason::CallNotDue { call, at, done }
        };
        why(reason, facts.and_then(|facts| facts.clause))
    }

    /// Why a seat may not call something on its own.
    pub fn refuse_call(&self, seat: Seat, call: Call) -> Option<IllegalMove> {
        if self.setup.calls == Calls::Automatic {
            return Some(why(IllegalReason::CallsAreAutomatic, Some(Clause::general(7))));
        }
        // Who owes it may call it: with so many cards it was called, or need not be.
        let done = self.call_at(self.table.held(seat)) == Some(call);
        if self.may_call(seat, call) { None } else { Some(self.not_called(call, done)) }
    }

    /// Why a seat may not catch another one.
    pub fn refuse_catch(&self, seat: Seat, target: Seat) -> Option<IllegalMove> {
        let general = Some(Clause::general(8));
        if self.may_catch(seat, target) {
            return None;
        }
        if self.runs_are_caught() {
            let itself = IllegalReason::NotYourself { owes: false };
            let reason = if seat == target { itself } else { IllegalReason::NothingToCatch { seat: target } };
            return Some(why(reason, general));
        }
        if self.setup.calls == Calls::Automatic {
            return Some(why(IllegalReason::CallsAreAutomatic, Some(Clause::general(7))));
        }
        if !self.rules.book().calls.values().any(|facts| facts.noticed_by == NoticedBy::Others) {
            return Some(why(IllegalReason::NoCatching, general));
        }
        if seat == target {
            let owes = self.table.owing.of(seat).is_some();
            return Some(why(IllegalReason::NotYourself { owes }, general));
        }
        Some(why(IllegalReason::NothingToCatch { seat: target }, general))
    }
}
