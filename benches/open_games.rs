//! Search times in games of perfect information.
//!
//! `cargo bench --bench open_games`. Each line has the fastest, slowest, median and mean time of one call on one core.
//! `move_at_a_wall` is a bot's first move at a wall, within the node budget that makes games reproducible;
//! `tip_at_a_wall` is the command `tip`. `solve` decides whether a deal of the patience can be won if its order is
//! known, `chances` if it is not.

use divan::{Bencher, black_box};
use sixdot::bot::{Level, SeatedBot};
use sixdot::engine::{Game, Seat, Setup};
use sixdot::games::patience::engine as patience;
use sixdot::games::wall::engine as wall;
use sixdot::rules::{AnyRules, Library};

const WALLS: [&str; 2] = ["numnum-wall", "numnum-clear"];
const SEED: u64 = 1;
/// The budget of the solver.
const POSITIONS: u64 = 200_000;

fn main() {
    divan::main();
}

fn rules(game: &str) -> AnyRules {
    Library::built_in().load(game, &[]).expect("a built-in game").rules
}

fn dealt_wall(game: &str) -> wall::WallGame {
    let AnyRules::Wall(rules) = rules(game) else { panic!("a wall") };
    let mut game = wall::WallGame::begin(&rules, Setup::new(2), SEED);
    game.apply_silently(Seat(0), wall::Move::Deal).expect("the deal");
    game
}

fn dealt_patience(seed: u64) -> patience::PatienceGame {
    let AnyRules::Patience(rules) = rules("numnum-patience") else { panic!("a patience") };
    let mut game = patience::PatienceGame::begin(&rules, Setup::new(1), seed);
    game.apply_silently(Seat(0), patience::Move::Deal).expect("the deal");
    game
}

#[divan::bench(args = WALLS, consts = [0, 1])]
fn move_at_a_wall<const HARD: usize>(bencher: Bencher, game: &str) {
    let game = dealt_wall(game);
    let level = if HARD == 1 { Level::Hard } else { Level::Medium };
    let mut player = SeatedBot::new(Seat(0), SEED, level.bot::<wall::WallGame>());
    bencher.bench_local(|| player.choose(black_box(game.view()), 1));
}

#[divan::bench(args = WALLS)]
fn tip_at_a_wall(bencher: Bencher, game: &str) {
    let game = dealt_wall(game);
    bencher.bench_local(|| sixdot::games::wall::bot::Tip::of(black_box(game.view())));
}

#[divan::bench(args = [1, 2, 3])]
fn solve(bencher: Bencher, seed: u64) {
    let game = dealt_patience(seed);
    bencher.bench_local(|| black_box(&game).solve(POSITIONS));
}

#[divan::bench]
fn chances(bencher: Bencher) {
    let game = dealt_patience(SEED);
    bencher.bench_local(|| sixdot::games::patience::bot::chances(black_box(game.view())));
}
