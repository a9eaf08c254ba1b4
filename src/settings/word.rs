//! A value that people write with or without quotation marks.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

/// A word, a whole number, or `true` and `false` for on and off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word(String);

impl AsRef<str> for Word {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Words)
    }
}

struct Words;

impl Visitor<'_> for Words {
    type Value = Word;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word or a whole number")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Word, E> {
        Ok(Word(word.to_owned()))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Word, E> {
        Ok(Word(number.to_string()))
    }

    fn visit_bool<E: Error>(self, on: bool) -> Result<Word, E> {
        self.visit_str(if on { "on" } else { "off" })
    }
}
