//! Facts that the rule files of all families state alike, references to cards in lists, and words by language.

use std::num::NonZero;

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::Deserialize;

use super::Clause;

/// The colours of the deck.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DeckFacts {
    /// The colours or suits, in the order in which a hand is told.
    pub colours: Vec<String>,
    /// Whether they are called suits or colours.
    #[serde(default)]
    pub called: ColourWord,
    /// What they are called, by language, where their ids are no words of the program's languages.
    #[serde(default)]
    pub titles: IndexMap<String, Words>,
    /// How often the whole deck is there.
    #[serde(default = "one")]
    #[schemars(range(min = 1))]
    pub packs: u8,
    /// Other numbers at tables of that size.
    #[serde(default)]
    #[schemars(with = "IndexMap<u8, NonZero<u8>>")]
    pub packs_by_players: IndexMap<u8, u8>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

impl DeckFacts {
    /// The number of packs at a table of this size.
    pub fn packs_at(&self, seats: u8) -> u8 {
        self.packs_by_players.get(&seats).copied().unwrap_or(self.packs)
    }

    /// The largest number of packs.
    pub fn most_packs(&self) -> u8 {
        self.packs_by_players.values().copied().fold(self.packs, u8::max)
    }
}

/// What the game calls its colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ColourWord {
    /// Red, yellow, green, blue.
    #[default]
    Colour,
    /// Clubs, spades, hearts, diamonds.
    Suit,
}

pub(crate) fn one() -> u8 {
    1
}

/// What the file says about a clause.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ClauseFacts {
    /// Why no example can show it.
    pub no_example: Option<String>,
}

/// A bare fact with the clause that it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Because {
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A row of the times table is banned, or no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BanEffect {
    /// Which row.
    pub row: u16,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Cards that an item of a list names: an entry, a colour, or an entry in one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardSelector<'a> {
    pub colour: Option<&'a str>,
    pub entry: Option<&'a str>,
}

impl<'a> CardSelector<'a> {
    /// Parses an item: `king`, `hearts` or `hearts king`. Entries take precedence over colours.
    pub fn read(item: &'a str, is_entry: impl Fn(&str) -> bool) -> Self {
        match item.split_once(' ') {
            Some((colour, entry)) => CardSelector { colour: Some(colour), entry: Some(entry) },
            None if is_entry(item) => CardSelector { colour: None, entry: Some(item) },
            None => CardSelector { colour: Some(item), entry: None },
        }
    }

    pub fn means(self, colour: Option<&str>, entry: &str) -> bool {
        self.colour.is_none_or(|own| Some(own) == colour) && self.entry.is_none_or(|own| own == entry)
    }
}

/// Words by language code.
pub type Words = IndexMap<String, String>;

/// Stands for every language.
pub const ANY_LANGUAGE: &str = "any";

/// The first fallback language.
const FIRST: &str = "en";

/// The languages of the program: the folders of `locales`.
const LANGUAGES: &[&str] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The fallback languages in rule files and books: English, then the others by code.
pub fn stand_ins() -> impl Iterator<Item = &'static str> {
    std::iter::once(FIRST).chain(LANGUAGES.iter().copied().filter(|code| *code != FIRST))
}

/// The words in a language, in a fallback language, or in the first one that exists.
pub fn words_in<'a>(words: &'a Words, lang: &str) -> Option<&'a str> {
    let first = || words.values().next();
    let own = words.get(lang).or_else(|| words.get(ANY_LANGUAGE));
    let found = own.or_else(|| stand_ins().find_map(|lang| words.get(lang)));
    found.or_else(first).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_names_an_entry_a_colour_or_both() {
        let read = |item| CardSelector::read(item, |id| ["king", "red"].contains(&id));
        assert!(read("king").means(Some("hearts"), "king") && !read("king").means(Some("hearts"), "ace"));
        assert!(read("hearts").means(Some("hearts"), "ace") && !read("hearts").means(None, "ace"));
        assert!(read("hearts king").means(Some("hearts"), "king"));
        assert!(
            !read("hearts king").means(Some("spades"), "king") && !read("hearts king").means(Some("hearts"), "ace")
        );
        assert!(read("red").means(None, "red") && !read("red").means(Some("red"), "king"), "an entry comes first");
    }

    #[test]
    fn a_missing_language_has_one_that_stands_in() {
        let words = |list: &[(&str, &str)]| -> Words {
            list.iter().map(|(lang, text)| ((*lang).to_owned(), (*text).to_owned())).collect()
        };
        assert_eq!(words_in(&words(&[]), "de"), None);
        assert_eq!(words_in(&words(&[("sv", "Flod"), ("de", "Flut")]), "fi"), Some("Flut"));
        assert_eq!(words_in(&words(&[("de", "Flut"), ("en", "Flood")]), "fi"), Some("Flood"));
        assert_eq!(words_in(&words(&[("de", "Flut"), ("en", "Flood")]), "de"), Some("Flut"));
        assert_eq!(words_in(&words(&[("sv", "Flod")]), "fi"), Some("Flod"));
        assert_eq!(words_in(&words(&[("any", "Sing!"), ("en", "Flood")]), "fi"), Some("Sing!"));
    }
}
