//! Whether the tests notice what is wrong: `sixdot-mutants build`, then `reach`, then `run`, then `report`.
//!
//! A mutant is the program with one small fault. Here all of them are built into one copy of the program, below
//! `target/mutants`, and switched on one by one while it runs; so the copy is built once, and a mutant costs no more than the
//! tests that it takes to find it.
//!
//! - `find`: only counts them.
//! - `build`: finds the mutants, leaves out those that do not compile, and builds the tests; with `--module NAME` (as often as
//!   wanted; also a file, such as `src/engine/pick.rs`) only mutants of these, which takes less time.
//! - `reach`: runs each test once, and writes down which mutants it comes to. `--slowest N`: in so many seconds.
//! - `run`: tries mutants, in an order that follows from `--seed N`, for `--seconds N`, with `--jobs N` at a time: only those
//!   of `--module NAME` (as often as wanted), only with tests that take no more than `--slowest N` seconds, each for `--patience N`
//!   seconds, and with `--again` also those that have survived before and are not judged. What was tried is kept, so a run goes on where the last one ended.
//! - `--waiting` for both of these: tests run, too, that wait for networks, terminals and other programs; what they notice they have to
//!   notice twice.
//! - `report`: the table, and all that have survived, with what `judged.tsv` says of them; with `--module NAME` only of these.

mod child;
mod compile;
mod edit;
mod find;
mod judged;
mod mutant;
mod outcome;
mod place;
mod report;
mod run;
mod suite;
mod tree;
mod values;

use std::env;
use std::fs;
use std::io;
use std::process::ExitCode;
use std::time::Duration;

use mutant::Mutant;
use place::Place;
use run::Wanted;

fn main() -> ExitCode {
    let asked = asked(env::args().skip(1));
    let done = asked
        .map_err(|what| (what, 2))
        .and_then(|(what, wanted)| does(&what, &wanted).map_err(|error| (error.to_string(), 1)));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err((what, code)) => {
            eprintln!("{what}");
            ExitCode::from(code)
        }
    }
}

fn asked(mut args: impl Iterator<Item = String>) -> Result<(String, Wanted), String> {
    let what = args.next().filter(|what| ["find", "build", "reach", "run", "report"].contains(&what.as_str()));
    let what = what.ok_or("sixdot-mutants build, reach, run or report")?;
    let mut wanted = Wanted {
        modules: Vec::new(),
        seconds: 3600,
        seed: 1,
        jobs: 1,
        slowest: Duration::from_secs(60),
        patience: Duration::MAX,
        again: false,
        waiting: false,
    };
    while let Some(word) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{word} needs something behind it"));
        let number = |text: String| text.parse::<u64>().map_err(|_| format!("no number: {text}"));
        match word.as_str() {
            "--module" => wanted.modules.push(value()?),
            "--seconds" => wanted.seconds = number(value()?)?,
            "--seed" => wanted.seed = number(value()?)?,
            "--jobs" => wanted.jobs = usize::try_from(number(value()?)?).unwrap_or(1).max(1),
            "--slowest" => wanted.slowest = Duration::from_secs(number(value()?)?),
            "--patience" => wanted.patience = Duration::from_secs(number(value()?)?),
            "--again" => wanted.again = true,
            "--waiting" => wanted.waiting = true,
            _ => return Err(format!("there is no {word}")),
        }
    }
    Ok((what, wanted))
}

fn does(what: &str, wanted: &Wanted) -> io::Result<()> {
    let place = Place::usual();
    match what {
        "find" | "build" => {
            let mut sources = tree::copy(&place, &wanted.modules)?;
            let before = mutant::read(&place.mutants).unwrap_or_default();
            let left_out = before.iter().filter(|mutant| !mutant.compiles).map(Mutant::name).collect();
            for source in &mut sources {
                source.leave_out(&left_out);
            }
            let built = if what == "build" { compile::build(&place, &mut sources) } else { Ok(()) };
            let mutants: Vec<_> = sources.iter().flat_map(tree::Source::mutants).collect();
            mutant::write(&place.mutants, &mutants)?;
            // They have other numbers now.
            let _ = fs::remove_file(&place.reach);
            println!("mutants: {}", mutants.len());
            built
        }
        "reach" => suite::reach(&place, wanted.slowest, wanted.waiting),
        "run" => run::run(&place, wanted),
        _ => {
            print!("{}", report::report(&place, &wanted.modules)?);
            Ok(())
        }
    }
}
