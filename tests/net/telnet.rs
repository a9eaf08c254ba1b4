//! `sixdot host --telnet` with real connections: people log in, play with somebody at the web page, and reconnect.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::host::{Host, Player};

/// Time limit of waiting.
const PATIENCE: Duration = Duration::from_secs(60);

const IAC: u8 = 255;
const WILL: u8 = 251;
const DO: u8 = 253;
const BEGIN: u8 = 250;
const END: u8 = 240;
const GO_AHEAD: u8 = 249;
const TYPE: u8 = 24;
const MESSAGES: u8 = 201;
const ECHO: u8 = 1;

/// A client, with everything that came.
pub struct Client {
    stream: TcpStream,
    came: Vec<u8>,
    read: usize,
}

impl Client {
    pub fn connect(host: &Host) -> Self {
        let stream = TcpStream::connect(host.telnet()).expect("the door");
        stream.set_read_timeout(Some(Duration::from_millis(100))).expect("a time");
        Client { stream, came: Vec::new(), read: 0 }
    }

    pub fn send(&mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).expect("it is sent");
    }

    /// Reads until this is among what has come since; that.
    pub fn until(&mut self, words: &str) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let new = text(&self.came[self.read..]);
            if new.contains(words) {
                self.read = self.came.len();
                return new;
            }
            assert!(Instant::now() < end, "{words} comes in time: {:?}", text(&self.came));
            let mut bytes = [0; 4096];
            match self.stream.read(&mut bytes) {
                Ok(0) => panic!("the end before {words}: {:?}", text(&self.came)),
                Ok(count) => self.came.extend(&bytes[..count]),
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
                Err(error) => panic!("{error}"),
            }
        }
    }

    pub fn came(&self, bytes: &[u8]) -> bool {
        self.came.windows(bytes.len()).any(|came| came == bytes)
    }

    /// Reads until these bytes have come.
    pub fn until_bytes(&mut self, bytes: &[u8]) {
        let end = Instant::now() + PATIENCE;
        while !self.came(bytes) {
            assert!(Instant::now() < end, "{bytes:?} come in time: {:?}", self.came);
            let mut more = [0; 4096];
            if let Ok(count @ 1..) = self.stream.read(&mut more) {
                self.came.extend(&more[..count]);
            }
        }
    }

    /// Reads until the words have also come as the text of a message; all those messages.
    fn until_line(&mut self, words: &str) -> Vec<Value> {
        let end = Instant::now() + PATIENCE;
        loop {
            let lines = messages(&self.came, "Sixdot.Line");
            if lines.iter().any(|line| line["text"].as_str().is_some_and(|text| text.contains(words))) {
                return lines;
            }
            assert!(Instant::now() < end, "{words} comes as a message: {lines:?}");
            let mut more = [0; 4096];
            if let Ok(count @ 1..) = self.stream.read(&mut more) {
                self.came.extend(&more[..count]);
            }
        }
    }

    pub fn type_line(&mut self, line: &str, words: &str) -> String {
        self.send(format!("{line}\r\n").as_bytes());
        self.until(words)
    }

    /// Waits for the end of the connection and returns the text.
    pub fn end(mut self) -> String {
        let end = Instant::now() + PATIENCE;
        let mut rest = Vec::new();
        while Instant::now() < end {
            let mut bytes = [0; 4096];
            match self.stream.read(&mut bytes) {
                Ok(0) => return text(&rest),
                Ok(count) => rest.extend(&bytes[..count]),
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
                Err(_) => return text(&rest),
            }
        }
        panic!("it ends in time: {:?}", text(&rest))
    }
}

/// The text without telnet commands and messages for the client.
fn text(bytes: &[u8]) -> String {
    let (mut plain, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        match &bytes[at..] {
            [IAC, BEGIN, ..] => {
                let end = bytes[at..].windows(2).position(|pair| pair == [IAC, END]);
                at += end.map_or(bytes.len() - at, |end| end + 2);
            }
            [IAC, 251..=254, ..] => at += 3,
            [IAC, ..] => at += 2,
            [byte, ..] => {
                plain.push(*byte);
                at += 1;
            }
            [] => {}
        }
    }
    String::from_utf8_lossy(&plain).into_owned()
}

/// The messages of a package for the client, as far as they have come whole.
fn messages(bytes: &[u8], package: &str) -> Vec<Value> {
    let start = [&[IAC, BEGIN, MESSAGES], package.as_bytes(), b" "].concat();
    let mut found = Vec::new();
    for at in 0..bytes.len() {
        if let Some(rest) = bytes[at..].strip_prefix(start.as_slice()) {
            let end = rest.windows(2).position(|pair| pair == [IAC, END]);
            found.extend(end.map(|end| serde_json::from_slice::<Value>(&rest[..end]).expect("JSON")));
        }
    }
    found
}

