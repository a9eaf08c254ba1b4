//! What stands in the terminal when a game starts, by flags, environment and settings.

use super::given::{Given, flag, not_in_range};
use super::language::{Language, choice};
use super::refusal::Refusal;
use super::said::AnyOf;
use crate::say::{Channel, HandOrder};
use crate::session::{Detail, Details, Dots, Form, Look, NoCommand, Place, SoundCommand, StepMode, Width};
use crate::settings::{Setting, Source};

/// What stands in the terminal, whether the prompt shows the status, and the pace. A setting that makes no sense is
/// complained about and not used; a flag is refused.
///
/// # Errors
/// A flag that makes no sense.
pub fn look(given: &Given, language: &mut Language) -> Result<(Look, bool, StepMode), Refusal> {
    let width = width(given, language)?;
    let forms = [("codes", Form::Codes), ("full", Form::Full)];
    let dots = [("six", Dots::Six), ("eight", Dots::Eight)];
    let look = Look {
        width,
        form: word(given, language, Setting::BrailleForm, &forms)?.unwrap_or_default(),
        dots: word(given, language, Setting::BrailleDots, &dots)?.unwrap_or_default(),
        details: details(given, language, Place::Terminal)?,
    };
    let prompt = word(given, language, Setting::Prompt, &[("status", true), ("plain", false)])?;
    let pace = word(given, language, Setting::StepMode, &[("step", StepMode::Step), ("free", StepMode::Free)])?;
    Ok((look, prompt.unwrap_or(width.is_some()), pace.unwrap_or_default()))
}

/// In which order hands are told.
///
/// # Errors
/// A flag that makes no sense.
pub fn hand_order(given: &Given, language: &mut Language) -> Result<HandOrder, Refusal> {
    let words = HandOrder::ALL.map(|order| (order.id(), order));
    Ok(word(given, language, Setting::HandOrder, &words)?.unwrap_or_default())
}

/// Whether games are counted.
///
/// # Errors
/// A flag that makes no sense.
pub fn counts(given: &Given, language: &mut Language) -> Result<bool, Refusal> {
    Ok(word(given, language, Setting::Stats, &[("on", true), ("off", false)])?.unwrap_or(true))
}

/// The command that plays sounds, if one does.
///
/// # Errors
/// A flag that is no command.
pub fn sounds(given: &Given, language: &mut Language) -> Result<Option<SoundCommand>, Refusal> {
    let key = Setting::Sounds.key();
    let Some(chosen) = choice(Setting::Sounds, given.text(&key), language.settings.as_ref()) else { return Ok(None) };
    if chosen.value == "off" {
        return Ok(None);
    }
    match SoundCommand::read(&chosen.value) {
        Ok(command) => Ok(Some(command)),
        Err(NoCommand) if chosen.source == Source::Flag => {
            Err(Refusal::NoCommand { option: flag(&key), value: chosen.value })
        }
        Err(NoCommand) => {
            language.complaints.push(Refusal::NoCommand { option: key, value: chosen.value });
            Ok(None)
        }
    }
}

/// Whether each key acts alone.
///
/// # Errors
/// A flag that makes no sense.
pub fn keys(given: &Given, language: &mut Language) -> Result<bool, Refusal> {
    Ok(word(given, language, Setting::Keys, &[("on", true), ("off", false)])?.unwrap_or(false))
}

/// The width of the braille display, if there is one.
fn width(given: &Given, language: &mut Language) -> Result<Option<Width>, Refusal> {
    let (Ok(narrowest), Ok(widest)) = (u16::try_from(Width::NARROWEST), u16::try_from(Width::WIDEST)) else {
        return Ok(None);
    };
    let of = |cells: usize| Width::try_from(cells).ok();
    if let Some(cells) = given.number("braille", narrowest..=widest)? {
        return Ok(of(cells.into()));
    }
    let Some(chosen) = choice(Setting::Braille, None, language.settings.as_ref()) else { return Ok(None) };
    let width = chosen.value.parse().ok().and_then(of);
    if width.is_none() && chosen.value != "off" {
        let range = narrowest.into()..=widest.into();
        language.complaints.push(not_in_range(Setting::Braille.key(), &chosen.value, range));
    }
    Ok(width)
}

/// The choice of a setting that is one of some words.
fn word<T: Copy>(
    given: &Given,
    language: &mut Language,
    setting: Setting,
    words: &[(&str, T)],
) -> Result<Option<T>, Refusal> {
    if let Some(chosen) = given.choice(&setting.key(), words)? {
        return Ok(Some(chosen));
    }
    let Some(value) = choice(setting, None, language.settings.as_ref()).map(|chosen| chosen.value) else {
        return Ok(None);
    };
    let found = words.iter().find(|(word, _)| *word == value).map(|(_, chosen)| *chosen);
    if found.is_none() {
        let values = AnyOf(words.iter().map(|(word, _)| (*word).to_owned()).collect());
        language.complaints.push(Refusal::BadValue { option: setting.key(), value, values });
    }
    Ok(found)
}

/// How much of each channel is told; the flag stands once for each channel, as `hand=short`.
///
/// # Errors
/// A flag that names no channel, or nothing that it can be.
pub fn details(given: &Given, language: &mut Language, place: Place) -> Result<Details, Refusal> {
    let (id, setting): (&str, fn(Channel) -> Setting) = match place {
        Place::Terminal => ("show", Setting::Show),
        Place::Speech => ("speak", Setting::Speak),
    };
    let words = Detail::ALL.map(|detail| (detail.id(), detail));
    let mut details = Details::default();
    for channel in Channel::ALL {
        if let Some(detail) = word(given, language, setting(channel), &words)? {
            details.set(channel, detail);
        }
    }
    for typed in given.texts(id) {
        let found = typed.split_once('=').and_then(|(name, value)| {
            let channel = Channel::ALL.into_iter().find(|channel| channel.id() == name)?;
            let detail = value.parse::<Detail>().ok()?;
            (detail != Detail::Off || place.may_silence(channel)).then_some((channel, detail))
        });
        let Some((channel, detail)) = found else {
            return Err(Refusal::BadDetail { option: flag(id), value: typed.to_owned() });
        };
        details.set(channel, detail);
    }
    Ok(details)
}
