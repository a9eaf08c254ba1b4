//! The effects of cards in rule files, a closed set, and the requirements of each. They compile to
//! [`CompiledEffect`](crate::games::shedding::rules::CompiledEffect) and [`KindRule`](crate::games::shedding::rules::KindRule).

use schemars::JsonSchema;
use serde::Deserialize;

use crate::rules::{BanEffect, Clause, one};

/// The most cards of one move.
pub const MOST_TOGETHER: u8 = 8;

/// What a card does when it is laid: a closed set.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Its player names the colour, or the number or rank, that must be laid next.
    Wish(WishEffect),
    /// The next player draws, or the one before.
    Draw(DrawEffect),
    /// The next player is passed over.
    Skip(SkipEffect),
    /// The direction is reversed.
    Reverse(ReverseEffect),
    /// Its player may lay another fitting card.
    Again(AgainEffect),
    /// It lies beside the pile and bans a row of the times table, until a second one lifts the ban (NN-4).
    Ban(BanEffect),
    /// Its player may at once lay further cards, whose effects wait for the last of them (N1-11).
    More(MoreEffect),
    /// The hands move on by one place (N1-14).
    RotateHands(RotateEffect),
    /// Its player swaps hands with another one.
    SwapHands(SwapEffect),
    /// Its player looks at a hand.
    Look(LookEffect),
    /// Its player gives cards away.
    Give(GiveEffect),
    /// It does to those who follow what the card under it does.
    Copy(CopyEffect),
}

impl Effect {
    /// The word in rule files.
    pub fn name(&self) -> &'static str {
        match self {
            Effect::Wish(_) => "wish",
            Effect::Draw(_) => "draw",
            Effect::Skip(_) => "skip",
            Effect::Reverse(_) => "reverse",
            Effect::Again(_) => "again",
            Effect::Ban(_) => "ban",
            Effect::More(_) => "more",
            Effect::RotateHands(_) => "rotate-hands",
            Effect::SwapHands(_) => "swap-hands",
            Effect::Look(_) => "look",
            Effect::Give(_) => "give",
            Effect::Copy(_) => "copy",
        }
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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

/// Its player names what must be laid next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WishEffect {
    /// What is named.
    #[serde(default)]
    pub what: Wished,
    /// The cards whose colours, or numbers and ranks, can be named; all of them if the list is empty.
    #[serde(default)]
    pub of: Vec<String>,
    /// How long it holds.
    #[serde(default)]
    pub lasts: Lasts,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What is named with a wish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Wished {
    /// A colour or suit.
    #[default]
    Colour,
    /// A number or rank.
    Symbol,
}

/// How long a wish holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lasts {
    /// Until the next card is laid (G-14).
    #[default]
    OneCard,
    /// Until it is the turn of its player again.
    Round,
}

/// Its player may lay another fitting card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AgainEffect {
    /// What a player does who lays no other card.
    #[serde(default)]
    pub otherwise: Otherwise,
    /// How many cards its player draws instead of going out with it; without it, who lays it last is out.
    #[schemars(range(min = 1))]
    pub last_draws: Option<u8>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What a player does who lays no other card on one that lets him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Otherwise {
    /// The turn passes on.
    #[default]
    Passes,
    /// It is as if the turn began anew: who cannot cover the card draws.
    Draws,
}

/// Further cards that may be laid at once, one by one.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MoreEffect {
    /// The most cards; any number if it is left out.
    #[serde(default = "any_number")]
    #[schemars(range(min = 1, max = MOST_TOGETHER))]
    pub cards: u8,
    /// Whether they must have the colour in force.
    #[serde(default)]
    pub colour: MoreColour,
    /// Of which of them comes what they do to those who follow.
    #[serde(default)]
    pub effects_of: EffectsOf,
    /// The ids of the entries that may be laid so; all of them if there is no list.
    pub of: Option<Vec<String>>,
    /// The ids of the entries that may not be laid so.
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

/// Which colour further cards must have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MoreColour {
    /// Any, if they fit.
    #[default]
    Any,
    /// That of the card, or the one that was named with it.
    Same,
}

