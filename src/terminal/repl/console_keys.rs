//! Single keys on Windows: events of the console.

use std::io;
use std::thread;
use std::time::Duration;

use crossterm_winapi::{Console, ConsoleMode, Handle, InputRecord};

use super::input::KeyEvent;
use super::waker::Waker;
use crate::session::Key;

/// The longest time between a bell and its notice.
const LOOK: Duration = Duration::from_millis(20);

/// Echo, line editing, and Ctrl-C as an event.
const LINE_MODE: u32 = 0b111;

const SHIFT_KEY: u16 = 0x10;
const ALT_KEY: u16 = 0x12;

const ALT: u32 = 0b11;
const CTRL: u32 = 0b1100;
const SHIFT: u32 = 0b1_0000;

#[derive(Default)]
pub struct ConsoleKeys {
    /// A key read ahead.
    next: Option<KeyEvent>,
    /// The mode before keys were read.
    before: Option<u32>,
}

impl ConsoleKeys {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn take_mode(&mut self) -> io::Result<()> {
        if self.before.is_none() {
            self.before = Some(clear_mode(LINE_MODE)?);
        }
        Ok(())
    }

    pub fn give_mode_back(&mut self) -> io::Result<()> {
        self.before.take().map_or(Ok(()), set_mode)
    }

    /// Waits for a key or for the bell; returns true for the bell.
    pub fn rings_before_key(&mut self, waker: &Waker) -> io::Result<bool> {
        let console = Console::from(Handle::current_in_handle()?);
        while self.next.is_none() {
            if console.number_of_console_input_events()? > 0 {
                self.next = pressed(&console.read_single_input_event()?);
            } else if waker.has_rung() {
                return Ok(true);
            } else {
                thread::sleep(LOOK);
            }
        }
        Ok(false)
    }

    pub fn key(&mut self) -> io::Result<KeyEvent> {
        let console = Console::from(Handle::current_in_handle()?);
        loop {
            if let Some(key) = self.next.take() {
                return Ok(key);
            }
            self.next = pressed(&console.read_single_input_event()?);
        }
    }

    /// Drops keys that were pressed before.
    pub fn forget(&mut self) -> io::Result<()> {
        self.next = None;
        let console = Console::from(Handle::current_in_handle()?);
        // Before the first key there can be no unwanted keys.
        while self.before.is_some() && console.number_of_console_input_events()? > 0 {
            console.read_single_input_event()?;
        }
        Ok(())
    }
}

/// Clears bits of the console's mode and returns the mode before.
fn clear_mode(bits: u32) -> io::Result<u32> {
    let mode = ConsoleMode::from(Handle::current_in_handle()?).mode()?;
    set_mode(mode & !bits)?;
    Ok(mode)
}

fn set_mode(mode: u32) -> io::Result<()> {
    ConsoleMode::from(Handle::current_in_handle()?).set_mode(mode)
}

/// The key of an event; none for keys that are released, the mouse and the window.
fn pressed(event: &InputRecord) -> Option<KeyEvent> {
    let InputRecord::KeyEvent(event) = event else { return None };
    let holds = |keys| event.control_key_state.has_state(keys);
    key_of(event.virtual_key_code, event.u_char, holds).filter(|_| event.key_down)
}

/// The key with this code, which types this unit of UTF-16, or 0; none for keys that are held with others.
fn key_of(code: u16, letter: u16, holds: impl Fn(u32) -> bool) -> Option<KeyEvent> {
    // AltGr is Alt and Ctrl.
    let is_other = holds(ALT) && !holds(CTRL);
    let key = match (code, letter) {
        (SHIFT_KEY..=ALT_KEY | 0x14 | 0x5B | 0x5C | 0x90 | 0x91, _) => return None,
        _ if is_other => Key::Other,
        (_, 3) => return Some(KeyEvent::Interrupted),
        (_, 4 | 26) => return Some(KeyEvent::End),
        (_, 15) => Key::NextKind,
        (0x09, _) if holds(SHIFT) => Key::BackTab,
        (0x09, _) => Key::Tab,
        (0x0D, _) => Key::Enter,
        (0x1B, _) => Key::Escape,
        (0x21..=0x28, 0) if holds(CTRL | SHIFT) => Key::Other,
        (0x21, 0) => Key::PageUp,
        (0x22, 0) => Key::PageDown,
        (0x25, 0) => Key::Left,
        (0x26, 0) => Key::Up,
        (0x27, 0) => Key::Right,
        (0x28, 0) => Key::Down,
        (_, letter) => {
            let letter = char::from_u32(letter.into()).filter(|letter| !letter.is_control());
            letter.map_or(Key::Other, Key::Char)
        }
    };
    Some(KeyEvent::Key(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: u16, letter: &str, held: u32) -> Option<KeyEvent> {
        key_of(code, letter.encode_utf16().next().unwrap_or(0), |keys| held & keys != 0)
    }

    #[test]
    fn letters_are_keys_alone_and_with_alt_gr() {
        for held in [0, SHIFT, 0b1001] {
            assert_eq!(key(0xDE, "ä", held), Some(KeyEvent::Key(Key::Char('ä'))));
        }
        assert_eq!(key(0x48, "h", 0b10), Some(KeyEvent::Key(Key::Other)));
        assert_eq!(key(SHIFT_KEY, "", SHIFT), None);
        // The first half of a letter beyond 16 bits.
        assert_eq!(key(0xE7, "🂡", 0), Some(KeyEvent::Key(Key::Other)));
    }

    #[test]
    fn control_keys_are_what_they_are_elsewhere() {
        assert_eq!(key(0x43, "\x03", 0b1000), Some(KeyEvent::Interrupted));
        assert_eq!(
            [key(0x44, "\x04", 0b1000), key(0x5A, "\x1A", 0b1000)],
            [Some(KeyEvent::End), Some(KeyEvent::End)]
        );
        let keys = [
            (0x09, "\t", SHIFT),
            (0x0D, "\r", 0),
            (0x1B, "\x1B", 0),
            (0x25, "", 0),
            (0x25, "", 0b1000),
            (0x70, "", 0),
        ];
        let keys = keys.map(|(code, letter, held)| key(code, letter, held));
        let expected = [Key::BackTab, Key::Enter, Key::Escape, Key::Left, Key::Other, Key::Other];
        assert_eq!(keys, expected.map(|key| Some(KeyEvent::Key(key))));
    }
}
