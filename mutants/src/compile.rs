//! The copy is built; what the compiler refuses is left out.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::place::Place;
use crate::tree::{self, Source};

/// More rounds than this are a fault of what is built in.
const MOST_ROUNDS: usize = 12;

/// So many rounds are for checking alone.
const CHECKS: usize = 2;

/// The sites of a file, and where they stand in it.
type Sites = Vec<(usize, Range<usize>)>;

/// What the compiler points at.
struct Pointed {
    file: String,
    place: Range<usize>,
    main: bool,
}

/// Builds the mutants in and the tests with them, leaves out what does not compile, and writes down which programs came of it.
/// What is wrong with types is told before what is wrong with borrows, so it takes several rounds.
///
/// # Errors
/// If the copy does not compile for another reason, or cannot be written.
pub fn build(place: &Place, sources: &mut [Source]) -> io::Result<()> {
    let mut types_fit = false;
    for round in 1..=MOST_ROUNDS {
        tree::put_in(place, sources)?;
        // Checking takes less time than building, and most is found by it.
        let builds = types_fit || round > CHECKS;
        let asked: &[&str] =
            if builds { &["test", "--no-run", "--lib", "--test", "all"] } else { &["check", "--lib"] };
        let (well, messages) = cargo(place, asked)?;
        let errors: Vec<&Value> = messages.iter().filter_map(error).collect();
        // Where each stands in what was compiled, before anything of this round is left out.
        let sites: Vec<Sites> = sources.iter().map(|source| source.edited().sites).collect();
        let mut out = 0;
        for message in &errors {
            match left_out(sources, &sites, &pointed(message)) {
                Some((source, site)) => out += usize::from(sources[source].left_out.insert(site)),
                None => println!("of no mutant: {}", message["rendered"].as_str().unwrap_or_default()),
            }
        }
        println!("round {round}: {} errors, {out} places left out", errors.len());
        if well && builds {
            return fs::write(&place.programs, messages.iter().filter_map(program).collect::<String>());
        }
        types_fit = well;
        if !well && out == 0 {
            break;
        }
    }
    Err(io::Error::other("the copy does not compile"))
}

/// A built program, as a row.
fn program(message: &Value) -> Option<String> {
    let program = message["executable"].as_str()?;
    let tests = message["profile"]["test"].as_bool()?;
    tests.then(|| format!("{}\t{program}\n", message["target"]["name"].as_str().unwrap_or_default()))
}

/// The built programs, by name.
///
/// # Errors
/// If nothing was built.
pub fn programs(place: &Place) -> io::Result<Vec<(String, PathBuf)>> {
    let text = fs::read_to_string(&place.programs)?;
    let row = |row: &str| row.split_once('\t').map(|(name, path)| (name.to_owned(), PathBuf::from(path)));
    Ok(text.lines().filter_map(row).collect())
}

/// Whether cargo does what it is asked for with the copy, and what it says.
fn cargo(place: &Place, asked: &[&str]) -> io::Result<(bool, Vec<Value>)> {
    let output = Command::new("cargo")
        .args(asked)
        .args(["--locked", "--quiet", "--message-format", "json"])
        .current_dir(&place.tree)
        .env("CARGO_TARGET_DIR", &place.target)
        // Nobody follows a mutant line by line.
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .stderr(Stdio::inherit())
        .output()?;
    let text = String::from_utf8(output.stdout).map_err(io::Error::other)?;
    Ok((output.status.success(), text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()))
}

/// A message that says that something does not compile, and where.
fn error(message: &Value) -> Option<&Value> {
    let message = message.get("message")?;
    let tells = message["level"] == "error" && message["spans"].as_array().is_some_and(|spans| !spans.is_empty());
    tells.then_some(message)
}

fn pointed(message: &Value) -> Vec<Pointed> {
    let spans = message["spans"].as_array().into_iter().flatten();
    let number = |span: &Value, key: &str| usize::try_from(span[key].as_u64()?).ok();
    let pointed = spans.filter_map(|span| {
        Some(Pointed {
            file: span["file_name"].as_str()?.to_owned(),
            place: number(span, "byte_start")?..number(span, "byte_end")?,
            main: span["is_primary"].as_bool()?,
        })
    });
    let mut pointed: Vec<Pointed> = pointed.collect();
    pointed.sort_by_key(|pointed| !pointed.main);
    pointed
}

/// The place of the mutants that a message is about: the smallest around what it points at.
fn left_out(sources: &[Source], sites: &[Sites], pointed: &[Pointed]) -> Option<(usize, usize)> {
    pointed.iter().find_map(|Pointed { file, place, .. }| {
        let source = sources.iter().position(|source| source.file() == file)?;
        let around = sites[source].iter().filter(|(_, site)| site.start <= place.start && place.end <= site.end);
        let (site, _) = around.min_by_key(|(_, site)| site.len())?;
        Some((source, *site))
    })
}
