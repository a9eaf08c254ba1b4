//! A typed line as tokens, and the command that it names.

use std::collections::HashMap;

use super::cards::spellings;
use super::commands::{Behind, Command};
use super::heard::Lexicon;
use super::table::{Commands, Entry, Parsed, begins};
use crate::rules::book::Kind;
use crate::say::{Locale, msg};

/// The most letters of a line.
pub const MOST_LETTERS: usize = 1000;

/// The most letters of a word with a meaning.
pub(super) const LONGEST_WORD: usize = 40;

/// A token in the form in which words are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Word {
    text: String,
    /// Byte offsets in the typed line.
    start: usize,
    end: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed<'t> {
    raw: &'t str,
    words: Vec<Word>,
    /// The line has a question mark.
    asks: bool,
}

impl<'t> Typed<'t> {
    /// Tokenizes a line: lower case; hyphens, commas, full stops and the braille wish mark as blanks; no apostrophes.
    /// The hyphen of a code such as `-2` stays, and punctuation alone is a token.
    #[must_use]
    pub fn new(raw: &'t str) -> Self {
        let raw = raw.trim();
        // `? draw`, `draw ?!` and `draw? please` are questions.
        let is_mark = |letter: char| matches!(letter, '?' | '!' | '.' | '"') || letter.is_whitespace();
        let open = raw.trim_matches(is_mark);
        let asks = raw.contains('?') && !open.is_empty();
        let raw = if asks { open } else { raw };
        let mut words = Vec::new();
        let mut at = 0;
        for piece in raw.split_whitespace() {
            let start = at + raw[at..].find(piece).unwrap_or(0);
            at = start + piece.len();
            cut(piece, start, &mut words);
        }
        if words.is_empty() && !raw.is_empty() {
            words.push(Word { text: raw.to_lowercase(), start: 0, end: raw.len() });
        }
        Typed { raw, words, asks }
    }

    #[must_use]
    pub fn as_question(self) -> Self {
        Typed { asks: true, ..self }
    }

    /// Number of words of the longest of these phrases that the line begins with and continues after; 0 if none.
    #[must_use]
    pub fn words_of(&self, phrases: &[String]) -> usize {
        let begins = |phrase: &&String| {
            let mut words = self.words();
            phrase.split(' ').all(|word| words.next() == Some(word)) && words.next().is_some()
        };
        phrases.iter().filter(begins).map(|phrase| phrase.split(' ').count()).max().unwrap_or(0)
    }

    #[must_use]
    pub fn is_one_of(&self, phrases: &[String]) -> bool {
        phrases.iter().any(|phrase| phrase.split(' ').eq(self.words()))
    }

    /// A range: dots or a dash between the numbers, or one of these words.
    #[must_use]
    pub fn has_range(&self, words: &[String]) -> bool {
        let is_number = |word: &Word| word.text.chars().all(|letter| letter.is_ascii_digit());
        let is_dash = |text: &str| !text.is_empty() && text.chars().all(|sign| "-–.".contains(sign));
        let joined = |pair: &[Word]| {
            is_number(&pair[0]) && is_number(&pair[1]) && is_dash(self.raw[pair[0].end..pair[1].start].trim())
        };
        let parts = |text: &String| words.contains(text) || is_dash(text);
        let parted = |three: &[Word]| is_number(&three[0]) && is_number(&three[2]) && parts(&three[1].text);
        self.words.windows(2).any(joined) || self.words.windows(3).any(parted)
    }

    /// As typed, without question marks at the ends.
    #[must_use]
    pub fn raw(&self) -> &'t str {
        self.raw
    }

    /// It has a question mark or begins like a question.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.asks
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.words.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    #[must_use]
    pub fn word(&self, index: usize) -> &str {
        &self.words[index].text
    }

    #[must_use]
    pub fn words(&self) -> impl ExactSizeIterator<Item = &str> + Clone {
        self.words.iter().map(|word| word.text.as_str())
    }

    /// The typed text from a word on.
    #[must_use]
    pub fn from(&self, index: usize) -> &'t str {
        self.words.get(index).map_or("", |word| &self.raw[word.start..])
    }

    /// The typed text after a word, if a blank follows it.
    #[must_use]
    pub fn behind(&self, index: usize) -> &'t str {
        let behind = self.words.get(index).map_or("", |word| &self.raw[word.end..]);
        if behind.starts_with(char::is_whitespace) { behind.trim_start() } else { "" }
    }

    /// The typed text from one word to another, inclusive.
    #[must_use]
    pub fn between(&self, first: usize, last: usize) -> &'t str {
        match (self.words.get(first), self.words.get(last)) {
            (Some(first), Some(last)) if first.start < last.end => &self.raw[first.start..last.end],
            _ => "",
        }
    }
}

/// The lookup form of a phrase.
pub(super) fn key(phrase: &str) -> String {
    Typed::new(phrase).words().collect::<Vec<_>>().join(" ")
}

/// Splits the text between two blanks.
fn cut(piece: &str, start: usize, words: &mut Vec<Word>) {
    let is_code = piece.strip_prefix('-').is_some_and(|number| number.parse::<u16>().is_ok());
    let breaks = |letter: char| ['-', ',', '.', '!', '?', ':', '>'].contains(&letter) && !is_code;
    if piece == "!" {
        words.push(Word { text: piece.to_owned(), start, end: start + 1 });
        return;
    }
    let mut at = 0;
    for part in piece.split(breaks) {
        let text: String = part.chars().filter(|letter| !['\'', '’', '"'].contains(letter)).collect();
        if !text.is_empty() {
            words.push(Word { text: text.to_lowercase(), start: start + at, end: start + at + part.len() });
        }
        at += part.len();
        at += piece[at..].chars().next().map_or(0, char::len_utf8);
    }
}

