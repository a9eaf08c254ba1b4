//! The mutants are tried one after the other: each by the tests that come to it, those first that have killed most in least
//! time, until one fails.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::child::End;
use crate::judged;
use crate::mutant::{self, Mutant};
use crate::outcome::{self, Outcome};
use crate::place::Place;
use crate::suite::{self, Test};

/// What is to be tried.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The modules and files; all if there is none.
    pub modules: Vec<String>,
    /// How long it goes on.
    pub seconds: u64,
    /// The order of the mutants.
    pub seed: u64,
    /// How many are tried at the same time.
    pub jobs: usize,
    /// Tests that take longer are left out.
    pub slowest: Duration,
    /// Who has survived so long is left alone.
    pub patience: Duration,
    /// Whether those are tried once more that have survived.
    pub again: bool,
    /// Whether tests run, too, that wait for networks, terminals and other programs.
    pub waiting: bool,
}

/// How often a test was run with a mutant, and how often it failed.
#[derive(Clone, Copy, Debug, Default)]
struct Luck {
    runs: u32,
    kills: u32,
}

impl Luck {
    /// What may be hoped for of a second of a test that comes to this share of what any test comes to: before anything is
    /// known of it, one that comes to more kills more.
    fn worth(self, takes: Duration, comes_to: f64) -> f64 {
        let before = 2.0 * comes_to * comes_to;
        (f64::from(self.kills) + before) / f64::from(self.runs + 4) / (takes.as_secs_f64() + 0.1)
    }
}

/// Chance that is the same in each run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}

/// Those that are still to be tried, in an order that only the seed gives.
fn open(place: &Place, wanted: &Wanted) -> io::Result<Vec<Mutant>> {
    let (known, judged) = (outcome::read(place)?, judged::read(place)?);
    let is_wanted = |mutant: &Mutant| {
        let module = mutant.is_of(&wanted.modules);
        let open = match known.get(&mutant.name()) {
            None => true,
            Some(Outcome::Killed { .. }) => false,
            // What is no fault survives again.
            Some(Outcome::Survived | Outcome::SurvivedQuick) => wanted.again && !judged.contains_key(&mutant.name()),
        };
        mutant.compiles && module && open
    };
    let mut dice = Dice(wanted.seed);
    let mut mutants: Vec<(u64, Mutant)> =
        mutant::read(&place.mutants)?.into_iter().map(|mutant| (dice.roll(), mutant)).collect();
    mutants.retain(|(_, mutant)| is_wanted(mutant));
    mutants.sort_by_key(|(order, _)| *order);
    Ok(mutants.into_iter().map(|(_, mutant)| mutant).collect())
}

/// Tries mutants until the time is over.
///
/// # Errors
/// If no process can be started, or nothing can be written.
pub fn run(place: &Place, wanted: &Wanted) -> io::Result<()> {
    let tests = suite::read(place, wanted.waiting)?;
    let mutants = open(place, wanted)?;
    let mut luck: BTreeMap<String, Luck> = BTreeMap::new();
    for outcome in outcome::read(place)?.into_values() {
        if let Outcome::Killed { by } = outcome {
            let luck = luck.entry(by).or_default();
            luck.kills += 1;
            luck.runs += 2;
        }
    }
    println!("tests: {}, mutants: {}", tests.len(), mutants.len());
    let results = OpenOptions::new().append(true).create(true).open(&place.results)?;
    let run = Run { place, wanted, tests, luck: Mutex::new(luck), results: Mutex::new(results) };
    let (next, began) = (Mutex::new(mutants.iter().enumerate()), Instant::now());
    let works = |worker: usize| {
        while began.elapsed() < Duration::from_secs(wanted.seconds) {
            let taken = next.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((number, mutant)) = taken else { break };
            let (outcome, seconds) = run.one(worker, mutant)?;
            let (word, by) = outcome.row();
            println!("{number}\t{:.1} s\t{word}\t{by}\t{}:{}\t{}", seconds, mutant.file, mutant.line, mutant.change);
            let mut results = run.results.lock().unwrap_or_else(PoisonError::into_inner);
            writeln!(results, "{}\t{word}\t{by}", mutant.name())?;
        }
        io::Result::Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..wanted.jobs).map(|worker| scope.spawn(move || works(worker))).collect();
        let broken = || Err(io::Error::other("a worker is broken"));
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(|_| broken()))
    })
}

struct Run<'a> {
    place: &'a Place,
    wanted: &'a Wanted,
    tests: Vec<Test>,
    luck: Mutex<BTreeMap<String, Luck>>,
    results: Mutex<std::fs::File>,
}

