//! Single keys where the table is elsewhere: they stand for the same lines, and what they are about is asked there.

use super::map::{Keymap, Meaning};
use super::state::{Begun, Keys};
use super::table::{AtKeys, Digits};
use crate::command::{AgainCommand, Command, MoveCommand, TableQuestion};
use crate::say::{Line, msg};
use crate::session::conversation::{Answer, Key, KeyAnswer};
use crate::session::keyboard::Keyboard;

impl AtKeys {
    /// At a table with hands, where nothing is known of what is asked.
    pub fn at_a_hand() -> Self {
        AtKeys { digits: Digits::Hand, enter: true, ..AtKeys::default() }
    }
}

impl Keyboard {
    /// Single keys on or off; `possible` says whether there is a terminal that gives them.
    pub fn allow_keys(&mut self, on: bool, possible: bool) {
        self.keys = Keys { on, possible, ..Keys::default() };
    }

    /// Whether keys are to be read one by one.
    pub fn reads_keys(&self) -> bool {
        self.keys.on && self.keys.possible
    }

    /// What a key does at a table that is elsewhere.
    pub fn press_far(&mut self, key: Key, at: &AtKeys) -> KeyAnswer {
        let map = Keymap::new(self.voice(), None, at);
        let begun = self.keys.begun.take();
        match key {
            Key::Enter => KeyAnswer::Line(String::new()),
            Key::Char(':') => KeyAnswer::Opens,
            Key::Escape => {
                self.speech.hush();
                match begun {
                    Some(_) => told(vec![self.voice().help(msg!("key-nothing-done"))]),
                    None => KeyAnswer::Nothing,
                }
            }
            Key::Up => self.stands_for(AgainCommand::Back, ""),
            Key::Down => self.stands_for(AgainCommand::Forward, ""),
            Key::Char(' ') => self.stands_for(TableQuestion::Turn, ""),
            Key::Char('?') => told(self.help_of_keys(&map, at)),
            Key::Char(letter) => self.letter_far(&map, begun.as_ref(), letter),
            Key::Left | Key::Right | Key::Other => told(vec![self.voice().error(msg!("key-unnamed"))]),
        }
    }

    fn letter_far(&mut self, map: &Keymap, begun: Option<&Begun>, letter: char) -> KeyAnswer {
        if let (Some(Begun::Number(digits)), true) = (begun, letter.is_ascii_digit()) {
            let digits = format!("{digits}{letter}");
            if digits.len() < 2 {
                self.keys.begun = Some(Begun::Number(digits));
                return KeyAnswer::Nothing;
            }
            return self.stands_for(MoveCommand::Play, digits.trim_start_matches('0'));
        }
        let sure = begun == letter.to_lowercase().next().map(Begun::Sure).as_ref();
        match map.meaning(letter) {
            Some(Meaning::Card(place)) => self.stands_for(MoveCommand::Play, &place.to_string()),
            Some(Meaning::Number) => {
                self.keys.begun = Some(Begun::Number(String::new()));
                told(vec![self.voice().question(msg!("key-two-digits"))])
            }
            Some(Meaning::Does(command, _)) if command.facts().is_asked_first && !sure => {
                let key = letter.to_lowercase().to_string();
                let does = self.voice().commands().entry(command).help.as_str();
                let line = self.voice().question(msg!("key-sure", key = key.as_str(), does));
                self.keys.begun = letter.to_lowercase().next().map(Begun::Sure);
                told(vec![line])
            }
            Some(Meaning::Does(command, rest)) => self.stands_for(command, &rest),
            // The rest is typed.
            Some(Meaning::Colour(_)) => KeyAnswer::Opens,
            Some(Meaning::Answers(_) | Meaning::Player(_) | Meaning::Pair(_)) | None => {
                let letter = letter.to_string();
                told(vec![self.voice().error(msg!("key-unknown", key = letter.as_str()))])
            }
        }
    }

    fn stands_for(&self, command: impl Into<Command>, rest: &str) -> KeyAnswer {
        let word = &self.voice().commands().entry(command.into()).name;
        KeyAnswer::Line(format!("{word} {rest}").trim_end().to_owned())
    }
}

fn told(lines: Vec<Line>) -> KeyAnswer {
    KeyAnswer::Told(Answer::new(lines))
}
