//! How the program speaks when it starts, by flags, environment and settings.

use std::collections::BTreeMap;

use super::given::Given;
use super::language::{Language, choice};
use super::look::details;
use super::refusal::Refusal;
use super::said::AnyOf;
use crate::say::Lang;
use crate::session::{Manner, Percent, Place};
use crate::settings::{Chosen, Setting};

/// How the program speaks. A setting that makes no sense is complained about and not used; a flag is refused.
///
/// # Errors
/// A flag that makes no sense.
pub fn manner(given: &Given, language: &mut Language) -> Result<Manner, Refusal> {
    let flags = [given.number("speech-rate", 0..=Percent::MOST)?, given.number("speech-volume", 0..=Percent::MOST)?];
    let [rate, volume] = flags.map(|flag| flag.and_then(Percent::new));
    let rate = rate.or_else(|| percent(Setting::SpeechRate, language));
    let volume = volume.or_else(|| percent(Setting::SpeechVolume, language));
    Ok(Manner {
        on: given.has("speech") || is_on(language),
        lang: language.lang,
        rate,
        volume,
        voices: voices(given, language),
        details: details(given, language, Place::Speech)?,
    })
}

fn is_on(language: &mut Language) -> bool {
    let Some(Chosen { value, .. }) = choice(Setting::Speech, None, language.settings.as_ref()) else { return false };
    match value.as_str() {
        "on" | "1" => true,
        "off" | "0" => false,
        _ => {
            let values = AnyOf(vec!["on".to_owned(), "off".to_owned()]);
            language.complaints.push(Refusal::BadValue { option: Setting::Speech.key(), value, values });
            false
        }
    }
}

fn percent(setting: Setting, language: &mut Language) -> Option<Percent> {
    let value = choice(setting, None, language.settings.as_ref())?.value;
    let percent = Percent::read(&value);
    if percent.is_none() {
        let refusal = super::given::not_in_range(setting.key(), &value, 0..=Percent::MOST.into());
        language.complaints.push(refusal);
    }
    percent
}

fn voices(given: &Given, language: &Language) -> BTreeMap<Lang, String> {
    let flag = |lang: Lang| given.text("speech-voice").filter(|_| lang == language.lang);
    let voice = |lang: Lang| {
        let chosen = choice(Setting::SpeechVoice(lang), flag(lang), language.settings.as_ref())?;
        Some((lang, chosen.value))
    };
    Lang::ALL.into_iter().filter_map(voice).collect()
}
