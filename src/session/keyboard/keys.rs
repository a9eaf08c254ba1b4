//! Single keys. Nearly every key stands for a line that could be typed and is answered like it.

use std::sync::Arc;

use super::key_map::{KeyMeaning, Keymap, items};
use super::output_commands::on_or_off;
use super::{KeySequence, KeyState, Keyboard, KeyboardLocation};
use crate::input::{AgainCommand, Command, MoveCommand, TableQuestion};
use crate::session::conversation::{Answer, Key, KeyAnswer};
use crate::session::game_ui::has_referee;
use crate::session::intent::{AtKeys, AwaitedInput};
use crate::session::participant::Participant;
use crate::session::settings::Setting;
use crate::session::table_state::TableState;
use crate::text::{Channel, Line, Urgency, msg};

impl Keyboard {
    pub fn allow_keys(&mut self, on: bool, possible: bool) {
        self.keys = KeyState { on, possible, ..KeyState::default() };
        self.name_keys();
    }

    fn name_keys(&mut self) {
        self.preferences.voice = Arc::new(self.voice().with_single_keys(self.reads_keys()));
    }

    pub fn reads_keys(&self) -> bool {
        self.keys.on && self.keys.possible
    }

    /// The line that says that single keys are on, once, at the first table.
    pub fn announce_keys(&mut self) -> Option<Line> {
        let is_new = self.reads_keys() && !std::mem::replace(&mut self.keys.announced, true);
        is_new.then(|| self.help(msg!("keys-are", on = true)))
    }

    /// True if the open question changed since the last key, so that keys typed ahead are discarded.
    pub fn has_new_question(&mut self, waits: AwaitedInput) -> bool {
        let before = std::mem::replace(&mut self.keys.waited, waits);
        let asked = std::mem::take(&mut self.keys.asked);
        asked || (before != waits && waits != AwaitedInput::Turn)
    }

    /// Handles a key. The situation follows where a key means nothing and something waits. At a remote table neither the
    /// table nor its situation is known.
    pub fn press(
        &mut self,
        key: Key,
        at: &AtKeys,
        table_state: Option<&mut TableState>,
        situation: Vec<Line>,
    ) -> KeyAnswer {
        let begun = self.keys.begun.take();
        let walked = self.keys.walked.take();
        match key {
            // Only right after a walk, so that nothing was said in between.
            Key::Enter if walked.is_some() => self.place(walked.unwrap_or_default() + 1),
            Key::Enter if at.enter => KeyAnswer::Line(String::new()),
            Key::Enter | Key::Char(' ') => self.typed(at, TableQuestion::Turn, "", situation),
            Key::Char(':') => self.open_line(),
            Key::LeaveLine => told(vec![self.help(msg!("key-line-left"))]),
            Key::Escape => {
                self.speech.hush();
                match begun {
                    Some(_) => told(vec![self.help(msg!("key-nothing-done"))]),
                    None => KeyAnswer::Nothing,
                }
            }
            Key::Left | Key::Right | Key::Tab | Key::BackTab => match table_state {
                Some(table_state) if !at.hand.is_empty() => {
                    told(vec![self.walk(at, table_state.participant_mut(), walked, key)])
                }
                _ => self.no_such_key(at, key, situation),
            },
            Key::Up => self.typed(at, AgainCommand::Back, "", situation),
            Key::Down => self.typed(at, AgainCommand::Forward, "", situation),
            // Steps of a replay have no kinds.
            Key::PageUp | Key::PageDown | Key::NextKind | Key::Char('-') if at.retold => {
                self.no_such_key(at, key, situation)
            }
            Key::PageUp => self.typed(at, AgainCommand::Back, &self.kind_word(), situation),
            Key::PageDown => self.typed(at, AgainCommand::Forward, &self.kind_word(), situation),
            Key::NextKind | Key::Char('-') => told(vec![self.next_kind()]),
            Key::Char(letter) => {
                let map = Keymap::new(self.voice(), table_state.as_deref(), at);
                match letter {
                    '?' => told(self.help_of_keys(&map, at)),
                    _ => self.letter(at, &map, begun, letter, situation),
                }
            }
            Key::Other => self.no_such_key(at, key, situation),
        }
    }

