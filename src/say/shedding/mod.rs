//! What one viewer is told of what happens at the table.
//!
//! A step, that is one move and all it forces, becomes one line where possible ("Anna plays blue draw two, Ben draws
//! two cards and is skipped."): `story` gathers its clauses, `does` words them, `round` tells how a round
//! begins and ends.

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

/// Tells one viewer what happens, and answers the viewer's questions, in one language.
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
    /// An announcer for a viewer; the players' names are by seat. None if the locale was not made for a game.
    #[must_use]
    pub fn new(locale: &'a Locale, rules: &'a Rules, players: &'a [String], viewer: Viewer) -> Option<Self> {
        Some(Announcer { locale, names: locale.names()?, rules, players, viewer, order: HandOrder::default() })
    }

    /// Tells one step: a move and all it forces, or the deal of a round.
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

    /// Tells cards that somebody drew one after the other and is free to go on: the last of them, and to whom they belong
    /// which of them fit. `playable`: what the viewer can lay now.
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

    /// What a play of the viewer's would do beside being laid and called, as clauses; with the wish if it was said.
    pub(super) fn consequence(&self, seen: &[Observation], with_wish: bool) -> Option<Text> {
        let own = |seen: &&Observation| match seen {
            Observation::Moved(CardMovement { cause: Cause::Play | Cause::JumpIn, .. }) => true,
            Observation::Told(PublicEvent::Wished { seat, .. }) => self.is_you(*seat) && !with_wish,
            Observation::Told(PublicEvent::Called { seat, .. }) => self.is_you(*seat),
            _ => false,
        };
        Story::of(self, seen.iter().filter(|seen| !own(seen))).clauses()
    }

    /// Whether everybody is told that a player has so many cards left: one or none, or as many as a call is for (G-7).
    pub(super) fn tells_count(&self, held: u16) -> bool {
        held <= 1 || self.rules.has_call_at(held)
    }

    /// Whether the viewer sits there.
    pub(super) fn is_you(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// The player's name, or "you".
    pub(super) fn who(&self, seat: Seat) -> Text {
        self.named().who(seat)
    }

    /// The player's name.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.named().name(seat)
    }

    /// That nobody here has the name, and who is here.
    #[must_use]
    pub fn unknown_player(&self, typed: &str) -> Line {
        self.named().unknown_player(typed)
    }

    /// Several players in a list.
    pub(super) fn all(&self, seats: &[Seat], join: &str) -> Text {
        self.named().all(seats, join)
    }

    /// All seats clockwise, beginning with the viewer's.
    pub(super) fn seats_from_viewer(&self) -> Vec<Seat> {
        self.named().seats_from_viewer()
    }

    /// The players by their names.
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

    /// A message about a player: with `$you` and `$who`.
    pub(super) fn about<'b>(&self, message: Message<'b, About<'b>>, seat: Seat) -> Text {
        self.say(message.with(About { you: self.is_you(seat).into(), who: self.who(seat).into() }))
    }
}
