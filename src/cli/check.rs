//! `sixdot check`: checks rule files, their rule books and their examples, once or after each change. Keys are
//! English in every language, faults are localised.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::arguments::{CheckOptions, GeneralOptions};
use super::game_setup;
use super::refusal::{CommandError, CommandResult, fixed, line, tell};
use super::settings::Language;
use super::simulate::balance;
use crate::check::example::{self, CheckLine, Examples as _};
use crate::games::of_family;
use crate::input::is_command;
use crate::rulebook;
use crate::rules::{Diagnostic, DiagnosticKind, Doubt, FoundFile, Library, Loaded, line_of_word};
use crate::session::usual_players;
use crate::storage::{self, Stamp};
use crate::text::{Channel, Lang, Line, Locale, forms_of_title, msg};

/// Checks the named files, or all games, and returns whether there is no fault.
pub fn check(args: &CheckOptions, general: &GeneralOptions, language: &Language) -> CommandResult<bool> {
    let (library, own) = game_setup::library_and_faults(general)?;
    let paths = &args.path;
    let books = if paths.is_empty() {
        library.ids().iter().flat_map(|id| rulebook::check(&library, id)).collect()
    } else {
        rulebook::check_paths(&library, paths)
    };
    let mut report = example::check(&library, paths, args.clauses);
    // The count of examples must stay the last line.
    let count = report.lines.pop();
    let own = if paths.is_empty() { own } else { Vec::new() };
    let games = checked_games(&library, paths);
    let right = right(args, &games, &report.lines);
    let is_told = |told: &CheckLine| args.verbose || changed(told).is_none();
    let shipped = Library::built_in().ids();
    let further = || games.iter().filter(|(_, game)| !shipped.iter().any(|id| id == game.rules.id()));
    let locale = language.locale();
    let fault = |channel: Channel| {
        let locale = &locale;
        move |fault: &Diagnostic| line(locale.fault(fault), channel)
    };
    let told = |told: CheckLine| match told {
        CheckLine::Fixed(text) => fixed(text),
        CheckLine::Fault(diagnostic) | CheckLine::Warning(diagnostic) => fault(Channel::Error)(&diagnostic),
    };
    let mut lines: Vec<Line> = own.iter().chain(&books).map(fault(Channel::Error)).collect();
    lines.extend(right.iter().map(fault(Channel::Help)));
    lines.extend(report.lines.into_iter().filter(is_told).map(told));
    let words = further().flat_map(|(file, game)| words_that_are_commands(file, game, language.lang));
    let doubts = further().flat_map(|(file, game)| doubts(file, game));
    lines.extend(words.chain(doubts).map(|doubt| fault(Channel::Error)(&doubt)));
    lines.extend(balance(args, &games, language.lang)?.into_iter().map(fixed));
    lines.extend(count.map(told));
    tell(&lines)?;
    Ok(report.passed && books.is_empty() && own.is_empty())
}

/// The games without faults, or those of them that are named, each with its file.
fn checked_games(library: &Library, paths: &[PathBuf]) -> Vec<(String, Loaded)> {
    if paths.is_empty() {
        let file = |id: &String| library.file_of(id).unwrap_or_default().to_owned();
        return library.ids().iter().filter_map(|id| Some((file(id), library.load(id, &[]).ok()?))).collect();
    }
    let found = paths.iter().flat_map(|path| FoundFile::at(path).0);
    let rules = found.filter_map(|found| match found {
        FoundFile::Rules(path) => {
            let (library, id) = library.around(&path).ok()?;
            Some((path.display().to_string(), library.load(&id, &[]).ok()?))
        }
        FoundFile::Examples(_) | FoundFile::Book(_) => None,
    });
    rules.collect()
}

/// Reports correct files: their base, and how many inherited examples they change. Includes the named files and all
/// that change examples.
fn right(args: &CheckOptions, games: &[(String, Loaded)], told: &[CheckLine]) -> Vec<Diagnostic> {
    let mut files: Vec<(&str, &str)> = if args.path.is_empty() {
        told.iter().filter_map(changed).map(|(file, game, _)| (file, game)).collect()
    } else {
        let is_faulty =
            |file: &str| told.iter().any(|told| matches!(told, CheckLine::Fault(fault) if fault.file == file));
        let right = games.iter().filter(|(file, _)| !is_faulty(file));
        right.map(|(file, game)| (file.as_str(), game.chain.get(1).map_or("none", String::as_str))).collect()
    };
    files.dedup_by_key(|(file, _)| *file);
    let right = |(file, game): (&str, &str)| {
        let counts = told.iter().filter_map(changed).filter(|(own, ..)| *own == file).map(|(.., count)| count);
        let changed = if args.verbose { 0 } else { counts.sum() };
        Diagnostic::in_file(file, None, Doubt::Right { game: game.to_owned(), changed })
    };
    files.into_iter().map(right).collect()
}

/// A file, the game whose examples come out differently with it, and their number.
fn changed(told: &CheckLine) -> Option<(&str, &str, u32)> {
    let CheckLine::Warning(fault) = told else { return None };
    match &fault.what {
        DiagnosticKind::Doubt(Doubt::ExamplesChanged { game, count, .. }) => Some((&fault.file, game, *count)),
        _ => None,
    }
}

/// Warnings of trial rounds at the smallest and the usual table.
fn doubts(file: &str, Loaded { rules, .. }: &Loaded) -> Vec<Diagnostic> {
    let sizes = rules.sizes();
    let mut tables = vec![sizes.nearest(0), usual_players(&sizes)];
    tables.dedup();
    let doubts = of_family!(rules, G, rules => G::doubts(rules, &tables));
    doubts.into_iter().map(|doubt| Diagnostic::in_file(file, None, doubt)).collect()
}

