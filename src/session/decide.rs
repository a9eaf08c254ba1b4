//! What a player has to decide, in the terms of announcing.

use crate::cards::CardSet;
use crate::engine::{Awaits, Seat, View};
use crate::rules::MOST_BANS;
use crate::say::{Due, Top};

/// What the player on turn has to decide, as this viewer may know it.
#[must_use]
pub fn due(view: View<'_>) -> Due {
    let rules = view.rules();
    let symbols = |answers: CardSet| {
        let deck = rules.deck();
        let mut symbols: Vec<_> = deck.kinds_in(answers).map(|kind| deck.face(kind).symbol).collect();
        symbols.sort_unstable();
        symbols.dedup();
        symbols
    };
    match view.awaits() {
        Awaits::Turn => Due::Play,
        Awaits::Drawn => view.drawn().map_or(Due::PlayOrPass, Due::PlayDrawnOrPass),
        Awaits::Again => Due::Again,
        Awaits::More { left, .. } => Due::More { cards: left },
        Awaits::AnswerDraw { cards } => Due::Draw { cards, answers: symbols(view.answers()) },
        Awaits::AnswerSkip => Due::SitOut { answers: symbols(view.answers()) },
        Awaits::Challenge { .. } => Due::Challenge { cards: view.pending_cards(), answers: symbols(view.answers()) },
        Awaits::JumpIn => view.twin().map_or(Due::Play, Due::JumpIn),
        Awaits::NameColour => Due::Choose,
        Awaits::NameWish => Due::ChooseWish,
        Awaits::NamePlayer => Due::ChoosePlayer { deed: view.deed(), candidates: candidates(view) },
        Awaits::Give { to, left } => Due::Give { to, cards: left },
        Awaits::RoundOver | Awaits::MatchOver => Due::Deal,
    }
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
    view.top().map(|card| Top { card, wish: view.wish(), bans })
}
