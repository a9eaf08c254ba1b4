//! `sixdot simulate` plays games between computer players, `sixdot check --balance` does so at the smallest, usual and
//! largest table of a game. Keys are English in every language.

use std::io;
use std::num::NonZero;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use super::arguments::{BotOptions, CheckOptions, GeneralOptions, SimulateOptions};
use super::game_setup;
use super::game_setup::new_seed;
use super::refusal::{CommandResult, Refusal, fixed, refuse_given, write_errors};
use crate::bot::Level;
use crate::check::simulate::{Report, Simulation};
use crate::engine::Setup;
use crate::rules::{AnyRules, Loaded};
use crate::session::usual_players;
use crate::terminal::write_document;
use crate::text::{Lang, msg};

pub fn simulate(args: &SimulateOptions, general: &GeneralOptions, lang: Lang) -> CommandResult {
    let library = game_setup::library(general)?;
    let game = game_setup::game(args.game.as_ref(), "simulate", &library, lang)?;
    let Loaded { rules, manner, .. } = game_setup::load_with(&library, &game, &args.options, lang)?;
    let games = args.games.ok_or_else(|| msg!("cli-missing", option = "--games"))?;
    let table = &args.table;
    game_setup::check_table(&rules, table, None, lang)?;
    let seats = args.players.or(listed(&table.bots)).unwrap_or_else(|| usual_players(&rules.sizes()));
    game_setup::check_size(&rules, seats.into(), lang)?;
    let usual = Setup::new(seats);
    let referee = table.referee.or(manner.referee).unwrap_or(usual.referee);
    let setup = Setup { referee, calls: table.calls.or(manner.calls).unwrap_or(usual.calls), ..usual };
    let seed = table.bots.seed.unwrap_or_else(new_seed);
    let simulation = Simulation {
        setup,
        levels: levels(&table.bots, seats)?,
        seed,
        games,
        threads: threads(args.threads),
        whole_match: args.whole_match,
    };
    if let Some(option) = only_of_matches(args).filter(|_| !args.whole_match) {
        return Err(msg!("cli-needs", option, other = "--match").into());
    }
    let report = simulation.run(&rules, &progress(games));
    let text = if args.json { report.to_json() } else { report.to_text() };
    Ok(write_document(&mut io::stdout(), &text)?)
}

/// The option that ends a match, as typed; it does not apply to single rounds.
fn only_of_matches(args: &SimulateOptions) -> Option<String> {
    let set = args.options.set.iter().find(|(name, _)| name == "rounds" || name == "until");
    let set = set.map(|(name, _)| format!("--set {name}"));
    args.options.rounds.as_ref().map(|_| "--rounds".to_owned()).or(set)
}

const EVERY: Duration = Duration::from_secs(10);

/// Reports the progress on standard error from time to time.
fn progress(games: u64) -> impl Fn(u64) + Sync {
    let last = Mutex::new(Instant::now());
    move |played| {
        let Ok(mut last) = last.try_lock() else { return };
        if last.elapsed() >= EVERY {
            *last = Instant::now();
            write_errors(&[fixed(format!("played: {played} of {games}"))]);
        }
    }
}

/// The number of players for whom levels are listed.
fn listed(bots: &BotOptions) -> Option<u8> {
    u8::try_from(bots.level.len()).ok().filter(|count| *count > 1)
}

fn levels(bots: &BotOptions, players: u8) -> Result<Vec<Level>, Refusal> {
    match bots.level.as_slice() {
        [] => Ok(vec![Level::Easy]),
        levels if levels.len() == 1 || levels.len() == usize::from(players) => Ok(levels.to_vec()),
        levels => Err(msg!("cli-levels-per-seat", levels = levels.len(), players)),
    }
}

/// The number of threads: as given, or the number of cores.
fn threads(given: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
    given.map_or_else(cores, usize::from)
}

/// The default number of games at each table.
const GAMES: u64 = 1000;

/// The default seed is fixed, so that the same rules give the same lines.
const SEED: u64 = 1;

/// The lines of `check --balance` about these games; none without that flag.
pub fn balance(args: &CheckOptions, games: &[(String, Loaded)], lang: Lang) -> Result<Vec<String>, Refusal> {
    if !args.balance {
        let given = [
            ("--games", args.games.is_some()),
            ("--players", args.players.is_some()),
            ("--level", !args.bots.level.is_empty()),
            ("--seed", args.bots.seed.is_some()),
            ("--threads", args.threads.is_some()),
        ];
        refuse_given(given, |option| msg!("cli-needs", option, other = "--balance"))?;
        return Ok(Vec::new());
    }
    let mut lines = Vec::new();
    for (_, Loaded { rules, .. }) in games {
        for players in tables(args, rules, lang)? {
            let simulation = Simulation {
                setup: Setup::new(players),
                levels: levels(&args.bots, players)?,
                seed: args.bots.seed.unwrap_or(SEED),
                games: args.games.unwrap_or(GAMES),
                threads: threads(args.threads),
                whole_match: false,
            };
            let report = Report { elapsed: None, ..simulation.run(rules, &|_| ()) };
            lines.extend(report.to_text().lines().map(str::to_owned));
        }
    }
    Ok(lines)
}

/// The table sizes. Without named files, games for other sizes are skipped.
fn tables(args: &CheckOptions, rules: &AnyRules, lang: Lang) -> Result<Vec<u8>, Refusal> {
    let sizes = rules.sizes();
    if let Some(players) = args.players {
        return match game_setup::check_size(rules, players.into(), lang) {
            Ok(()) => Ok(vec![players]),
            Err(_) if args.path.is_empty() => Ok(Vec::new()),
            Err(refusal) => Err(refusal),
        };
    }
    if let Some(players) = listed(&args.bots).filter(|count| sizes.contains((*count).into())) {
        return Ok(vec![players]);
    }
    let mut tables = vec![sizes.nearest(0), usual_players(&sizes), sizes.nearest(u8::MAX)];
    tables.dedup();
    Ok(tables)
}
