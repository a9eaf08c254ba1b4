//! The recipients of a line: language, point of view, step mode and level of detail.

use std::str::FromStr;
use std::sync::Arc;

use super::keyboard::Look;
use super::language_pack::LanguagePack;
use crate::bot::Level;
use crate::engine::{Seat, Viewer};
use crate::session::table::Seats;
use crate::text::{Announcer, HandOrder};
use crate::text::{Channel, Line, Locale, Urgency};

/// The listener for whom a text is composed.
#[derive(Clone, Copy)]
pub struct Audience<'a> {
    pub locale: &'a Locale,
    pub names: &'a [String],
    /// By seat, `None` for people; empty where no turns are announced.
    pub levels: &'a [Option<Level>],
    pub order: HandOrder,
    pub viewer: Viewer,
    /// An onlooker who listens for all people at one keyboard, not a mere spectator.
    pub for_all: bool,
}

impl<'a> Audience<'a> {
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

    #[must_use]
    pub fn of(self, viewer: Viewer) -> Self {
        Audience { viewer, ..self }
    }

    #[must_use]
    pub fn announcer<R>(self, rules: &'a R) -> Announcer<'a, R> {
        Announcer::new(self.locale, rules, self.names, self.viewer).in_order(self.order)
    }

    /// True for the listener's own seat; for an onlooker who listens for everybody, true for every person's seat.
    #[must_use]
    pub fn is_own(self, seat: Seat) -> bool {
        match self.viewer {
            Viewer::Seat(own) => own == seat,
            Viewer::Onlooker => self.for_all && self.levels.get(seat.index()).is_some_and(Option::is_none),
        }
    }
}

/// Presentation settings of a person. People at one keyboard share them.
#[derive(Clone)]
pub struct Preferences {
    voice: Arc<LanguagePack>,
    pub order: HandOrder,
    pub pace: StepMode,
    pub look: Look,
    pub status_prompt: bool,
}

impl Preferences {
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

    #[must_use]
    pub fn voice(&self) -> &LanguagePack {
        &self.voice
    }

    #[must_use]
    pub fn shared_voice(&self) -> &Arc<LanguagePack> {
        &self.voice
    }

    pub fn speak_with(&mut self, voice: &Arc<LanguagePack>) {
        self.voice = Arc::clone(voice);
    }

    pub fn speak(&mut self, voice: LanguagePack) {
        self.voice = Arc::new(voice);
    }
}

/// Pace at which the moves of others are announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepMode {
    /// All with one answer.
    #[default]
    Free,
    /// Each waits for Enter.
    Step,
}

impl StepMode {
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            StepMode::Free => "free",
            StepMode::Step => "step",
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    Off,
    Short,
    #[default]
    Full,
}

impl Detail {
    pub const ALL: [Detail; 3] = [Detail::Full, Detail::Short, Detail::Off];

    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Detail::Off => "off",
            Detail::Short => "short",
            Detail::Full => "full",
        }
    }
}

/// Output for which a level of detail is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputKind {
    Terminal,
    Speech,
}

impl OutputKind {
    /// The turn is never silent. Errors are never silent in the terminal, where a silent error would leave the user
    /// waiting.
    #[must_use]
    pub fn may_silence(self, channel: Channel) -> bool {
        match channel {
            Channel::Turn => false,
            Channel::Error => self == OutputKind::Speech,
            Channel::Game | Channel::Hand | Channel::Chat | Channel::Help => true,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("neither full nor short nor off")]
pub struct NoDetail;

impl FromStr for Detail {
    type Err = NoDetail;

    fn from_str(word: &str) -> Result<Self, NoDetail> {
        Detail::ALL.into_iter().find(|detail| detail.id() == word).ok_or(NoDetail)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Details([Detail; Channel::ALL.len()]);

impl Details {
    #[must_use]
    pub fn of(&self, channel: Channel) -> Detail {
        self.0[place(channel)]
    }

    pub fn set(&mut self, channel: Channel, detail: Detail) {
        self.0[place(channel)] = detail;
    }

    /// The level for a line. A question is never below [`Detail::Short`].
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
    use crate::text::Text;

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
