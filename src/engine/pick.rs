//! One of the decisions of the player on turn, chosen without drawing up their list.
//!
//! The decisions are counted by the same masks from which the list is made, in the same order, and the one with the wanted
//! number is found among them. A property test holds that both ways agree at every table.

use super::judge::Judge;
use super::moves::Move;
use super::seat::Seat;
use super::stage::Stage;
use crate::cards::{CardKind, KindSet, Wish};
use crate::rules::book::DrawWhen;

/// The first kind of card of some that have a bit each.
#[inline]
fn first_of(kinds: u64) -> CardKind {
    CardKind(kinds.trailing_zeros().to_le_bytes()[0])
}

impl Judge<'_> {
    /// The decision whose number `which` names when it is told how many there are; it is not asked where there is only one.
    /// Nothing for a seat that has nothing to decide.
    pub fn pick(&self, seat: Seat, which: impl FnOnce(usize) -> usize) -> Option<Move> {
        if self.to_act() != Some(seat) {
            return None;
        }
        let of = |all: usize| if all == 1 { 0 } else { which(all) };
        match self.table.stage {
            Stage::Turn => match self.plain_plays() {
                Some(plays) => self.pick_plain(plays, of),
                None => self.pick_of_turn(of),
            },
            Stage::NameColour | Stage::NameWish => {
                let wishes = self.choices();
                wishes.get(of(wishes.len())).copied().map(Move::Choose)
            }
            Stage::NameCard => {
                let kinds = self.table.standing;
                kinds.nth(of(kinds.len())).map(Move::StandFor)
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

    /// What may be laid in a free turn, a bit for each kind of card, if each is laid alone and without a wish. Nothing where more
    /// than that has to be looked at.
    #[inline]
    fn plain_plays(&self) -> Option<u64> {
        let (table, rules) = (self.table, self.rules);
        let hand = &table.hands[table.turn.index()];
        let is_more =
            rules.has_no_bluff() || rules.has_stand_ins() || rules.book().countdown.is_some() || hand.len() == 1;
        if is_more || !rules.kinds_fit_in_a_word() {
            return None;
        }
        let fitting = rules.kinds_fitting(self.top()?, table.wish, table.bans).low();
        let plays = hand.kinds().low() & fitting;
        let plain = plays & rules.wishing().low() == 0 && !(rules.lays_together() && self.any_has_company(plays));
        plain.then_some(plays)
    }

    /// Whether anything is held that could be laid together with one of these cards.
    fn any_has_company(&self, mut plays: u64) -> bool {
        let hand = self.table.hands[self.table.turn.index()];
        while plays != 0 {
            if self.may_have_company(hand, first_of(plays)) {
                return true;
            }
            plays &= plays - 1;
        }
        false
    }

    /// One of these cards, or what can be done instead.
    #[inline]
    fn pick_plain(&self, plays: u64, of: impl FnOnce(usize) -> usize) -> Option<Move> {
        let other = if self.may_ever_draw() {
            let anytime = self.rules.book().drawing.when == DrawWhen::Anytime;
            (anytime || plays & !self.rules.optional().low() == 0).then_some(Move::Draw)
        } else {
            (plays == 0).then_some(Move::Pass)
        };
        let cards = plays.count_ones() as usize;
        let index = of(cards + usize::from(other.is_some()));
        if index >= cards {
            return other;
        }
        let left = (0..index).fold(plays, |left, _| left & (left - 1));
        Some(Move::play(first_of(left)))
    }

    /// A card with what it wishes, several cards together, or what can be done instead.
    fn pick_of_turn(&self, of: impl FnOnce(usize) -> usize) -> Option<Move> {
        let playable = self.playable();
        let others = self.without_a_card(playable);
        if playable.is_empty() {
            return others.get(of(others.len())).copied();
        }
        let wishing = playable & self.wishing();
        if wishing.is_empty() && !self.rules.lays_together() {
            let plays = playable.len();
            let index = of(plays + others.len());
            let play = if index < plays { playable.nth(index).map(Move::play) } else { None };
            return play.or_else(|| others.get(index - plays).copied());
        }
        self.pick_among_all(playable, wishing, others, of)
    }

    /// The same where something is wished with some cards, or several can be laid together.
    fn pick_among_all(
        &self,
        playable: KindSet,
        wishing: KindSet,
        others: &[Move],
        of: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        let together = self.groups_of(playable);
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
