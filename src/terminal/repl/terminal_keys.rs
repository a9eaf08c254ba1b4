//! Single keys on Unix: the terminal in a mode without line editing and echo, and its bytes.

use std::io;
use std::time::Duration;

use rustix::io::Errno;
use rustix::process::{Signal, kill_current_process_group};
use rustix::termios::{
    LocalModes, OptionalActions, QueueSelector, SpecialCodeIndex, Termios, tcflush, tcgetattr, tcsetattr,
};

use super::input::KeyEvent;
use super::signals;
use super::waker::{Waker, is_ready};
use crate::session::Key;

pub struct KeySource {
    reader: KeyReader<ReadByte>,
    /// The mode before keys were read.
    before: Option<Termios>,
}

impl KeySource {
    pub fn new() -> Self {
        KeySource { reader: KeyReader::new(read_byte), before: None }
    }

    pub fn take_mode(&mut self) -> io::Result<()> {
        if self.before.is_none() {
            let before = tcgetattr(io::stdin())?;
            let mut mode = before.clone();
            // Without line editing and echo; Ctrl-C is a key; output processing stays.
            mode.local_modes &= !(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG | LocalModes::IEXTEN);
            mode.special_codes[SpecialCodeIndex::VMIN] = 1;
            mode.special_codes[SpecialCodeIndex::VTIME] = 0;
            tcsetattr(io::stdin(), OptionalActions::Now, &mode)?;
            signals::keep_mode(Some(mode));
            self.before = Some(before);
        }
        Ok(())
    }

    pub fn give_mode_back(&mut self) -> io::Result<()> {
        signals::keep_mode(None);
        match self.before.take() {
            Some(before) => Ok(tcsetattr(io::stdin(), OptionalActions::Now, &before)?),
            None => Ok(()),
        }
    }

    /// Waits for a key or for the bell; returns true for the bell.
    pub fn rings_before_key(&mut self, waker: &Waker) -> io::Result<bool> {
        Ok(self.reader.next.is_none() && waker.rings_before_key()?)
    }

    pub fn key(&mut self) -> io::Result<KeyEvent> {
        let pressed = self.reader.key()?;
        // Ctrl-Z stops the process as in other programs.
        if pressed == KeyEvent::Stops {
            self.give_mode_back()?;
            kill_current_process_group(Signal::TSTP)?;
            self.take_mode()?;
        }
        Ok(pressed)
    }

    /// Drops keys that were pressed before.
    pub fn forget(&mut self) -> io::Result<()> {
        self.reader.next = None;
        // Before the first key there can be no unwanted keys.
        if self.before.is_some() {
            tcflush(io::stdin(), QueueSelector::IFlush)?;
        }
        Ok(())
    }
}

