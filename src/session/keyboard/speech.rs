//! The program's own speech, as far as the session steers it. Who speaks, and how, is not its business.

use crate::say::{Channel, Lang, Line};
use std::collections::BTreeMap;
use std::fmt;

use crate::session::detail::{Detail, Details};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Text, Urgency};

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
}
