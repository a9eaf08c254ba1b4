//! Chance: one named, portable generator, and our own shuffle, so that a seed is the same game for ever (G-11).
//!
//! The generator is PCG XSL RR 128/64 (`rand_pcg::Pcg64`), seeded by four steps of `SplitMix64`. The shuffle is
//! Fisher-Yates from the top down with unbiased bounded numbers. Golden vectors below hold both.

use rand::Rng;
use rand_pcg::Pcg64;

use crate::cards::{Card, CardKind, Deck};

/// The version of generator, seeding and shuffle, written into records.
pub const CHANCE_VERSION: u32 = 1;

/// A seeded source of random numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice(Pcg64);

impl Dice {
    /// Dice for a seed and a stream: different streams of one seed are independent.
    #[must_use]
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut mixed = seed ^ stream.rotate_left(32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut next = || u128::from(split_mix(&mut mixed));
        Dice(Pcg64::new(next() << 64 | next(), next() << 64 | next()))
    }

    /// A number below `bound`, each equally likely (multiply and reject).
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "nothing to choose from");
        let bound = bound as u64;
        loop {
            let wide = u128::from(self.0.next_u64()) * u128::from(bound);
            let low = wide as u64;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return usize::try_from(wide >> 64).expect("below a usize");
            }
        }
    }

    /// A seed for other dice.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Whether something happens that happens in `percent` of all cases.
    pub fn percent(&mut self, percent: u8) -> bool {
        self.below(100) < usize::from(percent)
    }

    /// One of the items, each equally likely; `None` if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }

    /// Shuffles by Fisher-Yates.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// Where shuffles come from: dice, or the list that an example states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// A seed.
    Seeded(Dice),
    /// Stated in an example; anything beyond the list is a fault.
    Stated(Box<Stated>),
}

/// The shuffles of an example, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stated {
    /// Each shuffle's outcome: the cards of the pile from the top down.
    shuffles: Vec<Vec<CardKind>>,
    next: usize,
    fault: Option<ChanceFault>,
}

/// The chance of an example is not determined by what it states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceFault {
    /// A shuffle came about that the example does not state.
    NotStated,
    /// The stated outcome does not have the cards that were shuffled.
    OtherCards,
}

impl Chance {
    /// The chance of an example.
    #[must_use]
    pub fn stated(shuffles: Vec<Vec<CardKind>>) -> Self {
        Chance::Stated(Box::new(Stated { shuffles, ..Stated::default() }))
    }

    /// What went beyond the stated list, if anything did.
    #[must_use]
    pub fn fault(&self) -> Option<ChanceFault> {
        match self {
            Chance::Seeded(_) => None,
            Chance::Stated(stated) => stated.fault,
        }
    }

    /// How many stated shuffles were not used.
    #[must_use]
    pub fn unused(&self) -> usize {
        match self {
            Chance::Seeded(_) => 0,
            Chance::Stated(stated) => stated.shuffles.len() - stated.next,
        }
    }

    /// Shuffles a pile whose top card is the last of the slice.
    pub fn shuffle(&mut self, cards: &mut [Card], deck: &Deck) {
        match self {
            Chance::Seeded(dice) => dice.shuffle(cards),
            Chance::Stated(stated) => stated.shuffle(cards, deck),
        }
    }
}

impl Stated {
    fn shuffle(&mut self, cards: &mut [Card], deck: &Deck) {
        let Some(order) = self.shuffles.get(self.next) else {
            self.fault.get_or_insert(ChanceFault::NotStated);
            return;
        };
        self.next += 1;
        if order.len() != cards.len() {
            self.fault.get_or_insert(ChanceFault::OtherCards);
            return;
        }
        for (place, kind) in (0..cards.len()).rev().zip(order) {
            match cards[..=place].iter().position(|card| deck.kind(*card) == *kind) {
                Some(found) => cards.swap(found, place),
                None => {
                    self.fault.get_or_insert(ChanceFault::OtherCards);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_numbers() {
        let mut dice = Dice::new(1, 0);
        let numbers: Vec<usize> = (0..8).map(|_| dice.below(1000)).collect();
        assert_eq!(numbers, GOLDEN_NUMBERS);
    }

    #[test]
    fn golden_shuffle() {
        let mut cards: Vec<u8> = (0..16).collect();
        Dice::new(42, 0).shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }

    #[test]
    fn streams_differ() {
        assert_ne!(Dice::new(7, 0), Dice::new(7, 1));
    }

    #[test]
    fn every_number_below_the_bound_comes() {
        let mut dice = Dice::new(3, 3);
        let mut seen = [0_u32; 6];
        for _ in 0..6000 {
            seen[dice.below(6)] += 1;
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
    }

    const GOLDEN_NUMBERS: [usize; 8] = [326, 388, 153, 469, 786, 281, 504, 780];
    const GOLDEN_SHUFFLE: [u8; 16] = [5, 1, 4, 11, 7, 2, 9, 10, 3, 15, 6, 13, 8, 0, 14, 12];
}
