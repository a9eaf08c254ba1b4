//! Moves, observations, and reasons why a move is illegal.

use crate::cards::{CardKind, Colour};
use crate::engine::{Codes, Explanation, NotationFault, Words};
use crate::games::patience::rules::Rules;

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
    Undo,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LaidFrom {
    /// The hidden pile.
    Hand,
    Row,
    Kept,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// Writes a move: `lay`, `put`, `row red`, `wish red`, `keep`, `stop`, `undo` or `deal`.
pub fn write(rules: &Rules, wanted: Move) -> String {
    let codes = Codes::of(rules.terms());
    match wanted {
        Move::Deal => "deal".to_owned(),
        Move::Lay => "lay".to_owned(),
        Move::Put => "put".to_owned(),
        Move::Row(colour) => format!("row {}", codes.colour(colour)),
        Move::Wish(colour) => format!("wish {}", codes.colour(colour)),
        Move::Keep => "keep".to_owned(),
        Move::Stop => "stop".to_owned(),
        Move::Undo => "undo".to_owned(),
    }
}

/// Reads what [`write()`] writes.
pub fn read(rules: &Rules, text: &str) -> Result<Move, NotationFault> {
    let (codes, mut words) = (Codes::of(rules.terms()), Words::of(text));
    let wanted = match words.next()? {
        "deal" => Move::Deal,
        "lay" => Move::Lay,
        "put" => Move::Put,
        "row" => Move::Row(codes.read_colour(words.next()?)?),
        "wish" => Move::Wish(codes.read_colour(words.next()?)?),
        "keep" => Move::Keep,
        "stop" => Move::Stop,
        "undo" => Move::Undo,
        word => return Err(NotationFault::UnknownMove { word: word.to_owned() }),
    };
    words.end().map(|()| wanted)
}
