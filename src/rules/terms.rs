//! The names of a game: cards with their entries and codes, colours, and calls.

use indexmap::IndexMap;
use strsim::damerau_levenshtein;

use super::facts::{CardSelector, ColourWord, DeckFacts, Words, words_in};
use crate::cards::{CardKind, Colour, Deck, Face, KindSet, Symbol, SymbolName};

/// A call of the rule set, such as "Uno!": an index into the calls of the rule file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Call(pub u8);

impl Call {
    /// Index into the calls of the rule file.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The print on the cards of an entry, which the rule files of all families state alike.
#[derive(Clone, Copy, Debug)]
pub struct PrintedFacts<'a> {
    /// The symbols; without them the entry's id.
    pub symbols: Option<&'a [String]>,
    /// The number that the symbols stand for if they are not numbers (NN-2).
    pub number: Option<u16>,
    /// The colours; without them all of the deck.
    pub colours: Option<&'a [String]>,
    /// The copies of each colour and symbol in a pack.
    pub copies: u8,
    /// The code in records and examples, if the file gives one.
    pub code: Option<&'a str>,
    pub title: Option<&'a Words>,
    /// Further words that can be typed.
    pub words: &'a [String],
}

/// The print of each entry, by id.
pub type PrintedCards<'a> = IndexMap<&'a str, PrintedFacts<'a>>;

/// The title of each call by language, and further words that can be typed, by id.
pub type CallWords = IndexMap<String, (Words, Vec<String>)>;

#[derive(Clone, Debug)]
struct Entry {
    id: String,
    code: Option<String>,
    title: Words,
    /// Further words that can be typed.
    words: Vec<String>,
}

/// The names of a game.
#[derive(Clone, Debug)]
pub struct Terms {
    deck: Deck,
    called: ColourWord,
    colours: Vec<Words>,
    entries: Vec<Entry>,
    /// For each kind of card the index of its entry, and its code.
    kinds: Vec<(usize, String)>,
    calls: CallWords,
}

impl Terms {
    /// The terms of a deck. Unknown colours are skipped.
    pub fn new(deck: &DeckFacts, cards: &PrintedCards<'_>, calls: CallWords) -> Self {
        let mut symbols: Vec<SymbolName> = Vec::new();
        let mut faces: Vec<(Face, u8, usize, String)> = Vec::new();
        let all_codes = colour_codes(&deck.colours);
        for (entry, (id, card)) in cards.iter().enumerate().filter(|(_, (_, card))| card.copies > 0) {
            let colours = card.colours.unwrap_or(&deck.colours);
            let own = symbols_of(id, card.symbols);
            let mut codes = entry_codes(&deck.colours, &all_codes, card.code, &own, colours).into_iter();
            let colours: Vec<Option<Colour>> = if colours.is_empty() {
                vec![None]
            } else {
                let index = |colour: &String| deck.colours.iter().position(|other| other == colour);
                let indices = colours.iter().filter_map(index).filter_map(|index| u8::try_from(index).ok());
                indices.map(|index| Some(Colour(index))).collect()
            };
            for colour in colours {
                for symbol in &own {
                    let symbol = intern(&mut symbols, symbol, card.number);
                    let code = codes.next().unwrap_or_default();
                    faces.push((Face { colour, symbol }, card.copies.saturating_mul(deck.most_packs()), entry, code));
                }
            }
        }
        faces.sort_by_key(|(face, ..)| (face.colour.is_none(), face.colour, face.symbol));
        let entry = |(id, card): (&&str, &PrintedFacts<'_>)| Entry {
            id: (*id).to_owned(),
            code: card.code.map(str::to_owned),
            title: card.title.cloned().unwrap_or_default(),
            words: card.words.to_vec(),
        };
        let kinds = faces.iter().map(|(_, _, entry, code)| (*entry, code.clone())).collect();
        let faces = faces.into_iter().map(|(face, copies, ..)| (face, copies)).collect();
        Terms {
            deck: Deck::new(deck.colours.clone(), symbols, faces),
            called: deck.called,
            colours: deck.colours.iter().map(|id| deck.titles.get(id).cloned().unwrap_or_default()).collect(),
            entries: cards.iter().map(entry).collect(),
            kinds,
            calls,
        }
    }

    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The word for its colours: suits or colours.
    pub fn called(&self) -> ColourWord {
        self.called
    }

