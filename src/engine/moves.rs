//! What people and bots can do: the only thing that they hand to the engine.

use super::seat::Seat;
use crate::cards::{CardKind, Colour};

/// A call of the rule set, such as "Uno!": an index into the book's calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Call(pub u8);

/// Something that a seat does. Cards are named by kind: twin cards are one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Lays a card.
    Play {
        /// The card.
        card: CardKind,
        /// The colour that it wishes, if it wishes one.
        wish: Option<Colour>,
        /// What is called with it.
        call: Option<Call>,
    },
    /// Draws: by choice, for lack of a card, or what is pending.
    Draw,
    /// Lays nothing (more), or sits out.
    Pass,
    /// Calls something on its own, before the card or after it.
    Call(Call),
    /// Says that somebody forgot a call.
    Catch(Seat),
    /// Challenges the card that was just laid (UN-13).
    Challenge,
    /// Names the colour of a start card.
    Choose(Colour),
    /// Deals the next round.
    Deal,
}

impl Move {
    /// Lays a card without a wish or a call.
    #[must_use]
    pub fn play(card: CardKind) -> Self {
        Move::Play { card, wish: None, call: None }
    }

    /// Whether it lays a card.
    #[must_use]
    pub fn lays_a_card(self) -> bool {
        matches!(self, Move::Play { .. })
    }
}
