//! The rule files of the program as trees: the build has parsed them (`build/rules.rs`).

use super::tree::{Entry, Node, Table, Text, Value};

/// Reads a tree of a text that begins at offset `start`. It is the same that parsing the text gives, but what is written in it
/// stays where it is.
pub(super) fn read(bytes: &'static [u8], start: usize) -> Table {
    Bytes { rest: bytes, start }.table()
}

/// What is still to be read. Only the build makes such bytes, so that nothing else can be in them.
struct Bytes {
    rest: &'static [u8],
    start: usize,
}

impl Bytes {
    fn table(&mut self) -> Table {
        let count = self.number();
        // The parser of the build refuses a key that is there twice.
        Table::of_entries((0..count).map(|_| self.entry()).collect())
    }

    fn entry(&mut self) -> (Text, Entry) {
        let key = self.text();
        let key_at = self.start + self.number();
        (key, Entry { key_at, node: self.node() })
    }

    fn node(&mut self) -> Node {
        let at = self.start + self.number();
        let value = match self.byte() {
            b't' => Value::Text(self.text()),
            b'n' => {
                let (number, rest) = self.rest.split_first_chunk().expect("a number has eight bytes");
                self.rest = rest;
                Value::Number(i64::from_le_bytes(*number))
            }
            b'y' => Value::Truth(true),
            b'z' => Value::Truth(false),
            b'l' => Value::List((0..self.number()).map(|_| self.node()).collect()),
            _ => Value::Table(self.table()),
        };
        Node { at, value }
    }

    fn text(&mut self) -> Text {
        let length = self.number();
        let (text, rest) = self.rest.split_at(length);
        self.rest = rest;
        Text::Borrowed(str::from_utf8(text).expect("what was text is text"))
    }

    fn number(&mut self) -> usize {
        let (mut number, mut bits) = (0, 0);
        loop {
            let byte = self.byte();
            number |= usize::from(byte & 0x7F) << bits;
            bits += 7;
            if byte & 0x80 == 0 {
                return number;
            }
        }
    }

    fn byte(&mut self) -> u8 {
        let (byte, rest) = self.rest.split_first().expect("a tree is whole");
        self.rest = rest;
        *byte
    }
}
