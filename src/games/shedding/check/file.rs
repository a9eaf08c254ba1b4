//! Examples of shedding games as they are written. `docs/examples.md` explains every field to writers.

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::{Calls, Referee};
use crate::games::shedding::engine::Rest;
use crate::games::shedding::rules::Direction;
use crate::rules::Clause;

/// An example: a set-up, and what follows from it.
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ExampleFacts {
    pub name: String,
    /// The clauses that it shows.
    pub clauses: Vec<Clause>,
    #[serde(default)]
    pub options: IndexMap<String, String>,
    #[serde(default)]
    pub referee: Referee,
    #[serde(default)]
    pub calls: Calls,
    /// How many sit at the table, for an example that begins with the deal.
    pub seats: Option<u8>,
    /// The cards before the deal, from the top down.
    pub deck: Option<String>,
    /// The outcomes of the shuffles that follow, each from the top down.
    #[serde(default)]
    pub shuffles: Vec<String>,
    /// The hands by seat, for an example that begins in the middle of a round.
    pub hands: Option<Vec<String>>,
    /// The top card.
    pub top: Option<String>,
    /// The whole discard pile, from the top down.
    pub discard: Option<String>,
    /// The bans that lie beside the discard pile.
    #[serde(default)]
    pub beside: String,
    /// The draw pile, from the top down.
    #[serde(default)]
    pub pile: String,
    #[serde(default)]
    pub rest: Rest,
    pub dealer: Option<u8>,
    pub turn: Option<u8>,
    #[serde(default)]
    pub direction: Direction,
    pub wish: Option<String>,
    /// How many cards the player on turn has to draw, unless he answers.
    pub pending_draw: Option<u16>,
    /// The player on turn has to sit out, unless he answers.
    #[serde(default)]
    pub pending_skip: bool,
    /// The player on turn may challenge.
    pub challenge: Option<ChallengeFacts>,
    /// The player on turn has drawn, and may play a card.
    #[serde(default)]
    pub drawn: bool,
    /// The player on turn may play another card.
    #[serde(default)]
    pub again: bool,
    pub more: Option<MoreFacts>,
    /// Forgotten calls that can still be made good, by seat.
    #[serde(default)]
    pub owes: IndexMap<u8, String>,
    /// Calls that a seat need not make the next time.
    #[serde(default)]
    pub exempt: IndexMap<u8, String>,
    /// The number of the round.
    pub round: Option<u16>,
    /// The points of the match so far, by seat.
    #[serde(default)]
    pub totals: Vec<u32>,
    #[serde(default)]
    pub step: Vec<StepFacts>,
}

/// Whom the player on turn may challenge.
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ChallengeFacts {
    pub against: u8,
    /// The colour in force before the card was played.
    pub in_force: Option<String>,
}

/// What the table waits for, in one word.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AwaitsWord {
    Turn,
    Drawn,
    Again,
    More,
    Draw,
    Skip,
    Challenge,
    JumpIn,
    Colour,
    Card,
    Player,
    Give,
    NextRound,
    MatchOver,
}

/// Further cards that may be played.
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoreFacts {
    pub left: u8,
    /// The card that allows them.
    pub by: String,
}

/// A move, and what must hold after it; without a move, what must hold now.
#[derive(Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct StepFacts {
    #[serde(rename = "move")]
    pub line: Option<String>,
    /// What a lesson teaches before this step: topics, clauses, cards.
    pub teach: Vec<String>,
    /// What the learner of a lesson asks in this step, in place of a move.
    pub ask: Option<String>,
    /// The clause by which the move is refused, or `none` where no clause says so.
    pub refused: Option<String>,
    /// The reason for which it is refused.
    pub reason: Option<String>,
    pub turn: Option<u8>,
    pub awaits: Option<AwaitsWord>,
    pub hands: Option<Vec<String>>,
    /// Single hands, by seat.
    pub hand: IndexMap<u8, String>,
    pub counts: Option<Vec<u16>>,
    pub top: Option<String>,
    pub discard: Option<String>,
    /// All bans that lie beside the discard pile.
    pub beside: Option<String>,
    /// How many cards the draw pile has.
    pub pile: Option<u16>,
    /// The wished colour, or `none`.
    pub wish: Option<String>,
    /// How many cards are pending.
    pub pending: Option<u16>,
    pub direction: Option<Direction>,
    /// The points of the round, by seat.
    pub points: Option<Vec<u32>>,
    /// The points of the match, by seat.
    pub totals: Option<Vec<u32>>,
    /// Who won the round that ended with this step.
    pub winners: Option<Vec<u8>>,
    /// Who won the match that ended with this step.
    pub champions: Option<Vec<u8>>,
    /// All forgotten calls that can still be made good, by seat.
    pub owes: Option<IndexMap<u8, String>>,
    /// The cards that the player on turn may play.
    pub playable: Option<String>,
    /// All legal moves of the player on turn.
    pub legal: Option<String>,
    /// All legal moves of single seats.
    pub legal_of: IndexMap<u8, String>,
    /// What happened, as single seats know it.
    pub seen: IndexMap<u8, Vec<String>>,
}
