//! What is wrong with the rule books of a game.

use std::collections::BTreeSet;

use super::chapter::Chapter;
use crate::rules::{Fault, FaultKind, Library, Loaded, OptionForm, nearest};

/// All that is wrong with the books of a game, in every language: what cannot be read, and what explains something that
/// the game does not have under any of its options. A game that cannot be loaded has no books to check.
#[must_use]
pub fn check(library: &Library, id: &str) -> Vec<Fault> {
    let Ok(game) = library.load(id, &[]) else { return Vec::new() };
    let tables: Vec<Loaded> = std::iter::once(Vec::new())
        .chain(choices(&game).map(|choice| vec![choice]))
        .filter_map(|chosen| library.load(id, &chosen).ok())
        .collect();
    let clauses: BTreeSet<_> = tables.iter().flat_map(|game| game.rules.book().clauses.keys()).collect();
    let cards: BTreeSet<&str> =
        tables.iter().flat_map(|game| game.rules.book().cards.keys()).map(String::as_str).collect();
    let mut faults = Vec::new();
    for file in game.books.iter().filter(|file| file.game == id) {
        let (chapter, mut own) = Chapter::read(&file.name, &file.text);
        let mut tell = |line: usize, what: FaultKind, suggestion: Option<&str>| {
            let suggestion = suggestion.map(str::to_owned);
            own.push(Fault { file: file.name.clone(), line: Some(line), what, suggestion, under: None });
        };
        for (clause, section) in chapter.clauses.iter().filter(|(clause, _)| !clauses.contains(clause)) {
            tell(section.line, FaultKind::BookUnknownClause { clause: *clause }, None);
        }
        for (card, section) in chapter.cards.iter().filter(|(card, _)| !cards.contains(card.as_str())) {
            let expected = cards.iter().map(|card| (*card).to_owned()).collect();
            let what = FaultKind::BookUnknownCard { card: card.clone(), expected };
            tell(section.line, what, nearest(card, cards.iter().copied()));
        }
        own.sort_by_key(|fault| fault.line);
        faults.append(&mut own);
    }
    faults
}

/// Every value of every option, one at a time; of a number one is enough, since a number brings no clause.
fn choices(game: &Loaded) -> impl Iterator<Item = (String, String)> {
    game.options.iter().flat_map(|option| {
        let values = match &option.form {
            OptionForm::Number { min, .. } => vec![min.to_string()],
            OptionForm::Words(words) => words.clone(),
        };
        values.into_iter().map(|value| (option.name.clone(), value))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BookFile;

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
        assert!(matches!(faults[0].what, FaultKind::BookUnknownClause { .. }));
        assert!(matches!(faults[2].what, FaultKind::BookSign { .. }));
        assert!(faults.iter().all(|fault| fault.file == "book.en.md"));
    }
}
