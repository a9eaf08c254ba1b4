//! Load of a host with many clients: `cargo bench --bench load -- --connections 500 --tables 100 --rate 47`.
//!
//! Starts a host and connects many clients to it. Some of them play at tables, each table at its own pace. Reports the
//! time from an action to its first line at the other seats, CPU and memory of the host, and the traffic while further
//! clients connect. `--seats 2`, `--seconds 60`; `--kill yes` kills the host in the middle and restarts it.

#![allow(clippy::cast_precision_loss, reason = "what is told of it has few digits")]

mod client;
mod server;

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use sixdot::engine::Dice;
use tokio::runtime::Builder;
use tokio::task::JoinSet;
use tokio::time::sleep;

use self::client::{Client, Latencies};
use self::server::{Memory, Server};

/// Clients that connect at the same time.
const AT_ONCE: usize = 8;

/// Idle time before memory is measured.
const REST: Duration = Duration::from_secs(5);

/// Interval of progress reports.
const TELLS: Duration = Duration::from_secs(30);

type Tried<T> = Result<T, Box<dyn Error + Send + Sync>>;

#[derive(Clone, Copy)]
struct Load {
    connections: usize,
    tables: usize,
    seats: usize,
    /// Actions a second, at all tables together.
    rate: f64,
    seconds: u64,
    kill: bool,
}

impl Load {
    fn read() -> Tried<Self> {
        let mut load = Load { connections: 500, tables: 100, seats: 2, rate: 47.0, seconds: 60, kill: false };
        // Cargo adds a word of its own.
        let mut args = std::env::args().skip(1).filter(|arg| arg != "--bench");
        while let Some(arg) = args.next() {
            let value = args.next().ok_or_else(|| format!("{arg} what?"))?;
            match arg.as_str() {
                "--connections" => load.connections = value.parse()?,
                "--tables" => load.tables = value.parse()?,
                "--seats" => load.seats = value.parse()?,
                "--rate" => load.rate = value.parse()?,
                "--seconds" => load.seconds = value.parse()?,
                "--kill" => load.kill = value == "yes",
                _ => return Err(format!("what is {arg}?").into()),
            }
        }
        if load.tables * load.seats > load.connections || load.seats < 2 {
            return Err("there must be two people at each table, and as many connections as people".into());
        }
        Ok(load)
    }
}

fn main() -> Tried<()> {
    let load = Load::read()?;
    let most = server::open_files();
    if most < load.connections as u64 + 100 {
        return Err(
            format!("{most} files can be open (ulimit -n), too few for {} connections", load.connections).into()
        );
    }
    Builder::new_current_thread().enable_all().build()?.block_on(measure(load))
}

async fn measure(load: Load) -> Tried<()> {
    let mut server = Server::start()?;
    sleep(Duration::from_secs(1)).await;
    let base = server.memory()?;
    println!(
        "{} connections, {} tables of {} people; the host alone: {} kB",
        load.connections, load.tables, load.seats, base.resident
    );
    let latencies = Arc::new(Latencies::default());
    let people = come_in(load, &server, &latencies).await?;
    sleep(REST).await;
    let idle = server.memory()?;
    println!("an idle connection: {}", each(base, idle, load.connections));
    let share = share_of_a_core(&server, REST).await?;
    println!("all of them idle: {share:.1} % of a core");
    let tables: Vec<Vec<Arc<Client>>> = people.chunks(load.seats).take(load.tables).map(<[_]>::to_vec).collect();
    sit_down(&tables).await?;
    sleep(REST).await;
    println!("a table: {} before its game", each(idle, server.memory()?, load.tables));
    for table in &tables {
        table[0].types("start");
    }
    sleep(REST).await;
    println!("a table: {} in its game", each(idle, server.memory()?, load.tables));
    let (before, began) = (server.cpu()?, Instant::now());
    let until = began + Duration::from_secs(load.seconds);
    let pause = load.tables as f64 / load.rate;
    let mut playing = JoinSet::new();
    for (number, table) in tables.iter().enumerate() {
        playing.spawn(plays(table.clone(), number, pause, until));
    }
    while Instant::now() < until {
        let left = until.saturating_duration_since(Instant::now());
        sleep(left.min(TELLS)).await;
        println!("{:4} s: {} kB", began.elapsed().as_secs(), server.memory()?.resident);
        if load.kill && began.elapsed() * 2 > Duration::from_secs(load.seconds) && !server.was_killed() {
            let killed = Instant::now();
            for person in &people {
                person.welcomed.store(false, Ordering::SeqCst);
            }
            server.kills_and_starts()?;
            while !people.iter().all(|person| person.welcomed.load(Ordering::SeqCst)) {
                sleep(Duration::from_millis(10)).await;
            }
            println!("killed and started again: everybody is back after {:.1} s", killed.elapsed().as_secs_f64());
        }
    }
    let mut actions = 0;
    while let Some(done) = playing.join_next().await {
        actions += done?;
    }
    let took = began.elapsed().as_secs_f64();
    if !server.was_killed() {
        println!("in play: {:.1} % of a core", 100.0 * (server.cpu()? - before) / took);
    }
    println!("{actions} actions, {:.1} a second", f64::from(actions) / took);
    println!("a table: {} behind it", each(idle, server.memory()?, load.tables));
    latencies.tell();
    let missing: Vec<&str> = people.iter().filter(|person| !person.is_whole()).map(|person| person.name()).collect();
    if !missing.is_empty() {
        return Err(format!("lines are missing or were told twice: {missing:?}").into());
    }
    println!("everybody has had every line, once and in order");
    Ok(())
}

