//! `sixdot simulate` plays games between computer players, `sixdot check --balance` reports how a game plays at its
//! smallest, usual and largest table. Keys are English in every language.

use std::io;
use std::num::NonZero;
use std::path::PathBuf;

use super::game_setup::new_seed;
use super::grammar::{Arguments, CliCommand, flag};
use super::refusal::{GameTitle, Refusal};
use super::{CommandError, fixed, game_setup};
use crate::bot::Level;
use crate::check::simulate::{Deals, Plan, PlanFault, balance};
use crate::engine::Setup;
use crate::rules::{AnyRules, FoundFile, Library, Loaded, TableSettings};
use crate::session::usual_players;
use crate::terminal::write_document;

pub fn simulate(given: &Arguments) -> Result<(), CommandError> {
    let library = game_setup::library(given)?;
    let game = game_setup::game(given, CliCommand::Simulate)?;
    let Loaded { rules, manner, .. } = game_setup::load(given, &library, game, &game_setup::options(given)?)?;
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

/// The option that ends a match, as typed; it does not apply to single rounds.
fn only_of_matches(given: &Arguments) -> Option<String> {
    let name = |choice: &str| choice.split('=').next().unwrap_or_default().trim().to_owned();
    let set = given.texts("set").map(name).find(|name| ["rounds", "until"].contains(&name.as_str()));
    given.is_given("rounds").then(|| flag("rounds")).or_else(|| set.map(|name| format!("{} {name}", flag("set"))))
}

/// Reports the progress on standard error.
fn progress(games: u64) -> impl Fn(u64) {
    move |played| super::write_errors(&[fixed(format!("played: {played} of {games}"))])
}

/// The search gives up a deal after this many positions.
const POSITIONS: u64 = 200_000;

/// Reports how many deals of a patience can be won.
fn solve(given: &Arguments, rules: &AnyRules) -> Result<(), CommandError> {
    let AnyRules::Patience(rules) = rules else {
        return Err(Refusal::OnlyPatience { option: flag("solve"), game: GameTitle(rules.id().to_owned()) }.into());
    };
    let idle = |id: &&str| given.has(id) || ["level", "players"].contains(id) && given.is_given(id);
    if let Some(other) = ["json", "match", "level", "players"].into_iter().find(idle) {
        return Err(Refusal::Conflict { option: flag("solve"), other: flag(other) }.into());
    }
    let games = games(given)?;
    let seed = game_setup::seed(given)?.unwrap_or_else(new_seed);
    let deals = Deals { seed, games, threads: threads(given)?, positions: POSITIONS };
    Ok(write_document(&mut io::stdout(), &deals.solve(rules, &progress(games)).to_text())?)
}

fn games(given: &Arguments) -> Result<u64, Refusal> {
    given.number("games", 1..=u64::MAX)?.ok_or_else(|| Refusal::Missing { option: "--games".to_owned() })
}

fn plan(given: &Arguments, rules: &AnyRules, manner: TableSettings) -> Result<Plan, Refusal> {
    let games = games(given)?;
    let mut levels = game_setup::levels(given)?;
    let listed = u8::try_from(levels.len()).ok().filter(|count| *count > 1);
    let seats = game_setup::players(given, rules)?.or(listed).unwrap_or_else(|| usual_players(&rules.sizes()));
    if levels.is_empty() {
        levels.push(Level::Easy);
    }
    let (referee, calls) = game_setup::table(given, rules)?;
    let usual = Setup::new(seats);
    let referee = referee.or(manner.referee).unwrap_or(usual.referee);
    let setup = Setup { referee, calls: calls.or(manner.calls).unwrap_or(usual.calls), ..usual };
    let threads = threads(given)?;
    let seed = game_setup::seed(given)?.unwrap_or_else(new_seed);
    Ok(Plan { setup, levels, seed, games, threads, whole_match: given.has("match"), watched: false })
}

/// The number of threads: as given, or the number of cores.
pub fn threads(given: &Arguments) -> Result<usize, Refusal> {
    let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
    Ok(given.number("threads", 1..=MOST_THREADS)?.map_or_else(cores, usize::from))
}

const MOST_THREADS: u16 = 1024;

#[must_use]
pub fn refused(fault: &PlanFault, rules: &AnyRules) -> Refusal {
    match *fault {
        PlanFault::Players { players, .. } => game_setup::too_many_or_few(rules, players.into()),
        PlanFault::Levels { levels, players } => Refusal::LevelsPerSeat { levels, players },
    }
}

/// The default number of games at each table.
const GAMES: u64 = 1000;

/// The default seed is fixed, so that the same rules give the same lines.
const SEED: u64 = 1;

/// Flags that need `--balance`.
const OWN: [&str; 5] = ["games", "players", "level", "seed", "threads"];

/// The report on all games without faults, or on the named ones.
pub fn balance_lines(given: &Arguments, library: &Library, paths: &[PathBuf]) -> Result<Vec<String>, CommandError> {
    if !given.has("balance") {
        return match OWN.into_iter().find(|id| given.is_given(id)) {
            Some(id) => Err(Refusal::Needs { option: flag(id), other: flag("balance") }.into()),
            None => Ok(Vec::new()),
        };
    }
    let mut lines = Vec::new();
    for (_, Loaded { rules, .. }) in checked_games(library, paths) {
        for seats in tables(given, &rules, paths.is_empty())? {
            let text = balance(&balance_plan(given, seats)?, &rules).map_err(|fault| refused(&fault, &rules))?;
            lines.extend(text.lines().map(str::to_owned));
        }
    }
    Ok(lines)
}

/// The games without faults, or those of them that are named, each with its file.
pub(super) fn checked_games(library: &Library, paths: &[PathBuf]) -> Vec<(String, Loaded)> {
    if paths.is_empty() {
        let file = |id: &String| library.file_of(id).unwrap_or_default().to_owned();
        return library.ids().iter().filter_map(|id| Some((file(id), library.load(id, &[]).ok()?))).collect();
    }
    let found = paths.iter().flat_map(|path| FoundFile::at(path).0);
    let rules = found.filter_map(|found| match found {
        FoundFile::Rules(path) => Some((path.display().to_string(), library.load_file(&path, &[]).ok()?)),
        FoundFile::Examples(_) | FoundFile::Book(_) => None,
    });
    rules.collect()
}

/// The table sizes. Without named games, those for other sizes are skipped.
fn tables(given: &Arguments, rules: &AnyRules, all_games: bool) -> Result<Vec<u8>, Refusal> {
    match game_setup::players(given, rules) {
        Ok(Some(players)) => return Ok(vec![players]),
        Err(Refusal::Players { .. }) if all_games => return Ok(Vec::new()),
        Err(refusal) => return Err(refusal),
        Ok(None) => {}
    }
    let sizes = rules.sizes();
    // A list of levels gives the number of players.
    let listed = u8::try_from(game_setup::levels(given)?.len()).ok().filter(|count| *count > 1);
    if let Some(players) = listed.filter(|count| sizes.contains((*count).into())) {
        return Ok(vec![players]);
    }
    let mut tables = vec![sizes.nearest(0), usual_players(&sizes), sizes.nearest(u8::MAX)];
    tables.dedup();
    Ok(tables)
}

fn balance_plan(given: &Arguments, seats: u8) -> Result<Plan, Refusal> {
    let mut levels = game_setup::levels(given)?;
    if levels.is_empty() {
        levels.push(Level::Easy);
    }
    Ok(Plan {
        setup: Setup::new(seats),
        levels,
        seed: game_setup::seed(given)?.unwrap_or(SEED),
        games: given.number("games", 1..=u64::MAX)?.unwrap_or(GAMES),
        threads: threads(given)?,
        whole_match: false,
        watched: true,
    })
}
