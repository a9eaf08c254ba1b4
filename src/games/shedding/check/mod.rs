//! Examples of shedding games.

mod expect;
mod file;
mod simulate;
mod start;

use std::sync::Arc;

use crate::check::example::{Examples, Wrong};
use crate::engine::{Chance, Shuffled};
use crate::games::shedding::engine::{IllegalMove, SheddingGame, Step};
use crate::rules::{Clause, Rules};
use expect::{Expect, reason};
use file::ExampleFacts;

impl Examples for SheddingGame {
    type Facts = ExampleFacts;

    const TOPICS: &'static str = "hand top can what why play code draw pass enter news help tip counts card wish call catch challenge \
        answer again several last";

    const QUERIES: &'static str = "enter hand top counts can why what tip card scores pending news help legend";

    fn set_up(
        facts: &ExampleFacts,
        rules: &Arc<Rules>,
        chance: impl FnOnce(Vec<Shuffled>) -> Chance,
    ) -> Result<Self, Wrong> {
        start::set_up(facts, rules, chance)
    }

    fn compare(&self, done: Option<&Step>, facts: &ExampleFacts, step: usize) -> Vec<Wrong> {
        Expect::new(self, done).compare(&facts.step[step])
    }

    fn refusal(why: &IllegalMove) -> (Option<Clause>, String) {
        (why.clause, reason(&why.reason))
    }
}
