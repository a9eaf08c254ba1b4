//! Computer players by level: `easy`; `medium`, which uses playouts; and `hard`, which also keeps a game that can be
//! won.

use super::chances::candidates;
use crate::bot::Bot;
use crate::engine::Dice;
use crate::patience::engine::{Awaiting, Game, Move, SolverResult, View};

/// Lays from the rows first, then the turned card; keeps wish cards until the hidden pile is used up.
#[derive(Debug, Default)]
pub(super) struct Easy;

impl Bot<Game> for Easy {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let rank = |wanted: &Move| match wanted {
            Move::Row(_) => 0,
            Move::Lay => 1,
            Move::Keep | Move::Put => 2,
            Move::Wish(_) if view.awaits() == Awaiting::Rest => 3,
            _ => 4,
        };
        let moves = view.legal_moves();
        let best = moves.iter().map(rank).min();
        let moves: Vec<Move> = moves.iter().copied().filter(|wanted| Some(rank(wanted)) == best).collect();
        *dice.pick(&moves).expect("a game that is not over has a legal move")
    }
}

/// Bonus for a won game, in cards.
const WON: u32 = 30;

/// Bonus for an order that can still be won with perfect information; more than all cards, since few orders are.
const WINNABLE: u32 = 100;

/// Positions after which the search of one order gives up.
const POSITIONS: u64 = 5_000;

/// Positions for one move: a fifth of a second.
const ALL_POSITIONS: u64 = 1_000_000;

/// Samples orders of the hidden pile, and plays each candidate move out like the level `easy`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playout {
    orders: u32,
    /// Also counts the orders that each move can still win.
    solves: bool,
}

impl Playout {
    pub const MEDIUM: Playout = Playout { orders: 4, solves: false };
    pub const HARD: Playout = Playout { orders: 100, solves: true };
}

impl Bot<Game> for Playout {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let moves = view.legal_moves();
        if let [only] = moves.as_slice() {
            return *only;
        }
        let worth = self.evaluate(view, &moves, dice);
        let best = worth.iter().max();
        let moves = moves.into_iter().zip(&worth).filter(|(_, worth)| Some(*worth) == best);
        let best: Vec<Move> = moves.map(|(wanted, _)| wanted).collect();
        *dice.pick(&best).expect("a game that is not over has a legal move")
    }
}

impl Playout {
    /// The first of the best moves.
    pub(super) fn best(self, view: View<'_>, moves: &[Move], dice: &mut Dice) -> Option<Move> {
        if let [only] = moves {
            return Some(*only);
        }
        let worth = self.evaluate(view, moves, dice);
        let best = worth.iter().max()?;
        moves.iter().zip(&worth).find(|(_, worth)| *worth == best).map(|(wanted, _)| *wanted)
    }

    /// Values of the moves, summed over all orders.
    fn evaluate(self, view: View<'_>, moves: &[Move], dice: &mut Dice) -> Vec<u32> {
        let orders: Vec<Game> = (0..self.orders).map(|_| view.imagine(dice)).collect();
        let mut worth = |wanted: &Move| orders.iter().map(|order| outcome(order.clone(), *wanted, dice)).sum();
        let mut worth: Vec<u32> = moves.iter().map(&mut worth).collect();
        // An order that is lost before the move is lost after it, and most are.
        let mut left = if self.solves { ALL_POSITIONS } else { 0 };
        for order in &orders {
            // An order counts for all moves or for none.
            if left < POSITIONS * (moves.len() as u64 + 1) {
                break;
            }
            if !is_winnable(order, &mut left) {
                continue;
            }
            for (wanted, worth) in moves.iter().zip(&mut worth) {
                let mut then = order.clone();
                then.apply_silently(*wanted).expect("computer players make legal moves only");
                *worth += WINNABLE * u32::from(is_winnable(&then, &mut left));
            }
        }
        worth
    }
}

/// Perfect-information solver within the budget `left`.
fn is_winnable(game: &Game, left: &mut u64) -> bool {
    let mut positions = POSITIONS;
    let answer = game.solve_with(&mut positions);
    *left = left.saturating_sub(POSITIONS - positions);
    answer == SolverResult::Winnable
}

/// Value of a move after a playout.
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

/// With at most one hidden card it makes only moves that still win. Otherwise, and among those, it takes the best of
/// many playouts.
#[derive(Debug, Default)]
pub(super) struct Hard;

impl Bot<Game> for Hard {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let (moves, _) = candidates(view);
        Playout::HARD.best(view, &moves, dice).expect("a game that is not over has a legal move")
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
                let orders = (0..Playout::HARD.orders).map(|_| view.imagine(&mut dice));
                // An order that is not solved before the move is not searched after it.
                let orders: Vec<Game> =
                    orders.filter(|order| order.solve(POSITIONS) == SolverResult::Winnable).collect();
                let winnable = |wanted: &Move| {
                    let mut then = orders.clone();
                    for order in &mut then {
                        order.apply(*wanted).expect("a legal move");
                    }
                    then.iter().filter(|order| order.solve(POSITIONS) == SolverResult::Winnable).count()
                };
                let winnable: Vec<u32> =
                    moves.iter().map(winnable).map(|count| count.try_into().expect("few")).collect();
                let without = plain.evaluate(view, &moves, &mut Dice::new(seed, 1));
                let with: Vec<u32> =
                    without.iter().zip(&winnable).map(|(worth, count)| worth + WINNABLE * count).collect();
                assert_eq!(Playout::HARD.evaluate(view, &moves, &mut Dice::new(seed, 1)), with, "{seed}: {moves:?}");
                differ += usize::from(winnable.iter().max() != winnable.iter().min());
                game.apply(moves[0]).expect("a legal move");
            }
        }
        assert!(differ > 3, "{differ}");
    }
}
