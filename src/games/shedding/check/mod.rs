//! Examples of shedding games.

mod expect;
mod file;
mod simulate;
mod start;

use std::sync::Arc;

use crate::check::example::{Behind, Query, Taught, Topic, Wrong, queries, topics};
use crate::engine::{Chance, Shuffled};
use crate::games::shedding::engine::{Game, IllegalMove, Step};
use crate::rules::{Clause, Rules};
use expect::{Expect, reason};
use file::{ExampleFacts, StepFacts};

impl Taught for Game {
    type Facts = ExampleFacts;

    const TOPICS: &'static [Topic] = topics![
        Hand, Top, Can, What, Why, Play, Code, Draw, Pass, Enter, News, Help, Tip, Counts, Card, Wish, Call, Catch,
        Challenge, Answer, Again, Several, Last
    ];

    const QUERIES: &'static [Query] =
        queries![Enter, Hand, Top, Counts, Can, Why, What, Tip, Card, Scores, Pending, News, Help, Legend];

    fn behind(query: Query) -> Behind {
        match query {
            Query::Card | Query::Why | Query::What => Behind::Card,
            _ => Behind::Nothing,
        }
    }

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

    fn refusal(why: &IllegalMove) -> (Option<Clause>, &'static str) {
        (why.clause, reason(&why.reason))
    }
}
