//! `sixdot rules`: the rule book of a game, or a clause of it, as text, HTML or braille; or its rule file. `sixdot
//! games` lists games and options, `sixdot schema` prints a JSON Schema.

use std::env::consts::OS;
use std::io;

use super::arguments::{BookForm, GeneralOptions, RulesOptions, SchemaOf};
use super::game_setup;
use super::refusal::{CommandError, CommandResult, Refusal, help, refuse_given, tell, title, to_stderr};
use super::settings::Language;
use super::values::ValueFault;
use crate::check::example;
use crate::rulebook::braille::{BrailleError, BrailleTable, Format, Louis, brf};
use crate::rulebook::export::{self, Edition};
use crate::rulebook::{FoundClause, RuleBook};
use crate::rules;
use crate::rules::{Clause, Library, Loaded, OptionForm, TableOption};
use crate::terminal::write_document;
use crate::text::{Lang, Line, Locale, Text, msg};

/// Writes the rule book, or the requested part, to standard output.
pub fn rules(args: &RulesOptions, general: &GeneralOptions, language: &Language) -> CommandResult {
    let form = args.format.unwrap_or(BookForm::Text);
    check_options(args, form)?;
    let library = game_setup::library(general)?;
    let game = &game_setup::game(args.game.as_ref(), "rules", &library, language.lang)?;
    if form == BookForm::Toml {
        return rule_file(args, &library, game, language);
    }
    let braille = braille_table(args.table.as_deref(), language.lang)?;
    let game = game_setup::load(&library, game, &args.set, language.lang)?;
    let locale = language.locale().reading(language.reads.as_deref()).for_game(&game.rules.terms);
    let edition = edition(args.clause.as_deref(), &game, &locale)?;
    let width = args.width.map(usize::from);
    let written = match form {
        BookForm::Html => export::html(&edition),
        BookForm::Brf => {
            let usual = Format::default();
            let height = args.height.map_or(usual.height, usize::from);
            let format = Format { width: width.unwrap_or(usual.width), height };
            let louis = Louis::new(braille.clone());
            let written = brf(&edition, format, |said| louis.translate(said)).map_err(no_braille)?;
            to_stderr([locale.say(msg!("cli-braille-table", table = braille.id()))].into_iter());
            written
        }
        BookForm::Text | BookForm::Toml => export::text(&edition, width),
    };
    Ok(write_document(&mut io::stdout(), &written)?)
}

/// Writes the rule file of a game, as it is or with everything that it inherits.
fn rule_file(args: &RulesOptions, library: &Library, game: &str, language: &Language) -> CommandResult {
    if let Some(word) = &args.clause {
        return Err(msg!("cli-unexpected", word = word.clone()).into());
    }
    let loaded = game_setup::load(library, game, &[], language.lang)?;
    let written = if args.resolved {
        let locale = language.locale().with_titles(library.titles());
        let games = loaded.chain.iter().map(|id| locale.game_name(id)).collect::<Vec<_>>().join(", ");
        let about = locale.in_full(msg!("rules-resolved", games));
        format!("# {about}\n{}", library.resolved(game).map_err(CommandError::Faults)?)
    } else {
        library.text_of(game).unwrap_or_default().to_owned()
    };
    Ok(write_document(&mut io::stdout(), &written)?)
}

/// Refuses options that do not apply to the form.
fn check_options(args: &RulesOptions, form: BookForm) -> Result<(), Refusal> {
    if args.like.is_some() {
        return Err(msg!("cli-needs", option = "--like", other = "sixdot rules new"));
    }
    if args.resolved && form != BookForm::Toml {
        return Err(msg!("cli-needs", option = "--resolved", other = "--format toml"));
    }
    let idle = [
        ("--width", args.width.is_some() && matches!(form, BookForm::Html | BookForm::Toml)),
        ("--height", args.height.is_some() && form != BookForm::Brf),
        ("--table", args.table.is_some() && form != BookForm::Brf),
        ("--set", !args.set.is_empty() && form == BookForm::Toml),
    ];
    let word = BookForm::WORDS.iter().find(|(_, other)| *other == form).map_or("", |(word, _)| word);
    refuse_given(idle, |option| msg!("cli-conflict", option, other = format!("--format {word}")))
}

/// The chosen braille table, or the default of the language.
fn braille_table(word: Option<&str>, lang: Lang) -> Result<BrailleTable, Refusal> {
    let tables = BrailleTable::of(lang);
    let Some(word) = word else { return Ok(tables[0].clone()) };
    let found = tables.iter().find(|table| table.id() == word).cloned();
    found.ok_or_else(|| {
        let words = tables.iter().map(|table| table.id().to_owned()).collect();
        let fault = if word.is_empty() { ValueFault::Missing } else { ValueFault::UnknownWord { words } };
        fault.refusal("--table".to_owned(), word.to_owned(), lang)
    })
}

