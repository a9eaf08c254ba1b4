//! Lessons of shedding games.

use std::sync::Arc;

use super::table::steps;
use super::{LessonTable, Script};
use crate::bot::{Budget, Tip};
use crate::command::{Command, MoveCommand};
use crate::engine::{Awaits, Game, Move, Seat, Setup, Verdict, Viewer};
use crate::example::{About, LEARNER, Query, Scene, Topic};
use crate::rules::Rules;
use crate::say::{Line, Text, msg};
use crate::session::company::TableRules;
use crate::session::desk::Desk;
use crate::session::house::House;
use crate::session::next::Next;
use crate::session::plan::{Plan, SeatPlan};
use crate::session::reading::Reading;
use crate::session::setup;
use crate::session::shed_moves::Outcome;
use crate::session::shed_table::{Playing, Question};
use crate::session::voice::Voice;

impl LessonTable for Playing {
    type Game = Game;

    const TAKES_BACK: Option<Move> = None;

    fn at_lesson(table: TableRules, rules: &Arc<Rules>, seats: &[SeatPlan], names: Vec<String>) -> Self {
        Playing::new(table, rules, seats, names, &Plan::default())
    }

    fn dealt(rules: &Arc<Rules>) -> Option<Scene<Game>> {
        const DEALS: u64 = 200;
        let setup = Setup::new(setup::usual_players(&rules.sizes()));
        let deals = (1..=DEALS).filter_map(|seed| {
            let mut game = Game::new(Arc::clone(rules), setup, seed);
            game.apply(LEARNER, Move::Deal).ok()?;
            Some(game)
        });
        let free = |game: &Game| game.to_act() == Some(LEARNER) && game.view_of(LEARNER).awaits() == Awaits::Turn;
        let (game, tip) = deals.filter(free).find_map(|game| {
            let tip = Tip::of(game.view_of(LEARNER), Budget::TIP).filter(|tip| tip.wanted.lays_a_card())?;
            Some((game, tip))
        })?;
        let asks = [
            (Topic::Hand, Query::Hand),
            (Topic::Top, Query::Top),
            (Topic::Can, Query::Can),
            (Topic::Enter, Query::Enter),
            (Topic::Counts, Query::Counts),
            (Topic::Help, Query::Help),
            (Topic::Tip, Query::Tip),
        ];
        Some(Scene { game, before: Vec::new(), steps: steps(&asks, (Topic::Play, tip.wanted)) })
    }

    fn set_up_scene(&mut self, voice: &Voice, game: Game, names: &[String], others: &[(Seat, Move)]) {
        self.company.names = names.to_vec();
        self.table.put_down(game);
        self.question = Question::Nothing;
        self.company.at = 0;
        self.company.desks = vec![Desk::new(Viewer::Seat(LEARNER))];
        let in_order = self.announcer(voice).ordered(&self.view().hand());
        self.company.desk_mut().hears_hand(in_order);
        self.follow(None, others);
    }

    fn script(&mut self) -> &mut Option<Script<Move>> {
        &mut self.script
    }

    fn go_on(&mut self, voice: &Voice) {
        Playing::go_on(self, voice);
    }

    fn make(&mut self, voice: &Voice, wanted: Move) -> Outcome {
        Playing::make(self, voice, LEARNER, wanted)
    }

    fn at(&mut self, house: &mut House, typed: &str, lines: &mut Vec<Line>) -> Next {
        house.at_the_table(self, typed, lines)
    }

    fn seating(&self, voice: &Voice) -> Option<Line> {
        let view = self.view();
        let order: Vec<_> = view.seats().collect();
        Some(self.announcer(voice).seating(&order, view.dealer()))
    }

    fn layout(&self, voice: &Voice, asked: Option<Query>) -> Vec<Line> {
        // A scene may begin with the deal, which tells the hand by itself.
        let hand = Some(self.view().hand()).filter(|hand| !hand.is_empty() && asked != Some(Query::Hand));
        hand.map(|hand| self.announcer(voice).hand(&hand)).into_iter().collect()
    }

    fn called(&self, voice: &Voice) -> &'static str {
        self.announcer(voice).called()
    }

    fn asks(&self, voice: &Voice, typed: &str, command: Command, about: Option<About<Move>>) -> bool {
        let Reading::Command(asked, rest) = self.read(voice, typed) else { return false };
        let is_about = |about: About<Move>| match about {
            About::Card(card) => self.asked_cards(voice, asked, &rest).is_ok_and(|laying| laying.kinds() == [card]),
            About::Stack(_) | About::Colour(_) | About::Move(_) => false,
        };
        asked == command && about.is_none_or(is_about)
    }

    fn typed_move(&self, voice: &Voice, wanted: Move) -> Text {
        self.announcer(voice).typed_move(&voice.commands().entry(command_for(wanted)).name, wanted)
    }
}

impl Playing {
    /// Takes note of a move that the learner is about to make.
    ///
    /// # Errors
    /// Why it is not made: it is not allowed, or it is not what is learnt now.
    pub fn by_script(&mut self, voice: &Voice, seat: Seat, wanted: Move) -> Result<(), Line> {
        let verdict = self.table.game().view_of(seat).judge(wanted);
        let Some(script) = &mut self.script else { return Ok(()) };
        match script.wanted {
            Some(expected) if expected == wanted => {
                script.wanted = None;
                return Ok(());
            }
            // A call may come before the card.
            Some(expected) if matches!(wanted, Move::Call(call) if expected.call() == Some(call)) => {
                script.wanted = Some(expected.with_call(None));
                return Ok(());
            }
            _ => {}
        }
        Err(match verdict {
            Some(Verdict::Wrong(why) | Verdict::Impossible(why)) => self.announcer(voice).why(&why),
            Some(Verdict::Legal) | None => voice.help(msg!("lesson-other-move")),
        })
    }

    /// Lets the others do what is written down. Whether the table has a script at all.
    pub fn play_script(&mut self, voice: &Voice) -> bool {
        let Some(script) = &mut self.script else { return false };
        for (seat, wanted) in script.take_others() {
            self.forget_stops();
            // A scene whose moves cannot all be made is no scene.
            let _ = self.apply(voice, seat, wanted);
        }
        true
    }
}

/// The command with which a move is typed.
fn command_for(wanted: Move) -> Command {
    match wanted {
        Move::Play { .. } | Move::PlayTogether { .. } | Move::Deal => Command::Move(MoveCommand::Play),
        Move::Draw => Command::Move(MoveCommand::Draw),
        Move::Pass => Command::Move(MoveCommand::Pass),
        Move::Call(_) => Command::Move(MoveCommand::Call),
        Move::Catch(_) => Command::Move(MoveCommand::Catch),
        Move::Challenge => Command::Move(MoveCommand::Challenge),
        Move::Choose(_) | Move::ChoosePlayer(_) | Move::Give(_) => Command::Move(MoveCommand::Choose),
        Move::Agree(_) => Command::Move(MoveCommand::Agree),
    }
}
