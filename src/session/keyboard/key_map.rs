//! Keymaps: the language's list of letters, the answers to the open question, and the help of keys.

use super::Keyboard;
use crate::input::{Command, GameCommand};
use crate::rules::Kind;
use crate::session::game_ui::has_command;
use crate::session::intent::{AtKeys, AwaitedInput, Digits};
use crate::session::language_pack::LanguagePack;
use crate::session::table_state::TableState;
use crate::text::{Line, Locale, Message, msg};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum KeyMeaning {
    Does(Command, String),
    /// A command that needs a colour next.
    Colour(Command),
    Answers(String),
    Card(usize),
    Player(usize),
    Number,
    /// The first stack of a pair.
    Pair(usize),
}

#[derive(Clone, Debug)]
pub(super) struct KeyBinding {
    pub key: char,
    pub command: Command,
    pub rest: String,
    pub colour: bool,
}

pub(super) struct Keymap {
    pub bound: Vec<KeyBinding>,
    /// Answers to the open question, which take precedence.
    pub answers: Vec<(char, String)>,
    pub colours: Vec<(char, String)>,
    digits: Digits,
    waits: AwaitedInput,
}

impl Keymap {
    pub fn new(voice: &LanguagePack, table_state: Option<&TableState>, at: &AtKeys) -> Self {
        let there = |bound: &KeyBinding| {
            has_command(table_state, bound.command)
                && (at.lesson || bound.command != GameCommand::Next.into())
                && !(at.retold && bound.command.is_move())
        };
        let mut bound = bound_keys(&voice.locale, voice.family());
        bound.retain(there);
        if at.waits == AwaitedInput::Keyboard {
            bound.retain(|bound| Keymap::before_the_keyboard(bound.command));
        }
        Keymap { bound, answers: at.answers.clone(), colours: at.colours.clone(), digits: at.digits, waits: at.waits }
    }

    pub fn before_the_keyboard(command: Command) -> bool {
        command == GameCommand::Quit.into()
    }

    /// Capitals count as small letters.
    pub fn meaning(&self, key: char) -> Option<KeyMeaning> {
        let key = key.to_lowercase().next()?;
        if let Some((_, line)) = self.answers.iter().find(|(own, _)| *own == key) {
            return Some(KeyMeaning::Answers(line.clone()));
        }
        if let Some(digit) = key.to_digit(10).and_then(|digit| usize::try_from(digit).ok()) {
            return self.digit(if digit == 0 { 10 } else { digit });
        }
        if key == '.' && self.has_places() {
            return Some(KeyMeaning::Number);
        }
        let bound = self.bound.iter().find(|bound| bound.key == key)?;
        Some(if bound.colour {
            KeyMeaning::Colour(bound.command)
        } else {
            KeyMeaning::Does(bound.command, bound.rest.clone())
        })
    }

    pub fn has_places(&self) -> bool {
        self.digits == Digits::Hand
            && !matches!(self.waits, AwaitedInput::Keyboard | AwaitedInput::Wish | AwaitedInput::Player)
    }

    fn digit(&self, number: usize) -> Option<KeyMeaning> {
        match (self.digits, self.waits) {
            (Digits::Nothing, _) | (_, AwaitedInput::Keyboard | AwaitedInput::Wish) => None,
            (Digits::Hand, AwaitedInput::Player) => Some(KeyMeaning::Player(number)),
            (Digits::Hand, _) => Some(KeyMeaning::Card(number)),
            (Digits::Pairs, _) => Some(KeyMeaning::Pair(number)),
        }
    }

    pub fn colour(&self, key: char) -> Option<&str> {
        let key = key.to_lowercase().next()?;
        self.colours.iter().find(|(own, _)| *own == key).map(|(_, colour)| colour.as_str())
    }
}

/// "d draw, p pass".
pub(super) fn items<'a>(voice: &LanguagePack, items: impl IntoIterator<Item = (char, &'a str)>) -> String {
    let item = |(key, name): (char, &str)| {
        let sort = match key {
            ',' => "comma",
            '.' => "stop",
            _ => "letter",
        };
        voice.locale.in_full(msg!("key-item", sort, key = key.to_string(), name))
    };
    items.into_iter().map(item).collect::<Vec<_>>().join(", ")
}

