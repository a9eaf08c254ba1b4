//! Many games between computer players, counted: `sixdot simulate`, and how a game plays: `sixdot check --balance`.

mod balance;
mod watched;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::bot::{Level, LevelFault, Player};
use crate::engine::{Dice, Game, Move, Outcome, RoundEnd, Seat, Setup, Viewer};
use crate::rules::Rules;

pub use balance::balance;
pub use watched::Watched;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table.
    pub setup: Setup,
    /// One level for all, or one a seat.
    pub levels: Vec<Level>,
    /// The seed from which each game's own comes.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// On how many threads; the counts do not depend on it.
    pub threads: usize,
    /// Whether a game is a whole match; else it is one round.
    pub whole_match: bool,
    /// Whether it is counted what happens in the games.
    pub watched: bool,
}

/// A plan that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanFault {
    /// The rules do not allow so many players.
    #[error("{game} is for {min} to {max} players, not {players}")]
    Players {
        /// The game's id.
        game: String,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
        /// What was asked for.
        players: u8,
    },
    /// Neither one level nor one a seat.
    #[error("{levels} levels for {players} players")]
    Levels {
        /// How many levels there are.
        levels: usize,
        /// How many players.
        players: u8,
    },
    /// The game lacks a level.
    #[error(transparent)]
    Level(#[from] LevelFault),
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// The level of each seat.
    pub levels: Vec<Level>,
    /// The seed.
    pub seed: u64,
    /// What was counted.
    pub tally: Tally,
    /// How long it took.
    pub elapsed: Duration,
}

/// Counts over games. It grows with the different lengths of games, never with their number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games ended.
    pub games: u64,
    /// How many games had so many turns.
    pub turns: BTreeMap<u64, u64>,
    /// Games won alone or with partners, by seat.
    pub wins: Vec<u64>,
    /// Games whose win was shared.
    pub shared: u64,
    /// Rounds in which nobody could play or draw (G-4).
    pub blocked: u64,
    /// Rounds that reached the turn limit (G-4).
    pub turn_limit: u64,
    /// What happened, if it was watched.
    pub watched: Watched,
}

impl Plan {
    /// The level of each seat.
    fn levels_by_seat(&self) -> Result<Vec<Level>, PlanFault> {
        match self.levels.as_slice() {
            [level] => Ok(vec![*level; usize::from(self.setup.seats)]),
            levels if levels.len() == usize::from(self.setup.seats) => Ok(levels.to_vec()),
            levels => Err(PlanFault::Levels { levels: levels.len(), players: self.setup.seats }),
        }
    }

    /// Plays all games.
    ///
    /// # Errors
    /// Why the plan cannot be played.
    ///
    /// # Panics
    /// If a computer player makes a move that is not legal.
    pub fn run(&self, rules: &Arc<Rules>) -> Result<Report, PlanFault> {
        let book = rules.book();
        if !self.setup.suits(rules) {
            let (min, max) = (book.players.min, book.players.max);
            return Err(PlanFault::Players { game: book.id.clone(), min, max, players: self.setup.seats });
        }
        let levels = self.levels_by_seat()?;
        let start = Instant::now();
        let threads = self.threads.max(1);
        let tables = (0..threads).map(|_| Table::new(self, rules, &levels)).collect::<Result<Vec<_>, _>>()?;
        let mut tally = Tally::new(self.setup.seats);
        std::thread::scope(|scope| {
            let mut running = Vec::new();
            for (first, mut table) in (0..).zip(tables) {
                running.push(scope.spawn(move || table.play_games(first, threads)));
            }
            for thread in running {
                tally.add(&thread.join().expect("computer players make legal moves only"));
            }
        });
        Ok(Report { game: book.id.clone(), levels, seed: self.seed, tally, elapsed: start.elapsed() })
    }
}

/// A table at which one game after the other is played.
struct Table<'a> {
    plan: &'a Plan,
    rules: &'a Arc<Rules>,
    players: Vec<Player>,
    tally: Tally,
}

impl<'a> Table<'a> {
    fn new(plan: &'a Plan, rules: &'a Arc<Rules>, levels: &[Level]) -> Result<Self, LevelFault> {
        let seats = Seat::all(plan.setup.seats).zip(levels);
        let players = seats.map(|(seat, level)| Ok(Player::new(seat, plan.seed, level.bot(rules)?)));
        let players = players.collect::<Result<Vec<_>, LevelFault>>()?;
        Ok(Table { plan, rules, players, tally: Tally::new(plan.setup.seats) })
    }

    /// Plays every `step`-th game from `first` on.
    fn play_games(&mut self, first: u64, step: usize) -> Tally {
        for number in (first..self.plan.games).step_by(step) {
            self.play_game(number);
        }
        std::mem::take(&mut self.tally)
    }

