//! What a session has to know of a family of games to put it on a table.

use super::company::TableState;
use super::ears::Audience;
use super::intent::{Agreeing, Doing, Held, Intent, Question, Reply};
use super::keyboard::keys::{AtKeys, AwaitedInput};
use super::replay::search::EventSummary;
use super::voice::LanguagePack;
use crate::bot::Computers;
use crate::cards::CardKind;
use crate::command::{Command, Feature, MoveCommand, TableQuestion};
use crate::engine::families::of_family;
use crate::engine::{Family, Seat, Setup, Viewer};
use crate::notation::Written;
use crate::rules::book::Kind;
use crate::say::{Line, Text};
use crate::table::Seats;

/// Whether the tables of a family choose their referee and their calls (G-6, G-7).
#[must_use]
pub fn has_referee(family: Kind) -> bool {
    of_family!(family, G => G::HAS_REFEREE)
}

/// Whether the tables of a family choose who deals first (G-10).
#[must_use]
pub fn has_dealer(family: Kind) -> bool {
    of_family!(family, G => G::HAS_DEALER)
}

/// A move of a family.
pub type MoveOf<G> = <G as Family>::Move;

/// The move that does what is proposed, or what is answered instead.
pub type Proposed<G> = Result<MoveOf<G>, Box<Reply<<G as Spoken>::Deed>>>;

/// A move that was made and is still to be told.
pub struct Made<G: Family> {
    /// Who made it; nobody if it belongs to what happened before, or if the position brought it about.
    pub by: Option<Seat>,
    /// The move, if it was one.
    pub wanted: Option<G::Move>,
    /// What came of it.
    pub step: G::Step,
    /// Whether what comes next is told with it.
    pub open: bool,
}

/// A table right behind a move.
pub struct After<'t, G: Spoken> {
    /// Who has moved.
    pub seat: Seat,
    /// The move.
    pub wanted: G::Move,
    /// Who has to decide something now.
    pub next: Option<Seat>,
    /// Who sits there.
    pub seats: &'t Seats,
    /// Whether each move waits for Enter, or belongs to a lesson, and so is told by itself.
    pub by_itself: bool,
    /// Whether somebody learns here.
    pub learns: bool,
}

/// What the person at the keyboard has before them: what they may know of the game, their own desk, and what they are
/// asked.
pub struct Side<'a, G: Spoken> {
    /// The game, as the person may know it.
    pub view: G::View<'a>,
    /// Who sits at the table.
    pub company: &'a TableState,
    /// What is asked beside the move.
    pub question: &'a Question<G::Asked>,
    /// Whether somebody learns here.
    pub learns: bool,
}

// Derived, they would ask the same of the game.
#[allow(clippy::expl_impl_clone_on_copy)]
impl<G: Spoken> Clone for Side<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Spoken> Copy for Side<'_, G> {}

impl<'a, G: Spoken> Side<'a, G> {
    /// The person's language.
    pub fn voice(&self) -> &'a LanguagePack {
        self.company.desk().voice()
    }

    /// The person's ears.
    pub fn ears(&self) -> Audience<'a> {
        self.company.ears()
    }
}

/// What can be done with one press.

#[derive(Debug, Default)]
pub struct AtButtons {
    /// The moves that need nothing behind them.
    pub moves: Vec<MoveCommand>,
    /// The own cards that can be played alone, or given away.
    pub fitting: Vec<CardKind>,
    /// The cards of which one is to be named.
    pub named: Vec<CardKind>,
    /// The players of whom one is to be chosen.
    pub players: Vec<Seat>,
}

/// What a family of games says, and what it understands.
///
/// A game with hidden hands is the general case: each person has a desk, and is told what belongs there. Where everybody
/// sees the same, all who share a keyboard are one desk. What only some families have, such as stops for catching,
/// questions beside the move and agreements, stands here with what it is for all others.
pub trait Spoken: Written + Computers {
    /// Whether players hold cards that others do not know.
    const HIDDEN: bool;

    /// Whether a table chooses its referee and its calls (G-6, G-7).
    const HAS_REFEREE: bool;

    /// Whether a table chooses who deals first (G-10).
    const HAS_DEALER: bool;

    /// What somebody wants to do, as it was typed: a move, or what becomes moves.
    type Deed;

    /// What is asked beside the move.
    type Asked: Clone + PartialEq;

    /// What of the table before a move bears on how it is told.
    type Moment: Copy;

