//! Moves of a patience, what happens, and why a move is refused.

use crate::cards::{CardKind, Colour};
use crate::engine::Explanation;

/// Something that the player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Deals.
    Deal,
    /// Lays the turned card on the pile of its colour (NN-22).
    Lay,
    /// Puts the turned card to the end of the row of its colour (NN-23).
    Put,
    /// Lays the card at the end of a row on the pile of its colour (NN-24).
    Row(Colour),
    /// Lays a card that stands for any on a pile: the turned one, or else one that was kept (NN-25).
    Wish(Colour),
    /// Keeps the turned card, which stands for any, for later (NN-25).
    Keep,
    /// Says that nothing more is laid, once the hidden pile is used up (NN-26).
    Stop,
    /// Takes the last move back.
    Undo,
}

/// Where a card comes from that is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The hidden pile.
    Hand,
    /// The end of its row.
    Row,
    /// It was kept.
    Kept,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Observation {
    /// Each pile has its first card.
    Began {
        /// The cards, in the order of the colours.
        cards: Vec<CardKind>,
        /// Cards that were turned meanwhile and went back, whereupon the hidden pile was shuffled.
        back: Vec<CardKind>,
    },
    /// The next card was turned.
    Turned {
        /// The card.
        card: CardKind,
        /// How many cards are left in the hidden pile.
        left: u16,
    },
    /// A card was laid on a pile.
    Laid {
        /// The card.
        card: CardKind,
        /// On the pile of this colour.
        colour: Colour,
        /// Where it came from.
        from: Source,
    },
    /// A card was put to the end of the row of its colour.
    Put {
        /// The card.
        card: CardKind,
        /// How many cards the row has now.
        row: u16,
    },
    /// A card that stands for any was kept.
    Kept {
        /// The card.
        card: CardKind,
        /// How many are kept now.
        kept: u16,
    },
    /// The hidden pile is used up; what can be laid still may be.
    UsedUp,
    /// The last move was taken back.
    TookBack,
    /// The game is over.
    Ends(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// How many cards were laid.
    pub laid: u16,
    /// How many there were.
    pub of: u16,
    /// How often a move was taken back.
    pub undone: u32,
}

impl Outcome {
    /// Whether every card was laid.
    #[must_use]
    pub fn is_won(&self) -> bool {
        self.laid == self.of
    }
}

/// Why a move is refused, and the clause that says so.
pub type IllegalMove = Explanation<IllegalReason>;

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    /// Nothing has been dealt yet.
    NotDealt,
    /// The cards have been dealt already.
    AlreadyDealt,
    /// The game is over.
    Over,
    /// No card is turned: the hidden pile is used up.
    UsedUp,
    /// The card does not fit on the pile of its colour.
    DoesNotFit {
        /// The card.
        card: CardKind,
        /// The top card of the pile.
        top: CardKind,
    },
    /// The card fits on its pile, so it must be laid (NN-22).
    MustLay {
        /// The card.
        card: CardKind,
    },
    /// The row has no card.
    EmptyRow {
        /// Of which colour.
        colour: Colour,
    },
    /// The card stands for any: it must be laid on a pile that is named, or kept (NN-25).
    NameAPile {
        /// The card.
        card: CardKind,
    },
    /// The card stands for no other, so it cannot be kept.
    CannotKeep {
        /// The card.
        card: CardKind,
    },
    /// There is no card that stands for any, neither turned nor kept.
    NoWish,
    /// The hidden pile is not used up yet (NN-26).
    NotUsedUp,
    /// There is nothing to take back.
    NothingToUndo,
}
