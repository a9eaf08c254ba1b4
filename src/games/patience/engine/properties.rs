//! Properties of every game.

use std::sync::Arc;

use proptest::prelude::*;

use super::{Awaiting, IllegalReason, Move, PatienceGame, Position, PositionFault, SolverResult};
use crate::cards::{Card, CardKind};
use crate::engine::{Chance, ChanceFault, Codes, Dice, Game, Seat, Setup, Shuffled, config};
use crate::games::patience::rules::Rules;
use crate::rules::{AnyRules, Library};

fn rules() -> Arc<Rules> {
    match Library::built_in().load("numnum-patience", &[]).map(|game| game.rules) {
        Ok(AnyRules::Patience(rules)) => rules,
        other => panic!("a patience: {other:?}"),
    }
}

fn dealt(seed: u64) -> PatienceGame {
    let mut game = PatienceGame::begin(&rules(), Setup::new(1), seed);
    game.apply(Seat(0), Move::Deal).expect("the deal");
    game
}

/// Every card lies in exactly one place (G-1).
fn conserved(game: &PatienceGame) -> bool {
    let table = &game.table;
    let open = table.piles.iter().chain(&table.rows).chain([&table.kept, &table.hidden, &table.out]).flatten();
    let mut all: Vec<Card> = open.copied().chain(table.turned).collect();
    all.sort_unstable();
    all.into_iter().eq(game.rules.deck().cards())
}

fn all_moves(game: &PatienceGame) -> Vec<Move> {
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
                let played = after.apply(Seat(0), wanted);
                prop_assert_eq!(played.is_ok(), legal.contains(&wanted));
                prop_assert_eq!(played.err(), game.view().why_not(wanted));
                if !legal.contains(&wanted) {
                    prop_assert_eq!(&after.table, &before, "a refused move changes nothing");
                }
            }
            let wanted = *dice.pick(&legal).expect("a move");
            let mut offered = game.clone();
            offered.apply_offered(Seat(0), wanted);
            game.apply(Seat(0), wanted).expect("a legal move");
            prop_assert_eq!(&offered.table, &game.table);
            prop_assert!(game.view().moves() <= 300, "every move brings a card to its place");
        }
        prop_assert!(conserved(&game));
        let outcome = game.outcome().expect("it is over");
        prop_assert_eq!((outcome.laid, outcome.of), game.view().laid());
        prop_assert_eq!(outcome.of, 91);
    }

    /// Undo leads through the same tables to the deal.
    #[test]
    fn every_move_can_be_taken_back(seed: u64, moves in 1_usize..150) {
        let mut game = dealt(seed);
        let mut dice = Dice::new(seed, 2);
        let mut tables = vec![game.table.clone()];
        for _ in 0..moves {
            let Some(wanted) = dice.pick(&game.view().legal_moves()).copied() else { break };
            game.apply(Seat(0), wanted).expect("a legal move");
            tables.push(game.table.clone());
        }
        tables.pop();
        while let Some(table) = tables.pop() {
            game.apply(Seat(0), Move::Undo).expect("a move to take back");
            prop_assert_eq!(&game.table, &table);
        }
        prop_assert!(game.view().why_not(Move::Undo).is_some());
    }

    /// The view does not depend on the order of the hidden pile.
    #[test]
    fn the_order_of_the_hidden_pile_is_not_told(seed: u64, moves in 1_usize..100) {
        let mut game = dealt(seed);
        let mut dice = Dice::new(seed, 3);
        for _ in 0..moves {
            let Some(wanted) = dice.pick(&game.view().legal_moves()).copied() else { break };
            game.apply(Seat(0), wanted).expect("a legal move");
        }
        let (view, other) = (game.view(), game.view().determinize(&mut dice));
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
        assert_eq!((view.left(), view.awaits()), (90, Awaiting::Card));
    }
}

fn kinds(rules: &Rules, codes: &str) -> Vec<CardKind> {
    Codes::of(&rules.terms).read_cards(codes).expect("cards of the deck")
}

/// Piles of one card and rows in the order of the colours, a turned card and a hidden pile.
fn position(piles: [&str; 4], rows: [&str; 4], turned: &str, hidden: &str) -> (Arc<Rules>, Position) {
    let rules = rules();
    let read = |codes: [&str; 4]| codes.iter().map(|codes| kinds(&rules, codes)).collect();
    let (piles, rows) = (read(piles), read(rows));
    let (turned, hidden) = (kinds(&rules, turned).first().copied(), kinds(&rules, hidden));
    let position = Position { piles, rows, kept: Vec::new(), turned, hidden };
    (rules, position)
}

const PILES: [&str; 4] = ["r2", "y2", "g2", "b2"];

