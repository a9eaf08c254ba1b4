//! Runs targets with random input: `sixdot-fuzz [TARGET...] [--seconds N | --count N] [--seed N] [--from N]`. Without a target,
//! all of them, each for so long. `sixdot-fuzz replay TARGET FILE...` tries files, such as those below `failures`.
//!
//! What may become of memory is bounded for the whole process; where that, or a full stack, ends it, the file `at` in the
//! folder `failures` holds the number of the input: `--from` that number tries it again.

use std::env;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use sixdot_fuzz::run::{Inputs, Until, keep, tried};
use sixdot_fuzz::seeds;
use sixdot_fuzz::targets::{self, Target};

/// The most memory that a run may have at all, in bytes.
#[cfg(unix)]
const MOST_MEMORY: u64 = 1 << 30;

/// How long each target goes on unless somebody says otherwise.
const USUAL: Until = Until::Time(Duration::from_secs(60));

fn main() -> ExitCode {
    match asked(env::args().skip(1)) {
        Ok(asked) => match asked.run() {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        },
        Err(what) => {
            eprintln!("{what}");
            ExitCode::from(2)
        }
    }
}

/// What is to be run.
struct Asked {
    targets: Vec<Target>,
    /// Files to be tried, instead of random input.
    files: Vec<PathBuf>,
    until: Until,
    seed: u64,
    from: u64,
}

fn asked(args: impl Iterator<Item = String>) -> Result<Asked, String> {
    let mut args = args.peekable();
    let replays = args.next_if(|word| word == "replay").is_some();
    let mut asked = Asked { targets: Vec::new(), files: Vec::new(), until: USUAL, seed: 1, from: 0 };
    while let Some(word) = args.next() {
        let mut number = || {
            let text = args.next().unwrap_or_default();
            text.parse::<u64>().map_err(|_| format!("{word} needs a number: {text}"))
        };
        match word.as_str() {
            "--seconds" => asked.until = Until::Time(Duration::from_secs(number()?)),
            "--count" => asked.until = Until::Count(number()?),
            "--seed" => asked.seed = number()?,
            "--from" => asked.from = number()?,
            _ if replays && !asked.targets.is_empty() => asked.files.push(word.into()),
            _ => {
                let target = targets::ALL.into_iter().find(|target| target.name == word);
                asked.targets.push(target.ok_or_else(|| format!("there is no target {word}"))?);
            }
        }
    }
    if asked.targets.is_empty() {
        asked.targets = targets::ALL.to_vec();
    }
    Ok(asked)
}

impl Asked {
    /// Whether all holds.
    fn run(&self) -> io::Result<bool> {
        bound_memory();
        if !self.files.is_empty() {
            return self.replay();
        }
        let mut holds = true;
        let failures = seeds::home().join("failures");
        fs::create_dir_all(&failures)?;
        for target in &self.targets {
            let inputs = Inputs::of(*target, self.seed)?;
            let at = fs::File::create(failures.join("at"))?;
            let began = Instant::now();
            let run = inputs.run(self.from, self.until, |number| note(&at, number));
            let seconds = began.elapsed().as_secs_f64();
            match run {
                Ok(tally) => println!(
                    "{}: inputs: {}, {}: {}, bytes: {}, seconds: {seconds:.0}, seed: {}, all hold",
                    target.name, tally.inputs, target.counts, tally.things, tally.bytes, self.seed
                ),
                Err(failed) => {
                    let path = keep(*target, &failed)?;
                    println!("{}: input {} of seed {} fails: {}", target.name, failed.number, self.seed, failed.what);
                    println!("made small: {}", path.display());
                    holds = false;
                }
            }
        }
        Ok(holds)
    }

    fn replay(&self) -> io::Result<bool> {
        let mut holds = true;
        for file in &self.files {
            match tried(self.targets[0], &fs::read(file)?) {
                Ok(_) => println!("{}: holds", file.display()),
                Err(what) => {
                    println!("{}: {what}", file.display());
                    holds = false;
                }
            }
        }
        Ok(holds)
    }
}

/// Writes down which input is tried, for the case that nothing can be written any more behind it.
fn note(at: &fs::File, number: u64) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileExt;
        // Without the number there is still the seed.
        let _ = at.write_all_at(format!("{number:20}\n").as_bytes(), 0);
    }
    #[cfg(not(unix))]
    let _ = (at, number);
}

/// Whoever wants more memory than this gets none, and the run ends.
fn bound_memory() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, setrlimit};
        let most = Rlimit { current: Some(MOST_MEMORY), maximum: Some(MOST_MEMORY) };
        if setrlimit(Resource::As, most).is_err() {
            eprintln!("the memory is not bounded");
        }
    }
}
