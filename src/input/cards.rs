//! Cards and colours as input: by code or by name, in either order. Full names and codes are looked up; beginnings
//! and partial names are only guessed at, for questions.

use std::collections::HashMap;
use std::sync::Arc;

use super::line::key;
use crate::cards::{CardKind, Colour, Deck, Symbol, Wish};
use crate::rules::Call;
use crate::text::Names;

/// So many letters of a symbol's name are enough without a colour.
const CLEAR: usize = 3;

/// The least letters of an accepted word of another language.
const FOREIGN: usize = 3;

/// Longer names are not looked up.
const MOST_LETTERS: usize = 100;

/// The most words of a card's name without articles.
pub const LONGEST_NAME: usize = 6;

/// The spellings of a game's cards in one language, in lower case without blanks.
#[derive(Clone, Debug)]
pub struct Cards {
    colours: HashMap<String, Vec<Colour>>,
    symbols: HashMap<String, Vec<Symbol>>,
    /// Names and codes that are not made of a colour and a symbol.
    others: HashMap<String, Vec<CardKind>>,
    kinds: Vec<Spelt>,
    calls: HashMap<String, Call>,
    /// Each word of card names, with its dictionary form.
    vocabulary: Vec<(String, String)>,
}

#[derive(Clone, Debug)]
struct Spelt {
    kind: CardKind,
    colour: Option<Colour>,
    symbol: Symbol,
    // Shared by all cards of a colour or a symbol.
    colours: Arc<[String]>,
    symbols: Arc<[String]>,
}

impl Cards {
    /// With the codes of records if they are given.
    pub fn new(names: &Names, deck: &Deck, recorded: Option<&dyn Fn(CardKind) -> String>) -> Self {
        let mut cards = Cards {
            colours: HashMap::new(),
            symbols: HashMap::new(),
            others: HashMap::new(),
            kinds: Vec::new(),
            calls: HashMap::new(),
            vocabulary: Vec::new(),
        };
        let spelt = |words: Vec<String>| -> Vec<String> {
            let mut all: Vec<String> = words.iter().flat_map(|word| spellings(&squeezed(word))).collect();
            all.retain(|word| !word.is_empty());
            all.sort_unstable();
            all.dedup();
            all
        };
        let mut vocabulary = Vec::new();
        let mut with_code = |words: Vec<String>, plain: &str, code: &str| {
            let told = |word: &String| if plain.contains(char::is_numeric) { word.clone() } else { plain.to_owned() };
            vocabulary.extend(words.iter().map(|word| (word.to_lowercase(), told(word).to_lowercase())));
            spelt([words, vec![code.to_owned()]].concat())
        };
        let words = |colour| (names.colour_words(colour), names.plain_colour(colour), names.colour_code(colour));
        let colours = deck.all_colours().map(words);
        let colours: Vec<Arc<[String]>> =
            colours.map(|(words, plain, code)| with_code(words, &plain, code).into()).collect();
        for (colour, words) in deck.all_colours().zip(&colours) {
            for word in words.iter() {
                put(&mut cards.colours, word, colour);
            }
        }
        let mut symbols: HashMap<Symbol, Arc<[String]>> = HashMap::new();
        for kind in deck.kinds() {
            let face = deck.face(kind);
            let words = symbols.entry(face.symbol).or_insert_with(|| {
                let (plain, code) = (names.plain_symbol(face.symbol), names.symbol_code(face.symbol));
                let words = with_code(names.symbol_words(face.symbol), &plain, code);
                for word in &words {
                    put(&mut cards.symbols, word, face.symbol);
                }
                words.into()
            });
            // Braille decks mark coloured numbers so: `b5x`.
            let is_number = face.colour.is_some() && deck.symbol_name(face.symbol).number.is_some();
            for code in [Some(names.card_code(kind)), recorded.map(|code| code(kind))].into_iter().flatten() {
                put(&mut cards.others, &code.to_lowercase(), kind);
                if is_number {
                    put(&mut cards.others, &format!("{}x", code.to_lowercase()), kind);
                }
            }
            for word in spelt(names.card_words(kind).to_vec()) {
                put(&mut cards.others, &word, kind);
            }
            if face.colour.is_none() {
                for word in words.iter() {
                    put(&mut cards.others, word, kind);
                }
            }
            cards.kinds.push(Spelt {
                kind,
                colour: face.colour,
                symbol: face.symbol,
                colours: face.colour.map_or_else(Arc::default, |colour| Arc::clone(&colours[usize::from(colour.0)])),
                symbols: Arc::clone(words),
            });
        }
        cards.vocabulary = vocabulary;
        cards.vocabulary.sort_unstable();
        cards.vocabulary.dedup();
        for (index, call) in names.calls().iter().enumerate() {
            let words = names.call_words(index).iter().chain([call]);
            if let Ok(index) = u8::try_from(index) {
                cards.calls.extend(words.map(|word| (squeezed(&word.to_lowercase()), Call(index))));
            }
        }
        cards
    }

