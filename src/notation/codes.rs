//! Cards and colours as they are written, in games of every family.

use super::NotationFault;
use crate::cards::{CardKind, Colour};
use crate::rules::Terms;

/// The cards and colours of a game, written and read.
#[derive(Clone, Copy)]
pub struct Codes<'a> {
    terms: &'a Terms,
}

impl<'a> Codes<'a> {
    /// The codes of a game's cards.
    #[must_use]
    pub fn of(terms: &'a Terms) -> Self {
        Codes { terms }
    }

    /// The code of a card.
    #[must_use]
    pub fn card(self, kind: CardKind) -> &'a str {
        self.terms.code(kind)
    }

    /// The codes of several cards, with blanks between.
    #[must_use]
    pub fn cards(self, kinds: &[CardKind]) -> String {
        kinds.iter().map(|kind| self.card(*kind)).collect::<Vec<_>>().join(" ")
    }

    /// The id of a colour.
    #[must_use]
    pub fn colour(self, colour: Colour) -> &'a str {
        self.terms.deck().colour_id(colour)
    }

    /// The card with this code.
    ///
    /// # Errors
    /// No card of the deck has it.
    pub fn read_card(self, code: &str) -> Result<CardKind, NotationFault> {
        let deck = self.terms.deck();
        let found = deck.kinds().find(|kind| self.card(*kind).eq_ignore_ascii_case(code));
        // A card without colour also goes by the id of its symbol, as in records from before it had a code.
        let by_id = |kind: &CardKind| {
            let face = deck.face(*kind);
            face.colour.is_none() && deck.symbol_name(face.symbol).id == code
        };
        found.or_else(|| deck.kinds().find(by_id)).ok_or_else(|| NotationFault::UnknownCard { code: code.to_owned() })
    }

    /// Several cards with blanks between.
    ///
    /// # Errors
    /// The first code that no card has.
    pub fn read_cards(self, codes: &str) -> Result<Vec<CardKind>, NotationFault> {
        codes.split_whitespace().map(|code| self.read_card(code)).collect()
    }

    /// The colour with this id.
    ///
    /// # Errors
    /// No colour of the deck has it.
    pub fn read_colour(self, id: &str) -> Result<Colour, NotationFault> {
        let found = self.terms.deck().find_colour(id);
        found.ok_or_else(|| NotationFault::UnknownColour { colour: id.to_owned() })
    }
}
