//! Playing all games of a plan, on several threads.

use std::sync::Arc;
use std::time::Instant;

use super::plan::{Plan, PlanFault};
use super::report::Report;
use super::table::{Counted, Table};
use super::tally::Tally;
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
        let seats = self.setup.seats;
        if !rules.sizes().contains(usize::from(seats)) {
            let (game, sizes) = (rules.id().to_owned(), rules.sizes());
            return Err(PlanFault::Players { game, sizes, players: seats });
        }
        let levels = self.levels_by_seat()?;
        let start = Instant::now();
        let (tally, sides) = of_family!(rules, G, rules => (self.tally::<G>(rules, &levels), G::sides(self.setup)));
        let game = rules.id().to_owned();
        Ok(Report { game, sides, levels, seed: self.seed, tally, elapsed: start.elapsed() })
    }

    /// Plays all games of the rules of a family.
    fn tally<G: Counted>(&self, rules: &Arc<G::Rules>, levels: &[Level]) -> Tally {
        let sides = G::sides(self.setup);
        let threads = self.threads.max(1);
        let tables: Vec<_> = (0..threads).map(|_| Table::<G>::new(self, rules, levels)).collect();
        let mut tally = Tally::new(sides);
        std::thread::scope(|scope| {
            let mut running = Vec::new();
            for (first, mut table) in (0..).zip(tables) {
                running.push(scope.spawn(move || {
                    let mut tally = Tally::new(sides);
                    for number in (first..self.games).step_by(threads) {
                        table.play(number, &mut tally);
                    }
                    tally
                }));
            }
            for thread in running {
                tally.add(&thread.join().expect("computer players make legal moves only"));
            }
        });
        tally
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
        assert_eq!(plan(4).run(&rules).expect("a plan").tally, one);
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
