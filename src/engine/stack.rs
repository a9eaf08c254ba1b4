//! A pile of cards.

use crate::cards::{Card, MAX_CARDS};

#[derive(Clone, Debug)]
pub struct Stack {
    cards: [Card; MAX_CARDS],
    len: u16,
}

/// A full deck in reverse, so that the first card is on top.
const DESCENDING: [Card; MAX_CARDS] = {
    let mut cards = [Card(0); MAX_CARDS];
    let mut card = u8::MAX;
    while card > 0 {
        cards[MAX_CARDS - 1 - card as usize] = Card(card);
        card -= 1;
    }
    cards
};

impl Stack {
    /// The first `cards` cards of a deck, the first of them on top.
    pub fn of_deck(cards: usize) -> Stack {
        let mut stack = Stack { len: u16::try_from(cards).unwrap_or(u16::MAX), ..Stack::default() };
        stack.cards[..cards].copy_from_slice(&DESCENDING[MAX_CARDS - cards..]);
        stack
    }

    #[inline]
    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    /// Removes a card, usually the top one.
    pub fn remove(&mut self, card: Card) {
        if self.top() == Some(card) {
            self.len -= 1;
        } else {
            *self = self.as_slice().iter().copied().filter(|other| *other != card).collect();
        }
    }

    /// Puts cards under the pile; the first of them becomes the lowest.
    pub fn put_under(&mut self, cards: &[Card]) {
        let pile: Vec<Card> = cards.iter().chain(self.as_slice()).copied().collect();
        *self = pile.into_iter().collect();
    }

    #[inline]
    pub fn top(&self) -> Option<Card> {
        // The array has an element for every value of a byte.
        self.len.checked_sub(1).map(|last| self.cards[usize::from(last.to_le_bytes()[0])])
    }

    pub fn len(&self) -> u16 {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.len)]
    }
}

impl Default for Stack {
    fn default() -> Self {
        Stack { cards: [Card(0); MAX_CARDS], len: 0 }
    }
}

/// Array elements above the top card do not count.
impl PartialEq for Stack {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Stack {}

impl FromIterator<Card> for Stack {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut stack = Stack::default();
        let mut len = 0;
        for (place, card) in stack.cards.iter_mut().zip(cards) {
            *place = card;
            len += 1;
        }
        stack.len = len;
        stack
    }
}
