//! Move generation: the list of legal moves, groups of cards played together, and a decision picked without building
//! the list.

use super::legality::Legality;
use super::moves::{Move, PlayedTogether};
use super::phase::Awaiting;
use super::piles::Hand;
use crate::cards::{CardKind, KindSet};
use crate::engine::Seat;
use crate::games::shedding::rules::{AfterDraw, Alike, DrawWhen, Holding, Together, WordMasks, bit_of, first_of};
use crate::rules::{Call, Clause};

impl Legality<'_> {
    #[inline]
    pub fn without_a_card(&self, playable: KindSet) -> &'static [Move] {
        if matches!(self.table.phase, Awaiting::Turn) && self.may_ever_draw() {
            return match (self.may_draw_instead(playable), self.rules.book.drawing.lets_pass(true)) {
                (true, false) => &[Move::Draw],
                (true, true) => &[Move::Draw, Move::Pass],
                (false, true) => &[Move::Pass],
                (false, false) => &[],
            };
        }
        self.without_drawing(playable)
    }

    #[inline(never)]
    fn without_drawing(&self, playable: KindSet) -> &'static [Move] {
        match self.table.phase {
            Awaiting::Turn if playable.is_empty() || self.rules.book.drawing.lets_pass(false) => &[Move::Pass],
            Awaiting::Drawn(Some(_)) if self.must_play_drawn(playable) => &[],
            Awaiting::Drawn(_)
            | Awaiting::Again
            | Awaiting::More { .. }
            | Awaiting::AnswerSkip(_)
            | Awaiting::JumpIn => &[Move::Pass],
            Awaiting::AnswerDraw { .. } => &[Move::Draw],
            Awaiting::Challenge { .. } => &[Move::Draw, Move::Challenge],
            Awaiting::Turn
            | Awaiting::NameColour
            | Awaiting::NameWish
            | Awaiting::NameCard
            | Awaiting::NamePlayer
            | Awaiting::Give { .. }
            | Awaiting::RoundOver
            | Awaiting::MatchOver => &[],
        }
    }

    /// The decisions of a seat without calls, in a fixed order: cards in deck order, then the rest.
    pub fn decisions(&self, seat: Seat, moves: &mut Vec<Move>) {
        moves.clear();
        if self.to_act() != Some(seat) {
            return;
        }
        let playable = self.playable();
        self.plays(playable, None, moves);
        moves.extend(self.groups().into_iter().map(|cards| Move::PlayTogether { cards, call: None }));
        moves.extend(self.without_a_card(playable));
        match self.table.phase {
            Awaiting::NameColour | Awaiting::NameWish => {
                moves.extend(self.choices().iter().copied().map(Move::Choose));
            }
            Awaiting::NameCard => moves.extend(self.table.standing.iter().map(Move::StandFor)),
            Awaiting::NamePlayer => moves.extend(self.candidates().iter().map(Move::ChoosePlayer)),
            Awaiting::Give { .. } => moves.extend(self.table.kinds(seat).iter().map(Move::Give)),
            _ => {}
        }
    }

    /// All legal moves of a seat, in a fixed order: decisions, then calls and catches.
    pub fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.decisions(seat, moves);
        if self.table.phase == Awaiting::RoundOver {
            moves.push(Move::Deal);
        }
        if self.to_act() == Some(seat) {
            for call in self.calls_with(1) {
                self.plays(self.playable(), Some(call), moves);
            }
            for cards in self.groups() {
                let calls = self.calls_with(cards.as_slice().len());
                moves.extend(calls.map(|call| Move::PlayTogether { cards, call: Some(call) }));
            }
        }
        let calls = (0..self.rules.book.calls.len()).filter_map(|index| u8::try_from(index).ok()).map(Call);
        moves.extend(calls.filter(|call| self.may_call(seat, *call)).map(Move::Call));
        let targets = Seat::all(self.setup.seats).filter(|target| self.may_catch(seat, *target));
        moves.extend(targets.map(Move::Catch));
    }

    fn plays(&self, playable: KindSet, call: Option<Call>, moves: &mut Vec<Move>) {
        if (playable & self.wishing()).is_empty() {
            moves.extend(playable.iter().map(|card| Move::Play { card, wish: None, call }));
            return;
        }
        for card in playable.iter() {
            match self.wishes_of(self.table.turn, card) {
                Some(wishes) => moves.extend(wishes.iter().map(|wish| Move::Play { card, wish: Some(*wish), call })),
                None => moves.push(Move::Play { card, wish: None, call }),
            }
        }
    }
}

/// The cards of one move that are put together under a rule.
struct Group<'a> {
    rule: &'a Together,
    of: KindSet,
    step: usize,
    cards: Vec<CardKind>,
    found: &'a mut Vec<PlayedTogether>,
}

