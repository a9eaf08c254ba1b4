//! The facts of a rule file about a card, and about cards that are played together or out of turn.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde::de::{Deserializer, Error, Unexpected, Visitor};

use super::effect::{Effect, MOST_TOGETHER};
use crate::rules::{Because, Clause, PrintedFacts, Words, one};

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
    pub fits_always: Option<FitsAlways>,
    /// Fits under any wish if it would fit without one.
    pub ignores_wish: Option<Because>,
    /// Every card fits on it, unless something was wished with it.
    pub takes_any: Option<Because>,
    /// It takes the colour that is in force when it is laid, as if that had been called with it.
    pub takes_colour: Option<Because>,
    /// Its player says for which other card it is laid; then it is that card in everything.
    pub stands_for: Option<StandsFor>,
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
    /// What may be typed for it besides, in whatever language.
    #[serde(default)]
    pub words: Vec<String>,
    /// What is written on it, by language: it is read out when the card is laid (N1-13).
    #[serde(default)]
    pub text: Words,
    /// It takes part only at tables of at least so many players.
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

/// A card that fits on every card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FitsAlways {
    /// Whether it also fits where something else was wished.
    #[serde(default = "yes")]
    pub under_wish: bool,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

fn yes() -> bool {
    true
}

/// What a start card does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Start {
    /// What it does.
    #[serde(default)]
    pub does: StartDoes,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What a start card does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StartDoes {
    /// Nothing.
    #[default]
    Nothing,
    /// What it does when it is laid, to the first player, as if the dealer had laid it.
    AsPlayed,
    /// It goes back into the pile, which is shuffled, and another is turned.
    GoesBack,
    /// The first player names its colour.
    FirstNamesColour,
    /// It stays, and another is turned on it.
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

/// A card that is laid for another one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StandsFor {
    /// The ids of the entries for which it can be laid; without it all that are not laid for others themselves.
    #[serde(default)]
    pub of: Vec<String>,
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

/// Several cards that may be laid in one move. The first must fit; the last is the new top card. They do what they do one after
/// the other.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Together {
    /// What the cards have in common.
    pub same: Alike,
    /// The fewest cards, at least 2.
    #[schemars(range(min = 2, max = MOST_TOGETHER))]
    pub min: u8,
    /// The most cards, at most 8.
    #[schemars(range(min = 2, max = MOST_TOGETHER))]
    pub max: u8,
    /// The ids of the entries that may be laid so.
    pub of: Vec<String>,
    /// They may also be laid together to answer what is pending, if the first of them answers it.
    pub as_answer: Option<Because>,
    /// What a wrong run costs whoever is caught, under the strict referee; without it none can be laid.
    pub wrong_run: Option<WrongRun>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What a wrong run costs, beside taking its cards back (N1-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WrongRun {
    /// Penalty cards.
    pub penalty: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What cards that are laid together have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Alike {
    /// Colour and symbol: doubles.
    Face,
    /// The number or rank.
    Symbol,
    /// The colour, with numbers that follow each other up or down: a straight.
    Run,
}

/// Cards that anybody may lay out of turn on a card that is the same in colour and symbol. Everybody is asked before that
/// card has its effect, in the order of play.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct JumpIn {
    /// The ids of the entries that may be laid so; without it, all that have a colour.
    pub of: Option<Vec<String>>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}
