//! Strength of the computer players.
//!
//! `cargo bench --bench strength -- GAME LEVEL AGAINST SEATS GAMES [POSITIONS] [SEED]` plays so many games of one round
//! each: one player of a level against others of another level. `GAME` is an id or a rule file. The same deal is played
//! once from each seat, so the number of games should be a multiple of the seats. `POSITIONS` is the node budget of a
//! search for each move. A patience is played against `nobody`, with one seat, by levels that need no budget. A line
//! has the share of games that the one player won (a shared win counts in part) with its 95 % Wilson interval, the
//! share of an equal player, positions and seed, and the median and longest time of a decision. Without arguments, a
//! short table is played. Shares and intervals are the same on every machine; times are not.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sixdot::bot::{Budget, Computers, Level, SeatedBot};
use sixdot::engine::{Dice, Game, Seat, Setup, Viewer};
use sixdot::games::patience::engine as patience;
use sixdot::games::shedding::engine::SheddingGame;
use sixdot::games::wall::engine as wall;
use sixdot::rules::{AnyRules, Library};

/// The table without arguments.
const SHORT: [&str; 5] = [
    "uno medium random 2 400",
    "uno hard medium 2 40",
    "mau-mau hard medium 4 40",
    "numnum-wall hard random 2 10 1000",
    "numnum-patience hard nobody 1 10",
];

/// The half width, in standard deviations, of an interval that holds the truth in 95 of 100 cases.
const Z: f64 = 1.959_964;

const USAGE: &str = "GAME LEVEL AGAINST SEATS GAMES [POSITIONS] [SEED]";

/// Instead of a level, where somebody plays alone.
const NOBODY: &str = "nobody";

/// One player of a level against others.
struct Pairing {
    level: Level,
    against: Option<Level>,
    seats: u8,
    games: u32,
    positions: u64,
    seed: u64,
}

/// A game of which the winners can be told.
trait Won: Computers {
    /// Winners of a finished round.
    fn won(&self) -> Vec<Seat>;

    /// Others may notice something after this move, such as a forgotten call.
    fn can_be_noticed(&self, _wanted: Self::Move) -> bool {
        false
    }
}

impl Won for SheddingGame {
    fn won(&self) -> Vec<Seat> {
        let outcome = self.view_of(Seat(0)).outcome();
        outcome.map_or_else(Vec::new, |outcome| outcome.winners.iter().collect())
    }

    fn can_be_noticed(&self, wanted: Self::Move) -> bool {
        wanted.is_play()
    }
}

impl Won for wall::WallGame {
    fn won(&self) -> Vec<Seat> {
        self.winners().unwrap_or_default()
    }
}

impl Won for patience::PatienceGame {
    fn won(&self) -> Vec<Seat> {
        let won = self.outcome().is_some_and(|outcome| outcome.is_won());
        won.then_some(Seat(0)).into_iter().collect()
    }
}

fn main() -> ExitCode {
    // Cargo passes a flag of its own.
    let given: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let lines: Vec<Vec<String>> = match given.as_slice() {
        [] => SHORT.map(|line| line.split(' ').map(str::to_owned).collect()).to_vec(),
        _ => vec![given],
    };
    for line in lines {
        let Some(told) = read(&line).and_then(|(rules, pairing)| play(&rules, &pairing)) else {
            eprintln!("{USAGE}");
            return ExitCode::FAILURE;
        };
        println!("{}: {told}", line.join(" "));
    }
    ExitCode::SUCCESS
}

fn read(words: &[String]) -> Option<(AnyRules, Pairing)> {
    let (first, more) = words.split_at_checked(5)?;
    let number = |at: usize, usual: u64| more.get(at).map_or(Some(usual), |word| word.parse().ok());
    let pairing = Pairing {
        level: first[1].parse().ok()?,
        against: if first[2] == NOBODY { None } else { Some(first[2].parse().ok()?) },
        seats: first[3].parse().ok()?,
        games: first[4].parse().ok()?,
        positions: number(0, 10_000)?,
        seed: number(1, 1)?,
    };
    Some((rules(&first[0])?, pairing))
}

