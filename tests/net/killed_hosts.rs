//! A host that is killed at any moment: at its start, while people log in, sit down and begin, and during their moves.
//! Every game resumes, each line arrives once and in order, and every announced move is in the record. Commitments of
//! shuffles hold after every kill, and the record of each finished game can be verified.
//!
//! `SIXDOT_KILLS` is the number of games that are killed, each of them three times.
#![cfg(unix)]

use std::collections::{BTreeMap, VecDeque};
use std::io::{BufRead, BufReader, ErrorKind};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use std::{env, fs};

use serde_json::{Value, json};
use sixdot::engine::Dice;
use sixdot::net::shuffle::Shuffle;
use sixdot::record::{Hex, Nonce, Record};
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket, client};

use super::host::{folder, gone};
use crate::support::program::{between_pipes, in_folder};

/// Killed games by default.
const GAMES: usize = 24;

/// Games per host.
const AT_ONCE: usize = 8;

/// Kills per host.
const KILLS: u32 = 3;

/// Longest life of a host after the first connection, in milliseconds.
const LIFE: usize = 500;

/// Longest time before a kill during the start, in milliseconds.
const START: usize = 60;

/// Time limit of waiting.
const PATIENCE: Duration = Duration::from_secs(120);

/// Cards played after the last kill.
const ON: usize = 3;

/// A host that is being started, or runs; it never outlives the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(folder: &Path) -> Running {
    Running(between_pipes(folder, &["host", "--port", "0", "--lang", "en"]))
}

fn address(host: &mut Running) -> String {
    let mut line = String::new();
    BufReader::new(host.0.stdout.as_mut().expect("its output")).read_line(&mut line).expect("a line");
    let address = line.split("at ").nth(1).and_then(|rest| rest.split(". ").next());
    address.unwrap_or_else(|| panic!("an address: {line}")).to_owned()
}

fn milliseconds(count: usize) -> Duration {
    Duration::from_millis(count as u64)
}

/// State that the people of a table share.
#[derive(Default)]
struct Table {
    code: Mutex<Option<String>>,
    sit: AtomicUsize,
    names: Mutex<Vec<String>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Owner,
    Friend,
    Watcher,
}

/// Somebody at a client that does what the program's own does: it comes back with its secret and the number of the last
/// line, and sends again what was not answered.
struct Person<'t> {
    role: Role,
    table: &'t Table,
    name: String,
    token: String,
    lines: Vec<String>,
    typed: u64,
    unanswered: VecDeque<(u64, String)>,
    fitting: Vec<String>,
    sits: bool,
    begun: bool,
    /// Names refused because the host was killed while sending the welcome.
    names_lost: u32,
    dice: Dice,
    /// Commitments of the host, by table and game, with the nonces that were sent.
    promises: BTreeMap<(u64, u64), Promise>,
    /// No further game is started after the end of one.
    stays: bool,
    /// The record that was asked for.
    given: Option<String>,
}

/// The commitment of a shuffle.
struct Promise {
    commitment: Nonce,
    own: Option<Nonce>,
    /// The end of the game and the secret were announced.
    is_over: bool,
    is_revealed: bool,
}

/// Why a connection is no more, or that all is done.
enum Ended {
    Lost,
    Done,
}

impl<'t> Person<'t> {
    fn new(role: Role, table: &'t Table, number: usize, seed: u64) -> Self {
        let letter = |at: usize| char::from(b'a' + u8::try_from(at % 26).expect("a letter"));
        let name = format!("{}{}{}x", ["Anna", "Ben", "Cleo"][role as usize], letter(number / 26), letter(number));
        Person {
            role,
            table,
            name,
            token: String::new(),
            lines: Vec::new(),
            typed: 0,
            unanswered: VecDeque::new(),
            fitting: Vec::new(),
            sits: false,
            begun: false,
            names_lost: 0,
            dice: Dice::new(seed, number as u64 * 3 + role as u64),
            promises: BTreeMap::new(),
            stays: false,
            given: None,
        }
    }

