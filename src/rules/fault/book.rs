//! What can be wrong with a rule book.

use super::arg::Arg;
use super::kinds::{Declared, kinds};
use crate::rules::Clause;

kinds! {
    /// What is wrong with a rule book.
    BookFault:
    /// It does not begin with the game's name.
    WithoutName = "fault-book-without-name",
    /// A heading is neither a clause nor a card.
    Heading = "fault-book-heading" {
        /// The heading.
        heading: String,
    },
    /// A section is there twice.
    Twice = "fault-book-twice" {
        /// The clause, or the card.
        section: String,
    },
    /// A section has no text.
    Empty = "fault-book-empty" {
        /// The clause, or the card.
        section: String,
    },
    /// It explains a clause that the game does not have.
    UnknownClause = "fault-book-unknown-clause" {
        /// The clause.
        clause: Clause,
    },
    /// It explains a card that the game does not have.
    UnknownCard = "fault-book-unknown-card" {
        /// The card.
        card: String,
        /// The cards of the game.
        expected: Vec<String>,
    },
}