/// Of which of several cards comes what they do to those who follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EffectsOf {
    /// Of all of them together.
    #[default]
    All,
    /// Of the last one only.
    Last,
}

/// The hands move on by one place. A wish that stands after it is named with the new hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RotateEffect {
    /// Whose hand each player takes over.
    #[serde(default)]
    pub from: Neighbour,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A neighbour at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Neighbour {
    /// The next seat anticlockwise.
    #[default]
    Right,
    /// The next seat clockwise.
    Left,
    /// The player before, so that the hands move on in the direction of play.
    Before,
}

/// The next player draws, or somebody else.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DrawEffect {
    /// How many cards.
    #[schemars(range(min = 1))]
    pub cards: u8,
    /// Who draws. Only the next player can answer or lose a turn with it; all others draw at once.
    #[serde(default)]
    pub who: Whom,
    /// The ids of the cards with which the player may answer instead; none: nobody can answer.
    #[serde(default)]
    pub answered_by: Vec<String>,
    /// Cards with which the player may answer, too, and which pass on all that is to be drawn, as it is.
    #[serde(default)]
    pub passed_on_by: Vec<String>,
    /// What an answer must have in common with the card that it answers: one of these; nothing if the list is empty.
    #[serde(default)]
    pub answers_share: Vec<Shared>,
    /// What an answer does to the number.
    #[serde(default)]
    pub growth: Growth,
    /// What the player may do after drawing.
    #[serde(default)]
    pub then: AfterPenalty,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What two cards can have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shared {
    /// The colour or suit; the one that was wished, if one was.
    Colour,
    /// The number, rank or action; the one that was wished, if one was.
    Symbol,
}

/// What an answer does to the number of cards to draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Growth {
    /// The answering card's own number is added.
    #[default]
    Add,
    /// The number is doubled.
    Double,
}

/// What a player may do who had to draw by an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AfterPenalty {
    /// The turn is over.
    #[default]
    LosesTurn,
    /// One card may be laid.
    MayPlay,
}

/// The next player is passed over, or somebody else when the turn comes to him.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SkipEffect {
    /// Who sits out: only the next player can answer.
    #[serde(default)]
    pub who: Whom,
    /// The ids of the cards with which the player may pass it on; none: nobody can answer.
    #[serde(default)]
    pub answered_by: Vec<String>,
    /// What an answer must have in common with the card that it answers: one of these; nothing if the list is empty.
    #[serde(default)]
    pub answers_share: Vec<Shared>,
    /// What it does to the number of players when it answers another skip.
    #[serde(default)]
    pub growth: SkipGrowth,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What a skip that answers another one does to the number of players who are passed over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SkipGrowth {
    /// It is passed on as it is.
    #[default]
    Stays,
    /// One more player is passed over.
    Add,
    /// Whoever does not answer is passed over once more.
    AddTurns,
}

/// The direction is reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ReverseEffect {
    /// What it does instead while two players are in the round.
    #[serde(default)]
    pub with_two: WithTwo,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What a reverse does while two players are in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WithTwo {
    /// Only the direction changes.
    #[default]
    Reverse,
    /// The other player is passed over.
    Skip,
    /// Its player may lay another fitting card.
    Again,
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

/// It does to those who follow what the card under it does; a card under it that copies is looked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CopyEffect {
    /// The clause that says so.
    pub clause: Option<Clause>,
}

fn chosen() -> Whom {
    Whom::Chosen
}

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
    /// The word in rule files.
    pub fn word(self) -> &'static str {
        match self {
            Whom::Next => "next",
            Whom::Before => "before",
            Whom::Chosen => "chosen",
            Whom::Others => "others",
            Whom::Everybody => "everybody",
        }
    }

    pub const ALL: &[Whom] = &[Whom::Next, Whom::Before, Whom::Chosen, Whom::Others, Whom::Everybody];

    /// All targets except the player of the card.
    pub const OTHERS: &[Whom] = &[Whom::Next, Whom::Before, Whom::Chosen, Whom::Others];

    /// Targets that are a single other player.
    pub const ANOTHER: &[Whom] = &[Whom::Next, Whom::Before, Whom::Chosen];
}