/// The words that stand between two others.
fn between(text: &str, before: &str, behind: &str) -> String {
    let rest = text.split(before).nth(1).unwrap_or_else(|| panic!("{before} in {text:?}"));
    rest.split(behind).next().unwrap_or_default().to_owned()
}

#[test]
fn somebody_at_telnet_plays_with_somebody_at_the_page() {
    let host = Host::new("telnet", &["--telnet", "0"]);
    let mut eino = Client::connect(&host);
    let greeting = eino.until("ja Enter");
    assert!(greeting.contains("1: Deutsch") && greeting.contains("2: English"), "{greeting}");
    assert!(eino.type_line("klingon", "3: Suomi").contains("1: Deutsch"), "it is asked again");
    eino.type_line("suomi", "Mikä on nimesi");
    assert!(eino.type_line("nosta", "Mikä on nimesi").contains("tarkoittaa"), "a word of the game is no name");
    let welcome = eino.type_line("Eino", "ohje.");
    let words = between(&welcome, "Muista nämä sanat: ", ".");
    let mut anna = Player::new(&host, "Anna", "de", "");
    anna.type_line("neu uno 2");
    let code = anna.code("tippen beitreten ");
    assert!(eino.type_line(&format!("liity {code}"), "Paikalla").contains("Anna"));
    anna.type_line("start");
    eino.until("Kädessäsi");
    let mut moves = 0;
    for _ in 0..8 {
        anna.catch_up();
        if let Some(button) = anna.buttons.first().cloned() {
            anna.type_line(&button);
            moves += 1;
        }
        let told = eino.type_line("vuoro", "\r\n");
        if told.contains("Sinun vuorosi") || told.contains("uorosi") {
            eino.send(b"nosta\r\n");
            eino.type_line("vuoro", "\r\n");
            moves += 1;
        }
    }
    assert!(moves > 4, "{moves}");
    anna.catch_up();
    assert!(anna.heard("Eino"));
    assert!(!text(&eino.came).contains("dran"), "each in the own language");
    // Chat cannot contain escape sequences.
    anna.type_line("sprich \u{1B}[2Jhallo\u{7}");
    assert!(eino.until("hallo").contains("Anna: hallo"));
    assert!(!eino.came.contains(&0x1B) && !eino.came.contains(&7));
    let typed = "x".repeat(2000);
    assert!(!eino.type_line(&typed, "pidempi").contains("xxx"), "it is not kept");
    // The connection breaks, and somebody else wants the place.
    drop(eino);
    anna.read_until(|player, _| player.heard("Eino hat die Verbindung verloren"));
    let mut thief = Client::connect(&host);
    thief.until("ja Enter");
    thief.type_line("2", "What is your name");
    thief.type_line("eino", "type the words that you were given");
    thief.type_line("omena kivi kuu meri", "not the words of eino");
    thief.type_line("", "What is your name");
    drop(thief);
    let mut eino = Client::connect(&host);
    eino.until("ja Enter");
    eino.type_line("fi", "Mikä on nimesi");
    eino.type_line("Eino", "paluusanasi");
    let back = eino.type_line(&words.to_uppercase(), "Olet taas täällä");
    assert!(!back.contains("Muista nämä sanat"), "they are told once: {back}");
    eino.type_line("käsi", "Kädessäsi");
    anna.read_until(|player, _| player.heard("Eino ist wieder da"));
    eino.type_line("poistu", "poistunut pöydästä");
    eino.send(b"poistu\r\n");
    assert!(eino.end().contains("Näkemiin"));
}

