//! Plain lines of text, for the terminal and for pipes.

use std::io::{self, Write};

use super::wrap::wrap;
use super::{Output, Width, printable, write_rows};
use crate::say::Line;

/// Writes each line's full text: as a row of its own, or, on a terminal, in rows that are broken at words. A terminal
/// breaks a longer row inside a word, and a screen reader then reads the two halves apart.
#[derive(Debug)]
pub struct Text<W> {
    to: W,
    columns: fn() -> Option<usize>,
}

impl<W: Write> Text<W> {
    /// An output that writes to a stream, a row a line.
    pub fn new(to: W) -> Self {
        Self::fitting(to, || None)
    }

    /// An output for a terminal that has so many columns; it is asked again for every answer, since windows change. A
    /// terminal without a sensible width breaks rows itself.
    pub fn fitting(to: W, columns: fn() -> Option<usize>) -> Self {
        Self { to, columns }
    }

    fn wrapped(&self, line: &Line) -> Vec<String> {
        let text = printable(&line.text);
        match (self.columns)().filter(|columns| *columns >= Width::NARROWEST) {
            Some(columns) => wrap(&text, columns),
            None => vec![text],
        }
    }
}

impl<W: Write> Output for Text<W> {
    fn write(&mut self, lines: &[Line]) -> io::Result<()> {
        let rows: Vec<String> = lines.iter().flat_map(|line| self.wrapped(line)).collect();
        write_rows(&mut self.to, rows.into_iter())
    }

    /// A line counts once however it is broken: on a terminal of usual width a page stays on the screen.
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
    fn a_terminal_gets_rows_that_end_at_words() {
        let mut stream = Stream::default();
        let mut output = Text::fitting(&mut stream, || Some(40));
        let long = line("You hold 7 cards. Red: 2. Green: 6, skip, reverse.");
        assert_eq!(output.rows(&long), 1);
        output.write(&[long, line("Your turn.")]).unwrap();
        assert_eq!(stream.writes, ["You hold 7 cards. Red: 2. Green: 6,\nskip, reverse.\nYour turn.\n"]);
    }

    #[test]
    fn a_terminal_without_a_width_gets_whole_lines() {
        let mut stream = Stream::default();
        let long = "word ".repeat(100).trim_end().to_owned();
        Text::fitting(&mut stream, || Some(0)).write(&[line(&long)]).unwrap();
        assert_eq!(stream.writes, [format!("{long}\n")]);
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
