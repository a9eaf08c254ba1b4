//! What happened in a move, in the few words by which somebody looks for it: "when I drew four".

use crate::cards::CardKind;
use crate::engine::Seat;

/// What somebody did, or what happened to them, of whatever family the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Laid or put a card, or took a pair.
    Plays,
    /// Drew.
    Draws,
    /// Laid nothing, or nothing more.
    Passes,
    /// Lost the turn.
    IsSkipped,
    /// Called what is due, or a colour.
    Calls,
    /// Caught somebody.
    Catches,
    /// Challenged a card.
    Challenges,
    /// Swapped or exchanged.
    Swaps,
    /// Gave cards away.
    Gives,
    /// Laid the last card, or won.
    Wins,
    /// Dealt.
    Deals,
    /// Took a move back.
    TakesBack,
}

impl Act {
    /// All of them.
    pub const ALL: [Act; 12] = [
        Act::Plays,
        Act::Draws,
        Act::Passes,
        Act::IsSkipped,
        Act::Calls,
        Act::Catches,
        Act::Challenges,
        Act::Swaps,
        Act::Gives,
        Act::Wins,
        Act::Deals,
        Act::TakesBack,
    ];
}

/// Something that happened, as far as a viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventSummary {
    /// Who did it.
    pub seat: Seat,
    /// What.
    pub act: Act,
    /// How many cards it was about.
    pub count: usize,
    /// Those of them that the viewer knows.
    pub cards: Vec<CardKind>,
}

impl EventSummary {
    /// Something that is about no cards.
    #[must_use]
    pub fn without_cards(seat: Seat, act: Act) -> Self {
        EventSummary { seat, act, count: 0, cards: Vec::new() }
    }

    /// Something that is about cards that everybody sees.
    #[must_use]
    pub fn with_cards(seat: Seat, act: Act, cards: &[CardKind]) -> Self {
        EventSummary { seat, act, count: cards.len(), cards: cards.to_vec() }
    }
}
