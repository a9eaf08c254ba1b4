//! The tests: how long each takes, and which mutants it comes to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::child::{self, Asked, End};
use crate::compile;
use crate::place::Place;

/// Tests that no mutant makes otherwise, or that say what is true of the sources.
const NOT_RUN: [&str; 9] = [
    "all contradictions::",
    "all dependencies::",
    "all killed",
    "all layers::",
    "all readme::",
    "all rule_files_page::",
    "all schema::",
    "all sounds::",
    "all words::",
];

/// Tests that wait for networks, terminals or other programs, which a busy machine may keep waiting too long: they run only where
/// that is wanted, and what one of them notices it has to notice twice.
const WAITING: [&str; 22] = [
    "lib file::syncer::",
    "lib net::join::",
    "lib net::limits::",
    "lib net::metrics::",
    "lib net::page::",
    "lib net::socket::",
    "lib net::telnet::",
    "lib net::tls::",
    "lib net::websocket::",
    "lib output::speech::",
    "lib repl::",
    "all faults::",
    "all host::",
    "all join::",
    "all kept_names::",
    "all keys_terminal::",
    "all lost_clients::",
    "all pty::",
    "all speech::",
    "all ssh::",
    "all telnet::",
    "all together::",
];

/// Tests that are about what is changed, and run before all others.
const FIRST: [&str; 31] = [
    "lib engine::",
    "lib wall::engine::",
    "lib patience::engine::",
    "all golden::",
    "all examples::",
    "all perft::",
    "all second_reading::",
    "all same_games::",
    "all rules::",
    "lib record::",
    "lib bot::",
    "lib wall::bot::",
    "lib patience::bot::",
    "lib table",
    "lib notation",
    "all agree::",
    "all chosen::",
    "all verified::",
    "all taken_back::",
    "all bots::",
    "all walls::",
    "all tips::",
    "all properties::",
    "all playthrough::",
    "all records::",
    "all kept::",
    "all replays::",
    "lib say::",
    "lib wall::",
    "lib patience::",
    "lib session::",
];

/// Tests that write into folders of one name: only one of them runs at a time.
const ALONE: [&str; 8] = [
    "clauses::",
    "examples::",
    "examples_page::",
    "kept::",
    "lessons::",
    "library::",
    "printed_rules::",
    "session_properties::",
];

static WRITES: Mutex<()> = Mutex::new(());

/// A test, and what is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// The program that it is in.
    pub program: PathBuf,
    /// Its whole name.
    pub name: String,
    /// How long it takes.
    pub takes: Duration,
    /// The mutants that it comes to.
    pub reaches: BTreeSet<u32>,
    /// Whether it waits for more than the program.
    pub waits: bool,
}

fn is_any(path: &str, of: &[&str]) -> bool {
    of.iter().any(|begin| path.starts_with(begin))
}

/// All tests of the built programs, with those that wait or without them.
fn all(place: &Place, waiting: bool) -> io::Result<Vec<(PathBuf, String, String)>> {
    let mut tests = Vec::new();
    for (name, program) in compile::programs(place)? {
        let kind = if name == "all" { "all" } else { "lib" };
        let listed =
            Command::new(&program).args(["--list", "--format", "terse"]).current_dir(&place.tree).output()?;
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        for test in listed.lines().filter_map(|line| line.strip_suffix(": test")) {
            let path = format!("{kind} {test}");
            if !is_any(&path, &NOT_RUN) && (waiting || !is_any(&path, &WAITING)) {
                tests.push((program.clone(), test.to_owned(), path));
            }
        }
    }
    let place = |path: &str| FIRST.iter().position(|first| path.starts_with(first)).unwrap_or(FIRST.len());
    tests.sort_by_key(|(_, _, path)| place(path));
    Ok(tests)
}

