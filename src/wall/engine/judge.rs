//! Whether a move is within the rules. Judged once: the list of moves, the predicate and the play use this.

use super::moves::{Move, Pair, Side, Spot};
use super::table::{Awaiting, Table};
use super::why::{IllegalMove, IllegalReason};
use crate::cards::CardKind;
use crate::engine::{Seat, why};
use crate::rules::Clause;
use crate::wall::rules::{Fit, Free, Rules};

/// The referee.
#[derive(Clone, Copy)]
pub(super) struct Legality<'a> {
    pub rules: &'a Rules,
    pub table: &'a Table,
}

impl Legality<'_> {
    /// Who has to decide something.
    pub fn to_act(self) -> Option<Seat> {
        match self.table.awaits {
            Awaiting::Deal | Awaiting::Over => None,
            Awaiting::Opening | Awaiting::Main | Awaiting::Again | Awaiting::Side => Some(self.table.turn),
        }
    }

    /// All legal moves of the seat on turn, each once and in order, go into a list that can be used again; its old content is
    /// lost.
    pub fn legal_moves(self, moves: &mut Vec<Move>) {
        moves.clear();
        match self.table.awaits {
            Awaiting::Deal | Awaiting::Over => {}
            Awaiting::Side => moves.extend(self.table.sides().map(|(spot, side)| Move::Breach { spot, side })),
            Awaiting::Opening | Awaiting::Main | Awaiting::Again => {
                let mut doubly = false;
                self.table.any_pair(self.rules, |pair, fit| {
                    if self.table.awaits == Awaiting::Opening && fit == Fit::Doubly && !doubly {
                        // Those that fit singly may not be taken before (NN-13).
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
    }

    /// Why a seat may not do this; nothing if it may.
    pub fn refuse(self, seat: Seat, wanted: Move) -> Option<IllegalMove> {
        match (self.table.awaits, wanted) {
            (Awaiting::Deal, Move::Deal) => return None,
            (_, Move::Deal) => return Some(why(IllegalReason::AlreadyDealt, None)),
            (Awaiting::Deal, _) => return Some(why(IllegalReason::NotDealt, None)),
            (Awaiting::Over, _) => return Some(why(IllegalReason::Over, None)),
            _ => {}
        }
        if seat != self.table.turn {
            return Some(why(IllegalReason::NotYourTurn { turn: self.table.turn }, None));
        }
        match (self.table.awaits, wanted) {
            (Awaiting::Side, Move::Breach { spot, side }) => self.refuse_side(spot, side),
            (Awaiting::Side, _) => Some(why(IllegalReason::MustChooseSide, self.breach_clause())),
            (_, Move::Take(pair)) => self.refuse_pair(pair),
            (_, Move::Exchange { spot, card }) => self.refuse_exchange(spot, card),
            (Awaiting::Again, Move::Pass) => None,
            (_, Move::Pass) => {
                let again = self.rules.book().doubly_again;
                let passes = again.is_some_and(|again| again.may_pass);
                Some(why(IllegalReason::MustTake { passes }, again.and_then(|again| again.clause)))
            }
            (_, Move::Breach { .. } | Move::Deal) => Some(why(IllegalReason::NoBreach, self.breach_clause())),
        }
    }

    fn breach_clause(self) -> Option<Clause> {
        self.rules.book().breach.and_then(|breach| breach.clause)
    }

    fn refuse_side(self, spot: Spot, side: Side) -> Option<IllegalMove> {
        let there = self.table.sides().any(|choice| choice == (spot, side));
        (!there).then(|| why(IllegalReason::NoSide, self.breach_clause()))
    }

    /// The kind of a stack's free card.
    fn free(self, spot: Spot) -> Result<CardKind, IllegalMove> {
        let stacks = self.table.stacks;
        if spot.0 >= stacks {
            return Err(why(IllegalReason::NoSuchStack { spot, stacks }, self.rules.book().stacks.clause));
        }
        let card =
            self.table.free(spot).ok_or(why(IllegalReason::Empty { spot }, self.rules.book().stacks.clause))?;
        Ok(self.rules.deck().kind(card))
    }

    fn refuse_pair(self, pair: Pair) -> Option<IllegalMove> {
        self.cards_to_take(pair).and_then(|cards| self.may_be_taken(cards)).err()
    }

    /// The cards of a pair, if they are free.
    fn cards_to_take(self, pair: Pair) -> Result<[CardKind; 2], IllegalMove> {
        let [one, other] = pair.spots();
        let front = self.free(one)?;
        if !pair.is_of_one() {
            return Ok([front, self.free(other)?]);
        }
        let stacks = &self.rules.book().stacks;
        if stacks.free == Free::AfterPair {
            return Err(why(IllegalReason::OneStack { spot: one }, stacks.clause));
        }
        let cards =
            self.table.cards_of(pair).ok_or(why(IllegalReason::LastOfRow { spot: one }, stacks.free_clause))?;
        let [_, behind] = cards.map(|card| self.rules.deck().kind(card));
        if !self.rules.kind(behind).pairs() {
            // Behind the front card it waits, and nothing is taken from behind it (NN-20).
            return Err(why(IllegalReason::NeverPairs { card: behind }, stacks.free_clause));
        }
        Ok([front, behind])
    }

    fn may_be_taken(self, cards: [CardKind; 2]) -> Result<(), IllegalMove> {
        let rules = self.rules;
        if let Some(card) = cards.into_iter().find(|card| !rules.kind(*card).pairs()) {
            let clause = rules.kind(card).exchange.and_then(|exchange| exchange.clause);
            return Err(why(IllegalReason::NeverPairs { card }, clause));
        }
        let bans = self.table.bans;
        match rules.fit(cards[0], cards[1], bans) {
            Fit::Not => {
                let clause = rules.ban_between(cards[0], cards[1], bans).or(rules.book().matching.clause);
                Err(why(IllegalReason::DoNotFit { cards }, clause))
            }
            Fit::Singly if self.table.awaits == Awaiting::Opening => {
                let doubly = self.table.pairs(rules).into_iter().find(|(_, fit)| *fit == Fit::Doubly);
                let clause = rules.book().opening.and_then(|opening| opening.clause);
                doubly.map_or(Ok(()), |(instead, _)| Err(why(IllegalReason::DoublyFirst { cards, instead }, clause)))
            }
            Fit::Singly | Fit::Doubly => Ok(()),
        }
    }

    fn refuse_exchange(self, spot: Spot, card: CardKind) -> Option<IllegalMove> {
        let away = match self.free(spot) {
            Ok(away) => away,
            Err(refusal) => return Some(refusal),
        };
        let Some(exchange) = self.rules.kind(away).exchange else {
            let clause = self.exchange_clause();
            return Some(why(IllegalReason::NoExchange { card: away }, clause));
        };
        let mut cards = self.table.exchangeable(self.rules, exchange.among).map(|card| self.rules.deck().kind(card));
        if !cards.any(|other| other == card) {
            return Some(why(IllegalReason::NotAmongTaken { card }, exchange.clause));
        }
        let leaves_pair =
            self.table.pairs_with(self.rules, spot, card) || self.table.any_pair(self.rules, |_, _| true);
        (!leaves_pair).then(|| why(IllegalReason::LeavesNoPair { card }, exchange.clause))
    }

    /// The clause by which cards are exchanged.
    fn exchange_clause(self) -> Option<Clause> {
        let mut rules = self.rules.deck().kinds().filter_map(|kind| self.rules.kind(kind).exchange);
        rules.next().and_then(|exchange| exchange.clause)
    }
}
