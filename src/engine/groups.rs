//! Several cards that may be laid in one move: doubles, straights, cards of one rank.

use super::judge::Judge;
use super::moves::{Laid, Move};
use super::stage::Stage;
use crate::cards::{CardKind, CardSet, Face};
use crate::rules::Clause;
use crate::rules::book::{Alike, Together};

/// Cards that are laid together, as they are put side by side.
struct Group<'a> {
    rule: &'a Together,
    cards: Vec<CardKind>,
    found: &'a mut Vec<Laid>,
}

impl Judge<'_> {
    /// All lists of cards that the player on turn may lay in one move.
    pub fn groups(&self) -> Vec<Laid> {
        let mut found = Vec::new();
        if self.table.stage != Stage::Turn || self.rules.book().together.is_empty() {
            return found;
        }
        let deck = self.rules.deck();
        let hand = self.table.hand(self.table.turn);
        for rule in self.rules.book().together.values() {
            for first in deck.distinct_kinds_in(self.playable()).filter(|kind| self.may_go_with(rule, *kind)) {
                let rest = self.without_one(hand, first);
                let mut group = Group { rule, cards: vec![first], found: &mut found };
                match rule.same {
                    Alike::Face | Alike::Symbol => self.extend_alike(&mut group, rest),
                    Alike::Run => {
                        for step in [1, -1] {
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
        if self.rules.book().together.is_empty() {
            return;
        }
        for cards in self.groups() {
            if !with_call {
                moves.push(Move::PlayTogether { cards, call: None });
                continue;
            }
            let late = self.table.owed[self.table.turn.index()].map(|owed| owed.call);
            let due = self.call_with(cards.as_slice().len());
            let calls = due.into_iter().chain(late.filter(|late| due != Some(*late)));
            moves.extend(calls.map(|call| Move::PlayTogether { cards, call: Some(call) }));
        }
    }

    /// Whether cards are alike as one of the rules wants it, whether or not they are held or fit.
    pub fn belong_together(&self, cards: &[CardKind]) -> bool {
        let rules = self.rules.book().together.values();
        rules.into_iter().any(|rule| {
            let length = (usize::from(rule.min)..=usize::from(rule.max)).contains(&cards.len());
            length && cards.iter().all(|kind| self.may_go_with(rule, *kind)) && self.alike(rule.same, cards)
        })
    }

    fn alike(&self, same: Alike, cards: &[CardKind]) -> bool {
        let deck = self.rules.deck();
        let face = |kind: &CardKind| deck.face(*kind);
        match same {
            Alike::Face => cards.windows(2).all(|pair| pair[0] == pair[1]),
            Alike::Symbol => cards.windows(2).all(|pair| face(&pair[0]).symbol == face(&pair[1]).symbol),
            Alike::Run => [1, -1]
                .iter()
                .any(|step| cards.windows(2).all(|pair| self.neighbour(pair[0], *step) == Some(pair[1]))),
        }
    }

    fn may_go_with(&self, rule: &Together, kind: CardKind) -> bool {
        rule.of.iter().any(|id| id == self.rules.terms().entry(kind))
    }

    fn without_one(&self, cards: CardSet, kind: CardKind) -> CardSet {
        let mut rest = cards;
        if let Some(card) = (cards & self.rules.deck().copies(kind)).first() {
            rest.remove(card);
        }
        rest
    }

    fn extend_alike(&self, group: &mut Group<'_>, rest: CardSet) {
        if !self.grow(group) {
            return;
        }
        let deck = self.rules.deck();
        let last = group.cards[group.cards.len() - 1];
        let alike = |kind: &CardKind| match group.rule.same {
            Alike::Face => *kind == last,
            _ => deck.face(*kind).symbol == deck.face(last).symbol,
        };
        let next: Vec<CardKind> =
            deck.distinct_kinds_in(rest).filter(alike).filter(|kind| self.may_go_with(group.rule, *kind)).collect();
        for kind in next {
            group.cards.push(kind);
            self.extend_alike(group, self.without_one(rest, kind));
            group.cards.pop();
        }
    }

    fn extend_run(&self, group: &mut Group<'_>, rest: CardSet, step: i32) {
        if !self.grow(group) {
            return;
        }
        let next = self.neighbour(group.cards[group.cards.len() - 1], step);
        let held = |kind: &CardKind| !(rest & self.rules.deck().copies(*kind)).is_empty();
        if let Some(kind) = next.filter(held).filter(|kind| self.may_go_with(group.rule, *kind)) {
            group.cards.push(kind);
            self.extend_run(group, self.without_one(rest, kind), step);
            group.cards.pop();
        }
    }

    /// Notes the group if it is long enough; whether it may grow.
    fn grow(&self, group: &mut Group<'_>) -> bool {
        let length = group.cards.len();
        let held = usize::from(self.table.held(self.table.turn));
        let last = group.cards[length - 1];
        let may_end = length < held || self.rules.kind(last).not_last.is_none();
        if length >= usize::from(group.rule.min) && may_end {
            group.found.extend(Laid::new(&group.cards));
        }
        length < usize::from(group.rule.max)
    }

    /// The card of the same colour whose number is so much higher.
    fn neighbour(&self, kind: CardKind, step: i32) -> Option<CardKind> {
        let deck = self.rules.deck();
        let face = deck.face(kind);
        let wanted = i32::from(deck.symbol_name(face.symbol).number?) + step;
        let numbered = |other: &CardKind| {
            let Face { colour, symbol } = deck.face(*other);
            let number = deck.symbol_name(symbol).number.map(i32::from);
            colour == face.colour && number == Some(wanted)
        };
        deck.kinds().find(numbered)
    }
}

/// Whether the first list holds every card of the second one, as often as that does.
fn holds_all(cards: &[CardKind], others: &[CardKind]) -> bool {
    let count = |list: &[CardKind], kind: CardKind| list.iter().filter(|other| **other == kind).count();
    others.iter().all(|kind| count(cards, *kind) >= count(others, *kind))
}