#[test]
fn what_no_order_of_the_hidden_pile_wins_is_known_to_be_lost() {
    // 3 and 5 have no divisor in common with each other or with 2, and no wish card is left (NN-22).
    for (rows, turned, hidden) in [
        (["r3", "", "", ""], "b4", "b6 b8 b12"),
        (["", "", "", ""], "b4", "r3 b6 b8"),
        (["", "", "", ""], "r3", "b4 b6 b8"),
        (["", "", "", ""], "b4", "r3 b6 y4 g4"),
    ] {
        let (rules, position) = position(PILES, rows, turned, hidden);
        let game = PatienceGame::from_position(rules, &position, Chance::stated(Vec::new())).expect("a position");
        let outlook = game.view().outlook(&mut Dice::new(1, 1), 3, u64::MAX);
        assert_eq!((outlook.answer, outlook.tried), (SolverResult::Lost, 3), "{turned} {hidden}");
    }
    let (rules, position) = position(PILES, ["", "", "", ""], "b4", "b6 b8 r4 y8");
    let game = PatienceGame::from_position(rules, &position, Chance::stated(Vec::new())).expect("a position");
    assert_eq!(game.view().outlook(&mut Dice::new(1, 1), 3, u64::MAX).answer, SolverResult::Winnable);
}

#[test]
fn who_wants_to_deal_again_is_told_why_not() {
    let game = dealt(1);
    let why = Game::why_not(&game, Seat(0), Move::Deal).expect("it is dealt");
    assert_eq!(why.reason, IllegalReason::AlreadyDealt);
    let legal = game.view().legal_moves()[0];
    assert_eq!(Game::why_not(&game, Seat(0), legal), None);
}

#[test]
fn who_lays_all_cards_wins_and_who_stops_before_does_not() {
    for (rows, winners) in [(["", "", "", ""], vec![Seat(0)]), (["r3", "", "", ""], Vec::new())] {
        let (rules, position) = position(PILES, rows, "b4", "");
        let mut game = PatienceGame::from_position(rules, &position, Chance::stated(Vec::new())).expect("a position");
        assert_eq!((Game::winners(&game), game.view().moves()), (None, 0));
        Game::apply(&mut game, Seat(0), Move::Lay).expect("it fits");
        assert_eq!(game.view().moves(), 1);
        if !game.is_over() {
            Game::apply(&mut game, Seat(0), Move::Stop).expect("nothing is left to be turned");
        }
        assert_eq!(Game::winners(&game), Some(winners), "{rows:?}");
    }
}

#[test]
fn a_deal_that_is_not_stated_is_a_fault() {
    for (stated, fault, unused) in [(0, Some(ChanceFault::NotStated), 0), (1, None, 0), (2, None, 1)] {
        let whole = || Shuffled { cards: kinds(&rules(), "g5 b7 r12 y39 b3"), rest_follows: true };
        let chance = Chance::stated((0..stated).map(|_| whole()).collect());
        let mut game = PatienceGame::before_deal(rules(), Setup::new(1), chance);
        game.apply(Seat(0), Move::Deal).expect("the deal");
        assert_eq!((game.chance().fault(), game.chance().unused()), (fault, unused), "{stated} stated");
    }
}

#[test]
fn positions_with_cards_on_wrong_piles_or_rows_are_refused() {
    let refused = |piles: [&str; 4], rows: [&str; 4]| {
        let (rules, position) = position(piles, rows, "b4", "");
        PatienceGame::from_position(rules, &position, Chance::stated(Vec::new())).err()
    };
    let wrong = |code: &str| Some(PositionFault::WrongColour { card: kinds(&rules(), code)[0] });
    assert_eq!(refused(["w r2", "y2", "g2", "b2"], ["", "", "", ""]), None);
    assert_eq!(refused(["y6 r2", "y2", "g2", "b2"], ["", "", "", ""]), wrong("y6"));
    assert_eq!(refused(PILES, ["y6", "", "", ""]), wrong("y6"));
    assert_eq!(refused(PILES, ["w", "", "", ""]), wrong("w"));
}

#[test]
fn two_cards_that_fit_on_nothing_need_two_wish_cards() {
    for (kept, answer) in [("w", SolverResult::Lost), ("w w", SolverResult::Winnable)] {
        let (rules, position) = position(PILES, ["", "", "", ""], "b4", "r3 r5 b6 b8");
        let position = Position { kept: kinds(&rules, kept), ..position };
        let game = PatienceGame::from_position(rules, &position, Chance::stated(Vec::new())).expect("a position");
        assert_eq!(game.view().outlook(&mut Dice::new(1, 1), 3, u64::MAX).answer, answer, "{kept}");
    }
}

#[test]
fn the_only_move_makes_itself_but_nobody_is_made_to_stop() {
    let forced = |rows: [&str; 4], turned: &str| {
        let (rules, position) = position(PILES, rows, turned, "");
        PatienceGame::from_position(rules, &position, Chance::stated(Vec::new())).expect("a position").forced()
    };
    assert_eq!(forced(["", "", "", ""], "b4"), Some(Move::Lay));
    assert_eq!(forced(["r4", "", "", ""], "b4"), None, "there are two");
    assert_eq!(forced(["r3", "", "", ""], ""), None);
}

#[test]
fn when_it_is_over_nothing_more_is_laid() {
    let (rules, position) = position(PILES, ["", "", "", ""], "b4", "");
    let mut game = PatienceGame::from_position(rules, &position, Chance::stated(Vec::new())).expect("a position");
    game.apply(Seat(0), Move::Lay).expect("it fits");
    assert_eq!(game.view().why_not(Move::Lay).map(|why| why.reason), Some(IllegalReason::Over));
    let before = PatienceGame::begin(&self::rules(), Setup::new(1), 1);
    assert_eq!(before.view().why_not(Move::Lay).map(|why| why.reason), Some(IllegalReason::NotDealt));
}
