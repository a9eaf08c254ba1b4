//! The line editor. A key at the end of the line writes just that character, so that a screen reader takes it for
//! echo; nothing is hinted, coloured or repainted meanwhile.

use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{self, ErrorKind};
use std::mem;

use rustyline::config::{BellStyle, ColorMode, CompletionType, Configurer};
use rustyline::error::ReadlineError;
use rustyline::history::{DefaultHistory, History};
use rustyline::{Cmd, Config, Helper, KeyEvent};

use super::input::{Input, Typed};
use super::tab::{Asked, Tab};
use crate::output::{Output, printable};
use crate::session::Conversation;

/// How long a sequence of bytes that begins with Escape may take on its way from the keyboard; an Escape that nothing
/// follows in time was the key. In milliseconds.
const ESCAPE_TIME: u16 = 100;

/// What stands for a line that was not UTF-8.
const UNREADABLE: &str = "\u{FFFD}";

/// Reads lines from the terminal.
pub(super) struct Editor<'c> {
    rustyline: rustyline::Editor<Tab<'c>, DefaultHistory>,
    /// Whose history is in use.
    owner: usize,
    /// The histories of everybody else.
    histories: HashMap<usize, DefaultHistory>,
}

impl<'c> Editor<'c> {
    /// A line editor on standard input and output; Tab asks the conversation.
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

    fn asked(&mut self) -> Option<Asked> {
        self.rustyline.helper_mut().and_then(Tab::take)
    }
}

impl Input for Editor<'_> {
    fn attended(&self) -> bool {
        true
    }

    fn read(&mut self, prompt: &str, owner: usize, output: &mut dyn Output) -> io::Result<Typed> {
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

/// A line editor that writes what is typed and nothing else.
pub(super) fn plain_editor<H: Helper>(helper: H) -> io::Result<rustyline::Editor<H, DefaultHistory>> {
    editor_with(config(ColorMode::Disabled), helper)
}

/// The same, but what is typed is what the helper makes of it: colours are what rustyline takes that for.
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

/// What a line that was read without Tab means.
pub(super) fn typed(read: rustyline::Result<String>, history: &mut DefaultHistory) -> io::Result<Typed> {
    match read {
        Ok(line) => {
            let line = printable(&line);
            if !line.is_empty() {
                history.add(&line).map_err(into_io)?;
            }
            Ok(Typed::Line(line))
        }
        Err(ReadlineError::Interrupted) => Ok(Typed::Interrupted),
        Err(ReadlineError::Eof) => Ok(Typed::End),
        Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
            Ok(Typed::Line(UNREADABLE.to_owned()))
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
