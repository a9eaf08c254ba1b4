//! Why a move of a patience is refused.

use crate::cards::{CardKind, Colour};
use crate::engine::Explanation;

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
