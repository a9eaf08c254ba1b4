use proptest::prelude::*;

use super::*;
use crate::net::wire::MOST_BYTES;
use crate::net::{ClientInput, LineCodec, LoginDialog, LoginStep};

const DO_TYPE: &[u8] = &[255, 253, 24];
const WILL_TYPE: &[u8] = &[255, 251, 24];

fn status() -> Vec<(&'static str, String)> {
    vec![("NAME", "Sixdot".to_owned()), ("PLAYERS", "3".to_owned())]
}

/// A connection to a client that knows telnet; what it was asked then is gone.
fn negotiating() -> Telnet {
    let mut telnet = Telnet::new(status());
    telnet.decode(WILL_TYPE);
    telnet.take_output();
    telnet
}

fn lines(heard: Vec<ClientInput>) -> Vec<String> {
    heard
        .into_iter()
        .filter_map(|heard| if let ClientInput::Line(line) = heard { Some(line) } else { None })
        .collect()
}

fn kind(name: &str) -> Vec<u8> {
    [&[255, 250, 24, 0], name.as_bytes(), &[255, 240]].concat()
}

#[test]
fn who_knows_no_telnet_hears_one_request_and_no_more() {
    let mut telnet = Telnet::new(status());
    telnet.encode("Welcome.");
    telnet.prompt();
    assert_eq!(lines(telnet.decode(b"Anna\nplay red 5\n")), ["Anna", "play red 5"]);
    telnet.set_secret(true);
    assert_eq!(telnet.take_output(), [DO_TYPE, b"Welcome.\r\n"].concat());
}

#[test]
fn a_line_ends_in_each_of_the_usual_ways_and_only_once() {
    let mut telnet = negotiating();
    assert_eq!(lines(telnet.decode(b"a\r\nb\r\0c\nd\re\n\n")), ["a", "b", "c", "d", "e", ""]);
    assert_eq!(lines(telnet.decode("pläx\x7F\x08y 5\r\n".as_bytes())), ["ply 5"]);
    assert_eq!(lines(telnet.decode(b"x\x1By\tz\r\n")), ["xy z"]);
}

#[test]
fn letters_are_utf_8_or_else_latin_1() {
    let mut telnet = negotiating();
    assert_eq!(lines(telnet.decode("grün\r\n".as_bytes())), ["grün"]);
    assert_eq!(lines(telnet.decode(b"gr\xFCn\r\n")), ["grün"]);
    telnet.encode("grün");
    assert_eq!(telnet.take_output(), "grün\r\n".as_bytes());
    telnet.decode(&[255, 250, 42, 3, 255, 240]);
    telnet.encode("grün, ÿ, ♠");
    assert_eq!(telnet.take_output(), b"gr\xFCn, \xFF\xFF, ?\r\n");
    // What was agreed on goes before what the client says of itself.
    telnet.decode(&[255, 250, 42, 2, 255, 240]);
    telnet.decode(&kind("MTTS 1"));
    telnet.encode("grün");
    assert_eq!(telnet.take_output(), "grün\r\n".as_bytes());
    let mut telnet = negotiating();
    telnet.decode(&kind("MTTS 1"));
    telnet.take_output();
    telnet.encode("grün");
    assert_eq!(telnet.take_output(), b"gr\xFCn\r\n");
}

#[test]
fn a_client_is_asked_what_it_is_until_it_has_said_it() {
    let mut telnet = Telnet::new(status());
    telnet.take_output();
    telnet.decode(WILL_TYPE);
    let asked = [255, 250, 24, 1, 255, 240];
    assert!(telnet.take_output().starts_with(&asked));
    assert_eq!(telnet.decode(&kind("TINTIN++")), []);
    assert_eq!(telnet.take_output(), asked);
    assert_eq!(telnet.decode(&kind("xterm")), []);
    assert_eq!(telnet.take_output(), asked);
    assert_eq!(telnet.decode(&kind("MTTS 335")), []);
    assert!(telnet.take_output().is_empty());
    // Whoever never says the last of it is not asked for ever.
    let mut telnet = negotiating();
    for name in ["a", "b", "a", "b", "a", "b"] {
        telnet.decode(&kind(name));
    }
    assert_eq!(telnet.take_output().len(), 3 * asked.len());
}

#[test]
fn messages_are_heard() {
    let mut telnet = negotiating();
    let supports = b"\xFF\xFA\xC9Core.Supports.Set [\"Sixdot 1\"]\xFF\xF0";
    let message = ClientInput::Message("Core.Supports.Set".to_owned(), "[\"Sixdot 1\"]".to_owned());
    assert_eq!(telnet.decode(supports), [message]);
    assert_eq!(telnet.decode(&[255, 246]), [ClientInput::AreYouThere]);
}

#[test]
fn a_prompt_ends_with_the_mark_that_was_agreed_on() {
    let mut telnet = negotiating();
    telnet.prompt();
    assert_eq!(telnet.take_output(), b"\xFF\xF9");
    telnet.decode(&[255, 253, 25]);
    telnet.prompt();
    assert_eq!(telnet.take_output(), b"\xFF\xEF");
}

