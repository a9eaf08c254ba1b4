//! Whole games of every family, killed at any moment of their start, their moves, a save and a resume: every announced
//! move is in the record, the record is a prefix of that of the whole game, and the game can be resumed.
//!
//! Expected answers and records come from runs that were not killed, since the same seed is the same game.
//! `SIXDOT_KILLS` is the number of kills a game (1000 for a thorough run), and `SIXDOT_PROGRAM` the path of another
//! build of the program, such as `target/release/sixdot`, which starts many times faster. A disk that fails at any step
//! of writing loses nothing either.
#![cfg(target_os = "linux")]

use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use std::{env, fs};

use crate::support::program::Sixdot;

/// Kills per game by default.
const KILLS: u32 = 12;

const GAMES: &str = ".local/state/sixdot/games";

/// The name under which every game is saved in its middle.
const SAVED: &str = "kept";

/// Games of every family, with what is typed again and again; what is not possible there is refused and moves nothing.
const PLAYED: [(&str, &[&str]); 6] = [
    ("uno", HAND),
    ("mau-mau", HAND),
    ("number-one", HAND),
    ("numnum-mau-mau", HAND),
    ("numnum-wall", WALL),
    ("numnum-patience", ROWS),
];

/// A position counts only in a hand that was heard as it is.
const HAND: &[&str] = &[
    "hand",
    "position 1",
    "red",
    "hand",
    "position 2",
    "hand",
    "position 3",
    "hand",
    "position 4",
    "hand",
    "position 5",
    "draw",
    "pass",
];
const WALL: &[&str] = &[
    "take 1 2", "take 1 3", "take 1 4", "take 1 5", "take 1 6", "take 1 7", "take 2 3", "take 2 4", "take 2 5",
    "take 2 6", "take 2 7", "take 3 4", "take 3 5", "take 3 6", "take 3 7", "take 4 5", "take 4 6", "take 4 7",
    "take 5 6", "take 5 7",
];
const ROWS: &[&str] = &["lay", "lay red", "put", "choose red"];

/// Typed lines.
const LINES: usize = 40;

/// A game with what is typed in it, and what stands after each typed line if nobody kills it.
struct Script {
    game: &'static str,
    typed: Vec<String>,
    /// For the beginning and each typed line: how many bytes were told when it was answered, and how many lines the
    /// record had.
    answered: Vec<(usize, usize)>,
    /// Which typed line saves the game.
    saves: usize,
    told: Vec<u8>,
    record: String,
    /// Duration of the whole run.
    takes: Duration,
}

struct Home(Sixdot);

impl Home {
    fn new() -> Self {
        Home(Sixdot::new("").env("PATH", &env::var("PATH").unwrap_or_default()))
    }

    /// A run to the end of what is typed, or until it is killed.
    fn run(&self, line: &str, typed: &str, killed_after: Option<Duration>) -> Output {
        self.run_by(&[], line, typed, killed_after)
    }

    fn run_by(&self, before: &[&str], line: &str, typed: &str, killed_after: Option<Duration>) -> Output {
        let program = env::var("SIXDOT_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_sixdot").to_owned());
        let words: Vec<&str> = before.iter().copied().chain([&*program]).chain(line.split(' ')).collect();
        let mut child = self.0.command(words[0]).args(&words[1..]).spawn().expect("the program starts");
        // One that is killed does not read.
        let _ = child.stdin.take().expect("its input").write_all(typed.as_bytes());
        if let Some(moment) = killed_after {
            thread::sleep(moment);
            child.kill().expect("it can be killed");
        }
        child.wait_with_output().expect("the program ends")
    }

    fn record(&self, name: &str) -> Option<String> {
        fs::read_to_string(self.0.home().join(GAMES).join(format!("{name}.txt"))).ok()
    }

    /// Names of the files in the folder of games.
    fn files(&self) -> BTreeSet<String> {
        let entries = fs::read_dir(self.0.home().join(GAMES)).expect("the games").flatten();
        let files = entries.filter(|entry| entry.file_type().is_ok_and(|sort| sort.is_file()));
        files.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    }

    /// The game of UNO goes on, with the same cards where they are given, and no file is half a record.
    fn goes_on(&self, after: &str, held: Option<&str>) {
        let on = self.run("resume --lang en", "hand\n", None);
        let told = String::from_utf8_lossy(&on.stdout);
        assert!(on.status.success() && on.stderr.is_empty(), "{after}: {on:?}");
        assert!(told.starts_with("Continuing UNO.\n"), "{after}: {told}");
        assert!(held.is_none_or(|held| hand(&on) == held), "{after}: {told}");
        for name in self.files().iter().filter(|name| !name.starts_with('.')) {
            let text = fs::read_to_string(self.0.home().join(GAMES).join(name)).expect("a record");
            assert!(text.contains("\nmoves:\n") && text.contains(" deal\n"), "{after}: {name}: {text}");
        }
    }

    fn clear(&self) {
        let _ = fs::remove_dir_all(self.0.home().join(GAMES));
    }
}

impl Script {
    fn of(game: &'static str, turn: &[&str], home: &Home) -> Self {
        let mut typed: Vec<String> = turn.iter().cycle().take(LINES).map(|line| (*line).to_owned()).collect();
        let saves = typed.len() / 2;
        typed.insert(saves, format!("save {SAVED}"));
        let mut script = Script {
            game,
            typed,
            answered: Vec::new(),
            saves,
            told: Vec::new(),
            record: String::new(),
            takes: Duration::ZERO,
        };
        for count in 0..=script.typed.len() {
            home.clear();
            let begun = Instant::now();
            let run = home.run(&script.line(), &script.all_typed(count), None);
            script.takes = begun.elapsed();
            assert!(run.status.success() && run.stderr.is_empty(), "{game}: {run:?}");
            let text = String::from_utf8_lossy(&run.stdout).into_owned();
            let told = text.rfind("Goodbye.").unwrap_or(text.len());
            script.record = home.record("1").expect("every game in play is written down");
            script.answered.push((told, script.record.lines().count()));
            script.told = run.stdout[..told].to_vec();
        }
        assert!(
            script.answered[script.answered.len() - 1].1 > script.answered[0].1 + 5,
            "{game} is played: {}",
            script.record
        );
        script
    }