    /// Whether there is something at such a table that only some games have: help tells its own commands only.
    fn has(_rules: &Self::Rules, _setup: Setup, _feature: Feature) -> bool {
        true
    }

    /// Who deals.
    fn dealer(_view: Self::View<'_>) -> Seat {
        Seat(0)
    }

    // What is told.

    /// What is told of a game that is come upon in the middle.
    fn position(view: Self::View<'_>, ears: Audience<'_>) -> Vec<Line>;

    /// What is told of a move; the view is that behind it.
    fn told(view: Self::View<'_>, ears: Audience<'_>, seen: &[Self::Observation]) -> Vec<Line>;

    /// What happened in a step, in the few words by which somebody looks for it.
    fn happened(seen: &[Self::Observation]) -> Vec<EventSummary>;

    /// What one viewer saw of a step, with all that others saw of it, once nothing needs to be hidden.
    fn seen_together(
        own: Vec<Self::Observation>,
        _others: impl Iterator<Item = Vec<Self::Observation>>,
    ) -> Vec<Self::Observation> {
        own
    }

    /// The hand of a seat, whose own view is given, for somebody who may see all; none for who has none.
    fn open_hand(_own: Self::View<'_>, _ears: Audience<'_>, _seat: Seat) -> Option<Line> {
        None
    }

    /// What is told of moves that are told together.
    fn told_together(view: Self::View<'_>, ears: Audience<'_>, made: &[Made<Self>]) -> Vec<Line> {
        let seen: Vec<_> = made.iter().flat_map(|made| Self::seen_by(&made.step, ears.viewer)).collect();
        Self::told(view, ears, &seen)
    }

    /// The hand of the listener; none for who has none.
    fn hand(_view: Self::View<'_>, _ears: Audience<'_>) -> Option<Held> {
        None
    }

    /// Whether what is told of this is a whole new hand of the viewer's.
    fn is_new_hand(_seen: &Self::Observation, _viewer: Viewer) -> bool {
        false
    }

    /// What is told when so many moves of a seat were taken back.
    fn taken_back(view: Self::View<'_>, ears: Audience<'_>, seat: Seat, moves: usize) -> Vec<Line>;

    /// Why a move is refused.
    fn refusal(view: Self::View<'_>, ears: Audience<'_>, why: &Self::IllegalMove) -> Line;

    /// Whose turn it is and what is to be decided; nothing while nobody has to decide anything.
    fn turn(view: Self::View<'_>, ears: Audience<'_>) -> Vec<Line>;

    /// What the status prompt shows.
    fn status(view: Self::View<'_>, ears: Audience<'_>) -> String;

    /// On whom the lot fell to deal first.
    fn lot(_view: Self::View<'_>, _ears: Audience<'_>, _dealer: Seat) -> Option<Line> {
        None
    }

    /// What is told of something that is agreed on by a move.
    fn agreement(_view: Self::View<'_>, _ears: Audience<'_>, _told: Agreeing, _wanted: MoveOf<Self>) -> Option<Line> {
        None
    }

    /// That what is asked beside the move is not done yet, with how it is done and how not.
    fn not_done(view: Self::View<'_>, ears: Audience<'_>, asked: &Self::Asked) -> Line;

    /// The question for what is asked beside the move.
    fn asks(view: Self::View<'_>, ears: Audience<'_>, asked: &Self::Asked) -> Line;

    // How it goes on.

