//! A hand of cards.

use crate::cards::{Card, CardSet};

/// A hand: its cards, and how many there are, since that is asked far more often than it changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Hand {
    cards: CardSet,
    len: u16,
}

impl Hand {
    pub fn cards(self) -> CardSet {
        self.cards
    }

    pub fn len(self) -> u16 {
        self.len
    }

    /// Takes up a card that is not in it.
    pub fn insert(&mut self, card: Card) {
        debug_assert!(!self.cards.contains(card), "{card:?} is in the hand already");
        self.cards.insert(card);
        self.len += 1;
    }

    /// Puts down a card that is in it.
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.cards.contains(card), "{card:?} is not in the hand");
        self.cards.remove(card);
        self.len -= 1;
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Hand::default();
        for card in cards {
            hand.insert(card);
        }
        hand
    }
}
