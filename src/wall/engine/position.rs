//! Positions in the middle of a game, as examples state them.

use super::moves::{Party, Spot};
use super::table::{Awaiting, Table};
use crate::cards::{Card, CardKind, CardSet};
use crate::engine::{Chance, Seat};
use crate::wall::rules::Rules;

/// A position in the middle of a game. Cards that it does not name are out of the game.
#[derive(Clone, Debug, Default)]
pub struct Position {
    /// How many sit at the table.
    pub seats: u8,
    /// The stacks from the left, each from its free card on.
    pub stacks: Vec<Vec<CardKind>>,
    /// The cards that were taken, in that order, each time by which party.
    pub taken: Vec<(Party, Vec<CardKind>)>,
    /// The bans that have moved aside.
    pub aside: Vec<CardKind>,
    /// Whose turn it is.
    pub turn: u8,
    /// Whether the opening is over.
    pub main: bool,
}

/// A position that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// The rules do not allow so many seats, or whose turn it is has none.
    Seats {
        /// How many.
        seats: u8,
    },
    /// Another number of stacks than the rules say.
    Stacks {
        /// How many there should be.
        stacks: usize,
    },
    /// A stack is empty, which would have ended the game.
    Empty {
        /// Which.
        spot: Spot,
    },
    /// A card is named more often than the deck has it.
    TooMany {
        /// The card.
        card: CardKind,
    },
    /// A ban is free, which would have moved aside.
    FreeBan {
        /// The ban.
        card: CardKind,
    },
    /// A card lies aside that is no ban.
    NoBan {
        /// The card.
        card: CardKind,
    },
    /// No pair is left, which would have ended the game.
    NoPair,
}

impl Position {
    /// The table of this position.
    pub(super) fn lay_out(&self, rules: &Rules, chance: Chance) -> Result<Table, PositionFault> {
        let deck = rules.deck();
        let stacks = rules.book().stacks.sizes.len();
        if !rules.seats().contains(&self.seats) || self.turn >= self.seats {
            return Err(PositionFault::Seats { seats: self.seats });
        }
        if self.stacks.len() != stacks {
            return Err(PositionFault::Stacks { stacks });
        }
        let mut left: CardSet = deck.cards().collect();
        let mut take = |kind| deck.take(kind, &mut left).ok_or(PositionFault::TooMany { card: kind });
        let mut table = Table::new(u8::try_from(stacks).unwrap_or(u8::MAX), self.seats, chance);
        let mut laid: Vec<Vec<Card>> = Vec::new();
        for (spot, kinds) in Spot::all(table.stacks).zip(&self.stacks) {
            match kinds.first() {
                None if rules.book().breach.is_some() => return Err(PositionFault::Empty { spot }),
                Some(card) if rules.kind(*card).ban.is_some() => return Err(PositionFault::FreeBan { card: *card }),
                _ => {}
            }
            laid.push(kinds.iter().rev().map(|kind| take(*kind)).collect::<Result<_, _>>()?);
        }
        table.lay_out(laid.iter().map(Vec::as_slice));
        for (party, kinds) in &self.taken {
            for kind in kinds {
                let card = take(*kind)?;
                table.taken.push(card);
                table.collected[party.index()].insert(card);
            }
        }
        for kind in &self.aside {
            let ban = rules.kind(*kind).ban.ok_or(PositionFault::NoBan { card: *kind })?;
            table.aside.push(take(*kind)?);
            table.bans = rules.rows().turn(table.bans, ban.row);
        }
        table.out = left;
        table.turn = Seat(self.turn);
        let opening = rules.book().opening.is_some() && !self.main;
        table.awaits = if opening { Awaiting::Opening } else { Awaiting::Main };
        if table.has_pair(rules) { Ok(table) } else { Err(PositionFault::NoPair) }
    }
}
