//! What a lesson needs of a table.

use std::sync::Arc;

use super::script::Script;
use crate::command::Command;
use crate::engine::{Family, Seat};
use crate::example::{About, LessonStep, Query, Scene, Taught, Teach, Topic, Wanted};
use crate::say::{Line, Text};
use crate::session::company::TableRules;
use crate::session::house::House;
use crate::session::next::Next;
use crate::session::plan::SeatPlan;
use crate::session::seated::Seated;
use crate::session::shed_moves::Outcome;
use crate::session::voice::Voice;

/// The move of a table's game.
type MoveAt<T> = <<T as LessonTable>::Game as Family>::Move;

/// What the learner of a game asks about.
pub(super) type AboutAt<T> = About<<<T as LessonTable>::Game as Family>::Move>;

/// A table at which somebody can learn.
pub trait LessonTable: Seated + Sized {
    /// What is played there.
    type Game: Taught;

    /// The move that takes the last one back, where that is one.
    const TAKES_BACK: Option<MoveAt<Self>>;

    /// Seats the learner, with the others.
    fn at_lesson(
        table: TableRules,
        rules: &Arc<<Self::Game as Family>::Rules>,
        seats: &[SeatPlan],
        names: Vec<String>,
    ) -> Self;

    /// A scene about the commands alone, with cards as they are dealt: for a game of which nobody has written a lesson.
    fn dealt(rules: &Arc<<Self::Game as Family>::Rules>) -> Option<Scene<Self::Game>>;

    /// Clears the table for prepared cards; `names` are those of the players by seat.
    fn set_up_scene(&mut self, voice: &Voice, game: Self::Game, names: &[String], others: &[(Seat, MoveAt<Self>)]);

    /// What is to happen now, and nothing else.
    fn script(&mut self) -> &mut Option<Script<MoveAt<Self>>>;

    /// Lets the learner do one thing, and the others what follows it.
    fn follow(&mut self, wanted: Option<MoveAt<Self>>, others: &[(Seat, MoveAt<Self>)]) {
        *self.script() = Some(Script { wanted, others: others.iter().copied().collect() });
    }

    /// Whether the learner's move is still to be made.
    fn waits_for_learner(&mut self) -> bool {
        self.script().as_ref().is_some_and(|script| script.wanted.is_some())
    }

    /// Lets the others do what is written down.
    fn go_on(&mut self, voice: &Voice);

    /// Makes a move of the learner.
    fn make(&mut self, voice: &Voice, wanted: MoveAt<Self>) -> Outcome;

    /// Answers a command as where nobody learns.
    fn at(&mut self, house: &mut House, typed: &str, lines: &mut Vec<Line>) -> Next;

    /// Who sits there, where there is more than one player.
    fn seating(&self, voice: &Voice) -> Option<Line>;

    /// How the cards lie that the learner may see, but for what is `asked` first.
    fn layout(&self, voice: &Voice, asked: Option<Query>) -> Vec<Line>;

    /// What the game calls its colours or its stacks.
    fn called(&self, voice: &Voice) -> &'static str;

    /// Whether the typed line asks this about that.
    fn asks(&self, voice: &Voice, typed: &str, command: Command, about: Option<AboutAt<Self>>) -> bool;

    /// A move as it is typed.
    fn typed_move(&self, voice: &Voice, wanted: MoveAt<Self>) -> Text;

    /// A move as it is typed behind a question.
    fn typed_behind(&self, voice: &Voice, wanted: MoveAt<Self>) -> Text {
        self.typed_move(voice, wanted)
    }
}

/// Steps that ask, each with what is taught, and a move behind them.
pub fn steps<M: Copy>(asks: &[(Topic, Query)], (topic, wanted): (Topic, M)) -> Vec<LessonStep<M>> {
    let step = |(topic, wanted)| LessonStep { teach: vec![Teach::Topic(topic)], wanted, after: Vec::new() };
    let asks = asks.iter().map(|(topic, query)| (*topic, Wanted::Ask(*query, None)));
    asks.chain([(topic, Wanted::Move(wanted))]).map(step).collect()
}
