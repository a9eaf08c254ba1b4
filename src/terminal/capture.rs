//! A stream for tests that records what is written to it.

use std::io;

use crate::text::{Channel, Line, Text, Urgency};

pub(crate) fn line(text: &str) -> Line {
    Text::plain(text.to_owned()).verbatim(Channel::Game, Urgency::Answer)
}

#[derive(Debug, Default)]
pub(crate) struct Stream {
    pub(crate) writes: Vec<String>,
    pub(crate) flushes: usize,
}

impl io::Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writes.push(String::from_utf8(bytes.to_vec()).expect("only text is written"));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.flushes += 1;
        Ok(())
    }
}
