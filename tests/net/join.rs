//! `sixdot join` at a terminal, byte by byte, and between pipes. The test itself is the host.
#![cfg(unix)]

use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{self, WebSocket};

use crate::support::terminal::{Program, Session, Terminal};

/// Time limit of waiting.
const PATIENCE: Duration = Duration::from_secs(20);

/// The columns of a terminal in which no sentence is broken.
const WIDE: u16 = 200;

/// A host with one desk, which tells what the test wants.
struct Host {
    listener: TcpListener,
    client: Option<WebSocket<TcpStream>>,
    told: u64,
}

impl Host {
    fn new() -> Self {
        Host { listener: TcpListener::bind("127.0.0.1:0").expect("a port"), client: None, told: 0 }
    }

    fn place(&self) -> String {
        self.listener.local_addr().expect("an address").to_string()
    }

    /// Lets somebody in up to the hello, which it gives.
    fn meet(&mut self) -> Value {
        let (stream, _) = self.listener.accept().expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time-out");
        self.client = Some(tungstenite::accept(stream).expect("a WebSocket"));
        self.next()["hello"].take()
    }

    /// Accepts a client and welcomes it.
    fn welcome(&mut self) -> Value {
        self.welcome_behind(0)
    }

    /// Welcomes a client of whose lines so many are known.
    fn welcome_behind(&mut self, typed: u64) -> Value {
        let hello = self.meet();
        let back = hello["token"] == "secret";
        let mut welcome = json!({"protocol": 1, "token": "secret", "name": "Anna", "lang": "en", "back": back});
        welcome["typed"] = typed.into();
        self.send(&json!({ "welcome": welcome }));
        hello
    }

    fn client(&mut self) -> &mut WebSocket<TcpStream> {
        self.client.as_mut().expect("somebody is there")
    }

    /// The next frame.
    fn next(&mut self) -> Value {
        loop {
            let frame = self.client().read().expect("a frame in time");
            if let tungstenite::Message::Text(text) = frame {
                return serde_json::from_str(&text).expect("JSON");
            }
        }
    }

    fn send(&mut self, message: &Value) {
        self.client().send(tungstenite::Message::text(message.to_string())).expect("somebody reads");
    }

    fn lines(&mut self, texts: &[&str]) -> Value {
        let line = |text: &&str| {
            self.told += 1;
            let braille = text.to_lowercase();
            json!({"n": self.told, "text": text, "braille": braille, "channel": "game", "urgency": "answer"})
        };
        texts.iter().map(line).collect()
    }

    /// Tells lines that nobody asked for.
    fn tell(&mut self, texts: &[&str]) {
        let lines = self.lines(texts);
        self.send(&json!({"told": lines}));
    }

    /// Waits for a typed line, which is this one, and answers it.
    fn answer(&mut self, typed: &str, texts: &[&str]) {
        let line = self.next();
        assert_eq!(line["line"], typed);
        let lines = self.lines(texts);
        self.send(&json!({"told": lines, "id": line["id"]}));
    }

    /// The connection breaks without a word.
    fn drop_it(&mut self) {
        self.client = None;
    }
}

