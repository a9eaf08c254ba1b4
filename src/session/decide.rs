//! What a player has to decide, in the terms of announcing.

use crate::cards::CardSet;
use crate::engine::{Awaits, View};
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
        Awaits::NameColour => Due::Choose,
        Awaits::NameWish => Due::ChooseWish,
        Awaits::RoundOver | Awaits::MatchOver => Due::Deal,
    }
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
