//! Settings: from flags, environment variables and the user's file, in this order.

mod file;
mod folders;

use crate::text::{Channel, Lang};

pub use file::{File, SettingsError};
pub use folders::Folders;
pub(crate) use folders::{Account, Accounts, default_path};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingSource {
    Flag,
    Environment,
    File,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenSetting {
    /// As written; the user of the value validates it.
    pub value: String,
    pub source: SettingSource,
}

/// The value in force: flag, then environment, then file. An empty variable counts as unset.
pub fn chosen(
    setting: Setting,
    flag: Option<&str>,
    environment: impl Fn(&str) -> Option<String>,
    file: &File,
) -> Option<ChosenSetting> {
    let from = |source| move |value| ChosenSetting { value, source };
    flag.map(str::to_owned)
        .map(from(SettingSource::Flag))
        .or_else(|| {
            environment(&setting.variable()).filter(|value| !value.is_empty()).map(from(SettingSource::Environment))
        })
        .or_else(|| file.get(setting).map(str::to_owned).map(from(SettingSource::File)))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// `de`, `en` or `fi`.
    Language,
    Name,
    /// Cells of the braille display, or `off`.
    Braille,
    /// `codes` or `full`.
    BrailleForm,
    /// `six` or `eight`.
    BrailleDots,
    /// `status` or `plain`.
    Prompt,
    /// `step` or `free`.
    StepMode,
    Keys,
    /// `number` or `colour`.
    HandOrder,
    Stats,
    /// `full`, `short` or `off`, in the terminal.
    Show(Channel),
    Speech,
    /// 0 to 100.
    SpeechRate,
    /// 0 to 100.
    SpeechVolume,
    /// The voice for a language. The flag applies to the language of the start.
    SpeechVoice(Lang),
    /// A command that plays sounds, or `off`.
    Sounds,
    /// `full`, `short` or `off`, in speech.
    Speak(Channel),
}

impl Setting {
    /// In the order of the `settings` list.
    pub fn all() -> impl Iterator<Item = Setting> {
        use Setting::{
            Braille, BrailleDots, BrailleForm, HandOrder, Keys, Language, Name, Prompt, Sounds, Speech, SpeechRate,
            SpeechVolume, Stats, StepMode,
        };
        [Language, Name, Braille, BrailleForm, BrailleDots, Prompt, StepMode, Keys, HandOrder, Stats]
            .into_iter()
            .chain(Channel::ALL.map(Setting::Show))
            .chain([Speech, SpeechRate, SpeechVolume])
            .chain(Lang::ALL.map(Setting::SpeechVoice))
            .chain(Channel::ALL.map(Setting::Speak))
            .chain([Sounds])
    }

    /// For channels and voices the flag has more text after it than the value.
    pub fn flag(self) -> String {
        match self {
            Setting::Language => "--lang".to_owned(),
            Setting::SpeechVoice(_) => "--speech-voice".to_owned(),
            Setting::Show(channel) => format!("--show {}=short", channel.id()),
            Setting::Speak(channel) => format!("--speak {}=short", channel.id()),
            _ => format!("--{}", self.key()),
        }
    }

    pub fn variable(self) -> String {
        match self {
            Setting::Language => "SIXDOT_LANG".to_owned(),
            _ => "SIXDOT_".to_owned() + &self.key().to_ascii_uppercase().replace('-', "_"),
        }
    }

    pub fn key(self) -> String {
        let word = match self {
            Setting::Language => "language",
            Setting::Name => "name",
            Setting::Braille => "braille",
            Setting::BrailleForm => "braille-form",
            Setting::BrailleDots => "braille-dots",
            Setting::Prompt => "prompt",
            Setting::StepMode => "pace",
            Setting::Keys => "keys",
            Setting::HandOrder => "hand-order",
            Setting::Stats => "stats",
            Setting::Sounds => "sounds",
            Setting::Speech => "speech",
            Setting::SpeechRate => "speech-rate",
            Setting::SpeechVolume => "speech-volume",
            Setting::Show(channel) => return format!("show-{}", channel.id()),
            Setting::Speak(channel) => return format!("speak-{}", channel.id()),
            Setting::SpeechVoice(lang) => return format!("speech-voice-{lang}"),
        };
        word.to_owned()
    }

    /// True for free text; other settings have a word or a number.
    pub fn is_text(self) -> bool {
        matches!(self, Setting::Language | Setting::Name | Setting::SpeechVoice(_) | Setting::Sounds)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_flag_goes_before_the_environment_before_the_file() {
        let mut file = File::empty("settings.toml");
        let german = |_: &str| Some("de".to_owned());
        let nothing = |_: &str| None;
        let empty = |_: &str| Some(String::new());
        assert_eq!(chosen(Setting::Language, None, nothing, &file), None);
        file.set(Setting::Language, "fi");
        let value = |flag, environment: &dyn Fn(&str) -> Option<String>| {
            chosen(Setting::Language, flag, environment, &file).map(|chosen| (chosen.value, chosen.source)).unwrap()
        };
        assert_eq!(value(Some("en"), &german), ("en".to_owned(), SettingSource::Flag));
        assert_eq!(value(None, &german), ("de".to_owned(), SettingSource::Environment));
        assert_eq!(value(None, &nothing), ("fi".to_owned(), SettingSource::File));
        assert_eq!(value(None, &empty), ("fi".to_owned(), SettingSource::File));
    }

    #[test]
    fn each_setting_has_its_own_variable() {
        let environment = |name: &str| (name == "SIXDOT_NAME").then(|| "Anna".to_owned());
        let file = File::empty("settings.toml");
        assert_eq!(chosen(Setting::Language, None, environment, &file), None);
        assert_eq!(chosen(Setting::Name, None, environment, &file).unwrap().value, "Anna");
    }

    #[test]
    fn each_setting_has_names_of_its_own() {
        let names = |name: fn(Setting) -> String| Setting::all().map(name).collect::<BTreeSet<_>>().len();
        let count = Setting::all().count();
        assert_eq!((names(Setting::key), names(Setting::variable)), (count, count));
        assert_eq!(Setting::Show(Channel::Hand).variable(), "SIXDOT_SHOW_HAND");
        assert_eq!(Setting::SpeechVoice(Lang::De).variable(), "SIXDOT_SPEECH_VOICE_DE");
        assert_eq!(Setting::Speak(Channel::Help).flag(), "--speak help=short");
    }
}
