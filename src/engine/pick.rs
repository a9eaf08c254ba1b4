//! One of the decisions of the player on turn, chosen without drawing up their list.
//!
//! The decisions are counted by the same masks from which the list is made, in the same order, and the one with the wanted
//! number is found among them. A property test holds that both ways agree at every table.

use super::judge::Legality;
use super::moves::Move;
use super::seat::Seat;
use super::stage::Phase;
use crate::cards::{CardKind, KindSet, Wish};
use crate::rules::book::{AfterDraw, DrawWhen, Holding};
use crate::rules::{Words, bit_of, first_of};

/// What can be done in a turn, in words: a bit for each kind of card that may be laid by itself.
struct InWords<'a> {
    words: &'a Words,
    plays: u64,
    /// What can be done instead.
    other: Option<Move>,
}

impl InWords<'_> {
    /// One of these cards with what it wishes, or what can be done instead.
    #[inline]
    fn pick(&self, of: impl FnOnce(usize) -> usize) -> Option<Move> {
        let InWords { words, plays, other } = *self;
        if plays == 0 {
            return other;
        }
        let wishing = plays & words.wishing;
        if other.is_none() && wishing == 0 && plays.is_power_of_two() {
            return Some(Move::play(first_of(plays)));
        }
        let more = |cards: u64| cards.count_ones() as usize * (words.wishes.len() - 1);
        let all = plays.count_ones() as usize + if wishing == 0 { 0 } else { more(wishing) };
        let mut left = of(all + usize::from(other.is_some()));
        if left >= all {
            return other;
        }
        let mut cards = plays;
        loop {
            let card = cards & cards.wrapping_neg();
            let ways = if wishing & card == 0 { 1 } else { words.wishes.len() };
            if left < ways {
                let wish = if wishing & card == 0 { None } else { words.wishes.get(left).copied() };
                return Some(Move::Play { card: first_of(card), wish, call: None });
            }
            left -= ways;
            cards ^= card;
        }
    }
}

impl Legality<'_> {
    /// The decision whose number `which` names when it is told how many there are; it is not asked where there is only one.
    /// Nothing for a seat that has nothing to decide.
    #[inline]
    pub fn pick(&self, seat: Seat, which: impl FnOnce(usize) -> usize) -> Option<Move> {
        let of = |all: usize| if all == 1 { 0 } else { which(all) };
        if matches!(self.table.stage, Phase::Turn | Phase::Drawn(_)) && self.table.turn == seat {
            if let Some(words) = self.in_words() {
                return words.pick(of);
            }
        }
        self.pick_otherwise(seat, of)
    }

    /// The same where words do not suffice.
    #[inline(never)]
    fn pick_otherwise(&self, seat: Seat, of: impl FnOnce(usize) -> usize) -> Option<Move> {
        if self.to_act() != Some(seat) {
            return None;
        }
        match self.table.stage {
            Phase::AnswerDraw(_) if self.rules.words().is_some() && self.answers().is_empty() => Some(Move::Draw),
            Phase::NameColour | Phase::NameWish => {
                let wishes = self.choices();
                wishes.get(of(wishes.len())).copied().map(Move::Choose)
            }
            Phase::NameCard => {
                let kinds = self.table.standing;
                kinds.nth(of(kinds.len())).map(Move::StandFor)
            }
            Phase::NamePlayer => {
                let candidates = self.candidates();
                candidates.iter().nth(of(candidates.len().into())).map(Move::ChoosePlayer)
            }
            Phase::Give { .. } => {
                let kinds = self.table.kinds(seat);
                kinds.nth(of(kinds.len())).map(Move::Give)
            }
            _ => self.pick_of_turn(of),
        }
    }

    /// What may be laid in a free turn, or after drawing, if each card is laid alone. Nothing where more than that has to be
    /// looked at.
    #[inline]
    fn in_words(&self) -> Option<InWords<'_>> {
        let (table, rules) = (self.table, self.rules);
        let words = rules.words()?;
        let hand = &table.hands[table.turn.index()];
        let fits = hand.kinds().low() & words.fits[rules.place_of(self.top()?, table.wish, table.bans)];
        let mut plays = match table.stage {
            Phase::Drawn(Some(card)) => fits & bit_of(rules.deck().kind(card)),
            _ => fits,
        };
        if hand.len() == 1 {
            plays &= !words.not_last;
        }
        if plays & words.no_bluff != 0 {
            plays = self.without_bluffs(words, plays);
        }
        let more = hand.len() == 1 && plays & words.wishing_later != 0;
        let alone = !rules.lays_together() || table.stage != Phase::Turn;
        if more || !alone && self.any_has_company(plays) {
            return None;
        }
        Some(InWords { words, plays, other: self.other_than(words, plays) })
    }

    /// Of these cards, those that would be no bluff.
    fn without_bluffs(&self, words: &Words, mut plays: u64) -> u64 {
        let Some(in_force) = self.colour_in_force() else { return plays };
        let held = self.table.kinds(self.table.turn).low() & words.of_colour[usize::from(in_force.0)];
        let mut cards = plays & words.no_bluff;
        while cards != 0 {
            let card = first_of(cards);
            let counts = match self.rules.kind(card).honest.map(|honest| honest.unless_holding) {
                Some(Holding::NumberOfColourInForce) => words.numbers,
                _ => u64::MAX,
            };
            if held & counts != 0 {
                plays &= !bit_of(card);
            }
            cards &= cards - 1;
        }
        plays
    }

    /// What can be done instead of laying one of these cards.
    #[inline]
    fn other_than(&self, words: &Words, plays: u64) -> Option<Move> {
        match self.table.stage {
            Phase::Drawn(None) => Some(Move::Pass),
            Phase::Drawn(Some(_)) => {
                (plays == 0 || self.rules.book().drawing.then != AfterDraw::MustPlayDrawn).then_some(Move::Pass)
            }
            _ if self.may_ever_draw() => (self.rules.book().drawing.when == DrawWhen::Anytime
                || plays & !words.optional == 0)
                .then_some(Move::Draw),
            _ => (plays == 0 || self.rules.book().drawing.lets_pass(false)).then_some(Move::Pass),
        }
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