/// A byte of standard input, read without a buffer, since a line may follow. None at the end of the stream or after the
/// time-out.
fn read_byte(within: Option<Duration>) -> io::Result<Option<u8>> {
    if within.is_some() && !is_ready(&io::stdin(), within)? {
        return Ok(None);
    }
    let mut byte = [0];
    loop {
        match rustix::io::read(io::stdin(), &mut byte) {
            Ok(0) => return Ok(None),
            Ok(_) => return Ok(Some(byte[0])),
            Err(Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

type ReadByte = fn(Option<Duration>) -> io::Result<Option<u8>>;

/// The time within which the rest of an escape sequence arrives.
const SEQUENCE_TIME: Duration = Duration::from_millis(100);

/// In bytes; longer sequences are not keys.
const LONGEST_SEQUENCE: usize = 32;

const ESCAPE: u8 = 0x1B;

/// Parses bytes into keys.
struct KeyReader<F> {
    read: F,
    /// A byte read ahead.
    next: Option<u8>,
}

impl<F: FnMut(Option<Duration>) -> io::Result<Option<u8>>> KeyReader<F> {
    fn new(read: F) -> Self {
        KeyReader { read, next: None }
    }

    fn key(&mut self) -> io::Result<KeyEvent> {
        let first = match self.next.take() {
            Some(byte) => byte,
            None => match (self.read)(None)? {
                Some(byte) => byte,
                None => return Ok(KeyEvent::End),
            },
        };
        Ok(match first {
            3 => KeyEvent::Interrupted,
            4 => KeyEvent::End,
            26 => KeyEvent::Stops,
            b'\r' | b'\n' => KeyEvent::Key(Key::Enter),
            b'\t' => KeyEvent::Key(Key::Tab),
            15 => KeyEvent::Key(Key::NextKind),
            ESCAPE => KeyEvent::Key(self.sequence()?),
            0..0x20 | 0x7F => KeyEvent::Key(Key::Other),
            0x20..0x7F => KeyEvent::Key(Key::Char(char::from(first))),
            _ => KeyEvent::Key(self.character(first)?),
        })
    }

    fn soon(&mut self) -> io::Result<Option<u8>> {
        (self.read)(Some(SEQUENCE_TIME))
    }

    /// Reads the rest of a UTF-8 character.
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

    /// Reads the rest after Escape: nothing, or the sequence of a key.
    fn sequence(&mut self) -> io::Result<Key> {
        match self.soon()? {
            None => Ok(Key::Escape),
            Some(b'[') => self.control_sequence(),
            Some(b'O') => Ok(self.soon()?.map_or(Key::Other, arrow)),
            // The key was Escape, and another key such as Ctrl-C follows.
            Some(byte @ 0..0x20) => {
                self.next = Some(byte);
                Ok(Key::Escape)
            }
            // Alt with a letter; reads all bytes of the letter.
            Some(byte @ 0x80..) => self.character(byte).map(|_| Key::Other),
            Some(_) => Ok(Key::Other),
        }
    }

    fn control_sequence(&mut self) -> io::Result<Key> {
        let mut parameters = Vec::new();
        for _ in 0..LONGEST_SEQUENCE {
            match self.soon()? {
                // Function keys of the Linux console: two brackets and a letter.
                Some(b'[') if parameters.is_empty() => {
                    self.soon()?;
                    return Ok(Key::Other);
                }
                Some(last @ 0x40..=0x7E) => {
                    return Ok(match (parameters.as_slice(), last) {
                        ([], last) => arrow(last),
                        ([b'5'], b'~') => Key::PageUp,
                        ([b'6'], b'~') => Key::PageDown,
                        _ => Key::Other,
                    });
                }
                Some(byte @ 0x20..=0x3F) => parameters.push(byte),
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
        b'Z' => Key::BackTab,
        _ => Key::Other,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The keys of bytes that all arrive in time.
    fn pressed(bytes: &[u8]) -> Vec<KeyEvent> {
        let mut bytes = bytes.iter().copied();
        let mut reader = KeyReader::new(|_| Ok(bytes.next()));
        std::iter::from_fn(|| Some(reader.key().unwrap()).filter(|pressed| *pressed != KeyEvent::End)).collect()
    }

    fn keys(bytes: &[u8]) -> Vec<Key> {
        let key = |pressed| match pressed {
            KeyEvent::Key(key) => key,
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
        assert_eq!(keys(b"\t\x1B[Z"), [Key::Tab, Key::BackTab]);
        assert_eq!(keys(b"\x1B[5~\x1B[6~\x0F"), [Key::PageUp, Key::PageDown, Key::NextKind]);
        for sequence in
            ["\x1B[3~", "\x1B[1;5C", "\x1BOP", "\x1B[[A", "\x1B[15;2~", "\x1Bx", "\x1Bä", "\x1B[?1;2c", "\x1B[5;2~"]
        {
            assert_eq!(keys(format!("{sequence}h").as_bytes()), [Key::Other, Key::Char('h')], "{sequence:?}");
        }
        assert_eq!(keys(b"\x1B\x1B[C"), [Key::Escape, Key::Right]);
        assert_eq!(keys(b"\x1B"), [Key::Escape]);
    }

    #[test]
    fn control_keys_are_what_they_are_elsewhere() {
        assert_eq!(pressed(b"\x03\x1A"), [KeyEvent::Interrupted, KeyEvent::Stops]);
        assert_eq!(pressed(b"\x04h"), []);
        assert_eq!(pressed(b"\x1B\x03"), [KeyEvent::Key(Key::Escape), KeyEvent::Interrupted]);
        assert_eq!(pressed(b"\x1B[1\x03"), [KeyEvent::Key(Key::Other), KeyEvent::Interrupted]);
    }

    proptest! {
        #[test]
        fn no_bytes_do_harm(bytes in any::<Vec<u8>>()) {
            let mut rest = bytes.iter().copied();
            let mut reader = KeyReader::new(|_| Ok(rest.next()));
            for _ in 0..=bytes.len() {
                let pressed = reader.key().unwrap();
                let KeyEvent::Key(Key::Char(letter)) = pressed else { continue };
                prop_assert!(!letter.is_control());
            }
        }
    }
}
