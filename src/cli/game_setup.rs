//! Arguments that playing and simulating share: rules with options, the referee, and the deal of an example.

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::ErrorKind;
use std::path::Path;

use super::arguments::{
    CliCommand, GameOptions, GeneralOptions, LearnOptions, PlayOptions, RulesOptions, TableOptions,
};
use super::refusal::{CommandError, CommandResult, Refusal, joined, refuse_given, title};
use super::values::not_in_range;
use crate::check::example::Example;
use crate::engine::Dice;
use crate::games::of_family;
use crate::rules::{
    AnyRules, Diagnostic, DiagnosticKind, ExampleFile, Form, FoundFile, Library, Loaded, OptionForm, nearest,
};
use crate::session::settings::{Account, Accounts, Folders};
use crate::session::{LaidOut, LanguagePack, exact_games, has_referee};
use crate::text::{Lang, Locale, msg};

/// The built-in rule files, those of the named folders, and the user's own.
pub fn library(general: &GeneralOptions) -> CommandResult<Library> {
    library_and_faults(general).map(|(library, _)| library)
}

/// Also returns the faults of the user's own folder, which stop nothing.
pub fn library_and_faults(general: &GeneralOptions) -> CommandResult<(Library, Vec<Diagnostic>)> {
    let mut library = Library::built_in();
    let mut faults = Vec::new();
    for folder in &general.rules {
        if let Err(found) = library.add_folder(folder) {
            faults.extend(found);
        }
    }
    if !faults.is_empty() {
        return Err(CommandError::Faults(faults));
    }
    let own = folders(None).rules.map_or_else(Vec::new, |folder| library.add_own_folder(&folder));
    Ok((library, own))
}

pub fn folders(account: Option<&Account>) -> Folders {
    Folders::of_platform(|name| env::var_os(name), account)
}

pub fn accounts(account: Option<Account>) -> Accounts {
    Accounts::of_platform(|name| env::var_os(name), account)
}

/// The id of the game of a command, which is an error without one. Its name counts in every language.
pub fn game(game: Option<&String>, command: &str, library: &Library, lang: Lang) -> Result<String, Refusal> {
    let game = game.filter(|game| !game.is_empty());
    let game = game.ok_or_else(|| msg!("cli-missing-game", command = command.to_owned()))?;
    Ok(id_of(library, game, lang))
}

fn id_of(library: &Library, game: &str, lang: Lang) -> String {
    // A number names a file and no place in a list.
    if game.parse::<usize>().is_ok() || library.ids().iter().any(|id| id == game) {
        return game.to_owned();
    }
    match exact_games(&LanguagePack::new(lang), library, game).as_slice() {
        [id] => id.clone(),
        _ => game.to_owned(),
    }
}

/// Returns true if the command shows texts of the named game, or of recorded games, that exist in this language
/// although the program does not speak it.
pub fn has_texts_in(general: &GeneralOptions, command: Option<&CliCommand>, code: &str) -> bool {
    let Ok(library) = library(general) else { return false };
    let games = match command {
        Some(
            CliCommand::Play(PlayOptions { game, .. })
            | CliCommand::Learn(LearnOptions { game, .. })
            | CliCommand::Rules(RulesOptions { game, .. }),
        ) => game.iter().map(|game| id_of(&library, game, Lang::En)).collect(),
        Some(CliCommand::Resume(_) | CliCommand::Replay(_)) => library.ids(),
        _ => Vec::new(),
    };
    games
        .iter()
        .filter_map(|game| library.load(game, &[]).ok())
        .any(|loaded| loaded.books.iter().any(|book| book.lang == code) || loaded.rules.terms.has_words_in(code))
}

impl GameOptions {
    /// The chosen options: those of `--set` and `--rounds`.
    pub fn chosen(&self) -> Result<Vec<(String, String)>, Refusal> {
        let mut options = self.set.clone();
        if let Some(rounds) = &self.rounds {
            if options.iter().any(|(name, _)| name == "rounds") {
                return Err(msg!("cli-conflict", option = "--rounds", other = set("rounds")));
            }
            options.push(("rounds".to_owned(), rounds.clone()));
        }
        Ok(options)
    }
}

