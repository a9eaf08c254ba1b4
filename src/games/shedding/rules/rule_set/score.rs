//! The order of play, the score of a round, and the length of a match.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::rules::Clause;

/// The dealer, the first player and the direction of play (G-10).
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Order {
    /// The direction in which a round begins.
    pub direction: Direction,
    /// The dealer of the next round.
    pub dealer: NextDealer,
    /// The first player of a round.
    pub first: Beginner,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The direction in which a round begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// To the left.
    #[default]
    Clockwise,
    /// To the right.
    Anticlockwise,
}

/// The dealer of the next round.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NextDealer {
    /// The next player in the direction in which rounds begin.
    #[default]
    Next,
    /// The same dealer.
    Same,
    /// The winner of the round; of several, the first after the dealer.
    Winner,
    /// The player with the most cards at the end of the round; of several, the first after the dealer.
    Loser,
}

/// The first player of a round.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Beginner {
    /// The player after the dealer.
    #[default]
    AfterDealer,
    /// The dealer.
    Dealer,
}

/// The score of a round.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Score {
    /// The players who get points, and the cards that count.
    pub to: ScoreTo,
    /// Cards that, as the last card, double the points of their player.
    #[serde(default)]
    pub doubled_by_last: Vec<String>,
    /// The clause of `doubled-by-last`.
    pub doubled_clause: Option<Clause>,
    /// Points for the last card of the player who goes out first.
    #[serde(default)]
    pub by_last: Vec<ByLast>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Points for a last card, in addition to all others of the round.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ByLast {
    /// The cards.
    pub of: Vec<String>,
    /// Number of points, or of penalty points in games that count those.
    #[schemars(range(min = 1, max = 1000))]
    pub points: u16,
    /// The players who get the points.
    #[serde(default)]
    pub get: LastGets,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The players who get the points for a last card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LastGets {
    /// The player of the card.
    #[default]
    Finisher,
    /// Each of the others except partners.
    Others,
}

/// The players who get points, and the cards that count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ScoreTo {
    /// Nobody.
    Nobody,
    /// The player of the last card gets the points that the others hold at that moment.
    Finisher,
    /// The winner of the round gets the points that the others hold at its end.
    Winner,
    /// Everybody gets penalty points for the cards in the own hand at the end.
    OwnMinus,
}

impl ScoreTo {
    /// Returns true if somebody gets points.
    pub fn has_points(self) -> bool {
        self != ScoreTo::Nobody
    }

    /// Returns true if the points are penalty points.
    pub fn is_minus(self) -> bool {
        self == ScoreTo::OwnMinus
    }
}

/// The length of a match, and its winner.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MatchPlay {
    /// Number of rounds. With 0 the match lasts until `until` is reached or all but one are out.
    #[serde(default)]
    pub rounds: u16,
    /// The total of points that ends the match, regardless of `rounds`. With 0 there is none.
    #[serde(default)]
    pub until: u16,
    /// The total of points at which a player leaves the match; the last one wins it. With 0 nobody leaves.
    #[serde(default)]
    pub out_at: u16,
    /// Whether the most or the fewest points win.
    pub wins: Wins,
    /// The winner in case of a tie.
    #[serde(default)]
    pub ties: Ties,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The total that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Wins {
    /// The most points.
    MostPoints,
    /// The fewest penalty points.
    FewestPoints,
    /// The most rounds won; totals count rounds, not points (N1-21).
    MostRounds,
}

/// The winner in case of a tie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// All players with the tied total.
    #[default]
    Shared,
    /// The player who went out earlier in the last round.
    OutEarlier,
}
