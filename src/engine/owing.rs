//! Calls that were forgotten, as long as they can still be made or caught (G-8).

use super::moves::Call;
use super::seat::{MAX_SEATS, Seat, SeatSet};

/// A forgotten call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Owed {
    pub call: Call,
    /// The turn in which it was forgotten.
    pub since: u32,
}

/// The forgotten calls whose windows are open. Mostly there is none, and that is seen at one glance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct DueCalls {
    who: SeatSet,
    calls: [Option<Owed>; MAX_SEATS],
}

impl DueCalls {
    /// Whether nobody owes a call.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.who.is_empty()
    }

    /// What a seat owes.
    pub fn of(&self, seat: Seat) -> Option<Owed> {
        if self.is_empty() { None } else { self.calls[seat.index()] }
    }

    /// A seat's window opens.
    pub fn open(&mut self, seat: Seat, owed: Owed) {
        self.who.insert(seat);
        self.calls[seat.index()] = Some(owed);
    }

    /// A seat's window closes, if it was open; what was owed.
    pub fn close(&mut self, seat: Seat) -> Option<Owed> {
        if self.is_empty() {
            return None;
        }
        self.who.remove(seat);
        self.calls[seat.index()].take()
    }

    /// All windows close, and nothing comes of it.
    pub fn close_all(&mut self) {
        if !self.is_empty() {
            *self = DueCalls::default();
        }
    }
}
