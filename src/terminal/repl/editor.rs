//! The line editor. A key at the end of the line writes only its character, which a screen reader takes for its echo;
//! there are no hints, colours or repaints. Tab completes an unambiguous word in place; otherwise the editor is left,
//! so that the candidates are an ordinary line.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::io::{self, ErrorKind};
use std::mem;

use rustyline::completion::Completer;
use rustyline::config::{BellStyle, ColorMode, CompletionType, Configurer};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::{DefaultHistory, History};
use rustyline::validate::Validator;
use rustyline::{Cmd, Config, Context, Helper, KeyEvent};

use super::input::{Input, LineEvent};
use crate::session::Conversation;
use crate::terminal::{Output, printable};
use crate::text::Line;

/// In milliseconds: the time within which the rest of an escape sequence arrives. Otherwise the key was Escape.
const ESCAPE_TIME: u16 = 100;

/// Replaces a line that is not UTF-8.
const UNREADABLE: &str = "\u{FFFD}";

pub(super) struct LineEditor<'c> {
    rustyline: rustyline::Editor<Tab<'c>, DefaultHistory>,
    owner: usize,
    histories: HashMap<usize, DefaultHistory>,
}

impl<'c> LineEditor<'c> {
    pub(super) fn new(conversation: &'c RefCell<dyn Conversation + 'c>) -> io::Result<Self> {
        let rustyline = plain_editor(Tab::new(conversation))?;
        Ok(Self { rustyline, owner: 0, histories: HashMap::new() })
    }

    fn change_owner(&mut self, owner: usize) {
        if owner != self.owner {
            let history = self
                .histories
                .remove(&owner)
                .unwrap_or_else(|| DefaultHistory::with_config(&config(ColorMode::Disabled)));
            let previous = mem::replace(self.rustyline.history_mut(), history);
            self.histories.insert(mem::replace(&mut self.owner, owner), previous);
        }
    }

    fn asked(&mut self) -> Option<TabQuestion> {
        self.rustyline.helper_mut().and_then(Tab::take)
    }
}

impl Input for LineEditor<'_> {
    fn attended(&self) -> bool {
        true
    }

    fn read(&mut self, prompt: &str, owner: usize, output: &mut dyn Output) -> io::Result<LineEvent> {
        self.change_owner(owner);
        let (mut left, mut right) = (String::new(), String::new());
        loop {
            let read = self.rustyline.readline_with_initial(prompt, (&left, &right));
            match self.asked() {
                Some(asked) => {
                    output.write(&[asked.answer])?;
                    (left, right) = (asked.left, asked.right);
                }
                None => return typed(read, self.rustyline.history_mut()),
            }
        }
    }
}

/// Writes only what is typed.
pub(super) fn plain_editor<H: Helper>(helper: H) -> io::Result<rustyline::Editor<H, DefaultHistory>> {
    editor_with(config(ColorMode::Disabled), helper)
}

/// Highlights what is typed by the helper, which rustyline enables by its setting for colours.
pub(super) fn painted_editor<H: Helper>(helper: H) -> io::Result<rustyline::Editor<H, DefaultHistory>> {
    editor_with(config(ColorMode::Forced), helper)
}

fn editor_with<H: Helper>(config: Config, helper: H) -> io::Result<rustyline::Editor<H, DefaultHistory>> {
    let mut rustyline = rustyline::Editor::with_config(config).map_err(into_io)?;
    rustyline.set_helper(Some(helper));
    // Searching repaints the prompt, in English; a quoted key would write a control character.
    for key in ['R', 'S', 'Q'] {
        rustyline.bind_sequence(KeyEvent::ctrl(key), Cmd::Noop);
    }
    if cfg!(unix) {
        rustyline.bind_sequence(KeyEvent::ctrl('V'), Cmd::Noop);
    }
    Ok(rustyline)
}

pub(super) fn typed(read: rustyline::Result<String>, history: &mut DefaultHistory) -> io::Result<LineEvent> {
    match read {
        Ok(line) => {
            let line = printable(&line);
            if !line.is_empty() {
                history.add(&line).map_err(into_io)?;
            }
            Ok(LineEvent::Line(line))
        }
        Err(ReadlineError::Interrupted) => Ok(LineEvent::Interrupted),
        Err(ReadlineError::Eof) => Ok(LineEvent::End),
        Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
            Ok(LineEvent::Line(UNREADABLE.to_owned()))
        }
        Err(error) => Err(into_io(error)),
    }
}

fn config(colours: ColorMode) -> Config {
    let mut config = Config::builder()
        .bell_style(BellStyle::None)
        .bracketed_paste(false)
        .color_mode(colours)
        .completion_type(CompletionType::List)
        .keyseq_timeout(Some(ESCAPE_TIME));
    config.enable_synchronized_output(false);
    config.build()
}

pub(super) fn into_io(error: ReadlineError) -> io::Error {
    match error {
        ReadlineError::Io(error) => error,
        #[cfg(unix)]
        ReadlineError::Errno(error) => error.into(),
        error => io::Error::other(error),
    }
}

pub(super) struct Tab<'c> {
    conversation: &'c RefCell<dyn Conversation + 'c>,
    asked: Cell<Option<TabQuestion>>,
}

pub(super) struct TabQuestion {
    pub(super) answer: Line,
    pub(super) left: String,
    pub(super) right: String,
}

impl<'c> Tab<'c> {
    pub(super) fn new(conversation: &'c RefCell<dyn Conversation + 'c>) -> Self {
        Self { conversation, asked: Cell::new(None) }
    }

    pub(super) fn take(&mut self) -> Option<TabQuestion> {
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
                self.asked.set(Some(TabQuestion { answer, left, right: right.to_owned() }));
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

pub(super) enum Completed {
    /// Replaces the text from this offset.
    Whole(usize, String),
    /// Extends the text as far as possible; the editor is left to list the candidates.
    Partly(String),
}

pub(super) fn completed(left: &str, candidates: &[String]) -> Completed {
    let start = left.rfind([' ', ';']).map_or(0, |before| before + 1);
    match candidates {
        [candidate] => Completed::Whole(start, format!("{candidate} ")),
        _ => Completed::Partly(format!("{}{}", &left[..start], extended(&left[start..], candidates))),
    }
}

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
