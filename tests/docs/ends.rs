//! Signals, lost terminals and failing disks: nothing is lost, the game can be resumed, one sentence gives the reason,
//! and the exit status is one that a script understands. `SIXDOT_UPDATE=1` rewrites the table in `tests/docs/ends.md`.
#![cfg(unix)]

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command};
use std::thread;
use std::time::Duration;

use crate::support::golden;
use crate::support::program::Sixdot;
use crate::support::terminal::{Session, Terminal};

const LANGS: [&str; 3] = ["de", "en", "fi"];

/// Games of every family, with moves that can be made in each of them.
const PLAYED: [(&str, &[&str]); 4] = [
    ("uno", &["play red 2", "draw", "pass"]),
    ("mau-mau", &["draw", "pass", "draw"]),
    (
        "numnum-wall",
        &[
            "take 1 2", "take 1 3", "take 1 4", "take 2 3", "take 2 4", "take 3 4", "take 1 5", "take 2 5",
            "take 3 5", "take 4 5",
        ],
    ),
    ("numnum-patience", &["put", "lay", "put", "lay"]),
];

/// Questions before and after the interruption.
const ASKED: [&str; 3] = ["hand", "top", "counts"];

/// A fault, what the page calls it, and a script of the shell that brings it about: `$0` is the program, `$GAME` is
/// behind it, and what the player is told of the fault is what the script writes.
struct Diagnostic {
    name: &'static str,
    script: &'static str,
    status: i32,
}

/// Waits until the game has begun, and sends `$SIGNAL`.
const SIGNALLED: &str = r#"mkfifo in; "$0" $GAME <in >out & exec 3>in
    until [ $(wc -l <out) -ge 3 ]; do sleep 0.02; done
    kill -s $SIGNAL $!; wait $!; status=$?; tail -1 out; exit $status"#;

const FAULTS: [Diagnostic; 14] = [
    Diagnostic {
        name: "Nothing more can be typed: Ctrl-D, or the end of a pipe",
        script: r#""$0" $GAME </dev/null >out; status=$?; tail -1 out; exit $status"#,
        status: 0,
    },
    Diagnostic {
        name: "There is no input at all",
        script: r#""$0" $GAME <&- >out; status=$?; tail -1 out; exit $status"#,
        status: 0,
    },
    Diagnostic { name: "SIGTERM: the system ends it", script: "SIGNAL=TERM", status: 143 },
    Diagnostic { name: "SIGHUP: the terminal or the connection is gone", script: "SIGNAL=HUP", status: 129 },
    Diagnostic {
        name: "SIGQUIT: Ctrl and the backslash, where the line editor does not take them",
        script: "SIGNAL=QUIT",
        status: 131,
    },
    Diagnostic {
        name: "SIGKILL, or a power cut: told by the next `sixdot resume`",
        script: r#"mkfifo in; "$0" $GAME <in >out & exec 3>in
            until [ $(wc -l <out) -ge 3 ]; do sleep 0.02; done
            kill -s KILL $!; wait $!; status=$?; "$0" resume --lang $L </dev/null | head -1; exit $status"#,
        status: 137,
    },
    Diagnostic {
        name: "Nobody reads the output any more (SIGPIPE)",
        script: r#"{ printf 'hand\ntop\n'; } | { "$0" $GAME; echo $? >status; } | head -1 >first; exit $(cat status)"#,
        status: 0,
    },
    Diagnostic {
        name: "The output cannot be written",
        script: r#""$0" $GAME </dev/null 2>&1 >/dev/full"#,
        status: 1,
    },
    Diagnostic {
        name: "There is no place for games",
        script: r#"env -u HOME "$0" $GAME </dev/null >out; status=$?; head -1 out; exit $status"#,
        status: 0,
    },
    Diagnostic {
        name: "The folder of games cannot be made",
        script: r#"mkdir -p .local/state; touch .local/state/sixdot
            "$0" $GAME </dev/null >out; status=$?; head -1 out; exit $status"#,
        status: 0,
    },
    Diagnostic {
        name: "The disk becomes full in the middle of a game",
        script: r#"ulimit -f 1; while sleep 0.01; do echo draw; echo pass; done | "$0" $GAME | grep -m1 "$HOME""#,
        status: 0,
    },
    Diagnostic {
        name: "The record of the game is damaged",
        script: r#""$0" $GAME </dev/null >out; printf 'x\ny\n' >>.local/state/sixdot/games/1.txt
            "$0" resume --lang $L </dev/null 2>&1"#,
        status: 2,
    },
    Diagnostic {
        name: "The record of the game is something else",
        script: r#"mkdir -p .local/state/sixdot/games; echo "a letter" >.local/state/sixdot/games/1.txt
            "$0" resume 1 --lang $L </dev/null 2>&1"#,
        status: 2,
    },
    Diagnostic {
        name: "Two programs go on with one game: each writes a record of its own, and by the same moves it is one \
            game, told by the next `sixdot resume`",
        script: r#""$0" $GAME </dev/null >first; mkfifo in; "$0" resume 1 --lang $L <in >out & exec 3>in
            until [ $(wc -l <out) -ge 3 ]; do sleep 0.02; done
            printf 'draw\npass\n' | "$0" resume 1 --lang $L >other; echo draw >&3; exec 3>&-; wait $!
            "$0" resume --lang $L </dev/null | head -1"#,
        status: 0,
    },
];