/// Everybody comes in, and what those who are there already are sent meanwhile.
async fn come_in(load: Load, server: &Server, latencies: &Arc<Latencies>) -> Tried<Vec<Arc<Client>>> {
    let (before, began) = (server.cpu()?, Instant::now());
    let mut people: Vec<Arc<Client>> = Vec::new();
    let mut own = 0;
    while people.len() < load.connections {
        let count = AT_ONCE.min(load.connections - people.len());
        let new: Vec<Arc<Client>> = (people.len()..people.len() + count)
            .map(|number| Client::comes(number, server.address(), latencies))
            .collect();
        for person in &new {
            while !person.hears("To open a table") {
                person.news().await;
            }
        }
        people.extend(new);
        if people.len() == AT_ONCE {
            own = people[0].bytes.load(Ordering::SeqCst);
        }
    }
    let took = began.elapsed().as_secs_f64();
    let cpu = 1000.0 * (server.cpu()? - before) / load.connections as f64;
    println!("coming in: {took:.1} s, {cpu:.2} ms of a core each; {own} bytes each");
    let more = people[0].bytes.load(Ordering::SeqCst) - own;
    println!("the first of them got {more} bytes more while the others came in");
    Ok(people)
}

async fn sit_down(tables: &[Vec<Arc<Client>>]) -> Tried<()> {
    for table in tables {
        table[0].types(&format!("new uno {}", table.len()));
        let code = table[0].hears_behind("type join ").await?;
        for person in &table[1..] {
            person.types(&format!("join {code}"));
            while !person.hears("You sit at a table") {
                person.news().await;
            }
        }
    }
    Ok(())
}

/// Plays at a table in its own time; how many actions that were.
async fn plays(table: Vec<Arc<Client>>, number: usize, pause: f64, until: Instant) -> u32 {
    let mut dice = Dice::new(7, number as u64);
    let part = |dice: &mut Dice| dice.below(1000) as f64 / 1000.0;
    sleep(Duration::from_secs_f64(pause * part(&mut dice))).await;
    let mut actions = 0;
    while Instant::now() < until {
        let begun = Instant::now();
        let chosen = table.iter().find_map(|person| Some((person, person.button(&mut dice)?)));
        let Some((actor, typed)) = chosen else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let now = Instant::now();
        for other in table.iter().filter(|other| !Arc::ptr_eq(other, actor)) {
            other.waits_for_a_line(now);
        }
        actor.types(&typed);
        actions += 1;
        sleep(Duration::from_secs_f64(pause * (0.5 + part(&mut dice))).saturating_sub(begun.elapsed())).await;
        for other in &table {
            other.waits_no_more();
        }
    }
    actions
}

async fn share_of_a_core(server: &Server, time: Duration) -> Tried<f64> {
    let (before, began) = (server.cpu()?, Instant::now());
    sleep(time).await;
    Ok(100.0 * (server.cpu()? - before) / began.elapsed().as_secs_f64())
}

/// Growth of memory for each of so many.
fn each(before: Memory, now: Memory, count: usize) -> String {
    let part = |before: u64, now: u64| (now as f64 - before as f64) / count.max(1) as f64;
    let (all, files) = (part(before.resident, now.resident), part(before.of_files, now.of_files));
    format!("{all:.1} kB ({files:.1} of them pages of its files)")
}
