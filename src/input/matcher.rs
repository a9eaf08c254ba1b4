//! Matches lines against the grammar: a pattern covers a whole line, or it is none of its meanings.

use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use super::grammar::{Act, Grammar, Node, Pattern, digits};
use super::names::{CardNames, NamedCard};
use super::tokens::{MOST_LETTERS, Tokens, lower, plain, words_of};
use crate::cards::Wish;
use crate::rules::Call;
use crate::text::Lang;

/// Phrases and what each stands for, such as the names of players, games or options.
pub type Phrases = HashMap<String, usize>;

/// The most words of such a phrase.
const LONGEST_PHRASE: usize = 8;

/// The value of a slot.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    Card(NamedCard),
    Wish(Wish),
    /// None for the call that is due.
    Call(Option<Call>),
    Number(usize),
    /// A value that the grammar lists, such as `on`.
    Choice(&'static str),
    /// A phrase of the slot's name: a player, a game, an option.
    Phrase(usize),
    /// Text as it was typed.
    Text(String),
}

/// A meaning of a line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Said {
    pub act: Act,
    pub intent: &'static str,
    pub slots: Vec<(&'static str, Value)>,
    /// The line asks.
    pub asks: bool,
    /// The pattern begins with a word of its own and not with a card.
    pub has_verb: bool,
    /// The words that were compared, as they were typed; card names refer to them.
    pub words: Arc<[String]>,
}

impl Said {
    /// A meaning without arguments.
    pub fn plain(act: Act, intent: &'static str) -> Self {
        Said { act, intent, slots: Vec::new(), asks: false, has_verb: true, words: Arc::from([]) }
    }

    pub fn with(mut self, slot: &'static str, value: Value) -> Self {
        self.slots.push((slot, value));
        self
    }

    pub fn all<'s>(&'s self, slot: &'s str) -> impl Iterator<Item = &'s Value> {
        self.slots.iter().filter(move |(own, _)| *own == slot).map(|(_, value)| value)
    }

    pub fn value(&self, slot: &str) -> Option<&Value> {
        self.slots.iter().find(|(own, _)| *own == slot).map(|(_, value)| value)
    }

    pub fn has(&self, slot: &str) -> bool {
        self.value(slot).is_some()
    }

    /// The text as typed; empty if there is none.
    pub fn text(&self, slot: &str) -> &str {
        if let Some(Value::Text(text)) = self.value(slot) { text } else { "" }
    }

    pub fn choice(&self, slot: &str) -> Option<&'static str> {
        if let Some(Value::Choice(choice)) = self.value(slot) { Some(choice) } else { None }
    }

    pub fn phrase(&self, slot: &str) -> Option<usize> {
        if let Some(Value::Phrase(index)) = self.value(slot) { Some(*index) } else { None }
    }

    pub fn number(&self) -> Option<usize> {
        self.numbers().next()
    }

    pub fn numbers(&self) -> impl Iterator<Item = usize> {
        let number = |value: &Value| if let Value::Number(number) = value { Some(*number) } else { None };
        self.slots.iter().filter_map(move |(_, value)| number(value))
    }

    pub fn cards(&self) -> impl Iterator<Item = &NamedCard> {
        self.slots.iter().filter_map(|(_, value)| if let Value::Card(card) = value { Some(card) } else { None })
    }

    pub fn wish(&self) -> Option<Wish> {
        if let Some(Value::Wish(wish)) = self.value("colour") { Some(*wish) } else { None }
    }

    /// A card as it was typed.
    pub fn name_of(&self, named: &NamedCard) -> String {
        self.words.get(named.first..named.end).unwrap_or_default().join(" ")
    }

    /// The length of its free text, in letters.
    pub fn free_letters(&self) -> usize {
        let letters = |value: &Value| if let Value::Text(text) = value { text.chars().count() } else { 0 };
        self.slots.iter().map(|(_, value)| letters(value)).sum()
    }
}

