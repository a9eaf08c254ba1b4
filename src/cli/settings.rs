//! Settings of a run: language, display and speech, each from a flag, else the environment, else the user's
//! settings. `sixdot settings` lists them, `sixdot stats` shows the statistics.

use std::collections::BTreeMap;
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use super::grammar::{Arguments, flag, not_in_range};
use super::refusal::{AnyOf, Refusal};
use super::{CommandError, game_setup, line, tell};
use crate::session::settings::{
    Account, ChosenSetting, File, Setting, SettingSource, SettingsError, chosen, default_path,
};
use crate::session::{
    BrailleForm, Detail, Details, Dots, Look, NoCommand, OutputKind, Percent, SoundCommand, SpeechSettings, StepMode,
    Width, statistics,
};
use crate::text::HandOrder;
use crate::text::{Channel, Lang, Line, Locale, Reason, msg};

const PROFILE: &str = "--profile";
const PROFILE_VARIABLE: &str = "SIXDOT_PROFILE";

/// The language, and the settings that were read to find it.
pub struct Language {
    pub lang: Lang,
    /// The requested language of a game's own texts, if the program does not speak it.
    pub reads: Option<String>,
    /// `None` for the language of the system.
    pub source: Option<SettingSource>,
    /// Not read if the command line names a language, so that the run depends on no saved setting.
    pub settings: Option<File>,
    /// Faults of the settings.
    pub complaints: Vec<Refusal>,
    /// The profile in use.
    pub account: Option<Account>,
}

impl Language {
    #[must_use]
    pub fn of(args: &[OsString]) -> Self {
        let mut complaints = Vec::new();
        let account = account(args, &mut complaints);
        Self::with(flag_value(args, &Setting::Language.flag()), account, complaints)
    }

    /// The language for a profile, or without one; a flag takes precedence.
    #[must_use]
    pub fn with(flag: Option<&str>, account: Option<Account>, mut complaints: Vec<Refusal>) -> Self {
        if let Some(lang) = flag.and_then(|code| code.parse().ok()) {
            return Language {
                lang,
                reads: None,
                source: Some(SettingSource::Flag),
                settings: None,
                complaints,
                account,
            };
        }
        let settings = read_settings(account.as_ref(), &mut complaints);
        let chosen = choice(Setting::Language, None, settings.as_ref());
        let known = chosen.and_then(|ChosenSetting { value, source }| {
            let lang = value.parse().ok();
            if lang.is_none() {
                complaints.push(Refusal::UnknownLanguage { word: value });
            }
            Some((lang?, source))
        });
        let lang = known.map_or_else(Lang::of_system, |(lang, _)| lang);
        Language { lang, reads: None, source: known.map(|(_, source)| source), settings, complaints, account }
    }
}

/// The user's settings; `None` if there is no place for them, or if they cannot be read, which is added to the
/// complaints.
pub fn read_settings(account: Option<&Account>, complaints: &mut Vec<Refusal>) -> Option<File> {
    let path = default_path(|name| env::var_os(name), account)?;
    let file = |path: &std::path::Path| path.display().to_string();
    match File::load(path) {
        Ok(settings) => Some(settings),
        Err(error) => {
            complaints.push(match error {
                SettingsError::Damaged { path, line, .. } => Refusal::BadSettings { file: file(&path), line },
                SettingsError::Unreadable { path, source } => {
                    Refusal::CannotRead { file: file(&path), reason: Reason::from(&source) }
                }
            });
            None
        }
    }
}

/// The value of a setting and its source.
#[must_use]
pub fn choice(setting: Setting, flag: Option<&str>, settings: Option<&File>) -> Option<ChosenSetting> {
    let empty = File::empty("");
    let variable = |name: &str| env::var_os(name).map(|value| value.to_string_lossy().into_owned());
    chosen(setting, flag, variable, settings.unwrap_or(&empty))
}

/// The profile of the flag or else of the environment. A malformed flag is refused later, a malformed variable is
/// added to the complaints.
fn account(args: &[OsString], complaints: &mut Vec<Refusal>) -> Option<Account> {
    if let Some(word) = flag_value(args, PROFILE) {
        return Account::read(word).ok();
    }
    let word = env::var_os(PROFILE_VARIABLE)?.to_string_lossy().into_owned();
    if word.is_empty() || word == Account::NOBODY {
        return None;
    }
    let account = Account::read(&word).ok();
    if account.is_none() {
        complaints.push(Refusal::NoProfileName { word });
    }
    account
}

