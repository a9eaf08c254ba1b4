//! What the table waits for.

use super::seat::Seat;
use crate::cards::{Card, CardKind, Colour};

/// What the table waits for, with what only the engine may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// A free turn.
    Turn,
    /// A card was drawn: lay (only this one, or any) or pass.
    Drawn(Option<Card>),
    /// The player may lay another card, or pass.
    Again,
    /// The player may lay so many further cards, which that card allows, or pass.
    More { left: u8, by: CardKind },
    /// Draw so many, or answer.
    AnswerDraw(u16),
    /// Sit out, so that so many players do in all, or answer.
    AnswerSkip(u8),
    /// Draw, or challenge who laid the top card; the colour was in force before it.
    Challenge { against: Seat, in_force: Option<Colour> },
    /// Lay the same card as the one that was just laid, out of turn, or let it go.
    JumpIn,
    /// Name the colour of the start card.
    NameColour,
    /// Name the colour of the card that was laid.
    NameWish,
    /// Say for which card the one that was laid stands.
    NameCard,
    /// Choose the player whom the card that was laid concerns.
    NamePlayer,
    /// Give so many cards away.
    Give { to: Seat, left: u8 },
    /// The round is over; the next one waits to be dealt.
    RoundOver,
    /// The match is over.
    MatchOver,
}

impl Phase {
    /// Whether only an answer to what is pending may be laid.
    pub fn is_answering(self) -> bool {
        matches!(self, Phase::AnswerDraw(_) | Phase::AnswerSkip(_) | Phase::Challenge { .. })
    }
}

/// What the table waits for, as everybody may know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Awaiting {
    /// A free turn: lay or draw.
    #[default]
    Turn,
    /// A card was drawn: lay or pass.
    Drawn,
    /// Another card may be laid: lay or pass.
    Again,
    /// Further cards may be laid, whose effects wait: lay or pass.
    More {
        /// How many at most.
        left: u8,
        /// The card that allows them.
        by: CardKind,
    },
    /// Cards are pending: draw or answer.
    AnswerDraw {
        /// How many cards.
        cards: u16,
    },
    /// A skip is pending: sit out (pass) or answer.
    AnswerSkip,
    /// Draw or challenge.
    Challenge {
        /// Who laid the card.
        against: Seat,
        /// The colour in force before it, which decides whether it was just.
        in_force: Option<Colour>,
    },
    /// The same card as the one that was just laid may be laid out of turn: lay it or pass.
    JumpIn,
    /// The colour of the start card is to be named.
    NameColour,
    /// The colour of the card that was laid is to be named, with the new hand.
    NameWish,
    /// It is to be said for which card the one that was laid stands.
    NameCard,
    /// The player whom the card that was laid concerns is to be chosen.
    NamePlayer,
    /// Cards are to be given away.
    Give {
        /// To whom.
        to: Seat,
        /// How many.
        left: u8,
    },
    /// The next round is to be dealt.
    RoundOver,
    /// Nothing more: the match is over.
    MatchOver,
}

impl From<Phase> for Awaiting {
    fn from(stage: Phase) -> Self {
        match stage {
            Phase::Turn => Awaiting::Turn,
            Phase::Drawn(_) => Awaiting::Drawn,
            Phase::Again => Awaiting::Again,
            Phase::More { left, by } => Awaiting::More { left, by },
            Phase::AnswerDraw(cards) => Awaiting::AnswerDraw { cards },
            Phase::AnswerSkip(_) => Awaiting::AnswerSkip,
            Phase::Challenge { against, in_force } => Awaiting::Challenge { against, in_force },
            Phase::JumpIn => Awaiting::JumpIn,
            Phase::NameColour => Awaiting::NameColour,
            Phase::NameWish => Awaiting::NameWish,
            Phase::NameCard => Awaiting::NameCard,
            Phase::NamePlayer => Awaiting::NamePlayer,
            Phase::Give { to, left } => Awaiting::Give { to, left },
            Phase::RoundOver => Awaiting::RoundOver,
            Phase::MatchOver => Awaiting::MatchOver,
        }
    }
}
