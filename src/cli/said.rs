//! How the fields of a refusal are put into its sentence.

use crate::rules::TableSizes;
use crate::say::{Arg, Locale, Reason, Text};

/// Something that a message names.
pub trait Said {
    /// It as a variable of the message; none if it is not known.
    fn said(&self, locale: &Locale) -> Option<Arg<'_>>;
}

/// A game, told by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game(pub String);

/// Several words, all of which there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllOf(pub Vec<String>);

/// Several words of which one can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyOf(pub Vec<String>);

/// What is wrong with a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is no text.
    NotText,
    /// It is no record.
    NotARecord,
    /// It was written by another version of the program.
    Version,
    /// The game is not known.
    NoGame,
    /// The rules have changed since.
    OtherRules,
    /// The seed is not what those who shuffled have made.
    OtherSeed,
    /// Nobody can be called so, or two are.
    Name,
    /// The line is no move.
    NoMove,
    /// The move cannot be made.
    Impossible,
}

impl Said for Problem {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        let token = match self {
            Problem::NotText => "not-text",
            Problem::NotARecord => "not-a-record",
            Problem::Version => "version",
            Problem::NoGame => "no-game",
            Problem::OtherRules => "other-rules",
            Problem::OtherSeed => "other-seed",
            Problem::Name => "name",
            Problem::NoMove => "no-move",
            Problem::Impossible => "impossible",
        };
        Some(token.into())
    }
}

impl Said for Reason {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        Some((*self).into())
    }
}

impl Said for String {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        Some(self.into())
    }
}

impl Said for Option<String> {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        self.as_ref().map(Arg::from)
    }
}

impl Said for Game {
    fn said(&self, locale: &Locale) -> Option<Arg<'_>> {
        Some(locale.game_name(&self.0).into())
    }
}

impl Said for AllOf {
    fn said(&self, locale: &Locale) -> Option<Arg<'_>> {
        Some(joined(locale, &self.0, "and"))
    }
}

impl Said for AnyOf {
    fn said(&self, locale: &Locale) -> Option<Arg<'_>> {
        Some(joined(locale, &self.0, "or"))
    }
}

impl Said for TableSizes {
    fn said(&self, locale: &Locale) -> Option<Arg<'_>> {
        Some(locale.sizes(self).into())
    }
}

impl Said for u8 {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        Some((*self).into())
    }
}

impl Said for usize {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        Some((*self).into())
    }
}

/// As digits: the numbers of Fluent have a point, and are not exact beyond 2 to the 53rd.
impl Said for u64 {
    fn said(&self, _: &Locale) -> Option<Arg<'_>> {
        Some(self.to_string().into())
    }
}

fn joined<'a>(locale: &Locale, words: &[String], join: &str) -> Arg<'a> {
    let word = |word: &String| Text::plain(word.clone());
    locale.join(words.iter().map(word), join).into()
}
