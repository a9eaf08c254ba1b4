//! The players of a table by their names, as one viewer calls them.

use super::msg;
use unicode_segmentation::UnicodeSegmentation;

use super::arg::Text;
use super::line::{Channel, Line, Urgency};
use super::locale::Locale;
use crate::engine::{Seat, Viewer};

/// The players of a table by their names, as one viewer calls them.
#[derive(Clone, Copy)]
pub struct Players<'a> {
    locale: &'a Locale,
    names: &'a [String],
    viewer: Viewer,
}

impl<'a> Players<'a> {
    /// Players for a viewer; the names are by seat.
    #[must_use]
    pub fn new(locale: &'a Locale, names: &'a [String], viewer: Viewer) -> Self {
        Players { locale, names, viewer }
    }

    /// The player's name, or "you".
    #[must_use]
    pub fn who(&self, seat: Seat) -> Text {
        if self.viewer == Viewer::Seat(seat) {
            return self.locale.say(msg!("you"));
        }
        Text::plain(self.name(seat))
    }

    /// The player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// Several players in a list.
    #[must_use]
    pub fn all(&self, seats: &[Seat], join: &str) -> Text {
        self.locale.join(seats.iter().map(|seat| self.who(*seat)), join)
    }

    /// All seats clockwise, beginning with the viewer's.
    #[must_use]
    pub fn seats_from_viewer(&self) -> Vec<Seat> {
        let count = u8::try_from(self.names.len()).unwrap_or(u8::MAX);
        let mut seats: Vec<Seat> = Seat::all(count).collect();
        if let Viewer::Seat(own) = self.viewer {
            let own = own.index().min(seats.len());
            seats.rotate_left(own);
        }
        seats
    }

    /// That nobody here has the name, and who is here.
    #[must_use]
    pub fn unknown_player(&self, typed: &str) -> Line {
        let names = self.all(&self.seats_from_viewer(), "and");
        let text = self.locale.say(msg!("unknown-player", word = typed, names));
        Line::of([text], Channel::Error, Urgency::Answer)
    }

    /// Asks whose name is meant.
    #[must_use]
    pub fn whose_name(&self) -> Line {
        let others: Vec<Seat> =
            self.seats_from_viewer().into_iter().filter(|seat| self.viewer != Viewer::Seat(*seat)).collect();
        let text = self.locale.say(msg!("ask-whose-name", names = self.all(&others, "or")));
        Line::of([text], Channel::Error, Urgency::Answer)
    }

    /// A player's name letter by letter.
    #[must_use]
    pub fn spell(&self, seat: Seat) -> Line {
        let name = self.name(seat);
        let letters: Vec<String> =
            name.graphemes(true)
                .map(|letter| {
                    if letter.trim().is_empty() {
                        self.locale.say(msg!("spell-space")).full
                    } else {
                        letter.to_owned()
                    }
                })
                .collect();
        let text = self.locale.say(msg!("spell", name, letters = letters.join(", ")));
        Line::of([text], Channel::Game, Urgency::Answer)
    }
}
