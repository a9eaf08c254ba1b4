//! Rule files: all faults are reported, or the rules can be played; at one table in sixteen also by bots that search.

use std::time::Duration;

use sixdot::bot::Level;
use sixdot::rules::Kind;
use sixdot::session::{Conversation, Plan, Session, Start};

use super::{lang, locale, number, one_of, with_tests};
use crate::held;
use crate::within::within;

/// CPU time limit of reading and checking.
const LONGEST: Duration = Duration::from_secs(2);

/// CPU time limit of a typed line: one game of strange rules may be long.
const LONGEST_LINE: Duration = Duration::from_secs(20);

/// One file with faults in so many is loaded all the same.
const LOADED_ALL_THE_SAME: u64 = 8;

/// One table in so many has players that look ahead, and tips, which imagine games.
const LOOKS_AHEAD: u64 = 16;

/// Typed lines.
const LINES: [&str; 24] = [
    "tip", "can", "play 1", "play 2", "draw", "pass", "", "hand", "play 3", "1", "2", "take 1 2", "lay", "keep",
    "choose 1", "pending", "counts", "scores", "what 1", "why 1", "undo", "rules", "settings", "auto",
];

/// Typed lines per input.
const TYPED: u64 = 24;

/// Tries one input.
///
/// # Panics
/// If something does not hold.
pub fn run(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let number = number(bytes);
    let mut library = with_tests();
    // A file must have the id by which it is asked for; one whose id cannot be had is another one's.
    let id = text.lines().find_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
    let id = id.unwrap_or("mine").to_owned();
    library.add_text(&id, "mine.toml", text);
    let faults = within(LONGEST, String::new, || library.check(&id));
    let locale = locale(lang(number));
    for fault in &faults {
        held::text(&locale.fault(fault));
    }
    // Loading finds the faults of a file again, so only some of the faulty files are loaded.
    if faults.iter().any(|fault| fault.under.is_none()) && number % LOADED_ALL_THE_SAME > 0 {
        return 1;
    }
    let Ok(loaded) = within(LONGEST, String::new, || library.load(&id, &[])) else {
        assert!(!faults.is_empty(), "rules that cannot be played have no fault");
        return 1;
    };
    let ahead = number % LOOKS_AHEAD == 0;
    let level = match loaded.rules.family {
        _ if !ahead => Level::Random,
        Kind::Shed => Level::Medium,
        _ => Level::Hard,
    };
    let plan = Plan { game: Some(id), seed: Some(number), levels: vec![level], ..Plan::default() };
    let mut session = Session::new(Start {
        loaded: Some(loaded),
        status_prompt: true,
        ..Start::of(lang(number), library, plan, || 1)
    });
    let begun = within(LONGEST_LINE, String::new, || session.begin());
    told(&begun.lines);
    for turn in 0..TYPED {
        let typed = one_of(&LINES, (number >> (turn % 32)).wrapping_add(turn));
        if typed == "tip" && !ahead {
            continue;
        }
        let answer = within(LONGEST_LINE, || typed.to_owned(), || session.answer(typed));
        assert!(!answer.lines.is_empty(), "no answer to {typed:?}");
        told(&answer.lines);
        held::row(&sixdot::terminal::printable(&session.status()));
    }
    1
}

/// Texts of a rule file may contain anything, but the output must be harmless.
fn told(lines: &[sixdot::text::Line]) {
    held::harmless(lines, sixdot::session::Look::default());
}