    /// Cards with this full name, colour and symbol in either order, or this code. A name may end with one of
    /// `nouns`, the words for a card.
    pub fn full(&self, compact: &str, nouns: &[String]) -> Vec<CardKind> {
        Cards::with_noun(compact, nouns, |name| self.named(name, &|_| true))
    }

    /// As [`Cards::full`] for another language: names, no codes.
    pub fn full_name(&self, compact: &str, nouns: &[String]) -> Vec<CardKind> {
        let is_name = |part: &str| {
            part.chars().all(|letter| letter.is_ascii_digit())
                || part.chars().count() >= FOREIGN && part.chars().all(char::is_alphanumeric)
        };
        Cards::with_noun(
            compact,
            nouns,
            |name| if digits_only(name) { Vec::new() } else { self.named(name, &is_name) },
        )
    }

    fn with_noun(compact: &str, nouns: &[String], named: impl Fn(&str) -> Vec<CardKind>) -> Vec<CardKind> {
        let whole = named(compact);
        if !whole.is_empty() {
            return whole;
        }
        let parted = nouns.iter().filter_map(|noun| compact.strip_suffix(noun.as_str())).map(named);
        parted.into_iter().find(|kinds| !kinds.is_empty()).unwrap_or_default()
    }

    fn named(&self, name: &str, takes: &dyn Fn(&str) -> bool) -> Vec<CardKind> {
        if name.len() > MOST_LETTERS {
            return Vec::new();
        }
        let mut kinds = if takes(name) { self.others.get(name).cloned().unwrap_or_default() } else { Vec::new() };
        for (at, _) in name.char_indices().skip(1) {
            let (first, last) = name.split_at(at);
            // A word with a single letter is not a name: `reds`, `kings`.
            let is_letter = |part: &str| part.chars().count() == 1 && part.chars().all(char::is_alphabetic);
            let is_word = |part: &str| part.chars().count() > 1 && part.chars().all(char::is_alphabetic);
            let mixed = is_letter(first) && is_word(last) || is_word(first) && is_letter(last);
            if mixed || !takes(first) || !takes(last) {
                continue;
            }
            for (colour, symbol) in [(first, last), (last, first)] {
                let (Some(colours), Some(symbols)) = (self.colours.get(colour), self.symbols.get(symbol)) else {
                    continue;
                };
                let has = |spelt: &&Spelt| {
                    spelt.colour.is_some_and(|own| colours.contains(&own)) && symbols.contains(&spelt.symbol)
                };
                kinds.extend(self.kinds.iter().filter(has).map(|spelt| spelt.kind));
            }
        }
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    /// By its full name or code.
    pub fn colour(&self, compact: &str) -> Option<Colour> {
        match self.colours.get(compact)?.as_slice() {
            [colour] => Some(*colour),
            _ => None,
        }
    }

    /// For another language: names, no codes.
    pub fn colour_name(&self, compact: &str) -> Option<Colour> {
        if compact.chars().count() < FOREIGN { None } else { self.colour(compact) }
    }

    /// By its full name.
    pub fn wish(&self, compact: &str, wishes: &[Wish]) -> Option<Wish> {
        let colours = self.colours.get(compact).into_iter().flatten().map(|colour| Wish::Colour(*colour));
        let symbols = self.symbols.get(compact).into_iter().flatten().map(|symbol| Wish::Symbol(*symbol));
        let mut found = colours.chain(symbols).filter(|wish| wishes.contains(wish));
        found.next().filter(|_| found.next().is_none())
    }

    pub fn call(&self, compact: &str) -> Option<Call> {
        self.calls.get(compact).copied()
    }

    /// The text is the symbol of coloured cards, which is half a card name.
    pub fn is_symbol(&self, compact: &str) -> bool {
        self.symbols.contains_key(compact) && !digits_only(compact)
    }

    /// Cards of which this is half the name: a colour, a symbol, or the beginning of a name.
    pub fn half(&self, words: &[&str]) -> Vec<CardKind> {
        if words.len() > LONGEST_NAME { Vec::new() } else { self.guess(words) }
    }

    /// Cards that the words may mean in a question. Whole names and codes come before beginnings; a symbol, a colour
    /// or some letters of a symbol mean all cards that have it.
    pub fn guess(&self, words: &[&str]) -> Vec<CardKind> {
        self.kinds(words, true, |spelt| spelt.begins(words))
    }

    /// All cards that the words may mean, whatever their colour: `draw` means draw two of each colour and wild draw
    /// four.
    pub fn meant(&self, words: &[&str]) -> Vec<CardKind> {
        self.kinds(words, false, |spelt| spelt.begins_symbol(&words.concat()) || spelt.begins(words))
    }

    /// The cards that match best. With `means_either`, a letter that is the code of both a symbol and a colour, as
    /// `v` in Finnish, means both.
    fn kinds(&self, words: &[&str], means_either: bool, begins: impl Fn(&Spelt) -> bool) -> Vec<CardKind> {
        let compact = words.concat();
        if compact.is_empty() || words.len() > LONGEST_NAME || compact.len() > MOST_LETTERS {
            return Vec::new();
        }
        let full = self.named(&compact, &|_| true);
        if !full.is_empty() {
            return full;
        }
        let colour = self.colour_begun(&compact);
        let code = self.colour(&compact);
        let symbol = self.symbols.contains_key(&compact);
        let has_code = |spelt: &Spelt| spelt.colour.is_some() && spelt.colour == code;
        let tiers: [&dyn Fn(&Spelt) -> bool; 5] = [
            &|spelt| spelt.symbols.contains(&compact) || means_either && symbol && has_code(spelt),
            // A colour code comes before a beginning: `p` is red in Finnish, not plus.
            &has_code,
            &begins,
            &|spelt| spelt.colour.is_some() && spelt.colour == colour,
            &|spelt| compact.chars().count() >= CLEAR && spelt.begins_symbol(&compact),
        ];
        let kinds_of = |fits: &dyn Fn(&Spelt) -> bool| -> Vec<CardKind> {
            self.kinds.iter().filter(|spelt| fits(spelt)).map(|spelt| spelt.kind).collect()
        };
        tiers.into_iter().map(kinds_of).find(|kinds| !kinds.is_empty()).unwrap_or_default()
    }

    /// By its name or the beginning of its name.
    pub fn colour_begun(&self, compact: &str) -> Option<Colour> {
        if compact.is_empty() {
            return None;
        }
        self.colour(compact).or_else(|| {
            let mut begun: Vec<Colour> = self
                .colours
                .iter()
                .filter(|(word, _)| word.starts_with(compact))
                .flat_map(|(_, colours)| colours.iter().copied())
                .collect();
            begun.sort_unstable();
            begun.dedup();
            if let [colour] = begun.as_slice() { Some(*colour) } else { None }
        })
    }

    /// The words of card names for suggestions, sorted, each with its dictionary form, which is the one suggested.
    pub fn vocabulary(&self) -> impl Iterator<Item = (&str, &str)> {
        self.vocabulary.iter().map(|(word, plain)| (word.as_str(), plain.as_str()))
    }
}

impl Spelt {
    fn begins_symbol(&self, typed: &str) -> bool {
        self.symbols.iter().any(|symbol| begins_with(symbol, typed))
    }