/// The whole book, or the requested clauses.
fn edition(typed: Option<&str>, game: &Loaded, locale: &Locale) -> Result<Edition, Refusal> {
    let book = RuleBook::of(game, locale.reads());
    let Some(typed) = typed else {
        return Ok(Edition::whole(&book, game, locale));
    };
    let clauses = clauses(&book, typed, game, locale.lang())?;
    Ok(Edition::of_clauses(&book, &clauses, game, locale))
}

fn clauses(book: &RuleBook, typed: &str, game: &Loaded, lang: Lang) -> Result<Vec<Clause>, Refusal> {
    let name = || title(lang, game.rules.id());
    match book.find(typed) {
        FoundClause::One(clause) => Ok(vec![clause]),
        FoundClause::Several(clauses) => Ok(clauses),
        FoundClause::Replaced(clause) => Err(msg!("cli-replaced-clause", game = name(), word = clause.to_string())),
        FoundClause::Nothing => Err(msg!("cli-unknown-clause", game = name(), word = typed.to_owned())),
    }
}

fn no_braille(error: BrailleError) -> Refusal {
    match error {
        BrailleError::NotInstalled { program } => {
            msg!("cli-no-braille", program = program.to_string_lossy().into_owned(), system = OS)
        }
        BrailleError::NoTable(table) => msg!("cli-no-table", table = table.to_string()),
        BrailleError::Failed(error) => msg!("cli-braille-failed", reason = &error),
    }
}

/// Lists the games, or the options of one. A game with faults is listed without its players; the faults go to
/// standard error.
pub fn games(game: Option<String>, general: &GeneralOptions, language: &Language) -> CommandResult {
    let (library, mut faults) = game_setup::library_and_faults(general)?;
    let locale = language.locale().with_titles(library.titles());
    let mut item = |id: String| -> Line {
        let name = locale.game_name(&id);
        let text = match library.load(&id, &[]) {
            Ok(loaded) => {
                let sizes = locale.sizes(&loaded.rules.sizes());
                let text = locale.say(msg!("games-item", id = &id, name, sizes));
                let base = locale.game_name(&loaded.book_of);
                let differs =
                    (loaded.book_of != id).then(|| locale.difference(&base, &loaded.options, loaded.manner));
                text.beside_all(differs)
            }
            Err(own) => {
                faults.extend(own);
                locale.say(msg!("cli-bad-rules", game = name, check = library.check_command()))
            }
        };
        help(text)
    };
    let lines: Vec<Line> = match game {
        Some(game) => {
            let loaded = game_setup::load(&library, &game, &[], language.lang)?;
            let introduction = RuleBook::of(&loaded, locale.reads()).introduction;
            let about = introduction.into_iter().flat_map(|passage| passage.paragraphs).take(2);
            let about = about.map(|text| Text::plain(text).verbatim_help());
            let choices = loaded.options.iter().map(|option| choice(&locale, option));
            std::iter::once(item(game)).chain(about).chain(choices).collect()
        }
        None => library.ids().into_iter().map(item).collect(),
    };
    tell(&lines)?;
    if !faults.is_empty() {
        let locale = language.locale();
        to_stderr(faults.iter().map(|fault| locale.fault(fault)));
    }
    Ok(())
}

/// An option as it is typed, then its title.
fn choice(locale: &Locale, option: &TableOption) -> Line {
    let title = locale.option_name(option);
    let default = match option.form {
        OptionForm::Words(_) => option.default.clone(),
        _ => locale.option_value(option, &option.default),
    };
    let (name, explained) = (&option.name, |word: &String| {
        locale.say(msg!("games-value", word = word.as_str(), means = locale.option_value(option, word)))
    });
    let text = match &option.form {
        OptionForm::Words(words) => locale
            .say(msg!("games-option-words", name, title))
            .beside_all(words.iter().map(explained))
            .beside(locale.say(msg!("games-default", default))),
        _ => locale.say(msg!("games-option", name, title, values = values(locale, option), default)),
    };
    let rule = option.clause.map(|clause| locale.say(msg!("rule", clause = clause.to_string())));
    help(text.beside_all(rule))
}

/// The values of an option.
pub fn values(locale: &Locale, option: &TableOption) -> String {
    match &option.form {
        OptionForm::Number { min, max } => locale.in_full(msg!("games-option-range", min = *min, max = *max)),
        OptionForm::Words(words) => words.join(", "),
        OptionForm::Cards { most, ready, .. } => {
            locale.in_full(msg!("games-option-cards", min = 0, max = *most, cards = ready.join(", ")))
        }
    }
}

pub fn schema(about: SchemaOf) -> CommandResult {
    let schema = match about {
        SchemaOf::Rules => rules::schema::of_rule_files(),
        SchemaOf::Examples => example::schema(),
    };
    Ok(write_document(&mut io::stdout(), &format!("{schema:#}\n"))?)
}
