//! Line editing for SSH clients with a terminal, and plain lines for those without.
//!
//! Output that arrives while something is typed waits until that is sent or erased, so a screen reader never reads one into the other.

use unicode_segmentation::UnicodeSegmentation;

use super::connection::{Dialect, Ended, Heard, MOST_BYTES, TypedLine};
use crate::output::{printable, rows_at};
use crate::session::Width;

const ESCAPE: u8 = 0x1B;

/// How much may wait behind what is typed. Who leaves it standing there hears the rest all the same, and then what was typed again.
const MOST_WAITING: usize = 32 << 10;

/// The longest sequence that a key sends; behind so much, letters are letters again.
const MOST_SEQUENCE: usize = 16;

/// Where in a sequence of a key the last byte was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Within {
    #[default]
    Text,
    Escape,
    /// So many bytes of a control sequence have come.
    Sequence(usize),
    /// One byte is still to come.
    Shift,
}

/// One end of a connection with a terminal.
#[derive(Debug, Default)]
pub struct Editor {
    /// How many cells a row of the terminal had when it was opened.
    columns: usize,
    typed: String,
    /// The bytes of a letter that is not whole yet.
    letter: Vec<u8>,
    within: Within,
    /// Whether more was typed than a line may hold.
    too_long: bool,
    /// Whether the last byte was a carriage return, behind which a line feed ends no second line.
    returned: bool,
    secret: bool,
    waiting: String,
    out: Vec<u8>,
}

impl Dialect for Editor {
    fn hear(&mut self, bytes: &[u8]) -> Vec<Heard> {
        bytes.iter().filter_map(|byte| self.hear_byte(*byte)).collect()
    }

    fn tell(&mut self, text: &str) {
        let rows: String = text.lines().flat_map(|line| self.rows(line)).map(|row| row + "\r\n").collect();
        self.waiting.push_str(&rows);
        if self.is_empty() {
            self.tell_waiting();
        } else if self.waiting.len() > MOST_WAITING {
            self.ends();
            let shown = self.shown();
            self.out.extend(shown.bytes());
        }
    }

    fn take_out(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }

    fn keep_secret(&mut self, secret: bool) {
        self.secret = secret;
    }

    fn ends(&mut self) {
        if !self.shown().is_empty() {
            self.out.extend(b"\r\n");
        }
        self.tell_waiting();
    }
}

impl Editor {
    /// At a terminal of so many columns.
    #[must_use]
    pub fn new(columns: usize) -> Self {
        Editor { columns, ..Editor::default() }
    }

    /// The rows of a line: the terminal itself would tear words at its edge. One without a sensible width breaks them as it likes.
    fn rows(&self, line: &str) -> Vec<String> {
        if self.columns < Width::NARROWEST { vec![line.to_owned()] } else { rows_at(line, self.columns) }
    }

    fn is_empty(&self) -> bool {
        self.typed.is_empty() && !self.too_long
    }

    /// What stands on the terminal of what is typed.
    fn shown(&self) -> String {
        if self.secret { String::new() } else { self.typed.clone() }
    }

    fn tell_waiting(&mut self) {
        self.out.extend(std::mem::take(&mut self.waiting).bytes());
    }

    fn hear_byte(&mut self, byte: u8) -> Option<Heard> {
        let behind_return = std::mem::replace(&mut self.returned, byte == b'\r');
        self.within = match (self.within, byte) {
            (Within::Escape, b'[') => Within::Sequence(0),
            (Within::Escape, b'O') => Within::Shift,
            (Within::Sequence(count), 0x20..=0x3F) if count < MOST_SEQUENCE => Within::Sequence(count + 1),
            // With the last byte of a key nothing is done: there is one line, and it is typed at its end. What ends a line does so
            // also where a key was not finished.
            (Within::Escape | Within::Sequence(_) | Within::Shift, 0x20..=0x7E) => Within::Text,
            (_, ESCAPE) => Within::Escape,
            _ => {
                self.within = Within::Text;
                return self.type_byte(byte, behind_return);
            }
        };
        None
    }

