//! Seats, numbered clockwise (G-10), viewers, and the set-up of a table.

use std::fmt;

use crate::rules::CommonRules;

/// Upper limit of seats at a table.
pub const MAX_SEATS: usize = 10;

/// A seat; 0 is the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(pub u8);

impl Seat {
    /// Index into arrays by seat.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All seats of a table.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatSet(u16);

impl SeatSet {
    /// All seats of a table.
    pub fn all(seats: u8) -> Self {
        SeatSet((1 << seats) - 1)
    }

    /// True if the set contains the seat.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Number of seats.
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(u8::MAX)
    }

    /// True if the set has exactly two seats.
    pub fn is_pair(self) -> bool {
        (self.0 & self.0.wrapping_sub(1)).is_power_of_two()
    }

    /// True if the set has no seats.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::default();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A point of view on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player, who sees the own hand.
    Seat(Seat),
    /// Somebody without a hand, who sees only open cards.
    Onlooker,
}

impl Viewer {
    /// The seat of a player.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Onlooker => None,
        }
    }
}

pub use crate::rules::{Calls, Referee};

/// The choices of the players before the first deal, besides the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Number of players, people and computers.
    pub seats: u8,
    /// Treatment of wrong plays (G-6).
    pub referee: Referee,
    /// Typed or automatic calls (G-7).
    pub calls: Calls,
    /// The first dealer, if the table has chosen one; otherwise the last seat (G-10).
    pub dealer: Option<Seat>,
}

impl Setup {
    /// A table with the kind referee and typed calls.
    pub fn new(seats: u8) -> Self {
        Setup { seats, referee: Referee::Kind, calls: Calls::Typed, dealer: None }
    }

    /// The first dealer (G-10).
    pub fn first_dealer(&self) -> Seat {
        self.dealer.unwrap_or(Seat(self.seats.saturating_sub(1)))
    }

    /// True if the rules allow a table of this size.
    pub fn suits(&self, rules: &CommonRules) -> bool {
        let there = self.dealer.is_none_or(|dealer| dealer.0 < self.seats);
        rules.sizes().contains(usize::from(self.seats)) && usize::from(self.seats) <= MAX_SEATS && there
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_holds_what_was_put_in() {
        let mut seats = SeatSet::default();
        assert!(seats.is_empty() && !seats.is_pair());
        assert_eq!(seats.len(), 0);
        for (seat, is_pair) in [(15, false), (3, true), (0, false)] {
            seats.insert(Seat(seat));
            seats.insert(Seat(seat));
            assert!(seats.contains(Seat(seat)) && !seats.is_empty());
            assert_eq!(seats.is_pair(), is_pair);
        }
        assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(3), Seat(15)]);
        assert_eq!(seats.iter().collect::<SeatSet>(), seats);
        seats.remove(Seat(3));
        seats.remove(Seat(7));
        assert_eq!((seats.len(), seats.is_pair(), seats.contains(Seat(3))), (2, true, false));
        assert_eq!(SeatSet::all(3).iter().collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(2)]);
    }
}
