//! The state of a game: every card. It never leaves the engine. Positions are states that examples set up.

use super::moves::Outcome;
use crate::cards::{Card, CardKind, CardSet, Colour};
use crate::engine::Chance;
use crate::games::patience::rules::Rules;

/// The decision that the table waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Awaiting {
    #[default]
    Deal,
    Card,
    /// Cards from the rows or a stop: the hidden pile is used up (NN-26).
    Rest,
    Over,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The pile of each colour, its top card last.
    pub piles: Vec<Vec<Card>>,
    /// The row of each colour, its lower end last.
    pub rows: Vec<Vec<Card>>,
    /// Wish cards kept for later.
    pub kept: Vec<Card>,
    pub turned: Option<Card>,
    /// The top card is last.
    pub hidden: Vec<Card>,
    /// Cards that a position does not name: out of the game.
    pub out: Vec<Card>,
    pub awaits: Awaiting,
    pub outcome: Option<Outcome>,
    pub moves: u32,
    pub chance: Chance,
}

impl Table {
    pub fn new(colours: usize, chance: Chance) -> Self {
        Table { piles: vec![Vec::new(); colours], rows: vec![Vec::new(); colours], chance, ..Table::default() }
    }

    pub fn turned(&self, rules: &Rules) -> Option<CardKind> {
        self.turned.map(|card| rules.deck().kind(card))
    }

    pub fn top(&self, rules: &Rules, colour: Colour) -> Option<CardKind> {
        self.piles.get(colour.index())?.last().map(|card| rules.deck().kind(*card))
    }

    pub fn end(&self, rules: &Rules, colour: Colour) -> Option<CardKind> {
        self.rows.get(colour.index())?.last().map(|card| rules.deck().kind(*card))
    }

    /// Number of cards on the piles without the first of each.
    pub fn laid(&self) -> u16 {
        count(self.piles.iter().map(|pile| pile.len().saturating_sub(1)).sum())
    }

    pub fn of(&self) -> u16 {
        let waiting = self.rows.iter().map(Vec::len).sum::<usize>() + self.kept.len() + self.hidden.len();
        self.laid() + count(waiting + usize::from(self.turned.is_some()))
    }
}

pub fn count(cards: usize) -> u16 {
    u16::try_from(cards).unwrap_or(u16::MAX)
}

/// Cards that it does not name are out of the game.
#[derive(Clone, Debug, Default)]
pub struct Position {
    /// By colour, each from its top card on.
    pub piles: Vec<Vec<CardKind>>,
    /// By colour, each from its lower end on.
    pub rows: Vec<Vec<CardKind>>,
    pub kept: Vec<CardKind>,
    pub turned: Option<CardKind>,
    pub hidden: Vec<CardKind>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    EmptyPile,
    /// A card of another colour lies on a pile or in a row.
    WrongColour {
        card: CardKind,
    },
    CannotKeep {
        card: CardKind,
    },
    /// The deck does not have the card so often.
    TooMany {
        card: CardKind,
    },
    /// No card is turned although the hidden pile has some.
    NotTurned,
}

impl Position {
    pub(super) fn lay_out(&self, rules: &Rules, chance: Chance) -> Result<Table, PositionFault> {
        let deck = rules.deck();
        if self.turned.is_none() && !self.hidden.is_empty() {
            return Err(PositionFault::NotTurned);
        }
        let mut left: CardSet = deck.cards().collect();
        let mut take = |kind| deck.take(kind, &mut left).ok_or(PositionFault::TooMany { card: kind });
        let mut table = Table::new(deck.colours().len(), chance);
        for colour in deck.all_colours() {
            let index = colour.index();
            if self.piles[index].is_empty() {
                return Err(PositionFault::EmptyPile);
            }
            let (pile, row) = (&mut table.piles[index], &mut table.rows[index]);
            for (kinds, is_pile, cards) in [(&self.piles[index], true, pile), (&self.rows[index], false, row)] {
                for kind in kinds.iter().rev() {
                    let any = is_pile && rules.is_any_card(*kind);
                    if deck.face(*kind).colour != Some(colour) && !any {
                        return Err(PositionFault::WrongColour { card: *kind });
                    }
                    cards.push(take(*kind)?);
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
        table.hidden = self.hidden.iter().rev().map(|kind| take(*kind)).collect::<Result<_, _>>()?;
        table.out = left.iter().collect();
        table.awaits = if table.turned.is_some() { Awaiting::Card } else { Awaiting::Rest };
        Ok(table)
    }
}
