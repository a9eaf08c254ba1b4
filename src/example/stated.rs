//! What an example states in every family: the deck before a deal, the outcomes of shuffles, lists of cards, seats.

use super::failure::FailureKind;
use crate::cards::{CardKind, CardSet};
use crate::engine::{Seat, Shuffled};
use crate::notation::{Codes, NotationFault};
use crate::rules::Terms;

/// At the end of a list of cards: those that are not named follow in deck order.
const AND_SO_ON: &str = "...";

/// A field and what is wrong with it.
pub type Wrong = (String, FailureKind);

/// What is wrong with a field.
pub fn wrong(field: &str, what: impl Into<FailureKind>) -> Wrong {
    (field.to_owned(), what.into())
}

/// A seat of this table, counted from 1.
pub fn seat_of(number: u8, seats: u8) -> Result<Seat, NotationFault> {
    if (1..=seats).contains(&number) {
        Ok(Seat(number - 1))
    } else {
        Err(NotationFault::UnknownSeat { seat: number.to_string() })
    }
}

/// The deck with which an example begins, before its deal. One that begins in the middle has none: with a deck stands
/// none of these fields, of which each says whether it is stated.
pub fn dealt<'a>(deck: Option<&'a str>, of_the_middle: &[(&str, bool)]) -> Result<Option<&'a str>, Wrong> {
    match of_the_middle.iter().find(|(_, stated)| *stated && deck.is_some()) {
        Some((field, _)) => Err(wrong(field, FailureKind::Clash { other: "deck" })),
        None => Ok(deck),
    }
}

/// Reads what an example states of the cards of a game.
#[derive(Clone, Copy)]
pub struct Stated<'a> {
    pub terms: &'a Terms,
}

impl Stated<'_> {
    /// All cards as they lie before the deal.
    pub fn whole(self, text: &str) -> Result<Shuffled, Wrong> {
        let stated = self.outcome(text, "deck")?;
        self.all_exist(&[("deck", &stated.cards)])?;
        let missing = self.terms.deck().len() - stated.cards.len();
        if missing > 0 && !stated.rest_follows {
            return Err(wrong("deck", FailureKind::NotWhole { missing }));
        }
        Ok(stated)
    }

    /// Whether the deck has all these cards; if not, the field with the one that is too many is told.
    pub fn all_exist(self, fields: &[(&str, &[CardKind])]) -> Result<(), Wrong> {
        let deck = self.terms.deck();
        let mut left: CardSet = deck.cards().collect();
        for (field, kinds) in fields {
            for kind in *kinds {
                if deck.take(*kind, &mut left).is_none() {
                    return Err(wrong(field, FailureKind::TooMany { card: self.terms.code(*kind).to_owned() }));
                }
            }
        }
        Ok(())
    }

    /// The outcomes of shuffles.
    pub fn shuffles(self, texts: &[String]) -> Result<Vec<Shuffled>, Wrong> {
        let outcome = |(index, text): (usize, &String)| self.outcome(text, &format!("shuffles.{}", index + 1));
        texts.iter().enumerate().map(outcome).collect()
    }

    fn outcome(self, text: &str, field: &str) -> Result<Shuffled, Wrong> {
        let text = text.trim_end();
        let named = text.strip_suffix(AND_SO_ON);
        Ok(Shuffled { cards: self.cards(named.unwrap_or(text), field)?, rest_follows: named.is_some() })
    }

    /// Cards with blanks between.
    pub fn cards(self, text: &str, field: &str) -> Result<Vec<CardKind>, Wrong> {
        Codes::of(self.terms).read_cards(text).map_err(|fault| wrong(field, fault))
    }
}
