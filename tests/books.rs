//! The rule books of the program: every clause and every card that does something is there in every language, and
//! nothing else is.

use std::collections::BTreeSet;

use sixdot::rulebook::{Chapter, Shelf, check};
use sixdot::rules::book::CardFacts;
use sixdot::rules::{Clause, Library, Loaded, general_clauses};
use sixdot::say::Lang;

/// The longest sentence that can be followed by ear, in words.
const MOST_WORDS: usize = 40;

fn games() -> Vec<Loaded> {
    let library = Library::built_in();
    library.ids().iter().map(|id| library.load(id, &[]).unwrap_or_else(|faults| panic!("{id}: {faults:?}"))).collect()
}

/// Whether the card does something that has to be explained.
fn has_effect(card: &CardFacts) -> bool {
    !card.effects.is_empty() || card.fits_always.is_some() || card.not_last.is_some() || card.not_on.is_some()
}

#[test]
fn no_book_has_a_fault() {
    let library = Library::built_in();
    for id in library.ids() {
        assert_eq!(check(&library, &id), [], "{id}");
    }
    for file in games().iter().flat_map(|game| &game.books) {
        assert_eq!(Chapter::read(&file.name, &file.text).1, [], "{}", file.name);
    }
}

#[test]
fn every_clause_is_there_in_every_language() {
    for game in games() {
        let id = &game.chain[0];
        for lang in Lang::ALL {
            let book = Shelf::of(&game).open(lang.code());
            let expected: Vec<Clause> =
                game.rules.book().clauses.keys().chain(general_clauses().keys()).copied().collect();
            let told: Vec<Clause> = book.clauses().map(|(clause, _)| clause).collect();
            assert_eq!(told, expected, "{id}");
            for (clause, passage) in book.clauses() {
                let passage = passage.unwrap_or_else(|| panic!("{id}, {lang}: {clause} has no text"));
                assert_eq!(passage.lang, lang.code(), "{id}: {clause} is not there in {lang}");
            }
            assert_eq!(book.introduction.map(|passage| passage.lang).as_deref(), Some(lang.code()), "{id}");
        }
    }
}

#[test]
fn every_card_that_does_something_is_there_in_every_language() {
    for game in games() {
        let id = &game.chain[0];
        for lang in Lang::ALL {
            let book = Shelf::of(&game).open(lang.code());
            for (entry, card) in &game.rules.book().cards {
                let told = book.card(entry).is_some_and(|passage| passage.lang == lang.code());
                assert_eq!(told, has_effect(card), "{id}, {lang}: card {entry}");
            }
        }
    }
}

/// A variant's book says only what is its own, and all three languages have the same sections.
#[test]
fn a_book_has_the_sections_of_its_own_game() {
    for game in games() {
        let id = &game.chain[0];
        let library = Library::built_in();
        let inherited: BTreeSet<Clause> = game.chain[1..]
            .iter()
            .flat_map(|base| library.load(base, &[]).expect("no fault").rules.book().clauses.clone().into_keys())
            .collect();
        let mut sections = Vec::new();
        for lang in Lang::ALL {
            let file = game.books.iter().find(|file| file.game == *id && file.lang == lang.code());
            let file = file.unwrap_or_else(|| panic!("{id} has no book in {lang}"));
            let (chapter, _) = Chapter::read(&file.name, &file.text);
            let own: Vec<Clause> = chapter.clauses.keys().copied().collect();
            assert!(own.iter().all(|clause| !inherited.contains(clause)), "{}", file.name);
            sections.push((own, chapter.cards.keys().cloned().collect::<Vec<_>>()));
        }
        assert!(sections.windows(2).all(|pair| pair[0] == pair[1]), "{id}: {sections:?}");
    }
}

/// Books are listened to.
#[test]
fn no_sentence_is_too_long_for_the_ear() {
    for file in games().iter().flat_map(|game| &game.books) {
        let (chapter, _) = Chapter::read(&file.name, &file.text);
        let sections = chapter.clauses.values().chain(chapter.cards.values()).flat_map(|section| &section.paragraphs);
        for paragraph in chapter.introduction.iter().chain(sections) {
            assert!(paragraph.ends_with('.'), "{}: {paragraph}", file.name);
            assert!(!paragraph.contains(['(', ')', ';', '+']), "{}: {paragraph}", file.name);
            for sentence in paragraph.split(['.', ':']) {
                let words = sentence.split_whitespace().count();
                assert!(words <= MOST_WORDS, "{}: {words} words: {sentence}", file.name);
            }
        }
    }
}
