//! `sixdot rules`: the rule book of a game, or a clause of it, as text, HTML or braille; or its rule file.

use std::io;

use super::given::{Given, flag};
use super::grammar::Command;
use super::language::Language;
use super::refusal::Refusal;
use super::said::Game;
use super::stop::Stop;
use super::{new_rules, table, to_stderr};
use crate::output::write_document;
use crate::rulebook::export::{self, BrailleError, BrailleTable, Edition, Format, Louis};
use crate::rulebook::{FoundClause, RuleBook, Shelf};
use crate::rules::{Clause, Loaded};
use crate::say::{Lang, Locale, Reason, msg};

/// The widths that a row can have, in characters or cells.
const WIDTHS: std::ops::RangeInclusive<u16> = 20..=250;

/// The heights that a page of braille can have, in rows.
const HEIGHTS: std::ops::RangeInclusive<u16> = 10..=100;

/// In which form the book is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Text,
    Html,
    Brf,
}

/// What is written: the book in a form, or the rule file.
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

/// Writes the rule book, or what was asked for of it, to standard output.
///
/// # Errors
/// There is no such game or clause, what was chosen does not go together, or braille cannot be had.
pub fn rules(given: &Given, language: &Language) -> Result<(), Stop> {
    let is_new = given.text("game") == Some(new_rules::WORD);
    new_rules::suits(given, is_new)?;
    if is_new {
        return new_rules::begin(given, language);
    }
    let wanted = given.choice("format", &FORMS)?.unwrap_or(Wanted::Book(Form::Text));
    suits(given, wanted)?;
    let Wanted::Book(form) = wanted else { return rule_file(given, language) };
    let width = given.number("width", WIDTHS)?.map(usize::from);
    let height = given.number("height", HEIGHTS)?.map(usize::from);
    let braille = braille_table(given, language.lang)?;
    let library = table::library(given)?;
    let game = table::load(given, &library, table::game(given, Command::Rules)?, &table::options(given)?)?;
    let locale = Locale::new(language.lang).reading(language.reads.as_deref()).for_game(game.rules.terms());
    let edition = edition(given.text("clause"), &game, &locale)?;
    let written = match form {
        Form::Text => export::text(&edition, width),
        Form::Html => export::html(&edition),
        Form::Brf => {
            let usual = Format::default();
            let format = Format { width: width.unwrap_or(usual.width), height: height.unwrap_or(usual.height) };
            let written = export::brf(&edition, format, &Louis::new(braille.clone())).map_err(no_braille)?;
            to_stderr([locale.say(msg!("cli-braille-table", table = braille.id()))].into_iter());
            written
        }
    };
    Ok(write_document(&mut io::stdout(), &written)?)
}

/// Writes the rule file of a game, as it stands or with all that it inherits.
fn rule_file(given: &Given, language: &Language) -> Result<(), Stop> {
    if let Some(word) = given.text("clause") {
        return Err(Refusal::Unexpected { word: word.to_owned() }.into());
    }
    let library = table::library(given)?;
    let game = table::game(given, Command::Rules)?;
    let loaded = table::load(given, &library, game, &[])?;
    let written = if given.has("resolved") {
        let locale = Locale::new(language.lang).with_titles(library.titles());
        let games = loaded.chain.iter().map(|id| locale.game_name(id)).collect::<Vec<_>>().join(", ");
        let about = locale.in_full(msg!("rules-resolved", games));
        format!("# {about}\n{}", library.resolved(game).map_err(Stop::Faults)?)
    } else {
        library.text_of(game).unwrap_or_default().to_owned()
    };
    Ok(write_document(&mut io::stdout(), &written)?)
}

/// Refuses what does not go with the form.
fn suits(given: &Given, wanted: Wanted) -> Result<(), Refusal> {
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

/// The table that was chosen, or the usual one of the language.
fn braille_table(given: &Given, lang: Lang) -> Result<BrailleTable, Refusal> {
    let tables = BrailleTable::of(lang);
    let named: Vec<(&str, &BrailleTable)> = tables.iter().map(|table| (table.id(), table)).collect();
    Ok(given.choice("table", &named)?.unwrap_or(&tables[0]).clone())
}

/// The whole book, or the clauses that are meant.
fn edition(typed: Option<&str>, game: &Loaded, locale: &Locale) -> Result<Edition, Refusal> {
    let book = Shelf::of(game).open(locale.reads());
    let Some(typed) = typed else {
        return Ok(Edition::whole(&book, game, locale));
    };
    let clauses = clauses(&book, typed, game)?;
    Ok(Edition::of_clauses(&book, &clauses, game, locale))
}

fn clauses(book: &RuleBook, typed: &str, game: &Loaded) -> Result<Vec<Clause>, Refusal> {
    let name = || Game(game.rules.id().to_owned());
    match book.find(typed) {
        FoundClause::One(clause) => Ok(vec![clause]),
        FoundClause::Several(clauses) => Ok(clauses),
        FoundClause::Replaced(clause) => Err(Refusal::ReplacedClause { game: name(), word: clause.to_string() }),
        FoundClause::Nothing => Err(Refusal::UnknownClause { game: name(), word: typed.to_owned() }),
    }
}

fn no_braille(error: BrailleError) -> Stop {
    Stop::Refused(match error {
        BrailleError::NotInstalled { program } => {
            Refusal::NoBraille { program: program.to_string_lossy().into_owned() }
        }
        BrailleError::NoTable(table) => Refusal::NoTable { table: table.to_string() },
        BrailleError::Failed(error) => Refusal::BrailleFailed { reason: Reason::from(&error) },
    })
}
