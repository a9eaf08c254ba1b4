//! Rule books: faults of any text are reported, and questions about it are answered.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use sixdot::rulebook::{self, Chapter};
use sixdot::rules::{BookFile, Diagnostic, Library, Loaded};
use sixdot::session::{Conversation, Look, Plan, Session, Start};

use super::{lang, library, locale, number, one_of};
use crate::held;
use crate::within::within;

/// CPU time limit of one operation on a book.
const LONGEST: Duration = Duration::from_secs(2);

/// Games of the books.
const GAMES: [&str; 4] = ["uno", "uno", "mau-mau", "numnum-wall"];

/// Questions about a book.
const QUESTIONS: [&str; 6] = ["rules", "rule UN-3", "card r5", "rule draw", "rules draw two", "card wild"];

/// One book in so many goes the whole way through a library, which loads its game anew.
const THROUGH_A_LIBRARY: u64 = 64;

/// One book in so many is asked about at a table, which takes longer than all else.
const ASKED: u64 = 4;

/// Tries one input.
///
/// # Panics
/// If something does not hold.
pub fn run(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let number = number(bytes);
    let (lang, game) = (lang(number), one_of(&GAMES, number >> 24));
    let (_, read) = within(LONGEST, String::new, || Chapter::read("book.md", &text));
    let (name, code) = ("book.md".to_owned(), lang.code().to_owned());
    let book = BookFile { name, text: Cow::Owned(text), game: game.to_owned(), lang: code };
    let (faults, mut loaded) = checked(game, &book);
    assert!(read.iter().all(|fault| faults.contains(fault)), "what cannot be read is not told of a book");
    for fault in &faults {
        held::text(&locale(lang).fault(fault));
    }
    let anew = number % THROUGH_A_LIBRARY == 0;
    if !anew && number % ASKED > 0 {
        return 1;
    }
    let mut library = library();
    library.add_book(book);
    if anew {
        loaded = None;
        assert_eq!(own(&library, game), faults, "a library finds other faults");
    }
    let plan = Plan { game: Some(game.to_owned()), seed: Some(1), ..Plan::default() };
    let mut session = Session::new(Start { loaded, ..Start::of(lang, library, plan, || 1) });
    session.begin();
    let question = one_of(&QUESTIONS, number >> 16);
    let answer = within(LONGEST, || question.to_owned(), || session.answer(question));
    assert!(!answer.lines.is_empty(), "no answer to {question:?}");
    held::harmless(&answer.lines, Look::default());
    1
}

/// Faults of the book, found through a library.
fn own(library: &Library, game: &str) -> Vec<Diagnostic> {
    let faults = within(LONGEST, String::new, || rulebook::check(library, game));
    faults.into_iter().filter(|fault| fault.file == "book.md").collect()
}

/// Faults of a book, and the game with this book instead of its own in the same language.
fn checked(game: &str, book: &BookFile) -> (Vec<Diagnostic>, Option<Loaded>) {
    static TABLES: OnceLock<Mutex<HashMap<String, Vec<Loaded>>>> = OnceLock::new();
    let mut kept = TABLES.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    let tables = kept.entry(game.to_owned()).or_insert_with(|| rulebook::loaded(&library(), game));
    let Some(first) = tables.first_mut() else { return (Vec::new(), None) };
    let all = Arc::clone(&first.books);
    first.books = Arc::new(vec![book.clone()]);
    let faults = within(LONGEST, String::new, || rulebook::check_loaded(tables));
    tables[0].books = Arc::clone(&all);
    let others = all.iter().filter(|known| (&known.game, &known.lang) != (&book.game, &book.lang));
    let books = [book].into_iter().chain(others).cloned().collect();
    (faults, Some(Loaded { books: Arc::new(books), ..tables[0].clone() }))
}