impl Legality<'_> {
    pub fn groups(&self) -> Vec<PlayedTogether> {
        let mut found = Vec::new();
        if !self.rules.lays_together() || !self.may_play_several() {
            return found;
        }
        let (playable, hand) = (self.playable(), self.table.hands[self.table.turn.index()]);
        for (rule, of) in self.rules_of_together() {
            for step in if rule.same == Alike::Run { 0..2 } else { 0..1 } {
                let mut group = Group { rule, of, step, cards: Vec::new(), found: &mut found };
                for first in (playable & of).iter() {
                    self.extend(&mut group, hand, first);
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Adds a card of the hand to the group, records the group if it is long enough, and adds further cards.
    fn extend(&self, group: &mut Group<'_>, mut hand: Hand, kind: CardKind) {
        let rule = group.rule;
        hand.remove_one(kind, self.rules.deck());
        group.cards.push(kind);
        let may_end = hand.len() > 0 || !self.rules.not_last().contains(kind);
        if group.cards.len() >= usize::from(rule.min) && may_end {
            group.found.extend(PlayedTogether::new(&group.cards));
        }
        if group.cards.len() < usize::from(rule.max) {
            for next in (hand.kinds() & group.of & self.following(rule.same, group.step, kind)).iter() {
                self.extend(group, hand, next);
            }
        }
        group.cards.pop();
    }

    /// The kinds that may follow a card of a group. A run goes up with the step 0, down with 1.
    fn following(&self, same: Alike, step: usize, last: CardKind) -> KindSet {
        match same {
            Alike::Face => KindSet::from_iter([last]),
            Alike::Symbol => self.rules.of_one_symbol(last),
            Alike::Run => KindSet::from_iter(self.rules.neighbours(last)[step]),
        }
    }

    pub fn may_play_several(&self) -> bool {
        self.table.phase == Awaiting::Turn || self.table.phase.is_answering() && self.rules.answers_together()
    }

    fn rules_of_together(&self) -> impl Iterator<Item = (&Together, KindSet)> {
        let answering = self.table.phase.is_answering();
        self.rules.together().filter(move |(rule, _)| !answering || rule.as_answer.is_some())
    }

    /// The clause of the group rule that is closest to these cards.
    pub fn together_clause(&self, cards: &[CardKind]) -> Option<Clause> {
        let rules = || self.rules.book.together.values();
        let deck = self.rules.deck();
        let alike = cards.windows(2).all(|pair| deck.face(pair[0]).symbol == deck.face(pair[1]).symbol);
        let one_colour = cards.windows(2).all(|pair| deck.face(pair[0]).colour == deck.face(pair[1]).colour);
        let is_meant = |rule: &&Together| match rule.same {
            Alike::Face | Alike::Symbol => alike,
            Alike::Run => one_colour && !alike,
        };
        let length = |rule: &&Together| rule.allows(cards.len());
        let meant = rules().find(is_meant).or_else(|| rules().find(length)).or_else(|| rules().next());
        meant.and_then(|rule| rule.clause)
    }

    /// The groups that are not contained in another one; of permutations, the first.
    pub fn largest_groups(&self) -> Vec<PlayedTogether> {
        let mut groups = self.groups();
        groups.sort_by_key(|group| std::cmp::Reverse(group.as_slice().len()));
        let mut largest: Vec<PlayedTogether> = Vec::new();
        for group in groups {
            if !largest.iter().any(|other| holds_all(other.as_slice(), group.as_slice())) {
                largest.push(group);
            }
        }
        largest
    }

    /// The calls that the player on turn can make with that many cards.
    fn calls_with(&self, cards: usize) -> impl Iterator<Item = Call> {
        let late = self.table.due_calls[self.table.turn.index()].map(|owed| owed.call);
        let due = self.call_with(cards);
        due.into_iter().chain(late.filter(move |late| due != Some(*late)))
    }

    pub fn belong_together(&self, cards: &[CardKind]) -> bool {
        self.rules_of_together().any(|(rule, of)| {
            let follows =
                |step| cards.windows(2).all(|pair| self.following(rule.same, step, pair[0]).contains(pair[1]));
            rule.allows(cards.len()) && cards.iter().all(|kind| of.contains(*kind)) && (0..2).any(follows)
        })
    }

    /// Sorts the cards into an order in which they may be played now, preferably one that keeps the first card. Without
    /// such an order they stay as named (G-6, N1-17).
    pub fn in_order(&self, cards: PlayedTogether) -> PlayedTogether {
        let named = cards.as_slice();
        let is_same =
            |group: &&PlayedTogether| holds_all(group.as_slice(), named) && holds_all(named, group.as_slice());
        if self.belong_together(named) && self.playable().contains(named[0]) {
            return cards;
        }
        let groups = self.groups();
        let orders = || groups.iter().filter(is_same);
        orders().find(|group| group.as_slice()[0] == named[0]).or_else(|| orders().next()).copied().unwrap_or(cards)
    }

    /// True if the cards belong together in some order.
    pub fn belong_together_in_some_order(&self, cards: &[CardKind]) -> bool {
        let up = |from: CardKind| std::iter::successors(Some(from), |kind| self.rules.neighbours(*kind)[0]);
        let rises = |from: CardKind| up(from).take_while(|kind| cards.contains(kind)).count() == cards.len();
        let is_run = |(rule, of): (&Together, KindSet)| {
            rule.same == Alike::Run
                && rule.allows(cards.len())
                && cards.iter().all(|kind| of.contains(*kind))
                && cards.iter().any(|from| rises(*from))
        };
        self.belong_together(cards) || self.rules_of_together().any(is_run)
    }
}

fn holds_all(cards: &[CardKind], others: &[CardKind]) -> bool {
    let count = |list: &[CardKind], kind: CardKind| list.iter().filter(|other| **other == kind).count();
    others.iter().all(|kind| count(cards, *kind) >= count(others, *kind))
}

/// The decisions of a turn as a bit mask: a bit for each kind that may be played by itself.
struct InWords<'a> {
    words: &'a WordMasks,
    plays: u64,
    other: Option<Move>,
}

impl InWords<'_> {
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
    /// The decision with the number that `which` returns for the count of decisions. `which` is not called for a
    /// single decision.
    #[inline]
    pub fn pick(&self, seat: Seat, which: impl FnOnce(usize) -> usize) -> Option<Move> {
        let of = |all: usize| if all == 1 { 0 } else { which(all) };
        if matches!(self.table.phase, Awaiting::Turn | Awaiting::Drawn(_)) && self.table.turn == seat {
            if let Some(words) = self.in_words() {
                return words.pick(of);
            }
        }
        self.pick_from_list(seat, of)
    }

    /// Slow path without bit masks.
    #[inline(never)]
    fn pick_from_list(&self, seat: Seat, of: impl FnOnce(usize) -> usize) -> Option<Move> {
        let mut moves = Vec::new();
        self.decisions(seat, &mut moves);
        if moves.is_empty() { None } else { moves.get(of(moves.len())).copied() }
    }

    /// The decisions of a free turn, or after drawing, if every card is played alone; `None` if masks are not
    /// sufficient.
    #[inline]
    fn in_words(&self) -> Option<InWords<'_>> {
        let (table, rules) = (self.table, self.rules);
        let words = rules.own.words.as_ref()?;
        let hand = &table.hands[table.turn.index()];
        let fits = hand.kinds().low() & words.fits[rules.place_of(self.top()?, table.wish, table.bans)];
        let mut plays = match table.phase {
            Awaiting::Drawn(Some(card)) => fits & bit_of(rules.deck().kind(card)),
            _ => fits,
        };
        if hand.len() == 1 {
            plays &= !words.not_last;
        }
        if plays & words.no_bluff != 0 {
            plays = self.without_bluffs(words, plays);
        }
        let more = hand.len() == 1 && plays & words.wishing_later != 0;
        let alone = !rules.lays_together() || table.phase != Awaiting::Turn;
        if more || !alone && !self.groups().is_empty() {
            return None;
        }
        Some(InWords { words, plays, other: self.other_than(words, plays) })
    }

    fn without_bluffs(&self, words: &WordMasks, mut plays: u64) -> u64 {
        let Some(in_force) = self.colour_in_force() else { return plays };
        let held = self.table.kinds(self.table.turn).low() & words.of_colour[in_force.index()];
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

    #[inline]
    fn other_than(&self, words: &WordMasks, plays: u64) -> Option<Move> {
        match self.table.phase {
            Awaiting::Drawn(None) => Some(Move::Pass),
            Awaiting::Drawn(Some(_)) => {
                (plays == 0 || self.rules.book.drawing.then != AfterDraw::MustPlayDrawn).then_some(Move::Pass)
            }
            _ if self.may_ever_draw() => (self.rules.book.drawing.when == DrawWhen::Anytime
                || plays & !words.optional == 0)
                .then_some(Move::Draw),
            _ => (plays == 0 || self.rules.book.drawing.lets_pass(false)).then_some(Move::Pass),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_holds_another_one_if_it_has_each_card_as_often() {
        let kinds = |numbers: &[u8]| numbers.iter().map(|number| CardKind(*number)).collect::<Vec<_>>();
        for (cards, others, holds) in [
            (&[1, 2, 2][..], &[2, 2][..], true),
            (&[2, 1, 2], &[2, 2, 1], true),
            (&[1, 2], &[2, 2], false),
            (&[1], &[2], false),
            (&[1], &[], true),
            (&[], &[1], false),
        ] {
            assert_eq!(holds_all(&kinds(cards), &kinds(others)), holds, "{cards:?} {others:?}");
        }
    }
}