    fn play_game(&mut self, number: u64) {
        let seed = Dice::new(self.plan.seed, number).seed();
        self.players.iter_mut().for_each(|player| player.begin(seed));
        let mut game = Game::new(Arc::clone(self.rules), self.plan.setup, seed);
        let (mut moves, mut turns) = (0, 0);
        let winners = loop {
            let outcome = self.play_round(&mut game, &mut moves);
            turns += u64::from(game.view_of(Seat(0)).turns());
            self.tally.watched.note_end(&outcome);
            match outcome.end {
                RoundEnd::Finished => {}
                RoundEnd::Blocked => self.tally.blocked += 1,
                RoundEnd::TurnLimit => self.tally.turn_limit += 1,
            }
            match outcome.champions {
                Some(champions) => break champions,
                None if !self.plan.whole_match => break outcome.winners,
                None => {}
            }
        };
        self.tally.games += 1;
        *self.tally.turns.entry(turns).or_default() += 1;
        let view = game.view_of(Seat(0));
        match winners.iter().next() {
            Some(first) if winners.iter().all(|winner| view.are_partners(first, winner)) => {
                winners.iter().for_each(|winner| self.tally.wins[winner.index()] += 1);
            }
            _ => self.tally.shared += 1,
        }
    }

    fn play_round(&mut self, game: &mut Game, moves: &mut u64) -> Outcome {
        let (listens, rules, counts) = (self.plan.watched, self.rules, &mut self.tally.watched);
        let mut carry_out = |game: &mut Game, seat: Seat, wanted: Move| {
            if listens {
                let step = game.apply(seat, wanted).expect("computer players make legal moves only");
                counts.note(&step.seen_by(Viewer::Onlooker), rules);
            } else {
                game.apply_silently(seat, wanted).expect("computer players make legal moves only");
            }
            *moves += 1;
            *moves
        };
        let mut number = carry_out(game, Seat(0), Move::Deal);
        while let Some(seat) = game.to_act() {
            let wanted = self.players[seat.index()].choose(game.view_of(seat), number);
            number = carry_out(game, seat, wanted);
            if wanted.lays_a_card() && game.view_of(seat).calls_are_caught() {
                for player in &mut self.players {
                    if let Some(wanted) = player.notice(game.view_of(player.seat()), number) {
                        number = carry_out(game, player.seat(), wanted);
                    }
                }
            }
        }
        game.view_of(Seat(0)).outcome().expect("nobody has to act only when the round is over")
    }
}

impl Tally {
    fn new(seats: u8) -> Self {
        Tally { wins: vec![0; usize::from(seats)], ..Tally::default() }
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        for (turns, games) in &other.turns {
            *self.turns.entry(*turns).or_default() += games;
        }
        for (own, others) in self.wins.iter_mut().zip(&other.wins) {
            *own += others;
        }
        self.shared += other.shared;
        self.blocked += other.blocked;
        self.turn_limit += other.turn_limit;
        self.watched.add(&other.watched);
    }

    /// The turns of the game in the middle when games are ordered by them; of two in the middle the shorter one's.
    #[must_use]
    pub fn median_turns(&self) -> u64 {
        let mut shorter = 0;
        let median = self.turns.iter().find(|(_, games)| {
            shorter += **games;
            shorter * 2 >= self.games
        });
        median.map_or(0, |(turns, _)| *turns)
    }

    /// The turns of the longest game.
    #[must_use]
    pub fn most_turns(&self) -> u64 {
        self.turns.last_key_value().map_or(0, |(turns, _)| *turns)
    }
}

impl Report {
    /// How many games were played in a second.
    #[must_use]
    pub fn games_per_second(&self) -> u64 {
        let nanoseconds = self.elapsed.as_nanos().max(1);
        u64::try_from(u128::from(self.tally.games) * 1_000_000_000 / nanoseconds).unwrap_or(u64::MAX)
    }

    /// The report as lines of `key: value`.
    #[must_use]
    pub fn to_text(&self) -> String {
        let tally = &self.tally;
        format!(
            "game: {}\nplayers: {}\nlevels: {}\nseed: {}\ngames: {}\nturns per game: median {}, max {}\n\
             wins by seat: {}\nshared: {}\nblocked: {}\nturn limit: {}\ngames per second: {}\n",
            self.game,
            self.levels.len(),
            join(&self.levels, ", "),
            self.seed,
            tally.games,
            tally.median_turns(),
            tally.most_turns(),
            join(&tally.wins, ", "),
            tally.shared,
            tally.blocked,
            tally.turn_limit,
            self.games_per_second(),
        )
    }

