//! Line editing for SSH clients with a terminal, and plain lines for those without.
//!
//! Output that arrives while something is typed waits until that is sent or erased, so a screen reader never reads one
//! into the other.

use std::mem;

use unicode_segmentation::UnicodeSegmentation;

use super::connection::{ClientInput, LineCodec, TypedLine};
use super::wire::MOST_BYTES;
use crate::session::Width;
use crate::terminal::{printable, rows_at};

const ESCAPE: u8 = 0x1B;

/// Maximum size of delayed output in bytes. Beyond that it is written, and the typed text is repeated after it.
const MOST_WAITING: usize = 32 << 10;

/// Maximum length of an escape sequence.
const MOST_SEQUENCE: usize = 16;

#[derive(Clone, Copy, Debug, Default)]
enum EscapeState {
    #[default]
    Text,
    Escape,
    /// Number of bytes of a control sequence so far.
    Sequence(usize),
    /// After `SS3`: one byte follows.
    Shift,
}

/// Line editor for a terminal that only displays what the server sends.
#[derive(Debug, Default)]
pub struct LineEditor {
    /// Width of the terminal when it was opened.
    columns: usize,
    typed: String,
    /// Incomplete UTF-8 sequence.
    letter: Vec<u8>,
    within: EscapeState,
    too_long: bool,
    /// The last byte was a carriage return; a following line feed is ignored.
    returned: bool,
    secret: bool,
    waiting: String,
    out: Vec<u8>,
}

impl LineCodec for LineEditor {
    fn decode(&mut self, bytes: &[u8]) -> Vec<ClientInput> {
        bytes.iter().filter_map(|byte| self.hear_byte(*byte)).collect()
    }

    fn encode(&mut self, text: &str) {
        let rows: String = text.lines().flat_map(|line| self.rows(line)).map(|row| row + "\r\n").collect();
        self.waiting.push_str(&rows);
        if self.is_empty() {
            self.flush_waiting();
        } else if self.waiting.len() > MOST_WAITING {
            self.finish();
            let shown = self.shown();
            self.out.extend(shown.bytes());
        }
    }

    fn take_output(&mut self) -> Vec<u8> {
        mem::take(&mut self.out)
    }

    fn set_secret(&mut self, secret: bool) {
        self.secret = secret;
    }

    fn finish(&mut self) {
        if !self.shown().is_empty() {
            self.out.extend(b"\r\n");
        }
        self.flush_waiting();
    }
}

impl LineEditor {
    pub fn new(columns: usize) -> Self {
        LineEditor { columns, ..LineEditor::default() }
    }

    /// Wraps a line between words, unless the width is implausible.
    fn rows(&self, line: &str) -> Vec<String> {
        if self.columns < Width::NARROWEST { vec![line.to_owned()] } else { rows_at(line, self.columns) }
    }

    fn is_empty(&self) -> bool {
        self.typed.is_empty() && !self.too_long
    }

    fn shown(&self) -> String {
        if self.secret { String::new() } else { self.typed.clone() }
    }

    fn flush_waiting(&mut self) {
        self.out.extend(mem::take(&mut self.waiting).bytes());
    }

    fn hear_byte(&mut self, byte: u8) -> Option<ClientInput> {
        let behind_return = mem::replace(&mut self.returned, byte == b'\r');
        self.within = match (self.within, byte) {
            (EscapeState::Escape, b'[') => EscapeState::Sequence(0),
            (EscapeState::Escape, b'O') => EscapeState::Shift,
            (EscapeState::Sequence(count), 0x20..=0x3F) if count < MOST_SEQUENCE => EscapeState::Sequence(count + 1),
            // Keys such as arrows are ignored: the cursor stays at the end of the line. A line end also ends an
            // incomplete sequence.
            (EscapeState::Escape | EscapeState::Sequence(_) | EscapeState::Shift, 0x20..=0x7E) => EscapeState::Text,
            (_, ESCAPE) => EscapeState::Escape,
            _ => {
                self.within = EscapeState::Text;
                return self.type_byte(byte, behind_return);
            }
        };
        None
    }

