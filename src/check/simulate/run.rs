//! Plays the games of a plan between computer players, on several threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::report::Report;
use super::tally::{Sides, Tally, Watched};
use crate::bot::{Computers, Level, Player};
use crate::engine::{Dice, Seat, Setup, Viewer, of_family};
use crate::rules::{AnyRules, TableSizes};

#[derive(Clone, Debug)]
pub struct Plan {
    pub setup: Setup,
    /// One level for all, or one for each seat.
    pub levels: Vec<Level>,
    /// The seed of the seeds of all games.
    pub seed: u64,
    pub games: u64,
    /// The counts do not depend on the number of threads.
    pub threads: usize,
    /// Plays whole matches instead of single rounds.
    pub whole_match: bool,
    /// Counts cards and effects.
    pub watched: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanFault {
    #[error("{game} is not for {players} players")]
    Players { game: String, sizes: TableSizes, players: u8 },
    #[error("{levels} levels for {players} players")]
    Levels { levels: usize, players: u8 },
}

impl Plan {
    pub(super) fn levels_by_seat(&self) -> Result<Vec<Level>, PlanFault> {
        match self.levels.as_slice() {
            [level] => Ok(vec![*level; usize::from(self.setup.seats)]),
            levels if levels.len() == usize::from(self.setup.seats) => Ok(levels.to_vec()),
            levels => Err(PlanFault::Levels { levels: levels.len(), players: self.setup.seats }),
        }
    }
}

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

    /// Plays all games; every ten seconds `tell` gets the number of finished games.
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

    /// Each game has its own seed, so the threads do not change the result.
    fn tally<G: Counted>(&self, rules: &Arc<G::Rules>, levels: &[Level], tell: &dyn Fn(u64)) -> Tally {
        let work = Games::<G> { plan: self, rules, levels };
        share_out(&work, self.games, self.threads.max(1), EVERY, tell).1
    }
}

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

pub trait Counted: Computers {
    fn sides(setup: Setup) -> Sides;

    /// Counts the observations of a step, if requested.
    fn watch(_seen: &[Self::Observation], _rules: &Self::Rules, _watched: &mut Watched) {}

    fn can_be_noticed(&self, _wanted: Self::Move) -> bool {
        false
    }

    /// Counts the end of a round that had this many moves.
    fn count_round(&self, moves: u64, tally: &mut Tally) -> Round;

    /// Lines of the balance about cards and effects.
    fn cards_and_effects(_rules: &Self::Rules, _tally: &Tally) -> String {
        String::new()
    }
}

pub struct Round {
    pub turns: u64,
    /// The sides that won the round, or the match with its last round; empty for a shared win.
    pub winners: Vec<usize>,
    pub is_last: bool,
}

pub(super) struct Table<'a, G: Counted> {
    plan: &'a Plan,
    rules: &'a Arc<G::Rules>,
    players: Vec<Player<G>>,
}

impl<'a, G: Counted> Table<'a, G> {
    pub fn new(plan: &'a Plan, rules: &'a Arc<G::Rules>, levels: &[Level]) -> Self {
        let player = |(seat, level): (Seat, &Level)| Player::new(seat, plan.seed, level.bot::<G>());
        let players = Seat::all(plan.setup.seats).zip(levels).map(player).collect();
        Table { plan, rules, players }
    }

    pub fn play(&mut self, number: u64, tally: &mut Tally) {
        let seed = Dice::new(self.plan.seed, number).seed();
        self.players.iter_mut().for_each(|player| player.begin(seed));
        let mut game = G::begin(self.rules, self.plan.setup, seed);
        let (mut moves, mut turns) = (0, 0);
        loop {
            let before = moves;
            self.play_round(&mut game, &mut moves, &mut tally.watched);
            let round = game.count_round(moves - before, tally);
            turns += round.turns;
            if round.is_last || !self.plan.whole_match {
                return tally.count(turns, round.winners);
            }
        }
    }

    /// Plays a round; `moves` counts the moves of the whole game.
    fn play_round(&mut self, game: &mut G, moves: &mut u64, watched: &mut Watched) {
        self.carry_out(game, Seat(0), G::DEAL, moves, watched);
        while let Some(seat) = game.to_act() {
            let wanted = self.players[seat.index()].choose(game.view_by(Viewer::Seat(seat)), *moves);
            self.carry_out(game, seat, wanted, moves, watched);
            if game.can_be_noticed(wanted) {
                self.notice(game, moves, watched);
            }
        }
    }

