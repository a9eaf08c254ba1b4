//! The same seeds make the same games in every version (G-11): every move of one game of each shedding game, and a hash
//! over every move and result of many games of each rule set.
//!
//! A difference means that a game or a computer player has changed, and that old records may not play as they did.

use std::fmt::Write as _;
use std::sync::Arc;

use crate::support::golden;
use crate::support::tables::{Played, rules, shedding_games};
use sixdot::bot::{Computers, Level, SeatedBot};
use sixdot::engine::{Dice, Seat, Setup, Viewer};
use sixdot::games::patience::engine as patience;
use sixdot::games::shedding::engine::SheddingGame;
use sixdot::games::wall::engine as wall;
use sixdot::record::Entry;
use sixdot::rules::{AnyRules, Library};

/// Games of each rule set.
const GAMES: u64 = 2_000;

/// The largest table at which they are played.
const MOST_SEATS: u8 = 4;

/// A hash of bytes (FNV-1a).
struct Hash(u64);

impl Hash {
    fn add(&mut self, text: &str) {
        self.0 = text.bytes().fold(self.0, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    }
}

/// Plays games of a rule set between players of level `random`, at tables of all sizes in turn, and tells how many
/// moves they had and the hash of their records with their results.
fn games<G: Computers>(id: &str, rules: &Arc<G::Rules>, result: impl Fn(&G) -> String) -> String {
    let any = Setup::new(1);
    let sizes: Vec<Setup> = (1..=MOST_SEATS).map(|seats| Setup { seats, ..any }).collect();
    let sizes: Vec<Setup> = sizes.into_iter().filter(|setup| setup.suits(rules)).collect();
    let (mut hash, mut moves) = (Hash(0xcbf2_9ce4_8422_2325), 0);
    for (round, setup) in (0..GAMES).zip(sizes.iter().cycle()) {
        let seed = Dice::new(11, round).seed();
        let player = |seat| SeatedBot::new(seat, seed, Level::Random.bot::<G>());
        let mut players: Vec<SeatedBot<G>> = Seat::all(setup.seats).map(player).collect();
        let mut game = G::begin(rules, *setup, seed);
        let mut number = 0;
        let mut make = |game: &mut G, seat: Seat, wanted: G::Move| {
            hash.add(&Entry::Move(seat, wanted).write::<G>(rules));
            assert!(game.apply_silently(seat, wanted).is_ok(), "computer players make legal moves only");
            number += 1;
            number
        };
        let mut count = make(&mut game, Seat(0), G::DEAL);
        while let Some(seat) = game.to_act() {
            let wanted = players[seat.index()].choose(game.view_by(Viewer::Seat(seat)), count);
            count = make(&mut game, seat, wanted);
            for player in &mut players {
                if let Some(wanted) = player.notice(game.view_by(Viewer::Seat(player.seat())), count) {
                    count = make(&mut game, player.seat(), wanted);
                }
            }
        }
        hash.add(&result(&game));
        moves += count;
    }
    format!("{id}: {GAMES} games, {moves} moves, {:016x}", hash.0)
}

/// Result of a round, independent of the representation of results.
fn of_round(game: &SheddingGame) -> String {
    let view = game.view_of(Seat(0));
    let outcome = view.outcome().expect("the round is over");
    let winners = outcome.winners.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
    format!("won by {winners}, points {:?}, totals {:?}, {} turns\n", view.points(), view.totals(), view.turns())
}

fn of_wall(game: &wall::WallGame) -> String {
    format!("{:?}\n", game.outcome().expect("the game is over").collected)
}

fn of_patience(game: &patience::PatienceGame) -> String {
    let outcome = game.outcome().expect("the game is over");
    format!("{} of {}\n", outcome.laid, outcome.of)
}

#[test]
fn two_thousand_games_of_each_rule_set_stay_as_they_are() {
    let library = Library::built_in();
    let lines: Vec<String> = std::thread::scope(|scope| {
        let start = |id: String| {
            let rules = library.load(&id, &[]).expect("a built-in game").rules;
            scope.spawn(move || match &rules {
                AnyRules::Shed(rules) => games::<SheddingGame>(&id, rules, of_round),
                AnyRules::Wall(rules) => games::<wall::WallGame>(&id, rules, of_wall),
                AnyRules::Patience(rules) => games::<patience::PatienceGame>(&id, rules, of_patience),
            })
        };
        let running: Vec<_> = library.ids().into_iter().map(start).collect();
        running.into_iter().map(|game| game.join().expect("all games end")).collect()
    });
    assert_eq!(lines.len(), 13);
    let text = lines.iter().fold(String::new(), |mut text, line| {
        let _ = writeln!(text, "{line}");
        text
    });
    golden::check("tests/engine/snapshots/same-games.txt", &text);
}

/// Every move of a round with one player of each level, and what came of it.
fn round(game: &str, seed: u64) -> String {
    let rules = rules(game);
    let mut played = Played::new(&rules, Setup::new(3), seed, &[Level::Medium, Level::Easy, Level::Random]);
    let mut text = String::new();
    while let Some((seat, wanted)) = played.next() {
        played.make(seat, wanted);
        text += &Entry::Move(seat, wanted).write::<SheddingGame>(&rules);
    }
    let view = played.game.view_of(Seat(0));
    let outcome = view.outcome().expect("the round is over");
    let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let (winners, points, moves) = (winners.join(" and "), view.points(), played.number());
    let _ = writeln!(text, "won by {winners}, points {points:?}, {} turns, {moves} moves", view.turns());
    text
}

#[test]
fn every_game_goes_on_as_it_always_did() {
    for game in shedding_games() {
        golden::check(format!("tests/engine/snapshots/{game}-42.txt"), &round(&game, 42));
    }
}
