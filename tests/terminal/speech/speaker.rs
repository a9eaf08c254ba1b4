//! The speaker: what it sends to a service, and how it treats one that is slow, silent, refusing, late or gone.

use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use sixdot::rules::Library;
use sixdot::session::{
    Conversation, Look, Mute, Percent, Plan, Session, Speech, SpeechSettings, Start, Trouble, Width,
};
use sixdot::terminal::Screen;
use sixdot::terminal::speech::{self, Address, Connect, Priority, Service, Speaker};
use sixdot::text::{Channel, Lang, Line, Text as Words, Urgency};

use crate::support::golden;
use crate::support::ssip::{Behaviour, Said, Server};

/// Time limit of waiting.
const PATIENCE: Duration = Duration::from_secs(10);

/// A delay that nobody notices.
const AT_ONCE: Duration = Duration::from_millis(100);

/// A daemon behind a port is never started, whatever is installed here.
fn dispatcher(port: u16) -> Connect {
    let address = Address::Inet("127.0.0.1".to_owned(), port);
    Box::new(move || speech::dispatcher(&address))
}

fn on(lang: Lang) -> SpeechSettings {
    SpeechSettings { on: true, ..SpeechSettings::silent(lang) }
}

fn line(text: &str) -> Line {
    let line = Words::plain(text.to_owned()).verbatim(Channel::Game, Urgency::Event);
    Line { braille: "r5".to_owned(), ..line }
}

/// A server, and a speaker who has connected to it.
fn speaking(manner: SpeechSettings) -> (Server, u16, Speaker) {
    let (server, port) = Server::on_port(0);
    let speaker = Speaker::new(dispatcher(port), manner);
    assert!(speaker.settled(PATIENCE));
    (server, port, speaker)
}

/// Says one line and waits until the service has it.
fn say(speaker: &Speaker, text: &str) {
    speaker.say(&[line(text)]);
    assert!(speaker.settled(PATIENCE));
}

fn session(lang: Lang) -> Session {
    Session::new(start(lang))
}

fn start(lang: Lang) -> Start {
    let plan = Plan { game: Some("uno".to_owned()), seed: Some(6), ..Plan::default() };
    crate::support::session::start(lang, Library::built_in(), plan, 6)
}

#[test]
fn the_service_is_told_who_speaks_and_how() {
    let mut manner = on(Lang::De);
    manner.rate = Percent::new(60);
    manner.volume = Percent::new(90);
    manner.voices.insert(Lang::De, "german".to_owned());
    let (server, _, mut speaker) = speaking(manner.clone());
    let chat = Line { channel: Channel::Chat, ..line(".. und weg.") };
    speaker.say(&[line("Anna legt die rote 9."), line("Du bist dran."), chat]);
    assert!(speaker.settled(PATIENCE));
    speaker.change(SpeechSettings { lang: Lang::Fi, ..manner });
    say(&speaker, "Sinun vuorosi.");
    speaker.leave(PATIENCE);
    server.wait_for_leave();
    let commands = server.commands();
    assert!(commands[0].starts_with("SET self CLIENT_NAME ") && commands[0].ends_with(":sixdot:main"));
    let expected = [
        "SET self SSML_MODE off",
        "SET self PUNCTUATION none",
        "SET self CAP_LET_RECOGN none",
        "SET self LANGUAGE de",
        "SET self RATE 20",
        "SET self VOLUME 80",
        "LIST SYNTHESIS_VOICES",
        "SET self SYNTHESIS_VOICE German",
        "CANCEL self",
        "SET self PRIORITY message",
        "SPEAK",
        "> Anna legt die rote 9.",
        "SPEAK",
        "> Du bist dran.",
        "SET self PRIORITY notification",
        "SPEAK",
        "> .. und weg.",
        "SET self LANGUAGE fi",
        "SET self VOICE_TYPE MALE1",
        "CANCEL self",
        "SET self PRIORITY message",
        "SPEAK",
        "> Sinun vuorosi.",
        "QUIT",
    ];
    assert_eq!(commands[1..], expected);
    assert_eq!(speaker.troubles(), []);
}

