//! Many inputs one after the other. The number of an input and the seed of the run say which it is, so nothing but these two
//! is needed to make it again, whatever the run ended by.

use std::fs;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use sixdot::engine::Dice;

use crate::mutate::{Words, mutated};
use crate::seeds;
use crate::targets::Target;
use crate::within;

/// How often it is told how far it is.
const EVERY: Duration = Duration::from_secs(60);

/// How many inputs there are between two looks at the clock.
const BATCH: u64 = 16;

/// How long a run goes on.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// For so long.
    Time(Duration),
    /// For so long of the processor.
    Work(Duration),
    /// For so many things that the target counts.
    Count(u64),
}

/// What a run has come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many inputs.
    pub inputs: u64,
    /// How many things that the target counts.
    pub things: u64,
    /// How many bytes.
    pub bytes: u64,
    /// How long that took of the processor, but for computer players on other threads.
    pub worked: Duration,
}

/// An input at which something does not hold.
#[derive(Clone, Debug)]
pub struct Failed {
    /// Its number in the run.
    pub number: u64,
    /// The input, made small.
    pub input: Vec<u8>,
    /// What did not hold.
    pub what: String,
}

/// The inputs of a target, each a function of seed and number.
pub struct Inputs {
    target: Target,
    seeds: Vec<Vec<u8>>,
    words: Words,
    seed: u64,
}

impl Inputs {
    /// Those of a target.
    ///
    /// # Errors
    /// Its seeds cannot be read.
    pub fn of(target: Target, seed: u64) -> io::Result<Self> {
        let seeds = seeds::of(&target)?;
        let words = Words::of(&seeds, (target.words)());
        Ok(Inputs { target, seeds, words, seed })
    }

    /// The input of a number: the seeds themselves come first.
    #[must_use]
    pub fn input(&self, number: u64) -> Vec<u8> {
        match usize::try_from(number).ok().and_then(|place| self.seeds.get(place)) {
            Some(seed) => seed.clone(),
            None => mutated(&self.seeds, &self.words, &mut Dice::new(self.seed, number)),
        }
    }

    /// Tries one after the other, from this number on. `note` gets each number before it is tried.
    ///
    /// # Errors
    /// The first input at which something does not hold.
    pub fn run(&self, from: u64, until: Until, mut note: impl FnMut(u64)) -> Result<Tally, Box<Failed>> {
        let (began, taken) = (Instant::now(), within::taken());
        let (mut tally, mut told) = (Tally::default(), began);
        for number in from.. {
            if tally.inputs % BATCH == 0 {
                tally.worked = within::taken().saturating_sub(taken);
                let over = match until {
                    Until::Time(time) => began.elapsed() >= time,
                    Until::Work(time) => tally.worked >= time,
                    Until::Count(count) => tally.things >= count,
                };
                if over {
                    break;
                }
                if told.elapsed() >= EVERY {
                    told = Instant::now();
                    eprintln!("{}: {tally} after {} s", self.target.name, began.elapsed().as_secs());
                }
            }
            note(number);
            let input = self.input(number);
            tally.inputs += 1;
            tally.bytes += input.len() as u64;
            match tried(self.target, &input) {
                Ok(things) => tally.things += things,
                Err(_) => return Err(Box::new(self.failed(number, input))),
            }
        }
        tally.worked = within::taken().saturating_sub(taken);
        Ok(tally)
    }

    /// Leaves out lines, and then letters, for as long as it fails.
    fn failed(&self, number: u64, mut input: Vec<u8>) -> Failed {
        for piece in [b'\n', b' '] {
            let mut parts: Vec<Vec<u8>> = input.split_inclusive(|byte| *byte == piece).map(<[u8]>::to_vec).collect();
            let mut size = parts.len() / 2;
            while size > 0 {
                let mut from = 0;
                while from < parts.len() {
                    let to = (from + size).min(parts.len());
                    let less = [&parts[..from], &parts[to..]].concat();
                    if tried(self.target, &less.concat()).is_err() {
                        parts = less;
                    } else {
                        from = to;
                    }
                }
                size /= 2;
            }
            input = parts.concat();
        }
        let what = tried(self.target, &input).err().unwrap_or_default();
        Failed { number, input, what }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "inputs: {}, things: {}, bytes: {}", self.inputs, self.things, self.bytes)
    }
}

/// Tries one input; what did not hold otherwise.
///
/// # Errors
/// What the panic says.
pub fn tried(target: Target, input: &[u8]) -> Result<u64, String> {
    panic::catch_unwind(AssertUnwindSafe(|| (target.run)(input))).map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
    })
}

/// Keeps an input that failed, where `replay` and the next commit find it.
///
/// # Errors
/// Those of the file system.
pub fn keep(target: Target, failed: &Failed) -> io::Result<PathBuf> {
    let folder = seeds::home().join("failures").join(target.name);
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{}.txt", failed.number));
    fs::write(&path, &failed.input)?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEVER_EIGHT: Target = Target {
        name: "never-eight",
        run: never_eight,
        counts: "bytes",
        files: &[],
        words: Vec::new,
        also: Vec::new,
    };

    fn never_eight(bytes: &[u8]) -> u64 {
        assert!(!bytes.contains(&b'8'), "an eight");
        bytes.len() as u64
    }

    fn inputs() -> Inputs {
        let seeds = vec![b"one line\nsome more words\nand numbers 7\n".to_vec()];
        let words = Words::of(&seeds, vec!["8".to_owned()]);
        Inputs { target: NEVER_EIGHT, seeds, words, seed: 1 }
    }

    #[test]
    fn a_failure_is_found_and_made_small() {
        let failed = inputs().run(0, Until::Count(u64::MAX), |_| ()).expect_err("an eight comes");
        assert_eq!((failed.what.as_str(), String::from_utf8_lossy(&failed.input).trim()), ("an eight", "8"));
        assert_eq!(tried(NEVER_EIGHT, &inputs().input(failed.number)), Err("an eight".to_owned()));
    }

    #[test]
    fn the_numbers_of_a_run_are_noted_and_counted() {
        let mut noted = Vec::new();
        let counts: fn(&[u8]) -> u64 = |bytes| bytes.len() as u64;
        let inputs = Inputs { target: Target { run: counts, ..NEVER_EIGHT }, ..inputs() };
        let tally = inputs.run(0, Until::Count(1), |number| noted.push(number)).expect("everything holds");
        assert_eq!(noted.len() as u64, tally.inputs);
        assert!(tally.things == tally.bytes && tally.things > 0);
    }
}