    fn letter(
        &mut self,
        at: &AtKeys,
        map: &Keymap,
        begun: Option<KeySequence>,
        letter: char,
        situation: Vec<Line>,
    ) -> KeyAnswer {
        let digit = letter.to_digit(10).and_then(|digit| usize::try_from(digit).ok());
        let small = letter.to_lowercase().next();
        let meaning = map.meaning(letter);
        match (begun, digit) {
            (Some(KeySequence::Number(digits)), Some(_)) => {
                let digits = format!("{digits}{letter}");
                if digits.len() < 2 {
                    self.keys.begun = Some(KeySequence::Number(digits));
                    return KeyAnswer::Nothing;
                }
                return self.place(digits.parse().unwrap_or_default());
            }
            (Some(KeySequence::Pair(first)), Some(digit)) => {
                let second = if digit == 0 { 10 } else { digit };
                return self.typed(at, MoveCommand::Take, &format!("{first} {second}"), situation);
            }
            (Some(KeySequence::Colour(command)), _) => {
                if let Some(colour) = map.colour(letter) {
                    return self.typed(at, command, colour, situation);
                }
            }
            (Some(KeySequence::Sure(before)), _) if Some(before) == small => {
                if let Some(KeyMeaning::Does(command, rest)) = &meaning {
                    return self.typed(at, *command, rest, situation);
                }
            }
            _ => {}
        }
        let (begun, question) = match meaning {
            Some(KeyMeaning::Answers(line)) => return KeyAnswer::Line(line),
            Some(KeyMeaning::Card(place)) => return self.place(place),
            Some(KeyMeaning::Player(number)) => return KeyAnswer::Line(number.to_string()),
            Some(KeyMeaning::Number) => {
                (Some(KeySequence::Number(String::new())), self.question(msg!("key-two-digits")))
            }
            Some(KeyMeaning::Pair(first)) => {
                (Some(KeySequence::Pair(first)), self.question(msg!("key-pair", number = first)))
            }
            // A colour of a remote table is typed.
            Some(KeyMeaning::Colour(_)) if self.location == KeyboardLocation::FarFromTheTable => {
                return self.open_line();
            }
            Some(KeyMeaning::Colour(command)) => {
                let colours = map.colours.iter().map(|(key, colour)| (*key, colour.as_str()));
                let keys = items(self.voice(), colours);
                (Some(KeySequence::Colour(command)), self.question(msg!("key-which-colour", keys)))
            }
            Some(KeyMeaning::Does(command, rest)) => match self.question_before(at, command, letter) {
                Some(line) => {
                    self.keys.asked = true;
                    (small.map(KeySequence::Sure), line)
                }
                None => return self.typed(at, command, &rest, situation),
            },
            None => return self.no_such_key(at, Key::Char(letter), situation),
        };
        self.keys.begun = begun;
        told(vec![question])
    }

    fn kind_word(&self) -> String {
        let word = |channel: Channel| self.voice().locale.in_full(msg!("channel", channel = channel.id()));
        self.keys.kind.map(word).unwrap_or_default()
    }

    /// Changes the kind of lines that Page Up and Page Down go through. Only families with hidden hands have hands,
    /// and only network tables have chat.
    fn next_kind(&mut self) -> Line {
        let kinds = [
            (true, Channel::Game),
            (self.location != KeyboardLocation::AtTheTable, Channel::Chat),
            (has_referee(self.voice().family()), Channel::Hand),
        ];
        let mut kinds = kinds.into_iter().filter(|(is_there, _)| *is_there).map(|(_, channel)| channel);
        self.keys.kind = match self.keys.kind {
            None => kinds.next(),
            Some(kind) => kinds.skip_while(|other| *other != kind).nth(1),
        };
        self.help(msg!("review-kind", kind = self.keys.kind.map_or("all", Channel::id)))
    }

