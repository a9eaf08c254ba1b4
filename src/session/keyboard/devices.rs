//! What stands in the terminal, as far as the session steers it. It writes nothing itself.

use std::collections::BTreeMap;
use std::fmt;

use crate::say::{Channel, Lang, Line, Reason, Urgency};
use crate::session::audience::{Detail, Details};

/// The width of a display in cells: 10 to 200; usual are 20, 32, 40 and 80.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width(usize);

/// A width in cells that no display has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a width between 10 and 200 cells: {0}")]
pub struct NotAWidth(pub usize);

impl Width {
    /// The narrowest display, in cells.
    pub const NARROWEST: usize = 10;
    /// The widest display, in cells.
    pub const WIDEST: usize = 200;

    /// The width in cells.
    #[must_use]
    pub fn cells(self) -> usize {
        self.0
    }
}

impl TryFrom<usize> for Width {
    type Error = NotAWidth;

    fn try_from(cells: usize) -> Result<Self, NotAWidth> {
        if (Self::NARROWEST..=Self::WIDEST).contains(&cells) { Ok(Self(cells)) } else { Err(NotAWidth(cells)) }
    }
}

/// What a braille display is given to read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// The braille forms, with the codes of the cards.
    #[default]
    Codes,
    /// Whole sentences.
    Full,
}

/// The dots of a cell that a braille table of the display uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dots {
    /// Six: capitals and numbers have signs of their own, which take cells.
    Six,
    /// Eight: a character is a cell.
    #[default]
    Eight,
}

/// How answers stand in the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The width of the braille display that rows are broken for; none where there is no such display.
    pub width: Option<Width>,
    /// What a braille display is given to read.
    pub form: Form,
    /// Its dots.
    pub dots: Dots,
    /// How much of each channel is shown.
    pub details: Details,
}

impl Look {
    /// The braille forms of everything, for a display of the width.
    #[must_use]
    pub fn braille(width: Width) -> Self {
        Look { width: Some(width), ..Look::default() }
    }

    /// What is shown of a line. Off is only what nobody asked for: an answer is then short.
    #[must_use]
    pub fn shown<'l>(&self, line: &'l Line) -> Option<&'l str> {
        let codes = self.width.is_some() && self.form == Form::Codes;
        match self.details.of_line(line) {
            Detail::Off if line.urgency == Urgency::Event => None,
            Detail::Full if !codes => Some(&line.text),
            _ => Some(&line.braille),
        }
    }

    /// Whether rows are for the six-dot braille of a display.
    #[must_use]
    pub fn is_six_dot(&self) -> bool {
        self.width.is_some() && self.dots == Dots::Six
    }
}

/// Shows answers in a look that can be changed.
pub trait Display {
    /// What is in force.
    fn look(&self) -> Look;

    /// Puts something else in force, from the next answer on.
    fn change(&mut self, look: Look);
}

/// A look that nobody sees: it can be steered, and shows nothing.
impl Display for Look {
    fn look(&self) -> Look {
        *self
    }

    fn change(&mut self, look: Look) {
        *self = look;
    }
}

/// A part of a whole, from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Percent(u8);

impl Percent {
    /// The whole.
    pub const MOST: u8 = 100;

    /// The part; none beyond the whole.
    #[must_use]
    pub fn new(part: u8) -> Option<Self> {
        (part <= Self::MOST).then_some(Percent(part))
    }

    /// Reads `60`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        text.trim().parse().ok().and_then(Self::new)
    }

    /// The part as a number.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How the program speaks. What is not chosen stays as the speech service has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Whether it speaks at all.
    pub on: bool,
    /// The language.
    pub lang: Lang,
    /// How fast; 50 is usual.
    pub rate: Option<Percent>,
    /// How loud; 100 is the loudest.
    pub volume: Option<Percent>,
    /// The voices, by language.
    pub voices: BTreeMap<Lang, String>,
    /// How much of each channel is spoken.
    pub details: Details,
}

impl Manner {
    /// Silence, with nothing chosen but the language.
    #[must_use]
    pub fn silent(lang: Lang) -> Self {
        Manner { on: false, lang, rate: None, volume: None, voices: BTreeMap::new(), details: Details::default() }
    }

    /// What is said of a line: its sentence, a shorter one, or nothing.
    #[must_use]
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

    /// The voice that was chosen for the language.
    #[must_use]
    pub fn voice(&self) -> Option<&str> {
        self.voices.get(&self.lang).map(String::as_str)
    }
}

/// Why something is not heard.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// The speech service is not installed.
    #[error("the speech service is not installed")]
    NotInstalled,
    /// It is installed, but cannot be reached.
    #[error("the speech service cannot be reached")]
    NotReached,
    /// The address that the environment names is none.
    #[error("no address of a speech service: {0}")]
    BadAddress(String),
    /// The service has ended while it was in use.
    #[error("the speech service has ended")]
    Lost,
    /// It had ended, and was found or started again at once.
    #[error("the speech service was started again")]
    Restarted,
    /// The service takes what it is told, but does not answer.
    #[error("the speech service does not answer")]
    Stuck,
    /// The service answers, but refuses.
    #[error("the speech service refuses")]
    Refused,
    /// There is no such voice for the language.
    #[error("no voice {name} for {lang}")]
    NoVoice {
        /// What was typed or set.
        name: String,
        /// The language.
        lang: Lang,
    },
    /// There is no voice for the language.
    #[error("no voice for {0}")]
    NoVoiceFor(Lang),
}

