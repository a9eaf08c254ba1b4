//! Single keys. Nearly every key stands for a line that could be typed and is answered like it.

use super::Keyboard;
use super::key_map::{KeyMeaning, Keymap};
use crate::cards::{CardKind, Wish};
use crate::input::{AgainCommand, Command, MoveCommand, ProgramCommand, TableQuestion};
use crate::session::app::Session;
use crate::session::conversation::{Answer, Key, KeyAnswer};
use crate::session::language_pack::LanguagePack;
use crate::session::settings::Setting;
use crate::session::typing::Typing;
use crate::text::{Channel, Line, Urgency, msg};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyState {
    pub on: bool,
    /// True at a terminal that delivers single keys.
    pub possible: bool,
    pub(super) begun: Option<KeySequence>,
    /// Index of the card of the hand that was announced last.
    pub(super) walked: Option<usize>,
    pub(super) waited: AwaitedInput,
    /// True if a question was asked to confirm the key.
    pub(super) asked: bool,
}

/// State of a key sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum KeySequence {
    /// The same key again confirms.
    Sure(char),
    /// Digits of a two-digit number.
    Number(String),
    Pair(usize),
    Colour(Command),
}

/// The input a table is waiting for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AwaitedInput {
    /// A move and nothing else.
    #[default]
    Turn,
    /// Enter, for the next move of the others.
    News,
    /// Enter of the next person at the keyboard.
    Keyboard,
    /// A catch, or Enter.
    Stop,
    /// An identical card out of turn, or Enter.
    Twin,
    /// A wish, or the colour of the start card.
    Wish,
    Player,
    Gift,
    Round,
    Game,
}

impl AwaitedInput {
    #[must_use]
    pub fn for_enter(self) -> bool {
        matches!(
            self,
            AwaitedInput::News
                | AwaitedInput::Keyboard
                | AwaitedInput::Stop
                | AwaitedInput::Twin
                | AwaitedInput::Round
                | AwaitedInput::Game
        )
    }
}

/// Meaning of digits while no question is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Digits {
    #[default]
    Nothing,
    Hand,
    /// Stacks of a pair.
    Pairs,
}

/// State that decides what a single key does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AtKeys {
    pub waits: AwaitedInput,
    pub digits: Digits,
    pub enter: bool,
    /// Keys that answer the open question, with the lines they stand for.
    pub answers: Vec<(char, String)>,
    pub colours: Vec<(char, String)>,
    pub hand: Vec<CardKind>,
    /// Moves to confirm, since a card could be played instead.
    pub doubtful: Vec<Command>,
    pub lesson: bool,
    pub retold: bool,
}

impl AtKeys {
    pub fn waiting(waits: AwaitedInput) -> Self {
        AtKeys { waits, enter: waits.for_enter(), ..AtKeys::default() }
    }
}

/// Keys of wishes: their codes in the language, where these are distinct single characters.
pub fn keys_of(voice: &LanguagePack, wishes: &[Wish]) -> Vec<(char, String)> {
    let Some(names) = voice.locale().names() else { return Vec::new() };
    let mut keys: Vec<(char, String)> = Vec::new();
    for wish in wishes {
        let (code, typed) = match wish {
            Wish::Colour(colour) => (names.colour_code(*colour), voice.locale().typed_colour(*colour).full),
            Wish::Symbol(symbol) => (names.symbol_code(*symbol), names.symbol_code(*symbol).to_owned()),
        };
        let mut letters = code.chars().flat_map(char::to_lowercase);
        if let (Some(key), None) = (letters.next(), letters.next()) {
            if keys.iter().all(|(other, _)| *other != key) {
                keys.push((key, typed));
            }
        }
    }
    keys
}

impl Session {
    #[must_use]
    pub fn with_keys(mut self, on: bool, possible: bool) -> Self {
        self.app.keyboard.keys = KeyState { on, possible, ..KeyState::default() };
        self
    }

    /// True at a table, except while names are typed.
    #[must_use]
    pub fn is_waiting_for_keys(&self) -> bool {
        self.app.keyboard.keys.on
            && self.app.keyboard.keys.possible
            && self.app.wizard.asking().is_none()
            && self.table.is_some()
    }

    /// True if the open question changed since the last key, so that keys typed ahead are discarded.
    pub fn has_new_question(&mut self) -> bool {
        let Some(at) = self.at_keys() else { return false };
        let before = std::mem::replace(&mut self.app.keyboard.keys.waited, at.waits);
        let asked = std::mem::take(&mut self.app.keyboard.keys.asked);
        asked || (before != at.waits && at.waits != AwaitedInput::Turn)
    }

