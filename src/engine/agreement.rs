//! What people at a table can agree on (G-15), and why they cannot.

use super::seat::Seat;
use crate::cards::{CardKind, Wish};

/// What the people at a table agree on: a closed set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Agreement {
    /// A player draws so many cards.
    Draw {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// A player is skipped: now, or when the turn comes.
    Skip(Seat),
    /// A player has another turn, now; play goes on after that player.
    Again(Seat),
    /// A player gives cards to another one.
    Give {
        /// Who gives.
        from: Seat,
        /// To whom.
        to: Seat,
        /// What.
        gift: Gift,
    },
    /// Two players swap hands.
    Swap(Seat, Seat),
    /// The direction turns.
    Reverse,
    /// A colour or another thing that can be wished is named.
    Name(Wish),
    /// A player takes back the card that was laid last, and is on turn again.
    TakeBack(Seat),
}

/// What is given by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Gift {
    /// That card, of which everybody has heard.
    Card(CardKind),
    /// So many cards, which the giver chooses.
    Cards(u8),
}

/// Why something cannot be agreed on now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseActionRefusal {
    /// Somebody has to decide something first.
    Later {
        /// Who.
        turn: Seat,
    },
    /// A player is not in the round.
    Out {
        /// Who.
        seat: Seat,
    },
    /// Two players are needed, and one is named twice.
    Twice {
        /// Who.
        seat: Seat,
    },
    /// So many cards cannot be drawn now.
    TooManyToDraw {
        /// How many can.
        most: u16,
    },
    /// A player cannot give so many: the last card stays in the hand.
    TooManyToGive {
        /// Who.
        seat: Seat,
        /// How many can be given.
        most: u16,
    },
    /// A player does not hold the card.
    NotHeld {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardKind,
    },
    /// It is the player's turn already.
    OnTurn {
        /// Who.
        seat: Seat,
    },
    /// The player will be skipped already.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// The last card was not laid by that player.
    LaidByAnother {
        /// Who.
        seat: Seat,
    },
    /// No card was laid that could be taken back.
    NothingLaid,
}
