//! What people and computer players can do at a wall.

use std::fmt;

use crate::cards::CardKind;
use crate::engine::Seat;

/// The place of a stack in the row, from the left; 0 is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot(pub u8);

impl Spot {
    /// The index into lists by stack.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All stacks of a wall.
    pub fn all(stacks: u8) -> impl DoubleEndedIterator<Item = Spot> + ExactSizeIterator + Clone {
        (0..stacks).map(Spot)
    }
}

/// Counted from 1, as in records.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// One of the two parties: the seats 1, 3 and so on, or 2, 4 and so on (NN-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Party(pub u8);

impl Party {
    /// Both.
    pub const BOTH: [Party; 2] = [Party(0), Party(1)];

    /// The party of a seat.
    #[must_use]
    pub fn of(seat: Seat) -> Self {
        Party(seat.0 % 2)
    }

    /// The index into lists by party.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The other one.
    #[must_use]
    pub fn other(self) -> Self {
        Party(1 - self.0)
    }

    /// The seats of the party at a table.
    pub fn seats(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(seats).filter(move |seat| Party::of(*seat) == self)
    }
}

/// Counted from 1, as in examples.
impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// The stacks from which two cards are taken; twice the same: the two front cards of one row (NN-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pair(Spot, Spot);

impl Pair {
    /// A pair, in whatever order the stacks are named.
    #[must_use]
    pub fn new(one: Spot, other: Spot) -> Self {
        Pair(one.min(other), one.max(other))
    }

    /// The stacks, from the left.
    #[must_use]
    pub fn spots(self) -> [Spot; 2] {
        [self.0, self.1]
    }

    /// Whether both cards come from one stack.
    #[must_use]
    pub fn is_of_one(self) -> bool {
        self.0 == self.1
    }
}

/// A side of a breach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// All stacks left of it.
    Left,
    /// All stacks right of it.
    Right,
}

/// Something that a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Deals all cards onto the stacks.
    Deal,
    /// Takes a pair.
    Take(Pair),
    /// Exchanges the free card of a stack for one that was taken (NN-16).
    Exchange {
        /// The stack.
        spot: Spot,
        /// The card that is to lie there.
        card: CardKind,
    },
    /// Takes all cards on one side of a breach (NN-15).
    Breach {
        /// The empty stack.
        spot: Spot,
        /// Which side.
        side: Side,
    },
    /// Takes no other pair, where that is left to the player (NN-14).
    Pass,
}

impl Move {
    /// Takes the free cards of two stacks, or the two front cards of one.
    #[must_use]
    pub fn take(one: Spot, other: Spot) -> Self {
        Move::Take(Pair::new(one, other))
    }
}
