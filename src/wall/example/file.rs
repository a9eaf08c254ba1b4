//! Examples of wall games as they are written. `docs/examples.md` explains every field to writers.

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::example::facts::facts;
use crate::rules::Clause;

/// An example: a set-up, and what follows from it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallExampleFacts")]
pub struct ExampleFacts {
    pub name: String,
    /// The clauses that it shows.
    pub clauses: Vec<Clause>,
    #[serde(default)]
    pub options: IndexMap<String, String>,
    /// How many sit at the table.
    pub seats: Option<u8>,
    /// The cards before the deal, from the top down.
    pub deck: Option<String>,
    /// The stacks from the left, each from its free card on, for an example that begins in the middle.
    pub stacks: Option<Vec<String>>,
    /// The cards that were taken, in that order, each time the party and then the cards.
    #[serde(default)]
    pub taken: Vec<String>,
    /// The bans that have moved aside.
    #[serde(default)]
    pub aside: String,
    pub turn: Option<u8>,
    pub part: Option<PartWord>,
    #[serde(default)]
    pub step: Vec<StepFacts>,
}

/// The parts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "WallPartWord")]
pub enum PartWord {
    Opening,
    Main,
}

/// What the table waits for, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "WallAwaitsWord")]
pub enum AwaitsWord {
    Deal,
    Opening,
    Main,
    Again,
    Side,
    Over,
}

/// A move, and what must hold after it; without a move, what must hold now.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "WallStepFacts")]
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
    pub turn: Option<u8>,
    pub awaits: Option<AwaitsWord>,
    /// All stacks from the left, each from its free card on.
    pub stacks: Option<Vec<String>>,
    /// Single stacks, by number.
    #[serde(default)]
    pub stack: IndexMap<u8, String>,
    /// How many cards each stack has.
    pub counts: Option<Vec<u8>>,
    /// The free cards from the left, `none` for an empty stack.
    pub free: Option<String>,
    /// How many cards each party has collected.
    pub collected: Option<Vec<u16>>,
    /// The cards that single parties have collected, in any order.
    #[serde(default)]
    pub cards: IndexMap<u8, String>,
    /// All bans that have moved aside, in any order.
    pub aside: Option<String>,
    /// The rows that are banned.
    pub bans: Option<Vec<u16>>,
    /// The parties that have won the game that ended with this step; none if both have equally many.
    pub winners: Option<Vec<u8>>,
    /// All legal moves of the player on turn.
    pub legal: Option<String>,
    /// What happened.
    pub seen: Option<Vec<String>>,
}

facts!(ExampleFacts, StepFacts);
