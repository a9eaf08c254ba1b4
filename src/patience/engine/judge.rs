//! Whether a move is within the rules. Judged once: the list of moves, the predicate and the play use this.

use super::moves::Move;
use super::table::{Awaiting, Table};
use super::why::{IllegalMove, IllegalReason};
use crate::cards::{CardKind, Colour};
use crate::engine::why;
use crate::patience::rules::Rules;
use crate::rules::Clause;

/// The referee.
#[derive(Clone, Copy)]
pub(super) struct Legality<'a> {
    pub rules: &'a Rules,
    pub table: &'a Table,
    /// Whether there is a move to take back.
    pub can_undo: bool,
}

impl Legality<'_> {
    /// All legal moves but to take one back go into a list that can be used again; its old content is lost.
    pub fn legal_moves(self, moves: &mut Vec<Move>) {
        moves.clear();
        match self.table.awaits {
            Awaiting::Deal => return moves.push(Move::Deal),
            Awaiting::Over => return,
            Awaiting::Card | Awaiting::Rest => {}
        }
        let turned = self.table.turned(self.rules);
        let any_card = turned.is_some_and(|card| self.rules.is_any_card(card));
        moves.push(match turned {
            Some(_) if any_card => Move::Keep,
            Some(card) if self.fits_on_pile(card).is_ok() => Move::Lay,
            Some(_) => Move::Put,
            None => Move::Stop,
        });
        let deck = self.rules.deck();
        moves.extend(deck.all_colours().filter(|colour| self.row_fits(*colour)).map(Move::Row));
        if any_card || !self.table.kept.is_empty() {
            moves.extend(deck.all_colours().map(Move::Wish));
        }
    }

    /// Whether a card can still be laid once the hidden pile is used up.
    pub fn can_lay(self) -> bool {
        !self.table.kept.is_empty() || self.rules.deck().all_colours().any(|colour| self.row_fits(colour))
    }

    /// Whether the card at the end of a row can be laid.
    fn row_fits(self, colour: Colour) -> bool {
        self.table.end(self.rules, colour).is_some_and(|card| self.fits_on_pile(card).is_ok())
    }

    /// Why the player may not do this; nothing if that is allowed.
    pub fn refuse(self, wanted: Move) -> Option<IllegalMove> {
        match (self.table.awaits, wanted) {
            (_, Move::Undo) => return (!self.can_undo).then(|| why(IllegalReason::NothingToUndo, None)),
            (Awaiting::Deal, Move::Deal) => return None,
            (_, Move::Deal) => return Some(why(IllegalReason::AlreadyDealt, None)),
            (Awaiting::Deal, _) => return Some(why(IllegalReason::NotDealt, None)),
            (Awaiting::Over, _) => return Some(why(IllegalReason::Over, None)),
            _ => {}
        }
        let end = self.rules.book().end.clause;
        let turned = self.table.turned(self.rules).ok_or(why(IllegalReason::UsedUp, end));
        match wanted {
            Move::Lay => turned.and_then(|card| self.may_lay(card)).err(),
            Move::Put => turned.and_then(|card| self.may_put(card)).err(),
            Move::Keep => turned.and_then(|card| self.may_keep(card)).err(),
            Move::Row(colour) => self.may_lay_from_row(colour).err(),
            Move::Wish(_) => {
                let has = !self.table.kept.is_empty() || turned.is_ok_and(|card| self.rules.is_any_card(card));
                (!has).then(|| why(IllegalReason::NoWish, self.any_clause()))
            }
            Move::Stop => turned.is_ok().then(|| why(IllegalReason::NotUsedUp, end)),
            Move::Deal | Move::Undo => None,
        }
    }

    /// The clause of cards that stand for any.
    fn any_clause(self) -> Option<Clause> {
        let mut rules = self.rules.deck().kinds().filter_map(|kind| self.rules.kind(kind).any_card);
        rules.next().and_then(|because| because.clause)
    }

    /// Whether a card fits on the pile of its colour (NN-22).
    fn fits_on_pile(self, card: CardKind) -> Result<(), IllegalReason> {
        let colour = self.rules.deck().face(card).colour;
        let top = colour.and_then(|colour| self.table.top(self.rules, colour));
        match top {
            Some(top) if !self.rules.fits(card, top) => Err(IllegalReason::DoesNotFit { card, top }),
            _ => Ok(()),
        }
    }

    fn may_lay(self, card: CardKind) -> Result<(), IllegalMove> {
        if let Some(because) = self.rules.kind(card).any_card {
            return Err(why(IllegalReason::NameAPile { card }, because.clause));
        }
        self.fits_on_pile(card).map_err(|reason| why(reason, self.rules.book().matching.clause))
    }

    fn may_put(self, card: CardKind) -> Result<(), IllegalMove> {
        if let Some(because) = self.rules.kind(card).any_card {
            return Err(why(IllegalReason::NameAPile { card }, because.clause));
        }
        match self.fits_on_pile(card) {
            Ok(()) => Err(why(IllegalReason::MustLay { card }, self.rules.book().matching.clause)),
            Err(_) => Ok(()),
        }
    }

    fn may_keep(self, card: CardKind) -> Result<(), IllegalMove> {
        if self.rules.is_any_card(card) {
            return Ok(());
        }
        Err(why(IllegalReason::CannotKeep { card }, self.any_clause()))
    }

    fn may_lay_from_row(self, colour: Colour) -> Result<(), IllegalMove> {
        let clause = self.rules.book().rests.end_clause;
        let card = self.table.end(self.rules, colour).ok_or(why(IllegalReason::EmptyRow { colour }, clause))?;
        self.fits_on_pile(card).map_err(|reason| why(reason, clause))
    }
}
