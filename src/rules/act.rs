//! What a card does one thing after the other while its player's turn lasts, before it concerns the turns that follow.

use super::Clause;
use super::book::{Effect, RotateEffect, Whom, WishEffect};

/// One of the things that a card does one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Its player names a colour or the like: with the card if nothing else comes before, or else with what the acts
    /// before have shown.
    Wish(WishEffect),
    /// All hands move on by one place (N1-14).
    RotateHands(RotateEffect),
    /// It does something to players.
    To {
        /// To whom.
        who: Whom,
        /// What.
        does: Deed,
        /// The clause that says so.
        clause: Option<Clause>,
    },
}

/// What a card does to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// The player draws.
    Draw {
        /// How many cards.
        cards: u8,
    },
    /// The player's next turn is passed over.
    Skip,
    /// The one who lays the card swaps hands with the player.
    SwapHands,
    /// The one who lays the card looks at the player's hand.
    Look,
    /// The one who lays the card gives the player cards, but keeps one.
    Give {
        /// How many cards.
        cards: u8,
    },
}

impl Act {
    /// What an effect does in this way; `None` if it belongs to laying the card, or to those who follow.
    pub(super) fn of(effect: &Effect) -> Option<Act> {
        let to = |who, does, clause| Some(Act::To { who, does, clause });
        match effect {
            Effect::Wish(wish) => Some(Act::Wish(*wish)),
            Effect::RotateHands(rotate) => Some(Act::RotateHands(*rotate)),
            Effect::Draw(draw) if draw.who != Whom::Next => {
                to(draw.who, Deed::Draw { cards: draw.cards }, draw.clause)
            }
            Effect::Skip(skip) if skip.who != Whom::Next => to(skip.who, Deed::Skip, skip.clause),
            Effect::SwapHands(swap) => to(swap.who, Deed::SwapHands, swap.clause),
            Effect::Look(look) => to(look.who, Deed::Look, look.clause),
            Effect::Give(give) => to(give.who, Deed::Give { cards: give.cards }, give.clause),
            Effect::Draw(_)
            | Effect::Skip(_)
            | Effect::Reverse(_)
            | Effect::Again(_)
            | Effect::Ban(_)
            | Effect::More(_) => None,
        }
    }

    /// Whether it is done after the last card, too: its player has no hand and no turn any more, so only what others
    /// draw is (N1-18).
    #[must_use]
    pub fn outlasts(&self) -> bool {
        matches!(self, Act::To { who: Whom::Before | Whom::Others | Whom::Everybody, does: Deed::Draw { .. }, .. })
    }

    /// Whether whoever lays the card has other cards in hand afterwards, by giving or by changing hands.
    #[must_use]
    pub fn changes_own_hand(&self) -> bool {
        matches!(self, Act::RotateHands(_) | Act::To { does: Deed::SwapHands | Deed::Give { .. }, .. })
    }

    /// The clause that says so.
    #[must_use]
    pub fn clause(&self) -> Option<Clause> {
        match self {
            Act::Wish(wish) => wish.clause,
            Act::RotateHands(rotate) => rotate.clause,
            Act::To { clause, .. } => *clause,
        }
    }
}
