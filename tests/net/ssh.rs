//! `sixdot host --ssh` with the OpenSSH client: people log in with keys, with and without a terminal, play and
//! reconnect.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use super::host::{Host, folder, gone};
use crate::support::listen::listen;
use crate::support::terminal::{Program, Session, Terminal};

/// Time limit of waiting.
const PATIENCE: Duration = Duration::from_secs(60);

/// The columns of a terminal in which no sentence is broken.
const WIDE: u16 = 250;

/// Checks for an installed client; says so if there is none.
fn has_client() -> bool {
    let found = |tool: &str, arg: &str| Command::new(tool).arg(arg).output().is_ok();
    let both = found("ssh", "-V") && found("ssh-keygen", "-?");
    assert!(both || std::env::var_os("CI").is_none(), "ssh must be there in CI");
    if !both {
        eprintln!("not tried: ssh and ssh-keygen are not installed");
    }
    both
}

/// Somebody's computer: a folder with a key, and with the hosts that are known there.
struct Home(PathBuf);

impl Home {
    fn new(folder: &Path, name: &str, kind: &str) -> Self {
        let home = folder.join(format!("home-{name}"));
        fs::create_dir_all(&home).expect("a folder");
        let made = Command::new("ssh-keygen")
            .args(["-q", "-t", kind, "-N", "", "-C", name, "-f"])
            .arg(home.join("key"))
            .stdin(Stdio::null())
            .status();
        assert!(made.expect("ssh-keygen").success());
        Home(home)
    }

    /// Arguments of `ssh`.
    fn args(&self, host: &Host, options: &[&str]) -> Vec<String> {
        let file = |name: &str| self.0.join(name).to_string_lossy().into_owned();
        let mut args: Vec<String> =
            ["-F", "none", "-i", &file("key"), "-p", &host.ssh().port].map(str::to_owned).into();
        let usual = [
            "IdentitiesOnly=yes".to_owned(),
            "IdentityAgent=none".to_owned(),
            "StrictHostKeyChecking=accept-new".to_owned(),
            "LogLevel=ERROR".to_owned(),
            format!("UserKnownHostsFile={}", file("hosts")),
        ];
        args.extend(usual.into_iter().flat_map(|option| ["-o".to_owned(), option]));
        args.extend(options.iter().map(|option| (*option).to_owned()));
        args.push(host.ssh().host.clone());
        args
    }

    fn command(&self, host: &Host, options: &[&str]) -> Command {
        let mut command = Command::new("ssh");
        command.args(self.args(host, options));
        command
    }

