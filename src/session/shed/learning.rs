//! Lessons of shedding games.

use std::sync::Arc;

use super::announcer::announcer;
use crate::bot::{Budget, Tip};
use crate::command::{Command, MoveCommand};
use crate::engine::{Awaits, Game, Move, Seat, Setup, View};
use crate::example::{About, LEARNER, Query, Scene, Topic};
use crate::rules::Rules;
use crate::say::{Line, Text};
use crate::session::ears::Ears;
use crate::session::intent::Intent;
use crate::session::learning::{Learnable, steps};
use crate::session::setup;
use crate::session::spoken::{Side, Spoken};

impl Learnable for Game {
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

    fn seating(view: View<'_>, ears: Ears<'_>) -> Option<Line> {
        let order: Vec<Seat> = view.seats().collect();
        Some(announcer(view, ears).seating(&order, view.dealer()))
    }

    fn layout(view: View<'_>, ears: Ears<'_>) -> Vec<(Query, Line)> {
        let hand = Self::hand(view, ears).filter(|hand| !hand.in_order.is_empty());
        hand.map(|hand| (Query::Hand, hand.line)).into_iter().collect()
    }

    fn called(view: View<'_>, ears: Ears<'_>) -> &'static str {
        announcer(view, ears).called()
    }

    fn asked(side: Side<'_, Self>, typed: &str) -> Option<(Command, Option<About<Move>>)> {
        let Intent::Command(asked, rest) = side.read(typed) else { return None };
        let cards = side.asked_cards(asked, &rest).map(|laying| laying.kinds());
        let about = match cards.as_deref() {
            Ok([card]) => Some(About::Card(*card)),
            _ => None,
        };
        Some((asked, about))
    }

    fn typed_move(side: Side<'_, Self>, wanted: Move) -> Text {
        side.announcer().typed_move(&side.voice().commands().entry(command_for(wanted)).name, wanted)
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
        Move::Choose(_) | Move::ChoosePlayer(_) | Move::StandFor(_) | Move::Give(_) => {
            Command::Move(MoveCommand::Choose)
        }
        Move::Agree(_) => Command::Move(MoveCommand::Agree),
    }
}