/// On a braille display stand codes; what is spoken are sentences, each once and in order.
#[test]
fn a_game_is_spoken_in_full_in_every_language() {
    for (lang, green_6, blue_1, neighbour) in
        [(Lang::De, "l n6", "l b1", "anna"), (Lang::En, "p g6", "p b1", "anna"), (Lang::Fi, "p v6", "p s1", "aino")]
    {
        let spell = format!("spell {neighbour}");
        let typed =
            [green_6, blue_1, "counts", "what blue 3", "p w", "green", &spell, "news", "help play", "hnad", "quit"];
        let (server, _, speaker) = speaking(on(lang));
        let mut session = session(lang).with_speech(speaker.clone());
        let width = Width::new(40).expect("a width");
        let mut output = Screen::new(Vec::new(), Look::braille(width)).with_speech(speaker.clone());
        let mut told = Vec::new();
        let mut answers = vec![session.begin()];
        answers.extend(typed.iter().map(|typed| session.answer(typed)));
        for answer in answers {
            output.write(&answer.lines).expect("memory takes everything");
            assert!(speaker.settled(PATIENCE));
            told.extend(answer.lines.into_iter().map(|line| Said::message(lang.code(), &line.text)));
        }
        assert_eq!(server.said(), told);
        let spoken = server.texts().join("\n") + "\n";
        golden::check(format!("tests/terminal/speech/spoken/uno.{lang}.txt"), &spoken);
    }
}

#[test]
fn nothing_of_an_answer_is_dropped() {
    let (server, _, speaker) = speaking(on(Lang::En));
    let lines: Vec<Line> = (0..300).map(|number| line(&format!("Line {number}."))).collect();
    speaker.say(&lines);
    assert!(speaker.settled(PATIENCE));
    let texts: Vec<String> = lines.into_iter().map(|line| line.text).collect();
    assert_eq!(server.texts(), texts);
}

#[test]
fn an_answer_takes_the_place_of_what_is_still_being_said() {
    let (server, _, speaker) = speaking(on(Lang::En));
    server.behave(Behaviour::Slow(Duration::from_millis(30)));
    let lines: Vec<Line> = (0..50).map(|number| line(&format!("Line {number}."))).collect();
    speaker.say(&lines);
    server.wait_for("Line 1.");
    say(&speaker, "You hold 7 cards.");
    let commands = server.commands();
    let last = commands.iter().rposition(|command| command == "CANCEL self").expect("it was interrupted");
    assert_eq!(commands[last + 1..], ["SPEAK", "> You hold 7 cards."]);
    assert!(server.texts().len() < 10);
}

#[test]
fn stop_ends_it_and_the_answer_to_stop_is_not_said() {
    let (server, _, mut speaker) = speaking(on(Lang::En));
    say(&speaker, "A long story.");
    speaker.hush();
    say(&speaker, "Speech stopped.");
    say(&speaker, "Your turn.");
    assert_eq!(server.texts(), ["A long story.", "Your turn."]);
    let stops = server.commands().iter().filter(|command| *command == "CANCEL self").count();
    assert_eq!(stops, 3);
}

#[test]
fn off_is_silent_and_on_again_speaks() {
    let (server, _, mut speaker) = speaking(SpeechSettings::silent(Lang::En));
    say(&speaker, "Not heard.");
    assert_eq!(server.commands(), [""; 0], "nobody connects before speech is on");
    speaker.change(on(Lang::En));
    say(&speaker, "Heard.");
    speaker.change(SpeechSettings::silent(Lang::En));
    say(&speaker, "Not heard.");
    server.wait_for_leave();
    speaker.change(on(Lang::Fi));
    say(&speaker, "Kuuluu.");
    assert_eq!(server.said(), [Said::message("en", "Heard."), Said::message("fi", "Kuuluu.")]);
}

/// The question for the language comes in every language, so each voice asks it.
#[test]
fn every_language_asks_for_itself() {
    let (server, _, speaker) = speaking(on(Lang::En));
    let start = Start { ask_language: true, ..start(Lang::En) };
    let mut session = Session::new(start).with_speech(speaker.clone());
    let lines = session.begin().lines;
    speaker.say(&lines);
    assert!(speaker.settled(PATIENCE));
    let asking: Vec<Lang> = lines.iter().filter_map(|line| line.lang).collect();
    assert_eq!(asking, Lang::ALL);
    let spoken = |line: &Line| Said::message(line.lang.unwrap_or(Lang::En).code(), &line.text);
    assert_eq!(server.said(), lines.iter().map(spoken).collect::<Vec<_>>());
    let asked = |said: &Said| said.lang == "fi" && said.text.contains("Suomeksi");
    assert!(server.said().iter().any(asked));
    speaker.say(&session.answer("suomi").lines);
    assert!(speaker.settled(PATIENCE));
    assert_eq!(server.said().last().map(|said| said.lang.clone()).as_deref(), Some("fi"));
}

#[test]
fn a_voice_that_there_is_not_is_told_once() {
    let mut manner = on(Lang::De);
    manner.voices.insert(Lang::De, "Finnish".to_owned());
    let (server, _, mut speaker) = speaking(manner);
    let missing = Trouble::NoVoice { name: "Finnish".to_owned(), lang: Lang::De };
    assert_eq!(speaker.troubles(), [missing]);
    say(&speaker, "Du bist dran.");
    assert_eq!(speaker.troubles(), []);
    assert_eq!(server.texts(), ["Du bist dran."]);
    assert_eq!(speaker.voices(), ["German"]);
}

