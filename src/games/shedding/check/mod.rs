//! Examples of shedding games.

mod expect;
mod file;
mod simulate;
mod start;

use std::sync::Arc;

use crate::check::example::{Examples, RoundResult, Wrong};
use crate::engine::{Chance, Seat, Shuffled};
use crate::games::shedding::engine::{IllegalMove, SheddingGame, Step};
use crate::rules::{Clause, Doubt, Rules};
use expect::{Expect, reason};
use file::ExampleFacts;
use simulate::doubts;

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
