//! Lessons of patiences.

use super::announcer::announcer;
use super::typed::{Typing, command_for};
use crate::command::{Command, TableQuestion, Typed, Understood};
use crate::example::{About, Query, Topic};
use crate::patience::bot::Tip;
use crate::patience::engine::{Game, Move, View};
use crate::say::{Line, Text};
use crate::session::{Audience, Learnable, Side};

impl Learnable for Game {
    const TAKES_BACK: Option<Move> = Some(Move::Undo);

    const ASKS: &'static [(Topic, Query)] = &[
        (Topic::Piles, Query::Piles),
        (Topic::Next, Query::Next),
        (Topic::Rows, Query::Rows),
        (Topic::Can, Query::Can),
        (Topic::Enter, Query::Enter),
        (Topic::Help, Query::Help),
        (Topic::Tip, Query::Tip),
    ];

    fn shown(&self) -> Option<(Topic, Move)> {
        let tip = Tip::of(self.view()).filter(|tip| matches!(tip.wanted, Move::Lay))?;
        Some((Topic::Lay, tip.wanted))
    }

    fn seating(_: View<'_>, _: Audience<'_>) -> Option<Line> {
        None
    }

    fn layout(view: View<'_>, ears: Audience<'_>) -> Vec<(Query, Line)> {
        let announcer = announcer(view, ears);
        let has_rows = view.rules().deck().all_colours().any(|colour| !view.row(colour).is_empty());
        let rows = has_rows.then(|| (Query::Rows, announcer.rows(view)));
        [(Query::Piles, announcer.piles(view))].into_iter().chain(rows).collect()
    }

    fn called(view: View<'_>, ears: Audience<'_>) -> &'static str {
        announcer(view, ears).called()
    }

    fn asked(side: Side<'_, Self>, typed: &str) -> Option<(Command, Option<About<Move>>)> {
        let (typing, voice) = (Typing::at(side), side.voice());
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

    fn typed_move(side: Side<'_, Self>, wanted: Move) -> Text {
        let voice = side.voice();
        let word = Text::plain(voice.commands().entry(command_for(wanted)).name.clone());
        match wanted {
            Move::Row(colour) | Move::Wish(colour) => word.beside(voice.locale().typed_colour(colour)),
            Move::Lay | Move::Deal | Move::Put | Move::Keep | Move::Stop | Move::Undo => word,
        }
    }
}
