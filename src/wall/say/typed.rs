//! Moves at a wall as they are typed.

use super::{Announcer, Text, number};
use crate::say::msg;
use crate::wall::engine::{Move, Pair, View};

impl Announcer<'_> {
    /// A move as it is typed: "take 2 5", "exchange 3 red 12", "left".
    #[must_use]
    pub fn typed_move(&self, view: View<'_>, command: &str, wanted: Move) -> Text {
        let command = || Text::plain(command.to_owned());
        match wanted {
            Move::Take(pair) => command().beside(self.typed_pair(pair)),
            Move::Exchange { spot, card } => {
                self.say(msg!("typed-exchange", command = command(), spot = number(spot), card))
            }
            Move::Breach { spot, side } => {
                // Of two breaches the number says which.
                let alone = view.sides().iter().filter(|(_, other)| *other == side).count() < 2;
                if alone { command() } else { command().beside(Text::plain(spot.to_string())) }
            }
            Move::Pass | Move::Deal => command(),
        }
    }

    /// The numbers of a pair's stacks: "2 5".
    #[must_use]
    pub fn typed_pair(&self, pair: Pair) -> Text {
        let [one, other] = pair.spots();
        Text::plain(one.to_string()).beside(Text::plain(other.to_string()))
    }
}
