//! What happens at the table, and what a viewer may know of it.
//!
//! An [`Event`] is one of two things: cards that move, or a [`PublicEvent`] that everybody hears in full and that has no
//! place for a hidden card. The engine's own events hold every card; [`Observation`] is the same event with each card that the
//! viewer may not know replaced by a number. [`see`] is the only way from one to the other, and it decides by the places
//! that the cards move between: a new happening has nothing to hide, and a new move cannot forget to (G-12).

use super::moves::{Agreement, Call};
use super::setup::{Seat, SeatSet, Viewer};
use crate::cards::{Card, CardKind, Wish};
use crate::rules::{Clause, ImmediateEffect, Rules};

/// Something that happened: cards have moved, or something came about that everybody at the table hears in full. `C`
/// stands for the cards: all of them for the engine, those that may be known for a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event<C> {
    /// Cards go from one place to another; who sees them follows from the places.
    Moved(CardMovement<C>),
    /// Something that holds no cards, and hides nothing.
    Told(PublicEvent),
}

/// Cards that go from one place to another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CardMovement<C> {
    /// Which.
    pub cards: C,
    /// Where they were.
    pub from: Place,
    /// Where they are now.
    pub to: Place,
    /// Why.
    pub cause: Cause,
    /// How many cards lie in the hand afterwards, if a hand is concerned; else 0.
    pub held: u16,
}

impl<C> From<CardMovement<C>> for Event<C> {
    fn from(moved: CardMovement<C>) -> Self {
        Event::Moved(moved)
    }
}

impl<C> From<PublicEvent> for Event<C> {
    fn from(happening: PublicEvent) -> Self {
        Event::Told(happening)
    }
}

