//! What an example states, in the words of its family of games: what all of them can read of it.

use std::fmt;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;

use crate::rules::Clause;

/// An example as it is written: a set-up, and what follows from it.
pub trait Facts: fmt::Debug + DeserializeOwned + JsonSchema + Send + Sync + 'static {
    /// A move, and what must hold after it.
    type Step;

    /// What stands above the set-up.
    fn head(&self) -> Head;

    /// The steps, in order.
    fn steps(&self) -> &[Self::Step];

    /// What is done in a step.
    fn doing(step: &Self::Step) -> Doing;
}

/// What stands above the set-up.
#[derive(Clone, Debug)]
pub struct Head {
    /// The name, unique among the examples of its game.
    pub name: String,
    /// The clauses that it shows.
    pub clauses: Vec<Clause>,
    /// The options of the table.
    pub options: Vec<(String, String)>,
}

/// What is done in a step, whatever the family.
#[derive(Clone, Debug)]
pub struct Doing {
    /// A seat and its move.
    pub line: Option<String>,
    /// What a lesson teaches before.
    pub teach: Vec<String>,
    /// What the learner of a lesson asks in place of a move.
    pub ask: Option<String>,
    /// The clause by which the move is refused, or `none` where no clause says so.
    pub refused: Option<String>,
    /// The reason for which it is refused.
    pub reason: Option<String>,
    /// Whether anything must hold, beside that the move is legal.
    pub expects: bool,
}

/// Tells what all can read of an example by its fields of the same names.
macro_rules! facts {
    ($Example:ident, $Step:ident) => {
        impl $crate::example::facts::Facts for $Example {
            type Step = $Step;

            fn head(&self) -> $crate::example::facts::Head {
                $crate::example::facts::Head {
                    name: self.name.clone(),
                    clauses: self.clauses.clone(),
                    options: self.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
                }
            }

            fn steps(&self) -> &[$Step] {
                &self.step
            }

            fn doing(step: &$Step) -> $crate::example::facts::Doing {
                let (line, teach, ask) = (step.line.clone(), step.teach.clone(), step.ask.clone());
                let bare = $Step { line, teach, ask, ..$Step::default() };
                let expects = *step != bare;
                let $Step { line, teach, ask, .. } = bare;
                let (refused, reason) = (step.refused.clone(), step.reason.clone());
                $crate::example::facts::Doing { line, teach, ask, refused, reason, expects }
            }
        }
    };
}

pub(crate) use facts;
