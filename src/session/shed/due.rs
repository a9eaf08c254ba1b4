//! What a player has to decide, in the terms of announcing.

use crate::cards::{CardKind, KindSet, Wish};
use crate::engine::{Awaiting, IllegalReason, Move, Seat, View};
use crate::rules::MOST_BANS;
use crate::rules::book::Wished;
use crate::say::{Due, Top};

/// What the player on turn has to decide, as this viewer may know it.
#[must_use]
pub fn due(view: View<'_>) -> Due {
    let kinds = |answers: KindSet| answers.iter().collect::<Vec<_>>();
    match view.awaits() {
        Awaiting::Drawn => match view.drawn() {
            Some(card) => after_drawing(view, card),
            None if can_only_pass(view) => Due::OnlyPass,
            None => Due::PlayOrPass,
        },
        Awaiting::Turn | Awaiting::Again | Awaiting::More { .. } if can_only_pass(view) => Due::OnlyPass,
        Awaiting::Turn => Due::Play,
        Awaiting::Again => Due::Again,
        Awaiting::More { left, .. } => Due::More { cards: left },
        Awaiting::AnswerDraw { cards } => Due::Draw { cards, answers: kinds(view.answers()) },
        Awaiting::AnswerSkip => {
            let (players, turns) = (view.pending_skips(), view.skips_turns());
            Due::SitOut { players, turns, answers: kinds(view.answers()) }
        }
        Awaiting::Challenge { .. } => Due::Challenge { cards: view.pending_cards(), answers: kinds(view.answers()) },
        Awaiting::JumpIn => view.twin().map_or(Due::Play, Due::JumpIn),
        Awaiting::NameColour => Due::Choose,
        Awaiting::NameWish => {
            let rank = matches!(view.choices().first(), Some(Wish::Symbol(_)));
            Due::ChooseWish(if rank { Wished::Symbol } else { Wished::Colour })
        }
        Awaiting::NameCard => view.top().map_or(Due::Play, Due::NameCard),
        Awaiting::NamePlayer => Due::ChoosePlayer { deed: view.deed(), candidates: candidates(view) },
        Awaiting::Give { to, left } => Due::Give { to, cards: left },
        Awaiting::RoundOver | Awaiting::MatchOver => Due::Deal,
    }
}

/// What is to be done with the card that the player has just drawn and alone could lay.
fn after_drawing(view: View<'_>, card: CardKind) -> Due {
    if view.playable().is_empty() {
        let fits = !matches!(view.why_not(card).map(|why| why.reason), Some(IllegalReason::DoesNotFit { .. }));
        Due::KeepDrawn { card, fits }
    } else if view.allows(Move::Pass) {
        Due::PlayDrawnOrPass(card)
    } else {
        Due::PlayDrawn(card)
    }
}

/// Whether the viewer is on turn and can do nothing but pass.
fn can_only_pass(view: View<'_>) -> bool {
    view.allows(Move::Pass) && view.playable().is_empty() && view.playable_together().is_empty()
}

/// Who can be chosen, in the order of play from the player on turn, as they are numbered.
#[must_use]
pub fn candidates(view: View<'_>) -> Vec<Seat> {
    let Some(turn) = view.to_act() else { return Vec::new() };
    let next = |seat: &Seat| Some(view.next_after(*seat)).filter(|next| *next != turn);
    let order = std::iter::successors(next(&turn), next);
    order.filter(|seat| view.candidates().contains(*seat)).collect()
}

/// The top card with its wish.
#[must_use]
pub fn top(view: View<'_>) -> Option<Top> {
    let mut bans = [None; MOST_BANS];
    for (place, ban) in bans.iter_mut().zip(view.beside()) {
        *place = Some(ban);
    }
    view.top().map(|card| Top { card, stand_in: view.stand_in(), wish: view.wish(), bans })
}