/// The meanings of a line, and its words.
#[derive(Debug)]
pub struct Meanings {
    pub said: Vec<Said>,
    pub asks: bool,
    /// Number of node visits, which measures the work.
    pub steps: usize,
}

impl Meanings {
    pub fn has(&self, intent: &str) -> bool {
        self.said.iter().any(|said| said.intent == intent && !said.asks)
    }
}

/// The names that a line may hold: cards and calls in the language of the table and in the others, and phrases by slot.
#[derive(Clone, Copy, Default)]
pub struct Nameable<'a> {
    pub cards: Option<&'a CardNames>,
    pub foreign: &'a [CardNames],
    pub wishes: &'a [Wish],
    pub phrases: &'a [(&'static str, Phrases)],
    /// The scopes of the grammar that hold.
    pub scopes: &'a [&'static str],
}

/// Reads a line in one language.
///
/// Text at the end of a line does not count for whether it asks. Several meanings are left to whoever knows the table.
pub fn read(lang: Lang, line: &str, nameable: Nameable<'_>) -> Meanings {
    let line = line.trim();
    let grammar = Grammar::of(lang);
    let mut meanings = Meanings { said: Vec::new(), asks: false, steps: 0 };
    if line.len() > MOST_LETTERS {
        return meanings;
    }
    let tokens = Tokens::new(line);
    let is_kept = |index: &usize| !grammar.is_small(&tokens.all[*index].word);
    let all: Vec<usize> = (0..tokens.all.len()).collect();
    let kept: Vec<usize> = all.iter().copied().filter(is_kept).collect();
    let begins_asking = all.first().is_some_and(|first| grammar.is_listed("asking", &tokens.all[*first].word));
    let asks_verb = begins_asking && all.len() > 1;
    meanings.asks = asks_verb || tokens.question.is_some();
    // Small words are dropped, unless nothing else is there: `a`, `i`.
    let indices = if kept.is_empty() || all.len() == 1 { all } else { kept };
    let typed = indices.iter().map(|index| tokens.between(*index, *index).to_owned());
    let words: Arc<[String]> = typed.collect();
    // Words as they are written come first: Finnish `kasi` is an eight before it is `käsi`, the hand.
    for is_exact in [true, false] {
        let mut matcher = Matcher::new(grammar, nameable, &tokens, indices.clone(), is_exact);
        let patterns = grammar.patterns.iter().filter(|pattern| nameable.scopes.contains(&pattern.scope));
        for pattern in patterns {
            for slots in matcher.whole(pattern) {
                let said = Said {
                    act: pattern.act,
                    intent: pattern.intent,
                    asks: false,
                    has_verb: begins_with_a_word(&pattern.node) && !begins_with_card(&slots),
                    slots,
                    words: Arc::clone(&words),
                };
                // A question mark inside of a text asks nothing.
                let text = said.slots.iter().find_map(|(slot, value)| match value {
                    Value::Text(text) if *slot == "text" => Some(line.len() - text.len()),
                    _ => None,
                });
                let marked = tokens.question.is_some_and(|at| text.is_none_or(|from| at < from));
                let said = Said { asks: marked || asks_verb, ..said };
                if !meanings.said.contains(&said) {
                    meanings.said.push(said);
                }
            }
        }
        meanings.steps += matcher.steps;
        if meanings.said.iter().any(|said| said.free_letters() == 0) {
            break;
        }
    }
    // Text yields to patterns that know the words, and longer text to shorter text.
    if let Some(least) = meanings.said.iter().map(Said::free_letters).min() {
        let answers = |said: &Said| said.act == Act::Answer;
        meanings.said.retain(|said| answers(said) || said.free_letters() == least);
    }
    meanings
}

