//! Many games between computer players, counted: `sixdot simulate`, and how a game plays: `sixdot check --balance`.

mod balance;
mod doubts;
mod patience;
mod report;
mod share;
mod shed;
mod solve;
mod table;
mod wall;
mod watched;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use crate::bot::{Level, LevelFault};
use crate::engine::{Setup, of_family};
use crate::rules::{AnyRules, TableSizes};
use table::{Counted, Sides, Table};

pub use balance::balance;
pub use doubts::doubts;
pub use report::Report;
pub use solve::{Deals, Solved};
pub use watched::Watched;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table.
    pub setup: Setup,
    /// One level for all, or one a seat.
    pub levels: Vec<Level>,
    /// The seed from which each game's own comes.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// On how many threads; the counts do not depend on it.
    pub threads: usize,
    /// Whether a game is a whole match; else it is one round.
    pub whole_match: bool,
    /// Whether it is counted what happens in the games.
    pub watched: bool,
}

/// A plan that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanFault {
    /// The rules do not allow so many players.
    #[error("{game} is not for {players} players")]
    Players {
        /// The game's id.
        game: String,
        /// How many can play.
        sizes: TableSizes,
        /// What was asked for.
        players: u8,
    },
    /// Neither one level nor one a seat.
    #[error("{levels} levels for {players} players")]
    Levels {
        /// How many levels there are.
        levels: usize,
        /// How many players.
        players: u8,
    },
    /// The game lacks a level.
    #[error(transparent)]
    Level(#[from] LevelFault),
}

/// Counts over games. It grows with the different lengths of games, never with their number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games ended.
    pub games: u64,
    /// How many games had so many turns.
    pub turns: BTreeMap<u64, u64>,
    /// Games won alone or with partners, by seat, or by party where there are two.
    pub wins: Vec<u64>,
    /// Games whose win was shared.
    pub shared: u64,
    /// Rounds in which nobody could play or draw (G-4).
    pub blocked: u64,
    /// Rounds that reached the turn limit (G-4).
    pub turn_limit: u64,
    /// How many games of a patience had so many cards laid.
    pub laid: BTreeMap<u64, u64>,
    /// What happened, if it was watched.
    pub watched: Watched,
}

impl Plan {
    /// The level of each seat.
    fn levels_by_seat(&self) -> Result<Vec<Level>, PlanFault> {
        match self.levels.as_slice() {
            [level] => Ok(vec![*level; usize::from(self.setup.seats)]),
            levels if levels.len() == usize::from(self.setup.seats) => Ok(levels.to_vec()),
            levels => Err(PlanFault::Levels { levels: levels.len(), players: self.setup.seats }),
        }
    }

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
        let (tally, sides) = of_family!(rules, G, rules => (self.tally::<G>(rules, &levels)?, G::sides(self.setup)));
        let game = rules.id().to_owned();
        Ok(Report { game, sides, levels, seed: self.seed, tally, elapsed: start.elapsed() })
    }

    /// Plays all games of the rules of a family.
    fn tally<G: Counted>(&self, rules: &Arc<G::Rules>, levels: &[Level]) -> Result<Tally, LevelFault> {
        let sides = G::sides(self.setup);
        let threads = self.threads.max(1);
        let tables = (0..threads).map(|_| Table::<G>::new(self, rules, levels)).collect::<Result<Vec<_>, _>>()?;
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
        Ok(tally)
    }
}

impl Tally {
    fn new(sides: Sides) -> Self {
        let wins = match sides {
            Sides::Seats(seats) => usize::from(seats),
            Sides::Parties => 2,
            Sides::Alone => 1,
        };
        Tally { wins: vec![0; wins], ..Tally::default() }
    }

    /// Counts a game of so many turns, won by one side, alone or as partners; if by none, the win was shared.
    fn count(&mut self, turns: u64, winners: impl IntoIterator<Item = usize>) {
        self.games += 1;
        *self.turns.entry(turns).or_default() += 1;
        let mut winners = winners.into_iter().peekable();
        self.shared += u64::from(winners.peek().is_none());
        winners.for_each(|winner| self.wins[winner] += 1);
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        for (turns, games) in &other.turns {
            *self.turns.entry(*turns).or_default() += games;
        }
        for (laid, games) in &other.laid {
            *self.laid.entry(*laid).or_default() += games;
        }
        for (own, others) in self.wins.iter_mut().zip(&other.wins) {
            *own += others;
        }
        self.shared += other.shared;
        self.blocked += other.blocked;
        self.turn_limit += other.turn_limit;
        self.watched.add(&other.watched);
    }

    /// The turns of the game in the middle when games are ordered by them; of two in the middle the shorter one's.
    #[must_use]
    pub fn median_turns(&self) -> u64 {
        median(&self.turns)
    }

    /// The turns of the longest game.
    #[must_use]
    pub fn most_turns(&self) -> u64 {
        self.turns.last_key_value().map_or(0, |(turns, _)| *turns)
    }

    /// The cards that were laid in the patience in the middle.
    #[must_use]
    pub fn median_laid(&self) -> u64 {
        median(&self.laid)
    }
}

/// The number of the game in the middle, of how many games had which number.
fn median(counts: &BTreeMap<u64, u64>) -> u64 {
    let games: u64 = counts.values().sum();
    let mut fewer = 0;
    let median = counts.iter().find(|(_, games_of)| {
        fewer += **games_of;
        fewer * 2 >= games
    });
    median.map_or(0, |(number, _)| *number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;

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
        let hard = Plan { levels: vec![Level::Hard], ..plan(1) };
        let fault = LevelFault::NotInThisGame { level: Level::Hard, game: "mau-mau".to_owned() };
        assert_eq!(hard.run(&rules), Err(PlanFault::Level(fault)));
    }

    #[test]
    fn the_median_is_the_middle_game() {
        let tally = |turns: &[(u64, u64)]| {
            let games = turns.iter().map(|(_, games)| games).sum();
            Tally { games, turns: turns.iter().copied().collect(), ..Tally::default() }
        };
        assert_eq!(tally(&[(5, 1), (7, 1), (90, 1)]).median_turns(), 7);
        assert_eq!(tally(&[(5, 2), (90, 2)]).median_turns(), 5);
        assert_eq!(tally(&[(5, 2), (90, 2)]).most_turns(), 90);
        assert_eq!(tally(&[]).median_turns(), 0);
    }
}
