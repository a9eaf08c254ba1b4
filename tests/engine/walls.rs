//! Walls and patiences from outside the engine: computer players, notation, one golden game each.

use std::sync::Arc;

use crate::support::{config, golden};
use proptest::prelude::*;
use proptest::sample::select;
use sixdot::bot::{Budget, Computers, Level, SeatedBot};
use sixdot::engine::{Game, Seat, Setup, Viewer};
use sixdot::games::patience::engine as patience;
use sixdot::games::wall::engine as wall;
use sixdot::rules::{AnyRules, Library};

fn rules(id: &str) -> AnyRules {
    Library::built_in().load(id, &[]).expect("a built-in game").rules
}

fn wall_game(id: &str) -> Arc<<wall::WallGame as Game>::Rules> {
    let AnyRules::Wall(rules) = rules(id) else { panic!("{id} is no wall") };
    rules
}

/// Node budget, smaller than usual so that the tests are quick.
const POSITIONS: Budget = Budget::Positions(300);

/// A whole game between players of these levels, each move with its seat, and the game at its end.
fn play<G: Computers>(
    budget: Budget,
    rules: &Arc<G::Rules>,
    seats: u8,
    seed: u64,
    levels: &[Level],
) -> (Vec<(Seat, G::Move)>, G) {
    let bots = Seat::all(seats).zip(levels.iter().cycle());
    let mut players: Vec<_> = bots.map(|(seat, level)| SeatedBot::new(seat, seed, G::bot(*level, budget))).collect();
    let mut game = G::begin(rules, Setup::new(seats), seed);
    let mut moves = vec![(Seat(0), G::DEAL)];
    assert!(game.apply(Seat(0), G::DEAL).is_ok(), "the deal");
    while let Some(seat) = game.to_act() {
        let wanted = players[seat.index()].choose(game.view_by(Viewer::Seat(seat)), moves.len() as u64);
        assert!(game.why_not(seat, wanted).is_none(), "{seat}: {wanted:?}");
        assert!(game.apply(seat, wanted).is_ok(), "{seat}: {wanted:?}");
        moves.push((seat, wanted));
    }
    (moves, game)
}

/// The moves of a game as records have them, and the game at its end.
fn on_paper<G: Computers>(rules: &Arc<G::Rules>, seats: u8, levels: &[Level]) -> (String, G) {
    let (moves, game) = play::<G>(POSITIONS, rules, seats, 42, levels);
    let line = |(seat, wanted): (Seat, G::Move)| format!("{seat} {}\n", G::write(rules, wanted));
    (moves.into_iter().map(line).collect(), game)
}

/// One game of each, every move of it: the same seed and players make the same game in every version (G-11).
#[test]
fn every_game_goes_on_as_it_always_did() {
    for (id, seats) in [("numnum-wall", 4), ("numnum-clear", 2), ("numnum-patience", 1)] {
        let text = match rules(id) {
            AnyRules::Wall(rules) => {
                let (moves, game) = on_paper::<wall::WallGame>(&rules, seats, &[Level::Easy, Level::Random]);
                format!("{moves}{:?}\n", game.outcome().expect("it is over"))
            }
            AnyRules::Patience(rules) => {
                let (moves, game) = on_paper::<patience::PatienceGame>(&rules, seats, &[Level::Easy]);
                format!("{moves}{:?}\n", game.outcome().expect("it is over"))
            }
            AnyRules::Shed(_) => panic!("{id} is another kind of game"),
        };
        golden::check(format!("tests/engine/snapshots/{id}-42.txt"), &text);
    }
}

fn any_levels() -> impl Strategy<Value = [Level; 2]> {
    let level = || select(&Level::ALL[..]);
    (level(), level()).prop_map(|(one, other)| [one, other])
}

/// The winner of a game, the party from 0.
fn winner(id: &str, seed: u64, levels: [Level; 2]) -> Option<usize> {
    let budget = Budget::Positions(3_000);
    let outcome = play::<wall::WallGame>(budget, &wall_game(id), 2, seed, &levels).1.outcome().expect("it is over");
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
    let play = || play::<wall::WallGame>(POSITIONS, &rules, 2, 7, &[Level::Hard, Level::Medium]).0;
    assert_eq!(play(), play());
}

/// Games with the size of their table.
const GAMES: [(&str, u8); 4] = [("numnum-wall", 2), ("numnum-wall", 4), ("numnum-clear", 2), ("numnum-patience", 1)];

/// Each move is read as it is written, and the moves that were read end as those that were played.
fn is_the_game_again<G: Computers>(
    rules: &Arc<G::Rules>,
    seats: u8,
    seed: u64,
    levels: &[Level],
) -> Result<(), TestCaseError> {
    let (moves, game) = play::<G>(POSITIONS, rules, seats, seed, levels);
    let mut again = G::begin(rules, Setup::new(seats), seed);
    for (seat, wanted) in moves {
        let line = format!("{seat} {}", G::write(rules, wanted));
        prop_assert_eq!(G::read_line(rules, &line), Ok((seat, wanted)));
        prop_assert!(again.apply_silently(seat, wanted).is_ok(), "{}", line);
    }
    prop_assert_eq!(again.winners(), game.winners());
    Ok(())
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn a_game_on_paper_is_the_game_again(
        (id, seats) in select(&GAMES[..]),
        levels in any_levels(),
        seed: u64,
    ) {
        sixdot::of_family!(&rules(id), G, rules => is_the_game_again::<G>(rules, seats, seed, &levels))?;
    }
}
