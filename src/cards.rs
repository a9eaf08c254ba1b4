//! Cards, kinds of card, sets of cards and the deck; no rules.
//!
//! A *kind* is what is printed on a card ("red 5"); a *card* is one physical card. Twins are two cards of one kind.
//! Players and moves use kinds only; hands and piles hold cards, so that conservation (G-1) can be checked card by
//! card.

use std::collections::BTreeSet;
use std::ops::{BitAnd, BitOr, Sub};

/// The most cards a deck can have: the width of a [`CardSet`].
pub const MAX_CARDS: usize = 256;

/// A colour of the deck, or a suit; an index into [`Deck::colours`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Colour(pub u8);

impl Colour {
    /// Index into lists by colour.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The number, rank or action of a card; an index into [`Deck::symbols`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(pub u8);

impl Symbol {
    /// Index into lists by symbol.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A kind of card; an index into [`Deck::kinds`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardKind(pub u8);

impl CardKind {
    /// Index into lists by kind.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One physical card; twins have neighbouring indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(pub u8);

/// The printed face of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The colour or suit; `None` for a card without one.
    pub colour: Option<Colour>,
    pub symbol: Symbol,
}

/// A wish for the next card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wish {
    Colour(Colour),
    Symbol(Symbol),
}

impl Wish {
    pub fn colour(self) -> Option<Colour> {
        match self {
            Wish::Colour(colour) => Some(colour),
            Wish::Symbol(_) => None,
        }
    }
}

/// A symbol's name in rule files, and its number if it is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymbolName {
    /// The id in rule files and locales, such as `draw-two` or `7`.
    pub id: String,
    pub number: Option<u16>,
}

/// All cards of a game. Kinds are ordered by colour, then by symbol in the order of the rule file; cards without a
/// colour come last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    colours: Vec<String>,
    symbols: Vec<SymbolName>,
    faces: Vec<Face>,
    kind_of: Vec<CardKind>,
    cards_of: Vec<CardSet>,
    twins: Vec<Twins>,
    whole: CardSet,
}

impl Deck {
    /// Builds a deck from its colours, its symbols and the number of copies of each face.
    ///
    /// # Panics
    /// If there are more than [`MAX_CARDS`] cards; the check of rule files refuses such a deck beforehand.
    pub fn new(colours: Vec<String>, symbols: Vec<SymbolName>, mut faces: Vec<(Face, u8)>) -> Self {
        faces.sort_by_key(|(face, _)| (face.colour.is_none(), face.colour, face.symbol));
        let (kind_of, cards_of, twins, whole) = (Vec::new(), Vec::new(), Vec::new(), CardSet::EMPTY);
        let mut deck = Deck { colours, symbols, faces: Vec::new(), kind_of, cards_of, twins, whole };
        for (index, (face, copies)) in faces.into_iter().enumerate() {
            let kind = CardKind(u8::try_from(index).expect("at most 256 kinds"));
            let mut cards = CardSet::EMPTY;
            for _ in 0..copies {
                cards.insert(Card(u8::try_from(deck.kind_of.len()).expect("at most 256 cards")));
                deck.kind_of.push(kind);
            }
            deck.faces.push(face);
            deck.twins.push(Twins::of(cards));
            deck.cards_of.push(cards);
            deck.whole = deck.whole | cards;
        }
        deck
    }

    pub fn colours(&self) -> &[String] {
        &self.colours
    }

    pub fn symbols(&self) -> &[SymbolName] {
        &self.symbols
    }

    pub fn kinds(&self) -> impl ExactSizeIterator<Item = CardKind> + use<> {
        (0..self.faces.len()).map(|index| CardKind(u8::try_from(index).unwrap_or(u8::MAX)))
    }

    pub fn all_colours(&self) -> impl ExactSizeIterator<Item = Colour> + use<> {
        (0..self.colours.len()).map(|index| Colour(u8::try_from(index).unwrap_or(u8::MAX)))
    }

