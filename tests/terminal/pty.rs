//! Output of the program, byte by byte: at terminals of several kinds and in pipes.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{self, Child, Command, Stdio};
use std::{env, fs};

use crate::support::echo::{self, BRAILLE, KEYS, PLAIN, STATUS};
use crate::support::program::Sixdot;
use crate::support::terminal::{Program, Session, Terminal};

/// The line editor's output for an empty line.
const PROMPT: &str = "\r\u{1B}[K. \r\u{1B}[2C";

const WELCOME: &str = "Welcome.\r\nYour turn.\r\n";

/// Not a test: the program under test.
#[test]
#[ignore = "is started by the other tests"]
fn echo_conversation() {
    echo::play_if_asked();
}

fn program() -> Program {
    echo::program("terminal::pty::echo_conversation")
}

fn terminal() -> Terminal {
    Terminal::new(program())
}

/// A program that waits at its first prompt.
fn at_the_prompt() -> Session {
    let mut session = terminal().spawn();
    assert_eq!(session.read_until(PROMPT), format!("{WELCOME}{PROMPT}"));
    session
}

/// The program between pipes.
fn between_pipes() -> Child {
    let program = program();
    Command::new(&program.path)
        .args(&program.args)
        .envs(program.env)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Output of the program proper in a pipe.
fn text(bytes: &[u8]) -> String {
    let text = String::from_utf8(bytes.to_vec()).expect("only text is written");
    text.split_once("running 1 test\n").expect("the preamble").1.to_owned()
}

/// The answer to `long`, without a stop.
fn long_answer() -> String {
    (1..=12).flat_map(|n| ["Line ".to_owned(), n.to_string(), ".\n".to_owned()]).collect()
}

/// A path for a file of one test.
fn temporary(name: &str) -> PathBuf {
    env::temp_dir().join(format!("sixdot-pty-{}-{name}", process::id()))
}

#[test]
fn a_key_at_the_end_of_the_line_writes_just_that_character() {
    let mut session = at_the_prompt();
    for key in ["p", " ", "r", "ä", "5", ";"] {
        session.type_keys(key);
        assert_eq!(session.read_until(key), key);
        assert_eq!(session.read_until_quiet(), "");
    }
}

#[test]
fn an_answer_is_whole_lines_and_nothing_else() {
    let mut session = at_the_prompt();
    session.type_keys("hand\r");
    assert_eq!(session.read_until(PROMPT), format!("hand\r\nYou said hand.\r\nYour turn.\r\n{PROMPT}"));
    session.type_keys("\r");
    assert_eq!(session.read_until(PROMPT), format!("\r\nYour turn.\r\n{PROMPT}"));
    session.type_keys("rude\r");
    assert_eq!(session.read_until(PROMPT), format!("rude\r\nA name with bytes.\r\n{PROMPT}"));
}

#[test]
#[cfg(target_os = "linux")]
fn an_answer_is_one_write() {
    let mut session = at_the_prompt();
    session.type_keys("hand");
    session.read_until("hand");
    let before = session.writes();
    session.type_keys("\r");
    session.read_until(PROMPT);
    assert_eq!(session.writes() - before, 3, "the editor's newline, the answer, the prompt");
}

#[test]
fn long_answers_stop_at_a_terminal() {
    for plain in [false, true] {
        let terminal = if plain { terminal().env(PLAIN, "1") } else { terminal() };
        let mut session = terminal.spawn();
        session.type_keys("long\r");
        let page = session.read_until("Enter for more.\r\n");
        assert!(page.ends_with("Line 6.\r\nLine 7.\r\nEnter for more.\r\n"), "{page:?}");
        session.type_keys("\r");
        let page = session.read_until("Line 12.\r\n");
        assert!(page.ends_with("Line 8.\r\nLine 9.\r\nLine 10.\r\nLine 11.\r\nLine 12.\r\n"), "{page:?}");
    }
}

#[test]
fn tab_completes_what_can_become_one_thing() {
    let mut session = at_the_prompt();
    session.type_keys("hand;to\t");
    let repainted = "\r\u{1B}[K. hand;top \r\u{1B}[11C";
    assert_eq!(session.read_until(repainted), format!("hand;to{repainted}"));
    session.type_keys("c\r");
    assert!(session.read_until(PROMPT).starts_with("c\r\nYou said hand;top c.\r\n"));
}

#[test]
fn tab_tells_what_it_can_become_in_a_line() {
    let mut session = at_the_prompt();
    session.type_keys("h\t");
    let told = "h\r\n3 matches: hand, help, history\r\n\r\u{1B}[K. h\r\u{1B}[3C";
    assert_eq!(session.read_until(told), told);
    session.type_keys("i\t\r");
    assert!(session.read_until(PROMPT).contains("\r\nYou said history.\r\n"));
    session.type_keys("x\t");
    let told = "x\r\nNo matches.\r\n\r\u{1B}[K. x\r\u{1B}[3C";
    assert_eq!(session.read_until(told), told);
}

#[test]
fn keys_that_search_or_quote_do_nothing() {
    let mut session = at_the_prompt();
    session.type_keys("hand\r");
    session.read_until(PROMPT);
    for control in *b"RSQV@" {
        session.type_keys([control & 0x1F]);
        assert_eq!(session.read_until_quiet(), "", "control {}", char::from(control));
        session.type_keys("h");
        assert_eq!(session.read_until("h"), "h", "after control {}", char::from(control));
        session.type_keys("\u{15}");
        session.read_until_quiet();
    }
}

#[test]
fn a_lone_escape_swallows_nothing() {
    let mut session = at_the_prompt();
    session.type_keys("\u{1B}");
    assert_eq!(session.read_until_quiet(), "");
    session.type_keys("h");
    assert_eq!(session.read_until("h"), "h");
    session.type_keys("\u{1B}OQ");
    assert_eq!(session.read_until_quiet(), "");
}

#[test]
fn each_person_has_an_own_history() {
    const UP: &str = "\u{1B}[A";
    let mut session = at_the_prompt();
    for line in ["hand\r", "pass\r"] {
        session.type_keys(line);
        session.read_until(PROMPT);
    }
    session.type_keys(UP);
    assert_eq!(session.read_until_quiet(), "");
    session.type_keys("pass\r");
    session.read_until(PROMPT);
    session.type_keys([UP, UP].concat());
    session.read_until(". pass\r\u{1B}[6C");
    session.read_until(". hand\r\u{1B}[6C");
}

#[test]
fn lines_that_are_pasted_are_answered_one_by_one() {
    let mut session = at_the_prompt();
    session.type_keys("one\rtwo\rquit\r");
    let (written, status) = session.read_to_end();
    assert!(written.contains("You said one.") && written.contains("You said two."), "{written:?}");
    assert!(written.ends_with("Goodbye.\r\n"));
    assert_eq!(status, 0);
}

#[test]
fn control_c_twice_leaves() {
    let mut session = at_the_prompt();
    session.type_keys("ha\u{3}");
    assert_eq!(session.read_until(PROMPT), format!("ha\r\nOnce more to leave.\r\n{PROMPT}"));
    session.type_keys("\u{3}");
    assert_eq!(session.read_to_end(), ("\r\nGoodbye.\r\n".to_owned(), 0));
}

#[test]
fn control_d_leaves() {
    let mut session = at_the_prompt();
    session.type_keys("\u{4}");
    assert_eq!(session.read_to_end(), ("\r\nGoodbye.\r\n".to_owned(), 0));
}

#[test]
fn bytes_that_are_not_text_do_no_harm() {
    let mut session = at_the_prompt();
    session.type_keys(b"gr\xFCn\r");
    assert!(session.read_until(PROMPT).contains("You said \u{FFFD}.\r\n"));
    session.type_keys("hand\r");
    assert!(session.read_until("Your turn.\r\n").contains("You said hand.\r\n"));
}

#[test]
fn long_lines_and_narrow_terminals_do_no_harm() {
    for columns in [1, 2, 10, 80] {
        let mut session = terminal().columns(columns).env(STATUS, "r9 6c").spawn();
        session.type_keys("x".repeat(3000) + "\r");
        session.type_keys("quit\r");
        let (written, status) = session.read_to_end();
        assert!(written.ends_with("Goodbye.\r\n"), "{columns}: {written:?}");
        assert_eq!(status, 0);
    }
}

#[test]
fn the_status_stands_in_the_prompt() {
    let mut session = terminal().env(STATUS, "r9 6c").env(BRAILLE, "20").spawn();
    let prompt = "\r\u{1B}[K. r9 6c \r\u{1B}[8C";
    session.read_until(prompt);
    session.type_keys("Donaudampf schifffahrt\r");
    let answer = "\r\nYou said Donaudampf\r\nschifffahrt.\r\nYour turn.\r\n";
    assert_eq!(session.read_until(prompt), format!("Donaudampf schifffahrt{answer}{prompt}"));
}

#[test]
fn without_the_line_editor_no_sequence_is_written() {
    let plain = terminal().env(PLAIN, "1");
    let dumb = terminal().env("TERM", "dumb");
    let unset = terminal().without_env("TERM");
    for terminal in [plain, dumb, unset] {
        let mut session = terminal.spawn();
        assert_eq!(session.read_until(". "), format!("{WELCOME}. "));
        session.type_keys("ha\u{1B}[Dnd\r");
        let answer = session.read_until("Your turn.\r\n. ");
        assert!(answer.ends_with("\r\nYou said hand.\r\nYour turn.\r\n. "), "{answer:?}");
        session.type_keys("\u{4}");
        assert_eq!(session.read_to_end(), ("\r\nGoodbye.\r\n".to_owned(), 0));
    }
}

#[test]
fn output_into_a_pipe_has_no_prompt_and_no_escape_sequence() {
    for term in [Some("xterm"), None] {
        let file = temporary(term.unwrap_or("none"));
        let terminal = terminal().piped_to(&file);
        let terminal = if term.is_none() { terminal.without_env("TERM") } else { terminal };
        let mut session = terminal.spawn();
        session.type_keys("long\r");
        session.type_keys("quit\r");
        let (echoed, _) = session.read_to_end();
        assert_eq!(echoed, "long\r\nquit\r\n");
        let written = text(&fs::read(&file).expect("the file behind the pipe"));
        fs::remove_file(&file).expect("the file can be removed");
        assert_eq!(written, format!("Welcome.\nYour turn.\n{}Goodbye.\n", long_answer()));
    }
}

#[test]
fn between_pipes_lines_come_as_they_are() {
    let mut child = between_pipes();
    let mut keys = child.stdin.take().expect("a pipe");
    keys.write_all(b"long\nha\0\x1B[Dnd\r\ngr\xFCn").expect("the program takes its input");
    drop(keys);
    let output = child.wait_with_output().expect("the program ends");
    let answers = "You said hand.\nYour turn.\nYou said gr\u{FFFD}n.\nYour turn.\nGoodbye.\n";
    assert_eq!(text(&output.stdout), format!("Welcome.\nYour turn.\n{}{answers}", long_answer()));
    assert!(output.status.success());
}

#[test]
fn a_reader_who_leaves_ends_the_program_quietly() {
    let mut child = between_pipes();
    let mut keys = child.stdin.take().expect("a pipe");
    let mut reader = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    while line != "Your turn.\n" {
        line.clear();
        assert_ne!(reader.read_line(&mut line).expect("only text is written"), 0);
    }
    drop(reader);
    keys.write_all(b"hand\n").expect("the program takes its input");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

/// The real program in a home of its own; without a language, English speaks the system.
fn sixdot(home: &Sixdot, line: &str) -> Terminal {
    Terminal::of(Sixdot::again(line, home.home())).env("TERM", "dumb")
}

#[test]
fn the_first_start_asks_for_the_language_and_later_ones_do_not() {
    let home = Sixdot::new("");
    let mut session = sixdot(&home, "").spawn();
    let asked = session.read_until("Enter.\r\n. ");
    for line in ["1: Deutsch. ", "2: English. ", "3: Suomi. "] {
        assert!(asked.contains(line), "{asked}");
    }
    session.type_keys("3\r");
    session.read_until("Mikä peli?");
    session.type_keys("\u{4}");
    session.read_to_end();
    let mut session = sixdot(&home, "").spawn();
    let asked = session.read_until("\r\n. ");
    assert!(asked.contains("Mikä peli?") && !asked.contains("Deutsch"), "{asked}");
    session.type_keys("\u{4}");
    session.read_to_end();
}

#[test]
fn a_language_that_is_chosen_is_not_asked_for() {
    let home = Sixdot::new("");
    let flag = sixdot(&home, "play uno --lang de --plain");
    let variable = sixdot(&home, "play uno").env("SIXDOT_LANG", "de");
    for terminal in [flag, variable] {
        let mut session = terminal.spawn();
        let begun = session.read_until("\r\n. ");
        assert!(begun.contains("UNO. Du, ") && !begun.contains("Suomi"), "{begun}");
        session.type_keys("\u{4}");
        session.read_to_end();
    }
    assert!(!home.home().join(".config").exists(), "no setting is written");
}

/// The lines that answer a command at a terminal without the line editor.
fn asked(session: &mut Session, command: &str) -> String {
    session.type_keys(format!("{command}\r"));
    session.read_until("\r\n. ").split_once("\r\n").expect("what was typed").1.to_owned()
}

/// A panic outside of what a guarded session catches ends the program, and the terminal is put right on its way.
#[test]
fn a_panic_leaves_the_terminal_as_it_was() {
    let script = "\"$0\" \"$@\"; echo status $?.; stty -a; echo end.";
    let ends = |mut session: Session, presses: &str| {
        session.type_keys(presses);
        let told = session.read_until("end.\r\n");
        assert!(told.contains("as it was asked to") && told.contains("status 101.\r\n"), "{told}");
        let manner: Vec<&str> = told.split([' ', ';', '\r', '\n']).collect();
        for flag in ["echo", "icanon", "isig", "iexten", "icrnl", "opost"] {
            assert!(manner.contains(&flag), "{flag}: {told}");
        }
    };
    let mut keys = terminal().env(KEYS, "1").running(script).spawn();
    keys.read_until("Your turn.\r\n");
    keys.type_keys("h");
    keys.read_until("A key.\r\n");
    ends(keys, "!");
    let mut lines = terminal().running(script).spawn();
    lines.read_until(PROMPT);
    // The line editor asks what a word can become while it has the terminal.
    ends(lines, "fall\t");
}

/// Of several unfinished games somebody at a terminal is asked which goes on.
#[test]
fn which_of_several_games_goes_on_is_asked() {
    let home = Sixdot::new("");
    for game in ["uno", "mau-mau"] {
        let mut session = sixdot(&home, &format!("play {game} --lang en --seed 6")).spawn();
        session.read_until("\r\n. ");
        session.type_keys("\u{4}");
        session.read_to_end();
    }
    let which = "Which game do you want to continue? Type its number or name, or press Enter for ";
    let resume = || sixdot(&home, "resume --lang en").columns(200).spawn();
    let mut session = resume();
    let list = session.read_until("\r\n. ");
    assert!(list.starts_with("You have 2 unfinished games.\r\n2: Mau Mau with Anna and Ben, "), "{list}");
    assert!(list.contains(which), "{list}");
    let answer = asked(&mut session, "7");
    assert!(answer.starts_with("No unfinished game is called 7.\r\n") && answer.contains(which), "{answer}");
    assert!(asked(&mut session, "1").starts_with("Continuing UNO.\r\n"));
    session.type_keys("\u{4}");
    session.read_to_end();
    let mut session = resume();
    session.read_until("\r\n. ");
    session.type_keys("quit\r");
    let (told, status) = session.read_to_end();
    assert!(told.ends_with("Goodbye.\r\n") && status == 0, "{told}");
}