    /// Lives until the connection is lost, or as long as it is told to.
    fn live(&mut self, address: &str, is_playing: &dyn Fn(&Person) -> bool) -> Ended {
        let Ok(stream) = TcpStream::connect(address) else { return Ended::Lost };
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        let Ok((mut socket, _)) = client(format!("ws://{address}/ws"), stream) else { return Ended::Lost };
        socket.get_ref().set_read_timeout(Some(Duration::from_millis(5))).expect("a time");
        let after = self.lines.len();
        let hello = if self.token.is_empty() {
            json!({ "hello": { "protocol": 1, "name": self.name, "lang": "en", "shuffles": true } })
        } else {
            json!({ "hello": { "protocol": 1, "token": self.token, "after": after, "shuffles": true } })
        };
        if socket.send(Message::text(hello.to_string())).is_err() {
            return Ended::Lost;
        }
        let begun = Instant::now();
        let mut welcomed = false;
        while is_playing(self) {
            assert!(begun.elapsed() < PATIENCE, "{} waits: {:?}", self.name, self.lines.last());
            if welcomed && self.unanswered.is_empty() {
                if let Some(line) = self.want() {
                    self.ask(&line);
                    if !self.send_from(&mut socket, self.typed) {
                        return Ended::Lost;
                    }
                }
            }
            let text = match socket.read() {
                Ok(Message::Text(text)) => text,
                Ok(_) => continue,
                Err(Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                    continue;
                }
                Err(_) => return Ended::Lost,
            };
            let frame: Value = serde_json::from_str(&text).expect("JSON");
            if frame.get("refused").is_some() {
                assert!(self.token.is_empty(), "a secret brings its desk back: {frame}");
                self.name.push('x');
                self.names_lost += 1;
                return self.live(address, is_playing);
            }
            let was_welcomed = welcomed;
            welcomed |= frame.get("welcome").is_some();
            self.take(&frame);
            if let Some(part) = self.shuffles(&frame) {
                // Some take their time, so that a kill comes in between.
                thread::sleep(milliseconds(self.dice.below(60)));
                if socket.send(Message::text(part.to_string())).is_err() {
                    return Ended::Lost;
                }
            }
            if welcomed && !was_welcomed && !self.send_from(&mut socket, 0) {
                return Ended::Lost;
            }
        }
        Ended::Done
    }

    fn send_from(&self, socket: &mut WebSocket<TcpStream>, first: u64) -> bool {
        let mut lines = self.unanswered.iter().filter(|(number, _)| *number >= first);
        lines.all(|(number, line)| {
            socket.send(Message::text(json!({ "line": line, "id": number }).to_string())).is_ok()
        })
    }

    fn take(&mut self, frame: &Value) {
        if let Some(welcome) = frame.get("welcome") {
            let token = welcome["token"].as_str().expect("a secret");
            assert!(self.token.is_empty() || self.token == token, "{}: it is the same desk", self.name);
            assert_eq!(welcome["back"], json!(!self.token.is_empty()), "{}", self.name);
            token.clone_into(&mut self.token);
            let last = usize::try_from(welcome["last"].as_u64().expect("a number")).expect("few");
            assert_eq!(last, self.lines.len(), "{}: no line that was had is lost", self.name);
        }
        for line in frame["told"].as_array().into_iter().flatten() {
            let number = line["n"].as_u64().expect("a number");
            assert_eq!(number, self.lines.len() as u64 + 1, "{}: each line once and in order", self.name);
            let text = line["text"].as_str().expect("a text");
            assert!(!text.contains("no longer kept"), "{}: {text}", self.name);
            self.heard(text);
            self.lines.push(text.to_owned());
        }
        if let Some(record) = frame["record"].as_str() {
            self.given = Some(record.to_owned());
        }
        if let Some(id) = frame["id"].as_u64() {
            self.unanswered.retain(|(number, _)| *number > id);
        }
        if let Some(state) = frame.get("state") {
            let fits = |button: &&Value| button["fits"] != json!(false);
            let buttons = ["hand", "actions"].into_iter().filter_map(|name| state[name].as_array()).flatten();
            let typed = |button: &Value| button["type"].as_str().map(str::to_owned);
            self.fitting = buttons.filter(fits).filter_map(typed).collect();
        }
    }

