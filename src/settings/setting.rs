//! What can be set, and its three names: flag, environment variable, key in the file.

use crate::say::{Channel, Lang};

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language: `de`, `en` or `fi`.
    Language,
    /// What the player is called.
    Name,
    /// The cells of the braille display, or `off`.
    Braille,
    /// What the braille display is given: `codes` or `full`.
    BrailleForm,
    /// Its dots: `six` or `eight`.
    BrailleDots,
    /// The prompt: `status` or `plain`.
    Prompt,
    /// Whether events of the others wait for Enter: `step` or `free`.
    StepMode,
    /// Whether each key acts alone: `on` or `off`.
    Keys,
    /// In which order hands are told: `number` or `colour`.
    HandOrder,
    /// Whether games are counted: `on` or `off`.
    Stats,
    /// How much of a channel stands in the terminal: `full`, `short` or `off`.
    Show(Channel),
    /// Whether the program speaks by itself: `on` or `off`.
    Speech,
    /// How fast: 0 to 100.
    SpeechRate,
    /// How loud: 0 to 100.
    SpeechVolume,
    /// The voice for a language; its flag is for the language of the start.
    SpeechVoice(Lang),
    /// The command that plays sounds, or `off`.
    Sounds,
    /// How much of a channel is spoken: `full`, `short` or `off`.
    Speak(Channel),
}

impl Setting {
    /// All settings, in the order in which they are told.
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

    /// The flag on the command line. Those of channels and voices are followed by more than the value.
    #[must_use]
    pub fn flag(self) -> String {
        match self {
            Setting::Language => "--lang".to_owned(),
            Setting::SpeechVoice(_) => "--speech-voice".to_owned(),
            Setting::Show(channel) => format!("--show {}=short", channel.id()),
            Setting::Speak(channel) => format!("--speak {}=short", channel.id()),
            _ => format!("--{}", self.key()),
        }
    }

    /// The environment variable.
    #[must_use]
    pub fn variable(self) -> String {
        match self {
            Setting::Language => "SIXDOT_LANG".to_owned(),
            _ => "SIXDOT_".to_owned() + &self.key().to_ascii_uppercase().replace('-', "_"),
        }
    }

    /// The key in the file.
    #[must_use]
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

    /// Whether any text can be its value; the others have a word or a number.
    #[must_use]
    pub fn is_text(self) -> bool {
        matches!(self, Setting::Language | Setting::Name | Setting::SpeechVoice(_) | Setting::Sounds)
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
