//! The helper of the line editors: Tab completes, and it is known when the line becomes empty.

use std::borrow::Cow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

use crate::session::Bell;

/// The time since which the edited line is empty; none if it is not.
#[derive(Default)]
pub(super) struct EmptySince(Mutex<Option<Instant>>);

impl EmptySince {
    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns true if the line has become empty.
    pub(super) fn set(&self, empty: bool) -> bool {
        let mut since = self.lock();
        let becomes = empty && since.is_none();
        *since = empty.then(|| since.unwrap_or_else(Instant::now));
        becomes
    }

    pub(super) fn empty_since(&self) -> Option<Instant> {
        *self.lock()
    }

    /// Keeps the line empty while the guard lives; none if it is not empty.
    pub(super) fn hold(&self) -> Option<MutexGuard<'_, Option<Instant>>> {
        Some(self.lock()).filter(|since| since.is_some())
    }
}

/// `complete` returns the completions of the text left of the cursor.
pub(super) struct LineHelper<F> {
    complete: F,
    /// Notified when the line becomes empty.
    pub(super) line: Option<(Arc<EmptySince>, Bell)>,
    /// The typed text is not shown.
    pub(super) hides: bool,
    /// A Tab that needs an answer.
    partly: Mutex<Option<Partly>>,
}

pub(super) struct Partly {
    pub(super) candidates: Vec<String>,
    pub(super) left: String,
    pub(super) right: String,
}

impl<F> LineHelper<F> {
    pub(super) fn new(complete: F) -> Self {
        LineHelper { complete, line: None, hides: false, partly: None.into() }
    }

    pub(super) fn take(&mut self) -> Option<Partly> {
        self.partly.get_mut().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl<F: Fn(&str) -> Vec<String>> Completer for LineHelper<F> {
    type Candidate = String;

    fn complete(&self, line: &str, cursor: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        if self.hides {
            return Ok((cursor, Vec::new()));
        }
        let (left, right) = line.split_at(cursor);
        let candidates = (self.complete)(left);
        let start = left.rfind([' ', ';']).map_or(0, |before| before + 1);
        if let [candidate] = candidates.as_slice() {
            return Ok((start, vec![format!("{candidate} ")]));
        }
        let left = format!("{}{}", &left[..start], extended(&left[start..], &candidates));
        let mut partly = self.partly.lock().unwrap_or_else(PoisonError::into_inner);
        *partly = Some(Partly { candidates, left, right: right.to_owned() });
        // The editor is left to list the candidates.
        Err(ReadlineError::Interrupted)
    }
}

/// Gives no hints: it observes the line before the typed text is written.
impl<F> Hinter for LineHelper<F> {
    type Hint = String;

    fn hint(&self, line: &str, _: usize, _: &Context<'_>) -> Option<String> {
        if let Some((since, bell)) = &self.line
            && since.set(line.is_empty())
        {
            bell.ring();
        }
        None
    }
}

impl<F: Fn(&str) -> Vec<String>> Helper for LineHelper<F> {}

/// Blanks instead of the hidden text keep the width that the editor expects.
impl<F> Highlighter for LineHelper<F> {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        if self.hides { Cow::Owned(" ".repeat(line.chars().count())) } else { Cow::Borrowed(line) }
    }

    fn highlight_char(&self, _: &str, _: usize, _: CmdKind) -> bool {
        self.hides
    }
}

impl<F> Validator for LineHelper<F> {}

/// The word, extended by the common prefix of all candidates.
fn extended<'w>(word: &'w str, candidates: &'w [String]) -> &'w str {
    let Some((first, others)) = candidates.split_first() else { return word };
    let common = others.iter().fold(first.as_str(), |common, other| {
        let same = common.chars().zip(other.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
        &common[..same]
    });
    if common.len() > word.len() { common } else { word }
}

#[cfg(test)]
mod tests {
    use super::extended;

    #[test]
    fn a_word_grows_by_what_is_common() {
        let candidates = ["challenge", "channel"].map(str::to_owned);
        assert_eq!(extended("c", &candidates), "cha");
        assert_eq!(extended("cha", &candidates), "cha");
        assert_eq!(extended("x", &[]), "x");
        assert_eq!(extended("vih", &["vihreä".to_owned(), "vihreän".to_owned()]), "vihreä");
        assert_eq!(extended("hn", &["hand".to_owned(), "help".to_owned()]), "hn");
    }
}
