//! `sixdot simulate`: many games between computer players. Keys are English in every language.

use std::io;
use std::num::NonZero;

use super::given::{Given, flag};
use super::grammar::Command;
use super::refusal::Refusal;
use super::said::Game;
use super::seed::new_seed;
use super::stop::Stop;
use super::{fixed, table, terminal};
use crate::bot::Level;
use crate::engine::Setup;
use crate::output::write_document;
use crate::rules::{AnyRules, Loaded, Manner};
use crate::session::usual_players;
use crate::simulate::{Deals, Plan, PlanFault};

/// Plays the games and tells what was counted.
///
/// # Errors
/// Why they cannot be played.
pub fn simulate(given: &Given) -> Result<(), Stop> {
    let library = table::library(given)?;
    let game = table::game(given, Command::Simulate)?;
    let Loaded { rules, manner, .. } = table::load(given, &library, game, &table::options(given)?)?;
    if given.has("solve") {
        return solve(given, &rules);
    }
    let plan = plan(given, &rules, manner)?;
    if let Some(option) = only_of_matches(given).filter(|_| !plan.whole_match) {
        return Err(Refusal::Needs { option, other: flag("match") }.into());
    }
    let report = plan.run_telling(&rules, &progress(plan.games)).map_err(|fault| refused(&fault, &rules))?;
    let text = if given.has("json") { report.to_json() } else { report.to_text() };
    Ok(write_document(&mut io::stdout(), &text)?)
}

/// What says when a match is over, as it was typed; single rounds have no use for it.
fn only_of_matches(given: &Given) -> Option<String> {
    let name = |choice: &str| choice.split('=').next().unwrap_or_default().trim().to_owned();
    let set = given.texts("set").map(name).find(|name| ["rounds", "until"].contains(&name.as_str()));
    given.is_given("rounds").then(|| flag("rounds")).or_else(|| set.map(|name| format!("{} {name}", flag("set"))))
}

/// Says on standard error how far it is, beside what programs read.
fn progress(games: u64) -> impl Fn(u64) {
    move |played| terminal::complain(&[fixed(format!("played: {played} of {games}"))])
}

/// After how many positions a deal is given up.
const POSITIONS: u64 = 200_000;

/// Tells how many deals of a patience can be won.
fn solve(given: &Given, rules: &AnyRules) -> Result<(), Stop> {
    let AnyRules::Patience(rules) = rules else {
        return Err(Refusal::OnlyPatience { option: flag("solve"), game: Game(rules.id().to_owned()) }.into());
    };
    let idle = |id: &&str| given.has(id) || ["level", "players"].contains(id) && given.is_given(id);
    if let Some(other) = ["json", "match", "level", "players"].into_iter().find(idle) {
        return Err(Refusal::Conflict { option: flag("solve"), other: flag(other) }.into());
    }
    let games = games(given)?;
    let seed = table::seed(given)?.unwrap_or_else(new_seed);
    let deals = Deals { seed, games, threads: threads(given)?, positions: POSITIONS };
    Ok(write_document(&mut io::stdout(), &deals.solve(rules, &progress(games)).to_text())?)
}

fn games(given: &Given) -> Result<u64, Refusal> {
    given.number("games", 1..=u64::MAX)?.ok_or_else(|| Refusal::Missing { option: "--games".to_owned() })
}

fn plan(given: &Given, rules: &AnyRules, manner: Manner) -> Result<Plan, Refusal> {
    let games = games(given)?;
    let mut levels = table::levels(given)?;
    let listed = u8::try_from(levels.len()).ok().filter(|count| *count > 1);
    let seats = table::players(given, rules)?.or(listed).unwrap_or_else(|| usual_players(&rules.sizes()));
    if levels.is_empty() {
        levels.push(Level::Easy);
    }
    let (referee, calls) = table::table(given, rules)?;
    let usual = Setup::new(seats);
    let referee = referee.or(manner.referee).unwrap_or(usual.referee);
    let setup = Setup { referee, calls: calls.or(manner.calls).unwrap_or(usual.calls), ..usual };
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
pub fn refused(fault: &PlanFault, rules: &AnyRules) -> Refusal {
    match *fault {
        PlanFault::Players { players, .. } => table::too_many_or_few(rules, players.into()),
        PlanFault::Levels { levels, players } => Refusal::LevelsPerSeat { levels, players },
    }
}
