//! Settings of a run: language, display and speech, each from a flag, else the environment, else the user's
//! settings. `sixdot settings` lists them, `sixdot stats` shows the statistics.

use std::collections::BTreeMap;
use std::env;
use std::ffi::{OsStr, OsString};

use super::arguments::ConversationOptions;
use super::game_setup;
use super::refusal::{CommandResult, Refusal, cannot_read, help, no_folder, tell};
use super::values::{self, ValueFault};
use crate::record::Statistics;
use crate::session::settings::{
    Account, ChosenSetting, File, Folders, Setting, SettingSource, SettingsError, chosen, default_path,
};
use crate::session::{Detail, Details, Look, SoundSettings, SpeechSettings, statistics, unfit};
use crate::text::{Channel, Lang, Line, Locale, msg};

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
    pub fn of(args: &[OsString]) -> Self {
        let mut complaints = Vec::new();
        let account = account(args, &mut complaints);
        Self::with(flag_value(args, &Setting::Language.flag()), account, complaints)
    }

    /// The language for a profile, or without one; a flag takes precedence.
    pub fn with(flag: Option<&str>, account: Option<Account>, mut complaints: Vec<Refusal>) -> Self {
        if let Some(lang) = flag.and_then(|code| code.parse().ok()) {
            let source = Some(SettingSource::Flag);
            return Language { lang, reads: None, source, settings: None, complaints, account };
        }
        let settings = read_settings(account.as_ref()).unwrap_or_else(|complaint| {
            complaints.push(complaint);
            None
        });
        let chosen = choice(Setting::Language, None, settings.as_ref());
        let known = chosen.and_then(|ChosenSetting { value, source }| {
            let lang = value.parse().ok();
            if lang.is_none() {
                complaints.push(msg!("cli-unknown-language", word = value));
            }
            Some((lang?, source))
        });
        let lang = known.map_or_else(Lang::of_system, |(lang, _)| lang);
        Language { lang, reads: None, source: known.map(|(_, source)| source), settings, complaints, account }
    }

    pub fn locale(&self) -> Locale {
        Locale::new(self.lang)
    }

    pub fn folders(&self) -> Folders {
        game_setup::folders(self.account.as_ref())
    }
}

/// The user's settings; `None` if there is no place for them.
pub fn read_settings(account: Option<&Account>) -> Result<Option<File>, Refusal> {
    let Some(path) = default_path(|name| env::var_os(name), account) else { return Ok(None) };
    File::load(path).map(Some).map_err(|error| match error {
        SettingsError::Damaged { path, line } => msg!("cli-bad-settings", file = &path, line),
        SettingsError::Unreadable { path, source } => cannot_read(&path, &source),
    })
}

/// The value of a setting and its source.
pub fn choice(setting: Setting, flag: Option<&str>, settings: Option<&File>) -> Option<ChosenSetting> {
    let empty = File::empty("");
    let variable = |name: &str| env::var_os(name).map(|value| value.to_string_lossy().into_owned());
    chosen(setting, flag, variable, settings.unwrap_or(&empty))
}

/// The profile of the flag or else of the environment. A malformed flag is refused later, a malformed variable is
/// added to the complaints.
fn account(args: &[OsString], complaints: &mut Vec<Refusal>) -> Option<Account> {
    if let Some(word) = flag_value(args, PROFILE) {
        return Account::read(word);
    }
    let word = env::var_os(PROFILE_VARIABLE)?.to_string_lossy().into_owned();
    if word.is_empty() || word == Account::NOBODY {
        return None;
    }
    let account = Account::read(&word);
    if account.is_none() {
        complaints.push(unfit(&word, msg!("cli-profile-name", word = word.clone())));
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

/// The value of a saved setting or its variable. An invalid one becomes a complaint.
pub fn saved<T>(
    setting: Setting,
    read: impl Fn(&str) -> Result<T, ValueFault>,
    language: &mut Language,
) -> Option<T> {
    let value = choice(setting, None, language.settings.as_ref())?.value;
    let fault = match read(&value) {
        Ok(value) => return Some(value),
        Err(fault) => fault,
    };
    language.complaints.push(fault.refusal(setting.key(), value, language.lang));
    None
}

/// The value of a flag, or of a saved setting that is one of several words.
pub fn chosen_word<T: Copy + Send + Sync>(
    flag: Option<T>,
    setting: Setting,
    words: &'static [(&'static str, T)],
    language: &mut Language,
) -> Option<T> {
    flag.or_else(|| saved(setting, values::word(words), language))
}

