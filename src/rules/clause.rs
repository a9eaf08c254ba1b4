//! The number of a clause in a rule book, such as `MM-10`, and the general clauses (G), which hold for every game.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use indexmap::IndexMap;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use super::diagnostic::{Diagnostic, Findings, Sources};
use super::family::Kind;
use super::reader::TreeReader;
use super::syntax::parse;

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
    number: u16,
}

impl Clause {
    /// The clause about advice to others, in the games that have it (UN-16).
    pub const ADVICE: Clause = Clause { prefix: [b'U', b'N', 0, 0, 0, 0], number: 16 };

    /// A general clause (G).
    pub const fn general(number: u16) -> Self {
        Clause { prefix: [b'G', 0, 0, 0, 0, 0], number }
    }

    /// Returns true if it comes directly after another one: `MM-3` after `MM-2`.
    pub fn follows(self, other: Self) -> bool {
        self.prefix == other.prefix && self.number == other.number + 1
    }

    /// The number after the hyphen.
    pub const fn number(self) -> u16 {
        self.number
    }
}

/// The text is not a clause number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a clause number: {0}")]
pub struct NotAClause(pub String);

impl FromStr for Clause {
    type Err = NotAClause;

    fn from_str(text: &str) -> Result<Self, NotAClause> {
        let fault = || NotAClause(text.to_owned());
        let (letters, number) = text.split_once('-').ok_or_else(fault)?;
        let mut prefix = [0; MAX_PREFIX];
        if letters.is_empty() || letters.len() > MAX_PREFIX || !letters.bytes().all(|b| b.is_ascii_alphanumeric()) {
            return Err(fault());
        }
        for (to, from) in prefix.iter_mut().zip(letters.bytes()) {
            *to = from.to_ascii_uppercase();
        }
        match number.parse() {
            Ok(number @ 1..=999) => Ok(Clause { prefix, number }),
            _ => Err(fault()),
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
        struct Text;
        impl Visitor<'_> for Text {
            type Value = Clause;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("clause")
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Clause, E> {
                text.parse().map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_str(Text)
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

const TEXT: &str = include_str!("../../rules/general/general.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct General {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "kind")]
    _kind: Word,
    clauses: IndexMap<Clause, GeneralFacts>,
}

/// The facts about a general clause.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GeneralFacts {
    /// The reason why no example can show the clause.
    pub no_example: Option<String>,
    /// True if the clause holds only in games with hands.
    #[serde(default)]
    of_hands: bool,
}

impl GeneralFacts {
    pub fn holds_in(&self, family: Kind) -> bool {
        family.has_hands() || !self.of_hands
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    General,
}

static CLAUSES: LazyLock<IndexMap<Clause, GeneralFacts>> = LazyLock::new(|| read().0);

/// The general clauses, in order. Parsed on first use.
pub fn general_clauses() -> &'static IndexMap<Clause, GeneralFacts> {
    &CLAUSES
}

fn read() -> (IndexMap<Clause, GeneralFacts>, Vec<Diagnostic>) {
    let (mut sources, mut findings) = (Sources::default(), Findings::default());
    let start = sources.add("general.toml", TEXT);
    let mut table = parse(TEXT, start, &mut findings);
    let reader = TreeReader { above: "", beside: &[] };
    let general = reader.read::<General>(&mut table, None, &mut findings);
    (general.map(|general| general.clauses).unwrap_or_default(), findings.into_faults(&sources, "general.toml"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_has_no_fault_and_all_clauses() {
        let (clauses, faults) = read();
        assert_eq!(faults, []);
        assert!(clauses.keys().copied().eq((1..=15).map(Clause::general)));
    }
}
