//! What a player does, as the predicate of a clause: "plays red 5", "draws two cards".

use super::Announcer;
use crate::cards::{CardKind, Wish};
use crate::engine::{Call, Seat, VisibleCards};
use crate::rules::book::ScoreTo;
use crate::say::arg::Text;
use crate::say::message::Message;
use crate::say::msg;
use crate::say::told_by::{About, DoneTo, Owes, Plays};

/// Up to so many drawn cards are named within the clause; more in a sentence of their own.
const NAMED_WITHIN: usize = 2;

impl Announcer<'_> {
    /// Lays cards, in turn (`do-play`) or not (`do-jump-in`); in braille the wish stands with them.
    pub(super) fn plays(
        &self,
        message: Message<'_, Plays<'_>>,
        seat: Seat,
        cards: &[CardKind],
        wish: Option<Wish>,
    ) -> Vec<Text> {
        let wish = wish.map(|wish| self.wishes(seat, wish));
        let mark = wish.as_ref().map_or_else(String::new, |wish| wish.braille.clone());
        let (you, who) = (self.is_you(seat).into(), self.who(seat).into());
        let play = self.say(message.with(Plays { you, who, cards: cards.into(), wish: mark.into() }));
        let wish = wish.map(|wish| Text { braille: String::new(), ..wish });
        [play].into_iter().chain(wish).collect()
    }

    pub(super) fn plays_wrongly(&self, seat: Seat, cards: &[CardKind], out_of_turn: bool) -> Text {
        self.about(msg!("do-play-wrong", cards, "out-of-turn" = out_of_turn; About), seat)
    }

    pub(super) fn wishes(&self, seat: Seat, wish: Wish) -> Text {
        self.about(msg!("do-wish", colour = wish; About), seat)
    }

    pub(super) fn calls(&self, seat: Seat, call: Call) -> Text {
        self.about(msg!("do-call", call = self.call(call); About), seat)
    }

    /// Draws cards; and, if they are too many to name here, the sentence that names them.
    pub(super) fn draws(&self, seat: Seat, cards: &VisibleCards) -> (Text, Option<Text>) {
        let count = cards.count();
        match cards {
            VisibleCards::Cards(known) if !known.is_empty() && known.len() <= NAMED_WITHIN => {
                (self.about(msg!("do-draw-cards", count, cards = known.as_slice(); About), seat), None)
            }
            VisibleCards::Cards(known) if !known.is_empty() => {
                let mut sorted = known.clone();
                sorted.sort_unstable();
                let named = self.say(msg!("drawn", cards = sorted.as_slice()));
                (self.about(msg!("do-draw", count; About), seat), Some(named))
            }
            _ => (self.about(msg!("do-draw", count; About), seat), None),
        }
    }

    /// Draws several cards one after the other: how many, and the last of them.
    pub(super) fn draws_several(&self, seat: Seat, cards: &[CardKind]) -> Text {
        let last = cards.last().map_or(&[][..], std::slice::from_ref);
        self.about(msg!("do-draw-several", count = cards.len(), card = last; About), seat)
    }

    /// Which of the cards just drawn fit: "It fits.", "None of them fits.", "Red 2 and yellow 6 fit."
    pub(super) fn which_fit(&self, drawn: &[CardKind], playable: &[CardKind]) -> Text {
        let mut fitting: Vec<CardKind> = drawn.iter().copied().filter(|card| playable.contains(card)).collect();
        fitting.sort_unstable();
        fitting.dedup();
        let which = match (fitting.as_slice(), drawn) {
            ([], [_]) => "no",
            ([], _) => "none",
            ([card], [.., last]) if card == last => "last",
            _ => "several",
        };
        self.say(msg!("drawn-fit", which, count = fitting.len(), cards = fitting.as_slice()))
    }

    pub(super) fn owes(&self, message: Message<'_, Owes<'_>>, seat: Seat, cards: u16, answers: bool) -> Text {
        let (you, who) = (self.is_you(seat).into(), self.who(seat).into());
        self.say(message.with(Owes { you, who, count: cards.into(), answers: answers.into() }))
    }

    pub(super) fn forgets(&self, seat: Seat, call: Call) -> Text {
        self.about(msg!("do-forget", call = self.call(call); About), seat)
    }

    /// Calls something that is not due.
    pub(super) fn calls_wrongly(&self, seat: Seat, call: Call) -> Text {
        self.about(msg!("do-call-wrongly", call = self.call(call); About), seat)
    }

    /// Pays a penalty in points: to the others, where points are good.
    pub(super) fn is_fined(&self, seat: Seat, points: u16) -> Text {
        let minus = self.rules().book().score.to == ScoreTo::OwnMinus;
        self.about(msg!("do-fined", points, minus; About), seat)
    }

    /// Does something to another player: `do-catch`, `do-challenge`.
    pub(super) fn does_to(
        &self,
        message: Message<'_, DoneTo<'_>>,
        seat: Seat,
        other: Seat,
        call: Option<Call>,
    ) -> Text {
        let call = call.map_or("", |call| self.call(call));
        self.say(message.with(DoneTo {
            you: self.is_you(seat).into(),
            who: self.who(seat).into(),
            other_you: self.is_you(other).into(),
            other: self.who(other).into(),
            call: call.into(),
        }))
    }

    /// What is written on a card, if anything is: it is read out when the card is laid (N1-13).
    pub(in crate::say) fn written_on(&self, card: CardKind) -> Option<Text> {
        Some(self.say(msg!("card-says", text = self.card_text(card)?)))
    }

    /// Gives a card away, named to those who know it.
    pub(super) fn gives(&self, seat: Seat, to: Seat, cards: &VisibleCards) -> Text {
        let (you, other, count) = (self.is_you(to), self.who(to), cards.count());
        let message = match cards {
            VisibleCards::Cards(known) => {
                msg!("do-give-cards", "other-you" = you, other, count, cards = known.as_slice(); About)
            }
            VisibleCards::Backs(_) => msg!("do-give", "other-you" = you, other, count; About),
        };
        self.about(message, seat)
    }

    /// Has laid the last card; with place and points where the others play on.
    pub(super) fn goes_out(&self, seat: Seat, place: u8, points: Option<u32>, placed: bool) -> Text {
        if !placed {
            return self.about(msg!("do-out"; About), seat);
        }
        let scored = points.is_some();
        self.about(msg!("do-out-placed", place, scored, points = points.unwrap_or_default(); About), seat)
    }
}
