//! Moves, the only input that people and bots give to the engine.

use crate::cards::{CardKind, Wish};
use crate::engine::Seat;
use crate::games::shedding::rules::MOST_TOGETHER;
use crate::rules::Call;

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

/// A decision of a seat. Cards are named by kind: twin cards are one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Plays a card.
    Play {
        /// The card.
        card: CardKind,
        /// The wish, if the card allows one.
        wish: Option<Wish>,
        /// A call in the same move.
        call: Option<Call>,
    },
    /// Plays several cards that the rules allow together.
    PlayTogether {
        /// The cards in order.
        cards: PlayedTogether,
        /// A call in the same move.
        call: Option<Call>,
    },
    /// Draws by choice, for lack of a card, or what is pending.
    Draw,
    /// Plays nothing (more), or sits out.
    Pass,
    /// Makes a call by itself, before or after the card.
    Call(Call),
    /// Catches a player who forgot a call.
    Catch(Seat),
    /// Challenges the last card (UN-13).
    Challenge,
    /// Names the colour of a start card, or the wish of a card already played.
    Choose(Wish),
    /// Deals the next round.
    Deal,
    /// Names the card that a stand-in represents.
    StandFor(CardKind),
    /// Chooses the target of a card.
    ChoosePlayer(Seat),
    /// Gives a card away.
    Give(CardKind),
    /// Carries out a house action (G-15).
    Agree(Agreement),
}

/// Several cards of one move, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayedTogether {
    kinds: [CardKind; MOST_TOGETHER as usize],
    len: u8,
}

impl PlayedTogether {
    /// The cards of a list; `None` for fewer than two or more than [`MOST_TOGETHER`].
    pub fn new(cards: &[CardKind]) -> Option<Self> {
        let len = u8::try_from(cards.len()).ok().filter(|len| (2..=MOST_TOGETHER).contains(len))?;
        let mut kinds = [CardKind(0); MOST_TOGETHER as usize];
        kinds[..cards.len()].copy_from_slice(cards);
        Some(PlayedTogether { kinds, len })
    }

    /// The cards in order.
    pub fn as_slice(&self) -> &[CardKind] {
        &self.kinds[..usize::from(self.len)]
    }
}

impl Move {
    /// Plays a card without a wish or a call.
    pub fn play(card: CardKind) -> Self {
        Move::Play { card, wish: None, call: None }
    }

    /// The call of this move.
    pub fn call(self) -> Option<Call> {
        match self {
            Move::Play { call, .. } | Move::PlayTogether { call, .. } => call,
            _ => None,
        }
    }

    /// This move with another call. Moves that play no card are unchanged.
    pub fn with_call(self, call: Option<Call>) -> Self {
        match self {
            Move::Play { card, wish, .. } => Move::Play { card, wish, call },
            Move::PlayTogether { cards, .. } => Move::PlayTogether { cards, call },
            other => other,
        }
    }

    /// The played cards, in order.
    pub fn cards(&self) -> &[CardKind] {
        match self {
            Move::Play { card, .. } => std::slice::from_ref(card),
            Move::PlayTogether { cards, .. } => cards.as_slice(),
            _ => &[],
        }
    }

    /// True for the moves that use up a turn: play, draw, pass, challenge.
    pub(super) fn is_turn_move(self) -> bool {
        self.is_play() || matches!(self, Move::Draw | Move::Pass | Move::Challenge)
    }

    /// True if the move plays a card.
    pub fn is_play(self) -> bool {
        matches!(self, Move::Play { .. } | Move::PlayTogether { .. })
    }
}

/// A house action: what the people at the table may carry out although no rule allows it (G-15).
#[allow(missing_docs, reason = "the sentence of a variant names its fields")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Agreement {
    /// A player draws cards.
    Draw { seat: Seat, cards: u8 },
    /// A player is skipped: now, or on the next turn.
    Skip(Seat),
    /// A player gets another turn now; play continues after that player.
    Again(Seat),
    /// A player gives cards to another player.
    Give { from: Seat, to: Seat, gift: Gift },
    /// Two players swap hands.
    Swap(Seat, Seat),
    /// The direction changes.
    Reverse,
    /// A colour or another wish is named.
    Name(Wish),
    /// A player takes back the last card and is on turn again.
    TakeBack(Seat),
}

/// The cards of [`Agreement::Give`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Gift {
    /// This card, known to everybody.
    Card(CardKind),
    /// That many cards of the giver's choice.
    Cards(u8),
}
