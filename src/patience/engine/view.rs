//! The player's knowledge of the table: everything but the order of the hidden pile.

use super::game::Game;
use super::moves::{IllegalMove, Move, Outcome};
use super::state::{Awaiting, count};
use crate::cards::{Card, CardKind, Colour};
use crate::engine::Dice;
use crate::patience::rules::Rules;

/// The table as the player sees it; borrowed.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub(super) game: &'a Game,
}

impl<'a> View<'a> {
    #[must_use]
    pub fn rules(self) -> &'a Rules {
        &self.game.rules
    }

    #[must_use]
    pub fn awaits(self) -> Awaiting {
        self.game.table.awaits
    }

    /// Number of moves made.
    #[must_use]
    pub fn moves(self) -> u32 {
        self.game.table.moves
    }

    fn kinds<'c>(self, cards: impl IntoIterator<Item = &'c Card>) -> Vec<CardKind> {
        cards.into_iter().map(|card| self.rules().deck().kind(*card)).collect()
    }

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

    /// The kept wish cards.
    #[must_use]
    pub fn kept(self) -> Vec<CardKind> {
        self.kinds(&self.game.table.kept)
    }

    /// Number of cards in the hidden pile.
    #[must_use]
    pub fn left(self) -> u16 {
        count(self.game.table.hidden.len())
    }

    /// The cards of the hidden pile in deck order; the player can infer them from the open cards.
    #[must_use]
    pub fn hidden(self) -> Vec<CardKind> {
        let mut hidden = self.kinds(&self.game.table.hidden);
        hidden.sort_unstable();
        hidden
    }

    /// Number of laid cards, and of all cards to lay.
    #[must_use]
    pub fn laid(self) -> (u16, u16) {
        (self.game.table.laid(), self.game.table.of())
    }

    /// The outcome of a finished game.
    #[must_use]
    pub fn outcome(self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// All legal moves without [`Move::Undo`].
    #[must_use]
    pub fn legal_moves(self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        moves
    }

    /// Writes the legal moves into a list that can be used again. Old content is dropped.
    pub fn list_moves(self, moves: &mut Vec<Move>) {
        self.game.judge().legal_moves(moves);
    }

    /// The reason why a move is illegal; none if it is legal.
    #[must_use]
    pub fn why_not(self, wanted: Move) -> Option<IllegalMove> {
        self.game.judge().refuse(wanted)
    }

    /// Determinization: a copy of the game with the hidden pile shuffled again.
    #[must_use]
    pub fn imagine(self, dice: &mut Dice) -> Game {
        let mut table = self.game.table.clone();
        table.hidden.sort_unstable();
        dice.shuffle(&mut table.hidden);
        Game::at(self.game.rules.clone(), table)
    }
}