    /// The symbols of cards that have a colour, in the order of the rule file.
    pub fn coloured_symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        let coloured =
            |symbol: &Symbol| self.faces.iter().any(|face| face.colour.is_some() && face.symbol == *symbol);
        (0..self.symbols.len()).map(|index| Symbol(u8::try_from(index).unwrap_or(u8::MAX))).filter(coloured)
    }

    pub fn cards(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + use<> {
        (0..self.kind_of.len()).map(|index| Card(u8::try_from(index).unwrap_or(u8::MAX)))
    }

    pub fn whole(&self) -> CardSet {
        self.whole
    }

    pub fn len(&self) -> usize {
        self.kind_of.len()
    }

    pub fn is_empty(&self) -> bool {
        self.kind_of.is_empty()
    }

    #[inline]
    pub fn face(&self, kind: CardKind) -> Face {
        self.faces[kind.index()]
    }

    #[inline]
    pub fn kind(&self, card: Card) -> CardKind {
        self.kind_of[usize::from(card.0)]
    }

    #[inline]
    pub fn copies(&self, kind: CardKind) -> CardSet {
        self.cards_of[kind.index()]
    }

    #[inline]
    pub(crate) fn twins(&self, kind: CardKind) -> Twins {
        self.twins[kind.index()]
    }

    pub fn cards_of(&self, kinds: KindSet) -> CardSet {
        kinds.iter().fold(CardSet::EMPTY, |cards, kind| cards | self.copies(kind))
    }

    pub fn colour_id(&self, colour: Colour) -> &str {
        &self.colours[colour.index()]
    }

    pub fn symbol_name(&self, symbol: Symbol) -> &SymbolName {
        &self.symbols[symbol.index()]
    }

    pub fn find_colour(&self, id: &str) -> Option<Colour> {
        self.all_colours().find(|colour| self.colour_id(*colour) == id)
    }

    pub fn take(&self, kind: CardKind, from: &mut CardSet) -> Option<Card> {
        let card = (*from & self.copies(kind)).first()?;
        from.remove(card);
        Some(card)
    }

    /// The symbols of some kinds, each once and in the order of the rule file.
    pub fn symbols_of(&self, kinds: impl IntoIterator<Item = CardKind>) -> Vec<Symbol> {
        let symbols: BTreeSet<Symbol> = kinds.into_iter().map(|kind| self.face(kind).symbol).collect();
        symbols.into_iter().collect()
    }

    /// The kinds of the cards in a set, in deck order, with repeated twins.
    pub fn kinds_in(&self, cards: CardSet) -> impl Iterator<Item = CardKind> + '_ {
        cards.iter().map(|card| self.kind(card))
    }
}

/// The position of a kind's cards in a [`CardSet`]: they are neighbours, usually within one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Twins {
    pub word: u8,
    /// Their bits in that word.
    pub bits: u64,
    /// True if the kind extends into further words.
    pub several_words: bool,
}

impl Twins {
    fn of(cards: CardSet) -> Self {
        let word = cards.0.iter().position(|word| *word != 0).unwrap_or(0);
        let several_words = cards.0[word + 1..].iter().any(|word| *word != 0);
        Twins { word: u8::try_from(word).unwrap_or(0), bits: cards.0[word], several_words }
    }
}

impl CardSet {
    /// Removes the first of these cards within one word. Also returns if another one of them is left.
    #[inline]
    pub(crate) fn take_in_word(&mut self, word: u8, bits: u64) -> Option<(Card, bool)> {
        let own = &mut self.0[usize::from(word & 3)];
        let there = *own & bits;
        let first = there & there.wrapping_neg();
        *own ^= first;
        (there != 0).then(|| (Card(word << 6 | low_bit(there)), there != first))
    }
}

#[allow(clippy::cast_possible_truncation)]
fn low_bit(word: u64) -> u8 {
    word.trailing_zeros() as u8
}

