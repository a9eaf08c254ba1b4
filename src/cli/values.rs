//! Readers of the values of options and settings.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::refusal::{Refusal, joined};
use crate::bot::Level;
use crate::session::{BrailleForm, Detail, Dots, OutputKind, Percent, SoundSource, StepMode, Width};
use crate::text::{Channel, Cue, HandOrder, Lang, msg};

/// A value that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum ValueFault {
    Missing,
    NotANumber,
    OutOfRange {
        min: u64,
        max: u64,
    },
    UnknownWord {
        words: Vec<String>,
    },
    UnknownLevel,
    /// Not of the form `name=value`.
    NotAChoice,
    /// Not of the form `hand=short`.
    NotADetail,
    NotACommand,
}

impl ValueFault {
    /// The refusal of a value of an option or a setting.
    pub fn refusal(&self, option: String, value: String, lang: Lang) -> Refusal {
        match self {
            ValueFault::Missing => msg!("cli-missing-value", option),
            ValueFault::NotANumber => msg!("cli-not-a-number", option, value),
            ValueFault::OutOfRange { min, max } => {
                // As digits: the numbers of Fluent are exact only up to 2^53.
                msg!("cli-bad-number", option, value, min = min.to_string(), max = max.to_string())
            }
            ValueFault::UnknownWord { words } => {
                msg!("cli-bad-value", option, value, values = joined(lang, words, "or"))
            }
            ValueFault::UnknownLevel => {
                msg!("cli-unknown-level", word = value, levels = joined(lang, Level::ALL, "and"))
            }
            ValueFault::NotAChoice => msg!("cli-bad-set", value),
            ValueFault::NotADetail => msg!("cli-bad-detail", option, value),
            ValueFault::NotACommand => msg!("cli-no-command", option, value),
        }
    }
}

pub const ON_OFF: [(&str, bool); 2] = [("on", true), ("off", false)];
pub const BRAILLE_FORMS: [(&str, BrailleForm); 2] = [("codes", BrailleForm::Codes), ("full", BrailleForm::Full)];
pub const BRAILLE_DOTS: [(&str, Dots); 2] = [("six", Dots::Six), ("eight", Dots::Eight)];
pub const PROMPTS: [(&str, bool); 2] = [("status", true), ("plain", false)];
pub const PACES: [(&str, StepMode); 2] = [("step", StepMode::Step), ("free", StepMode::Free)];
pub const HAND_ORDERS: [(&str, HandOrder); 3] =
    [("number", HandOrder::Number), ("colour", HandOrder::Colour), ("received", HandOrder::Received)];
pub const DETAILS: [(&str, Detail); 3] = [("full", Detail::Full), ("short", Detail::Short), ("off", Detail::Off)];

const CELLS: RangeInclusive<u64> = Width::NARROWEST as u64..=Width::WIDEST as u64;

/// A reader of one of several words.
pub fn word<T: Copy + Send + Sync>(
    words: &'static [(&'static str, T)],
) -> impl Fn(&str) -> Result<T, ValueFault> + Clone + Send + Sync {
    move |text| match words.iter().find(|(word, _)| *word == text) {
        Some((_, value)) => Ok(*value),
        None if text.is_empty() => Err(ValueFault::Missing),
        None => Err(ValueFault::UnknownWord { words: words.iter().map(|(word, _)| (*word).to_owned()).collect() }),
    }
}

/// A reader of a number in a range.
pub fn number<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, ValueFault> + Clone + Send + Sync {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| not_in_range(text, &range))
    }
}

pub fn not_in_range(text: &str, range: &RangeInclusive<u64>) -> ValueFault {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || digits.contains(|digit: char| !digit.is_ascii_digit()) {
        return ValueFault::NotANumber;
    }
    ValueFault::OutOfRange { min: *range.start(), max: *range.end() }
}

pub fn width(text: &str) -> Result<Width, ValueFault> {
    let width = text.parse().ok().and_then(Width::new);
    width.ok_or_else(|| not_in_range(text, &CELLS))
}

pub fn percent(text: &str) -> Result<Percent, ValueFault> {
    Percent::read(text).ok_or_else(|| not_in_range(text, &(0..=Percent::MOST.into())))
}

/// The source of sounds; none for `off`.
pub type Sounds = Option<SoundSource>;

pub fn sounds(text: &str) -> Result<Sounds, ValueFault> {
    if text == "off" {
        return Ok(None);
    }
    SoundSource::read(text).map(Some).ok_or(ValueFault::NotACommand)
}

/// Events, separated by blanks or commas.
pub fn cues(text: &str) -> Result<BTreeSet<Cue>, ValueFault> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let unknown = |_| ValueFault::UnknownWord { words: Cue::ALL.iter().map(|cue| cue.id()).collect() };
    words.map(|word| word.parse().map_err(unknown)).collect()
}

/// A reader of the detail of a channel, such as `hand=short`.
pub fn detail(place: OutputKind) -> impl Fn(&str) -> Result<(Channel, Detail), ValueFault> + Clone + Send + Sync {
    move |text| {
        let found = text.split_once('=').and_then(|(name, value)| {
            let (channel, detail) = (name.parse().ok()?, value.parse().ok()?);
            (detail != Detail::Off || place.may_silence(channel)).then_some((channel, detail))
        });
        found.ok_or(ValueFault::NotADetail)
    }
}

pub fn level(text: &str) -> Result<Level, ValueFault> {
    match text.trim() {
        "" => Err(ValueFault::Missing),
        word => word.to_lowercase().parse().map_err(|_| ValueFault::UnknownLevel),
    }
}

/// An option of a game, as `name=value`.
pub fn choice(text: &str) -> Result<(String, String), ValueFault> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !value.is_empty() => {
            Ok((name.trim().to_owned(), value.trim().to_owned()))
        }
        _ => Err(ValueFault::NotAChoice),
    }
}
