//! Whom a card does something to (N1-13).

use schemars::JsonSchema;
use serde::Deserialize;

/// Whom an effect concerns, of those who are in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Whom {
    /// The next player.
    #[default]
    Next,
    /// The player before.
    Before,
    /// The player whom the one who lays the card chooses: for all effects of a card the same.
    Chosen,
    /// Everybody but the one who lays the card.
    Others,
    /// All, the one who lays the card as the last.
    Everybody,
}

impl Whom {
    /// Everybody whom an effect can concern.
    pub const ALL: &[Whom] = &[Whom::Next, Whom::Before, Whom::Chosen, Whom::Others, Whom::Everybody];

    /// One player or several, but not the one who lays the card.
    pub const OTHERS: &[Whom] = &[Whom::Next, Whom::Before, Whom::Chosen, Whom::Others];

    /// One other player.
    pub const ANOTHER: &[Whom] = &[Whom::Next, Whom::Before, Whom::Chosen];
}