/// The language's list for a family of games: "h hand, e hand+numbers".
pub(super) fn bound_keys(locale: &Locale, family: Kind) -> Vec<KeyBinding> {
    let list = locale.of_family(msg!("words-keys"), family);
    let bound = |item: &str| {
        let (key, meaning) = item.trim().split_once(' ')?;
        let (id, rest) = meaning.split_once('+').unwrap_or((meaning, ""));
        let command = Command::with_id(id)?;
        let colour = rest == "colour";
        let words = if colour { None } else { locale.find(&format!("words-{rest}"), &[]) };
        let words = words.map(|words| locale.in_full(words)).unwrap_or_default();
        let rest = words.split_whitespace().next().unwrap_or_default().to_owned();
        let key = match key {
            "comma" => ',',
            "stop" => '.',
            letter => letter.chars().next()?,
        };
        Some(KeyBinding { key, command, rest, colour })
    };
    locale.in_full(list).split(", ").filter_map(bound).collect()
}

/// Order of the help lines.
const GROUPS: [Group; 5] = [Group::Moves, Group::Table, Group::Thinking, Group::Again, Group::Program];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Group {
    Moves,
    Table,
    Thinking,
    Again,
    Program,
}

impl Group {
    fn message<'a>(self, keys: String, at: &AtKeys) -> Message<'a> {
        msg!(
            match (self) {
                Group::Again if at.retold => "keys-again-replay",
                Group::Moves => "keys-moves",
                Group::Table => "keys-table",
                Group::Thinking => "keys-thinking",
                Group::Again => "keys-again",
                Group::Program => "keys-program",
            },
            keys
        )
    }

    fn of(command: Command) -> Self {
        match command {
            Command::Move(_) => Group::Moves,
            Command::Ask(_) if command.facts().is_thinking => Group::Thinking,
            Command::Ask(_) => Group::Table,
            Command::Again(_) => Group::Again,
            Command::Look(_) | Command::Program(_) | Command::Game(_) => Group::Program,
        }
    }
}

