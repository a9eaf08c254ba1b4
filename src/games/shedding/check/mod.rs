//! Examples of shedding games.

mod expect;
mod file;
mod simulate;
mod start;

use std::sync::Arc;

use crate::check::example::{Behind, Query, RoundResult, Taught, Topic, Wrong, queries, topics};
use crate::engine::{Chance, Seat, Shuffled};
use crate::games::shedding::engine::{Game, IllegalMove, Step};
use crate::rules::{Clause, Doubt, Rules};
use expect::{Expect, reason};
use file::{ExampleFacts, StepFacts};
use simulate::doubts;

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

    fn result_of_round(&self, _: u64) -> RoundResult {
        let view = self.view_of(Seat(0));
        let outcome = view.outcome().expect("nobody has to act only when the round is over");
        let winners = outcome.champions.unwrap_or(outcome.winners);
        let first = winners.iter().next();
        let together = first.is_some_and(|first| winners.iter().all(|winner| view.are_partners(first, winner)));
        let winners = winners.iter().filter(|_| together).collect();
        RoundResult { turns: view.turns().into(), winners, end: outcome.end }
    }

    fn doubts(rules: &Arc<Rules>, tables: &[u8]) -> Vec<Doubt> {
        doubts(rules, tables)
    }
}
