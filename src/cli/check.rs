//! `sixdot check`: checks rule files, their rule books and their examples, once or after each change. Keys are
//! English in every language, faults are localised.

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::arguments::{CheckCommand, GeneralFlags};
use super::settings::Language;
use super::simulate::balance;
use super::{CommandError, fixed, game_setup, line, tell};
use crate::check::example::{self, Line as Told, Taught as _};
use crate::engine::families::of_family;
use crate::input::{Command, Commands, normal};
use crate::rulebook;
use crate::rules::{
    AnyRules, Diagnostic, DiagnosticKind, Doubt, FoundFile, Library, Loaded, TableOption, line_of_word,
};
use crate::session::usual_players;
use crate::storage::{self, Stamp};
use crate::text::{Channel, Lang, Line, Locale, Names, forms_of_title, msg};

/// Checks the named files, or all games, and returns whether there is no fault.
pub fn check(args: &CheckCommand, general: &GeneralFlags, language: &Language) -> Result<bool, CommandError> {
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
    let right = right(&library, paths, &report.lines, args.verbose);
    let is_told = |told: &Told| args.verbose || !matches!(told, Told::Warning(fault) if changed(fault).is_some());
    let games = checked_games(&library, paths);
    let shipped = Library::built_in().ids();
    let further = || games.iter().filter(|(_, game)| !shipped.iter().any(|id| id == game.rules.id()));
    let locale = Locale::new(language.lang);
    let fault = |channel: Channel| {
        let locale = &locale;
        move |fault: &Diagnostic| line(locale.fault(fault), channel)
    };
    let told = |told: Told| match told {
        Told::Fixed(text) => fixed(text),
        Told::Fault(diagnostic) | Told::Warning(diagnostic) => fault(Channel::Error)(&diagnostic),
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
        FoundFile::Rules(path) => Some((path.display().to_string(), library.load_file(&path, &[]).ok()?)),
        FoundFile::Examples(_) | FoundFile::Book(_) => None,
    });
    rules.collect()
}

/// Reports correct files: their base, and how many inherited examples they change. Includes the named files and all
/// that change examples.
fn right(library: &Library, paths: &[PathBuf], told: &[Told], in_full: bool) -> Vec<Diagnostic> {
    let count = |file: &str| {
        let of_file = told.iter().filter_map(|told| match told {
            Told::Warning(fault) if fault.file == file => changed(fault).map(|(_, count)| count),
            _ => None,
        });
        if in_full { 0 } else { of_file.sum() }
    };
    let is_faulty = |file: &str| told.iter().any(|told| matches!(told, Told::Fault(fault) if fault.file == file));
    if paths.is_empty() {
        let mut right: Vec<Diagnostic> = Vec::new();
        for fault in told.iter().filter_map(|told| if let Told::Warning(fault) = told { Some(fault) } else { None }) {
            if let Some((game, _)) = changed(fault).filter(|_| right.iter().all(|right| right.file != fault.file)) {
                let (game, changed) = (game.to_owned(), count(&fault.file));
                right.push(Diagnostic::in_file(fault.file.clone(), None, Doubt::Right { game, changed }));
            }
        }
        return right;
    }
    let found = paths.iter().flat_map(|path| FoundFile::at(path).0);
    let right = found.filter_map(|found| {
        let FoundFile::Rules(path) = found else { return None };
        let file = path.display().to_string();
        let loaded = library.load_file(&path, &[]).ok().filter(|_| !is_faulty(&file))?;
        let game = loaded.chain.get(1).map_or("none", String::as_str).to_owned();
        let changed = count(&file);
        Some(Diagnostic::in_file(file, None, Doubt::Right { game, changed }))
    });
    right.collect()
}

/// The game whose examples come out differently, and their number.
fn changed(fault: &Diagnostic) -> Option<(&str, u32)> {
    match &fault.what {
        DiagnosticKind::Doubt(Doubt::ExamplesChanged { game, count, .. }) => Some((game, *count)),
        _ => None,
    }
}

/// Warnings of trial rounds at the smallest and the usual table.
fn doubts(file: &str, Loaded { rules, .. }: &Loaded) -> Vec<Diagnostic> {
    let sizes = rules.sizes();
    let mut tables = vec![sizes.nearest(0), usual_players(&sizes)];
    tables.dedup();
    let doubts = of_family!(rules, G, rules => G::doubts(rules, &tables));
    doubts.into_iter().map(|doubt| Diagnostic::in_file(file.to_owned(), None, doubt)).collect()
}

const MOST_BYTES: u64 = 1 << 20;

/// The sort of thing that a word of a rule file names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Named {
    Call,
    Colour,
    Card,
    Option,
}

struct Word {
    what: Named,
    id: String,
    /// The word in the file.
    written: String,
    /// The words that can be typed for it.
    typed: Vec<String>,
}

