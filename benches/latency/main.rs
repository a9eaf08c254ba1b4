//! Latency: from the start to the first byte, and from Enter to the first and last byte of the answer, at a
//! pseudo-terminal, in each language, with and without the line editor.
//!
//! `cargo bench --bench latency`; on a busy machine, put `chrt -f 10` before it. `SIXDOT_PROGRAM` is the path of
//! another program to measure. Games are recorded in a temporary folder. `-- counts` counts instructions with valgrind
//! instead.
//!
//! The terminal does not echo, so all bytes after Enter come from the program: without the line editor, the answer and
//! the prompt; with it, first the end of the typed line. The last byte is the last one before 60 ms of silence.

#[cfg(unix)]
#[path = "../support/callgrind.rs"]
mod callgrind;
mod counts;
#[cfg(unix)]
mod terminal;

#[cfg(unix)]
fn main() {
    measured::run();
}

#[cfg(not(unix))]
fn main() {}

#[cfg(unix)]
mod measured {
    use std::path::PathBuf;
    use std::time::Duration;
    use std::{env, fs, process, thread};

    use crate::counts;
    use crate::terminal::{Answered, Program, Terminal};

    const LANGUAGES: [&str; 3] = ["de", "en", "fi"];
    /// Processes started for one figure.
    const STARTS: usize = 60;
    /// Repetitions of a question.
    const QUESTIONS: usize = 40;
    /// Games for the times of moves, and moves in each.
    const GAMES: u32 = 6;
    const MOVES: usize = 8;
    /// Questions, in words that every language understands.
    const ASKED: [&str; 3] = ["hand", "top", "counts"];
    /// Moves that can be made in turn, whatever the cards: after the second one everybody else moves.
    const MADE: [&str; 2] = ["draw", "pass"];

    pub fn run() {
        let path = env::var_os("SIXDOT_PROGRAM").map_or_else(|| env!("CARGO_BIN_EXE_sixdot").into(), PathBuf::from);
        let home = env::temp_dir().join(format!("sixdot-{}-latency", process::id()));
        fs::create_dir_all(&home).expect("a home");
        let program = Program { path, home: home.clone() };
        println!("program: {}", program.path.display());
        if env::args().any(|word| word == "counts") {
            counts::print(&program, &LANGUAGES);
        } else {
            print_times(&program);
        }
        fs::remove_dir_all(home).expect("the home can be removed");
    }

    fn print_times(program: &Program) {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
        println!("cores: {cores}, load before: {}", load.split(' ').next().unwrap_or("unknown"));
        println!("all in milliseconds: median, and the slowest of 20");
        println!("\n| Start to first byte | line editor | `--plain` |\n|---|---|---|");
        for lang in LANGUAGES {
            let [editor, plain] = [false, true].map(|plain| starts(program, lang, plain));
            println!("| `play uno --lang {lang}` | {editor} | {plain} |");
        }
        println!("\n| Enter to first byte / to last byte | line editor | `--plain` |\n|---|---|---|");
        for lang in LANGUAGES {
            for line in ASKED {
                let [editor, plain] = [false, true].map(|plain| questions(program, lang, plain, line));
                println!("| `{line}`, {lang} | {editor} | {plain} |");
            }
            let [editor, plain] = [false, true].map(|plain| moves(program, lang, plain));
            for ((line, editor), plain) in MADE.iter().zip(editor).zip(plain) {
                println!("| `{line}` against `medium`, {lang} | {editor} | {plain} |");
            }
        }
    }

    fn words(line: &str, plain: bool) -> Vec<String> {
        line.split(' ').chain(plain.then_some("--plain")).map(str::to_owned).collect()
    }

    fn starts(program: &Program, lang: &str, plain: bool) -> String {
        let line = words(&format!("play uno --lang {lang} --seed 1"), plain);
        // The first ones find the program outside the memory.
        let times = (0..STARTS + 5).map(|_| Terminal::start(program, &line).1).skip(5);
        figure(times.collect())
    }

    fn questions(program: &Program, lang: &str, plain: bool, line: &str) -> String {
        let words = words(&format!("play uno --lang {lang} --seed 1"), plain);
        let (mut terminal, _) = Terminal::start(program, &words);
        terminal.answer(line);
        both((0..QUESTIONS).map(|_| terminal.answer(line)).collect())
    }

    fn moves(program: &Program, lang: &str, plain: bool) -> Vec<String> {
        let mut answered: Vec<Vec<Answered>> = MADE.map(|_| Vec::new()).into();
        for seed in 1..=GAMES {
            let line = format!("play mau-mau --lang {lang} --seed {seed} --level medium --calls automatic");
            let (mut terminal, _) = Terminal::start(program, &words(&line, plain));
            for _ in 0..MOVES {
                for (line, answered) in MADE.iter().zip(&mut answered) {
                    answered.push(terminal.answer(line));
                }
            }
        }
        answered.into_iter().map(both).collect()
    }

    fn both(answers: Vec<Answered>) -> String {
        let (first, last): (Vec<_>, Vec<_>) = answers.into_iter().map(|answer| (answer.first, answer.last)).unzip();
        format!("{} / {}", figure(first), figure(last))
    }

    /// The median of some times, and behind it the one that 19 of 20 do not exceed.
    fn figure(mut times: Vec<Duration>) -> String {
        times.sort_unstable();
        let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1000.0;
        format!("{:.2} ({:.2})", at(50), at(95))
    }
}