/// Defines a set of items with indices below 256: one bit each.
macro_rules! set {
    ($(#[$doc:meta])* $Set:ident of $Item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $Set([u64; 4]);

        impl $Set {
            pub const EMPTY: $Set = $Set([0; 4]);

            #[inline]
            pub fn insert(&mut self, item: $Item) {
                self.0[usize::from(item.0 >> 6)] |= 1 << (item.0 & 63);
            }

            #[inline]
            pub fn remove(&mut self, item: $Item) {
                self.0[usize::from(item.0 >> 6)] &= !(1 << (item.0 & 63));
            }

            #[inline]
            pub fn contains(self, item: $Item) -> bool {
                self.0[usize::from(item.0 >> 6)] >> (item.0 & 63) & 1 == 1
            }

            #[inline]
            pub fn len(self) -> usize {
                // Most sets use only their first words, and a population count is not one instruction everywhere.
                let [a, b, c, d] = self.0;
                let ones = |word: u64| if word == 0 { 0 } else { word.count_ones() as usize };
                ones(a) + if b | c | d == 0 { 0 } else { ones(b) + ones(c) + ones(d) }
            }

            #[inline]
            pub fn has_several(self) -> bool {
                let [a, b, c, d] = self.0;
                let several = |word: u64| word & word.wrapping_sub(1) != 0;
                let words = u8::from(a != 0) + u8::from(b != 0) + u8::from(c != 0) + u8::from(d != 0);
                words > 1 || several(a | b | c | d)
            }

            /// The first 64 items as bits: the whole set for a small deck.
            #[inline]
            pub fn low(self) -> u64 {
                self.0[0]
            }

            #[inline]
            pub fn is_empty(self) -> bool {
                let [a, b, c, d] = self.0;
                a | b | c | d == 0
            }

            #[inline]
            pub fn first(self) -> Option<$Item> {
                let [a, b, c, d] = self.0;
                if a != 0 {
                    return Some($Item(low_bit(a)));
                }
                let (base, word) = if b != 0 {
                    (64, b)
                } else if c != 0 {
                    (128, c)
                } else {
                    (192, d)
                };
                (word != 0).then(|| $Item(base + low_bit(word)))
            }

            pub fn iter(self) -> impl Iterator<Item = $Item> {
                let words = self.0;
                let (mut word, mut at) = (words[0], 0);
                std::iter::from_fn(move || {
                    while word == 0 {
                        at += 1;
                        word = *words.get(at)?;
                    }
                    let bit = low_bit(word);
                    word &= word - 1;
                    u8::try_from(at * 64).ok().map(|base| $Item(base + bit))
                })
            }

            #[inline]
            fn zip(self, other: Self, with: impl Fn(u64, u64) -> u64) -> Self {
                let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
                $Set([with(a, e), with(b, f), with(c, g), with(d, h)])
            }
        }

        impl BitAnd for $Set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                self.zip(other, |a, b| a & b)
            }
        }

        impl BitOr for $Set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                self.zip(other, |a, b| a | b)
            }
        }

        impl Sub for $Set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                self.zip(other, |a, b| a & !b)
            }
        }

        impl Extend<$Item> for $Set {
            fn extend<I: IntoIterator<Item = $Item>>(&mut self, items: I) {
                items.into_iter().for_each(|item| self.insert(item));
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                let mut set = $Set::EMPTY;
                set.extend(items);
                set
            }
        }
    };
}

set! {
    /// A set of cards: 256 bits, one a card.
    ///
    /// One width serves every deck. A set of 128 bits for the smaller decks would make every type of the engine generic and
    /// gain nothing that can be measured: rounds of UNO between four random players went 0.95 to 1.03 times as fast.
    ///
    /// ```
    /// use sixdot::cards::{Card, CardSet};
    /// let mut hand = CardSet::EMPTY;
    /// hand.insert(Card(3));
    /// hand.insert(Card(200));
    /// assert_eq!(hand.len(), 2);
    /// assert_eq!(hand.iter().collect::<Vec<_>>(), [Card(3), Card(200)]);
    /// ```
    CardSet of Card
}

set! {
    /// A set of kinds of card: legality is a question of kinds, since twin cards are one move.
    KindSet of CardKind
}
