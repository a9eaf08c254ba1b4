//! Instructions of a start and of a line, which do not drift on a busy machine.

use std::env;
use std::fs::{self, File};
use std::path::Path;
use std::process::Stdio;

use crate::callgrind::{callgrind, counted};
use crate::terminal::Program;

/// The first run has so many rounds of lines; the second one so many more.
const FEW: usize = 2;
const MORE: usize = 10;

const GAME: &str = "play mau-mau --seed 1 --level medium --calls automatic";

/// Typed lines of a round, by game.
const ROUNDS: [(&str, &str); 3] =
    [("`hand`", "hand\n"), ("`top`", "top\n"), ("`draw` and `pass` against `medium`", "draw\npass\n")];

/// Prints what a start with its end takes, and what lines take: the difference of two runs between pipes, one of them
/// with more lines than the other.
pub fn print(program: &Program, languages: &[&str]) {
    println!("| Instructions | {} |\n|---|{}", languages.join(" | "), "---|".repeat(languages.len()));
    // The first game of all with some rules keeps them beside the record.
    for game in ["play uno --seed 1 --lang en", GAME] {
        instructions(program, game, "");
    }
    let starts = languages.iter().map(|lang| instructions(program, &format!("play uno --seed 1 --lang {lang}"), ""));
    row("start and end of `play uno`", starts);
    for (name, round) in ROUNDS {
        let taken = languages.iter().map(|lang| {
            let line = format!("{GAME} --lang {lang}");
            let [few, all] = [FEW, FEW + MORE].map(|rounds| instructions(program, &line, &round.repeat(rounds)));
            (all - few) / MORE as u64
        });
        row(name, taken);
    }
}

fn row(name: &str, counts: impl Iterator<Item = u64>) {
    println!("| {name} | {} |", counts.map(|count| count.to_string()).collect::<Vec<_>>().join(" | "));
}

/// The instructions of a run of the program in which these lines are typed.
fn instructions(program: &Program, words: &str, typed: &str) -> u64 {
    let lines = program.home.join("lines");
    fs::write(&lines, typed).expect("a file of lines");
    let mut command = callgrind();
    command.arg(&program.path).args(words.split(' ')).env_clear().env("HOME", &program.home);
    command.envs(env::var_os("PATH").map(|path| ("PATH", path))).stdin(read(&lines)).stdout(Stdio::null());
    counted(&mut command)
}

fn read(path: &Path) -> Stdio {
    File::open(path).expect("the file of lines").into()
}
