//! `?`: the keys, told from the very table that gives them their meaning.

use super::map::{Keymap, items};
use super::table::{AtKeys, Digits};
use crate::command::Command;
use crate::say::{Line, Message, msg};
use crate::session::keyboard::Keyboard;

/// The lines of keys, in the order in which they are told.
const GROUPS: [Group; 5] = [Group::Moves, Group::Table, Group::Thinking, Group::Again, Group::Program];

/// What keys are told together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Group {
    Moves,
    Table,
    Thinking,
    Again,
    Program,
}

impl Group {
    /// The line of these keys.
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
            Command::Ask(question) if question.facts().is_thinking => Group::Thinking,
            Command::Ask(_) => Group::Table,
            Command::Again(_) => Group::Again,
            Command::Look(_) | Command::Program(_) | Command::Game(_) => Group::Program,
        }
    }
}

impl Keyboard {
    /// The keys that mean something now, in at most eight lines.
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
                // While something is asked its answers come first.
                .filter(|bound| map.answers.iter().all(|(key, _)| *key != bound.key))
                .map(|bound| {
                    let name = &voice.commands().entry(bound.command).name;
                    let rest =
                        if bound.colour { voice.locale().in_full(msg!("key-colour")) } else { bound.rest.clone() };
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
