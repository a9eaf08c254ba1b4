//! The interface of a family of games to the session.

use strum::EnumString;

use super::intent::{AtKeys, AwaitedInput, Doing, HandLine, Meaning, ProposalEvent, Question, Reply};
use super::language_pack::LanguagePack;
use super::participant::Audience;
use super::table_state::TableState;
use crate::bot::Computers;
use crate::cards::CardKind;
use crate::check::example::{About, Examples, Query};
use crate::engine::{Game, Seat, Setup, Viewer};
use crate::games::of_family;
use crate::input::{Command, Feature, MoveCommand, NamedCard, Said, TableQuestion};
use crate::rules::Kind;
use crate::session::table::Seats;
use crate::text::{Line, Text};

/// True if hands are hidden from other players, so that there are a referee and a dealer.
pub fn has_referee(family: Kind) -> bool {
    of_family!(family, G => G::HIDDEN)
}

pub type MoveOf<G> = <G as Game>::Move;

/// The proposed move, or the answer to a sentence that proposes none.
pub type Proposed<G> = Result<MoveOf<G>, Box<Reply<<G as GameUi>::Deed>>>;

/// A move that is not announced yet.
pub struct Made<G: Game> {
    /// None for a position that was set up, and for a move that belongs to the one before it.
    pub by: Option<Seat>,
    pub wanted: Option<G::Move>,
    pub step: G::Step,
    pub open: bool,
}

/// The table right after a move.
pub struct After<'t, G: GameUi> {
    pub seat: Seat,
    pub wanted: G::Move,
    pub next: Option<Seat>,
    pub seats: &'t Seats,
    /// True if each move is announced by itself, in a lesson or because every step waits for Enter.
    pub by_itself: bool,
    pub learns: bool,
}

/// The view, the participant and the question of the person at the keyboard.
pub struct Side<'a, G: GameUi> {
    pub view: G::View<'a>,
    pub table_state: &'a TableState,
    pub question: &'a Question<G::Asked>,
    pub learns: bool,
}

// `derive` would require `G: Clone`.
#[allow(clippy::expl_impl_clone_on_copy)]
impl<G: GameUi> Clone for Side<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Side<'_, G> {}

impl<'a, G: GameUi> Side<'a, G> {
    pub fn voice(&self) -> &'a LanguagePack {
        self.table_state.participant().voice()
    }

    pub fn audience(&self) -> Audience<'a> {
        self.table_state.audience()
    }

    /// The cards that a typed name can mean.
    pub fn kinds(&self, named: &NamedCard) -> Vec<CardKind> {
        self.voice().names().map_or_else(Vec::new, |names| names.kinds(named))
    }
}

/// The actions that need a single press.
#[derive(Debug, Default)]
pub struct AtButtons {
    pub moves: Vec<MoveCommand>,
    /// The own cards that can be played alone, or given away.
    pub fitting: Vec<CardKind>,
    /// Cards of which one has to be named.
    pub named: Vec<CardKind>,
    /// Players of whom one has to be chosen.
    pub players: Vec<Seat>,
}

/// Kinds of events that can be searched for, in every family, named as in the grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum EventKind {
    /// Played a card, or took a pair.
    Plays,
    Draws,
    /// Played no card, or no further one.
    Passes,
    #[strum(serialize = "skipped")]
    IsSkipped,
    Calls,
    Catches,
    Challenges,
    Swaps,
    Gives,
    /// Played the last card, or won.
    Wins,
    Deals,
    #[strum(serialize = "back")]
    TakesBack,
}

/// An event as far as a viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventSummary {
    pub seat: Seat,
    pub act: EventKind,
    pub count: usize,
    pub cards: Vec<CardKind>,
}

impl EventSummary {
    pub fn without_cards(seat: Seat, act: EventKind) -> Self {
        EventSummary { seat, act, count: 0, cards: Vec::new() }
    }

    pub fn with_cards(seat: Seat, act: EventKind, cards: &[CardKind]) -> Self {
        EventSummary { seat, act, count: cards.len(), cards: cards.to_vec() }
    }
}

/// The texts and commands of a family of games.
///
/// The defaults fit games with open information that have no catching, no extra questions and no house actions.
pub trait GameUi: Examples + Computers {
    /// True if hands are hidden from other players. Such games have a referee (G-6) and a dealer (G-10), too.
    const HIDDEN: bool = false;

    /// A typed action, which is carried out by moves.
    type Deed: Clone + PartialEq;

    /// A question in addition to the move.
    type Asked: Clone + PartialEq;

    /// The part of the position before a move that its announcement depends on.
    type Moment: Copy;

    /// True if the game has an optional feature; help lists only the commands of features that it has.
    fn has_feature(_rules: &Self::Rules, _setup: Setup, _feature: Feature) -> bool {
        true
    }

