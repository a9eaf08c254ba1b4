//! Cards in a hand and in the draw pile.

use crate::cards::{Card, CardKind, CardSet, Deck, KindSet, Twins};
use crate::engine::{Chance, Stack};

/// A hand. Its kinds and its size are cached, since they are read far more often than changed.
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

    #[inline]
    pub fn kinds(self) -> KindSet {
        self.kinds
    }

    #[inline]
    pub fn len(self) -> u16 {
        self.len
    }

    pub fn insert(&mut self, card: Card, deck: &Deck) {
        debug_assert!(!self.cards.contains(card), "{card:?} is in the hand already");
        self.cards.insert(card);
        self.kinds.insert(deck.kind(card));
        self.len += 1;
    }

    pub fn remove(&mut self, card: Card, deck: &Deck) {
        debug_assert!(self.cards.contains(card), "{card:?} is not in the hand");
        self.cards.remove(card);
        self.len -= 1;
        let kind = deck.kind(card);
        if (self.cards & deck.copies(kind)).is_empty() {
            self.kinds.remove(kind);
        }
    }

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

    /// Slow path for twins in several words of the set.
    #[cold]
    fn remove_one_of_many(&mut self, kind: CardKind, deck: &Deck) -> Option<Card> {
        let card = (self.cards & deck.copies(kind)).first()?;
        self.remove(card, deck);
        Some(card)
    }

    pub fn of(cards: impl IntoIterator<Item = Card>, deck: &Deck) -> Self {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.insert(card, deck));
        hand
    }
}

/// The draw pile. A Fisher-Yates shuffle from the top down fixes one card after the other, so it can stop where nobody
/// looks any further: the same dice give the same pile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct DrawPile {
    cards: Stack,
    /// Number of cards, from the bottom, that are not shuffled yet.
    undecided: u16,
}

impl DrawPile {
    pub fn len(&self) -> u16 {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    pub fn as_slice(&self) -> &[Card] {
        self.cards.as_slice()
    }

    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        self.cards.as_mut_slice()
    }

    /// Replaces the pile and ends the shuffle; the last card is on top.
    pub fn replace(&mut self, cards: Stack) {
        *self = DrawPile { cards, undecided: 0 };
    }

    #[inline]
    pub fn take(&mut self, chance: &mut Chance) -> Option<Card> {
        if self.undecided >= self.cards.len() {
            self.decide_one(chance);
        }
        self.cards.pop()
    }

    pub fn put(&mut self, card: Card) {
        debug_assert_eq!(self.undecided, 0, "a card on top of a shuffle that goes on");
        self.cards.push(card);
    }

    pub fn shuffle(&mut self, chance: &mut Chance, deck: &Deck) {
        self.settle(chance);
        match chance {
            Chance::Seeded(_) => self.undecided = self.cards.len(),
            Chance::Stated(stated) => stated.shuffle(self.cards.as_mut_slice(), deck),
        }
    }

    /// Finishes the shuffle, where the whole pile counts or the dice are needed for something else.
    pub fn settle(&mut self, chance: &mut Chance) {
        while self.undecided > 0 {
            self.decide_one(chance);
        }
    }

    /// Fixes the card on the highest undecided place.
    #[inline]
    fn decide_one(&mut self, chance: &mut Chance) {
        let Some(place) = self.undecided.checked_sub(1) else { return };
        self.undecided = place;
        if let (Chance::Seeded(dice), 1..) = (chance, place) {
            let place = usize::from(place);
            self.cards.as_mut_slice().swap(place, dice.below(place + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Dice;

    fn deck() -> Deck {
        Deck::new(Vec::new(), Vec::new(), Vec::new())
    }

    fn pile(cards: u8) -> DrawPile {
        DrawPile { cards: (0..cards).map(Card).collect(), undecided: 0 }
    }

    #[test]
    fn a_lazy_shuffle_equals_a_whole_one() {
        for taken in [0, 1, 7, 19, 20] {
            let (mut lazy, mut chance) = (pile(20), Chance::Seeded(Dice::new(3, 0)));
            let (mut whole, mut dice) = ((0..20).map(Card).collect::<Vec<_>>(), Dice::new(3, 0));
            lazy.shuffle(&mut chance, &deck());
            dice.shuffle(&mut whole);
            for _ in 0..taken {
                assert_eq!(lazy.take(&mut chance), whole.pop());
            }
            lazy.shuffle(&mut chance, &deck());
            dice.shuffle(&mut whole);
            lazy.settle(&mut chance);
            assert_eq!(lazy.as_slice(), whole);
            assert_eq!(chance, Chance::Seeded(dice));
        }
    }
}
