//! What is wrong with the rule books of a game.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::chapter::Chapter;
use crate::rules::{BookFault, BookFile, Diagnostic, Found, Library, Loaded, OptionForm, nearest};

/// All that is wrong with the books of a game, in every language: what cannot be read, and what explains something that
/// the game does not have under any of its options. A game that cannot be loaded has no books to check.
#[must_use]
pub fn check(library: &Library, id: &str) -> Vec<Diagnostic> {
    check_loaded(&loaded(library, id))
}

/// The same of a game that is loaded as it stands, and with each value of each option.
#[must_use]
pub fn check_loaded(tables: &[Loaded]) -> Vec<Diagnostic> {
    let Some(game) = tables.first() else { return Vec::new() };
    let own = game.books.iter().filter(|file| game.chain.first() == Some(&file.game));
    own.flat_map(|file| of_file(file, tables)).collect()
}

/// A game as it stands, and with each value of each option; none if it cannot be loaded.
#[must_use]
pub fn loaded(library: &Library, id: &str) -> Vec<Loaded> {
    tables(|chosen| library.load(id, chosen))
}

/// All that is wrong with the rule books that are named, or belong to rule files that are named, or lie in folders that
/// are named.
#[must_use]
pub fn check_paths(library: &Library, paths: &[PathBuf]) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    for found in paths.iter().flat_map(|path| Found::at(path).0) {
        let own = match found {
            // The game of that name is another one, and so is its book.
            Found::Rules(path) if library.is_taken(&path) => Vec::new(),
            Found::Rules(path) => check_loaded(&tables(|chosen| library.load_file(&path, chosen))),
            Found::Book(file) => alone(library, &file),
            Found::Examples(_) => Vec::new(),
        };
        for fault in own {
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
    }
    faults
}

/// What is wrong with a file of which only the name is known: the rules lie beside it, or in the library.
fn alone(library: &Library, file: &BookFile) -> Vec<Diagnostic> {
    let rules = Path::new(&file.name).with_file_name(format!("{}.toml", file.game));
    let tables = if rules.is_file() {
        tables(|chosen| library.load_file(&rules, chosen))
    } else {
        tables(|chosen| library.load(&file.game, chosen))
    };
    of_file(file, &tables)
}

/// What is wrong with a file; without tables of its game only whether it can be read.
fn of_file(file: &BookFile, tables: &[Loaded]) -> Vec<Diagnostic> {
    let clauses: BTreeSet<_> = tables.iter().flat_map(|game| game.rules.clauses().keys()).collect();
    let cards: BTreeSet<&str> = tables.iter().flat_map(|game| game.rules.terms().entries()).collect();
    let (chapter, mut faults) = Chapter::read(&file.name, &file.text);
    if tables.is_empty() {
        return faults;
    }
    let mut tell = |line: usize, what: BookFault, suggestion: Option<&str>| {
        let suggestion = suggestion.map(str::to_owned);
        faults.push(Diagnostic { suggestion, ..Diagnostic::in_file(file.name.clone(), line, what) });
    };
    for (clause, section) in chapter.clauses.iter().filter(|(clause, _)| !clauses.contains(clause)) {
        tell(section.line, BookFault::UnknownClause { clause: *clause }, None);
    }
    for (card, section) in chapter.cards.iter().filter(|(card, _)| !cards.contains(card.as_str())) {
        let expected = cards.iter().map(|card| (*card).to_owned()).collect();
        let what = BookFault::UnknownCard { card: card.clone(), expected };
        tell(section.line, what, nearest(card, cards.iter().copied()));
    }
    faults.sort_by_key(|fault| fault.line);
    faults
}

/// The game as it stands, and with each value of each option; none if it cannot be loaded.
fn tables(load: impl Fn(&[(String, String)]) -> Result<Loaded, Vec<Diagnostic>>) -> Vec<Loaded> {
    let Ok(game) = load(&[]) else { return Vec::new() };
    let others: Vec<Loaded> = choices(&game).filter_map(|choice| load(&[choice]).ok()).collect();
    std::iter::once(game).chain(others).collect()
}

/// Every value of every option, one at a time; of a number one is enough, since a number brings no clause.
fn choices(game: &Loaded) -> impl Iterator<Item = (String, String)> {
    game.options.iter().flat_map(|option| {
        let values = match &option.form {
            OptionForm::Number { min, .. } => vec![min.to_string()],
            OptionForm::Words(words) => words.clone(),
            OptionForm::Cards { most, .. } => vec![most.to_string()],
        };
        values.into_iter().map(|value| (option.name.clone(), value))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BookFile;
    use crate::rules::DiagnosticKind;

    const RULES: &str = "id = \"mine\"\nextends = \"uno\"\n[clauses]\nH-1 = {}\n[options.more]\ndefault = \"no\"\n\
                         [options.more.values.yes.clauses]\nH-2 = {}\n";

    const BOOK: &str = "# Mine\n\n## H-1: One\n\nOne.\n\n## H-2: Two\n\nTwo.\n\n## H-3: Three\n\nThree.\n\n\
                        ## card wlid\n\nA *wild* card.\n";

    #[test]
    fn a_book_explains_what_its_game_has_under_any_option() {
        let mut library = Library::built_in();
        library.add_text("mine", "mine.toml", RULES);
        let (name, game, lang) = ("book.en.md".to_owned(), "mine".to_owned(), "en".to_owned());
        library.add_book(BookFile { name, text: BOOK.into(), game, lang });
        assert_eq!(library.check("mine"), []);
        let faults = check(&library, "mine");
        let told: Vec<_> = faults.iter().map(|fault| (fault.line, fault.suggestion.as_deref())).collect();
        assert_eq!(told, [(Some(11), None), (Some(15), Some("wild")), (Some(17), None)]);
        assert!(matches!(faults[0].what, DiagnosticKind::BookFault(BookFault::UnknownClause { .. })));
        assert!(matches!(faults[2].what, DiagnosticKind::BookSign { .. }));
        assert!(faults.iter().all(|fault| fault.file == "book.en.md"));
    }
}
