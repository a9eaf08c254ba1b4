//! The state of a game: every card, and whose turn it is. It never leaves the engine. Positions are states that
//! examples set up.

use std::hash::{Hash, Hasher as _};

use rustc_hash::FxHasher;

use super::moves::{BreachSide, Outcome, Pair, Party, Spot};
use crate::cards::{Card, CardKind, CardSet, MAX_CARDS};
use crate::engine::{Chance, Seat, Stack};
use crate::games::wall::rules::{Fit, Free, Rules};
use crate::rules::Bans;

/// Each stack has one digit as its number.
pub const MOST_STACKS: usize = 9;

/// The decision that the table waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Awaiting {
    #[default]
    Deal,
    /// A pair, in the opening (NN-13).
    Opening,
    /// A pair, in the main part (NN-14).
    Main,
    /// A pair or a pass, after a double match (NN-14).
    Again,
    /// The side of a breach (NN-15).
    Side,
    Over,
}

impl Awaiting {
    pub fn is_pair(self) -> bool {
        matches!(self, Awaiting::Opening | Awaiting::Main | Awaiting::Again)
    }
}

/// Plain memory without pointers, so that the search copies it cheaply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The stacks one after the other, each from its hidden end to its free end.
    cards: [Card; MAX_CARDS],
    starts: [u16; MOST_STACKS],
    lens: [u8; MOST_STACKS],
    pub stacks: u8,
    pub collected: [CardSet; 2],
    /// The cards of all pairs, in the order in which they were taken.
    pub taken: Stack,
    pub aside: Stack,
    pub bans: Bans,
    /// Cards that a position does not name: out of the game.
    pub out: CardSet,
    pub seats: u8,
    pub turn: Seat,
    pub awaits: Awaiting,
    /// The outcome of the last round that ended.
    pub outcome: Option<Outcome>,
    /// Number of the round, from 1; 0 before the first deal.
    pub round: u16,
    /// Cards of the parties in the rounds that ended.
    pub totals: [u16; 2],
    pub moves: u32,
    pub chance: Chance,
}

impl Table {
    pub fn new(stacks: u8, seats: u8, chance: Chance) -> Self {
        Table {
            cards: [Card(0); MAX_CARDS],
            starts: [0; MOST_STACKS],
            lens: [0; MOST_STACKS],
            stacks,
            collected: [CardSet::EMPTY; 2],
            taken: Stack::default(),
            aside: Stack::default(),
            bans: Bans::default(),
            out: CardSet::EMPTY,
            seats,
            turn: Seat(0),
            awaits: Awaiting::Deal,
            outcome: None,
            round: 0,
            totals: [0; 2],
            moves: 0,
            chance,
        }
    }

    /// Begins a round: nothing is taken, nothing banned.
    pub fn clear_round(&mut self) {
        self.collected = [CardSet::EMPTY; 2];
        self.taken = Stack::default();
        self.aside = Stack::default();
        self.bans = Bans::default();
        self.outcome = None;
        self.round += 1;
    }