    fn dealer(_view: Self::View<'_>) -> Seat {
        Seat(0)
    }

    // Announcements.

    /// Announces a position that was set up.
    fn announce_position(view: Self::View<'_>, audience: Audience<'_>) -> Vec<Line>;

    /// Announces a move; the view is the one after it.
    fn announce(view: Self::View<'_>, audience: Audience<'_>, seen: &[Self::Observation]) -> Vec<Line>;

    /// Summarizes a step for searching in a replay.
    fn summarize(seen: &[Self::Observation]) -> Vec<EventSummary>;

    /// Merges the observations of all viewers, once nothing needs to be hidden.
    fn seen_together(
        own: Vec<Self::Observation>,
        _others: impl Iterator<Item = Vec<Self::Observation>>,
    ) -> Vec<Self::Observation> {
        own
    }

    /// Announces the hand of a seat, given its own view, to somebody who may see all cards.
    fn open_hand(_own: Self::View<'_>, _ears: Audience<'_>, _seat: Seat) -> Option<Line> {
        None
    }

    fn announce_together(view: Self::View<'_>, audience: Audience<'_>, made: &[Made<Self>]) -> Vec<Line> {
        let seen: Vec<_> = made.iter().flat_map(|made| Self::seen_by(&made.step, audience.viewer)).collect();
        Self::announce(view, audience, &seen)
    }

    fn hand(_view: Self::View<'_>, _ears: Audience<'_>) -> Option<HandLine> {
        None
    }

    /// The cards that come to the hand of the viewer, in order; none of a hand that is taken over, which is sorted.
    fn received(_seen: &Self::Observation, _viewer: Viewer) -> &[CardKind] {
        &[]
    }

    /// True if this observation replaces the whole hand of the viewer.
    fn is_new_hand(_seen: &Self::Observation, _viewer: Viewer) -> bool {
        false
    }

    fn announce_undo(view: Self::View<'_>, audience: Audience<'_>, seat: Seat, moves: usize) -> Vec<Line>;

    fn announce_refusal(view: Self::View<'_>, audience: Audience<'_>, why: &Self::IllegalMove) -> Line;

    /// Announces whose turn it is and the choices; empty if nobody has to decide anything.
    fn announce_turn(view: Self::View<'_>, audience: Audience<'_>) -> Vec<Line>;

    fn status(view: Self::View<'_>, audience: Audience<'_>) -> String;

    fn announce_lot(_view: Self::View<'_>, _ears: Audience<'_>, _dealer: Seat) -> Option<Line> {
        None
    }

    fn agreement(
        _view: Self::View<'_>,
        _ears: Audience<'_>,
        _told: ProposalEvent,
        _wanted: MoveOf<Self>,
    ) -> Option<Line> {
        None
    }

    /// Asks a question. If it is `open` and something else was typed, says how to answer it and how to avoid it.
    fn question(view: Self::View<'_>, audience: Audience<'_>, asked: &Self::Asked, open: bool) -> Line;

    // The course of the game.

