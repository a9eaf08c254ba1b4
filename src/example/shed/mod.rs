//! Examples of shedding games.

mod expect;
mod file;
mod start;
mod telling;

use std::sync::Arc;

use super::stated::Wrong;
use super::taught::Taught;
use crate::engine::{Chance, Game, Shuffled, Step, Why};
use crate::rules::{Clause, Rules};
use expect::Expect;
use file::{ExampleFacts, StepFacts};

impl Taught for Game {
    type Facts = ExampleFacts;

    fn set_up(
        facts: &ExampleFacts,
        rules: &Arc<Rules>,
        chance: impl FnOnce(Vec<Shuffled>) -> Chance,
    ) -> Result<Self, Wrong> {
        start::set_up(facts, rules, chance)
    }

    fn compare(&self, done: Option<&Step>, expected: &StepFacts) -> Vec<Wrong> {
        Expect::new(self, done).compare(expected)
    }

    fn refusal(why: &Why) -> (Option<Clause>, &'static str) {
        (why.clause, telling::reason(&why.reason))
    }
}