/// Speaks beside the text, or would if it could.
pub trait Speech {
    /// What is in force.
    fn manner(&self) -> Manner;

    /// Puts something else in force, from the next line on.
    fn change(&mut self, manner: Manner);

    /// Ends what is being said, and leaves the next answer unsaid.
    fn hush(&mut self);

    /// The voices of the language, as they are named to [`Speech::change`]; none if the service does not tell them soon.
    fn voices(&mut self) -> Vec<String>;

    /// Waits a moment, not longer, until it is known whether the last change worked, so that it can be told at once.
    fn settle(&mut self);

    /// What went wrong and has not been told yet. Waits for nothing.
    fn troubles(&mut self) -> Vec<Trouble>;
}

/// No speech, for a conversation that nobody listens to: it can be steered, and says nothing.
#[derive(Clone, Debug)]
pub struct Mute(Manner);

impl Mute {
    /// Silence in a language.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        Mute(Manner::silent(lang))
    }
}

impl Speech for Mute {
    fn manner(&self) -> Manner {
        self.0.clone()
    }

    fn change(&mut self, manner: Manner) {
        self.0 = manner;
    }

    fn hush(&mut self) {}

    fn voices(&mut self) -> Vec<String> {
        Vec::new()
    }

    fn settle(&mut self) {}

    fn troubles(&mut self) -> Vec<Trouble> {
        Vec::new()
    }
}

/// A command that plays sounds: a program and what it is given before the name of the event. No shell reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoundCommand {
    typed: String,
    words: Vec<String>,
}

/// A text is no command: it is empty, or a quotation mark has no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no command")]
pub struct NoCommand;

impl SoundCommand {
    /// Splits a text into words, as a shell does with blanks, quotation marks and backslashes, and with nothing else.
    ///
    /// # Errors
    /// [`NoCommand`].
    pub fn read(text: &str) -> Result<Self, NoCommand> {
        match shlex::split(text) {
            Some(words) if words.first().is_some_and(|word| !word.is_empty()) => {
                Ok(SoundCommand { typed: text.trim().to_owned(), words })
            }
            _ => Err(NoCommand),
        }
    }

    /// The program, and what stands behind it.
    #[must_use]
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

/// As it was typed.
impl fmt::Display for SoundCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.typed.fmt(f)
    }
}

/// Why there are no sounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Soundless {
    /// The program that could not be started.
    pub program: String,
    /// Why.
    pub reason: Reason,
}

/// Plays sounds beside the text, or would if it could.
pub trait Sounds {
    /// The command that is in force.
    fn command(&self) -> Option<SoundCommand>;

    /// Puts another command in force, or none. It is tried at once.
    fn change(&mut self, command: Option<SoundCommand>);

    /// Why the command was put out of force, if that has not been told yet.
    fn trouble(&mut self) -> Option<Soundless>;
}

/// No sounds, for a conversation that nobody listens to: they can be steered, and none is played.
#[derive(Clone, Debug, Default)]
pub struct Soundproof(Option<SoundCommand>);

impl Sounds for Soundproof {
    fn command(&self) -> Option<SoundCommand> {
        self.0.clone()
    }

    fn change(&mut self, command: Option<SoundCommand>) {
        self.0 = command;
    }

    fn trouble(&mut self) -> Option<Soundless> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Channel, Text, Urgency};

    fn line(urgency: Urgency) -> Line {
        let (text, braille) = ("Anna plays red 9.".to_owned(), "Anna r9".to_owned());
        Line { braille, ..Text::plain(text).verbatim(Channel::Game, urgency) }
    }

    #[test]
    fn widths_are_those_of_displays() {
        assert!([10, 20, 32, 40, 80, 200].into_iter().all(|cells| Width::try_from(cells).is_ok()));
        assert_eq!(Width::try_from(9), Err(NotAWidth(9)));
        assert_eq!(Width::try_from(201), Err(NotAWidth(201)));
    }

    #[test]
    fn a_display_reads_codes_or_sentences() {
        let width = Width::try_from(20).unwrap();
        let event = line(Urgency::Event);
        assert_eq!(Look::default().shown(&event), Some("Anna plays red 9."));
        assert_eq!(Look::braille(width).shown(&event), Some("Anna r9"));
        assert_eq!(Look { form: Form::Full, ..Look::braille(width) }.shown(&event), Some("Anna plays red 9."));
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
        let mut manner = Manner::silent(Lang::En);
        let draws = Line { quiet: "You draw a card.".to_owned(), ..game_line("You draw red 5.") };
        let hidden = Line { quiet: String::new(), ..game_line("New: red 5.") };
        let said = |manner: &Manner, line: &Line| manner.said(line).map(str::to_owned);
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
        let mut manner = Manner::silent(Lang::De);
        manner.voices.insert(Lang::De, "German".to_owned());
        assert_eq!(manner.voice(), Some("German"));
        manner.lang = Lang::Fi;
        assert_eq!(manner.voice(), None);
    }

    #[test]
    fn a_command_is_split_without_a_shell() {
        let words = |text: &str| SoundCommand::read(text).map(|command| command.words().to_vec());
        assert_eq!(words("play"), Ok(vec!["play".to_owned()]));
        let several = Ok(vec!["my player".to_owned(), "-q".to_owned(), "$HOME".to_owned()]);
        assert_eq!(words(r#" "my player" -q '$HOME' "#), several);
        for none in ["", "  ", "''", "play 'x"] {
            assert_eq!(words(none), Err(NoCommand), "{none:?}");
        }
    }
}
