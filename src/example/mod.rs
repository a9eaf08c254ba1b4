//! Examples: positions, moves, and what must come of them, as data beside the rule files.
//!
//! An examples file is read like a rule file, each example is [run](Example::run) on the engine, and whatever does not
//! hold is told with its line. `docs/examples.md` explains the format; [`check`] runs what is there and reports.

mod expect;
mod failure;
mod file;
mod lesson;
mod report;
mod run;
mod start;
mod telling;

use std::sync::Arc;

use crate::rules::{Clause, Document, ExampleFile, Fault, schema};
use file::{ExampleFacts, FileFacts};

pub use failure::{Failure, FailureKind};
pub use lesson::{LEARNER, Lesson, LessonStep, Query, Scene, Teach, Topic, Wanted};
pub use report::{Line, Report, check};

/// The JSON Schema of files of examples.
#[must_use]
pub fn schema() -> serde_json::Value {
    schema::of::<FileFacts>("A file of examples of Sixdot")
}

/// An example of a file.
#[derive(Clone, Debug)]
pub struct Example {
    file: Arc<str>,
    document: Arc<Document>,
    /// Its place in the file, from 1.
    number: usize,
    options: Vec<(String, String)>,
    facts: ExampleFacts,
}

impl Example {
    /// Reads the examples of a file.
    ///
    /// # Errors
    /// Everything in the file that cannot be read, in order.
    pub fn read_all(file: &ExampleFile) -> Result<Vec<Example>, Vec<Fault>> {
        let (facts, document) = Document::read::<FileFacts>(&file.name, &file.text)?;
        let (name, document) = (Arc::from(file.name.as_str()), Arc::new(document));
        let example = |(index, facts): (usize, ExampleFacts)| Example {
            file: Arc::clone(&name),
            document: Arc::clone(&document),
            number: index + 1,
            options: facts.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
            facts,
        };
        Ok(facts.example.into_iter().enumerate().map(example).collect())
    }

    /// Its name, unique among the examples of its game.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.facts.name
    }

    /// The file that it stands in.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The clauses that it shows.
    #[must_use]
    pub fn clauses(&self) -> &[Clause] {
        &self.facts.clauses
    }

    /// The options of the table with which it is played.
    #[must_use]
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    fn failure(&self, game: &str, step: Option<usize>, field: &str, what: impl Into<FailureKind>) -> Failure {
        let above = step.map_or_else(String::new, |step| format!("step.{step}."));
        Failure {
            file: self.file.to_string(),
            line: self.document.line(&format!("example.{}.{above}{field}", self.number)),
            game: game.to_owned(),
            example: self.facts.name.clone(),
            step,
            field: field.to_owned(),
            what: what.into(),
        }
    }
}
