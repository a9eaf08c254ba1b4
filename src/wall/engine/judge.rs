//! Whether a move is within the rules. Judged once: the list of moves, the predicate and the play use this.

use super::moves::{Move, Pair, Side, Spot};
use super::table::{Awaits, Table};
use super::why::{Reason, Why};
use crate::cards::CardKind;
use crate::engine::{Seat, why};
use crate::rules::Clause;
use crate::wall::rules::{Fit, Free, Rules};

/// The referee.
#[derive(Clone, Copy)]
pub(super) struct Judge<'a> {
    pub rules: &'a Rules,
    pub table: &'a Table,
}

impl Judge<'_> {
    /// Who has to decide something.
    pub fn to_act(self) -> Option<Seat> {
        match self.table.awaits {
            Awaits::Deal | Awaits::Over => None,
            Awaits::Opening | Awaits::Main | Awaits::Again | Awaits::Side => Some(self.table.turn),
        }
    }

    /// All legal moves of the seat on turn, each once and in order, go into a list that can be used again; its old content is
    /// lost.
    pub fn legal_moves(self, moves: &mut Vec<Move>) {
        moves.clear();
        match self.table.awaits {
            Awaits::Deal | Awaits::Over => {}
            Awaits::Side => moves.extend(self.table.sides().map(|(spot, side)| Move::Breach { spot, side })),
            Awaits::Opening | Awaits::Main | Awaits::Again => {
                let mut doubly = false;
                self.table.any_pair(self.rules, |pair, fit| {
                    if self.table.awaits == Awaits::Opening && fit == Fit::Doubly && !doubly {
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
                moves.extend((self.table.awaits == Awaits::Again).then_some(Move::Pass));
            }
        }
    }

    /// Why a seat may not do this; nothing if it may.
    pub fn refuse(self, seat: Seat, wanted: Move) -> Option<Why> {
        match (self.table.awaits, wanted) {
            (Awaits::Deal, Move::Deal) => return None,
            (_, Move::Deal) => return Some(why(Reason::AlreadyDealt, None)),
            (Awaits::Deal, _) => return Some(why(Reason::NotDealt, None)),
            (Awaits::Over, _) => return Some(why(Reason::Over, None)),
            _ => {}
        }
        if seat != self.table.turn {
            return Some(why(Reason::NotYourTurn { turn: self.table.turn }, None));
        }
        match (self.table.awaits, wanted) {
            (Awaits::Side, Move::Breach { spot, side }) => self.refuse_side(spot, side),
            (Awaits::Side, _) => Some(why(Reason::MustChooseSide, self.breach_clause())),
            (_, Move::Take(pair)) => self.refuse_pair(pair),
            (_, Move::Exchange { spot, card }) => self.refuse_exchange(spot, card),
            (Awaits::Again, Move::Pass) => None,
            (_, Move::Pass) => {
                let again = self.rules.book().doubly_again;
                let passes = again.is_some_and(|again| again.may_pass);
                Some(why(Reason::MustTake { passes }, again.and_then(|again| again.clause)))
            }
            (_, Move::Breach { .. } | Move::Deal) => Some(why(Reason::NoBreach, self.breach_clause())),
        }
    }

    fn breach_clause(self) -> Option<Clause> {
        self.rules.book().breach.and_then(|breach| breach.clause)
    }

    fn refuse_side(self, spot: Spot, side: Side) -> Option<Why> {
        let there = self.table.sides().any(|choice| choice == (spot, side));
        (!there).then(|| why(Reason::NoSide, self.breach_clause()))
    }

    /// The kind of a stack's free card.
    fn free(self, spot: Spot) -> Result<CardKind, Why> {
        let stacks = self.table.stacks;
        if spot.0 >= stacks {
            return Err(why(Reason::NoSuchStack { spot, stacks }, self.rules.book().stacks.clause));
        }
        let card = self.table.free(spot).ok_or(why(Reason::Empty { spot }, self.rules.book().stacks.clause))?;
        Ok(self.rules.deck().kind(card))
    }

    fn refuse_pair(self, pair: Pair) -> Option<Why> {
        self.cards_to_take(pair).and_then(|cards| self.may_be_taken(cards)).err()
    }

    /// The cards of a pair, if they are free.
    fn cards_to_take(self, pair: Pair) -> Result<[CardKind; 2], Why> {
        let [one, other] = pair.spots();
        let front = self.free(one)?;
        if !pair.is_of_one() {
            return Ok([front, self.free(other)?]);
        }
        let stacks = &self.rules.book().stacks;
        if stacks.free == Free::AfterPair {
            return Err(why(Reason::OneStack { spot: one }, stacks.clause));
        }
        let cards = self.table.cards_of(pair).ok_or(why(Reason::LastOfRow { spot: one }, stacks.free_clause))?;
        let [_, behind] = cards.map(|card| self.rules.deck().kind(card));
        if !self.rules.kind(behind).pairs() {
            // Behind the front card it waits, and nothing is taken from behind it (NN-20).
            return Err(why(Reason::NeverPairs { card: behind }, stacks.free_clause));
        }
        Ok([front, behind])
    }

    fn may_be_taken(self, cards: [CardKind; 2]) -> Result<(), Why> {
        let rules = self.rules;
        if let Some(card) = cards.into_iter().find(|card| !rules.kind(*card).pairs()) {
            let clause = rules.kind(card).exchange.and_then(|exchange| exchange.clause);
            return Err(why(Reason::NeverPairs { card }, clause));
        }
        let bans = self.table.bans;
        match rules.fit(cards[0], cards[1], bans) {
            Fit::Not => {
                let clause = rules.ban_between(cards[0], cards[1], bans).or(rules.book().matching.clause);
                Err(why(Reason::DoNotFit { cards }, clause))
            }
            Fit::Singly if self.table.awaits == Awaits::Opening => {
                let doubly = self.table.pairs(rules).into_iter().find(|(_, fit)| *fit == Fit::Doubly);
                let clause = rules.book().opening.and_then(|opening| opening.clause);
                doubly.map_or(Ok(()), |(instead, _)| Err(why(Reason::DoublyFirst { cards, instead }, clause)))
            }
            Fit::Singly | Fit::Doubly => Ok(()),
        }
    }

    fn refuse_exchange(self, spot: Spot, card: CardKind) -> Option<Why> {
        let away = match self.free(spot) {
            Ok(away) => away,
            Err(refusal) => return Some(refusal),
        };
        let Some(exchange) = self.rules.kind(away).exchange else {
            let clause = self.exchange_clause();
            return Some(why(Reason::NoExchange { card: away }, clause));
        };
        let mut cards = self.table.exchangeable(self.rules, exchange.among).map(|card| self.rules.deck().kind(card));
        if !cards.any(|other| other == card) {
            return Some(why(Reason::NotAmongTaken { card }, exchange.clause));
        }
        let leaves_pair =
            self.table.pairs_with(self.rules, spot, card) || self.table.any_pair(self.rules, |_, _| true);
        (!leaves_pair).then(|| why(Reason::LeavesNoPair { card }, exchange.clause))
    }

    /// The clause by which cards are exchanged.
    fn exchange_clause(self) -> Option<Clause> {
        let mut rules = self.rules.deck().kinds().filter_map(|kind| self.rules.kind(kind).exchange);
        rules.next().and_then(|exchange| exchange.clause)
    }
}