/// Something that everybody hears in full: it has no place for a card that only some may see.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PublicEvent {
    /// A round begins: the cards are dealt next.
    RoundBegins {
        /// Counted from 1.
        round: u16,
        /// Who deals.
        dealer: Seat,
    },
    /// Who begins, after the start card.
    First {
        /// The seat.
        seat: Seat,
    },
    /// The discard pile was shuffled and is the draw pile now (G-2).
    Reshuffled {
        /// How many cards it has.
        cards: u16,
    },
    /// The discard pile was turned over and is the draw pile now.
    TurnedOver {
        /// How many cards it has.
        cards: u16,
    },
    /// Fewer cards were there than had to be drawn; the rest is forgiven (G-3).
    DrewShort {
        /// Who drew.
        seat: Seat,
        /// How many were missing.
        missing: u16,
    },
    /// Something was wished, or the colour of the start card named.
    Wished {
        /// Who named it.
        seat: Seat,
        /// What.
        wish: Wish,
    },
    /// A card was laid for another one, and is that one from now on.
    StandsFor {
        /// Who laid it.
        seat: Seat,
        /// The card that was laid.
        card: CardKind,
        /// The card that it is now.
        named: CardKind,
    },
    /// A card has taken the colour under it, which nobody has named.
    TakesColour {
        /// Who laid it.
        seat: Seat,
        /// The colour.
        colour: Wish,
    },
    /// The direction changed.
    Reversed {
        /// Whether it is clockwise now.
        clockwise: bool,
    },
    /// A player must draw, or may answer instead.
    DrawPending {
        /// Who.
        seat: Seat,
        /// How many cards.
        cards: u16,
    },
    /// A player must sit out, or may answer instead.
    SkipPending {
        /// Who.
        seat: Seat,
        /// How many players sit out in all, the others after that one.
        players: u8,
        /// Whether that one sits out so often instead.
        turns: bool,
    },
    /// A card has answered, and what somebody had to draw comes to nobody (EN-7).
    DrawCancelled {
        /// How many cards it was.
        cards: u16,
    },
    /// A card has answered, and nobody sits out.
    SkipCancelled,
    /// A player is hit by a card that can be challenged.
    ChallengeOpen {
        /// Who may challenge.
        seat: Seat,
        /// Who laid the card.
        against: Seat,
        /// How many cards are to be drawn otherwise.
        cards: u16,
        /// Whether there are cards that answer it.
        answers: bool,
    },
    /// A player's turn is taken away.
    PassedOver {
        /// Whose.
        seat: Seat,
    },
    /// A player lays nothing, or nothing more, by choice.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player may lay another card.
    Again {
        /// Who.
        seat: Seat,
    },
    /// A player's turn begins anew, with a card that must be covered.
    Anew {
        /// Who.
        seat: Seat,
    },
    /// A player may lay further cards, whose effects wait for the last of them (N1-11).
    More {
        /// Who.
        seat: Seat,
        /// How many at most.
        cards: u8,
    },
    /// A card does something at once that cards which move do not tell, or that they tell only one by one: those follow.
    Does {
        /// Who laid it.
        by: Seat,
        /// What.
        deed: ImmediateEffect,
        /// To whom; to the one who laid it if it concerns no player more than the others.
        to: Seat,
    },
    /// A player will be passed over when the turn comes to him.
    SitsOut {
        /// Who.
        seat: Seat,
        /// How often.
        turns: u8,
    },
    /// A row of the times table is banned, or no longer (NN-4).
    Banned {
        /// Which row.
        row: u16,
        /// Whether it is banned now.
        in_force: bool,
    },
    /// Something was called.
    Called {
        /// Who called.
        seat: Seat,
        /// What.
        call: Call,
    },
    /// A call was forgotten and costs its penalty; the cards follow.
    Forgot {
        /// Who.
        seat: Seat,
        /// What should have been called.
        call: Call,
    },
    /// A forgotten call was caught; the cards follow.
    Caught {
        /// Who noticed.
        by: Seat,
        /// Who forgot.
        seat: Seat,
        /// What should have been called.
        call: Call,
    },
    /// A wrong run was caught; its cards go back next (N1-20).
    CaughtRun {
        /// Who noticed.
        by: Seat,
        /// Who laid it.
        seat: Seat,
        /// The clause of the penalty.
        clause: Option<Clause>,
    },
    /// Who had laid the last card was caught, and is back in the round (N1-18).
    BackIn {
        /// Who.
        seat: Seat,
    },
    /// The last card was challenged.
    Challenged {
        /// Who challenges.
        by: Seat,
        /// Who laid it.
        seat: Seat,
    },
    /// What the challenge showed.
    Judged {
        /// Who challenged.
        by: Seat,
        /// Who laid the card.
        seat: Seat,
        /// Whether it was laid justly.
        just: bool,
    },
    /// A player can neither lay nor draw, and is out of the round (UN-21).
    Eliminated {
        /// Who.
        seat: Seat,
    },
    /// A player called something that was not due, and pays for it next.
    CalledWrongly {
        /// Who.
        seat: Seat,
        /// What.
        call: Call,
    },
    /// The numbers of this round, where they fall with each round won; by seat.
    Numbers {
        /// The numbers.
        numbers: Vec<u16>,
    },
    /// A penalty counts so many points when the round is counted.
    Fined {
        /// Who pays it.
        seat: Seat,
        /// How many.
        points: u16,
    },
    /// A player holds more cards than a hand may have, and is out of the round.
    TooMany {
        /// Who.
        seat: Seat,
        /// How many a hand may have.
        most: u8,
    },
    /// Something was agreed on that no rule says; what it does follows (G-15).
    Agreed {
        /// What.
        agreed: Agreement,
    },
    /// A card was laid against the rules; it goes back next.
    WrongPlay {
        /// Who laid it.
        seat: Seat,
        /// Whether it was another player's turn.
        out_of_turn: bool,
        /// The clause of the penalty.
        clause: Option<Clause>,
    },
    /// A player has laid the last card.
    Out {
        /// Who.
        seat: Seat,
        /// First, second ...: counted from 1.
        place: u8,
        /// Points for it, in games where the one who goes out gets them.
        points: Option<u32>,
    },
    /// The round is over.
    RoundEnds {
        /// Why.
        end: RoundEnd,
        /// Who won the round; several share it.
        winners: Vec<Seat>,
        /// Points of this round, by seat.
        points: Vec<u32>,
        /// Points of the match so far, by seat.
        totals: Vec<u32>,
    },
    /// A player has too many points, and plays no further round.
    LeavesMatch {
        /// Who.
        seat: Seat,
    },
    /// The match is over.
    MatchEnds {
        /// Who won; several share it.
        winners: Vec<Seat>,
        /// The points, by seat.
        totals: Vec<u32>,
    },
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundEnd {
    /// As the rules intend.
    Finished,
    /// Nobody could play or draw (G-4).
    Blocked,
    /// The turn limit was reached (G-4).
    TurnLimit,
}

/// The engine's own record of an event, with every card. It never leaves the engine.
pub(in crate::engine) type FaceUp = Event<Vec<Card>>;

/// An event as one viewer may know it.
pub type Observation = Event<VisibleCards>;

/// Cards as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum VisibleCards {
    /// Face up: which they are, in the order in which they moved.
    Cards(Vec<CardKind>),
    /// Face down: how many they are.
    Backs(u16),
}

impl VisibleCards {
    /// How many cards there are.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            VisibleCards::Cards(cards) => cards.len(),
            VisibleCards::Backs(count) => usize::from(*count),
        }
    }

    /// The cards, if they can be seen.
    #[must_use]
    pub fn cards(&self) -> &[CardKind] {
        match self {
            VisibleCards::Cards(cards) => cards,
            VisibleCards::Backs(_) => &[],
        }
    }
}

