//! The table of commands in one language. Words come from its `commands.ftl`, the order from the groups.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::cards::spellings;
use super::commands::{Command, GameCommand, ProgramCommand};
use super::line::{Typed, key};
use crate::rules::Kind;
use crate::text::{Locale, Message, msg, words_everywhere};

/// Commands whose words are accepted in every language, with the messages that list them.
const EVERYWHERE: [(Command, fn() -> Message<'static>); 3] = [
    (Command::Program(ProgramCommand::Help), || msg!("words-everywhere-help")),
    (Command::Program(ProgramCommand::Language), || msg!("words-everywhere-language")),
    (Command::Game(GameCommand::Quit), || msg!("words-everywhere-quit")),
];

/// The least similarity (Jaro-Winkler, 1 is equal) of a suggestion.
const LIKENESS: f64 = 0.82;

/// A command in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandEntry {
    pub command: Command,
    pub name: String,
    /// All words, the main one first.
    pub words: Vec<String>,
    /// Its help sentence.
    pub help: String,
}

/// The result of parsing the first word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parsed<'a> {
    /// The command and its argument.
    Command(Command, &'a str),
    /// The words of several commands with this beginning.
    Several(Vec<String>),
    Unknown,
}

/// A word that can be suggested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Suggestion {
    word: String,
    /// The text of the suggestion.
    told: String,
    command: Command,
}

#[derive(Clone, Debug)]
pub struct Commands {
    pub(super) entries: Vec<CommandEntry>,
    /// All full words of the language, and English words that have no other meaning in it.
    pub(super) words: HashMap<String, Command>,
    /// Words of the language without their umlauts.
    pub(super) dotless: HashMap<String, Command>,
    /// Phrases for commands, with the argument that they imply.
    pub(super) phrases: HashMap<String, (Command, String)>,
    /// Phrases around an argument.
    pub(super) frames: Vec<PhraseFrame>,
    /// Built at the first suggestion.
    pub(super) alike: OnceLock<Vec<Suggestion>>,
}

impl Commands {
    /// The commands of a family in one language. English words are accepted everywhere, after those of the language.
    pub fn new(locale: &Locale, family: Kind) -> Self {
        let entry = |command: Command| {
            let id = format!("command-{}", command.id());
            // The table of commands checks at compile time that the message has all parts used here.
            let message = locale.find_of_family(&id, family, &[]);
            let attribute =
                |name| message.as_ref().and_then(|message| locale.attribute(message, name, &[])).unwrap_or_default();
            let (others, help) = (attribute("words"), attribute("help"));
            let name = message.map_or(id, |message| locale.in_full(message));
            CommandEntry {
                command,
                words: [name.as_str()].into_iter().chain(others.split_whitespace()).map(normal).collect(),
                help,
                name,
            }
        };
        let entries: Vec<CommandEntry> = Command::all().filter(|command| command.suits(family)).map(entry).collect();
        let (mut words, mut dotless) = (HashMap::new(), HashMap::new());
        for (word, command) in entries.iter().flat_map(|entry| entry.words.iter().map(|word| (word, entry.command))) {
            words.entry(word.clone()).or_insert(command);
            for typed in spellings(word).into_iter().filter(|typed| typed != word) {
                dotless.entry(typed).or_insert(command);
            }
        }
        for entry in &entries {
            words.entry(entry.command.id().to_owned()).or_insert(entry.command);
        }
        Commands { entries, words, dotless, phrases: HashMap::new(), frames: Vec::new(), alike: OnceLock::new() }
    }

    /// Empty if the family does not have the command.
    pub fn words_of(&self, command: impl Into<Command>) -> Vec<String> {
        let command = command.into();
        let entry = self.entries.iter().find(|entry| entry.command == command);
        let foreign = |entry: &&CommandEntry| self.exact(entry.command.id()) == Some(entry.command);
        let english = entry.filter(foreign).map(|entry| entry.command.id().to_owned());
        entry.map_or_else(Vec::new, |entry| entry.words.clone()).into_iter().chain(english).collect()
    }

