//! `sixdot host` with real sockets: people who come in, play, lose the host and come back.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket, client};

use crate::support::listen::Lines;
use crate::support::program::{between_pipes, in_folder};

/// Time limit of waiting.
const PATIENCE: Duration = Duration::from_secs(60);

/// A host that is running, and where.
pub struct Host {
    child: Child,
    /// Removed with the host, unless another host may use it.
    own_folder: Option<PathBuf>,
    pub address: String,
    telnet: Option<String>,
    ssh: Option<Ssh>,
    said: Lines,
}

/// Address of the SSH listener, and its host key.
#[cfg_attr(not(feature = "ssh"), allow(dead_code, reason = "there is none"))]
pub struct Ssh {
    pub host: String,
    pub port: String,
    pub fingerprint: String,
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Some(folder) = &self.own_folder {
            let _ = fs::remove_dir_all(folder);
        }
    }
}

/// A folder for what a host keeps; tests at the same time that ask for the same name take no files away from each
/// other.
pub fn folder(name: &str) -> PathBuf {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    let own = (std::process::id(), ASKED.fetch_add(1, Ordering::Relaxed));
    let folder = std::env::temp_dir().join(format!("sixdot-{}-host-{name}-{}", own.0, own.1));
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// The folder is no longer needed.
pub fn gone(folder: PathBuf) {
    fs::remove_dir_all(folder).expect("it can be removed");
}

impl Host {
    /// A host in a folder of its own.
    pub fn new(name: &str, args: &[&str]) -> Self {
        let folder = folder(name);
        let mut host = Host::with(&folder, args);
        host.own_folder = Some(folder);
        host
    }

    pub fn in_folder(folder: &Path) -> Self {
        Host::with(folder, &[])
    }

    /// A host with further words on its command line.
    pub fn with(folder: &Path, args: &[&str]) -> Self {
        Host::at_port(folder, "0", args)
    }

    /// A host at a port that was used before.
    pub fn at_port(folder: &Path, port: &str, args: &[&str]) -> Self {
        let mut child = between_pipes(folder, &[&["host", "--web", port, "--lang", "en"], args].concat());
        let mut said = Lines::new(child.stdout.take().expect("its output"), PATIENCE);
        let line = said.next("its address");
        let address = line.split("at ").nth(1).and_then(|rest| rest.split(". ").next()).expect("an address");
        let address = address.to_owned();
        let telnet = args.contains(&"--telnet").then(|| {
            let line = said.next("its telnet door");
            let (host, port) = line.split_once(", port ").expect("a port");
            let host = host.rsplit(' ').next().expect("a host");
            format!("{host}:{}", port.trim_end().trim_end_matches('.'))
        });
        let ssh = args.contains(&"--ssh").then(|| {
            let line = said.next("its SSH door");
            let words: Vec<&str> = line.split_whitespace().map(|word| word.trim_end_matches('.')).collect();
            let behind = |word| words[words.iter().position(|other| *other == word).expect(word) + 1].to_owned();
            Ssh { host: behind("ssh"), port: behind("-p"), fingerprint: behind("is") }
        });
        Host { child, own_folder: None, address, telnet, ssh, said }
    }

    /// Address of the telnet listener.
    pub fn telnet(&self) -> &str {
        self.telnet.as_deref().expect("a telnet door")
    }

    /// Address of the SSH listener.
    #[cfg_attr(not(feature = "ssh"), allow(dead_code, reason = "there is none"))]
    pub fn ssh(&self) -> &Ssh {
        self.ssh.as_ref().expect("an SSH door")
    }

    /// The next line of the host with these words.
    pub fn wait_for(&mut self, words: &str) -> String {
        loop {
            let line = self.said.next(words);
            if line.contains(words) {
                return line;
            }
        }
    }

    /// Types a line at the console.
    pub fn type_line(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().expect("its input"), "{line}").expect("it reads");
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("the page");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {}\r\nAccept-Language: fi\r\nConnection: close\r\n\r\n",
            self.address
        )
        .expect("it is asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// A way in; none if the host does not let a page of this origin in.
    pub fn socket(&self, origin: Option<&str>) -> Option<WebSocket<TcpStream>> {
        let stream = TcpStream::connect(&self.address).expect("the host");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        let mut request = format!("ws://{}/ws", self.address).into_client_request().expect("an address");
        if let Some(origin) = origin {
            request.headers_mut().insert("Origin", origin.parse().expect("a header"));
        }
        client(request, stream).ok().map(|(socket, _)| socket)
    }
}

/// A request that a web server on this machine passes on, and how it says that somebody has come.
fn passed_on(host: &Host, proto: Option<&str>) -> WebSocket<TcpStream> {
    let stream = TcpStream::connect(&host.address).expect("the host");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time");
    let mut request = format!("ws://{}/ws", host.address).into_client_request().expect("an address");
    request.headers_mut().insert("X-Forwarded-For", "192.0.2.1".parse().expect("a header"));
    if let Some(proto) = proto {
        request.headers_mut().insert("X-Forwarded-Proto", proto.parse().expect("a header"));
    }
    client(request, stream).expect("a way in").0
}

/// Somebody at a client, with everything that came.
pub struct Player {
    socket: WebSocket<TcpStream>,
    token: String,
    lines: BTreeMap<u64, String>,
    typed: u64,
    ping: u64,
    pub buttons: Vec<String>,
    pub ended: Option<Value>,
}

impl Player {
    pub fn enter(host: &Host, hello: &Value) -> Self {
        let mut player = Player::at(host.socket(None).expect("a way in"));
        player.send(&json!({ "hello": hello }));
        player.read_until(|player, _| !player.token.is_empty() || player.ended.is_some());
        player
    }

    /// Somebody who comes through a web server on this machine.
    pub fn enter_through(host: &Host, proto: Option<&str>, hello: &Value) -> Self {
        let mut player = Player::at(passed_on(host, proto));
        player.send(&json!({ "hello": hello }));
        player.read_until(|player, _| !player.token.is_empty() || player.ended.is_some());
        player
    }

    /// Somebody who has not said yet who comes.
    pub fn at(socket: WebSocket<TcpStream>) -> Self {
        let (lines, buttons) = (BTreeMap::new(), Vec::new());
        Player { socket, token: String::new(), lines, typed: 0, ping: 0, buttons, ended: None }
    }

    pub fn new(host: &Host, name: &str, lang: &str, code: &str) -> Self {
        let mut player = Player::enter(host, &json!({ "protocol": 1, "name": name, "lang": lang, "code": code }));
        player.read_until(|player, _| player.lines.len() > 1);
        player
    }

    /// Reconnects with the token.
    pub fn resume(&mut self, host: &Host) {
        let after = self.lines.keys().next_back().copied().unwrap_or_default();
        self.socket = host.socket(None).expect("a way in");
        let token = std::mem::take(&mut self.token);
        self.send(&json!({ "hello": { "protocol": 1, "token": token, "after": after } }));
        self.read_until(|player, frame| !player.token.is_empty() && frame.get("state").is_some());
    }

    pub fn send(&mut self, frame: &Value) {
        self.socket.send(Message::Text(frame.to_string().into())).expect("it is sent");
    }

    /// Types a line and waits for its answer.
    pub fn type_line(&mut self, line: &str) {
        self.typed += 1;
        let id = self.typed;
        self.send(&json!({ "line": line, "id": id }));
        self.read_until(|_, frame| frame.get("id") == Some(&json!(id)));
    }

    /// Types a line behind which the connection ends.
    pub fn type_to_the_end(&mut self, line: &str) {
        self.typed += 1;
        self.send(&json!({ "line": line, "id": self.typed }));
        self.read_until(|player, _| player.ended.is_some());
    }

    pub fn read_until(&mut self, enough: impl Fn(&Player, &Value) -> bool) {
        loop {
            let message = match self.socket.read() {
                // A signal for another test may come to whichever thread waits.
                Err(Error::Io(error)) if error.kind() == std::io::ErrorKind::Interrupted => continue,
                read => read.expect("a frame in time"),
            };
            let Message::Text(text) = message else { continue };
            let frame: Value = serde_json::from_str(&text).expect("JSON");
            for line in frame["told"].as_array().into_iter().flatten() {
                let number = line["n"].as_u64().expect("a number");
                let text = line["text"].as_str().expect("a text").to_owned();
                assert!(self.lines.insert(number, text).is_none(), "line {number} comes once");
            }
            if let Some(token) = frame["welcome"]["token"].as_str() {
                token.clone_into(&mut self.token);
                self.typed = self.typed.max(frame["welcome"]["typed"].as_u64().expect("a number"));
            }
            self.ping = frame["ping"].as_u64().unwrap_or(self.ping);
            if let Some(state) = frame.get("state") {
                let fits = |button: &&Value| button["fits"] != json!(false);
                let buttons = ["hand", "actions"].into_iter().filter_map(|name| state[name].as_array()).flatten();
                self.buttons =
                    buttons.filter(fits).filter_map(|button| Some(button["type"].as_str()?.to_owned())).collect();
            }
            if ["bye", "refused", "taken"].iter().any(|end| frame.get(end).is_some()) {
                self.ended = Some(frame.clone());
            }
            if enough(self, &frame) {
                return;
            }
        }
    }

    /// Asks something, behind whose answer everything has come that was on its way.
    pub fn catch_up(&mut self) {
        self.type_line("who");
    }

    /// The number of the last ping.
    pub fn heard_pings(&self) -> u64 {
        self.ping
    }

    pub fn answer_ping(&mut self) {
        self.send(&json!({ "pong": self.ping }));
    }

    /// Every line has come, and once.
    pub fn is_whole(&self) {
        let numbers: Vec<u64> = self.lines.keys().copied().collect();
        assert!(numbers.iter().copied().eq(1..=numbers.len() as u64), "each line once: {numbers:?}");
    }

    pub fn heard(&self, words: &str) -> bool {
        self.lines.values().any(|line| line.contains(words))
    }

    pub fn code(&self, word: &str) -> String {
        let line = self.lines.values().find(|line| line.contains(word)).expect("the words of the table");
        let from = line.find(word).expect("it is there") + word.len();
        line[from..].split('.').next().expect("an end").trim().to_owned()
    }
}

#[test]
fn a_table_outlives_the_host_that_is_killed() {
    let folder = folder("killed");
    let mut host = Host::in_folder(&folder);
    let mut anna = Player::new(&host, "Anna", "de", "");
    anna.type_line("neu uno 3");
    let code = anna.code("tippen beitreten ");
    let mut ben = Player::new(&host, "Ben", "en", &code);
    anna.type_line("start");
    let mut moves = 0;
    for _ in 0..4 {
        for _ in 0..12 {
            for player in [&mut anna, &mut ben] {
                player.catch_up();
                if let Some(button) = player.buttons.first().cloned() {
                    player.type_line(&button);
                    moves += 1;
                }
            }
        }
        // Whatever was on its way is lost with the host.
        host.child.kill().expect("it can be killed");
        host.child.wait().expect("it ends");
        host = Host::in_folder(&folder);
        for player in [&mut anna, &mut ben] {
            player.resume(&host);
            player.catch_up();
            player.is_whole();
        }
    }
    assert!(moves > 10, "{moves}");
    assert!(anna.heard("Ben") && ben.heard("Anna") && ben.heard("has restarted"));
    assert!(!ben.heard("dran") && !anna.heard("turn"), "each in the own language");
    drop(host);
    fs::remove_dir_all(folder).expect("it can be removed");
}

#[test]
fn nonce_of_a_client_is_recorded_and_a_silent_one_is_skipped() {
    let folder = folder("shuffle");
    let host = Host::in_folder(&folder);
    let hello =
        |name: &str, code: &str| json!({ "protocol": 1, "name": name, "lang": "en", "code": code, "shuffles": true });
    let mut anna = Player::enter(&host, &hello("Anna", ""));
    anna.type_line("new uno 2");
    let code = anna.code("Friends type join ");
    // Ben's client says that it adds parts, and never does.
    let mut ben = Player::enter(&host, &hello("Ben", &code));
    anna.send(&json!({ "line": "start", "id": 2 }));
    anna.typed = 2;
    let asked = std::cell::RefCell::new(Value::Null);
    anna.read_until(|_, frame| {
        let told = &frame["shuffle"];
        *asked.borrow_mut() = told.clone();
        told["part"] == json!(true)
    });
    let asked = asked.into_inner();
    assert!(asked.get("revealed").is_none(), "{asked}");
    let part = "5a".repeat(32);
    anna.send(&json!({ "shuffle": { "table": asked["table"], "game": asked["game"], "part": part } }));
    anna.read_until(|player, _| player.heard("You hold "));
    ben.catch_up();
    assert!(ben.heard("You hold "));
    let tables = folder.join("sixdot/host/tables");
    let files = fs::read_dir(&tables).unwrap_or_else(|error| panic!("{}: {error}", tables.display()));
    let texts = files.flatten().filter_map(|file| Some((file.path(), fs::read_to_string(file.path()).ok()?)));
    let (path, text) = texts.into_iter().find(|(_, text)| text.contains(&part)).expect("the part is written down");
    assert!(text.contains(&format!("part 1: {part}\n")) && !text.contains("part 2: "), "{text}");
    let commitment = asked["commitment"].as_str().expect("a commitment");
    let verified = in_folder(&folder).args(["verify", "--lang", "en"]).arg(path).arg(&commitment[..16]).output();
    let verified = verified.expect("it runs");
    let said = String::from_utf8_lossy(&verified.stdout);
    assert!(verified.status.success() && said.contains("the server and Anna together"), "{said} {verified:?}");
    drop(host);
    gone(folder);
}

#[test]
fn a_second_connection_takes_the_desk_over_and_the_end_is_told() {
    let folder = folder("taken");
    let mut host = Host::in_folder(&folder);
    let mut anna = Player::new(&host, "Anna", "en", "");
    let mut other = Player::enter(&host, &json!({ "protocol": 1, "token": anna.token, "after": 0 }));
    other.read_until(|player, _| player.lines.len() > 1);
    assert_eq!(other.typed, 0, "nothing was typed yet");
    for _ in 0..4 {
        other.type_line("who");
    }
    anna.read_until(|player, _| player.ended.is_some());
    assert!(
        anna.ended.as_ref().is_some_and(|end| end["taken"].as_str().is_some_and(|said| said.contains("taken over")))
    );
    let (heard, before) = (anna.lines.len(), anna.typed);
    anna.resume(&host);
    assert_eq!((before, anna.typed), (0, 4), "it goes on behind what was typed elsewhere");
    anna.type_line("who");
    assert!(anna.lines.len() > heard, "{:?}", anna.lines);
    other.read_until(|player, _| player.ended.is_some());
    let mut other = anna;
    other.ended = None;
    let twice = Player::enter(&host, &json!({ "protocol": 1, "name": "anna", "lang": "en" }));
    assert!(twice.ended.is_some_and(|end| end["refused"].is_string()));
    let future = Player::enter(&host, &json!({ "protocol": 99, "name": "Zoe", "lang": "de" }));
    assert!(future.ended.is_some_and(|end| end["refused"].is_string()));
    host.type_line("who");
    host.wait_for("Anna, connected");
    host.type_line("stop");
    other.read_until(|player, _| player.ended.is_some());
    assert!(other.ended.is_some_and(|end| end["bye"].is_string() && end["again"] == json!(true)));
    host.wait_for("Goodbye");
    assert!(host.child.wait().expect("it ends").success());
    fs::remove_dir_all(folder).expect("it can be removed");
}

#[test]
fn who_finds_no_room_for_the_time_being_keeps_the_desk() {
    let folder = folder("crowded");
    let host = Host::with(&folder, &["--connections", "2"]);
    let mut anna = Player::new(&host, "Anna", "en", "");
    let ben = Player::new(&host, "Ben", "en", "");
    let mut third = Player::at(host.socket(None).expect("a connection"));
    third.read_until(|player, _| player.ended.is_some());
    let end = third.ended.expect("an end");
    assert!(end["refused"].as_str().is_some_and(|said| said.contains("too many connections")), "{end}");
    assert_eq!((&end["again"], &end["keeps"]), (&json!(false), &json!(true)));
    let metrics = host.get("/metrics");
    assert!(metrics.contains("\nsixdot_refused_total 1\n"), "{metrics}");
    // The desk is there as soon as there is room, which is when the other connection is known to be gone.
    drop(ben);
    let back = loop {
        let back = Player::enter(&host, &json!({ "protocol": 1, "token": anna.token }));
        match &back.ended {
            Some(end) if end["keeps"] == json!(true) => std::thread::sleep(Duration::from_millis(20)),
            _ => break back,
        }
    };
    assert_eq!((back.token, back.ended), (anna.token.clone(), None));
    anna.read_until(|player, _| player.ended.is_some());
    drop(host);
    gone(folder);
}

/// A host that cannot begin: how it ends, and what it complains about.
pub fn ends_at_once(folder: &Path, args: &[&str]) -> (ExitStatus, String) {
    let ended = in_folder(folder).arg("host").args(args).stdin(Stdio::null()).output().expect("the host ends");
    (ended.status, String::from_utf8_lossy(&ended.stderr).into_owned())
}

#[test]
fn an_address_that_is_in_use_is_told_so() {
    let folder = folder("in-use");
    let other = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = other.local_addr().expect("an address").port().to_string();
    for (lang, words) in
        [("en", "another program already uses"), ("de", "ein anderes Programm"), ("fi", "toinen ohjelma")]
    {
        let (ended, said) = ends_at_once(&folder, &["--port", &port, "--lang", lang]);
        assert!(!ended.success() && said.contains(words) && said.contains(&port), "{said}");
    }
    fs::remove_dir_all(folder).expect("it can be removed");
}

#[test]
fn the_page_is_there_and_pages_of_others_are_not_let_in() {
    let host = Host::new("page", &[]);
    let page = host.get("/");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.to_lowercase().contains("content-security-policy: default-src 'none'"), "{page}");
    assert!(page.contains("lang=\"fi\""), "{page}");
    assert!(host.get("/page.js").starts_with("HTTP/1.1 200") && host.get("/page.css").starts_with("HTTP/1.1 200"));
    let metrics = host.get("/metrics");
    assert!(metrics.starts_with("HTTP/1.1 200") && metrics.contains("\nsixdot_people 0\n"), "{metrics}");
    assert!(host.get("/../etc/passwd").starts_with("HTTP/1.1 404"));
    assert!(host.socket(Some("http://elsewhere.example")).is_none());
    assert!(host.socket(Some(&format!("http://{}", host.address))).is_some());
}

