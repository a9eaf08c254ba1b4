//! A typed line, cut into words once.

use std::collections::HashMap;

use super::cards::spellings;
use super::commands::{Behind, Command};
use super::heard::Lexicon;
use super::table::{Commands, Entry, Parsed, begins};
use crate::rules::book::Kind;
use crate::say::{Locale, msg};

/// The most letters that a line may have.
pub const MOST_LETTERS: usize = 1000;

/// The most letters of a word that can mean anything.
pub(super) const LONGEST_WORD: usize = 40;

/// A word of a line, in the form in which words are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Word {
    text: String,
    /// Where it begins in the line as it was typed, and where it ends.
    start: usize,
    end: usize,
}

/// A typed line as words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed<'t> {
    raw: &'t str,
    words: Vec<Word>,
    /// Whether a question mark stands in it.
    asks: bool,
}

impl<'t> Typed<'t> {
    /// Cuts a line: small letters; hyphens, commas, full stops and the sign of a wish in braille as blanks, no apostrophes. The hyphen of a code such as
    /// `-2` stays, and a sign alone is a word.
    #[must_use]
    pub fn new(raw: &'t str) -> Self {
        let raw = raw.trim();
        // `? draw`, `draw ?!` and `draw? please` ask as well.
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

    /// The same as a question, by its first words.
    #[must_use]
    pub fn as_question(self) -> Self {
        Typed { asks: true, ..self }
    }

    /// How many words the longest of these phrases has with which it begins, and behind which it goes on; 0 if it begins with none.
    #[must_use]
    pub fn words_of(&self, phrases: &[String]) -> usize {
        let begins = |phrase: &&String| {
            let mut words = self.words();
            phrase.split(' ').all(|word| words.next() == Some(word)) && words.next().is_some()
        };
        phrases.iter().filter(begins).map(|phrase| phrase.split(' ').count()).max().unwrap_or(0)
    }

    /// Whether it is one of these phrases, word for word.
    #[must_use]
    pub fn is_one_of(&self, phrases: &[String]) -> bool {
        phrases.iter().any(|phrase| phrase.split(' ').eq(self.words()))
    }

    /// Whether two numbers stand for all from one to the other: with dots or a dash between them, or one of these words.
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

    /// The line as it was typed, without question marks before or behind it.
    #[must_use]
    pub fn raw(&self) -> &'t str {
        self.raw
    }

    /// Whether it asks: a question mark stands in it, or it begins like a question.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.asks
    }

    /// How many words it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether nothing is typed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// A word.
    #[must_use]
    pub fn word(&self, index: usize) -> &str {
        &self.words[index].text
    }

    /// All words.
    #[must_use]
    pub fn words(&self) -> impl ExactSizeIterator<Item = &str> + Clone {
        self.words.iter().map(|word| word.text.as_str())
    }

    /// What was typed from a word on.
    #[must_use]
    pub fn from(&self, index: usize) -> &'t str {
        self.words.get(index).map_or("", |word| &self.raw[word.start..])
    }

    /// What was typed behind a word, where blanks part them; else nothing.
    #[must_use]
    pub fn behind(&self, index: usize) -> &'t str {
        let behind = self.words.get(index).map_or("", |word| &self.raw[word.end..]);
        if behind.starts_with(char::is_whitespace) { behind.trim_start() } else { "" }
    }

    /// What was typed from one word to another, both with it.
    #[must_use]
    pub fn between(&self, first: usize, last: usize) -> &'t str {
        match (self.words.get(first), self.words.get(last)) {
            (Some(first), Some(last)) if first.start < last.end => &self.raw[first.start..last.end],
            _ => "",
        }
    }
}

/// A phrase as it is looked up.
pub(super) fn key(phrase: &str) -> String {
    Typed::new(phrase).words().collect::<Vec<_>>().join(" ")
}

/// The words of what stands between two blanks.
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

/// A text as it is quoted in an answer: not all of a long one.
#[must_use]
pub fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() <= MOST {
        return text;
    }
    text.chars().take(MOST).collect::<String>().trim_end().to_owned() + "…"
}

/// A way to say a command in which what it is about stands between its words: `mitä ohitus tekee`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) command: Command,
    before: Vec<String>,
    behind: Vec<String>,
}

/// What stands in a phrase for what the command is about.
const ABOUT: &str = " … ";

impl Frame {
    /// The frames of a phrase, in every way in which it may be spelt; none if it is whole.
    pub(super) fn of(command: Command, phrase: &str) -> Vec<Self> {
        let Some((before, behind)) = phrase.split_once(ABOUT) else { return Vec::new() };
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let (before, behind) = (spellings(&key(before)), spellings(&key(behind)));
        let pairs = before.iter().flat_map(|before| behind.iter().map(move |behind| (before, behind)));
        pairs.map(|(before, behind)| Frame { command, before: words(before), behind: words(behind) }).collect()
    }

    /// What stands in it, of these words of a line; none if it is another line, or nothing does.
    pub(super) fn around<'k>(&self, typed: &Typed<'_>, kept: &'k [usize]) -> Option<&'k [usize]> {
        let end = kept.len().checked_sub(self.behind.len())?;
        let inside = kept.get(self.before.len()..end).filter(|inside| !inside.is_empty())?;
        let are = |indices: &[usize], words: &[String]| indices.iter().map(|index| typed.word(*index)).eq(words);
        (are(&kept[..self.before.len()], &self.before) && are(&kept[end..], &self.behind)).then_some(inside)
    }
}

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
