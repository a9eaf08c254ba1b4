//! Examples: positions, moves, and what must come of them, as data beside the rule files.
//!
//! An examples file is read like a rule file, each example is [run](Example::run) on the engine, and whatever does not
//! hold is told with its line. `docs/examples.md` explains the format; [`check`] runs what is there and reports.

/// Asks the facts of whatever family.
macro_rules! of_facts {
    ($facts:expr, $own:ident => $answer:expr) => {
        match $facts {
            Facts::Shed($own) => $answer,
            Facts::Wall($own) => $answer,
            Facts::Patience($own) => $answer,
        }
    };
}

mod compare;
mod deck;
mod expect;
mod failure;
mod file;
mod lesson;
mod patience;
mod report;
mod run;
mod start;
mod telling;
mod wall;

use std::sync::Arc;

use crate::rules::book::Family;
use crate::rules::{Clause, Document, ExampleFile, Fault, FaultKind, schema};
use file::{ExampleFacts, FileFacts, StepFacts};
use schemars::SchemaGenerator;
use serde::de::DeserializeOwned;

pub use failure::{Failure, FailureKind};
pub use lesson::{About, LEARNER, Lesson, LessonStep, Query, Scene, Taught, Teach, Topic, Wanted};
pub use report::{Line, Report, check};

/// The JSON Schema of files of examples.
#[must_use]
pub fn schema() -> serde_json::Value {
    let families = [
        SchemaGenerator::subschema_for::<FileFacts<ExampleFacts>>,
        SchemaGenerator::subschema_for::<FileFacts<wall::ExampleFacts>>,
        SchemaGenerator::subschema_for::<FileFacts<patience::ExampleFacts>>,
    ];
    schema::of_any("A file of examples of Sixdot", &families)
}

/// An example of a file.
#[derive(Clone, Debug)]
pub struct Example {
    file: Arc<str>,
    document: Arc<Document>,
    /// Its place in the file, from 1.
    number: usize,
    options: Vec<(String, String)>,
    facts: Facts,
}

/// What an example states, in the words of its family of games.
#[derive(Clone, Debug)]
enum Facts {
    Shed(Box<ExampleFacts>),
    Wall(Box<wall::ExampleFacts>),
    Patience(Box<patience::ExampleFacts>),
}

impl Facts {
    /// Whether any step expects anything.
    fn expect_anything(&self) -> bool {
        match self {
            Facts::Shed(facts) => facts.step.iter().any(StepFacts::expects),
            Facts::Wall(facts) => facts.step.iter().any(wall::StepFacts::expects),
            Facts::Patience(facts) => facts.step.iter().any(patience::StepFacts::expects),
        }
    }
}

/// Reads a file of examples of one family.
fn read_facts<E: DeserializeOwned>(
    file: &ExampleFile,
    wrap: impl Fn(Box<E>) -> Facts,
) -> Result<(Vec<Facts>, Document), Vec<Fault>> {
    let (facts, document) = Document::read::<FileFacts<E>>(&file.name, &file.text)?;
    Ok((facts.example.into_iter().map(|facts| wrap(Box::new(facts))).collect(), document))
}

impl Example {
    /// Reads the examples of a file, which are those of a game of this family.
    ///
    /// # Errors
    /// Everything in the file that cannot be read, in order.
    pub fn read_all(file: &ExampleFile, family: Family) -> Result<Vec<Example>, Vec<Fault>> {
        let (facts, document) = match family {
            Family::Shed => read_facts(file, Facts::Shed),
            Family::Wall => read_facts(file, Facts::Wall),
            Family::Patience => read_facts(file, Facts::Patience),
        }?;
        let (name, document) = (Arc::from(file.name.as_str()), Arc::new(document));
        let example = |(index, facts): (usize, Facts)| {
            let options = of_facts!(&facts, own => &own.options);
            Example {
                file: Arc::clone(&name),
                document: Arc::clone(&document),
                number: index + 1,
                options: options.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
                facts,
            }
        };
        Ok(facts.into_iter().enumerate().map(example).collect())
    }

    /// Its name, unique among the examples of its game.
    #[must_use]
    pub fn name(&self) -> &str {
        of_facts!(&self.facts, own => &own.name)
    }

    /// The file that it stands in.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The clauses that it shows.
    #[must_use]
    pub fn clauses(&self) -> &[Clause] {
        of_facts!(&self.facts, own => &own.clauses)
    }

    /// The options of the table with which it is played.
    #[must_use]
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    /// A fault of what it chooses, with the line in which it does so.
    fn placed(&self, fault: Fault) -> Fault {
        let concerns = |name: &str| self.options.iter().any(|(option, _)| option == name);
        match &fault.what {
            FaultKind::UnknownOption { option, .. }
            | FaultKind::OptionValue { option, .. }
            | FaultKind::OptionNumber { option, .. }
                if fault.line.is_none() && concerns(option) =>
            {
                let line = self.document.line(&format!("example.{}.options.{option}", self.number));
                Fault { file: self.file.to_string(), line: Some(line), ..fault }
            }
            _ => fault,
        }
    }

    fn failure(&self, game: &str, step: Option<usize>, field: &str, what: impl Into<FailureKind>) -> Failure {
        let above = step.map_or_else(String::new, |step| format!("step.{step}."));
        Failure {
            file: self.file.to_string(),
            line: self.document.line(&format!("example.{}.{above}{field}", self.number)),
            game: game.to_owned(),
            example: self.name().to_owned(),
            step,
            field: field.to_owned(),
            what: what.into(),
        }
    }
}
