//! Rules of the family `patience`: rule file (`docs/rule-files.md`), check, and compiled rules.

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::cards::{CardKind, KindSet};
use crate::rules::{
    Bans, Because, Check, Clause, ClauseFacts, CommonFacts, Compiled, DeckFacts, DiagnosticKind, DivisorMatching,
    Findings, Kind, PrintedFacts, Rows, RuleFile, Seats, Table, TableSizes, Terms, one,
};

/// A rule file after `extends`, options and patches have been merged into it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PatienceBook")]
pub struct RuleSet {
    /// The game's id, as typed after `play`.
    pub id: String,
    /// The family of games, which selects the engine.
    pub kind: Kind,
    /// The colours of the deck; each has a pile and a row.
    pub deck: DeckFacts,
    /// The cards by id.
    pub cards: IndexMap<String, CardFacts>,
    /// Each pile begins with a card of its colour.
    pub deal: Because,
    /// The condition for a card to fit on its pile: a common divisor. A card that fits must be laid (NN-22).
    pub matching: DivisorMatching,
    /// The rows of cards that did not fit.
    #[serde(default)]
    pub rests: Rests,
    /// The game is over when the hidden pile is used up, and the player lays no more.
    pub end: Because,
    /// Every clause of the game, in order.
    #[serde(default)]
    pub clauses: IndexMap<Clause, ClauseFacts>,
}

/// One entry of the deck: one or more symbols with equal facts, in all colours, some, or none.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "PatienceCardFacts")]
pub struct CardFacts {
    /// The symbols; numbers may be a range such as `"1..9"`. The default is the entry's id.
    pub symbols: Option<Vec<String>>,
    /// The number of the card, if its symbol is not a number (NN-2).
    #[schemars(range(min = 1, max = 1000))]
    pub number: Option<u16>,
    /// The colours. The default is all colours of the deck; an empty list means no colour.
    pub colours: Option<Vec<String>>,
    /// Copies of each colour and symbol in a pack.
    #[serde(default = "one")]
    #[schemars(range(min = 1))]
    pub copies: u8,
    /// The short code in records and examples. The default is the standard code.
    pub code: Option<String>,
    /// It stands for any card, now or later (NN-25).
    pub any_card: Option<Because>,
}

impl CardFacts {
    fn printed(&self) -> PrintedFacts<'_> {
        PrintedFacts {
            symbols: self.symbols.as_deref(),
            number: self.number,
            colours: self.colours.as_deref(),
            copies: self.copies,
            code: self.code.as_deref(),
            title: None,
            words: &[],
        }
    }
}

/// The rows of cards that did not fit.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "PatienceRests")]
pub struct Rests {
    /// The clause by which a card goes to the end of its row (NN-23).
    pub clause: Option<Clause>,
    /// The clause by which it is laid from there (NN-24).
    pub end_clause: Option<Clause>,
}

impl RuleFile for RuleSet {
    type Kind = KindRule;
    type Own = Fits;

    fn common(&self) -> CommonFacts<'_> {
        CommonFacts {
            family: self.kind,
            id: &self.id,
            deck: &self.deck,
            cards: self.cards.iter().map(|(id, card)| (id.as_str(), card.printed())).collect(),
            rows: &self.matching.rows,
            banned: Vec::new(),
            clauses: &self.clauses,
            sizes: TableSizes::These(vec![1]),
        }
    }

    fn check(check: &mut Check<'_, RuleSet>, _: Seats) {
        if check.numbered_deck().is_some() {
            check.piles();
        }
    }

    fn compile(self, _: &Table, _: &mut Findings) -> Rules {
        let terms = Terms::new(&self.deck, &self.common().cards, IndexMap::new());
        let rule = |kind| {
            let any_card = self.cards[terms.entry(kind)].any_card;
            KindRule { number: terms.number(kind), any_card }
        };
        let kinds: Vec<KindRule> = terms.deck().kinds().map(rule).collect();
        let rows = Rows::new(self.matching.rows.clone(), None);
        let of = |kind: CardKind| &kinds[kind.index()];
        let share = |(one, other)| rows.share(one, other, Bans::default());
        let fits = |card: &CardKind, top| {
            of(top).any_card.is_some() || of(*card).number.zip(of(top).number).is_some_and(share)
        };
        let deck = terms.deck();
        let own = Fits(deck.kinds().map(|top| deck.kinds().filter(|card| fits(card, top)).collect()).collect());
        Rules::new(self, terms, kinds, rows, own)
    }
}

impl Check<'_, RuleSet> {
    /// Every colour has a card to begin its pile with, and every card a pile.
    fn piles(&mut self) {
        let book = self.book;
        if book.deck.colours.is_empty() {
            self.tell("deck.colours", DiagnosticKind::Empty);
        }
        for (id, card) in &book.cards {
            let colourless = card.colours.as_ref().is_some_and(Vec::is_empty);
            if colourless && card.any_card.is_none() {
                self.tell(&format!("cards.{id}"), DiagnosticKind::NeverFits { card: id.clone() });
            }
        }
        let begins = |colour: &String| {
            let has = |colours: &Option<Vec<String>>| colours.as_ref().is_none_or(|own| own.contains(colour));
            book.cards.values().any(|card| card.any_card.is_none() && has(&card.colours))
        };
        if !book.deck.colours.iter().all(begins) {
            self.tell("cards", DiagnosticKind::NoStartCard);
        }
    }
}

#[derive(Debug)]
pub struct Fits(Vec<KindSet>);

pub type Rules = Compiled<RuleSet>;

#[derive(Clone, Copy, Debug)]
pub struct KindRule {
    pub number: Option<u16>,
    /// It is a wish card (NN-25).
    pub any_card: Option<Because>,
}

impl Rules {
    /// A card fits on the top card of its pile: by a common divisor, or because that is a wish card (NN-22, NN-25).
    pub fn can_follow(&self, card: CardKind, top: CardKind) -> bool {
        self.own.0[top.index()].contains(card)
    }

    /// It is a wish card (NN-25).
    pub fn is_any_card(&self, kind: CardKind) -> bool {
        self.kind(kind).any_card.is_some()
    }
}
