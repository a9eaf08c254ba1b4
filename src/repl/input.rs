//! Where typed lines come from.

use std::io;

use crate::output::Output;
use crate::session::Key;

/// What came of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// A line, of printable text only.
    Line(String),
    /// Ctrl-C.
    Interrupted,
    /// Ctrl-D, or the end of a pipe.
    End,
    /// Nothing: something has arrived from elsewhere.
    Arrived,
}

/// What came of waiting for a key.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(unix), allow(dead_code, reason = "only terminals of Unix have single keys"))]
pub(super) enum Pressed {
    /// A key.
    Key(Key),
    /// Ctrl-C.
    Interrupted,
    /// Ctrl-Z.
    Stops,
    /// Ctrl-D, or the terminal is gone.
    End,
    /// None: something has arrived from elsewhere.
    Arrived,
}

/// Waits for lines.
pub(super) trait Input {
    /// Whether somebody reads along at a terminal, who needs long answers in pages.
    fn attended(&self) -> bool;

    /// Waits for a line after the prompt, if prompts are shown here. `owner` is whose line history is in use;
    /// `output` takes what has to be said while a line is typed, after Tab.
    ///
    /// # Errors
    /// Those of the streams.
    fn read(&mut self, prompt: &str, owner: usize, output: &mut dyn Output) -> io::Result<Typed>;

    /// Whether keys can be read one by one, without Enter.
    fn has_keys(&self) -> bool {
        false
    }

    /// Waits for a key, none of which is echoed. The row, where it is not empty, stands before the cursor meanwhile.
    ///
    /// # Errors
    /// Those of the streams.
    fn key(&mut self, _row: &str) -> io::Result<Pressed> {
        Ok(Pressed::End)
    }

    /// Ends the row, so that what is told next begins a line.
    ///
    /// # Errors
    /// Those of the streams.
    fn end_row(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Forgets the keys that were pressed while something was told.
    ///
    /// # Errors
    /// Those of the streams.
    fn forget_keys(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Lines are read from now on, and echoed.
    ///
    /// # Errors
    /// Those of the streams.
    fn leave_keys(&mut self) -> io::Result<()> {
        Ok(())
    }
}
