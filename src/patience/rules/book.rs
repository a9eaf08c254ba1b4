//! The rule file of a patience as it is written. `docs/rule-files.md` explains every field to writers.

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::Deserialize;

use super::compile::{Fits, KindRule};
use crate::rules::book::{Because, ClauseFacts, DeckFacts, Kind, one};
use crate::rules::{Clause, TableSizes, basics, printed};

/// A rule file after `extends`, options and patches have been merged into it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "PatienceBook")]
pub struct RuleSet {
    /// The game's id, as typed after `play`.
    pub id: String,
    /// The family of games: which engine runs it.
    pub kind: Kind,
    /// The colours of the deck; each has a pile and a row.
    pub deck: DeckFacts,
    /// The cards by id.
    pub cards: IndexMap<String, CardFacts>,
    /// Each pile begins with a card of its colour.
    pub deal: Because,
    /// When a card fits on its pile.
    pub matching: Matching,
    /// The rows of cards that did not fit.
    #[serde(default)]
    pub rests: Rests,
    /// The game is over when the hidden pile is used up, and the player lays no more.
    pub end: Because,
    /// Every clause of the game, in order.
    #[serde(default)]
    pub clauses: IndexMap<Clause, ClauseFacts>,
}

/// One entry of the deck: one symbol or several alike, in all colours or some or none.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "PatienceCardFacts")]
pub struct CardFacts {
    /// The symbols, numbers also as a range `"1..9"`; without it the entry's id.
    pub symbols: Option<Vec<String>>,
    /// The number that its symbols stand for, where they are none themselves (NN-2).
    #[schemars(range(min = 1, max = 1000))]
    pub number: Option<u16>,
    /// The colours; without it all of the deck; an empty list for a card without colour.
    pub colours: Option<Vec<String>>,
    /// How many of each colour and symbol a pack holds.
    #[serde(default = "one")]
    #[schemars(range(min = 1))]
    pub copies: u8,
    /// The short code of records and examples; without it the standard one.
    pub code: Option<String>,
    /// It stands for any card, now or later (NN-25).
    pub any_card: Option<Because>,
}

printed!(CardFacts);

/// When a card fits on the pile of its colour: by a common divisor.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "PatienceMatching")]
pub struct Matching {
    /// The rows of the times table that count as common divisors (NN-1).
    #[schemars(length(min = 1), inner(range(min = 2)))]
    pub rows: Vec<u16>,
    /// The clause that says so, and that a card which fits must be laid (NN-22).
    pub clause: Option<Clause>,
}

/// The rows of cards that did not fit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "PatienceRests")]
pub struct Rests {
    /// The clause by which a card goes to the end of its row (NN-23).
    pub clause: Option<Clause>,
    /// The clause by which it is laid from there (NN-24).
    pub end_clause: Option<Clause>,
}

basics!(Kind::Patience, KindRule, Fits, _book => hands: false, banned: Vec::new(), sizes: TableSizes::These(vec![1]));
