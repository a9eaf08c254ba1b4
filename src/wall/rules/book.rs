//! The rule file of a wall game as it is written. `docs/rule-files.md` explains every field to writers.

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::Deserialize;

use super::compile::{Fits, KindRule};
use crate::rules::book::{BanEffect, Because, ClauseFacts, DeckFacts, Kind, one};
use crate::rules::{Clause, TableSizes, basics, printed};

/// A rule file after `extends`, options and patches have been merged into it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallBook")]
pub struct RuleSet {
    /// The game's id, as typed after `play`.
    pub id: String,
    /// The family of games: which engine runs it.
    pub kind: Kind,
    /// Who can play.
    pub parties: Parties,
    /// The colours of the deck.
    pub deck: DeckFacts,
    /// The cards by id.
    pub cards: IndexMap<String, CardFacts>,
    /// How the cards lie.
    pub stacks: Stacks,
    /// When two cards fit.
    pub matching: Matching,
    /// Pairs that fit doubly are taken first, in turn, until none is left (NN-13); without it there is no opening.
    pub opening: Option<Because>,
    /// Who takes a pair that fits doubly goes on (NN-14); without it the turn passes after every pair.
    pub doubly_again: Option<Again>,
    /// A stack that is empty ends the game (NN-15); without it only the lack of pairs does.
    pub breach: Option<Breach>,
    /// The game is over when no pair is left, nor would an exchange bring one.
    pub end: Because,
    /// Every clause of the game, in order.
    #[serde(default)]
    pub clauses: IndexMap<Clause, ClauseFacts>,
}

/// Going on behind a pair that fits doubly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallAgain")]
pub struct Again {
    /// Whether the player may also pass, and need not take another pair.
    #[serde(default)]
    pub may_pass: bool,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Who can play: always two parties.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallParties")]
pub struct Parties {
    /// How many players a party can have; both have equally many.
    #[schemars(length(min = 1), inner(range(min = 1, max = 5)))]
    pub players: Vec<u8>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// One entry of the deck: one symbol or several alike, in all colours or some or none.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallCardFacts")]
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
    /// It bans a row of the times table as soon as it is free, and moves aside (NN-17).
    pub ban: Option<BanEffect>,
    /// It can be exchanged for a card that was taken (NN-16), and is never part of a pair.
    pub exchange: Option<Exchange>,
}

printed!(CardFacts);

/// A card that can be exchanged for one that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallExchange")]
pub struct Exchange {
    /// For one of so many cards that were taken last.
    #[schemars(range(min = 1))]
    pub among: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// How the cards lie.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallStacks")]
pub struct Stacks {
    /// How many cards each has at the beginning, from left to right.
    #[schemars(length(min = 2, max = 9), inner(range(min = 1)))]
    pub sizes: Vec<u8>,
    /// What they are called.
    #[serde(default)]
    pub called: StackWord,
    /// The clause that says so.
    pub clause: Option<Clause>,
    /// When the card behind a taken one is free.
    #[serde(default)]
    pub free: Free,
    /// The clause of `free`.
    pub free_clause: Option<Clause>,
}

/// What the game calls its stacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "WallStackWord")]
pub enum StackWord {
    /// Cards upon each other.
    #[default]
    Stack,
    /// Cards behind each other.
    Row,
}

/// When the card behind a taken one is free.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "WallFree")]
pub enum Free {
    /// When the whole pair is taken.
    #[default]
    AfterPair,
    /// At once, so that a pair can come from one row (NN-20).
    AtOnce,
}

/// When two cards fit: by colour, by a common divisor, or doubly by both (NN-3).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallMatching")]
pub struct Matching {
    /// The rows of the times table that count as common divisors (NN-1).
    #[schemars(length(min = 1), inner(range(min = 2)))]
    pub rows: Vec<u16>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What a stack that is empty brings the party that emptied it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallBreach")]
pub struct Breach {
    /// Which cards it takes.
    pub takes: Side,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The cards beside a breach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "WallSide")]
pub enum Side {
    /// All on the left or all on the right, by choice.
    OneSide,
    /// None.
    Nothing,
}

basics!(Kind::Wall, KindRule, Fits, book =>
    hands: false,
    banned: book.cards.values().filter_map(|card| Some(card.ban?.row)).collect(),
    sizes: TableSizes::These(book.seats()));

impl RuleSet {
    /// How many can sit at a table, the smallest number first.
    pub(super) fn seats(&self) -> Vec<u8> {
        let mut seats: Vec<u8> = self.parties.players.iter().map(|each| each * 2).collect();
        seats.sort_unstable();
        seats
    }
}
