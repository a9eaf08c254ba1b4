//! Which moves come into question for whoever looks ahead.

use super::chances::trial_dice;
use crate::patience::engine::{Answer, Awaiting, Move, View};

/// How many positions may be looked at to find whether a move still wins.
const POSITIONS: u64 = 20_000;

/// The moves that come into question, and whether they are fewer than all because the game can still be won after these
/// alone.
pub(super) fn promising(view: View<'_>) -> (Vec<Move>, bool) {
    let mut moves = view.legal_moves();
    // To stop is never better than to lay what can be laid.
    let lays = |wanted: &Move| !matches!(wanted, Move::Stop | Move::Deal);
    if moves.iter().any(lays) {
        moves.retain(lays);
    }
    let winning = winning(view, &moves);
    if winning.is_empty() {
        return (moves, false);
    }
    let fewer = winning.len() < moves.len();
    (winning, fewer)
}

/// The moves after which the game can still be won, where that is known: with at most one card hidden everything lies open.
fn winning(view: View<'_>, moves: &[Move]) -> Vec<Move> {
    if view.left() > 1 || view.awaits() == Awaiting::Deal {
        return Vec::new();
    }
    let now = view.determinize(&mut trial_dice(view));
    let wins = |wanted: &Move| {
        let mut then = now.clone();
        then.apply_silently(*wanted).is_ok() && then.solve(POSITIONS) == Answer::Winnable
    };
    moves.iter().copied().filter(wins).collect()
}
