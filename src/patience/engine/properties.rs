//! What holds of every patience, however it is played.

use std::sync::Arc;

use proptest::prelude::*;

use super::{Awaits, Game, Move};
use crate::cards::Card;
use crate::engine::Dice;
use crate::patience::rules::Rules;
use crate::rules::{AnyRules, Library};

fn rules() -> Arc<Rules> {
    match Library::built_in().load("numnum-patience", &[]).map(|game| game.rules) {
        Ok(AnyRules::Patience(rules)) => rules,
        other => panic!("a patience: {other:?}"),
    }
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 100, ..ProptestConfig::default() }
}

fn dealt(seed: u64) -> Game {
    let mut game = Game::new(rules(), seed);
    game.apply(Move::Deal).expect("the deal");
    game
}

/// Every card lies in exactly one place (G-1).
fn conserved(game: &Game) -> bool {
    let table = &game.table;
    let open = table.piles.iter().chain(&table.rows).chain([&table.kept, &table.hidden, &table.out]).flatten();
    let mut all: Vec<Card> = open.copied().chain(table.turned).collect();
    all.sort_unstable();
    all.into_iter().eq(game.rules.deck().cards())
}

fn all_moves(game: &Game) -> Vec<Move> {
    let colours = || game.rules.deck().all_colours();
    let single = [Move::Deal, Move::Lay, Move::Put, Move::Keep, Move::Stop];
    single.into_iter().chain(colours().map(Move::Row)).chain(colours().map(Move::Wish)).collect()
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn a_game_ends_and_loses_no_card(seed: u64) {
        let mut game = dealt(seed);
        let mut dice = Dice::new(seed, 1);
        while game.outcome().is_none() {
            prop_assert!(conserved(&game));
            let legal = game.view().legal_moves();
            prop_assert!(!legal.is_empty(), "a game that is not over has a legal move");
            for wanted in all_moves(&game) {
                let before = game.table.clone();
                let mut after = game.clone();
                let played = after.apply(wanted);
                prop_assert_eq!(played.is_ok(), legal.contains(&wanted));
                prop_assert_eq!(played.err(), game.view().why_not(wanted));
                if !legal.contains(&wanted) {
                    prop_assert_eq!(&after.table, &before, "a refused move changes nothing");
                }
            }
            let wanted = *dice.pick(&legal).expect("a move");
            game.apply(wanted).expect("a legal move");
            prop_assert!(game.view().moves() <= 300, "every move brings a card to its place");
        }
        prop_assert!(conserved(&game));
        let outcome = game.outcome().expect("it is over");
        prop_assert_eq!((outcome.laid, outcome.of), game.view().laid());
        prop_assert_eq!(outcome.of, 91);
    }

    /// Taking back leads through the same tables to the deal.
    #[test]
    fn every_move_can_be_taken_back(seed: u64, moves in 1_usize..150) {
        let mut game = dealt(seed);
        let mut dice = Dice::new(seed, 2);
        let mut tables = vec![game.table.clone()];
        for _ in 0..moves {
            let Some(wanted) = dice.pick(&game.view().legal_moves()).copied() else { break };
            game.apply(wanted).expect("a legal move");
            tables.push(game.table.clone());
        }
        tables.pop();
        while let Some(table) = tables.pop() {
            game.apply(Move::Undo).expect("a move to take back");
            prop_assert_eq!(&game.table, &table);
        }
        prop_assert!(game.view().why_not(Move::Undo).is_some());
    }

    /// What the player may know is the same whatever lies in the hidden pile in which order.
    #[test]
    fn the_order_of_the_hidden_pile_is_not_told(seed: u64, moves in 1_usize..100) {
        let mut game = dealt(seed);
        let mut dice = Dice::new(seed, 3);
        for _ in 0..moves {
            let Some(wanted) = dice.pick(&game.view().legal_moves()).copied() else { break };
            game.apply(wanted).expect("a legal move");
        }
        let (view, other) = (game.view(), game.view().imagine(&mut dice));
        let other = other.view();
        let all = |view: super::View<'_>| {
            let colours = view.rules().deck().all_colours();
            let piles: Vec<_> = colours.map(|colour| (view.pile(colour), view.row(colour))).collect();
            (piles, view.turned(), view.kept(), view.left(), view.hidden(), view.laid(), view.legal_moves())
        };
        prop_assert_eq!(all(view), all(other));
    }

    #[test]
    fn the_same_seed_is_the_same_deal(seed: u64) {
        prop_assert_eq!(dealt(seed).table, dealt(seed).table);
        prop_assert_ne!(dealt(seed).table.hidden, dealt(seed ^ 1).table.hidden);
    }
}

#[test]
fn a_deal_begins_each_pile_with_its_colour_and_no_wish_card() {
    for seed in 0..200 {
        let game = dealt(seed);
        let (view, deck) = (game.view(), game.rules.deck());
        for colour in deck.all_colours() {
            let top = view.top(colour).expect("a first card");
            assert_eq!(deck.face(top).colour, Some(colour));
        }
        assert_eq!((view.left(), view.awaits()), (90, Awaits::Card));
    }
}