/// Loads a game with options, those of `--rounds` by their own name in refusals.
pub fn load_with(library: &Library, game: &str, flags: &GameOptions, lang: Lang) -> CommandResult<Loaded> {
    let typed =
        |name: &str| if flags.rounds.is_some() && name == "rounds" { "--rounds".to_owned() } else { set(name) };
    load_named(library, game, &flags.chosen()?, &typed, lang)
}

pub fn load(library: &Library, game: &str, options: &[(String, String)], lang: Lang) -> CommandResult<Loaded> {
    load_named(library, game, options, &set, lang)
}

/// Loads a game. `typed` gives an option as it was typed.
fn load_named(
    library: &Library,
    game: &str,
    options: &[(String, String)],
    typed: &dyn Fn(&str) -> String,
    lang: Lang,
) -> CommandResult<Loaded> {
    library.load(game, options).map_err(|faults| {
        let of_request = match faults.as_slice() {
            [fault] if fault.file.is_empty() || fault.line.is_none() => true,
            [fault] if matches!(fault.what, DiagnosticKind::NoTeams { .. }) && !options.is_empty() => true,
            // Two options can clash in several keys.
            faults if faults.iter().all(|fault| matches!(fault.what, DiagnosticKind::OptionsClash { .. })) => true,
            // A chosen card can have a text written by the user.
            [fault, ..] if matches!(fault.what, DiagnosticKind::BadForm { form: Form::Spoken, .. }) => {
                library.load(game, &[]).is_ok()
            }
            _ => false,
        };
        let refusal =
            faults.first().filter(|_| of_request).and_then(|fault| refused(library, game, fault, typed, lang));
        let bad_rules = || msg!("cli-bad-rules", game = title(lang, game), check = library.check_command());
        refusal.unwrap_or_else(bad_rules).into()
    })
}

