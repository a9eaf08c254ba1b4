//! Why cards move: all that holds of a cause wherever moved cards are told, heard and counted.

use super::place::Place;
use crate::rules::ImmediateEffect;

/// Why cards move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// At the deal.
    Deal,
    /// Turned up as start card.
    Start,
    /// A start card that goes back.
    StartGoesBack,
    /// Turned up, and left under the card that is turned on it.
    StartStaysUnder,
    /// Laid.
    Play,
    /// Laid out of turn, the same card as the one before (UH-10).
    JumpIn,
    /// Drawn in the own turn, by choice or for lack of a card.
    Draw,
    /// Drawn because of cards that were laid before, for which it could be waited, or to cover the last card.
    Effect,
    /// A card does it to a player at once.
    Does(ImmediateEffect),
    /// Drawn as a penalty for a forgotten call.
    CallPenalty,
    /// Drawn as a penalty for a wrong play.
    WrongPlayPenalty,
    /// Drawn because of a challenge, by whoever lost it.
    Challenge,
    /// Taken back after a wrong play.
    TakeBack,
    /// Shown because of a challenge or of a card.
    Shown,
    /// Set aside because its player is out (UN-23).
    SetAside,
    /// A hand that moves on to another player (N1-14).
    HandsMove,
    /// Given away by agreement (G-15).
    Gift,
    /// Drawn by agreement (G-15).
    Agreement,
}

/// What sort of move it is to those at the table, whatever it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// A player lays cards.
    Laid,
    /// A player draws as it comes.
    Drawn,
    /// A player has to draw, because of others or of a fault.
    Imposed,
    /// A player gives cards to another one.
    Given,
    /// Cards are moved for the table, or with something that is told of its own.
    Arranged,
}

impl Cause {
    /// What sort of move it is, from one place to another. With what a card does, the places say it.
    #[must_use]
    pub fn manner(self, from: Place, to: Place) -> Manner {
        match self {
            Cause::Does(_) => match (from, to) {
                (Place::Hand(_), Place::Hand(_)) => Manner::Given,
                (_, Place::Hand(_)) => Manner::Imposed,
                _ => Manner::Arranged,
            },
            Cause::Play | Cause::JumpIn => Manner::Laid,
            Cause::Draw | Cause::Agreement => Manner::Drawn,
            Cause::Effect | Cause::CallPenalty | Cause::WrongPlayPenalty | Cause::Challenge => Manner::Imposed,
            Cause::Gift => Manner::Given,
            Cause::Deal
            | Cause::Start
            | Cause::StartGoesBack
            | Cause::StartStaysUnder
            | Cause::TakeBack
            | Cause::Shown
            | Cause::SetAside
            | Cause::HandsMove => Manner::Arranged,
        }
    }

    /// The name by which a balance counts it, if that is worth counting; an effect of a card has that of the rule file.
    #[must_use]
    pub fn counted(self) -> Option<&'static str> {
        match self {
            Cause::Draw => Some("own draw"),
            Cause::Effect => Some("draw"),
            Cause::Does(deed) => Some(deed.name()),
            Cause::CallPenalty => Some("penalty for a call"),
            Cause::WrongPlayPenalty => Some("penalty for a wrong play"),
            Cause::Challenge => Some("penalty of a challenge"),
            Cause::Gift => Some("give"),
            Cause::Deal
            | Cause::Start
            | Cause::StartGoesBack
            | Cause::StartStaysUnder
            | Cause::Play
            | Cause::JumpIn
            | Cause::TakeBack
            | Cause::Shown
            | Cause::SetAside
            | Cause::HandsMove
            | Cause::Agreement => None,
        }
    }
}