#[test]
fn secrets_are_not_shown_and_the_end_of_it_is_not_waited_for() {
    let (will, wont) = ([255, 251, 1], [255, 252, 1]);
    let mut telnet = negotiating();
    telnet.set_secret(true);
    telnet.set_secret(true);
    assert_eq!(telnet.take_output(), will);
    telnet.decode(&[255, 253, 1]);
    telnet.set_secret(false);
    assert_eq!(telnet.take_output(), wont);
    telnet.decode(&[255, 254, 1]);
    telnet.set_secret(true);
    assert_eq!(telnet.take_output(), will);
    // Nobody can make the server show what is typed.
    let mut telnet = negotiating();
    telnet.decode(&[255, 253, 1, 255, 253, 1]);
    assert!(telnet.take_output().is_empty());
}

#[test]
fn lists_of_games_and_clients_are_told_what_they_want_to_know() {
    let mut telnet = negotiating();
    telnet.send_gmcp("Sixdot.Line", "{}");
    assert!(telnet.take_output().is_empty(), "nobody has asked for messages");
    telnet.decode(&[255, 253, 70]);
    assert_eq!(telnet.take_output(), b"\xFF\xFA\x46\x01NAME\x02Sixdot\x01PLAYERS\x023\xFF\xF0");
    telnet.decode(&[255, 253, 201]);
    telnet.send_gmcp("Sixdot.Line", "{}");
    assert_eq!(telnet.take_output(), b"\xFF\xFA\xC9Sixdot.Line {}\xFF\xF0");
}

#[test]
fn what_is_not_known_is_refused_once_and_never_asked_again() {
    let mut telnet = negotiating();
    telnet.decode(&[255, 251, 39, 255, 253, 86]);
    assert_eq!(telnet.take_output(), [255, 254, 39, 255, 252, 86]);
    telnet.decode(&[255, 252, 39, 255, 254, 86]);
    assert!(telnet.take_output().is_empty());
    // What is ended by the client stays so unless it wants it again.
    telnet.decode(&[255, 253, 25, 255, 254, 25, 255, 254, 25]);
    assert_eq!(telnet.take_output(), [255, 252, 25]);
    telnet.decode(&[255, 253, 25]);
    assert_eq!(telnet.take_output(), [255, 251, 25]);
}

#[test]
fn what_is_too_long_is_told_and_not_kept() {
    let mut telnet = negotiating();
    let long = [b"x".repeat(MOST_BYTES + 1), b"\r\nhand\r\n".to_vec()].concat();
    assert_eq!(telnet.decode(&long), [ClientInput::TooLong, ClientInput::Line("hand".to_owned())]);
    let endless = [&[255, 250, 201], b"x".repeat(100_000).as_slice(), &[255, 240], b"hand\r\n"].concat();
    assert_eq!(telnet.decode(&endless), [ClientInput::Line("hand".to_owned())]);
    // One that never ends is over with the next command.
    assert_eq!(lines(telnet.decode(&[&[255, 250, 31, 0, 255, 241], b"hand\r\n".as_slice()].concat())), ["hand"]);
}

proptest! {
    /// Bytes in pieces are the same as at once, and no bytes make it send more than so much for each.
    #[test]
    fn any_bytes_in_any_pieces(bytes in proptest::collection::vec(telnet_byte(), 0..400), cut in 0_usize..400) {
        let (mut whole, mut pieces) = (Telnet::new(status()), Telnet::new(status()));
        let at_once = whole.decode(&bytes);
        let (first, second) = bytes.split_at(cut.min(bytes.len()));
        let mut heard = pieces.decode(first);
        heard.extend(pieces.decode(second));
        prop_assert_eq!(&heard, &at_once);
        let out = whole.take_output();
        prop_assert_eq!(&pieces.take_output(), &out);
        prop_assert!(out.len() <= 100 + 40 * bytes.len(), "{} for {}", out.len(), bytes.len());
    }

    /// Two servers that are connected to each other by mistake come to an end.
    #[test]
    fn no_two_ends_go_on_asking(begin in proptest::collection::vec(telnet_byte(), 0..60)) {
        let (mut here, mut there) = (Telnet::new(status()), Telnet::new(status()));
        here.decode(&begin);
        for _ in 0..20 {
            there.decode(&here.take_output());
            here.decode(&there.take_output());
        }
        prop_assert_eq!(here.take_output(), Vec::<u8>::new());
    }
}

/// Bytes of which many mean something.
fn telnet_byte() -> impl Strategy<Value = u8> {
    prop_oneof![
        3 => Just(255_u8),
        2 => 239_u8..=254,
        2 => prop::sample::select(vec![1_u8, 24, 25, 31, 42, 70, 201, 0, 2, 3, 13, 10]),
        1 => any::<u8>(),
    ]
}

/// The examples of a package on the page about the protocol.
fn examples(package: &str) -> Vec<serde_json::Value> {
    let page = include_str!("../../../docs/protocol.md");
    let read = |line: &str| {
        let json = line.strip_prefix(package)?;
        Some(serde_json::from_str(json).unwrap_or_else(|error| panic!("{line}: {error}")))
    };
    let examples: Vec<serde_json::Value> = page.lines().filter_map(read).collect();
    assert!(!examples.is_empty(), "{package} has an example");
    examples
}

