//! Whether the player can still win, as far as that can be known: the same answer to the same view, on every machine.

use crate::bot::{Occasion, dice_for};
use crate::engine::{Dice, Seat};
use crate::patience::engine::{Awaiting, Outlook, View};

/// How many orders of the hidden pile are tried.
const ORDERS: u16 = 100;

/// After how many positions a search is given up.
const POSITIONS: u64 = 100_000;

/// What can be known of whether the game can still be won: exactly where at most one card is hidden, and else from trials of
/// other orders of the hidden pile. None before the deal and after the end.
#[must_use]
pub fn chances(view: View<'_>) -> Option<Outlook> {
    chances_within(view, ORDERS, POSITIONS)
}

/// The same from so many orders, each search given up after so many positions.
#[must_use]
pub fn chances_within(view: View<'_>, orders: u16, positions: u64) -> Option<Outlook> {
    let goes_on = matches!(view.awaits(), Awaiting::Card | Awaiting::Rest);
    goes_on.then(|| view.outlook(&mut trial_dice(view), orders, positions))
}

/// The dice by which possible orders of the hidden pile are made for a view. They know nothing of the deal, and no game throws
/// them: its own dice are of another stream.
pub(super) fn trial_dice(view: View<'_>) -> Dice {
    dice_for(0, Seat(0), view.moves().into(), Occasion::Notice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patience::bot::undealt;
    use crate::patience::engine::{Answer, Game, Move};

    #[test]
    fn the_same_view_gets_the_same_answer_and_the_order_of_the_pile_does_not_matter() {
        let mut game = undealt(5);
        game.apply(Move::Deal).expect("the deal");
        assert!(chances(game.view()).is_some_and(|outlook| outlook.tried == ORDERS));
        let few = |game: &Game| chances_within(game.view(), 20, 20_000);
        let first = few(&game);
        assert!(first.is_some_and(|outlook| outlook.winnable > 0), "it is not the same for want of wins: {first:?}");
        assert_eq!(few(&game), first);
        let mut dice = Dice::new(9, 9);
        for _ in 0..3 {
            assert_eq!(few(&game.view().determinize(&mut dice)), first);
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
                    assert_ne!(outlook.answer, Answer::Undecided);
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
        assert_eq!((outlook.answer, outlook.tried, outlook.winnable), (Answer::Undecided, 3, 0));
    }
}
