//! Playing all games of a plan, on several threads.

use std::sync::Arc;
use std::time::Instant;

use super::plan::{Plan, PlanFault};
use super::report::Report;
use super::table::{Counted, Table};
use super::tally::Tally;
use super::work::{EVERY, Work, share_out};
use crate::bot::Level;
use crate::engine::families::of_family;
use crate::rules::AnyRules;

impl Plan {
    /// Plays all games.
    ///
    /// # Errors
    /// Why the plan cannot be played.
    ///
    /// # Panics
    /// If a computer player makes a move that is not legal.
    pub fn run(&self, rules: &AnyRules) -> Result<Report, PlanFault> {
        self.run_telling(rules, &|_| ())
    }

    /// The same; every ten seconds `tell` gets the number of games that were played.
    ///
    /// # Errors
    /// Why the plan cannot be played.
    ///
    /// # Panics
    /// If a computer player makes a move that is not legal.
    pub fn run_telling(&self, rules: &AnyRules, tell: &dyn Fn(u64)) -> Result<Report, PlanFault> {
        let seats = self.setup.seats;
        if !rules.sizes().contains(usize::from(seats)) {
            let (game, sizes) = (rules.id().to_owned(), rules.sizes());
            return Err(PlanFault::Players { game, sizes, players: seats });
        }
        let levels = self.levels_by_seat()?;
        let start = Instant::now();
        let (tally, sides) =
            of_family!(rules, G, rules => (self.tally::<G>(rules, &levels, tell), G::sides(self.setup)));
        let game = rules.id().to_owned();
        Ok(Report { game, sides, levels, seed: self.seed, tally, elapsed: start.elapsed() })
    }

    /// Plays all games of the rules of a family. Each game has a seed of its own, so it is the same on every thread.
    fn tally<G: Counted>(&self, rules: &Arc<G::Rules>, levels: &[Level], tell: &dyn Fn(u64)) -> Tally {
        let work = Games::<G> { plan: self, rules, levels };
        share_out(&work, self.games, self.threads.max(1), EVERY, tell).1
    }
}

/// The games of a plan.
struct Games<'a, G: Counted> {
    plan: &'a Plan,
    rules: &'a Arc<G::Rules>,
    levels: &'a [Level],
}

impl<'a, G: Counted> Work for Games<'a, G> {
    type Count = (Table<'a, G>, Tally);

    fn begin(&self) -> Self::Count {
        (Table::new(self.plan, self.rules, self.levels), Tally::new(G::sides(self.plan.setup)))
    }

    fn play(&self, (table, tally): &mut Self::Count, number: u64) {
        table.play(number, tally);
    }

    fn both(&self, (table, mut tally): Self::Count, (_, other): Self::Count) -> Self::Count {
        tally.add(&other);
        (table, tally)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Setup;
    use crate::rules::{Library, TableSizes};

    fn plan(threads: usize) -> Plan {
        let levels = vec![Level::Medium, Level::Easy, Level::Random];
        Plan { setup: Setup::new(3), levels, seed: 5, games: 100, threads, whole_match: false, watched: false }
    }

    fn rules(game: &str, options: &[(&str, &str)]) -> AnyRules {
        let options: Vec<_> = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        Library::built_in().load(game, &options).expect("a built-in game").rules
    }

    #[test]
    fn threads_change_nothing_but_the_time() {
        let rules = rules("uno", &[]);
        let one = plan(1).run(&rules).expect("a plan").tally;
        for threads in 2..=4 {
            assert_eq!(plan(threads).run(&rules).expect("a plan").tally, one);
        }
        assert_eq!(one.games, 100);
        assert_eq!(one.wins.iter().sum::<u64>() + one.shared, 100);
    }

    #[test]
    fn a_game_is_one_round_unless_it_is_a_match() {
        let rules = rules("uno", &[("rounds", "4")]);
        let round = plan(1).run(&rules).expect("a plan").tally;
        let whole = Plan { whole_match: true, ..plan(1) }.run(&rules).expect("a plan").tally;
        assert_eq!((round.games, whole.games), (100, 100));
        assert!(whole.median_turns() > 2 * round.median_turns());
    }

    #[test]
    fn a_plan_that_the_rules_do_not_allow_is_refused() {
        let rules = rules("mau-mau", &[]);
        let seven = Plan { setup: Setup::new(7), ..plan(1) };
        let fault = PlanFault::Players {
            game: "mau-mau".to_owned(),
            sizes: TableSizes::Range { min: 2, max: 6 },
            players: 7,
        };
        assert_eq!(seven.run(&rules), Err(fault));
        let two = Plan { levels: vec![Level::Easy; 2], ..plan(1) };
        assert_eq!(two.run(&rules), Err(PlanFault::Levels { levels: 2, players: 3 }));
    }
}
