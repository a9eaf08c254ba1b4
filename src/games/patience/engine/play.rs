//! Legality and resolution of moves. The list of moves, the predicate and the play share one judgement.

use super::moves::{IllegalMove, IllegalReason, LaidFrom, Move, Observation, Outcome};
use super::state::{Awaiting, Table, count};
use crate::cards::{Card, CardKind, Colour};
use crate::engine::{refuse, why};
use crate::games::patience::rules::Rules;
use crate::rules::Clause;

#[derive(Clone, Copy)]
pub struct Legality<'a> {
    pub rules: &'a Rules,
    pub table: &'a Table,
    pub can_undo: bool,
}

impl Legality<'_> {
    /// The legal moves without [`Move::Undo`].
    pub fn legal_moves(self) -> Vec<Move> {
        match self.table.awaits {
            Awaiting::Deal => return vec![Move::Deal],
            Awaiting::Over => return Vec::new(),
            Awaiting::Card | Awaiting::Rest => {}
        }
        let turned = self.table.turned(self.rules);
        let any_card = turned.is_some_and(|card| self.rules.is_any_card(card));
        let mut moves = vec![match turned {
            Some(_) if any_card => Move::Keep,
            Some(card) if self.check_fit(card).is_ok() => Move::Lay,
            Some(_) => Move::Put,
            None => Move::Stop,
        }];
        let deck = self.rules.deck();
        moves.extend(deck.all_colours().filter(|colour| self.can_lay_from_row(*colour)).map(Move::Row));
        if any_card || !self.table.kept.is_empty() {
            moves.extend(deck.all_colours().map(Move::Wish));
        }
        moves
    }

    pub fn can_lay(self) -> bool {
        !self.table.kept.is_empty() || self.rules.deck().all_colours().any(|colour| self.can_lay_from_row(colour))
    }

    fn can_lay_from_row(self, colour: Colour) -> bool {
        self.table.end(self.rules, colour).is_some_and(|card| self.check_fit(card).is_ok())
    }

    /// The reason why a move is illegal; none if it is legal.
    pub fn refuse(self, wanted: Move) -> Option<IllegalMove> {
        match (self.table.awaits, wanted) {
            (_, Move::Undo) => return (!self.can_undo).then(|| why(IllegalReason::NothingToUndo, None)),
            (Awaiting::Deal, Move::Deal) => return None,
            (_, Move::Deal) => return refuse(IllegalReason::AlreadyDealt, None),
            (Awaiting::Deal, _) => return refuse(IllegalReason::NotDealt, None),
            (Awaiting::Over, _) => return refuse(IllegalReason::Over, None),
            _ => {}
        }
        let end = self.rules.book.end.clause;
        let turned = self.table.turned(self.rules).ok_or(why(IllegalReason::UsedUp, end));
        match wanted {
            Move::Lay | Move::Put => turned.and_then(|card| self.check_turned(card, wanted)).err(),
            Move::Keep => match turned {
                Ok(card) if !self.rules.is_any_card(card) => {
                    refuse(IllegalReason::CannotKeep { card }, self.any_clause())
                }
                turned => turned.err(),
            },
            Move::Row(colour) => self.check_row(colour).err(),
            Move::Wish(_) => {
                let has = !self.table.kept.is_empty() || turned.is_ok_and(|card| self.rules.is_any_card(card));
                (!has).then(|| why(IllegalReason::NoWish, self.any_clause()))
            }
            Move::Stop => turned.is_ok().then(|| why(IllegalReason::NotUsedUp, end)),
            Move::Deal | Move::Undo => None,
        }
    }

    fn any_clause(self) -> Option<Clause> {
        let mut rules = self.rules.deck().kinds().filter_map(|kind| self.rules.kind(kind).any_card);
        rules.next().and_then(|because| because.clause)
    }

    /// A card fits on the pile of its colour (NN-22).
    fn check_fit(self, card: CardKind) -> Result<(), IllegalReason> {
        let colour = self.rules.deck().face(card).colour;
        let top = colour.and_then(|colour| self.table.top(self.rules, colour));
        match top {
            Some(top) if !self.rules.can_follow(card, top) => Err(IllegalReason::DoesNotFit { card, top }),
            _ => Ok(()),
        }
    }

    /// The turned card is laid if it fits, and else put to its row.
    fn check_turned(self, card: CardKind, wanted: Move) -> Result<(), IllegalMove> {
        if let Some(because) = self.rules.kind(card).any_card {
            return Err(why(IllegalReason::NameAPile { card }, because.clause));
        }
        let reason = match self.check_fit(card) {
            Err(reason) if wanted == Move::Lay => reason,
            Ok(()) if wanted == Move::Put => IllegalReason::MustLay { card },
            _ => return Ok(()),
        };
        Err(why(reason, self.rules.book.matching.clause))
    }

    fn check_row(self, colour: Colour) -> Result<(), IllegalMove> {
        let clause = self.rules.book.rests.end_clause;
        let card = self.table.end(self.rules, colour).ok_or(why(IllegalReason::EmptyRow { colour }, clause))?;
        self.check_fit(card).map_err(|reason| why(reason, clause))
    }
}

