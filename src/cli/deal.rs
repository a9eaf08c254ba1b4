//! `--deal FILE#NAME`: a game that begins with the set-up of an example.

use std::path::Path;

use super::given::Given;
use super::refusal::Refusal;
use super::said::{AllOf, Game as GameName};
use super::stop::Stop;
use super::table;
use crate::engine::Dice;
use crate::engine::families::of_family;
use crate::example::Example;
use crate::rules::{Diagnostic, DiagnosticKind, ExampleFile, FileProblem, Found, Library, Loaded, nearest};
use crate::say::Reason;
use crate::session::LaidOut;

/// The most examples that a refusal names.
const MOST_NAMED: usize = 8;

/// The stream of chance with which the game goes on after the example's own.
const STREAM: u64 = 0;

/// The game of an example, and the options of the table with which it is played.
pub struct Deal {
    /// The game, at the example's beginning.
    pub laid_out: LaidOut,
    /// The example's options, and those of the command line before them.
    pub options: Vec<(String, String)>,
    /// The example's name.
    pub example: String,
}

/// Finds and sets up the example that was named.
///
/// # Errors
/// There is none such, it is another game's, it has faults, or the game begins with no example.
pub fn deal(
    given: &Given,
    named: &str,
    library: &Library,
    loaded: &Loaded,
    chosen: &[(String, String)],
    seed: u64,
) -> Result<Deal, Stop> {
    let (file, name) = match named.rsplit_once('#') {
        Some((file, name)) => (file, Some(name)),
        None => (named, None),
    };
    let id = &loaded.rules.id();
    let bad_example = || Refusal::BadExample { file: shown(file, id), check: library.check_command() };
    let mut examples = Vec::new();
    for found in files(file, loaded)? {
        examples.extend(Example::read_all(&found, loaded.rules.family()).map_err(|_| bad_example())?);
    }
    let example = pick(&examples, file, name, id)?;
    let mut options = chosen.to_vec();
    let others = example.options().iter().filter(|(name, _)| chosen.iter().all(|(own, _)| own != name));
    options.extend(others.cloned());
    let rules = table::load(given, library, id, &options)?.rules;
    let dice = Dice::new(seed, STREAM);
    let laid_out = of_family!(&rules, G, rules => example.begin_with::<G>(rules, dice).map(LaidOut::of));
    let laid_out = laid_out.map_err(|_| bad_example())?;
    Ok(Deal { laid_out, options, example: example.name().to_owned() })
}

/// The example files that are meant: one on the disk, else one that the library knows, or without a name all of the
/// game's.
fn files(named: &str, loaded: &Loaded) -> Result<Vec<ExampleFile>, Refusal> {
    if named.is_empty() {
        return Ok(loaded.examples.to_vec());
    }
    let path = Path::new(named);
    let known = loaded.examples.iter().find(|file| file.name == named);
    if let Some(known) = known.filter(|_| !path.exists()) {
        return Ok(vec![known.clone()]);
    }
    let (found, faults) = Found::at(path);
    if let Some(fault) = faults.first() {
        return Err(Refusal::CannotRead { file: named.to_owned(), reason: reason(fault) });
    }
    let examples: Vec<ExampleFile> = found
        .into_iter()
        .filter_map(|found| match found {
            Found::Examples(file) => Some(file),
            Found::Rules(_) | Found::Book(_) => None,
        })
        .collect();
    match examples.iter().find(|file| !loaded.chain.contains(&file.game)) {
        Some(file) => Err(Refusal::OtherGame {
            file: named.to_owned(),
            other: GameName(file.game.clone()),
            game: GameName(loaded.rules.id().to_owned()),
        }),
        None => Ok(examples),
    }
}

fn reason(fault: &Diagnostic) -> Reason {
    match fault.what {
        DiagnosticKind::FileUnreadable { reason: FileProblem::Missing } => Reason::NotFound,
        DiagnosticKind::FileUnreadable { reason: FileProblem::Forbidden } => Reason::Permission,
        DiagnosticKind::FileUnreadable { reason: FileProblem::TooLarge } => Reason::TooLarge,
        DiagnosticKind::FileUnreadable { reason: FileProblem::NoFile } => Reason::NoFile,
        _ => Reason::Other,
    }
}

fn pick<'a>(examples: &'a [Example], file: &str, name: Option<&str>, game: &str) -> Result<&'a Example, Refusal> {
    let file = shown(file, game);
    let names = || examples.iter().take(MOST_NAMED).map(|example| example.name().to_owned()).collect();
    if examples.is_empty() {
        return Err(Refusal::NoExamples { file });
    }
    let Some(name) = name else {
        return match examples {
            [only] => Ok(only),
            _ => Err(Refusal::ExampleNeeded { file, names: AllOf(names()) }),
        };
    };
    examples.iter().find(|example| example.name() == name).ok_or_else(|| {
        let suggestion = nearest(name, examples.iter().map(Example::name)).map(str::to_owned);
        Refusal::UnknownExample { file, word: name.to_owned(), names: AllOf(names()), suggestion }
    })
}

/// The file as it is told; without a name, the game.
fn shown(file: &str, game: &str) -> String {
    if file.is_empty() { game.to_owned() } else { file.to_owned() }
}
