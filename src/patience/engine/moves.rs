//! Moves, observations, and reasons why a move is illegal.

use crate::cards::{CardKind, Colour};
use crate::engine::Explanation;

/// A move of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
    /// Undoes the last move.
    Undo,
}

/// The place from which a card is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LaidFrom {
    /// The hidden pile.
    Hand,
    /// The end of its row.
    Row,
    Kept,
}

/// An event that the player sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Observation {
    /// Each pile has its first card.
    Began {
        /// In the order of the colours.
        cards: Vec<CardKind>,
        /// Cards that were turned meanwhile and shuffled back into the hidden pile.
        back: Vec<CardKind>,
    },
    /// The next card was turned.
    Turned {
        card: CardKind,
        /// Cards left in the hidden pile.
        left: u16,
    },
    /// A card was laid on a pile.
    Laid {
        card: CardKind,
        /// The colour of the pile.
        colour: Colour,
        from: LaidFrom,
    },
    /// A card was put at the end of the row of its colour.
    Put {
        card: CardKind,
        /// Cards in the row.
        row: u16,
    },
    /// A wish card was kept.
    Kept {
        card: CardKind,
        /// Number of kept cards.
        kept: u16,
    },
    /// The hidden pile is used up; cards that fit may still be laid.
    UsedUp,
    /// The last move was undone.
    TookBack,
    Ends(Outcome),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Number of laid cards.
    pub laid: u16,
    /// Number of cards to lay.
    pub of: u16,
    /// Number of undone moves.
    pub undone: u32,
}

impl Outcome {
    /// Every card was laid.
    #[must_use]
    pub fn is_won(&self) -> bool {
        self.laid == self.of
    }
}

/// The reason why a move is illegal, with its clause.
pub type IllegalMove = Explanation<IllegalReason>;

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    /// The cards have not been dealt.
    NotDealt,
    /// The cards have been dealt.
    AlreadyDealt,
    /// The game is over.
    Over,
    /// No card is turned: the hidden pile is used up.
    UsedUp,
    /// The card does not fit on the pile of its colour.
    DoesNotFit {
        card: CardKind,
        /// The top card of the pile.
        top: CardKind,
    },
    /// The card fits on its pile, so it must be laid (NN-22).
    MustLay { card: CardKind },
    /// The row is empty.
    EmptyRow { colour: Colour },
    /// A wish card must be laid on a named pile, or kept (NN-25).
    NameAPile { card: CardKind },
    /// Only wish cards can be kept.
    CannotKeep { card: CardKind },
    /// There is no wish card, neither turned nor kept.
    NoWish,
    /// The hidden pile is not used up yet (NN-26).
    NotUsedUp,
    /// There is no move to undo.
    NothingToUndo,
}
