//! Chances of winning and moves that keep them. The result depends only on the view.

use crate::bot::{Occasion, dice_for};
use crate::engine::{Dice, Seat};
use crate::patience::engine::{Awaiting, Move, Outlook, SolverResult, View};

/// Orders of the hidden pile to try.
const ORDERS: u16 = 100;

/// Positions after which a search gives up.
const POSITIONS: u64 = 100_000;

/// Chances of winning: exact with at most one hidden card, else estimated from sampled orders of the hidden pile.
/// None before the deal and after the end.
#[must_use]
pub fn chances(view: View<'_>) -> Option<Outlook> {
    chances_within(view, ORDERS, POSITIONS)
}

/// Chances from `orders` samples, each search limited to `positions`.
#[must_use]
pub fn chances_within(view: View<'_>, orders: u16, positions: u64) -> Option<Outlook> {
    let goes_on = matches!(view.awaits(), Awaiting::Card | Awaiting::Rest);
    goes_on.then(|| view.outlook(&mut trial_dice(view), orders, positions))
}

/// The generator for determinization. It is independent of the deal, and games use another stream.
pub(super) fn trial_dice(view: View<'_>) -> Dice {
    dice_for(0, Seat(0), view.moves().into(), Occasion::Notice)
}

/// Positions to search for whether a move still wins.
const WIN_POSITIONS: u64 = 20_000;

/// Candidate moves, and whether others were left out because only these still win.
pub(super) fn candidates(view: View<'_>) -> (Vec<Move>, bool) {
    let mut moves = view.legal_moves();
    // Stopping is never better than laying a card.
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

/// The moves that still win. Known only with at most one hidden card, when everything lies open.
fn winning(view: View<'_>, moves: &[Move]) -> Vec<Move> {
    if view.left() > 1 || view.awaits() == Awaiting::Deal {
        return Vec::new();
    }
    let now = view.imagine(&mut trial_dice(view));
    let wins = |wanted: &Move| {
        let mut then = now.clone();
        then.apply_silently(*wanted).is_ok() && then.solve(WIN_POSITIONS) == SolverResult::Winnable
    };
    moves.iter().copied().filter(wins).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patience::bot::undealt;
    use crate::patience::engine::{Game, Move, SolverResult};

    #[test]
    fn the_answer_depends_on_the_view_and_not_on_the_hidden_order() {
        let mut game = undealt(5);
        game.apply(Move::Deal).expect("the deal");
        assert!(chances(game.view()).is_some_and(|outlook| outlook.tried == ORDERS));
        let few = |game: &Game| chances_within(game.view(), 20, 20_000);
        let first = few(&game);
        assert!(first.is_some_and(|outlook| outlook.winnable > 0), "it is not the same for want of wins: {first:?}");
        assert_eq!(few(&game), first);
        let mut dice = Dice::new(9, 9);
        for _ in 0..3 {
            assert_eq!(few(&game.view().imagine(&mut dice)), first);
        }
    }

    #[test]
    fn with_nothing_hidden_the_answer_is_exact() {
        let mut exact = 0;
        for seed in 0..10 {
            let mut game = undealt(seed);
            assert_eq!(chances(game.view()), None, "before the deal");
            let mut dice = Dice::new(seed, 1);
            game.apply(Move::Deal).expect("the deal");
            while game.outcome().is_none() {
                if game.view().left() <= 1 {
                    let outlook = chances(game.view()).expect("the game goes on");
                    assert_eq!((outlook.tried, outlook.winnable), (0, 0));
                    assert_ne!(outlook.answer, SolverResult::Undecided);
                    exact += 1;
                }
                let wanted = *dice.pick(&game.view().legal_moves()).expect("a legal move");
                game.apply(wanted).expect("a legal move");
            }
            assert_eq!(chances(game.view()), None, "after the end");
        }
        assert!(exact > 0);
    }

    #[test]
    fn without_a_budget_nothing_is_known() {
        let mut game = undealt(5);
        game.apply(Move::Deal).expect("the deal");
        let outlook = chances_within(game.view(), 3, 0).expect("the game goes on");
        assert_eq!((outlook.answer, outlook.tried, outlook.winnable), (SolverResult::Undecided, 3, 0));
    }
}