    /// Takes what is told of a shuffle: the part that is asked for. No commitment is ever another one, and the secret
    /// fits it.
    fn shuffles(&mut self, frame: &Value) -> Option<Value> {
        let told: Shuffle = serde_json::from_value(frame.get("shuffle")?.clone()).expect("a shuffle");
        let new = Promise { commitment: told.commitment, own: None, is_over: false, is_revealed: false };
        let promise = self.promises.entry((told.table, told.game)).or_insert(new);
        assert_eq!(promise.commitment, told.commitment, "{}: game {}", self.name, told.game);
        if let Some(revealed) = &told.revealed {
            promise.is_revealed = true;
            assert_eq!(revealed.secret.commitment(), told.commitment, "{}: game {}", self.name, told.game);
            assert!(revealed.has_right_seed(), "{}: game {}", self.name, told.game);
        }
        if !told.wants_nonce {
            return None;
        }
        // Asked again behind a kill, it is the same.
        let mut byte = || u8::try_from(self.dice.below(256)).expect("a byte");
        let part = *promise.own.get_or_insert_with(|| Hex(std::array::from_fn(|_| byte())));
        Some(json!({ "shuffle": { "table": told.table, "game": told.game, "part": part } }))
    }

    /// Types a line on the next connection.
    fn ask(&mut self, line: &str) {
        self.typed += 1;
        self.unanswered.push_back((self.typed, line.to_owned()));
    }

    fn last_promise(&self) -> &Promise {
        self.promises.values().next_back().expect("everybody at a table was told of one")
    }

    fn heard(&mut self, text: &str) {
        // It was done, and the host was killed before it told so.
        let is_there = text.contains("already at a table");
        let is_new = ["You are at", "You are watching", "A table for"].iter().any(|words| text.starts_with(words));
        if (is_new || is_there) && !self.sits {
            self.sits = true;
            self.table.names.lock().expect("names").push(self.name.clone());
            self.table.sit.fetch_add(1, Ordering::SeqCst);
        }
        if let Some((_, rest)) = text.split_once("Friends type join ") {
            let code = rest.split('.').next().expect("a code").to_owned();
            *self.table.code.lock().expect("a code") = Some(code);
        }
        if let Some(mut last) = self.promises.last_entry() {
            // Between the commitment and the deal, the end of the game before is told again behind a kill.
            let is_dealt = text.starts_with("UNO. ");
            last.get_mut().is_over = !is_dealt && (last.get().is_over || is_over(text));
        }
        self.begun |= text.contains("begins.") || text.contains("you begin") || text.contains("has already begun");
    }

    /// The next typed line.
    fn want(&mut self) -> Option<String> {
        let code = self.table.code.lock().expect("a code").clone();
        match self.role {
            Role::Owner if !self.sits => return Some("new uno 3".to_owned()),
            Role::Owner if code.is_none() => return Some("code".to_owned()),
            Role::Owner if !self.begun => {
                return (self.table.sit.load(Ordering::SeqCst) == 3).then(|| "start".to_owned());
            }
            Role::Friend if !self.sits => return code.map(|code| format!("join {code}")),
            Role::Watcher if !self.sits => return code.map(|code| format!("watch {code}")),
            Role::Owner | Role::Friend | Role::Watcher => {}
        }
        if self.stays && self.last_promise().is_over {
            return None;
        }
        match self.dice.below(40) {
            0 => Some("say hello".to_owned()),
            1 => Some("counts".to_owned()),
            _ => self.dice.pick(&self.fitting).cloned(),
        }
    }

    /// The cards that were heard to be played, and by whom.
    fn played(&self, names: &[String]) -> Vec<(String, String)> {
        let plays = |line: &String| {
            let (who, rest) = match line.strip_prefix("You play ") {
                Some(rest) => (self.name.as_str(), rest),
                None => line.split_once(" plays ")?,
            };
            // Talk, and what stands in a question, is none of it.
            let name = names.iter().find(|name| *name == who)?;
            Some((name.clone(), card_told(rest)?))
        };
        self.lines.iter().filter_map(plays).collect()
    }
}

/// Said to players and to those who watch.
fn is_over(line: &str) -> bool {
    line.contains("same game again") || line.starts_with("The game is over")
}

/// The cards of UNO as they are told, without the colours: the longer ones first.
const KINDS: [(&str, &str); 5] =
    [("wild draw four", "+4"), ("draw two", "+2"), ("reverse", "v"), ("skip", "s"), ("wild", "w")];

const COLOURS: [(&str, &str); 4] = [("red", "r"), ("yellow", "y"), ("green", "g"), ("blue", "b")];

