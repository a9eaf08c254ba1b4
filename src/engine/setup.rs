//! How a table is set up.

use super::seat::{MAX_SEATS, Seat};
use crate::rules::GameRules;
pub use crate::rules::{Calls, Referee};

/// What the players agree on before the first card, beside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many sit at the table, people and computer players.
    pub seats: u8,
    /// What happens to wrong plays (G-6).
    pub referee: Referee,
    /// Who makes the calls (G-7).
    pub calls: Calls,
    /// Who deals the first round, if the table has chosen; otherwise the last seat (G-10).
    pub dealer: Option<Seat>,
}

impl Setup {
    /// A table with the kind referee and typed calls.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Setup { seats, referee: Referee::Kind, calls: Calls::Typed, dealer: None }
    }

    /// Who deals the first round (G-10).
    #[must_use]
    pub fn first_dealer(&self) -> Seat {
        self.dealer.unwrap_or(Seat(self.seats.saturating_sub(1)))
    }

    /// Whether the rules allow a table of this size.
    #[must_use]
    pub fn suits(&self, rules: &impl GameRules) -> bool {
        let there = self.dealer.is_none_or(|dealer| dealer.0 < self.seats);
        rules.sizes().contains(usize::from(self.seats)) && usize::from(self.seats) <= MAX_SEATS && there
    }
}