/// The program itself, with a home of its own.
fn program(name: &str, host: &Host, more: &str) -> Program {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("join-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&home);
    std::fs::create_dir_all(&home).expect("a home");
    let home = home.to_string_lossy().into_owned();
    let line = format!("join {} --name Anna --lang en {more}", host.place());
    Program {
        path: env!("CARGO_BIN_EXE_sixdot").into(),
        args: line.split_whitespace().map(Into::into).collect(),
        env: vec![("HOME", home.clone()), ("XDG_CONFIG_HOME", home.clone()), ("XDG_STATE_HOME", home)],
        preamble: "",
    }
}

/// Somebody who was let in and has been told a line.
fn inside(name: &str, more: &str) -> (Host, Session) {
    let mut host = Host::new();
    let mut session = Terminal::new(program(name, &host, more)).columns(WIDE).spawn();
    let hello = host.welcome();
    assert_eq!((&hello["name"], &hello["lang"]), (&json!("Anna"), &json!("en")));
    host.tell(&["Welcome, Anna."]);
    session.read_until("elcome, ");
    session.read_until("\r\n");
    session.read_until_quiet();
    (host, session)
}

/// Output without the sequences by which the line editor paints an empty row.
fn plain(written: &str) -> String {
    written.replace("\r\u{1B}[K\r", "").replace("\r\u{1B}[K", "")
}

#[test]
fn what_arrives_is_told_plainly_while_nothing_is_typed() {
    let (mut host, mut session) = inside("plain", "");
    host.tell(&["Ben plays red 5."]);
    assert_eq!(session.read_until_quiet(), "Ben plays red 5.\r\n");
    host.tell(&["Ben draws.", "Cleo plays red 7."]);
    assert_eq!(session.read_until_quiet(), "Ben draws.\r\nCleo plays red 7.\r\n");
}

#[test]
fn what_arrives_waits_for_a_line_that_was_begun() {
    let (mut host, mut session) = inside("half", "");
    session.type_keys("pl");
    assert_eq!(plain(&session.read_until_quiet()), "pl");
    host.tell(&["Ben plays red 5."]);
    host.tell(&["Cleo draws."]);
    assert_eq!(session.read_until_quiet(), "");
    session.type_keys("ay red 7\r");
    host.answer("play red 7", &["You play red 7."]);
    let written = plain(&session.read_until_quiet());
    assert_eq!(written, "ay red 7\r\nBen plays red 5.\r\nCleo draws.\r\nYou play red 7.\r\n");
}

#[test]
fn what_arrives_is_told_when_the_line_is_empty_again() {
    let (mut host, mut session) = inside("emptied", "");
    session.type_keys("p");
    session.read_until_quiet();
    host.tell(&["Ben plays red 5."]);
    assert_eq!(session.read_until_quiet(), "");
    session.type_keys("\u{7F}");
    // The letter is taken off the screen before.
    assert_eq!(plain(&session.read_until_quiet()), "\u{1B}[D\u{1B}[KBen plays red 5.\r\n");
    // The editor is still there, and what comes is still told.
    host.tell(&["Cleo draws."]);
    assert_eq!(session.read_until_quiet(), "Cleo draws.\r\n");
    session.type_keys("top\r");
    host.answer("top", &["Top card red 5."]);
    assert!(plain(&session.read_until_quiet()).ends_with("top\r\nTop card red 5.\r\n"));
}

#[test]
fn what_arrives_does_not_wait_for_a_stray_blank() {
    let (mut host, mut session) = inside("blank", "");
    session.type_keys(" ");
    session.read_until_quiet();
    host.tell(&["Ben plays red 5."]);
    assert_eq!(plain(&session.read_until_quiet()), "Ben plays red 5.\r\n");
    session.type_keys("top\r");
    host.answer("top", &["Top card red 5."]);
    assert!(plain(&session.read_until_quiet()).ends_with("Top card red 5.\r\n"));
}

#[test]
fn a_broken_connection_comes_back_with_what_was_missed() {
    let (mut host, mut session) = inside("broken", "");
    host.drop_it();
    assert!(session.read_until("\r\n").starts_with("The connection is lost."));
    session.type_keys("top\r");
    assert!(session.read_until("\r\n").ends_with("top\r\n"));
    assert!(session.read_until("\r\n").starts_with("The connection is not back yet."));
    let hello = host.welcome();
    assert_eq!((&hello["token"], &hello["after"]), (&json!("secret"), &json!(1)));
    // A line that was had is not told again.
    host.send(&json!({"told": [{"n": 1, "text": "Welcome, Anna."}, {"n": 2, "text": "Ben plays red 5."}]}));
    host.told = 2;
    host.answer("top", &["Top card red 5."]);
    let written = plain(&session.read_until("Top card red 5.\r\n"));
    assert_eq!(written, "The connection is back.\r\nBen plays red 5.\r\nTop card red 5.\r\n");
    // It breaks while the answer is on its way: the same line comes again.
    session.type_keys("counts\r");
    let line = host.next();
    host.drop_it();
    host.welcome();
    assert_eq!(host.next(), line);
}

#[test]
fn lines_typed_meanwhile_come_after_those_typed_elsewhere() {
    let (mut host, mut session) = inside("elsewhere", "");
    session.type_keys("top\r");
    host.answer("top", &["Top card red 5."]);
    session.read_until("Top card red 5.\r\n");
    host.drop_it();
    session.read_until("The connection is lost.");
    for typed in ["hand\r", "counts\r"] {
        session.type_keys(typed);
        session.read_until("The connection is not back yet.");
    }
    host.welcome_behind(9);
    assert_eq!([host.next(), host.next()].map(|line| line["id"].clone()), [json!(10), json!(11)]);
    host.tell(&["Ben draws."]);
    session.read_until("Ben draws.\r\n");
    session.type_keys("top\r");
    assert_eq!(host.next()["id"], 12);
    // Behind a break what was sent keeps its number: it may have been had.
    host.drop_it();
    host.welcome_behind(12);
    assert_eq!(
        [host.next(), host.next(), host.next()].map(|line| line["id"].clone()),
        [10, 11, 12].map(|id| json!(id))
    );
}

#[test]
fn who_begins_anew_comes_back_to_the_desk_until_it_is_gone() {
    let (mut host, mut session) = inside("anew", "");
    session.type_keys("\u{4}");
    session.read_until("Your place is kept");
    host.drop_it();
    // The home stays as it is, with the secret in it.
    let again = |host: &Host| {
        let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("join-{}-anew", std::process::id()));
        let home = home.to_string_lossy().into_owned();
        let line = format!("join {} red apple river --name anna --lang en", host.place());
        let env = vec![("HOME", home.clone()), ("XDG_CONFIG_HOME", home.clone()), ("XDG_STATE_HOME", home)];
        let args = line.split_whitespace().map(Into::into).collect();
        let program = Program { path: env!("CARGO_BIN_EXE_sixdot").into(), args, env, preamble: "" };
        Terminal::new(program).columns(WIDE).spawn()
    };
    let mut session = again(&host);
    let hello = host.welcome();
    assert_eq!(
        (&hello["token"], &hello["after"], &hello["code"]),
        (&json!("secret"), &json!(1), &json!("red apple river"))
    );
    host.tell(&["You are back."]);
    session.read_until("You are back.\r\n");
    // The seat is not lost while the host is full.
    host.drop_it();
    session.read_until("The connection is lost.");
    host.meet();
    host.send(&json!({"refused": "Too many connections.", "again": false, "keeps": true}));
    session.read_until("Too many connections.");
    host.drop_it();
    let mut session = again(&host);
    let hello = host.welcome();
    assert_eq!((&hello["token"], &hello["after"]), (&json!("secret"), &json!(2)));
    host.send(&json!({"bye": "Goodbye. Your name is free again.", "again": false}));
    session.read_until("Your name is free again.");
    host.drop_it();
    let _session = again(&host);
    assert_eq!(host.meet()["token"], Value::Null);
}

