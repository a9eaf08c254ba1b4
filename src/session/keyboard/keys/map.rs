//! Which key means what: from the language's list of letters, and what is asked now.

use super::table::{AtKeys, AwaitedInput, Digits};
use crate::command::{Command, GameCommand};
use crate::rules::book::Kind;
use crate::say::{Locale, msg};
use crate::session::company::TableState;
use crate::session::has::has_command;
use crate::session::voice::LanguagePack;

/// What a character means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A command, with what stands behind it.
    Does(Command, String),
    /// A command that needs a colour.
    Colour(Command),
    /// The answer to what is asked.
    Answers(String),
    /// The card at a place of the hand.
    Card(usize),
    /// The player with a number.
    Player(usize),
    /// A number of two digits follows.
    Number,
    /// The first of a pair.
    Pair(usize),
}

/// A key of the language's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bound {
    pub key: char,
    pub command: Command,
    /// What stands behind the command.
    pub rest: String,
    /// Whether a colour has to follow.
    pub colour: bool,
}

/// The keys at a table, as it is now.
pub(super) struct Keymap {
    pub bound: Vec<Bound>,
    /// Answers to what is asked: they come first.
    pub answers: Vec<(char, String)>,
    colours: Vec<(char, String)>,
    digits: Digits,
    waits: AwaitedInput,
}

impl Keymap {
    /// The keys at the table of these players.
    pub fn new(voice: &LanguagePack, company: Option<&TableState>, at: &AtKeys) -> Self {
        let there = |bound: &Bound| {
            has_command(company, bound.command)
                && (at.lesson || bound.command != GameCommand::Next.into())
                && !(at.retold && bound.command.is_move())
        };
        let mut bound = bound_keys(voice.locale(), voice.family());
        bound.retain(there);
        if at.waits == AwaitedInput::Keyboard {
            bound.retain(|bound| Keymap::before_the_keyboard(bound.command));
        }
        Keymap { bound, answers: at.answers.clone(), colours: at.colours.clone(), digits: at.digits, waits: at.waits }
    }

    /// What may be asked while the keyboard is passed on.
    pub fn before_the_keyboard(command: Command) -> bool {
        command == GameCommand::Quit.into()
    }

    /// What a character means; capitals are as good as small letters.
    pub fn meaning(&self, key: char) -> Option<Meaning> {
        let key = key.to_lowercase().next()?;
        if let Some((_, line)) = self.answers.iter().find(|(own, _)| *own == key) {
            return Some(Meaning::Answers(line.clone()));
        }
        if let Some(digit) = key.to_digit(10).and_then(|digit| usize::try_from(digit).ok()) {
            return self.digit(if digit == 0 { 10 } else { digit });
        }
        if key == '.' && self.has_places() {
            return Some(Meaning::Number);
        }
        let bound = self.bound.iter().find(|bound| bound.key == key)?;
        Some(if bound.colour {
            Meaning::Colour(bound.command)
        } else {
            Meaning::Does(bound.command, bound.rest.clone())
        })
    }

    /// Whether digits are places of the hand now.
    pub fn has_places(&self) -> bool {
        self.digits == Digits::Hand
            && !matches!(self.waits, AwaitedInput::Keyboard | AwaitedInput::Wish | AwaitedInput::Player)
    }

    fn digit(&self, number: usize) -> Option<Meaning> {
        match (self.digits, self.waits) {
            (Digits::Nothing, _) | (_, AwaitedInput::Keyboard | AwaitedInput::Wish) => None,
            (Digits::Hand, AwaitedInput::Player) => Some(Meaning::Player(number)),
            (Digits::Hand, _) => Some(Meaning::Card(number)),
            (Digits::Pairs, _) => Some(Meaning::Pair(number)),
        }
    }

    /// The colour with this key.
    pub fn colour(&self, key: char) -> Option<&str> {
        let key = key.to_lowercase().next()?;
        self.colours.iter().find(|(own, _)| *own == key).map(|(_, colour)| colour.as_str())
    }

    /// The colours with their keys, as they are told.
    pub fn told_colours(&self, voice: &LanguagePack) -> String {
        items(voice, self.colours.iter().map(|(key, colour)| (*key, colour.as_str())))
    }
}

/// "d draw, p pass": keys with what they do.
pub(super) fn items<'a>(voice: &LanguagePack, items: impl IntoIterator<Item = (char, &'a str)>) -> String {
    let item = |(key, name): (char, &str)| {
        let sort = match key {
            ',' => "comma",
            '.' => "stop",
            _ => "letter",
        };
        let letter = key.to_string();
        voice.locale().in_full(msg!("key-item", sort, key = letter.as_str(), name))
    };
    items.into_iter().map(item).collect::<Vec<_>>().join(", ")
}

/// The language's list for a family of games: "h hand, e hand+numbers".
pub(super) fn bound_keys(locale: &Locale, family: Kind) -> Vec<Bound> {
    let list = locale.of_family(msg!("words-keys"), family);
    let bound = |item: &str| {
        let (key, meaning) = item.trim().split_once(' ')?;
        let (id, rest) = meaning.split_once('+').unwrap_or((meaning, ""));
        let command = Command::ALL.iter().copied().find(|command| command.id() == id)?;
        let colour = rest == "colour";
        let words = if colour { None } else { locale.find(&format!("words-{rest}"), &[]) };
        let words = words.map(|words| locale.in_full(words)).unwrap_or_default();
        let rest = words.split_whitespace().next().unwrap_or_default().to_owned();
        let key = match key {
            "comma" => ',',
            "stop" => '.',
            letter => letter.chars().next()?,
        };
        Some(Bound { key, command, rest, colour })
    };
    locale.in_full(list).split(", ").filter_map(bound).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::command::Commands;
    use crate::say::Lang;

    /// All lists: the language, the family, the list as it is written, the keys that are read from it.
    fn lists() -> impl Iterator<Item = (Lang, Kind, usize, Vec<Bound>)> {
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
        let commands = |(_, _, _, bound): (Lang, Kind, usize, Vec<Bound>)| {
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
    fn a_key_is_typed_as_the_command_that_it_stands_for() {
        for (lang, family, _, bound) in lists() {
            let locale = Locale::new(lang);
            let commands = Commands::new(&locale, family);
            for bound in bound {
                let line = format!("{} {}", commands.entry(bound.command).name, bound.rest);
                let parsed = commands.parse(&line);
                let meant = crate::command::Parsed::Command(bound.command, bound.rest.as_str());
                assert_eq!(parsed, meant, "{lang}, {family:?}: {line}");
            }
        }
    }
}
