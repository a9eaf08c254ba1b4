//! Plays many games between computer players, on several threads.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use super::report::{Report, Tally};
use crate::bot::{Computers, Level, SeatedBot};
use crate::check::example::Examples;
use crate::engine::{Dice, Seat, Setup, Viewer};
use crate::games::of_family;
use crate::rules::AnyRules;

#[derive(Debug)]
pub struct Simulation {
    /// It must suit the rules.
    pub setup: Setup,
    /// One level for all, or one for each seat.
    pub levels: Vec<Level>,
    /// The seed of the seeds of all games.
    pub seed: u64,
    pub games: u64,
    /// The counts do not depend on the number of threads.
    pub threads: usize,
    /// Plays whole matches instead of single rounds.
    pub whole_match: bool,
}

impl Simulation {
    /// Plays all games. After each of them `tell` gets the number of finished games.
    ///
    /// # Panics
    /// If the set-up does not suit the rules, or if a computer player makes a move that is not legal.
    pub fn run(&self, rules: &AnyRules, tell: &(dyn Fn(u64) + Sync)) -> Report {
        let start = Instant::now();
        let tally = of_family!(rules, G, rules => self.play_all::<G>(rules, tell));
        let (game, levels) = (rules.id().to_owned(), self.levels().collect());
        Report { game, levels, seed: self.seed, tally, elapsed: Some(start.elapsed()) }
    }

    /// The levels by seat.
    fn levels(&self) -> impl Iterator<Item = Level> {
        (0..usize::from(self.setup.seats)).filter_map(|seat| self.levels.get(seat).or(self.levels.last()).copied())
    }

    /// Each game has its own seed, so the threads do not change the result.
    fn play_all<G: Examples + Computers>(&self, rules: &Arc<G::Rules>, tell: &(dyn Fn(u64) + Sync)) -> Tally {
        let (next, played) = (AtomicU64::new(0), AtomicU64::new(0));
        let work = || {
            let mut table = SimulationTable::<G>::new(self, rules);
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return table.tally;
                }
                table.play(number, None);
                tell(played.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let tallies =
                threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
            tallies.fold(Tally::new(self.setup.seats), |mut all, tally| {
                all.add(&tally);
                all
            })
        })
    }
}

/// Gets the steps of a game.
pub type Watch<'w, G> = &'w mut dyn FnMut(&<G as crate::engine::Game>::Step);

pub struct SimulationTable<'a, G: Computers> {
    simulation: &'a Simulation,
    rules: &'a Arc<G::Rules>,
    players: Vec<SeatedBot<G>>,
    pub tally: Tally,
}

impl<'a, G: Examples + Computers> SimulationTable<'a, G> {
    pub fn new(simulation: &'a Simulation, rules: &'a Arc<G::Rules>) -> Self {
        let player = |(seat, level): (Seat, Level)| SeatedBot::new(seat, simulation.seed, level.bot::<G>());
        let players = Seat::all(simulation.setup.seats).zip(simulation.levels()).map(player).collect();
        SimulationTable { simulation, rules, players, tally: Tally::new(simulation.setup.seats) }
    }

    /// Plays the game with this number and counts it. Without `watch` there are no events, which is faster.
    pub fn play(&mut self, number: u64, mut watch: Option<Watch<'_, G>>) {
        let seed = Dice::new(self.simulation.seed, number).seed();
        self.players.iter_mut().for_each(|player| player.begin(seed));
        let mut game = G::begin(self.rules, self.simulation.setup, seed);
        let (mut moves, mut turns, mut first) = (0, 0, None);
        loop {
            let before = moves;
            let began = self.play_round(&mut game, &mut moves, &mut watch);
            first = first.or(began);
            let round = game.result_of_round(moves - before);
            turns += round.turns;
            self.tally.count_end(round.end);
            if game.is_over() || !self.simulation.whole_match {
                return self.tally.count(turns, first, &round.winners);
            }
        }
    }

    /// Plays a round and returns the seat that acts first. `moves` counts the moves of the whole game.
    fn play_round(&mut self, game: &mut G, moves: &mut u64, watch: &mut Option<Watch<'_, G>>) -> Option<Seat> {
        carry_out(game, Seat(0), G::DEAL, moves, watch);
        let first = game.to_act();
        while let Some(seat) = game.to_act() {
            let wanted = self.players[seat.index()].choose(game.view_by(Viewer::Seat(seat)), *moves);
            carry_out(game, seat, wanted, moves, watch);
            if G::may_be_noticed(game.view_by(Viewer::Onlooker)) {
                self.notice(game, moves, watch);
            }
        }
        first
    }

