//! What a turn needs to be decided quickly: sets of cards in one word each, for decks that have a bit for each kind of card.

use crate::cards::{CardKind, Wish};

/// The masks of a game in words. They say the same as those of 256 bits; a property test of the engine holds that.
#[derive(Clone, Debug)]
pub struct Words {
    /// What may be laid, in the order of the large masks.
    pub fits: Vec<u64>,
    /// Cards with which something is wished when they are laid.
    pub wishing: u64,
    /// What can be wished with each of them.
    pub wishes: Vec<Wish>,
    /// Cards with which something is wished later, unless they are the last one.
    pub wishing_later: u64,
    /// Cards that may not be laid last.
    pub not_last: u64,
    /// Cards that may be laid only if that is honest (UN-11).
    pub no_bluff: u64,
    /// Fitting cards that need not be played (UN-3).
    pub optional: u64,
    /// The cards of each colour.
    pub of_colour: Vec<u64>,
    /// The cards with a number.
    pub numbers: u64,
}

impl Words {
    /// How many kinds of card have a bit each.
    pub const BITS: usize = 64;
}

/// The first of these cards.
#[inline]
#[must_use]
pub fn first_of(cards: u64) -> CardKind {
    CardKind(cards.trailing_zeros().to_le_bytes()[0])
}

/// The bit of a card.
#[inline]
#[must_use]
pub fn bit_of(card: CardKind) -> u64 {
    1 << card.0
}