    /// The ids of the entries, in the order of the rule file.
    pub fn entries(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|entry| entry.id.as_str())
    }

    /// The id of a card's entry.
    pub fn entry(&self, kind: CardKind) -> &str {
        &self.entry_of(kind).id
    }

    /// The cards of an entry.
    pub fn kinds_of_entry(&self, entry: &str) -> impl Iterator<Item = CardKind> {
        self.deck.kinds().filter(move |kind| self.entry(*kind) == entry)
    }

    /// The index of a card's entry.
    pub fn place(&self, kind: CardKind) -> usize {
        self.kinds[kind.index()].0
    }

    /// The cards that a list of a rule file names.
    pub fn kinds_of(&self, items: &[String]) -> KindSet {
        if items.is_empty() {
            return KindSet::EMPTY;
        }
        let is_entry = |id: &str| self.entries().any(|entry| entry == id);
        let listed: Vec<CardSelector<'_>> = items.iter().map(|item| CardSelector::read(item, is_entry)).collect();
        let colour = |kind| self.deck.face(kind).colour.map(|colour| self.deck.colour_id(colour));
        let means = |kind: &CardKind| listed.iter().any(|item| item.means(colour(*kind), self.entry(*kind)));
        self.deck.kinds().filter(means).collect()
    }

    /// The code of a card in records and examples.
    pub fn code(&self, kind: CardKind) -> &str {
        &self.kinds[kind.index()].1
    }

    /// The code that the rule file gives a card's entry.
    pub fn given_code(&self, kind: CardKind) -> Option<&str> {
        self.entry_of(kind).code.as_deref()
    }

    /// The title of a card in a language or in one that replaces it, if the rule file has any.
    pub fn title(&self, kind: CardKind, lang: &str) -> Option<&str> {
        words_in(&self.entry_of(kind).title, lang)
    }

    /// All words of the rule file, in any language, that mean a card apart from its colour.
    pub fn words(&self, kind: CardKind) -> impl Iterator<Item = &str> {
        let entry = self.entry_of(kind);
        entry.title.values().chain(&entry.words).map(String::as_str)
    }

    /// The title of a colour in a language or in one that replaces it, if the rule file has any.
    pub fn colour_title(&self, colour: Colour, lang: &str) -> Option<&str> {
        words_in(&self.colours[colour.index()], lang)
    }

    /// All words of the rule file, in any language, that mean a colour.
    pub fn colour_words(&self, colour: Colour) -> impl Iterator<Item = &str> {
        self.colours[colour.index()].values().map(String::as_str)
    }

    /// Returns true if the rule file has titles in this language.
    pub fn has_words_in(&self, lang: &str) -> bool {
        let calls = self.calls.values().map(|(title, _)| title);
        let mut all = self.entries.iter().map(|entry| &entry.title).chain(&self.colours).chain(calls);
        all.any(|words| words.contains_key(lang))
    }

    fn entry_of(&self, kind: CardKind) -> &Entry {
        &self.entries[self.place(kind)]
    }

    pub fn number(&self, kind: CardKind) -> Option<u16> {
        self.deck.symbol_name(self.deck.face(kind).symbol).number
    }

    /// The title of a call in a language or in one that replaces it, if the rule file has any.
    pub fn call_title(&self, index: usize, lang: &str) -> Option<&str> {
        words_in(&self.calls[index].0, lang)
    }

    /// All words of the rule file, in any language, that mean a call.
    pub fn call_words(&self, index: usize) -> impl Iterator<Item = &str> {
        let (title, words) = &self.calls[index];
        title.values().chain(words).map(String::as_str)
    }

    /// The ids of the calls, in the order of the rule file.
    pub fn calls(&self) -> impl ExactSizeIterator<Item = &String> {
        self.calls.keys()
    }
}

/// The symbols of an entry: those that it lists, with ranges expanded, or its id.
pub fn symbols_of(id: &str, listed: Option<&[String]>) -> Vec<String> {
    let Some(listed) = listed else { return vec![id.to_owned()] };
    listed.iter().flat_map(|symbol| range(symbol).unwrap_or_else(|| vec![symbol.clone()])).collect()
}

/// The numbers of an inclusive range such as `1..9`.
fn range(symbol: &str) -> Option<Vec<String>> {
    let (low, high) = symbol.split_once("..")?;
    let (low, high) = (low.parse::<u16>().ok()?, high.parse::<u16>().ok()?);
    Some((low..=high).map(|number| number.to_string()).collect())
}

fn intern(symbols: &mut Vec<SymbolName>, id: &str, number: Option<u16>) -> Symbol {
    let index = symbols.iter().position(|symbol| symbol.id == id).unwrap_or_else(|| {
        symbols.push(SymbolName { id: id.to_owned(), number: id.parse().ok().or(number) });
        symbols.len() - 1
    });
    Symbol(u8::try_from(index).unwrap_or(u8::MAX))
}

