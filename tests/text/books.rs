//! The built-in rule books have every clause and every card with an effect in every language, and nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use sixdot::rulebook::{Chapter, RuleBook, check};
use sixdot::rules::{Clause, Library, Loaded, general_clauses};
use sixdot::text::{Lang, Locale};
use toml::{Table, Value};

/// The longest sentence that can be followed by ear, in words.
const MOST_WORDS: usize = 25;

fn games() -> Vec<Loaded> {
    let library = Library::built_in();
    library.ids().iter().map(|id| library.load(id, &[]).unwrap_or_else(|faults| panic!("{id}: {faults:?}"))).collect()
}

/// Every book of the program by its folder and language, also those of games whose rule file is still to come.
fn chapters() -> BTreeMap<String, BTreeMap<Lang, Chapter>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("rules");
    let mut chapters: BTreeMap<String, BTreeMap<Lang, Chapter>> = BTreeMap::new();
    for folder in fs::read_dir(root).expect("the rules are there") {
        let folder = folder.expect("a folder").path();
        for lang in Lang::ALL {
            let path = folder.join(format!("book.{lang}.md"));
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let (chapter, faults) = Chapter::read(&path.display().to_string(), &text);
            assert_eq!(faults, []);
            let game = folder.file_name().expect("a name").to_string_lossy().into_owned();
            chapters.entry(game).or_default().insert(lang, chapter);
        }
    }
    chapters
}

/// Keys of cards with an effect that a book must explain, in all families.
const DOES: [&str; 8] = ["effects", "number", "fits-always", "not-last", "not-on", "ban", "exchange", "any-card"];

/// The tables of the cards of a game, with all that it inherits.
fn cards_as_written(game: &str) -> Table {
    let text = Library::built_in().resolved(game).expect("a built-in game");
    let mut file: Table = text.parse().expect("TOML");
    match file.remove("cards") {
        Some(Value::Table(cards)) => cards,
        other => panic!("{game}: {other:?}"),
    }
}

/// The card has an effect that a book must explain, or answers a card that does.
fn has_effect(cards: &Table, id: &str) -> bool {
    let card = &cards[id];
    // The effect of a card with a text is printed on it.
    let names = |answers: &Value| answers.as_array().into_iter().flatten().any(|answer| answer.as_str() == Some(id));
    let effects = |card: &Value| card.get("effects").and_then(Value::as_array).cloned().unwrap_or_default();
    let is_answer = |effect: &Value| {
        let mut effects = effect.as_table().into_iter().flat_map(Table::values);
        effects.any(|effect| effect.get("answered-by").is_some_and(names))
    };
    card.get("text").is_none()
        && (DOES.iter().any(|key| card.get(key).is_some())
            || cards.values().flat_map(effects).any(|effect| is_answer(&effect)))
}

#[test]
fn no_book_has_a_fault() {
    let library = Library::built_in();
    for id in library.ids() {
        assert_eq!(check(&library, &id), [], "{id}");
    }
    for file in games().iter().flat_map(|game| game.books.iter()) {
        assert_eq!(Chapter::read(&file.name, &file.text).1, [], "{}", file.name);
    }
}

