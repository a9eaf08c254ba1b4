//! `sixdot simulate`: many games between computer players. Keys are English in every language.

use std::io::{self, Write};
use std::num::NonZero;
use std::sync::Arc;

use super::given::Given;
use super::grammar::Command;
use super::refusal::Refusal;
use super::said::AllOf;
use super::seed::new_seed;
use super::stop::Stop;
use super::table;
use crate::bot::{Level, LevelFault};
use crate::engine::Setup;
use crate::rules::Rules;
use crate::session::usual_players;
use crate::simulate::{Plan, PlanFault};

/// Plays the games and tells what was counted.
///
/// # Errors
/// Why they cannot be played.
pub fn simulate(given: &Given) -> Result<(), Stop> {
    let library = table::library(given)?;
    let rules = Arc::new(
        table::load(given, &library, table::game(given, Command::Simulate)?, &table::options(given)?)?.rules,
    );
    let plan = plan(given, &rules)?;
    let report = plan.run(&rules).map_err(|fault| refused(fault, &rules))?;
    let text = if given.has("json") { report.to_json() } else { report.to_text() };
    Ok(io::stdout().write_all(text.as_bytes())?)
}

fn plan(given: &Given, rules: &Rules) -> Result<Plan, Refusal> {
    let games =
        given.number("games", 1..=u64::MAX)?.ok_or_else(|| Refusal::Missing { option: "--games".to_owned() })?;
    let mut levels = table::levels(given, rules)?;
    let listed = u8::try_from(levels.len()).ok().filter(|count| *count > 1);
    let seats = table::players(given, rules)?.or(listed).unwrap_or_else(|| usual_players(rules));
    if levels.is_empty() {
        levels.push(Level::Easy);
    }
    let (referee, calls) = table::table(given)?;
    let usual = Setup::new(seats);
    let setup = Setup { referee: referee.unwrap_or(usual.referee), calls: calls.unwrap_or(usual.calls), ..usual };
    let threads = threads(given)?;
    let seed = table::seed(given)?.unwrap_or_else(new_seed);
    Ok(Plan { setup, levels, seed, games, threads, whole_match: given.has("match"), watched: false })
}

/// How many threads work: as many as were given, or as the machine has cores.
///
/// # Errors
/// It is no number, or too large.
pub fn threads(given: &Given) -> Result<usize, Refusal> {
    let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
    Ok(given.number("threads", 1..=MOST_THREADS)?.map_or_else(cores, usize::from))
}

/// More threads than any machine has cores.
const MOST_THREADS: u16 = 1024;

/// The refusal of a plan.
#[must_use]
pub fn refused(fault: PlanFault, rules: &Rules) -> Refusal {
    match fault {
        PlanFault::Players { players, .. } => table::too_many_or_few(rules, players.into()),
        PlanFault::Levels { levels, players } => Refusal::LevelsPerSeat { levels, players },
        PlanFault::Level(LevelFault::Unknown { name: level }) => lacking(level, rules),
        PlanFault::Level(LevelFault::NotInThisGame { level, .. }) => lacking(level.to_string(), rules),
    }
}

fn lacking(level: String, rules: &Rules) -> Refusal {
    Refusal::LevelLacking { level, levels: AllOf(Level::of(rules).map(|level| level.to_string()).collect()) }
}