fn home() -> Sixdot {
    Sixdot::new("").env("PATH", "/usr/bin:/bin")
}

/// The message of a fault, without the path of its home, and the exit status.
fn met(fault: &Diagnostic, lang: &str) -> (String, i32) {
    let script = match fault.script.strip_prefix("SIGNAL=") {
        Some(signal) => SIGNALLED.replace("$SIGNAL", signal),
        None => fault.script.to_owned(),
    };
    let home = home().env("GAME", &format!("play mau-mau --lang {lang} --seed 6")).env("L", lang);
    let run = home.shell(&script).output().expect("a shell");
    let told = String::from_utf8(run.stdout).expect("only text is written");
    (told.trim_end().replace(&home.home().display().to_string(), "~"), run.status.code().expect("a status"))
}

/// A game between pipes, while it is played.
struct Playing {
    child: Child,
    typed: ChildStdin,
    told: BufReader<ChildStdout>,
}

impl Playing {
    fn new(home: &Sixdot, line: &str) -> Self {
        let mut child = Sixdot::again(line, home.home()).start();
        let typed = child.stdin.take().expect("its input");
        let told = BufReader::new(child.stdout.take().expect("its output"));
        Playing { child, typed, told }
    }

    /// The answer to a line: what is told up to a line that nothing is answered with but this.
    fn answer(&mut self, typed: &str) -> Vec<String> {
        writeln!(self.typed, "{typed}\nlanguage").expect("it reads");
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            assert_ne!(self.told.read_line(&mut line).expect("text"), 0, "it goes on behind {typed}: {lines:?}");
            // The last of the languages that there are.
            if line.starts_with("Suomi: ") {
                lines.retain(|line: &String| !line.contains("English") && !line.contains("Deutsch: "));
                return lines;
            }
            lines.push(line.trim_end().to_owned());
        }
    }

    /// Sends a signal: what is still told, and the status.
    fn ended_by(mut self, signal: &str) -> (String, Option<i32>) {
        let sent =
            Command::new("kill").args(["-s", signal, &self.child.id().to_string()]).status().expect("a signal");
        assert!(sent.success());
        let status = self.child.wait().expect("it ends");
        let mut rest = String::new();
        while self.told.read_line(&mut rest).expect("text") > 0 {}
        (rest, status.code())
    }
}

#[test]
fn the_page_tells_what_happens() {
    let mut table = String::from("| what happens | status | Deutsch | English | Suomi |\n|---|---|---|---|---|\n");
    for fault in &FAULTS {
        write!(table, "| {} | {} |", fault.name, fault.status).expect("a text grows");
        for lang in LANGS {
            let (told, status) = met(fault, lang);
            assert_eq!(status, fault.status, "{}, {lang}: {told}", fault.name);
            assert!(told.lines().count() <= 1, "{}, {lang}: {told}", fault.name);
            let silent = fault.name.contains("SIGPIPE");
            assert_eq!(told.is_empty(), silent, "{}, {lang}: {told}", fault.name);
            write!(table, " {} |", if silent { "–" } else { &told }).expect("a text grows");
        }
        table.push('\n');
    }
    let path = "tests/docs/ends.md";
    let page = golden::read(path);
    let from = page.find("| what happens").expect("the page has the table");
    let to = page[from..].find("\n\n").map_or(page.len(), |end| from + end + 1);
    golden::check(path, &[&page[..from], &table, &page[to..]].concat());
}

/// In every family, each language with another signal: what was told before a signal is there behind it, and the
/// sentence says how it goes on.
#[test]
fn nothing_is_lost_whatever_signal_ends_it() {
    for (game, moves) in PLAYED {
        for (lang, (signal, status)) in LANGS.into_iter().zip([("TERM", 143), ("HUP", 129), ("QUIT", 131)]) {
            let home = home();
            let mut playing = Playing::new(&home, &format!("play {game} --lang {lang} --seed 6"));
            for typed in moves {
                playing.answer(typed);
            }
            let before: Vec<_> = ASKED.iter().flat_map(|asked| playing.answer(asked)).collect();
            let (rest, ended) = playing.ended_by(signal);
            assert_eq!(ended, Some(status), "{game}, {signal}");
            assert!(rest.trim_end().ends_with("sixdot resume."), "{game}, {signal}, {lang}: {rest}");
            assert_eq!(rest.lines().count(), 1, "{game}, {signal}, {lang}: {rest}");
            let record = fs::read_to_string(home.home().join(".local/state/sixdot/games/1.txt")).expect("the record");
            assert!(record.ends_with('\n') && record.lines().count() > 11, "{game}, {signal}: {record}");
            let mut on = Playing::new(&home, &format!("resume --lang {lang}"));
            let begun = on.answer("stats off");
            assert!(begun.len() > 1, "{game}, {signal}: {begun:?}");
            let after: Vec<_> = ASKED.iter().flat_map(|asked| on.answer(asked)).collect();
            assert_eq!(after, before, "{game}, {signal}, {lang}");
        }
    }
}

