//! A record told again, line by line.

use super::ears::Ears;
use super::spoken::Spoken;
use crate::engine::Viewer;
use crate::record::{Head, RecordFault, Replay, Replayed};
use crate::say::{HandOrder, Line, Locale, msg};

/// What a viewer would have been told of a recorded game, and how it stands at the end; and what is wrong with the
/// record, if it goes on with a line that cannot be played. The locale is one for the game.
#[must_use]
pub fn retold<G: Spoken>(
    mut replay: Replay<'_, G>,
    head: &Head,
    locale: &Locale,
    viewer: Viewer,
) -> (Vec<Line>, Option<RecordFault>) {
    let names = names(head, locale);
    let ears = Ears { locale, names: &names, levels: &[], order: HandOrder::default(), viewer, for_all: true };
    let mut lines = Vec::new();
    while let Some(replayed) = replay.next() {
        let view = replay.view(viewer);
        match replayed {
            Ok(Replayed::Made(step)) => lines.extend(G::told(view, ears, &G::seen_by(&step, viewer))),
            Ok(Replayed::TakenBack(seat)) => {
                lines.extend(G::taken_back(view, ears, seat));
                lines.extend(G::hand(view, ears).map(|hand| hand.line));
                lines.extend(G::turn(view, ears));
            }
            Err(fault) => return (lines, Some(fault)),
        }
    }
    let last = G::turn(replay.view(viewer), ears);
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
