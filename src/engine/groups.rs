//! Several cards that may be laid in one move: doubles, straights, cards of one rank.

use super::hand::Hand;
use super::judge::Legality;
use super::moves::{Laid, Move};
use super::stage::Phase;
use crate::cards::{CardKind, KindSet};
use crate::rules::book::{Alike, MOST_TOGETHER, Together};
use crate::rules::{Clause, Step};

/// Cards that are laid together, as they are put side by side.
struct Group<'a> {
    rule: &'a Together,
    /// The cards that may be laid so.
    of: KindSet,
    cards: [CardKind; MOST_TOGETHER as usize],
    len: usize,
    found: &'a mut Vec<Laid>,
}

impl Group<'_> {
    /// The cards so far.
    fn cards(&self) -> &[CardKind] {
        &self.cards[..self.len]
    }

    fn push(&mut self, kind: CardKind) {
        self.cards[self.len] = kind;
        self.len += 1;
    }

    fn pop(&mut self) {
        self.len -= 1;
    }
}

impl Legality<'_> {
    /// All lists of cards that the player on turn may lay in one move.
    pub fn groups(&self) -> Vec<Laid> {
        if self.rules.lays_together() { self.groups_of(self.playable()) } else { Vec::new() }
    }

    /// The same where it is known which cards may be laid.
    #[inline]
    pub fn groups_of(&self, playable: KindSet) -> Vec<Laid> {
        if !self.rules.lays_together() || !self.may_lay_several() {
            return Vec::new();
        }
        let hand = self.table.hands[self.table.turn.index()];
        if !playable.iter().any(|first| self.may_have_company(hand, first)) {
            debug_assert_eq!(self.groups_with(playable), [], "no card has company");
            return Vec::new();
        }
        self.groups_with(playable)
    }

    /// Whether a hand holds anything that some rule lets be laid with this card; by masks, for mostly there is nothing.
    #[inline]
    pub fn may_have_company(&self, hand: Hand, first: CardKind) -> bool {
        let twins = || self.rules.company_of_twins().contains(first) && hand.has_several(first, self.rules.deck());
        !(hand.kinds() & self.rules.company(first)).is_empty() || twins()
    }

    /// Whether several cards may be laid at this moment: in a free turn, or to answer where a rule says so.
    pub fn may_lay_several(&self) -> bool {
        self.table.stage == Phase::Turn || self.table.stage.is_answering() && self.rules.answers_together()
    }

    /// The rules about laying cards together that hold at this moment, and of which cards they speak.
    fn rules_of_together(&self) -> impl Iterator<Item = (&Together, KindSet)> {
        let answering = self.table.stage.is_answering();
        self.rules.together().filter(move |(rule, _)| !answering || rule.as_answer.is_some())
    }

    /// All lists of cards that may be laid, with one of these as the first.
    fn groups_with(&self, playable: KindSet) -> Vec<Laid> {
        let mut found = Vec::new();
        let hand = self.table.hands[self.table.turn.index()];
        for (rule, of) in self.rules_of_together() {
            let first_ones = (playable & of).iter().filter(|first| self.has_company(rule, of, hand, *first));
            for first in first_ones {
                let rest = self.without_one(hand, first);
                let cards = [first; MOST_TOGETHER as usize];
                let mut group = Group { rule, of, cards, len: 1, found: &mut found };
                match rule.same {
                    Alike::Face | Alike::Symbol => self.extend_alike(&mut group, rest),
                    Alike::Run => {
                        for step in [Step::Up, Step::Down] {
                            self.extend_run(&mut group, rest, step);
                        }
                    }
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Whether a hand holds anything that could be laid with this card; for most cards it does not.
    fn has_company(&self, rule: &Together, of: KindSet, hand: Hand, first: CardKind) -> bool {
        let others = hand.kinds() & of;
        let has_twin = || hand.has_several(first, self.rules.deck());
        match rule.same {
            Alike::Face => has_twin(),
            Alike::Symbol => (others & self.rules.of_one_symbol(first)).has_several() || has_twin(),
            Alike::Run => [Step::Up, Step::Down]
                .into_iter()
                .any(|step| self.rules.neighbour(first, step).is_some_and(|next| others.contains(next))),
        }
    }

    /// The clause about laying cards together that these are nearest to: equal ones or a run.
    pub fn together_clause(&self, cards: &[CardKind]) -> Option<Clause> {
        let rules = || self.rules.book().together.values();
        let deck = self.rules.deck();
        let alike = cards.windows(2).all(|pair| deck.face(pair[0]).symbol == deck.face(pair[1]).symbol);
        let one_colour = cards.windows(2).all(|pair| deck.face(pair[0]).colour == deck.face(pair[1]).colour);
        let is_meant = |rule: &&Together| match rule.same {
            Alike::Face | Alike::Symbol => alike,
            Alike::Run => one_colour && !alike,
        };
        let length = |rule: &&Together| (usize::from(rule.min)..=usize::from(rule.max)).contains(&cards.len());
        let meant = rules().find(is_meant).or_else(|| rules().find(length)).or_else(|| rules().next());
        meant.and_then(|rule| rule.clause)
    }

    /// Of the lists that may be laid, those that no other one exceeds: of the same cards in another order, the first.
    pub fn largest_groups(&self) -> Vec<Laid> {
        let mut groups = self.groups();
        groups.sort_by_key(|laid| std::cmp::Reverse(laid.as_slice().len()));
        let mut largest: Vec<Laid> = Vec::new();
        for laid in groups {
            if !largest.iter().any(|other| holds_all(other.as_slice(), laid.as_slice())) {
                largest.push(laid);
            }
        }
        largest
    }

    /// The moves of several cards, with a call that is said with them or without.
    pub fn group_moves(&self, with_call: bool, moves: &mut Vec<Move>) {
        for cards in self.groups() {
            if !with_call {
                moves.push(Move::PlayTogether { cards, call: None });
                continue;
            }
            let late = self.table.owing.of(self.table.turn).map(|owed| owed.call);
            let due = self.call_with(cards.as_slice().len());
            let calls = due.into_iter().chain(late.filter(|late| due != Some(*late)));
            moves.extend(calls.map(|call| Move::PlayTogether { cards, call: Some(call) }));
        }
    }

    /// Whether cards are alike as one of the rules wants it, whether or not they are held or fit.
    pub fn belong_together(&self, cards: &[CardKind]) -> bool {
        self.rules_of_together().any(|(rule, of)| {
            let length = (usize::from(rule.min)..=usize::from(rule.max)).contains(&cards.len());
            length && cards.iter().all(|kind| of.contains(*kind)) && self.alike(rule.same, cards)
        })
    }

    fn alike(&self, same: Alike, cards: &[CardKind]) -> bool {
        let all = |holds: &dyn Fn(CardKind, CardKind) -> bool| cards.windows(2).all(|pair| holds(pair[0], pair[1]));
        match same {
            Alike::Face => all(&|one, next| one == next),
            Alike::Symbol => all(&|one, next| self.rules.of_one_symbol(one).contains(next)),
            Alike::Run => [Step::Up, Step::Down]
                .into_iter()
                .any(|step| all(&|one, next| self.rules.neighbour(one, step) == Some(next))),
        }
    }

    fn without_one(&self, mut hand: Hand, kind: CardKind) -> Hand {
        let deck = self.rules.deck();
        if let Some(card) = (hand.cards() & deck.copies(kind)).first() {
            hand.remove(card, deck);
        }
        hand
    }

    fn extend_alike(&self, group: &mut Group<'_>, rest: Hand) {
        if !self.grow(group) {
            return;
        }
        let last = group.cards[group.len - 1];
        let alike = match group.rule.same {
            Alike::Face => KindSet::from_iter([last]),
            _ => self.rules.of_one_symbol(last),
        };
        for kind in (rest.kinds() & group.of & alike).iter() {
            group.push(kind);
            self.extend_alike(group, self.without_one(rest, kind));
            group.pop();
        }
    }

    fn extend_run(&self, group: &mut Group<'_>, rest: Hand, step: Step) {
        if !self.grow(group) {
            return;
        }
        let next = self.rules.neighbour(group.cards[group.len - 1], step);
        if let Some(kind) = next.filter(|kind| (rest.kinds() & group.of).contains(*kind)) {
            group.push(kind);
            self.extend_run(group, self.without_one(rest, kind), step);
            group.pop();
        }
    }

    /// Notes the group if it is long enough; whether it may grow.
    fn grow(&self, group: &mut Group<'_>) -> bool {
        let length = group.len;
        let held = usize::from(self.table.held(self.table.turn));
        let last = group.cards[length - 1];
        let may_end = length < held || !self.rules.kinds_not_last().contains(last);
        if length >= usize::from(group.rule.min) && may_end {
            group.found.extend(Laid::new(group.cards()));
        }
        length < usize::from(group.rule.max)
    }
}

/// Whether the first list holds every card of the second one, as often as that does.
fn holds_all(cards: &[CardKind], others: &[CardKind]) -> bool {
    let count = |list: &[CardKind], kind: CardKind| list.iter().filter(|other| **other == kind).count();
    others.iter().all(|kind| count(cards, *kind) >= count(others, *kind))
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
