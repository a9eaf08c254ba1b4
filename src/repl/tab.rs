//! What Tab does: it completes a word that can become only one thing, in place; otherwise the line editor is left, so
//! that the answer is an ordinary line.

use std::cell::{Cell, RefCell};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

use crate::say::Line;
use crate::session::Conversation;

/// Asks the conversation what a word can become. The other traits of a helper stay as they are: they do nothing.
pub(super) struct Tab<'c> {
    conversation: &'c RefCell<dyn Conversation + 'c>,
    asked: Cell<Option<Asked>>,
}

/// A Tab that has to be answered in a line.
pub(super) struct Asked {
    /// The answer.
    pub(super) answer: Line,
    /// What now stands left of the cursor.
    pub(super) left: String,
    /// What stands right of it.
    pub(super) right: String,
}

impl<'c> Tab<'c> {
    pub(super) fn new(conversation: &'c RefCell<dyn Conversation + 'c>) -> Self {
        Self { conversation, asked: Cell::new(None) }
    }

    /// Takes the Tab for which the line editor was left, if it was.
    pub(super) fn take(&mut self) -> Option<Asked> {
        self.asked.take()
    }
}

impl Completer for Tab<'_> {
    type Candidate = String;

    fn complete(&self, line: &str, cursor: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let (left, right) = line.split_at(cursor);
        let conversation = self.conversation.borrow();
        let candidates = conversation.complete(left);
        match completed(left, &candidates) {
            Completed::Whole(start, word) => Ok((start, vec![word])),
            Completed::Partly(left) => {
                let answer = conversation.matches(&candidates);
                self.asked.set(Some(Asked { answer, left, right: right.to_owned() }));
                Err(ReadlineError::Interrupted)
            }
        }
    }
}

impl Helper for Tab<'_> {}

impl Highlighter for Tab<'_> {}

impl Hinter for Tab<'_> {
    type Hint = String;
}

impl Validator for Tab<'_> {}

/// What comes of Tab behind a text.
pub(super) enum Completed {
    /// From a place on, the text becomes this.
    Whole(usize, String),
    /// The text goes on so far, and the line editor is left to tell how it can go on.
    Partly(String),
}

/// Completes the last word of a text by those that it can become.
pub(super) fn completed(left: &str, candidates: &[String]) -> Completed {
    let start = left.rfind([' ', ';']).map_or(0, |before| before + 1);
    match candidates {
        [candidate] => Completed::Whole(start, format!("{candidate} ")),
        _ => Completed::Partly(format!("{}{}", &left[..start], extended(&left[start..], candidates))),
    }
}

/// The word with what all candidates have in common after it.
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
