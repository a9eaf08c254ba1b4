//! Walls and patiences from outside the engine: computer players, notation, one golden game each.

use std::fmt::Write as _;
use std::sync::Arc;

use crate::support::golden;
use proptest::prelude::*;
use sixdot::bot::{Budget, Computers as _, Level, Player};
use sixdot::engine::{Game as _, Seat};
use sixdot::games::patience::engine as patience;
use sixdot::games::wall::engine as wall;
use sixdot::rules::{AnyRules, Library};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 100, ..ProptestConfig::default() }
}

fn wall_game(id: &str) -> Arc<sixdot::games::wall::rules::Rules> {
    match Library::built_in().load(id, &[]).expect("a built-in game").rules {
        AnyRules::Wall(rules) => rules,
        other => panic!("no wall: {other:?}"),
    }
}

fn patience_game() -> Arc<sixdot::games::patience::rules::Rules> {
    match Library::built_in().load("numnum-patience", &[]).expect("a built-in game").rules {
        AnyRules::Patience(rules) => rules,
        other => panic!("no patience: {other:?}"),
    }
}

/// Node budget, smaller than usual so that the tests are quick.
const POSITIONS: Budget = Budget::Positions(300);

/// A whole game between players of these levels, each move with its seat, and the game at its end.
fn play_wall(
    rules: &Arc<sixdot::games::wall::rules::Rules>,
    seats: u8,
    seed: u64,
    levels: &[Level],
) -> (Vec<(Seat, wall::Move)>, wall::WallGame) {
    play_wall_within(POSITIONS, rules, seats, seed, levels)
}

fn play_wall_within(
    budget: Budget,
    rules: &Arc<sixdot::games::wall::rules::Rules>,
    seats: u8,
    seed: u64,
    levels: &[Level],
) -> (Vec<(Seat, wall::Move)>, wall::WallGame) {
    let bots = Seat::all(seats).zip(levels.iter().cycle());
    let mut players: Vec<_> =
        bots.map(|(seat, level)| Player::new(seat, seed, wall::WallGame::bot(*level, budget))).collect();
    let mut game = wall::WallGame::new(Arc::clone(rules), seats, seed);
    let mut moves = vec![(Seat(0), wall::Move::Deal)];
    game.apply(Seat(0), wall::Move::Deal).expect("the deal");
    while let Some(seat) = game.to_act() {
        let wanted = players[seat.index()].choose(game.view(), moves.len() as u64);
        assert!(game.view().legal_moves().contains(&wanted), "{seat}: {wanted:?}");
        game.apply(seat, wanted).expect("a legal move");
        moves.push((seat, wanted));
    }
    (moves, game)
}

fn play_patience(
    rules: &Arc<sixdot::games::patience::rules::Rules>,
    seed: u64,
    level: Level,
) -> (Vec<patience::Move>, patience::PatienceGame) {
    let mut player = Player::new(Seat(0), seed, level.bot::<patience::PatienceGame>());
    let mut game = patience::PatienceGame::new(Arc::clone(rules), seed);
    let mut moves = vec![patience::Move::Deal];
    game.apply(patience::Move::Deal).expect("the deal");
    while game.outcome().is_none() {
        let wanted = player.choose(game.view(), moves.len() as u64);
        assert!(game.view().legal_moves().contains(&wanted), "{wanted:?}");
        game.apply(wanted).expect("a legal move");
        moves.push(wanted);
    }
    (moves, game)
}

fn wall_on_paper(id: &str, seats: u8) -> String {
    let rules = wall_game(id);
    let (moves, game) = play_wall(&rules, seats, 42, &[Level::Easy, Level::Random]);
    let mut text = String::new();
    for (seat, wanted) in moves {
        let _ = writeln!(text, "{seat} {}", wall::WallGame::write(&rules, wanted));
    }
    let _ = writeln!(text, "{:?}", game.outcome().expect("it is over"));
    text
}

