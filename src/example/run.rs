//! Running an example, step by step.

use std::sync::Arc;

use super::facts::{Doing, Facts};
use super::failure::{Failure, FailureKind};
use super::file::Example;
use super::stated::{Wrong, seat_of, wrong};
use super::taught::Taught;
use crate::engine::Chance;
use crate::engine::families::of_family;
use crate::rules::{AnyRules, Clause, general_clauses};

impl Example {
    /// Runs it: what does not hold; nothing if all of it does.
    #[must_use]
    pub fn run(&self, rules: &AnyRules) -> Vec<Failure> {
        let wrong = of_family!(rules, G, rules => self.play::<G>(rules));
        let in_itself = self.wrong_in_itself(rules).into_iter().map(|(field, what)| (None, (field.to_owned(), what)));
        let lesson = self.wrong_lesson(rules).map(|(step, field, what)| (Some(step), (field.to_owned(), what)));
        let all = in_itself.chain(lesson).chain(wrong);
        all.map(|(step, (field, what))| self.failure(rules.id(), step, &field, what)).collect()
    }

    /// Takes all steps up to one that does not hold: what follows rests on it. What is wrong, with the step from 1.
    fn play<G: Taught>(&self, rules: &Arc<G::Rules>) -> Vec<(Option<usize>, Wrong)> {
        let begun = self.facts::<G>().and_then(|facts| Ok((facts, G::set_up(facts, rules, Chance::stated)?)));
        let (facts, mut game) = match begun {
            Ok(begun) => begun,
            Err(wrong) => return vec![(None, wrong)],
        };
        game.settle();
        for (number, (doing, expected)) in (1..).zip(self.steps().iter().zip(facts.steps())) {
            let done = doing.line.as_ref().map_or(Ok(None), |line| take(&mut game, line, doing));
            let wrong = done.map_or_else(|wrong| vec![wrong], |done| game.compare(done.as_ref(), expected));
            if !wrong.is_empty() {
                return wrong.into_iter().map(|wrong| (Some(number), wrong)).collect();
            }
        }
        match game.unused_shuffles() {
            0 => Vec::new(),
            unused => vec![(None, wrong("shuffles", FailureKind::UnusedShuffles { unused }))],
        }
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
        if !self.steps().iter().any(|step| step.expects) {
            wrong.push(("step", FailureKind::NothingExpected));
        }
        wrong
    }
}

/// Makes the move of a step: what it brought about, or nothing if it was refused as expected.
fn take<G: Taught>(game: &mut G, line: &str, doing: &Doing) -> Result<Option<G::Step>, Wrong> {
    let read = G::read_line(game.rules(), line);
    let read = read.and_then(|(seat, wanted)| Ok((seat_of(seat.0 + 1, game.setup().seats)?, wanted)));
    let (seat, wanted) = read.map_err(|fault| wrong("move", fault))?;
    let outcome = game.apply(seat, wanted);
    if let Some(fault) = game.chance_fault() {
        return Err(wrong("move", fault));
    }
    came_out(outcome.map_err(|why| G::refusal(&why)), doing)
}

/// Whether a move was allowed or refused as a step expects, by which clause and for which reason; what was not
/// expected.
fn came_out<T>(outcome: Result<T, (Option<Clause>, &str)>, doing: &Doing) -> Result<Option<T>, Wrong> {
    let differs =
        |field: &str, expected: String, got: String| Err(wrong(field, FailureKind::Differs { expected, got }));
    match (outcome, &doing.refused) {
        (Ok(step), None) => Ok(Some(step)),
        (Ok(_), Some(clause)) => differs("refused", format!("refused by {clause}"), "a legal move".to_owned()),
        (Err((clause, word)), expected) => {
            let clause = clause.map_or_else(|| "none".to_owned(), |clause| clause.to_string());
            match (expected, &doing.reason) {
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
