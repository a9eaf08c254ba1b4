//! What a family of games states in its examples, and what its lessons can teach and ask.

use std::fmt;
use std::sync::Arc;

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use strum::{EnumString, IntoStaticStr};

use super::compare::Wrong;
use crate::engine::{Dice, Game, NotationFault, Seat};
use crate::games::shedding::engine::RoundEnd;
use crate::games::wall::engine::Spot;
use crate::rules::{Clause, Doubt, Kind};

/// The fields that the examples of all families have.
#[derive(Debug, Deserialize)]
pub struct ExampleHead {
    pub name: String,
    pub clauses: Vec<Clause>,
    #[serde(default)]
    pub options: IndexMap<String, String>,
    #[serde(default)]
    pub step: Vec<StepAction>,
}

/// The fields that the steps of all families have.
#[derive(Debug, Deserialize)]
pub struct StepAction {
    #[serde(rename = "move")]
    pub line: Option<String>,
    /// Items that a lesson teaches before the step.
    #[serde(default)]
    pub teach: Vec<String>,
    /// The learner's question in place of a move.
    pub ask: Option<String>,
    /// The clause of the expected refusal, or `none` without a clause.
    pub refused: Option<String>,
    /// The reason of the expected refusal.
    pub reason: Option<String>,
    #[serde(flatten)]
    others: IndexMap<String, Value>,
}

impl ExampleHead {
    pub fn of(facts: &impl Serialize) -> Self {
        serde_json::to_value(facts).and_then(serde_json::from_value).expect("every example has these fields")
    }
}

impl StepAction {
    /// True if the step expects anything besides a legal move.
    pub fn expects(&self) -> bool {
        // Of the tables, only `owes` may be left out or be empty; the others are empty where they are left out.
        let is_stated = |(name, value): (&String, &Value)| {
            !value.is_null() && (name == "owes" || value.as_object().is_none_or(|table| !table.is_empty()))
        };
        self.refused.is_some() || self.reason.is_some() || self.others.iter().any(is_stated)
    }
}

/// The examples of a family of games.
pub trait Examples: Game {
    /// An example as written: a set-up, and what follows from it.
    type Facts: fmt::Debug + DeserializeOwned + Serialize + JsonSchema + Send + Sync + 'static;

    /// The words of the topics that its lessons can teach.
    const TOPICS: &'static str;

    /// The words of the queries that its lessons can ask.
    const QUERIES: &'static str;

    /// The game as stated by an example. The stated shuffles are followed by `then`.
    ///
    /// # Errors
    /// The field that is wrong, and what is wrong with it.
    fn set_up(facts: &Self::Facts, rules: &Arc<Self::Rules>, then: Option<Dice>) -> Result<Self, Wrong>;

    /// The fields of a step, counted from 0, that do not hold; `done` is `None` after a refusal.
    fn compare(&self, done: Option<&Self::Step>, facts: &Self::Facts, step: usize) -> Vec<Wrong>;

    /// The clause of a refusal and the word of its reason.
    fn refusal(why: &Self::IllegalMove) -> (Option<Clause>, String);

    /// The result of the round that is over, after this many moves.
    fn result_of_round(&self, moves: u64) -> RoundResult {
        RoundResult { turns: moves, winners: self.winners_of_round(), end: RoundEnd::Finished }
    }

    /// The winners of a round that is over, or of the match with its last round.
    fn winners_of_round(&self) -> Vec<Seat> {
        self.winners().unwrap_or_default()
    }

    /// Warnings of trial rounds at tables with these numbers of players.
    fn doubts(_rules: &Arc<Self::Rules>, _tables: &[u8]) -> Vec<Doubt> {
        Vec::new()
    }

    /// A stack by its number.
    ///
    /// # Errors
    /// There is none.
    fn read_stack(_rules: &Self::Rules, text: &str) -> Result<Spot, NotationFault> {
        Err(NotationFault::UnknownStack { stack: text.to_owned() })
    }
}

/// The result of a round, for simulations.
pub struct RoundResult {
    pub turns: u64,
    /// The winner or the winning partners of the round, or of the match with its last round; empty for a win that
    /// opponents share.
    pub winners: Vec<Seat>,
    pub end: RoundEnd,
}

/// The word of a list that equals this one.
pub fn find(words: &'static str, word: &str) -> Option<&'static str> {
    words.split(' ').find(|own| *own == word)
}

/// A question at the table, by its English command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Query {
    Enter,
    Hand,
    Top,
    Counts,
    Can,
    Why,
    What,
    Tip,
    Card,
    Scores,
    Pending,
    News,
    Help,
    Legend,
    Free,
    Row,
    Pairs,
    Collected,
    Bans,
    Next,
    Piles,
    Rows,
    Chances,
}

impl Query {
    pub fn word(self) -> &'static str {
        self.into()
    }

    pub(super) fn behind(self, family: Kind) -> Behind {
        match (self, family) {
            (Query::Card, _) | (Query::Why | Query::What, Kind::Shed) => Behind::Card,
            (Query::Why | Query::What, _) => Behind::Move,
            (Query::Row, Kind::Wall) => Behind::Stack,
            (Query::Pairs, Kind::Wall) => Behind::StackOrNothing,
            (Query::Row, Kind::Patience) => Behind::Colour,
            (Query::Piles, Kind::Patience) => Behind::ColourOrNothing,
            _ => Behind::Nothing,
        }
    }
}

/// The argument of a query.
#[derive(Clone, Copy, Debug)]
pub enum Behind {
    Nothing,
    Card,
    Move,
    Stack,
    StackOrNothing,
    Colour,
    ColourOrNothing,
}