    /// What has to be remembered of the table before a move of this seat, as an onlooker sees it.
    fn moment(view: Self::View<'_>, seat: Seat) -> Self::Moment;

    /// Whether a move is told as part of what happened before it, such as letting a card go.
    fn joins(_moment: Self::Moment, _wanted: MoveOf<Self>) -> bool {
        false
    }

    /// Whether what comes next is told together with this move; the view is that of who moved.
    fn stays_open(_view: Self::View<'_>, _after: &After<'_, Self>) -> bool {
        false
    }

    /// Whether everybody else may catch before the next seat moves, whether or not there is anything to catch (G-8).
    fn can_be_caught(_view: Self::View<'_>, _moment: Self::Moment, _wanted: MoveOf<Self>) -> bool {
        false
    }

    /// Whether a move is made once more where it is to be made repeatedly; the view is that of who made it.
    fn repeats(_moment: Self::Moment, _view: Self::View<'_>, _wanted: MoveOf<Self>) -> bool {
        false
    }

    /// What is still expected of a learner who has made a part of it; none if that is no part of it.
    fn rest_of(_expected: MoveOf<Self>, _made: MoveOf<Self>) -> Option<MoveOf<Self>> {
        None
    }

    /// The move that Enter makes, and whose it is: to deal the next round, or to let something go by. None if it makes none.
    fn on_enter(_view: Self::View<'_>) -> Option<(Seat, MoveOf<Self>)> {
        None
    }

    // What is typed.

    /// Whether what the person at the keyboard wants to say to others is advice that the rules forbid now (UN-16).

    fn advises(_side: Side<'_, Self>, _text: &str) -> bool {
        false
    }

    /// What a line is that the person at the keyboard types.
    fn hear(side: Side<'_, Self>, typed: &str) -> Intent<Self::Deed>;

    /// How a deed of a seat is done, whose own view is given.
    fn judge(
        side: Side<'_, Self>,
        seat: Seat,
        own: Self::View<'_>,
        deed: &Self::Deed,
    ) -> Doing<MoveOf<Self>, Self::Asked>;

    /// The command that does such a deed.
    fn command(deed: &Self::Deed) -> MoveCommand;

    /// Whether anybody at the keyboard may do it, whoever has it.
    fn is_for_anybody(_deed: &Self::Deed) -> bool {
        false
    }

    /// What a command that moves means; none if the family has no such command, or reads moves whole.
    fn read_move(_side: Side<'_, Self>, _wanted: MoveCommand, _rest: &str) -> Option<Reply<Self::Deed>> {
        None
    }

    /// Words without a command; none if they mean nothing.
    fn read_bare(_side: Side<'_, Self>, _typed: &str) -> Option<Reply<Self::Deed>> {
        None
    }

    /// What a tip tells in the words of which `typed` is true; none if it tells none so.
    fn as_told(_side: Side<'_, Self>, _typed: &dyn Fn(&Text) -> bool) -> Option<Self::Deed> {
        None
    }

    /// The move that does what a sentence behind `agree` proposes, or what is answered instead; none if nothing can be agreed
    /// on.
    fn propose(_side: Side<'_, Self>, _by: Seat, _own: Self::View<'_>, _sentence: &str) -> Option<Proposed<Self>> {
        None
    }

    /// Whose hidden cards keep what was proposed from being done: who proposes it must not learn that before others have
    /// agreed. `own` is the view of each seat.
    fn withheld<'a>(_own: impl Fn(Seat) -> Self::View<'a>, _wanted: MoveOf<Self>) -> Option<Seat>
    where
        Self: 'a,
    {
        None
    }

    /// Answers a question; none if the family has no such question.
    fn ask(side: Side<'_, Self>, question: TableQuestion, rest: &str) -> Option<Reply<Self::Deed>>;

    /// How what is typed of a card goes on behind its last word.
    fn goes_on_typing(_side: Side<'_, Self>, _typed: &str) -> Vec<String> {
        Vec::new()
    }

    /// A command and the one behind it as one, where the second is the call that goes with the first: `red 1; uno`.
    fn with_call(_side: Side<'_, Self>, _typed: &str, _behind: &str) -> Option<String> {
        None
    }

    /// What can be done with one press.

    fn at_buttons(_view: Self::View<'_>) -> AtButtons {
        AtButtons::default()
    }

    /// What the meaning of single keys hangs on, where this is waited for.
    fn at_keys(_side: Side<'_, Self>, waits: AwaitedInput) -> AtKeys {
        AtKeys::waiting(waits)
    }
}

/// Whether there is something at the table of these players; everything where no game is chosen yet.
pub(super) fn has(company: Option<&TableState>, feature: Feature) -> bool {
    company.is_none_or(
        |company| of_family!(&company.played().rules, G, rules => G::has(rules, company.setup(), feature)),
    )
}

/// Whether a command is nothing for who plays at the table of these players elsewhere.
pub(super) fn is_only_at_home(company: Option<&TableState>, command: Command) -> bool {
    company.is_some_and(TableState::is_apart) && command.facts().is_at_home
}

/// Whether a command of the family means anything at the table of these players.
pub(super) fn has_command(company: Option<&TableState>, command: Command) -> bool {
    command.facts().needs.is_none_or(|feature| has(company, feature))
}

/// Whether a command is one at the table of these players: help lists it, and it may be suggested.
pub(super) fn is_there(company: Option<&TableState>, command: Command) -> bool {
    has_command(company, command) && !is_only_at_home(company, command)
}
