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
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "Book")]
pub struct RuleSet {
    /// The game's id, as typed after `play`.
    pub id: String,
    /// The family of games: which engine runs it.
    pub kind: Kind,
    /// Who can play.
    pub players: Players,
    /// The colours or suits of the deck.
    pub deck: DeckFacts,
    /// The cards by id.
    pub cards: IndexMap<String, CardFacts>,
    /// How many cards each seat gets.
    pub deal: Deal,
    /// Players who win together, if some do.
    pub teams: Option<Teams>,
    /// Who deals, who begins, and which way round it goes.
    #[serde(default)]
    pub order: Order,
    /// Everybody may look into every hand.
    pub open_hands: Option<Because>,
    /// What the start card does unless the card says otherwise.
    #[serde(default)]
    pub start: Start,
    /// The most cards that a hand may have when a turn ends.
    pub hand_limit: Option<HandLimit>,
    /// Each player has a number, at first that of the cards that are dealt, and one less for each round won: he is dealt so many
    /// cards, and cards of that number fit always for him. Who has none left wins the match.
    pub countdown: Option<Because>,
    /// When a card fits on the top card.
    pub matching: Matching,
    /// When and how cards are drawn in one's turn.
    pub drawing: Drawing,
    /// What happens when the draw pile runs out.
    #[serde(default)]
    pub pile: Pile,
    /// Several cards that may be laid in one move, by id.
    #[serde(default)]
    pub together: IndexMap<String, Together>,
    /// Cards that may be laid out of turn on a card that is the same.
    pub jump_in: Option<JumpIn>,
    /// What has to be called, by id.
    #[serde(default)]
    pub calls: IndexMap<String, CallFacts>,
    /// What a wrong play costs under the strict referee (G-6).
    #[serde(default)]
    pub wrong_play: WrongPlay,
    /// What happens when somebody has laid the last card.
    pub finish: Finish,
    /// What a round scores.
    pub score: Score,
    /// How many rounds are played and who wins them together.
    #[serde(rename = "match")]
    pub match_play: MatchPlay,
    /// After how many turns a round is blocked (G-4).
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

/// How many can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Players {
    /// The fewest seats, at least 2.
    #[schemars(range(min = 2, max = 10))]
    pub min: u8,
    /// The most seats, at most 10.
    #[schemars(range(min = 2, max = 10))]
    pub max: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Teams of equal size, each of two players at least. Partners sit evenly round the table, so that the teams take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Teams {
    /// How many teams.
    #[schemars(range(min = 2, max = 5))]
    pub count: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// How many cards each seat gets.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deal {
    /// Cards for each.
    #[schemars(range(min = 1))]
    pub cards: u8,
    /// Other numbers at tables of that size.
    #[serde(default)]
    #[schemars(with = "IndexMap<u8, NonZero<u8>>")]
    pub by_players: IndexMap<u8, u8>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Who holds more cards than that when a turn ends is out of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HandLimit {
    /// The most cards.
    #[schemars(range(min = 1))]
    pub cards: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// When a card fits on the top card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Matching {
    /// Any of these is enough.
    #[schemars(length(min = 1))]
    pub by: Vec<MatchBy>,
    /// The rows of the times table that count as common divisors (NN-1).
    #[serde(default)]
    #[schemars(inner(range(min = 2)))]
    pub rows: Vec<u16>,
    /// A card that fits in colour and by a divisor lets its player lay another one (NN-6).
    pub doubly_again: Option<Because>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// One way of fitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MatchBy {
    /// The same colour or suit.
    Colour,
    /// The same number, rank or action.
    Symbol,
    /// Numbers that lie in one row of the times table; 1 fits on every number, and every number on 1 (NN-2).
    Divisor,
}

/// When and how a player draws in his own turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Drawing {
    /// Whether one may draw although a card fits.
    pub when: DrawWhen,
    /// How many cards.
    #[serde(default = "one")]
    #[schemars(range(min = 1))]
    pub cards: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
    /// Cards are drawn until one fits.
    pub until_playable: Option<Because>,
    /// The most cards that are drawn until one fits, or the most draws of a turn that goes on.
    #[schemars(range(min = 1))]
    pub at_most: Option<u8>,
    /// What may be laid afterwards.
    #[serde(default)]
    pub then: AfterDraw,
    /// The clause of `then`.
    pub then_clause: Option<Clause>,
    /// What becomes of a player who can neither lay nor draw.
    #[serde(default)]
    pub stuck: Stuck,
    /// The clause of `stuck`.
    pub stuck_clause: Option<Clause>,
    /// One may pass although a card fits.
    pub may_pass: Option<MayPass>,
}

impl Drawing {
    /// Returns true if a player may pass in a free turn although a card fits.
    #[inline]
    pub fn lets_pass(&self, can_draw: bool) -> bool {
        self.may_pass.is_some_and(|may| !can_draw || may.when == PassWhen::Anytime)
    }
}

/// One may pass in a free turn although a card fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MayPass {
    /// When.
    pub when: PassWhen,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// When one may pass although a card fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PassWhen {
    /// If no card can be drawn.
    CannotDraw,
    /// Whenever it is one's turn, instead of laying or drawing.
    Anytime,
}

