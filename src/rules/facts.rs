//! Facts that the rule files of all families state alike, the numbers of clauses (`MM-10`), references to cards in
//! lists, and words by language.

use std::borrow::Cow;
use std::fmt;
use std::num::NonZero;
use std::str::FromStr;

use indexmap::IndexMap;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, Error, Unexpected};
use serde::{Deserialize, Serialize, Serializer};

/// The longest prefix, in letters.
const MAX_PREFIX: usize = 6;

/// A clause: up to six letters or digits, a hyphen and a number from 1 to 999.
///
/// ```
/// let clause: sixdot::rules::Clause = "MM-10".parse().unwrap();
/// assert_eq!(clause.to_string(), "MM-10");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Clause {
    pub(crate) prefix: [u8; MAX_PREFIX],
    /// The number after the hyphen.
    pub(crate) number: u16,
}

impl Clause {
    /// The clause about advice to others, in the games that have it (UN-16).
    pub const ADVICE: Clause = Clause { prefix: [b'U', b'N', 0, 0, 0, 0], number: 16 };
    /// The referee (G-6).
    pub const REFEREE: Clause = Clause::general(6);
    /// Calls, typed or automatic (G-7).
    pub const CALLS: Clause = Clause::general(7);

    /// A general clause (G).
    pub const fn general(number: u16) -> Self {
        Clause { prefix: [b'G', 0, 0, 0, 0, 0], number }
    }

    /// Returns true if it comes directly after another one: `MM-3` after `MM-2`.
    pub fn follows(self, other: Self) -> bool {
        self.prefix == other.prefix && self.number == other.number + 1
    }
}

/// The text is not a clause number.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a clause number: {0}")]
pub struct NotAClause(pub String);

impl FromStr for Clause {
    type Err = NotAClause;

    fn from_str(text: &str) -> Result<Self, NotAClause> {
        let (letters, number) = text.split_once('-').unwrap_or_default();
        let is_prefix =
            (1..=MAX_PREFIX).contains(&letters.len()) && letters.bytes().all(|b| b.is_ascii_alphanumeric());
        match number.parse() {
            Ok(number @ 1..=999) if is_prefix => {
                let mut prefix = [0; MAX_PREFIX];
                prefix[..letters.len()].copy_from_slice(letters.to_ascii_uppercase().as_bytes());
                Ok(Clause { prefix, number })
            }
            _ => Err(NotAClause(text.to_owned())),
        }
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for byte in self.prefix.iter().take_while(|byte| **byte != 0) {
            write!(f, "{}", char::from(*byte))?;
        }
        write!(f, "-{}", self.number)
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<'de> Deserialize<'de> for Clause {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::invalid_value(Unexpected::Str(&text), &"clause"))
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl JsonSchema for Clause {
    fn schema_name() -> Cow<'static, str> {
        "Clause".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The number of a rule: up to six letters or digits, a hyphen, and a number from 1 to 999.",
            "type": "string",
            "pattern": "^[A-Za-z0-9]{1,6}-0*[1-9][0-9]{0,2}$",
        })
    }
}

/// The colours of the deck.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
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

pub fn one() -> u8 {
    1
}

/// What the file says about a clause.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ClauseFacts {
    /// Why no example can show it.
    pub no_example: Option<String>,
}

/// The condition for two cards to match by a common divisor of their numbers.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DivisorMatching {
    /// The rows of the times table that count as common divisors (NN-1).
    #[schemars(length(min = 1), inner(range(min = 2)))]
    pub rows: Vec<u16>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A bare fact with the clause that it comes from.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Because {
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A row of the times table is banned, or no longer.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BanEffect {
    /// Which row.
    pub row: u16,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Cards that an item of a list names: an entry, a colour, or an entry in one colour.
#[derive(Clone, Copy, Debug)]
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
    own.or_else(|| stand_ins().find_map(|lang| words.get(lang))).or_else(first).map(String::as_str)
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
