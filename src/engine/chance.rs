//! Chance: one named, portable generator and shuffle, so that a seed always gives the same game (G-11).
//!
//! The generator is PCG XSL RR 128/64 (`rand_pcg::Pcg64`), seeded by four steps of `SplitMix64`. The shuffle is
//! Fisher-Yates from the top down with unbiased bounded numbers. Golden vectors in the tests pin both.

use rand::Rng;
use rand_pcg::Pcg64;

use crate::cards::{Card, CardKind, Deck};

/// The version of generator, seeding and shuffle, written into records.
pub const CHANCE_VERSION: u32 = 1;

/// A seeded source of random numbers. The generator is created lazily: most decisions of a game have their own dice,
/// and many are forced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice(Generator);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Generator {
    Waiting { seed: u64, stream: u64 },
    Ready(Pcg64),
}

impl Dice {
    /// Dice for a seed and a stream: different streams of one seed are independent.
    pub fn new(seed: u64, stream: u64) -> Self {
        Dice(Generator::Waiting { seed, stream })
    }

    #[inline]
    fn next(&mut self) -> u64 {
        match &mut self.0 {
            Generator::Ready(generator) => generator.next_u64(),
            Generator::Waiting { seed, stream } => {
                let (seed, stream) = (*seed, *stream);
                self.set_up(seed, stream)
            }
        }
    }

    /// Creates the generator and returns its first number.
    #[inline(never)]
    fn set_up(&mut self, seed: u64, stream: u64) -> u64 {
        let mut mixed = seed ^ stream.rotate_left(32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut next = || u128::from(split_mix(&mut mixed));
        let mut generator = Pcg64::new(next() << 64 | next(), next() << 64 | next());
        let first = generator.next_u64();
        self.0 = Generator::Ready(generator);
        first
    }

    /// A uniformly distributed number below `bound` (multiply and reject).
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "nothing to choose from");
        let bound = bound as u64;
        loop {
            let wide = u128::from(self.next()) * u128::from(bound);
            let low = u64::try_from(wide & u128::from(u64::MAX)).expect("the lower half");
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return usize::try_from(wide >> 64).expect("below a usize");
            }
        }
    }

    /// A seed for other dice.
    pub fn seed(&mut self) -> u64 {
        self.next()
    }

    /// True in `percent` of all cases.
    pub fn percent(&mut self, percent: u8) -> bool {
        self.below(100) < usize::from(percent)
    }

    /// True in this share of all cases, from 0 to 1.
    pub(crate) fn happens(&mut self, share: f64) -> bool {
        const STEPS: u16 = 10_000;
        let step = u16::try_from(self.below(usize::from(STEPS))).expect("below a u16");
        f64::from(step) < share * f64::from(STEPS)
    }

    /// A uniformly chosen item; `None` if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }

    /// Fisher-Yates shuffle.
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

/// The source of shuffles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// A seed.
    Seeded(Dice),
    /// The list of an example; anything beyond it is a fault.
    Stated(Box<StatedChance>),
}

/// The outcome of a shuffle, as stated in an example.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shuffled {
    /// The cards from the top down.
    pub cards: Vec<CardKind>,
    /// True if the unnamed cards follow in deck order; otherwise all cards must be named.
    pub rest_follows: bool,
}

/// The shuffles of an example, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatedChance {
    outcomes: Vec<Shuffled>,
    next: usize,
    /// Source of further shuffles after the list; without it they are a fault.
    then: Option<Dice>,
    fault: Option<ChanceFault>,
}

/// A mismatch between an example and the shuffles that were needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChanceFault {
    /// A shuffle is not stated.
    #[error("a shuffle is not stated")]
    NotStated,
    /// The stated outcome has other cards than the shuffled pile.
    #[error("other cards were shuffled")]
    OtherCards,
}

impl Default for Chance {
    fn default() -> Self {
        Chance::Seeded(Dice::new(0, 0))
    }
}

impl Chance {
    /// The shuffles of an example: anything beyond the list is a fault.
    pub fn stated(outcomes: Vec<Shuffled>) -> Self {
        Chance::stated_then(outcomes, None)
    }

