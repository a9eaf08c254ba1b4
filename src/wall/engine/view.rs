//! The table of a wall game as it lies open: all that people, bots, hints and errors get.

use super::game::{Game, Step};
use super::moves::{Move, Pair, Party, Side, Spot};
use super::seen::Outcome;
use super::table::Awaiting;
use super::why::IllegalMove;
use crate::cards::{Card, CardKind};
use crate::engine::Seat;
use crate::rules::Bans;
use crate::wall::rules::{Fit, Rules};

/// The table as it lies open. It borrows, and costs nothing.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub(super) game: &'a Game,
}

impl<'a> View<'a> {
    /// The rules of the table.
    #[must_use]
    pub fn rules(self) -> &'a Rules {
        &self.game.rules
    }

    /// The seats of the table, clockwise.
    #[must_use]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::all(self.game.table.seats)
    }

    /// What the table waits for.
    #[must_use]
    pub fn awaits(self) -> Awaiting {
        self.game.table.awaits
    }

    /// Who has to decide something.
    #[must_use]
    pub fn to_act(self) -> Option<Seat> {
        self.game.to_act()
    }

    /// How many moves were made.
    #[must_use]
    pub fn moves(self) -> u32 {
        self.game.table.moves
    }

    /// The stacks, from the left.
    #[must_use]
    pub fn spots(self) -> impl DoubleEndedIterator<Item = Spot> + ExactSizeIterator + Clone {
        Spot::all(self.game.table.stacks)
    }

    /// Whether there is such a stack.
    #[must_use]
    pub fn has(self, spot: Spot) -> bool {
        spot.0 < self.game.table.stacks
    }

    fn kinds(self, cards: impl IntoIterator<Item = Card>) -> Vec<CardKind> {
        cards.into_iter().map(|card| self.rules().deck().kind(card)).collect()
    }

    /// The cards of a stack, from the free one on; none if there is no such stack.
    #[must_use]
    pub fn stack(self, spot: Spot) -> Vec<CardKind> {
        let cards = if self.has(spot) { self.game.table.stack(spot) } else { &[] };
        self.kinds(cards.iter().rev().copied())
    }

    /// The free card of a stack; none if it is empty, or there is no such stack.
    #[must_use]
    pub fn free(self, spot: Spot) -> Option<CardKind> {
        let card = self.has(spot).then(|| self.game.table.free(spot))?;
        card.map(|card| self.rules().deck().kind(card))
    }

    /// How many cards a stack has; none if there is no such stack.
    #[must_use]
    pub fn len(self, spot: Spot) -> u8 {
        if self.has(spot) { self.game.table.len(spot) } else { 0 }
    }

    /// The pairs that fit, those that fit doubly first, from the left.
    #[must_use]
    pub fn pairs(self) -> Vec<(Pair, Fit)> {
        let mut pairs = self.game.table.pairs(self.rules());
        pairs.sort_by_key(|(_, fit)| *fit != Fit::Doubly);
        pairs
    }

    /// The cards of a pair in the order of the stacks, if there are two, and how they fit.
    #[must_use]
    pub fn fit(self, pair: Pair) -> Option<([CardKind; 2], Fit)> {
        if !pair.spots().into_iter().all(|spot| self.has(spot)) {
            return None;
        }
        self.game.table.fit(self.rules(), pair)
    }

    /// The cards for which a free card can be exchanged, the last taken first (NN-16); none if it cannot be exchanged.
    #[must_use]
    pub fn exchangeable(self, spot: Spot) -> Vec<CardKind> {
        let among = self.free(spot).and_then(|card| self.rules().kind(card).exchange).map_or(0, |own| own.among);
        self.kinds(self.game.table.exchangeable(self.rules(), among))
    }

    /// The sides that can be chosen after a breach (NN-15).
    #[must_use]
    pub fn sides(self) -> Vec<(Spot, Side)> {
        if self.awaits() == Awaiting::Side { self.game.table.sides().collect() } else { Vec::new() }
    }

    /// How many cards lie on one side of a stack; none if there is no such stack.
    #[must_use]
    pub fn beside(self, spot: Spot, side: Side) -> u16 {
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

    /// The bans that have moved aside, in that order.
    #[must_use]
    pub fn aside(self) -> Vec<CardKind> {
        self.kinds(self.game.table.aside.as_slice().iter().copied())
    }

    /// How many cards a party has collected.
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

    /// How the game ended, if it is over.
    #[must_use]
    pub fn outcome(self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// A number that is the same for positions from which the game goes on alike, and hardly ever for others.
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

    /// The same in a list that can be used again; its old content is lost.
    pub fn list_moves(self, moves: &mut Vec<Move>) {
        self.game.judge().legal_moves(moves);
    }

    /// Why a seat may not do this; nothing if it may.
    #[must_use]
    pub fn why_not(self, seat: Seat, wanted: Move) -> Option<IllegalMove> {
        self.game.judge().refuse(seat, wanted)
    }

    /// What a move of the seat on turn would bring about.
    ///
    /// # Errors
    /// Why it may not be made.
    pub fn what_if(self, seat: Seat, wanted: Move) -> Result<Step, IllegalMove> {
        self.determinize().apply(seat, wanted)
    }

    /// The game, to look ahead in: nothing in it is hidden, and after the deal nothing is left to chance.
    #[must_use]
    pub fn determinize(self) -> Game {
        self.game.clone()
    }
}