    fn type_byte(&mut self, byte: u8, behind_return: bool) -> Option<ClientInput> {
        if byte < 0x80 {
            self.letter.clear();
        }
        match byte {
            b'\n' if behind_return => {}
            b'\r' | b'\n' => return Some(self.end()),
            8 | 127 => {
                let last = self.typed.graphemes(true).next_back().map_or(0, str::len);
                self.cut(self.typed.len() - last);
            }
            // Control-U erases the line, Control-W the last word.
            0x15 => self.cut(0),
            0x17 => self.cut(self.typed.trim_end_matches(' ').rfind(' ').map_or(0, |at| at + 1)),
            // Control-C erases the line or ends the connection; Control-D only ends it on an empty line.
            3 if !self.is_empty() => self.cut(0),
            3 => return Some(ClientInput::Quit),
            4 if self.is_empty() => return Some(ClientInput::Quit),
            b'\t' => self.put(' '),
            0..=31 => {}
            32..=126 => self.put(char::from(byte)),
            byte => self.put_byte(byte),
        }
        None
    }

    /// Collects UTF-8; invalid bytes are ignored.
    fn put_byte(&mut self, byte: u8) {
        if byte >= 0xC0 {
            self.letter.clear();
        }
        self.letter.push(byte);
        let letter = match std::str::from_utf8(&self.letter) {
            Ok(text) => text.chars().next(),
            Err(error) if error.error_len().is_some() => None,
            Err(_) => return,
        };
        self.letter.clear();
        if let Some(letter) = letter {
            self.put(letter);
        }
    }

    fn put(&mut self, letter: char) {
        let text = letter.to_string();
        // Characters that would be removed from the line must not be echoed.
        if letter != ' ' && printable(&text) != text {
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

    /// Truncates the line to `kept` bytes.
    fn cut(&mut self, kept: usize) {
        self.too_long = false;
        let gone = self.typed.split_off(kept);
        if !self.secret && !gone.is_empty() {
            let (kept, back) = (self.typed.chars().count(), gone.chars().count());
            let one_each = self.typed.chars().chain(gone.chars()).all(is_one_cell_wide);
            // A terminal cannot move back past the beginning of a row.
            if one_each && kept + back < self.columns {
                self.out.extend(b"\x08 \x08".repeat(back));
            } else {
                // The width of the erased text is unknown, so the rest is repeated on a new row.
                self.out.extend(b"\r\n");
                self.out.extend(self.typed.bytes());
            }
        }
        if self.typed.is_empty() {
            self.flush_waiting();
        }
    }

    fn end(&mut self) -> ClientInput {
        // Output begins on a new row, without an empty row before it.
        self.finish();
        let typed = mem::take(&mut self.typed);
        if mem::take(&mut self.too_long) { ClientInput::TooLong } else { ClientInput::Line(typed) }
    }
}

/// True for characters of width one in every terminal: Latin, Greek and Cyrillic without combining marks.
fn is_one_cell_wide(letter: char) -> bool {
    matches!(letter, ' '..='\u{2FF}' | '\u{370}'..='\u{482}' | '\u{48A}'..='\u{52F}' | '\u{1E00}'..='\u{1FFF}')
}

#[derive(Debug, Default)]
pub struct PlainCodec {
    line: TypedLine,
    out: Vec<u8>,
}

impl LineCodec for PlainCodec {
    fn decode(&mut self, bytes: &[u8]) -> Vec<ClientInput> {
        bytes.iter().filter_map(|byte| self.line.take(*byte)).collect()
    }

    fn encode(&mut self, text: &str) {
        for line in text.lines() {
            self.out.extend(line.bytes());
            self.out.push(b'\n');
        }
    }

    fn take_output(&mut self) -> Vec<u8> {
        mem::take(&mut self.out)
    }
}

#[cfg(test)]
mod tests;
