//! What a lesson has to know of a family of games.

use std::sync::Arc;

use crate::command::Command;
use crate::engine::Setup;
use crate::example::{About, LEARNER, LessonStep, Query, Scene, Taught, Teach, Topic, Wanted};
use crate::rules::GameRules as _;
use crate::say::{Line, Text};
use crate::session::ears::Audience;
use crate::session::setup::usual_players;
use crate::session::spoken::{MoveOf, Side, Spoken};

/// A family of games that can be learnt.
pub trait Learnable: Taught + Spoken {
    /// The move that takes the last one back, where that is one.
    const TAKES_BACK: Option<MoveOf<Self>> = None;

    /// What is asked in the lesson of a game of which nobody has written one, each with what is taught before.
    const ASKS: &'static [(Topic, Query)];

    /// The move behind that, with what is taught before it; none where the cards that were dealt show none.
    fn shown(&self) -> Option<(Topic, MoveOf<Self>)>;

    /// Who sits there, where there is more than one player.
    fn seating(view: Self::View<'_>, ears: Audience<'_>) -> Option<Line>;

    /// How the cards lie that the learner may see, each line with the question that it answers.
    fn layout(view: Self::View<'_>, ears: Audience<'_>) -> Vec<(Query, Line)>;

    /// What the game calls its colours or its stacks.
    fn called(view: Self::View<'_>, ears: Audience<'_>) -> &'static str;

    /// The command of a typed question, and what it is about.
    fn asked(side: Side<'_, Self>, typed: &str) -> Option<(Command, Option<About<MoveOf<Self>>>)>;

    /// A move as it is typed.
    fn typed_move(side: Side<'_, Self>, wanted: MoveOf<Self>) -> Text;

    /// A move as it is typed behind a question.
    fn typed_behind(side: Side<'_, Self>, wanted: MoveOf<Self>) -> Text {
        Self::typed_move(side, wanted)
    }
}

/// A scene about the commands alone, with cards as they are dealt: for a game of which nobody has written a lesson.
pub fn dealt<G: Learnable>(rules: &Arc<G::Rules>) -> Option<Scene<G>> {
    const DEALS: u64 = 200;
    let setup = Setup::new(usual_players(&rules.sizes()));
    (1..=DEALS).find_map(|seed| {
        let mut game = G::begin(rules, setup, seed);
        game.apply(LEARNER, G::DEAL).ok()?;
        let (topic, wanted) = game.shown()?;
        let step = |(topic, wanted)| LessonStep { teach: vec![Teach::Topic(topic)], wanted, after: Vec::new() };
        let asks = G::ASKS.iter().map(|(topic, query)| (*topic, Wanted::Ask(*query, None)));
        let steps = asks.chain([(topic, Wanted::Move(wanted))]).map(step).collect();
        Some(Scene { game, before: Vec::new(), steps })
    })
}
