//! One viewer's announcer: language, rules, names and seat.

use crate::engine::{Seat, Viewer};
use crate::rules::{Call, Rules};
use crate::text::{About, HandOrder, Line, Locale, Message, Names, Players, Text};

pub(super) const RANK: &str = "rank";

/// Announces events to one viewer and answers the viewer's questions, in one language.
#[derive(Clone, Copy)]
pub struct Announcer<'a> {
    pub(super) locale: &'a Locale,
    pub(super) names: &'a Names,
    pub(super) rules: &'a Rules,
    pub(super) players: &'a [String],
    pub(super) viewer: Viewer,
    pub(super) order: HandOrder,
}

impl<'a> Announcer<'a> {
    /// The players' names are by seat. None if the locale was not made for a game.
    #[must_use]
    pub fn new(locale: &'a Locale, rules: &'a Rules, players: &'a [String], viewer: Viewer) -> Option<Self> {
        Some(Announcer { locale, names: locale.names()?, rules, players, viewer, order: HandOrder::default() })
    }

    #[must_use]
    pub fn in_order(mut self, order: HandOrder) -> Self {
        self.order = order;
        self
    }

    /// Everybody hears that a player has one card or none left, or as many as a call is due at (G-7).
    pub(super) fn is_count_announced(&self, held: u16) -> bool {
        held <= 1 || self.rules.has_call_at(held)
    }

    pub(super) fn is_you(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    pub(super) fn who(&self, seat: Seat) -> Text {
        self.named().who(seat)
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.named().name(seat)
    }

    #[must_use]
    pub fn unknown_player(&self, typed: &str) -> Line {
        self.named().unknown_player(typed)
    }

    pub(super) fn all(&self, seats: &[Seat], join: &str) -> Text {
        self.named().all(seats, join)
    }

    pub(super) fn seats_from_viewer(&self) -> Vec<Seat> {
        self.named().seats_from_viewer()
    }

    pub(super) fn named(&self) -> Players<'a> {
        Players::new(self.locale, self.players, self.viewer)
    }

    pub(super) fn call(&self, call: Call) -> &str {
        self.names.call(call)
    }

    pub(super) fn rules(&self) -> &'a Rules {
        self.rules
    }

    pub(super) fn names(&self) -> &'a Names {
        self.names
    }

    pub(super) fn locale(&self) -> &'a Locale {
        self.locale
    }

    pub(super) fn say(&self, message: Message<'_>) -> Text {
        self.locale.say(message)
    }

    /// Fills in `$you` and `$who`.
    pub(super) fn about<'b>(&self, message: Message<'b, About<'b>>, seat: Seat) -> Text {
        self.say(message.with(About { you: self.is_you(seat).into(), who: self.who(seat).into() }))
    }
}

#[cfg(test)]
mod tests;
