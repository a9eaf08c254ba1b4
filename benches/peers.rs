//! Speed beside other engines, under their rules.
//!
//! `cargo bench --bench peers` needs Python with `venv` and, for the first time, the network: it installs the peers
//! into `target/peers`. The rules of each peer are rule files in `benches/peers`; random players play them. Both sides
//! run in alternation, a few seconds of CPU time each on one core. Prints the median of several rounds and the ratio of
//! the medians. Times drift on a shared machine, the ratios of one run hardly do.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::{env, fs};

use sixdot::bot::Level;
use sixdot::check::simulate::Simulation;
use sixdot::engine::{Dice, Game, Seat, Setup};
use sixdot::games::shedding::engine::{Awaiting, Move, SheddingGame, View};
use sixdot::games::shedding::rules::Rules;
use sixdot::rules::{AnyRules, Library};

/// Measured rounds, and seconds that each side plays in one.
const ROUNDS: usize = 7;
const SECONDS: f64 = 2.0;

/// The word by which this program is asked to play games and nothing else.
const PLAY: &str = "--play";

/// So many games are played between two looks at the clock.
const BATCH: u64 = 2_000;

/// The clock of the system counts CPU time in hundredths of a second.
const TICKS: f64 = 100.0;

/// One way in which a peer plays a game.
struct Peer {
    name: &'static str,
    /// The rule file here.
    rules: &'static str,
    seats: u8,
    script: &'static str,
    /// Arguments of the script before the seconds and the seed.
    words: &'static [&'static str],
}

const PEERS: [Peer; 5] = [
    Peer { name: "rlcard, step loop", rules: "rlcard-uno", seats: 2, script: "rlcard_uno.py", words: &["2", "loop"] },
    Peer { name: "rlcard, step loop", rules: "rlcard-uno", seats: 4, script: "rlcard_uno.py", words: &["4", "loop"] },
    Peer { name: "rlcard, bare game", rules: "rlcard-uno", seats: 2, script: "rlcard_uno.py", words: &["2", "bare"] },
    Peer { name: "rlcard, bare game", rules: "rlcard-uno", seats: 4, script: "rlcard_uno.py", words: &["4", "bare"] },
    Peer {
        name: "OpenSpiel, loop in C++",
        rules: "open-spiel-eights",
        seats: 2,
        script: "open_spiel_eights.py",
        words: &[],
    },
];

/// Result of one side in one round.
struct Played {
    games: f64,
    seconds: f64,
    decisions: f64,
    /// Those of them up to the end that the game would have under the rules here.
    alike: f64,
}

fn main() {
    let words: Vec<String> = env::args().skip(1).filter(|word| word != "--bench").collect();
    if let [play, rules, seats, seed] = words.as_slice() {
        if play == PLAY {
            return play_games(rules, seats.parse().expect("seats"), seed.parse().expect("a seed"));
        }
    }
    let python = python();
    println!("| Peer | rules | players | its games a second | ours | ratio | decisions a game, its and ours |");
    println!("|---|---|---|---|---|---|---|");
    for peer in PEERS {
        compare(&peer, &python);
    }
}

fn rules(id: &str) -> Arc<Rules> {
    let mut library = Library::built_in();
    for (id, text) in [
        ("rlcard-uno", include_str!("peers/rlcard-uno.toml")),
        ("open-spiel-eights", include_str!("peers/open-spiel-eights.toml")),
    ] {
        library.add_text(id, &format!("{id}.toml"), text.to_owned());
    }
    let loaded = library.load(id, &[]).unwrap_or_else(|faults| panic!("{id}: {faults:?}"));
    loaded.rules.shed().cloned().expect("a shedding game")
}

/// The Python in which the peers are installed.
fn python() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).with_file_name("peers");
    let python = folder.join("bin").join("python");
    let installed = folder.join("installed");
    if !installed.exists() {
        run(Command::new("python3").args(["-m", "venv"]).arg(&folder));
        run(Command::new(&python).args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "rlcard==1.2.0",
            "numpy",
            "open_spiel==2.0.2",
        ]));
        fs::write(&installed, "").expect("a file below target");
    }
    python
}

/// Runs a command to its end and gives what it prints.
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|fault| panic!("{command:?}: {fault}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn read(printed: &str) -> Played {
    let numbers: Vec<f64> = printed.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    let [games, seconds, decisions, ref more @ ..] = numbers[..] else { panic!("not three numbers: {printed}") };
    Played { games, seconds, decisions, alike: more.first().copied().unwrap_or(decisions) }
}