    /// The shuffles of an example, followed by dice if there are any.
    pub fn stated_then(outcomes: Vec<Shuffled>, then: Option<Dice>) -> Self {
        Chance::Stated(Box::new(StatedChance { outcomes, then, ..StatedChance::default() }))
    }

    /// The first mismatch with the stated list.
    pub fn fault(&self) -> Option<ChanceFault> {
        match self {
            Chance::Seeded(_) => None,
            Chance::Stated(stated) => stated.fault,
        }
    }

    /// Number of stated shuffles that were not used.
    pub fn unused(&self) -> usize {
        match self {
            Chance::Seeded(_) => 0,
            Chance::Stated(stated) => stated.outcomes.len() - stated.next,
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

impl StatedChance {
    /// Applies the next stated outcome.
    pub(crate) fn shuffle(&mut self, cards: &mut [Card], deck: &Deck) {
        let Some(outcome) = self.outcomes.get(self.next) else {
            if self.then.is_none() {
                self.fault.get_or_insert(ChanceFault::NotStated);
            }
            // Even then the cards must change places: otherwise a start card that goes back could come up for ever.
            return self.then.get_or_insert_with(|| Dice::new(0, 0)).shuffle(cards);
        };
        self.next += 1;
        let (named, all) = (outcome.cards.len(), cards.len());
        let mut fits = named == all || (named < all && outcome.rest_follows);
        for (place, kind) in (0..all).rev().zip(&outcome.cards) {
            match cards[..=place].iter().position(|card| deck.kind(*card) == *kind) {
                Some(found) => cards.swap(found, place),
                None => fits = false,
            }
        }
        cards[..all.saturating_sub(named)].sort_unstable_by(|a, b| b.cmp(a));
        if !fits {
            self.fault.get_or_insert(ChanceFault::OtherCards);
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
    fn what_never_happens_does_not_and_what_always_happens_does() {
        let mut dice = Dice::new(1, 0);
        assert!((0..100_000).all(|_| !dice.happens(0.0) && dice.happens(1.0)));
        assert!((0..10_000).all(|_| !dice.percent(0) && dice.percent(100)));
    }

    fn face(symbol: u8) -> crate::cards::Face {
        crate::cards::Face { colour: None, symbol: crate::cards::Symbol(symbol) }
    }

    /// Four kinds of card, two of each, and what becomes of them with this list: the kinds from the top down.
    fn stated(outcomes: &[(&[u8], bool)]) -> (Vec<u8>, Option<ChanceFault>) {
        let deck = Deck::new(Vec::new(), Vec::new(), (0..4).map(|symbol| (face(symbol), 2)).collect());
        let outcome = |(kinds, rest_follows): &(&[u8], bool)| Shuffled {
            cards: kinds.iter().map(|kind| CardKind(*kind)).collect(),
            rest_follows: *rest_follows,
        };
        let mut chance = Chance::stated(outcomes.iter().map(outcome).collect());
        let mut cards: Vec<Card> = deck.cards().collect();
        chance.shuffle(&mut cards, &deck);
        (cards.iter().rev().map(|card| deck.kind(*card).0).collect(), chance.fault())
    }

    #[test]
    fn a_stated_shuffle_comes_as_stated() {
        assert_eq!(stated(&[(&[3, 1, 0, 2, 2, 0, 1, 3], false)]), (vec![3, 1, 0, 2, 2, 0, 1, 3], None));
        assert_eq!(stated(&[(&[3, 1], true)]), (vec![3, 1, 0, 0, 1, 2, 2, 3], None));
    }

    #[test]
    fn a_shuffle_that_is_not_or_wrongly_stated_is_a_fault() {
        assert_eq!(stated(&[]).1, Some(ChanceFault::NotStated));
        assert_eq!(stated(&[(&[3, 1], false)]).1, Some(ChanceFault::OtherCards));
        assert_eq!(stated(&[(&[3, 3, 3], true)]).1, Some(ChanceFault::OtherCards));
        assert_eq!(stated(&[(&[0; 9], true)]).1, Some(ChanceFault::OtherCards));
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