impl Run<'_> {
    /// What becomes of one, and how long it took.
    fn one(&self, worker: usize, mutant: &Mutant) -> io::Result<(Outcome, f64)> {
        let began = Instant::now();
        let mut reaching: Vec<&Test> = self.tests.iter().filter(|test| test.reaches.contains(&mutant.id)).collect();
        let all = reaching.len();
        reaching.retain(|test| test.takes <= self.wanted.slowest);
        let mut left_out = all > reaching.len();
        self.sort(&mut reaching);
        let mut rest = reaching.as_slice();
        while !rest.is_empty() {
            if began.elapsed() > self.wanted.patience {
                left_out = true;
                break;
            }
            // Where it takes long, more run together; so at most half of the time is spent in vain.
            let (now, later) = rest.split_at(together(rest, began.elapsed()));
            rest = later;
            let (end, failed) = self.holds(worker, mutant, now)?;
            self.note(now, &failed);
            if end != End::Well {
                let by = match (failed.first(), &end) {
                    (Some(name), _) => name.clone(),
                    (None, End::TooLong) => format!("time: {}", now[0].name),
                    (None, _) => format!("the end: {}", now[0].name),
                };
                return Ok((Outcome::Killed { by }, began.elapsed().as_secs_f64()));
            }
        }
        let outcome = if left_out { Outcome::SurvivedQuick } else { Outcome::Survived };
        Ok((outcome, began.elapsed().as_secs_f64()))
    }

    /// Whether some tests hold. What waits for more than the program has to fail twice.
    fn holds(&self, worker: usize, mutant: &Mutant, tests: &[&Test]) -> io::Result<(End, Vec<String>)> {
        let (end, failed) = suite::holds(self.place, worker, mutant.id, tests)?;
        if end == End::Well || !tests.iter().any(|test| test.waits) {
            return Ok((end, failed));
        }
        let of_them = |test: &&&Test| failed.is_empty() || failed.contains(&test.name);
        let once_more: Vec<&Test> = tests.iter().filter(of_them).copied().collect();
        suite::holds(self.place, worker, mutant.id, &once_more)
    }

    fn sort(&self, tests: &mut [&Test]) {
        let luck = self.luck.lock().unwrap_or_else(PoisonError::into_inner);
        let count = |test: &Test| f64::from(u32::try_from(test.reaches.len()).unwrap_or(u32::MAX));
        let most = self.tests.iter().map(count).fold(1.0, f64::max);
        let worth =
            |test: &Test| luck.get(&test.name).copied().unwrap_or_default().worth(test.takes, count(test) / most);
        tests.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        quick_ones_second(tests);
    }

    fn note(&self, tests: &[&Test], failed: &[String]) {
        let mut luck = self.luck.lock().unwrap_or_else(PoisonError::into_inner);
        for test in tests {
            let luck = luck.entry(test.name.clone()).or_default();
            luck.runs += 1;
            luck.kills += u32::from(failed.contains(&test.name));
        }
    }
}

/// Who survives the first second of the best tests is tried by all those that take hardly any time before slow ones come, first
/// by those that come to least: a test of a single rule is the one that notices.
fn quick_ones_second(tests: &mut [&Test]) {
    let mut takes = Duration::ZERO;
    let first = tests.iter().take_while(|test| {
        takes += test.takes;
        takes <= Duration::from_secs(1)
    });
    let first = first.count();
    let is_slow = |test: &Test| test.takes > Duration::from_millis(80);
    tests[first..].sort_by_key(|test| (is_slow(test), if is_slow(test) { 0 } else { test.reaches.len() }));
}

/// How many of these tests run together: those of one program that take about as long as all before them.
fn together(tests: &[&Test], before: Duration) -> usize {
    let most = before.max(Duration::from_millis(60));
    let mut takes = Duration::ZERO;
    let fits = |test: &&&Test| {
        takes += test.takes;
        test.program == tests[0].program && takes <= most
    };
    tests.iter().take_while(fits).count().max(1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::PathBuf;

    use super::*;

    fn test(program: &str, takes: u64) -> Test {
        let takes = Duration::from_millis(takes);
        Test { program: PathBuf::from(program), name: String::new(), takes, reaches: BTreeSet::new(), waits: false }
    }

    #[test]
    fn tests_run_together_as_long_as_those_before_them() {
        let tests = [test("a", 50), test("a", 100), test("a", 20), test("b", 1)];
        let tests: Vec<&Test> = tests.iter().collect();
        assert_eq!(together(&tests, Duration::ZERO), 1);
        assert_eq!(together(&tests, Duration::from_millis(160)), 2);
        assert_eq!(together(&tests, Duration::from_secs(1)), 3);
    }

    #[test]
    fn one_runs_however_long_it_takes() {
        let slow = test("a", 5000);
        assert_eq!(together(&[&slow], Duration::ZERO), 1);
    }

    #[test]
    fn quick_tests_come_before_slow_ones_but_not_before_the_first() {
        let tests = [test("a", 700), test("a", 200), test("a", 400), test("b", 900), test("a", 10)];
        let mut tests: Vec<&Test> = tests.iter().collect();
        quick_ones_second(&mut tests);
        let takes: Vec<u128> = tests.iter().map(|test| test.takes.as_millis()).collect();
        assert_eq!(takes, [700, 200, 10, 400, 900]);
    }

    #[test]
    fn what_kills_is_worth_more_and_what_is_slow_less() {
        let (kills, never) = (Luck { runs: 2, kills: 2 }, Luck { runs: 2, kills: 0 });
        let second = Duration::from_secs(1);
        assert!(kills.worth(second, 0.5) > never.worth(second, 0.5));
        assert!(kills.worth(second * 2, 0.5) < kills.worth(second, 0.5));
        assert!(Luck::default().worth(second, 0.5) > never.worth(second, 0.5));
        assert!(never.worth(second, 1.0) > never.worth(second, 0.1));
    }

    #[test]
    fn the_order_follows_from_the_seed() {
        let rolls = |seed| (0..4).scan(Dice(seed), |dice, _| Some(dice.roll())).collect::<Vec<_>>();
        assert_eq!(rolls(1), rolls(1));
        assert_ne!(rolls(1), rolls(2));
    }
}
