//! Cards in a hand and in the draw pile.

use super::chance::Chance;
use super::stack::Stack;
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

/// The draw pile. A Fisher-Yates shuffle from the top down decides one card after the other and never comes back to it, so
/// it can stop wherever nobody looks any further: the same dice give the same pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pile {
    cards: Stack,
    /// How many cards, from the bottom, still wait for their places.
    undecided: u16,
}

impl Pile {
    pub const EMPTY: Pile = Pile { cards: Stack::EMPTY, undecided: 0 };

    pub fn len(&self) -> u16 {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The cards, of which those that wait for their places lie in any order.
    pub fn as_slice(&self) -> &[Card] {
        self.cards.as_slice()
    }

    /// The same cards, to be turned into others one by one.
    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        self.cards.as_mut_slice()
    }

    /// Other cards lie there instead, the last one on top; the shuffle that was going on is over.
    pub fn replace(&mut self, cards: Stack) {
        *self = Pile { cards, undecided: 0 };
    }

    /// Takes the top card.
    #[inline]
    pub fn take(&mut self, chance: &mut Chance) -> Option<Card> {
        if self.undecided >= self.cards.len() {
            self.decide_one(chance);
        }
        self.cards.pop()
    }

    /// Puts a card on top of a pile that is not in the middle of a shuffle.
    pub fn put(&mut self, card: Card) {
        debug_assert_eq!(self.undecided, 0, "a card on top of a shuffle that goes on");
        self.cards.push(card);
    }

    /// Shuffles the pile.
    pub fn shuffle(&mut self, chance: &mut Chance, deck: &Deck) {
        self.settle(chance);
        match chance {
            Chance::Seeded(_) => self.undecided = self.cards.len(),
            Chance::Stated(stated) => stated.shuffle(self.cards.as_mut_slice(), deck),
        }
    }

    /// Brings the shuffle that goes on to its end, where the whole pile counts or the dice are wanted for something else.
    pub fn settle(&mut self, chance: &mut Chance) {
        while self.undecided > 0 {
            self.decide_one(chance);
        }
    }

    /// Decides which card lies on the highest place that is not decided yet.
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

    fn pile(cards: u8) -> Pile {
        Pile { cards: (0..cards).map(Card).collect(), undecided: 0 }
    }

    #[test]
    fn a_shuffle_that_stops_has_brought_the_same_cards_and_goes_on_with_the_same_dice() {
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