/// Runs each test once without any mutant, and writes down what it comes to. What was run already is not run again.
///
/// # Errors
/// If no process can be started, or nothing can be written.
pub fn reach(place: &Place, at_most: Duration, waiting: bool) -> io::Result<()> {
    let known = fs::read_to_string(&place.reach).unwrap_or_default();
    let known: BTreeSet<&str> = known.lines().filter_map(|row| row.split('\t').next()).collect();
    let mut rows = OpenOptions::new().append(true).create(true).open(&place.reach)?;
    let reached = place.target.join("mutants").join("reached");
    for (program, test, path) in all(place, waiting)? {
        if known.contains(path.as_str()) {
            continue;
        }
        fs::write(&reached, "")?;
        let began = Instant::now();
        let asked = Asked {
            program: &program,
            tests: &[&test],
            folder: &place.tree,
            scratch: &place.scratch.join("reach"),
            environment: &[
                ("SIXDOT_MUTANT", "reach".to_owned()),
                ("SIXDOT_MUTANT_REACHED", reached.to_string_lossy().into_owned()),
            ],
            at_most,
        };
        let (end, told) = child::run(&asked)?;
        let takes = began.elapsed().as_millis();
        let holds = end == End::Well && told.contains("1 passed");
        let said = if holds { "holds" } else { "fails" };
        let reached: BTreeSet<String> = fs::read_to_string(&reached)?.lines().map(str::to_owned).collect();
        let reached: Vec<String> = reached.into_iter().collect();
        if !holds {
            println!("left out, after {takes} ms: {path}");
        }
        writeln!(rows, "{path}\t{said}\t{takes}\t{}", reached.join(","))?;
    }
    Ok(())
}

/// The tests that hold without any mutant, with the programs as they are built now; a test that is gone is left out.
///
/// # Errors
/// If they were not run yet.
pub fn read(place: &Place, waiting: bool) -> io::Result<Vec<Test>> {
    let programs: BTreeMap<String, PathBuf> = compile::programs(place)?
        .into_iter()
        .map(|(name, path)| (if name == "all" { name } else { "lib".to_owned() }, path))
        .collect();
    let there: BTreeSet<String> = all(place, waiting)?.into_iter().map(|(_, _, path)| path).collect();
    let text = fs::read_to_string(&place.reach)?;
    let rows = text.lines().filter(|row| row.split('\t').next().is_some_and(|path| there.contains(path)));
    Ok(rows.filter_map(|row| of_row(row, &programs)).collect())
}

fn of_row(row: &str, programs: &BTreeMap<String, PathBuf>) -> Option<Test> {
    let mut fields = row.split('\t');
    let path = fields.next()?;
    let (kind, name) = path.split_once(' ')?;
    let holds = fields.next()? == "holds";
    let takes = Duration::from_millis(fields.next()?.parse().ok()?);
    let reaches = fields.next()?.split(',').filter_map(|id| id.parse().ok()).collect();
    let program = programs.get(kind)?.clone();
    holds.then(|| Test { program, name: name.to_owned(), takes, reaches, waits: is_any(path, &WAITING) })
}

/// Runs some tests of one program with one mutant: whether all hold, and which of them do not.
///
/// # Errors
/// If no process can be started.
pub fn holds(place: &Place, worker: usize, mutant: u32, tests: &[&Test]) -> io::Result<(End, Vec<String>)> {
    let names: Vec<&str> = tests.iter().map(|test| test.name.as_str()).collect();
    let takes: Duration = tests.iter().map(|test| test.takes).sum();
    let program: &Path = tests.first().map_or(Path::new(""), |test| &test.program);
    let asked = Asked {
        program,
        tests: &names,
        folder: &place.tree,
        scratch: &place.scratch.join(format!("{}-{worker}", std::process::id())),
        environment: &[("SIXDOT_MUTANT", mutant.to_string())],
        at_most: takes * 5 + Duration::from_secs(5),
    };
    let alone = names.iter().any(|name| ALONE.iter().any(|alone| name.starts_with(alone)));
    let writes = alone.then(|| WRITES.lock().unwrap_or_else(PoisonError::into_inner));
    let (end, told) = child::run(&asked)?;
    drop(writes);
    let failed = told.lines().filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"));
    let failed: Vec<String> = failed.map(str::to_owned).collect();
    let whole = told.contains(&format!("test result: ok. {} passed", tests.len()));
    let end = if end == End::Well && !whole { End::Badly } else { end };
    Ok((end, failed))
}
