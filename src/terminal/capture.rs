//! An output for tests that records answers and rejects lines that would trouble a screen reader.

use std::io;

use super::{Output, printable};
use crate::text::Line;

/// NVDA silently drops shorter lines.
const SHORTEST_LINE: usize = 3;

/// Records every answer.
///
/// # Panics
/// A line has fewer than three characters that are not blank, or anything but printable text, in any form.
#[derive(Debug, Default)]
pub struct Capture {
    pub answers: Vec<Vec<Line>>,
}

impl Capture {
    #[must_use]
    pub fn texts(&self) -> Vec<&str> {
        self.answers.iter().flatten().map(|line| line.text.as_str()).collect()
    }
}

impl Output for Capture {
    fn write(&mut self, lines: &[Line]) -> io::Result<()> {
        for form in lines.iter().flat_map(|line| [&line.text, &line.short, &line.braille]) {
            assert_eq!(form, &printable(form), "not plain text");
            assert!(form.chars().filter(|&c| c != ' ').count() >= SHORTEST_LINE, "too short to be heard: {form:?}");
        }
        if !lines.is_empty() {
            self.answers.push(lines.to_vec());
        }
        Ok(())
    }

    fn written(&self, lines: &[Line]) -> String {
        lines.iter().map(|line| line.text.clone() + "\n").collect()
    }

    fn rows(&self, _: &Line) -> usize {
        1
    }
}

#[cfg(test)]
pub(crate) fn line(text: &str) -> Line {
    use crate::text::{Channel, Text, Urgency};

    Text::plain(text.to_owned()).verbatim(Channel::Game, Urgency::Answer)
}

#[cfg(test)]
#[derive(Debug, Default)]
pub(crate) struct Stream {
    pub(crate) writes: Vec<String>,
    pub(crate) flushes: usize,
}

#[cfg(test)]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_stay_apart() {
        let mut capture = Capture::default();
        capture.write(&[line("Red 5."), line("Your turn.")]).unwrap();
        capture.write(&[]).unwrap();
        capture.write(&[line("Bye.")]).unwrap();
        assert_eq!(capture.answers.len(), 2);
        assert_eq!(capture.texts(), ["Red 5.", "Your turn.", "Bye."]);
    }

    #[test]
    #[should_panic(expected = "too short to be heard")]
    fn a_line_that_is_not_heard_is_refused() {
        let _ = Capture::default().write(&[line("r5")]);
    }

    #[test]
    #[should_panic(expected = "not plain text")]
    fn a_line_with_a_sequence_is_refused() {
        let _ = Capture::default().write(&[line("\u{1B}[1mRed 5.")]);
    }
}
