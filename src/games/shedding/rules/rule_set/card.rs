//! The facts of a rule file about a card, and about cards that are played together or out of turn.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde::de::{Deserializer, Error, Unexpected};

use super::effect::{Effect, MOST_TOGETHER};
use crate::rules::{Because, Clause, PrintedFacts, Words, one};

/// One entry of the deck: one or more symbols with equal facts, in all colours, some, or none.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CardFacts {
    /// The symbols; numbers may be a range such as `"1..9"`. The default is the entry's id.
    pub symbols: Option<Vec<String>>,
    /// The number of the card, if its symbol is not a number (NN-2).
    #[schemars(range(min = 1, max = 1000))]
    pub number: Option<u16>,
    /// The colours. The default is all colours of the deck; an empty list means no colour.
    pub colours: Option<Vec<String>>,
    /// Copies of each colour and symbol in a pack. With 0 the card is not in the deck.
    #[serde(default = "one")]
    pub copies: u8,
    /// The short code in records and examples: one to three characters. The default is the standard code.
    #[schemars(length(min = 1, max = 3))]
    pub code: Option<String>,
    /// The value of the card in the score.
    #[serde(default)]
    pub points: Points,
    /// Fits on every card, unless `not-on` says otherwise.
    pub fits_always: Option<FitsAlways>,
    /// Fits despite a wish if it would fit without one.
    pub ignores_wish: Option<Because>,
    /// Every card fits on it, unless a wish was made with it.
    pub takes_any: Option<Because>,
    /// When played, it takes the colour in force, as if that colour had been wished.
    pub takes_colour: Option<Because>,
    /// Its player names another card, and it counts as that card in every respect.
    pub stands_for: Option<StandsFor>,
    /// Cards on which this one may not be played.
    pub not_on: Option<NotOn>,
    /// This card may not be the last one.
    pub not_last: Option<Because>,
    /// A player with no other fitting card may draw instead of playing this one.
    pub need_not_play: Option<Because>,
    /// The condition for an honest play of this card. A play against it is a bluff, which can be challenged.
    pub honest: Option<Honest>,
    /// The effects of the card, in order.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// Its effect as a start card.
    pub start: Option<Start>,
    /// Its name by language, needed if the id is not a word that the program can translate.
    #[serde(default)]
    pub title: Words,
    /// Further words that may be typed for it, in any language.
    #[serde(default)]
    pub words: Vec<String>,
    /// The text on the card by language. It is read out when the card is played (N1-13).
    #[serde(default)]
    pub text: Words,
    /// The card is in the deck only at tables with enough players.
    pub from_players: Option<FromPlayers>,
}

impl CardFacts {
    pub fn printed(&self) -> PrintedFacts<'_> {
        PrintedFacts {
            symbols: self.symbols.as_deref(),
            number: self.number,
            colours: self.colours.as_deref(),
            copies: self.copies,
            code: self.code.as_deref(),
            title: Some(&self.title),
            words: &self.words,
        }
    }

    /// Returns false if the effects of the card depend on the card itself, on the one below or on the player's hand.
    pub fn can_be_stood_for(&self) -> bool {
        let by_itself = |effect: &Effect| matches!(effect, Effect::Ban(_) | Effect::Copy(_));
        let other = self.stands_for.is_some() || self.takes_colour.is_some() || self.honest.is_some();
        !other && !self.effects.iter().any(by_itself)
    }
}

/// A minimum table size for a card.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FromPlayers {
    /// The minimum number of seats.
    #[schemars(range(min = 2, max = 10))]
    pub count: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A card that fits on every card.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FitsAlways {
    /// Whether it also fits if something else was wished.
    #[serde(default = "yes")]
    pub under_wish: bool,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

fn yes() -> bool {
    true
}

/// The effect of a start card.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The effect.
    #[serde(default)]
    pub does: StartDoes,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The effect of a start card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StartDoes {
    /// Nothing.
    #[default]
    Nothing,
    /// Its usual effect on the first player, as if the dealer had played it.
    AsPlayed,
    /// It returns to the draw pile, which is shuffled, and another card is turned up.
    GoesBack,
    /// The first player names its colour.
    FirstNamesColour,
    /// It stays, and another card is turned up on it.
    StaysUnder,
}

const MOST_POINTS: u16 = 1000;

/// The value of a card in the score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Points {
    /// The number on the card, or 0.
    #[default]
    Number,
    /// A fixed number.
    Fixed(u16),
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Points(i64),
            Word(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Points(points) => match u16::try_from(points) {
                Ok(points @ 0..=MOST_POINTS) => Ok(Points::Fixed(points)),
                _ => Err(Error::invalid_value(Unexpected::Signed(points), &"points")),
            },
            Written::Word(word) if word == "number" => Ok(Points::Number),
            Written::Word(word) => Err(Error::unknown_variant(&word, &["number"])),
        }
    }
}

impl JsonSchema for Points {
    fn schema_name() -> Cow<'static, str> {
        "Points".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The value of a card in the score: a number of points, or the number printed on it.",
            "anyOf": [{ "type": "integer", "minimum": 0, "maximum": MOST_POINTS }, { "const": "number" }],
        })
    }
}

/// Cards on which a card may not be played.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NotOn {
    /// The ids of their entries.
    pub cards: Vec<String>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A stand-in: a card that is played as another one.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StandsFor {
    /// The ids of the entries that it can represent. The default is every entry that is not a stand-in.
    #[serde(default)]
    pub of: Vec<String>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The condition for an honest play of a card, and the cost of a challenge.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Honest {
    /// The hand must not hold such a card.
    pub unless_holding: Holding,
    /// Whether the card may be played as a bluff.
    #[serde(default = "yes")]
    pub bluffing: bool,
    /// Total number of cards that the challenger draws if the play was honest.
    pub just: u8,
    /// Number of cards that the player of the card draws if it was a bluff.
    pub unjust: u8,
    /// The clause of the condition.
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

/// Several cards that may be played in one move. The first must fit; the last is the new top card. Their effects follow
/// one after the other.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Together {
    /// The property that the cards share.
    pub same: Alike,
    /// Minimum number of cards, at least 2.
    #[schemars(range(min = 2, max = MOST_TOGETHER))]
    pub min: u8,
    /// Maximum number of cards, at most 8.
    #[schemars(range(min = 2, max = MOST_TOGETHER))]
    pub max: u8,
    /// The ids of the entries that may be played together.
    pub of: Vec<String>,
    /// They may also answer a pending effect together, if the first of them answers it.
    pub as_answer: Option<Because>,
    /// The penalty of a wrong run that is caught, under the strict referee. Without it no wrong run can be played.
    pub wrong_run: Option<WrongRun>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

impl Together {
    /// Returns true if that many cards may be played together.
    pub fn allows(&self, cards: usize) -> bool {
        (usize::from(self.min)..=usize::from(self.max)).contains(&cards)
    }
}

/// The penalty of a wrong run, in addition to taking its cards back (N1-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WrongRun {
    /// Penalty cards.
    pub penalty: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The property that cards played together share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Alike {
    /// Colour and symbol: doubles.
    Face,
    /// The number or rank.
    Symbol,
    /// The colour, with consecutive numbers up or down: a straight.
    Run,
}

/// Cards that any player may play out of turn on a card of the same colour and symbol. Everybody is asked before that
/// card has its effect, in the order of play.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JumpIn {
    /// The ids of the entries that may be played out of turn. The default is every entry with a colour.
    pub of: Option<Vec<String>>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}
