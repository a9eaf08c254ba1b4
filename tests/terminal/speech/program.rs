//! The program that speaks: flags, environment and settings, and the messages when the service is missing, late, gone
//! or stuck. Speech Dispatcher itself is never started.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crate::support::ssip::{Behaviour, Server};
use crate::support::talk::Talk;

/// A delay that nobody notices; a query answers in a few milliseconds.
const AT_ONCE: Duration = Duration::from_millis(200);

/// The end of the first answer.
const BEGUN: &str = "Your turn. Top card blue 2.";

/// A folder of one test, with the socket in it and an empty one for programs.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        // A socket's path must be short.
        let folder = std::env::temp_dir().join(format!("sixdot-speech-{}-{name}", std::process::id()));
        fs::create_dir_all(folder.join("bin")).expect("a folder");
        Place(folder)
    }

    fn socket(&self) -> PathBuf {
        self.0.join("socket")
    }

    fn programs(&self) -> PathBuf {
        self.0.join("bin")
    }

    /// A run of the program that knows this socket and these programs only.
    fn talk(&self, line: &str, env: &[(&str, &str)]) -> Talk {
        let address = format!("unix_socket:{}", self.socket().display());
        let programs = self.programs().display().to_string();
        let own = [("SPEECHD_ADDRESS", address.as_str()), ("PATH", programs.as_str()), ("LANG", "en_US.UTF-8")];
        let name = self.0.file_name().expect("a name").to_string_lossy().into_owned();
        Talk::new(&name, line, &[&own, env].concat())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn game(lang: &str) -> String {
    format!("play uno --seed 6 --lang {lang} --speech")
}

#[test]
fn the_flag_the_variable_and_the_setting_let_it_speak() {
    let place = Place::new("on");
    let server = Server::on_socket(&place.socket());
    let spoken = |line: &str, env: &[(&str, &str)]| {
        let before = server.texts().len();
        let mut talk = place.talk(line, env);
        talk.read_until(BEGUN);
        talk.leave();
        server.texts().len() > before
    };
    assert!(!spoken("play uno --seed 6", &[]), "off unless asked for");
    assert!(spoken("play uno --seed 6 --speech", &[]));
    assert!(spoken("play uno --seed 6", &[("SIXDOT_SPEECH", "on")]));
    assert!(!spoken("play uno --seed 6", &[("SIXDOT_SPEECH", "off")]));
    let told = |command: &str| server.commands().iter().any(|own| own.eq_ignore_ascii_case(command));
    assert!(server.commands().iter().all(|command| !command.contains("RATE")), "the user's own rate stays");
    assert!(spoken("play uno --seed 6 --speech --speech-volume 50", &[("SIXDOT_SPEECH_RATE", "75")]));
    assert!(told("SET self RATE 50") && told("SET self VOLUME 0"), "{:?}", server.commands());
}

#[test]
fn what_is_chosen_at_the_table_is_kept() {
    let place = Place::new("kept");
    let server = Server::on_socket(&place.socket());
    let mut talk = place.talk("play uno --seed 6", &[]);
    talk.read_until(BEGUN);
    talk.ask("speech on", "type speech off.");
    talk.ask("speech rate 70", "Rate 70.");
    talk.ask("speech voice engl", "Voice engl.");
    server.wait_for("Voice engl.");
    talk.leave();
    let settings = fs::read_to_string(talk.home.join(".config/sixdot/settings.toml")).expect("the settings");
    assert_eq!(settings, "speech = \"on\"\nspeech-rate = \"70\"\nspeech-voice-en = \"engl\"\n");
}

#[test]
fn a_setting_that_makes_no_sense_is_told() {
    let place = Place::new("sense");
    let mut talk = place.talk("play uno --seed 6", &[("SIXDOT_SPEECH", "maybe"), ("SIXDOT_SPEECH_RATE", "fast")]);
    let told = talk.read_until(BEGUN);
    let lines: Vec<&str> = told.lines().take(2).collect();
    assert!(lines.contains(&"speech cannot be maybe. It can be on or off."), "{told}");
    assert!(lines.contains(&"speech-rate needs a whole number, not fast."), "{told}");
}

#[cfg(not(feature = "tts"))]
mod by_socket {
    use std::os::unix::fs::PermissionsExt;
    use std::time::Instant;

    use super::*;

    impl Place {
        /// A program that is found instead of the daemon's own.
        fn starter(&self, script: &str) {
            let path = self.programs().join("speech-dispatcher");
            fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("a script");
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it can be run");
        }
    }

    fn first_line(text: &str) -> &str {
        text.lines().next().unwrap_or_default()
    }

    #[test]
    fn without_the_service_one_sentence_says_what_to_install() {
        let place = Place::new("missing");
        let sentences = [
            ("en", "Nothing is spoken, because Speech Dispatcher is not installed.", BEGUN),
            (
                "de",
                "Es wird nichts gesprochen, weil Speech Dispatcher nicht installiert ist;",
                "Oben liegt die blaue 2.",
            ),
            ("fi", "Mitään ei lueta ääneen, koska Speech Dispatcher puuttuu;", "sininen kakkonen."),
        ];
        for (lang, sentence, end) in sentences {
            let mut talk = place.talk(&game(lang), &[]);
            let begun = talk.read_until(end);
            let first = first_line(&begun);
            assert!(first.starts_with(sentence) && first.contains(" speech-dispatcher-espeak-ng"), "{begun}");
            let (answer, _) = talk.ask("", end);
            assert!(!answer.contains("Speech Dispatcher"), "it is told once: {answer}");
            talk.leave();
        }
    }

    #[test]
    fn a_service_that_may_not_be_started_is_told() {
        let place = Place::new("forbidden");
        place.starter("exit 1");
        let mut talk = place.talk(&game("en"), &[]);
        let begun = talk.read_until(BEGUN);
        let sentence = "Nothing is spoken for now, because the speech service cannot be reached.";
        assert_eq!(first_line(&begun), sentence);
    }

    #[test]
    fn an_address_that_is_none_is_told() {
        let place = Place::new("address");
        let mut talk = place.talk(&game("en"), &[("SPEECHD_ADDRESS", "/tmp/somewhere")]);
        assert!(first_line(&talk.read_until(BEGUN)).contains(" is not valid."));
    }

    #[test]
    fn the_service_is_started_where_it_is_missing() {
        let place = Place::new("started");
        place.starter(r#"printf '%s\n' "$@" >"${0%/*}/../asked""#);
        let mut talk = place.talk(&game("en"), &[]);
        let asked = place.0.join("asked");
        let deadline = Instant::now() + Duration::from_secs(10);
        while !asked.exists() {
            assert!(Instant::now() < deadline, "it was not started");
            std::thread::sleep(Duration::from_millis(5));
        }
        let server = Server::on_socket(&place.socket());
        server.wait_for(BEGUN);
        let args = fs::read_to_string(asked).expect("the arguments");
        let socket = place.socket().display().to_string();
        let expected = ["--spawn", "--communication-method", "unix_socket", "--socket-path", &socket];
        assert_eq!(args.lines().collect::<Vec<_>>(), expected);
        assert_eq!(server.texts().len(), 3, "the first answer, once");
        talk.leave();
    }

    #[test]
    fn dead_speech_service_is_reported_with_the_next_answer() {
        let place = Place::new("dies");
        let server = Server::on_socket(&place.socket());
        let mut talk = place.talk(&game("en"), &[]);
        server.wait_for(BEGUN);
        talk.read_until(BEGUN);
        server.die();
        let _ = fs::remove_file(place.socket());
        let (answer, took) = talk.ask("counts", "You 7. Anna 7. Ben 7.");
        assert_eq!(answer.lines().count(), 1, "{answer}");
        assert!(took < AT_ONCE, "{took:?}");
        std::thread::sleep(AT_ONCE);
        let (answer, took) = talk.ask("top", "blue 2.");
        assert_eq!(first_line(&answer), "The speech service has stopped. Nothing is spoken until it is back.");
        assert!(took < AT_ONCE, "{took:?}");
        let server = Server::on_socket(&place.socket());
        std::thread::sleep(Duration::from_secs(2));
        let (answer, _) = talk.ask("counts", "You 7. Anna 7. Ben 7.");
        assert_eq!(answer.lines().count(), 1, "{answer}");
        server.wait_for("You 7. Anna 7. Ben 7.");
        assert_eq!(server.texts(), ["You 7. Anna 7. Ben 7."]);
        talk.leave();
    }
}

/// Whatever speaks: the text does not wait for it.
#[test]
fn a_service_that_hangs_does_not_hold_up_the_text() {
    let place = Place::new("hangs");
    let server = Server::on_socket(&place.socket());
    let mut talk = place.talk(&game("en"), &[]);
    server.wait_for(BEGUN);
    talk.read_until(BEGUN);
    server.behave(Behaviour::Silent);
    let counts = "You 7. Anna 7. Ben 7.";
    let mut told = 0;
    for _ in 0..60 {
        let (answer, took) = talk.ask("counts", counts);
        assert!(took < AT_ONCE, "{took:?}");
        told += usize::from(answer.contains("The speech service does not answer."));
        std::thread::sleep(Duration::from_millis(100));
    }
    assert_eq!(told, 1, "it is told once");
    assert!(talk.leave() < Duration::from_secs(5));
}

#[test]
fn the_terminal_has_codes_and_the_voice_has_sentences() {
    let place = Place::new("codes");
    let server = Server::on_socket(&place.socket());
    let mut talk = place.talk("play uno --seed 6 --lang en --speech --braille 40", &[]);
    let written = talk.read_until("turn b2");
    server.wait_for(BEGUN);
    assert!(!written.contains(BEGUN));
    assert!(server.texts().iter().all(|text| text.ends_with('.')), "{:?}", server.texts());
    talk.leave();
}