#[test]
fn the_examples_of_the_protocol_are_what_goes_over_the_line() {
    use crate::net::lobby::{ServerMessage, ViewState};
    use crate::net::outbox::WireLine;
    use crate::net::wire;
    use crate::session::{Button, Buttons};

    for example in examples("Sixdot.Line ") {
        let told: WireLine = serde_json::from_value(example.clone()).expect("a line");
        assert_eq!(serde_json::to_value(&told).expect("JSON"), example);
        assert!(told.line().braille.contains("r5"));
    }
    let text = |value: &serde_json::Value, key: &str| value[key].as_str().expect("a text").to_owned();
    for example in examples("Sixdot.Welcome ") {
        let out = ServerMessage::Welcome {
            token: text(&example, "token"),
            name: text(&example, "name"),
            lang: text(&example, "lang").parse().expect("a language"),
            last: example["last"].as_u64().expect("a number"),
            typed: example["typed"].as_u64().expect("a number"),
            back: example["back"] == true,
        };
        assert_eq!(wire::value(&out).expect("a frame")["welcome"], example);
    }
    for example in examples("Sixdot.State ") {
        let button = |value: &serde_json::Value| Button {
            fits: value["fits"].as_bool(),
            ..Button::named(&text(value, "text"), &text(value, "type"))
        };
        let of = |key: &str| example[key].as_array().expect("a list").iter().map(button).collect();
        let buttons = Buttons { hand: of("hand"), actions: of("actions") };
        let state = ViewState { turn: example["turn"] == true, prompt: text(&example, "prompt"), buttons };
        assert_eq!(serde_json::json!(state), example);
    }
    for example in examples("Sixdot.Shuffle ") {
        let out = ServerMessage::Shuffle(serde_json::from_value(example.clone()).expect("a shuffle"));
        assert_eq!(wire::value(&out).expect("a frame")["shuffle"], example);
    }
    for example in examples("Sixdot.Hello ") {
        let entry = LoginDialog::default().greet(&example.to_string());
        let Some(LoginStep::Enter(hello)) = entry else { panic!("{example}: {entry:?}") };
        assert!(hello.forgets);
        let said = [hello.lang, hello.name, hello.code, hello.token, hello.after.to_string()];
        let keys = ["lang", "name", "code", "token", "after"];
        for (key, said) in keys.into_iter().zip(said).filter(|(key, _)| example.get(key).is_some()) {
            assert_eq!(example[key].as_str().map_or_else(|| example[key].to_string(), str::to_owned), said, "{key}");
        }
    }
}

#[test]
fn who_comes_is_asked_in_plain_questions() {
    let mut entry = LoginDialog::default();
    let texts = |lines: Vec<crate::text::Line>| lines.into_iter().map(|line| line.text).collect::<Vec<_>>();
    let asked = |next: LoginStep| match next {
        LoginStep::Ask(lines) => texts(lines).join(" "),
        other => panic!("{other:?}"),
    };
    let LoginStep::Ask(first) = entry.start() else { panic!("a question") };
    assert_eq!(texts(first).len(), 1 + crate::text::Lang::ALL.len());
    assert!(asked(entry.answer("")).contains("2: English"));
    assert!(asked(entry.answer("2")).contains("your name"));
    assert!(asked(entry.answer(" \u{1B}[2J ")).contains("your name"), "nothing is there");
    let LoginStep::Enter(hello) = entry.answer("Anna") else { panic!("a name") };
    assert_eq!((hello.name.as_str(), hello.lang.as_str(), hello.words.as_str()), ("Anna", "en", ""));
    let refusal = |said: &str, wants_words| crate::net::lobby::Refusal { said: said.to_owned(), wants_words };
    let words = asked(entry.refuse(refusal("Somebody is called so.", true)));
    assert!(
        words.contains("the words that you were given") && !words.contains("Somebody") && entry.is_secret(),
        "{words}"
    );
    let LoginStep::Enter(hello) = entry.answer("apple moon sun wood") else { panic!("words") };
    assert_eq!((hello.name.as_str(), hello.words.as_str()), ("Anna", "apple moon sun wood"));
    let wrong = asked(entry.refuse(refusal("These are not the words.", true)));
    assert!(wrong.contains("not the words") && wrong.contains("the words that you were given"), "{wrong}");
    assert!(asked(entry.answer("")).contains("your name"), "another name");
    assert!(!entry.is_secret());
    assert!(matches!(entry.answer("quit"), LoginStep::End(_)));
    let mut refusals = (0..9).map(|_| entry.refuse(refusal("No.", false)));
    let ends = refusals.find_map(|next| if let LoginStep::End(lines) = next { Some(texts(lines)) } else { None });
    let why = "That was wrong too often, so the connection is closed. Connect again to try once more.";
    assert_eq!(ends.expect("nobody tries for ever"), ["No.", why]);
}
