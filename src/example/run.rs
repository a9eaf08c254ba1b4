//! Running an example, step by step.

use std::sync::Arc;

use super::Example;
use super::expect::Expect;
use super::failure::{Failure, FailureKind};
use super::file::StepFacts;
use super::start::seat_of;
use super::telling;
use crate::engine::{Game, Step};
use crate::notation::Notation;
use crate::rules::{Rules, general_clauses};

impl Example {
    /// Runs it: what does not hold; nothing if all of it does. A step that does not hold is the last one: what follows
    /// rests on it.
    #[must_use]
    pub fn run(&self, rules: &Arc<Rules>) -> Vec<Failure> {
        let failure = |step, field: &str, what| self.failure(&rules.book().id, step, field, what);
        let mut failures: Vec<Failure> =
            self.wrong_in_itself(rules).into_iter().map(|(field, what)| failure(None, field, what)).collect();
        let mut game = match self.begin(rules) {
            Ok(game) => game,
            Err(wrong) => {
                failures.push(*wrong);
                return failures;
            }
        };
        if let Some((step, field, what)) = self.wrong_lesson(rules) {
            failures.push(failure(Some(step), field, what));
        }
        for (index, step) in self.facts.step.iter().enumerate() {
            let wrong = take_step(&mut game, step);
            if !wrong.is_empty() {
                failures.extend(wrong.into_iter().map(|(field, what)| failure(Some(index + 1), &field, what)));
                return failures;
            }
        }
        let unused = game.unused_shuffles();
        if unused > 0 {
            failures.push(failure(None, "shuffles", FailureKind::UnusedShuffles { unused }));
        }
        failures
    }

    /// What is wrong with the example whatever comes of it.
    fn wrong_in_itself(&self, rules: &Rules) -> Vec<(&'static str, FailureKind)> {
        let mut wrong = Vec::new();
        let name = self.name();
        let of_a_name = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if name.is_empty() || !name.bytes().all(of_a_name) {
            wrong.push(("name", FailureKind::BadName { name: name.to_owned() }));
        }
        if self.clauses().is_empty() {
            wrong.push(("clauses", FailureKind::Missing));
        }
        for clause in self.clauses() {
            if !rules.book().clauses.contains_key(clause) && !general_clauses().contains_key(clause) {
                wrong.push(("clauses", FailureKind::UnknownClause { clause: *clause }));
            }
        }
        if !self.facts.step.iter().any(StepFacts::expects) {
            wrong.push(("step", FailureKind::NothingExpected));
        }
        wrong
    }
}

/// Makes the move of a step and looks whether it came out as expected.
fn take_step(game: &mut Game, facts: &StepFacts) -> Vec<(String, FailureKind)> {
    let rules = Arc::clone(game.rules());
    let notation = Notation::of(&rules);
    let wrong = |field: &str, what| vec![(field.to_owned(), what)];
    let mut done: Option<Step> = None;
    if let Some(line) = &facts.line {
        let read = notation
            .read_line(line)
            .and_then(|(seat, wanted)| seat_of(seat.0 + 1, game.setup().seats).map(|seat| (seat, wanted)));
        let (seat, wanted) = match read {
            Ok(read) => read,
            Err(fault) => return wrong("move", fault.into()),
        };
        let outcome = game.apply(seat, wanted);
        if let Some(fault) = game.chance_fault() {
            return wrong("move", fault.into());
        }
        match (outcome, &facts.refused) {
            (Ok(step), None) => done = Some(step),
            (Ok(_), Some(clause)) => {
                let (expected, got) = (format!("refused by {clause}"), "a legal move".to_owned());
                return wrong("refused", FailureKind::Differs { expected, got });
            }
            (Err(why), expected) => {
                let clause = why.clause.map_or_else(|| "none".to_owned(), |clause| clause.to_string());
                let reason = telling::reason(&why.reason);
                let Some(expected) = expected else {
                    let (expected, got) = ("a legal move".to_owned(), format!("refused by {clause}: {reason}"));
                    return wrong("move", FailureKind::Differs { expected, got });
                };
                if *expected != clause {
                    let (expected, got) = (expected.clone(), format!("{clause}: {reason}"));
                    return wrong("refused", FailureKind::Differs { expected, got });
                }
                if let Some(expected) = facts.reason.as_ref().filter(|expected| *expected != reason) {
                    let (expected, got) = (expected.clone(), reason.to_owned());
                    return wrong("reason", FailureKind::Differs { expected, got });
                }
            }
        }
    }
    Expect::new(game, notation, done.as_ref()).compare(facts)
}