fn begins_with_card(slots: &[(&'static str, Value)]) -> bool {
    matches!(slots.first(), Some((_, Value::Card(card))) if card.first == 0)
}

fn begins_with_a_word(node: &Node) -> bool {
    match node {
        Node::Sequence(items) => items.first().is_some_and(begins_with_a_word),
        Node::Slot(_) => false,
        _ => true,
    }
}

type Slots = Vec<(&'static str, Value)>;

/// The possible ends of a node, each with the values of its slots.
type Ends = Rc<[(usize, Slots)]>;

/// A repeated node is followed so often.
const MOST_REPEATS: usize = 200;

struct Matcher<'a> {
    grammar: &'static Grammar,
    nameable: Nameable<'a>,
    tokens: &'a Tokens<'a>,
    /// The kept words, and their indices among all.
    words: Vec<String>,
    indices: Vec<usize>,
    known: HashMap<(usize, usize), Ends>,
    cards: HashMap<usize, Rc<[NamedCard]>>,
    /// Words of the grammar with accents need them.
    is_exact: bool,
    steps: usize,
}

impl<'a> Matcher<'a> {
    fn new(
        grammar: &'static Grammar,
        nameable: Nameable<'a>,
        tokens: &'a Tokens<'a>,
        indices: Vec<usize>,
        is_exact: bool,
    ) -> Self {
        let mut matcher = Matcher {
            grammar,
            nameable,
            tokens,
            words: Vec::new(),
            indices,
            known: HashMap::new(),
            cards: HashMap::new(),
            is_exact,
            steps: 0,
        };
        matcher.words = matcher.indices.iter().map(|index| matcher.spelled(&tokens.all[*index].word)).collect();
        matcher
    }

    fn has_word(&self, word: &str) -> bool {
        let cards = self.nameable.cards.into_iter().chain(self.nameable.foreign);
        self.grammar.has_word(word)
            || cards.into_iter().any(|cards| cards.has_word(word))
            || self
                .nameable
                .phrases
                .iter()
                .any(|(_, phrases)| phrases.keys().any(|key| key.split(' ').any(|own| own == word)))
    }

    /// A word with `ae` for `ä` where only that is a word.
    fn spelled(&self, word: &str) -> String {
        let digraphs = self.grammar.list("digraphs");
        let short =
            digraphs.concat().iter().fold(word.to_owned(), |word, pair| word.replace(pair.as_str(), &pair[..1]));
        if short != word && !self.has_word(word) && self.has_word(&short) { short } else { word.to_owned() }
    }

    /// The slots of each way in which the pattern covers the whole line.
    fn whole(&mut self, pattern: &'static Pattern) -> Vec<Slots> {
        // `end` leaves, `the end` does not; `draw four` draws, `the draw four` does not.
        let is_verb = || self.words.first().is_some_and(|word| self.grammar.is_listed("verbs", word));
        let does = pattern.act == Act::Change || pattern.act == Act::Move && is_verb();
        if does && self.is_after_article(0) {
            return Vec::new();
        }
        let end = self.words.len();
        self.ends(&pattern.node, 0).iter().filter(|(at, _)| *at == end).map(|(_, slots)| slots.clone()).collect()
    }

    /// An article stood before the word and was dropped.
    fn is_after_article(&self, at: usize) -> bool {
        let Some(before) = self.indices.get(at).and_then(|index| index.checked_sub(1)) else { return false };
        let dropped = at == 0 || self.indices[at - 1] != before;
        dropped && self.grammar.is_listed("articles", &self.tokens.all[before].word)
    }

    fn ends(&mut self, node: &'static Node, at: usize) -> Ends {
        let key = (std::ptr::from_ref(node).addr(), at);
        if let Some(known) = self.known.get(&key) {
            return Rc::clone(known);
        }
        self.steps += 1;
        let ends: Ends = self.find(node, at).into();
        self.known.insert(key, Rc::clone(&ends));
        ends
    }

    fn find(&mut self, node: &'static Node, at: usize) -> Vec<(usize, Slots)> {
        match node {
            Node::Word(without, word) => match self.words.get(at) {
                Some(typed) if typed == word || typed == without && !self.is_exact => vec![(at + 1, Vec::new())],
                _ => Vec::new(),
            },
            Node::Sequence(items) => {
                let mut reached = vec![(at, Vec::new())];
                for item in items {
                    let mut next = Vec::new();
                    for (at, before) in &reached {
                        for (end, slots) in self.ends(item, *at).iter() {
                            add(&mut next, *end, [before.as_slice(), slots].concat());
                        }
                    }
                    reached = next;
                }
                reached
            }
            Node::Either(items) => {
                let mut all = Vec::new();
                for item in items {
                    self.ends(item, at).iter().for_each(|(end, slots)| add(&mut all, *end, slots.clone()));
                }
                all
            }
            Node::Optional(inner) => {
                let mut all = vec![(at, Vec::new())];
                self.ends(inner, at).iter().for_each(|(end, slots)| add(&mut all, *end, slots.clone()));
                all
            }
            Node::Repeated(inner) => {
                let mut all = self.ends(inner, at).to_vec();
                let mut next = 0;
                while let Some((end, before)) = all.get(next).filter(|_| next < MOST_REPEATS).cloned() {
                    for (further, slots) in self.ends(inner, end).iter().filter(|(further, _)| *further > end) {
                        add(&mut all, *further, [before.as_slice(), slots].concat());
                    }
                    next += 1;
                }
                all
            }
            Node::Part(part) => {
                let part = &self.grammar.parts[*part];
                let ends = self.ends(&part.node, at);
                match part.gives {
                    Some((slot, value)) => {
                        ends.iter().map(|(end, _)| (*end, vec![(slot, Value::Choice(value))])).collect()
                    }
                    None => ends.to_vec(),
                }
            }
            Node::Slot(slot) => {
                self.slot(slot, at).into_iter().map(|(end, value)| (end, vec![(*slot, value)])).collect()
            }
        }
    }

    fn slot(&mut self, slot: &'static str, at: usize) -> Vec<(usize, Value)> {
        if slot == "text" {
            // With the small words in it, and the signs.
            let from = at.checked_sub(1).map_or(0, |before| self.indices[before] + 1);
            let text = self.tokens.text_from(from);
            return if text.is_empty() { Vec::new() } else { vec![(self.words.len(), Value::Text(text.to_owned()))] };
        }
        let Some(word) = self.words.get(at).cloned() else { return Vec::new() };
        let one = |value| vec![(at + 1, value)];
        match slot {
            _ if self.tokens.too_many && at + 1 == self.words.len() => Vec::new(),
            "card" | "named" | "several" | "onto" => {
                let cards = self.cards_of(slot, at);
                cards.into_iter().map(|card| (card.end, Value::Card(card))).collect()
            }
            "next" => self.next_number(at, &word),
            "colour" => self.colours(at),
            "call" if self.is_after_article(at) => Vec::new(),
            "call" => {
                let cards = self.nameable.cards.into_iter().chain(self.nameable.foreign);
                let calls = cards.map(|cards| {
                    let phrases = self.phrases(at).map(|(end, phrase)| (end, cards.call(&phrase)));
                    phrases.filter_map(|(end, call)| Some((end, Value::Call(Some(call?))))).last()
                });
                calls.flatten().take(1).collect()
            }
            "due" if self.grammar.is_listed("due", &word) => one(Value::Call(None)),
            "number" => self.number(&word).map_or_else(Vec::new, |number| one(Value::Number(number))),
            "digits" => digits(&word).map_or_else(Vec::new, |number| one(Value::Number(number))),
            "place" => {
                self.grammar.place("places", &word).map_or_else(Vec::new, |place| one(Value::Number(place + 1)))
            }
            "clause" => self.clause(at, &word),
            "name" => self.piece(at),
            "word" => one(Value::Text(word)),
            _ => {
                let phrases = self.nameable.phrases.iter().filter(|(own, _)| *own == slot);
                let found = phrases.flat_map(|(_, phrases)| {
                    let found = self.phrases(at).map(|(end, phrase)| (end, phrases.get(&plain(&phrase))));
                    found.filter_map(|(end, id)| Some((end, Value::Phrase(*id?)))).collect::<Vec<_>>()
                });
                found.collect()
            }
        }
    }

    /// The phrases that begin at a word, joined by blanks, with the index behind each.
    fn phrases(&self, at: usize) -> impl Iterator<Item = (usize, String)> {
        let most = self.words.len().min(at + LONGEST_PHRASE);
        (at + 1..=most).map(move |end| (end, self.words[at..end].join(" ")))
    }

    fn number(&self, word: &str) -> Option<usize> {
        digits(word).or_else(|| self.grammar.place("numbers", word))
    }

    /// The names of cards that begin at a word, only the longest of them: `red 5` is not red, and then a 5.
    fn longest(&mut self, at: usize) -> Rc<[NamedCard]> {
        if let Some(known) = self.cards.get(&at) {
            return Rc::clone(known);
        }
        let after_article = self.is_after_article(at);
        let mut found = self.nameable.cards.map_or_else(Vec::new, |cards| cards.read(&self.words, at, after_article));
        if !found.iter().any(|named| named.is_whole) {
            for named in self.nameable.foreign.iter().flat_map(|cards| cards.read_foreign(&self.words, at)) {
                let own_word = named.end == at + 1 && self.grammar.has_word(&self.words[at]);
                if !own_word && !found.contains(&named) {
                    found.push(named);
                }
            }
        }
        let longest = found.iter().map(|named| named.end).max().unwrap_or(at);
        let is_noun = |end: usize| self.words.get(end).is_some_and(|word| self.grammar.is_listed("noun", word));
        found.retain(|named| named.end == longest || named.end + 1 == longest && is_noun(named.end));
        let found: Rc<[NamedCard]> = found.into();
        self.cards.insert(at, Rc::clone(&found));
        found
    }

    fn cards_of(&mut self, slot: &str, at: usize) -> Vec<NamedCard> {
        let found = self.longest(at);
        let is_plural =
            |named: &NamedCard| self.nameable.cards.is_some_and(|cards| cards.is_plural(&self.words[named.end - 1]));
        let is_named = |named: &NamedCard| {
            let words = &self.words[at..named.end];
            let alone = self.grammar.list("not-alone").iter().any(|phrase| phrase == words);
            // `p3` may be a code, and may be play and 3.
            let mut letters = words[0].chars();
            let letter = letters.next().map(String::from).unwrap_or_default();
            let is_play = self.nameable.scopes.contains(&"shed")
                && words.len() == 1
                && self.grammar.is_listed("play-letters", &letter)
                && digits(letters.as_str()).is_some()
                && (!named.is_colour_first || self.words.len() == 1);
            named.is_whole && !is_plural(named) && !alone && !self.grammar.is_listed("noun", &words[0]) && !is_play
        };
        let fits = |named: &NamedCard| match slot {
            "several" => named.is_whole,
            "named" => is_named(named),
            "onto" => named.symbol.is_some(),
            _ => true,
        };
        found.iter().copied().filter(fits).collect()
    }

    /// A number that goes on from a card: `red 4, 5 and 6`.
    fn next_number(&self, at: usize, word: &str) -> Vec<(usize, Value)> {
        let Some(cards) = self.nameable.cards else { return Vec::new() };
        let named = |symbol| NamedCard {
            colour: None,
            symbol: Some(symbol),
            is_whole: false,
            is_colour_first: true,
            is_number: true,
            first: at,
            end: at + 1,
        };
        let all = cards.symbols(word).iter().map(|symbol| named(*symbol));
        all.filter(|_| self.number(word).is_some()).map(|card| (at + 1, Value::Card(card))).collect()
    }

    /// Colours and other wishes in the language of the table.
    fn colours(&self, at: usize) -> Vec<(usize, Value)> {
        let Some(cards) = self.nameable.cards else { return Vec::new() };
        let mut found = Vec::new();
        for (end, phrase) in self.phrases(at) {
            // A code alone answers a question, and stands behind other words: `p w b uno`.
            let code = cards.colour_code(&phrase).filter(|_| at > 0 || end == self.words.len());
            let colours = cards.colours(&phrase).iter().chain(code).map(|colour| Wish::Colour(*colour));
            let symbols = cards.symbols(&phrase).iter().map(|symbol| Wish::Symbol(*symbol));
            let wishes = colours.chain(symbols.filter(|wish| self.nameable.wishes.contains(wish)));
            found.extend(wishes.map(|wish| (end, Value::Wish(wish))));
        }
        found
    }

    fn clause(&self, at: usize, word: &str) -> Vec<(usize, Value)> {
        let letters =
            |word: &str| !word.is_empty() && word.len() <= 3 && word.chars().all(|c| c.is_ascii_alphabetic());
        let split = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
        let text = |series: &str, number: usize| Value::Text(format!("{}-{number}", series.to_uppercase()));
        if let (series, Some(number)) = (&word[..split], digits(&word[split..])) {
            return if letters(series) { vec![(at + 1, text(series, number))] } else { Vec::new() };
        }
        match self.words.get(at + 1).and_then(|next| digits(next)) {
            // `n1-17` and `un-3` alike.
            Some(number) if word.len() <= 3 => vec![(at + 2, text(word, number))],
            _ => Vec::new(),
        }
    }

    /// All that was typed between two blanks, as a name.
    fn piece(&self, at: usize) -> Vec<(usize, Value)> {
        let piece = |index: usize| self.tokens.all[self.indices[index]].piece;
        let mut end = at + 1;
        while end < self.words.len() && piece(end) == piece(at) {
            end += 1;
        }
        let text = self.tokens.between(self.indices[at], self.indices[end - 1]);
        vec![(end, Value::Text(text.to_owned()))]
    }
}

fn add(all: &mut Vec<(usize, Slots)>, end: usize, slots: Slots) {
    let reached = (end, slots);
    if !all.contains(&reached) {
        all.push(reached);
    }
}

/// The words of a list of the grammar.
pub fn listed(lang: Lang, list: &str) -> Vec<String> {
    Grammar::of(lang).list(list).concat()
}

/// True for a word that is a command by itself at some table or in the lobby, so that it is nobody's name.
pub fn is_command(lang: Lang, word: &str) -> bool {
    const SCOPES: &[&str] = &["all", "table", "shed", "wall", "patience"];
    let said = read(lang, word, Nameable { scopes: SCOPES, ..Nameable::default() }).said;
    said.iter().any(|said| said.act != Act::Answer && said.slots.is_empty())
}

/// The words that are commands by themselves in these scopes, in alphabetical order, each with its intent.
pub fn command_words(lang: Lang, scopes: &[&'static str]) -> Vec<(&'static str, String)> {
    let mut words: Vec<&String> = Grammar::of(lang).words().collect();
    words.sort_unstable();
    let intents = |word: &String| {
        let said = read(lang, word, Nameable { scopes, ..Nameable::default() }).said;
        let commands = said.into_iter().filter(|said| said.act != Act::Answer && said.slots.is_empty());
        commands.map(|said| (said.intent, word.clone())).collect::<Vec<_>>()
    };
    words.into_iter().flat_map(intents).collect()
}

/// A name as it is looked up among phrases: without small words, as lines are compared.
pub fn phrase(lang: Lang, name: &str) -> String {
    plain(&Grammar::of(lang).kept(words_of(name)).join(" "))
}

/// True for a word around others that says nothing by itself: small words, and those of the list `joining`.
pub fn is_small(lang: Lang, word: &str) -> bool {
    let (grammar, word) = (Grammar::of(lang), lower(word));
    grammar.is_small(&word) || grammar.is_listed("joining", &word)
}