/// Whether one may draw although a card fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DrawWhen {
    /// Whenever it is one's turn.
    Anytime,
    /// Only if no card fits that has to be played.
    CannotPlay,
    /// Never by choice or for lack of a card.
    Never,
}

/// What becomes of a player who can neither lay nor draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stuck {
    /// The turn passes on.
    #[default]
    Passes,
    /// The player is out of the round, and the hand is set aside.
    IsOut,
}

/// What may be laid after drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AfterDraw {
    /// Nothing: the turn is over.
    #[default]
    TurnEnds,
    /// The drawn card.
    MayPlayDrawn,
    /// The drawn card, which must be laid if it fits.
    MustPlayDrawn,
    /// Any fitting card.
    MayPlayAny,
    /// The turn goes on as before: more can be drawn.
    TurnGoesOn,
}

/// What happens when the draw pile runs out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Pile {
    /// When the discard pile is shuffled and becomes the draw pile.
    #[serde(default)]
    pub reshuffle: Reshuffle,
    /// It is turned over as it lies, without shuffling.
    pub turned_over: Option<Because>,
    /// The clause that says so.
    pub clause: Option<Clause>,
    /// Who gets fewer cards than he must draw may lay nothing in that turn.
    pub short_draw_ends_turn: Option<Because>,
}

/// When the discard pile becomes the draw pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reshuffle {
    /// Whenever a card has to be drawn and none is there.
    #[default]
    WhenEmpty,
    /// Only if none is there at the moment a draw begins.
    BeforeDraw,
    /// Never.
    Never,
}

/// Something that has to be called.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CallFacts {
    /// Due with the card that leaves so many: 0, 1 or more.
    #[schemars(range(max = MOST_AT_CALL))]
    pub at: u8,
    /// What is called, by language, where the id is no word of the program's languages.
    #[serde(default)]
    pub title: Words,
    /// What may be typed for it beside, in any language.
    #[serde(default)]
    pub words: Vec<String>,
    /// Until when it can be made good.
    pub window: Window,
    /// Who has to notice that it was forgotten.
    pub noticed_by: NoticedBy,
    /// Penalty cards.
    pub penalty: u8,
    /// So many turns are lost besides.
    #[serde(default)]
    #[schemars(range(max = MOST_PENALTY_TURNS))]
    pub penalty_turns: u8,
    /// So many points besides: minus points, or points for each opponent where points are good.
    #[serde(default)]
    #[schemars(range(max = MOST_PENALTY_POINTS))]
    pub penalty_points: u16,
    /// Penalty cards for the call in the own turn when it is not due, under the strict referee; 0: it is only refused.
    #[serde(default)]
    pub wrong_penalty: u8,
    /// After the penalty the next such call is not due, once.
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

/// The most turns that a penalty takes away.
pub const MOST_PENALTY_TURNS: u8 = 5;

/// The most points of a penalty.
pub const MOST_PENALTY_POINTS: u16 = 1000;

/// The most cards with which a call is due.
pub const MOST_AT_CALL: u8 = 20;

/// Until when a forgotten call can be made good, or caught.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// With the card, or earlier in the turn.
    WithCard,
    /// Until the next player's turn has ended (G-8).
    NextTurnEnds,
}

/// Who has to notice that a call was forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NoticedBy {
    /// Nobody has to: the penalty comes by itself when the window closes.
    Itself,
    /// Another player has to catch it while the window is open.
    Others,
}

/// What a wrong play costs under the strict referee.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WrongPlay {
    /// Penalty cards, beside taking the card back.
    #[serde(default)]
    pub penalty: u8,
    /// So many points besides: minus points, or points for each opponent where points are good.
    #[serde(default)]
    #[schemars(range(max = MOST_PENALTY_POINTS))]
    pub penalty_points: u16,
    /// Whether a wrong card in one's own turn ends the turn.
    #[serde(default)]
    pub ends_turn: bool,
    /// Whether what was to be drawn stays to be drawn or answered; otherwise it is drawn at once, and the turn is over.
    #[serde(default)]
    pub pending_stays: bool,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What happens when somebody has laid the last card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Finish {
    /// Whether the others play on.
    pub then: AfterFinish,
    /// The clause that says so.
    pub clause: Option<Clause>,
    /// Cards that a last card makes the next player draw are still drawn before the count.
    pub last_draw_counts: Option<Because>,
}

/// Whether a round goes on after somebody is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AfterFinish {
    /// The round is over.
    Stop,
    /// The others play on until one is left.
    PlayOn,
}
