//! The outputs a session controls: display, speech and sounds, and their levels of detail. Backends implement the traits.

use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;

use strum::{EnumString, IntoStaticStr};

use super::settings::Setting;
use crate::text::{Channel, Cue, Lang, Line, Urgency};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Detail {
    Off,
    Short,
    #[default]
    Full,
}

impl Detail {
    pub fn id(self) -> &'static str {
        self.into()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputKind {
    Terminal,
    Speech,
}

impl OutputKind {
    /// The turn is never silent. Errors are never silent in the terminal, where a silent error would leave the user
    /// waiting.
    pub fn may_silence(self, channel: Channel) -> bool {
        match channel {
            Channel::Turn => false,
            Channel::Error => self == OutputKind::Speech,
            Channel::Game | Channel::Hand | Channel::Chat | Channel::Help => true,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Details([Detail; Channel::ALL.len()]);

impl Details {
    pub fn of(&self, channel: Channel) -> Detail {
        self.0[channel as usize]
    }

    pub fn set(&mut self, channel: Channel, detail: Detail) {
        self.0[channel as usize] = detail;
    }

    /// The level for a line. A question is never below [`Detail::Short`].
    pub fn of_line(&self, line: &Line) -> Detail {
        let least = if line.urgency == Urgency::Turn { Detail::Short } else { Detail::Off };
        self.of(line.channel).max(least)
    }
}

/// Width of a braille display in cells: 10 to 200.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width(usize);

impl Width {
    pub const NARROWEST: usize = 10;
    pub const WIDEST: usize = 200;

    /// `None` outside these bounds.
    pub fn new(cells: usize) -> Option<Self> {
        (Self::NARROWEST..=Self::WIDEST).contains(&cells).then_some(Self(cells))
    }

    pub fn cells(self) -> usize {
        self.0
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BrailleForm {
    /// Braille forms with card codes.
    #[default]
    Codes,
    Full,
}

/// Dots of a braille cell in the display's table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dots {
    /// Capitals and numbers take extra cells.
    Six,
    /// Each character takes one cell.
    #[default]
    Eight,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// `None` without a braille display.
    pub width: Option<Width>,
    pub form: BrailleForm,
    pub dots: Dots,
    pub details: Details,
}

impl Look {
    pub fn braille(width: Width) -> Self {
        Look { width: Some(width), ..Look::default() }
    }

    /// Cards are shown by their codes.
    pub fn is_in_codes(&self) -> bool {
        self.width.is_some() && self.form == BrailleForm::Codes
    }

    /// The form of a line to show; `None` for an event whose channel is off. Answers of such a channel are short.
    pub fn shown<'l>(&self, line: &'l Line) -> Option<&'l str> {
        let codes = self.is_in_codes();
        match self.details.of_line(line) {
            Detail::Off if line.urgency == Urgency::Event => None,
            Detail::Full if !codes => Some(&line.text),
            _ => Some(line.on_display()),
        }
    }
}

pub trait Display {
    fn look(&self) -> Look;

    fn change(&mut self, look: Look);
}

/// A display that stores the look and shows nothing.
impl Display for Look {
    fn look(&self) -> Look {
        *self
    }

    fn change(&mut self, look: Look) {
        *self = look;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Percent(u8);

impl Percent {
    pub const MOST: u8 = 100;

    pub fn new(part: u8) -> Option<Self> {
        (part <= Self::MOST).then_some(Percent(part))
    }

    pub fn read(text: &str) -> Option<Self> {
        text.trim().parse().ok().and_then(Self::new)
    }

    pub fn number(self) -> u8 {
        self.0
    }
}

/// Speech settings. `None` leaves the default of the speech service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpeechSettings {
    pub on: bool,
    pub lang: Lang,
    /// 50 is usual.
    pub rate: Option<Percent>,
    pub volume: Option<Percent>,
    pub voices: BTreeMap<Lang, String>,
    pub details: Details,
}

impl SpeechSettings {
    pub fn silent(lang: Lang) -> Self {
        SpeechSettings {
            on: false,
            lang,
            rate: None,
            volume: None,
            voices: BTreeMap::new(),
            details: Details::default(),
        }
    }

    /// The form of a line to speak, or `None`.
    pub fn said<'l>(&self, line: &'l Line) -> Option<&'l str> {
        let hand_is_quiet = self.details.of(Channel::Hand) == Detail::Off;
        let said = match self.details.of_line(line) {
            Detail::Off => return None,
            _ if hand_is_quiet && line.quiet != line.text => &line.quiet,
            Detail::Short => &line.short,
            Detail::Full => &line.text,
        };
        Some(said.as_str()).filter(|said| !said.is_empty())
    }

    pub fn voice(&self) -> Option<&str> {
        self.voices.get(&self.lang).map(String::as_str)
    }
}

/// Why speech is not heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    NotInstalled,
    /// It is installed but cannot be reached.
    NotReached,
    /// The environment names an invalid address.
    BadAddress(String),
    Lost,
    /// The service ended and was found or started again.
    Restarted,
    /// The service accepts text but does not respond.
    Stuck,
    /// The service responds with a refusal.
    Refused,
    NoVoice {
        name: String,
        lang: Lang,
    },
    NoVoiceFor(Lang),
}

pub trait Speech {
    fn manner(&self) -> SpeechSettings;

