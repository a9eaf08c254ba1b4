//! The names of a game's cards and calls, as they are typed in one language.

use std::collections::{HashMap, HashSet};

use super::grammar::{Grammar, number_of};
use super::tokens::{lower, plain, words_of};
use crate::cards::{CardKind, Colour, Deck, Symbol};
use crate::rules::Call;
use crate::text::{Lang, Names};

/// The most words of a name.
const LONGEST_NAME: usize = 6;

/// The least letters of a word of a name in another language.
const FOREIGN: usize = 3;

/// A card as it was named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamedCard {
    pub colour: Option<Colour>,
    pub symbol: Option<Symbol>,
    /// The name of one kind of card, or its code.
    pub is_whole: bool,
    /// The colour stands before the symbol.
    pub is_colour_first: bool,
    /// The symbol is a number.
    pub is_number: bool,
    /// Indices of the words in the line.
    pub first: usize,
    pub end: usize,
}

/// The spellings of a game's cards in one language.
#[derive(Clone, Debug)]
pub struct CardNames {
    grammar: Lang,
    colours: HashMap<String, Vec<Colour>>,
    symbols: HashMap<String, Vec<Symbol>>,
    /// Codes, and titles of one card.
    whole: HashMap<String, CardKind>,
    codes: HashSet<String>,
    colour_codes: HashMap<String, Colour>,
    /// Forms of colours that count cards behind a number: `zwei rote`.
    inflected: HashSet<String>,
    /// The words of names as they are written, with their accents.
    exact: HashSet<String>,
    plurals: HashSet<String>,
    calls: HashMap<String, Call>,
    kinds: HashMap<(Option<Colour>, Symbol), CardKind>,
    numbers: HashSet<Symbol>,
    words: HashSet<String>,
}

impl CardNames {
    /// `recorded` gives the codes of records, if they are to be understood.
    pub fn new(names: &Names, deck: &Deck, lang: Lang, recorded: Option<&dyn Fn(CardKind) -> String>) -> Self {
        let mut all = CardNames {
            grammar: lang,
            colours: HashMap::new(),
            symbols: HashMap::new(),
            whole: HashMap::new(),
            codes: HashSet::new(),
            colour_codes: HashMap::new(),
            inflected: HashSet::new(),
            exact: HashSet::new(),
            plurals: HashSet::new(),
            calls: HashMap::new(),
            kinds: HashMap::new(),
            numbers: HashSet::new(),
            words: HashSet::new(),
        };
        for colour in deck.all_colours() {
            let own = lower(&names.plain_colour(colour));
            for name in names.colour_words(colour) {
                let key = all.key(&name);
                all.exact.extend(key.split(' ').map(str::to_owned));
                for key in [plain(&key), key.clone()] {
                    if !own.starts_with(&key) && !plain(&own).starts_with(&key) {
                        all.inflected.insert(key.clone());
                    }
                    put(&mut all.colours, key, colour);
                }
            }
            all.colour_codes.insert(lower(names.colour_code(colour)), colour);
        }
        for kind in deck.kinds() {
            let face = deck.face(kind);
            if all.kinds.insert((face.colour, face.symbol), kind).is_none() {
                all.add_symbol(names, deck, face.symbol);
            }
            for name in names.card_words(kind) {
                let key = all.key(name);
                all.exact.extend(key.split(' ').map(str::to_owned));
                all.whole.entry(plain(&key)).or_insert(kind);
                all.whole.entry(key).or_insert(kind);
            }
        }
        // German `Buben` is a form of one card's name, too.
        all.plurals.retain(|plural| !all.exact.contains(plural));
        all.add_codes(names, deck, recorded);
        for (index, call) in names.calls().iter().enumerate() {
            let Ok(id) = u8::try_from(index) else { break };
            for name in names.call_words(index).iter().chain([call]) {
                let words = words_of(name);
                for key in [words.concat(), words.join(" "), plain(&words.join(" "))] {
                    all.calls.entry(key).or_insert(Call(id));
                }
            }
        }
        let keys = all.colours.keys().chain(all.symbols.keys()).chain(all.whole.keys()).chain(all.calls.keys());
        all.words = keys.flat_map(|key| key.split(' ')).map(str::to_owned).collect();
        all
    }

