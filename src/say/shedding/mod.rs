//! The announcer of shedding games: what one viewer reads of the events at the table.
//!
//! A step, which is one move and all that it forces, becomes one line where possible ("Anna plays blue draw two, Ben
//! draws two cards and is skipped."): `story` gathers its clauses, `clause` words them, `round` announces the deal
//! and the end of a round.

mod card;
mod clause;
mod due;
mod hand;
mod house_action;
mod outline;
mod query;
mod round;
mod story;
#[cfg(test)]
mod tests;
mod tip;
mod why;

pub use self::due::HandCount;
pub(crate) use self::due::{Choices, Due, Top, WhatIf};
pub use self::hand::HandOrder;
pub(super) use self::outline::rulings;

use self::story::Story;
use super::line::{Cue, Line};
use super::locale::Locale;
use super::message::{About, Message};
use super::names::Names;
use super::players::Players;
use super::text::Text;
use crate::cards::CardKind;
use crate::engine::{Call, CardMovement, Cause, Observation, Place, PublicEvent, Seat, Viewer, VisibleCards};
use crate::rules::Rules;

/// Announces events to one viewer and answers the viewer's questions, in one language.
#[derive(Clone, Copy)]
pub struct Announcer<'a> {
    locale: &'a Locale,
    names: &'a Names,
    rules: &'a Rules,
    players: &'a [String],
    viewer: Viewer,
    pub(super) order: HandOrder,
}

impl<'a> Announcer<'a> {
    /// The players' names are by seat. None if the locale was not made for a game.
    #[must_use]
    pub fn new(locale: &'a Locale, rules: &'a Rules, players: &'a [String], viewer: Viewer) -> Option<Self> {
        Some(Announcer { locale, names: locale.names()?, rules, players, viewer, order: HandOrder::default() })
    }

    /// Announces one step: a move and all that it forces, or the deal of a round.
    #[must_use]
    pub fn step(&self, seen: &[Observation]) -> Vec<Line> {
        let begins =
            |happening: &Observation| matches!(happening, Observation::Told(PublicEvent::RoundBegins { .. }));
        let (before, round) = seen.split_at(seen.iter().position(begins).unwrap_or(seen.len()));
        let mut lines: Vec<Line> = Story::of(self, before).line().into_iter().collect();
        lines.extend(self.new_hands(before));
        lines.extend(self.shown_hands(before));
        lines.extend(self.round_ends(before));
        lines.extend(self.round_begins(round));
        lines
    }

    /// Announces cards that a player drew one after another and may go on from: the last of them, and to their owner
    /// which of them fit.
    #[must_use]
    pub fn drew(&self, seen: &[Observation], playable: &[CardKind]) -> Vec<Line> {
        let own = |seen: &Observation| match seen {
            Observation::Moved(CardMovement {
                cards: VisibleCards::Cards(cards),
                to: Place::Hand(seat),
                cause: Cause::Draw,
                ..
            }) => self.is_you(*seat).then(|| (*seat, cards.clone())),
            _ => None,
        };
        let drawn = seen.iter().find_map(own);
        let mut lines = match (&drawn, seen) {
            (Some((seat, cards)), [_]) if cards.len() > 1 => {
                let drew = Story::of_clause(self, *seat, self.draws_several(*seat, cards), Cue::Draw);
                drew.line().into_iter().collect()
            }
            _ => self.step(seen),
        };
        if let (Some((_, cards)), Some(line)) = (drawn, lines.last_mut()) {
            *line = line.followed_by(self.which_fit(&cards, playable));
        }
        lines
    }

    /// The consequences of the viewer's play besides the play and the call, as clauses; with the wish if it was
    /// typed.
    pub(super) fn consequence(&self, seen: &[Observation], with_wish: bool) -> Option<Text> {
        let own = |seen: &&Observation| match seen {
            Observation::Moved(CardMovement { cause: Cause::Play | Cause::JumpIn, .. }) => true,
            Observation::Told(PublicEvent::Wished { seat, .. }) => self.is_you(*seat) && !with_wish,
            Observation::Told(PublicEvent::Called { seat, .. }) => self.is_you(*seat),
            _ => false,
        };
        Story::of(self, seen.iter().filter(|seen| !own(seen))).clauses()
    }

    /// Everybody hears that a player has one card or none left, or as many as a call is due at (G-7).
    pub(super) fn tells_count(&self, held: u16) -> bool {
        held <= 1 || self.rules.has_call_at(held)
    }

    pub(super) fn is_you(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// The player's name, or "you".
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

    /// All seats clockwise, beginning with the viewer's.
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
