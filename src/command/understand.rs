//! A whole line as a command: by its word, by other ways to say it, or by the beginning of its word.

use std::collections::HashMap;

use super::cards::spellings;
use super::facts::Behind;
use super::frame::Frame;
use super::groups::Command;
use super::lexicon::Lexicon;
use super::line::{Typed, key};
use super::table::{Commands, Entry, Parsed, begins};
use crate::rules::book::Kind;
use crate::say::{Locale, msg};

/// The most words of a phrase for a command.
const MOST_WORDS: usize = 12;

/// What is understood of a whole line as a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Understood {
    /// A command, and what stands behind it.
    Command(Command, String),
    /// A command behind which nothing can stand, and what stands there.
    TooMuch(Command, String),
    /// A question at the end of a line, and what stands before it: it may be meant if nothing else is.
    Ends(Command, String),
    /// The first word is the beginning of these commands; what stands behind it.
    Begins(Vec<Command>, String),
    /// No command.
    Unknown,
}

impl Commands {
    /// The same with the phrases of the language: `words-phrases-hand` are other ways to say `hand`, `words-lines` whole
    /// lines that mean another one.
    #[must_use]
    pub fn with_phrases(self, locale: &Locale, family: Kind, lexicon: &Lexicon) -> Self {
        let mut meanings: Vec<(String, (Command, String))> = Vec::new();
        let mut frames: Vec<Frame> = Vec::new();
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
                    let around = Frame::of(entry.command, &phrase);
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
            // One word alone that is left of a phrase would say too little.
            // Nor may what is left be a move: `do I have to call uno`.
            let is_move =
                kept.first().is_some_and(|first| *first > 0 && !lexicon.verbs(typed.word(*first)).is_empty());
            if kept.len() > 1 && !is_move {
                add(&joined(&typed, &kept), meant);
            }
        }
        Commands { phrases, frames, ..self }
    }

    /// Understands a whole line: the longest phrase at its beginning behind which the rest can stand, words that say nothing
    /// aside.
    #[must_use]
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
            if fixed.is_empty() && behind(*command) != Behind::Nothing {
                return Understood::Command(*command, rest_of(*command, typed, &rest, lexicon));
            }
        }
        let framed = |frame: &Frame| {
            let inside = frame.around(typed, &kept)?;
            Some(Understood::Command(frame.command, rest_of(frame.command, typed, inside, lexicon)))
        };
        if let Some(understood) = self.frames.iter().find_map(framed) {
            return understood;
        }
        // A word that says nothing elsewhere may be a command: `a`, `i`.
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
            if behind(command) == Behind::Nothing && little() {
                return Understood::Command(command, String::new());
            }
            if rest.is_empty() || behind(command) != Behind::Nothing {
                return Understood::Command(command, rest_of(command, typed, &rest, lexicon));
            }
            too_much = too_much.or(Some(Understood::TooMuch(command, rest_of(command, typed, &rest, lexicon))));
        }
        too_much.or_else(|| self.at_end(typed, &kept, lexicon)).unwrap_or_else(|| self.begun(typed, &kept, lexicon))
    }

    /// A question whose command stands at the end: `red row`.
    fn at_end(&self, typed: &Typed<'_>, kept: &[usize], lexicon: &Lexicon) -> Option<Understood> {
        let (last, rest) = kept.split_last().filter(|(_, rest)| !rest.is_empty())?;
        let command = self.exact(typed.word(*last)).filter(|command| behind(*command) == Behind::Things)?;
        let asks = !command.is_move() && !command.is_irreversible();
        asks.then(|| Understood::Ends(command, rest_of(command, typed, rest, lexicon)))
    }

    fn begun(&self, typed: &Typed<'_>, kept: &[usize], lexicon: &Lexicon) -> Understood {
        let Some(first) = kept.first() else { return Understood::Unknown };
        let word = typed.word(*first);
        // What stands behind is not dropped: `lege red 3` is no `legend`.
        let says_more = kept[1..].iter().any(|index| !lexicon.says_little(typed.word(*index)));
        let takes_it = |entry: &&Entry| !says_more || behind(entry.command) != Behind::Nothing;
        let mut begun: Vec<&Entry> =
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

/// The words of a line that say something.
fn kept(typed: &Typed<'_>, lexicon: &Lexicon) -> Vec<usize> {
    (0..typed.len()).filter(|index| !lexicon.says_nothing(typed.word(*index))).collect()
}

fn joined(typed: &Typed<'_>, kept: &[usize]) -> String {
    kept.iter().map(|index| typed.word(*index)).collect::<Vec<_>>().join(" ")
}

/// What stands behind the last word of a command that takes it as it was typed. Nothing for all others, and where nothing does.
fn exactly(command: Command, typed: &Typed<'_>, last: usize, lexicon: &Lexicon) -> Option<String> {
    let mut text = typed.behind(last);
    if behind(command) == Behind::Name {
        while let Some((before, name)) = text.split_once(char::is_whitespace) {
            if !lexicon.says_nothing(&before.to_lowercase()) {
                break;
            }
            text = name.trim_start();
        }
    }
    let takes = matches!(behind(command), Behind::Path | Behind::Name) && !text.is_empty();
    takes.then(|| text.to_owned())
}

/// What stands behind a command, as the command wants it.
fn rest_of(command: Command, typed: &Typed<'_>, rest: &[usize], lexicon: &Lexicon) -> String {
    let (Some(first), Some(last)) = (rest.first(), rest.last()) else { return String::new() };
    match behind(command) {
        Behind::Text | Behind::Path | Behind::Name => typed.from(*first).to_owned(),
        // Numbers may be said in words.
        Behind::Words => {
            let word = |index: &usize| {
                let word = typed.word(*index);
                lexicon.number(word).map_or_else(|| word.to_owned(), |number| number.to_string())
            };
            rest.iter().map(word).collect::<Vec<_>>().join(" ")
        }
        Behind::Things if rest.len() == 1 && lexicon.number(typed.word(*first)).is_some() => {
            lexicon.number(typed.word(*first)).map_or_else(String::new, |number| number.to_string())
        }
        Behind::Nothing | Behind::Things => typed.between(*first, *last).to_owned(),
    }
}

fn behind(command: Command) -> Behind {
    command.facts().behind
}
