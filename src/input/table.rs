//! The table of commands in one language. Names come from its `commands.ftl`, the order from the groups.

use std::sync::OnceLock;

use super::commands::Command;
use super::tokens::normal;
use crate::rules::Kind;
use crate::text::{Lang, Locale};

/// The least similarity (Jaro-Winkler, 1 is equal) of a suggestion.
const LIKENESS: f64 = 0.82;

/// A command in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandEntry {
    pub command: Command,
    pub name: String,
    /// Its help sentence.
    pub help: String,
}

#[derive(Clone, Debug)]
pub struct Commands {
    entries: Vec<CommandEntry>,
}

static COMMANDS: [[OnceLock<Commands>; Kind::ALL.len()]; Lang::ALL.len()] =
    [const { [const { OnceLock::new() }; Kind::ALL.len()] }; Lang::ALL.len()];

impl Commands {
    /// The commands of a family in one language, in the order of the help.
    pub fn of(locale: &Locale, family: Kind) -> &'static Self {
        COMMANDS[locale.lang() as usize][family as usize].get_or_init(|| Commands::new(locale, family))
    }

    fn new(locale: &Locale, family: Kind) -> Self {
        let entry = |command: Command| {
            let id = format!("command-{}", command.id());
            // The table of commands checks at compile time that the message has its parts.
            let message = locale.find_of_family(&id, family, &[]);
            let help =
                message.as_ref().and_then(|message| locale.attribute(message, "help", &[])).unwrap_or_default();
            CommandEntry { command, name: message.map_or(id, |message| locale.in_full(message)), help }
        };
        Commands { entries: Command::all().filter(|command| command.suits(family)).map(entry).collect() }
    }

    pub fn entries(&self) -> &[CommandEntry] {
        &self.entries
    }

    /// # Panics
    /// The family does not have the command.
    pub fn entry(&self, command: impl Into<Command>) -> &CommandEntry {
        let command = command.into();
        self.entries.iter().find(|entry| entry.command == command).expect("the family has the command")
    }

    /// For completion.
    pub fn beginning_with(&self, start: &str) -> Vec<String> {
        let start = normal(start);
        let begun = self.entries.iter().filter(|entry| normal(&entry.name).starts_with(&start));
        begun.map(|entry| entry.name.clone()).collect()
    }

    /// The name of the most similar command that is there. A typing error must not undo a move or leave the game.
    pub fn like(&self, word: &str, is_there: &dyn Fn(Command) -> bool) -> Option<String> {
        let harmless = |entry: &&CommandEntry| !entry.command.is_irreversible() && is_there(entry.command);
        let there = || self.entries.iter().filter(harmless);
        let names: Vec<(String, &CommandEntry)> = there()
            .flat_map(|entry| [normal(&entry.name), entry.command.id().to_owned()].map(|word| (word, entry)))
            .collect();
        let found = closest(word, names.iter().map(|(name, _)| name.as_str()))?;
        names.iter().find(|(name, _)| name == found).map(|(_, entry)| entry.name.clone())
    }
}

/// The most similar candidate, if any is similar enough.
pub fn closest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = normal(word);
    let likeness = |candidate: &str| {
        strsim::jaro_winkler(&word, candidate).max(f64::from(u8::from(is_slip(&word, candidate))) * 0.9)
    };
    candidates
        .into_iter()
        .map(|candidate| (likeness(candidate), candidate))
        .filter(|(likeness, candidate)| *likeness >= LIKENESS && is_near(&word, candidate))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, candidate)| candidate)
}

/// Few enough letters differ for a typing error.
fn is_near(word: &str, meant: &str) -> bool {
    // A different ending of the same word.
    let alike = word.chars().zip(meant.chars()).take_while(|(one, other)| one == other).count();
    match word.chars().count() {
        _ if alike >= 5 => true,
        // In such a short word the first letter must match.
        0..=3 => word.chars().next() == meant.chars().next() && strsim::osa_distance(word, meant) <= 1,
        4..=6 => strsim::osa_distance(word, meant) <= 1,
        7..=8 => strsim::osa_distance(word, meant) <= 2,
        _ => strsim::osa_distance(word, meant) <= 3,
    }
}

/// The words differ by one typing error.
pub fn is_slip(word: &str, meant: &str) -> bool {
    // A typing error changes the length by one letter at most.
    meant.chars().count().abs_diff(word.chars().count()) < 2 && strsim::osa_distance(word, meant) < 2
}
