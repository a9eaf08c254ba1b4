//! Whether a patience can still be won.
//!
//! Whoever knows the order of the hidden pile can reckon it exactly ([`Game::solve`]): the colours are independent of each
//! other but for the cards that stand for any, so each colour is searched by itself, once for each set of such cards.
//! The player does not know the order. [`View::outlook`] deals the hidden cards anew and says whether such deals can be
//! won; and it says that the game is lost only if no order whatever could be won.

mod any_order;
mod known_order;

use super::game::Game;
use super::view::View;
use crate::engine::Dice;
use any_order::AnyOrder;
use known_order::KnownOrder;

/// Whether a game can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// It can.
    Winnable,
    /// It cannot.
    Lost,
    /// The search was given up before it was known.
    Undecided,
}

/// What the player may know of whether the game can still be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Whether some order of the hidden pile can be won. Winnable: at least one that was tried can, by somebody who
    /// knows it. Lost: none can, whatever it is.
    pub answer: Answer,
    /// How many orders were tried; none if the order does not matter any more.
    pub tried: u16,
    /// How many of them can be won.
    pub winnable: u16,
}

/// More cards of one colour are not searched.
const MOST_CARDS: usize = 60;

impl Game {
    /// Whether somebody can win from here who knows the order of the hidden pile; after looking at so many positions it is
    /// given up. Nothing of this may reach the player of this very game.
    #[must_use]
    pub fn solve(&self, positions: u64) -> Answer {
        let mut left = positions;
        self.solve_with(&mut left)
    }

    /// The same; positions that are looked at are taken from those that are left.
    #[must_use]
    pub fn solve_with(&self, left: &mut u64) -> Answer {
        KnownOrder::of(&self.rules, &self.table).map_or(Answer::Undecided, |order| order.solve(left))
    }
}

impl View<'_> {
    /// What can be known of whether the game can still be won, from so many orders of the hidden pile; each search is given up
    /// after so many positions.
    #[must_use]
    pub fn outlook(self, dice: &mut Dice, tries: u16, positions: u64) -> Outlook {
        if self.left() <= 1 {
            return Outlook { answer: self.game.solve(positions), tried: 0, winnable: 0 };
        }
        let mut winnable = 0;
        for _ in 0..tries {
            winnable += u16::from(self.determinize(dice).solve(positions) == Answer::Winnable);
        }
        let answer = if winnable > 0 {
            Answer::Winnable
        } else if AnyOrder::of(self.rules(), &self.game.table).is_lost(positions) {
            Answer::Lost
        } else {
            Answer::Undecided
        };
        Outlook { answer, tried: tries, winnable }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::sync::Arc;

    use super::*;
    use crate::patience::engine::Move;
    use crate::rules::{AnyRules, Library};

    /// So few cards that every way to play can be tried; behind it stands how many stand for any.
    const SMALL: &str = "id = \"small\"\nextends = \"numnum-patience\"\ndeck.colours = [\"red\", \"blue\"]\n\
                         cards.number.symbols = [\"2\", \"3\", \"4\", \"5\", \"6\", \"9\"]\ncards.wish.copies = ";

    fn dealt(seed: u64) -> Game {
        dealt_with(1, seed)
    }

    fn dealt_with(wishes: u8, seed: u64) -> Game {
        let mut library = Library::built_in();
        library.add_text("small", "small.toml", format!("{SMALL}{wishes}\n"));
        let Ok(AnyRules::Patience(rules)) = library.load("small", &[]).map(|game| game.rules) else {
            panic!("a patience");
        };
        let mut game = Game::new(Arc::clone(&rules), seed);
        game.apply_silently(Move::Deal).expect("the deal");
        game
    }

    /// Whether any way to play wins.
    fn can_be_won(game: &Game, failed: &mut HashSet<String>) -> bool {
        if let Some(outcome) = game.outcome() {
            return outcome.is_won();
        }
        let table = &game.table;
        let key =
            format!("{:?} {:?} {:?} {:?} {}", table.piles, table.rows, table.kept, table.turned, table.hidden.len());
        if failed.contains(&key) {
            return false;
        }
        let won = game.view().legal_moves().into_iter().any(|wanted| {
            let mut next = game.clone();
            next.apply_silently(wanted).expect("a legal move");
            can_be_won(&next, failed)
        });
        if !won {
            failed.insert(key);
        }
        won
    }

    #[test]
    fn the_solver_says_what_trying_everything_says() {
        for (wishes, seeds) in [(1, 300), (2, 150)] {
            let mut winnable = 0;
            for seed in 0..seeds {
                let game = dealt_with(wishes, seed);
                let won = can_be_won(&game, &mut HashSet::new());
                let answer = if won { Answer::Winnable } else { Answer::Lost };
                assert_eq!(game.solve(u64::MAX), answer, "{wishes} wish cards, seed {seed}");
                winnable += u32::from(won);
            }
            assert!((20..seeds - 20).contains(&u64::from(winnable)), "both come about: {winnable}");
        }
    }

    #[test]
    fn what_is_said_to_be_lost_is_lost_in_every_order() {
        let (mut lost, mut winnable) = (0, 0);
        for seed in 0..150 {
            let mut game = dealt(seed);
            let mut dice = Dice::new(seed, 1);
            for _ in 0..6 {
                let Some(wanted) = dice.pick(&game.view().legal_moves()).copied() else { break };
                game.apply_silently(wanted).expect("a legal move");
            }
            if game.outcome().is_some() {
                continue;
            }
            let outlook = game.view().outlook(&mut dice, 10, u64::MAX);
            let mut orders = (0..40).map(|_| game.view().determinize(&mut dice));
            match outlook.answer {
                Answer::Lost => {
                    assert!(orders.all(|order| order.solve(u64::MAX) == Answer::Lost), "seed {seed}");
                    lost += 1;
                }
                Answer::Winnable => {
                    assert!(outlook.tried == 0 || outlook.winnable > 0);
                    winnable += 1;
                }
                Answer::Undecided => assert_eq!(outlook.winnable, 0),
            }
        }
        assert!(lost > 0 && winnable > 0, "both come about: {lost} {winnable}");
    }

    #[test]
    fn six_wish_cards_are_searched_and_no_seven() {
        assert_ne!(dealt_with(6, 1).solve(u64::MAX), Answer::Undecided);
        assert_eq!(dealt_with(7, 1).solve(u64::MAX), Answer::Undecided);
    }

    #[test]
    fn without_a_budget_nothing_is_known() {
        assert_eq!(dealt(1).solve(0), Answer::Undecided);
    }
}