#[test]
fn a_second_host_keeps_away_from_the_tables_of_the_first() {
    let folder = folder("twice");
    let host = Host::in_folder(&folder);
    let mut anna = Player::new(&host, "Anna", "en", "");
    anna.type_line("new uno 2");
    anna.type_line("start");
    let (ended, said) = ends_at_once(&folder, &["--port", "0", "--lang", "en"]);
    assert!(!ended.success() && said.contains("Another server with the same"), "{said}");
    anna.type_line("hand");
    let hand = anna.lines.values().next_back().cloned();
    drop(host);
    let host = Host::in_folder(&folder);
    anna.resume(&host);
    anna.type_line("hand");
    assert_eq!(anna.lines.values().next_back().cloned(), hand);
    drop(host);
    fs::remove_dir_all(folder).expect("it can be removed");
}

#[test]
fn answered_line_is_not_repeated_after_a_restart() {
    let folder = folder("typed");
    let host = Host::in_folder(&folder);
    let mut anna = Player::new(&host, "Anna", "en", "");
    anna.type_line("new uno 2");
    anna.type_line("start");
    anna.type_line("agree I draw 2");
    anna.type_line("hand");
    let hand = anna.lines.values().next_back().cloned();
    drop(host);
    let host = Host::in_folder(&folder);
    anna.resume(&host);
    // The answer was on its way when the host was killed, as far as the client knows.
    anna.typed -= 2;
    anna.type_line("agree I draw 2");
    anna.typed += 1;
    anna.type_line("hand");
    assert_eq!(anna.lines.values().next_back().cloned(), hand);
    drop(host);
    fs::remove_dir_all(folder).expect("it can be removed");
}

