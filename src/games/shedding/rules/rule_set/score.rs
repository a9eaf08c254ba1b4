//! The order of play, the score of a round, and the length of a match.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::rules::Clause;

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

/// What a round scores.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Score {
    /// Who gets points for what.
    pub to: ScoreTo,
    /// Last cards that double the points of who laid them.
    #[serde(default)]
    pub doubled_by_last: Vec<String>,
    /// The clause of `doubled-by-last`.
    pub doubled_clause: Option<Clause>,
    /// Points for the last card of who is out first.
    #[serde(default)]
    pub by_last: Vec<ByLast>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Points for a last card, beside all others of the round.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ByLast {
    /// The cards.
    pub of: Vec<String>,
    /// How many points, or minus points where all points are.
    #[schemars(range(min = 1, max = 1000))]
    pub points: u16,
    /// Who gets them.
    #[serde(default)]
    pub get: LastGets,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Who gets the points for a last card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LastGets {
    /// Who has laid it.
    #[default]
    Finisher,
    /// Each of the others, but no partner.
    Others,
}

/// Who gets points for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ScoreTo {
    /// Nobody.
    Nobody,
    /// Who lays the last card gets what the others hold at that moment.
    Finisher,
    /// Who wins the round gets what the others hold at its end.
    Winner,
    /// Everybody gets minus points for what is left in the own hand at the end.
    OwnMinus,
}

impl ScoreTo {
    /// Returns true if somebody gets points.
    pub fn has_points(self) -> bool {
        self != ScoreTo::Nobody
    }

    /// Returns true if the points are minus points.
    pub fn is_minus(self) -> bool {
        self == ScoreTo::OwnMinus
    }
}

/// How many rounds are played, and who wins them together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MatchPlay {
    /// So many rounds; 0: until `until` is reached, or all but one are out.
    #[serde(default)]
    pub rounds: u16,
    /// Over as soon as a total has reached so many points, whatever `rounds` says; 0: never.
    #[serde(default)]
    pub until: u16,
    /// Who has so many points leaves the match, and the last one wins it; 0: nobody does.
    #[serde(default)]
    pub out_at: u16,
    /// Whether the most or the fewest points win.
    pub wins: Wins,
    /// Who wins with equal points.
    #[serde(default)]
    pub ties: Ties,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Which total wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Wins {
    /// The most points.
    MostPoints,
    /// The fewest minus points.
    FewestPoints,
    /// The most rounds won: the totals count those, and no points (N1-21).
    MostRounds,
}

/// Who wins with equal points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// Both.
    #[default]
    Shared,
    /// Who was out earlier in the last round.
    OutEarlier,
}
