//! `sixdot rules`: the rule book of a game, or a clause of it, as text, HTML or braille; or its rule file. `sixdot
//! games` lists games and options, `sixdot schema` prints a JSON Schema.

use std::io;

use super::grammar::{Arguments, CliCommand, flag};
use super::refusal::{AnyOf, GameTitle, Refusal};
use super::settings::Language;
use super::{CommandError, game_setup, line, new_rules, tell, to_stderr};
use crate::check::example;
use crate::rulebook::braille::{BrailleError, BrailleTable, Format, Louis, brf};
use crate::rulebook::export::{self, Edition};
use crate::rulebook::{FoundClause, RuleBook, Shelf};
use crate::rules;
use crate::rules::{Clause, Loaded, OptionForm, TableOption};
use crate::terminal::write_document;
use crate::text::{Channel, Lang, Line, Locale, Reason, msg};

/// In characters or cells.
const WIDTHS: std::ops::RangeInclusive<u16> = 20..=250;

/// In rows.
const HEIGHTS: std::ops::RangeInclusive<u16> = 10..=100;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Text,
    Html,
    Brf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    Book(Form),
    File,
}

const FORMS: [(&str, Wanted); 4] = [
    ("text", Wanted::Book(Form::Text)),
    ("html", Wanted::Book(Form::Html)),
    ("brf", Wanted::Book(Form::Brf)),
    ("toml", Wanted::File),
];

/// Writes the rule book, or the requested part, to standard output.
pub fn rules(given: &Arguments, language: &Language) -> Result<(), CommandError> {
    let is_new = given.text("game") == Some(new_rules::WORD);
    new_rules::check_arguments(given, is_new)?;
    if is_new {
        return new_rules::begin(given, language);
    }
    let wanted = given.choice("format", &FORMS)?.unwrap_or(Wanted::Book(Form::Text));
    check_options(given, wanted)?;
    let Wanted::Book(form) = wanted else { return rule_file(given, language) };
    let width = given.number("width", WIDTHS)?.map(usize::from);
    let height = given.number("height", HEIGHTS)?.map(usize::from);
    let braille = braille_table(given, language.lang)?;
    let library = game_setup::library(given)?;
    let game =
        game_setup::load(given, &library, game_setup::game(given, CliCommand::Rules)?, &game_setup::options(given)?)?;
    let locale = Locale::new(language.lang).reading(language.reads.as_deref()).for_game(game.rules.terms());
    let edition = edition(given.text("clause"), &game, &locale)?;
    let written = match form {
        Form::Text => export::text(&edition, width),
        Form::Html => export::html(&edition),
        Form::Brf => {
            let usual = Format::default();
            let format = Format { width: width.unwrap_or(usual.width), height: height.unwrap_or(usual.height) };
            let louis = Louis::new(braille.clone());
            let written = brf(&edition, format, |said| louis.translate(said)).map_err(no_braille)?;
            to_stderr([locale.say(msg!("cli-braille-table", table = braille.id()))].into_iter());
            written
        }
    };
    Ok(write_document(&mut io::stdout(), &written)?)
}

/// Writes the rule file of a game, as it is or with everything that it inherits.
fn rule_file(given: &Arguments, language: &Language) -> Result<(), CommandError> {
    if let Some(word) = given.text("clause") {
        return Err(Refusal::Unexpected { word: word.to_owned() }.into());
    }
    let library = game_setup::library(given)?;
    let game = game_setup::game(given, CliCommand::Rules)?;
    let loaded = game_setup::load(given, &library, game, &[])?;
    let written = if given.has("resolved") {
        let locale = Locale::new(language.lang).with_titles(library.titles());
        let games = loaded.chain.iter().map(|id| locale.game_name(id)).collect::<Vec<_>>().join(", ");
        let about = locale.in_full(msg!("rules-resolved", games));
        format!("# {about}\n{}", library.resolved(game).map_err(CommandError::Faults)?)
    } else {
        library.text_of(game).unwrap_or_default().to_owned()
    };
    Ok(write_document(&mut io::stdout(), &written)?)
}

/// Refuses options that do not apply to the form.
fn check_options(given: &Arguments, wanted: Wanted) -> Result<(), Refusal> {
    let idle: &[&str] = match wanted {
        Wanted::Book(Form::Text) => &["height", "table"],
        Wanted::Book(Form::Html) => &["width", "height", "table"],
        Wanted::Book(Form::Brf) => &[],
        Wanted::File => &["width", "height", "table", "set"],
    };
    if given.has("resolved") && wanted != Wanted::File {
        return Err(Refusal::Needs { option: flag("resolved"), other: format!("{} toml", flag("format")) });
    }
    let word = FORMS.iter().find(|(_, other)| *other == wanted).map_or("", |(word, _)| word);
    match idle.iter().find(|id| given.is_given(id)) {
        Some(id) => Err(Refusal::Conflict { option: flag(id), other: format!("{} {word}", flag("format")) }),
        None => Ok(()),
    }
}

