//! What speaks for a move, as a person is told it.

use crate::cards::CardKind;
use crate::engine::{Call, Seat};

/// What speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motive {
    /// It empties the hand.
    LastCards,
    /// It hands on what otherwise makes the player draw.
    InsteadOfDrawing {
        /// So many cards.
        cards: u16,
    },
    /// It hands on what otherwise takes the player's turn away.
    InsteadOfSittingOut,
    /// The card that was drawn can be laid.
    DrawnFits,
    /// No other card can be laid.
    OnlyCard,
    /// The next player is nearly out, and the card is against that one.
    NearlyOut {
        /// Who.
        seat: Seat,
        /// How many cards are left.
        held: u16,
    },
    /// The card is against the next player.
    Hits {
        /// Who.
        seat: Seat,
    },
    /// Another card would be against the next player, who is a partner.
    SparesPartner {
        /// Who.
        seat: Seat,
    },
    /// Nobody holds fewer cards.
    FewestCards {
        /// Who.
        seat: Seat,
    },
    /// The card does more than to be laid.
    Acts,
    /// No other card of the hand is of less use.
    LeastUse,
    /// Several cards go at once.
    SeveralAtOnce {
        /// How many.
        cards: u8,
    },
    /// The card counts so much that it is better not kept.
    Points {
        /// What it counts.
        points: u16,
    },
    /// Cards of the colour that is laid or named remain in the hand.
    Colour {
        /// How many.
        cards: u16,
    },
    /// Cards that fit next remain in the hand.
    Follow {
        /// How many.
        cards: u16,
    },
    /// Another card, which always fits, is better kept.
    Keep {
        /// That card.
        card: CardKind,
    },
    /// After another card only such would remain as may not be the last one.
    NotStuck,
    /// More games are won after it than after anything else, as far as games that were played on tell.
    WonMore {
        /// About how many of a hundred.
        won: u8,
        /// How many of a hundred after the next best.
        next: u8,
    },
    /// No other move does clearly better when games are played through.
    NoneBetter,
    /// Nothing speaks for another colour.
    AnyColour,
    /// Nothing can be laid.
    NothingToLay,
    /// Nothing of the own hand answers what is pending.
    NoAnswer,
    /// A challenge is likely to save more cards than it costs.
    ChallengePays,
    /// A challenge is likely to cost more cards than it saves.
    ChallengeCosts,
    /// The player has forgotten a call, which can still be made.
    LateCall,
    /// Somebody has forgotten a call.
    Forgot {
        /// Who.
        seat: Seat,
        /// What.
        call: Call,
    },
    /// Somebody has laid cards together that do not belong together.
    WrongRun {
        /// Who.
        seat: Seat,
    },
}
