//! `sixdot check`: rule files, their rule books and their examples. Keys are English in every language; faults are told in the chosen one.

use std::path::PathBuf;

use super::balance;
use super::given::Given;
use super::language::Language;
use super::stop::Stop;
use super::table;
use super::terminal::tell;
use super::{fixed, line};
use crate::example::{self, Line as Told};
use crate::rulebook;
use crate::rules::{Fault, Library};
use crate::say::{Channel, Line, Locale};
use crate::session::usual_players;
use crate::simulate;

/// Checks the files that are named, or all games; whether everything holds.
///
/// # Errors
/// The folders of further rule files have faults.
pub fn check(given: &Given, language: &Language) -> Result<bool, Stop> {
    let (library, own) = table::library_and_faults(given)?;
    let paths = given.paths("path");
    let books = if paths.is_empty() {
        library.ids().iter().flat_map(|id| rulebook::check(&library, id)).collect()
    } else {
        rulebook::check_paths(&library, &paths)
    };
    let report = example::check(&library, &paths, given.has("clauses"));
    let locale = Locale::new(language.lang);
    let own = if paths.is_empty() { own } else { Vec::new() };
    let of_books = own.iter().chain(&books).map(|fault| line(locale.fault(fault), Channel::Error));
    let told = |told: Told| match told {
        Told::Fixed(text) => fixed(text),
        Told::Fault(fault) | Told::Warning(fault) => line(locale.fault(&fault), Channel::Error),
    };
    let mut lines: Vec<Line> = of_books.chain(report.lines.into_iter().map(told)).collect();
    // The count of the examples is the last line.
    let count = lines.pop();
    lines.extend(doubts(&library, &paths).iter().map(|fault| line(locale.fault(fault), Channel::Error)));
    lines.extend(balance::lines(given, &library, &paths)?.into_iter().map(fixed).chain(count));
    tell(&lines)?;
    Ok(report.passed && books.is_empty() && own.is_empty())
}

/// What trial rounds say against the games that are named, or against all, but for those of the program.
fn doubts(library: &Library, paths: &[PathBuf]) -> Vec<Fault> {
    let shipped = Library::built_in().ids();
    let own =
        balance::games(library, paths).into_iter().filter(|(_, rules)| !shipped.iter().any(|id| id == rules.id()));
    let told = own.flat_map(|(file, rules)| {
        let sizes = rules.sizes();
        let mut tables = vec![sizes.nearest(0), usual_players(&sizes)];
        tables.dedup();
        let fault = move |doubt| Fault::in_file(file.clone(), None, doubt);
        simulate::doubts(&rules, &tables).into_iter().map(fault)
    });
    told.collect()
}
