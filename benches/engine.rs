//! Times of the engine.
//!
//! `cargo bench --bench engine` runs all benchmarks, `-- shuffle` those with that word in their name. Each line has the
//! fastest, slowest, median and mean time of one call on one core. A call of `rounds` plays [`ROUNDS`] rounds between
//! four players of level `random`, who build the list of legal moves and choose from it; the line below it is the
//! number of rounds a second. The other benchmarks start at the thirtieth move of a round of four players. Times drift
//! on a shared machine: compare two versions in alternation.

use std::sync::Arc;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use sixdot::bot::{Level, SeatedBot};
use sixdot::check::simulate::Simulation;
use sixdot::engine::{Dice, Game, Seat, Setup};
use sixdot::games::shedding::engine::{Move, SheddingGame};
use sixdot::games::shedding::rules::Rules;
use sixdot::rules::{AnyRules, Library};

const GAMES: [&str; 3] = ["mau-mau", "mau-mau-2", "uno"];
const ROUNDS: u64 = 200;
const SEED: u64 = 1;

fn main() {
    divan::main();
}

fn any_rules(game: &str) -> AnyRules {
    Library::built_in().load(game, &[]).expect("a built-in game").rules
}

fn rules(game: &str) -> Arc<Rules> {
    any_rules(game).shed().cloned().expect("a shedding game")
}

/// The thirtieth move of a round with four players.
fn middle(game: &str) -> (SheddingGame, Seat) {
    let rules = rules(game);
    let seats = Seat::all(4);
    let bots = seats.map(|seat| SeatedBot::new(seat, SEED, Level::Random.bot::<SheddingGame>()));
    let mut players: Vec<SeatedBot<_>> = bots.collect();
    let mut game = SheddingGame::new(rules, Setup::new(4), SEED);
    game.apply_silently(Seat(0), Move::Deal).expect("the first deal");
    for number in 1..30 {
        let seat = game.to_act().expect("the round is on");
        let wanted = players[seat.index()].choose(game.view_of(seat), number);
        game.apply_silently(seat, wanted).expect("it is legal");
    }
    let seat = game.to_act().expect("the round is on");
    (game, seat)
}

#[divan::bench(args = GAMES)]
fn rounds(bencher: Bencher, game: &str) {
    let rules = any_rules(game);
    let levels = vec![Level::Random];
    let plan = Simulation { setup: Setup::new(4), levels, seed: SEED, games: ROUNDS, threads: 1, whole_match: false };
    bencher.counter(ItemsCount::new(ROUNDS)).bench(|| plan.run(black_box(&rules), &|_| ()));
}

/// The list of decisions, as computer players draw it up.
#[divan::bench(args = GAMES)]
fn decisions(bencher: Bencher, game: &str) {
    let (game, seat) = middle(game);
    let mut moves = Vec::new();
    bencher.bench_local(|| {
        black_box(&game).view_of(seat).decisions(&mut moves);
        moves.len()
    });
}

/// The list of all legal moves, in a new list.
#[divan::bench(args = GAMES)]
fn legal_moves(bencher: Bencher, game: &str) {
    let (game, seat) = middle(game);
    bencher.bench(|| black_box(&game).view_of(seat).legal_moves());
}

/// A copy of the game with the unseen cards dealt anew.
#[divan::bench(args = GAMES)]
fn determinize(bencher: Bencher, game: &str) {
    let (game, seat) = middle(game);
    let mut dice = Dice::new(SEED, 1);
    bencher.bench_local(|| black_box(&game).view_of(seat).determinize(&mut dice));
}

/// A deck of so many cards, from any order.
#[divan::bench(args = [32, 108])]
fn shuffle(bencher: Bencher, cards: u8) {
    let mut deck: Vec<u8> = (0..cards).collect();
    let mut dice = Dice::new(SEED, 1);
    bencher.bench_local(|| dice.shuffle(black_box(&mut deck)));
}