    /// Fills the stacks from the left, each from its hidden end. All lists together hold at most one deck.
    pub fn lay_out<'a>(&mut self, stacks: impl IntoIterator<Item = &'a [Card]>) {
        let mut at = 0;
        for (index, cards) in stacks.into_iter().enumerate().take(MOST_STACKS) {
            self.cards[at..at + cards.len()].copy_from_slice(cards);
            self.starts[index] = u16::try_from(at).unwrap_or(u16::MAX);
            self.lens[index] = u8::try_from(cards.len()).unwrap_or(u8::MAX);
            at += cards.len();
        }
    }

    /// The cards of a stack, the free one last; none if there is no such stack.
    pub fn stack(&self, spot: Spot) -> &[Card] {
        let start = self.starts.get(spot.index()).map_or(0, |start| usize::from(*start));
        &self.cards[start..start + usize::from(self.len(spot))]
    }

    pub fn len(&self, spot: Spot) -> u8 {
        self.lens.get(spot.index()).copied().unwrap_or(0)
    }

    pub fn free(&self, spot: Spot) -> Option<Card> {
        self.stack(spot).last().copied()
    }

    pub fn pop(&mut self, spot: Spot) -> Option<Card> {
        let card = self.free(spot)?;
        self.lens[spot.index()] -= 1;
        Some(card)
    }

    pub fn replace_free(&mut self, spot: Spot, card: Card) {
        let len = usize::from(self.lens[spot.index()]);
        if let Some(last) = len.checked_sub(1) {
            self.cards[usize::from(self.starts[spot.index()]) + last] = card;
        }
    }

    /// The free cards of two stacks, or the two front cards of one row (NN-20); none if there are not two.
    pub fn cards_of(&self, pair: Pair) -> Option<[Card; 2]> {
        let [one, other] = pair.spots();
        if !pair.is_of_one() {
            return Some([self.free(one)?, self.free(other)?]);
        }
        match self.stack(one) {
            [.., behind, front] => Some([*front, *behind]),
            _ => None,
        }
    }

    pub fn fit(&self, rules: &Rules, pair: Pair) -> Option<([CardKind; 2], Fit)> {
        let cards = self.cards_of(pair)?.map(|card| rules.deck().kind(card));
        Some((cards, rules.fit(cards[0], cards[1], self.bans)))
    }

    fn fronts(&self, rules: &Rules) -> [Option<CardKind>; MOST_STACKS] {
        let mut fronts = [None; MOST_STACKS];
        for (front, spot) in fronts.iter_mut().zip(Spot::all(self.stacks)) {
            *front = self.free(spot).map(|card| rules.deck().kind(card));
        }
        fronts
    }

    /// Calls `sought` with each pair that matches, from the left, until it returns true, and returns that. Both cards
    /// come from one row only where the rules free the second at once (NN-20).
    pub fn any_pair(&self, rules: &Rules, mut sought: impl FnMut(Pair, Fit) -> bool) -> bool {
        let twice = rules.book.stacks.free == Free::AtOnce;
        let fronts = self.fronts(rules);
        for one in Spot::all(self.stacks) {
            let Some(front) = fronts[one.index()] else { continue };
            if twice {
                let pair = Pair::new(one, one);
                if self.fit(rules, pair).is_some_and(|(_, fit)| fit.is_match() && sought(pair, fit)) {
                    return true;
                }
            }
            let fits = rules.fits_of(front, self.bans);
            for other in (one.0 + 1..self.stacks).map(Spot) {
                let Some(back) = fronts[other.index()] else { continue };
                let fit = fits[usize::from(back.0)];
                if fit.is_match() && sought(Pair::new(one, other), fit) {
                    return true;
                }
            }
        }
        false
    }

    pub fn pairs(&self, rules: &Rules) -> Vec<(Pair, Fit)> {
        let mut pairs = Vec::new();
        self.any_pair(rules, |pair, fit| {
            pairs.push((pair, fit));
            false
        });
        pairs
    }

    /// Cards that an exchange can bring back, the last taken first: the last `among` that were taken, without those
    /// that can be exchanged themselves (NN-16).
    pub fn exchangeable<'a>(&'a self, rules: &'a Rules, among: u8) -> impl Iterator<Item = Card> + 'a {
        self.taken
            .as_slice()
            .iter()
            .rev()
            .take(usize::from(among))
            .copied()
            .filter(|card| rules.kind(rules.deck().kind(*card)).can_pair())
    }

    pub fn would_pair(&self, rules: &Rules, spot: Spot, card: CardKind) -> bool {
        let kind = |card| rules.deck().kind(card);
        let others = Spot::all(self.stacks).filter(|other| *other != spot).filter_map(|other| self.free(other));
        let behind = match (rules.book.stacks.free, self.stack(spot)) {
            (Free::AtOnce, [.., behind, _]) => Some(*behind),
            _ => None,
        };
        others.chain(behind).any(|other| rules.fit(card, kind(other), self.bans).is_match())
    }

    pub fn has_pair(&self, rules: &Rules) -> bool {
        self.any_pair(rules, |_, _| true) || self.any_exchange(rules, false, |_, _| true)
    }

    /// Calls `sought` with each exchange that leaves a pair (NN-16) until it returns true, and returns that. If there
    /// is a pair already, every exchange leaves one.
    pub fn any_exchange(
        &self,
        rules: &Rules,
        there_is_one: bool,
        mut sought: impl FnMut(Spot, CardKind) -> bool,
    ) -> bool {
        for spot in Spot::all(self.stacks) {
            let Some(card) = self.free(spot) else { continue };
            let Some(exchange) = rules.kind(rules.deck().kind(card)).exchange else { continue };
            let mut cards = self.exchangeable(rules, exchange.among).map(|card| rules.deck().kind(card));
            if cards.any(|card| (there_is_one || self.would_pair(rules, spot, card)) && sought(spot, card)) {
                return true;
            }
        }
        false
    }

    /// Empty stacks with the sides on which there are other stacks (NN-15).
    pub fn sides(&self) -> impl Iterator<Item = (Spot, BreachSide)> + '_ {
        Spot::all(self.stacks)
            .filter(|spot| self.len(*spot) == 0)
            .flat_map(|spot| [BreachSide::Left, BreachSide::Right].map(|side| (spot, side)))
            .filter(|(spot, side)| self.beside(*spot, *side).next().is_some())
    }

    pub fn beside(&self, spot: Spot, side: BreachSide) -> impl Iterator<Item = Spot> + use<> {
        let range = match side {
            BreachSide::Left => 0..spot.0,
            BreachSide::Right => spot.0 + 1..self.stacks,
        };
        range.map(Spot)
    }

    /// Hash of everything that decides how the game can go on.
    pub fn fingerprint(&self, rules: &Rules) -> u64 {
        let mut hasher = FxHasher::default();
        let mut exchanges = 0;
        for stack in Spot::all(self.stacks).map(|spot| self.stack(spot)) {
            stack.hash(&mut hasher);
            let among = stack.iter().filter_map(|card| rules.kind(rules.deck().kind(*card)).exchange);
            exchanges = among.map(|exchange| exchange.among).fold(exchanges, u8::max);
        }
        // The last taken cards matter only while they can be exchanged back.
        self.taken.as_slice().iter().rev().take(usize::from(exchanges)).for_each(|card| card.hash(&mut hasher));
        (self.turn, self.awaits, self.bans).hash(&mut hasher);
        Party::BOTH.map(|party| self.count(party)).hash(&mut hasher);
        hasher.finish()
    }

    pub fn count(&self, party: Party) -> u16 {
        u16::try_from(self.collected[party.index()].len()).unwrap_or(u16::MAX)
    }
}

