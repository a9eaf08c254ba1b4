//! `sixdot check`: rule files, their rule books and their examples. Keys are English in every language; faults are told in the chosen one.

use std::path::PathBuf;

use super::balance;
use super::double_words;
use super::given::Given;
use super::language::Language;
use super::stop::Stop;
use super::table;
use super::terminal::tell;
use super::{fixed, line};
use crate::example::{self, Line as Told};
use crate::rulebook;
use crate::rules::{Diagnostic, DiagnosticKind, Doubt, Found, Library, Loaded};
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
    let right = right(&library, &paths, &report.lines, given.has("verbose"));
    let is_told =
        |told: &Told| given.has("verbose") || !matches!(told, Told::Warning(fault) if changed(fault).is_some());
    let right = right.iter().map(|fault| line(locale.fault(fault), Channel::Help));
    let mut lines: Vec<Line> =
        of_books.chain(right).chain(report.lines.into_iter().filter(is_told).map(told)).collect();
    // The count of the examples is the last line.
    let count = lines.pop();
    lines.extend(
        double_words::told(&library, &paths, language.lang)
            .iter()
            .map(|fault| line(locale.fault(fault), Channel::Error)),
    );
    lines.extend(doubts(&library, &paths).iter().map(|fault| line(locale.fault(fault), Channel::Error)));
    lines.extend(balance::lines(given, &library, &paths)?.into_iter().map(fixed).chain(count));
    tell(&lines)?;
    Ok(report.passed && books.is_empty() && own.is_empty())
}

/// Which files are right, on what they are based, and how much they change of that: of those that are named, and of all that
/// change examples.
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
    let found = paths.iter().flat_map(|path| Found::at(path).0);
    let right = found.filter_map(|found| {
        let Found::Rules(path) = found else { return None };
        let file = path.display().to_string();
        let loaded = library.load_file(&path, &[]).ok().filter(|_| !is_faulty(&file))?;
        let game = loaded.chain.get(1).map_or("none", String::as_str).to_owned();
        let changed = count(&file);
        Some(Diagnostic::in_file(file, None, Doubt::Right { game, changed }))
    });
    right.collect()
}

/// The game of which examples come out otherwise, and how many.
fn changed(fault: &Diagnostic) -> Option<(&str, u32)> {
    match &fault.what {
        DiagnosticKind::Doubt(Doubt::ExamplesChanged { game, count, .. }) => Some((game, *count)),
        _ => None,
    }
}

/// What trial rounds say against the games that are named, or against all, but for those of the program.
fn doubts(library: &Library, paths: &[PathBuf]) -> Vec<Diagnostic> {
    let shipped = Library::built_in().ids();
    let own =
        balance::games(library, paths).into_iter().filter(|(_, own)| !shipped.iter().any(|id| id == own.rules.id()));
    let told = own.flat_map(|(file, Loaded { rules, .. })| {
        let sizes = rules.sizes();
        let mut tables = vec![sizes.nearest(0), usual_players(&sizes)];
        tables.dedup();
        let fault = move |doubt| Diagnostic::in_file(file.clone(), None, doubt);
        simulate::doubts(&rules, &tables).into_iter().map(fault)
    });
    told.collect()
}
