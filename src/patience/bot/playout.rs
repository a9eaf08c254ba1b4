//! Level `medium`, and what `hard` does where it cannot see the end: plays the rest through in several orders of the hidden
//! pile, and takes the move after which most is laid.

use super::easy::Easy;
use crate::bot::Bot;
use crate::engine::Dice;
use crate::patience::engine::{Game, Move, View};

/// What a won game is worth beside its cards.
const WON: u32 = 30;

/// Plays the rest through like the level `easy`, in so many orders for each move that comes into question.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playout {
    orders: u32,
}

impl Playout {
    /// The level `medium`.
    pub const MEDIUM: Playout = Playout { orders: 4 };
    /// The level `hard`.
    pub const HARD: Playout = Playout { orders: 24 };
}

impl Bot<Game> for Playout {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let moves = view.legal_moves();
        if let [only] = moves.as_slice() {
            return *only;
        }
        let worth = self.worth(view, &moves, dice);
        let best = worth.iter().max();
        let moves = moves.into_iter().zip(&worth).filter(|(_, worth)| Some(*worth) == best);
        let best: Vec<Move> = moves.map(|(wanted, _)| wanted).collect();
        *dice.pick(&best).expect("a game that is not over has a legal move")
    }
}

impl Playout {
    /// The first of the best among these moves; none if there are none.
    pub(super) fn best(self, view: View<'_>, moves: &[Move], dice: &mut Dice) -> Option<Move> {
        if let [only] = moves {
            return Some(*only);
        }
        let worth = self.worth(view, moves, dice);
        let best = worth.iter().max()?;
        moves.iter().zip(&worth).find(|(_, worth)| *worth == best).map(|(wanted, _)| *wanted)
    }

    /// What comes of each of these moves, in all the orders together.
    fn worth(self, view: View<'_>, moves: &[Move], dice: &mut Dice) -> Vec<u32> {
        let orders: Vec<Game> = (0..self.orders).map(|_| view.imagine(dice)).collect();
        let worth = |wanted: &Move| orders.iter().map(|order| outcome(order.clone(), *wanted, dice)).sum();
        moves.iter().map(worth).collect()
    }
}

/// What comes of a move, played through.
fn outcome(mut game: Game, first: Move, dice: &mut Dice) -> u32 {
    let mut wanted = first;
    loop {
        game.apply_silently(wanted).expect("computer players make legal moves only");
        match game.outcome() {
            Some(outcome) => return u32::from(outcome.laid) + WON * u32::from(outcome.is_won()),
            None => wanted = Easy.choose(game.view(), dice),
        }
    }
}
