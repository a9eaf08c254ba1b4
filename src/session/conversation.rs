//! What the edge of the program needs of whoever answers: lines in, lines out.

use std::sync::Arc;

use crate::say::Line;

/// All that is said between Enter and the next prompt.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The lines, the essential one last.
    pub lines: Vec<Line>,
    /// Whether the program ends with this answer.
    pub ended: bool,
}

impl Answer {
    /// An answer after which the conversation goes on.
    #[must_use]
    pub fn new(lines: Vec<Line>) -> Self {
        Self { lines, ended: false }
    }

    /// The last answer.
    #[must_use]
    pub fn last(lines: Vec<Line>) -> Self {
        Self { lines, ended: true }
    }
}

/// A key that was pressed alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A character.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// The arrow up.
    Up,
    /// The arrow down.
    Down,
    /// Any other key.
    Other,
}

/// What a key does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyAnswer {
    /// The same as a typed line.
    Line(String),
    /// It is answered alone.
    Told(Answer),
    /// A line is to be typed.
    Opens,
    /// Nothing yet.
    Nothing,
}

/// Rung when something has arrived from elsewhere, by whoever took it in, on whatever thread.
#[derive(Clone)]
pub struct Bell(Arc<dyn Fn() + Send + Sync>);

impl Bell {
    /// A bell that does this when it is rung.
    pub fn new(ring: impl Fn() + Send + Sync + 'static) -> Self {
        Bell(Arc::new(ring))
    }

    /// Rings.
    pub fn ring(&self) {
        (self.0)();
    }
}

/// Answers typed lines. Every text that the edge of the program shows comes from here.
pub trait Conversation {
    /// What is said before anything is typed.
    fn begin(&mut self) -> Answer;

    /// Answers a typed line, which may hold several commands, or nothing: Enter alone.
    ///
    /// The line holds printable text only; bytes that were not UTF-8 have become U+FFFD.
    fn answer(&mut self, typed: &str) -> Answer;

    /// The answer is told: what nobody was to wait for is done now, and does not hold up whoever types the next line.
    fn told(&mut self) {}

    /// Somebody at a terminal has an answer and thinks: what the next line needs is made ready meanwhile.
    fn prepare(&mut self) {}

    /// The conversation is over: waits for what is still being done, and says what went wrong with it.
    fn leave(&mut self) -> Vec<Line> {
        Vec::new()
    }

    /// Whether something arrives here that nobody has typed for. If so, the bell is rung each time from now on, and
    /// [`Conversation::arrived`] is asked where nothing is being typed.
    fn rung_by(&mut self, _bell: &Bell) -> bool {
        false
    }

    /// What has arrived since it was asked or answered last; nothing if nothing has.
    fn arrived(&mut self) -> Answer {
        Answer::default()
    }

    /// Answers Ctrl-C: how to leave. A second Ctrl-C leaves, through [`Conversation::end_of_input`].
    fn interrupted(&mut self) -> Answer;

    /// Nothing more will be typed: Ctrl-D, or the end of a pipe. The program ends after this answer.
    fn end_of_input(&mut self) -> Answer;

    /// What is told where a signal ends the program now; nothing if nothing goes on later.
    fn last_word(&self) -> Option<Line> {
        None
    }

    /// What stands in the prompt after its constant token; empty unless the status prompt is on.
    fn status(&self) -> String;

    /// Whose line history is in use: each person at the keyboard has an own one.
    fn history_owner(&self) -> usize;

    /// What the word that is being typed can become, for Tab. `typed` is the line up to the cursor; its last word
    /// begins after the last blank or semicolon.
    fn complete(&self, typed: &str) -> Vec<String>;

    /// Says what a word can become when that is not exactly one thing; `candidates` may be empty.
    fn matches(&self, candidates: &[String]) -> Line;

    /// Says that Enter shows the rest of a long answer, and what shows it later.
    fn more(&self) -> Line;

    /// Whether a typed line asks for the rest of a long answer.
    fn wants_more(&self, typed: &str) -> bool;

    /// Whether the line that is typed next is not to be shown, nor to be come back to. Asked before each line.
    fn hides_typing(&mut self) -> bool {
        false
    }

    /// Whether keys are to be read one by one now, without Enter.
    fn reads_keys(&self) -> bool {
        false
    }

    /// Whether something new is asked, for which keys that were pressed before are not meant. Asked before each key.
    fn asks_anew(&mut self) -> bool {
        false
    }

    /// Answers a key.
    fn press(&mut self, _key: Key) -> KeyAnswer {
        KeyAnswer::Opens
    }
}
