//! Positions in the middle of a game, as examples state them.

use super::moves::Call;
use super::seat::Seat;
use super::stage::Awaiting;
use crate::cards::{CardKind, Wish};

/// A position in the middle of a round, as an example states it.
#[derive(Clone, Debug)]
pub struct Position {
    /// The hands by seat; an empty hand means that the player is out.
    pub hands: Vec<Vec<CardKind>>,
    /// The discard pile from the top down; at least one card.
    pub discard: Vec<CardKind>,
    /// The bans that lie beside the discard pile, one a row at most.
    pub beside: Vec<CardKind>,
    /// The draw pile from the top down, as far as it is stated.
    pub pile: Vec<CardKind>,
    /// Where the cards are that are not named.
    pub rest: Rest,
    /// Who deals.
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The direction of play.
    pub clockwise: bool,
    /// The wish in force.
    pub wish: Option<Wish>,
    /// What the player on turn has to decide.
    pub awaits: Awaiting,
    /// Forgotten calls whose window is open.
    pub owes: Vec<(Seat, Call)>,
    /// Players who need not make a call once.
    pub exempt: Vec<(Seat, Call)>,
    /// The number of the round, from 1.
    pub round: u16,
    /// The points of the match so far, by seat.
    pub totals: Vec<u32>,
}

impl Position {
    /// The first seat has a free turn with these hands and this discard pile (top first). The last seat deals, and all
    /// other cards lie in the draw pile.
    #[must_use]
    pub fn new(hands: Vec<Vec<CardKind>>, discard: Vec<CardKind>) -> Self {
        let dealer = u8::try_from(hands.len()).unwrap_or(u8::MAX).saturating_sub(1);
        Position {
            hands,
            discard,
            beside: Vec::new(),
            pile: Vec::new(),
            rest: Rest::Pile,
            dealer: Seat(dealer),
            turn: Seat(0),
            clockwise: true,
            wish: None,
            awaits: Awaiting::Turn,
            owes: Vec::new(),
            exempt: Vec::new(),
            round: 1,
            totals: Vec::new(),
        }
    }
}

/// Where the cards are that a position does not name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rest {
    /// Under the stated part of the draw pile, in deck order from the top down.
    #[default]
    Pile,
    /// Set aside, out of the round.
    Aside,
}

/// A position that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// The rules do not allow so many seats.
    Seats {
        /// How many hands the position has.
        hands: usize,
    },
    /// A card is named more often than the deck has it.
    TooMany {
        /// The card.
        card: CardKind,
    },
    /// A card lies beside the discard pile that is no ban, or whose row is banned already.
    NotBeside {
        /// The card.
        card: CardKind,
    },
    /// No top card.
    NoTop,
    /// The player on turn holds no card.
    TurnIsOut {
        /// The seat.
        seat: Seat,
    },
    /// What is pending does not come from the top card.
    NotPending {
        /// The top card.
        top: CardKind,
    },
    /// Points are not stated for every seat.
    Totals,
}