/// The card with which a text begins, in its code.
fn card_told(text: &str) -> Option<String> {
    let kind = |text: &str| {
        let digit = text.chars().next().filter(char::is_ascii_digit).map(String::from);
        digit.or_else(|| KINDS.iter().find(|(name, _)| text.starts_with(name)).map(|(_, code)| (*code).to_owned()))
    };
    match COLOURS.iter().find_map(|(name, code)| Some((*code, text.strip_prefix(name)?.strip_prefix(' ')?))) {
        Some((colour, rest)) => kind(rest).map(|kind| [colour, &kind].concat()),
        None => kind(text),
    }
}

/// The last record of the table with these code words.
fn record(folder: &Path, code: &str) -> String {
    let tables = folder.join("sixdot/host/tables");
    let files: Vec<PathBuf> = fs::read_dir(&tables).expect("tables").flatten().map(|entry| entry.path()).collect();
    let is_it = |path: &&PathBuf| {
        path.extension().is_some_and(|ending| ending == "json")
            && fs::read_to_string(path).is_ok_and(|text| text.contains(&format!("\"code\":\"{code}\"")))
    };
    let table = files.iter().find(is_it).expect("the table is kept");
    let number = |path: &PathBuf| {
        let name = path.file_name()?.to_str()?;
        let rest = name.strip_prefix(table.file_stem()?.to_str()?)?.strip_prefix('.')?.strip_suffix(".txt")?;
        rest.parse::<u32>().ok()
    };
    let last = files.iter().filter_map(|path| Some((number(path)?, path))).max().expect("a record");
    fs::read_to_string(last.1).expect("a record")
}

/// The cards that were played by a record, and by whom.
fn recorded(record: &str) -> Vec<(String, String)> {
    let seats: Vec<&str> = record
        .lines()
        .filter_map(|line| line.strip_prefix("seat ")?.split_once(": ").map(|(_, name)| name))
        .map(|name| name.split(',').next().expect("a name"))
        .collect();
    let plays = |line: &str| {
        let (seat, rest) = line.split_once(" play ")?;
        let seat: usize = seat.parse().expect("a seat");
        Some((seats[seat - 1].to_owned(), rest.split(' ').next().expect("a card").to_owned()))
    };
    record.lines().skip_while(|line| *line != "moves:").filter_map(plays).collect()
}

/// Lets all of them live at a host for some time, until it is killed.
fn killed(people: &mut [Person], mut host: Running, life: Duration) {
    let address = address(&mut host);
    let ends = AtomicBool::new(false);
    thread::scope(|scope| {
        for person in people {
            let (address, ends) = (&address, &ends);
            scope.spawn(move || {
                // A person without a welcome tries again until the host is gone.
                while matches!(person.live(address, &|_| !ends.load(Ordering::SeqCst)), Ended::Lost) {
                    if ends.load(Ordering::SeqCst) {
                        return;
                    }
                    thread::sleep(Duration::from_millis(1));
                }
            });
        }
        thread::sleep(life);
        drop(host);
        ends.store(true, Ordering::SeqCst);
    });
}

/// Lets all of them live at a host that lives, too, each for as long as it is told to.
fn live_on(
    people: &mut [Person],
    address: &str,
    begins: fn(&mut Person),
    is_playing: &(dyn Fn(&Person) -> bool + Sync),
) {
    thread::scope(|scope| {
        for person in people {
            scope.spawn(move || {
                begins(person);
                assert!(matches!(person.live(address, is_playing), Ended::Done), "{}: the host lives", person.name);
            });
        }
    });
}

/// Lets all of them live at a host until every game went on, and is over.
fn go_on(people: &mut [Person], folder: &Path, names: &AtomicU32) {
    let mut host = start(folder);
    let address = address(&mut host);
    let tables = people.chunks(3).count();
    let (ready, caught_up) = (AtomicUsize::new(0), AtomicUsize::new(0));
    thread::scope(|scope| {
        for person in &mut *people {
            let (address, ready, caught_up) = (&address, &ready, &caught_up);
            scope.spawn(move || {
                let before = person.lines.len();
                let cards = |person: &Person| {
                    let new = &person.lines[before.min(person.lines.len())..];
                    new.iter().filter(|line| line.contains(" plays ") || line.starts_with("You play ")).count()
                };
                let is_ready = AtomicBool::new(false);
                let going = |person: &Person| {
                    let over = person.lines.iter().any(|line| line.contains("The game is over"));
                    if (over || cards(person) >= ON) && !is_ready.swap(true, Ordering::SeqCst) {
                        ready.fetch_add(1, Ordering::SeqCst);
                    }
                    ready.load(Ordering::SeqCst) < 3 * tables || !person.unanswered.is_empty()
                };
                assert!(matches!(person.live(address, &going), Ended::Done), "{}: the host lives", person.name);
                caught_up.fetch_add(1, Ordering::SeqCst);
            });
        }
    });
    // The games are played to their end. With the answer to a line everybody knows whether there is another one
    // meanwhile.
    let stays = |person: &mut Person| {
        person.stays = true;
        person.ask("who");
    };
    live_on(people, &address, stays, &|person| !person.last_promise().is_revealed || !person.unanswered.is_empty());
    // Lines in transit to those who finished first arrive now.
    live_on(people, &address, |person| person.ask("record"), &|person| !person.unanswered.is_empty());
    names.fetch_add(people.iter().map(|person| person.names_lost).sum(), Ordering::SeqCst);
    drop(host);
}

