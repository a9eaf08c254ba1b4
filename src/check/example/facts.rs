//! What a family of games states in its examples, and what its lessons can teach and ask.

use std::fmt;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;

use super::compare::Wrong;
use crate::engine::{Chance, Seat, Shuffled};
use crate::games::shedding::engine::RoundEnd;
use crate::games::wall::engine::Spot;
use crate::record::notation::{NotationFault, Written};
use crate::rules::{Clause, Doubt};

/// An example as written: a set-up, and what follows from it.
pub trait Facts: fmt::Debug + DeserializeOwned + JsonSchema + Send + Sync + 'static {
    type Step;

    fn head(&self) -> ExampleHead;

    fn steps(&self) -> &[Self::Step];

    fn action(step: &Self::Step) -> StepAction;
}

#[derive(Clone, Debug)]
pub struct ExampleHead {
    pub name: String,
    pub clauses: Vec<Clause>,
    pub options: Vec<(String, String)>,
}

/// The action of a step, in any family.
#[derive(Clone, Debug)]
pub struct StepAction {
    pub line: Option<String>,
    /// Items that a lesson teaches before the step.
    pub teach: Vec<String>,
    /// The learner's question in place of a move.
    pub ask: Option<String>,
    /// The clause of the expected refusal, or `none` without a clause.
    pub refused: Option<String>,
    /// The reason of the expected refusal.
    pub reason: Option<String>,
    /// True if the step expects anything besides a legal move.
    pub expects: bool,
}

/// Implements [`Facts`] by fields of the same names.
macro_rules! facts {
    ($Example:ident, $Step:ident) => {
        impl $crate::check::example::facts::Facts for $Example {
            type Step = $Step;

            fn head(&self) -> $crate::check::example::facts::ExampleHead {
                $crate::check::example::facts::ExampleHead {
                    name: self.name.clone(),
                    clauses: self.clauses.clone(),
                    options: self.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
                }
            }

            fn steps(&self) -> &[$Step] {
                &self.step
            }

            fn action(step: &$Step) -> $crate::check::example::facts::StepAction {
                let (line, teach, ask) = (step.line.clone(), step.teach.clone(), step.ask.clone());
                let bare = $Step { line, teach, ask, ..$Step::default() };
                let expects = *step != bare;
                let $Step { line, teach, ask, .. } = bare;
                let (refused, reason) = (step.refused.clone(), step.reason.clone());
                $crate::check::example::facts::StepAction { line, teach, ask, refused, reason, expects }
            }
        }
    };
}

pub(crate) use facts;

pub trait Taught: Written {
    type Facts: Facts;

    const TOPICS: &'static [Topic];

    const QUERIES: &'static [Query];

    /// The argument of a query.
    #[must_use]
    fn behind(query: Query) -> Behind {
        match query {
            Query::Card => Behind::Card,
            Query::Why | Query::What => Behind::Move,
            _ => Behind::Nothing,
        }
    }

    /// The game as stated by an example; `chance` turns the stated shuffles into the source of chance.
    ///
    /// # Errors
    /// The field that is wrong, and what is wrong with it.
    fn set_up(
        facts: &Self::Facts,
        rules: &Arc<Self::Rules>,
        chance: impl FnOnce(Vec<Shuffled>) -> Chance,
    ) -> Result<Self, Wrong>;

    /// The fields of a step that do not hold; `done` is `None` after a refusal.
    fn compare(&self, done: Option<&Self::Step>, expected: &<Self::Facts as Facts>::Step) -> Vec<Wrong>;

    fn refusal(why: &Self::IllegalMove) -> (Option<Clause>, &'static str);

    /// The result of the round that is over, after this many moves.
    fn result_of_round(&self, moves: u64) -> RoundResult {
        RoundResult { turns: moves, winners: self.winners().unwrap_or_default(), end: RoundEnd::Finished }
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

macro_rules! words {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$variant_doc:meta])* $variant:ident = $word:literal),* $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant),* }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }
        }
    };
}

words! {
    /// Something about playing at the table, in any game.
    Topic {
        Hand = "hand",
        Top = "top",
        Can = "can",
        What = "what",
        Why = "why",
        Play = "play",
        Code = "code",
        Draw = "draw",
        Pass = "pass",
        Enter = "enter",
        News = "news",
        Help = "help",
        Tip = "tip",
        Counts = "counts",
        Card = "card",
        Wish = "wish",
        Call = "call",
        Catch = "catch",
        Challenge = "challenge",
        Answer = "answer",
        Again = "again",
        Several = "several",
        Last = "last",
        Free = "free",
        Row = "row",
        Pairs = "pairs",
        Take = "take",
        SameRow = "same-row",
        Bans = "bans",
        Exchange = "exchange",
        Side = "side",
        Scores = "scores",
        Collected = "collected",
        Next = "next",
        Piles = "piles",
        Rows = "rows",
        Lay = "lay",
        Put = "put",
        FromRow = "from-row",
        Keep = "keep",
        Kept = "kept",
        Undo = "undo",
        Chances = "chances",
        Stop = "stop",
    }
}

words! {
    /// A question at the table, by its English command.
    Query {
        Enter = "enter",
        Hand = "hand",
        Top = "top",
        Counts = "counts",
        Can = "can",
        Why = "why",
        What = "what",
        Tip = "tip",
        Card = "card",
        Scores = "scores",
        Pending = "pending",
        News = "news",
        Help = "help",
        Legend = "legend",
        Free = "free",
        Row = "row",
        Pairs = "pairs",
        Collected = "collected",
        Bans = "bans",
        Next = "next",
        Piles = "piles",
        Rows = "rows",
        Chances = "chances",
    }
}

macro_rules! topics {
    ($($topic:ident),* $(,)?) => { &[$($crate::check::example::Topic::$topic),*] };
}

macro_rules! queries {
    ($($query:ident),* $(,)?) => { &[$($crate::check::example::Query::$query),*] };
}

pub(crate) use {queries, topics};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    Nothing,
    Card,
    Move,
    Stack,
    StackOrNothing,
    Colour,
    ColourOrNothing,
}
