//! Lessons at a wall.

use std::sync::Arc;

use super::announcer::announcer;
use super::typed::{Typing, command_for};
use crate::command::{Command, TableQuestion, Typed, Understood};
use crate::example::{About, LEARNER, Query, Scene, Topic};
use crate::say::{Line, Text};
use crate::session::{Ears, Learnable, Side, steps, usual_players};
use crate::wall::bot::Tip;
use crate::wall::engine::{Game, Move, View};
use crate::wall::rules::Rules;

impl Learnable for Game {
    fn dealt(rules: &Arc<Rules>) -> Option<Scene<Game>> {
        const DEALS: u64 = 50;
        let seats = usual_players(&rules.sizes());
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

    fn seating(view: View<'_>, ears: Ears<'_>) -> Option<Line> {
        Some(announcer(view, ears).seating(view))
    }

    fn layout(view: View<'_>, ears: Ears<'_>) -> Vec<(Query, Line)> {
        vec![(Query::Free, announcer(view, ears).free(view))]
    }

    fn called(view: View<'_>, ears: Ears<'_>) -> &'static str {
        announcer(view, ears).called()
    }

    fn asked(side: Side<'_, Self>, typed: &str) -> Option<(Command, Option<About<Move>>)> {
        let (typing, voice) = (Typing::at(side), side.voice());
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

    fn typed_move(side: Side<'_, Self>, wanted: Move) -> Text {
        let word = &side.voice().commands().entry(command_for(wanted)).name;
        side.announcer().typed_move(side.view, word, wanted)
    }

    /// A pair needs no command there.
    fn typed_behind(side: Side<'_, Self>, wanted: Move) -> Text {
        match wanted {
            Move::Take(pair) => side.announcer().typed_pair(pair),
            _ => Self::typed_move(side, wanted),
        }
    }
}