#[test]
fn incomplete_request_times_out_and_takes_no_place() {
    let host = Host::new("half-open", &[]);
    let mut half: Vec<TcpStream> = (0..20).map(|_| TcpStream::connect(&host.address).expect("the door")).collect();
    for stream in &mut half {
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        write!(stream, "GET / HTTP/1.1\r\nHost: {}\r\nX-Slow: ", host.address).expect("it is sent");
    }
    let mut anna = Player::new(&host, "Anna", "en", "");
    for stream in &mut half {
        let mut rest = String::new();
        assert!(stream.read_to_string(&mut rest).is_ok(), "it is closed in time");
    }
    // A conversation is no request, and goes on.
    anna.type_line("who");
    assert!(anna.heard("Here: Anna"));
}

#[cfg(not(feature = "ssh"))]
#[test]
fn a_program_without_ssh_says_so() {
    let folder = folder("no-ssh");
    for (lang, words) in
        [("en", "This program was built without SSH"), ("de", "ohne SSH gebaut"), ("fi", "ei ole SSH:ta")]
    {
        let (ended, said) = ends_at_once(&folder, &["--port", "0", "--ssh", "0", "--lang", lang]);
        assert!(ended.code() == Some(2) && said.contains(words), "{ended:?} {said}");
    }
}

#[test]
fn silent_connection_counts_against_its_address_until_it_ends() {
    let host = Host::new("silent", &["--connections", "8"]);
    let mut anna = Player::new(&host, "Anna", "en", "");
    let mut silent: Vec<TcpStream> = (0..8).map(|_| TcpStream::connect(&host.address).expect("the door")).collect();
    // One too many is closed, and those who talk go on.
    let closed = |host: &Host| {
        let mut stream = TcpStream::connect(&host.address).expect("the door");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        let asked = write!(stream, "GET / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", host.address);
        let mut answer = String::new();
        asked.is_err() || stream.read_to_string(&mut answer).is_err() || answer.is_empty()
    };
    assert!(closed(&host));
    anna.type_line("who");
    assert!(anna.heard("Here: Anna"));
    silent.clear();
    let end = std::time::Instant::now() + PATIENCE;
    while closed(&host) {
        assert!(std::time::Instant::now() < end, "the places are free again");
    }
}
