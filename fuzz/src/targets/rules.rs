//! Rule files: whatever stands in one, all its faults are told, or it can be played, also by computer players that look ahead.

use std::time::Duration;

use sixdot::bot::Level;
use sixdot::rules::book::Kind;
use sixdot::say::Locale;
use sixdot::session::{Conversation, Plan, Session, Start};

use super::{lang, library, number, one_of};
use crate::held;
use crate::within::within;

/// What reading and checking may take of the processor.
const LONGEST: Duration = Duration::from_secs(2);

/// What a line at a table of such rules may take: one game of strange rules may be long.
const LONGEST_LINE: Duration = Duration::from_secs(20);

/// What is typed at a table of such rules.
const LINES: [&str; 24] = [
    "tip", "can", "play 1", "play 2", "draw", "pass", "", "hand", "play 3", "1", "2", "take 1 2", "lay", "keep",
    "choose 1", "pending", "counts", "scores", "what 1", "why 1", "undo", "rules", "settings", "auto",
];

/// How many of them.
const TYPED: u64 = 24;

/// Tries one input.
///
/// # Panics
/// If something does not hold.
#[must_use]
pub fn run(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let number = number(bytes);
    let mut library = library();
    library.add_text("mine", "mine.toml", text.clone());
    let faults = within(LONGEST, String::new, || library.check("mine"));
    let locale = Locale::new(lang(number));
    for fault in &faults {
        held::text(&locale.fault(fault));
    }
    let Ok(loaded) = within(LONGEST, String::new, || library.load("mine", &[])) else {
        assert!(!faults.is_empty(), "rules that cannot be played have no fault");
        return 1;
    };
    let level = if loaded.rules.family() == Kind::Shed { Level::Medium } else { Level::Hard };
    let plan = Plan { game: Some("mine".to_owned()), seed: Some(number), levels: vec![level], ..Plan::default() };
    let mut session = Session::new(Start {
        loaded: Some(loaded),
        status_prompt: true,
        ..Start::of(lang(number), library, plan, || 1)
    });
    let begun = within(LONGEST_LINE, String::new, || session.begin());
    told(&begun.lines);
    for turn in 0..TYPED {
        let typed = one_of(&LINES, (number >> (turn % 32)).wrapping_add(turn));
        let answer = within(LONGEST_LINE, || typed.to_owned(), || session.answer(typed));
        assert!(!answer.lines.is_empty(), "no answer to {typed:?}");
        told(&answer.lines);
        held::row(&sixdot::output::printable(&session.status()));
    }
    1
}

/// What a rule file says is told as it is; what leaves the program of it must do no harm.
fn told(lines: &[sixdot::say::Line]) {
    held::harmless(lines, sixdot::session::Look::default());
}
