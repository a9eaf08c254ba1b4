//! Why a move at a wall is refused.

use super::moves::{Pair, Spot};
use crate::cards::CardKind;
use crate::engine::{Explanation, Seat};

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
