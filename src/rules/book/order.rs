//! What a rule file says of the order of play.

use schemars::JsonSchema;
use serde::Deserialize;

use super::super::Clause;

/// Who deals, who begins, and which way round it goes (G-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Order {
    /// Which way round a round begins.
    #[serde(default)]
    pub direction: Direction,
    /// Who deals the next round.
    #[serde(default)]
    pub dealer: NextDealer,
    /// Who begins.
    #[serde(default)]
    pub first: Beginner,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Which way round a round begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// To the left.
    #[default]
    Clockwise,
    /// To the right.
    Anticlockwise,
}

/// Who deals the next round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NextDealer {
    /// The next player in the direction in which rounds begin.
    #[default]
    Next,
    /// The dealer deals again.
    Same,
    /// Who won the round; of several the first after the dealer.
    Winner,
    /// Who holds the most cards at the end of the round; of several the first after the dealer.
    Loser,
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Beginner {
    /// The player after the dealer.
    #[default]
    AfterDealer,
    /// The dealer.
    Dealer,
}
