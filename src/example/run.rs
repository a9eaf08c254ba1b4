//! Running an example, step by step.

use std::sync::Arc;

use super::expect::Expect;
use super::failure::{Failure, FailureKind};
use super::file::StepFacts;
use super::start::{Wrong, seat_of, set_up};
use super::{Example, Facts, patience, telling, wall};
use crate::engine::{Chance, Game, Step};
use crate::notation::{Notation, Written as _};
use crate::rules::{AnyRules, Clause, general_clauses};

/// A game that an example plays.
pub(super) trait Trial {
    /// A step of the example.
    type Step;

    /// Makes the move of a step and looks whether it came out as expected: the fields that do not hold.
    fn take(&mut self, facts: &Self::Step) -> Vec<Wrong>;

    /// How many of the stated shuffles were not used.
    fn unused_shuffles(&self) -> usize;
}

/// Takes all steps up to one that does not hold: what follows rests on it. What is wrong, with the step from 1.
fn run_all<T: Trial>(begun: Result<T, Wrong>, steps: &[T::Step]) -> Vec<(Option<usize>, Wrong)> {
    let mut trial = match begun {
        Ok(trial) => trial,
        Err(wrong) => return vec![(None, wrong)],
    };
    for (index, step) in steps.iter().enumerate() {
        let wrong = trial.take(step);
        if !wrong.is_empty() {
            return wrong.into_iter().map(|wrong| (Some(index + 1), wrong)).collect();
        }
    }
    match trial.unused_shuffles() {
        0 => Vec::new(),
        unused => vec![(None, ("shuffles".to_owned(), FailureKind::UnusedShuffles { unused }))],
    }
}

impl Example {
    /// Runs it: what does not hold; nothing if all of it does.
    #[must_use]
    pub fn run(&self, rules: &AnyRules) -> Vec<Failure> {
        let wrong = match (&self.facts, rules) {
            (Facts::Shed(facts), AnyRules::Shed(rules)) => {
                let settled = set_up(facts, rules, Chance::stated).map(|mut trial| {
                    trial.settle();
                    trial
                });
                run_all(settled, &facts.step)
            }
            (Facts::Wall(facts), AnyRules::Wall(rules)) => run_all(wall::begin(facts, rules), &facts.step),
            (Facts::Patience(facts), AnyRules::Patience(rules)) => {
                run_all(patience::begin(facts, rules), &facts.step)
            }
            _ => vec![(None, ("game".to_owned(), FailureKind::OtherFamily))],
        };
        let in_itself = self.wrong_in_itself(rules).into_iter().map(|(field, what)| (None, (field.to_owned(), what)));
        let lesson = self.wrong_lesson(rules).map(|(step, field, what)| (Some(step), (field.to_owned(), what)));
        let all = in_itself.chain(lesson).chain(wrong);
        all.map(|(step, (field, what))| self.failure(rules.id(), step, &field, what)).collect()
    }

    /// What is wrong with the example whatever comes of it.
    fn wrong_in_itself(&self, rules: &AnyRules) -> Vec<(&'static str, FailureKind)> {
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
            if !rules.clauses().contains_key(clause) && !general_clauses().contains_key(clause) {
                wrong.push(("clauses", FailureKind::UnknownClause { clause: *clause }));
            }
        }
        if !self.facts.expect_anything() {
            wrong.push(("step", FailureKind::NothingExpected));
        }
        wrong
    }
}

/// Whether a move was allowed or refused as a step expects, by which clause and for which reason; what was not
/// expected.
pub(super) fn came_out<T>(
    outcome: Result<T, (Option<Clause>, &str)>,
    refused: Option<&String>,
    reason: Option<&String>,
) -> Result<Option<T>, Wrong> {
    let differs =
        |field: &str, expected: String, got: String| Err((field.to_owned(), FailureKind::Differs { expected, got }));
    match (outcome, refused) {
        (Ok(step), None) => Ok(Some(step)),
        (Ok(_), Some(clause)) => differs("refused", format!("refused by {clause}"), "a legal move".to_owned()),
        (Err((clause, word)), expected) => {
            let clause = clause.map_or_else(|| "none".to_owned(), |clause| clause.to_string());
            match (expected, reason) {
                (None, _) => differs("move", "a legal move".to_owned(), format!("refused by {clause}: {word}")),
                (Some(expected), _) if *expected != clause => {
                    differs("refused", expected.clone(), format!("{clause}: {word}"))
                }
                (_, Some(expected)) if expected != word => differs("reason", expected.clone(), word.to_owned()),
                _ => Ok(None),
            }
        }
    }
}

impl Trial for Game {
    type Step = StepFacts;

    fn take(&mut self, facts: &StepFacts) -> Vec<Wrong> {
        let rules = Arc::clone(self.rules());
        let notation = Notation::of(&rules);
        let wrong = |field: &str, what| vec![(field.to_owned(), what)];
        let mut done: Option<Step> = None;
        if let Some(line) = &facts.line {
            let read = Game::read_line(&rules, line)
                .and_then(|(seat, wanted)| seat_of(seat.0 + 1, self.setup().seats).map(|seat| (seat, wanted)));
            let (seat, wanted) = match read {
                Ok(read) => read,
                Err(fault) => return wrong("move", fault.into()),
            };
            let outcome = self.apply(seat, wanted);
            if let Some(fault) = self.chance_fault() {
                return wrong("move", fault.into());
            }
            let outcome = outcome.as_ref().map_err(|why| (why.clause, telling::reason(&why.reason)));
            match came_out(outcome.cloned(), facts.refused.as_ref(), facts.reason.as_ref()) {
                Ok(step) => done = step,
                Err(unexpected) => return vec![unexpected],
            }
        }
        Expect::new(self, notation, done.as_ref()).compare(facts)
    }

    fn unused_shuffles(&self) -> usize {
        Game::unused_shuffles(self)
    }
}
