//! What a player does, as the predicate of a clause: "plays red 5", "draws two cards".

use super::Announcer;
use crate::cards::{CardKind, Wish};
use crate::engine::{Call, Glimpse, Seat};
use crate::say::arg::Text;

/// Up to so many drawn cards are named within the clause; more in a sentence of their own.
const NAMED_WITHIN: usize = 2;

impl Announcer<'_> {
    /// Lays cards, in turn (`do-play`) or not (`do-jump-in`); in braille the wish stands with them.
    pub(super) fn plays(&self, id: &str, seat: Seat, cards: &[CardKind], wish: Option<Wish>) -> Vec<Text> {
        let wish = wish.map(|wish| self.wishes(seat, wish));
        let mark = wish.as_ref().map_or_else(String::new, |wish| wish.braille.clone());
        let play = self.about(id, seat, &[("cards", cards.into()), ("wish", mark.into())]);
        let wish = wish.map(|wish| Text { braille: String::new(), ..wish });
        [play].into_iter().chain(wish).collect()
    }

    pub(super) fn plays_wrongly(&self, seat: Seat, cards: &[CardKind], out_of_turn: bool) -> Text {
        self.about("do-play-wrong", seat, &[("cards", cards.into()), ("out-of-turn", out_of_turn.into())])
    }

    pub(super) fn wishes(&self, seat: Seat, wish: Wish) -> Text {
        self.about("do-wish", seat, &[("colour", wish.into())])
    }

    pub(super) fn calls(&self, seat: Seat, call: Call) -> Text {
        self.about("do-call", seat, &[("call", self.call(call).into())])
    }

    /// Draws cards; and, if they are too many to name here, the sentence that names them.
    pub(super) fn draws(&self, seat: Seat, cards: &Glimpse) -> (Text, Option<Text>) {
        let count = ("count", cards.count().into());
        match cards {
            Glimpse::Cards(known) if !known.is_empty() && known.len() <= NAMED_WITHIN => {
                (self.about("do-draw-cards", seat, &[count, ("cards", known.as_slice().into())]), None)
            }
            Glimpse::Cards(known) if !known.is_empty() => {
                let mut sorted = known.clone();
                sorted.sort_unstable();
                let named = self.text("drawn", &[("cards", sorted.as_slice().into())]);
                (self.about("do-draw", seat, &[count]), Some(named))
            }
            _ => (self.about("do-draw", seat, &[count]), None),
        }
    }

    /// Draws several cards one after the other: how many, and the last of them.
    pub(super) fn draws_several(&self, seat: Seat, cards: &[CardKind]) -> Text {
        let last = cards.last().map_or(&[][..], std::slice::from_ref);
        self.about("do-draw-several", seat, &[("count", cards.len().into()), ("card", last.into())])
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
        let args = [("which", which.into()), ("count", fitting.len().into()), ("cards", fitting.as_slice().into())];
        self.text("drawn-fit", &args)
    }

    pub(super) fn owes(&self, id: &str, seat: Seat, cards: u16, answers: bool) -> Text {
        self.about(id, seat, &[("count", cards.into()), ("answers", answers.into())])
    }

    pub(super) fn forgets(&self, seat: Seat, call: Call) -> Text {
        self.about("do-forget", seat, &[("call", self.call(call).into())])
    }

    /// Does something to another player: `do-catch`, `do-challenge`.
    pub(super) fn does_to(&self, id: &str, seat: Seat, other: Seat, call: Option<Call>) -> Text {
        let call = call.map_or("", |call| self.call(call));
        let other_you = ("other-you", self.is_you(other).into());
        self.about(id, seat, &[other_you, ("other", self.who(other).into()), ("call", call.into())])
    }

    /// What is written on a card, if anything is: it is read out when the card is laid (N1-13).
    pub(in crate::say) fn written_on(&self, card: CardKind) -> Option<Text> {
        Some(self.text("card-says", &[("text", self.card_text(card)?.into())]))
    }

    /// Gives a card away, named to those who know it.
    pub(super) fn gives(&self, seat: Seat, to: Seat, cards: &Glimpse) -> Text {
        let other = [("other-you", self.is_you(to).into()), ("other", self.who(to).into())];
        match cards {
            Glimpse::Cards(known) => {
                let [you, who] = other;
                let count = ("count", cards.count().into());
                self.about("do-give-cards", seat, &[you, who, count, ("cards", known.as_slice().into())])
            }
            Glimpse::Backs(count) => {
                let [you, who] = other;
                self.about("do-give", seat, &[you, who, ("count", (*count).into())])
            }
        }
    }

    /// Has laid the last card; with place and points where the others play on.
    pub(super) fn goes_out(&self, seat: Seat, place: u8, points: Option<u32>, placed: bool) -> Text {
        if !placed {
            return self.about("do-out", seat, &[]);
        }
        let scored = ("scored", points.is_some().into());
        let args = [("place", place.into()), scored, ("points", points.unwrap_or_default().into())];
        self.about("do-out-placed", seat, &args)
    }
}
