//! The braille form in rows as wide as the display. A braille display shows what the terminal shows, so this stands
//! in the terminal in place of the full text.

use std::io::{self, Write};

use super::wrap::wrap;
use super::{Output, printable, write_rows};
use crate::say::Line;

/// The width of a display in cells: 10 to 200; usual are 20, 32, 40 and 80.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width(usize);

/// A width in cells that no display has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a width between 10 and 200 cells: {0}")]
pub struct NotAWidth(pub usize);

impl Width {
    /// The narrowest display, in cells.
    pub const NARROWEST: usize = 10;
    /// The widest display, in cells.
    pub const WIDEST: usize = 200;
}

impl TryFrom<usize> for Width {
    type Error = NotAWidth;

    fn try_from(cells: usize) -> Result<Self, NotAWidth> {
        if (Self::NARROWEST..=Self::WIDEST).contains(&cells) { Ok(Self(cells)) } else { Err(NotAWidth(cells)) }
    }
}

/// Writes each line's braille form, broken at words.
#[derive(Debug)]
pub struct Braille<W> {
    to: W,
    width: Width,
}

impl<W: Write> Braille<W> {
    /// An output that writes to a stream, for a display of the width.
    pub fn new(to: W, width: Width) -> Self {
        Self { to, width }
    }

    fn wrapped(&self, line: &Line) -> Vec<String> {
        wrap(&printable(&line.braille), self.width.0)
    }
}

impl<W: Write> Output for Braille<W> {
    fn write(&mut self, lines: &[Line]) -> io::Result<()> {
        let rows: Vec<String> = lines.iter().flat_map(|line| self.wrapped(line)).collect();
        write_rows(&mut self.to, rows.into_iter())
    }

    fn rows(&self, line: &Line) -> usize {
        self.wrapped(line).len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::capture::{Stream, line};

    fn braille(text: &str) -> Line {
        Line { braille: text.to_owned(), ..line("The full text, which a braille display never shows.") }
    }

    #[test]
    fn widths_are_those_of_displays() {
        assert!([10, 20, 32, 40, 80, 200].into_iter().all(|cells| Width::try_from(cells).is_ok()));
        assert_eq!(Width::try_from(9), Err(NotAWidth(9)));
        assert_eq!(Width::try_from(201), Err(NotAWidth(201)));
    }

    #[test]
    fn the_braille_form_is_written_in_one_write() {
        let mut stream = Stream::default();
        let mut output = Braille::new(&mut stream, Width(20));
        let long = braille("me6 Anna6 Ben8 Christine\u{1B}[0m 12");
        assert_eq!(output.rows(&long), 2);
        output.write(&[braille("Anna r9"), long]).unwrap();
        assert_eq!(stream.writes, ["Anna r9\nme6 Anna6 Ben8\nChristine 12\n"]);
    }
}
