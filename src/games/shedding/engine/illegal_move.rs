//! Reasons for illegal moves: data for the player who tried the move, with the clause.

use crate::cards::{CardKind, Colour, Symbol, Wish};
use crate::engine::{Explanation, Seat};
use crate::games::shedding::rules::Wished;
use crate::rules::Call;

/// The verdict on a move (G-6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Legal. That includes a bluff.
    Legal,
    /// A wrong play: the player holds the cards, but the rules forbid the move.
    Wrong(IllegalMove),
    /// An impossible move; nothing changes and nobody is punished (G-5).
    Impossible(IllegalMove),
}

impl Verdict {
    /// The reason why the move is not legal.
    pub fn refusal(self) -> Option<IllegalMove> {
        match self {
            Verdict::Legal => None,
            Verdict::Wrong(why) | Verdict::Impossible(why) => Some(why),
        }
    }
}

/// An illegal move: its reason and clause.
pub type IllegalMove = Explanation<IllegalReason>;

/// The reason why a move is illegal.
#[allow(missing_docs, reason = "the sentence of a variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    /// It is another player's turn.
    NotYourTurn { turn: Seat },
    /// The player holds no such card.
    NotHeld { card: CardKind },
    /// The card does not fit on the top card.
    DoesNotFit { card: CardKind, needs: Needs },
    /// The card must not be played on that top card, although it would fit otherwise.
    NotOn { card: CardKind, top: CardKind, needs: Needs },
    /// The card must not be a bluff, and the hand makes it one.
    NoBluff { card: CardKind },
    /// The rules do not allow these cards together.
    NotTogether { cards: Vec<CardKind> },
    /// Only one card may be played now.
    OnlyOneCard,
    /// The card is not among the further cards that are allowed now.
    NotAmongMore { card: CardKind },
    /// The card may not be the last one.
    NotLast { card: CardKind, instead: Instead },
    /// A draw is pending: only an answering card may be played.
    MustAnswerDraw { card: CardKind, cards: u16, answers: Vec<CardKind> },
    /// A skip is pending: only an answering card may be played.
    MustAnswerSkip { card: CardKind, answers: Vec<CardKind> },
    /// A challenge is open: draw or challenge.
    MustDrawOrChallenge { cards: u16 },
    /// A skip is pending: answer it, or pass.
    MustSitOut,
    /// Only the card just drawn may be played.
    OnlyTheDrawnCard { drawn: CardKind },
    /// Out of turn, only the twin of the last card may be played.
    OnlyTwin { card: CardKind },
    /// The card needs a wish.
    WishMissing { card: CardKind },
    /// The card allows other wishes only.
    NotToWish { card: CardKind, wishes: Vec<Wish> },
    /// The wish is named after the other effects of the card.
    WishLater { card: CardKind },
    /// The card has no wish.
    NoWish { card: CardKind },
    /// Drawing is refused: a card fits and must be played.
    MustPlay { card: CardKind },
    /// Drawing is refused: the player has drawn in this turn, or may only play.
    AlreadyDrew,
    /// Drawing is refused: nobody draws for lack of a card in this game (UN-21).
    NoDrawing,
    /// Drawing is refused: no card is left to draw (G-4).
    NothingToDraw,
    /// Passing is refused: the player can draw.
    MustDraw {
        cards: u16,
        /// True if one draws until a card fits: passing needs an empty pile and no fitting card (EN-3).
        goes_on: bool,
    },
    /// Passing is refused: nothing can be drawn, and a card fits (G-4).
    MustPlayNothingToDraw { card: CardKind },
    /// The call is not due with this card or now.
    CallNotDue { call: Call, at: u8, done: bool },
    /// The call was made already.
    AlreadyCalled { call: Call },
    /// The program makes all calls (G-7).
    CallsAreAutomatic,
    /// Nothing of this player can be caught now.
    NothingToCatch { seat: Seat },
    /// Nobody catches here: penalties are automatic, or there are no calls.
    NoCatching,
    /// Nobody can catch themselves; `owes` says that the own call can still be made.
    NotYourself { owes: bool },
    /// Nothing can be challenged now.
    NothingToChallenge,
    /// No colour can be named now.
    NothingToChoose,
    /// A colour must be named first.
    MustChoose { what: Wished },
    /// None of the cards that a stand-in can represent fits.
    StandsForNone { card: CardKind },
    /// The card that a stand-in represents must be named first.
    MustStandFor { card: CardKind },
    /// The stand-in cannot represent this card now.
    CannotStandFor { card: CardKind },
    /// No stand-in waits for a name.
    NothingStandsIn,
    /// A player must be chosen first.
    MustChoosePlayer,
    /// Nobody can choose themselves.
    ChooseAnother,
    /// The player is out of the round and cannot be chosen.
    CannotBeChosen { seat: Seat },
    /// No player can be chosen now.
    NobodyToChoose,
    /// A card must be given first.
    MustGive { to: Seat },
    /// No card can be given now.
    NothingToGive,
    /// The round is over: the next one must be dealt.
    RoundOver,
    /// The round is not over yet.
    RoundNotOver,
    /// The match is over.
    MatchOver,
    /// The player is out of the round.
    OutOfTheRound,
    /// The house action is impossible now (G-15).
    NotAgreed(HouseActionRefusal),
}

/// The alternative to playing the last cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Drawing.
    Draw,
    /// Passing.
    Pass,
    /// Playing not all of them.
    FewerCards,
}

/// The requirements of the top card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The colour that fits: the wish, or the colour of the top card.
    pub colour: Option<Colour>,
    /// True if the colour was wished.
    pub wished: bool,
    /// The number or rank of the top card, if it fits.
    pub symbol: Option<Symbol>,
    /// The own number of the player in a countdown.
    pub own: Option<u16>,
    /// The symbol that counts as 1, if it fits on the number of the top card.
    pub one: Option<Symbol>,
    /// The unbanned rows of the times table that contain the number of the top card.
    pub rows: Vec<u16>,
    /// The banned rows (NN-4).
    pub blocked: Vec<u16>,
}

/// The reason why a house action is refused.
#[allow(missing_docs, reason = "the sentence of a variant names its fields")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseActionRefusal {
    /// The player on turn has to decide something first.
    Later { turn: Seat },
    /// A player is not in the round.
    Out { seat: Seat },
    /// Two players are needed, and one is named twice.
    Twice { seat: Seat },
    /// More cards than can be drawn now.
    TooManyToDraw { most: u16 },
    /// More cards than the player can give: the last card stays in the hand.
    TooManyToGive { seat: Seat, most: u16 },
    /// A player does not hold the card.
    NotHeld { seat: Seat, card: CardKind },
    /// The player is on turn already.
    OnTurn { seat: Seat },
    /// The player will be skipped anyway.
    Skipped { seat: Seat },
    /// Another player played the last card.
    LaidByAnother { seat: Seat },
    /// No card can be taken back.
    NothingLaid,
}
