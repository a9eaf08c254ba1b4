//! Rule books: whatever stands in one, its faults are told, and what is asked about it is answered.

use std::borrow::Cow;
use std::time::Duration;

use sixdot::rulebook::{self, Chapter};
use sixdot::rules::BookFile;
use sixdot::say::Locale;
use sixdot::session::{Conversation, Look, Plan, Session, Start};

use super::{lang, library, number, one_of};
use crate::held;
use crate::within::within;

/// What anything with a book may take of the processor.
const LONGEST: Duration = Duration::from_secs(2);

/// What is asked about a book.
const QUESTIONS: [&str; 6] = ["rules", "rule UN-3", "card r5", "rule draw", "rules draw two", "card wild"];

/// Tries one input.
///
/// # Panics
/// If something does not hold.
#[must_use]
pub fn run(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let number = number(bytes);
    let lang = lang(number);
    let locale = Locale::new(lang);
    let (_, faults) = within(LONGEST, String::new, || Chapter::read("book.md", &text));
    for fault in &faults {
        held::text(&locale.fault(fault));
    }
    let mut library = library();
    let book = BookFile {
        name: "book.md".to_owned(),
        text: Cow::Owned(text),
        game: "uno".to_owned(),
        lang: lang.code().to_owned(),
    };
    library.add_book(book);
    let faults = within(LONGEST, String::new, || rulebook::check(&library, "uno"));
    for fault in &faults {
        held::text(&locale.fault(fault));
    }
    let plan = Plan { game: Some("uno".to_owned()), seed: Some(1), ..Plan::default() };
    let mut session = Session::new(Start::of(lang, library, plan, || 1));
    session.begin();
    let question = one_of(&QUESTIONS, number >> 16);
    let answer = within(LONGEST, || question.to_owned(), || session.answer(question));
    assert!(!answer.lines.is_empty(), "no answer to {question:?}");
    held::harmless(&answer.lines, Look::default());
    1
}
