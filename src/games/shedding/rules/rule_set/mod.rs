//! Rule files as written: facts without behaviour. `docs/rule-files.md` explains every field.

mod card;
mod effect;
mod score;

use std::num::NonZero;

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::rules::{Because, CardSelector, Clause, ClauseFacts, Compiled, DeckFacts, Kind, Words, one};

pub(crate) use self::card::{
    Alike, CardFacts, FitsAlways, Holding, Honest, JumpIn, Points, StandsFor, Start, StartDoes, Together, WrongRun,
};
pub use self::effect::Effect;
pub(crate) use self::effect::*;
pub use self::score::ScoreTo;
pub(crate) use self::score::{
    Beginner, ByLast, Direction, LastGets, MatchPlay, NextDealer, Order, Score, Ties, Wins,
};

/// The default of `turn-limit` (G-4).
const TURN_LIMIT: u32 = 5_000;

/// A rule file after `extends`, options and patches have been merged into it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "Book")]
pub struct RuleSet {
    /// The game's id, as typed after `play`.
    pub id: String,
    /// The family of games, which selects the engine.
    pub kind: Kind,
    /// The number of players.
    pub players: Players,
    /// The colours or suits of the deck.
    pub deck: DeckFacts,
    /// The cards by id.
    pub cards: IndexMap<String, CardFacts>,
    /// The number of cards that each player is dealt.
    pub deal: Deal,
    /// Teams of players who win together, if any.
    pub teams: Option<Teams>,
    /// The dealer, the first player and the direction of play.
    #[serde(default)]
    pub order: Order,
    /// All hands are visible to everybody.
    pub open_hands: Option<Because>,
    /// The effect of a start card, unless the card has its own.
    #[serde(default)]
    pub start: Start,
    /// Maximum number of cards in a hand at the end of a turn.
    pub hand_limit: Option<HandLimit>,
    /// Each player has a number: first the number of cards dealt, then one less for each round won. The player is dealt
    /// that many cards, and cards of that number always fit. At 0 the player wins the match.
    pub countdown: Option<Because>,
    /// The condition for a card to fit on the top card.
    pub matching: Matching,
    /// Drawing cards in a player's own turn.
    pub drawing: Drawing,
    /// The procedure when the draw pile runs out.
    #[serde(default)]
    pub pile: Pile,
    /// Several cards that may be played in one move, by id.
    #[serde(default)]
    pub together: IndexMap<String, Together>,
    /// Cards that may be played out of turn on an identical card.
    pub jump_in: Option<JumpIn>,
    /// The calls that players must make, by id.
    #[serde(default)]
    pub calls: IndexMap<String, CallFacts>,
    /// The penalty of a wrong play under the strict referee (G-6).
    #[serde(default)]
    pub wrong_play: WrongPlay,
    /// The procedure when a player has played the last card.
    pub finish: Finish,
    /// The score of a round.
    pub score: Score,
    /// The length of a match, and its winner.
    #[serde(rename = "match")]
    pub match_play: MatchPlay,
    /// Number of turns after which a round is blocked (G-4).
    #[serde(default = "turn_limit")]
    #[schemars(range(min = 1, max = 1_000_000))]
    pub turn_limit: u32,
    /// Every clause of the game, in order.
    #[serde(default)]
    pub clauses: IndexMap<Clause, ClauseFacts>,
}

/// The compiled rules of a shedding game.
pub type Rules = Compiled<RuleSet>;

fn turn_limit() -> u32 {
    TURN_LIMIT
}

impl RuleSet {
    /// The entries with cards that an item of a list names.
    pub fn listed(&self, item: &str) -> impl Iterator<Item = (&String, &CardFacts)> {
        let listed = CardSelector::read(item, |id| self.cards.contains_key(id));
        self.cards.iter().filter(move |(id, card)| {
            let colours = card.colours.as_ref().unwrap_or(&self.deck.colours);
            colours.iter().map(|colour| Some(colour.as_str())).chain([None]).any(|colour| listed.means(colour, id))
        })
    }

