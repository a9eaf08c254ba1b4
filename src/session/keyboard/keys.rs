//! Single keys: what a key means at this table now. Nearly every key stands for a line that could be typed, and is
//! answered as that line is.

use super::Keyboard;
use super::key_map::{Keymap, Meaning};
use crate::cards::{CardKind, Wish};
use crate::command::{AgainCommand, Command, MoveCommand, ProgramCommand, TableQuestion};
use crate::say::{Channel, Line, Urgency, msg};
use crate::session::app::Session;
use crate::session::conversation::{Answer, Key, KeyAnswer};
use crate::session::language_pack::LanguagePack;
use crate::session::typing::Typing;
use crate::settings::Setting;

/// Single keys in a session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    /// Whether they are on.
    pub on: bool,
    /// Whether there can be any: at a terminal that gives keys.
    pub possible: bool,
    /// What the next key belongs to.
    pub(super) begun: Option<Begun>,
    /// The card of the hand that was told last, counted from 0.
    pub(super) walked: Option<usize>,
    /// What was waited for when a key was read last.
    pub(super) waited: AwaitedInput,
    /// Whether somebody was asked whether a key was meant.
    pub(super) asked: bool,
}

/// What needs another key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Begun {
    /// The same key again does what is not plain.
    Sure(char),
    /// A number of two digits, of which these were pressed.
    Number(String),
    /// A pair, of which this is the first.
    Pair(usize),
    /// A command, and then a colour.
    Colour(Command),
}

/// What is waited for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AwaitedInput {
    /// A move, and nothing beside it.
    #[default]
    Turn,
    /// Enter, to hear the next move of the others.
    News,
    /// Enter of whoever gets the keyboard.
    Keyboard,
    /// Whether somebody forgot a call.
    Stop,
    /// The same card out of turn, or Enter.
    Twin,
    /// What is wished, or the colour of the start card.
    Wish,
    /// A player.
    Player,
    /// A card to give away.
    Gift,
    /// Enter, for the next round.
    Round,
    /// Enter, for another game.
    Game,
}

impl AwaitedInput {
    /// Whether Enter goes on.
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

/// What digits mean, where nothing else is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Digits {
    /// Nothing.
    #[default]
    Nothing,
    /// The places of the hand.
    Hand,
    /// The stacks of a pair.
    Pairs,
}

/// What the meaning of keys hangs on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AtKeys {
    /// What is waited for.
    pub waits: AwaitedInput,
    /// What digits mean.
    pub digits: Digits,
    /// Whether Enter goes on.
    pub enter: bool,
    /// Keys that answer what is asked, with the line that they stand for.
    pub answers: Vec<(char, String)>,
    /// The keys of the colours, with what is typed for them.
    pub colours: Vec<(char, String)>,
    /// The cards of who has the keyboard, in the order of their places.
    pub hand: Vec<CardKind>,
    /// Moves that would be made although a card can be laid: they may not be meant.
    pub doubtful: Vec<Command>,
    /// Whether somebody learns here.
    pub lesson: bool,
    /// Whether a game is told again here, and none is played.
    pub retold: bool,
}

impl AtKeys {
    /// The same for what is waited for.
    pub fn waiting(waits: AwaitedInput) -> Self {
        AtKeys { waits, enter: waits.for_enter(), ..AtKeys::default() }
    }
}

