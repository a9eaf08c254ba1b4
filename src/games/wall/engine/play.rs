//! Legality and resolution of moves. The list of moves, the predicate and the play share one judgement.

use super::moves::{
    BreachSide, EndReason, IllegalMove, IllegalReason, Move, Observation, Outcome, Pair, Party, Spot,
};
use super::state::{Awaiting, Table};
use crate::cards::{Card, CardKind};
use crate::engine::{Seat, refuse, why};
use crate::games::wall::rules::{Again, BreachTakes, Fit, Free, Rules};
use crate::rules::Clause;

#[derive(Clone, Copy)]
pub struct Legality<'a> {
    pub rules: &'a Rules,
    pub table: &'a Table,
}

impl Legality<'_> {
    /// The legal moves of the seat on turn, sorted and without duplicates.
    pub fn legal_moves(self) -> Vec<Move> {
        let mut moves = Vec::new();
        match self.table.awaits {
            Awaiting::Deal | Awaiting::Over => {}
            Awaiting::Side => moves.extend(self.table.sides().map(|(spot, side)| Move::Breach { spot, side })),
            Awaiting::Opening | Awaiting::Main | Awaiting::Again => {
                let mut doubly = false;
                self.table.any_pair(self.rules, |pair, fit| {
                    if self.table.awaits == Awaiting::Opening && fit == Fit::Doubly && !doubly {
                        // A double match makes single ones illegal (NN-13).
                        doubly = true;
                        moves.clear();
                    }
                    if !doubly || fit == Fit::Doubly {
                        moves.push(Move::Take(pair));
                    }
                    false
                });
                let takes = moves.len();
                self.table.any_exchange(self.rules, takes > 0, |spot, card| {
                    moves.push(Move::Exchange { spot, card });
                    false
                });
                moves[takes..].sort_unstable();
                moves.dedup();
                moves.extend((self.table.awaits == Awaiting::Again).then_some(Move::Pass));
            }
        }
        moves
    }

    /// The reason why a seat may not make a move; none if it may.
    pub fn refuse(self, seat: Seat, wanted: Move) -> Option<IllegalMove> {
        match (self.table.awaits, wanted) {
            (Awaiting::Deal, Move::Deal) => return None,
            (_, Move::Deal) => return refuse(IllegalReason::AlreadyDealt, None),
            (Awaiting::Deal, _) => return refuse(IllegalReason::NotDealt, None),
            (Awaiting::Over, _) => return refuse(IllegalReason::Over, None),
            _ => {}
        }
        if seat != self.table.turn {
            return refuse(IllegalReason::NotYourTurn { turn: self.table.turn }, None);
        }
        match (self.table.awaits, wanted) {
            (Awaiting::Side, Move::Breach { spot, side }) => {
                let there = self.table.sides().any(|choice| choice == (spot, side));
                (!there).then(|| why(IllegalReason::NoSide, self.breach_clause()))
            }
            (Awaiting::Side, _) => refuse(IllegalReason::MustChooseSide, self.breach_clause()),
            (_, Move::Take(pair)) => self.cards_to_take(pair).and_then(|cards| self.check_pair(cards)).err(),
            (_, Move::Exchange { spot, card }) => self.check_exchange(spot, card).err(),
            (Awaiting::Again, Move::Pass) => None,
            (_, Move::Pass) => {
                let again = self.rules.book.doubly_again;
                let passes = again.is_some_and(|again| again.may_pass);
                refuse(IllegalReason::MustTake { passes }, again.and_then(|again| again.clause))
            }
            (_, Move::Breach { .. } | Move::Deal) => refuse(IllegalReason::NoBreach, self.breach_clause()),
        }
    }

    fn breach_clause(self) -> Option<Clause> {
        self.rules.book.breach.and_then(|breach| breach.clause)
    }

    fn free(self, spot: Spot) -> Result<CardKind, IllegalMove> {
        let (stacks, clause) = (self.table.stacks, self.rules.book.stacks.clause);
        if spot.0 >= stacks {
            return Err(why(IllegalReason::NoSuchStack { spot, stacks }, clause));
        }
        let card = self.table.free(spot).ok_or(why(IllegalReason::Empty { spot }, clause))?;
        Ok(self.rules.deck().kind(card))
    }

    fn cards_to_take(self, pair: Pair) -> Result<[CardKind; 2], IllegalMove> {
        let [one, other] = pair.spots();
        let front = self.free(one)?;
        if !pair.is_of_one() {
            return Ok([front, self.free(other)?]);
        }
        let stacks = &self.rules.book.stacks;
        if stacks.free == Free::AfterPair {
            return Err(why(IllegalReason::OneStack { spot: one }, stacks.clause));
        }
        let cards =
            self.table.cards_of(pair).ok_or(why(IllegalReason::LastOfRow { spot: one }, stacks.free_clause))?;
        let [_, behind] = cards.map(|card| self.rules.deck().kind(card));
        if !self.rules.kind(behind).can_pair() {
            // The card waits behind the front card and blocks the row (NN-20).
            return Err(why(IllegalReason::NeverPairs { card: behind }, stacks.free_clause));
        }
        Ok([front, behind])
    }

    fn check_pair(self, cards: [CardKind; 2]) -> Result<(), IllegalMove> {
        let rules = self.rules;
        if let Some(card) = cards.into_iter().find(|card| !rules.kind(*card).can_pair()) {
            let clause = rules.kind(card).exchange.and_then(|exchange| exchange.clause);
            return Err(why(IllegalReason::NeverPairs { card }, clause));
        }
        let bans = self.table.bans;
        match rules.fit(cards[0], cards[1], bans) {
            Fit::Not => {
                let clause = rules.ban_between(cards[0], cards[1], bans).or(rules.book.matching.clause);
                Err(why(IllegalReason::DoNotFit { cards }, clause))
            }
            Fit::Singly if self.table.awaits == Awaiting::Opening => {
                let doubly = self.table.pairs(rules).into_iter().find(|(_, fit)| *fit == Fit::Doubly);
                let clause = rules.book.opening.and_then(|opening| opening.clause);
                doubly.map_or(Ok(()), |(instead, _)| Err(why(IllegalReason::DoublyFirst { cards, instead }, clause)))
            }
            Fit::Singly | Fit::Doubly => Ok(()),
        }
    }

    fn check_exchange(self, spot: Spot, card: CardKind) -> Result<(), IllegalMove> {
        let away = self.free(spot)?;
        let Some(exchange) = self.rules.kind(away).exchange else {
            let mut exchanges = self.rules.deck().kinds().filter_map(|kind| self.rules.kind(kind).exchange);
            let clause = exchanges.next().and_then(|exchange| exchange.clause);
            return Err(why(IllegalReason::NoExchange { card: away }, clause));
        };
        let mut cards = self.table.exchangeable(self.rules, exchange.among).map(|card| self.rules.deck().kind(card));
        if !cards.any(|other| other == card) {
            return Err(why(IllegalReason::NotAmongTaken { card }, exchange.clause));
        }
        if self.table.would_pair(self.rules, spot, card) || self.table.any_pair(self.rules, |_, _| true) {
            return Ok(());
        }
        Err(why(IllegalReason::LeavesNoPair { card }, exchange.clause))
    }
}