    fn type_byte(&mut self, byte: u8, behind_return: bool) -> Option<Heard> {
        if byte < 0x80 {
            self.letter.clear();
        }
        match byte {
            b'\n' if behind_return => None,
            b'\r' | b'\n' => Some(self.end()),
            8 | 127 => {
                let last = self.typed.graphemes(true).next_back().map_or(0, str::len);
                self.cut(self.typed.len() - last);
                None
            }
            // Control-U takes the line away, Control-W the last word.
            0x15 => {
                self.cut(0);
                None
            }
            0x17 => {
                let kept = self.typed.trim_end_matches(' ').rfind(' ').map_or(0, |at| at + 1);
                self.cut(kept);
                None
            }
            // Control-C takes away what is typed, and ends the connection where nothing is; Control-D does the latter alone.
            3 if !self.is_empty() => {
                self.cut(0);
                None
            }
            3 => Some(Heard::Ends),
            4 => self.is_empty().then_some(Heard::Ends),
            b'\t' => {
                self.put(' ');
                None
            }
            0..=31 => None,
            32..=126 => {
                self.put(char::from(byte));
                None
            }
            byte => {
                self.put_byte(byte);
                None
            }
        }
    }

    /// A byte of a letter of several. What is none is passed over.
    fn put_byte(&mut self, byte: u8) {
        if byte >= 0xC0 {
            self.letter.clear();
        }
        self.letter.push(byte);
        match std::str::from_utf8(&self.letter) {
            Ok(text) => {
                let letter = text.chars().next();
                self.letter.clear();
                if let Some(letter) = letter {
                    self.put(letter);
                }
            }
            Err(error) if error.error_len().is_some() => self.letter.clear(),
            Err(_) => {}
        }
    }

    fn put(&mut self, letter: char) {
        let mut text = [0; 4];
        let text: &str = letter.encode_utf8(&mut text);
        // What would be taken out of the line must not be shown.
        if letter != ' ' && printable(text) != text {
            return;
        }
        if self.typed.len() + text.len() > MOST_BYTES {
            self.too_long = true;
            return;
        }
        self.typed.push(letter);
        if !self.secret {
            self.out.extend(text.bytes());
        }
    }

    /// Keeps so many bytes of what is typed, and takes the rest away.
    fn cut(&mut self, kept: usize) {
        self.too_long = false;
        let gone = self.typed.split_off(kept);
        if !self.secret && !gone.is_empty() {
            let (kept, back) = (self.typed.chars().count(), gone.chars().count());
            let one_each = self.typed.chars().chain(gone.chars()).all(takes_one_cell);
            // No terminal goes back over the beginning of a row.
            if one_each && kept + back < self.columns {
                self.out.extend(b"\x08 \x08".repeat(back));
            } else {
                // How many cells that took, the terminal alone knows, so the rest stands on a row of its own.
                self.out.extend(b"\r\n");
                self.out.extend(self.typed.bytes());
            }
        }
        if self.typed.is_empty() {
            self.tell_waiting();
        }
    }

    fn end(&mut self) -> Heard {
        // What is told begins on a row of its own, and there is no empty one before it.
        self.ends();
        let typed = std::mem::take(&mut self.typed);
        if std::mem::take(&mut self.too_long) { Heard::TooLong } else { Heard::Line(typed) }
    }
}

/// Whether a letter takes one cell of each terminal: Latin, Greek and Cyrillic ones do, and accents of their own do not.
fn takes_one_cell(letter: char) -> bool {
    matches!(letter, ' '..='\u{2FF}' | '\u{370}'..='\u{482}' | '\u{48A}'..='\u{52F}' | '\u{1E00}'..='\u{1FFF}')
}

/// One end of it.
#[derive(Debug, Default)]
pub struct Plain {
    line: TypedLine,
    out: Vec<u8>,
}

impl Dialect for Plain {
    fn hear(&mut self, bytes: &[u8]) -> Vec<Heard> {
        let ended = bytes.iter().filter_map(|byte| self.line.take(*byte));
        ended
            .map(|ended| match ended {
                Ended::Line(line) => Heard::Line(line),
                Ended::TooLong => Heard::TooLong,
            })
            .collect()
    }

    fn tell(&mut self, text: &str) {
        for line in text.lines() {
            self.out.extend(line.bytes());
            self.out.push(b'\n');
        }
    }

    fn take_out(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }
}

#[cfg(test)]
mod tests;
