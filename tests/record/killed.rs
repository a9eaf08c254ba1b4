//! Games survive the program: it is killed at any moment of a game, its disk fails at any step of writing, and every announced
//! game can be resumed.
//!
//! `SIXDOT_KILLS` is the number of kills; use 1000 for a thorough run. `SIXDOT_PROGRAM` is the path of another build of the
//! program, such as `target/release/sixdot`, which starts many times faster.
#![cfg(target_os = "linux")]

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Kills by default.
const KILLS: u32 = 40;

/// The longest that it lives then, or a half more than it needs for a whole answer where that is longer.
const LIFE: Duration = Duration::from_millis(60);

const GAMES: &str = ".local/state/sixdot/games";

/// A home with one game in play, of which this was told.
struct Home {
    path: PathBuf,
    hand: String,
}

impl Home {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("killed-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a home");
        let mut home = Home { path, hand: String::new() };
        let begun = home.run(&[], "play uno --lang en --seed 6", "draw\npass\nhand\n");
        home.hand = hand(&begun);
        home
    }

    fn command(&self, before: &[&str], line: &str) -> Command {
        let program = env::var("SIXDOT_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_sixdot").to_owned());
        let words: Vec<&str> = before.iter().copied().chain([&*program]).chain(line.split(' ')).collect();
        let mut command = Command::new(words[0]);
        command
            .args(&words[1..])
            .env_clear()
            .env("HOME", &self.path)
            .envs(env::vars().filter(|(name, _)| name == "PATH"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn run(&self, before: &[&str], line: &str, typed: &str) -> Output {
        let mut child = self.command(before, line).spawn().expect("the program starts");
        // One that is killed does not read.
        let _ = child.stdin.take().expect("its input").write_all(typed.as_bytes());
        child.wait_with_output().expect("the program ends")
    }

    /// Names of the files in the folder of games.
    fn files(&self) -> BTreeSet<String> {
        let entries = fs::read_dir(self.path.join(GAMES)).expect("the games").flatten();
        let files = entries.filter(|entry| entry.file_type().is_ok_and(|sort| sort.is_file()));
        files.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    }

    /// The game goes on with the same cards, and no file is half a record.
    fn holds(&self, after: &str, same_hand: bool) {
        let on = self.run(&[], "resume --lang en", "hand\n");
        let told = String::from_utf8_lossy(&on.stdout);
        assert!(on.status.success() && on.stderr.is_empty(), "{after}: {on:?}");
        assert!(told.starts_with("UNO goes on.\n"), "{after}: {told}");
        assert!(!same_hand || hand(&on) == self.hand, "{after}: {told}");
        for name in self.files().iter().filter(|name| !name.starts_with('.')) {
            let text = fs::read_to_string(self.path.join(GAMES).join(name)).expect("a record");
            assert!(text.contains("\nmoves:\n") && text.contains(" deal\n"), "{after}: {name}: {text}");
        }
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// The last line of an answer that tells the hand.
fn hand(output: &Output) -> String {
    let told = String::from_utf8_lossy(&output.stdout);
    told.lines().rfind(|line| line.starts_with("You hold")).unwrap_or_default().to_owned()
}

#[test]
fn no_game_is_lost_whenever_the_program_is_killed() {
    let home = Home::new("anytime");
    assert!(home.hand.starts_with("You hold "), "{}", home.hand);
    let kills = env::var("SIXDOT_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let start = Instant::now();
    home.holds("not killed", true);
    // `holds` starts the program once.
    let life = LIFE.max(start.elapsed() * 3 / 2);
    clear(&home);
    // The same moments in every run, spread over the whole life.
    let moment = |kill: u32| life.mul_f64(f64::from(kill.wrapping_mul(2_654_435_761)) / f64::from(u32::MAX));
    let (mut early, mut written) = (0, 0);
    for kill in 0..kills {
        let before = home.files();
        let mut child = home.command(&[], "resume --lang en").spawn().expect("the program starts");
        thread::sleep(moment(kill));
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        if home.files() == before {
            early += 1;
        } else {
            written += 1;
        }
        home.holds(&format!("killed for the {kill}. time"), true);
        if kill % 16 == 15 {
            clear(&home);
        }
    }
    eprintln!(
        "killed {kills} times in the first {life:.0?}: {early} before a new record, {written} behind it; nothing was lost"
    );
}

/// Steps of writing that fail, or at which the program is killed, as strace names them, and what is typed.
const STEPS: [(&str, &str); 9] = [
    ("write", ""),
    ("fsync", ""),
    ("fdatasync", "draw\n"),
    ("link", ""),
    ("linkat", ""),
    ("rename", ""),
    ("unlink", ""),
    ("mkdir", ""),
    ("chmod", ""),
];

/// Injected faults.
const FAULTS: [&str; 4] = ["signal=KILL", "error=ENOSPC", "error=EIO", "error=EPERM"];

/// With each injected fault; where there is no strace, nothing can be injected.
#[test]
fn a_game_that_goes_on_is_never_lost_whatever_fails() {
    let strace = Command::new("strace").arg("-V").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !strace.is_ok_and(|status| status.success()) {
        return eprintln!("strace is not installed, so nothing was injected");
    }
    let home = Home::new("faults");
    let (mut tried, mut hit) = (0, 0);
    for (call, typed) in STEPS {
        for fault in FAULTS {
            for when in 1..=2 {
                let inject = format!("inject={call}:{fault}:when={when}");
                let log = home.path.join("strace.txt");
                let log_name = log.display().to_string();
                let run =
                    home.run(&["strace", "-f", "-qq", "-o", &log_name, "-e", &inject], "resume --lang en", typed);
                let traced = fs::read_to_string(&log).unwrap_or_default();
                tried += 1;
                hit += usize::from(traced.contains("(INJECTED)") || traced.contains("killed by SIGKILL"));
                let after = format!("{inject}: {}", String::from_utf8_lossy(&run.stdout));
                let left = home.files().iter().any(|name| name.starts_with('.'));
                assert!(!left || fault == "signal=KILL" || call == "unlink", "{after}: {:?}", home.files());
                home.holds(&after, typed.is_empty());
                clear(&home);
            }
        }
    }
    eprintln!("{tried} runs with injected faults, of which {hit} came about; nothing was lost");
    assert!(hit > 0, "strace injects nothing here");
}

/// Leaves the oldest game alone.
fn clear(home: &Home) {
    for name in home.files().iter().filter(|name| *name != "1.txt") {
        fs::remove_file(home.path.join(GAMES).join(name)).expect("a file can be removed");
    }
}
