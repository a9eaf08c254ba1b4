//! The interface between the terminal and the session: typed lines in, lines of text out.

use std::sync::Arc;

use crate::text::Line;

/// Everything that is said between Enter and the next prompt. The essential line comes last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    pub lines: Vec<Line>,
    pub ended: bool,
}

impl Answer {
    pub fn new(lines: Vec<Line>) -> Self {
        Self { lines, ended: false }
    }

    pub fn last(lines: Vec<Line>) -> Self {
        Self { lines, ended: true }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Char(char),
    Enter,
    Escape,
    Left,
    Right,
    Up,
    Down,
    Tab,
    /// Shift and Tab.
    BackTab,
    /// Page Up: back through one kind of lines.
    PageUp,
    PageDown,
    /// Ctrl-O: another kind of lines.
    NextKind,
    /// Escape in an opened line.
    LeaveLine,
    Other,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyAnswer {
    /// Treat it as this typed line.
    Line(String),
    Told(Answer),
    /// Say this and open a line for typing.
    Opens(Answer),
    Nothing,
}

/// Wakes the terminal when something arrives from elsewhere. Can be rung from any thread.
#[derive(Clone)]
pub struct Bell(Arc<dyn Fn() + Send + Sync>);

impl Bell {
    pub fn new(ring: impl Fn() + Send + Sync + 'static) -> Self {
        Bell(Arc::new(ring))
    }

    pub fn ring(&self) {
        (self.0)();
    }
}

/// Answers typed lines. All text that the terminal shows comes from here.
pub trait Conversation {
    fn begin(&mut self) -> Answer;

    /// Answers a typed line. It may hold several commands; an empty line is Enter alone.
    ///
    /// The line holds printable text only; invalid UTF-8 has been replaced by U+FFFD.
    fn answer(&mut self, typed: &str) -> Answer;

    /// Called after the answer is written, for work that must not delay it.
    fn told(&mut self) {}

    /// Called while the user reads the answer, to prepare for the next line.
    fn prepare(&mut self) {}

    /// Ends the conversation: waits for pending writes and reports their failures.
    fn leave(&mut self) -> Vec<Line> {
        Vec::new()
    }

    /// Registers the bell. Returns true if lines can arrive unasked; the terminal then calls
    /// [`Conversation::arrived`] when the bell rings and nothing is being typed.
    fn rung_by(&mut self, _bell: &Bell) -> bool {
        false
    }

    fn arrived(&mut self) -> Answer {
        Answer::default()
    }

    /// Answers Ctrl-C with how to leave. A second Ctrl-C calls [`Conversation::end_of_input`].
    fn interrupted(&mut self) -> Answer;

    /// Ctrl-D or the end of a pipe: the last answer of the program.
    fn end_of_input(&mut self) -> Answer;

    /// The line to print if a signal ends the program now; `None` if no game can be resumed.
    fn last_word(&self) -> Option<Line> {
        None
    }

    /// Text of the prompt after its constant token; empty unless the status prompt is on.
    fn status(&self) -> String;

    /// Key of the line history in use: each person at the keyboard has their own.
    fn history_owner(&self) -> usize {
        0
    }

    /// Completions of the last word of `typed`, the line up to the cursor. The word begins after the last blank or
    /// semicolon.
    fn complete(&self, typed: &str) -> Vec<String>;

    /// Says which completions exist if there is not exactly one; `candidates` may be empty.
    fn matches(&self, candidates: &[String]) -> Line;

    /// Says that Enter shows the rest of a long answer, and which command shows it later.
    fn more(&self) -> Line;

    fn wants_more(&self, typed: &str) -> bool;

    /// True if the next line must not be echoed or enter the history. Asked before each line.
    fn hides_typing(&mut self) -> bool {
        false
    }

    fn reads_keys(&self) -> bool {
        false
    }

    /// True if a new question has been asked since the last key, so that keys typed ahead must be discarded. Asked
    /// before each key.
    fn asks_anew(&mut self) -> bool {
        false
    }

    fn press(&mut self, _key: Key) -> KeyAnswer {
        KeyAnswer::Opens(Answer::default())
    }
}
