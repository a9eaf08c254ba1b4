//! An output that is heard, too.

use std::io;

use super::speaker::Speaker;
use crate::output::Output;
use crate::say::Line;

/// Writes to another output, and then says the full text of the same lines.
pub struct Spoken {
    written: Box<dyn Output>,
    speaker: Speaker,
}

impl Spoken {
    /// An output that is written as before, and said by the speaker.
    #[must_use]
    pub fn new(written: Box<dyn Output>, speaker: Speaker) -> Self {
        Spoken { written, speaker }
    }
}

impl Output for Spoken {
    fn write(&mut self, lines: &[Line]) -> io::Result<()> {
        self.written.write(lines)?;
        self.speaker.say(lines);
        Ok(())
    }

    fn written(&self, lines: &[Line]) -> String {
        self.written.written(lines)
    }

    fn rows(&self, line: &Line) -> usize {
        self.written.rows(line)
    }
}
