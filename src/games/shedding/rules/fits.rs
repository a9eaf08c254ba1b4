//! Decides which cards fit: by interpreting the rule set, and by look-up in masks.

use std::collections::BTreeMap;

use super::rule_set::{FitsAlways, Rules};
use crate::cards::{CardKind, Colour, Deck, Face, KindSet, Symbol, Wish};
use crate::rules::Bans;

impl Rules {
    /// The kinds that fit, by bans, top card and wish. Computed for all cards at once; equals
    /// [`fits_by_the_book`](Self::fits_by_the_book).
    pub(super) fn all_fits(&self) -> Vec<KindSet> {
        let deck = self.deck();
        let those =
            |hold: &dyn Fn(CardKind) -> bool| -> KindSet { deck.kinds().filter(|kind| hold(*kind)).collect() };
        let always = |wished: bool| {
            let fits = |fits: FitsAlways| !wished || fits.under_wish;
            those(&|kind| self.kind(kind).fits_always.is_some_and(fits))
        };
        let always = [always(false), always(true)];
        let ignoring = those(&|kind| self.kind(kind).ignores_wish.is_some());
        let all = those(&|_| true);
        let of_colour = |colour| those(&|kind| deck.face(kind).colour == Some(colour));
        let colours: Vec<KindSet> = deck.all_colours().map(of_colour).collect();
        let of_symbol = |symbol| those(&|kind| deck.face(kind).symbol.index() == symbol);
        let symbols: Vec<KindSet> = (0..deck.symbols().len()).map(of_symbol).collect();
        let barring = those(&|kind| !self.kind(kind).not_on.0.is_empty());
        let bars =
            |top| -> KindSet { barring.iter().filter(|kind| self.kind(*kind).not_on.0.contains(top)).collect() };
        let barred: Vec<KindSet> = deck.kinds().map(bars).collect();
        let wishes: Vec<Option<Wish>> = self.all_wishes().map(Some).chain([None]).collect();
        let mut fits = Vec::with_capacity(self.rows.states().count() * barred.len() * wishes.len());
        for bans in self.rows.states() {
            for (top, barred) in deck.kinds().zip(&barred) {
                let unwished = |kind| self.fits_by_the_book(kind, top, None, bans);
                let unbound: KindSet = ignoring.iter().filter(|kind| unwished(*kind)).collect();
                for wish in &wishes {
                    let (colour, symbol) = self.asked_for(deck.face(top), *wish);
                    let by_colour = colour.map_or_else(KindSet::default, |colour| colours[colour.index()]);
                    let by_symbol = symbol.map_or_else(KindSet::default, |symbol| symbols[symbol.index()]);
                    let by_row = if self.own.by_divisor && wish.is_none() {
                        those(&|kind| self.shares_row(kind, top, None, bans))
                    } else {
                        KindSet::default()
                    };
                    let open = wish.is_none() && self.kind(top).takes_any.is_some();
                    let besides = if open { all } else { always[usize::from(wish.is_some())] };
                    fits.push((besides | unbound | by_colour | by_symbol | by_row) - *barred);
                }
            }
        }
        fits
    }

    /// The kinds that fit doubly, by bans and top card, if that allows another card.
    pub(super) fn all_double_matches(&self) -> Vec<KindSet> {
        if self.book.matching.doubly_again.is_none() {
            return Vec::new();
        }
        let deck = self.deck();
        let tops = self.rows.states().flat_map(|bans| deck.kinds().map(move |top| (bans, top)));
        let on = |(bans, top)| deck.kinds().filter(|kind| self.fits_doubly(*kind, top, None, bans)).collect();
        tops.map(on).collect()
    }

    /// Returns true if a card fits on the top card, without masks. Slow; tests compare it with the masks.
    pub fn fits_by_the_book(&self, card: CardKind, top: CardKind, wish: Option<Wish>, bans: Bans) -> bool {
        let rule = self.kind(card);
        if rule.not_on.0.contains(top) {
            return false;
        }
        let (own, other) = (self.deck().face(card), self.deck().face(top));
        let (colour, symbol) = self.asked_for(other, wish);
        let by_colour = own.colour.is_some() && own.colour == colour;
        let by_symbol = symbol == Some(own.symbol);
        self.fits_anyhow(card, top, wish, bans) || by_colour || by_symbol || self.shares_row(card, top, wish, bans)
    }

    /// Returns true if a card fits independently of its print: it fits always, ignores the wish, or every card fits
    /// on the top card.
    pub fn fits_anyhow(&self, card: CardKind, top: CardKind, wish: Option<Wish>, bans: Bans) -> bool {
        let rule = self.kind(card);
        let always = rule.fits_always.is_some_and(|fits| wish.is_none() || fits.under_wish);
        let unbound =
            || wish.is_some() && rule.ignores_wish.is_some() && self.fits_by_the_book(card, top, None, bans);
        always || wish.is_none() && self.kind(top).takes_any.is_some() || unbound()
    }

