//! Lessons of games that lie open.

use std::sync::Arc;

use super::{LessonTable, Script};
use crate::bot::Budget;
use crate::command::Command;
use crate::engine::{Family, Seat, Viewer};
use crate::example::{About, LEARNER, Query, Scene, Taught};
use crate::say::{Line, Text};
use crate::session::company::{Company, TableRules};
use crate::session::desk::Desk;
use crate::session::house::House;
use crate::session::next::Next;
use crate::session::open_table::{Ears, OpenPlaying, Reply, Spoken};
use crate::session::plan::SeatPlan;
use crate::session::seated::Seated;
use crate::session::shed_moves::Outcome;
use crate::session::voice::Voice;

/// The move of an open game.
type MoveOf<G> = <G as Family>::Move;

/// A family of open games that can be learnt.
pub trait Learnable: Taught + Spoken {
    /// The move that takes the last one back, where that is one.
    const TAKES_BACK: Option<MoveOf<Self>>;

    /// A scene about the commands alone, with cards as they are dealt.
    fn dealt(rules: &Arc<Self::Rules>) -> Option<Scene<Self>>;

    /// Who sits there, where there is more than one player.
    fn seating(&self, ears: &Ears<'_>) -> Option<Line>;

    /// How the cards lie, each line with the question that it answers.
    fn layout(&self, ears: &Ears<'_>) -> Vec<(Query, Line)>;

    /// What the game calls its colours or its stacks.
    fn called(&self, ears: &Ears<'_>) -> &'static str;

    /// The command of a typed question, and what it is about.
    fn asked(&self, voice: &Voice, company: &Company, typed: &str) -> Option<(Command, Option<About<MoveOf<Self>>>)>;

    /// A move as it is typed.
    fn typed_move(&self, voice: &Voice, ears: &Ears<'_>, wanted: MoveOf<Self>) -> Text;

    /// A move as it is typed behind a question.
    fn typed_behind(&self, voice: &Voice, ears: &Ears<'_>, wanted: MoveOf<Self>) -> Text {
        self.typed_move(voice, ears, wanted)
    }
}

impl<G: Learnable> LessonTable for OpenPlaying<G> {
    type Game = G;

    const TAKES_BACK: Option<MoveOf<G>> = <G as Learnable>::TAKES_BACK;

    fn at_lesson(table: TableRules, rules: &Arc<G::Rules>, seats: &[SeatPlan], names: Vec<String>) -> Self {
        OpenPlaying::new(table, rules, seats, names, Budget::USUAL)
    }

    fn dealt(rules: &Arc<G::Rules>) -> Option<Scene<G>> {
        G::dealt(rules)
    }

    fn set_up_scene(&mut self, _: &Voice, game: G, names: &[String], others: &[(Seat, MoveOf<G>)]) {
        let company = self.company_mut();
        company.names = names.to_vec();
        company.at = 0;
        company.desks = vec![Desk::new(Viewer::Seat(LEARNER))];
        self.put_down(game);
        self.follow(None, others);
    }

    fn script(&mut self) -> &mut Option<Script<MoveOf<G>>> {
        &mut self.script
    }

    fn go_on(&mut self, voice: &Voice) {
        OpenPlaying::go_on(self, voice);
    }

    fn make(&mut self, voice: &Voice, wanted: MoveOf<G>) -> Outcome {
        self.carry_out(voice, Reply::Move(wanted))
    }

    fn at(&mut self, house: &mut House, typed: &str, lines: &mut Vec<Line>) -> Next {
        house.at_the_open_table(self, typed, lines)
    }

    fn seating(&self, voice: &Voice) -> Option<Line> {
        self.game().seating(&self.company().ears(voice))
    }

    fn layout(&self, voice: &Voice, asked: Option<Query>) -> Vec<Line> {
        if self.game().to_act().is_none() {
            return Vec::new();
        }
        let all = self.game().layout(&self.company().ears(voice)).into_iter();
        all.filter(|(query, _)| Some(*query) != asked).map(|(_, line)| line).collect()
    }

    fn called(&self, voice: &Voice) -> &'static str {
        self.game().called(&self.company().ears(voice))
    }

    fn asks(&self, voice: &Voice, typed: &str, command: Command, about: Option<About<MoveOf<G>>>) -> bool {
        let asked = self.game().asked(voice, self.company(), typed);
        asked.is_some_and(|(asked, behind)| asked == command && (about.is_none() || about == behind))
    }

    fn typed_move(&self, voice: &Voice, wanted: MoveOf<G>) -> Text {
        self.game().typed_move(voice, &self.company().ears(voice), wanted)
    }

    fn typed_behind(&self, voice: &Voice, wanted: MoveOf<G>) -> Text {
        self.game().typed_behind(voice, &self.company().ears(voice), wanted)
    }
}