    fn at_keys(&self) -> Option<AtKeys> {
        self.table.as_ref().map(|playing| playing.at_keys())
    }

    fn keymap(&self, at: &AtKeys) -> Keymap {
        Keymap::new(self.app.keyboard.voice(), self.table.as_ref().map(|table| table.seated().table_state()), at)
    }

    pub fn pressed(&mut self, key: Key) -> KeyAnswer {
        let Some(at) = self.at_keys() else { return KeyAnswer::Opens };
        let map = self.keymap(&at);
        let begun = self.app.keyboard.keys.begun.take();
        let walked = self.app.keyboard.keys.walked.take();
        match key {
            Key::Enter if at.enter => KeyAnswer::Line(String::new()),
            Key::Enter | Key::Char(':') => KeyAnswer::Opens,
            Key::Escape => {
                self.app.keyboard.speech.hush();
                match begun {
                    Some(_) => self.told_by_key(vec![self.app.keyboard.voice().help(msg!("key-nothing-done"))]),
                    None => KeyAnswer::Nothing,
                }
            }
            Key::Left | Key::Right => match self.walk(&at, walked, key == Key::Right) {
                Some(lines) => self.told_by_key(lines),
                None => self.no_such_key(&at, key),
            },
            Key::Up | Key::Down => {
                let command = if key == Key::Up {
                    Command::Again(AgainCommand::Back)
                } else {
                    Command::Again(AgainCommand::Forward)
                };
                self.typed(&at, command, "")
            }
            Key::Char(' ') => self.typed(&at, TableQuestion::Turn, ""),
            Key::Char('?') => {
                let lines = self.app.keyboard.help_of_keys(&map, &at);
                self.told_by_key(lines)
            }
            Key::Char(letter) => self.letter(&at, &map, begun, letter),
            Key::Other => self.no_such_key(&at, key),
        }
    }

    fn letter(&mut self, at: &AtKeys, map: &Keymap, begun: Option<KeySequence>, letter: char) -> KeyAnswer {
        let digit = letter.to_digit(10).and_then(|digit| usize::try_from(digit).ok());
        match (begun, digit) {
            (Some(KeySequence::Number(digits)), Some(_)) => return self.number(at, digits, letter),
            (Some(KeySequence::Pair(first)), Some(digit)) => {
                let second = if digit == 0 { 10 } else { digit };
                return self.typed(at, MoveCommand::Take, &format!("{first} {second}"));
            }
            (Some(KeySequence::Colour(command)), _) => {
                if let Some(colour) = map.colour(letter) {
                    let colour = colour.to_owned();
                    return self.typed(at, command, &colour);
                }
            }
            (Some(KeySequence::Sure(before)), _) if Some(before) == letter.to_lowercase().next() => {
                if let Some(KeyMeaning::Does(command, rest)) = map.meaning(letter) {
                    return self.typed(at, command, &rest);
                }
            }
            _ => {}
        }
        match map.meaning(letter) {
            Some(KeyMeaning::Answers(line)) => KeyAnswer::Line(line),
            Some(KeyMeaning::Card(place)) => self.typed(at, MoveCommand::Play, &place.to_string()),
            Some(KeyMeaning::Player(number)) => KeyAnswer::Line(number.to_string()),
            Some(KeyMeaning::Number) => {
                self.app.keyboard.keys.begun = Some(KeySequence::Number(String::new()));
                self.told_by_key(vec![self.app.keyboard.voice().question(msg!("key-two-digits"))])
            }
            Some(KeyMeaning::Pair(first)) => {
                self.app.keyboard.keys.begun = Some(KeySequence::Pair(first));
                self.told_by_key(vec![self.app.keyboard.voice().question(msg!("key-pair", number = first))])
            }
            Some(KeyMeaning::Colour(command)) => {
                self.app.keyboard.keys.begun = Some(KeySequence::Colour(command));
                let colours = map.told_colours(self.app.keyboard.voice());
                self.told_by_key(vec![
                    self.app.keyboard.voice().question(msg!("key-which-colour", keys = colours.as_str())),
                ])
            }
            Some(KeyMeaning::Does(command, rest)) => match self.question_before(at, command, letter) {
                Some(line) => {
                    self.app.keyboard.keys.begun = letter.to_lowercase().next().map(KeySequence::Sure);
                    self.app.keyboard.keys.asked = true;
                    self.told_by_key(vec![line])
                }
                None => self.typed(at, command, &rest),
            },
            None => self.no_such_key(at, Key::Char(letter)),
        }
    }

