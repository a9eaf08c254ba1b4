//! What the player may know of a patience: everything but the order of the hidden pile.

use super::game::Game;
use super::moves::{Move, Outcome};
use super::table::{Awaiting, count};
use super::why::IllegalMove;
use crate::cards::{Card, CardKind, Colour};
use crate::engine::Dice;
use crate::patience::rules::Rules;

/// The table as the player may know it. It borrows, and costs nothing.
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

    /// What the table waits for.
    #[must_use]
    pub fn awaits(self) -> Awaiting {
        self.game.table.awaits
    }

    /// How many moves were made.
    #[must_use]
    pub fn moves(self) -> u32 {
        self.game.table.moves
    }

    fn kinds<'c>(self, cards: impl IntoIterator<Item = &'c Card>) -> Vec<CardKind> {
        cards.into_iter().map(|card| self.rules().deck().kind(*card)).collect()
    }

    /// The card that is turned.
    #[must_use]
    pub fn turned(self) -> Option<CardKind> {
        self.game.table.turned(self.rules())
    }

    /// The cards of the pile of a colour, the top card first.
    #[must_use]
    pub fn pile(self, colour: Colour) -> Vec<CardKind> {
        self.kinds(self.game.table.piles[usize::from(colour.0)].iter().rev())
    }

    /// The top card of the pile of a colour.
    #[must_use]
    pub fn top(self, colour: Colour) -> Option<CardKind> {
        self.game.table.top(self.rules(), colour)
    }

    /// The cards of the row of a colour, from its lower end on.
    #[must_use]
    pub fn row(self, colour: Colour) -> Vec<CardKind> {
        self.kinds(self.game.table.rows[usize::from(colour.0)].iter().rev())
    }

    /// The cards that stand for any and were kept.
    #[must_use]
    pub fn kept(self) -> Vec<CardKind> {
        self.kinds(&self.game.table.kept)
    }

    /// How many cards are left in the hidden pile.
    #[must_use]
    pub fn left(self) -> u16 {
        count(self.game.table.hidden.len())
    }

    /// The cards of the hidden pile in deck order, which the player can reckon from what lies open.
    #[must_use]
    pub fn hidden(self) -> Vec<CardKind> {
        let mut hidden = self.kinds(&self.game.table.hidden);
        hidden.sort_unstable();
        hidden
    }

    /// How many cards were laid, and of how many.
    #[must_use]
    pub fn laid(self) -> (u16, u16) {
        (self.game.table.laid(), self.game.table.of())
    }

    /// How the game ended, if it is over.
    #[must_use]
    pub fn outcome(self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// All legal moves but to take one back.
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

    /// Why the player may not do this; nothing if that is allowed.
    #[must_use]
    pub fn why_not(self, wanted: Move) -> Option<IllegalMove> {
        self.game.judge().refuse(wanted)
    }

    /// A game that could be this one: the hidden pile is dealt anew.
    #[must_use]
    pub fn determinize(self, dice: &mut Dice) -> Game {
        let mut table = self.game.table.clone();
        table.hidden.sort_unstable();
        dice.shuffle(&mut table.hidden);
        Game::at(self.game.rules.clone(), table)
    }
}