/// The refusal for a fault of the request.
fn refused(
    library: &Library,
    game: &str,
    fault: &Diagnostic,
    typed: &dyn Fn(&str) -> String,
    lang: Lang,
) -> Option<Refusal> {
    let suggestion = fault.suggestion.clone();
    let owner = title(lang, game);
    let message = match fault.what.clone() {
        DiagnosticKind::UnknownGame { game: word, .. } if fault.file.is_empty() => match suggestion {
            Some(suggestion) => msg!("cli-unknown-game-suggest", word, suggestion),
            None => msg!("cli-unknown-game", word),
        },
        DiagnosticKind::UnknownOption { expected, .. } if expected.is_empty() => msg!("cli-no-sets", game = owner),
        DiagnosticKind::UnknownOption { option: word, expected } => match suggestion {
            Some(suggestion) => msg!("cli-unknown-set-suggest", game = owner, word, suggestion),
            None => msg!("cli-unknown-set", game = owner, word, names = joined(lang, expected, "and")),
        },
        DiagnosticKind::OptionValue { option, value, expected } => match most_cards(library, game, &option) {
            Some(most) => {
                let is_wrong = |part: &&str| !expected.iter().any(|known| known == part);
                let wrong = value.split(';').map(str::trim).find(is_wrong).unwrap_or(&value).to_owned();
                let cards = joined(lang, expected, "and");
                msg!("cli-bad-cards", option = typed(&option), value = wrong, most, cards)
            }
            None => {
                msg!("cli-bad-value", option = typed(&option), value, values = joined(lang, expected, "or"))
            }
        },
        DiagnosticKind::OptionNumber { option, value, min, max } => {
            let fault = not_in_range(&value, &(min.into()..=max.into()));
            fault.refusal(typed(&option), value, lang)
        }
        DiagnosticKind::Twice { item } => msg!("cli-twice", option = set(&item)),
        DiagnosticKind::BadForm { text: sign, form: Form::Spoken } => msg!("cli-spoken-sign", sign),
        DiagnosticKind::NoTeams { teams, max } => msg!("cli-no-teams", game = owner, teams, max),
        DiagnosticKind::OptionsClash { first, second } => {
            msg!("cli-conflict", option = typed(&first), other = typed(&second))
        }
        _ => return None,
    };
    Some(message)
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

/// Refuses the referee, calls and a dealer for games that have none.
pub fn check_table(
    rules: &AnyRules,
    table: &TableOptions,
    dealer: Option<&String>,
    lang: Lang,
) -> Result<(), Refusal> {
    let has_hands = has_referee(rules.family);
    let given = [
        ("--referee", !has_hands && table.referee.is_some()),
        ("--calls", !has_hands && table.calls.is_some()),
        ("--dealer", !has_hands && dealer.is_some()),
    ];
    refuse_given(given, |option| msg!("cli-only-hands", option, game = title(lang, rules.id())))
}

pub fn check_size(rules: &AnyRules, count: usize, lang: Lang) -> Result<(), Refusal> {
    if rules.sizes().contains(count) {
        return Ok(());
    }
    let game = title(lang, rules.id());
    Err(match rules.shed().and_then(|rules| Some((rules, rules.book.teams?))) {
        Some((rules, teams)) => {
            let sizes = joined(lang, rules.table_sizes(), "or");
            msg!("cli-players-teams", game, teams = teams.count, sizes, value = count)
        }
        None => msg!("cli-players-range", game, sizes = Locale::new(lang).sizes(&rules.sizes()), value = count),
    })
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
    named: &str,
    library: &Library,
    loaded: &Loaded,
    chosen: &[(String, String)],
    seed: u64,
    lang: Lang,
) -> CommandResult<ExampleDeal> {
    let (file, name) = match named.rsplit_once('#') {
        Some((file, name)) => (file, Some(name)),
        None => (named, None),
    };
    let id = &loaded.rules.id();
    let bad_example = || msg!("cli-bad-example", file = shown(file, id), check = library.check_command());
    let mut examples = Vec::new();
    for found in files(file, loaded, lang)? {
        examples.extend(Example::read_all(&found, loaded.rules.family).map_err(|_| bad_example())?);
    }
    let example = pick(&examples, file, name, id, lang)?;
    let mut options = chosen.to_vec();
    let others = example.options.iter().filter(|(name, _)| chosen.iter().all(|(own, _)| own != name));
    options.extend(others.cloned());
    let rules = load(library, id, &options, lang)?.rules;
    let then = Some(Dice::new(seed, STREAM));
    let laid_out = of_family!(&rules, G, rules => example.begin::<G>(rules, then).map(LaidOut::of));
    let laid_out = laid_out.map_err(|_| bad_example())?;
    Ok(ExampleDeal { laid_out, options, example: example.name.clone() })
}

/// The example files to search: one on disk, else one of the library; without a name all of the game's.
fn files(named: &str, loaded: &Loaded, lang: Lang) -> Result<Vec<ExampleFile>, Refusal> {
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
        let reason = match fault.what {
            DiagnosticKind::Unreadable { reason } => reason,
            _ => ErrorKind::Other,
        };
        return Err(msg!("cli-cannot-read", file = named.to_owned(), reason));
    }
    let examples: Vec<ExampleFile> = found
        .into_iter()
        .filter_map(|found| match found {
            FoundFile::Examples(file) => Some(file),
            FoundFile::Rules(_) | FoundFile::Book(_) => None,
        })
        .collect();
    match examples.iter().find(|file| !loaded.chain.contains(&file.game)) {
        Some(file) => {
            let (other, game) = (title(lang, &file.game), title(lang, loaded.rules.id()));
            Err(msg!("cli-other-game", file = named.to_owned(), other, game))
        }
        None => Ok(examples),
    }
}

fn pick<'a>(
    examples: &'a [Example],
    file: &str,
    name: Option<&str>,
    game: &str,
    lang: Lang,
) -> Result<&'a Example, Refusal> {
    let file = shown(file, game);
    let all = || examples.iter().map(|example| example.name.as_str());
    let names = || joined(lang, all().take(MOST_NAMED), "and");
    if examples.is_empty() {
        return Err(msg!("cli-no-examples", file));
    }
    let Some(name) = name else {
        return match examples {
            [only] => Ok(only),
            _ => Err(msg!("cli-example-needed", file, names = names())),
        };
    };
    examples.iter().find(|example| example.name == name).ok_or_else(|| {
        let word = name.to_owned();
        match nearest(name, all()).map(str::to_owned) {
            Some(suggestion) => msg!("cli-unknown-example-suggest", file, word, suggestion),
            None => msg!("cli-unknown-example", file, word, names = names()),
        }
    })
}

/// The file for the message; without one, the game.
fn shown(file: &str, game: &str) -> String {
    if file.is_empty() { game.to_owned() } else { file.to_owned() }
}

/// A random seed, short enough to be spoken and typed.
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
