//! Lessons of patiences.

use std::sync::Arc;

use super::announcer::announcer;
use super::typed::Typing;
use crate::bot::patience::Tip;
use crate::command::{Command, MoveCommand, TableQuestion, Typed, Understood};
use crate::engine::patience::{Game, Move};
use crate::example::{About, Query, Scene, Topic};
use crate::rules::patience::Rules;
use crate::say::{Line, Text};
use crate::session::company::Company;
use crate::session::learning::{Learnable, steps};
use crate::session::open_table::Ears;
use crate::session::voice::Voice;

impl Learnable for Game {
    const TAKES_BACK: Option<Move> = Some(Move::Undo);

    fn dealt(rules: &Arc<Rules>) -> Option<Scene<Game>> {
        const DEALS: u64 = 50;
        let (game, wanted) = (1..=DEALS).find_map(|seed| {
            let mut game = Game::new(Arc::clone(rules), seed);
            game.apply(Move::Deal).ok()?;
            let tip = Tip::of(game.view()).filter(|tip| matches!(tip.wanted, Move::Lay))?;
            Some((game, tip.wanted))
        })?;
        let asks = [
            (Topic::Piles, Query::Piles),
            (Topic::Next, Query::Next),
            (Topic::Rows, Query::Rows),
            (Topic::Can, Query::Can),
            (Topic::Enter, Query::Enter),
            (Topic::Help, Query::Help),
            (Topic::Tip, Query::Tip),
        ];
        Some(Scene { game, before: Vec::new(), steps: steps(&asks, (Topic::Lay, wanted)) })
    }

    fn seating(&self, _ears: &Ears<'_>) -> Option<Line> {
        None
    }

    fn layout(&self, ears: &Ears<'_>) -> Vec<(Query, Line)> {
        let (announcer, view) = (announcer(self, ears), self.view());
        let has_rows = self.rules().deck().all_colours().any(|colour| !view.row(colour).is_empty());
        let rows = has_rows.then(|| (Query::Rows, announcer.rows(view)));
        [(Query::Piles, announcer.piles(view))].into_iter().chain(rows).collect()
    }

    fn called(&self, ears: &Ears<'_>) -> &'static str {
        announcer(self, ears).called()
    }

    fn asked(&self, voice: &Voice, _company: &Company, typed: &str) -> Option<(Command, Option<About<Move>>)> {
        let typing = Typing { game: self, voice };
        let understood = voice.phrases().understand(&Typed::new(typed), voice.lexicon());
        let Understood::Command(command, rest) = understood else { return None };
        let about = match command {
            Command::Ask(TableQuestion::Row | TableQuestion::Piles) => typing.colour(&rest).map(About::Colour),
            Command::Ask(asked @ (TableQuestion::Why | TableQuestion::What)) => {
                typing.wanted_behind(asked, &rest).ok().map(About::Move)
            }
            _ => None,
        };
        Some((command, about))
    }

    fn typed_move(&self, voice: &Voice, _ears: &Ears<'_>, wanted: Move) -> Text {
        let word = |command: MoveCommand| Text::plain(voice.commands().entry(command).name.clone());
        let with = |command, colour| word(command).beside(voice.locale().typed_colour(colour));
        match wanted {
            Move::Lay | Move::Deal => word(MoveCommand::Lay),
            Move::Put => word(MoveCommand::Put),
            Move::Row(colour) => with(MoveCommand::Lay, colour),
            Move::Wish(colour) => with(MoveCommand::Choose, colour),
            Move::Keep => word(MoveCommand::Keep),
            Move::Stop => word(MoveCommand::Stop),
            Move::Undo => word(MoveCommand::Undo),
        }
    }
}
