//! From the checked book of a wall game to what the engine runs on.

use super::book::{Exchange, RuleSet};
use crate::cards::{CardKind, Deck};
use crate::rules::book::BanEffect;
use crate::rules::{Bans, Clause, Compiled, Rows, Terms};

/// The rules of a wall game, ready to be played.
pub type Rules = Compiled<RuleSet>;

/// How two cards fit, by bans in force, one card and the other.
#[derive(Clone, Debug)]
pub struct Fits(Vec<Fit>);

/// What the rules say about a kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindRule {
    /// The number.
    pub number: Option<u16>,
    /// The row that it bans.
    pub ban: Option<BanEffect>,
    /// For what it can be exchanged.
    pub exchange: Option<Exchange>,
}

impl KindRule {
    /// Whether it can be part of a pair (NN-16, NN-17).
    #[must_use]
    pub fn pairs(&self) -> bool {
        self.ban.is_none() && self.exchange.is_none()
    }
}

/// How two cards fit (NN-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fit {
    /// Not at all.
    #[default]
    Not,
    /// In colour, or by a common divisor.
    Singly,
    /// In both.
    Doubly,
}

impl Fit {
    /// Whether they fit.
    #[must_use]
    pub fn fits(self) -> bool {
        self != Fit::Not
    }
}

impl Rules {
    /// Compiles a checked book.
    #[must_use]
    pub fn compile(book: RuleSet) -> Rules {
        let terms = Terms::new(&book.deck, &book.cards, None);
        let deck = terms.deck();
        let rule = |kind| {
            let facts = &book.cards[terms.entry(kind)];
            KindRule { number: terms.number(kind), ban: facts.ban, exchange: facts.exchange }
        };
        let kinds: Vec<KindRule> = deck.kinds().map(rule).collect();
        let rows = Rows::new(book.matching.rows.clone(), kinds.iter().filter_map(|rule| Some(rule.ban?.row)));
        let mut fits = Vec::new();
        for bans in rows.states() {
            for one in deck.kinds() {
                for other in deck.kinds() {
                    fits.push(fit_by_the_book(deck, &kinds, &rows, one, other, bans));
                }
            }
        }
        Rules { book, terms, kinds, rows, own: Fits(fits) }
    }

    /// How two cards fit: one look-up.
    #[must_use]
    pub fn fit(&self, one: CardKind, other: CardKind, bans: Bans) -> Fit {
        self.fits_of(one, bans)[usize::from(other.0)]
    }

    /// How a card fits with each kind of card.
    #[must_use]
    pub fn fits_of(&self, one: CardKind, bans: Bans) -> &[Fit] {
        let kinds = self.kinds.len();
        let start = (usize::from(bans.0) * kinds + usize::from(one.0)) * kinds;
        &self.own.0[start..start + kinds]
    }

    /// How two cards fit, straight from the book: the slow way from which the table is made.
    #[must_use]
    pub fn fit_by_the_book(&self, one: CardKind, other: CardKind, bans: Bans) -> Fit {
        fit_by_the_book(self.deck(), &self.kinds, &self.rows, one, other, bans)
    }

    /// How many can sit at a table, the smallest number first.
    #[must_use]
    pub fn seats(&self) -> Vec<u8> {
        self.book.seats()
    }

    /// The clause of a ban without which two cards would fit (NN-4).
    #[must_use]
    pub fn ban_between(&self, one: CardKind, other: CardKind, bans: Bans) -> Option<Clause> {
        if !self.fit(one, other, Bans::default()).fits() {
            return None;
        }
        let in_force = |ban: &&BanEffect| self.rows.is_banned(bans, ban.row);
        self.kinds.iter().filter_map(|rule| rule.ban.as_ref()).find(in_force)?.clause
    }
}

fn fit_by_the_book(deck: &Deck, kinds: &[KindRule], rows: &Rows, one: CardKind, other: CardKind, bans: Bans) -> Fit {
    let rule = |kind: CardKind| &kinds[usize::from(kind.0)];
    if !rule(one).pairs() || !rule(other).pairs() {
        return Fit::Not;
    }
    let colour = deck.face(one).colour.is_some() && deck.face(one).colour == deck.face(other).colour;
    let divisor = rule(one).number.zip(rule(other).number).is_some_and(|(one, other)| rows.share(one, other, bans));
    match (colour, divisor) {
        (true, true) => Fit::Doubly,
        (false, false) => Fit::Not,
        _ => Fit::Singly,
    }
}