/// Cards that it does not name are out of the game.
#[derive(Clone, Debug, Default)]
pub struct Position {
    pub seats: u8,
    /// From the left, each from its free card on.
    pub stacks: Vec<Vec<CardKind>>,
    /// The taken cards in order, with their parties.
    pub taken: Vec<(Party, Vec<CardKind>)>,
    pub aside: Vec<CardKind>,
    /// Index of the seat on turn.
    pub turn: u8,
    pub main: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    Stacks {
        stacks: usize,
    },
    Empty {
        spot: Spot,
    },
    /// The deck does not have the card so often.
    TooMany {
        card: CardKind,
    },
    FreeBan {
        card: CardKind,
    },
    NoBan {
        card: CardKind,
    },
    /// Without a pair the game would have ended.
    NoPair,
}

impl Position {
    pub(super) fn lay_out(&self, rules: &Rules, chance: Chance) -> Result<Table, PositionFault> {
        let deck = rules.deck();
        let stacks = rules.book.stacks.sizes.len();
        if self.stacks.len() != stacks {
            return Err(PositionFault::Stacks { stacks });
        }
        let mut left: CardSet = deck.cards().collect();
        let mut take = |kind| deck.take(kind, &mut left).ok_or(PositionFault::TooMany { card: kind });
        let mut table = Table::new(u8::try_from(stacks).unwrap_or(u8::MAX), self.seats, chance);
        let mut laid: Vec<Vec<Card>> = Vec::new();
        for (spot, kinds) in Spot::all(table.stacks).zip(&self.stacks) {
            match kinds.first() {
                None if rules.book.breach.is_some() => return Err(PositionFault::Empty { spot }),
                Some(card) if rules.kind(*card).ban.is_some() => return Err(PositionFault::FreeBan { card: *card }),
                _ => {}
            }
            laid.push(kinds.iter().rev().map(|kind| take(*kind)).collect::<Result<_, _>>()?);
        }
        table.lay_out(laid.iter().map(Vec::as_slice));
        for (party, kinds) in &self.taken {
            for kind in kinds {
                let card = take(*kind)?;
                table.taken.push(card);
                table.collected[party.index()].insert(card);
            }
        }
        for kind in &self.aside {
            let ban = rules.kind(*kind).ban.ok_or(PositionFault::NoBan { card: *kind })?;
            table.aside.push(take(*kind)?);
            table.bans = rules.rows.turn(table.bans, ban.row);
        }
        table.out = left;
        table.round = 1;
        table.turn = Seat(self.turn);
        let opening = rules.book.opening.is_some() && !self.main;
        table.awaits = if opening { Awaiting::Opening } else { Awaiting::Main };
        if table.has_pair(rules) { Ok(table) } else { Err(PositionFault::NoPair) }
    }
}