    /// The entries that have copies.
    pub fn cards_of_deck(&self) -> impl Iterator<Item = (&String, &CardFacts)> {
        self.cards.iter().filter(|(_, card)| card.copies > 0)
    }
}

/// The number of players.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Players {
    /// Minimum number of seats, at least 2.
    #[schemars(range(min = 2, max = 10))]
    pub min: u8,
    /// Maximum number of seats, at most 10.
    #[schemars(range(min = 2, max = 10))]
    pub max: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Teams of equal size with at least two players. Partners sit evenly round the table, so that teams take turns.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Teams {
    /// Number of teams.
    #[schemars(range(min = 2, max = 5))]
    pub count: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The number of cards that each player is dealt.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deal {
    /// Cards for each.
    #[schemars(range(min = 1))]
    pub cards: u8,
    /// Different numbers of cards, by the number of players.
    #[serde(default)]
    #[schemars(with = "IndexMap<u8, NonZero<u8>>")]
    pub by_players: IndexMap<u8, u8>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A player who holds more cards when a turn ends is out of the round.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandLimit {
    /// Maximum number of cards.
    #[schemars(range(min = 1))]
    pub cards: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The condition for a card to fit on the top card.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Matching {
    /// Ways of matching, of which one is enough.
    #[schemars(length(min = 1))]
    pub by: Vec<MatchBy>,
    /// The rows of the times table that count as common divisors (NN-1).
    #[serde(default)]
    #[schemars(inner(range(min = 2)))]
    pub rows: Vec<u16>,
    /// A card that fits both by colour and by divisor allows its player another card (NN-6).
    pub doubly_again: Option<Because>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A way of matching.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MatchBy {
    /// The same colour or suit.
    Colour,
    /// The same number, rank or action.
    Symbol,
    /// A common row of the times table; 1 fits on every number, and every number on 1 (NN-2).
    Divisor,
}

/// Drawing cards in a player's own turn.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Drawing {
    /// The condition for drawing.
    pub when: DrawWhen,
    /// Number of cards.
    #[serde(default = "one")]
    #[schemars(range(min = 1))]
    pub cards: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
    /// The player draws until a card fits.
    pub until_playable: Option<Because>,
    /// Maximum number of cards drawn until one fits, or of draws in a turn that continues.
    #[schemars(range(min = 1))]
    pub at_most: Option<u8>,
    /// The cards that may be played after drawing.
    #[serde(default)]
    pub then: AfterDraw,
    /// The clause of `then`.
    pub then_clause: Option<Clause>,
    /// The consequence for a player who can neither play nor draw.
    #[serde(default)]
    pub stuck: Stuck,
    /// The clause of `stuck`.
    pub stuck_clause: Option<Clause>,
    /// A player may pass although a card fits.
    pub may_pass: Option<MayPass>,
}

impl Drawing {
    /// Returns true if a player may pass in a free turn although a card fits.
    #[inline]
    pub fn lets_pass(&self, can_draw: bool) -> bool {
        self.may_pass.is_some_and(|may| !can_draw || may.when == PassWhen::Anytime)
    }
}

/// A player may pass in a free turn although a card fits.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MayPass {
    /// The condition for passing.
    pub when: PassWhen,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The condition for passing although a card fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PassWhen {
    /// If no card can be drawn.
    CannotDraw,
    /// In any turn, instead of playing or drawing.
    Anytime,
}

/// The condition for drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DrawWhen {
    /// In any turn, even if a card fits.
    Anytime,
    /// Only if no card fits that has to be played.
    CannotPlay,
    /// Never by choice or for lack of a card.
    Never,
}

/// The consequence for a player who can neither play nor draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stuck {
    /// The turn passes on.
    #[default]
    Passes,
    /// The player is out of the round, and the hand is set aside.
    IsOut,
}

/// The cards that may be played after drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AfterDraw {
    /// Nothing: the turn is over.
    #[default]
    TurnEnds,
    /// The drawn card.
    MayPlayDrawn,
    /// The drawn card, which must be played if it fits.
    MustPlayDrawn,
    /// Any fitting card.
    MayPlayAny,
    /// The turn continues, and more cards can be drawn.
    TurnGoesOn,
}