/// The keys of wishes: their codes in the language, where these are single characters that keep them apart.
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
    /// The same session, with single keys on or off; `possible` says whether there is a terminal that gives them.
    #[must_use]
    pub fn with_keys(mut self, on: bool, possible: bool) -> Self {
        self.house.keyboard.keys = Keys { on, possible, ..Keys::default() };
        self
    }

    /// Whether keys are read one by one now: at a table, not where names are typed.
    #[must_use]
    pub fn waits_for_keys(&self) -> bool {
        self.house.keyboard.keys.on
            && self.house.keyboard.keys.possible
            && self.house.foyer.asking().is_none()
            && self.table.is_some()
    }

    /// Whether something is asked that was not asked when the last key was read: what was pressed before was not meant
    /// for it.
    pub fn waits_anew(&mut self) -> bool {
        let Some(at) = self.at_keys() else { return false };
        let before = std::mem::replace(&mut self.house.keyboard.keys.waited, at.waits);
        let asked = std::mem::take(&mut self.house.keyboard.keys.asked);
        asked || (before != at.waits && at.waits != AwaitedInput::Turn)
    }

    fn at_keys(&self) -> Option<AtKeys> {
        self.table.as_ref().map(|playing| playing.at_keys())
    }

    fn keymap(&self, at: &AtKeys) -> Keymap {
        Keymap::new(self.house.keyboard.voice(), self.table.as_ref().map(|table| table.seated().company()), at)
    }

    /// What a key does.
    pub fn pressed(&mut self, key: Key) -> KeyAnswer {
        let Some(at) = self.at_keys() else { return KeyAnswer::Opens };
        let map = self.keymap(&at);
        let begun = self.house.keyboard.keys.begun.take();
        let walked = self.house.keyboard.keys.walked.take();
        match key {
            Key::Enter if at.enter => KeyAnswer::Line(String::new()),
            Key::Enter | Key::Char(':') => KeyAnswer::Opens,
            Key::Escape => {
                self.house.keyboard.speech.hush();
                match begun {
                    Some(_) => self.told_by_key(vec![self.house.keyboard.voice().help(msg!("key-nothing-done"))]),
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
                let lines = self.house.keyboard.help_of_keys(&map, &at);
                self.told_by_key(lines)
            }
            Key::Char(letter) => self.letter(&at, &map, begun, letter),
            Key::Other => self.no_such_key(&at, key),
        }
    }

    fn letter(&mut self, at: &AtKeys, map: &Keymap, begun: Option<Begun>, letter: char) -> KeyAnswer {
        let digit = letter.to_digit(10).and_then(|digit| usize::try_from(digit).ok());
        match (begun, digit) {
            (Some(Begun::Number(digits)), Some(_)) => return self.number(at, digits, letter),
            (Some(Begun::Pair(first)), Some(digit)) => {
                let second = if digit == 0 { 10 } else { digit };
                return self.typed(at, MoveCommand::Take, &format!("{first} {second}"));
            }
            (Some(Begun::Colour(command)), _) => {
                if let Some(colour) = map.colour(letter) {
                    let colour = colour.to_owned();
                    return self.typed(at, command, &colour);
                }
            }
            (Some(Begun::Sure(before)), _) if Some(before) == letter.to_lowercase().next() => {
                if let Some(Meaning::Does(command, rest)) = map.meaning(letter) {
                    return self.typed(at, command, &rest);
                }
            }
            _ => {}
        }
        match map.meaning(letter) {
            Some(Meaning::Answers(line)) => KeyAnswer::Line(line),
            Some(Meaning::Card(place)) => self.typed(at, MoveCommand::Play, &place.to_string()),
            Some(Meaning::Player(number)) => KeyAnswer::Line(number.to_string()),
            Some(Meaning::Number) => {
                self.house.keyboard.keys.begun = Some(Begun::Number(String::new()));
                self.told_by_key(vec![self.house.keyboard.voice().question(msg!("key-two-digits"))])
            }
            Some(Meaning::Pair(first)) => {
                self.house.keyboard.keys.begun = Some(Begun::Pair(first));
                self.told_by_key(vec![self.house.keyboard.voice().question(msg!("key-pair", number = first))])
            }
            Some(Meaning::Colour(command)) => {
                self.house.keyboard.keys.begun = Some(Begun::Colour(command));
                let colours = map.told_colours(self.house.keyboard.voice());
                self.told_by_key(vec![
                    self.house.keyboard.voice().question(msg!("key-which-colour", keys = colours.as_str())),
                ])
            }
            Some(Meaning::Does(command, rest)) => match self.question_before(at, command, letter) {
                Some(line) => {
                    self.house.keyboard.keys.begun = letter.to_lowercase().next().map(Begun::Sure);
                    self.house.keyboard.keys.asked = true;
                    self.told_by_key(vec![line])
                }
                None => self.typed(at, command, &rest),
            },
            None => self.no_such_key(at, Key::Char(letter)),
        }
    }

    /// The second digit of a number, or the first.
    fn number(&mut self, at: &AtKeys, mut digits: String, digit: char) -> KeyAnswer {
        digits.push(digit);
        if digits.len() < 2 {
            self.house.keyboard.keys.begun = Some(Begun::Number(digits));
            return KeyAnswer::Nothing;
        }
        self.typed(at, MoveCommand::Play, digits.trim_start_matches('0'))
    }

    /// What has to be asked before a key does something that cannot be made good and may not be meant.
    fn question_before(&self, at: &AtKeys, command: Command, letter: char) -> Option<Line> {
        let key = letter.to_lowercase().to_string();
        let key = key.as_str();
        if at.doubtful.contains(&command) && !at.lesson {
            return Some(self.house.keyboard.voice().question(msg!("key-sure-can-play", key)));
        }
        command.facts().is_asked_first.then(|| {
            let does = self.house.keyboard.voice().commands().entry(command).help.as_str();
            self.house.keyboard.voice().question(msg!("key-sure", key, does))
        })
    }

    /// A command as it is typed; what nobody may hear who is about to get the keyboard, is answered by who is to get it.
    fn typed(&mut self, at: &AtKeys, command: impl Into<Command>, rest: &str) -> KeyAnswer {
        let command = command.into();
        if at.waits == AwaitedInput::Keyboard && !Keymap::before_the_keyboard(command) {
            let lines = self.state();
            return self.told_by_key(lines);
        }
        if !command.suits(self.house.keyboard.voice().family()) {
            return self.no_such_key(at, Key::Other);
        }
        let word = &self.house.keyboard.voice().commands().entry(command).name;
        KeyAnswer::Line(format!("{word} {rest}").trim_end().to_owned())
    }

    /// What is waited for.
    fn state(&self) -> Vec<Line> {
        self.table.as_ref().map_or_else(Vec::new, |playing| playing.seated().situation())
    }

    fn no_such_key(&mut self, at: &AtKeys, key: Key) -> KeyAnswer {
        let line = match key {
            Key::Char(letter) => {
                let letter = letter.to_string();
                self.house.keyboard.voice().error(msg!("key-unknown", key = letter.as_str()))
            }
            _ => self.house.keyboard.voice().error(msg!("key-unnamed")),
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
    /// Answers `keys`.
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
    /// Tells the next card of the hand, or the one before; where the hand has changed it begins anew, and the places
    /// hold from then on. None if there is no hand.
    pub(super) fn walk(&mut self, at: &AtKeys, walked: Option<usize>, right: bool) -> Option<Vec<Line>> {
        let last = at.hand.len().checked_sub(1)?;
        let desk = self.table.as_mut()?.seated_mut().company_mut().desk_mut();
        let walked = walked.filter(|_| desk.told_hand() == at.hand);
        desk.hears_hand(at.hand.clone(), desk.asked_order());
        let place = match walked {
            Some(place) if right => (place + 1).min(last),
            Some(place) => place.saturating_sub(1).min(last),
            None if right => 0,
            None => last,
        };
        self.house.keyboard.keys.walked = Some(place);
        Some(vec![Line::of(
            [self.house.keyboard.voice().locale().say(msg!(
                "hand-position",
                position = place + 1,
                card = at.hand[place]
            ))],
            Channel::Hand,
            Urgency::Answer,
        )])
    }
}
