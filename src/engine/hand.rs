//! A hand of cards.

use crate::cards::{Card, CardKind, CardSet, Deck, KindSet, Twins};

/// A hand: its cards, of which kinds they are and how many there are, since that is asked far more often than it changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Hand {
    cards: CardSet,
    kinds: KindSet,
    len: u16,
}

impl Hand {
    pub fn cards(self) -> CardSet {
        self.cards
    }

    /// The kinds of its cards.
    #[inline]
    pub fn kinds(self) -> KindSet {
        self.kinds
    }

    #[inline]
    pub fn len(self) -> u16 {
        self.len
    }

    /// Whether it has more than one card of a kind.
    #[inline]
    pub fn has_several(self, kind: CardKind, deck: &Deck) -> bool {
        (self.cards & deck.copies(kind)).has_several()
    }

    /// Takes up a card that is not in it.
    pub fn insert(&mut self, card: Card, deck: &Deck) {
        debug_assert!(!self.cards.contains(card), "{card:?} is in the hand already");
        self.cards.insert(card);
        self.kinds.insert(deck.kind(card));
        self.len += 1;
    }

    /// Puts down a card that is in it.
    pub fn remove(&mut self, card: Card, deck: &Deck) {
        debug_assert!(self.cards.contains(card), "{card:?} is not in the hand");
        self.cards.remove(card);
        self.len -= 1;
        let kind = deck.kind(card);
        if (self.cards & deck.copies(kind)).is_empty() {
            self.kinds.remove(kind);
        }
    }

    /// Puts down the first card of a kind, if it is in it.
    #[inline]
    pub fn remove_one(&mut self, kind: CardKind, deck: &Deck) -> Option<Card> {
        let Twins { word, bits, several_words } = deck.twins(kind);
        if several_words {
            return self.remove_one_of_many(kind, deck);
        }
        let (card, more) = self.cards.take_in_word(word, bits)?;
        self.len -= 1;
        if !more {
            self.kinds.remove(kind);
        }
        Some(card)
    }

    /// The same where twins lie in more than one word.
    #[cold]
    fn remove_one_of_many(&mut self, kind: CardKind, deck: &Deck) -> Option<Card> {
        let card = (self.cards & deck.copies(kind)).first()?;
        self.remove(card, deck);
        Some(card)
    }

    /// A hand of these cards.
    pub fn of(cards: impl IntoIterator<Item = Card>, deck: &Deck) -> Self {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.insert(card, deck));
        hand
    }
}
