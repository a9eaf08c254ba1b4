//! A record told again, line by line.

use super::open_table::{Ears, Spoken};
use super::shed_due::{due, top};
use crate::engine::{Game, Viewer};
use crate::record::{Head, RecordFault, Replay, Replayed};
use crate::rules::Rules;
use crate::say::{Announcer, Line, Locale, msg};

/// What a viewer would have been told of a recorded game, and how it stands at the end; and what is wrong with the
/// record, if it goes on with a line that cannot be played. The locale is one for the game.
#[must_use]
pub fn retold(
    mut replay: Replay<'_, Game>,
    head: &Head,
    rules: &Rules,
    locale: &Locale,
    viewer: Viewer,
) -> (Vec<Line>, Option<RecordFault>) {
    let names = names(head, locale);
    let Some(announcer) = Announcer::new(locale, rules, &names, viewer) else { return (Vec::new(), None) };
    let mut lines = Vec::new();
    while let Some(replayed) = replay.next() {
        match replayed {
            Ok(Replayed::Made(step)) => lines.extend(announcer.step(&step.seen_by(viewer))),
            Ok(Replayed::TakenBack(seat)) => {
                lines.push(announcer.taken_back(seat));
                let view = replay.game().view(viewer);
                lines.extend(view.seat().map(|_| announcer.hand(&view.hand())));
                lines.extend(view.to_act().map(|seat| announcer.turn(seat, &due(view), top(view))));
            }
            Err(fault) => return (lines, Some(fault)),
        }
    }
    let view = replay.game().view(viewer);
    let last = view.to_act().map(|seat| announcer.turn(seat, &due(view), top(view)));
    lines.extend(last.filter(|last| lines.last() != Some(last)));
    (lines, None)
}

/// The same of a game that lies open.
#[must_use]
pub fn retold_open<G: Spoken>(
    mut replay: Replay<'_, G>,
    head: &Head,
    locale: &Locale,
    viewer: Viewer,
) -> (Vec<Line>, Option<RecordFault>) {
    let names = names(head, locale);
    let ears = Ears { locale, names: &names, levels: &[], viewer };
    let mut lines = Vec::new();
    while let Some(replayed) = replay.next() {
        match replayed {
            Ok(Replayed::Made(step)) => lines.extend(replay.game().told(&ears, &G::seen_by(&step, viewer))),
            Ok(Replayed::TakenBack(seat)) => {
                lines.extend(replay.game().taken_back(&ears, seat));
                lines.extend(replay.game().situation(&ears));
            }
            Err(fault) => return (lines, Some(fault)),
        }
    }
    let last = replay.game().situation(&ears);
    if !lines.ends_with(&last) {
        lines.extend(last);
    }
    (lines, None)
}

/// The names of the players; who has none is called by the number of the seat.
fn names(head: &Head, locale: &Locale) -> Vec<String> {
    let name = |(index, player): (usize, &crate::record::Player)| {
        if player.name.is_empty() {
            locale.in_full(msg!("person-name", number = index + 1))
        } else {
            player.name.clone()
        }
    };
    head.players.iter().enumerate().map(name).collect()
}
