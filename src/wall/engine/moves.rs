//! Moves at a wall, what happens, and why a move is refused.

use std::fmt;

use crate::cards::CardKind;
use crate::engine::{Explanation, Seat};
use crate::wall::rules::Fit;

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

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Observation {
    /// All cards were dealt onto the stacks.
    Dealt {
        /// Who begins.
        first: Seat,
    },
    /// A ban became free and moved aside (NN-17).
    MovedAside {
        /// From which stack.
        spot: Spot,
        /// The ban.
        card: CardKind,
        /// Which row of the times table it is about.
        row: u16,
        /// Whether the row is banned now, or no longer.
        in_force: bool,
    },
    /// A free card was exchanged for one that had been taken (NN-16).
    Exchanged {
        /// Who did it.
        seat: Seat,
        /// On which stack.
        spot: Spot,
        /// The card that lay there.
        away: CardKind,
        /// The card that lies there now.
        card: CardKind,
    },
    /// A pair was taken.
    Taken {
        /// Who took it.
        seat: Seat,
        /// From where.
        pair: Pair,
        /// The cards, in the order of the stacks.
        cards: [CardKind; 2],
        /// How they fit.
        fit: Fit,
        /// How many cards the party has collected now.
        collected: u16,
    },
    /// A card is free now, or a stack is empty.
    Freed {
        /// On which stack.
        spot: Spot,
        /// The card.
        card: Option<CardKind>,
        /// How many cards the stack has left, the free one among them.
        left: u8,
    },
    /// The opening is over, and the main part begins (NN-13).
    MainBegins,
    /// Who took the pair goes on, since it fits doubly (NN-14).
    GoesOn {
        /// Who.
        seat: Seat,
        /// Whether the player may also pass.
        may_pass: bool,
    },
    /// Somebody takes no other pair (NN-14).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// One or two stacks are empty: the end of the game (NN-15).
    Breached {
        /// Whose breach it is.
        seat: Seat,
        /// The empty stacks.
        spots: Vec<Spot>,
    },
    /// All cards on one side of a breach were taken.
    TookSide {
        /// Who took them.
        seat: Seat,
        /// The empty stack.
        spot: Spot,
        /// Which side.
        side: Side,
        /// How many cards.
        cards: u16,
        /// How many the party has collected now.
        collected: u16,
    },
    /// The game is over.
    Ends(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Why it is over.
    pub end: End,
    /// How many cards each party has collected.
    pub collected: [u16; 2],
}

impl Outcome {
    /// Who has won; nobody if both have equally many.
    #[must_use]
    pub fn winner(&self) -> Option<Party> {
        let [one, other] = self.collected;
        match one.cmp(&other) {
            std::cmp::Ordering::Greater => Some(Party(0)),
            std::cmp::Ordering::Less => Some(Party(1)),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A stack is empty (NN-15).
    Breach,
    /// No pair is left, nor would an exchange bring one (NN-15, NN-19).
    NoPair,
}

/// Why a move is refused, and the clause that says so.
pub type IllegalMove = Explanation<IllegalReason>;

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    /// It is another player's turn.
    NotYourTurn {
        /// Whose.
        turn: Seat,
    },
    /// Nothing has been dealt yet.
    NotDealt,
    /// The cards have been dealt already.
    AlreadyDealt,
    /// The game is over.
    Over,
    /// There is no stack with this number.
    NoSuchStack {
        /// The stack.
        spot: Spot,
        /// How many there are.
        stacks: u8,
    },
    /// The stack is empty.
    Empty {
        /// The stack.
        spot: Spot,
    },
    /// Only one card of each stack is free.
    OneStack {
        /// The stack that was named twice.
        spot: Spot,
    },
    /// The row has only one card.
    LastOfRow {
        /// The row.
        spot: Spot,
    },
    /// The card is never part of a pair.
    NeverPairs {
        /// The card.
        card: CardKind,
    },
    /// The cards do not fit.
    DoNotFit {
        /// The cards.
        cards: [CardKind; 2],
    },
    /// In the opening, pairs that fit doubly come first (NN-13).
    DoublyFirst {
        /// The cards, which fit singly.
        cards: [CardKind; 2],
        /// A pair that fits doubly.
        instead: Pair,
    },
    /// The card cannot be exchanged (NN-16).
    NoExchange {
        /// The card.
        card: CardKind,
    },
    /// The card is not among those that can be had by an exchange.
    NotAmongTaken {
        /// The card.
        card: CardKind,
    },
    /// After the exchange there would be no pair to take.
    LeavesNoPair {
        /// The card.
        card: CardKind,
    },
    /// A pair must be taken: nobody passes here, or only behind a pair that fits doubly (NN-14).
    MustTake {
        /// Whether the rules know a pass.
        passes: bool,
    },
    /// A side of the breach must be chosen.
    MustChooseSide,
    /// There is no breach.
    NoBreach,
    /// On that side of the breach there is no stack, or that stack is not empty.
    NoSide,
}