    /// The report as one JSON object on one line. Ids and levels need no escapes.
    #[must_use]
    pub fn to_json(&self) -> String {
        let tally = &self.tally;
        format!(
            "{{\"game\":\"{}\",\"players\":{},\"levels\":[\"{}\"],\"seed\":{},\"games\":{},\
             \"turns per game\":{{\"median\":{},\"max\":{}}},\"wins by seat\":[{}],\"shared\":{},\"blocked\":{},\
             \"turn limit\":{},\"games per second\":{}}}\n",
            self.game,
            self.levels.len(),
            join(&self.levels, "\",\""),
            self.seed,
            tally.games,
            tally.median_turns(),
            tally.most_turns(),
            join(&tally.wins, ","),
            tally.shared,
            tally.blocked,
            tally.turn_limit,
            self.games_per_second(),
        )
    }
}

fn join<T: ToString>(items: &[T], separator: &str) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(separator)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;

    fn plan(threads: usize) -> Plan {
        let levels = vec![Level::Medium, Level::Easy, Level::Random];
        Plan { setup: Setup::new(3), levels, seed: 5, games: 100, threads, whole_match: false, watched: false }
    }

    fn rules(game: &str, options: &[(&str, &str)]) -> Arc<Rules> {
        let options: Vec<_> = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        Arc::new(Library::built_in().load(game, &options).expect("a built-in game").rules)
    }

    #[test]
    fn threads_change_nothing_but_the_time() {
        let rules = rules("uno", &[]);
        let one = plan(1).run(&rules).expect("a plan").tally;
        assert_eq!(plan(4).run(&rules).expect("a plan").tally, one);
        assert_eq!(one.games, 100);
        assert_eq!(one.wins.iter().sum::<u64>() + one.shared, 100);
    }

    #[test]
    fn a_game_is_one_round_unless_it_is_a_match() {
        let rules = rules("uno", &[("rounds", "4")]);
        let round = plan(1).run(&rules).expect("a plan").tally;
        let whole = Plan { whole_match: true, ..plan(1) }.run(&rules).expect("a plan").tally;
        assert_eq!((round.games, whole.games), (100, 100));
        assert!(whole.median_turns() > 2 * round.median_turns());
    }

    #[test]
    fn a_plan_that_the_rules_do_not_allow_is_refused() {
        let rules = rules("mau-mau", &[]);
        let seven = Plan { setup: Setup::new(7), ..plan(1) };
        let fault = PlanFault::Players { game: "mau-mau".to_owned(), min: 2, max: 6, players: 7 };
        assert_eq!(seven.run(&rules), Err(fault));
        let two = Plan { levels: vec![Level::Easy; 2], ..plan(1) };
        assert_eq!(two.run(&rules), Err(PlanFault::Levels { levels: 2, players: 3 }));
        let hard = Plan { levels: vec![Level::Hard], ..plan(1) };
        let fault = LevelFault::NotInThisGame { level: Level::Hard, game: "mau-mau".to_owned() };
        assert_eq!(hard.run(&rules), Err(PlanFault::Level(fault)));
    }

    #[test]
    fn the_median_is_the_middle_game() {
        let tally = |turns: &[(u64, u64)]| {
            let games = turns.iter().map(|(_, games)| games).sum();
            Tally { games, turns: turns.iter().copied().collect(), ..Tally::default() }
        };
        assert_eq!(tally(&[(5, 1), (7, 1), (90, 1)]).median_turns(), 7);
        assert_eq!(tally(&[(5, 2), (90, 2)]).median_turns(), 5);
        assert_eq!(tally(&[(5, 2), (90, 2)]).most_turns(), 90);
        assert_eq!(tally(&[]).median_turns(), 0);
    }

    #[test]
    fn the_report_has_fixed_keys() {
        let tally = Tally {
            games: 12_345,
            turns: BTreeMap::from([(40, 12_000), (4001, 345)]),
            wins: vec![12_000, 340],
            shared: 5,
            blocked: 2,
            turn_limit: 1,
            watched: Watched::default(),
        };
        let levels = vec![Level::Medium, Level::Random];
        let report = Report { game: "uno".to_owned(), levels, seed: 9, tally, elapsed: Duration::from_millis(1_500) };
        let text = "game: uno\nplayers: 2\nlevels: medium, random\nseed: 9\ngames: 12345\n\
                    turns per game: median 40, max 4001\nwins by seat: 12000, 340\nshared: 5\nblocked: 2\n\
                    turn limit: 1\ngames per second: 8230\n";
        assert_eq!(report.to_text(), text);
        let json = "{\"game\":\"uno\",\"players\":2,\"levels\":[\"medium\",\"random\"],\"seed\":9,\"games\":12345,\
                    \"turns per game\":{\"median\":40,\"max\":4001},\"wins by seat\":[12000,340],\"shared\":5,\
                    \"blocked\":2,\"turn limit\":1,\"games per second\":8230}\n";
        assert_eq!(report.to_json(), json);
    }
}