impl Keyboard {
    /// The keys that are active, in at most eight lines.
    pub(super) fn help_of_keys(&self, map: &Keymap, at: &AtKeys) -> Vec<Line> {
        let voice = self.voice();
        let answers = items(voice, map.answers.iter().map(|(key, line)| (*key, line.as_str())));
        let digits = match at.digits {
            Digits::Hand if map.has_places() => Some(voice.help(msg!("keys-digits"))),
            Digits::Pairs => Some(voice.help(msg!("keys-digits-wall"))),
            Digits::Hand | Digits::Nothing => None,
        };
        let group = |group: Group| {
            let named: Vec<(char, String)> = map
                .bound
                .iter()
                .filter(|bound| Group::of(bound.command) == group)
                // Keys of answers hide the keys of commands.
                .filter(|bound| map.answers.iter().all(|(key, _)| *key != bound.key))
                .map(|bound| {
                    let name = &voice.commands().entry(bound.command).name;
                    let rest =
                        if bound.colour { voice.locale.in_full(msg!("key-colour")) } else { bound.rest.clone() };
                    (bound.key, format!("{name} {rest}").trim_end().to_owned())
                })
                .collect();
            let keys = items(voice, named.iter().map(|(key, name)| (*key, name.as_str())));
            (!keys.is_empty()).then(|| voice.help(group.message(keys, at)))
        };
        let replay = at.retold.then(|| voice.help(msg!("keys-replay")));
        let more = voice.help(msg!("keys-more", "goes-on" = at.enter, hand = !at.hand.is_empty()));
        let more = (!at.retold).then_some(more);
        let answers = (!answers.is_empty()).then(|| voice.help(msg!("keys-answers", keys = answers)));
        let first = replay.into_iter().chain(answers).chain(digits);
        first.chain(GROUPS.into_iter().filter_map(group)).chain(more).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::input::Commands;
    use crate::text::Lang;

    fn lists() -> impl Iterator<Item = (Lang, Kind, usize, Vec<KeyBinding>)> {
        Lang::ALL.into_iter().flat_map(|lang| Kind::ALL.map(|family| (lang, family))).map(|(lang, family)| {
            let locale = Locale::new(lang);
            let list = locale.of_family(msg!("words-keys"), family);
            (lang, family, locale.in_full(list).split(", ").count(), bound_keys(&locale, family))
        })
    }

    #[test]
    fn every_key_of_a_list_is_one_command_of_the_family() {
        for (lang, family, written, bound) in lists() {
            assert_eq!(bound.len(), written, "{lang}, {family:?}: all are understood");
            let keys: BTreeSet<char> = bound.iter().map(|bound| bound.key).collect();
            assert_eq!(keys.len(), bound.len(), "{lang}, {family:?}: no key twice");
            let taken = |key: &char| key.is_ascii_digit() || key.is_uppercase() || ": ?".contains(*key);
            assert!(!keys.iter().any(taken), "{lang}, {family:?}: {keys:?}");
            assert!(bound.iter().all(|bound| bound.command.suits(family)), "{lang}, {family:?}");
        }
    }

    #[test]
    fn every_language_has_a_key_for_the_same() {
        let commands = |(_, _, _, bound): (Lang, Kind, usize, Vec<KeyBinding>)| {
            let mut commands: Vec<(&str, bool, bool)> =
                bound.iter().map(|bound| (bound.command.id(), bound.rest.is_empty(), bound.colour)).collect();
            commands.sort_unstable();
            commands
        };
        let lists: Vec<_> = lists().map(commands).collect();
        for (place, list) in lists.iter().enumerate() {
            assert_eq!(list, &lists[place % Kind::ALL.len()], "list {place}");
        }
    }

    #[test]
    fn texts_name_the_keys_of_the_lists() {
        for (lang, family, _, bound) in lists() {
            let locale = Locale::new(lang).with_single_keys(true);
            for bound in bound.into_iter().filter(|bound| bound.rest.is_empty() && !bound.colour) {
                let id = format!("type-{}", bound.command.id());
                let Some(named) = locale.find(&id, &[]).map(|named| locale.in_full(named)) else { continue };
                let command = Commands::of(&locale, family).entry(bound.command).name.clone();
                assert!(named == bound.key.to_string() || named == command, "{lang}, {family:?}: {id}: {named}");
            }
        }
    }

    /// The letters of keys that mean something else as typed words: nearly every letter is a key.
    const OTHERWISE_TYPED: &[(Lang, Kind, &str)] = &[
        (Lang::De, Kind::Shed, "ptywlxj"),
        (Lang::De, Kind::Wall, "hnwxj"),
        (Lang::De, Kind::Patience, "tnwycj"),
        (Lang::En, Kind::Shed, "pxwy"),
        (Lang::En, Kind::Wall, "wx"),
        (Lang::En, Kind::Patience, "wny"),
        (Lang::Fi, Kind::Shed, "nxvpwyled"),
        (Lang::Fi, Kind::Wall, "xvtekf"),
        (Lang::Fi, Kind::Patience, "nywve"),
    ];

    #[test]
    fn letters_mean_the_same_as_keys_and_typed() {
        let mut found = Vec::new();
        for (lang, family, _, bound) in lists() {
            let scope = match family {
                Kind::Shed => "shed",
                Kind::Wall => "wall",
                Kind::Patience => "patience",
            };
            let voice = LanguagePack::new(lang);
            let is_otherwise = |bound: &&KeyBinding| {
                let scopes = &[scope, "deal", "table", "all"];
                let said = voice.read_in(&bound.key.to_string(), scopes).said;
                !said.is_empty() && said.iter().all(|said| said.command() != Some(bound.command))
            };
            let letters: String = bound.iter().filter(is_otherwise).map(|bound| bound.key).collect();
            found.push((lang, family, letters));
        }
        found.retain(|(_, _, letters)| !letters.is_empty());
        let expected = OTHERWISE_TYPED.iter().map(|(lang, family, letters)| (*lang, *family, (*letters).to_owned()));
        assert_eq!(found, expected.collect::<Vec<_>>());
    }

    #[test]
    fn a_key_is_typed_as_the_command_that_it_stands_for() {
        for (lang, family, _, bound) in lists() {
            let locale = Locale::new(lang);
            let commands = Commands::of(&locale, family);
            let scope = match family {
                Kind::Shed => "shed",
                Kind::Wall => "wall",
                Kind::Patience => "patience",
            };
            let voice = LanguagePack::new(lang);
            for bound in bound.into_iter().filter(|bound| !bound.colour) {
                let line = format!("{} {}", commands.entry(bound.command).name, bound.rest);
                let said = voice.read_in(&line, &[scope, "deal", "table", "all"]).said;
                let is_it = said.iter().any(|said| said.command() == Some(bound.command));
                assert!(is_it, "{lang}, {family:?}: {line}: {said:?}");
            }
        }
    }
}