    fn line(&self) -> String {
        format!("play {} --lang en --seed 6", self.game)
    }

    fn all_typed(&self, count: usize) -> String {
        self.typed[..count].iter().flat_map(|line| [line, "\n"]).collect()
    }

    /// Holds what is on disk to what was told: after which answer the program was killed.
    fn holds(&self, home: &Home, told: &[u8], kill: u32) -> usize {
        let game = self.game;
        assert!(self.told.starts_with(told) || told.starts_with(&self.told), "{game}, killed for the {kill}. time");
        // An answer of which anything was told is wholly made.
        let begun = self.answered.iter().take_while(|(bytes, _)| *bytes < told.len()).count();
        let answers = if told.is_empty() { 0 } else { (begun + 1).min(self.answered.len()) };
        let lines = answers.checked_sub(1).map_or(0, |last| self.answered[last].1);
        let record = home.record("1");
        let written = record.as_deref().unwrap_or_default();
        assert!(self.record.starts_with(written), "{game}, killed for the {kill}. time: {written}");
        assert!(written.is_empty() || written.ends_with('\n'), "{game}, killed for the {kill}. time: {written}");
        assert!(
            written.lines().count() >= lines,
            "{game}, killed for the {kill}. time: {lines} lines were told, and this is written: {written}"
        );
        if answers > self.saves + 1 {
            let saved = home.record(SAVED).unwrap_or_default();
            let lines = self.answered[self.saves + 1].1;
            assert!(saved.lines().count() == lines && self.record.starts_with(&saved), "{game}: {saved}");
        }
        answers
    }
}

#[test]
fn what_was_told_is_never_lost_in_any_family() {
    let kills = env::var("SIXDOT_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    for (game, turn) in PLAYED {
        let home = Home::new();
        let script = Script::of(game, turn, &home);
        let (mut nothing, mut halfway, mut resumed) = (0, 0, 0);
        for kill in 0..kills {
            home.clear();
            let life = moment(script.takes * 5 / 4, kill);
            let run = home.run(&script.line(), &script.all_typed(script.typed.len()), Some(life));
            let told = String::from_utf8_lossy(&run.stdout);
            let told = &run.stdout[..told.rfind("Goodbye.").unwrap_or(run.stdout.len())];
            let answers = script.holds(&home, told, kill);
            nothing += u32::from(answers == 0);
            halfway += u32::from(answers > 0 && answers < script.answered.len());
            if let Some(before) = home.record("1") {
                // Going on is killed, too, and then goes on.
                home.run("resume 1 --lang en", "", Some(moment(script.takes / 4, kill)));
                let on = home.run("resume 1 --lang en", "", None);
                let is_over = String::from_utf8_lossy(&on.stderr).contains("finished");
                assert!(on.status.success() || is_over, "{game}, killed for the {kill}. time: {on:?}");
                assert_eq!(home.record("1").as_ref(), Some(&before), "{game}: what goes on stays as it is");
                resumed += 1;
            }
        }
        eprintln!(
            "{game}: killed {kills} times in the first {:.0?}: {nothing} before anything was told, {halfway} in its \
            middle; \
             {resumed} went on after being killed once more; nothing was lost",
            script.takes * 5 / 4
        );
    }
}

/// The same moments in every run, spread over the whole life.
fn moment(life: Duration, kill: u32) -> Duration {
    life.mul_f64(f64::from(kill.wrapping_mul(2_654_435_761)) / f64::from(u32::MAX))
}

/// The last line of an answer that tells the hand.
fn hand(output: &Output) -> String {
    let told = String::from_utf8_lossy(&output.stdout);
    told.lines().rfind(|line| line.starts_with("You hold")).unwrap_or_default().to_owned()
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
    let home = Home::new();
    let held = hand(&home.run("play uno --lang en --seed 6", "draw\npass\nhand\n", None));
    assert!(held.starts_with("You hold "), "{held}");
    let (mut tried, mut hit) = (0, 0);
    for (call, typed) in STEPS {
        for fault in FAULTS {
            for when in 1..=2 {
                let inject = format!("inject={call}:{fault}:when={when}");
                let log = home.0.home().join("strace.txt");
                let log_name = log.display().to_string();
                let traced = ["strace", "-f", "-qq", "-o", &log_name, "-e", &inject];
                let run = home.run_by(&traced, "resume --lang en", typed, None);
                let traced = fs::read_to_string(&log).unwrap_or_default();
                tried += 1;
                hit += usize::from(traced.contains("(INJECTED)") || traced.contains("killed by SIGKILL"));
                let after = format!("{inject}: {}", String::from_utf8_lossy(&run.stdout));
                let left = home.files().iter().any(|name| name.starts_with('.'));
                assert!(!left || fault == "signal=KILL" || call == "unlink", "{after}: {:?}", home.files());
                home.goes_on(&after, typed.is_empty().then_some(&*held));
                // The oldest game is left alone.
                for name in home.files().iter().filter(|name| *name != "1.txt") {
                    fs::remove_file(home.0.home().join(GAMES).join(name)).expect("a file can be removed");
                }
            }
        }
    }
    eprintln!("{tried} runs with injected faults, of which {hit} came about; nothing was lost");
    assert!(hit > 0, "strace injects nothing here");
}