/// The value of a flag, which must be found even if the command line cannot be parsed.
fn flag_value<'a>(args: &'a [OsString], name: &str) -> Option<&'a str> {
    let own: Vec<&str> =
        args.iter().take_while(|arg| *arg != OsStr::new("--")).filter_map(|arg| arg.to_str()).collect();
    let behind = own.windows(2).find_map(|pair| (pair[0] == name).then_some(pair[1]));
    behind.or_else(|| own.iter().find_map(|arg| arg.strip_prefix(name)?.strip_prefix('=')))
}

/// Display settings, whether the prompt shows the status, and the pace. Invalid saved settings become complaints,
/// invalid flags are refused.
pub fn look(given: &Arguments, language: &mut Language) -> Result<(Look, bool, StepMode), Refusal> {
    let width = width(given, language)?;
    let forms = [("codes", BrailleForm::Codes), ("full", BrailleForm::Full)];
    let dots = [("six", Dots::Six), ("eight", Dots::Eight)];
    let look = Look {
        width,
        form: word(given, language, Setting::BrailleForm, &forms)?.unwrap_or_default(),
        dots: word(given, language, Setting::BrailleDots, &dots)?.unwrap_or_default(),
        details: details(given, language, OutputKind::Terminal)?,
    };
    let prompt = word(given, language, Setting::Prompt, &[("status", true), ("plain", false)])?;
    let pace = word(given, language, Setting::StepMode, &[("step", StepMode::Step), ("free", StepMode::Free)])?;
    Ok((look, prompt.unwrap_or(width.is_some()), pace.unwrap_or_default()))
}

pub fn hand_order(given: &Arguments, language: &mut Language) -> Result<HandOrder, Refusal> {
    let words = HandOrder::ALL.map(|order| (order.id(), order));
    Ok(word(given, language, Setting::HandOrder, &words)?.unwrap_or_default())
}

pub fn counts(given: &Arguments, language: &mut Language) -> Result<bool, Refusal> {
    Ok(word(given, language, Setting::Stats, &[("on", true), ("off", false)])?.unwrap_or(true))
}

pub fn sounds(given: &Arguments, language: &mut Language) -> Result<Option<SoundCommand>, Refusal> {
    let key = Setting::Sounds.key();
    let Some(chosen) = choice(Setting::Sounds, given.text(&key), language.settings.as_ref()) else { return Ok(None) };
    if chosen.value == "off" {
        return Ok(None);
    }
    match SoundCommand::read(&chosen.value) {
        Ok(command) => Ok(Some(command)),
        Err(NoCommand) if chosen.source == SettingSource::Flag => {
            Err(Refusal::NoCommand { option: flag(&key), value: chosen.value })
        }
        Err(NoCommand) => {
            language.complaints.push(Refusal::NoCommand { option: key, value: chosen.value });
            Ok(None)
        }
    }
}

pub fn keys(given: &Arguments, language: &mut Language) -> Result<bool, Refusal> {
    Ok(word(given, language, Setting::Keys, &[("on", true), ("off", false)])?.unwrap_or(false))
}