    /// Beginnings of colour and symbol, in either order.
    fn begins(&self, words: &[&str]) -> bool {
        let colour = |words: &[&str]| {
            let typed = words.concat();
            self.colours.iter().any(|colour| begins_with(colour, &typed))
        };
        match self.colour {
            None => self.begins_symbol(&words.concat()),
            Some(_) => (1..words.len()).any(|split| {
                let (first, last) = words.split_at(split);
                (colour(first) && self.begins_symbol(&last.concat()))
                    || (self.begins_symbol(&first.concat()) && colour(last))
            }),
        }
    }
}

fn put<T: PartialEq>(map: &mut HashMap<String, Vec<T>>, word: &str, value: T) {
    match map.get_mut(word) {
        Some(values) if values.contains(&value) => {}
        Some(values) => values.push(value),
        None => {
            map.insert(word.to_owned(), vec![value]);
        }
    }
}

/// A word with its spellings on keyboards without umlauts: `grün`, `grun`, `gruen`.
pub(crate) fn spellings(word: &str) -> Vec<String> {
    if word.is_ascii() {
        return vec![word.to_owned()];
    }
    let replaced = |by: [&str; 4]| {
        ["ä", "ö", "ü", "ß"]
            .into_iter()
            .zip(by)
            .fold(word.to_owned(), |word, (dotted, plain)| word.replace(dotted, plain))
    };
    let mut all = vec![word.to_owned(), replaced(["a", "o", "u", "ss"]), replaced(["ae", "oe", "ue", "ss"])];
    all.dedup();
    all
}

fn squeezed(words: &str) -> String {
    key(words).replace(' ', "")
}

fn digits_only(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii_digit())
}

/// A number begins only itself: 1 is not the beginning of 10.
fn begins_with(word: &str, typed: &str) -> bool {
    if digits_only(typed) { word == typed } else { word.starts_with(typed) }
}
