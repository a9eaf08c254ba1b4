//! Lessons of shedding games.

use super::announcer::announcer;
use crate::bot::{Budget, Tip};
use crate::command::{Command, MoveCommand};
use crate::engine::{Awaiting, Game, Move, Seat, View};
use crate::example::{About, LEARNER, Query, Topic};
use crate::say::{Line, Text};
use crate::session::ears::Audience;
use crate::session::intent::Intent;
use crate::session::learning::Learnable;
use crate::session::spoken::{Side, Spoken};

impl Learnable for Game {
    const ASKS: &'static [(Topic, Query)] = &[
        (Topic::Hand, Query::Hand),
        (Topic::Top, Query::Top),
        (Topic::Can, Query::Can),
        (Topic::Enter, Query::Enter),
        (Topic::Counts, Query::Counts),
        (Topic::Help, Query::Help),
        (Topic::Tip, Query::Tip),
    ];

    fn shown(&self) -> Option<(Topic, Move)> {
        let view = self.view_of(LEARNER);
        if self.to_act() != Some(LEARNER) || view.awaits() != Awaiting::Turn {
            return None;
        }
        let tip = Tip::of(view, Budget::TIP).filter(|tip| tip.wanted.is_play())?;
        Some((Topic::Play, tip.wanted))
    }

    fn seating(view: View<'_>, ears: Audience<'_>) -> Option<Line> {
        let order: Vec<Seat> = view.seats().collect();
        Some(announcer(view, ears).seating(&order, view.dealer()))
    }

    fn layout(view: View<'_>, ears: Audience<'_>) -> Vec<(Query, Line)> {
        let hand = Self::hand(view, ears).filter(|hand| !hand.in_order.is_empty());
        hand.map(|hand| (Query::Hand, hand.line)).into_iter().collect()
    }

    fn called(view: View<'_>, ears: Audience<'_>) -> &'static str {
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
