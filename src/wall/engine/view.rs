//! Read access to the table for people, bots, hints and errors.

use super::game::{Game, Step};
use super::moves::{BreachSide, IllegalMove, Move, Outcome, Pair, Party, Spot};
use super::state::Awaiting;
use crate::cards::{Card, CardKind};
use crate::engine::Seat;
use crate::rules::Bans;
use crate::wall::rules::{Fit, Rules};

/// The table as it lies open; borrowed.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub(super) game: &'a Game,
}

impl<'a> View<'a> {
    #[must_use]
    pub fn rules(self) -> &'a Rules {
        &self.game.rules
    }

    /// The seats, clockwise.
    #[must_use]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::all(self.game.table.seats)
    }

    #[must_use]
    pub fn awaits(self) -> Awaiting {
        self.game.table.awaits
    }

    /// The seat on turn; none before the deal and after the end.
    #[must_use]
    pub fn to_act(self) -> Option<Seat> {
        self.game.to_act()
    }

    /// Number of moves made.
    #[must_use]
    pub fn moves(self) -> u32 {
        self.game.table.moves
    }

    /// The stacks, from the left.
    #[must_use]
    pub fn spots(self) -> impl DoubleEndedIterator<Item = Spot> + ExactSizeIterator + Clone {
        Spot::all(self.game.table.stacks)
    }

    #[must_use]
    pub fn has(self, spot: Spot) -> bool {
        spot.0 < self.game.table.stacks
    }

    fn kinds(self, cards: impl IntoIterator<Item = Card>) -> Vec<CardKind> {
        cards.into_iter().map(|card| self.rules().deck().kind(card)).collect()
    }

    /// The cards of a stack from the free one on; empty if there is no such stack.
    #[must_use]
    pub fn stack(self, spot: Spot) -> Vec<CardKind> {
        let cards = if self.has(spot) { self.game.table.stack(spot) } else { &[] };
        self.kinds(cards.iter().rev().copied())
    }

    /// The free card of a stack; none if it is empty or there is no such stack.
    #[must_use]
    pub fn free(self, spot: Spot) -> Option<CardKind> {
        let card = self.has(spot).then(|| self.game.table.free(spot))?;
        card.map(|card| self.rules().deck().kind(card))
    }

    /// Number of cards in a stack; 0 if there is no such stack.
    #[must_use]
    pub fn len(self, spot: Spot) -> u8 {
        if self.has(spot) { self.game.table.len(spot) } else { 0 }
    }

    /// The pairs that match, double matches first, from the left.
    #[must_use]
    pub fn pairs(self) -> Vec<(Pair, Fit)> {
        let mut pairs = self.game.table.pairs(self.rules());
        pairs.sort_by_key(|(_, fit)| *fit != Fit::Doubly);
        pairs
    }

    /// The two cards of a pair in the order of the stacks, and how they match.
    #[must_use]
    pub fn fit(self, pair: Pair) -> Option<([CardKind; 2], Fit)> {
        if !pair.spots().into_iter().all(|spot| self.has(spot)) {
            return None;
        }
        self.game.table.fit(self.rules(), pair)
    }

    /// The cards for which a free card can be exchanged, the last taken first (NN-16).
    #[must_use]
    pub fn exchangeable(self, spot: Spot) -> Vec<CardKind> {
        let among = self.free(spot).and_then(|card| self.rules().kind(card).exchange).map_or(0, |own| own.among);
        self.kinds(self.game.table.exchangeable(self.rules(), among))
    }

    /// The choices after a breach (NN-15).
    #[must_use]
    pub fn sides(self) -> Vec<(Spot, BreachSide)> {
        if self.awaits() == Awaiting::Side { self.game.table.sides().collect() } else { Vec::new() }
    }

    /// Number of cards on one side of a stack; 0 if there is no such stack.
    #[must_use]
    pub fn beside(self, spot: Spot, side: BreachSide) -> u16 {
        if !self.has(spot) {
            return 0;
        }
        self.game.table.beside(spot, side).map(|other| u16::from(self.len(other))).sum()
    }

    /// The bans in force.
    #[must_use]
    pub fn bans(self) -> Bans {
        self.game.table.bans
    }

    /// Bans that have moved aside, in order.
    #[must_use]
    pub fn aside(self) -> Vec<CardKind> {
        self.kinds(self.game.table.aside.as_slice().iter().copied())
    }

    #[must_use]
    pub fn count(self, party: Party) -> u16 {
        self.game.table.count(party)
    }

    /// The cards that a party has collected, in deck order.
    #[must_use]
    pub fn collected(self, party: Party) -> Vec<CardKind> {
        self.kinds(self.game.table.collected[party.index()].iter())
    }

    /// The cards of all pairs, the last taken first.
    #[must_use]
    pub fn taken(self) -> Vec<CardKind> {
        self.kinds(self.game.table.taken.as_slice().iter().rev().copied())
    }

    /// The outcome of a finished game.
    #[must_use]
    pub fn outcome(self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Hash of everything that decides how the game can go on.
    #[must_use]
    pub fn fingerprint(self) -> u64 {
        self.game.table.fingerprint(self.rules())
    }

    /// All legal moves of the seat on turn.
    #[must_use]
    pub fn legal_moves(self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        moves
    }

    /// Writes the legal moves into a list that can be used again. Old content is dropped.
    pub fn list_moves(self, moves: &mut Vec<Move>) {
        self.game.judge().legal_moves(moves);
    }

    /// The reason why a seat may not make a move; none if it may.
    #[must_use]
    pub fn why_not(self, seat: Seat, wanted: Move) -> Option<IllegalMove> {
        self.game.judge().refuse(seat, wanted)
    }

    /// The observations that a move would give.
    ///
    /// # Errors
    /// The reason why the move is illegal.
    pub fn what_if(self, seat: Seat, wanted: Move) -> Result<Step, IllegalMove> {
        self.imagine().apply(seat, wanted)
    }

    /// A copy of the game to search in. Nothing is hidden, and after the deal there is no chance.
    #[must_use]
    pub fn imagine(self) -> Game {
        self.game.clone()
    }
}
