//! Events at the table, and their filtered form for a viewer.
//!
//! An [`Event`] is either a card movement or a [`PublicEvent`], which everybody hears in full and which cannot hold a
//! hidden card. The engine's own events hold every card; an [`Observation`] is the same event with each card that the
//! viewer may not know replaced by a count. [`see`] is the only conversion. It decides by the places of a movement
//! alone: a new public event has nothing to hide, and a new movement cannot forget to (G-12).

use super::moves::Agreement;
use crate::cards::{Card, CardKind, Wish};
use crate::engine::{Seat, SeatSet, Viewer};
use crate::games::shedding::rules::{ImmediateEffect, Rules};
use crate::rules::{Call, Clause};

/// An event at the table. `C` is the type of its cards: all of them for the engine, the visible ones for a viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event<C> {
    /// A card movement; its places decide who sees the cards.
    Moved(CardMovement<C>),
    /// An event without cards, public in full.
    Public(PublicEvent),
}

/// Cards that move from one place to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardMovement<C> {
    /// The cards.
    pub cards: C,
    /// The old place.
    pub from: Place,
    /// The new place.
    pub to: Place,
    /// The reason.
    pub cause: Cause,
    /// Number of cards in the hand afterwards, if a hand is concerned; otherwise 0.
    pub held: u16,
}

impl<C> From<CardMovement<C>> for Event<C> {
    fn from(moved: CardMovement<C>) -> Self {
        Event::Moved(moved)
    }
}

impl<C> From<PublicEvent> for Event<C> {
    fn from(event: PublicEvent) -> Self {
        Event::Public(event)
    }
}

/// An event that everybody hears in full. It has no field for a hidden card.
#[allow(missing_docs, reason = "the sentence of a variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicEvent {
    /// A round begins; the cards are dealt next.
    RoundBegins {
        /// Counted from 1.
        round: u16,
        dealer: Seat,
    },
    /// The first player of the round, after the start card.
    First { seat: Seat },
    /// The discard pile was shuffled and is now the draw pile (G-2).
    Reshuffled { cards: u16 },
    /// The discard pile was turned over and is now the draw pile.
    TurnedOver { cards: u16 },
    /// Not enough cards to draw; the missing ones are forgiven (G-3).
    DrewShort { seat: Seat, missing: u16 },
    /// A wish was made, or the colour of the start card was named.
    Wished { seat: Seat, wish: Wish },
    /// A stand-in was named; it counts as that card from now on.
    StandsFor { seat: Seat, card: CardKind, named: CardKind },
    /// A card took the colour of the card under it.
    TakesColour { seat: Seat, colour: Wish },
    /// The direction changed.
    Reversed { clockwise: bool },
    /// A player must draw, or may answer.
    DrawPending { seat: Seat, cards: u16 },
    /// A player must sit out, or may answer. `turns`: one player sits out several times, instead of several players
    /// once.
    SkipPending { seat: Seat, players: u8, turns: bool },
    /// A card answered, and nobody draws the pending cards (EN-7).
    DrawCancelled { cards: u16 },
    /// A card answered, and nobody sits out.
    SkipCancelled,
    /// A player is hit by a card that can be challenged. `answers`: cards that answer it exist.
    ChallengeOpen { seat: Seat, against: Seat, cards: u16, answers: bool },
    /// A player loses the turn.
    PassedOver { seat: Seat },
    /// A player plays nothing (more) by choice.
    Passed { seat: Seat },
    /// A player may play another card.
    Again { seat: Seat },
    /// A turn starts again with a card that must be covered.
    Anew { seat: Seat },
    /// A player may play further cards, whose effects wait for the last of them (N1-11).
    More { seat: Seat, cards: u8 },
    /// An immediate effect that no card movement shows, or that the following movements show only card by card. `to`
    /// is the player of the card if the effect has no target.
    Does { by: Seat, deed: ImmediateEffect, to: Seat },
    /// A player will sit out that many turns.
    SitsOut { seat: Seat, turns: u8 },
    /// A row of the times table is banned or free again (NN-4).
    Banned { row: u16, in_force: bool },
    /// A player made a call.
    Called { seat: Seat, call: Call },
    /// A forgotten call costs its penalty; the cards follow.
    Forgot { seat: Seat, call: Call },
    /// A forgotten call was caught; the cards follow.
    Caught { by: Seat, seat: Seat, call: Call },
    /// A wrong run was caught; its cards go back next (N1-20).
    CaughtRun { by: Seat, seat: Seat, clause: Option<Clause> },
    /// A player who had played the last card was caught and is back in the round (N1-18).
    BackIn { seat: Seat },
    /// The last card was challenged.
    Challenged { by: Seat, seat: Seat },
    /// The result of a challenge. `just`: the card was no bluff.
    Judged { by: Seat, seat: Seat, just: bool },
    /// A player can neither play nor draw, and is out of the round (UN-21).
    Eliminated { seat: Seat },
    /// A call was not due; its penalty follows.
    CalledWrongly { seat: Seat, call: Call },
    /// The countdown numbers of this round, by seat.
    Numbers { numbers: Vec<u16> },
    /// A penalty in points, counted at the end of the round.
    Fined { seat: Seat, points: u16 },
    /// A player holds more cards than allowed, and is out of the round.
    TooMany { seat: Seat, most: u8 },
    /// A house action; its effects follow (G-15).
    Agreed { agreed: Agreement },
    /// A wrong play; the cards go back next.
    WrongPlay { seat: Seat, out_of_turn: bool, clause: Option<Clause> },
    /// A player has played the last card. `points`: for games that score going out.
    Out {
        seat: Seat,
        /// First, second and so on, from 1.
        place: u8,
        points: Option<u32>,
    },
    /// The round is over. Points and totals are by seat.
    RoundEnds { end: RoundEnd, winners: Vec<Seat>, points: Vec<u32>, totals: Vec<u32> },
    /// A player has too many points and leaves the match.
    LeavesMatch { seat: Seat },
    /// The match is over.
    MatchEnds { winners: Vec<Seat>, totals: Vec<u32> },
}