    fn change(&mut self, manner: SpeechSettings);

    /// Stops speaking and skips the next answer.
    fn hush(&mut self) {}

    /// Names of the voices for the language, as [`Speech::change`] takes them; empty if the service does not list
    /// them soon.
    fn voices(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// Waits briefly for the result of the last change, so that a failure can be reported at once.
    fn settle(&mut self) {}

    /// Takes the failures that were not reported yet. Does not block.
    fn troubles(&mut self) -> Vec<Trouble> {
        Vec::new()
    }
}

/// A silent speech backend that stores its settings.
#[derive(Clone, Debug)]
pub struct Mute(SpeechSettings);

impl Mute {
    pub fn new(lang: Lang) -> Self {
        Mute(SpeechSettings::silent(lang))
    }
}

impl Speech for Mute {
    fn manner(&self) -> SpeechSettings {
        self.0.clone()
    }

    fn change(&mut self, manner: SpeechSettings) {
        self.0 = manner;
    }
}

/// A command that plays sounds: a program and its arguments before the name of the event. It is not run by a shell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoundCommand {
    pub typed: String,
    pub words: Vec<String>,
}

impl SoundCommand {
    /// Splits a text into words at blanks, with quotation marks and backslashes as in a shell of the system. `None` for an empty
    /// text or an unmatched quotation mark.
    pub fn read(text: &str) -> Option<Self> {
        // In paths of Windows a backslash stands for itself.
        let escaped = if cfg!(windows) { text.replace('\\', "\\\\") } else { text.to_owned() };
        let words = shlex::split(&escaped).filter(|words| words.first().is_some_and(|word| !word.is_empty()))?;
        Some(SoundCommand { typed: text.trim().to_owned(), words })
    }
}

/// The source of sounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoundSource {
    /// The program's own tones.
    Tones,
    Command(SoundCommand),
}