/// Holds the record of a game that is over to what its people were promised before: how many parts of theirs are in it.
fn verified(folder: &Path, record: &str, people: &[Person]) -> usize {
    let file = folder.join("given.txt");
    let head = Record::read(record).expect("a record").head;
    let shuffle = head.shuffle.expect("a shuffle");
    for person in people {
        assert_eq!(person.given.as_deref(), Some(record), "{}: the record is given as it is kept", person.name);
        let promised = person.last_promise().commitment.to_string();
        fs::write(&file, record).expect("it can be written");
        let verified =
            in_folder(folder).args(["verify", "--lang", "en"]).args([file.as_os_str(), promised.as_ref()]).output();
        let verified = verified.expect("it runs");
        let said = String::from_utf8_lossy(&verified.stdout);
        assert!(
            verified.status.success() && said.contains("The commitment is the one"),
            "{}: {verified:?}",
            person.name
        );
    }
    for (seat, part) in shuffle.parts() {
        let has_seat = |person: &&Person| head.players[seat.index()].name == person.name;
        let own = people.iter().find(has_seat).and_then(|person| person.last_promise().own);
        assert_eq!(own, Some(*part), "seat {seat} has added it");
    }
    shuffle.parts().len()
}

#[test]
fn every_game_outlives_a_host_that_is_killed_at_any_moment() {
    let games = env::var("SIXDOT_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(GAMES);
    let mut dice = Dice::new(29, 11);
    let (names, mut cards, mut starts, mut parts) = (AtomicU32::new(0), 0, 0, 0);
    for wave in 0..games.div_ceil(AT_ONCE) {
        let folder = folder(&format!("killed-{wave}"));
        let tables: Vec<Table> = (0..AT_ONCE).map(|_| Table::default()).collect();
        let roles = [Role::Owner, Role::Friend, Role::Watcher];
        let seats = tables.iter().enumerate().flat_map(|(number, table)| roles.map(|role| (number, table, role)));
        let people = seats.map(|(number, table, role)| Person::new(role, table, number, wave as u64));
        let mut people: Vec<Person> = people.collect();
        for _ in 0..KILLS {
            if dice.below(2) == 0 {
                let host = start(&folder);
                thread::sleep(milliseconds(dice.below(START)));
                drop(host);
                starts += 1;
            }
            killed(&mut people, start(&folder), milliseconds(dice.below(LIFE)));
        }
        go_on(&mut people, &folder, &names);
        for (table, people) in tables.iter().zip(people.chunks(3)) {
            let code = table.code.lock().expect("a code").clone().expect("every table is open");
            let record = record(&folder, &code);
            let recorded = recorded(&record);
            let names: Vec<String> = recorded.iter().map(|(name, _)| name.clone()).collect();
            parts += verified(&folder, &record, people);
            for person in people {
                let told = person.played(&names);
                // After the end of a game, the record is that of the next one.
                let has_more = person.lines.iter().any(|line| is_over(line));
                let same = told == recorded || has_more && told.ends_with(&recorded);
                assert!(same, "{} in wave {wave}: {told:?} was told, and {recorded:?} played", person.name);
            }
            cards += recorded.len();
        }
        gone(folder);
    }
    eprintln!(
        "{games} games outlived {} kills of their hosts, {starts} more while they started; {cards} cards were played, shuffled with \
         {parts} parts of players, and {} names lost before their welcome",
        games.div_ceil(AT_ONCE) * KILLS as usize,
        names.into_inner()
    );
    assert!(parts > games, "few lose their part: {parts}");
}