/// A move in progress. Observations are collected if there is a list for them.
pub struct Play<'a> {
    pub rules: &'a Rules,
    pub table: &'a mut Table,
    pub told: Option<&'a mut Vec<Observation>>,
    pub undone: u32,
}

impl Play<'_> {
    pub fn carry_out(&mut self, wanted: Move) {
        self.table.moves += 1;
        match wanted {
            Move::Deal => self.deal(),
            Move::Lay => self.lay_turned(None),
            Move::Put => self.put(),
            Move::Keep => self.keep(),
            Move::Row(colour) => {
                if let Some(card) = self.table.rows[colour.index()].pop() {
                    self.lay(card, colour, LaidFrom::Row);
                }
            }
            Move::Wish(colour) => self.wish(colour),
            Move::Stop => return self.end(),
            Move::Undo => {}
        }
        self.turn_next();
    }

    fn tell(&mut self, event: impl FnOnce() -> Observation) {
        if let Some(told) = &mut self.told {
            told.push(event());
        }
    }

    fn kind(&self, card: Card) -> CardKind {
        self.rules.deck().kind(card)
    }

    /// Begins each pile with the first card of its colour that is no wish card. Other turned cards go back, and the
    /// hidden pile is shuffled again (NN-21).
    fn deal(&mut self) {
        let deck = self.rules.deck();
        // Stated chance lists the pile from the top, so the first card in deck order starts on top.
        self.table.hidden = deck.cards().rev().collect();
        self.table.chance.shuffle(&mut self.table.hidden, deck);
        let mut back = Vec::new();
        while self.table.piles.iter().any(Vec::is_empty) {
            let Some(card) = self.table.hidden.pop() else { break };
            let kind = deck.kind(card);
            let colour = deck.face(kind).colour.filter(|_| !self.rules.is_any_card(kind));
            match colour.and_then(|colour| self.table.piles.get_mut(colour.index())) {
                Some(pile) if pile.is_empty() => pile.push(card),
                _ => back.push(card),
            }
        }
        if !back.is_empty() {
            self.table.hidden.extend(back.iter().rev());
            self.table.chance.shuffle(&mut self.table.hidden, deck);
        }
        let cards = deck.all_colours().filter_map(|colour| self.table.top(self.rules, colour)).collect();
        let back = back.into_iter().map(|card| deck.kind(card)).collect();
        self.tell(|| Observation::Began { cards, back });
    }

    fn lay_turned(&mut self, named: Option<Colour>) {
        let Some(card) = self.table.turned.take() else { return };
        let own = self.rules.deck().face(self.kind(card)).colour;
        if let Some(colour) = named.or(own) {
            self.lay(card, colour, LaidFrom::Hand);
        }
    }

    fn lay(&mut self, card: Card, colour: Colour, from: LaidFrom) {
        self.table.piles[colour.index()].push(card);
        let card = self.kind(card);
        self.tell(|| Observation::Laid { card, colour, from });
    }

    fn put(&mut self) {
        let Some(card) = self.table.turned.take() else { return };
        let kind = self.kind(card);
        let Some(colour) = self.rules.deck().face(kind).colour else { return };
        let row = &mut self.table.rows[colour.index()];
        row.push(card);
        let row = count(row.len());
        self.tell(|| Observation::Put { card: kind, row });
    }

    fn keep(&mut self) {
        let Some(card) = self.table.turned.take() else { return };
        self.table.kept.push(card);
        let (card, kept) = (self.kind(card), count(self.table.kept.len()));
        self.tell(|| Observation::Kept { card, kept });
    }

    /// Uses the turned wish card, or else a kept one (NN-25).
    fn wish(&mut self, colour: Colour) {
        if self.table.turned(self.rules).is_some_and(|card| self.rules.is_any_card(card)) {
            self.lay_turned(Some(colour));
        } else if let Some(card) = self.table.kept.pop() {
            self.lay(card, colour, LaidFrom::Kept);
        }
    }

    /// Turns the next card. Without one the game ends when no card can be laid (NN-26).
    fn turn_next(&mut self) {
        if self.table.turned.is_some() {
            return;
        }
        if let Some(card) = self.table.hidden.pop() {
            self.table.turned = Some(card);
            self.table.awaits = Awaiting::Card;
            let (card, left) = (self.kind(card), count(self.table.hidden.len()));
            return self.tell(|| Observation::Turned { card, left });
        }
        if self.table.awaits != Awaiting::Rest {
            self.table.awaits = Awaiting::Rest;
            self.tell(|| Observation::UsedUp);
        }
        let legality = Legality { rules: self.rules, table: self.table, can_undo: false };
        if !legality.can_lay() {
            self.end();
        }
    }

    fn end(&mut self) {
        let outcome = Outcome { laid: self.table.laid(), of: self.table.of(), undone: self.undone };
        self.table.awaits = Awaiting::Over;
        self.table.outcome = Some(outcome);
        self.tell(|| Observation::Ends(outcome));
    }
}