    #[cold]
    fn notice(&mut self, game: &mut G, moves: &mut u64, watched: &mut Watched) {
        for seat in Seat::all(self.plan.setup.seats) {
            let noticed = self.players[seat.index()].notice(game.view_by(Viewer::Seat(seat)), *moves);
            if let Some(wanted) = noticed {
                self.carry_out(game, seat, wanted, moves, watched);
            }
        }
    }

    #[inline]
    fn carry_out(&self, game: &mut G, seat: Seat, wanted: G::Move, moves: &mut u64, watched: &mut Watched) {
        *moves += 1;
        if self.plan.watched {
            self.watch(game, seat, wanted, watched);
        } else {
            game.apply_offered(seat, wanted);
        }
    }

    #[cold]
    fn watch(&self, game: &mut G, seat: Seat, wanted: G::Move, watched: &mut Watched) {
        let step = game.apply(seat, wanted).ok().expect("computer players make legal moves only");
        G::watch(&G::seen_by(&step, Viewer::Onlooker), self.rules, watched);
    }
}

pub(super) const EVERY: Duration = Duration::from_secs(10);

/// A parallel job: what to do with each game, and how to merge the counts.
pub(super) trait Work: Sync {
    /// The counts of some games, with reusable state.
    type Count: Send;

    fn begin(&self) -> Self::Count;

    /// Plays the game with this number, from 0.
    fn play(&self, count: &mut Self::Count, number: u64);

    /// Merges two counts, in any order.
    fn both(&self, one: Self::Count, other: Self::Count) -> Self::Count;
}

/// Plays all games on several threads, each game once. At every interval `tell` gets the number of finished games.
///
/// # Panics
/// If a game does.
pub(super) fn share_out<W: Work>(
    work: &W,
    games: u64,
    threads: usize,
    every: Duration,
    tell: &dyn Fn(u64),
) -> W::Count {
    let played = AtomicU64::new(0);
    let play = |mut count: W::Count, number: u64| {
        work.play(&mut count, number);
        played.fetch_add(1, Ordering::Relaxed);
        count
    };
    let Ok(pool) = ThreadPoolBuilder::new().num_threads(threads).build() else {
        // Without threads, the current one plays all games.
        return (0..games).fold(work.begin(), play);
    };
    let (sender, counted) = channel();
    thread::scope(|scope| {
        scope.spawn(|| {
            let shares = || (0..games).into_par_iter().fold(|| work.begin(), play);
            let _ =
                sender.send(pool.install(|| shares().reduce(|| work.begin(), |one, other| work.both(one, other))));
            // Wakes the receiver even if a game panics.
            drop(sender);
        });
        loop {
            match counted.recv_timeout(every) {
                Ok(all) => return all,
                Err(RecvTimeoutError::Timeout) => tell(played.load(Ordering::Relaxed)),
                Err(RecvTimeoutError::Disconnected) => panic!("a game could not be played to its end"),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

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

    /// Counts the numbers themselves, slowly.
    struct Numbers(Duration);

    impl Work for Numbers {
        type Count = Vec<u64>;

        fn begin(&self) -> Vec<u64> {
            Vec::new()
        }

        fn play(&self, count: &mut Vec<u64>, number: u64) {
            if !self.0.is_zero() {
                thread::sleep(self.0);
            }
            count.push(number);
        }

        fn both(&self, one: Vec<u64>, other: Vec<u64>) -> Vec<u64> {
            [one, other].concat()
        }
    }

    #[test]
    fn every_game_is_played_once_whatever_the_number_of_threads() {
        for (games, threads) in [(0, 2), (1, 3), (1000, 1), (1000, 3), (100_001, 2)] {
            let mut all = share_out(&Numbers(Duration::ZERO), games, threads, EVERY, &|_| ());
            all.sort_unstable();
            assert_eq!(all, (0..games).collect::<Vec<_>>(), "{games} games on {threads} threads");
        }
    }

    #[test]
    fn it_is_told_how_far_it_is_while_games_are_played() {
        let told = RefCell::new(Vec::new());
        let tell = |played| told.borrow_mut().push(played);
        share_out(&Numbers(Duration::from_millis(2)), 50, 2, Duration::from_millis(10), &tell);
        let told = told.into_inner();
        assert!(!told.is_empty() && told.is_sorted() && told.iter().all(|played| *played <= 50), "{told:?}");
    }

    #[test]
    fn a_game_that_panics_ends_the_work() {
        struct Breaks;
        impl Work for Breaks {
            type Count = ();

            fn begin(&self) {}

            fn play(&self, (): &mut (), number: u64) {
                assert!(number != 7, "on purpose");
            }

            fn both(&self, (): (), (): ()) {}
        }
        assert!(std::panic::catch_unwind(|| share_out(&Breaks, 10, 2, EVERY, &|_| ())).is_err());
    }
}
