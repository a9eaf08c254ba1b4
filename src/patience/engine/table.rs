//! The table of a patience: every card. It never leaves the engine.

use super::moves::Outcome;
use crate::cards::{Card, CardKind, Colour};
use crate::engine::Chance;
use crate::patience::rules::Rules;

/// What the table waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Awaiting {
    /// The deal.
    #[default]
    Deal,
    /// A place for the turned card.
    Card,
    /// Cards from the rows, or the player's word that there are none: the hidden pile is used up (NN-26).
    Rest,
    /// Nothing more: the game is over.
    Over,
}

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    /// The pile of each colour, its top card last.
    pub piles: Vec<Vec<Card>>,
    /// The row of each colour, its lower end last.
    pub rows: Vec<Vec<Card>>,
    /// Cards that stand for any, kept for later.
    pub kept: Vec<Card>,
    /// The card that is turned.
    pub turned: Option<Card>,
    /// The hidden pile, its top card last.
    pub hidden: Vec<Card>,
    /// Cards that a position does not name, out of the game.
    pub out: Vec<Card>,
    pub awaits: Awaiting,
    pub outcome: Option<Outcome>,
    pub moves: u32,
    pub chance: Chance,
}

impl Table {
    /// An empty table.
    pub fn new(colours: usize, chance: Chance) -> Self {
        Table {
            piles: vec![Vec::new(); colours],
            rows: vec![Vec::new(); colours],
            kept: Vec::new(),
            turned: None,
            hidden: Vec::new(),
            out: Vec::new(),
            awaits: Awaiting::Deal,
            outcome: None,
            moves: 0,
            chance,
        }
    }

    /// The kind of the turned card.
    pub fn turned(&self, rules: &Rules) -> Option<CardKind> {
        self.turned.map(|card| rules.deck().kind(card))
    }

    /// The kind of the top card of a pile.
    pub fn top(&self, rules: &Rules, colour: Colour) -> Option<CardKind> {
        self.piles.get(usize::from(colour.0))?.last().map(|card| rules.deck().kind(*card))
    }

    /// The kind of the card at the lower end of a row.
    pub fn end(&self, rules: &Rules, colour: Colour) -> Option<CardKind> {
        self.rows.get(usize::from(colour.0))?.last().map(|card| rules.deck().kind(*card))
    }

    /// How many cards were laid: those of the piles but for the first of each.
    pub fn laid(&self) -> u16 {
        count(self.piles.iter().map(|pile| pile.len().saturating_sub(1)).sum())
    }

    /// How many cards are to be laid in all.
    pub fn of(&self) -> u16 {
        let waiting = self.rows.iter().map(Vec::len).sum::<usize>() + self.kept.len() + self.hidden.len();
        self.laid() + count(waiting + usize::from(self.turned.is_some()))
    }
}

/// A number of cards.
pub(super) fn count(cards: usize) -> u16 {
    u16::try_from(cards).unwrap_or(u16::MAX)
}
