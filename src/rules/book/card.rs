//! What a rule file says of a card: what it counts, where it fits, what it does.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde::de::{Deserializer, Error, Unexpected, Visitor};

use super::super::Clause;
use super::target::{GiveEffect, LookEffect, SwapEffect, Whom};
use super::words::Words;
use super::{Start, one, yes};

/// One entry of the deck: one symbol or several alike, in all colours or some or none.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CardFacts {
    /// The symbols, numbers also as a range `"1..9"`; without it the entry's id.
    pub symbols: Option<Vec<String>>,
    /// The number that its symbols stand for, where they are none themselves (NN-2).
    #[schemars(range(min = 1, max = 1000))]
    pub number: Option<u16>,
    /// The colours; without it all of the deck; an empty list for a card without colour.
    pub colours: Option<Vec<String>>,
    /// How many of each colour and symbol a pack holds; with 0 the card takes no part.
    #[serde(default = "one")]
    pub copies: u8,
    /// The short code of records and examples, of one to three characters; without it the standard one.
    #[schemars(length(min = 1, max = 3))]
    pub code: Option<String>,
    /// What the card counts.
    #[serde(default)]
    pub points: Points,
    /// Fits on every card, unless `not-on` says otherwise.
    pub fits_always: Option<Because>,
    /// Cards on which this one may not be laid.
    pub not_on: Option<NotOn>,
    /// This card may not be the last one.
    pub not_last: Option<Because>,
    /// Who holds no other fitting card may draw instead of laying this one.
    pub need_not_play: Option<Because>,
    /// When laying this card is honest; otherwise it is a bluff that can be challenged.
    pub honest: Option<Honest>,
    /// What the card does, in this order.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// What it does as start card.
    pub start: Option<Start>,
    /// What it is called, by language, where its id is no word of the program's languages.
    #[serde(default)]
    pub title: Words,
    /// What is written on it, by language: it is read out when the card is laid (N1-13).
    #[serde(default)]
    pub text: Words,
    /// It takes part only at tables of at least so many players.
    pub from_players: Option<FromPlayers>,
}

/// A card that takes part only where enough play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FromPlayers {
    /// The fewest seats of a table at which it is in the deck.
    #[schemars(range(min = 2, max = 10))]
    pub count: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A bare fact with the clause that it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Because {
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The most points of a card.
const MOST_POINTS: u16 = 1000;

/// What a card counts in the score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Points {
    /// The number printed on it; nothing if there is none.
    #[default]
    Number,
    /// So many points.
    Fixed(u16),
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Word;
        impl Visitor<'_> for Word {
            type Value = Points;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("points")
            }
            fn visit_i64<E: Error>(self, points: i64) -> Result<Points, E> {
                match u16::try_from(points) {
                    Ok(points @ 0..=MOST_POINTS) => Ok(Points::Fixed(points)),
                    _ => Err(E::invalid_value(Unexpected::Signed(points), &self)),
                }
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Points, E> {
                match word {
                    "number" => Ok(Points::Number),
                    _ => Err(E::unknown_variant(word, &["number"])),
                }
            }
        }
        deserializer.deserialize_any(Word)
    }
}

impl JsonSchema for Points {
    fn schema_name() -> Cow<'static, str> {
        "Points".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "What a card counts in the score: so many points, or the number printed on it.",
            "anyOf": [{ "type": "integer", "minimum": 0, "maximum": MOST_POINTS }, { "const": "number" }],
        })
    }
}

/// Cards on which a card may not be laid.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NotOn {
    /// The ids of their entries.
    pub cards: Vec<String>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// When laying a card is honest, and what a challenge costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Honest {
    /// The hand may hold no such card.
    pub unless_holding: Holding,
    /// Whether it may be laid all the same, as a bluff.
    #[serde(default = "yes")]
    pub bluffing: bool,
    /// How many cards the challenger draws in all if the card was laid justly.
    pub just: u8,
    /// How many cards the one who laid it draws if not.
    pub unjust: u8,
    /// The clause that says when it is honest.
    pub clause: Option<Clause>,
    /// The clause of the challenge.
    pub challenge_clause: Option<Clause>,
}

/// A condition on a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Holding {
    /// A number card of the colour in force.
    NumberOfColourInForce,
    /// Any card of the colour in force.
    CardOfColourInForce,
}

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
}

impl Effect {
    /// Its word in a rule file.
    #[must_use]
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
        }
    }
}

/// Its player names what must be laid next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WishEffect {
    /// What is named.
    #[serde(default)]
    pub what: Wished,
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
    /// The most cards.
    #[schemars(range(min = 1, max = super::MOST_TOGETHER))]
    pub cards: u8,
    /// The ids of the entries that may be laid so; all of them if there is no list.
    pub of: Option<Vec<String>>,
    /// The ids of the entries that may not be laid so.
    #[serde(default)]
    pub except: Vec<String>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

impl MoreEffect {
    /// Whether the cards of an entry may be laid so.
    #[must_use]
    pub fn allows(&self, id: &str) -> bool {
        let listed = |list: &[String]| list.iter().any(|other| other == id);
        self.of.as_ref().is_none_or(|of| listed(of)) && !listed(&self.except)
    }
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

/// A row of the times table is banned, or no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BanEffect {
    /// Which row.
    pub row: u16,
    /// The clause that says so.
    pub clause: Option<Clause>,
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
    /// What an answer does to the number.
    #[serde(default)]
    pub growth: Growth,
    /// What the player may do after drawing.
    #[serde(default)]
    pub then: AfterPenalty,
    /// The clause that says so.
    pub clause: Option<Clause>,
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
    /// The clause that says so.
    pub clause: Option<Clause>,
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
