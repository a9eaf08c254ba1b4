//! The announcer of shedding games.

use crate::cards::Wish;
use crate::engine::Seat;
use crate::games::shedding::rules::{Rules, Wished};
use crate::rules::Call;
use crate::text::{Message, Text};

pub type Announcer<'a> = crate::text::Announcer<'a, Rules>;

const RANK: &str = "rank";

/// Marks a message that still needs the player who acts and another player.
pub(super) struct Between;

impl Between {
    pub const NAMES: &'static [&'static str] = &["you", "who", "other-you", "other"];
}

impl<'a> Announcer<'a> {
    /// Fills in `$you`, `$who`, `$other-you` and `$other`.
    pub(super) fn between(&self, message: Message<'_, Between>, seat: Seat, other: Seat) -> Text {
        self.say(message.and([
            ("you", self.is_you(seat).into()),
            ("who", self.who(seat).into()),
            ("other-you", self.is_you(other).into()),
            ("other", self.who(other).into()),
        ]))
    }

    /// Everybody hears that a player has one card or none left, or as many as a call is due at (G-7).
    pub(super) fn is_count_announced(&self, held: u16) -> bool {
        held <= 1 || self.rules.call_at(held).is_some()
    }

    pub(super) fn call(&self, call: Call) -> &'a str {
        self.names().call(call)
    }

    pub(super) fn called_of(&self, what: Wished) -> &'static str {
        match what {
            Wished::Symbol => RANK,
            Wished::Colour => self.called(),
        }
    }

    pub(super) fn called_for(&self, wishes: &[Wish]) -> &'static str {
        self.called_of(if matches!(wishes, [Wish::Symbol(_), ..]) { Wished::Symbol } else { Wished::Colour })
    }
}

#[cfg(test)]
mod tests;
