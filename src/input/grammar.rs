//! The grammar of a language: `locales/<language>/grammar.txt`, whose notation `docs/adding.md` explains.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use super::tokens::{lower, plain, words_of};
use crate::text::Lang;

// Defines `grammar(lang)`: the text of the language's file.
include!(concat!(env!("OUT_DIR"), "/grammars.rs"));

/// Scopes whose intents are no commands.
const NOT_COMMANDS: [&str; 2] = ["agree", "setup"];

/// The kind of effect that a line has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Act {
    /// A move in the game.
    Move,
    /// Tells something and changes nothing.
    Tell,
    /// Changes the program or a file, or leaves.
    Change,
    /// Read only while something is asked.
    Answer,
}

#[derive(Debug)]
pub(super) enum Node {
    /// Without accents, and as it is written.
    Word(String, String),
    Sequence(Vec<Node>),
    Either(Vec<Node>),
    Optional(Box<Node>),
    /// Once or more.
    Repeated(Box<Node>),
    Part(usize),
    Slot(&'static str),
}

#[derive(Debug)]
pub(super) struct Pattern {
    pub scope: &'static str,
    pub act: Act,
    pub intent: &'static str,
    pub node: Node,
}

/// A named value that several patterns use.
#[derive(Debug)]
pub(super) struct Part {
    name: &'static str,
    pub node: Node,
    /// The value that this part gives its slot, and the name of that slot; none for a mere abbreviation.
    pub gives: Option<(&'static str, &'static str)>,
}

#[derive(Debug, Default)]
pub(super) struct Grammar {
    small: HashSet<String>,
    pub patterns: Vec<Pattern>,
    pub parts: Vec<Part>,
    /// Words for numbers, articles, verbs and so on.
    lists: HashMap<&'static str, Vec<Vec<String>>>,
    words: HashSet<String>,
}

impl Grammar {
    pub fn of(lang: Lang) -> &'static Self {
        static GRAMMARS: [OnceLock<Grammar>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        GRAMMARS[lang as usize].get_or_init(|| Grammar::read(grammar(lang)))
    }

    /// # Panics
    /// The text is no grammar, which the build script has checked.
    fn read(text: &'static str) -> Self {
        let mut grammar = Grammar::default();
        let (mut scope, mut act, mut intent, mut choice) = ("all", None, "", None);
        for line in text.lines().map(|line| line.split('#').next().unwrap_or_default().trim_end()) {
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            match first {
                "" if line.is_empty() => {}
                // Parts come before the patterns that use them.
                "" if choice.is_some() => grammar.add_part(line, choice),
                "" => grammar.add_pattern(scope, act, intent, line),
                "small" => grammar.small.extend(rest.split(' ').flat_map(spellings)),
                "list" if !rest.is_empty() => {
                    let (name, items) = rest.split_once('=').expect("a list has a name");
                    let item = |item: &str| item.split('/').flat_map(spellings).collect();
                    grammar.lists.insert(name.trim(), items.split_whitespace().map(item).collect());
                }
                "part" => grammar.add_part(rest, None),
                "choice" => choice = Some(rest),
                _ if line.starts_with('@') => {
                    (scope, choice) = (first.trim_start_matches('@'), None);
                    act = act_of(rest);
                }
                _ => {
                    (intent, choice) = (line, None);
                    // The id of a command is understood in every language.
                    let is_command = match act {
                        Some(Act::Move | Act::Tell) => {
                            ["lobby", "console"].contains(&scope) || intent.ends_with("-all") || !intent.contains('-')
                        }
                        Some(Act::Change) => true,
                        _ => false,
                    };
                    if is_command && !NOT_COMMANDS.contains(&scope) {
                        let prefixes = ["lobby-", "console-", "retell-"];
                        let id = prefixes.iter().find_map(|prefix| intent.strip_prefix(prefix)).unwrap_or(intent);
                        grammar.add_pattern(scope, act, intent, id);
                    }
                }
            }
        }
        let listed = grammar.lists.values().flatten().flatten().cloned();
        grammar.words.extend(listed.chain(grammar.small.iter().cloned()).collect::<Vec<_>>());
        grammar
    }

    fn add_pattern(&mut self, scope: &'static str, act: Option<Act>, intent: &'static str, text: &'static str) {
        if let Some(act) = act {
            let node = self.pattern(text);
            self.patterns.push(Pattern { scope, act, intent, node });
        }
    }

    fn add_part(&mut self, line: &'static str, choice: Option<&'static str>) {
        let Some((name, pattern)) = line.split_once('=') else { return };
        let node = self.pattern(pattern);
        let name = name.trim();
        self.parts.push(Part { name: choice.unwrap_or(name), node, gives: choice.map(|choice| (choice, name)) });
    }

    fn pattern(&mut self, text: &'static str) -> Node {
        let mut signs = signs(text);
        signs.reverse();
        self.alternatives(&mut signs)
    }

