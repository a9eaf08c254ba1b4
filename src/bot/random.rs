//! Level `random` of games in which nothing is called and nobody caught: the measure for the others.

use super::player::Bot;
use crate::engine::{Dice, Family};

/// Chooses uniformly among the legal moves.
pub struct Random<G: Family> {
    list: fn(G::View<'_>, &mut Vec<G::Move>),
    moves: Vec<G::Move>,
}

impl<G: Family> Random<G> {
    /// With all legal moves of the seat that looks, listed by this function into a list that can be used again.
    pub fn of(list: fn(G::View<'_>, &mut Vec<G::Move>)) -> Self {
        Random { list, moves: Vec::new() }
    }
}

impl<G: Family> Bot<G> for Random<G> {
    fn choose(&mut self, view: G::View<'_>, dice: &mut Dice) -> G::Move {
        (self.list)(view, &mut self.moves);
        match self.moves.as_slice() {
            [only] => *only,
            moves => *dice.pick(moves).expect("who has to decide has a legal move"),
        }
    }
}