/// Measures a peer and this engine in turn, and prints the line of the table.
fn compare(peer: &Peer, python: &Path) {
    let (mut theirs, mut ours) = (Vec::new(), Vec::new());
    for round in 1..=ROUNDS {
        let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("benches/peers").join(peer.script);
        let mut their = Command::new(python);
        their.arg(script).args(peer.words).args([SECONDS.to_string(), round.to_string()]);
        theirs.push(read(&run(&mut their)));
        let mut our = Command::new(env::current_exe().expect("the name of this program"));
        our.args([PLAY, peer.rules, &peer.seats.to_string(), &round.to_string()]);
        ours.push(read(&run(&mut our)));
    }
    let (their, our) = (median(&theirs), median(&ours));
    let (all, alike) = (a_game(&theirs, |played| played.decisions), a_game(&theirs, |played| played.alike));
    let longer =
        if alike < all { format!(", {alike:.2} of them until it would be over here,") } else { String::new() };
    println!(
        "| {} | `{}` | {} | {their:.0} | {our:.0} | {:.0} | {all:.2}{longer} and {:.2} |",
        peer.name,
        peer.rules,
        peer.seats,
        our / their,
        a_game(&ours, |played| played.decisions)
    );
}

/// The games a second of the round in the middle.
fn median(rounds: &[Played]) -> f64 {
    let mut speeds: Vec<f64> = rounds.iter().map(|played| played.games / played.seconds).collect();
    speeds.sort_by(f64::total_cmp);
    speeds[speeds.len() / 2]
}

/// The decisions that are counted a game, over all rounds.
fn a_game(rounds: &[Played], counted: impl Fn(&Played) -> f64) -> f64 {
    let games: f64 = rounds.iter().map(|played| played.games).sum();
    rounds.iter().map(counted).sum::<f64>() / games
}

/// Plays for the time of a round, and prints the games, the seconds of CPU time and the decisions.
fn play_games(id: &str, seats: u8, seed: u64) {
    let rules = rules(id);
    let any = AnyRules::Shed(Arc::clone(&rules));
    let (mut batches, start) = (0, cpu_seconds());
    while cpu_seconds() - start < SECONDS {
        let (setup, levels, seed) = (Setup::new(seats), vec![Level::Random], seed << 32 | batches);
        let plan = Simulation { setup, levels, seed, games: BATCH, threads: 1, whole_match: false };
        plan.run(&any, &|_| ());
        batches += 1;
    }
    let seconds = cpu_seconds() - start;
    println!("{} {seconds} {}", batches * BATCH, batches * counted_decisions(&rules, seats, seed));
}

/// The CPU time that this program has used, its threads included.
fn cpu_seconds() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").expect("a system that tells the time of processes");
    let behind_name = stat.rsplit(')').next().expect("the name is in brackets");
    let ticks = behind_name.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok());
    ticks.sum::<f64>() / TICKS
}

/// The decisions of a batch of games as the peers count them: only what is decided in a free turn is one of theirs,
/// since who has to draw there does, and a card that has to be laid because it was drawn is laid. With `OpenSpiel` a
/// suit is named apart from its eight, unless that was the last card; its players are as likely to lay an eight as any
/// other card, so they play here, too.
fn counted_decisions(rules: &Arc<Rules>, seats: u8, seed: u64) -> u64 {
    let apart = rules.book.id == "open-spiel-eights";
    let mut decisions = 0;
    for number in 0..BATCH {
        let mut dice = Dice::new(seed, number);
        let mut game = SheddingGame::new(Arc::clone(rules), Setup::new(seats), dice.seed());
        game.apply_offered(Seat(0), Move::Deal);
        while let Some(seat) = game.to_act() {
            let view = game.view_of(seat);
            decisions += u64::from(view.awaits() == Awaiting::Turn);
            let wanted = if apart { card_first(view, &mut dice) } else { view.pick_decision(|all| dice.below(all)) };
            let wanted = wanted.expect("who has to act can do something");
            game.apply_offered(seat, wanted);
            decisions +=
                u64::from(apart && matches!(wanted, Move::Play { wish: Some(_), .. }) && game.to_act().is_some());
        }
    }
    decisions
}

/// A decision of a player to whom each card is as likely as another one, whatever can be wished with it.
fn card_first(view: View<'_>, dice: &mut Dice) -> Option<Move> {
    let card = |wanted: &Move| if let Move::Play { card, .. } = wanted { Some(*card) } else { None };
    let mut moves = Vec::new();
    view.decisions(&mut moves);
    let mut cards = moves.clone();
    cards.dedup_by(|one, other| card(one).is_some() && card(one) == card(other));
    let chosen = *dice.pick(&cards)?;
    moves.retain(|other| card(other) == card(&chosen));
    dice.pick(&moves).copied()
}
