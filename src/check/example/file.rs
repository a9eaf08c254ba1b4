//! Files of examples: reading them, and running each example step by step.

use std::any::Any;
use std::sync::Arc;

use schemars::generate::SchemaGenerator;
use schemars::{JsonSchema, Schema};
use serde::Deserialize;

use super::compare::{Compare, Failure, FailureKind, Wrong, seat_of, wrong};
use super::facts::{ExampleHead, Examples, StepAction};
use crate::engine::Dice;
use crate::games::of_family;
use crate::rules::{
    AnyRules, Clause, Diagnostic, DiagnosticKind, Document, ExampleFile, Kind, general_clauses, schema,
};

/// An examples file.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, bound(deserialize = "E: Deserialize<'de>"))]
struct FileFacts<E> {
    /// The game. The library has read it already, to know to whom the file belongs.
    #[serde(rename = "game")]
    _game: Option<String>,
    #[serde(default)]
    example: Vec<E>,
}

pub fn schema() -> serde_json::Value {
    fn of<G: Examples>(generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<FileFacts<G::Facts>>()
    }
    let families = Kind::ALL.map(|family| -> fn(&mut SchemaGenerator) -> Schema { of_family!(family, G => of::<G>) });
    schema::of_any("A file of examples of Sixdot", &families)
}

#[derive(Debug)]
pub struct Example {
    file: Arc<str>,
    document: Arc<Document>,
    number: usize,
    pub name: String,
    pub clauses: Vec<Clause>,
    pub options: Vec<(String, String)>,
    pub(super) steps: Vec<StepAction>,
    /// The statements of its family: [`Examples::Facts`].
    facts: Arc<dyn Any + Send + Sync>,
}

impl Example {
    /// Reads the examples of a file for a game of this family.
    ///
    /// # Errors
    /// The file cannot be parsed.
    pub fn read_all(file: &ExampleFile, family: Kind) -> Result<Vec<Example>, Vec<Diagnostic>> {
        of_family!(family, G => Example::read_of::<G>(file))
    }

    fn read_of<G: Examples>(file: &ExampleFile) -> Result<Vec<Example>, Vec<Diagnostic>> {
        let (facts, document) = Document::read::<FileFacts<G::Facts>>(&file.name, &file.text)?;
        let (name, document) = (Arc::from(file.name.as_str()), Arc::new(document));
        let example = |(number, facts): (usize, G::Facts)| {
            let head = ExampleHead::of(&facts);
            Example {
                file: Arc::clone(&name),
                document: Arc::clone(&document),
                number,
                name: head.name,
                clauses: head.clauses,
                options: head.options.into_iter().collect(),
                steps: head.step,
                facts: Arc::new(facts),
            }
        };
        Ok((1..).zip(facts.example).map(example).collect())
    }

    pub(super) fn facts<G: Examples>(&self) -> Result<&G::Facts, Wrong> {
        self.facts.downcast_ref().ok_or_else(|| wrong("game", FailureKind::OtherFamily))
    }

    /// The game at the beginning of the example. The stated shuffles are followed by `then`.
    ///
    /// # Errors
    /// The set-up is invalid.
    pub fn begin<G: Examples>(&self, rules: &Arc<G::Rules>, then: Option<Dice>) -> Result<G, Box<Failure>> {
        self.facts::<G>()
            .and_then(|facts| G::set_up(facts, rules, then))
            .map_err(|(field, what)| Box::new(self.failure(rules.id(), None, &field, what)))
    }

