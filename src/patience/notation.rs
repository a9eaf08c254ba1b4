//! The moves of a patience as they are written: `lay`, `put`, `row red`, `wish red`, `keep`, `stop`, `undo`, `deal`.

use crate::notation::{Codes, NotationFault, Words, Written};
use crate::patience::engine::{Game, Move};
use crate::patience::rules::Rules;

/// The moves of one rule set, written and read.
#[derive(Clone, Copy)]
pub struct Notation<'a> {
    codes: Codes<'a>,
}

impl<'a> Notation<'a> {
    /// The notation of a rule set.
    #[must_use]
    pub fn of(rules: &'a Rules) -> Self {
        Notation { codes: Codes::of(rules.terms()) }
    }

    /// How cards are written.
    #[must_use]
    pub fn codes(self) -> Codes<'a> {
        self.codes
    }

    /// A move, as it stands after the seat in a record.
    #[must_use]
    pub fn write(self, wanted: Move) -> String {
        match wanted {
            Move::Deal => "deal".to_owned(),
            Move::Lay => "lay".to_owned(),
            Move::Put => "put".to_owned(),
            Move::Row(colour) => format!("row {}", self.codes.colour(colour)),
            Move::Wish(colour) => format!("wish {}", self.codes.colour(colour)),
            Move::Keep => "keep".to_owned(),
            Move::Stop => "stop".to_owned(),
            Move::Undo => "undo".to_owned(),
        }
    }

    /// A move.
    ///
    /// # Errors
    /// What is not understood.
    pub fn read(self, text: &str) -> Result<Move, NotationFault> {
        let mut words = Words::of(text);
        let wanted = match words.next()? {
            "deal" => Move::Deal,
            "lay" => Move::Lay,
            "put" => Move::Put,
            "row" => Move::Row(self.codes.read_colour(words.next()?)?),
            "wish" => Move::Wish(self.codes.read_colour(words.next()?)?),
            "keep" => Move::Keep,
            "stop" => Move::Stop,
            "undo" => Move::Undo,
            word => return Err(NotationFault::UnknownMove { word: word.to_owned() }),
        };
        words.end().map(|()| wanted)
    }
}

impl Written for Game {
    fn write(rules: &Rules, wanted: Move) -> String {
        Notation::of(rules).write(wanted)
    }

    fn read(rules: &Rules, text: &str) -> Result<Move, NotationFault> {
        Notation::of(rules).read(text)
    }
}
