//! Files of examples, and the examples that stand in them.

use std::any::Any;
use std::sync::Arc;

use schemars::generate::SchemaGenerator;
use schemars::{JsonSchema, Schema};
use serde::Deserialize;

use super::facts::{Doing, Facts, Head};
use super::failure::{Failure, FailureKind};
use super::stated::{Wrong, wrong};
use super::taught::Taught;
use crate::engine::families::of_family;
use crate::engine::{Chance, Dice, Shuffled};
use crate::rules::book::Kind;
use crate::rules::{Clause, Diagnostic, DiagnosticKind, Document, ExampleFile, GameRules as _, schema};

/// An examples file.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, bound(deserialize = "E: Deserialize<'de>"))]
struct FileFacts<E> {
    /// The game. The library has read it already, to know to whom the file belongs.
    #[serde(rename = "game")]
    _game: Option<String>,
    #[serde(default)]
    example: Vec<E>,
}

/// The JSON Schema of files of examples.
#[must_use]
pub fn schema() -> serde_json::Value {
    fn of<G: Taught>(generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<FileFacts<G::Facts>>()
    }
    let families = Kind::ALL.map(|family| -> fn(&mut SchemaGenerator) -> Schema { of_family!(family, G => of::<G>) });
    schema::of_any("A file of examples of Sixdot", &families)
}

/// An example of a file.
#[derive(Clone, Debug)]
pub struct Example {
    file: Arc<str>,
    document: Arc<Document>,
    /// Its place in the file, from 1.
    number: usize,
    head: Head,
    steps: Vec<Doing>,
    /// All that it states, in the words of its family: its [`Taught::Facts`].
    facts: Arc<dyn Any + Send + Sync>,
}

impl Example {
    /// Reads the examples of a file, which are those of a game of this family.
    ///
    /// # Errors
    /// Everything in the file that cannot be read, in order.
    pub fn read_all(file: &ExampleFile, family: Kind) -> Result<Vec<Example>, Vec<Diagnostic>> {
        of_family!(family, G => Example::read_of::<G>(file))
    }

    fn read_of<G: Taught>(file: &ExampleFile) -> Result<Vec<Example>, Vec<Diagnostic>> {
        let (facts, document) = Document::read::<FileFacts<G::Facts>>(&file.name, &file.text)?;
        let (name, document) = (Arc::from(file.name.as_str()), Arc::new(document));
        let example = |(number, facts): (usize, G::Facts)| Example {
            file: Arc::clone(&name),
            document: Arc::clone(&document),
            number,
            head: facts.head(),
            steps: facts.steps().iter().map(G::Facts::doing).collect(),
            facts: Arc::new(facts),
        };
        Ok((1..).zip(facts.example).map(example).collect())
    }

    /// Its name, unique among the examples of its game.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.head.name
    }

    /// The file that it stands in.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The clauses that it shows.
    #[must_use]
    pub fn clauses(&self) -> &[Clause] {
        &self.head.clauses
    }

    /// The options of the table with which it is played.
    #[must_use]
    pub fn options(&self) -> &[(String, String)] {
        &self.head.options
    }

    /// What is done in its steps.
    pub(super) fn steps(&self) -> &[Doing] {
        &self.steps
    }

    /// What it states, if it is of this family.
    pub(super) fn facts<G: Taught>(&self) -> Result<&G::Facts, Wrong> {
        self.facts.downcast_ref().ok_or_else(|| wrong("game", FailureKind::OtherFamily))
    }

    /// The game at the beginning of the example, in which nothing but the stated chance happens.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn begin<G: Taught>(&self, rules: &Arc<G::Rules>) -> Result<G, Box<Failure>> {
        self.begin_by(rules, Chance::stated)
    }

    /// A game that begins like the example and goes on by dice once the stated shuffles are used up.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn begin_with<G: Taught>(&self, rules: &Arc<G::Rules>, dice: Dice) -> Result<G, Box<Failure>> {
        self.begin_by(rules, |outcomes| Chance::stated_then(outcomes, dice))
    }

    fn begin_by<G: Taught>(
        &self,
        rules: &Arc<G::Rules>,
        chance: impl FnOnce(Vec<Shuffled>) -> Chance,
    ) -> Result<G, Box<Failure>> {
        let begun = self.facts::<G>().and_then(|facts| G::set_up(facts, rules, chance));
        begun.map_err(|(field, what)| Box::new(self.failure(rules.id(), None, &field, what)))
    }

    /// A fault of what it chooses, with the line in which it does so.
    pub(super) fn placed(&self, fault: Diagnostic) -> Diagnostic {
        let concerns = |name: &str| self.options().iter().any(|(option, _)| option == name);
        match &fault.what {
            DiagnosticKind::UnknownOption { option, .. }
            | DiagnosticKind::OptionValue { option, .. }
            | DiagnosticKind::OptionNumber { option, .. }
                if fault.line.is_none() && concerns(option) =>
            {
                let line = self.document.line(&format!("example.{}.options.{option}", self.number));
                Diagnostic { file: self.file.to_string(), line: Some(line), ..fault }
            }
            _ => fault,
        }
    }

    /// Something in it that does not hold, with its place.
    pub(super) fn failure(
        &self,
        game: &str,
        step: Option<usize>,
        field: &str,
        what: impl Into<FailureKind>,
    ) -> Failure {
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