    /// The word is one of the language, typed without its umlauts.
    pub fn is_dotless(&self, word: &str) -> bool {
        !self.words.contains_key(word) && self.dotless.contains_key(word)
    }

    /// By its full word: of the language, else in English, else one accepted in every language.
    pub fn exact(&self, word: &str) -> Option<Command> {
        let own = self.words.get(word).or_else(|| self.dotless.get(word)).copied();
        own.or_else(|| self.understood_everywhere(word))
    }

    /// In the order of the help.
    pub fn entries(&self) -> &[CommandEntry] {
        &self.entries
    }

    /// # Panics
    /// The family does not have the command.
    pub fn entry(&self, command: impl Into<Command>) -> &CommandEntry {
        let command = command.into();
        self.entries.iter().find(|entry| entry.command == command).expect("the family has the command")
    }

    /// Parses the first word of a line: a word of the language, else in English, else the beginning of exactly one,
    /// with the language before English.
    pub fn parse<'a>(&self, typed: &'a str) -> Parsed<'a> {
        let typed = typed.trim();
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let word = normal(word);
        if let Some(command) = self.words.get(&word).copied().or_else(|| self.understood_everywhere(&word)) {
            return Parsed::Command(command, rest.trim());
        }
        let mut begun: Vec<&CommandEntry> =
            self.entries.iter().filter(|entry| begins(&entry.words[0], &word)).collect();
        if begun.is_empty() {
            begun = self.entries.iter().filter(|entry| begins(entry.command.id(), &word)).collect();
        }
        match begun.as_slice() {
            [] => Parsed::Unknown,
            [entry] => Parsed::Command(entry.command, rest.trim()),
            several => Parsed::Several(several.iter().map(|entry| entry.name.clone()).collect()),
        }
    }

    /// Leaving and changing the language work in all languages, for users who do not understand the current one.
    fn understood_everywhere(&self, word: &str) -> Option<Command> {
        static WORDS: OnceLock<Vec<(Command, Vec<String>)>> = OnceLock::new();
        let words = WORDS.get_or_init(|| {
            EVERYWHERE.map(|(command, words)| (command, words_everywhere(words()))).into_iter().collect()
        });
        let (command, _) = words.iter().find(|(_, words)| words.iter().any(|other| other == word))?;
        self.entries.iter().map(|entry| entry.command).find(|own| own == command)
    }

    /// A whole word, not a beginning.
    pub fn knows(&self, word: &str) -> bool {
        self.has_word(word) || self.understood_everywhere(&normal(word)).is_some()
    }

    /// Such a word cannot be a player's name.
    pub fn has_word(&self, word: &str) -> bool {
        self.words.contains_key(&normal(word))
    }

    /// For completion.
    pub fn beginning_with(&self, start: &str) -> Vec<String> {
        let start = normal(start);
        // The first word is the normalized name.
        let begun = self.entries.iter().filter(|entry| entry.words[0].starts_with(&start));
        begun.map(|entry| entry.name.clone()).collect()
    }

    /// The most similar available command word, if any is similar enough. For an English word, the language's own.
    pub fn like(&self, word: &str, is_there: &dyn Fn(Command) -> bool) -> Option<String> {
        let alike = self.alike.get_or_init(|| self.suggested());
        let there = || alike.iter().filter(|alike| is_there(alike.command));
        let found = closest(word, there().map(|alike| alike.word.as_str()))?;
        there().find(|alike| alike.word == found).map(|alike| alike.told.clone())
    }

    fn suggested(&self) -> Vec<Suggestion> {
        let of = |entry: &'_ CommandEntry| {
            // Suggested with their umlauts.
            let dotless =
                |word: &&String| entry.words.iter().any(|other| other != *word && spellings(other).contains(word));
            let words = entry.words.iter().filter(|word| word.chars().count() > 2 && !dotless(word)).cloned();
            words
                .map(|word| (word.clone(), word))
                .chain([(entry.command.id().to_owned(), entry.name.clone())])
                .map(|(word, told)| Suggestion { word, told, command: entry.command })
                .collect::<Vec<_>>()
        };
        // A typing error must not undo a move or leave the game.
        let harmless = |entry: &&CommandEntry| !entry.command.is_irreversible();
        self.entries.iter().filter(harmless).flat_map(of).collect()
    }
}

