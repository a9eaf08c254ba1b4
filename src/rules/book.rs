//! A rule file as it is written: facts without behaviour. `docs/rule-files.md` explains every field to writers.

use std::fmt;

use indexmap::IndexMap;
use serde::Deserialize;
use serde::de::{Deserializer, Error, Unexpected, Visitor};

use super::Clause;

/// The number of turns after which a round is blocked, unless the file says otherwise (G-4).
const TURN_LIMIT: u32 = 5_000;

/// A rule file after `extends`, options and patches have been merged into it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Book {
    /// The game's id, as typed after `play`.
    pub id: String,
    /// The family of games: which engine runs it.
    pub kind: Family,
    /// Who can play.
    pub players: Players,
    /// The colours or suits of the deck.
    pub deck: DeckFacts,
    /// The cards by id.
    pub cards: IndexMap<String, CardFacts>,
    /// How many cards each seat gets.
    pub deal: Deal,
    /// Everybody may look into every hand.
    pub open_hands: Option<Because>,
    /// What the start card does unless the card says otherwise.
    #[serde(default)]
    pub start: Start,
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
    pub turn_limit: u32,
    /// Every clause of the game, in order.
    #[serde(default)]
    pub clauses: IndexMap<Clause, ClauseFacts>,
}

fn turn_limit() -> u32 {
    TURN_LIMIT
}

/// The family of games a file belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// Shedding games: who gets rid of the cards first.
    Shed,
}

/// How many can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Players {
    /// The fewest seats, at least 2.
    pub min: u8,
    /// The most seats, at most 10.
    pub max: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The colours of the deck.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DeckFacts {
    /// The colours or suits, in the order in which a hand is told.
    pub colours: Vec<String>,
    /// Whether they are called suits or colours.
    #[serde(default)]
    pub called: ColourWord,
    /// How often the whole deck is there.
    #[serde(default = "one")]
    pub packs: u8,
}

/// What the game calls its colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColourWord {
    /// Red, yellow, green, blue.
    #[default]
    Colour,
    /// Clubs, spades, hearts, diamonds.
    Suit,
}

fn one() -> u8 {
    1
}

fn yes() -> bool {
    true
}

/// One entry of the deck: one symbol or several alike, in all colours or some or none.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CardFacts {
    /// The symbols, numbers also as a range `"1..9"`; without it the entry's id.
    pub symbols: Option<Vec<String>>,
    /// The number that its symbols stand for, where they are none themselves (NN-2).
    pub number: Option<u16>,
    /// The colours; without it all of the deck; an empty list for a card without colour.
    pub colours: Option<Vec<String>>,
    /// How many of each colour and symbol a pack holds.
    #[serde(default = "one")]
    pub copies: u8,
    /// The short code of records and examples; without it the standard one.
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
    /// It takes part only at tables of at least so many players.
    pub from_players: Option<FromPlayers>,
}

/// A card that takes part only where enough play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FromPlayers {
    /// The fewest seats of a table at which it is in the deck.
    pub count: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A bare fact with the clause that it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Because {
    /// The clause that says so.
    pub clause: Option<Clause>,
}

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
                    Ok(points @ 0..=1000) => Ok(Points::Fixed(points)),
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

/// Cards on which a card may not be laid.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NotOn {
    /// The ids of their entries.
    pub cards: Vec<String>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// When laying a card is honest, and what a challenge costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holding {
    /// A number card of the colour in force.
    NumberOfColourInForce,
    /// Any card of the colour in force.
    CardOfColourInForce,
}

/// What a card does when it is laid: a closed set.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Its player names the colour that must be laid next.
    Wish(Because),
    /// The next player draws.
    Draw(DrawEffect),
    /// The next player is passed over.
    Skip(SkipEffect),
    /// The direction is reversed.
    Reverse(ReverseEffect),
    /// Its player may lay another fitting card.
    Again(Because),
    /// It lies beside the pile and bans a row of the times table, until a second one lifts the ban (NN-4).
    Ban(BanEffect),
    /// Its player may at once lay further cards, whose effects wait for the last of them (N1-11).
    More(MoreEffect),
    /// The hands move on by one place (N1-14).
    RotateHands(RotateEffect),
}

/// Further cards that may be laid at once, one by one.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MoreEffect {
    /// The most cards.
    pub cards: u8,
    /// The ids of the entries that may be laid so.
    pub of: Vec<String>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The hands move on by one place. A wish that stands after it is named with the new hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RotateEffect {
    /// Whose hand each player takes over.
    #[serde(default)]
    pub from: Neighbour,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// A neighbour at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Neighbour {
    /// The next seat anticlockwise.
    #[default]
    Right,
    /// The next seat clockwise.
    Left,
}

/// A row of the times table is banned, or no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BanEffect {
    /// Which row.
    pub row: u16,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The next player draws.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DrawEffect {
    /// How many cards.
    pub cards: u8,
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Growth {
    /// The answering card's own number is added.
    #[default]
    Add,
    /// The number is doubled.
    Double,
}

/// What a player may do who had to draw by an effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterPenalty {
    /// The turn is over.
    #[default]
    LosesTurn,
    /// One card may be laid.
    MayPlay,
}

