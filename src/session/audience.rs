//! To whom something is told.

use std::str::FromStr;
use std::sync::Arc;

use super::keyboard::Look;
use super::language_pack::LanguagePack;
use crate::bot::Level;
use crate::engine::{Seat, Viewer};
use crate::say::{Channel, HandOrder, Line, Locale, Urgency};
use crate::table::Seats;

/// To whom something is told, in which language.
#[derive(Clone, Copy)]
pub struct Audience<'a> {
    /// The texts, with the cards of the game.
    pub locale: &'a Locale,
    /// The players' names, by seat.
    pub names: &'a [String],
    /// The levels of the computer players, by seat, none for people; nothing where no turns are told.
    pub levels: &'a [Option<Level>],
    /// In which order hands are told.
    pub order: HandOrder,
    /// Whose ears they are.
    pub viewer: Viewer,
    /// Whether who has no seat listens for all people at one keyboard, and does not only watch.
    pub for_all: bool,
}

impl<'a> Audience<'a> {
    /// The ears of somebody who is told things so.
    #[must_use]
    pub fn new(preferences: &'a Preferences, seats: &'a Seats, viewer: Viewer) -> Self {
        let (names, levels) = (seats.names(), seats.levels());
        Audience {
            locale: preferences.voice().locale(),
            names,
            levels,
            order: preferences.order,
            viewer,
            for_all: true,
        }
    }

    /// The same for somebody else who speaks the same language.
    #[must_use]
    pub fn of(self, viewer: Viewer) -> Self {
        Audience { viewer, ..self }
    }

    /// Whether what a seat does is the listener's own doing; who listens for all people does what any of them does.
    #[must_use]
    pub fn is_own(self, seat: Seat) -> bool {
        match self.viewer {
            Viewer::Seat(own) => own == seat,
            Viewer::Onlooker => self.for_all && self.levels.get(seat.index()).is_some_and(Option::is_none),
        }
    }
}

/// How a person is told things. Who shares a keyboard shares them; elsewhere each person has their own.
#[derive(Clone)]
pub struct Preferences {
    voice: Arc<LanguagePack>,
    /// In which order hands are told, unless somebody asks for another one.
    pub order: HandOrder,
    /// Whether moves of others are told at once or one by one.
    pub pace: StepMode,
    /// How answers stand before this person.
    pub look: Look,
    /// Whether the prompt tells how it stands.
    pub status_prompt: bool,
}

impl Preferences {
    /// A language, with everything else as it is usual.
    #[must_use]
    pub fn new(voice: impl Into<Arc<LanguagePack>>) -> Self {
        Preferences {
            voice: voice.into(),
            order: HandOrder::default(),
            pace: StepMode::default(),
            look: Look::default(),
            status_prompt: false,
        }
    }

    /// The language.
    #[must_use]
    pub fn voice(&self) -> &LanguagePack {
        &self.voice
    }

    /// The same, to be shared with others who speak it.
    #[must_use]
    pub fn shared_voice(&self) -> &Arc<LanguagePack> {
        &self.voice
    }

    /// A language from now on that others speak, too.
    #[cfg(feature = "net")]
    pub fn speak_with(&mut self, voice: &Arc<LanguagePack>) {
        self.voice = Arc::clone(voice);
    }

    /// Another language from now on, or the same with the cards of a game.
    pub fn speak(&mut self, voice: LanguagePack) {
        self.voice = Arc::new(voice);
    }
}

/// How the moves of others are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepMode {
    /// All of them with one answer.
    #[default]
    Free,
    /// Each waits for Enter.
    Step,
}

impl StepMode {
    /// Its word in the settings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            StepMode::Free => "free",
            StepMode::Step => "step",
        }
    }
}

/// How much of a message is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Nothing, unless it has to be answered.
    Off,
    /// Its short form.
    Short,
    /// Its whole sentence.
    #[default]
    Full,
}

impl Detail {
    /// All of them, the most first.
    pub const ALL: [Detail; 3] = [Detail::Full, Detail::Short, Detail::Off];

    /// The English word, as in settings.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Detail::Off => "off",
            Detail::Short => "short",
            Detail::Full => "full",
        }
    }
}

/// Where messages are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the terminal.
    Terminal,
    /// By the program's own speech.
    Speech,
}

impl Place {
    /// Whether a channel can be off here: nobody is to wait for an answer, or not know to be on turn.
    #[must_use]
    pub fn may_silence(self, channel: Channel) -> bool {
        match channel {
            Channel::Turn => false,
            Channel::Error => self == Place::Speech,
            Channel::Game | Channel::Hand | Channel::Chat | Channel::Help => true,
        }
    }
}

/// None of `full`, `short` and `off`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("neither full nor short nor off")]
pub struct NoDetail;

impl FromStr for Detail {
    type Err = NoDetail;

    fn from_str(word: &str) -> Result<Self, NoDetail> {
        Detail::ALL.into_iter().find(|detail| detail.id() == word).ok_or(NoDetail)
    }
}

/// How much of each channel is told; everything, unless it is set otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Details([Detail; Channel::ALL.len()]);

impl Details {
    /// How much of a channel is told.
    #[must_use]
    pub fn of(&self, channel: Channel) -> Detail {
        self.0[place(channel)]
    }

    /// Sets how much of a channel is told.
    pub fn set(&mut self, channel: Channel, detail: Detail) {
        self.0[place(channel)] = detail;
    }

    /// How much is told of a line. What has to be answered is never silent.
    #[must_use]
    pub fn of_line(&self, line: &Line) -> Detail {
        let least = if line.urgency == Urgency::Turn { Detail::Short } else { Detail::Off };
        self.of(line.channel).max(least)
    }
}

fn place(channel: Channel) -> usize {
    Channel::ALL.into_iter().take_while(|other| *other != channel).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::Text;

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
