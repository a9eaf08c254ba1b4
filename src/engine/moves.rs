//! What people and bots can do: the only thing that they hand to the engine.

use super::setup::Seat;
use crate::cards::{CardKind, Wish};
use crate::rules::book::MOST_TOGETHER;

/// A call of the rule set, such as "Uno!": an index into the book's calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Call(pub u8);

/// Calls that were made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CallSet(u8);

impl CallSet {
    pub fn insert(&mut self, call: Call) {
        self.0 |= 1 << call.0;
    }

    pub fn contains(self, call: Call) -> bool {
        self.0 >> call.0 & 1 == 1
    }
}

/// Something that a seat does. Cards are named by kind: twin cards are one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Lays a card.
    Play {
        /// The card.
        card: CardKind,
        /// What it wishes, if it wishes anything.
        wish: Option<Wish>,
        /// What is called with it.
        call: Option<Call>,
    },
    /// Lays several cards at once, which the rules allow together.
    PlayTogether {
        /// The cards, in the order in which they are laid.
        cards: Laid,
        /// What is called with them.
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
    /// Names the colour of a start card, or what a card that was laid wishes.
    Choose(Wish),
    /// Deals the next round.
    Deal,
    /// Says for which card the one that was laid stands.
    StandFor(CardKind),
    /// Chooses the player whom a card concerns.
    ChoosePlayer(Seat),
    /// Gives a card away.
    Give(CardKind),
    /// Carries out what the people at the table have agreed on (G-15).
    Agree(Agreement),
}

/// Several cards of one move, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Laid {
    kinds: [CardKind; MOST_TOGETHER as usize],
    len: u8,
}

impl Laid {
    /// The cards of a list; `None` for fewer than two or more than [`MOST_TOGETHER`].
    #[must_use]
    pub fn new(cards: &[CardKind]) -> Option<Self> {
        let len = u8::try_from(cards.len()).ok().filter(|len| (2..=MOST_TOGETHER).contains(len))?;
        let mut kinds = [CardKind(0); MOST_TOGETHER as usize];
        kinds[..cards.len()].copy_from_slice(cards);
        Some(Laid { kinds, len })
    }

    /// The cards in order.
    #[must_use]
    pub fn as_slice(&self) -> &[CardKind] {
        &self.kinds[..usize::from(self.len)]
    }

    /// The card that has to fit.
    #[must_use]
    pub fn first(&self) -> CardKind {
        self.kinds[0]
    }
}

impl Move {
    /// Lays a card without a wish or a call.
    #[must_use]
    pub fn play(card: CardKind) -> Self {
        Move::Play { card, wish: None, call: None }
    }

    /// What is called with it.
    #[must_use]
    pub fn call(self) -> Option<Call> {
        match self {
            Move::Play { call, .. } | Move::PlayTogether { call, .. } => call,
            _ => None,
        }
    }

    /// The same move with this call, or without any; a move that lays nothing has none.
    #[must_use]
    pub fn with_call(self, call: Option<Call>) -> Self {
        match self {
            Move::Play { card, wish, .. } => Move::Play { card, wish, call },
            Move::PlayTogether { cards, .. } => Move::PlayTogether { cards, call },
            other => other,
        }
    }

    /// The cards that it lays.
    pub(super) fn cards(&self) -> &[CardKind] {
        match self {
            Move::Play { card, .. } => std::slice::from_ref(card),
            Move::PlayTogether { cards, .. } => cards.as_slice(),
            _ => &[],
        }
    }

    /// Whether it is one of those with which a player uses the own turn: laying, drawing, passing, challenging.
    pub(super) fn is_of_a_turn(self) -> bool {
        self.lays_a_card() || matches!(self, Move::Draw | Move::Pass | Move::Challenge)
    }

    /// Whether it lays a card.
    #[must_use]
    pub fn lays_a_card(self) -> bool {
        matches!(self, Move::Play { .. } | Move::PlayTogether { .. })
    }
}

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
