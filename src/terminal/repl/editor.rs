//! The line editor. A key at the end of the line writes only its character, which a screen reader takes for its echo;
//! there are no hints, colours or repaints. Tab completes an unambiguous word in place; otherwise the editor is left,
//! so that the candidates are an ordinary line.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{self, ErrorKind};
use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use rustyline::completion::Completer;
use rustyline::config::{BellStyle, ColorMode, CompletionType, Configurer};
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::history::{DefaultHistory, History};
use rustyline::validate::Validator;
use rustyline::{
    Cmd, ConditionalEventHandler, Config, Context, Event, EventContext, EventHandler, Helper, KeyCode, KeyEvent,
    Modifiers, RepeatCount,
};

use super::input::{Input, LineEvent};
use crate::session::{Bell, Conversation, Key};
use crate::terminal::{Screen, printable};

/// In milliseconds: the time within which the rest of an escape sequence arrives. Otherwise the key was Escape.
const ESCAPE_TIME: u16 = 100;

/// Replaces a line that is not UTF-8.
const UNREADABLE: &str = "\u{FFFD}";

/// Returns the completions of the line up to the cursor.
type Complete<'c> = Box<dyn Fn(&str) -> Vec<String> + 'c>;

pub type Editor<F> = rustyline::Editor<LineHelper<F>, DefaultHistory>;

pub struct LineEditor<'c> {
    conversation: &'c RefCell<dyn Conversation + 'c>,
    rustyline: Editor<Complete<'c>>,
    owner: usize,
    histories: HashMap<usize, DefaultHistory>,
}

impl<'c> LineEditor<'c> {
    pub fn new(conversation: &'c RefCell<dyn Conversation + 'c>) -> io::Result<Self> {
        let complete: Complete<'c> = Box::new(|left| conversation.borrow().complete(left));
        let rustyline = editor(ColorMode::Disabled, LineHelper::new(complete))?;
        Ok(Self { conversation, rustyline, owner: 0, histories: HashMap::new() })
    }
}

impl Input for LineEditor<'_> {
    fn attended(&self) -> bool {
        true
    }

    fn read(&mut self, prompt: &str, begun: &str, owner: usize, output: &mut Screen<'_>) -> io::Result<LineEvent> {
        if owner != self.owner {
            let new = || DefaultHistory::with_config(&config(ColorMode::Disabled));
            let history = self.histories.remove(&owner).unwrap_or_else(new);
            let previous = mem::replace(self.rustyline.history_mut(), history);
            self.histories.insert(mem::replace(&mut self.owner, owner), previous);
        }
        let (mut left, mut right) = (begun.to_owned(), String::new());
        let keys = self.conversation.borrow().reads_keys();
        loop {
            arm(&self.rustyline, keys);
            let read = self.rustyline.readline_with_initial(prompt, (&left, &right));
            if let Some(pressed) = pressed(&self.rustyline) {
                return Ok(pressed);
            }
            match self.rustyline.helper_mut().and_then(LineHelper::take) {
                Some(partly) => {
                    output.write(&[self.conversation.borrow().matches(&partly.candidates)])?;
                    (left, right) = (partly.left, partly.right);
                }
                None if keys && has_left(&self.rustyline) => return Ok(LineEvent::Left(String::new())),
                None => return typed(read, self.rustyline.history_mut()),
            }
        }
    }
}

/// Without colours an editor writes only what is typed. With them the helper paints what is typed.
pub fn editor<F: Fn(&str) -> Vec<String>>(colours: ColorMode, helper: LineHelper<F>) -> io::Result<Editor<F>> {
    let mut rustyline = Editor::with_config(config(colours)).map_err(into_io)?;
    let escape = EventHandler::Conditional(Box::new(helper.escape.clone()));
    rustyline.bind_sequence(KeyEvent(KeyCode::Esc, Modifiers::NONE), escape);
    let review = [
        (KeyEvent(KeyCode::PageUp, Modifiers::NONE), Key::PageUp),
        (KeyEvent(KeyCode::PageDown, Modifiers::NONE), Key::PageDown),
        (KeyEvent::ctrl('O'), Key::NextKind),
    ];
    // A hidden line is not kept anywhere.
    for (event, key) in review.into_iter().filter(|_| !helper.hides) {
        let handler = ReviewKey { key, pressed: Arc::clone(&helper.pressed) };
        rustyline.bind_sequence(event, EventHandler::Conditional(Box::new(handler)));
    }
    rustyline.set_helper(Some(helper));
    // Searching repaints the prompt, in English; a quoted key would write a control character.
    for key in ['R', 'S', 'Q'] {
        rustyline.bind_sequence(KeyEvent::ctrl(key), Cmd::Noop);
    }
    if cfg!(unix) {
        rustyline.bind_sequence(KeyEvent::ctrl('V'), Cmd::Noop);
    } else {
        // The end of input on Windows, where no key stops a program.
        rustyline.bind_sequence(KeyEvent::ctrl('Z'), Cmd::EndOfFile);
    }
    Ok(rustyline)
}

