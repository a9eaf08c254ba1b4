//! Arguments that playing and simulating share: rules with options, referee, levels, seed, and the deal of an
//! example.

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::path::Path;

use super::CommandError;
use super::grammar::{Arguments, CliCommand, flag, not_in_range};
use super::refusal::{AllOf, AnyOf, GameTitle, Refusal};
use crate::bot::Level;
use crate::check::example::Example;
use crate::engine::families::of_family;
use crate::engine::{Calls, Dice, Referee};
use crate::rules::{
    AnyRules, Diagnostic, DiagnosticKind, ExampleFile, FileProblem, FoundFile, Library, Loaded, OptionForm, nearest,
};
use crate::session::settings::{Account, Accounts, Folders};
use crate::session::{LaidOut, has_referee};
use crate::text::Reason;

/// The built-in rule files, those of the named folders, and the user's own.
pub fn library(given: &Arguments) -> Result<Library, CommandError> {
    library_and_faults(given).map(|(library, _)| library)
}

/// Also returns the faults of the user's own folder, which stop nothing.
pub fn library_and_faults(given: &Arguments) -> Result<(Library, Vec<Diagnostic>), CommandError> {
    let mut library = Library::built_in();
    let mut faults = Vec::new();
    for folder in given.paths("rules") {
        if let Err(found) = library.add_folder(&folder) {
            faults.extend(found);
        }
    }
    if !faults.is_empty() {
        return Err(CommandError::Faults(faults));
    }
    let own = folders(None).rules.map_or_else(Vec::new, |folder| library.add_own_folder(&folder));
    Ok((library, own))
}

#[must_use]
pub fn folders(account: Option<&Account>) -> Folders {
    Folders::of_platform(|name| env::var_os(name), account)
}

#[must_use]
pub fn accounts(account: Option<Account>) -> Accounts {
    Accounts::of_platform(|name| env::var_os(name), account)
}

pub fn game(given: &Arguments, command: CliCommand) -> Result<&str, Refusal> {
    given
        .text("game")
        .filter(|game| !game.is_empty())
        .ok_or_else(|| Refusal::MissingGame { command: command.name().to_owned() })
}

/// Returns true if the command shows texts of the named game, or of recorded games, that exist in this language
/// although the program does not speak it.
#[must_use]
pub fn has_texts_in(given: &Arguments, command: Option<CliCommand>, code: &str) -> bool {
    let Ok(library) = library(given) else { return false };
    let games = match command {
        Some(CliCommand::Play | CliCommand::Learn | CliCommand::Rules) => {
            given.text("game").map(str::to_owned).into_iter().collect()
        }
        Some(CliCommand::Resume | CliCommand::Replay) => library.ids(),
        _ => Vec::new(),
    };
    games
        .iter()
        .filter_map(|game| library.load(game, &[]).ok())
        .any(|loaded| loaded.books.iter().any(|book| book.lang == code) || loaded.rules.terms().has_words_in(code))
}

/// The chosen options: those of `--set` and `--rounds`.
pub fn options(given: &Arguments) -> Result<Vec<(String, String)>, Refusal> {
    let mut options = Vec::new();
    for choice in given.texts("set") {
        match choice.split_once('=') {
            Some((name, value)) if !name.is_empty() && !value.is_empty() => {
                options.push((name.trim().to_owned(), value.trim().to_owned()));
            }
            _ => return Err(Refusal::BadSet { value: choice.to_owned() }),
        }
    }
    if let Some(rounds) = given.text("rounds") {
        if options.iter().any(|(name, _)| name == "rounds") {
            return Err(Refusal::Conflict { option: flag("rounds"), other: set("rounds") });
        }
        options.push(("rounds".to_owned(), rounds.to_owned()));
    }
    Ok(options)
}

