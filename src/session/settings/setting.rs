//! The settings and their names.

use strum::IntoStaticStr;

use crate::text::{Channel, Lang};

#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
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
    #[strum(serialize = "pace")]
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
    /// `on`, `off`, or a command that plays sounds.
    Sounds,
    /// 0 to 100.
    SoundsVolume,
    /// Events without a sound.
    SoundsWithout,
    /// `full`, `short` or `off`, in speech.
    Speak(Channel),
}

impl Setting {
    /// In the order of the `settings` list.
    pub fn all() -> impl Iterator<Item = Setting> {
        use Setting::{
            Braille, BrailleDots, BrailleForm, HandOrder, Keys, Language, Name, Prompt, Sounds, SoundsVolume,
            SoundsWithout, Speech, SpeechRate, SpeechVolume, Stats, StepMode,
        };
        [Language, Name, Braille, BrailleForm, BrailleDots, Prompt, StepMode, Keys, HandOrder, Stats]
            .into_iter()
            .chain(Channel::ALL.map(Setting::Show))
            .chain([Speech, SpeechRate, SpeechVolume])
            .chain(Lang::ALL.map(Setting::SpeechVoice))
            .chain(Channel::ALL.map(Setting::Speak))
            .chain([Sounds, SoundsVolume, SoundsWithout])
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
        let word: &str = self.into();
        match self {
            Setting::Show(channel) | Setting::Speak(channel) => format!("{word}-{}", channel.id()),
            Setting::SpeechVoice(lang) => format!("{word}-{lang}"),
            _ => word.to_owned(),
        }
    }

    /// True for free text; other settings have a word or a number.
    pub fn is_text(self) -> bool {
        use Setting::{Language, Name, Sounds, SoundsWithout, SpeechVoice};
        matches!(self, Language | Name | SpeechVoice(_) | Sounds | SoundsWithout)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

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