/// One letter is too short.
pub(super) fn begins(word: &str, start: &str) -> bool {
    word.starts_with(start) && start.chars().count() > 1
}

/// Normalizes input: lower case; hyphens and full stops as blanks, which are folded. The hyphen of a code such as
/// `-2` stays.
pub fn normal(text: &str) -> String {
    let is_code = |word: &str| word.strip_prefix('-').is_some_and(|number| number.parse::<u16>().is_ok());
    let plain = |word: &str| if is_code(word) { word.to_owned() } else { word.replace(['-', ',', '.', '!'], " ") };
    let plain = text.to_lowercase().split_whitespace().map(plain).collect::<Vec<_>>().join(" ");
    let folded = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if folded.is_empty() { text.trim().to_owned() } else { folded }
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

/// A phrase around its argument: `mitä ohitus tekee`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PhraseFrame {
    pub(super) command: Command,
    before: Vec<String>,
    behind: Vec<String>,
}

/// Marks the argument in a phrase.
const ABOUT: &str = " … ";

impl PhraseFrame {
    /// The frames of a phrase in all spellings; none if it has no argument inside.
    pub(super) fn of(command: Command, phrase: &str) -> Vec<Self> {
        let Some((before, behind)) = phrase.split_once(ABOUT) else { return Vec::new() };
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let (before, behind) = (spellings(&key(before)), spellings(&key(behind)));
        let pairs = before.iter().flat_map(|before| behind.iter().map(move |behind| (before, behind)));
        pairs.map(|(before, behind)| PhraseFrame { command, before: words(before), behind: words(behind) }).collect()
    }

    /// The words of the argument; none if the line does not match.
    pub(super) fn around<'k>(&self, typed: &Typed<'_>, kept: &'k [usize]) -> Option<&'k [usize]> {
        let end = kept.len().checked_sub(self.behind.len())?;
        let inside = kept.get(self.before.len()..end).filter(|inside| !inside.is_empty())?;
        let are = |indices: &[usize], words: &[String]| indices.iter().map(|index| typed.word(*index)).eq(words);
        (are(&kept[..self.before.len()], &self.before) && are(&kept[end..], &self.behind)).then_some(inside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn a_word_is_one_command() {
        for (lang, family) in Lang::ALL.into_iter().flat_map(|lang| Kind::ALL.map(|family| (lang, family))) {
            let commands = Commands::new(&Locale::new(lang), family);
            for entry in commands.entries() {
                for word in &entry.words {
                    let parsed = commands.parse(word);
                    assert_eq!(parsed, Parsed::Command(entry.command, ""), "{lang}, {family:?}: {word}");
                }
            }
        }
    }

    #[test]
    fn the_way_out_is_understood_whatever_the_language() {
        for (lang, family) in Lang::ALL.into_iter().flat_map(|lang| Kind::ALL.map(|family| (lang, family))) {
            let commands = Commands::new(&Locale::new(lang), family);
            for (other, (command, _)) in Lang::ALL.into_iter().flat_map(|lang| EVERYWHERE.map(|all| (lang, all))) {
                let word = Commands::new(&Locale::new(other), family).entry(command).name.clone();
                assert_eq!(commands.parse(&word), Parsed::Command(command, ""), "{lang}, {family:?}: {word}");
            }
        }
    }
}