/// The width of the braille display.
fn width(given: &Arguments, language: &mut Language) -> Result<Option<Width>, Refusal> {
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

/// A setting whose value is one of several words.
fn word<T: Copy>(
    given: &Arguments,
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

/// The detail of each channel; the flag is repeated for each channel, as `hand=short`.
pub fn details(given: &Arguments, language: &mut Language, place: OutputKind) -> Result<Details, Refusal> {
    let (id, setting): (&str, fn(Channel) -> Setting) = match place {
        OutputKind::Terminal => ("show", Setting::Show),
        OutputKind::Speech => ("speak", Setting::Speak),
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

/// Speech settings. Invalid saved settings become complaints, invalid flags are refused.
pub fn manner(given: &Arguments, language: &mut Language) -> Result<SpeechSettings, Refusal> {
    let flags = [given.number("speech-rate", 0..=Percent::MOST)?, given.number("speech-volume", 0..=Percent::MOST)?];
    let [rate, volume] = flags.map(|flag| flag.and_then(Percent::new));
    let rate = rate.or_else(|| percent(Setting::SpeechRate, language));
    let volume = volume.or_else(|| percent(Setting::SpeechVolume, language));
    Ok(SpeechSettings {
        on: given.has("speech") || is_on(language),
        lang: language.lang,
        rate,
        volume,
        voices: voices(given, language),
        details: details(given, language, OutputKind::Speech)?,
    })
}

fn is_on(language: &mut Language) -> bool {
    let Some(ChosenSetting { value, .. }) = choice(Setting::Speech, None, language.settings.as_ref()) else {
        return false;
    };
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
        let refusal = not_in_range(setting.key(), &value, 0..=Percent::MOST.into());
        language.complaints.push(refusal);
    }
    percent
}

fn voices(given: &Arguments, language: &Language) -> BTreeMap<Lang, String> {
    let flag = |lang: Lang| given.text("speech-voice").filter(|_| lang == language.lang);
    let voice = |lang: Lang| {
        let chosen = choice(Setting::SpeechVoice(lang), flag(lang), language.settings.as_ref())?;
        Some((lang, chosen.value))
    };
    Lang::ALL.into_iter().filter_map(voice).collect()
}

pub fn settings(given: &Arguments, language: &Language) -> Result<(), CommandError> {
    let mut complaints: Vec<Refusal> = Vec::new();
    let read =
        if language.settings.is_none() { read_settings(language.account.as_ref(), &mut complaints) } else { None };
    if let Some(complaint) = complaints.pop() {
        return Err(complaint.into());
    }
    let file = language.settings.as_ref().or(read.as_ref());
    let locale = Locale::new(language.lang);
    let item = |setting: Setting| {
        let flag = match setting {
            Setting::Language => given.text("lang"),
            _ => None,
        };
        let chosen = choice(setting, flag, file).filter(|chosen| is_valid(setting, chosen));
        let chosen = chosen.map(|ChosenSetting { value, source }| (value, token(source)));
        let (value, source) = chosen.unwrap_or_else(|| match setting {
            Setting::Language => (language.lang.code().to_owned(), "system"),
            _ => (String::new(), "none"),
        });
        let name = locale.setting_name(&setting.key());
        locale.say(msg!(
            "cli-setting",
            name,
            value,
            source,
            flag = setting.flag(),
            variable = setting.variable(),
            key = setting.key()
        ))
    };
    let place = default_path(|name| env::var_os(name), language.account.as_ref()).map_or_else(
        || locale.say(msg!("cli-no-settings-file")),
        |path| locale.say(msg!("cli-settings-file", file = path.display().to_string())),
    );
    let folders = game_setup::folders(language.account.as_ref());
    let shown = |path: PathBuf| path.display().to_string();
    let rules = folders.rules.map(|path| locale.say(msg!("cli-rules-folder", folder = shown(path))));
    let games = folders.games.map(|path| locale.say(msg!("cli-games-folder", folder = shown(path))));
    let texts = Setting::all().map(item).chain([place]).chain(rules).chain(games);
    let lines: Vec<Line> = texts.map(|text| line(text, Channel::Help)).collect();
    Ok(tell(&lines)?)
}

/// A language that the program does not speak is reported as a complaint instead.
fn is_valid(setting: Setting, chosen: &ChosenSetting) -> bool {
    setting != Setting::Language || chosen.value.parse::<crate::text::Lang>().is_ok()
}

fn token(source: SettingSource) -> &'static str {
    match source {
        SettingSource::Flag => "flag",
        SettingSource::Environment => "variable",
        SettingSource::File => "file",
    }
}

pub fn stats(language: &Language) -> Result<(), CommandError> {
    let file = game_setup::folders(language.account.as_ref()).tally.ok_or(Refusal::NoFolder {})?;
    let locale = Locale::new(language.lang);
    let mut lines = statistics(&locale, &file);
    if file.exists() {
        let place = file.display().to_string();
        lines.push(line(locale.say(msg!("cli-stats-file", file = place)), Channel::Help));
    }
    Ok(tell(&lines)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_is_found_wherever_it_stands() {
        let of = |line: &str| {
            flag_value(&line.split(' ').map(OsString::from).collect::<Vec<_>>(), "--lang").map(str::to_owned)
        };
        assert_eq!(of("play uno --lang fi").as_deref(), Some("fi"));
        assert_eq!(of("--lang=de play").as_deref(), Some("de"));
        assert_eq!(of("--wrong --lang en").as_deref(), Some("en"));
        assert_eq!(of("play -- --lang en"), None);
        assert_eq!(of("play --lang"), None);
    }
}
