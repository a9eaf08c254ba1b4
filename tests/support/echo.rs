//! A conversation that repeats what is typed, as a program: this test binary, started again to run only
//! [`play_if_asked`].

use std::{env, io, process};

use sixdot::session::{Answer, Conversation, Key, KeyAnswer, Look, Width};
use sixdot::terminal::Screen;
use sixdot::terminal::repl::{self, StandardStreams};
use sixdot::text::{Channel, Line, Text as Said, Urgency};

use super::terminal::Program;

const ASKED: &str = "ECHO";
const COMMANDS: [&str; 4] = ["hand", "help", "history", "top"];

/// Plain lines, for [`Terminal::env`](super::terminal::Terminal::env).
pub const PLAIN: &str = "ECHO_PLAIN";
/// The width of a braille display.
pub const BRAILLE: &str = "ECHO_BRAILLE";
/// Single keys instead of lines.
pub const KEYS: &str = "ECHO_KEYS";
/// Text of the prompt.
pub const STATUS: &str = "ECHO_STATUS";

/// The program; `test` is the name of the test that calls [`play_if_asked`].
pub fn program(test: &str) -> Program {
    this_test_binary(test, ASKED)
}

/// This test binary, which runs only the test with that name, and has a variable by which it knows that it was asked
/// for.
pub fn this_test_binary(test: &str, asked: &'static str) -> Program {
    Program {
        path: env::current_exe().expect("the path of this test"),
        args: [test, "--exact", "--ignored", "--nocapture", "--quiet"].map(Into::into).to_vec(),
        env: vec![(asked, "1".to_owned())],
        preamble: "running 1 test\r\n",
    }
}

/// Holds the conversation on standard input and output and ends the process.
pub fn play_if_asked() {
    if env::var_os(ASKED).is_none() {
        return;
    }
    let ends = StandardStreams::of_this_process(env::var_os(PLAIN).is_some());
    let look = env::var(BRAILLE).map_or_else(
        |_| Look::default(),
        |cells| {
            let cells: usize = cells.parse().expect("a number of cells");
            Look::braille(Width::new(cells).expect("the width of a display"))
        },
    );
    let ended = repl::run(Echo { owner: 0 }, &mut Screen::new(io::stdout(), look), &ends);
    process::exit(i32::from(ended.is_err()));
}

struct Echo {
    owner: usize,
}

fn line(text: &str) -> Line {
    Said::plain(text.to_owned()).verbatim(Channel::Game, Urgency::Answer)
}

impl Conversation for Echo {
    fn begin(&mut self) -> Answer {
        Answer::new(vec![line("Welcome."), line("Your turn.")])
    }

    fn answer(&mut self, typed: &str) -> Answer {
        match typed {
            "" => Answer::new(vec![line("Your turn.")]),
            "quit" => Answer::last(vec![line("Goodbye.")]),
            "long" => Answer::new((1..=12).map(|n| line(&format!("Line {n}."))).collect()),
            "rude" => Answer::new(vec![line("A name with \u{1B}[2J\u{7}\rbytes.\n\n")]),
            "pass" => {
                self.owner = 1 - self.owner;
                Answer::new(vec![line("The keyboard goes on.")])
            }
            _ => Answer::new(vec![line(&format!("You said {typed}.")), line("Your turn.")]),
        }
    }

    fn interrupted(&mut self) -> Answer {
        Answer::new(vec![line("Once more to leave.")])
    }

    fn end_of_input(&mut self) -> Answer {
        Answer::new(vec![line("Goodbye.")])
    }

    fn status(&self) -> String {
        env::var(STATUS).unwrap_or_default()
    }

    fn history_owner(&self) -> usize {
        self.owner
    }

    fn complete(&self, typed: &str) -> Vec<String> {
        let word = typed.rsplit([' ', ';']).next().unwrap_or_default();
        assert!(word != "fall", "as it was asked to");
        COMMANDS.iter().filter(|command| command.starts_with(word)).map(|&command| command.to_owned()).collect()
    }

    fn matches(&self, candidates: &[String]) -> Line {
        match candidates.len() {
            0 => line("No matches."),
            count => line(&format!("{count} matches: {}", candidates.join(", "))),
        }
    }

    fn more(&self) -> Line {
        line("Enter for more.")
    }

    fn reads_keys(&self) -> bool {
        env::var_os(KEYS).is_some()
    }

    fn press(&mut self, key: Key) -> KeyAnswer {
        assert!(key != Key::Char('!'), "as it was asked to");
        KeyAnswer::Told(Answer::new(vec![line("A key.")]))
    }

    fn wants_more(&self, typed: &str) -> bool {
        typed == "more"
    }
}