/// One game of each, every move of it: the same seed and players make the same game in every version (G-11).
#[test]
fn every_game_goes_on_as_it_always_did() {
    let rules = patience_game();
    let (moves, game) = play_patience(&rules, 42, Level::Easy);
    let mut patience = String::new();
    for wanted in moves {
        let _ = writeln!(patience, "1 {}", patience::PatienceGame::write(&rules, wanted));
    }
    let _ = writeln!(patience, "{:?}", game.outcome().expect("it is over"));
    golden::check("tests/engine/snapshots/numnum-wall-42.txt", &wall_on_paper("numnum-wall", 4));
    golden::check("tests/engine/snapshots/numnum-clear-42.txt", &wall_on_paper("numnum-clear", 2));
    golden::check("tests/engine/snapshots/numnum-patience-42.txt", &patience);
}

fn any_levels() -> impl Strategy<Value = [Level; 2]> {
    let level = || proptest::sample::select(&Level::ALL[..]);
    (level(), level()).prop_map(|(one, other)| [one, other])
}

/// The winner of a game, the party from 0.
fn winner(id: &str, seed: u64, levels: [Level; 2]) -> Option<usize> {
    let budget = Budget::Positions(3_000);
    let outcome = play_wall_within(budget, &wall_game(id), 2, seed, &levels).1.outcome().expect("it is over");
    outcome.winner().map(wall::Party::index)
}

/// Each level wins far more often than the one below it, whoever begins.
#[test]
fn who_looks_further_ahead_wins_more_often() {
    for (id, better, worse, games) in [
        ("numnum-wall", Level::Medium, Level::Easy, 40),
        ("numnum-clear", Level::Medium, Level::Easy, 40),
        ("numnum-wall", Level::Hard, Level::Medium, 4),
        ("numnum-clear", Level::Hard, Level::Medium, 4),
    ] {
        let won = |seed: u64| {
            let first = seed % 2 == 0;
            let levels = if first { [better, worse] } else { [worse, better] };
            winner(id, seed, levels) == Some(usize::from(!first))
        };
        let won = (0..games).filter(|seed| won(*seed)).count() as u64;
        assert!(won * 3 >= games * 2, "{id}: {better} won {won} of {games} against {worse}");
    }
}

#[test]
fn the_same_seed_is_the_same_game_also_for_those_who_search() {
    let rules = wall_game("numnum-wall");
    let play = || play_wall(&rules, 2, 7, &[Level::Hard, Level::Medium]).0;
    assert_eq!(play(), play());
}

proptest! {
    #![proptest_config(config(30))]

    #[test]
    fn a_wall_on_paper_is_the_game_again(
        (id, seats) in proptest::sample::select(vec![("numnum-wall", 2), ("numnum-wall", 4), ("numnum-clear", 2)]),
        levels in any_levels(),
        seed: u64,
    ) {
        let rules = wall_game(id);
        let (moves, game) = play_wall(&rules, seats, seed, &levels);
        let mut again = wall::WallGame::new(Arc::clone(&rules), seats, seed);
        for (seat, wanted) in moves {
            let line = format!("{seat} {}", wall::WallGame::write(&rules, wanted));
            prop_assert_eq!(wall::WallGame::read_line(&rules, &line), Ok((seat, wanted)));
            again.apply_silently(seat, wanted).expect("a move of the record");
        }
        prop_assert_eq!(again.outcome(), game.outcome());
    }

    #[test]
    fn a_patience_on_paper_is_the_game_again(seed: u64) {
        let rules = patience_game();
        let (moves, game) = play_patience(&rules, seed, Level::Easy);
        let mut again = patience::PatienceGame::new(Arc::clone(&rules), seed);
        for wanted in moves {
            let line = format!("1 {}", patience::PatienceGame::write(&rules, wanted));
            prop_assert_eq!(patience::PatienceGame::read_line(&rules, &line), Ok((Seat(0), wanted)));
            again.apply_silently(wanted).expect("a move of the record");
        }
        prop_assert_eq!(again.outcome(), game.outcome());
    }
}