#[test]
fn a_host_that_has_lost_what_it_told_counts_anew() {
    let (mut host, mut session) = inside("counts-anew", "");
    host.tell(&["Ben draws.", "Cleo draws."]);
    session.read_until("Cleo draws.\r\n");
    host.drop_it();
    session.read_until("The connection is lost.");
    assert_eq!(host.meet()["after"], 3);
    host.send(&json!({"welcome": {"protocol": 1, "token": "secret", "back": true, "last": 0}}));
    host.told = 0;
    host.tell(&["You are back.", "Ben plays red 5."]);
    session.read_until("The connection is back.");
    assert!(session.read_until("Ben plays red 5.\r\n").contains("You are back.\r\n"));
}

#[test]
fn braille_display_has_the_status_prompt_and_braille_forms() {
    let (mut host, mut session) = inside("braille", "--braille 20");
    host.send(&json!({"state": {"prompt": "r0 5c"}}));
    assert_eq!(session.read_until_quiet(), ". r0 5c ");
    // An unchanged status writes no second row, which would hide the last line on a display.
    host.send(&json!({"state": {"prompt": "r0 5c"}}));
    assert_eq!(session.read_until_quiet(), "");
    host.tell(&["Ben plays red 5."]);
    host.send(&json!({"state": {"prompt": "r5 !4"}}));
    assert_eq!(session.read_until_quiet(), "\r\nben plays red 5.\r\n. r5 !4 ");
    session.type_keys("t");
    assert!(session.read_until_quiet().ends_with('t'));
    host.tell(&["Cleo draws."]);
    assert_eq!(session.read_until_quiet(), "");
    session.type_keys("op\r");
    host.answer("top", &["Top card red 5."]);
    host.send(&json!({"state": {"prompt": "r5 !4"}}));
    let shown = session.read_until_quiet();
    assert!(shown.ends_with("top card red 5.\r\n. r5 !4 "), "{shown:?}");
}

