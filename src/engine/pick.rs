//! One of the decisions of the player on turn, chosen without drawing up their list.
//!
//! The decisions are counted by the same masks from which the list is made, in the same order, and the one with the wanted
//! number is found among them. A property test holds that both ways agree at every table.

use super::judge::Judge;
use super::moves::Move;
use super::seat::Seat;
use super::stage::Stage;
use crate::cards::{CardKind, KindSet, Wish};

impl Judge<'_> {
    /// The decision whose number `which` names when it is told how many there are; it is not asked where there is only one.
    /// Nothing for a seat that has nothing to decide.
    pub fn pick(&self, seat: Seat, which: impl FnOnce(usize) -> usize) -> Option<Move> {
        if self.to_act() != Some(seat) {
            return None;
        }
        let of = |all: usize| if all == 1 { 0 } else { which(all) };
        match self.table.stage {
            Stage::NameColour | Stage::NameWish => {
                let wishes = self.choices();
                wishes.get(of(wishes.len())).copied().map(Move::Choose)
            }
            Stage::NamePlayer => {
                let candidates = self.candidates();
                candidates.iter().nth(of(candidates.len().into())).map(Move::ChoosePlayer)
            }
            Stage::Give { .. } => {
                let kinds = self.table.kinds(seat);
                kinds.nth(of(kinds.len())).map(Move::Give)
            }
            _ => self.pick_of_turn(of),
        }
    }

    /// A card with what it wishes, several cards together, or what can be done instead.
    #[inline]
    fn pick_of_turn(&self, of: impl FnOnce(usize) -> usize) -> Option<Move> {
        let playable = self.playable();
        let together = self.groups_of(playable);
        let others = self.without_a_card(playable);
        let wishing = playable & self.wishing();
        let plain = if wishing.is_empty() { playable.len() } else { (playable - wishing).len() };
        let plays = plain + wishing.iter().map(|card| self.plays_of(card)).sum::<usize>();
        let index = of(plays + together.len() + others.len());
        if index >= plays {
            let laid = together.get(index - plays).map(|cards| Move::PlayTogether { cards: *cards, call: None });
            return laid.or_else(|| others.get(index - plays - together.len()).copied());
        }
        self.nth_play(playable, wishing, index)
    }

    /// In how many ways a card can be laid: one for each thing that can be wished with it.
    #[inline]
    fn plays_of(&self, card: CardKind) -> usize {
        self.wishes_of(self.table.turn, card).map_or(1, <[Wish]>::len)
    }

    /// The play with this number among those of some cards, of which some wish something.
    #[inline]
    fn nth_play(&self, playable: KindSet, wishing: KindSet, index: usize) -> Option<Move> {
        if wishing.is_empty() {
            return playable.nth(index).map(Move::play);
        }
        let mut left = index;
        for card in playable.iter() {
            let ways = if wishing.contains(card) { self.plays_of(card) } else { 1 };
            if left < ways {
                let wish = self.wishes_of(self.table.turn, card).and_then(|wishes| wishes.get(left)).copied();
                return Some(Move::Play { card, wish, call: None });
            }
            left -= ways;
        }
        None
    }
}