/// A person at a terminal, in lines or with single keys: the sentence stands on a row of its own, and what is typed is
/// heard again.
#[test]
fn a_terminal_is_as_it_was_behind_the_sentence() {
    let ends = [
        ("TERM", 143, "en", ""),
        ("QUIT", 131, "de", " --keys on"),
        ("INT", 130, "fi", " --keys on"),
        ("HUP", 129, "de", ""),
        ("TERM", 143, "fi", " --keys on"),
    ];
    for (signal, status, lang, keys) in ends {
        let home = home();
        let inner = format!("echo pid $$.; exec \"$0\" play uno --lang {lang} --seed 6{keys}");
        let mut session = at_terminal(&home, &format!("sh -c '{inner}' \"$0\"; echo status $?.; stty -a; echo end."));
        session.read_until("pid ");
        let pid = session.read_until(".\r\n");
        session.read_until_quiet();
        let sent = Command::new("kill").args(["-s", signal, pid.trim_end_matches(".\r\n")]).status();
        assert!(sent.expect("a signal").success());
        let told = session.read_until("end.\r\n");
        let rows: Vec<&str> = told.lines().filter(|row| !row.is_empty()).collect();
        assert!(rows[0].ends_with("sixdot resume."), "{signal}: {told}");
        assert_eq!(rows[1], format!("status {status}."), "{signal}: {told}");
        let manner: Vec<&str> = told.split([' ', ';', '\r', '\n']).collect();
        assert!(
            ["echo", "icanon", "isig", "iexten", "icrnl", "opost"].iter().all(|flag| manner.contains(flag)),
            "{signal}: {told}"
        );
    }
}

/// The terminal itself is gone, as when a window is closed: what leads its processes ends, and the system hangs up.
#[test]
fn a_game_goes_on_when_its_terminal_is_gone() {
    for keys in ["", " --keys on"] {
        let home = home();
        let script = format!("(trap : HUP; \"$0\" play uno --lang en --seed 6{keys}; echo $? >status); echo over");
        let mut session = at_terminal(&home, &script);
        session.read_until("Your turn.");
        session.read_until_quiet();
        session.type_keys(if keys.is_empty() { "hand\r" } else { "h" });
        session.read_until("You hold ");
        session.read_until_quiet();
        session.kill();
        let status = home.home().join("status");
        let ended = (0..400).find_map(|_| {
            thread::sleep(Duration::from_millis(25));
            fs::read_to_string(&status).ok().filter(|status| status.ends_with('\n'))
        });
        assert_eq!(ended.as_deref(), Some("129\n"), "{keys}");
        let begun = Sixdot::again("resume --lang en", home.home()).run().stdout;
        assert!(begun.starts_with("Continuing UNO.\n"), "{begun}");
    }
}

/// The window becomes narrower between two answers, and the program is stopped and goes on: answers are as before, in
/// rows that fit.
#[test]
fn a_narrower_window_and_a_stop_change_nothing_that_is_told() {
    let home = home();
    let mut session =
        at_terminal(&home, "set -m; \"$0\" play uno --lang en --seed 6; stty cols 30; echo stopped; fg %1");
    session.read_until("Your turn.");
    session.read_until_quiet();
    session.type_keys("hand\r");
    session.read_until("You hold ");
    let wide = words(&session.read_until_quiet());
    session.type_keys("\u{1A}");
    session.read_until("stopped\r\n");
    session.read_until_quiet();
    session.type_keys("hand\r");
    session.read_until("You hold ");
    let narrow = session.read_until_quiet();
    assert!(
        narrow.split("\r\n").skip(1).all(|row| row.chars().filter(|c| !c.is_control()).count() <= 36),
        "{narrow:?}"
    );
    assert_eq!(words(&narrow), wide);
    session.type_keys("quit\r");
    assert!(session.read_until("sixdot").contains("Goodbye."));
}

/// The words of an answer, up to the prompt behind it.
fn words(answer: &str) -> Vec<String> {
    let text = answer.split('\u{1B}').next().unwrap_or_default();
    text.split_whitespace().map(str::to_owned).collect()
}

fn at_terminal(home: &Sixdot, script: &str) -> Session {
    let terminal = Terminal::of(Sixdot::again("", home.home())).columns(100);
    terminal.running(&format!("cd \"$HOME\"; {script}")).spawn()
}
