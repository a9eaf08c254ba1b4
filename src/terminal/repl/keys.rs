//! Reads single keys between lines, in a mode of the terminal without line editing and echo.
//!
//! The mode begins with the first key and stays during output, so that nothing is echoed into it. It ends before a
//! plain line is read, when keys are switched off, and at every exit ([`super::signals`]).

use std::io;
use std::rc::Rc;

#[cfg(windows)]
use super::console_keys::ConsoleKeys as KeySource;
use super::input::{Input, KeyEvent, LineEvent, write};
#[cfg(unix)]
use super::terminal_keys::KeySource;
use super::waker::Waker;
use crate::terminal::Screen;

/// Wraps a line input and reads keys between its lines.
pub struct KeyInput<'c> {
    lines: Box<dyn Input + 'c>,
    /// The line editor restores the mode itself and repaints the row.
    edited: bool,
    source: KeySource,
    /// The status row is open.
    row: bool,
    /// Set if something can arrive meanwhile. Then nothing is written for a line until its first key.
    waker: Option<Rc<Waker>>,
}

impl<'c> KeyInput<'c> {
    pub fn new(lines: Box<dyn Input + 'c>, edited: bool, waker: Option<Rc<Waker>>) -> Self {
        KeyInput { lines, edited, source: KeySource::new(), row: false, waker }
    }

    /// Waits for a key without reading it; returns true if something arrived instead.
    fn await_arrival(&mut self, row: &str) -> io::Result<bool> {
        let Some(waker) = self.waker.clone() else { return Ok(false) };
        self.source.take_mode()?;
        self.show_row(row)?;
        self.source.rings_before_key(&waker)
    }

    fn show_row(&mut self, row: &str) -> io::Result<()> {
        if !row.is_empty() && !self.row {
            write(row)?;
            self.row = true;
        }
        Ok(())
    }
}

impl Input for KeyInput<'_> {
    fn attended(&self) -> bool {
        self.lines.attended()
    }

    fn read(&mut self, prompt: &str, begun: &str, owner: usize, output: &mut Screen<'_>) -> io::Result<LineEvent> {
        // The console of Windows has no key that is not taken from the line; the line editor looks for arrivals, too.
        if cfg!(unix) && self.await_arrival(&format!("{prompt}{begun}"))? {
            return Ok(LineEvent::Arrived);
        }
        if self.edited {
            self.row = false;
        } else {
            self.end_row()?;
            self.source.give_mode_back()?;
        }
        self.lines.read(prompt, begun, owner, output)
    }

    fn has_keys(&self) -> bool {
        true
    }

    fn key(&mut self, row: &str) -> io::Result<KeyEvent> {
        self.source.take_mode()?;
        self.show_row(row)?;
        if self.await_arrival(row)? {
            return Ok(KeyEvent::Arrived);
        }
        self.source.key()
    }

    fn end_row(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.row) {
            write("\n")?;
        }
        Ok(())
    }

    fn forget_keys(&mut self) -> io::Result<()> {
        self.source.forget()
    }

    fn leave_keys(&mut self) -> io::Result<()> {
        // If something can arrive, the status row is open during line input, too, and the editor paints over it.
        if self.waker.is_some() {
            return Ok(());
        }
        self.end_row()?;
        self.source.give_mode_back()
    }
}

impl Drop for KeyInput<'_> {
    fn drop(&mut self) {
        // The terminal may be gone.
        let _ = self.source.give_mode_back();
    }
}
