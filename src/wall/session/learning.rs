//! Lessons at a wall.

use super::announcer::announcer;
use super::typed::{Typing, command_for};
use crate::command::{Command, TableQuestion, Typed, Understood};
use crate::example::{About, Query, Topic};
use crate::say::{Line, Text};
use crate::session::{Audience, Learnable, Side};
use crate::wall::bot::Tip;
use crate::wall::engine::{Game, Move, View};

impl Learnable for Game {
    const ASKS: &'static [(Topic, Query)] = &[
        (Topic::Free, Query::Free),
        (Topic::Counts, Query::Counts),
        (Topic::Pairs, Query::Pairs),
        (Topic::Enter, Query::Enter),
        (Topic::Help, Query::Help),
        (Topic::Tip, Query::Tip),
    ];

    fn shown(&self) -> Option<(Topic, Move)> {
        let tip = Tip::of(self.view()).filter(|tip| matches!(tip.wanted, Move::Take(_)))?;
        Some((Topic::Take, tip.wanted))
    }

    fn seating(view: View<'_>, ears: Audience<'_>) -> Option<Line> {
        Some(announcer(view, ears).seating(view))
    }

    fn layout(view: View<'_>, ears: Audience<'_>) -> Vec<(Query, Line)> {
        vec![(Query::Free, announcer(view, ears).free(view))]
    }

    fn called(view: View<'_>, ears: Audience<'_>) -> &'static str {
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