pub fn load(
    given: &Arguments,
    library: &Library,
    game: &str,
    options: &[(String, String)],
) -> Result<Loaded, CommandError> {
    library.load(game, options).map_err(|faults| match faults.as_slice() {
        [fault] if fault.file.is_empty() || fault.line.is_none() => refused(given, library, game, fault),
        [fault] if matches!(fault.what, DiagnosticKind::NoTeams { .. }) && !options.is_empty() => {
            refused(given, library, game, fault)
        }
        // Two options can clash in several keys.
        [fault, ..] if faults.iter().all(|fault| is_clash(&fault.what)) => refused(given, library, game, fault),
        // A chosen card can have a text written by the user.
        [fault, ..] if matches!(fault.what, DiagnosticKind::BookSign { .. }) && library.load(game, &[]).is_ok() => {
            refused(given, library, game, fault)
        }
        _ => CommandError::Refused(Refusal::BadRules {
            game: GameTitle(game.to_owned()),
            check: library.check_command(),
        }),
    })
}

fn is_clash(what: &DiagnosticKind) -> bool {
    matches!(what, DiagnosticKind::OptionsClash { .. } | DiagnosticKind::OptionsExclude { .. })
}

/// The refusal for a fault of the request.
fn refused(given: &Arguments, library: &Library, game: &str, fault: &Diagnostic) -> CommandError {
    let suggestion = fault.suggestion.clone();
    let by_flag = given.text("rounds").is_some();
    let typed = |name: &str| if by_flag && name == "rounds" { flag(name) } else { set(name) };
    let owner = GameTitle(game.to_owned());
    CommandError::Refused(match fault.what.clone() {
        DiagnosticKind::UnknownGame { game: word, .. } if fault.file.is_empty() => {
            Refusal::UnknownGame { word, suggestion }
        }
        DiagnosticKind::UnknownOption { expected, .. } if expected.is_empty() => Refusal::NoSets { game: owner },
        DiagnosticKind::UnknownOption { option: word, expected } => {
            Refusal::UnknownSet { game: owner, word, names: AllOf(expected), suggestion }
        }
        DiagnosticKind::OptionValue { option, value, expected } if most_cards(library, game, &option).is_some() => {
            let most = most_cards(library, game, &option).unwrap_or_default();
            let is_wrong = |part: &&str| !expected.iter().any(|known| known == part);
            let word = value.split(';').map(str::trim).find(is_wrong).unwrap_or(&value).to_owned();
            Refusal::BadCards { option: typed(&option), value: word, most, cards: AllOf(expected) }
        }
        DiagnosticKind::OptionValue { option, value, expected } => {
            Refusal::BadValue { option: typed(&option), value, values: AnyOf(expected) }
        }
        DiagnosticKind::OptionNumber { option, value, min, max } => {
            not_in_range(typed(&option), &value, min.into()..=max.into())
        }
        DiagnosticKind::OptionTwice { option } => Refusal::Twice { option: set(&option) },
        DiagnosticKind::BookSign { sign } => Refusal::SpokenSign { sign },
        DiagnosticKind::NoTeams { teams, max } => Refusal::NoTeams { game: owner, teams, max },
        DiagnosticKind::OptionsClash { first, second, .. } | DiagnosticKind::OptionsExclude { first, second } => {
            Refusal::Conflict { option: typed(&first), other: typed(&second) }
        }
        _ => Refusal::BadRules { game: owner, check: library.check_command() },
    })
}

/// The most cards of an option that adds cards.
fn most_cards(library: &Library, game: &str, option: &str) -> Option<u8> {
    let loaded = library.load(game, &[]).ok()?;
    loaded.options.iter().find(|own| own.name == option).and_then(|own| match &own.form {
        OptionForm::Cards { most, .. } => Some(*most),
        _ => None,
    })
}

fn set(name: &str) -> String {
    format!("--set {name}")
}

pub fn table(given: &Arguments, rules: &AnyRules) -> Result<(Option<Referee>, Option<Calls>), Refusal> {
    let (referee, dealer) = (has_referee(rules.family()), has_referee(rules.family()));
    let choices = [("referee", referee), ("calls", referee), ("dealer", dealer)];
    if let Some((option, _)) = choices.into_iter().find(|(option, there)| !there && given.is_given(option)) {
        return Err(Refusal::OnlyHands { option: flag(option), game: GameTitle(rules.id().to_owned()) });
    }
    let referee = given.choice("referee", &Referee::WORDS)?;
    let calls = given.choice("calls", &Calls::WORDS)?;
    Ok((referee, calls))
}

pub fn players(given: &Arguments, rules: &AnyRules) -> Result<Option<u8>, Refusal> {
    let players = given.number("players", 0..=u8::MAX)?;
    players.map(|players| check_size(rules, players.into()).map(|()| players)).transpose()
}