#[test]
fn a_client_that_knows_telnet_is_told_what_it_can_use() {
    let host = Host::new("gmcp", &["--telnet", "0"]);
    let mut anna = Client::connect(&host);
    anna.until("ja Enter");
    assert!(anna.came.starts_with(&[IAC, DO, TYPE]), "nothing else is asked of whoever knows nothing");
    assert!(!anna.came.contains(&GO_AHEAD));
    anna.send(&[IAC, WILL, TYPE]);
    anna.send(&[IAC, DO, MESSAGES, IAC, DO, 70]);
    let hello = br#"Sixdot.Hello {"lang": "de", "name": "Anna", "later": 1}"#;
    anna.send(&[&[IAC, BEGIN, MESSAGES], hello.as_slice(), &[IAC, END]].concat());
    let told = anna.until("Aufhören: verlassen.");
    let lines = anna.until_line("Aufhören: verlassen.");
    let texts: Vec<&str> = lines.iter().filter_map(|line| line["text"].as_str()).collect();
    assert_eq!(told.trim_start(), texts.join("\r\n") + "\r\n", "each line is there both ways");
    assert_eq!(
        (&lines[0]["n"], &lines[0]["channel"], &lines[0]["urgency"]),
        (&1.into(), &"help".into(), &"answer".into())
    );
    let welcome = &messages(&anna.came, "Sixdot.Welcome")[0];
    assert_eq!((&welcome["name"], &welcome["lang"], &welcome["back"]), (&"Anna".into(), &"de".into(), &false.into()));
    anna.type_line("neu uno 2", "offen");
    anna.type_line("start", "Karten");
    anna.type_line("hand", "Karten");
    let state = messages(&anna.came, "Sixdot.State").pop().expect("how it stands");
    assert!(state["hand"].as_array().is_some_and(|hand| hand.len() >= 6), "{state}");
    let status = [IAC, BEGIN, 70, 1];
    assert!(anna.came.windows(4).any(|bytes| bytes == status), "lists of games hear what there is");
    assert!(
        anna.came.ends_with(&[IAC, GO_AHEAD]) || anna.came.contains(&GO_AHEAD),
        "a mark stands behind what is told"
    );
    // By the secret the client comes back by itself, and takes the desk over.
    let token = welcome["token"].as_str().expect("a secret");
    let hello = format!(r#"Sixdot.Hello {{"token": "{token}", "after": {}}}"#, texts.len());
    let mut other = Client::connect(&host);
    other.send(&[IAC, DO, MESSAGES]);
    other.send(&[&[IAC, BEGIN, MESSAGES], hello.as_bytes(), &[IAC, END]].concat());
    other.until("wieder da; inzwischen");
    let again = other.until_line("wieder da; inzwischen");
    assert_eq!(again[0]["n"], texts.len() + 1);
    assert!(anna.end().contains("übernommen"));
    // Words of return are not shown while they are typed.
    let mut third = Client::connect(&host);
    third.send(&[IAC, WILL, TYPE]);
    third.type_line("de", "Wie heißt du");
    third.type_line("Anna", "deine Wörter");
    third.type_line("falsch", "nicht die Wörter");
    assert!(third.came.windows(3).any(|bytes| bytes == [IAC, WILL, ECHO]));
}

#[test]
fn what_is_sent_all_at_once_is_answered_before_the_end() {
    let host = Host::new("piped", &["--telnet", "0"]);
    let mut client = Client::connect(&host);
    client.send("de\nBjörn\nleute\nhilfe nudge\n".as_bytes());
    client.stream.shutdown(std::net::Shutdown::Write).expect("that was all");
    let all = client.end();
    assert!(
        all.contains("Willkommen, Björn.") && all.contains("Anwesend: Björn.") && all.contains("Bittet"),
        "{all}"
    );
    // A flood of line ends is read at the usual rate and delays nobody.
    let mut flood = Client::connect(&host);
    flood.send(&b"\n".repeat(100_000));
    let began = Instant::now();
    let mut other = Client::connect(&host);
    other.type_line("en", "What is your name");
    assert!(began.elapsed() < Duration::from_secs(10));
}

#[test]
fn one_address_has_so_many_connections_at_both_doors() {
    let host = Host::new("crowded", &["--telnet", "0", "--connections", "2"]);
    let mut anna = Client::connect(&host);
    anna.until("ja Enter");
    let ben = Player::new(&host, "Ben", "en", "");
    let said = Client::connect(&host).end();
    assert_eq!(said.lines().count(), 3, "one sentence in each language: {said}");
    assert!(said.contains("too many connections from your address"), "{said}");
    let refused = Player::enter(&host, &serde_json::json!({ "protocol": 1, "name": "Cleo", "lang": "en" }));
    assert!(refused.ended.is_some_and(|end| end["refused"].as_str().is_some_and(|said| said.contains("too many"))));
    drop(anna);
    drop(ben);
    let end = Instant::now() + PATIENCE;
    loop {
        let mut again = Client::connect(&host);
        again.send(b"2\n");
        let mut bytes = [0; 64];
        if again.stream.read(&mut bytes).is_ok_and(|count| bytes[..count].windows(6).any(|word| word == b"Sixdot")) {
            break;
        }
        assert!(Instant::now() < end, "the places are free again");
        std::thread::sleep(Duration::from_millis(50));
    }
}