    #[cold]
    fn notice(&mut self, game: &mut G, moves: &mut u64, watch: &mut Option<Watch<'_, G>>) {
        for player in &mut self.players {
            let noticed = player.notice(game.view_by(Viewer::Seat(player.seat())), *moves);
            if let Some(wanted) = noticed {
                carry_out(game, player.seat(), wanted, moves, watch);
            }
        }
    }
}

#[inline]
fn carry_out<G: Computers>(
    game: &mut G,
    seat: Seat,
    wanted: G::Move,
    moves: &mut u64,
    watch: &mut Option<Watch<'_, G>>,
) {
    *moves += 1;
    match watch {
        Some(watch) => watch(&game.apply(seat, wanted).ok().expect("computer players make legal moves only")),
        None => game.apply_offered(seat, wanted),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;

    fn simulation(threads: usize) -> Simulation {
        let levels = vec![Level::Medium, Level::Easy, Level::Random];
        Simulation { setup: Setup::new(3), levels, seed: 5, games: 100, threads, whole_match: false }
    }

    fn tally(simulation: &Simulation, rules: &AnyRules) -> Tally {
        simulation.run(rules, &|_| ()).tally
    }

    fn rules(game: &str, options: &[(&str, &str)]) -> AnyRules {
        let options: Vec<_> = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        Library::built_in().load(game, &options).expect("a built-in game").rules
    }

    #[test]
    fn threads_change_nothing_but_the_time() {
        let rules = rules("uno", &[]);
        let one = tally(&simulation(1), &rules);
        for threads in 2..=4 {
            assert_eq!(tally(&simulation(threads), &rules), one);
        }
        assert_eq!(one.games, 100);
        assert_eq!(one.wins.iter().sum::<u64>() + one.shared, 100);
        assert_eq!(tally(&Simulation { games: 2, ..simulation(3) }, &rules).games, 2);
    }

    #[test]
    fn a_game_is_one_round_unless_it_is_a_match() {
        let rules = rules("uno", &[("rounds", "4")]);
        let round = tally(&simulation(1), &rules);
        let whole = tally(&Simulation { whole_match: true, ..simulation(1) }, &rules);
        assert_eq!((round.games, whole.games), (100, 100));
        assert!(whole.median_turns() > 2 * round.median_turns());
    }

    #[test]
    fn first_player_always_wins_a_game_of_one_card() {
        let mut library = Library::built_in();
        let text = "id = \"first\"\nextends = \"mau-mau\"\nremove = [\"deal.by-players\"]\ndeal.cards = 1\n\
                    deck.colours = [\"clubs\"]\nplayers.max = 2\ncards.jack.effects = []\n";
        library.add_text("first", "first.toml", text);
        let loaded = library.load("first", &[]).unwrap_or_else(|faults| panic!("{faults:?}"));
        let simulation = Simulation { setup: Setup::new(2), levels: vec![Level::Easy], ..simulation(1) };
        let tally = tally(&simulation, &loaded.rules);
        assert!(tally.first_won > 60, "{tally:?}");
    }

    #[test]
    fn partners_win_together() {
        let simulation = Simulation { setup: Setup::new(4), levels: vec![Level::Easy], games: 60, ..simulation(1) };
        for rules in [rules("uno", &[("teams", "2")]), rules("numnum-wall", &[])] {
            let tally = tally(&simulation, &rules);
            assert_eq!((tally.wins[0], tally.wins[1]), (tally.wins[2], tally.wins[3]));
            assert_eq!(tally.wins[0] + tally.wins[1] + tally.shared, 60);
            assert!(tally.first_won > 0, "{tally:?}");
        }
    }

    #[test]
    fn each_finished_game_is_told() {
        let told = AtomicU64::new(0);
        let tell = |played| {
            told.fetch_max(played, Ordering::Relaxed);
        };
        simulation(2).run(&rules("mau-mau", &[]), &tell);
        assert_eq!(told.into_inner(), 100);
    }
}