/// A move in progress. Observations are collected if there is a list for them.
pub struct Play<'a> {
    pub rules: &'a Rules,
    pub table: &'a mut Table,
    pub told: Option<&'a mut Vec<Observation>>,
}

impl Play<'_> {
    pub fn carry_out(&mut self, seat: Seat, wanted: Move) {
        self.table.moves += 1;
        match wanted {
            Move::Deal => self.deal(),
            Move::Take(pair) => self.take(seat, pair),
            Move::Exchange { spot, card } => self.exchange(seat, spot, card),
            Move::Breach { spot, side } => self.take_side(seat, spot, side),
            Move::Pass => {
                self.tell(|| Observation::Passed { seat });
                self.table.awaits = Awaiting::Main;
                // The next player finds the pairs that are left (NN-14).
                self.pass_turn(self.after(seat), None);
            }
        }
    }

    fn tell(&mut self, event: impl FnOnce() -> Observation) {
        if let Some(told) = &mut self.told {
            told.push(event());
        }
    }

    fn kind(&self, card: Card) -> CardKind {
        self.rules.deck().kind(card)
    }

    /// Deals stack by stack (NN-11). The first card of the deck lies deepest in the first stack.
    fn deal(&mut self) {
        let deck = self.rules.deck();
        let mut cards: Vec<Card> = deck.cards().rev().collect();
        self.table.chance.shuffle(&mut cards, deck);
        cards.reverse();
        let mut rest = cards.as_slice();
        let stacks = self.rules.book.stacks.sizes.iter().map(|size| {
            let (stack, others) = rest.split_at(usize::from(*size).min(rest.len()));
            rest = others;
            stack
        });
        let stacks: Vec<&[Card]> = stacks.collect();
        self.table.lay_out(stacks);
        self.table.clear_round();
        // The parties take turns to begin.
        let first = Seat(u8::from(self.table.round.is_multiple_of(2)));
        self.table.turn = first;
        self.table.awaits = if self.rules.book.opening.is_some() { Awaiting::Opening } else { Awaiting::Main };
        self.tell(|| Observation::Dealt { first });
        for spot in Spot::all(self.table.stacks) {
            self.move_bans_aside(spot);
        }
        if !self.end_by_breach(first) {
            self.pass_turn(first, None);
        }
    }

    /// Takes a pair and resolves its consequences (NN-12).
    fn take(&mut self, seat: Seat, pair: Pair) {
        let Some((cards, fit)) = self.table.fit(self.rules, pair) else { return };
        let party = Party::of(seat);
        for spot in pair.spots() {
            if let Some(card) = self.table.pop(spot) {
                self.table.collected[party.index()].insert(card);
                self.table.taken.push(card);
            }
        }
        let collected = self.table.count(party);
        self.tell(|| Observation::Taken { seat, pair, cards, fit, collected });
        let spots = pair.spots();
        let touched = &spots[usize::from(pair.is_of_one())..];
        for spot in touched {
            self.move_bans_aside(*spot);
        }
        for &spot in touched {
            let card = self.table.free(spot).map(|card| self.kind(card));
            let left = self.table.len(spot);
            self.tell(|| Observation::Freed { spot, card, left });
        }
        if !self.end_by_breach(seat) {
            let (next, news) = self.next_turn(seat, fit);
            self.pass_turn(next, news);
        }
    }

    /// Moves free bans aside; each takes effect, or lifts the ban of its row (NN-17).
    fn move_bans_aside(&mut self, spot: Spot) {
        while let Some(card) = self.table.free(spot) {
            let kind = self.kind(card);
            let Some(ban) = self.rules.kind(kind).ban else { break };
            self.table.pop(spot);
            self.table.aside.push(card);
            self.table.bans = self.rules.rows.turn(self.table.bans, ban.row);
            let in_force = self.rules.rows.is_banned(self.table.bans, ban.row);
            self.tell(|| Observation::MovedAside { spot, card: kind, row: ban.row, in_force });
        }
    }

    /// The seat on turn after a pair, and what everybody observes of it. May end the opening (NN-13, NN-14).
    fn next_turn(&mut self, seat: Seat, fit: Fit) -> (Seat, Option<Observation>) {
        let next = self.after(seat);
        match (self.table.awaits, fit, self.rules.book.doubly_again) {
            (Awaiting::Opening, Fit::Singly, _) => {
                self.table.awaits = Awaiting::Main;
                (next, Some(Observation::MainBegins))
            }
            (Awaiting::Opening, ..) => (next, None),
            (_, Fit::Doubly, Some(Again { may_pass, .. })) => {
                self.table.awaits = if may_pass { Awaiting::Again } else { Awaiting::Main };
                (seat, Some(Observation::GoesOn { seat, may_pass }))
            }
            _ => {
                self.table.awaits = Awaiting::Main;
                (next, None)
            }
        }
    }

    fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.table.seats)
    }

    /// Passes the turn to a seat, or ends the game for lack of pairs (NN-15, NN-19).
    fn pass_turn(&mut self, seat: Seat, news: Option<Observation>) {
        if !self.table.has_pair(self.rules) {
            return self.end(EndReason::NoPair);
        }
        self.table.turn = seat;
        if let Some(news) = news {
            self.tell(|| news);
        }
    }

    /// Ends the game if a stack is empty; the party that emptied it chooses a side (NN-15). A breach of the deal
    /// belongs to the first player.
    fn end_by_breach(&mut self, seat: Seat) -> bool {
        let Some(breach) = self.rules.book.breach else { return false };
        let spots: Vec<Spot> = Spot::all(self.table.stacks).filter(|spot| self.table.len(*spot) == 0).collect();
        if spots.is_empty() {
            return false;
        }
        self.tell(|| Observation::Breached { seat, spots });
        let sides: Vec<(Spot, BreachSide)> = self.table.sides().collect();
        match (breach.takes, sides.as_slice()) {
            (BreachTakes::OneSide, [(spot, side)]) => self.take_side(seat, *spot, *side),
            (BreachTakes::OneSide, [_, _, ..]) => {
                self.table.turn = seat;
                self.table.awaits = Awaiting::Side;
            }
            (BreachTakes::OneSide, []) | (BreachTakes::Nothing, _) => self.end(EndReason::Breach),
        }
        true
    }

    /// Takes all cards on one side of a breach, which ends the game (NN-15).
    fn take_side(&mut self, seat: Seat, spot: Spot, side: BreachSide) {
        let party = Party::of(seat);
        let mut cards = 0;
        for other in self.table.beside(spot, side) {
            while let Some(card) = self.table.pop(other) {
                self.table.collected[party.index()].insert(card);
                cards += 1;
            }
        }
        let collected = self.table.count(party);
        self.tell(|| Observation::TookSide { seat, spot, side, cards, collected });
        self.end(EndReason::Breach);
    }

    /// Swaps a free card with one that was taken (NN-16). It takes that card's place among the taken ones, so all
    /// counts stay the same.
    fn exchange(&mut self, seat: Seat, spot: Spot, wanted: CardKind) {
        let Some(away) = self.table.free(spot) else { return };
        let among = self.rules.kind(self.kind(away)).exchange.map_or(0, |exchange| exchange.among);
        let card = self.table.exchangeable(self.rules, among).find(|card| self.kind(*card) == wanted);
        let Some(card) = card else { return };
        let doubly_before = self.has_double_match();
        for taken in self.table.taken.as_mut_slice() {
            if *taken == card {
                *taken = away;
            }
        }
        for collected in &mut self.table.collected {
            if collected.contains(card) {
                collected.remove(card);
                collected.insert(away);
            }
        }
        self.table.replace_free(spot, card);
        let away = self.kind(away);
        self.tell(|| Observation::Exchanged { seat, spot, away, card: wanted });
        if self.table.awaits == Awaiting::Again {
            // A pair must follow an exchange (NN-16).
            self.table.awaits = Awaiting::Main;
        }
        if self.table.awaits == Awaiting::Opening && !doubly_before && self.has_double_match() {
            // There was no double match before, so the opening is over (NN-13).
            self.table.awaits = Awaiting::Main;
            self.tell(|| Observation::MainBegins);
        }
    }

    fn has_double_match(&self) -> bool {
        self.table.any_pair(self.rules, |_, fit| fit == Fit::Doubly)
    }

    fn end(&mut self, end: EndReason) {
        let rounds = self.rules.book.match_play.rounds;
        let collected = Party::BOTH.map(|party| self.table.count(party));
        for (total, cards) in self.table.totals.iter_mut().zip(collected) {
            *total += cards;
        }
        let is_last = self.table.round >= rounds;
        let outcome = Outcome { end, collected, totals: (rounds > 1).then_some(self.table.totals), is_last };
        self.table.awaits = if is_last { Awaiting::Over } else { Awaiting::Deal };
        self.table.outcome = Some(outcome);
        self.tell(|| Observation::Ends(outcome));
    }
}