/// The chosen braille table, or the default of the language.
fn braille_table(given: &Arguments, lang: Lang) -> Result<BrailleTable, Refusal> {
    let tables = BrailleTable::of(lang);
    let named: Vec<(&str, &BrailleTable)> = tables.iter().map(|table| (table.id(), table)).collect();
    Ok(given.choice("table", &named)?.unwrap_or(&tables[0]).clone())
}

/// The whole book, or the requested clauses.
fn edition(typed: Option<&str>, game: &Loaded, locale: &Locale) -> Result<Edition, Refusal> {
    let book = Shelf::of(game).open(locale.reads());
    let Some(typed) = typed else {
        return Ok(Edition::whole(&book, game, locale));
    };
    let clauses = clauses(&book, typed, game)?;
    Ok(Edition::of_clauses(&book, &clauses, game, locale))
}

fn clauses(book: &RuleBook, typed: &str, game: &Loaded) -> Result<Vec<Clause>, Refusal> {
    let name = || GameTitle(game.rules.id().to_owned());
    match book.find(typed) {
        FoundClause::One(clause) => Ok(vec![clause]),
        FoundClause::Several(clauses) => Ok(clauses),
        FoundClause::Replaced(clause) => Err(Refusal::ReplacedClause { game: name(), word: clause.to_string() }),
        FoundClause::Nothing => Err(Refusal::UnknownClause { game: name(), word: typed.to_owned() }),
    }
}

fn no_braille(error: BrailleError) -> CommandError {
    CommandError::Refused(match error {
        BrailleError::NotInstalled { program } => {
            Refusal::NoBraille { program: program.to_string_lossy().into_owned() }
        }
        BrailleError::NoTable(table) => Refusal::NoTable { table: table.to_string() },
        BrailleError::Failed(error) => Refusal::BrailleFailed { reason: Reason::from(&error) },
    })
}

/// Lists the games, or the options of one. A game with faults is listed without its players; the faults go to
/// standard error.
pub fn games(given: &Arguments, language: &Language) -> Result<(), CommandError> {
    let (library, mut faults) = game_setup::library_and_faults(given)?;
    let locale = Locale::new(language.lang).with_titles(library.titles());
    let mut item = |id: String| -> Line {
        let name = locale.game_name(&id);
        let text = match library.load(&id, &[]) {
            Ok(loaded) => {
                let sizes = locale.sizes(&loaded.rules.sizes());
                let mut text = if name == id {
                    locale.say(msg!("games-item-unnamed", id = id.as_str(), sizes))
                } else {
                    locale.say(msg!("games-item", id = id.as_str(), name, sizes))
                };
                if loaded.book_of != id {
                    let difference =
                        locale.difference(&locale.game_name(&loaded.book_of), &loaded.options, loaded.manner);
                    text.full = format!("{} {}", text.full, difference.full);
                }
                text
            }
            Err(own) => {
                faults.extend(own);
                locale.say(msg!("cli-bad-rules", game = id.as_str(), check = library.check_command()))
            }
        };
        line(text, Channel::Help)
    };
    let lines: Vec<Line> = match given.text("game") {
        Some(game) => {
            let options = game_setup::load(given, &library, game, &[])?.options;
            let choices = options.iter().map(|option| choice(&locale, option));
            std::iter::once(item(game.to_owned())).chain(choices).collect()
        }
        None => library.ids().into_iter().map(item).collect(),
    };
    tell(&lines)?;
    if !faults.is_empty() {
        let locale = Locale::new(language.lang);
        to_stderr(faults.iter().map(|fault| locale.fault(fault)));
    }
    Ok(())
}

/// An option as it is typed, then its title.
fn choice(locale: &Locale, option: &TableOption) -> Line {
    let values = values(locale, option);
    let title = locale.option_name(option);
    let default = match option.form {
        OptionForm::Words(_) => option.default.clone(),
        _ => locale.option_value(option, &option.default),
    };
    let mut text = locale.say(msg!("games-option", name = option.name.as_str(), title, values, default));
    if let Some(clause) = option.clause {
        let rule = locale.say(msg!("rule", clause = clause.to_string()));
        text.full = format!("{} {}", text.full, rule.full);
    }
    line(text, Channel::Help)
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

pub fn schema(given: &Arguments) -> Result<(), CommandError> {
    let schema = match given.text("about") {
        None | Some("rules") => rules::schema::of_rule_files(),
        Some("examples") => example::schema(),
        Some("") => return Err(Refusal::MissingValue { option: "WORD".to_owned() }.into()),
        Some(other) => {
            let values = AnyOf(["rules", "examples"].map(str::to_owned).to_vec());
            return Err(Refusal::BadValue { option: "WORD".to_owned(), value: other.to_owned(), values }.into());
        }
    };
    Ok(write_document(&mut io::stdout(), &format!("{schema:#}\n"))?)
}