    pub fn lang(&self) -> Lang {
        self.grammar
    }

    fn grammar(&self) -> &'static Grammar {
        Grammar::of(self.grammar)
    }

    fn key(&self, name: &str) -> String {
        self.grammar().kept(words_of(name)).join(" ")
    }

    fn add_symbol(&mut self, names: &Names, deck: &Deck, symbol: Symbol) {
        if deck.symbol_name(symbol).number.is_some() {
            self.numbers.insert(symbol);
        }
        let mut keys: Vec<String> = names.symbol_words(symbol).iter().map(|name| self.key(name)).collect();
        self.exact.extend(keys.iter().flat_map(|key| key.split(' ')).map(str::to_owned));
        keys.push(lower(names.symbol_code(symbol)));
        keys = keys.into_iter().flat_map(|key| [plain(&key), key]).collect();
        let endings = self.grammar().list("endings").concat();
        for key in keys.into_iter().filter(|key| !key.is_empty()) {
            let is_number = key.ends_with(|letter: char| letter.is_ascii_digit());
            if key.chars().count() == 1 && !is_number {
                put(&mut self.symbols, key, symbol);
                continue;
            }
            // `Aussetzenkarte`
            for noun in self.grammar().list("noun").concat().iter().filter(|_| !self.numbers.contains(&symbol)) {
                put(&mut self.symbols, format!("{key}{noun}"), symbol);
            }
            for ending in endings.iter().filter(|ending| !is_number || ending.len() == 1) {
                let plural = format!("{key}{ending}");
                put(&mut self.symbols, plural.clone(), symbol);
                self.plurals.insert(plural);
            }
            put(&mut self.symbols, key, symbol);
        }
    }

    fn add_codes(&mut self, names: &Names, deck: &Deck, recorded: Option<&dyn Fn(CardKind) -> String>) {
        for kind in deck.kinds() {
            let own = lower(&names.card_code(kind));
            // Braille decks mark coloured numbers so: `b5x`.
            let face = deck.face(kind);
            let braille = (face.colour.is_some() && self.numbers.contains(&face.symbol)).then(|| format!("{own}x"));
            for code in [own].into_iter().chain(braille).chain(recorded.map(|code| lower(&code(kind)))) {
                self.codes.insert(code.clone());
                self.whole.entry(code).or_insert(kind);
            }
        }
    }

    /// Colour and symbol in one word, in either order: `red5`, `5b`.
    fn joined(&self, word: &str) -> Option<(Colour, Symbol)> {
        let is_letter = |part: &str| part.chars().count() == 1 && part.chars().all(char::is_alphabetic);
        // Without a vowel it is a code of braille decks, such as `sk`.
        let is_word = |part: &str| {
            part.chars().count() > 1
                && part.chars().all(char::is_alphabetic)
                && part.contains(['a', 'e', 'i', 'o', 'u', 'ä'])
        };
        let parts = word.char_indices().skip(1).map(|(at, _)| word.split_at(at));
        // A word with a single letter is no name: `reds`, `kings`.
        let mixed = |one: &str, other: &str| is_letter(one) && is_word(other);
        let parts = parts.filter(|(first, last)| !mixed(first, last) && !mixed(last, first));
        let orders = parts.flat_map(|(first, last)| [(first, last), (last, first)]);
        let found = orders.filter_map(|(colour, symbol)| {
            let code = self.colour_codes.get(colour).copied();
            let colours = self.colours(colour).iter().copied().chain(code);
            let symbols = self.symbols(symbol);
            let mut faces = colours.flat_map(|colour| symbols.iter().map(move |symbol| (colour, *symbol)));
            faces.find(|(colour, symbol)| self.kinds.contains_key(&(Some(*colour), *symbol)))
        });
        found.take(1).next()
    }

    pub fn kinds(&self, named: &NamedCard) -> Vec<CardKind> {
        let fits = |face: &(Option<Colour>, Symbol)| {
            (named.colour.is_none() || named.colour == face.0) && named.symbol.is_none_or(|symbol| symbol == face.1)
        };
        let whole =
            named.symbol.filter(|_| named.is_whole).and_then(|symbol| self.kinds.get(&(named.colour, symbol)));
        let mut kinds: Vec<CardKind> = match whole {
            Some(kind) => vec![*kind],
            None => self.kinds.iter().filter(|(face, _)| fits(face)).map(|(_, kind)| *kind).collect(),
        };
        kinds.sort_unstable();
        kinds
    }

    pub fn call(&self, words: &str) -> Option<Call> {
        self.calls.get(words).copied()
    }

    pub(super) fn has_word(&self, word: &str) -> bool {
        self.words.contains(word)
    }

    pub fn is_plural(&self, word: &str) -> bool {
        self.plurals.contains(word)
    }

    pub fn is_code(&self, word: &str) -> bool {
        self.codes.contains(word)
    }

    pub(super) fn colour_code(&self, word: &str) -> Option<&Colour> {
        self.colour_codes.get(word)
    }

    pub fn colours(&self, words: &str) -> &[Colour] {
        self.colours.get(words).map_or(&[], Vec::as_slice)
    }

    pub fn symbols(&self, words: &str) -> &[Symbol] {
        self.symbols.get(words).map_or(&[], Vec::as_slice)
    }

    /// The words of a name that a slip of the finger may have changed.
    pub fn vocabulary(&self) -> impl Iterator<Item = &str> {
        self.words.iter().filter(|word| !self.codes.contains(*word)).map(String::as_str)
    }

    /// The cards that a whole line names, in full or in part.
    pub fn named_by(&self, line: &str) -> Vec<NamedCard> {
        self.read_all(&self.grammar().kept(words_of(line)))
    }

    /// The first card that a line names in full.
    pub fn within(&self, line: &str) -> Option<CardKind> {
        let words = self.grammar().kept(words_of(line));
        let named = (0..words.len()).flat_map(|at| self.read(&words, at, false));
        let mut whole = named.filter(|named| named.is_whole && named.end > named.first + 1);
        whole.find_map(|named| self.kinds(&named).pop())
    }

    /// The cards that all of these folded words name, in full or in part.
    pub fn read_all(&self, words: &[String]) -> Vec<NamedCard> {
        let mut found = self.read(words, 0, false);
        found.retain(|named| named.end == words.len());
        found
    }

    /// All cards whose name begins with the word at `at`.
    pub(super) fn read(&self, words: &[String], at: usize, after_article: bool) -> Vec<NamedCard> {
        let mut found = Reader { names: self, words, first: at, found: Vec::new() };
        found.read(after_article);
        found.found
    }

    /// Whole names without codes, for a table of another language.
    pub(super) fn read_foreign(&self, words: &[String], at: usize) -> Vec<NamedCard> {
        let is_word = |word: &String| {
            word.chars().all(|letter| letter.is_ascii_digit())
                || self.grammar().is_listed("between", word)
                || word.chars().count() >= FOREIGN && word.chars().all(char::is_alphabetic)
        };
        let is_name = |named: &NamedCard| {
            let own = &words[named.first..named.end];
            let says_more =
                own.iter().any(|word| word.chars().count() > FOREIGN && word.chars().all(char::is_alphabetic));
            named.is_whole
                && own.iter().all(is_word)
                && !self.grammar().is_listed("noun", &own[0])
                && (own.len() > 1 || says_more)
                && !self.is_code(&own[0])
        };
        let mut found = self.read(words, at, false);
        found.retain(is_name);
        found
    }
}

