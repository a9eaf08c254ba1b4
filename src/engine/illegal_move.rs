//! Why a move is refused: data for the player who wanted to make it, with the clause.

use super::family::Explanation;
use super::moves::Call;
use super::setup::Seat;
use crate::cards::{CardKind, Colour, Symbol, Wish};
use crate::rules::book::Wished;

/// What the referee says of a move (G-6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Within the rules. A bluff is legal too.
    Legal,
    /// A wrong play: understood, of a card the player holds, but against the rules.
    Wrong(IllegalMove),
    /// It cannot be done at all; nothing changes and nobody is punished (G-5).
    Impossible(IllegalMove),
}

/// Why a move is not within the rules, and the clause that says so.
pub type IllegalMove = Explanation<IllegalReason>;

/// Why a move is not within the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    /// It is another player's turn.
    NotYourTurn {
        /// Whose.
        turn: Seat,
    },
    /// The player holds no such card.
    NotHeld {
        /// The card.
        card: CardKind,
    },
    /// The card does not fit on the top card.
    DoesNotFit {
        /// The card.
        card: CardKind,
        /// What would fit.
        needs: Needs,
    },
    /// The card may not be laid on that top card, although it would fit otherwise.
    NotOn {
        /// The card.
        card: CardKind,
        /// The top card.
        top: CardKind,
        /// What would fit.
        needs: Needs,
    },
    /// The card may be laid only honestly, and the hand holds what forbids it.
    NoBluff {
        /// The card.
        card: CardKind,
    },
    /// The rules do not allow these cards together.
    NotTogether {
        /// The cards.
        cards: Vec<CardKind>,
    },
    /// Only one card may be laid now.
    OnlyOneCard,
    /// The card is none of those that may be laid in addition.
    NotAmongMore {
        /// The card.
        card: CardKind,
    },
    /// The card may not be the last one.
    NotLast {
        /// The card.
        card: CardKind,
        /// What the player can do instead.
        instead: Instead,
    },
    /// Cards are pending: only an answering card may be laid.
    MustAnswerDraw {
        /// The card that does not answer.
        card: CardKind,
        /// How many cards are to be drawn otherwise.
        cards: u16,
        /// The cards that answer, each kind once.
        answers: Vec<CardKind>,
    },
    /// A skip is pending: only an answering card may be laid.
    MustAnswerSkip {
        /// The card that does not answer.
        card: CardKind,
        /// The cards that answer, each kind once.
        answers: Vec<CardKind>,
    },
    /// A challenge is open: draw or challenge, nothing may be laid.
    MustDrawOrChallenge {
        /// How many cards are to be drawn.
        cards: u16,
    },
    /// A skip is pending; there is nothing to draw: answer it, or pass.
    MustSitOut,
    /// Only the card that was just drawn may be laid.
    OnlyTheDrawnCard {
        /// The drawn card.
        drawn: CardKind,
    },
    /// Another player has laid a card: only the same one may be laid, out of turn.
    OnlyTwin {
        /// The card.
        card: CardKind,
    },
    /// A card wishes a colour, and none was named.
    WishMissing {
        /// The card.
        card: CardKind,
    },
    /// Something that cannot be named with the card, although others can.
    NotToWish {
        /// The card.
        card: CardKind,
        /// What can be named with it.
        wishes: Vec<Wish>,
    },
    /// What the card wishes is named after what else it does, and not with it.
    WishLater {
        /// The card.
        card: CardKind,
    },
    /// The card does not wish a colour.
    NoWish {
        /// The card.
        card: CardKind,
    },
    /// Drawing is refused: a card fits and must be laid.
    MustPlay {
        /// A card of the own hand that fits.
        card: CardKind,
    },
    /// Drawing is refused: the player has drawn in this turn, or may lay only.
    AlreadyDrew,
    /// Drawing is refused: in this game nobody draws for want of a card (UN-21).
    NoDrawing,
    /// Drawing is refused: no card is left to draw (G-4).
    NothingToDraw,
    /// Passing is refused: the player can draw.
    MustDraw {
        /// How many cards.
        cards: u16,
        /// Whether one draws until something fits: only who has nothing to draw and nothing to lay may pass (EN-3).
        goes_on: bool,
    },
    /// Passing is refused: nothing can be drawn, and a card fits (G-4).
    MustPlayNothingToDraw {
        /// A card of the own hand that fits.
        card: CardKind,
    },
    /// The call is not due with this card or at this moment.
    CallNotDue {
        /// The call.
        call: Call,
        /// With how many cards left it is due.
        at: u8,
        /// Whether the player has so many: it was called then, or need not be.
        done: bool,
    },
    /// The call was made already.
    AlreadyCalled {
        /// The call.
        call: Call,
    },
    /// The table calls for everybody (G-7).
    CallsAreAutomatic,
    /// Nobody forgot anything that can be caught now.
    NothingToCatch {
        /// Who was to be caught.
        seat: Seat,
    },
    /// Nobody catches here: a forgotten call costs its penalty by itself, or nothing has to be called.
    NoCatching,
    /// Nobody can catch himself.
    NotYourself {
        /// Whether he has forgotten a call, which can still be made.
        owes: bool,
    },
    /// Nothing can be challenged now.
    NothingToChallenge,
    /// No colour is to be named now.
    NothingToChoose,
    /// A colour must be named first.
    MustChoose {
        /// What.
        what: Wished,
    },
    /// A card is laid for another one, and none of those that it can be fits.
    StandsForNone {
        /// The card.
        card: CardKind,
    },
    /// It must be said first for which card one that was laid stands.
    MustStandFor {
        /// The card that was laid.
        card: CardKind,
    },
    /// The card that was laid cannot stand for this one now.
    CannotStandFor {
        /// This one.
        card: CardKind,
    },
    /// No card that was laid has to stand for another one now.
    NothingStandsIn,
    /// A player must be chosen first.
    MustChoosePlayer,
    /// Somebody else must be chosen: nobody can choose himself.
    ChooseAnother,
    /// The player is not in the round, and cannot be chosen.
    CannotBeChosen {
        /// Who.
        seat: Seat,
    },
    /// No player is to be chosen now.
    NobodyToChoose,
    /// A card must be given away first.
    MustGive {
        /// To whom.
        to: Seat,
    },
    /// No card is to be given away now.
    NothingToGive,
    /// The round is over: the next one has to be dealt.
    RoundOver,
    /// The round is not over yet.
    RoundNotOver,
    /// The match is over.
    MatchOver,
    /// The player is out of the round.
    OutOfTheRound,
    /// That cannot be agreed on now (G-15).
    NotAgreed(HouseActionRefusal),
}

/// What can be done instead of laying the last cards of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Drawing.
    Draw,
    /// Passing.
    Pass,
    /// Laying not all of them.
    FewerCards,
}

/// What would fit: told after a refusal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The colour that fits: the wish, or the top card's.
    pub colour: Option<Colour>,
    /// Whether that colour was wished.
    pub wished: bool,
    /// The top card's number or rank, if it fits.
    pub symbol: Option<Symbol>,
    /// The player's own number, where each has one that fits always.
    pub own: Option<u16>,
    /// The symbol that stands for 1, if it fits on the top card's number.
    pub one: Option<Symbol>,
    /// The rows of the times table in which the top card's number lies and that are not banned.
    pub rows: Vec<u16>,
    /// Those that are banned (NN-4).
    pub blocked: Vec<u16>,
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
