//! Positions in the middle of a patience, as examples state them.

use super::table::{Awaiting, Table};
use crate::cards::{CardKind, CardSet};
use crate::engine::Chance;
use crate::patience::rules::Rules;

/// A position in the middle of a game. Cards that it does not name are out of the game.
#[derive(Clone, Debug, Default)]
pub struct Position {
    /// The piles in the order of the colours, each from its top card on.
    pub piles: Vec<Vec<CardKind>>,
    /// The rows in the order of the colours, each from its lower end on.
    pub rows: Vec<Vec<CardKind>>,
    /// Cards that stand for any, kept for later.
    pub kept: Vec<CardKind>,
    /// The card that is turned.
    pub turned: Option<CardKind>,
    /// The hidden pile, from its top card on.
    pub hidden: Vec<CardKind>,
}

/// A position that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// Not one pile and one row for each colour.
    Colours {
        /// How many colours there are.
        colours: usize,
    },
    /// A pile without a card.
    EmptyPile,
    /// A card of another colour lies on a pile, or any such card in a row.
    WrongColour {
        /// The card.
        card: CardKind,
    },
    /// A kept card stands for no other.
    CannotKeep {
        /// The card.
        card: CardKind,
    },
    /// A card is named more often than the deck has it.
    TooMany {
        /// The card.
        card: CardKind,
    },
    /// No card is turned although the hidden pile has some.
    NotTurned,
}

impl Position {
    /// The table of this position.
    pub(super) fn lay_out(&self, rules: &Rules, chance: Chance) -> Result<Table, PositionFault> {
        let deck = rules.deck();
        let colours = deck.colours().len();
        if self.piles.len() != colours || self.rows.len() != colours {
            return Err(PositionFault::Colours { colours });
        }
        if self.turned.is_none() && !self.hidden.is_empty() {
            return Err(PositionFault::NotTurned);
        }
        let mut left: CardSet = deck.cards().collect();
        let mut take = |kind| deck.take(kind, &mut left).ok_or(PositionFault::TooMany { card: kind });
        let mut table = Table::new(colours, chance);
        for colour in deck.all_colours() {
            let index = usize::from(colour.0);
            if self.piles[index].is_empty() {
                return Err(PositionFault::EmptyPile);
            }
            for (kinds, is_pile) in [(&self.piles[index], true), (&self.rows[index], false)] {
                for kind in kinds.iter().rev() {
                    let any = is_pile && rules.is_any_card(*kind);
                    if deck.face(*kind).colour != Some(colour) && !any {
                        return Err(PositionFault::WrongColour { card: *kind });
                    }
                    let card = take(*kind)?;
                    if is_pile { table.piles[index].push(card) } else { table.rows[index].push(card) }
                }
            }
        }
        for kind in &self.kept {
            if !rules.is_any_card(*kind) {
                return Err(PositionFault::CannotKeep { card: *kind });
            }
            table.kept.push(take(*kind)?);
        }
        table.turned = self.turned.map(&mut take).transpose()?;
        for kind in self.hidden.iter().rev() {
            table.hidden.push(take(*kind)?);
        }
        table.out = left.iter().collect();
        table.awaits = if table.turned.is_some() { Awaiting::Card } else { Awaiting::Rest };
        Ok(table)
    }
}