    fn number(&mut self, at: &AtKeys, mut digits: String, digit: char) -> KeyAnswer {
        digits.push(digit);
        if digits.len() < 2 {
            self.app.keyboard.keys.begun = Some(KeySequence::Number(digits));
            return KeyAnswer::Nothing;
        }
        self.typed(at, MoveCommand::Play, digits.trim_start_matches('0'))
    }

    /// The confirmation that a key needs, if it acts irreversibly and may not be meant.
    fn question_before(&self, at: &AtKeys, command: Command, letter: char) -> Option<Line> {
        let key = letter.to_lowercase().to_string();
        let key = key.as_str();
        if at.doubtful.contains(&command) && !at.lesson {
            return Some(self.app.keyboard.voice().question(msg!("key-sure-can-play", key)));
        }
        command.facts().is_asked_first.then(|| {
            let does = self.app.keyboard.voice().commands().entry(command).help.as_str();
            self.app.keyboard.voice().question(msg!("key-sure", key, does))
        })
    }

    /// Answers a command as if it were typed. While the keyboard is passed on, private answers go to the next person.
    fn typed(&mut self, at: &AtKeys, command: impl Into<Command>, rest: &str) -> KeyAnswer {
        let command = command.into();
        if at.waits == AwaitedInput::Keyboard && !Keymap::before_the_keyboard(command) {
            let lines = self.state();
            return self.told_by_key(lines);
        }
        if !command.suits(self.app.keyboard.voice().family()) {
            return self.no_such_key(at, Key::Other);
        }
        let word = &self.app.keyboard.voice().commands().entry(command).name;
        KeyAnswer::Line(format!("{word} {rest}").trim_end().to_owned())
    }

    fn state(&self) -> Vec<Line> {
        self.table.as_ref().map_or_else(Vec::new, |playing| playing.seated().situation())
    }

    fn no_such_key(&mut self, at: &AtKeys, key: Key) -> KeyAnswer {
        let line = match key {
            Key::Char(letter) => {
                let letter = letter.to_string();
                self.app.keyboard.voice().error(msg!("key-unknown", key = letter.as_str()))
            }
            _ => self.app.keyboard.voice().error(msg!("key-unnamed")),
        };
        let state = if at.waits == AwaitedInput::Turn { Vec::new() } else { self.state() };
        self.told_by_key(std::iter::once(line).chain(state).collect())
    }

    fn told_by_key(&mut self, lines: Vec<Line>) -> KeyAnswer {
        self.keep(&lines);
        KeyAnswer::Told(Answer { ended: false, ..self.finish(lines, false) })
    }
}

impl Keyboard {
    pub fn change_keys(&mut self, rest: &str) -> Vec<Line> {
        let on = if self.voice().means(rest, msg!("words-on"), "on") {
            true
        } else if self.voice().means(rest, msg!("words-off"), "off") {
            false
        } else if rest.is_empty() {
            self.keys.on
        } else {
            return vec![self.voice().misused(ProgramCommand::Keys)];
        };
        if on && !self.keys.possible {
            return vec![self.voice().error(msg!("keys-not-here"))];
        }
        if !rest.is_empty() {
            self.keys.on = on;
            self.save(Setting::Keys, if on { "on" } else { "off" });
        }
        vec![self.voice().help(msg!("keys-are", on))]
    }
}

impl Session {
    /// Announces the next or previous card of the hand. A changed hand starts again at its first card, and its
    /// positions apply from then on.
    pub(super) fn walk(&mut self, at: &AtKeys, walked: Option<usize>, right: bool) -> Option<Vec<Line>> {
        let last = at.hand.len().checked_sub(1)?;
        let participant = self.table.as_mut()?.seated_mut().table_state_mut().participant_mut();
        let walked = walked.filter(|_| participant.told_hand() == at.hand);
        participant.hear_hand(at.hand.clone(), participant.asked_order());
        let place = match walked {
            Some(place) if right => (place + 1).min(last),
            Some(place) => place.saturating_sub(1).min(last),
            None if right => 0,
            None => last,
        };
        self.app.keyboard.keys.walked = Some(place);
        Some(vec![Line::of(
            [self.app.keyboard.voice().locale().say(msg!(
                "hand-position",
                position = place + 1,
                card = at.hand[place]
            ))],
            Channel::Hand,
            Urgency::Answer,
        )])
    }
}