/// Lets the next Escape leave the line.
pub fn arm<F: Fn(&str) -> Vec<String>>(editor: &Editor<F>, on: bool) {
    if let Some(helper) = editor.helper() {
        helper.escape.0.store(on, Ordering::Relaxed);
    }
}

/// True if Escape left the line for which it was armed.
pub fn has_left<F: Fn(&str) -> Vec<String>>(editor: &Editor<F>) -> bool {
    editor.helper().is_some_and(|helper| !helper.escape.0.load(Ordering::Relaxed))
}

/// The key that interrupted the line, if it was none of the editor's.
pub fn pressed<F: Fn(&str) -> Vec<String>>(editor: &Editor<F>) -> Option<LineEvent> {
    let pressed = editor.helper()?.pressed.lock().unwrap_or_else(PoisonError::into_inner).take();
    pressed.map(|(key, line)| LineEvent::Pressed(key, line))
}

/// A key together with the line in which it was pressed.
type Pressed = Arc<Mutex<Option<(Key, String)>>>;

/// A key that goes through the history of what was heard.
struct ReviewKey {
    key: Key,
    pressed: Pressed,
}

impl ConditionalEventHandler for ReviewKey {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        let line = context.line().to_owned();
        *self.pressed.lock().unwrap_or_else(PoisonError::into_inner) = Some((self.key, line));
        Some(Cmd::Interrupt)
    }
}

/// True while Escape leaves the line.
#[derive(Clone, Default)]
struct EscapeKey(Arc<AtomicBool>);

impl ConditionalEventHandler for EscapeKey {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, _: &EventContext<'_>) -> Option<Cmd> {
        self.0.swap(false, Ordering::Relaxed).then_some(Cmd::Interrupt)
    }
}

pub fn typed(read: rustyline::Result<String>, history: &mut DefaultHistory) -> io::Result<LineEvent> {
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

pub fn into_io(error: ReadlineError) -> io::Error {
    match error {
        ReadlineError::Io(error) => error,
        #[cfg(unix)]
        ReadlineError::Errno(error) => error.into(),
        error => io::Error::other(error),
    }
}

/// The time since which the edited line is empty; none if it is not.
#[derive(Default)]
pub struct EmptySince(Mutex<Option<Instant>>);

impl EmptySince {
    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns true if the line has become empty.
    pub fn set(&self, empty: bool) -> bool {
        let mut since = self.lock();
        let becomes = empty && since.is_none();
        *since = empty.then(|| since.unwrap_or_else(Instant::now));
        becomes
    }

    pub fn empty_since(&self) -> Option<Instant> {
        *self.lock()
    }

    /// Keeps the line empty while the guard lives; none if it is not empty.
    pub fn hold(&self) -> Option<MutexGuard<'_, Option<Instant>>> {
        Some(self.lock()).filter(|since| since.is_some())
    }
}

/// `complete` returns the completions of the text left of the cursor.
pub struct LineHelper<F> {
    complete: F,
    /// Notified when the line becomes empty.
    pub line: Option<(Arc<EmptySince>, Bell)>,
    /// The typed text is not shown.
    pub hides: bool,
    escape: EscapeKey,
    pressed: Pressed,
    /// A Tab that needs an answer.
    partly: Mutex<Option<Partly>>,
}

pub struct Partly {
    pub candidates: Vec<String>,
    pub left: String,
    pub right: String,
}

impl<F> LineHelper<F> {
    pub fn new(complete: F) -> Self {
        LineHelper {
            complete,
            line: None,
            hides: false,
            escape: EscapeKey::default(),
            pressed: Pressed::default(),
            partly: None.into(),
        }
    }

    pub fn take(&mut self) -> Option<Partly> {
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
            && since.set(line.trim().is_empty())
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