#[test]
fn every_clause_is_there_in_every_language() {
    for game in games() {
        let id = &game.chain[0];
        for lang in Lang::ALL {
            let book = RuleBook::of(&game, lang.code());
            let family = game.rules.family;
            let general = general_clauses().iter().filter(|(_, facts)| facts.holds_in(family));
            let general = general.map(|(clause, _)| clause);
            let expected: Vec<Clause> = game.rules.clauses.keys().chain(general).copied().collect();
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
        let cards = cards_as_written(id);
        for lang in Lang::ALL {
            let book = RuleBook::of(&game, lang.code());
            let locale = Locale::new(lang).for_game(&game.rules.terms);
            for entry in game.rules.terms.entries() {
                // Of a card that is not as in the game of the book, the program makes the text itself.
                let same = !game.same_in[entry].is_empty() && game.same_in[entry] != game.chain[..1];
                let own = game.chain.len() == 1 || same;
                let told = book.card(entry).map(|passage| passage.lang.as_str());
                let made = locale.card_does(&game.rules, None, entry).is_some();
                let written = game.rules.shed().is_some_and(|rules| !rules.book.cards[entry].text.is_empty());
                let dealt = game.rules.terms.deck().kinds().any(|kind| game.rules.terms.entry(kind) == entry);
                let does = has_effect(&cards, entry) || written && dealt;
                assert_eq!(told.is_some() || made, does, "{id}, {lang}: card {entry}");
                assert!(told.is_none_or(|told| told == lang.code()), "{id}, {lang}: card {entry}");
                assert!(
                    told.is_some() || written || !own || !made,
                    "{id}, {lang}: card {entry} has no text in the book"
                );
            }
        }
    }
}

/// A variant's book says only what is its own.
#[test]
fn a_book_has_the_sections_of_its_own_game() {
    for game in games() {
        let id = &game.chain[0];
        let library = Library::built_in();
        let inherited: BTreeSet<Clause> = game.chain[1..]
            .iter()
            .flat_map(|base| library.load(base, &[]).expect("no fault").rules.clauses.clone().into_keys())
            .collect();
        for lang in Lang::ALL {
            let file = game.books.iter().find(|file| file.game == *id && file.lang == lang.code());
            let file = file.unwrap_or_else(|| panic!("{id} has no book in {lang}"));
            let (chapter, _) = Chapter::read(&file.name, &file.text);
            let own: Vec<Clause> = chapter.clauses.keys().copied().collect();
            assert!(own.iter().all(|clause| !inherited.contains(clause)), "{}", file.name);
        }
    }
}

#[test]
fn a_book_is_the_same_in_every_language() {
    for (game, chapters) in chapters() {
        let sections = |chapter: &Chapter| -> (Vec<Clause>, Vec<String>) {
            (chapter.clauses.keys().copied().collect(), chapter.cards.keys().cloned().collect())
        };
        for (lang, chapter) in &chapters {
            assert_eq!(sections(chapter), sections(&chapters[&Lang::En]), "{game}, {lang}");
            for (clause, section) in &chapter.clauses {
                let english = chapters[&Lang::En].clauses[clause].paragraphs.len();
                assert_eq!(section.paragraphs.len(), english, "{game}, {lang}: paragraphs of {clause}");
            }
        }
    }
}

/// Books are listened to.
#[test]
fn no_sentence_is_too_long_for_the_ear() {
    let mut long = Vec::new();
    for (game, chapter) in chapters().iter().flat_map(|(game, own)| own.values().map(move |own| (game, own))) {
        let sections = chapter.clauses.values().chain(chapter.cards.values()).flat_map(|section| &section.paragraphs);
        for paragraph in chapter.introduction.iter().chain(sections) {
            assert!(paragraph.ends_with('.'), "{game}: {paragraph}");
            assert!(!paragraph.contains(['(', ')', ';', '+', '!', '–', '/']), "{game}: {paragraph}");
            for sentence in paragraph.split(['.', ':']) {
                if sentence.split_whitespace().count() > MOST_WORDS {
                    long.push(format!("{game}:{sentence}"));
                }
            }
        }
    }
    assert!(long.is_empty(), "{} sentences: {long:#?}", long.len());
}

/// "Rule UN-4" in a text means a clause that is there.
#[test]
fn clauses_that_a_text_names_exist() {
    let all = chapters();
    let known: BTreeSet<Clause> = all.values().flat_map(|own| own[&Lang::En].clauses.keys().copied()).collect();
    for (game, chapter) in all.iter().flat_map(|(game, own)| own.values().map(move |own| (game, own))) {
        let sections = chapter.clauses.values().chain(chapter.cards.values());
        for word in sections.flat_map(|section| &section.paragraphs).flat_map(|text| text.split_whitespace()) {
            let named: Option<Clause> = word.trim_end_matches(['.', ',']).parse().ok();
            assert!(named.is_none_or(|clause| known.contains(&clause)), "{game}: {word}");
        }
    }
}

#[test]
fn the_book_of_an_open_game_has_only_what_holds_there() {
    for game in games() {
        let open = !game.rules.family.has_hands();
        for lang in Lang::ALL {
            let book = RuleBook::of(&game, lang.code());
            for hands in [6, 7, 8, 12] {
                assert_eq!(book.has(Clause::general(hands)), !open, "{}: G-{hands}", game.chain[0]);
            }
            assert!(book.has(Clause::general(5)) && book.has(Clause::general(11)));
        }
    }
    let clear = Library::built_in().load("numnum-clear", &[]).expect("a built-in game");
    let book = RuleBook::of(&clear, Lang::En.code());
    for clause in ["NN-12", "NN-17"] {
        assert!(!book.has(clause.parse().expect("a clause")), "{clause} speaks of stacks and of the breach");
    }
}
