//! From bytes to keys: whole characters, and whole sequences of those keys that send several bytes.

use std::io;
use std::time::Duration;

use super::input::Pressed;
use crate::session::Key;

/// How long the rest of a sequence may take on its way from the keyboard.
const SEQUENCE_TIME: Duration = Duration::from_millis(100);

/// The most bytes of a sequence; what goes on is no key.
const LONGEST_SEQUENCE: usize = 32;

const ESCAPE: u8 = 0x1B;

/// Where bytes come from.
pub(super) trait Bytes {
    /// The next byte; none at the end, or if none comes in time.
    ///
    /// # Errors
    /// Those of the stream.
    fn next(&mut self, within: Option<Duration>) -> io::Result<Option<u8>>;
}

/// Reads keys.
pub(super) struct Reader<B> {
    bytes: B,
    /// A byte that was read and belongs to the next key.
    next: Option<u8>,
}

impl<B: Bytes> Reader<B> {
    pub(super) fn new(bytes: B) -> Self {
        Reader { bytes, next: None }
    }

    /// Whether a key has been begun to be read.
    pub(super) fn has_begun(&self) -> bool {
        self.next.is_some()
    }

    /// Forgets what was read ahead.
    pub(super) fn forget(&mut self) {
        self.next = None;
    }

    /// Waits for a key.
    pub(super) fn key(&mut self) -> io::Result<Pressed> {
        let first = match self.next.take() {
            Some(byte) => byte,
            None => match self.bytes.next(None)? {
                Some(byte) => byte,
                None => return Ok(Pressed::End),
            },
        };
        Ok(match first {
            3 => Pressed::Interrupted,
            4 => Pressed::End,
            26 => Pressed::Stops,
            b'\r' | b'\n' => Pressed::Key(Key::Enter),
            ESCAPE => Pressed::Key(self.sequence()?),
            0..0x20 | 0x7F => Pressed::Key(Key::Other),
            0x20..0x7F => Pressed::Key(Key::Char(char::from(first))),
            _ => Pressed::Key(self.character(first)?),
        })
    }

    fn soon(&mut self) -> io::Result<Option<u8>> {
        self.bytes.next(Some(SEQUENCE_TIME))
    }

    /// The character that begins with a byte.
    fn character(&mut self, first: u8) -> io::Result<Key> {
        let length = match first {
            0xC2..=0xDF => 2,
            0xE0..=0xEF => 3,
            0xF0..=0xF4 => 4,
            _ => return Ok(Key::Other),
        };
        let mut bytes = vec![first];
        while bytes.len() < length {
            match self.soon()? {
                Some(byte @ 0x80..=0xBF) => bytes.push(byte),
                other => {
                    self.next = other;
                    return Ok(Key::Other);
                }
            }
        }
        let text = String::from_utf8(bytes).ok();
        let letter = text.and_then(|text| text.chars().next()).filter(|letter| !letter.is_control());
        Ok(letter.map_or(Key::Other, Key::Char))
    }

    /// What follows Escape: nothing, an arrow, or another key that sends several bytes.
    fn sequence(&mut self) -> io::Result<Key> {
        match self.soon()? {
            None => Ok(Key::Escape),
            Some(b'[') => self.control_sequence(),
            Some(b'O') => Ok(self.soon()?.map_or(Key::Other, arrow)),
            // The key was Escape; what comes is a key of its own, such as Ctrl-C.
            Some(byte @ 0..0x20) => {
                self.next = Some(byte);
                Ok(Key::Escape)
            }
            // A letter with Alt; one of several bytes is read to its end.
            Some(byte @ 0x80..) => self.character(byte).map(|_| Key::Other),
            Some(_) => Ok(Key::Other),
        }
    }

    fn control_sequence(&mut self) -> io::Result<Key> {
        let mut parameters = false;
        for _ in 0..LONGEST_SEQUENCE {
            match self.soon()? {
                // The function keys of the Linux console: two brackets and a letter.
                Some(b'[') if !parameters => {
                    self.soon()?;
                    return Ok(Key::Other);
                }
                Some(last @ 0x40..=0x7E) => return Ok(if parameters { Key::Other } else { arrow(last) }),
                Some(0x20..=0x3F) => parameters = true,
                Some(byte @ 0..0x20) => {
                    self.next = Some(byte);
                    return Ok(Key::Other);
                }
                Some(_) | None => return Ok(Key::Other),
            }
        }
        Ok(Key::Other)
    }
}

fn arrow(last: u8) -> Key {
    match last {
        b'A' => Key::Up,
        b'B' => Key::Down,
        b'C' => Key::Right,
        b'D' => Key::Left,
        _ => Key::Other,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use proptest::prelude::*;

    use super::*;

    /// Bytes that all come in time.
    impl Bytes for VecDeque<u8> {
        fn next(&mut self, _: Option<Duration>) -> io::Result<Option<u8>> {
            Ok(self.pop_front())
        }
    }

    fn pressed(bytes: &[u8]) -> Vec<Pressed> {
        let mut reader = Reader::new(bytes.iter().copied().collect::<VecDeque<u8>>());
        std::iter::from_fn(|| Some(reader.key().unwrap()).filter(|pressed| *pressed != Pressed::End)).collect()
    }

    fn keys(bytes: &[u8]) -> Vec<Key> {
        let key = |pressed| match pressed {
            Pressed::Key(key) => key,
            other => panic!("no key: {other:?}"),
        };
        pressed(bytes).into_iter().map(key).collect()
    }

    #[test]
    fn characters_are_whole() {
        assert_eq!(keys("hä5 ß\r\n".as_bytes()), {
            let mut keys: Vec<Key> = "hä5 ß".chars().map(Key::Char).collect();
            keys.extend([Key::Enter, Key::Enter]);
            keys
        });
        assert_eq!(keys(b"\xFCh\xC3h\xE2\x82"), [Key::Other, Key::Char('h'), Key::Other, Key::Char('h'), Key::Other]);
    }

    #[test]
    fn sequences_are_swallowed_whole() {
        assert_eq!(keys(b"\x1B[C\x1BOD\x1B[A\x1B[B"), [Key::Right, Key::Left, Key::Up, Key::Down]);
        for sequence in ["\x1B[3~", "\x1B[1;5C", "\x1BOP", "\x1B[[A", "\x1B[15;2~", "\x1Bx", "\x1Bä", "\x1B[?1;2c"] {
            assert_eq!(keys(format!("{sequence}h").as_bytes()), [Key::Other, Key::Char('h')], "{sequence:?}");
        }
        assert_eq!(keys(b"\x1B\x1B[C"), [Key::Escape, Key::Right]);
        assert_eq!(keys(b"\x1B"), [Key::Escape]);
    }

    #[test]
    fn control_keys_are_what_they_are_elsewhere() {
        assert_eq!(pressed(b"\x03\x1A"), [Pressed::Interrupted, Pressed::Stops]);
        assert_eq!(pressed(b"\x04h"), []);
        assert_eq!(pressed(b"\x1B\x03"), [Pressed::Key(Key::Escape), Pressed::Interrupted]);
        assert_eq!(pressed(b"\x1B[1\x03"), [Pressed::Key(Key::Other), Pressed::Interrupted]);
    }

    proptest! {
        #[test]
        fn no_bytes_do_harm(bytes in any::<Vec<u8>>()) {
            let mut reader = Reader::new(bytes.iter().copied().collect::<VecDeque<u8>>());
            for _ in 0..=bytes.len() {
                let pressed = reader.key().unwrap();
                let Pressed::Key(Key::Char(letter)) = pressed else { continue };
                prop_assert!(!letter.is_control());
            }
        }
    }
}