/// The way a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundEnd {
    /// As the rules intend.
    Finished,
    /// Nobody could play or draw (G-4).
    Blocked,
    /// The turn limit was reached (G-4).
    TurnLimit,
}

/// An engine event with every card. It never leaves the engine.
pub(super) type FaceUp = Event<Vec<Card>>;

/// An event, limited to what one viewer may know.
pub type Observation = Event<VisibleCards>;

/// Cards from the point of view of a viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VisibleCards {
    /// Face up, in the order of movement.
    Cards(Vec<CardKind>),
    /// Face down: their number.
    Backs(u16),
}

impl VisibleCards {
    /// Number of cards.
    pub fn count(&self) -> usize {
        match self {
            VisibleCards::Cards(cards) => cards.len(),
            VisibleCards::Backs(count) => usize::from(*count),
        }
    }

    /// The cards, if visible.
    pub fn cards(&self) -> &[CardKind] {
        match self {
            VisibleCards::Cards(cards) => cards,
            VisibleCards::Backs(_) => &[],
        }
    }
}

/// The border (G-12): the only function that turns an event into an observation. Only moving cards are hidden, by
/// their places alone.
pub(super) fn see(event: &FaceUp, viewer: Viewer, rules: &Rules) -> Observation {
    let CardMovement { cards, from, to, cause, held } = match event {
        Event::Moved(moved) => moved,
        Event::Public(event) => return Event::Public(event.clone()),
    };
    let open_hands = rules.book.open_hands.is_some();
    let visible = if from.is_open_to(viewer, open_hands) || to.is_open_to(viewer, open_hands) {
        VisibleCards::Cards(cards.iter().map(|card| rules.deck().kind(*card)).collect())
    } else {
        VisibleCards::Backs(u16::try_from(cards.len()).unwrap_or(u16::MAX))
    };
    Event::Moved(CardMovement { cards: visible, from: *from, to: *to, cause: *cause, held: *held })
}

/// The result of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The way it ended.
    pub end: RoundEnd,
    /// The winners of the round; several if they share it.
    pub winners: SeatSet,
    /// The winners of the match, if this was its last round.
    pub champions: Option<SeatSet>,
}

/// The reason of a card movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// At the deal.
    Deal,
    /// Turned up as start card.
    Start,
    /// A start card that goes back.
    StartGoesBack,
    /// Turned up, and left under the next start card.
    StartStaysUnder,
    /// Played.
    Play,
    /// Played out of turn, as the twin of the last card (UH-10).
    JumpIn,
    /// Drawn in the own turn, by choice or for lack of a card.
    Draw,
    /// Drawn because of cards played before, for which the draw was pending, or to cover the last card.
    Effect,
    /// An immediate effect of a card.
    Does(ImmediateEffect),
    /// Drawn as a penalty for a forgotten call.
    CallPenalty,
    /// Drawn as a penalty for a wrong play.
    WrongPlayPenalty,
    /// Drawn by the loser of a challenge.
    Challenge,
    /// Taken back after a wrong play.
    TakeBack,
    /// Shown because of a challenge or of a card.
    Shown,
    /// Set aside because its player is out (UN-23).
    SetAside,
    /// A hand that moves on to another player (N1-14).
    HandsMove,
    /// Given by house action (G-15).
    Gift,
    /// Drawn by house action (G-15).
    Agreement,
}

/// The kind of a movement, as sounds and searches distinguish it.
#[allow(missing_docs, reason = "the names of most variants say enough")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    Played,
    Drawn,
    Imposed,
    Given,
    Arranged,
}

impl Cause {
    /// The kind of a movement between two places.
    pub fn manner(self, from: Place, to: Place) -> Manner {
        match self {
            Cause::Does(_) => match (from, to) {
                (Place::Hand(_), Place::Hand(_)) => Manner::Given,
                (_, Place::Hand(_)) => Manner::Imposed,
                _ => Manner::Arranged,
            },
            Cause::Play | Cause::JumpIn => Manner::Played,
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
}

/// A place for cards.
#[allow(missing_docs, reason = "the names of most variants say enough")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Pile,
    Discard,
    Beside,
    Hand(Seat),
    /// Out of the round, face down.
    Aside,
    /// A hand shown to one player: the cards stay where they are.
    ShownTo(Seat),
}

impl Place {
    /// True if this viewer sees cards that lie in this place or move through it.
    pub(super) fn is_open_to(self, viewer: Viewer, open_hands: bool) -> bool {
        match self {
            Place::Pile | Place::Aside => false,
            Place::Discard | Place::Beside => true,
            Place::Hand(_) if open_hands => true,
            Place::Hand(seat) | Place::ShownTo(seat) => viewer == Viewer::Seat(seat),
        }
    }
}
