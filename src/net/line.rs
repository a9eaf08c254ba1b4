//! What is typed between two line ends.

/// The longest line, in bytes. What is longer is no typed line.
pub const MOST_BYTES: usize = 1000;

const BACKSPACE: u8 = 8;
const DELETE: u8 = 127;

/// A line that is at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// What was typed.
    Line(String),
    /// More than a line may have.
    TooLong,
}

/// A line that is being typed, byte by byte where the client sends each key.
#[derive(Debug, Default)]
pub struct TypedLine {
    bytes: Vec<u8>,
    too_long: bool,
    /// Whether the last byte was a carriage return, behind which a line feed or zero ends no second line.
    returned: bool,
}

impl TypedLine {
    /// Takes a byte. What was typed if that is the end of it.
    pub fn take(&mut self, byte: u8) -> Option<Ended> {
        let behind_return = std::mem::replace(&mut self.returned, byte == b'\r');
        match byte {
            b'\n' | 0 if behind_return => None,
            b'\r' | b'\n' => Some(self.end()),
            BACKSPACE | DELETE => {
                self.erase();
                None
            }
            b'\t' => {
                self.put(b' ');
                None
            }
            0..=31 => None,
            byte => {
                self.put(byte);
                None
            }
        }
    }

    /// Takes the last letter away, with all its bytes.
    pub fn erase(&mut self) {
        while self.bytes.pop().is_some_and(|byte| (0x80..0xC0).contains(&byte)) {}
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.too_long = false;
    }

    fn put(&mut self, byte: u8) {
        if self.bytes.len() < MOST_BYTES {
            self.bytes.push(byte);
        } else {
            self.too_long = true;
        }
    }

    fn end(&mut self) -> Ended {
        let bytes = std::mem::take(&mut self.bytes);
        let too_long = std::mem::take(&mut self.too_long);
        // A client that knows no UTF-8 sends Latin-1, whose bytes are the first letters of Unicode.
        let text = String::from_utf8(bytes);
        let text = text.unwrap_or_else(|error| error.as_bytes().iter().copied().map(char::from).collect());
        if too_long { Ended::TooLong } else { Ended::Line(text) }
    }
}
