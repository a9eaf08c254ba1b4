//! The frames of the WebSocket: one JSON object each.

use serde::Deserialize;
use serde_json::{Value, json};

use super::lobby::{Hello, Out};
use super::shuffle::Given;
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
    value(out).map(|frame| frame.to_string())
}

/// What stands in a frame.
#[must_use]
pub fn value(out: &Out) -> Option<Value> {
    Some(match out {
        Out::Welcome { token, name, lang, last, typed, back } => json!({ "welcome": {
            "protocol": PROTOCOL, "token": token, "name": name, "lang": lang.code(), "last": last, "typed": typed,
            "back": back,
        } }),
        Out::Told(lines, None) => json!({ "told": lines }),
        Out::Told(lines, Some(id)) => json!({ "told": lines, "id": id }),
        Out::State { turn, prompt, buttons } => {
            let hand = |card: &Button| json!({ "text": card.text, "type": card.typed, "fits": card.fits });
            let action = |action: &Button| json!({ "text": action.text, "type": action.typed });
            let hand: Vec<Value> = buttons.hand.iter().map(hand).collect();
            let actions: Vec<Value> = buttons.actions.iter().map(action).collect();
            json!({ "state": { "turn": turn, "prompt": prompt, "hand": hand, "actions": actions } })
        }
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

/// Whether somebody is still there.
#[must_use]
pub fn ping(number: u64) -> String {
    json!({ "ping": number }).to_string()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

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