/// The border: what a viewer may know of an event (G-12). Only cards that move can be hidden, and by the places alone.
pub(in crate::engine) fn see(event: &FaceUp, viewer: Viewer, rules: &Rules) -> Observation {
    let CardMovement { cards, from, to, cause, held } = match event {
        Event::Moved(moved) => moved,
        Event::Told(happening) => return Event::Told(happening.clone()),
    };
    let open_hands = rules.book().open_hands.is_some();
    let glimpse = if from.is_open_to(viewer, open_hands) || to.is_open_to(viewer, open_hands) {
        VisibleCards::Cards(cards.iter().map(|card| rules.deck().kind(*card)).collect())
    } else {
        VisibleCards::Backs(u16::try_from(cards.len()).unwrap_or(u16::MAX))
    };
    Event::Moved(CardMovement { cards: glimpse, from: *from, to: *to, cause: *cause, held: *held })
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Why it ended.
    pub end: RoundEnd,
    /// Who won the round; several share it.
    pub winners: SeatSet,
    /// Who won the match, if this was its last round.
    pub champions: Option<SeatSet>,
}

/// Why cards move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// At the deal.
    Deal,
    /// Turned up as start card.
    Start,
    /// A start card that goes back.
    StartGoesBack,
    /// Turned up, and left under the card that is turned on it.
    StartStaysUnder,
    /// Laid.
    Play,
    /// Laid out of turn, the same card as the one before (UH-10).
    JumpIn,
    /// Drawn in the own turn, by choice or for lack of a card.
    Draw,
    /// Drawn because of cards that were laid before, for which it could be waited, or to cover the last card.
    Effect,
    /// A card does it to a player at once.
    Does(ImmediateEffect),
    /// Drawn as a penalty for a forgotten call.
    CallPenalty,
    /// Drawn as a penalty for a wrong play.
    WrongPlayPenalty,
    /// Drawn because of a challenge, by whoever lost it.
    Challenge,
    /// Taken back after a wrong play.
    TakeBack,
    /// Shown because of a challenge or of a card.
    Shown,
    /// Set aside because its player is out (UN-23).
    SetAside,
    /// A hand that moves on to another player (N1-14).
    HandsMove,
    /// Given away by agreement (G-15).
    Gift,
    /// Drawn by agreement (G-15).
    Agreement,
}

/// What sort of move it is to those at the table, whatever it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// A player lays cards.
    Laid,
    /// A player draws as it comes.
    Drawn,
    /// A player has to draw, because of others or of a fault.
    Imposed,
    /// A player gives cards to another one.
    Given,
    /// Cards are moved for the table, or with something that is told of its own.
    Arranged,
}

impl Cause {
    /// What sort of move it is, from one place to another. With what a card does, the places say it.
    #[must_use]
    pub fn manner(self, from: Place, to: Place) -> Manner {
        match self {
            Cause::Does(_) => match (from, to) {
                (Place::Hand(_), Place::Hand(_)) => Manner::Given,
                (_, Place::Hand(_)) => Manner::Imposed,
                _ => Manner::Arranged,
            },
            Cause::Play | Cause::JumpIn => Manner::Laid,
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

    /// The name by which a balance counts it, if that is worth counting; an effect of a card has that of the rule file.
    #[must_use]
    pub fn counted(self) -> Option<&'static str> {
        match self {
            Cause::Draw => Some("own draw"),
            Cause::Effect => Some("draw"),
            Cause::Does(deed) => Some(deed.name()),
            Cause::CallPenalty => Some("penalty for a call"),
            Cause::WrongPlayPenalty => Some("penalty for a wrong play"),
            Cause::Challenge => Some("penalty of a challenge"),
            Cause::Gift => Some("give"),
            Cause::Deal
            | Cause::Start
            | Cause::StartGoesBack
            | Cause::StartStaysUnder
            | Cause::Play
            | Cause::JumpIn
            | Cause::TakeBack
            | Cause::Shown
            | Cause::SetAside
            | Cause::HandsMove
            | Cause::Agreement => None,
        }
    }
}

/// Where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The draw pile, face down.
    Pile,
    /// The discard pile, open.
    Discard,
    /// Beside the discard pile, open.
    Beside,
    /// A hand.
    Hand(Seat),
    /// Out of the round, face down.
    Aside,
    /// A hand that is shown to one player: the cards stay where they are.
    ShownTo(Seat),
}

impl Place {
    /// Whether this viewer sees the cards that lie here or move through here.
    pub(super) fn is_open_to(self, viewer: Viewer, open_hands: bool) -> bool {
        match self {
            Place::Pile | Place::Aside => false,
            Place::Discard | Place::Beside => true,
            Place::Hand(_) if open_hands => true,
            Place::Hand(seat) | Place::ShownTo(seat) => viewer == Viewer::Seat(seat),
        }
    }
}
