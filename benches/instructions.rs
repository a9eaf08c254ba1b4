//! Instructions of a game and of a decision: the table in `docs/performance.md`.
//!
//! `cargo bench --bench instructions` needs valgrind and prints the table; `-- uno` prints only the rows with that
//! word. Players of level `random` play games as `simulate` does, in one thread. Callgrind counts the instructions of
//! two runs, one with more games than the other, so that start and rules cancel out. Counts do not drift on a shared
//! machine.

use std::env;
use std::sync::Arc;

use sixdot::bot::{Computers, Level, SeatedBot};
use sixdot::check::simulate::Simulation;
use sixdot::engine::{Dice, Seat, Setup, Viewer};
use sixdot::rules::{AnyRules, Library};

#[path = "support/callgrind.rs"]
mod callgrind;

use self::callgrind::{callgrind, counted};

const SEED: u64 = 1;

/// The first run has so many games; the second one so many more.
const FEW: u64 = 50;
const MORE: u64 = 300;

/// The word by which this program is asked to play games and nothing else.
const PLAY: &str = "--play";

/// Games and numbers of players.
const TABLES: [(&str, u8); 21] = [
    ("uno", 2),
    ("uno", 4),
    ("deadly-uno", 2),
    ("deadly-uno", 4),
    ("mau-mau", 2),
    ("mau-mau", 4),
    ("mau-mau-2", 2),
    ("mau-mau-2", 4),
    ("mau", 2),
    ("mau", 4),
    ("crazy-eights", 2),
    ("crazy-eights", 4),
    ("switch", 2),
    ("switch", 4),
    ("number-one", 2),
    ("number-one", 4),
    ("numnum-mau-mau", 2),
    ("numnum-mau-mau", 4),
    ("numnum-wall", 2),
    ("numnum-clear", 2),
    ("numnum-patience", 1),
];

fn main() {
    let words: Vec<String> = env::args().skip(1).filter(|word| word != "--bench").collect();
    match words.as_slice() {
        [play, game, seats, games] if play == PLAY => {
            play_games(game, seats.parse().expect("seats"), games.parse().expect("games"));
        }
        _ => print_table(&words),
    }
}

fn rules(game: &str) -> AnyRules {
    Library::built_in().load(game, &[]).expect("a built-in game").rules
}

/// Plays so many games, and tells nothing.
fn play_games(game: &str, seats: u8, games: u64) {
    let setup = Setup::new(seats);
    let levels = vec![Level::Random];
    let plan = Simulation { setup, levels, seed: SEED, games, threads: 1, whole_match: false };
    plan.run(&rules(game), &|_| ());
}

fn print_table(words: &[String]) {
    println!("| Game | players | decisions a game | instructions a game | instructions a decision |");
    println!("|---|---|---|---|---|");
    for (game, seats) in TABLES {
        if !words.is_empty() && !words.iter().any(|word| game.contains(word.as_str())) {
            continue;
        }
        let [few, all] = [FEW, FEW + MORE].map(|games| instructions(game, seats, games));
        let [few_decisions, decisions] = [FEW, FEW + MORE].map(|games| decisions(&rules(game), seats, games));
        let (taken, made) = (all - few, decisions - few_decisions);
        println!(
            "| `{game}` | {seats} | {}.{} | {} | {} |",
            made / MORE,
            made % MORE * 10 / MORE,
            taken / MORE,
            taken / made
        );
    }
}

/// The instructions of a run of this program that plays so many games.
fn instructions(game: &str, seats: u8, games: u64) -> u64 {
    let program = env::current_exe().expect("the name of this program");
    let games = games.to_string();
    counted(callgrind().arg(program).args([PLAY, game, &seats.to_string(), &games]))
}

/// Decisions in so many games; catching does not count.
fn decisions(rules: &AnyRules, seats: u8, games: u64) -> u64 {
    sixdot::of_family!(rules, G, rules => decisions_of::<G>(rules, seats, games))
}

fn decisions_of<G: Computers>(rules: &Arc<G::Rules>, seats: u8, games: u64) -> u64 {
    let player = |seat| SeatedBot::new(seat, SEED, Level::Random.bot::<G>());
    let mut players: Vec<SeatedBot<G>> = Seat::all(seats).map(player).collect();
    let mut decisions = 0;
    for number in 0..games {
        let seed = Dice::new(SEED, number).seed();
        for player in &mut players {
            player.begin(seed);
        }
        let mut game = G::begin(rules, Setup::new(seats), seed);
        let mut moves = 0;
        let mut make = |game: &mut G, seat, wanted| {
            assert!(game.apply_silently(seat, wanted).is_ok(), "computer players make legal moves only");
            moves += 1;
            moves
        };
        let mut count = make(&mut game, Seat(0), G::DEAL);
        while let Some(seat) = game.to_act() {
            let wanted = players[seat.index()].choose(game.view_by(Viewer::Seat(seat)), count);
            count = make(&mut game, seat, wanted);
            decisions += 1;
            for player in &mut players {
                if let Some(wanted) = player.notice(game.view_by(Viewer::Seat(player.seat())), count) {
                    count = make(&mut game, player.seat(), wanted);
                }
            }
        }
    }
    decisions
}
