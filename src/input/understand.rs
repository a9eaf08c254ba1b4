//! The command that a whole line names.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::cards::spellings;
use super::commands::{ArgumentKind, Command};
use super::heard::Lexicon;
use super::line::{Typed, key};
use super::table::{CommandEntry, Commands, Parsed, PhraseFrame, begins};
use crate::rules::Kind;
use crate::text::{Lang, Locale, msg};

const MOST_WORDS: usize = 12;

/// The command that a whole line names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Understood {
    /// With its argument.
    Command(Command, String),
    /// A command that takes no argument, and the argument.
    TooMuch(Command, String),
    /// A question at the end of a line, and the text before it; used if nothing else matches.
    Ends(Command, String),
    /// The commands that the first word may begin, and the argument.
    Begins(Vec<Command>, String),
    Unknown,
}

impl Commands {
    /// Adds the phrases of the language: `words-phrases-hand` for the command `hand`, `words-lines` for whole lines.
    pub fn with_phrases(self, locale: &Locale, family: Kind, lexicon: &Lexicon) -> Self {
        let mut meanings: Vec<(String, (Command, String))> = Vec::new();
        let mut frames: Vec<PhraseFrame> = Vec::new();
        for line in locale.list(msg!("words-lines")) {
            if let Some((phrase, line)) = line.split_once(" = ") {
                if let Parsed::Command(command, rest) = self.parse(line) {
                    meanings.push((phrase.to_owned(), (command, rest.to_owned())));
                }
            }
        }
        for entry in &self.entries {
            let id = format!("words-phrases-{}", entry.command.id());
            if let Some(message) = locale.find_of_family(&id, family, &[]) {
                for phrase in locale.list(message) {
                    let around = PhraseFrame::of(entry.command, &phrase);
                    if around.is_empty() {
                        meanings.push((phrase, (entry.command, String::new())));
                    }
                    frames.extend(around);
                }
            }
        }
        let mut phrases: HashMap<String, (Command, String)> = HashMap::new();
        let mut add = |phrase: &str, meant: &(Command, String)| {
            for phrase in spellings(phrase) {
                phrases.entry(phrase).or_insert_with(|| meant.clone());
            }
        };
        for (phrase, meant) in &meanings {
            add(&key(phrase), meant);
        }
        for (phrase, meant) in &meanings {
            let typed = Typed::new(phrase);
            let kept = kept(&typed, lexicon);
            // A single word left of a phrase would be ambiguous, and a phrase must not be a move: `do I have to call
            // uno`.
            let is_move =
                kept.first().is_some_and(|first| *first > 0 && !lexicon.verbs(typed.word(*first)).is_empty());
            if kept.len() > 1 && !is_move {
                add(&joined(&typed, &kept), meant);
            }
        }
        Commands { phrases, frames, ..self }
    }

