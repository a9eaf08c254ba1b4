//! Examples of patiences as they are written. `docs/examples.md` explains every field to writers.

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::example::facts::facts;
use crate::rules::Clause;

/// An example: a set-up, and what follows from it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "PatienceExampleFacts")]
pub struct ExampleFacts {
    pub name: String,
    /// The clauses that it shows.
    pub clauses: Vec<Clause>,
    #[serde(default)]
    pub options: IndexMap<String, String>,
    /// The cards before the deal, from the top down.
    pub deck: Option<String>,
    /// The outcomes of the shuffles that follow, each from the top down.
    #[serde(default)]
    pub shuffles: Vec<String>,
    /// The piles by colour, each from its top card on, for an example that begins in the middle.
    #[serde(default)]
    pub piles: IndexMap<String, String>,
    /// The rows by colour, each from its lower end on.
    #[serde(default)]
    pub rows: IndexMap<String, String>,
    #[serde(default)]
    pub kept: String,
    pub turned: Option<String>,
    /// The hidden pile, from its top card on.
    #[serde(default)]
    pub hidden: String,
    #[serde(default)]
    pub step: Vec<StepFacts>,
}

/// What the table waits for, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "PatienceAwaitsWord")]
pub enum AwaitsWord {
    Deal,
    Card,
    Rest,
    Over,
}

/// A move, and what must hold after it; without a move, what must hold now.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "PatienceStepFacts")]
pub struct StepFacts {
    #[serde(rename = "move")]
    pub line: Option<String>,
    /// What a lesson teaches before this step: topics, clauses, cards.
    #[serde(default)]
    pub teach: Vec<String>,
    /// What the learner of a lesson asks in this step, in place of a move.
    pub ask: Option<String>,
    /// The clause by which the move is refused, or `none` where no clause says so.
    pub refused: Option<String>,
    /// The reason for which it is refused.
    pub reason: Option<String>,
    pub awaits: Option<AwaitsWord>,
    /// The turned card, or `none`.
    pub turned: Option<String>,
    /// Single piles by colour, each from its top card on.
    #[serde(default)]
    pub pile: IndexMap<String, String>,
    /// Single rows by colour, each from its lower end on.
    #[serde(default)]
    pub row: IndexMap<String, String>,
    pub kept: Option<String>,
    /// How many cards the hidden pile has.
    pub hidden: Option<u16>,
    /// How many cards were laid.
    pub laid: Option<u16>,
    /// How many there are to be laid.
    pub of: Option<u16>,
    /// Whether the game that ended with this step was won.
    pub won: Option<bool>,
    /// All legal moves.
    pub legal: Option<String>,
    /// What happened.
    pub seen: Option<Vec<String>>,
}

facts!(ExampleFacts, StepFacts);
