//! Runs targets with random input: `sixdot-fuzz [TARGET...] [--seconds N | --work N | --count N] [--seed N] [--from N] [--jobs N]`.
//! Without a target, all of them, each for so long, or for so many seconds of the processor, and so many of them at the same
//! time. `sixdot-fuzz replay TARGET FILE...` tries files, such as those below `failures`.
//!
//! What may become of memory is bounded for the whole process; where that, or a full stack, ends it, the file `TARGET.at` in the
//! folder `failures` holds the number of the input: `--from` that number tries it again.

use std::env;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::{self, ExitCode};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use sixdot_fuzz::run::{Inputs, Until, keep, tried};
use sixdot_fuzz::seeds;
use sixdot_fuzz::targets::{self, Target};

/// The most memory that a run may have at all, in bytes, for each target that runs at the same time.
#[cfg(unix)]
const MOST_MEMORY: u64 = 1 << 30;

/// The stack of a run, in bytes: that of a program on its main thread.
const STACK: usize = 8 << 20;

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
    /// How many targets run at the same time.
    jobs: u64,
}

fn asked(args: impl Iterator<Item = String>) -> Result<Asked, String> {
    let mut args = args.peekable();
    let replays = args.next_if(|word| word == "replay").is_some();
    let mut asked = Asked { targets: Vec::new(), files: Vec::new(), until: USUAL, seed: 1, from: 0, jobs: 1 };
    while let Some(word) = args.next() {
        let mut number = || {
            let text = args.next().unwrap_or_default();
            text.parse::<u64>().map_err(|_| format!("{word} needs a number: {text}"))
        };
        match word.as_str() {
            "--seconds" => asked.until = Until::Time(Duration::from_secs(number()?)),
            "--work" => asked.until = Until::Work(Duration::from_secs(number()?)),
            "--count" => asked.until = Until::Count(number()?),
            "--seed" => asked.seed = number()?,
            "--from" => asked.from = number()?,
            "--jobs" => asked.jobs = number()?.max(1),
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
        bound_memory(self.jobs);
        if !self.files.is_empty() {
            return self.replay();
        }
        fs::create_dir_all(seeds::home().join("failures"))?;
        // A line can be a wish for a file, such as `log`: it is written where nothing else is.
        let scratch = env::temp_dir().join(format!("sixdot-fuzz-{}", process::id()));
        fs::create_dir_all(&scratch)?;
        env::set_current_dir(&scratch)?;
        let holds = self.run_targets();
        env::set_current_dir(seeds::home())?;
        fs::remove_dir_all(&scratch)?;
        holds
    }

    /// Whether all holds in all of them.
    fn run_targets(&self) -> io::Result<bool> {
        // Each thread takes the next target that nobody has taken.
        let next = Mutex::new(self.targets.iter());
        let runs_some = || {
            let mut holds = true;
            loop {
                let target = next.lock().unwrap_or_else(PoisonError::into_inner).next();
                let Some(target) = target else { return io::Result::Ok(holds) };
                holds &= self.run_target(*target)?;
            }
        };
        thread::scope(|scope| {
            let with_room = || thread::Builder::new().stack_size(STACK);
            let threads: Vec<_> = (0..self.jobs).map(|_| with_room().spawn_scoped(scope, runs_some)).collect();
            let ended = threads.into_iter().map(|thread| thread?.join().unwrap_or(Ok(false)));
            ended.reduce(|all, one| Ok(all? & one?)).unwrap_or(Ok(true))
        })
    }

    /// Whether all holds in one target.
    fn run_target(&self, target: Target) -> io::Result<bool> {
        let inputs = Inputs::of(target, self.seed)?;
        let at = fs::File::create(seeds::home().join("failures").join(format!("{}.at", target.name)))?;
        let began = Instant::now();
        let run = inputs.run(self.from, self.until, |number| note(&at, number));
        let seconds = began.elapsed().as_secs_f64();
        match run {
            Ok(tally) => {
                let worked = tally.worked.as_secs_f64();
                let also: Vec<String> =
                    (target.also)().iter().map(|(what, count)| format!(", {what}: {count}")).collect();
                let also = also.concat();
                println!(
                    "{}: inputs: {}, {}: {}{also}, bytes: {}, seconds: {seconds:.0}, of the processor: {worked:.0}, seed: {}, from: {}, \
                     all hold",
                    target.name, tally.inputs, target.counts, tally.things, tally.bytes, self.seed, self.from
                );
                Ok(true)
            }
            Err(failed) => {
                let path = keep(target, &failed)?;
                println!("{}: input {} of seed {} fails: {}", target.name, failed.number, self.seed, failed.what);
                println!("made small: {}", path.display());
                Ok(false)
            }
        }
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
fn bound_memory(jobs: u64) {
    #[cfg(not(unix))]
    let _ = jobs;
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, setrlimit};
        let most = MOST_MEMORY.saturating_mul(jobs);
        let most = Rlimit { current: Some(most), maximum: Some(most) };
        if setrlimit(Resource::As, most).is_err() {
            eprintln!("the memory is not bounded");
        }
    }
}