/// The next player is passed over.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SkipEffect {
    /// The ids of the cards with which the player may pass it on; none: nobody can answer.
    #[serde(default)]
    pub answered_by: Vec<String>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The direction is reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ReverseEffect {
    /// What it does instead while two players are in the round.
    #[serde(default)]
    pub with_two: WithTwo,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What a reverse does while two players are in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
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

/// How many cards each seat gets.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deal {
    /// Cards for each.
    pub cards: u8,
    /// Other numbers at tables of that size.
    #[serde(default)]
    pub by_players: IndexMap<u8, u8>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What a start card does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Start {
    /// What it does.
    #[serde(default)]
    pub does: StartDoes,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What a start card does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
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

/// When a card fits on the top card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Matching {
    /// Any of these is enough.
    pub by: Vec<MatchBy>,
    /// The rows of the times table that count as common divisors (NN-1).
    #[serde(default)]
    pub rows: Vec<u16>,
    /// A card that fits in colour and by a divisor lets its player lay another one (NN-6).
    pub doubly_again: Option<Because>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// One way of fitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Drawing {
    /// Whether one may draw although a card fits.
    pub when: DrawWhen,
    /// How many cards.
    #[serde(default = "one")]
    pub cards: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
    /// Cards are drawn until one fits.
    pub until_playable: Option<Because>,
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
}

/// Whether one may draw although a card fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stuck {
    /// The turn passes on.
    #[default]
    Passes,
    /// The player is out of the round, and the hand is set aside.
    IsOut,
}

/// What may be laid after drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Pile {
    /// When the discard pile is shuffled and becomes the draw pile.
    #[serde(default)]
    pub reshuffle: Reshuffle,
    /// The clause that says so.
    pub clause: Option<Clause>,
    /// Who gets fewer cards than he must draw may lay nothing in that turn.
    pub short_draw_ends_turn: Option<Because>,
}

/// When the discard pile becomes the draw pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
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

/// Several cards that may be laid in one move. The first must fit; the last is the new top card. None of them has an
/// effect.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Together {
    /// What the cards have in common.
    pub same: Alike,
    /// The fewest cards, at least 2.
    pub min: u8,
    /// The most cards, at most [`MOST_TOGETHER`].
    pub max: u8,
    /// The ids of the entries that may be laid so.
    pub of: Vec<String>,
    /// What a wrong run costs whoever is caught, under the strict referee; without it none can be laid.
    pub wrong_run: Option<WrongRun>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// What a wrong run costs, beside taking its cards back (N1-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WrongRun {
    /// Penalty cards.
    pub penalty: u8,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// The most cards of one move.
pub const MOST_TOGETHER: u8 = 8;

/// What cards that are laid together have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Alike {
    /// Colour and symbol: doubles.
    Face,
    /// The number or rank.
    Symbol,
    /// The colour, with numbers that follow each other up or down: a straight.
    Run,
}

/// Something that has to be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CallFacts {
    /// Due with the card that leaves so many: 1 or 0.
    pub at: u8,
    /// Until when it can be made good.
    pub window: Window,
    /// Who has to notice that it was forgotten.
    pub noticed_by: NoticedBy,
    /// Penalty cards.
    pub penalty: u8,
    /// After the penalty the next such call is not due, once.
    pub exempt_after_penalty: Option<Because>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Until when a forgotten call can be made good, or caught.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// With the card, or earlier in the turn.
    WithCard,
    /// Until the next player's turn has ended (G-8).
    NextTurnEnds,
}

/// Who has to notice that a call was forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoticedBy {
    /// Nobody has to: the penalty comes by itself when the window closes.
    Itself,
    /// Another player has to catch it while the window is open.
    Others,
}

/// What a wrong play costs under the strict referee.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WrongPlay {
    /// Penalty cards, beside taking the card back.
    #[serde(default)]
    pub penalty: u8,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterFinish {
    /// The round is over.
    Stop,
    /// The others play on until one is left.
    PlayOn,
}

/// What a round scores.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Score {
    /// Who gets points for what.
    pub to: ScoreTo,
    /// Last cards that double the points of who laid them.
    #[serde(default)]
    pub doubled_by_last: Vec<String>,
    /// The clause of `doubled-by-last`.
    pub doubled_clause: Option<Clause>,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Who gets points for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoreTo {
    /// Nobody.
    Nobody,
    /// Who lays the last card gets what the others hold at that moment.
    Finisher,
    /// Who wins the round gets what the others hold at its end.
    Winner,
    /// Everybody gets minus points for what is left in the own hand at the end.
    OwnMinus,
}

/// How many rounds are played, and who wins them together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MatchPlay {
    /// So many rounds; 0: until `until` is reached.
    pub rounds: u16,
    /// Over as soon as a total has reached so many points, whatever `rounds` says; 0: never.
    #[serde(default)]
    pub until: u16,
    /// Whether the most or the fewest points win.
    pub wins: Wins,
    /// Who wins with equal points.
    #[serde(default)]
    pub ties: Ties,
    /// The clause that says so.
    pub clause: Option<Clause>,
}

/// Which total wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wins {
    /// The most points.
    MostPoints,
    /// The fewest minus points.
    FewestPoints,
}

/// Who wins with equal points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// Both.
    #[default]
    Shared,
    /// Who was out earlier in the last round.
    OutEarlier,
}

/// What the file says about a clause.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ClauseFacts {
    /// Why no example can show it.
    pub no_example: Option<String>,
}