#[test]
fn settings_of_the_keyboard_stay_at_the_keyboard() {
    let (mut host, mut session) = inside("settings", "");
    session.type_keys("braille 20\r");
    session.read_until_quiet();
    session.type_keys("top\r");
    host.answer("top", &["Top card red 5."]);
    assert!(session.read_until_quiet().contains("top card red 5.\r\n"));
}

#[test]
fn single_keys_stand_for_lines_and_nothing_is_in_the_way() {
    let (mut host, mut session) = inside("keys", "--keys on");
    host.tell(&["Ben plays red 5."]);
    assert_eq!(session.read_until_quiet(), "Ben plays red 5.\r\n");
    session.type_keys("h");
    host.answer("hand", &["You hold red 7."]);
    assert_eq!(session.read_until_quiet(), "You hold red 7.\r\n");
    session.type_keys("2");
    host.answer("position 2", &["You play red 7."]);
    assert_eq!(session.read_until_quiet(), "You play red 7.\r\n");
}

#[test]
fn a_line_stays_while_the_history_is_heard() {
    for (name, keys, opens) in [("review-keys", "--keys on", ":"), ("review-lines", "", "")] {
        let (mut host, mut session) = inside(name, keys);
        session.type_keys(opens);
        session.read_until_quiet();
        session.type_keys("to");
        session.read_until_quiet();
        session.type_keys("\u{F}");
        assert!(plain(&session.read_until_quiet()).contains("Moves.\r\n"));
        session.type_keys("\u{1B}[5~");
        host.answer("back game", &["Ben plays red 5. 1 of 1."]);
        let answer = plain(&session.read_until_quiet());
        assert!(answer.contains("Ben plays red 5. 1 of 1.\r\n") && answer.ends_with("to"), "{name}: {answer:?}");
        session.type_keys("p\r");
        host.answer("top", &["Top card red 5."]);
        assert!(plain(&session.read_until_quiet()).contains("Top card red 5.\r\n"));
    }
}

#[test]
fn the_end_is_told_and_the_terminal_is_put_right() {
    for (name, end) in [("taken", "taken"), ("bye", "bye"), ("typing", "refused")] {
        let mut host = Host::new();
        let program = program(name, &host, "");
        let args: Vec<String> = program.args.iter().map(|arg| arg.to_string_lossy().into_owned()).collect();
        let script = format!("\"$0\" {}; stty -a; echo over", args.join(" "));
        let mut session = Terminal::new(program).running(&script).spawn();
        host.welcome();
        host.tell(&["Welcome."]);
        session.read_until("Welcome.\r\n");
        if name == "typing" {
            // The line editor is left where it is.
            session.type_keys("x\u{7F}");
            session.read_until_quiet();
        }
        host.send(&json!({end: "That was all.", "again": false}));
        let written = session.read_until("over\r\n");
        assert!(plain(&written).contains("That was all.\r\n"), "{end}: {written:?}");
        assert!(written.contains(" icanon") && written.contains(" echo "), "{end}: {written:?}");
    }
}

#[test]
fn a_host_that_is_not_there_is_told_and_tried_again() {
    let mut host = Host::new();
    let place = host.place();
    let program = program("late", &host, "");
    drop(std::mem::replace(&mut host.listener, TcpListener::bind("127.0.0.1:0").expect("a port")));
    let mut session = Terminal::new(program).columns(WIDE).spawn();
    assert_eq!(
        session.read_until("\r\n"),
        format!("{place} cannot be reached. Sixdot keeps trying. To give up, press Ctrl and D.\r\n")
    );
    host.listener = TcpListener::bind(&place).expect("the port again");
    host.welcome();
    assert_eq!(session.read_until("\r\n"), format!("{place} can be reached now.\r\n"));
}

