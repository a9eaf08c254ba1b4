//! To whom something is told.

use super::preferences::Preferences;
use crate::bot::Level;
use crate::engine::{Seat, Viewer};
use crate::say::{HandOrder, Locale};
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
