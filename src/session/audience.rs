//! The recipients of a line: language, point of view and step mode.

use std::sync::Arc;

use super::devices::Look;
use super::language_pack::LanguagePack;
use crate::bot::Level;
use crate::engine::{Seat, Viewer};
use crate::session::table::Seats;
use crate::text::{Announcer, HandOrder, Locale};

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
    pub fn new(preferences: &'a Preferences, seats: &'a Seats, viewer: Viewer) -> Self {
        let (names, levels) = (seats.names.as_slice(), seats.levels.as_slice());
        Audience {
            locale: preferences.voice.locale(),
            names,
            levels,
            order: preferences.order,
            viewer,
            for_all: true,
        }
    }

    pub fn of(self, viewer: Viewer) -> Self {
        Audience { viewer, ..self }
    }

    pub fn announcer<R>(self, rules: &'a R) -> Announcer<'a, R> {
        Announcer::new(self.locale, rules, self.names, self.viewer).in_order(self.order)
    }

    /// True for the listener's own seat; for an onlooker who listens for everybody, true for every person's seat.
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
    pub voice: Arc<LanguagePack>,
    pub order: HandOrder,
    pub pace: StepMode,
    pub look: Look,
    pub status_prompt: bool,
}

impl Preferences {
    pub fn new(voice: impl Into<Arc<LanguagePack>>) -> Self {
        Preferences {
            voice: voice.into(),
            order: HandOrder::default(),
            pace: StepMode::default(),
            look: Look::default(),
            status_prompt: false,
        }
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
