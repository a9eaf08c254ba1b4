//! From the checked book of a patience to what the engine runs on.

use super::book::RuleSet;
use crate::cards::{CardKind, KindSet};
use crate::rules::book::Because;
use crate::rules::{Bans, Compiled, Rows, Terms};

/// The kinds of card that fit on each kind, as the top card of a pile.
#[derive(Clone, Debug)]
pub struct Fits(Vec<KindSet>);

/// The rules of a patience, ready to be played.
pub type Rules = Compiled<RuleSet>;

/// What the rules say about a kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindRule {
    /// The number.
    pub number: Option<u16>,
    /// It stands for any card (NN-25).
    pub any_card: Option<Because>,
}

impl Rules {
    /// Compiles a checked book.
    #[must_use]
    pub fn compile(book: RuleSet) -> Rules {
        let terms = Terms::new(&book.deck, &book.cards, None);
        let rule = |kind| {
            let any_card = book.cards[terms.entry(kind)].any_card;
            KindRule { number: terms.number(kind), any_card }
        };
        let kinds: Vec<KindRule> = terms.deck().kinds().map(rule).collect();
        let rows = Rows::new(book.matching.rows.clone(), None);
        let of = |kind: CardKind| &kinds[usize::from(kind.0)];
        let share = |(one, other)| rows.share(one, other, Bans::default());
        let fits = |card: &CardKind, top| {
            of(top).any_card.is_some() || of(*card).number.zip(of(top).number).is_some_and(share)
        };
        let deck = terms.deck();
        let own = Fits(deck.kinds().map(|top| deck.kinds().filter(|card| fits(card, top)).collect()).collect());
        Rules { book, terms, kinds, rows, own }
    }

    /// Whether a card fits on the top card of the pile of its colour: by a common divisor, or because that stands for
    /// any card (NN-22, NN-25).
    #[must_use]
    pub fn fits(&self, card: CardKind, top: CardKind) -> bool {
        self.own.0[usize::from(top.0)].contains(card)
    }

    /// Whether a card stands for any card (NN-25).
    #[must_use]
    pub fn is_any_card(&self, kind: CardKind) -> bool {
        self.kind(kind).any_card.is_some()
    }
}
