//! A record told again, line by line.

use super::ears::Audience;
use super::spoken::Spoken;
use crate::engine::{Seat, Viewer};
use crate::record::{Head, RecordFault, Replay, Replayed};
use crate::say::{HandOrder, Line, Locale, msg};

/// What a viewer would have been told of a recorded game, and how it stands at the end; and what is wrong with the
/// record, if it goes on with a line that cannot be played. The locale is one for the game.
#[must_use]
pub fn retold<G: Spoken>(
    mut replay: Replay<G>,
    head: &Head,
    locale: &Locale,
    viewer: Viewer,
) -> (Vec<Line>, Option<RecordFault>) {
    let names = names(head, locale);
    let ears = Audience { locale, names: &names, levels: &[], order: HandOrder::default(), viewer, for_all: true };
    let mut lines = Vec::new();
    let mut ends_with_turn = false;
    while let Some(replayed) = replay.next() {
        match replayed {
            Ok(replayed) => {
                lines.extend(told(replay.view(viewer), ears, &replayed, false));
                ends_with_turn = matches!(replayed, Replayed::TakenBack(_));
            }
            Err(fault) => return (lines, Some(fault)),
        }
    }
    if !ends_with_turn {
        lines.extend(G::turn(replay.view(viewer), ears));
    }
    (lines, None)
}

/// What a viewer is told of a line of a record; `open`: with the cards of all hands.
#[must_use]
pub fn told<G: Spoken>(view: G::View<'_>, ears: Audience<'_>, replayed: &Replayed<G>, open: bool) -> Vec<Line> {
    match replayed {
        Replayed::Made(step) => G::told(view, ears, &seen::<G>(step, ears, open)),
        Replayed::TakenBack(seat) => {
            let hand = G::hand(view, ears).map(|hand| hand.line);
            G::taken_back(view, ears, *seat, 1).into_iter().chain(hand).chain(G::turn(view, ears)).collect()
        }
    }
}

/// What a viewer sees of a step; `open`: what all players together see of it.
#[must_use]
pub fn seen<G: Spoken>(step: &G::Step, ears: Audience<'_>, open: bool) -> Vec<G::Observation> {
    if open {
        let seats = u8::try_from(ears.names.len()).unwrap_or(u8::MAX);
        let all = Seat::all(seats).map(|seat| G::seen_by(step, Viewer::Seat(seat)));
        return G::seen_together(G::seen_by(step, ears.viewer), all);
    }
    G::seen_by(step, ears.viewer)
}

/// The names of the players; who has none is called by the number of the seat.
#[must_use]
pub fn names(head: &Head, locale: &Locale) -> Vec<String> {
    let name = |(index, player): (usize, &crate::record::Player)| {
        if player.name.is_empty() {
            locale.in_full(msg!("person-name", number = index + 1))
        } else {
            player.name.clone()
        }
    };
    head.players.iter().enumerate().map(name).collect()
}