    /// Finds the longest phrase at the beginning of the line, without filler words, whose rest is a valid argument.
    pub fn understand(&self, typed: &Typed<'_>, lexicon: &Lexicon) -> Understood {
        if typed.is_empty() {
            return Understood::Unknown;
        }
        let whole = typed.words().take(MOST_WORDS + 1).collect::<Vec<_>>().join(" ");
        if let Some((command, rest)) = self.phrases.get(&whole) {
            return Understood::Command(*command, rest.clone());
        }
        if let (1, Some(command)) = (typed.len(), self.exact(typed.word(0))) {
            return Understood::Command(command, String::new());
        }
        let kept = kept(typed, lexicon);
        let mut too_much = None;
        for end in (1..=typed.len().min(MOST_WORDS)).rev() {
            let whole = typed.words().take(end).collect::<Vec<_>>().join(" ");
            let first: Vec<usize> = kept.iter().copied().filter(|index| *index < end).collect();
            let found = self.phrases.get(&whole).or_else(|| {
                let ends_there = first.len() > 1 && first.last() == Some(&(end - 1));
                if ends_there { self.phrases.get(&joined(typed, &first)) } else { None }
            });
            let Some((command, fixed)) = found else { continue };
            if let Some(exactly) = exactly(*command, typed, end - 1, lexicon).filter(|_| fixed.is_empty()) {
                return Understood::Command(*command, exactly);
            }
            let rest: Vec<usize> = kept.iter().copied().filter(|index| *index >= end).collect();
            if rest.is_empty() {
                return Understood::Command(*command, fixed.clone());
            }
            if fixed.is_empty() && behind(*command) != ArgumentKind::Nothing {
                return Understood::Command(*command, rest_of(*command, typed, &rest, lexicon));
            }
        }
        let framed = |frame: &PhraseFrame| {
            let inside = frame.around(typed, &kept)?;
            Some(Understood::Command(frame.command, rest_of(frame.command, typed, inside, lexicon)))
        };
        if let Some(understood) = self.frames.iter().find_map(framed) {
            return understood;
        }
        // A filler word may be a command: `a`, `i`.
        for first in [0, kept.first().copied().unwrap_or(0)] {
            let Some(command) = self.exact(typed.word(first)) else { continue };
            if let Some(exactly) = exactly(command, typed, first, lexicon) {
                return Understood::Command(command, exactly);
            }
            let rest: Vec<usize> = kept.iter().copied().filter(|index| *index > first).collect();
            if first == 0 && kept.first() != Some(&0) && !rest.is_empty() {
                continue;
            }
            let little = || rest.iter().all(|index| lexicon.says_little(typed.word(*index)));
            if behind(command) == ArgumentKind::Nothing && little() {
                return Understood::Command(command, String::new());
            }
            if rest.is_empty() || behind(command) != ArgumentKind::Nothing {
                return Understood::Command(command, rest_of(command, typed, &rest, lexicon));
            }
            too_much = too_much.or(Some(Understood::TooMuch(command, rest_of(command, typed, &rest, lexicon))));
        }
        too_much.or_else(|| self.at_end(typed, &kept, lexicon)).unwrap_or_else(|| self.begun(typed, &kept, lexicon))
    }

    /// A question with its command at the end: `red row`.
    fn at_end(&self, typed: &Typed<'_>, kept: &[usize], lexicon: &Lexicon) -> Option<Understood> {
        let (last, rest) = kept.split_last().filter(|(_, rest)| !rest.is_empty())?;
        let command = self.exact(typed.word(*last)).filter(|command| behind(*command) == ArgumentKind::Things)?;
        let asks = !command.is_move() && !command.is_irreversible();
        asks.then(|| Understood::Ends(command, rest_of(command, typed, rest, lexicon)))
    }

    fn begun(&self, typed: &Typed<'_>, kept: &[usize], lexicon: &Lexicon) -> Understood {
        let Some(first) = kept.first() else { return Understood::Unknown };
        let word = typed.word(*first);
        // The rest must not be dropped: `lege red 3` is not `legend`.
        let says_more = kept[1..].iter().any(|index| !lexicon.says_little(typed.word(*index)));
        let takes_it = |entry: &&CommandEntry| !says_more || behind(entry.command) != ArgumentKind::Nothing;
        let mut begun: Vec<&CommandEntry> =
            self.entries.iter().filter(takes_it).filter(|entry| begins(&entry.words[0], word)).collect();
        if begun.is_empty() {
            begun = self.entries.iter().filter(takes_it).filter(|entry| begins(entry.command.id(), word)).collect();
        }
        match begun.as_slice() {
            [] => Understood::Unknown,
            begun => {
                let rest =
                    begun.first().map_or(String::new(), |entry| rest_of(entry.command, typed, &kept[1..], lexicon));
                Understood::Begins(begun.iter().map(|entry| entry.command).collect(), rest)
            }
        }
    }
}

/// Indices of the words that are not fillers.
fn kept(typed: &Typed<'_>, lexicon: &Lexicon) -> Vec<usize> {
    (0..typed.len()).filter(|index| !lexicon.says_nothing(typed.word(*index))).collect()
}

fn joined(typed: &Typed<'_>, kept: &[usize]) -> String {
    kept.iter().map(|index| typed.word(*index)).collect::<Vec<_>>().join(" ")
}

