//! Single keys: a terminal that gives each key at once and writes none of them.
//!
//! The mode is taken with the first key and kept while answers are told, so that nothing is echoed into them. It is given
//! back before a line is read in plain lines, when keys are switched off, and at every end ([`super::signals`]).

use std::io::{self, Write};
use std::rc::Rc;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::process::{Signal, kill_current_process_group};
use rustix::termios::{
    LocalModes, OptionalActions, QueueSelector, SpecialCodeIndex, Termios, tcflush, tcgetattr, tcsetattr,
};

use super::bytes::{Bytes, Reader};
use super::input::{Input, Pressed, Typed};
use super::rung::{Came, Waker};
use super::signals;
use crate::output::Output;

/// Reads lines as another input does, and keys between them.
pub(super) struct Keyed<I> {
    lines: I,
    /// Whether the lines are edited: the editor puts the mode back itself, and paints over the row.
    edited: bool,
    reader: Reader<Terminal>,
    /// The mode before keys were read.
    before: Option<Termios>,
    /// Whether the row of the status stands open.
    row: bool,
    /// Where something may arrive while nothing is typed.
    rung: Option<Rc<Waker>>,
}

impl<I: Input> Keyed<I> {
    /// Keys on standard input, between the lines of another input.
    pub(super) fn new(lines: I, edited: bool) -> Self {
        Keyed { lines, edited, reader: Reader::new(Terminal), before: None, row: false, rung: None }
    }

    /// The same where something arrives meanwhile. Nothing is written for a line then until its first key is pressed.
    pub(super) fn live(lines: I, rung: Rc<Waker>) -> Self {
        Keyed { lines, edited: true, reader: Reader::new(Terminal), before: None, row: false, rung: Some(rung) }
    }

    /// Waits for a key, which is left where it is; whether something has arrived instead.
    fn arrives(&mut self, row: &str) -> io::Result<bool> {
        let Some(rung) = self.rung.clone() else { return Ok(false) };
        self.take_mode()?;
        self.show_row(row)?;
        Ok(!self.reader.has_begun() && rung.wait_or_key()? == Came::Ring)
    }

    fn show_row(&mut self, row: &str) -> io::Result<()> {
        if !row.is_empty() && !self.row {
            let mut screen = io::stdout();
            screen.write_all(row.as_bytes())?;
            screen.flush()?;
            self.row = true;
        }
        Ok(())
    }

    fn take_mode(&mut self) -> io::Result<()> {
        if self.before.is_none() {
            let before = tcgetattr(io::stdin())?;
            let mode = single_keys(&before);
            tcsetattr(io::stdin(), OptionalActions::Now, &mode)?;
            signals::keep_mode(Some(mode));
            self.before = Some(before);
        }
        Ok(())
    }

    fn give_mode_back(&mut self) -> io::Result<()> {
        signals::keep_mode(None);
        match self.before.take() {
            Some(before) => Ok(tcsetattr(io::stdin(), OptionalActions::Now, &before)?),
            None => Ok(()),
        }
    }

    /// Ctrl-Z stops the program as it does elsewhere.
    fn stop(&mut self) -> io::Result<()> {
        self.give_mode_back()?;
        kill_current_process_group(Signal::TSTP)?;
        self.take_mode()
    }
}

impl<I: Input> Input for Keyed<I> {
    fn attended(&self) -> bool {
        self.lines.attended()
    }

    fn read(&mut self, prompt: &str, owner: usize, output: &mut dyn Output) -> io::Result<Typed> {
        if self.arrives(prompt)? {
            return Ok(Typed::Arrived);
        }
        if self.edited {
            self.row = false;
        } else {
            self.end_row()?;
            self.give_mode_back()?;
        }
        self.lines.read(prompt, owner, output)
    }

    fn has_keys(&self) -> bool {
        true
    }

    fn key(&mut self, row: &str) -> io::Result<Pressed> {
        self.take_mode()?;
        self.show_row(row)?;
        loop {
            if self.arrives(row)? {
                return Ok(Pressed::Arrived);
            }
            match self.reader.key()? {
                Pressed::Stops => self.stop()?,
                pressed => return Ok(pressed),
            }
        }
    }

    fn end_row(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.row) {
            let mut screen = io::stdout();
            screen.write_all(b"\n")?;
            screen.flush()?;
        }
        Ok(())
    }

    fn forget_keys(&mut self) -> io::Result<()> {
        self.reader.forget();
        // Before the first key there is nothing that could have been meant as one.
        if self.before.is_some() {
            tcflush(io::stdin(), QueueSelector::IFlush)?;
        }
        Ok(())
    }

    fn leave_keys(&mut self) -> io::Result<()> {
        // Where something may arrive, the row of the status stands open for lines, too, and the editor paints over it.
        if self.rung.is_some() {
            return Ok(());
        }
        self.end_row()?;
        self.give_mode_back()
    }
}

impl<I> Drop for Keyed<I> {
    fn drop(&mut self) {
        signals::keep_mode(None);
        if let Some(before) = &self.before {
            // The terminal itself may be gone.
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, before);
        }
    }
}

/// Each key at once, unwritten, Ctrl-C as a key; what is written stays as it is.
fn single_keys(before: &Termios) -> Termios {
    let mut mode = before.clone();
    mode.local_modes &= !(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG | LocalModes::IEXTEN);
    mode.special_codes[SpecialCodeIndex::VMIN] = 1;
    mode.special_codes[SpecialCodeIndex::VTIME] = 0;
    mode
}

/// The bytes of standard input, not one more than is asked for: what follows may be a line.
struct Terminal;

impl Bytes for Terminal {
    fn next(&mut self, within: Option<Duration>) -> io::Result<Option<u8>> {
        if let Some(within) = within {
            let time = Timespec { tv_sec: 0, tv_nsec: i64::from(within.subsec_nanos()) };
            let stdin = io::stdin();
            let mut ends = [PollFd::new(&stdin, PollFlags::IN)];
            match poll(&mut ends, Some(&time)) {
                Ok(0) | Err(Errno::INTR) => return Ok(None),
                Ok(_) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let mut byte = [0];
        loop {
            match rustix::io::read(io::stdin(), &mut byte) {
                Ok(0) => return Ok(None),
                Ok(_) => return Ok(Some(byte[0])),
                Err(Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
}
