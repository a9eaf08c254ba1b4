//! What was given to a command, as texts, numbers and words of a list.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::ArgMatches;

use super::refusal::Refusal;
use super::said::AnyOf;

/// What was given to a command.
pub struct Given(ArgMatches);

impl Given {
    /// What clap has read.
    #[must_use]
    pub fn new(matches: ArgMatches) -> Self {
        Given(matches)
    }

    /// Whether a flag without value was given.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        matches!(self.0.try_get_one::<bool>(id), Ok(Some(true)))
    }

    /// Whether a flag with a value was given.
    #[must_use]
    pub fn is_given(&self, id: &str) -> bool {
        self.0.try_contains_id(id).unwrap_or(false)
    }

    /// The text of a flag.
    #[must_use]
    pub fn text(&self, id: &str) -> Option<&str> {
        self.texts(id).next()
    }

    /// The texts of a flag that can stand more than once.
    pub fn texts(&self, id: &str) -> impl Iterator<Item = &str> {
        self.0.try_get_many::<String>(id).ok().flatten().into_iter().flatten().map(String::as_str)
    }

    /// The files or folders of a flag.
    #[must_use]
    pub fn paths(&self, id: &str) -> Vec<PathBuf> {
        self.0.try_get_many::<PathBuf>(id).ok().flatten().into_iter().flatten().cloned().collect()
    }

    /// The whole number of a flag.
    ///
    /// # Errors
    /// It is none, or out of the range.
    pub fn number<T>(&self, id: &str, range: RangeInclusive<T>) -> Result<Option<T>, Refusal>
    where
        T: TryFrom<u64> + Copy + PartialOrd + Into<u64>,
    {
        let Some(text) = self.text(id) else { return Ok(None) };
        let number = text.parse::<u64>().ok().and_then(|number| T::try_from(number).ok());
        match number.filter(|number| range.contains(number)) {
            Some(number) => Ok(Some(number)),
            None => Err(not_in_range(flag(id), text, (*range.start()).into()..=(*range.end()).into())),
        }
    }

    /// The choice that a flag names.
    ///
    /// # Errors
    /// It names none of them.
    pub fn choice<T: Copy>(&self, id: &str, choices: &[(&str, T)]) -> Result<Option<T>, Refusal> {
        let Some(text) = self.text(id) else { return Ok(None) };
        if text.is_empty() {
            return Err(Refusal::MissingValue { option: flag(id) });
        }
        let found = choices.iter().find(|(word, _)| *word == text);
        found.map(|(_, choice)| Some(*choice)).ok_or_else(|| Refusal::BadValue {
            option: flag(id),
            value: text.to_owned(),
            values: AnyOf(choices.iter().map(|(word, _)| (*word).to_owned()).collect()),
        })
    }
}

/// The refusal of a text that is no number, or not one of the range.
#[must_use]
pub fn not_in_range(option: String, text: &str, range: RangeInclusive<u64>) -> Refusal {
    let value = text.to_owned();
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || digits.contains(|digit: char| !digit.is_ascii_digit()) {
        return Refusal::NotANumber { option, value };
    }
    Refusal::BadNumber { option, value, min: *range.start(), max: *range.end() }
}

/// A flag as it is typed.
#[must_use]
pub fn flag(id: &str) -> String {
    format!("--{id}")
}