/// The argument of commands that keep it as typed; empty for the others.
fn exactly(command: Command, typed: &Typed<'_>, last: usize, lexicon: &Lexicon) -> Option<String> {
    let mut text = typed.behind(last);
    if behind(command) == ArgumentKind::Name {
        while let Some((before, name)) = text.split_once(char::is_whitespace) {
            if !lexicon.says_nothing(&before.to_lowercase()) {
                break;
            }
            text = name.trim_start();
        }
    }
    let takes = matches!(behind(command), ArgumentKind::Path | ArgumentKind::Name) && !text.is_empty();
    takes.then(|| text.to_owned())
}

/// The argument in the form that the command needs.
fn rest_of(command: Command, typed: &Typed<'_>, rest: &[usize], lexicon: &Lexicon) -> String {
    let (Some(first), Some(last)) = (rest.first(), rest.last()) else { return String::new() };
    match behind(command) {
        ArgumentKind::Text | ArgumentKind::Path | ArgumentKind::Name => typed.from(*first).to_owned(),
        // Numbers may be words.
        ArgumentKind::Words => {
            let word = |index: &usize| {
                let word = typed.word(*index);
                lexicon.number(word).map_or_else(|| word.to_owned(), |number| number.to_string())
            };
            rest.iter().map(word).collect::<Vec<_>>().join(" ")
        }
        ArgumentKind::Things if rest.len() == 1 && lexicon.number(typed.word(*first)).is_some() => {
            lexicon.number(typed.word(*first)).map_or_else(String::new, |number| number.to_string())
        }
        ArgumentKind::Nothing | ArgumentKind::Things => typed.between(*first, *last).to_owned(),
    }
}

fn behind(command: Command) -> ArgumentKind {
    command.facts().behind
}

/// The words of a language for reading lines, without cards and names.
pub struct Words {
    commands: Commands,
    /// Words around moves, and phrases; built at the first line typed at a table.
    said: OnceLock<(Lexicon, Commands)>,
}

static WORDS: [[OnceLock<Words>; Kind::ALL.len()]; Lang::ALL.len()] =
    [const { [const { OnceLock::new() }; Kind::ALL.len()] }; Lang::ALL.len()];

impl Words {
    pub fn of(locale: &Locale, family: Kind) -> &'static Self {
        let words = &WORDS[locale.lang() as usize][family as usize];
        words.get_or_init(|| Words { commands: Commands::new(locale, family), said: OnceLock::new() })
    }

    pub fn commands(&self) -> &Commands {
        &self.commands
    }

    /// The lexicon, and the commands with all phrases. `locale` must be of the same language.
    pub fn said(&self, locale: &Locale, family: Kind) -> &(Lexicon, Commands) {
        self.said.get_or_init(|| {
            let lexicon = Lexicon::new(locale, &self.commands);
            let commands = self.commands.clone().with_phrases(locale, family, &lexicon);
            (lexicon, commands)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;

    /// The first caller's game must not leave traces in the shared words.
    #[test]
    fn words_depend_on_language_and_family_alone() {
        let library = Library::built_in();
        for lang in Lang::ALL {
            let plain = Locale::new(lang);
            let mut words: Vec<(Kind, Vec<_>)> = Vec::new();
            for id in library.ids() {
                let loaded = library.load(&id, &[]).expect("a game of ours");
                let (locale, family) = (plain.for_game(loaded.rules.terms()), loaded.rules.family());
                let shared = Words::of(&locale, family);
                let own = Commands::new(&locale, family);
                assert_eq!(shared.commands().entries(), own.entries(), "{lang}: {id}");
                assert!(std::ptr::eq(shared, Words::of(&plain.for_game(loaded.rules.terms()), family)));
                let lexicon = Lexicon::new(&locale, &own);
                let own = own.with_phrases(&locale, family, &lexicon);
                let (said, phrases) = shared.said(&locale, family);
                assert_eq!((said, &phrases.phrases), (&lexicon, &own.phrases), "{lang}: {id}");
                words.push((family, own.entries().to_vec()));
            }
            let differ = |(one, other): (&(Kind, Vec<_>), &(Kind, Vec<_>))| one.0 == other.0 || one.1 != other.1;
            assert!(words.iter().zip(&words[1..]).all(differ), "{lang}: what tells tables apart is in the words");
        }
    }
}
