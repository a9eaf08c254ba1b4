//! Single keys at a terminal, byte by byte: no echo, no prompt, and the terminal is restored at every end.
#![cfg(unix)]

use std::time::{Duration, Instant};

use crate::support::program::Sixdot;
use crate::support::terminal::{Session, Terminal};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

const GAME: &str = "play mau-mau --seats me,bot --seed 6 --keys on --lang en";

/// A game with single keys that waits for the first of them.
fn at_the_table(line: &str) -> Session {
    let mut session = Terminal::of(Sixdot::new(line)).spawn();
    session.read_until("Your turn.");
    session.read_until("\r\n");
    session.read_until_quiet();
    session
}

/// The mode of the terminal after the program, as `stty` reports it.
fn mode_after(line: &str, presses: impl AsRef<[u8]>) -> String {
    let mut session = Terminal::of(Sixdot::new(line)).running("\"$0\" \"$@\"; stty -a; echo over").spawn();
    session.read_until("Your turn.");
    session.read_until_quiet();
    session.type_keys(presses);
    // Keys pressed before a question are dropped, even the end of input.
    let answers = session.read_until_quiet();
    session.type_keys("\u{1B}\u{4}");
    answers + &session.read_until("over\r\n")
}

fn is_right(mode: &str) -> bool {
    let words: Vec<&str> = mode.split([' ', ';', '\r', '\n']).collect();
    ["icanon", "echo", "isig", "iexten"].iter().all(|word| words.contains(word))
}

#[test]
fn a_key_is_answered_without_echo_and_without_a_prompt() {
    let mut session = at_the_table(GAME);
    session.type_keys("h");
    let answer = session.read_until_quiet();
    assert!(answer.starts_with("You hold ") && answer.ends_with(".\r\n"), "{answer:?}");
    assert_eq!(answer.matches('\n').count(), 1, "{answer:?}");
    assert!(!answer.contains('\u{1B}'), "{answer:?}");
    session.type_keys("\u{1B}[15~");
    let answer = session.read_until_quiet();
    assert_eq!(answer, "This key does nothing here. Press ? for the keys.\r\n");
    session.type_keys("ö");
    assert_eq!(session.read_until_quiet(), "ö does nothing here. Press ? for the keys.\r\n");
}

#[test]
fn keys_that_are_pressed_together_are_answered_one_by_one() {
    let mut session = at_the_table(GAME);
    session.type_keys("hnt");
    let answer = session.read_until_quiet();
    let lines: Vec<&str> = answer.lines().collect();
    assert_eq!(lines.len(), 3, "{answer:?}");
    assert!(lines[0].starts_with("You hold "), "{answer:?}");
}

#[test]
fn what_is_pressed_before_a_question_is_no_answer_to_it() {
    let mut session = at_the_table(GAME);
    session.type_keys("dd");
    let asked = "You can play a card. To do it all the same, press d again.\r\n";
    assert_eq!(session.read_until_quiet(), asked);
    session.type_keys("d");
    assert!(session.read_until_quiet().starts_with("You draw "));
    session.type_keys("qqq");
    assert_eq!(session.read_until_quiet(), "Leaves Sixdot. To do it, press q again.\r\n");
    session.type_keys("q");
    assert_eq!(session.read_to_end().1, 0);
}

#[test]
fn the_status_is_a_row_of_its_own_before_each_key() {
    let mut session = Terminal::of(Sixdot::new(&format!("{GAME} --prompt status"))).spawn();
    session.read_until("Your turn.");
    let row = session.read_until_quiet();
    let row = row.rsplit("\r\n").next().expect("a row").to_owned();
    assert!(row.starts_with(". ") && row.len() > 4, "{row:?}");
    session.type_keys("h");
    let answer = session.read_until_quiet();
    assert!(answer.starts_with("\r\nYou hold "), "{answer:?}");
    assert!(answer.ends_with(&format!("\r\n{row}")), "{answer:?}");
    // Two digits: nothing is told at the first, and the row stays as it is.
    session.type_keys(".");
    session.read_until(&row);
    session.type_keys("1");
    assert_eq!(session.read_until_quiet(), "");
}

#[test]
fn a_colon_opens_one_typed_line() {
    for (name, flag) in [("edited", ""), ("plain", " --plain")] {
        let mut session = at_the_table(&format!("{GAME}{flag}"));
        session.type_keys(":");
        session.read_until(". ");
        session.read_until_quiet();
        session.type_keys("hand\r");
        let answer = session.read_until("You hold ");
        assert!(answer.starts_with("hand\r\n"), "{name}: {answer:?}");
        session.read_until_quiet();
        session.type_keys("n");
        let answer = session.read_until_quiet();
        assert!(!answer.starts_with('c') && answer.matches('\n').count() == 1, "{name}: {answer:?}");
    }
}

