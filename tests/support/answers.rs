//! Invariants of every answer, whatever was typed.

use proptest::prelude::*;
use sixdot::session::Answer;
use sixdot::terminal::printable;

/// Signs that screen readers pronounce or drop.
const FORBIDDEN: &str = "\"*<>@\\_|~";

/// The most lines of one command's answer: a round of computer players alone is the longest.
const LONGEST: usize = 2000;

/// Checks an answer. `before` is everything typed so far.
pub fn is_well_formed(answer: &Answer, typed: &str, before: &str) -> Result<(), TestCaseError> {
    prop_assert!(!answer.lines.is_empty(), "no answer to {typed:?}");
    let commands = 1 + typed.matches(';').count();
    prop_assert!(answer.lines.len() <= LONGEST * commands, "{} lines to {typed:?}", answer.lines.len());
    for line in &answer.lines {
        let cells = line.text.chars().filter(|letter| !letter.is_whitespace()).count();
        prop_assert!(cells >= 3, "{:?} to {typed:?}", line.text);
        let on_display = line.on_display().chars().filter(|letter| !letter.is_whitespace()).count();
        prop_assert!(on_display >= 3, "{:?} for {:?} to {typed:?}", line.braille, line.text);
        prop_assert_eq!(&printable(&line.text), &line.text, "to {:?}", typed);
        prop_assert_eq!(&printable(&line.braille), &line.braille, "to {:?}", typed);
        let own = line.text.chars().filter(|letter| FORBIDDEN.contains(*letter) && !before.contains(*letter));
        prop_assert_eq!(own.count(), 0, "{:?} to {:?}", line.text, typed);
    }
    Ok(())
}
