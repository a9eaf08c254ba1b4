//! What a card does to the players whom it concerns, or whom its player chooses (N1-13).

use schemars::JsonSchema;
use serde::Deserialize;

use super::super::Clause;
use super::{MOST_TOGETHER, one};

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

/// Its player takes the hand of another one, who gets his.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SwapEffect {
    /// With whom: the next player, or a chosen one.
    #[serde(default = "chosen")]
    pub who: Whom,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Its player alone looks at a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LookEffect {
    /// Whose: that of the next player, of a chosen one, or those of all others.
    #[serde(default = "chosen")]
    pub who: Whom,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Its player gives cards of the own hand away, but keeps one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GiveEffect {
    /// How many.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = MOST_TOGETHER))]
    pub cards: u8,
    /// To whom: the next player, or a chosen one.
    #[serde(default = "chosen")]
    pub who: Whom,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

fn chosen() -> Whom {
    Whom::Chosen
}