    /// A conversation without a terminal.
    fn plainly(&self, host: &Host) -> Plain {
        let mut child =
            self.command(host, &["-T"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("ssh starts");
        let bytes = listen(child.stdout.take().expect("its output"));
        let input = child.stdin.take();
        Plain { child, input, bytes, came: String::new(), all: String::new() }
    }

    /// A conversation at a terminal.
    fn at_terminal(&self, host: &Host) -> Session {
        let args = self.args(host, &["-tt"]).into_iter().map(Into::into).collect();
        let program = Program { path: "ssh".into(), args, env: Vec::new(), preamble: "" };
        Terminal::new(program).columns(WIDE).spawn()
    }
}

/// A client without a terminal, with everything that came.
struct Plain {
    child: Child,
    input: Option<ChildStdin>,
    bytes: Receiver<Vec<u8>>,
    came: String,
    all: String,
}

impl Drop for Plain {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Plain {
    /// Reads until this is among what has come since; that.
    fn until(&mut self, words: &str) -> String {
        let end = Instant::now() + PATIENCE;
        while !self.came.contains(words) {
            let left = end.saturating_duration_since(Instant::now());
            let bytes = self.bytes.recv_timeout(left);
            let bytes = bytes.unwrap_or_else(|_| panic!("{words} comes in time: {:?}", self.all));
            let text = String::from_utf8(bytes).expect("letters");
            self.came += &text;
            self.all += &text;
        }
        std::mem::take(&mut self.came)
    }

    fn type_line(&mut self, line: &str, words: &str) -> String {
        writeln!(self.input.as_mut().expect("it is open"), "{line}").expect("it is sent");
        self.until(words)
    }

    /// Everything that comes until the end, and the exit status.
    fn end(mut self) -> (String, Option<i32>) {
        self.input = None;
        let end = Instant::now() + PATIENCE;
        while let Ok(bytes) = self.bytes.recv_timeout(end.saturating_duration_since(Instant::now())) {
            self.came += &String::from_utf8_lossy(&bytes);
        }
        (std::mem::take(&mut self.came), self.child.wait().expect("it ends").code())
    }
}

/// Somebody comes for the first time, without a terminal.
fn enter(home: &Home, host: &Host, lang: &str, name: &str, asked: &str, last: &str) -> Plain {
    let mut plain = home.plainly(host);
    plain.until("ja Enter");
    plain.type_line(lang, asked);
    let welcome = plain.type_line(name, last);
    assert!(welcome.contains(name), "{welcome}");
    plain
}

#[test]
fn the_key_is_who_comes() {
    if !has_client() {
        return;
    }
    let folder = folder("ssh");
    let host = Host::with(&folder, &["--ssh", "0"]);
    let [eino, anna] = [("eino", "ed25519"), ("anna", "ecdsa")].map(|(name, kind)| Home::new(&folder, name, kind));
    let mut first = enter(&eino, &host, "fi", "Eino", "Mikä on nimesi", "Lopetus: poistu.");
    assert!(first.all.contains("Nimesi säilyy"), "{}", first.all);
    assert!(!first.all.contains("Muista nämä sanat"), "the key is enough: {}", first.all);
    assert!(first.all.contains("1: Deutsch.") && !first.all.contains('\r'), "plain lines: {:?}", first.all);
    // The fingerprint that the console tells is that of the key.
    let shown = Command::new("ssh-keygen").arg("-lf").arg(eino.0.join("hosts")).output().expect("ssh-keygen");
    assert!(String::from_utf8_lossy(&shown.stdout).contains(&host.ssh().fingerprint), "{shown:?}");
    // Another key is somebody else, who cannot have the name.
    let mut other = anna.plainly(&host);
    other.until("ja Enter");
    other.type_line("2", "What is your name");
    assert!(other.type_line("eino", "What is your name").contains("Somebody here already has the name"));
    other.type_line("Anna", "For help, type help.");
    first.type_line("uusi uno 2", "auki");
    let code = first
        .type_line("koodisanat", ".")
        .split("liity ")
        .nth(1)
        .expect("words")
        .split('.')
        .next()
        .expect("an end")
        .to_owned();
    assert!(other.type_line(&format!("join {code}"), "Here: Eino").contains("UNO"));
    first.type_line("aloita", "Kädessäsi");
    other.until("You hold");
    // By the same key again, at a terminal: no question, and the other connection hears of it.
    let mut again = eino.at_terminal(&host);
    let back = again.read_until("Olet taas täällä");
    assert!(!back.contains("Mikä on nimesi") && !back.contains("1: Deutsch"), "{back}");
    let (said, status) = first.end();
    assert!(said.contains("Toinen yhteys") && status == Some(0), "{said} {status:?}");
    again.read_until("\r\n");
    again.read_until_quiet();
    // Each letter is shown as it is typed, and nothing comes in between.
    again.type_keys("kä");
    assert_eq!(again.read_until("kä"), "kä");
    other.type_line("say terve vaan", "Anna: terve vaan");
    assert_eq!(again.read_until_quiet(), "");
    again.type_keys("x\u{7F}si\r");
    let answer = again.read_until("Kädessäsi");
    assert!(answer.starts_with("x\u{8} \u{8}si\r\nAnna: terve vaan\r\n"), "{answer:?}");
    let rest = again.read_until_quiet();
    assert!(rest.ends_with("\r\n") && !rest.contains('\u{1B}'), "{rest:?}");
    // Chat cannot contain escape sequences.
    other.type_line("say \u{1B}[2Jhei\u{7}", "hei");
    assert!(again.read_until("hei\r\n").chars().all(|letter| letter != '\u{1B}' && letter != '\u{7}'));
    // Control-D ends it, and the seat stays.
    again.type_keys("\u{4}");
    let (said, status) = again.read_to_end();
    assert!(said.contains("Paikkasi säilyy") && status == 0, "{said:?} {status}");
    other.until("Eino has ended the connection");
    let mut third = eino.plainly(&host);
    third.until("Olet taas täällä");
    third.type_line("käsi", "Kädessäsi");
    other.until("Eino is back");
    drop((third, other));
    // The key of the host and the names outlive it.
    let fingerprint = host.ssh().fingerprint.clone();
    drop(host);
    let host = Host::with(&folder, &["--ssh", "0"]);
    assert_eq!(host.ssh().fingerprint, fingerprint);
    let mut back = anna.plainly(&host);
    let told = back.until("The server has restarted");
    assert!(!told.contains("What is your name"), "{told}");
    drop((back, host));
    gone(folder);
}

#[test]
fn nothing_but_a_conversation_can_be_had() {
    if !has_client() {
        return;
    }
    let folder = folder("ssh-refused");
    let host = Host::with(&folder, &["--ssh", "0"]);
    let home = Home::new(&folder, "anna", "ed25519");
    let run = |options: &[&str], command: &[&str]| {
        let output = home.command(&host, options).args(command).stdin(Stdio::null()).output().expect("ssh");
        (output.status.code(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
    };
    let (status, said) = run(&[], &["id"]);
    assert!(
        status == Some(255) && !said.contains("uid") && said.contains("exec request failed"),
        "{status:?} {said}"
    );
    let (status, said) = run(&["-s"], &["sftp"]);
    assert!(status == Some(255) && said.contains("subsystem request failed"), "{status:?} {said}");
    let (status, said) = run(&["-o", "ExitOnForwardFailure=yes", "-R", "0:127.0.0.1:9"], &[]);
    assert!(status == Some(255) && said.contains("forwarding failed"), "{status:?} {said}");
    let (status, said) = run(&["-W", "127.0.0.1:9"], &[]);
    assert!(status == Some(255) && said.contains("forwarding failed"), "{status:?} {said}");
    // Piped lines are answered before the connection ends.
    let mut piped = home.plainly(&host);
    write!(piped.input.as_mut().expect("it is open"), "de\nBjörn\nleute\n").expect("it is sent");
    let (said, status) = piped.end();
    assert!(said.contains("Willkommen, Björn.") && said.contains("Anwesend: Björn."), "{said}");
    assert_eq!(status, Some(0));
    drop(host);
    gone(folder);
}

#[test]
fn name_returns_by_words_and_a_key_can_be_added_later() {
    if !has_client() {
        return;
    }
    let folder = folder("ssh-words");
    let host = Host::with(&folder, &["--ssh", "0", "--connections", "3"]);
    let home = Home::new(&folder, "anna", "ed25519");
    let without = ["-tt", "-o", "PubkeyAuthentication=no"];
    let args = home.args(&host, &without).into_iter().map(Into::into).collect();
    let program = Program { path: "ssh".into(), args, env: Vec::new(), preamble: "" };
    let mut guest = Terminal::new(program).columns(WIDE).spawn();
    guest.read_until("ja Enter.\r\n");
    guest.type_keys("2\r");
    guest.read_until("What is your name? The others hear it.\r\n");
    guest.type_keys("Anna\r");
    guest.read_until("Keep these words: ");
    let words = guest.read_until(".");
    guest.read_until("To leave, type leave.\r\n");
    // Now with the key: by the words the name is hers, and from then on by the key.
    let mut anna = home.plainly(&host);
    anna.until("ja Enter");
    anna.type_line("2", "What is your name");
    anna.type_line("Anna", "type the words that you were given");
    anna.type_line(words.trim_end_matches('.'), "Your name is kept");
    let (said, status) = guest.read_to_end();
    assert!(said.contains("taken over") && status == 0, "{said:?} {status}");
    drop(anna);
    let mut again = home.plainly(&host);
    again.until("You are back");
    // One address has so many connections, and whoever is one too many hears why.
    let end = Instant::now() + PATIENCE;
    let mut others = Vec::new();
    loop {
        let mut other = Home::new(&folder, &format!("other{}", others.len()), "ed25519").plainly(&host);
        let told = other.until("\n");
        if told.contains("Verbindungen") {
            let (said, status) = other.end();
            assert!((told + &said).contains("too many connections from your address"), "{said}");
            assert_eq!(status, Some(0));
            break;
        }
        others.push(other);
        assert!(others.len() <= 3 && Instant::now() < end, "somebody is one too many");
    }
    drop((others, again, host));
    gone(folder);
}
