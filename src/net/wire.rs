//! The frames of the WebSocket: one JSON object each.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::lobby::{Hello, News, Out, State};
use super::proof::{Challenge, Proof};
use super::shuffle::Given;
use super::told::Told;
use crate::session::Button;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// What a client sends; what is not known is passed over.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Frame {
    /// Who comes.
    pub hello: Option<Hello>,
    /// A typed line.
    pub line: Option<String>,
    /// Its number.
    pub id: Option<u64>,
    /// Whether it was typed where the client did not show it: an answer to a question for a passphrase, and nothing else.
    pub secret: bool,
    /// The answer to a ping.
    pub pong: Option<u64>,
    /// A part of a shuffle.
    pub shuffle: Option<Given>,
    /// The proof that the client has the key that it has shown.
    pub proof: Option<Proof>,
}

impl Frame {
    /// Reads a frame; none if it is no such object.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

/// A frame for a client; none if this is nothing that clients are told.
#[must_use]
pub fn frame(out: &Out) -> Option<String> {
    // What is sent most is written without a tree of values in between.
    match out {
        Out::News(news) => serde_json::to_string(&NewsFrame::of(news)).ok(),
        other => value(other).map(|frame| frame.to_string()),
    }
}

/// Lines, with the number of the typed one that they answer, and what can be done now.
#[derive(Serialize)]
struct NewsFrame<'o> {
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<&'o [Told]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<StateFrame<'o>>,
}

#[derive(Serialize)]
struct StateFrame<'o> {
    turn: bool,
    prompt: &'o str,
    hand: Vec<Pressed<'o>>,
    actions: Vec<Pressed<'o>>,
}

/// What can be pressed; of a card, whether it fits.
#[derive(Serialize)]
struct Pressed<'o> {
    text: &'o str,
    #[serde(rename = "type")]
    typed: &'o str,
    #[serde(skip_serializing_if = "Option::is_none")]
    fits: Option<bool>,
}

impl<'o> NewsFrame<'o> {
    fn of(news: &'o News) -> Self {
        let News { told, answers, state } = news;
        // Each typed line is answered.
        let tells = !told.is_empty() || answers.is_some();
        NewsFrame { told: tells.then_some(told), id: *answers, state: state.as_ref().map(StateFrame::of) }
    }
}

impl<'o> StateFrame<'o> {
    fn of(State { turn, prompt, buttons }: &'o State) -> Self {
        let pressed = |button: &'o Button, fits| Pressed { text: &button.text, typed: &button.typed, fits };
        let hand = buttons.hand.iter().map(|card| pressed(card, Some(card.fits))).collect();
        let actions = buttons.actions.iter().map(|action| pressed(action, None)).collect();
        StateFrame { turn: *turn, prompt, hand, actions }
    }
}

/// What stands in a frame.
#[must_use]
pub fn value(out: &Out) -> Option<Value> {
    Some(match out {
        Out::Welcome { token, name, lang, last, typed, back } => json!({ "welcome": {
            "protocol": PROTOCOL, "token": token, "name": name, "lang": lang.code(), "last": last, "typed": typed,
            "back": back,
        } }),
        Out::Missed(told) => json!({ "told": told }),
        Out::News(news) => json!(NewsFrame::of(news)),
        Out::Secret(secret) => json!({ "secret": secret }),
        Out::Shuffle(shuffle) => json!({ "shuffle": shuffle }),
        Out::Check => json!({ "check": true }),
        Out::Record(text) => json!({ "record": text }),
        // A client of this door sees to it by itself.
        Out::Look(_) => return None,
        Out::Refused(no_entry) if no_entry.wants_words => {
            json!({ "refused": no_entry.said, "again": false, "words": true })
        }
        Out::Refused(no_entry) => json!({ "refused": no_entry.said, "again": false }),
        Out::Taken(said) => json!({ "taken": said }),
        Out::Bye(said, again) => json!({ "bye": said, "again": again }),
    })
}

/// No entry for the time being: whoever has a desk keeps it.
#[must_use]
pub fn crowded(said: &str) -> String {
    json!({ "refused": said, "again": false, "keeps": true }).to_string()
}

/// What can be done now, where it is a message of its own.
#[must_use]
pub fn state(state: &State) -> Value {
    json!(StateFrame::of(state))
}

/// What is to be signed by whoever says to have a key.
#[must_use]
pub fn prove(challenge: Challenge) -> String {
    json!({ "prove": challenge }).to_string()
}

/// Whether somebody is still there.
#[must_use]
pub fn ping(number: u64) -> String {
    json!({ "ping": number }).to_string()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::session::Buttons;

    #[test]
    fn what_is_sent_most_is_the_same_with_and_without_a_tree_of_values() {
        let line = crate::session::LanguagePack::new(crate::say::Lang::En).help(crate::say::msg!("lobby-stops"));
        let card = Button { text: "red 5".to_owned(), typed: "play red 5".to_owned(), fits: false };
        let buttons = Buttons { hand: vec![card], actions: vec![Button::named("draw", "draw")] };
        let state = State { turn: true, prompt: "red 4".to_owned(), buttons };
        let news = [
            News { told: vec![Told::of(7, &line)], answers: None, state: None },
            News { told: Vec::new(), answers: Some(3), state: None },
            News { told: Vec::new(), answers: None, state: Some(state.clone()) },
            News { told: Vec::new(), answers: Some(4), state: Some(state) },
        ];
        let frames = news.map(|news| {
            let out = Out::News(news);
            let frame = frame(&out).expect("a frame");
            assert_eq!(serde_json::from_str::<Value>(&frame).ok(), value(&out));
            frame
        });
        assert_eq!(frames[1], r#"{"told":[],"id":3}"#);
        let hand = r#"[{"text":"red 5","type":"play red 5","fits":false}]"#;
        let actions = r#"[{"text":"draw","type":"draw"}]"#;
        let state = format!(r#"{{"turn":true,"prompt":"red 4","hand":{hand},"actions":{actions}}}"#);
        assert_eq!(frames[2], format!(r#"{{"state":{state}}}"#));
        assert_eq!(frames[3], format!(r#"{{"told":[],"id":4,"state":{state}}}"#));
    }

    #[test]
    fn frames_are_read() {
        let hello =
            Frame::read(r#"{"hello": {"protocol": 1, "name": "Anna", "lang": "de", "later": []}, "later": 1}"#);
        let hello = hello.and_then(|frame| frame.hello).expect("a greeting");
        assert_eq!((hello.protocol, hello.name.as_str(), hello.after), (1, "Anna", 0));
        let line = Frame::read(r#"{"line": "play red 5", "id": 4}"#).expect("a line");
        assert_eq!((line.line.as_deref(), line.id), (Some("play red 5"), Some(4)));
    }

    proptest! {
        #[test]
        fn no_frame_does_harm(text in any::<String>()) {
            let _ = Frame::read(&text);
        }
    }
}
