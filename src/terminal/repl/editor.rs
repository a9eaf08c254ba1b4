//! The line editor. A key at the end of the line writes only its character, which a screen reader takes for its echo;
//! there are no hints, colours or repaints. Tab completes an unambiguous word in place; otherwise the editor is left,
//! so that the candidates are an ordinary line.

use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{self, ErrorKind};
use std::mem;

use rustyline::config::{BellStyle, ColorMode, CompletionType, Configurer};
use rustyline::error::ReadlineError;
use rustyline::history::{DefaultHistory, History};
use rustyline::{Cmd, Config, Helper, KeyEvent};

use super::helper::LineHelper;
use super::input::{Input, LineEvent};
use crate::session::Conversation;
use crate::terminal::{Screen, printable};

/// In milliseconds: the time within which the rest of an escape sequence arrives. Otherwise the key was Escape.
const ESCAPE_TIME: u16 = 100;

/// Replaces a line that is not UTF-8.
const UNREADABLE: &str = "\u{FFFD}";

/// Returns the completions of the line up to the cursor.
type Complete<'c> = Box<dyn Fn(&str) -> Vec<String> + 'c>;

pub(super) struct LineEditor<'c> {
    conversation: &'c RefCell<dyn Conversation + 'c>,
    rustyline: rustyline::Editor<LineHelper<Complete<'c>>, DefaultHistory>,
    owner: usize,
    histories: HashMap<usize, DefaultHistory>,
}

impl<'c> LineEditor<'c> {
    pub(super) fn new(conversation: &'c RefCell<dyn Conversation + 'c>) -> io::Result<Self> {
        let complete: Complete<'c> = Box::new(|left| conversation.borrow().complete(left));
        let rustyline = editor(ColorMode::Disabled, LineHelper::new(complete))?;
        Ok(Self { conversation, rustyline, owner: 0, histories: HashMap::new() })
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
}

impl Input for LineEditor<'_> {
    fn attended(&self) -> bool {
        true
    }

    fn read(&mut self, prompt: &str, owner: usize, output: &mut Screen<'_>) -> io::Result<LineEvent> {
        self.change_owner(owner);
        let (mut left, mut right) = (String::new(), String::new());
        loop {
            let read = self.rustyline.readline_with_initial(prompt, (&left, &right));
            match self.rustyline.helper_mut().and_then(LineHelper::take) {
                Some(partly) => {
                    output.write(&[self.conversation.borrow().matches(&partly.candidates)])?;
                    (left, right) = (partly.left, partly.right);
                }
                None => return typed(read, self.rustyline.history_mut()),
            }
        }
    }
}

/// Without colours an editor writes only what is typed. With them the helper paints what is typed.
pub(super) fn editor<H: Helper>(colours: ColorMode, helper: H) -> io::Result<rustyline::Editor<H, DefaultHistory>> {
    let mut rustyline = rustyline::Editor::with_config(config(colours)).map_err(into_io)?;
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