#[test]
fn a_service_that_starts_late_is_found() {
    let port = {
        let (server, port) = Server::on_port(0);
        server.die();
        port
    };
    let mut speaker = Speaker::new(dispatcher(port), on(Lang::En));
    speaker.settle();
    assert_eq!(speaker.troubles(), [Trouble::NotReached]);
    say(&speaker, "Only text.");
    let (server, _) = Server::on_port(port);
    until_said(&server, &speaker, "Heard.");
    assert_eq!(speaker.troubles(), [], "it was told once");
    assert_eq!(server.texts(), ["Heard."]);
}

/// Says it from time to time, as answers come, until the service has it.
fn until_said(server: &Server, speaker: &Speaker, text: &str) {
    let deadline = Instant::now() + PATIENCE;
    while server.texts().is_empty() {
        assert!(Instant::now() < deadline, "never said");
        thread::sleep(AT_ONCE);
        say(speaker, text);
    }
}

#[test]
fn a_service_that_dies_is_told_once_and_taken_back() {
    let (server, port, mut speaker) = speaking(on(Lang::En));
    say(&speaker, "First.");
    server.die();
    for _ in 0..3 {
        say(&speaker, "Only text.");
    }
    assert_eq!(speaker.troubles(), [Trouble::Lost]);
    let (server, _) = Server::on_port(port);
    until_said(&server, &speaker, "Heard.");
    assert_eq!(speaker.troubles(), []);
}

#[test]
fn a_service_that_is_back_at_once_loses_no_answer() {
    let (server, port, mut speaker) = speaking(on(Lang::En));
    say(&speaker, "First.");
    server.die();
    let (server, _) = Server::on_port(port);
    speaker.say(&[line("Anna plays red 9."), line("Your turn.")]);
    assert!(speaker.settled(PATIENCE));
    assert_eq!(server.texts(), ["Anna plays red 9.", "Your turn."]);
    assert_eq!(speaker.troubles(), [Trouble::Restarted]);
}

#[test]
fn a_service_that_hangs_holds_nobody_up() {
    let (server, _, mut speaker) = speaking(on(Lang::En));
    server.behave(Behaviour::Silent);
    let start = Instant::now();
    speaker.say(&[line("Anna plays red 9."), line("Your turn.")]);
    assert_eq!(speaker.troubles(), []);
    assert!(start.elapsed() < AT_ONCE);
    assert!(speaker.settled(PATIENCE));
    assert_eq!(speaker.troubles(), [Trouble::Stuck]);
    say(&speaker, "Only text.");
    assert_eq!(speaker.troubles(), [], "it was told once");
    let start = Instant::now();
    speaker.leave(PATIENCE);
    assert!(start.elapsed() < AT_ONCE, "nor when the program ends");
    server.behave(Behaviour::Answers);
    until_said(&server, &speaker, "Heard.");
    assert_eq!(server.texts(), ["Heard."]);
}

#[test]
fn a_service_that_refuses_is_told_once() {
    let (server, _, mut speaker) = speaking(on(Lang::En));
    server.behave(Behaviour::Refuses);
    speaker.say(&[line("First."), line("Second.")]);
    assert!(speaker.settled(PATIENCE));
    assert_eq!(speaker.troubles(), [Trouble::Refused]);
    server.behave(Behaviour::Answers);
    say(&speaker, "Third.");
    assert_eq!(server.texts(), ["Third."]);
    assert_eq!(speaker.troubles(), []);
}

/// A library without time-outs.
#[test]
fn a_service_that_never_comes_back_is_noticed_from_outside() {
    struct Stuck(mpsc::Receiver<()>);
    impl Service for Stuck {
        fn adopt(&mut self, _: &SpeechSettings) -> Result<(), Trouble> {
            Ok(())
        }
        fn say(&mut self, _: &str, _: Priority) -> Result<(), Trouble> {
            let _ = self.0.recv();
            Ok(())
        }
        fn stop(&mut self) -> Result<(), Trouble> {
            Ok(())
        }
        fn voices(&mut self) -> Result<Vec<String>, Trouble> {
            Ok(Vec::new())
        }
        fn leave(&mut self, _: Duration) {}
    }
    let (release, wait) = mpsc::channel();
    let mut wait = Some(wait);
    let connect: Connect = Box::new(move || Ok(Box::new(Stuck(wait.take().ok_or(Trouble::NotReached)?))));
    let mut speaker = Speaker::new(connect, on(Lang::En));
    speaker.say(&[line("Never said.")]);
    let deadline = Instant::now() + PATIENCE;
    let mut told = Vec::new();
    while told.is_empty() {
        assert!(Instant::now() < deadline, "never noticed");
        thread::sleep(AT_ONCE);
        told = speaker.troubles();
    }
    assert_eq!(told, [Trouble::Stuck]);
    thread::sleep(AT_ONCE);
    assert_eq!(speaker.troubles(), [], "it was told once");
    drop(release);
    assert!(speaker.settled(PATIENCE));
}

