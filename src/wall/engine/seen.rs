//! What happens at a wall. Everything lies open, so everybody sees all of it.

use super::moves::{Pair, Party, Side, Spot};
use crate::cards::CardKind;
use crate::engine::Seat;
use crate::wall::rules::Fit;

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