    fn open_line(&self) -> KeyAnswer {
        KeyAnswer::Opens(Answer::new(vec![self.help(msg!("key-line-opened"))]))
    }

    /// The confirmation that a key needs, if it acts irreversibly and may not be meant.
    fn question_before(&self, at: &AtKeys, command: Command, letter: char) -> Option<Line> {
        let key = letter.to_lowercase().to_string();
        let key = key.as_str();
        if at.doubtful.contains(&command) && !at.lesson {
            return Some(self.question(msg!("key-sure-can-play", key)));
        }
        command.facts().is_asked_first.then(|| {
            let does = self.voice().commands().entry(command).help.as_str();
            self.question(msg!("key-sure", key, does))
        })
    }

    /// Answers a command as if it were typed. While the keyboard is passed on, private answers go to the next person.
    fn typed(&self, at: &AtKeys, command: impl Into<Command>, rest: &str, situation: Vec<Line>) -> KeyAnswer {
        let command = command.into();
        if at.waits == AwaitedInput::Keyboard && !Keymap::before_the_keyboard(command) {
            return told(situation);
        }
        if !command.suits(self.voice().family()) {
            return self.no_such_key(at, Key::Other, situation);
        }
        let word = self.voice().name_of(command);
        KeyAnswer::Line(format!("{word} {rest}").trim_end().to_owned())
    }

    fn no_such_key(&self, at: &AtKeys, key: Key, situation: Vec<Line>) -> KeyAnswer {
        let line = match key {
            Key::Char(letter) => self.error(msg!("key-unknown", key = letter.to_string())),
            _ => self.error(msg!("key-unnamed")),
        };
        let situation = if at.waits == AwaitedInput::Turn { Vec::new() } else { situation };
        told([vec![line], situation].concat())
    }

    /// Plays the card at a place of the hand as it was told last.
    fn place(&self, place: usize) -> KeyAnswer {
        KeyAnswer::Line(format!("{} {place}", self.voice().locale.in_full(msg!("words-position"))))
    }

    /// Announces the next or previous card of the hand, with Tab of those that can be played. A changed hand starts
    /// again at its first card, and its positions apply from then on.
    fn walk(&mut self, at: &AtKeys, participant: &mut Participant, walked: Option<usize>, key: Key) -> Line {
        let walked = walked.filter(|_| participant.told_hand == at.hand);
        participant.hear_hand(at.hand.clone(), participant.asked_order);
        let stops = |place: &usize| match key {
            Key::Tab | Key::BackTab => at.playable.contains(&at.hand[*place]),
            _ => true,
        };
        let stops: Vec<usize> = (0..at.hand.len()).filter(stops).collect();
        let is_forward = matches!(key, Key::Right | Key::Tab);
        let next = match walked {
            Some(walked) if is_forward => stops.iter().find(|place| **place > walked).or(stops.last()),
            Some(walked) => stops.iter().rfind(|place| **place < walked).or(stops.first()),
            None if is_forward => stops.first(),
            None => stops.last(),
        };
        let Some(place) = next.copied() else { return self.help(msg!("key-none-playable")) };
        self.keys.walked = Some(place);
        let position = msg!("hand-position", position = place + 1, card = at.hand[place]);
        Line::of([self.voice().locale.say(position)], Channel::Hand, Urgency::Answer)
    }

    pub(super) fn change_keys(&mut self, wanted: &str) -> Vec<Line> {
        let on = if wanted.is_empty() { self.keys.on } else { wanted == "on" };
        if on && !self.keys.possible {
            return vec![self.error(msg!("keys-not-here"))];
        }
        if !wanted.is_empty() {
            (self.keys.on, self.keys.announced) = (on, true);
            self.name_keys();
            self.save(Setting::Keys, on_or_off(on));
        }
        vec![self.help(msg!("keys-are", on))]
    }
}

fn told(lines: Vec<Line>) -> KeyAnswer {
    KeyAnswer::Told(Answer::new(lines))
}