struct Reader<'a> {
    names: &'a CardNames,
    words: &'a [String],
    first: usize,
    found: Vec<NamedCard>,
}

impl Reader<'_> {
    fn is_noun(&self, at: usize) -> bool {
        self.words.get(at).is_some_and(|word| self.names.grammar().is_listed("noun", word))
    }

    /// The phrases that begin at a word: where each ends, and its words.
    fn phrases(&self, at: usize) -> impl Iterator<Item = (usize, String)> {
        (at + 1..=self.words.len().min(at + LONGEST_NAME)).map(move |end| (end, self.words[at..end].join(" ")))
    }

    fn read(&mut self, after_article: bool) {
        let (names, grammar) = (self.names, self.names.grammar());
        // `card red 5`
        let at = self.first + usize::from(self.is_noun(self.first) && self.first + 1 < self.words.len());
        if let Some((colour, symbol)) = self.words.get(at).and_then(|word| names.joined(word)) {
            self.add(at + 1, Some(colour), Some(symbol), true);
        }
        for (end, phrase) in self.phrases(at).collect::<Vec<_>>() {
            if let Some(kind) = names.whole.get(&phrase) {
                let face = names.kinds.iter().find(|(_, own)| *own == kind).map(|(face, _)| *face);
                if let Some((colour, symbol)) = face {
                    self.add(end, colour, Some(symbol), true);
                }
            }
            for colour in names.colours(&phrase) {
                self.add(end, Some(*colour), None, true);
                // `the red one`; `red one` is the 1.
                if after_article && self.words.get(end).is_some_and(|word| grammar.is_listed("the-one", word)) {
                    self.add(end + 1, Some(*colour), None, true);
                    continue;
                }
                self.add_symbols(end, *colour);
            }
            for symbol in names.symbols(&phrase) {
                self.add(end, None, Some(*symbol), false);
                let gap = self.words.get(end).is_some_and(|word| grammar.is_listed("between", word));
                for from in [Some(end), gap.then_some(end + 1)].into_iter().flatten() {
                    for (last, behind) in self.phrases(from).collect::<Vec<_>>() {
                        // `fünf rot` is a card, `fünf rote` are five.
                        let is_number = number_of(names.grammar, &phrase).is_some();
                        let is_count = is_number && from == end && names.inflected.contains(&behind);
                        for colour in names.colours(&behind).iter().filter(|_| !is_count) {
                            self.add(last, Some(*colour), Some(*symbol), false);
                        }
                    }
                }
            }
        }
        let code = self.words.get(at).filter(|word| word.chars().count() == 1 || !grammar.has_word(word));
        if let Some(colour) = code.and_then(|word| names.colour_codes.get(word)) {
            self.add_symbols(at + 1, *colour);
            self.add(at + 1, Some(*colour), None, true);
        }
    }

    fn add_symbols(&mut self, from: usize, colour: Colour) {
        // `rote Karte 5`
        let from = from + usize::from(self.is_noun(from) && self.words.len() > from + 1);
        for (last, behind) in self.phrases(from).collect::<Vec<_>>() {
            for symbol in self.names.symbols(&behind) {
                self.add(last, Some(colour), Some(*symbol), true);
            }
        }
    }

    fn add(&mut self, end: usize, colour: Option<Colour>, symbol: Option<Symbol>, is_colour_first: bool) {
        let is_whole = symbol.is_some_and(|symbol| self.names.kinds.contains_key(&(colour, symbol)));
        let is_number = symbol.is_some_and(|symbol| self.names.numbers.contains(&symbol));
        let named = NamedCard { colour, symbol, is_whole, is_colour_first, is_number, first: self.first, end };
        if !is_whole && self.names.kinds(&named).is_empty() {
            return;
        }
        // `the skip card`, `a red card`, but not `4 cards`, and `two red cards` are two.
        let takes_noun = self.is_noun(end) && (symbol.is_none() || !is_number || is_whole && is_colour_first);
        for named in [Some(named), takes_noun.then_some(NamedCard { end: end + 1, ..named })].into_iter().flatten() {
            if !self.found.contains(&named) {
                self.found.push(named);
            }
        }
    }
}

fn put<T: PartialEq>(map: &mut HashMap<String, Vec<T>>, key: String, value: T) {
    let values = map.entry(key).or_default();
    if !values.contains(&value) {
        values.push(value);
    }
}