    /// Adds the line to an error in the chosen options.
    pub(super) fn placed(&self, fault: Diagnostic) -> Diagnostic {
        let concerns = |name: &str| self.options.iter().any(|(option, _)| option == name);
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
            example: self.name.clone(),
            step,
            field: field.to_owned(),
            what: what.into(),
        }
    }

    pub fn run(&self, rules: &AnyRules) -> Vec<Failure> {
        let wrong = of_family!(rules, G, rules => self.play::<G>(rules));
        let in_itself = self.wrong_in_itself(rules).into_iter().map(|wrong| (None, wrong));
        in_itself
            .chain(self.wrong_lesson(rules))
            .chain(wrong)
            .map(|(step, (field, what))| self.failure(rules.id(), step, &field, what))
            .collect()
    }

    /// Plays up to the first step with failures, since later steps depend on it.
    fn play<G: Examples>(&self, rules: &Arc<G::Rules>) -> Vec<(Option<usize>, Wrong)> {
        let begun = self.facts::<G>().and_then(|facts| Ok((facts, G::set_up(facts, rules, None)?)));
        let (facts, mut game) = match begun {
            Ok(begun) => begun,
            Err(wrong) => return vec![(None, wrong)],
        };
        game.settle();
        for (index, action) in self.steps.iter().enumerate() {
            let done = action.line.as_ref().map_or(Ok(None), |line| take(&mut game, line, action));
            let wrong = done.map_or_else(|wrong| vec![wrong], |done| game.compare(done.as_ref(), facts, index));
            if !wrong.is_empty() {
                return wrong.into_iter().map(|wrong| (Some(index + 1), wrong)).collect();
            }
        }
        match game.chance().unused() {
            0 => Vec::new(),
            unused => vec![(None, wrong("shuffles", FailureKind::UnusedShuffles { unused }))],
        }
    }

    /// Checks the name and the clauses of the example.
    fn wrong_in_itself(&self, rules: &AnyRules) -> Vec<Wrong> {
        let mut found = Compare::default();
        let name = &self.name;
        let of_a_name = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if name.is_empty() || !name.bytes().all(of_a_name) {
            found.wrong("name", FailureKind::BadName { name: name.clone() });
        }
        if self.clauses.is_empty() {
            found.wrong("clauses", FailureKind::Missing);
        }
        for clause in &self.clauses {
            if !rules.clauses.contains_key(clause) && !general_clauses().contains_key(clause) {
                found.wrong("clauses", FailureKind::UnknownClause { clause: *clause });
            }
        }
        if !self.steps.iter().any(StepAction::expects) {
            found.wrong("step", FailureKind::NothingExpected);
        }
        found.into_wrong()
    }
}

fn take<G: Examples>(game: &mut G, line: &str, action: &StepAction) -> Result<Option<G::Step>, Wrong> {
    let read = G::read_line(game.rules(), line);
    let read = read.and_then(|(seat, wanted)| Ok((seat_of(seat.0 + 1, game.setup().seats)?, wanted)));
    let (seat, wanted) = read.map_err(|fault| wrong("move", fault))?;
    let outcome = game.apply(seat, wanted);
    if let Some(fault) = game.chance().fault() {
        return Err(wrong("move", fault));
    }
    came_out(outcome.map_err(|why| G::refusal(&why)), action)
}

fn came_out<T>(outcome: Result<T, (Option<Clause>, String)>, action: &StepAction) -> Result<Option<T>, Wrong> {
    let differs =
        |field: &str, expected: String, got: String| Err(wrong(field, FailureKind::Differs { expected, got }));
    match (outcome, &action.refused) {
        (Ok(step), None) => Ok(Some(step)),
        (Ok(_), Some(clause)) => differs("refused", format!("refused by {clause}"), "a legal move".to_owned()),
        (Err((clause, word)), expected) => {
            let clause = clause.map_or_else(|| "none".to_owned(), |clause| clause.to_string());
            match (expected, &action.reason) {
                (None, _) => differs("move", "a legal move".to_owned(), format!("refused by {clause}: {word}")),
                (Some(expected), _) if *expected != clause => {
                    differs("refused", expected.clone(), format!("{clause}: {word}"))
                }
                (_, Some(expected)) if *expected != word => differs("reason", expected.clone(), word),
                _ => Ok(None),
            }
        }
    }
}