/// The rules of a game of the program, or of a file.
fn rules(game: &str) -> Option<AnyRules> {
    let mut library = Library::built_in();
    let path = Path::new(game);
    let id = path.file_stem()?.to_str()?.to_owned();
    if path.extension().is_some() {
        library.add_text(&id, game, std::fs::read_to_string(path).ok()?);
    }
    Some(library.load(&id, &[]).ok()?.rules)
}

/// Plays; nothing if there are too few or too many players for the game.
fn play(rules: &AnyRules, pairing: &Pairing) -> Option<String> {
    let alone = pairing.against.is_none() && pairing.seats == 1;
    match rules {
        AnyRules::Patience(rules) => alone.then(|| pairing.play::<patience::PatienceGame>(rules)),
        _ if alone => None,
        AnyRules::Shed(rules) => Some(pairing.play::<SheddingGame>(rules)),
        AnyRules::Wall(rules) => Some(pairing.play::<wall::WallGame>(rules)),
    }
}

impl Pairing {
    fn play<G: Won>(&self, rules: &Arc<G::Rules>) -> String {
        let (mut won, mut times) = (0.0, Vec::new());
        for number in 0..self.games {
            let own = Seat(u8::try_from(number % u32::from(self.seats)).expect("a seat"));
            let seed = Dice::new(self.seed, u64::from(number / u32::from(self.seats))).seed();
            let winners = self.game::<G>(rules, own, seed, &mut times);
            if winners.contains(&own) {
                won += 1.0 / f64::from(u8::try_from(winners.len()).expect("few seats"));
            }
        }
        let games = f64::from(self.games);
        let (low, high) = interval(won, games);
        times.sort_unstable();
        let middle = times.get(times.len() / 2).copied().unwrap_or_default();
        let even = self.against.map_or_else(String::new, |_| format!(", even {:.1}", 100.0 / f64::from(self.seats)));
        let longest = times.last().copied().unwrap_or_default();
        format!(
            "{:.1} % ({:.1} to {:.1}){even}, {} positions, seed {}, decision {middle:.2?}, longest {longest:.0?}",
            100.0 * won / games,
            100.0 * low,
            100.0 * high,
            self.positions,
            self.seed
        )
    }

    /// Plays a game; who has won it.
    fn game<G: Won>(&self, rules: &Arc<G::Rules>, own: Seat, seed: u64, times: &mut Vec<Duration>) -> Vec<Seat> {
        let level = |seat: Seat| self.against.filter(|_| seat != own).unwrap_or(self.level);
        let player = |seat| SeatedBot::<G>::new(seat, seed, G::bot(level(seat), Budget::Positions(self.positions)));
        let mut players: Vec<SeatedBot<G>> = Seat::all(self.seats).map(player).collect();
        let mut game = G::begin(rules, Setup::new(self.seats), seed);
        let mut number = 0;
        let mut carry_out = |game: &mut G, seat: Seat, wanted: G::Move| {
            assert!(game.apply_silently(seat, wanted).is_ok(), "computer players make legal moves: {wanted:?}");
            number += 1;
            number
        };
        let mut made = carry_out(&mut game, Seat(0), G::DEAL);
        while let Some(seat) = game.to_act() {
            let begun = Instant::now();
            let wanted = players[seat.index()].choose(game.view_by(Viewer::Seat(seat)), made);
            if seat == own {
                times.push(begun.elapsed());
            }
            made = carry_out(&mut game, seat, wanted);
            if game.can_be_noticed(wanted) {
                for player in &mut players {
                    if let Some(wanted) = player.notice(game.view_by(Viewer::Seat(player.seat())), made) {
                        made = carry_out(&mut game, player.seat(), wanted);
                    }
                }
            }
        }
        game.won()
    }
}

/// Between which shares the true one lies, in 95 of 100 cases (Wilson's score interval).
fn interval(won: f64, games: f64) -> (f64, f64) {
    let share = won / games;
    let middle = share + Z * Z / (2.0 * games);
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    ((middle - half) / scale, (middle + half) / scale)
}