    fn moment(view: Self::View<'_>, seat: Seat) -> Self::Moment;

    /// True if a move is announced as part of the one before it, such as declining to jump in.
    fn is_joined(_moment: Self::Moment, _wanted: MoveOf<Self>) -> bool {
        false
    }

    /// True if the next move is announced together with this one; the view is the mover's.
    fn stays_open(_view: Self::View<'_>, _after: &After<'_, Self>) -> bool {
        false
    }

    /// True if all others may catch before the next seat moves, whether or not somebody can be caught (G-8).
    fn can_be_caught(_view: Self::View<'_>, _moment: Self::Moment, _wanted: MoveOf<Self>) -> bool {
        false
    }

    /// True if a repeated move is made once more; the view is the mover's.
    fn is_repeated(_moment: Self::Moment, _view: Self::View<'_>, _wanted: MoveOf<Self>) -> bool {
        false
    }

    /// Returns what a lesson still expects after a part of the move; none if it is no part of it.
    fn rest_of(_expected: MoveOf<Self>, _made: MoveOf<Self>) -> Option<MoveOf<Self>> {
        None
    }

    /// Returns the move that Enter makes: dealing the next round, or declining to react.
    fn on_enter(_view: Self::View<'_>) -> Option<(Seat, MoveOf<Self>)> {
        None
    }

    // Typed lines.

    /// True if a message to others is advice that the rules forbid (UN-16).
    fn is_advice(_side: Side<'_, Self>, _text: &str) -> bool {
        false
    }

    /// The meaning of an answer to the open question; none if it answers nothing.
    fn answer(_side: Side<'_, Self>, _said: &Said) -> Option<Meaning<Self::Deed>> {
        None
    }

    /// The meaning of a move or a question at this table.
    fn resolve(side: Side<'_, Self>, said: &Said) -> Meaning<Self::Deed>;

    /// True for a call that is due now.
    fn is_due(_side: Side<'_, Self>, _said: &Said) -> bool {
        false
    }

    /// True if the rules allow an action now.
    fn is_allowed(side: Side<'_, Self>, deed: &Self::Deed) -> bool;

    /// An action as it is typed in full.
    fn in_full(side: Side<'_, Self>, deed: &Self::Deed) -> String;

    /// The answer to a line that means nothing while a question is open.
    fn not_understood(_side: Side<'_, Self>, _line: &str) -> Option<Line> {
        None
    }

    /// Decides how an action is carried out; `own` is the view of the seat.
    fn carry_out(
        side: Side<'_, Self>,
        seat: Seat,
        own: Self::View<'_>,
        deed: &Self::Deed,
    ) -> Doing<MoveOf<Self>, Self::Asked>;

    fn command_of(deed: &Self::Deed) -> MoveCommand;

    /// True if anybody at the keyboard may do this, whoever is on turn.
    fn is_for_anybody(_deed: &Self::Deed) -> bool {
        false
    }

    /// Reads a house action; none if the family has none. `own` is the view of the proposing seat.
    fn propose(_side: Side<'_, Self>, _by: Seat, _own: Self::View<'_>, _sentence: &str) -> Option<Proposed<Self>> {
        None
    }

    /// Returns the seat whose hidden cards prevent a proposed action. The proposer must not learn it before others
    /// have agreed. `own` returns the view of a seat.
    fn withheld_by<'a>(_own: impl Fn(Seat) -> Self::View<'a>, _wanted: MoveOf<Self>) -> Option<Seat>
    where
        Self: 'a,
    {
        None
    }

    fn ask(side: Side<'_, Self>, question: TableQuestion, said: &Said) -> Option<Reply<Self::Deed>>;

    /// Answers a question about the rules that names no command, or a command of a move that makes none.
    fn explain(_side: Side<'_, Self>, _said: &Said) -> Option<Reply<Self::Deed>> {
        None
    }

    fn completions(_side: Side<'_, Self>, _typed: &str) -> Vec<String> {
        Vec::new()
    }

    /// A card together with the call behind it: `red 1; uno`; none if the call does not go with it.
    fn goes_with(_side: Side<'_, Self>, _deed: &Self::Deed, _call: &Self::Deed) -> Option<Self::Deed> {
        None
    }

    fn at_buttons(_view: Self::View<'_>) -> AtButtons {
        AtButtons::default()
    }

    fn at_keys(_side: Side<'_, Self>, waits: AwaitedInput) -> AtKeys {
        AtKeys::waiting(waits)
    }

    // Lessons.

    /// The move that takes back the last one, in families that have such a move.
    const TAKES_BACK: Option<MoveOf<Self>> = None;

    /// The queries of a generated lesson.
    const ASKS: &'static [Query];

    /// Returns the move that ends a generated lesson; none if the deal allows none.
    fn last_step(&self) -> Option<(&'static str, MoveOf<Self>)>;

    fn announce_seats(_view: Self::View<'_>, _audience: Audience<'_>) -> Option<Line> {
        None
    }

    /// Announces the visible cards, each line with the query that it answers.
    fn announce_layout(view: Self::View<'_>, audience: Audience<'_>) -> Vec<(Query, Line)>;

    /// Returns the word of the game for its colours or stacks.
    fn colour_word(view: Self::View<'_>, audience: Audience<'_>) -> &'static str;

    /// The subject of a question.
    fn about(side: Side<'_, Self>, said: &Said) -> Option<About<MoveOf<Self>>>;

    fn typed_move(side: Side<'_, Self>, wanted: MoveOf<Self>) -> Text;

    /// Returns a move as it is typed in a query.
    fn typed_behind(side: Side<'_, Self>, wanted: MoveOf<Self>) -> Text {
        Self::typed_move(side, wanted)
    }
}

/// True if the game at the table has a feature; true before a game is chosen.
pub(super) fn has(table_state: Option<&TableState>, feature: Feature) -> bool {
    table_state.is_none_or(
        |table_state| of_family!(&table_state.played.rules, G, rules => G::has_feature(rules, table_state.setup, feature)),
    )
}

/// True if a command is unavailable because the person is at a network table.
pub(super) fn is_only_at_home(table_state: Option<&TableState>, command: Command) -> bool {
    table_state.is_some_and(|table_state| table_state.is_apart) && command.facts().is_at_home
}

pub(super) fn has_command(table_state: Option<&TableState>, command: Command) -> bool {
    command.facts().needs.is_none_or(|feature| has(table_state, feature))
}

/// True if a command is available, so that help lists it and typing errors may suggest it.
pub(super) fn is_there(table_state: Option<&TableState>, command: Command) -> bool {
    has_command(table_state, command) && !is_only_at_home(table_state, command)
}
