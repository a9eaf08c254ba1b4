//! What a turn needs to be decided quickly: sets of cards in one word each, for decks that have a bit for each kind of card.

use std::ops::BitOr;

use super::any::Compiled;
use super::book::{AfterDraw, Book, DrawWhen, Holding, Honest};
use super::kind::KindRule;
use super::rows::Bans;
use super::terms::Terms;
use crate::cards::{CardKind, Colour, KindSet, Wish};

/// The most kinds of card that have a bit each.
const BITS: usize = 64;

/// The masks of a game in which each card stands for itself and fits by itself, whoever lays it. They say the same as those of
/// 256 bits; a property test of the engine holds that.
#[derive(Clone, Debug)]
pub struct Words {
    /// What may be laid, in the order of the large masks.
    fits: Vec<u64>,
    /// Cards with which something is wished when they are laid.
    pub wishing: u64,
    /// What can be wished with each of them.
    pub wishes: Vec<Wish>,
    /// Cards with which something is wished later, unless they are the last one.
    pub wishing_later: u64,
    /// Cards that may not be laid last.
    pub not_last: u64,
    /// Cards that may be laid only if that is honest.
    pub no_bluff: u64,
    /// By colour: the numbers of that colour, and all its cards.
    coloured: Vec<[u64; 2]>,
    /// Fitting cards that need not be played (UN-3).
    pub optional: u64,
    /// Whether a player may draw instead of laying a card that fits.
    pub draws_anytime: bool,
    /// Whether a drawn card that fits has to be laid.
    pub lays_drawn: bool,
}

impl Words {
    /// The words of these cards, of which `fits` says what may be laid; nothing where words do not suffice.
    pub(super) fn of(
        book: &Book,
        terms: &Terms,
        kinds: &[KindRule],
        fits: &[KindSet],
        wishable: impl Fn(&KindRule) -> Vec<Wish>,
    ) -> Option<Words> {
        let plain = book.countdown.is_none() && kinds.iter().all(|rule| rule.stands_for.is_none());
        if !plain || kinds.len() > BITS {
            return None;
        }
        let of = |holds: &dyn Fn(&KindRule) -> bool| {
            kinds.iter().rev().fold(0, |word, rule| word << 1 | u64::from(holds(rule)))
        };
        let deck = terms.deck();
        let coloured = |colour, number: bool| {
            let of_colour = |kind: &CardKind| deck.face(*kind).colour == Some(colour);
            let counts = |kind: &CardKind| !number || terms.number(*kind).is_some();
            deck.kinds().filter(of_colour).filter(counts).map(bit_of).fold(0, BitOr::bitor)
        };
        let mut wishes = kinds.iter().filter(|rule| rule.wish.is_some()).map(wishable);
        let first = wishes.next().unwrap_or_default();
        let alike = wishes.all(|other| other == first);
        let some = !first.is_empty() || kinds.iter().all(|rule| rule.wish.is_none());
        (alike && some).then(|| Words {
            fits: fits.iter().map(|kinds| kinds.low()).collect(),
            wishing: of(&|rule| rule.wish.is_some()),
            wishing_later: of(&|rule| rule.wish_after().is_some()),
            not_last: of(&|rule| rule.not_last.is_some()),
            no_bluff: of(&|rule| rule.honest.is_some_and(|honest| !honest.bluffing)),
            optional: of(&|rule| rule.need_not_play.is_some()),
            draws_anytime: book.drawing.when == DrawWhen::Anytime,
            lays_drawn: book.drawing.then == AfterDraw::MustPlayDrawn,
            wishes: first,
            coloured: deck.all_colours().map(|colour| [true, false].map(|number| coloured(colour, number))).collect(),
        })
    }
}

impl Words {
    /// The cards that make another one dishonest when they are held in the colour in force (UN-11).
    #[inline]
    #[must_use]
    pub fn forbidding(&self, honest: Honest, in_force: Colour) -> u64 {
        let [numbers, all] = self.coloured[usize::from(in_force.0)];
        if honest.unless_holding == Holding::NumberOfColourInForce { numbers } else { all }
    }
}

impl Compiled<Book> {
    /// The masks in one word each, where that suffices.
    #[inline]
    #[must_use]
    pub fn words(&self) -> Option<&Words> {
        self.own.words.as_ref()
    }

    /// The kinds of card that fit on the top card with this wish, in one word.
    #[inline]
    #[must_use]
    pub fn word_fitting(&self, words: &Words, top: CardKind, wish: Option<Wish>, bans: Bans) -> u64 {
        words.fits[self.place_of(top, wish, bans)]
    }
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
