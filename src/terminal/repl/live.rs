//! Line input during which something can arrive. Arrivals wait until the line is sent or empty, blanks apart, and are
//! then written as a whole, so that a screen reader reads typing and arrivals separately.
//!
//! Plain lines are read on a thread of their own, so that arrivals can be written while the line is empty; the prompt
//! is written again after them.

use std::cell::RefCell;
use std::io::{self, BufReader};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Duration;

use rustyline::config::ColorMode;
use rustyline::history::DefaultHistory;

use super::editor::{Editor, EmptySince, LineHelper, arm, editor, has_left, pressed, typed};
use super::input::{HiddenTyping, Input, LineEvent, PlainLines, write};
use super::waker::Waker;
use crate::session::{Bell, Conversation};
use crate::terminal::Screen;

/// The time that the line must be empty: the screen reader has then read the deletion.
const CLEARED: Duration = Duration::from_millis(50);

/// Returns the completions of the line up to the cursor, from any thread.
type Complete = Box<dyn Fn(&str) -> Vec<String> + Send>;

pub struct LiveEditor<'c> {
    conversation: &'c RefCell<dyn Conversation + 'c>,
    waker: Rc<Waker>,
    bell: Bell,
    /// None while the thread has it.
    editor: Option<Box<Editor<Complete>>>,
    line: Arc<EmptySince>,
    sender: Sender<EditorEvent>,
    news: Receiver<EditorEvent>,
}

/// A message from the editing thread.
enum EditorEvent {
    /// Tab: the text left of the cursor, and the channel for the completions.
    Asks(String, SyncSender<Vec<String>>),
    /// The line is finished; returns the editor.
    Left(Box<Editor<Complete>>, rustyline::Result<String>),
}

impl<'c> LiveEditor<'c> {
    pub fn new(conversation: &'c RefCell<dyn Conversation + 'c>, waker: Rc<Waker>, bell: Bell) -> io::Result<Self> {
        let (sender, news) = channel();
        let empty_since = Arc::new(EmptySince::default());
        let mut live = LiveEditor { conversation, waker, bell, editor: None, line: empty_since, sender, news };
        live.editor = Some(Box::new(editor(ColorMode::Disabled, live.helper())?));
        Ok(live)
    }

    /// Asks this thread for completions, and rings when the line becomes empty.
    fn helper(&self) -> LineHelper<Complete> {
        let (sender, bell) = (self.sender.clone(), self.bell.clone());
        let complete = move |left: &str| {
            let (answer, words) = sync_channel(1);
            let asked = sender.send(EditorEvent::Asks(left.to_owned(), answer)).is_ok();
            bell.ring();
            if asked { words.recv().unwrap_or_default() } else { Vec::new() }
        };
        let mut helper = LineHelper::new(Box::new(complete) as Complete);
        helper.line = Some((Arc::clone(&self.line), self.bell.clone()));
        helper
    }

    /// With an editor of its own, so that no history keeps the line.
    fn read_hidden(&mut self, output: &mut Screen<'_>) -> io::Result<LineEvent> {
        let mut helper = self.helper();
        helper.hides = true;
        let usual = self.editor.replace(Box::new(editor(ColorMode::Forced, helper)?));
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
        self.line.set(left.trim().is_empty() && right.trim().is_empty());
        let (sender, bell) = (self.sender.clone(), self.bell.clone());
        let edit = move || {
            let read = editor.readline_with_initial(&prompt, (&left, &right));
            // The conversation may be over.
            let _ = sender.send(EditorEvent::Left(editor, read));
            bell.ring();
        };
        thread::Builder::new().name("line".to_owned()).spawn(edit)?;
        Ok(())
    }

    /// Waits for the end of the line and writes arrivals while it is empty. None if the conversation is over.
    fn wait(&mut self, prompt: &str, output: &mut Screen<'_>) -> io::Result<Option<rustyline::Result<String>>> {
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
    fn tell(&self, prompt: &str, output: &mut Screen<'_>) -> io::Result<bool> {
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

    fn read(&mut self, prompt: &str, begun: &str, _: usize, output: &mut Screen<'_>) -> io::Result<LineEvent> {
        if self.conversation.borrow_mut().hides_typing() {
            return self.read_hidden(output);
        }
        let (mut left, mut right) = (begun.to_owned(), String::new());
        let keys = self.conversation.borrow().reads_keys();
        loop {
            self.editor.iter().for_each(|editor| arm(editor, keys));
            self.edit(prompt, &left, &right)?;
            let Some(read) = self.wait(prompt, output)? else { return Ok(LineEvent::Arrived) };
            let Some(editor) = &mut self.editor else { return Ok(LineEvent::End) };
            if let Some(pressed) = pressed(editor) {
                return Ok(pressed);
            }
            match editor.helper_mut().and_then(LineHelper::take) {
                Some(partly) => {
                    output.write(&[self.conversation.borrow().matches(&partly.candidates)])?;
                    (left, right) = (partly.left, partly.right);
                }
                None if keys && has_left(editor) => return Ok(LineEvent::Left(String::new())),
                // A question for a hidden line may have arrived while this one was typed.
                None if self.conversation.borrow_mut().hides_typing() => {
                    return typed(read, &mut DefaultHistory::default());
                }
                None => return typed(read, editor.history_mut()),
            }
        }
    }
}

/// Plain lines, read on another thread. Arrivals are written at once, since the contents of the line are unknown.
pub struct LiveLines<'c> {
    conversation: &'c RefCell<dyn Conversation + 'c>,
    waker: Rc<Waker>,
    attended: bool,
    typed: Receiver<io::Result<LineEvent>>,
    /// Set while typing is hidden.
    hidden: Option<HiddenTyping>,
}

impl<'c> LiveLines<'c> {
    pub fn new(
        conversation: &'c RefCell<dyn Conversation + 'c>,
        waker: Rc<Waker>,
        bell: Bell,
        attended: bool,
    ) -> io::Result<Self> {
        let (sender, typed) = channel();
        let read = move || {
            let mut lines = PlainLines::<_, io::Stdout> { from: BufReader::new(io::stdin()), prompts: None };
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

    fn read(&mut self, _: &str, _: &str, _: usize, _: &mut Screen<'_>) -> io::Result<LineEvent> {
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
