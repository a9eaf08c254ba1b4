//! The effects of cards in rule files, a closed set, and the requirements of each. They compile to
//! [`CompiledEffect`](crate::games::shedding::rules::CompiledEffect) and [`KindRule`](crate::games::shedding::rules::KindRule).

use schemars::JsonSchema;
use serde::Deserialize;
use strum::IntoStaticStr;

use crate::rules::{BanEffect, Because, Clause, one};

/// Maximum number of cards in one move.
pub const MOST_TOGETHER: u8 = 8;

/// An effect of a played card: a closed set.
#[derive(Debug, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Effect {
    /// Its player names the colour, or the number or rank, that must be played next.
    Wish(WishEffect),
    /// The next player, or another one, draws cards.
    Draw(DrawEffect),
    /// The next player, or another one, loses a turn.
    Skip(SkipEffect),
    /// The direction is reversed.
    Reverse(ReverseEffect),
    /// Its player may play another fitting card.
    Again(AgainEffect),
    /// The card moves beside the pile and bans a row of the times table until a second one lifts the ban (NN-4).
    Ban(BanEffect),
    /// Its player may immediately play further cards, whose effects wait for the last of them (N1-11).
    More(MoreEffect),
    /// Each hand moves on to a neighbour (N1-14).
    RotateHands(RotateEffect),
    /// Its player swaps hands with another player.
    SwapHands(SwapEffect),
    /// Its player looks at a hand.
    Look(LookEffect),
    /// Its player gives cards away.
    Give(GiveEffect),
    /// It has the effect of the card under it on the following players. Cards under it that copy are ignored.
    Copy(Because),
}

impl Effect {
    /// The word in rule files.
    pub fn name(&self) -> &'static str {
        self.into()
    }

    /// The requirements of the effect.
    pub fn demands(&self) -> Demands<'_> {
        match self {
            Effect::Wish(wish) => Demands {
                names_colour: wish.what == Wished::Colour,
                cards: vec![("of", &wish.of)],
                ..Demands::default()
            },
            Effect::Draw(draw) => Demands {
                who: Some((draw.who, Whom::ALL)),
                is_answered: !draw.answered_by.is_empty()
                    || !draw.passed_on_by.is_empty()
                    || draw.then != AfterPenalty::default(),
                cards: vec![("answered-by", &draw.answered_by), ("passed-on-by", &draw.passed_on_by)],
                numbers: vec![("cards", draw.cards, u8::MAX)],
                ..Demands::default()
            },
            Effect::Skip(skip) => Demands {
                who: Some((skip.who, Whom::OTHERS)),
                is_answered: !skip.answered_by.is_empty() || skip.growth != SkipGrowth::default(),
                cards: vec![("answered-by", &skip.answered_by)],
                ..Demands::default()
            },
            Effect::Ban(ban) => Demands { row: Some(ban.row), ..Demands::default() },
            Effect::More(more) => Demands {
                cards: vec![("of", more.of.as_deref().unwrap_or_default()), ("except", &more.except)],
                numbers: Some(more.cards)
                    .filter(|cards| *cards != ANY_NUMBER)
                    .map(|cards| ("cards", cards, MOST_TOGETHER))
                    .into_iter()
                    .collect(),
                ..Demands::default()
            },
            Effect::SwapHands(swap) => Demands { who: Some((swap.who, Whom::ANOTHER)), ..Demands::default() },
            Effect::Look(look) => Demands { who: Some((look.who, Whom::OTHERS)), ..Demands::default() },
            Effect::Give(give) => Demands {
                who: Some((give.who, Whom::ANOTHER)),
                numbers: vec![("cards", give.cards, MOST_TOGETHER)],
                ..Demands::default()
            },
            Effect::Again(again) => Demands {
                numbers: again.last_draws.map(|cards| ("last-draws", cards, u8::MAX)).into_iter().collect(),
                ..Demands::default()
            },
            Effect::Reverse(_) | Effect::RotateHands(_) | Effect::Copy(_) => Demands::default(),
        }
    }
}

/// The requirements of an effect; the keys are those of its table.
#[derive(Debug, Default)]
pub struct Demands<'a> {
    /// The target and the possible targets; `None` where the file cannot choose one.
    pub who: Option<(Whom, &'static [Whom])>,
    /// True if cards answer or follow it, so that it stays pending and can only concern the next player.
    pub is_answered: bool,
    /// Lists of cards, which must exist.
    pub cards: Vec<(&'static str, &'a [String])>,
    /// Numbers from 1, with their maximums.
    pub numbers: Vec<(&'static str, u8, u8)>,
    /// The row of the times table in the key `row`, which must be one of the game.
    pub row: Option<u16>,
    /// True if a colour is wished, which requires colours.
    pub names_colour: bool,
}

/// Its player names the colour, or the number or rank, that must be played next.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct WishEffect {
    /// The property that is named.
    pub what: Wished,
    /// The cards whose colours, or numbers and ranks, can be named; all cards if the list is empty.
    pub of: Vec<String>,
    /// The duration of the wish.
    pub lasts: Lasts,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The property that a wish names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Wished {
    /// A colour or suit.
    #[default]
    Colour,
    /// A number or rank.
    Symbol,
}

/// The duration of a wish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lasts {
    /// Until the next card is played (G-14).
    #[default]
    OneCard,
    /// Until the next turn of the player who made it.
    Round,
}

/// Its player may play another fitting card.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AgainEffect {
    /// The consequence if the player plays no other card.
    #[serde(default)]
    pub otherwise: Otherwise,
    /// Number of cards that its player draws instead of going out with it. Without it the player goes out.
    #[schemars(range(min = 1))]
    pub last_draws: Option<u8>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The consequence if a player plays no other card on a card that allows one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Otherwise {
    /// The turn passes on.
    #[default]
    Passes,
    /// The turn starts again: a player who cannot cover the card draws.
    Draws,
}

