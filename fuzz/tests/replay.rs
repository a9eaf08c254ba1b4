//! Replays the seeds of each target, and mutations of them, on stable Rust.
//!
//! The mutations follow from a fixed seed, so a failure repeats. The input that fails is kept in a file.

use std::ffi::OsStr;
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::{env, fs, thread};

use sixdot::engine::Dice;
use sixdot_fuzz::targets;

/// Mutations per target.
const MUTATIONS: u64 = 300;

/// Bytes of stack: as many as the main thread of a program has.
const STACK: usize = 8 << 20;

/// Returns the number of lines, files or frames that were tried.
type Run = fn(&[u8]) -> u64;

/// Runs a target with the files of its corpus, further files, and mutations of both.
fn replay(name: &'static str, run: Run, further: Vec<PathBuf>) {
    // Typed lines may write files into the current folder.
    env::set_current_dir(env!("CARGO_TARGET_TMPDIR")).expect("a folder for temporary files");
    let mut paths = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name), &|_| true);
    paths.extend(further);
    let seeds: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).expect("a seed")).collect();
    let replayed = move || {
        let tried: u64 = seeds.iter().map(|seed| check(name, run, seed)).sum();
        assert!(tried > 0, "the seeds of {name} try nothing");
        for number in 0..MUTATIONS {
            check(name, run, &mutate(&seeds, &mut Dice::new(1, number)));
        }
    };
    let thread = thread::Builder::new().name(name.to_owned()).stack_size(STACK).spawn(replayed);
    thread.expect("a thread").join().unwrap_or_else(|panic| panic::resume_unwind(panic));
}

fn check(name: &str, run: Run, input: &[u8]) -> u64 {
    panic::catch_unwind(AssertUnwindSafe(|| run(input))).unwrap_or_else(|_| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.failure"));
        fs::write(&path, input).expect("the failing input can be kept");
        panic!("{name} fails with {}", path.display());
    })
}

/// Applies up to eight changes to a seed: removes or repeats a range, or replaces it by a byte or by a range of another
/// seed.
fn mutate(seeds: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut input = dice.pick(seeds).expect("a seed").clone();
    for _ in 0..=dice.below(8) {
        let place = range(&input, dice);
        let new = match dice.below(4) {
            0 => Vec::new(),
            1 => input[place.clone()].repeat(2 + dice.below(6)),
            2 => vec![u8::try_from(dice.below(256)).expect("a byte")],
            _ => {
                let other = dice.pick(seeds).expect("a seed");
                other[range(other, dice)].to_vec()
            }
        };
        input.splice(place, new);
    }
    input
}

/// A whole line or up to 16 bytes.
fn range(text: &[u8], dice: &mut Dice) -> Range<usize> {
    let at = dice.below(text.len() + 1);
    if dice.percent(50) {
        return at..(at + dice.below(17)).min(text.len());
    }
    let start = text[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let end = text[at..].iter().position(|byte| *byte == b'\n').map_or(text.len(), |end| at + end + 1);
    start..end
}

/// Files of the rule sets of the program and of its tests.
fn rule_sets(is_seed: &dyn Fn(&Path) -> bool) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    ["rules", "tests/rules"].iter().flat_map(|folder| files(&root.join(folder), is_seed)).collect()
}

/// The files below a folder, in the order of their paths; none if there is no such folder.
fn files(folder: &Path, is_seed: &dyn Fn(&Path) -> bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("an entry").path());
    let (folders, mut found): (Vec<PathBuf>, Vec<PathBuf>) = entries.partition(|path| path.is_dir());
    found.retain(|path| is_seed(path));
    found.extend(folders.iter().flat_map(|folder| files(folder, is_seed)));
    found.sort_unstable();
    found
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension() == Some(OsStr::new(extension))
}

fn is_examples(path: &Path) -> bool {
    has_extension(path, "toml") && path.file_stem().is_some_and(|name| name.to_string_lossy().contains("examples"))
}

#[test]
fn books() {
    replay("books", targets::books::run, rule_sets(&|path| has_extension(path, "md")));
}

#[test]
fn example() {
    replay("example", targets::example::run, rule_sets(&is_examples));
}

#[test]
fn frames() {
    replay("frames", targets::frames::run, Vec::new());
}

#[test]
fn lobby() {
    replay("lobby", targets::lobby::run, Vec::new());
}

#[test]
fn names() {
    replay("names", targets::names::run, Vec::new());
}

#[test]
fn records() {
    replay("records", targets::records::run, Vec::new());
}

#[test]
fn rows() {
    replay("rows", targets::rows::run, Vec::new());
}

#[test]
fn rules() {
    let is_rules = |path: &Path| has_extension(path, "toml") && !is_examples(path);
    replay("rules", targets::rules::run, rule_sets(&is_rules));
}

#[test]
fn settings() {
    replay("settings", targets::settings::run, Vec::new());
}

#[test]
fn telnet() {
    replay("telnet", targets::telnet::run, Vec::new());
}

#[test]
fn typed() {
    replay("typed", targets::typed::run, Vec::new());
}