    fn alternatives(&mut self, signs: &mut Vec<&'static str>) -> Node {
        let mut all = vec![self.sequence(signs)];
        while signs.pop_if(|sign| *sign == "|").is_some() {
            all.push(self.sequence(signs));
        }
        if all.len() == 1 { all.remove(0) } else { Node::Either(all) }
    }

    fn sequence(&mut self, signs: &mut Vec<&'static str>) -> Node {
        let mut items = Vec::new();
        while let Some(sign) = signs.pop_if(|sign| !["|", ")", "]"].contains(sign)) {
            match sign {
                "(" | "[" => {
                    let inner = self.alternatives(signs);
                    signs.pop();
                    items.push(if sign == "(" { inner } else { Node::Optional(Box::new(inner)) });
                }
                "..." => {
                    if let Some(last) = items.pop() {
                        items.push(Node::Repeated(Box::new(last)));
                    }
                }
                _ if sign.starts_with('{') => items.push(self.slot(sign.trim_matches(['{', '}']))),
                _ => {
                    let words = words_of(sign);
                    let words = if words.is_empty() { vec![sign.to_owned()] } else { words };
                    self.words.extend(words.iter().flat_map(|word| spellings(word)));
                    items.extend(words.into_iter().map(|word| Node::Word(plain(&word), word)));
                }
            }
        }
        // Small words are dropped here as in what is typed, unless nothing else stands there.
        let is_small = |item: &Node| matches!(item, Node::Word(_, word) if self.small.contains(word));
        if items.iter().any(|item| !is_small(item)) {
            items.retain(|item| !is_small(item));
        }
        if items.len() == 1 { items.remove(0) } else { Node::Sequence(items) }
    }

    fn slot(&self, name: &'static str) -> Node {
        let parts: Vec<Node> =
            (0..self.parts.len()).filter(|part| self.parts[*part].name == name).map(Node::Part).collect();
        if parts.is_empty() { Node::Slot(name) } else { Node::Either(parts) }
    }

    pub fn is_small(&self, word: &str) -> bool {
        self.small.contains(word)
    }

    pub fn has_word(&self, word: &str) -> bool {
        self.words.contains(word)
    }

    /// The words of the patterns as they are written, those of lists, and small ones.
    pub fn words(&self) -> impl Iterator<Item = &String> {
        self.words.iter().filter(|word| plain(word) != **word || !self.is_other_spelling(word))
    }

    fn is_other_spelling(&self, word: &str) -> bool {
        self.words.iter().any(|other| other != word && plain(other) == word)
    }

    pub fn list(&self, name: &str) -> &[Vec<String>] {
        self.lists.get(name).map_or(&[], Vec::as_slice)
    }

    pub fn is_listed(&self, name: &str, word: &str) -> bool {
        self.list(name).iter().flatten().any(|listed| listed == word)
    }

    /// The place of a word in a list, from 0.
    pub fn place(&self, name: &str, word: &str) -> Option<usize> {
        self.list(name).iter().position(|item| item.iter().any(|listed| listed == word))
    }

    /// Words without small ones, unless nothing else is there.
    pub fn kept(&self, words: Vec<String>) -> Vec<String> {
        let kept: Vec<String> = words.iter().filter(|word| !self.is_small(word)).cloned().collect();
        if kept.is_empty() { words } else { kept }
    }
}

/// In digits, or up to ten in words of the language.
pub fn number_of(lang: Lang, word: &str) -> Option<usize> {
    let word = lower(word);
    digits(&word).or_else(|| Grammar::of(lang).place("numbers", &word))
}

/// Digits only; `+4` is the code of a card.
pub(super) fn digits(word: &str) -> Option<usize> {
    word.parse().ok().filter(|_| word.chars().all(|letter| letter.is_ascii_digit()))
}

/// A word as it is written, and without its accents.
fn spellings(word: &str) -> Vec<String> {
    let (word, without) = (lower(word), plain(&lower(word)));
    if word == without { vec![word] } else { vec![word, without] }
}

fn act_of(word: &str) -> Option<Act> {
    match word {
        "move" => Some(Act::Move),
        "tell" => Some(Act::Tell),
        "change" => Some(Act::Change),
        "answer" => Some(Act::Answer),
        _ => None,
    }
}

/// Brackets, bars, dots, slots and words.
fn signs(text: &str) -> Vec<&str> {
    let mut signs = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '(' | ')' | '[' | ']' | '|' => 1,
            '{' => rest.find('}').map_or(rest.len(), |end| end + 1),
            _ if rest.starts_with("...") => 3,
            _ => {
                let end = rest.find(|c: char| c.is_whitespace() || "()[]|{".contains(c)).unwrap_or(rest.len());
                rest[..end].find("...").filter(|dots| *dots > 0).unwrap_or(end)
            }
        };
        signs.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    signs
}
