//! `sixdot check --balance`: how a game plays at its smallest, its usual and its largest table.

use std::path::PathBuf;

use super::given::{Given, flag};
use super::refusal::Refusal;
use super::simulate::{self, refused};
use super::stop::Stop;
use super::table;
use crate::bot::Level;
use crate::engine::Setup;
use crate::rules::{AnyRules, Found, Library, Loaded};
use crate::session::usual_players;
use crate::simulate::{Plan, balance};

/// How many games are played at each table, unless somebody says otherwise.
const GAMES: u64 = 1000;

/// The seed, unless somebody says otherwise: the same rules give the same lines.
const SEED: u64 = 1;

/// What goes with `--balance` only.
const OWN: [&str; 5] = ["games", "players", "level", "seed", "threads"];

/// The lines of all games that have no faults, or of those that are named.
///
/// # Errors
/// What was given cannot be played.
pub fn lines(given: &Given, library: &Library, paths: &[PathBuf]) -> Result<Vec<String>, Stop> {
    if !given.has("balance") {
        return match OWN.into_iter().find(|id| given.is_given(id)) {
            Some(id) => Err(Refusal::Needs { option: flag(id), other: flag("balance") }.into()),
            None => Ok(Vec::new()),
        };
    }
    let mut lines = Vec::new();
    for (_, Loaded { rules, .. }) in games(library, paths) {
        for seats in tables(given, &rules, paths.is_empty())? {
            let text = balance(&plan(given, seats)?, &rules).map_err(|fault| refused(&fault, &rules))?;
            lines.extend(text.lines().map(str::to_owned));
        }
    }
    Ok(lines)
}

/// The games that have no faults, or those of them that are named, each with its file.
pub(super) fn games(library: &Library, paths: &[PathBuf]) -> Vec<(String, Loaded)> {
    if paths.is_empty() {
        let file = |id: &String| library.file_of(id).unwrap_or_default().to_owned();
        return library.ids().iter().filter_map(|id| Some((file(id), library.load(id, &[]).ok()?))).collect();
    }
    let found = paths.iter().flat_map(|path| Found::at(path).0);
    let rules = found.filter_map(|found| match found {
        Found::Rules(path) => Some((path.display().to_string(), library.load_file(&path, &[]).ok()?)),
        Found::Examples(_) | Found::Book(_) => None,
    });
    rules.collect()
}

/// How many sit at the tables; of all games those are left out that are not for so many.
fn tables(given: &Given, rules: &AnyRules, all_games: bool) -> Result<Vec<u8>, Refusal> {
    match table::players(given, rules) {
        Ok(Some(players)) => return Ok(vec![players]),
        Err(Refusal::Players { .. }) if all_games => return Ok(Vec::new()),
        Err(refusal) => return Err(refusal),
        Ok(None) => {}
    }
    let sizes = rules.sizes();
    // A level for each of those at the table says how many they are.
    let listed = u8::try_from(table::levels(given)?.len()).ok().filter(|count| *count > 1);
    if let Some(players) = listed.filter(|count| sizes.contains((*count).into())) {
        return Ok(vec![players]);
    }
    let mut tables = vec![sizes.nearest(0), usual_players(&sizes), sizes.nearest(u8::MAX)];
    tables.dedup();
    Ok(tables)
}

fn plan(given: &Given, seats: u8) -> Result<Plan, Refusal> {
    let mut levels = table::levels(given)?;
    if levels.is_empty() {
        levels.push(Level::Easy);
    }
    Ok(Plan {
        setup: Setup::new(seats),
        levels,
        seed: table::seed(given)?.unwrap_or(SEED),
        games: given.number("games", 1..=u64::MAX)?.unwrap_or(GAMES),
        threads: simulate::threads(given)?,
        whole_match: false,
        watched: true,
    })
}