    /// The colour and the symbol of which a card must have one to fit on this face under this wish.
    pub fn asked_for(&self, top: Face, wish: Option<Wish>) -> (Option<Colour>, Option<Symbol>) {
        match wish {
            Some(Wish::Colour(colour)) => (Some(colour).filter(|_| self.own.by_colour), None),
            Some(Wish::Symbol(symbol)) => (None, Some(symbol)),
            None => (top.colour.filter(|_| self.own.by_colour), Some(top.symbol).filter(|_| self.own.by_symbol)),
        }
    }

    /// Returns true if two numbers are in a row that is not banned, or one of them is 1 (NN-1, NN-2). Divisors do
    /// not count under a wish (NN-8).
    pub fn shares_row(&self, card: CardKind, top: CardKind, wish: Option<Wish>, bans: Bans) -> bool {
        let (Some(own), Some(other)) = (self.terms.number(card), self.terms.number(top)) else { return false };
        self.own.by_divisor && wish.is_none() && self.rows.share(own, other, bans)
    }

    /// Returns true if a card fits by colour and by divisor (NN-3).
    pub fn fits_doubly(&self, card: CardKind, top: CardKind, wish: Option<Wish>, bans: Bans) -> bool {
        let (own, other) = (self.deck().face(card), self.deck().face(top));
        own.colour.is_some() && own.colour == other.colour && self.shares_row(card, top, wish, bans)
    }

    /// Returns true if another card may be played after this one because it fits doubly (look-up).
    #[inline]
    pub fn goes_on_doubly(&self, card: CardKind, top: CardKind, wish: Option<Wish>, bans: Bans) -> bool {
        let place = usize::from(bans.0) * self.kinds.len() + top.index();
        wish.is_none() && self.own.fit_doubly.get(place).is_some_and(|kinds| kinds.contains(card))
    }

    /// The kinds that fit on the top card under this wish (look-up).
    #[inline]
    pub fn kinds_fitting(&self, top: CardKind, wish: Option<Wish>, bans: Bans) -> KindSet {
        self.own.kinds_fit[self.place_of(top, wish, bans)]
    }

    /// The index into the masks.
    #[inline]
    pub(crate) fn place_of(&self, top: CardKind, wish: Option<Wish>, bans: Bans) -> usize {
        let columns = self.own.columns;
        let column = match wish {
            Some(Wish::Colour(colour)) => colour.index(),
            Some(Wish::Symbol(symbol)) if self.own.wished_symbols > 0 => {
                columns - 1 - self.own.wished_symbols + symbol.index()
            }
            Some(Wish::Symbol(_)) | None => columns - 1,
        };
        let row = usize::from(bans.0) * self.kinds.len() + top.index();
        row * columns + column
    }

    /// Returns true if a common divisor makes a card fit.
    pub fn matches_by_divisor(&self) -> bool {
        self.own.by_divisor
    }
}

/// For each kind the kinds with the same symbol.
pub(super) fn of_one_symbol(deck: &Deck) -> Vec<KindSet> {
    let symbol = |kind| deck.face(kind).symbol.index();
    let mut kinds = vec![KindSet::EMPTY; deck.symbols().len()];
    deck.kinds().for_each(|kind| kinds[symbol(kind)].insert(kind));
    deck.kinds().map(|kind| kinds[symbol(kind)]).collect()
}

/// For each kind those of the same colour with the next higher and the next lower number.
pub(super) fn neighbours(deck: &Deck) -> Vec<[Option<CardKind>; 2]> {
    let place = |kind| {
        let face = deck.face(kind);
        deck.symbol_name(face.symbol).number.map(|number| (face.colour, i32::from(number)))
    };
    let mut kinds: BTreeMap<(Option<Colour>, i32), CardKind> = BTreeMap::new();
    for kind in deck.kinds() {
        // The first of several kinds with the same number counts.
        place(kind).map(|place| kinds.entry(place).or_insert(kind));
    }
    let beside = |kind, step| place(kind).and_then(|(colour, number)| kinds.get(&(colour, number + step)).copied());
    deck.kinds().map(|kind| [1, -1].map(|step| beside(kind, step))).collect()
}

/// The masks of a game in 64 bits each. A property test compares them with the large ones.
#[derive(Debug)]
pub struct WordMasks {
    /// The kinds that fit, indexed like the large masks.
    pub fits: Vec<u64>,
    /// Cards with a wish that is announced with them.
    pub wishing: u64,
    /// The possible wishes.
    pub wishes: Vec<Wish>,
    /// Cards with a later wish, unless they are the last card.
    pub wishing_later: u64,
    pub not_last: u64,
    /// Cards that may be played only honestly (UN-11).
    pub no_bluff: u64,
    /// Fitting cards that need not be played (UN-3).
    pub optional: u64,
    pub of_colour: Vec<u64>,
    pub numbers: u64,
}

impl WordMasks {
    /// The most kinds of cards.
    pub const BITS: usize = 64;
}

#[inline]
pub fn first_of(cards: u64) -> CardKind {
    CardKind(cards.trailing_zeros().to_le_bytes()[0])
}

#[inline]
pub fn bit_of(card: CardKind) -> u64 {
    1 << card.0
}