/// Warnings about words of a game that are also commands.
fn words_that_are_commands(file: &str, game: &Loaded, told_in: Lang) -> Vec<Diagnostic> {
    let rules = &game.rules;
    let (mut told, text) = (Vec::<Diagnostic>::new(), text_of(file));
    let commands = Lang::ALL.map(|lang| (lang, Commands::new(&Locale::new(lang), rules.family())));
    let command = |wanted: Lang, word: &str| -> Option<Command> {
        let found = commands.iter().find(|(lang, _)| *lang == wanted);
        found.and_then(|(_, commands)| commands.exact(&normal(word)))
    };
    for word in words(rules, &game.options, &Locale::new(told_in).for_game(rules.terms())) {
        let is_own = |typed: &&String| command(told_in, typed).is_some();
        let other = |typed: &String| Lang::ALL.into_iter().find(|lang| command(*lang, typed).is_some());
        let own = word.typed.iter().find(is_own).map(|typed| (typed, "own"));
        let other = || word.typed.iter().find_map(|typed| Some((typed, other(typed)?.code())));
        let Some((typed, lang)) = own.or_else(other) else { continue };
        let fault = Diagnostic::in_file(file, word.line_in(&text), word.doubt(typed, lang));
        if !told.contains(&fault) {
            told.push(fault);
        }
    }
    told
}

/// The text is only needed for line numbers, so an unreadable file counts as empty.
fn text_of(file: &str) -> String {
    storage::read(Path::new(file), MOST_BYTES)
        .map_or_else(|_| String::new(), |text| String::from_utf8_lossy(&text).into_owned())
}

/// The words that the rule file defines. Without a title the id counts, unless the program has a name for it.
fn words(rules: &AnyRules, options: &[TableOption], locale: &Locale) -> Vec<Word> {
    let terms = rules.terms();
    let deck = terms.deck();
    let no_name = |known: fn(&Names, &str) -> bool, id: &str| locale.names().is_some_and(|names| !known(names, id));
    let mut words = Vec::new();
    let mut add = |what: Named, id: &str, titles: Vec<&str>, without: Option<&str>| {
        let without = without.filter(|_| titles.is_empty());
        words.extend(titles.into_iter().chain(without).map(|title| Word::new(what, id, title)));
    };
    for (index, id) in terms.calls().iter().enumerate() {
        add(Named::Call, id, terms.call_words(index).collect(), Some(id));
    }
    for colour in deck.all_colours() {
        let id = deck.colour_id(colour);
        let without = Some(id).filter(|id| no_name(Names::has_colour, id));
        add(Named::Colour, id, terms.colour_words(colour).collect(), without);
    }
    for kind in deck.kinds() {
        let symbol = &deck.symbol_name(deck.face(kind).symbol).id;
        let without = Some(symbol.as_str()).filter(|id| no_name(Names::has_symbol, id));
        add(Named::Card, terms.entry(kind), terms.words(kind).collect(), without);
    }
    for option in options {
        let without = Some(option.name.as_str()).filter(|id| !locale.has_option(id));
        add(Named::Option, &option.name, option.title.values().map(String::as_str).collect(), without);
    }
    words
}

impl Word {
    fn new(what: Named, id: &str, written: &str) -> Self {
        let typed = match what {
            Named::Call | Named::Option => vec![written.to_owned()],
            Named::Colour | Named::Card => {
                let forms = forms_of_title(written).into_iter().filter(|form| *form != written.to_lowercase());
                std::iter::once(written.to_owned()).chain(forms).collect()
            }
        };
        Word { what, id: id.to_owned(), written: written.to_owned(), typed }
    }

    fn doubt(&self, typed: &str, lang: &str) -> Doubt {
        let (id, word, lang) = (self.id.clone(), typed.to_owned(), lang.to_owned());
        match self.what {
            Named::Call => Doubt::CallIsCommand { call: id, word, lang },
            Named::Colour => Doubt::ColourIsCommand { colour: id, word, lang },
            Named::Card => Doubt::CardIsCommand { card: id, word, lang },
            Named::Option => Doubt::OptionIsCommand { option: id, word, lang },
        }
    }

    /// The line of the file that defines the word.
    fn line_in(&self, text: &str) -> Option<usize> {
        let tables: &[&str] = match self.what {
            Named::Call => &["calls"],
            Named::Colour => &["deck", "titles"],
            Named::Card => &["cards"],
            Named::Option => &["options"],
        };
        line_of_word(text, tables, &self.id, &self.written)
    }
}

const EVERY: Duration = Duration::from_millis(300);

pub fn watch(args: &CheckCommand, general: &GeneralFlags, language: &Language) -> Result<Infallible, CommandError> {
    let locale = Locale::new(language.lang);
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
fn once(args: &CheckCommand, general: &GeneralFlags, language: &Language) -> Result<(), CommandError> {
    match check(args, general, language) {
        Err(CommandError::Faults(faults)) => {
            let locale = Locale::new(language.lang);
            Ok(tell(&faults.iter().map(|fault| fixed(locale.fault(fault).full)).collect::<Vec<_>>())?)
        }
        other => other.map(|_| ()),
    }
}

/// The places to watch: named files with their folders, further folders, and the user's own.
fn places(args: &CheckCommand, general: &GeneralFlags) -> Vec<PathBuf> {
    let beside = |path: &PathBuf| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if path.is_dir() { path.clone() } else { folder.to_owned() }
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
    let path = other.or_else(gone).map_or_else(PathBuf::new, |stamp| stamp.path.clone());
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