/// Further cards that may be played immediately, one by one.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MoreEffect {
    /// Maximum number of cards. Without it any number is allowed.
    #[serde(default = "any_number")]
    #[schemars(range(min = 1, max = MOST_TOGETHER))]
    pub cards: u8,
    /// Whether they must have the colour in force.
    #[serde(default)]
    pub colour: MoreColour,
    /// The cards whose effects concern the following players.
    #[serde(default)]
    pub effects_of: EffectsOf,
    /// The ids of the entries that may be played so. The default is all entries.
    pub of: Option<Vec<String>>,
    /// The ids of the entries that may not be played so.
    #[serde(default)]
    pub except: Vec<String>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Stands for any number of further cards.
pub const ANY_NUMBER: u8 = u8::MAX;

fn any_number() -> u8 {
    ANY_NUMBER
}

/// The colour that further cards must have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MoreColour {
    /// Any, if they fit.
    #[default]
    Any,
    /// The colour of the card, or the wished one.
    Same,
}

/// The cards of a play whose effects concern the following players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EffectsOf {
    /// All of them together.
    #[default]
    All,
    /// Only the last one.
    Last,
}

/// Each hand moves on to a neighbour. A wish listed after this effect is made with the new hand.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RotateEffect {
    /// The neighbour whose hand each player takes.
    #[serde(default)]
    pub from: Neighbour,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A neighbour at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Neighbour {
    /// The next seat anticlockwise.
    #[default]
    Right,
    /// The next seat clockwise.
    Left,
    /// The previous player, so that hands move in the direction of play.
    Before,
}

/// The next player, or another one, draws cards.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DrawEffect {
    /// Number of cards.
    #[schemars(range(min = 1))]
    pub cards: u8,
    /// The players who draw. Only the next player can answer or lose the turn; all others draw immediately.
    #[serde(default)]
    pub who: Whom,
    /// The ids of the cards with which the player may answer instead of drawing. Without any nobody can answer.
    #[serde(default)]
    pub answered_by: Vec<String>,
    /// Further cards that answer. They pass the pending draw on unchanged.
    #[serde(default)]
    pub passed_on_by: Vec<String>,
    /// An answer must share one of these properties with the card that it answers; none if the list is empty.
    #[serde(default)]
    pub answers_share: Vec<Shared>,
    /// The effect of an answer on the number of cards.
    #[serde(default)]
    pub growth: Growth,
    /// The player's options after drawing.
    #[serde(default)]
    pub then: AfterPenalty,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A property that two cards can share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shared {
    /// The colour or suit; the wished one, if any.
    Colour,
    /// The number, rank or action; the wished one, if any.
    Symbol,
}

/// The effect of an answer on the number of cards to draw.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Growth {
    /// The answering card's own number is added.
    #[default]
    Add,
    /// The number is doubled.
    Double,
}

/// The options of a player after a draw by an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AfterPenalty {
    /// The turn is over.
    #[default]
    LosesTurn,
    /// One card may be played.
    MayPlay,
}

/// The next player, or another one, loses a turn.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SkipEffect {
    /// The players who sit out. Only the next player can answer.
    pub who: Whom,
    /// The ids of the cards with which the player may pass it on. Without any nobody can answer.
    pub answered_by: Vec<String>,
    /// An answer must share one of these properties with the card that it answers; none if the list is empty.
    pub answers_share: Vec<Shared>,
    /// Its effect on the number of skipped players when it answers another skip.
    pub growth: SkipGrowth,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The effect of a skip, as an answer to another one, on the number of skipped players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SkipGrowth {
    /// The skip is passed on unchanged.
    #[default]
    Stays,
    /// One more player is skipped.
    Add,
    /// The player who does not answer is skipped once more.
    AddTurns,
}

/// The direction is reversed.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ReverseEffect {
    /// Its effect while only two players are in the round.
    #[serde(default)]
    pub with_two: WithTwo,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The effect of a reverse while only two players are in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WithTwo {
    /// Only the direction changes.
    #[default]
    Reverse,
    /// The other player is skipped.
    Skip,
    /// Its player may play another fitting card.
    Again,
}

/// Its player swaps hands with another player.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SwapEffect {
    /// The other player: the next one, or a chosen one.
    #[serde(default = "chosen")]
    pub who: Whom,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Only its player sees a hand.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LookEffect {
    /// The owner of the hand: the next player, a chosen one, or all others.
    #[serde(default = "chosen")]
    pub who: Whom,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Its player gives cards away, but keeps at least one.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GiveEffect {
    /// Number of cards.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = MOST_TOGETHER))]
    pub cards: u8,
    /// The receiver: the next player, or a chosen one.
    #[serde(default = "chosen")]
    pub who: Whom,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

fn chosen() -> Whom {
    Whom::Chosen
}

/// The players in the round whom an effect concerns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Whom {
    /// The next player.
    #[default]
    Next,
    /// The previous player.
    Before,
    /// A player chosen by the player of the card, the same for all its effects.
    Chosen,
    /// Everybody except the player of the card.
    Others,
    /// Everybody, the player of the card last.
    Everybody,
}

impl Whom {
    pub const ALL: &[Whom] = &[Whom::Next, Whom::Before, Whom::Chosen, Whom::Others, Whom::Everybody];

    /// All targets except the player of the card.
    pub const OTHERS: &[Whom] = &[Whom::Next, Whom::Before, Whom::Chosen, Whom::Others];

    /// Targets that are a single other player.
    pub const ANOTHER: &[Whom] = &[Whom::Next, Whom::Before, Whom::Chosen];
}
