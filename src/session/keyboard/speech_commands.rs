//! `speech`: on, off, stop, rate, volume, voice; and what is told when something cannot be heard.

use super::Keyboard;
use super::speech::{Manner, Percent, Trouble};
use crate::command::ProgramCommand;
use crate::say::{Arg, Lang, Line, Message, msg};
use crate::settings::Setting;

/// The most voices that are told.
const MOST_VOICES: usize = 12;

/// What messages are given where nothing was chosen, and the service chooses.
const USUAL: &str = "usual";

/// What can stand behind `speech`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    On,
    Off,
    Stop,
    Rate,
    Volume,
    Voice,
}

impl Wanted {
    const ALL: [Wanted; 6] = [Wanted::On, Wanted::Off, Wanted::Stop, Wanted::Rate, Wanted::Volume, Wanted::Voice];

    /// The English word, and the message with the language's own words.
    fn words(self) -> (&'static str, Message<'static>) {
        match self {
            Wanted::On => ("on", msg!("words-on")),
            Wanted::Off => ("off", msg!("words-off")),
            Wanted::Stop => ("stop", msg!("words-stop")),
            Wanted::Rate => ("rate", msg!("words-rate")),
            Wanted::Volume => ("volume", msg!("words-volume")),
            Wanted::Voice => ("voice", msg!("words-voice")),
        }
    }
}

impl Keyboard {
    /// Answers `speech`.
    pub(super) fn change_speech(&mut self, rest: &str) -> Vec<Line> {
        if rest.is_empty() {
            return vec![self.speech_state()];
        }
        let (word, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let value = value.trim();
        match self.speech_word(word) {
            Some(Wanted::On) if value.is_empty() => vec![self.switch_speech(true)],
            Some(Wanted::Off) if value.is_empty() => vec![self.switch_speech(false)],
            Some(Wanted::Stop) if value.is_empty() => {
                self.speech.hush();
                vec![self.voice().help(msg!("speech-stopped"))]
            }
            Some(Wanted::Rate) => vec![self.change_percent(value, Setting::SpeechRate)],
            Some(Wanted::Volume) => vec![self.change_percent(value, Setting::SpeechVolume)],
            Some(Wanted::Voice) => self.change_speaker(value),
            _ => {
                vec![self.change_spoken(word, value).unwrap_or_else(|| self.voice().misused(ProgramCommand::Speech))]
            }
        }
    }

    fn speech_word(&self, typed: &str) -> Option<Wanted> {
        let is = |wanted: &Wanted| {
            let (english, words) = wanted.words();
            self.voice().means(typed, words, english)
        };
        Wanted::ALL.into_iter().find(is)
    }

    fn switch_speech(&mut self, on: bool) -> Line {
        self.speech.change(Manner { on, ..self.speech.manner() });
        self.speech.settle();
        self.save(Setting::Speech, if on { "on" } else { "off" });
        self.voice().help(msg!(if (on) "speech-on" else "speech-off"))
    }

    /// Rate or volume.
    fn change_percent(&mut self, typed: &str, setting: Setting) -> Line {
        let mut manner = self.speech.manner();
        let part = if setting == Setting::SpeechRate { &mut manner.rate } else { &mut manner.volume };
        if !typed.is_empty() {
            let Some(percent) = Percent::read(typed) else {
                return self.voice().error(msg!("no-such-number", min = 0, max = Percent::MOST));
            };
            *part = Some(percent);
            self.speech.change(manner.clone());
            self.save(setting, &percent.to_string());
        }
        let is_rate = setting == Setting::SpeechRate;
        let value = percent_arg(if is_rate { manner.rate } else { manner.volume });
        self.voice().help(msg!(if (is_rate) "speech-rate" else "speech-volume", value))
    }

    /// The voice of the language; without a name, those that there are.
    fn change_speaker(&mut self, typed: &str) -> Vec<Line> {
        let mut manner = self.speech.manner();
        if typed.is_empty() {
            let own = self.voice().help(msg!("speech-voice", name = manner.voice().unwrap_or(USUAL)));
            let voices = self.speech.voices();
            if voices.is_empty() {
                return vec![own];
            }
            let names = voices.iter().take(MOST_VOICES).cloned().collect::<Vec<_>>().join(", ");
            return vec![self.voice().help(msg!("speech-voices", count = voices.len(), names = names.as_str())), own];
        }
        let (lang, before) = (manner.lang, manner.clone());
        manner.voices.insert(lang, typed.to_owned());
        self.speech.change(manner);
        self.speech.settle();
        let troubles = self.speech.troubles();
        let mut lines: Vec<Line> = troubles.iter().map(|trouble| self.trouble_line(trouble)).collect();
        if troubles.iter().any(|trouble| matches!(trouble, Trouble::NoVoice { .. })) {
            self.speech.change(before);
        } else {
            self.save(Setting::SpeechVoice(lang), typed);
            lines.push(self.voice().help(msg!("speech-voice", name = typed)));
        }
        lines
    }

    fn speech_state(&self) -> Line {
        let manner = self.speech.manner();
        self.voice().help(msg!(
            "speech-state",
            on = manner.on,
            rate = percent_arg(manner.rate),
            volume = percent_arg(manner.volume),
            voice = manner.voice().unwrap_or(USUAL)
        ))
    }

    /// The language in which is spoken from now on.
    pub(super) fn speak_in(&mut self, lang: Lang) {
        let manner = self.speech.manner();
        if manner.lang != lang {
            self.speech.change(Manner { lang, ..manner });
        }
    }

    /// What could not be heard since the last answer, and why.
    pub(super) fn tell_troubles(&mut self) {
        let troubles = self.speech.troubles();
        let lines: Vec<Line> = troubles.iter().map(|trouble| self.trouble_line(trouble)).collect();
        for line in lines {
            self.notice(line);
        }
    }

    fn trouble_line(&self, trouble: &Trouble) -> Line {
        let message = match trouble {
            Trouble::NotInstalled => msg!("speech-not-installed"),
            Trouble::NotReached => msg!("speech-not-reached"),
            Trouble::BadAddress(_) => msg!("speech-bad-address"),
            Trouble::Lost => msg!("speech-lost"),
            Trouble::Restarted => msg!("speech-restarted"),
            Trouble::Stuck => msg!("speech-stuck"),
            Trouble::Refused => msg!("speech-refused"),
            Trouble::NoVoice { name, .. } => {
                msg!("speech-no-voice", name = name.as_str())
            }
            Trouble::NoVoiceFor(_) => msg!("speech-no-language"),
        };
        self.voice().error(message)
    }
}

fn percent_arg(part: Option<Percent>) -> Arg<'static> {
    part.map_or_else(|| USUAL.to_owned(), |part| part.to_string()).into()
}
