//! Plain lines of full text, for what is no conversation.

use std::io::{self, Write};

use super::{Output, joined, printable, write_rows};
use crate::say::Line;

/// Writes each line's full text as a row of its own.
#[derive(Debug)]
pub struct Text<W>(W);

impl<W: Write> Text<W> {
    /// An output that writes to a stream.
    pub fn new(to: W) -> Self {
        Text(to)
    }
}

impl<W: Write> Output for Text<W> {
    fn write(&mut self, lines: &[Line]) -> io::Result<()> {
        let rows = self.written(lines);
        write_rows(&mut self.0, &rows)
    }

    fn written(&self, lines: &[Line]) -> String {
        joined(lines.iter().map(|line| printable(&line.text)))
    }

    fn rows(&self, _: &Line) -> usize {
        1
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Text;
    use crate::output::Output;
    use crate::output::capture::{Stream, line};

    #[test]
    fn an_answer_is_one_write_and_flushed() {
        let mut stream = Stream::default();
        Text::new(&mut stream).write(&[line("You play red 5."), line("Anna draws.")]).unwrap();
        assert_eq!(stream.writes, ["You play red 5.\nAnna draws.\n"]);
        assert_eq!(stream.flushes, 1);
    }

    #[test]
    fn nothing_to_say_writes_nothing() {
        let mut stream = Stream::default();
        Text::new(&mut stream).write(&[]).unwrap();
        Text::new(&mut stream).write(&[line("\u{1B}[0m")]).unwrap();
        assert!(stream.writes.is_empty());
    }

    #[test]
    fn a_line_stays_one_line() {
        let mut stream = Stream::default();
        Text::new(&mut stream).write(&[line("You hold\r\n\r\n  2 cards.")]).unwrap();
        assert_eq!(stream.writes, ["You hold 2 cards.\n"]);
    }

    proptest! {
        #[test]
        fn only_printable_text_and_newlines_leave(texts in prop::collection::vec(any::<String>(), 0..5)) {
            let mut stream = Stream::default();
            let lines: Vec<_> = texts.iter().map(|text| line(text)).collect();
            Text::new(&mut stream).write(&lines).unwrap();
            prop_assert!(stream.writes.len() <= 1);
            let written = stream.writes.concat();
            prop_assert!(written.chars().all(|c| c == '\n' || !c.is_control()));
            prop_assert!(!written.starts_with('\n') && !written.contains("\n\n"));
            prop_assert!(written.is_empty() || written.ends_with('\n'));
        }
    }
}
