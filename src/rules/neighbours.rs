//! Which cards of a deck are alike, and which follow each other by their numbers.

use crate::cards::{CardKind, Deck, KindSet};

/// Which way the numbers of a run go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// From lower to higher.
    Up,
    /// From higher to lower.
    Down,
}

/// The cards with the same symbol.
pub(super) fn of_one_symbol(deck: &Deck, kind: CardKind) -> KindSet {
    deck.kinds().filter(|other| deck.face(*other).symbol == deck.face(kind).symbol).collect()
}

/// The card of the same colour whose number is so much higher.
pub(super) fn neighbour(deck: &Deck, kind: CardKind, step: i32) -> Option<CardKind> {
    let number = |kind| deck.symbol_name(deck.face(kind).symbol).number.map(i32::from);
    let wanted = number(kind)? + step;
    deck.kinds().find(|other| deck.face(*other).colour == deck.face(kind).colour && number(*other) == Some(wanted))
}
