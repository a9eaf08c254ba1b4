//! Lessons at a wall.

use std::sync::Arc;

use super::announcer::announcer;
use super::typed::{Typing, command_of};
use crate::bot::wall::Tip;
use crate::command::{Command, MoveCommand, TableQuestion, Typed, Understood};
use crate::engine::wall::{Game, Move};
use crate::example::{About, LEARNER, Query, Scene, Topic};
use crate::rules::AnyRules;
use crate::rules::wall::Rules;
use crate::say::{Line, Text};
use crate::session::company::Company;
use crate::session::learning::{Learnable, steps};
use crate::session::open_table::Ears;
use crate::session::setup;
use crate::session::voice::Voice;

impl Learnable for Game {
    const TAKES_BACK: Option<Move> = None;

    fn dealt(rules: &Arc<Rules>) -> Option<Scene<Game>> {
        const DEALS: u64 = 50;
        let seats = setup::usual_players(&AnyRules::Wall(Arc::clone(rules)).sizes());
        let (game, wanted) = (1..=DEALS).find_map(|seed| {
            let mut game = Game::new(Arc::clone(rules), seats, seed);
            game.apply(LEARNER, Move::Deal).ok()?;
            let tip = Tip::of(game.view()).filter(|tip| matches!(tip.wanted, Move::Take(_)))?;
            Some((game, tip.wanted))
        })?;
        let asks = [
            (Topic::Free, Query::Free),
            (Topic::Counts, Query::Counts),
            (Topic::Pairs, Query::Pairs),
            (Topic::Enter, Query::Enter),
            (Topic::Help, Query::Help),
            (Topic::Tip, Query::Tip),
        ];
        Some(Scene { game, before: Vec::new(), steps: steps(&asks, (Topic::Take, wanted)) })
    }

    fn seating(&self, ears: &Ears<'_>) -> Option<Line> {
        Some(announcer(self, ears).seating(self.view()))
    }

    fn layout(&self, ears: &Ears<'_>) -> Vec<(Query, Line)> {
        vec![(Query::Free, announcer(self, ears).free(self.view()))]
    }

    fn called(&self, ears: &Ears<'_>) -> &'static str {
        announcer(self, ears).called()
    }

    fn asked(&self, voice: &Voice, company: &Company, typed: &str) -> Option<(Command, Option<About<Move>>)> {
        let typing = Typing { game: self, voice, company };
        match voice.phrases().understand(&Typed::new(typed), voice.lexicon()) {
            Understood::Command(Command::Ask(asked @ (TableQuestion::Row | TableQuestion::Pairs)), rest) => {
                Some((asked.into(), typing.spot_of(asked, &rest).ok().map(About::Stack)))
            }
            Understood::Command(Command::Ask(asked @ (TableQuestion::Why | TableQuestion::What)), rest) => {
                Some((asked.into(), typing.wanted(asked, &rest).ok().map(About::Move)))
            }
            Understood::Command(command, _) => Some((command, None)),
            // A number alone asks for a row.
            _ => {
                let spot = typing.spot_of(TableQuestion::Row, typed).ok()?;
                Some((TableQuestion::Row.into(), Some(About::Stack(spot))))
            }
        }
    }

    fn typed_move(&self, voice: &Voice, ears: &Ears<'_>, wanted: Move) -> Text {
        let word = &voice.commands().entry(command_for(wanted)).name;
        announcer(self, ears).typed_move(self.view(), word, wanted)
    }

    /// A pair needs no command there.
    fn typed_behind(&self, voice: &Voice, ears: &Ears<'_>, wanted: Move) -> Text {
        match wanted {
            Move::Take(pair) => announcer(self, ears).typed_pair(pair),
            _ => self.typed_move(voice, ears, wanted),
        }
    }
}

/// The command with which a move is typed.
fn command_for(wanted: Move) -> MoveCommand {
    match wanted {
        Move::Take(_) | Move::Deal => MoveCommand::Take,
        Move::Exchange { .. } => MoveCommand::Exchange,
        Move::Pass => MoveCommand::Pass,
        Move::Breach { side, .. } => command_of(side),
    }
}
