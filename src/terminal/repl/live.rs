//! Line input during which something can arrive. Arrivals wait until the line is sent or empty and are then written
//! as a whole, so that a screen reader reads typing and arrivals separately.
//!
//! Plain lines are read on a thread of their own, so that arrivals can be written while the line is empty; the prompt is
//! written again after them.

use std::borrow::Cow;
use std::cell::RefCell;
use std::io::{self, BufReader, Write};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

use super::editor::{Completed, completed, painted_editor, plain_editor, typed};
use super::input::{HiddenTyping, Input, LineEvent, PlainLines};
use super::waker::Waker;
use crate::session::{Bell, Conversation};
use crate::terminal::Output;

/// The time that the line must be empty: the screen reader has then read the deletion.
const CLEARED: Duration = Duration::from_millis(50);

type Editor = rustyline::Editor<LineWatcher, DefaultHistory>;

pub(super) struct LiveEditor<'c> {
    conversation: &'c RefCell<dyn Conversation + 'c>,
    waker: Rc<Waker>,
    bell: Bell,
    /// None while the thread has it.
    editor: Option<Box<Editor>>,
    line: Arc<EmptySince>,
    sender: Sender<EditorEvent>,
    news: Receiver<EditorEvent>,
}

/// A message from the editing thread.
enum EditorEvent {
    /// Tab: the text left of the cursor, and the channel for the completions.
    Asks(String, SyncSender<Vec<String>>),
    /// The line is finished; returns the editor.
    Left(Box<Editor>, rustyline::Result<String>),
}

impl<'c> LiveEditor<'c> {
    pub(super) fn new(
        conversation: &'c RefCell<dyn Conversation + 'c>,
        waker: Rc<Waker>,
        bell: Bell,
    ) -> io::Result<Self> {
        let (sender, news) = channel();
        let line = Arc::new(EmptySince::default());
        let watch = LineWatcher {
            sender: sender.clone(),
            bell: bell.clone(),
            line: Arc::clone(&line),
            hides: false,
            partly: None.into(),
        };
        let editor = Some(Box::new(plain_editor(watch)?));
        Ok(LiveEditor { conversation, waker, bell, editor, line, sender, news })
    }

    /// With an editor of its own, so that no history keeps the line.
    fn read_hidden(&mut self, output: &mut dyn Output) -> io::Result<LineEvent> {
        let (sender, line) = (self.sender.clone(), Arc::clone(&self.line));
        let watch = LineWatcher { sender, bell: self.bell.clone(), line, hides: true, partly: None.into() };
        let usual = self.editor.replace(Box::new(painted_editor(watch)?));
        let read = self.edit("", "", "").and_then(|()| self.wait("", output));
        self.editor = usual;
        match read? {
            Some(read) => typed(read, &mut DefaultHistory::default()),
            None => Ok(LineEvent::Arrived),
        }
    }

    /// Starts editing on another thread.
    fn edit(&mut self, prompt: &str, left: &str, right: &str) -> io::Result<()> {
        let Some(mut editor) = self.editor.take() else { return Err(io::Error::other("a line is being edited")) };
        let (prompt, left, right) = (prompt.to_owned(), left.to_owned(), right.to_owned());
        self.line.set(left.is_empty() && right.is_empty());
        let bell = self.bell.clone();
        let edit = move || {
            let read = editor.readline_with_initial(&prompt, (&left, &right));
            let sender = editor.helper().map(|watch| watch.sender.clone());
            if let Some(sender) = sender {
                // The conversation may be over.
                let _ = sender.send(EditorEvent::Left(editor, read));
            }
            bell.ring();
        };
        thread::Builder::new().name("line".to_owned()).spawn(edit)?;
        Ok(())
    }

    /// Waits for the end of the line and writes arrivals while it is empty. None if the conversation is over.
    fn wait(&mut self, prompt: &str, output: &mut dyn Output) -> io::Result<Option<rustyline::Result<String>>> {
        loop {
            while let Ok(news) = self.news.try_recv() {
                match news {
                    EditorEvent::Asks(left, answer) => {
                        // The line may have been finished meanwhile.
                        let _ = answer.send(self.conversation.borrow().complete(&left));
                    }
                    EditorEvent::Left(editor, read) => {
                        self.editor = Some(editor);
                        return Ok(Some(read));
                    }
                }
            }
            let within = match self.line.empty_since() {
                None => None,
                Some(since) if since.elapsed() < CLEARED => Some(CLEARED),
                Some(_) => {
                    if self.tell(prompt, output)? {
                        return Ok(None);
                    }
                    None
                }
            };
            self.waker.wait(within)?;
        }
    }

    /// Writes arrivals below the prompt; returns true if the conversation is over.
    fn tell(&self, prompt: &str, output: &mut dyn Output) -> io::Result<bool> {
        let held = self.line.hold();
        if held.is_none() {
            // A key came first.
            return Ok(false);
        }
        let answer = self.conversation.borrow_mut().arrived();
        if !answer.lines.is_empty() {
            write(if prompt.is_empty() { "" } else { "\n" })?;
            output.write(&answer.lines)?;
            write(if answer.ended { "" } else { prompt })?;
        }
        drop(held);
        self.conversation.borrow_mut().told();
        Ok(answer.ended)
    }
}

