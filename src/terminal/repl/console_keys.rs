//! Single keys on Windows: events of the console.

use std::io;
use std::mem;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, poll, read};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use super::input::KeyEvent;
use super::waker::Waker;
use crate::session::Key;

/// The longest time between a bell and its notice.
const LOOK: Duration = Duration::from_millis(20);

#[derive(Default)]
pub struct KeySource {
    /// A key read ahead.
    next: Option<KeyEvent>,
    is_raw: bool,
}

impl KeySource {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn take_mode(&mut self) -> io::Result<()> {
        if mem::replace(&mut self.is_raw, true) { Ok(()) } else { enable_raw_mode() }
    }

    pub fn give_mode_back(&mut self) -> io::Result<()> {
        if mem::take(&mut self.is_raw) { disable_raw_mode() } else { Ok(()) }
    }

    /// Waits for a key or for the bell; returns true for the bell.
    pub fn rings_before_key(&mut self, waker: &Waker) -> io::Result<bool> {
        while self.next.is_none() {
            if poll(LOOK)? {
                self.next = pressed(&read()?);
            } else if waker.has_rung() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    pub fn key(&mut self) -> io::Result<KeyEvent> {
        loop {
            if let Some(key) = self.next.take() {
                return Ok(key);
            }
            self.next = pressed(&read()?);
        }
    }

    /// Drops keys that were pressed before.
    pub fn forget(&mut self) -> io::Result<()> {
        self.next = None;
        // Before the first key there can be no unwanted keys.
        while self.is_raw && poll(Duration::ZERO)? {
            read()?;
        }
        Ok(())
    }
}

/// The key of an event; none for keys that are released, the mouse and the window.
fn pressed(event: &Event) -> Option<KeyEvent> {
    let Event::Key(event) = event else { return None };
    if event.kind == KeyEventKind::Release {
        return None;
    }
    let held = event.modifiers.difference(KeyModifiers::SHIFT);
    // AltGr is Ctrl and Alt.
    let writes = held.is_empty() || held == KeyModifiers::CONTROL.union(KeyModifiers::ALT);
    let key = match event.code {
        KeyCode::Char(letter) if writes => Key::Char(letter),
        KeyCode::Char(letter) if held == KeyModifiers::CONTROL => match letter.to_ascii_lowercase() {
            'c' => return Some(KeyEvent::Interrupted),
            'd' | 'z' => return Some(KeyEvent::End),
            'o' => Key::NextKind,
            _ => Key::Other,
        },
        _ if !held.is_empty() => Key::Other,
        KeyCode::Enter => Key::Enter,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Esc => Key::Escape,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        _ => Key::Other,
    };
    Some(KeyEvent::Key(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: KeyCode, modifiers: KeyModifiers) -> Option<KeyEvent> {
        pressed(&Event::Key(crossterm::event::KeyEvent::new(code, modifiers)))
    }

    #[test]
    fn letters_are_keys_alone_and_with_alt_gr() {
        let (ctrl, alt) = (KeyModifiers::CONTROL, KeyModifiers::ALT);
        for held in [KeyModifiers::NONE, KeyModifiers::SHIFT, ctrl | alt] {
            assert_eq!(key(KeyCode::Char('ä'), held), Some(KeyEvent::Key(Key::Char('ä'))));
        }
        assert_eq!(key(KeyCode::Char('h'), alt), Some(KeyEvent::Key(Key::Other)));
        assert_eq!(key(KeyCode::Char('O'), ctrl), Some(KeyEvent::Key(Key::NextKind)));
        assert_eq!(key(KeyCode::Char('c'), ctrl), Some(KeyEvent::Interrupted));
        assert_eq!(key(KeyCode::Char('z'), ctrl), Some(KeyEvent::End));
        assert_eq!(key(KeyCode::BackTab, KeyModifiers::SHIFT), Some(KeyEvent::Key(Key::BackTab)));
        assert_eq!(key(KeyCode::Left, ctrl), Some(KeyEvent::Key(Key::Other)));
    }

    #[test]
    fn a_key_counts_when_it_is_pressed() {
        let released =
            crossterm::event::KeyEvent::new_with_kind(KeyCode::Char('h'), KeyModifiers::NONE, KeyEventKind::Release);
        assert_eq!(pressed(&Event::Key(released)), None);
        assert_eq!(pressed(&Event::FocusGained), None);
    }
}
