//! Solver statistics of a patience: deals that can be won with knowledge of the hidden pile.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::report::{interval, per_second, percent};
use super::run::{EVERY, Work, share_out};
use crate::engine::Dice;
use crate::games::patience::engine::{Move, PatienceGame, SolverResult};
use crate::games::patience::rules::Rules;

#[derive(Clone, Copy, Debug)]
pub struct Deals {
    /// The seed of the seeds of all deals; the same deals as in games with this seed.
    pub seed: u64,
    pub games: u64,
    pub threads: usize,
    pub positions: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    pub game: String,
    pub seed: u64,
    /// Deals that can be won, that cannot, and undecided ones.
    pub counts: [u64; 3],
    pub elapsed: Duration,
}

impl Deals {
    /// Solves all deals; every ten seconds `tell` gets the number of finished deals.
    #[must_use]
    pub fn solve(&self, rules: &Arc<Rules>, tell: &dyn Fn(u64)) -> Solved {
        let start = Instant::now();
        let counts = share_out(&Solving { deals: self, rules }, self.games, self.threads.max(1), EVERY, tell);
        Solved { game: rules.book().id.clone(), seed: self.seed, counts, elapsed: start.elapsed() }
    }
}

struct Solving<'a> {
    deals: &'a Deals,
    rules: &'a Arc<Rules>,
}

impl Work for Solving<'_> {
    type Count = [u64; 3];

    fn begin(&self) -> [u64; 3] {
        [0; 3]
    }

    fn play(&self, counts: &mut [u64; 3], number: u64) {
        let mut game = PatienceGame::new(Arc::clone(self.rules), Dice::new(self.deals.seed, number).seed());
        game.apply_silently(Move::Deal).expect("the deal is the first move");
        counts[match game.solve(self.deals.positions) {
            SolverResult::Winnable => 0,
            SolverResult::Lost => 1,
            SolverResult::Undecided => 2,
        }] += 1;
    }

    fn both(&self, mut one: [u64; 3], other: [u64; 3]) -> [u64; 3] {
        one.iter_mut().zip(other).for_each(|(all, own)| *all += own);
        one
    }
}

impl Solved {
    #[must_use]
    pub fn to_text(&self) -> String {
        let games: u64 = self.counts.iter().sum();
        let [winnable, lost, undecided] = self.counts.map(|count| {
            let (low, high) = interval(count, games);
            format!("{count}, {} % ({:.1} to {:.1})", percent(count, games), low * 100.0, high * 100.0)
        });
        format!(
            "game: {}\nseed: {}\ngames: {games}\nwinnable: {winnable}\nlost: {lost}\nundecided: {undecided}\n\
             games per second: {}\n",
            self.game,
            self.seed,
            per_second(games, self.elapsed),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{AnyRules, Library};

    #[test]
    fn threads_change_nothing_and_a_small_budget_decides_less() {
        let Ok(AnyRules::Patience(rules)) = Library::built_in().load("numnum-patience", &[]).map(|game| game.rules)
        else {
            panic!("a patience");
        };
        let deals = Deals { seed: 3, games: 40, threads: 1, positions: 100_000 };
        let one = deals.solve(&rules, &|_| ()).counts;
        assert_eq!(one.iter().sum::<u64>(), 40);
        assert!(one[0] > 0 && one[1] > 0, "{one:?}");
        assert_eq!(Deals { threads: 3, ..deals }.solve(&rules, &|_| ()).counts, one);
        let [winnable, lost, undecided] = Deals { positions: 100, ..deals }.solve(&rules, &|_| ()).counts;
        assert!(winnable <= one[0] && lost <= one[1] && undecided > one[2]);
    }
}