impl Input for LiveEditor<'_> {
    fn attended(&self) -> bool {
        true
    }

    fn read(&mut self, prompt: &str, _: usize, output: &mut dyn Output) -> io::Result<LineEvent> {
        if self.conversation.borrow_mut().hides_typing() {
            return self.read_hidden(output);
        }
        let (mut left, mut right) = (String::new(), String::new());
        loop {
            self.edit(prompt, &left, &right)?;
            let Some(read) = self.wait(prompt, output)? else { return Ok(LineEvent::Arrived) };
            let Some(editor) = &mut self.editor else { return Ok(LineEvent::End) };
            match editor.helper_mut().and_then(LineWatcher::take) {
                Some(partly) => {
                    output.write(&[self.conversation.borrow().matches(&partly.candidates)])?;
                    (left, right) = (partly.left, partly.right);
                }
                // A question for a hidden line may have arrived while this one was typed.
                None if self.conversation.borrow_mut().hides_typing() => {
                    return typed(read, &mut DefaultHistory::default());
                }
                None => return typed(read, editor.history_mut()),
            }
        }
    }
}

fn write(text: &str) -> io::Result<()> {
    let mut screen = io::stdout();
    screen.write_all(text.as_bytes())?;
    screen.flush()
}

/// The time since which the edited line is empty; none if it is not.
#[derive(Default)]
struct EmptySince(Mutex<Option<Instant>>);

impl EmptySince {
    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns true if the line has become empty.
    fn set(&self, empty: bool) -> bool {
        let mut since = self.lock();
        let becomes = empty && since.is_none();
        *since = empty.then(|| since.unwrap_or_else(Instant::now));
        becomes
    }

    fn empty_since(&self) -> Option<Instant> {
        *self.lock()
    }

    /// Keeps the line empty while the guard lives; none if it is not empty.
    fn hold(&self) -> Option<MutexGuard<'_, Option<Instant>>> {
        Some(self.lock()).filter(|since| since.is_some())
    }
}

/// The helper of the line editor. `hint` gives no hints; it observes the line before the typed text is written.
struct LineWatcher {
    sender: Sender<EditorEvent>,
    bell: Bell,
    line: Arc<EmptySince>,
    /// The typed text is not shown.
    hides: bool,
    /// A Tab that needs an answer.
    partly: Mutex<Option<Partly>>,
}

struct Partly {
    candidates: Vec<String>,
    left: String,
    right: String,
}

impl LineWatcher {
    fn take(&mut self) -> Option<Partly> {
        self.partly.get_mut().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Completer for LineWatcher {
    type Candidate = String;

    fn complete(&self, line: &str, cursor: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        if self.hides {
            return Ok((cursor, Vec::new()));
        }
        let (left, right) = line.split_at(cursor);
        let (answer, words) = sync_channel(1);
        let asked = self.sender.send(EditorEvent::Asks(left.to_owned(), answer)).is_ok();
        self.bell.ring();
        let candidates = if asked { words.recv().unwrap_or_default() } else { Vec::new() };
        match completed(left, &candidates) {
            Completed::Whole(start, word) => Ok((start, vec![word])),
            Completed::Partly(left) => {
                let mut partly = self.partly.lock().unwrap_or_else(PoisonError::into_inner);
                *partly = Some(Partly { candidates, left, right: right.to_owned() });
                Err(ReadlineError::Interrupted)
            }
        }
    }
}

impl Hinter for LineWatcher {
    type Hint = String;

    fn hint(&self, line: &str, _: usize, _: &Context<'_>) -> Option<String> {
        if self.line.set(line.is_empty()) {
            self.bell.ring();
        }
        None
    }
}

impl Helper for LineWatcher {}

/// Blanks instead of the hidden text keep the width that the editor expects.
impl Highlighter for LineWatcher {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        if self.hides { Cow::Owned(" ".repeat(line.chars().count())) } else { Cow::Borrowed(line) }
    }

    fn highlight_char(&self, _: &str, _: usize, _: CmdKind) -> bool {
        self.hides
    }
}

impl Validator for LineWatcher {}

/// Plain lines, read on another thread. Arrivals are written at once, since the contents of the line are unknown.
pub(super) struct LiveLines<'c> {
    conversation: &'c RefCell<dyn Conversation + 'c>,
    waker: Rc<Waker>,
    attended: bool,
    typed: Receiver<io::Result<LineEvent>>,
    /// Set while typing is hidden.
    hidden: Option<HiddenTyping>,
}

impl<'c> LiveLines<'c> {
    pub(super) fn new(
        conversation: &'c RefCell<dyn Conversation + 'c>,
        waker: Rc<Waker>,
        bell: Bell,
        attended: bool,
    ) -> io::Result<Self> {
        let (sender, typed) = channel();
        let read = move || {
            let mut lines: PlainLines<_, io::Stdout> = PlainLines::piped(BufReader::new(io::stdin()));
            loop {
                let read = lines.next();
                let goes_on = matches!(read, Ok(LineEvent::Line(_)));
                if sender.send(read).is_err() || !goes_on {
                    bell.ring();
                    return;
                }
                bell.ring();
            }
        };
        thread::Builder::new().name("lines".to_owned()).spawn(read)?;
        Ok(LiveLines { conversation, waker, attended, typed, hidden: None })
    }
}

impl Input for LiveLines<'_> {
    fn attended(&self) -> bool {
        self.attended
    }

    fn read(&mut self, _: &str, _: usize, _: &mut dyn Output) -> io::Result<LineEvent> {
        let hides = self.conversation.borrow_mut().hides_typing();
        if !hides || !self.attended {
            self.hidden = None;
        } else if self.hidden.is_none() {
            self.hidden = HiddenTyping::begin()?;
        }
        if let Ok(typed) = self.typed.try_recv() {
            return typed;
        }
        self.waker.wait(None)?;
        self.typed.try_recv().unwrap_or(Ok(LineEvent::Arrived))
    }
}
