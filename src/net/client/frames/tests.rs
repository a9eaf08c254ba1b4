use proptest::prelude::*;

use super::*;
use crate::net::outbox::WireLine;
use crate::text::{Channel, Cue, Text, Urgency};

#[test]
fn a_line_has_all_its_forms() {
    let frame = r#"{"told": [{"n": 18, "text": "Ben plays red 5.", "braille": "Ben r5", "channel": "turn",
        "urgency": "turn", "lang": "de", "cue": "your-turn", "later": [1]}], "id": 4}"#;
    let message = ServerFrame::read(frame).expect("a frame");
    assert_eq!(message.id, Some(4));
    let told = message.told.expect("lines").remove(0);
    assert_eq!(told.n, 18);
    let line = told.line();
    assert_eq!((line.text.as_str(), line.short.as_str()), ("Ben plays red 5.", "Ben plays red 5."));
    assert_eq!(line.braille, "Ben r5");
    assert_eq!((line.channel, line.urgency, line.lang), (Channel::Turn, Urgency::Turn, Some(Lang::De)));
    assert_eq!(line.cue, Some(Cue::YourTurn));
}

#[test]
fn a_cue_comes_back_and_an_unknown_one_is_none() {
    let line = Text::plain("Ben draws.".to_owned()).verbatim(Channel::Game, Urgency::Event);
    for (cue, sent) in [(Some(Cue::Draw), Some("draw")), (Some(Cue::Arrival), Some("arrival")), (None, None)] {
        let sent_line = WireLine::of(1, &line.clone().with_cue(cue));
        assert_eq!(sent_line.cue.as_deref(), sent);
        let text = serde_json::to_string(&sent_line).expect("JSON");
        assert_eq!(serde_json::from_str::<ReceivedLine>(&text).expect("a line").line().cue, cue);
    }
    let unknown = ReceivedLine { cue: Some("drum".to_owned()), ..ReceivedLine::default() };
    assert_eq!(unknown.line().cue, None);
}

#[test]
fn who_comes_back_says_what_was_had() {
    let hello = ClientHello {
        lang: Lang::Fi,
        name: "Anna".to_owned(),
        code: Some("a b c".to_owned()),
        braille: Some(40),
        key: None,
        words: Some("apple river".to_owned()),
    };
    let read = |frame: String| serde_json::from_str::<Value>(&frame).expect("JSON");
    let new = read(hello.frame(None, true));
    assert_eq!((&new["hello"]["code"], &new["hello"]["braille"]), (&json!("a b c"), &json!(40)));
    assert_eq!((&new["hello"]["lang"], &new["hello"]["name"]), (&json!("fi"), &json!("Anna")));
    assert_eq!(new["hello"]["words"], json!("apple river"));
    assert_eq!(read(hello.frame(Some(("secret".to_owned(), 17)), true))["hello"]["code"], json!("a b c"));
    assert_eq!(read(hello.frame(Some(("secret".to_owned(), 17)), true))["hello"]["begins"], json!(true));
    let again = read(hello.frame(Some(("secret".to_owned(), 17)), false));
    assert_eq!(again["hello"]["begins"], Value::Null);
    assert_eq!((&again["hello"]["token"], &again["hello"]["after"]), (&json!("secret"), &json!(17)));
    assert_eq!((&again["hello"]["code"], &again["hello"]["words"]), (&Value::Null, &Value::Null));
}

proptest! {
    #[test]
    fn no_frame_does_harm(frame in any::<String>()) {
        let _ = ServerFrame::read(&frame);
    }

    #[test]
    fn only_printable_text_comes_of_a_line(text in any::<String>(), braille in any::<Option<String>>()) {
        let line = ReceivedLine { text, braille, ..ReceivedLine::default() }.line();
        prop_assert!([line.text, line.short, line.quiet, line.braille].iter().all(|form| !form.chars().any(char::is_control)));
    }
}
