//! Notation of cards, seats and moves in records and examples: English words and codes, whatever the language. Seats are
//! counted from 1.

use super::setup::Seat;
use crate::cards::{CardKind, Colour};
use crate::rules::Terms;

/// Text that is not valid notation.
#[allow(missing_docs, reason = "the messages say what each is")]
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationFault {
    #[error("unknown move: {word}")]
    UnknownMove { word: String },
    #[error("unknown card: {code}")]
    UnknownCard { code: String },
    #[error("unknown colour: {colour}")]
    UnknownColour { colour: String },
    #[error("unknown call: {call}")]
    UnknownCall { call: String },
    #[error("not a seat: {seat}")]
    UnknownSeat { seat: String },
    #[error("not a stack: {stack}")]
    UnknownStack { stack: String },
    #[error("not a number of cards: {number}")]
    UnknownNumber { number: String },
    #[error("unknown agreement: {word}")]
    UnknownAgreement { word: String },
    #[error("not a side: {side}")]
    UnknownSide { side: String },
    #[error("something is missing after: {after}")]
    Missing { after: String },
    #[error("too much: {rest}")]
    TooMuch { rest: String },
}

/// A seat number from 1.
///
/// # Errors
/// The text is no number of a seat.
pub fn read_seat(text: &str) -> Result<Seat, NotationFault> {
    let number = text.parse::<u8>().ok().filter(|number| (1..=10).contains(number));
    number.map(|number| Seat(number - 1)).ok_or_else(|| NotationFault::UnknownSeat { seat: text.to_owned() })
}

/// The words of a move, with the last one for error messages.
pub(crate) struct Words<'a> {
    words: std::str::SplitWhitespace<'a>,
    last: &'a str,
}

impl<'a> Words<'a> {
    pub fn of(text: &'a str) -> Self {
        Words { words: text.split_whitespace(), last: "" }
    }

    pub fn end(mut self) -> Result<(), NotationFault> {
        match self.optional() {
            Some(rest) => Err(NotationFault::TooMuch { rest: rest.to_owned() }),
            None => Ok(()),
        }
    }

    pub fn optional(&mut self) -> Option<&'a str> {
        self.words.next().inspect(|word| self.last = word)
    }

    pub fn next(&mut self) -> Result<&'a str, NotationFault> {
        let after = self.last;
        self.optional().ok_or_else(|| NotationFault::Missing { after: after.to_owned() })
    }
}

/// Reader and writer for the cards and colours of a game of any family.
#[derive(Clone, Copy)]
pub struct Codes<'a> {
    terms: &'a Terms,
}

impl<'a> Codes<'a> {
    /// Codes of a game with these names.
    pub fn of(terms: &'a Terms) -> Self {
        Codes { terms }
    }

    /// The code of a card, such as `r5`.
    pub fn card(self, kind: CardKind) -> &'a str {
        self.terms.code(kind)
    }

    /// The codes of several cards, separated by blanks.
    pub fn cards(self, kinds: &[CardKind]) -> String {
        kinds.iter().map(|kind| self.card(*kind)).collect::<Vec<_>>().join(" ")
    }

    /// The id of a colour or suit.
    pub fn colour(self, colour: Colour) -> &'a str {
        self.terms.deck().colour_id(colour)
    }

    /// # Errors
    /// No card of the deck has it.
    pub fn read_card(self, code: &str) -> Result<CardKind, NotationFault> {
        let deck = self.terms.deck();
        let found = deck.kinds().find(|kind| self.card(*kind).eq_ignore_ascii_case(code));
        // Cards without colour also have the id of their symbol, as in old records.
        let by_id = |kind: &CardKind| {
            let face = deck.face(*kind);
            face.colour.is_none() && deck.symbol_name(face.symbol).id == code
        };
        found.or_else(|| deck.kinds().find(by_id)).ok_or_else(|| NotationFault::UnknownCard { code: code.to_owned() })
    }

    /// # Errors
    /// The first code that no card has.
    pub fn read_cards(self, codes: &str) -> Result<Vec<CardKind>, NotationFault> {
        codes.split_whitespace().map(|code| self.read_card(code)).collect()
    }

    /// # Errors
    /// No colour of the deck has it.
    pub fn read_colour(self, id: &str) -> Result<Colour, NotationFault> {
        let found = self.terms.deck().find_colour(id);
        found.ok_or_else(|| NotationFault::UnknownColour { colour: id.to_owned() })
    }
}
