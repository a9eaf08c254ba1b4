//! Lost clients: killed, silent on an open connection, or not reading. Nobody else waits for them, and a client that
//! reconnects gets the lines it missed.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Child;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio_tungstenite::tungstenite::client;

use super::host::{Host, Player, folder, gone};
use crate::support::program::between_pipes;

/// Well above the host's limits for silent clients and blocked writes, which are 80 s together.
const SILENCE: Duration = Duration::from_secs(240);

/// Time limit of a line while another client does not read.
const AT_ONCE: Duration = Duration::from_secs(2);

/// The program itself at a host, as somebody whose state is kept in a folder.
fn join(host: &Host, folder: &Path, name: &str) -> Child {
    between_pipes(folder, &["join", &host.address, "--name", name, "--lang", "en"])
}

fn type_line(child: &mut Child, line: &str) {
    writeln!(child.stdin.as_mut().expect("its input"), "{line}").expect("it reads");
}

/// Reads what a program tells, up to the line with these words.
fn until(said: &mut impl BufRead, words: &str) -> Vec<String> {
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        assert!(said.read_line(&mut line).expect("a line") > 0, "{words} is told: {lines:?}");
        lines.push(line.trim_end().to_owned());
        if line.contains(words) {
            return lines;
        }
    }
}

#[test]
fn name_is_recognised_by_the_key_of_its_program_only() {
    let (folder, elsewhere) = (folder("key"), folder("other-key"));
    let host = Host::in_folder(&folder);
    // Comes, hears this, and leaves the host, which ends the program.
    let enter = |folder: &Path, words: &str| {
        let mut anna = join(&host, folder, "Anna");
        let mut said = BufReader::new(anna.stdout.take().expect("its output"));
        let told = until(&mut said, words);
        // A refused client may have exited already.
        let _ = writeln!(anna.stdin.as_mut().expect("its input"), "leave");
        anna.wait().expect("it ends");
        told
    };
    enter(&folder, "Your name is kept. With sixdot join");
    let told = enter(&folder, "You are back");
    assert!(told.iter().all(|line| !line.contains("Welcome")), "{told:?}");
    let told = enter(&elsewhere, "Somebody here already has the name");
    assert!(told.iter().all(|line| !line.contains("You are back")), "{told:?}");
    drop(host);
    gone(folder);
    gone(elsewhere);
}

#[test]
fn killed_client_returns_to_its_seat_and_gets_missed_lines() {
    let folder = folder("killed-client");
    let host = Host::in_folder(&folder);
    let mut anna = Player::new(&host, "Anna", "en", "");
    anna.type_line("new uno 2");
    let code = anna.code("Friends type join ");
    let mut ben = join(&host, &folder, "Ben");
    let mut said = BufReader::new(ben.stdout.take().expect("its output"));
    until(&mut said, "Welcome, Ben.");
    type_line(&mut ben, &format!("join {code}"));
    until(&mut said, "You are at a table");
    anna.type_line("start");
    until(&mut said, "Top card");
    ben.kill().expect("it can be killed");
    ben.wait().expect("it ends");
    anna.read_until(|player, _| player.heard("Ben has lost the connection."));
    let said_meanwhile = ["hello", "are you there", "we wait"];
    for text in said_meanwhile {
        anna.type_line(&format!("say {text}"));
    }
    let mut ben = join(&host, &folder, "Ben");
    let mut said = BufReader::new(ben.stdout.take().expect("its output"));
    let told = until(&mut said, "You are back after less than a minute");
    let talk: Vec<&str> = told.iter().filter_map(|line| line.strip_prefix("Anna: ")).collect();
    assert_eq!(talk, said_meanwhile, "{told:?}");
    anna.read_until(|player, _| player.heard("Ben is back."));
    type_line(&mut ben, "hand");
    until(&mut said, "You hold 7 cards.");
    drop(ben.stdin.take());
    ben.wait().expect("it ends");
    drop(host);
    gone(folder);
}

#[test]
fn silent_client_counts_as_gone_and_can_return() {
    let host = Host::new("half-open", &[]);
    let mut anna = Player::new(&host, "Anna", "en", "");
    anna.type_line("new uno 2");
    let code = anna.code("Friends type join ");
    // Nothing of what comes is read, no ping is answered, and the connection is never closed.
    let mut ben = Player::new(&host, "Ben", "en", &code);
    anna.type_line("start");
    let begun = Instant::now();
    while !anna.heard("Ben has lost the connection.") {
        assert!(begun.elapsed() < SILENCE, "it is told");
        let heard = anna.heard_pings();
        anna.read_until(|player, _| player.heard("Ben has lost") || player.heard_pings() > heard);
        anna.answer_ping();
    }
    assert!(begun.elapsed() > Duration::from_secs(30), "nobody is sent away for thinking");
    anna.type_line("say welcome back");
    ben.resume(&host);
    ben.catch_up();
    assert!(ben.heard("Anna: welcome back") && ben.heard("You are back"));
    ben.is_whole();
    anna.is_whole();
}

#[test]
fn who_does_not_read_is_dropped_and_holds_nobody_up() {
    let host = Host::new("slow", &[]);
    let mut people: Vec<Player> =
        ["Anna", "Ben", "Cleo", "Dora"].iter().map(|name| Player::new(&host, name, "en", "")).collect();
    people[0].type_line("new uno 4");
    let code = people[0].code("Friends type join ");
    for player in &mut people[1..] {
        player.type_line(&format!("join {code}"));
    }
    let mut slow = slow(&host, &code);
    people[0].read_until(|player, _| player.heard("Slowly is watching."));
    people[0].type_line("start");
    let text = format!("say {}", "x".repeat(480));
    let (begun, mut slowest) = (Instant::now(), Duration::ZERO);
    // The socket buffers of the system fill up before the queue does.
    while !people.iter().any(|player| player.heard("Slowly has lost the connection.")) {
        assert!(begun.elapsed() < SILENCE, "who does not read is dropped");
        for player in &mut people {
            let asked = Instant::now();
            player.type_line(&text);
            slowest = slowest.max(asked.elapsed());
        }
    }
    assert!(slowest < AT_ONCE, "nobody waits: {slowest:?}");
    for player in &mut people {
        player.catch_up();
        player.is_whole();
    }
    // A returning client gets the kept lines and the number of dropped ones.
    slow.resume(&host);
    slow.catch_up();
    assert!(slow.heard("older lines are no longer kept") && slow.heard("You are back"));
}

/// Somebody who watches over a connection that holds little, and reads nothing more.
fn slow(host: &Host, code: &str) -> Player {
    let address: SocketAddr = host.address.parse().expect("an address");
    let socket = rustix::net::socket(rustix::net::AddressFamily::INET, rustix::net::SocketType::STREAM, None);
    let socket = socket.expect("a socket");
    rustix::net::sockopt::set_socket_recv_buffer_size(&socket, 4 << 10).expect("a small buffer");
    rustix::net::connect(&socket, &address).expect("the host");
    let stream = TcpStream::from(socket);
    let (socket, _) = client(format!("ws://{address}/ws"), stream).expect("a way in");
    let mut slow = Player::at(socket);
    slow.send(&json!({ "hello": { "protocol": 1, "name": "Slowly", "lang": "en" } }));
    slow.read_until(|player, _| player.heard("To open a table"));
    slow.send(&json!({ "line": format!("watch {code}"), "id": 1 }));
    slow
}
