//! Where typed lines come from.

use std::io;

use crate::output::Output;

/// What came of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// A line, of printable text only.
    Line(String),
    /// Ctrl-C.
    Interrupted,
    /// Ctrl-D, or the end of a pipe.
    End,
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
}