const MOST_BYTES: u64 = 1 << 20;

/// A word of a rule file that can be typed.
struct Word<'r> {
    /// The tables of the file above its entry.
    tables: &'static [&'static str],
    what: &'static str,
    id: &'r str,
    /// The word in the file.
    written: &'r str,
    is_card: bool,
}

/// Warnings about words of a game that are also commands.
fn words_that_are_commands(file: &str, game: &Loaded, told_in: Lang) -> Vec<Diagnostic> {
    let mut told = Vec::new();
    // The text is only needed for line numbers, so an unreadable file counts as empty.
    let text = storage::read(Path::new(file), MOST_BYTES).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let speaks = |word: &str| {
        let word = word.to_owned();
        Lang::ALL.into_iter().filter(move |lang| is_command(*lang, &word))
    };
    for word in words(game, &Locale::new(told_in).for_game(&game.rules.terms)) {
        let typed = word.typed();
        let own = typed.iter().find(|typed| speaks(typed).any(|lang| lang == told_in)).map(|typed| (typed, "own"));
        let other = || typed.iter().find_map(|typed| Some((typed, speaks(typed).next()?.code())));
        let Some((typed, lang)) = own.or_else(other) else { continue };
        let (id, lang) = (word.id.to_owned(), lang.to_owned());
        let doubt = Doubt::WordIsCommand { what: word.what, id, word: typed.clone(), lang };
        let place = line_of_word(&text, word.tables, word.id, word.written);
        let fault = Diagnostic::in_file(file, place, doubt);
        if !told.contains(&fault) {
            told.push(fault);
        }
    }
    told
}

/// The words that the rule file defines. Without a title the id counts, unless the program has a name for it.
fn words<'r>(game: &'r Loaded, locale: &Locale) -> Vec<Word<'r>> {
    let terms = &game.rules.terms;
    let deck = terms.deck();
    let is_named = |what: &str, id: &str| locale.names().is_none_or(|names| names.has(what, id));
    let mut words = Vec::new();
    let mut add = |word: Word<'r>, titles: Vec<&'r str>, has_name: bool| {
        let id = Some(word.written).filter(|_| titles.is_empty() && !has_name);
        words.extend(titles.into_iter().chain(id).map(|written| Word { written, ..word }));
    };
    for (index, id) in terms.calls().enumerate() {
        let word = Word { tables: &["calls"], what: "call", id, written: id, is_card: false };
        add(word, terms.call_words(index).collect(), false);
    }
    for colour in deck.all_colours() {
        let id = deck.colour_id(colour);
        let word = Word { tables: &["deck", "titles"], what: "colour", id, written: id, is_card: true };
        add(word, terms.colour_words(colour).collect(), is_named("colour", id));
    }
    for kind in deck.kinds() {
        let symbol = deck.symbol_name(deck.face(kind).symbol).id.as_str();
        let word = Word { tables: &["cards"], what: "card", id: terms.entry(kind), written: symbol, is_card: true };
        add(word, terms.words(kind).collect(), is_named("symbol", symbol));
    }
    for option in game.options.iter() {
        let id = option.name.as_str();
        let word = Word { tables: &["options"], what: "option", id, written: id, is_card: false };
        add(word, option.title.values().map(String::as_str).collect(), locale.has_option(id));
    }
    words
}

impl Word<'_> {
    /// What can be typed for the word: itself, and other forms of the names of cards and colours.
    fn typed(&self) -> Vec<String> {
        let forms = if self.is_card { forms_of_title(self.written) } else { Vec::new() };
        let forms = forms.into_iter().filter(|form| *form != self.written.to_lowercase());
        std::iter::once(self.written.to_owned()).chain(forms).collect()
    }
}

const EVERY: Duration = Duration::from_millis(300);

pub fn watch(args: &CheckOptions, general: &GeneralOptions, language: &Language) -> CommandResult<Infallible> {
    let locale = language.locale();
    let places = places(args, general);
    let mut known = storage::stamps(&places);
    once(args, general, language)?;
    tell(&[fixed(locale.in_full(msg!("check-waits")))])?;
    loop {
        thread::sleep(EVERY);
        let now = storage::stamps(&places);
        if now == known {
            continue;
        }
        let changed = changed_file(&known, &now);
        known = now;
        tell(&[fixed(locale.in_full(msg!("check-again", file = changed)))])?;
        once(args, general, language)?;
    }
}

/// Checks once. Faults of the folders do not end the watch, since they may be corrected.
fn once(args: &CheckOptions, general: &GeneralOptions, language: &Language) -> CommandResult {
    match check(args, general, language) {
        Err(CommandError::Faults(faults)) => {
            let locale = language.locale();
            Ok(tell(&faults.iter().map(|fault| fixed(locale.fault(fault).full)).collect::<Vec<_>>())?)
        }
        other => other.map(drop),
    }
}

/// The places to watch: named files with their folders, further folders, and the user's own.
fn places(args: &CheckOptions, general: &GeneralOptions) -> Vec<PathBuf> {
    let beside = |path: &PathBuf| {
        if path.is_dir() { path.clone() } else { storage::folder_of(path).to_owned() }
    };
    let mut places: Vec<PathBuf> = args.path.iter().map(beside).collect();
    places.extend(general.rules.iter().cloned());
    places.extend(game_setup::folders(None).rules);
    places
}

/// The name of a new, deleted or changed file.
fn changed_file(known: &[Stamp], now: &[Stamp]) -> String {
    let other = now.iter().find(|stamp| !known.contains(stamp));
    let gone = || known.iter().find(|stamp| !now.contains(stamp));
    let name = other.or_else(gone).and_then(|stamp| stamp.path.file_name());
    name.unwrap_or_default().to_string_lossy().into_owned()
}