impl SoundSource {
    /// `on` and `tones`, or a command.
    pub fn read(text: &str) -> Option<Self> {
        match text.trim() {
            "on" | "tones" => Some(SoundSource::Tones),
            command => SoundCommand::read(command).map(SoundSource::Command),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoundSettings {
    /// `None` if sounds are off.
    pub source: Option<SoundSource>,
    /// Of tones. Commands have their own.
    pub volume: Percent,
    /// Events without a sound.
    pub without: BTreeSet<Cue>,
}

impl Default for SoundSettings {
    fn default() -> Self {
        SoundSettings { source: None, volume: Percent(50), without: BTreeSet::new() }
    }
}

impl SoundSettings {
    /// The value of one of the settings of sounds.
    pub fn value(&self, setting: Setting) -> String {
        match setting {
            Setting::SoundsVolume => self.volume.number().to_string(),
            Setting::SoundsWithout => self.without.iter().map(|cue| cue.id()).collect::<Vec<_>>().join(" "),
            _ => match &self.source {
                None => "off".to_owned(),
                Some(SoundSource::Tones) => "on".to_owned(),
                Some(SoundSource::Command(command)) => command.typed.clone(),
            },
        }
    }
}

/// The reason why sounds were switched off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Soundless {
    NotStarted {
        program: String,
        reason: ErrorKind,
    },
    /// No program that plays tones is installed.
    NoPlayer,
    /// Tones could not be played.
    Failed,
}

pub trait Sounds {
    fn settings(&self) -> SoundSettings;

    fn change(&mut self, settings: SoundSettings);

    /// Plays the sound of an event, so that a change is heard at once.
    fn sample(&mut self, _: Cue) {}

    /// Takes the reason why sounds were switched off, if it was not reported yet.
    fn trouble(&mut self) -> Option<Soundless> {
        None
    }
}

/// A silent sound backend that stores its settings.
#[derive(Clone, Debug, Default)]
pub struct SilentSounds(SoundSettings);

impl Sounds for SilentSounds {
    fn settings(&self) -> SoundSettings {
        self.0.clone()
    }

    fn change(&mut self, settings: SoundSettings) {
        self.0 = settings;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Channel, Text, Urgency};

    fn line(urgency: Urgency) -> Line {
        let (text, braille) = ("Anna plays red 9.".to_owned(), "Anna r9".to_owned());
        Line { braille, ..Text::plain(text).verbatim(Channel::Game, urgency) }
    }

    #[test]
    #[cfg(windows)]
    fn backslashes_of_paths_stay() {
        let command = SoundCommand::read(r#"C:\snd\ding.bat "C:\my sounds\x.wav""#).unwrap();
        assert_eq!(command.words, [r"C:\snd\ding.bat", r"C:\my sounds\x.wav"]);
        assert_eq!(SoundCommand::read(&command.typed), Some(command));
    }

    #[test]
    fn widths_are_those_of_displays() {
        assert!([10, 20, 32, 40, 80, 200].into_iter().all(|cells| Width::new(cells).is_some()));
        assert_eq!((Width::new(9), Width::new(201)), (None, None));
    }

    #[test]
    fn a_display_reads_codes_or_sentences() {
        let width = Width::new(20).unwrap();
        let event = line(Urgency::Event);
        assert_eq!(Look::default().shown(&event), Some("Anna plays red 9."));
        assert_eq!(Look::braille(width).shown(&event), Some("Anna r9"));
        assert_eq!(Look { form: BrailleForm::Full, ..Look::braille(width) }.shown(&event), Some("Anna plays red 9."));
    }

    #[test]
    fn what_was_asked_for_is_never_left_out() {
        let mut look = Look::default();
        look.details.set(Channel::Game, Detail::Short);
        assert_eq!(look.shown(&line(Urgency::Event)), Some("Anna r9"));
        look.details.set(Channel::Game, Detail::Off);
        assert_eq!(look.shown(&line(Urgency::Event)), None);
        assert_eq!(look.shown(&line(Urgency::Answer)), Some("Anna r9"));
        assert_eq!(look.shown(&line(Urgency::Turn)), Some("Anna r9"));
    }

    #[test]
    fn a_part_is_no_more_than_the_whole() {
        assert_eq!(Percent::read(" 60 ").map(Percent::number), Some(60));
        assert_eq!(Percent::read("100").map(Percent::number), Some(100));
        assert!(["101", "-1", "fast", ""].into_iter().all(|text| Percent::read(text).is_none()));
    }

    #[test]
    fn a_quiet_hand_is_not_spoken_in_other_lines_either() {
        let mut manner = SpeechSettings::silent(Lang::En);
        let draws = Line { quiet: "You draw a card.".to_owned(), ..game_line("You draw red 5.") };
        let hidden = Line { quiet: String::new(), ..game_line("New: red 5.") };
        let said = |manner: &SpeechSettings, line: &Line| manner.said(line).map(str::to_owned);
        assert_eq!(said(&manner, &draws).as_deref(), Some("You draw red 5."));
        manner.details.set(Channel::Hand, Detail::Off);
        assert_eq!(said(&manner, &draws).as_deref(), Some("You draw a card."));
        assert_eq!(said(&manner, &hidden), None);
        assert_eq!(said(&manner, &game_line("Ben plays red 5.")).as_deref(), Some("Ben plays red 5."));
        manner.details.set(Channel::Game, Detail::Short);
        assert_eq!(said(&manner, &draws).as_deref(), Some("You draw a card."));
    }

    fn game_line(text: &str) -> Line {
        Text::plain(text.to_owned()).verbatim(Channel::Game, Urgency::Answer)
    }

    #[test]
    fn each_language_has_its_own_voice() {
        let mut manner = SpeechSettings::silent(Lang::De);
        manner.voices.insert(Lang::De, "German".to_owned());
        assert_eq!(manner.voice(), Some("German"));
        manner.lang = Lang::Fi;
        assert_eq!(manner.voice(), None);
    }

    #[test]
    fn a_command_is_split_without_a_shell() {
        let words = |text: &str| SoundCommand::read(text).map(|command| command.words);
        assert_eq!(words("play"), Some(vec!["play".to_owned()]));
        let several = Some(vec!["my player".to_owned(), "-q".to_owned(), "$HOME".to_owned()]);
        assert_eq!(words(r#" "my player" -q '$HOME' "#), several);
        for none in ["", "  ", "''", "play 'x"] {
            assert_eq!(words(none), None, "{none:?}");
        }
    }

    #[test]
    fn each_channel_is_set_apart() {
        let mut details = Details::default();
        assert!(Channel::ALL.into_iter().all(|channel| details.of(channel) == Detail::Full));
        details.set(Channel::Hand, Detail::Off);
        details.set(Channel::Help, Detail::Short);
        assert_eq!(
            Channel::ALL.map(|channel| details.of(channel).id()),
            ["full", "full", "off", "full", "full", "short"]
        );
    }

    #[test]
    fn a_question_is_never_silent() {
        let mut details = Details::default();
        let line = |urgency| Text::plain("Red or blue?".to_owned()).verbatim(Channel::Help, urgency);
        details.set(Channel::Help, Detail::Off);
        assert_eq!(details.of_line(&line(Urgency::Turn)), Detail::Short);
        assert_eq!(details.of_line(&line(Urgency::Answer)), Detail::Off);
    }
}