#[test]
fn words_that_leave_work_without_a_host() {
    for (number, (lang, word, none)) in [
        ("en", "quit", "There is no connection yet, but Sixdot keeps trying."),
        ("en", "leave", "There is no connection yet,"),
        ("en", "bye", "There is no connection yet,"),
        ("de", "ende", "Noch gibt es keine Verbindung;"),
        ("de", "verlassen", "Noch gibt es keine Verbindung;"),
        ("fi", "lopeta", "Yhteyttä ei vielä ole;"),
        ("fi", "poistu", "Yhteyttä ei vielä ole;"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut host = Host::new();
        let mut program = program(&format!("gives-up-{number}"), &host, "");
        program.args.iter_mut().filter(|arg| *arg == "en").for_each(|arg| *arg = lang.into());
        drop(std::mem::replace(&mut host.listener, TcpListener::bind("127.0.0.1:0").expect("a port")));
        let mut session = Terminal::new(program).columns(WIDE).spawn();
        session.read_until("\r\n");
        session.type_keys("top\r");
        session.read_until(none);
        session.read_until("\r\n");
        session.type_keys(format!("{word}\r"));
        let (written, status) = session.read_to_end();
        assert!(!written.contains(none), "{word}: {written:?}");
        assert_eq!(status, 0, "{word}: {written:?}");
    }
    let (mut host, mut session) = inside("gone-for-good", "");
    host.drop_it();
    session.read_until("The connection is lost.");
    session.read_until("\r\n");
    session.type_keys("quit\r");
    let (written, _) = session.read_to_end();
    assert!(written.contains("Goodbye. Your place is kept for a while."), "{written:?}");
}

#[test]
fn between_pipes_each_line_is_answered() {
    let mut host = Host::new();
    let Program { path, args, env, .. } = program("pipe", &host, "");
    let mut child = Command::new(path)
        .args(args)
        .envs(env)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(b"hand\ntop\n").expect("the program reads");
    drop(stdin);
    host.welcome();
    host.tell(&["Welcome."]);
    host.answer("hand", &["You hold red 7."]);
    host.answer("top", &["Top card red 5."]);
    let told = child.wait_with_output().expect("the program ends");
    let told = String::from_utf8(told.stdout).expect("text");
    assert_eq!(told, "Welcome.\nYou hold red 7.\nTop card red 5.\nGoodbye. Your place is kept for a while.\n");
}

#[test]
fn a_name_is_asked_for() {
    let mut host = Host::new();
    let mut program = program("name", &host, "");
    let at = program.args.iter().position(|arg| arg == "--name").expect("a name");
    program.args.drain(at..at + 2);
    let mut session = Terminal::new(program).columns(WIDE).spawn();
    assert_eq!(session.read_until("\r\n"), "What is your name? The others hear it.\r\n");
    session.type_keys("hand\r");
    assert!(session.read_until("The others hear it.\r\n").contains("A name can have"));
    // Nothing can be heard again yet.
    session.type_keys("Cl\u{1B}[5~");
    session.read_until_quiet();
    session.type_keys("eo\r");
    assert_eq!(host.welcome()["name"], "Cleo");
}

/// A name that is known is let in by its words, which are not shown; with none, another one is asked for.
#[test]
fn a_known_name_comes_in_by_its_words() {
    let refused = json!({"refused": "Anna is known here.", "again": false, "words": true});
    for more in ["", "--plain"] {
        let mut host = Host::new();
        let program = program(&format!("words{}", more.len()), &host, more);
        let mut session = Terminal::new(program).columns(WIDE).spawn();
        assert_eq!(host.meet()["words"], Value::Null);
        host.send(&refused);
        host.drop_it();
        session.read_until("For another name, press Enter.\r\n");
        session.read_until_quiet();
        session.type_keys("wrong words\r");
        assert_eq!(host.meet()["words"], "wrong words");
        host.send(&refused);
        host.drop_it();
        let written = session.read_until("For another name, press Enter.\r\n");
        assert!(written.contains("Anna is known here.") && !written.contains("wrong words"), "{more}: {written:?}");
        session.read_until_quiet();
        session.type_keys("apple river\r");
        let hello = host.welcome();
        assert_eq!((&hello["name"], &hello["words"]), (&json!("Anna"), &json!("apple river")));
        host.tell(&["Welcome back, Anna."]);
        session.read_until("Welcome back, Anna.\r\n");
        session.read_until_quiet();
        session.type_keys("top\r");
        host.answer("top", &["Top card red 5."]);
        assert!(session.read_until("Top card red 5.\r\n").contains("top"), "{more}: what is typed is shown again");
    }
    let mut host = Host::new();
    let mut session = Terminal::new(program("no-words", &host, "")).columns(WIDE).spawn();
    host.meet();
    host.send(&refused);
    host.drop_it();
    session.read_until("For another name, press Enter.\r\n");
    session.read_until_quiet();
    session.type_keys("\r");
    session.read_until("What is your name? The others hear it.\r\n");
    session.type_keys("Cleo\r");
    let hello = host.welcome();
    assert_eq!((&hello["name"], &hello["words"]), (&json!("Cleo"), &Value::Null));
}

#[test]
fn what_a_host_tells_cannot_reach_beyond_its_line() {
    let (mut host, mut session) = inside("nasty", "");
    host.tell(&["Ben\u{1B}[2J plays\r\nred 5.\u{7}"]);
    host.send(&json!("no frame of ours"));
    host.send(&json!({"told": "nothing"}));
    host.tell(&["Cleo draws."]);
    let written = session.read_until("Cleo draws.\r\n");
    assert_eq!(written, "Ben plays red 5.\r\nCleo draws.\r\n");
}

#[test]
fn a_passphrase_is_not_shown_and_comes_back_by_no_key() {
    for more in ["", "--plain", "--keys on"] {
        let (mut host, mut session) = inside(&format!("secret{}", more.len()), more);
        // With single keys a letter begins no line.
        session.type_keys(if more == "--keys on" { ":passphrase\r" } else { "passphrase\r" });
        assert_eq!(host.next()["line"], "passphrase");
        host.send(&json!({"secret": true}));
        let lines = host.lines(&["Type a passphrase."]);
        host.send(&json!({"told": lines, "id": 1}));
        session.read_until("Type a passphrase.\r\n");
        session.read_until_quiet();
        // Neither a key of its own nor a command of the keyboard, and no Tab.
        for (id, typed, line) in [(2, "quiet onn\u{7F}\r", "quiet on"), (3, "help horse\r", "help horse")] {
            session.type_keys(typed);
            let frame = host.next();
            assert_eq!(frame, json!({"line": line, "id": id, "secret": true}), "{more}");
            let written = session.read_until_quiet();
            let shown: Vec<char> = plain(&written).chars().filter(|sign| "quethnorsl*".contains(*sign)).collect();
            assert!(shown.is_empty(), "{more}: {written:?}");
            let lines = host.lines(&["Once more."]);
            host.send(&json!({"told": lines, "id": id}));
            session.read_until("Once more.\r\n");
            session.read_until_quiet();
        }
        session.type_keys("\r");
        assert_eq!(host.next()["line"], "");
        host.send(&json!({"secret": false}));
        let lines = host.lines(&["Nothing changes."]);
        host.send(&json!({"told": lines, "id": 4}));
        session.read_until("Nothing changes.\r\n");
        session.read_until_quiet();
        if more == "--plain" {
            session.type_keys("top\r");
        } else {
            // The interrupted line is restored; Control-Y restores deleted text.
            session.type_keys(if more == "--keys on" { ":\u{1B}[A" } else { "\u{1B}[A" });
            assert!(session.read_until_quiet().contains("passphrase"), "{more}");
            session.type_keys("\u{15}top\r");
        }
        host.answer("top", &["Top card red 5."]);
        let written = session.read_until("Top card red 5.\r\n");
        assert!(written.contains("top") && !written.contains("horse"), "{more}: it is shown again: {written:?}");
    }
}

#[test]
fn a_passphrase_is_sent_at_once_or_never() {
    for more in ["", "--plain"] {
        let (mut host, mut session) = inside(&format!("unasked{}", more.len()), more);
        host.send(&json!({"secret": true}));
        host.tell(&["Type a passphrase."]);
        session.read_until("Type a passphrase.\r\n");
        session.read_until_quiet();
        // It breaks with the passphrase on its way: nothing of it comes later.
        session.type_keys("correct horse\r");
        assert_eq!(host.next()["secret"], true);
        host.drop_it();
        assert!(session.read_until("to begin again.\r\n").contains("The connection is lost."));
        host.welcome();
        session.read_until("The connection is back.\r\n");
        session.read_until_quiet();
        session.type_keys("top\r");
        host.answer("top", &["Top card red 5."]);
        session.read_until("Top card red 5.\r\n");
        session.read_until_quiet();
        // It breaks while somebody is typing.
        host.send(&json!({"secret": true}));
        host.tell(&["Type a passphrase."]);
        session.read_until("Type a passphrase.\r\n");
        session.read_until_quiet();
        session.type_keys("correct");
        session.read_until_quiet();
        host.drop_it();
        // The sentence waits while a line is being typed.
        std::thread::sleep(Duration::from_millis(300));
        host.welcome();
        session.type_keys(" horse\r");
        let written = session.read_until("to begin again.\r\n");
        assert!(!written.contains("horse"), "{written:?}");
        session.read_until_quiet();
        session.type_keys("top\r");
        host.answer("top", &["Top card red 5."]);
        session.read_until("Top card red 5.\r\n");
    }
}