/// Quotes an input, shortened if it is long.
#[must_use]
pub fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() <= MOST {
        return text;
    }
    text.chars().take(MOST).collect::<String>().trim_end().to_owned() + "…"
}

/// A phrase around its argument: `mitä ohitus tekee`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) command: Command,
    before: Vec<String>,
    behind: Vec<String>,
}

/// Marks the argument in a phrase.
const ABOUT: &str = " … ";

impl Frame {
    /// The frames of a phrase in all spellings; none if it has no argument inside.
    pub(super) fn of(command: Command, phrase: &str) -> Vec<Self> {
        let Some((before, behind)) = phrase.split_once(ABOUT) else { return Vec::new() };
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let (before, behind) = (spellings(&key(before)), spellings(&key(behind)));
        let pairs = before.iter().flat_map(|before| behind.iter().map(move |behind| (before, behind)));
        pairs.map(|(before, behind)| Frame { command, before: words(before), behind: words(behind) }).collect()
    }

    /// The words of the argument; none if the line does not match.
    pub(super) fn around<'k>(&self, typed: &Typed<'_>, kept: &'k [usize]) -> Option<&'k [usize]> {
        let end = kept.len().checked_sub(self.behind.len())?;
        let inside = kept.get(self.before.len()..end).filter(|inside| !inside.is_empty())?;
        let are = |indices: &[usize], words: &[String]| indices.iter().map(|index| typed.word(*index)).eq(words);
        (are(&kept[..self.before.len()], &self.before) && are(&kept[end..], &self.behind)).then_some(inside)
    }
}

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

    /// A question with its command at the end: `red row`.
    fn at_end(&self, typed: &Typed<'_>, kept: &[usize], lexicon: &Lexicon) -> Option<Understood> {
        let (last, rest) = kept.split_last().filter(|(_, rest)| !rest.is_empty())?;
        let command = self.exact(typed.word(*last)).filter(|command| behind(*command) == Behind::Things)?;
        let asks = !command.is_move() && !command.is_irreversible();
        asks.then(|| Understood::Ends(command, rest_of(command, typed, rest, lexicon)))
    }

    fn begun(&self, typed: &Typed<'_>, kept: &[usize], lexicon: &Lexicon) -> Understood {
        let Some(first) = kept.first() else { return Understood::Unknown };
        let word = typed.word(*first);
        // The rest must not be dropped: `lege red 3` is not `legend`.
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

/// The argument in the form that the command needs.
fn rest_of(command: Command, typed: &Typed<'_>, rest: &[usize], lexicon: &Lexicon) -> String {
    let (Some(first), Some(last)) = (rest.first(), rest.last()) else { return String::new() };
    match behind(command) {
        Behind::Text | Behind::Path | Behind::Name => typed.from(*first).to_owned(),
        // Numbers may be words.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        Typed::new(line).words().map(str::to_owned).collect()
    }

    #[test]
    fn a_line_is_cut_into_words() {
        assert_eq!(words("  Play red-5, I'll call UNO! "), ["play", "red", "5", "ill", "call", "uno"]);
        assert_eq!(words("play -2 red"), ["play", "-2", "red"]);
        assert_eq!(words("!"), ["!"]);
        assert_eq!(words("?"), ["?"]);
        assert_eq!(words(".."), [".."]);
        assert!(words("").is_empty());
    }

    #[test]
    fn a_question_mark_makes_a_question() {
        let typed = Typed::new("hand ??");
        assert!(typed.asks());
        assert_eq!(typed.raw(), "hand");
        for line in ["?hand", "? hand", "hand?!", "hand ?.", "hand? please", "\"hand?\""] {
            assert!(Typed::new(line).asks(), "{line}");
            assert_eq!(Typed::new(line).word(0), "hand", "{line}");
        }
        for line in ["?", "??", "hand!", "!", ".. ?"] {
            assert!(!Typed::new(line).asks(), "{line}");
        }
    }

    #[test]
    fn what_was_typed_can_be_told_from_a_word_on() {
        let typed = Typed::new("find Über-Anna  now");
        assert_eq!(typed.from(1), "Über-Anna  now");
        assert_eq!(typed.from(2), "Anna  now");
        assert_eq!(typed.between(1, 2), "Über-Anna");
        assert_eq!(typed.from(9), "");
    }

    #[test]
    fn what_stands_behind_a_word_keeps_all_its_signs() {
        let typed = Typed::new("log ../My.Log a");
        assert_eq!(typed.behind(0), "../My.Log a");
        assert_eq!(typed.behind(1), "", "a full stop parts them");
        assert_eq!((typed.behind(2), typed.behind(3), typed.behind(9)), ("a", "", ""));
    }

    #[test]
    fn a_range_is_told_from_two_numbers() {
        let to = ["to".to_owned()];
        for (line, is_range) in [
            ("play 1-3", true),
            ("1..3", true),
            ("play 1 – 3", true),
            ("play 1 to 3", true),
            ("play 1 3", false),
            ("play 1, 3", false),
            ("1 and 3", false),
            ("play red-5", false),
            ("play -2", false),
        ] {
            assert_eq!(Typed::new(line).has_range(&to), is_range, "{line}");
        }
    }

    #[test]
    fn a_long_text_is_not_quoted_whole() {
        assert_eq!(quoted("short"), "short");
        assert_eq!(quoted(&"x".repeat(70_000)).chars().count(), 41);
    }
}