/// Typed lines with their answers, without speech.
fn answers(lang: Lang, typed: &[&str]) -> Vec<String> {
    let mut session = session(lang).with_speech(Mute::new(lang));
    session.begin();
    let lines = typed.iter().flat_map(|typed| session.answer(typed).lines);
    lines.map(|line| line.text).collect()
}

#[test]
fn speech_is_steered_in_the_words_of_each_language() {
    let steered = answers(
        Lang::En,
        &[
            "speech",
            "speech on",
            "speech rate 60",
            "speech volume 80",
            "speech voice anna",
            "speech stop",
            "speech",
            "speech off",
        ],
    );
    let told = [
        "Speech is off, normal rate, normal volume, standard voice.",
        "Speech is on. If you hear everything twice because of a screen reader, type speech off.",
        "Rate 60.",
        "Volume 80.",
        "Voice anna.",
        "Speech stopped.",
        "Speech is on, rate 60, volume 80, voice anna.",
        "Speech is off.",
    ];
    assert_eq!(steered, told);
    let typed = [
        "vorlesen an",
        "vorlesen tempo 60",
        "vorlesen lautstärke 80",
        "vorlesen stimme anna",
        "vorlesen stopp",
        "vorlesen aus",
    ];
    let told = [
        "Die Sprachausgabe ist an. Liest ein Screenreader mit, ist alles doppelt zu hören. Dann tippe vorlesen aus.",
        "Tempo 60.",
        "Lautstärke 80.",
        "Stimme anna.",
        "Sprachausgabe gestoppt.",
        "Die Sprachausgabe ist aus.",
    ];
    assert_eq!(answers(Lang::De, &typed), told);
    let typed = ["puhe päälle", "puhe nopeus 60", "puhe voimakkuus 80", "puhe ääni anna", "puhe seis", "puhe pois"];
    let told = [
        "Puhe on päällä. Jos ruudunlukija lukee mukana, kaikki kuuluu kahdesti: kirjoita silloin puhe pois.",
        "Nopeus 60.",
        "Voimakkuus 80.",
        "Ääni anna.",
        "Puhe on pysäytetty.",
        "Puhe on pois päältä.",
    ];
    assert_eq!(answers(Lang::Fi, &typed), told);
    for lang in [Lang::De, Lang::Fi] {
        let english = answers(lang, &["speech on", "speech rate 70", "speech stop", "speech off"]);
        assert_eq!(english.len(), 4);
        assert!(english.iter().all(|line| !line.contains("speech")), "{english:?}");
    }
}

#[test]
fn the_voice_follows_the_language() {
    let (server, _, speaker) = speaking(on(Lang::En));
    let mut session = session(Lang::En).with_speech(speaker.clone());
    let mut output = Screen::new(Vec::new(), Look::default()).with_speech(speaker.clone());
    session.begin();
    for typed in ["language fi", "käsi", "kieli de", "speech voice german+", "hand", "speech voice Nobody"] {
        let answer = session.answer(typed);
        output.write(&answer.lines).expect("memory takes everything");
        assert!(speaker.settled(PATIENCE));
    }
    let expected = [
        ("fi", "Tästä lähtien suomeksi."),
        (
            "fi",
            "Kädessäsi on 7 korttia. Punainen: kakkonen. Vihreä: kuutonen, ohitus, suunnanvaihto. Sininen: ykkönen, \
            kolmonen. Villi kortti.",
        ),
        ("de", "Ab jetzt Deutsch."),
        ("de", "Stimme german+."),
        ("de", "Du hast 7 Karten. Rot: 2. Grün: 6, Aussetzen, Richtungswechsel. Blau: 1, 3. Farbwahl."),
        (
            "de",
            "Die Stimme Nobody gibt es für diese Sprache nicht. Tippe vorlesen stimme, dann hörst du, welche es gibt.",
        ),
    ];
    assert_eq!(server.said(), expected.map(|(lang, text)| Said::message(lang, text)));
    assert!(server.commands().contains(&"SET self SYNTHESIS_VOICE German+Anna".to_owned()));
}
