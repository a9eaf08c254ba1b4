//! Level `medium`, and what `hard` does where it cannot see the end: plays the rest through in several orders of the hidden
//! pile, and takes the move after which most is laid. `hard` also asks in which of these orders the game can still be won.

use super::easy::Easy;
use crate::bot::Bot;
use crate::engine::Dice;
use crate::patience::engine::{Answer, Game, Move, View};

/// What a won game is worth beside its cards.
const WON: u32 = 30;

/// What an order counts in which somebody who knows it can still win: more than all its cards, since few orders are so.
const WINNABLE: u32 = 100;

/// After how many positions it is given up to ask that of an order.
const POSITIONS: u64 = 5_000;

/// How many positions may be looked at for a move: a fifth of a second.
const ALL_POSITIONS: u64 = 1_000_000;

/// Plays the rest through like the level `easy`, in so many orders for each move that comes into question.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playout {
    orders: u32,
    /// Whether it is asked after which moves an order can still be won.
    solves: bool,
}

impl Playout {
    /// The level `medium`.
    pub const MEDIUM: Playout = Playout { orders: 4, solves: false };
    /// The level `hard`.
    pub const HARD: Playout = Playout { orders: 100, solves: true };
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
        let orders: Vec<Game> = (0..self.orders).map(|_| view.determinize(dice)).collect();
        let mut worth = |wanted: &Move| orders.iter().map(|order| outcome(order.clone(), *wanted, dice)).sum();
        let mut worth: Vec<u32> = moves.iter().map(&mut worth).collect();
        // What cannot be won before a move cannot be won after it, and most orders are so.
        let mut left = if self.solves { ALL_POSITIONS } else { 0 };
        for order in &orders {
            // All moves are asked in an order, or none.
            if left < POSITIONS * (moves.len() as u64 + 1) {
                break;
            }
            if !can_be_won(order, &mut left) {
                continue;
            }
            for (wanted, worth) in moves.iter().zip(&mut worth) {
                let mut then = order.clone();
                then.apply_silently(*wanted).expect("computer players make legal moves only");
                *worth += WINNABLE * u32::from(can_be_won(&then, &mut left));
            }
        }
        worth
    }
}

/// Whether somebody who knows the order can win, as far as that is found; what is looked at is taken from what is left.
fn can_be_won(game: &Game, left: &mut u64) -> bool {
    let mut positions = POSITIONS;
    let answer = game.solve_with(&mut positions);
    *left = left.saturating_sub(POSITIONS - positions);
    answer == Answer::Winnable
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patience::bot::undealt;

    #[test]
    fn a_move_counts_more_for_each_order_that_can_still_be_won() {
        let plain = Playout { solves: false, ..Playout::HARD };
        let mut differ = 0;
        for seed in 0..6 {
            let mut game = undealt(seed);
            game.apply(Move::Deal).expect("the deal");
            for _ in 0..6 {
                let (view, moves) = (game.view(), game.view().legal_moves());
                let mut dice = Dice::new(seed, 1);
                let orders = (0..Playout::HARD.orders).map(|_| view.determinize(&mut dice));
                // Where it is not found before a move, nobody looks behind it.
                let orders: Vec<Game> = orders.filter(|order| order.solve(POSITIONS) == Answer::Winnable).collect();
                let winnable = |wanted: &Move| {
                    let mut then = orders.clone();
                    for order in &mut then {
                        order.apply(*wanted).expect("a legal move");
                    }
                    then.iter().filter(|order| order.solve(POSITIONS) == Answer::Winnable).count()
                };
                let winnable: Vec<u32> =
                    moves.iter().map(winnable).map(|count| count.try_into().expect("few")).collect();
                let without = plain.worth(view, &moves, &mut Dice::new(seed, 1));
                let with: Vec<u32> =
                    without.iter().zip(&winnable).map(|(worth, count)| worth + WINNABLE * count).collect();
                assert_eq!(Playout::HARD.worth(view, &moves, &mut Dice::new(seed, 1)), with, "{seed}: {moves:?}");
                differ += usize::from(winnable.iter().max() != winnable.iter().min());
                game.apply(moves[0]).expect("a legal move");
            }
        }
        assert!(differ > 3, "{differ}");
    }
}