/// The standard code of a symbol. Numbers are their own codes except ten, which is `x` as on brailled decks; other
/// symbols have the letter of English decks, unknown ones are their own codes.
pub fn symbol_code(id: &str) -> &str {
    match id {
        "10" => "x",
        "jack" => "j",
        "queen" => "q",
        "king" => "k",
        "ace" => "a",
        "under" => "u",
        "over" => "o",
        "banner" => "b",
        "skip" | "stop" => "s",
        "reverse" => "v",
        "draw-two" => "+2",
        "draw-four" | "wild-draw-four" => "+4",
        "wild" | "wish" => "w",
        "joker" => "jo",
        "ban-two" => "-2",
        "ban-five" => "-5",
        other => other,
    }
}

/// The codes of a deck's colours: the shortest distinct prefixes.
pub fn colour_codes(colours: &[String]) -> Vec<String> {
    let code = |id: &String| {
        (1..id.chars().count())
            .map(|length| id.chars().take(length).collect::<String>())
            .find(|code| colours.iter().filter(|other| other.starts_with(code.as_str())).count() == 1)
            .unwrap_or_else(|| id.clone())
    };
    colours.iter().map(code).collect()
}

/// All codes of an entry in the order colour, symbol. `all` are the codes of the deck's colours, `own` is the code
/// that the file gives.
pub fn entry_codes(
    deck: &[String],
    all: &[String],
    own: Option<&str>,
    symbols: &[String],
    colours: &[String],
) -> Vec<String> {
    let symbols = symbols.iter().map(|symbol| own.unwrap_or_else(|| symbol_code(symbol)));
    if colours.is_empty() {
        return symbols.map(str::to_owned).collect();
    }
    let letter = |colour: &String| {
        let index = deck.iter().position(|other| other == colour);
        index.map_or(colour.as_str(), |index| &all[index]).to_owned()
    };
    colours
        .iter()
        .map(letter)
        .flat_map(|letter| symbols.clone().map(move |symbol| [letter.as_str(), symbol].concat()))
        .collect()
}

/// Characters that screen readers pronounce, and those with a meaning after an option.
pub const SPOKEN_SIGNS: &str = "\"*<>@\\_|~`[]{}#=;";

const LONGEST: usize = 40;

/// Returns true for names of small letters, digits and hyphens, which can be typed everywhere.
pub fn is_name(name: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=LONGEST).contains(&name.len()) && name.bytes().all(plain)
}

/// The nearest of the words, if it has at most one slip in three characters ("Did you mean ...?").
pub fn nearest<'a>(written: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let written = written.to_lowercase();
    let most = (written.chars().count() / 3).clamp(1, 4);
    words
        .into_iter()
        .map(|word| (damerau_levenshtein(&written, &word.to_lowercase()), word))
        .filter(|(slips, word)| *slips <= most && *slips < word.chars().count())
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Examples must understand the default codes of cards.
    #[test]
    fn the_codes_of_the_table_are_those_of_records() {
        let (mut symbol, mut seen) = ("", 0);
        for line in include_str!("../../locales/en/names.ftl").lines() {
            if let Some((id, _)) = line.strip_prefix("symbol-").and_then(|line| line.split_once(" =")) {
                symbol = id;
            } else if let Some(code) = line.strip_prefix("    .code = ").filter(|_| !symbol.is_empty()) {
                assert_eq!(symbol_code(symbol), code, "{symbol}");
                seen += 1;
            } else if !line.starts_with(' ') {
                symbol = "";
            }
        }
        assert!(seen > 12, "{seen}");
    }

    #[test]
    fn colours_that_begin_alike_get_more_letters() {
        let colours = ["red", "blue", "black"].map(String::from);
        assert_eq!(colour_codes(&colours), ["r", "blu", "bla"]);
    }

    #[test]
    fn finds_slips_of_the_keyboard() {
        let words = ["cards", "colours", "copies", "not-on"];
        assert_eq!(nearest("card", words), Some("cards"));
        assert_eq!(nearest("colors", words), Some("colours"));
        assert_eq!(nearest("coipes", words), Some("copies"));
        assert_eq!(nearest("Not-On", words), Some("not-on"));
        assert_eq!(nearest("players", words), None);
        assert_eq!(nearest("x", ["y", "z"]), None, "nothing is like a single letter");
    }
}