pub fn look(flags: &ConversationOptions, language: &mut Language) -> Look {
    let saved_width = |text: &str| if text == "off" { Ok(None) } else { values::width(text).map(Some) };
    let width = flags.braille.or_else(|| saved(Setting::Braille, saved_width, language).flatten());
    let form = chosen_word(flags.braille_form, Setting::BrailleForm, &values::BRAILLE_FORMS, language);
    let dots = chosen_word(flags.braille_dots, Setting::BrailleDots, &values::BRAILLE_DOTS, language);
    let details = details(&flags.show, Setting::Show, language);
    Look { width, form: form.unwrap_or_default(), dots: dots.unwrap_or_default(), details }
}

/// The detail of each channel. A flag takes precedence.
fn details(flags: &[(Channel, Detail)], setting: fn(Channel) -> Setting, language: &mut Language) -> Details {
    let mut details = Details::default();
    for channel in Channel::ALL {
        if let Some(detail) = chosen_word(None, setting(channel), &values::DETAILS, language) {
            details.set(channel, detail);
        }
    }
    for (channel, detail) in flags {
        details.set(*channel, *detail);
    }
    details
}

pub fn sound_settings(flags: &ConversationOptions, language: &mut Language) -> SoundSettings {
    let usual = SoundSettings::default();
    let volume = flags.sounds_volume.or_else(|| saved(Setting::SoundsVolume, values::percent, language));
    let without = flags.sounds_without.clone();
    SoundSettings {
        source: flags.sounds.clone().or_else(|| saved(Setting::Sounds, values::sounds, language)).flatten(),
        volume: volume.unwrap_or(usual.volume),
        without: without.or_else(|| saved(Setting::SoundsWithout, values::cues, language)).unwrap_or_default(),
    }
}

pub fn speech_settings(flags: &ConversationOptions, language: &mut Language) -> SpeechSettings {
    let is_on = |text: &str| match text {
        "1" => Ok(true),
        "0" => Ok(false),
        word => values::word(&values::ON_OFF)(word),
    };
    SpeechSettings {
        on: flags.speech || saved(Setting::Speech, is_on, language).unwrap_or(false),
        lang: language.lang,
        rate: flags.speech_rate.or_else(|| saved(Setting::SpeechRate, values::percent, language)),
        volume: flags.speech_volume.or_else(|| saved(Setting::SpeechVolume, values::percent, language)),
        voices: voices(flags.speech_voice.as_deref(), language),
        details: details(&flags.speak, Setting::Speak, language),
    }
}

fn voices(flag: Option<&str>, language: &Language) -> BTreeMap<Lang, String> {
    let voice = |lang: Lang| {
        let flag = flag.filter(|_| lang == language.lang);
        Some((lang, choice(Setting::SpeechVoice(lang), flag, language.settings.as_ref())?.value))
    };
    Lang::ALL.into_iter().filter_map(voice).collect()
}

pub fn settings(lang_flag: Option<&str>, language: &Language) -> CommandResult {
    let read = match &language.settings {
        Some(_) => None,
        None => read_settings(language.account.as_ref())?,
    };
    let file = language.settings.as_ref().or(read.as_ref());
    let locale = language.locale();
    let item = |setting: Setting| {
        let flag = lang_flag.filter(|_| setting == Setting::Language);
        // A language that the program does not speak is reported as a complaint instead.
        let is_valid = |chosen: &ChosenSetting| setting != Setting::Language || chosen.value.parse::<Lang>().is_ok();
        let (value, source) = match choice(setting, flag, file).filter(is_valid) {
            Some(ChosenSetting { value, source }) => (value, source.into()),
            None if setting == Setting::Language => (language.lang.code().to_owned(), "system"),
            None => (String::new(), "none"),
        };
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
        |path| locale.say(msg!("cli-settings-file", file = &path)),
    );
    let folders = language.folders();
    let rules = folders.rules.map(|path| locale.say(msg!("cli-rules-folder", folder = &path)));
    let games = folders.games.map(|path| locale.say(msg!("cli-games-folder", folder = &path)));
    let texts = Setting::all().map(item).chain([place]).chain(rules).chain(games);
    let lines: Vec<Line> = texts.map(help).collect();
    Ok(tell(&lines)?)
}

pub fn stats(language: &Language) -> CommandResult {
    let file = language.folders().tally.ok_or_else(no_folder)?;
    let locale = language.locale();
    let mut lines = statistics(&locale, &Statistics::in_file(&file));
    if file.exists() {
        lines.push(help(locale.say(msg!("cli-stats-file", file = &file))));
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