/// The procedure when the draw pile runs out.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Pile {
    /// The moment when the discard pile is shuffled and becomes the draw pile.
    #[serde(default)]
    pub reshuffle: Reshuffle,
    /// The discard pile is turned over without shuffling.
    pub turned_over: Option<Because>,
    /// The clause that says so.
    pub clause: Option<Clause>,
    /// A player who gets fewer cards than due may play nothing in that turn.
    pub short_draw_ends_turn: Option<Because>,
}

/// The moment when the discard pile becomes the draw pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reshuffle {
    /// Whenever a card must be drawn from an empty draw pile.
    #[default]
    WhenEmpty,
    /// Only if the draw pile is empty when a draw begins.
    BeforeDraw,
    /// Never.
    Never,
}

/// A call that a player must make.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CallFacts {
    /// The hand size after a play at which the call is due, from 0.
    #[schemars(range(max = MOST_AT_CALL))]
    pub at: u8,
    /// The word of the call by language, needed if the id is not a word that the program can translate.
    #[serde(default)]
    pub title: Words,
    /// Further words that may be typed for it, in any language.
    #[serde(default)]
    pub words: Vec<String>,
    /// The time limit for making up for a forgotten call.
    pub window: Window,
    /// The one who must notice a forgotten call.
    pub noticed_by: NoticedBy,
    /// Penalty cards.
    pub penalty: u8,
    /// Number of turns lost in addition.
    #[serde(default)]
    #[schemars(range(max = MOST_PENALTY_TURNS))]
    pub penalty_turns: u8,
    /// Points in addition: penalty points, or points for each opponent where points are good.
    #[serde(default)]
    #[schemars(range(max = MOST_PENALTY_POINTS))]
    pub penalty_points: u16,
    /// Penalty cards for the call in the own turn when not due, under the strict referee. With 0 it is only refused.
    #[serde(default)]
    pub wrong_penalty: u8,
    /// After the penalty the next such call is waived once.
    pub exempt_after_penalty: Option<Because>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

impl CallFacts {
    /// Returns true if forgetting the call has no penalty.
    pub fn costs_nothing(&self) -> bool {
        self.penalty == 0 && self.penalty_turns == 0 && self.penalty_points == 0
    }
}

/// Maximum number of turns lost by a penalty.
pub const MOST_PENALTY_TURNS: u8 = 5;

/// Maximum number of points of a penalty.
pub const MOST_PENALTY_POINTS: u16 = 1000;

/// Maximum hand size at which a call is due.
pub const MOST_AT_CALL: u8 = 20;

/// The time limit for making up for a forgotten call, or for catching it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// With the card, or earlier in the turn.
    WithCard,
    /// Until the next player's turn has ended (G-8).
    NextTurnEnds,
}

/// The one who must notice a forgotten call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NoticedBy {
    /// Nobody: the penalty is automatic when the time is over.
    Itself,
    /// Another player, who must catch it in time.
    Others,
}

/// The penalty of a wrong play under the strict referee.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct WrongPlay {
    /// Penalty cards, in addition to taking the card back.
    pub penalty: u8,
    /// Points in addition: penalty points, or points for each opponent where points are good.
    #[schemars(range(max = MOST_PENALTY_POINTS))]
    pub penalty_points: u16,
    /// Whether a wrong card in the player's own turn ends the turn.
    pub ends_turn: bool,
    /// Whether a pending draw can still be answered. Otherwise it is drawn immediately, and the turn is over.
    pub pending_stays: bool,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The procedure when a player has played the last card.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Finish {
    /// Whether the other players continue.
    pub then: AfterFinish,
    /// The clause that says so.
    pub clause: Option<Clause>,
    /// A draw caused by the last card is still carried out before the round is scored.
    pub last_draw_counts: Option<Because>,
}

/// Whether a round continues after a player has gone out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AfterFinish {
    /// The round is over.
    Stop,
    /// The others continue until one is left.
    PlayOn,
}