#[test]
fn page_keys_go_back_while_a_line_is_typed() {
    let mut session = at_the_table(GAME);
    session.type_keys("\u{1B}[5~");
    assert!(session.read_until_quiet().starts_with("Your turn. "));
    session.type_keys("-");
    assert_eq!(session.read_until_quiet(), "Moves.\r\n");
    session.type_keys(":");
    session.read_until(". ");
    session.read_until_quiet();
    session.type_keys("to");
    session.read_until_quiet();
    session.type_keys("\u{1B}[5~");
    let answer = session.read_until_quiet();
    assert!(answer.contains("\r\nMau Mau. You, ") && answer.ends_with("\u{1B}[K. to\r\u{1B}[4C"), "{answer:?}");
    session.type_keys("\u{F}");
    assert!(session.read_until_quiet().starts_with("\r\nYour cards.\r\n"));
    session.type_keys("p\r");
    assert!(session.read_until_quiet().starts_with("p\r\nTop card "));
    session.type_keys("t");
    assert!(session.read_until_quiet().starts_with("Top card "), "a key acts alone again");
}

#[test]
fn escape_leaves_the_opened_line_and_does_nothing() {
    for (name, flag, escape) in [("edited", "", "\u{1B}"), ("plain", " --plain", "\u{1B}\r")] {
        for (lang, opened, left) in [
            (
                "en",
                "Type a line and press Enter, or press Escape to leave it.\r\n",
                "You have left the line. Each key acts alone again.\r\n",
            ),
            (
                "de",
                "Tippe eine Zeile, dann Enter. Escape verlässt sie.\r\n",
                "Zeile verlassen. Es gelten wieder Einzeltasten.\r\n",
            ),
            (
                "fi",
                "Kirjoita rivi ja paina Enteriä. Escapella poistut riviltä.\r\n",
                "Poistuit riviltä. Yksittäiset näppäimet ovat taas käytössä.\r\n",
            ),
        ] {
            let mut session =
                Terminal::of(Sixdot::new(&format!("{}{flag}", GAME.replace("lang en", &format!("lang {lang}")))))
                    .spawn();
            session.read_until("\r\n");
            session.read_until_quiet();
            session.type_keys(":");
            let row = session.read_until_quiet();
            assert!(row.starts_with(opened) && row.contains(". "), "{name}, {lang}: {row:?}");
            session.type_keys("quit");
            session.read_until_quiet();
            session.type_keys(escape);
            let answer = session.read_until_quiet();
            assert!(answer.ends_with(&format!("\r\n{left}")), "{name}, {lang}: {answer:?}");
            session.type_keys("h");
            let answer = session.read_until_quiet();
            assert!(!answer.starts_with('h') && answer.ends_with("\r\n"), "{name}, {lang}: {answer:?}");
        }
    }
}

#[test]
fn after_keys_off_lines_are_typed_again() {
    let mut session = at_the_table(&format!("{GAME} --plain"));
    session.type_keys(":");
    session.read_until(". ");
    session.type_keys("keys off\r");
    session.read_until("Single keys are off.\r\n");
    session.read_until(". ");
    session.type_keys("hand\r");
    assert!(session.read_until("You hold ").starts_with("hand\r\n"));
}

#[test]
fn the_terminal_is_put_right_at_every_end() {
    for (name, presses) in [("quit", "hqq"), ("interrupted", "h\u{3}\u{3}"), ("ended", "h\u{4}")] {
        // Keys pressed before a question do not answer it, so the second key comes later.
        let mut session = Terminal::of(Sixdot::new(GAME)).running("\"$0\" \"$@\"; stty -a; echo over").spawn();
        session.read_until("Your turn.");
        for key in presses.chars() {
            session.read_until_quiet();
            session.type_keys(key.to_string());
        }
        let after = session.read_until("over\r\n");
        assert!(is_right(&after), "{name}: {after}");
    }
}

#[test]
fn control_z_stops_and_keys_go_on_afterwards() {
    let script = "set -m; \"$0\" \"$@\"; stty -a; echo stopped; fg %1";
    let mut session = Terminal::of(Sixdot::new(GAME)).running(script).spawn();
    session.read_until("Your turn.");
    session.read_until_quiet();
    session.type_keys("h");
    session.read_until("You hold ");
    session.read_until_quiet();
    session.type_keys("\u{1A}");
    let stopped = session.read_until("stopped\r\n");
    assert!(is_right(&stopped), "{stopped}");
    session.read_until_quiet();
    session.type_keys("h");
    let answer = session.read_until_quiet();
    assert!(answer.starts_with("You hold "), "no echo: {answer:?}");
}

/// Random keys: the program neither crashes nor writes a key, and leaves the terminal as it was.
#[test]
fn random_keys_do_no_harm_at_a_terminal() {
    let mut runner = TestRunner::deterministic();
    let strategy =
        prop::collection::vec(prop::sample::select("hdpuctwkogyvinrmlj0123456789.\u{1B}[A\u{1B}[C ".as_bytes()), 40);
    for _ in 0..3 {
        let presses = strategy.new_tree(&mut runner).expect("keys").current();
        let deadline = Instant::now() + Duration::from_secs(20);
        let after = mode_after(GAME, &presses);
        assert!(Instant::now() < deadline, "{presses:?}");
        assert!(is_right(&after), "{presses:?}: {after}");
        assert!(!after.contains("panicked"), "{after}");
    }
}

#[test]
fn keys_need_a_terminal() {
    let line = "play mau-mau --seats me,bot --seed 6";
    assert_eq!(Sixdot::new(line).run().status, 0);
    let told = Sixdot::new(line).stdin("keys on\n").run().stdout;
    assert!(told.contains("Single keys need a terminal, and this is not one."), "{told}");
}
