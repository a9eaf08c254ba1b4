//! Internal errors at a terminal: the panic writes nothing of its own, and the line editor continues. Unit tests of the
//! session cover the texts in each language and the record.
#![cfg(unix)]

use std::time::{Duration, Instant};
use std::{env, io, process, thread};

use crate::support::echo::this_test_binary;
use crate::support::session::session;
use crate::support::terminal::Terminal;
use sixdot::session::{Look, Mute, PanicGuard, Plan, Speech, SpeechSettings, Trouble, note_panics};
use sixdot::terminal::Screen;
use sixdot::terminal::repl::{self, StandardStreams};
use sixdot::terminal::speech::{Connect, Priority, Service, Speaker};
use sixdot::text::{Channel, Lang, Text as Said, Urgency};

/// The end of an answer, as the line editor writes it.
const PROMPT: &str = "\r\u{1B}[K. \r\u{1B}[2C";

const ASKED: &str = "CONTRADICTS_ITSELF";

/// Not a test: the program under test.
#[test]
#[ignore = "is started by the other tests"]
fn broken_conversation() {
    if env::var_os(ASKED).is_none() {
        return;
    }
    note_panics();
    let plan = Plan { game: Some("uno".to_owned()), seed: Some(6), ..Plan::default() };
    let session = session(Lang::En, plan).with_speech(Breaks(0));
    let mut screen = Screen::new(io::stdout(), Look::default());
    let ended = repl::run(PanicGuard::new(session), &mut screen, &StandardStreams::of_this_process(false));
    process::exit(i32::from(ended.is_err()));
}

/// Somebody who speaks, and breaks at every third answer.
struct Breaks(u32);

impl Speech for Breaks {
    fn manner(&self) -> SpeechSettings {
        Mute::new(Lang::En).manner()
    }

    fn change(&mut self, _: SpeechSettings) {}

    fn hush(&mut self) {}

    fn voices(&mut self) -> Vec<String> {
        Vec::new()
    }

    fn settle(&mut self) {}

    fn troubles(&mut self) -> Vec<Trouble> {
        self.0 += 1;
        // The deal, the answer that breaks, the one that tells it; then a game, and so on.
        assert!(self.0 % 4 != 2, "as it was asked to");
        Vec::new()
    }
}

#[test]
fn nothing_but_the_sentence_is_heard_and_the_editor_goes_on() {
    let program = this_test_binary("terminal::contradictions::broken_conversation", ASKED);
    let mut session = Terminal::new(program).columns(200).spawn();
    session.read_until(PROMPT);
    session.read_until_quiet();
    for _ in 0..2 {
        session.type_keys("hand\r");
        let told = session.read_until(PROMPT);
        session.read_until_quiet();
        let sentence = "There was an internal error, so the game stops here. Please report this.\r\n";
        assert!(told.contains(sentence), "{told:?}");
        assert!(!told.contains("asked to") && !told.contains("panicked") && !told.contains(".rs"), "{told:?}");
        for typed in ["uno", "3"] {
            session.type_keys(format!("{typed}\r"));
            session.read_until(PROMPT);
            session.read_until_quiet();
        }
    }
    session.type_keys("\u{4}");
    let (told, status) = session.read_to_end();
    // The output after the last words fails, too.
    let sentence = "There was an internal error, so the game stops here. Please report this.\r\n";
    assert!(told.ends_with(&format!("Goodbye.\r\n{sentence}")) && status == 0, "{told}");
}

/// A panic on the speaker's thread ends only that thread.
#[test]
fn a_speech_service_that_breaks_counts_as_stuck() {
    struct Broken;
    impl Service for Broken {
        fn adopt(&mut self, _: &SpeechSettings) -> Result<(), Trouble> {
            Ok(())
        }

        fn say(&mut self, _: &str, _: Priority) -> Result<(), Trouble> {
            panic!("as it was asked to")
        }

        fn stop(&mut self) -> Result<(), Trouble> {
            Ok(())
        }

        fn voices(&mut self) -> Result<Vec<String>, Trouble> {
            Ok(Vec::new())
        }

        fn leave(&mut self, _: Duration) {}
    }
    let connect: Connect = Box::new(|| Ok(Box::new(Broken)));
    let mut speaker = Speaker::new(connect, SpeechSettings { on: true, ..SpeechSettings::silent(Lang::En) });
    let line = Said::plain("Never said.".to_owned()).verbatim(Channel::Game, Urgency::Event);
    speaker.say(&[line]);
    let deadline = Instant::now() + Duration::from_secs(10);
    let mut told = Vec::new();
    while told.is_empty() {
        assert!(Instant::now() < deadline, "never noticed");
        thread::sleep(Duration::from_millis(50));
        told = speaker.troubles();
    }
    assert_eq!(told, [Trouble::Stuck]);
    assert_eq!(speaker.troubles(), [], "it was told once");
    let begun = Instant::now();
    speaker.leave(Duration::from_secs(10));
    assert!(begun.elapsed() < Duration::from_secs(1), "nobody waits for it");
}