pub fn check_size(rules: &AnyRules, count: usize) -> Result<(), Refusal> {
    if rules.sizes().contains(count) { Ok(()) } else { Err(too_many_or_few(rules, count)) }
}

#[must_use]
pub fn too_many_or_few(rules: &AnyRules, value: usize) -> Refusal {
    let game = GameTitle(rules.id().to_owned());
    match rules.shed().and_then(|rules| Some((rules, rules.book().teams?))) {
        Some((rules, teams)) => {
            let sizes = AnyOf(rules.table_sizes().map(|size| size.to_string()).collect());
            Refusal::TeamPlayers { game, teams: teams.count, sizes, value }
        }
        None => Refusal::Players { game, sizes: rules.sizes(), value },
    }
}

pub fn levels(given: &Arguments) -> Result<Vec<Level>, Refusal> {
    let Some(list) = given.text("level") else { return Ok(Vec::new()) };
    list.split(',').map(|word| read_level(word.trim())).collect()
}

pub fn read_level(word: &str) -> Result<Level, Refusal> {
    let names = || AllOf(Level::ALL.map(|level| level.to_string()).to_vec());
    if word.is_empty() {
        return Err(Refusal::MissingValue { option: flag("level") });
    }
    word.to_lowercase().parse().map_err(|_| Refusal::UnknownLevel { word: word.to_owned(), levels: names() })
}

pub fn seed(given: &Arguments) -> Result<Option<u64>, Refusal> {
    given.number("seed", 0..=u64::MAX)
}

const MOST_NAMED: usize = 8;

/// The random stream that continues the game after the example's own.
const STREAM: u64 = 0;

/// The game of an example and its options.
pub struct ExampleDeal {
    /// The game at the beginning of the example.
    pub laid_out: LaidOut,
    /// The example's options, preceded by those of the command line.
    pub options: Vec<(String, String)>,
    pub example: String,
}

/// Finds and sets up the named example.
pub fn deal(
    given: &Arguments,
    named: &str,
    library: &Library,
    loaded: &Loaded,
    chosen: &[(String, String)],
    seed: u64,
) -> Result<ExampleDeal, CommandError> {
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
    let rules = load(given, library, id, &options)?.rules;
    let dice = Dice::new(seed, STREAM);
    let laid_out = of_family!(&rules, G, rules => example.begin_with::<G>(rules, dice).map(LaidOut::of));
    let laid_out = laid_out.map_err(|_| bad_example())?;
    Ok(ExampleDeal { laid_out, options, example: example.name().to_owned() })
}

/// The example files to search: one on disk, else one of the library; without a name all of the game's.
fn files(named: &str, loaded: &Loaded) -> Result<Vec<ExampleFile>, Refusal> {
    if named.is_empty() {
        return Ok(loaded.examples.to_vec());
    }
    let path = Path::new(named);
    let known = loaded.examples.iter().find(|file| file.name == named);
    if let Some(known) = known.filter(|_| !path.exists()) {
        return Ok(vec![known.clone()]);
    }
    let (found, faults) = FoundFile::at(path);
    if let Some(fault) = faults.first() {
        return Err(Refusal::CannotRead { file: named.to_owned(), reason: reason(fault) });
    }
    let examples: Vec<ExampleFile> = found
        .into_iter()
        .filter_map(|found| match found {
            FoundFile::Examples(file) => Some(file),
            FoundFile::Rules(_) | FoundFile::Book(_) => None,
        })
        .collect();
    match examples.iter().find(|file| !loaded.chain.contains(&file.game)) {
        Some(file) => Err(Refusal::OtherGame {
            file: named.to_owned(),
            other: GameTitle(file.game.clone()),
            game: GameTitle(loaded.rules.id().to_owned()),
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

/// The file for the message; without one, the game.
fn shown(file: &str, game: &str) -> String {
    if file.is_empty() { game.to_owned() } else { file.to_owned() }
}

/// A random seed, short enough to be spoken and typed.
#[must_use]
pub fn new_seed() -> u64 {
    RandomState::new().hash_one(()) % 1_000_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_seeds_differ() {
        let first = new_seed();
        assert!((0..5).any(|_| new_seed() != first));
    }
}
