//! Moves, observations, and reasons why a move is illegal.

use crate::cards::{CardKind, Colour};
use crate::engine::Explanation;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    Deal,
    /// Lays the turned card on the pile of its colour (NN-22).
    Lay,
    /// Puts the turned card at the end of the row of its colour (NN-23).
    Put,
    /// Lays the card at the end of a row on the pile of its colour (NN-24).
    Row(Colour),
    /// Lays a wish card on a pile: the turned one, or else a kept one (NN-25).
    Wish(Colour),
    /// Keeps the turned wish card for later (NN-25).
    Keep,
    /// Lays nothing more, once the hidden pile is used up (NN-26).
    Stop,
    Undo,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaidFrom {
    /// The hidden pile.
    Hand,
    Row,
    Kept,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Observation {
    Began {
        /// In the order of the colours.
        cards: Vec<CardKind>,
        /// Cards that were turned meanwhile and shuffled back into the hidden pile.
        back: Vec<CardKind>,
    },
    Turned {
        card: CardKind,
        /// Cards left in the hidden pile.
        left: u16,
    },
    Laid {
        card: CardKind,
        /// The colour of the pile.
        colour: Colour,
        from: LaidFrom,
    },
    Put {
        card: CardKind,
        /// Cards in the row.
        row: u16,
    },
    Kept {
        card: CardKind,
        /// Number of kept cards.
        kept: u16,
    },
    /// The hidden pile is used up; cards that fit may still be laid.
    UsedUp,
    TookBack,
    Ends(Outcome),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Number of laid cards.
    pub laid: u16,
    /// Number of cards to lay.
    pub of: u16,
    pub undone: u32,
}

impl Outcome {
    pub fn is_won(&self) -> bool {
        self.laid == self.of
    }
}

pub type IllegalMove = Explanation<IllegalReason>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    NotDealt,
    AlreadyDealt,
    Over,
    UsedUp,
    DoesNotFit {
        card: CardKind,
        /// The top card of the pile.
        top: CardKind,
    },
    /// The card fits on its pile, so it must be laid (NN-22).
    MustLay {
        card: CardKind,
    },
    EmptyRow {
        colour: Colour,
    },
    /// A wish card must be laid on a named pile, or kept (NN-25).
    NameAPile {
        card: CardKind,
    },
    CannotKeep {
        card: CardKind,
    },
    NoWish,
    /// The hidden pile is not used up yet (NN-26).
    NotUsedUp,
    NothingToUndo,
}
