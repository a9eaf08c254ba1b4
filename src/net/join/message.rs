//! What goes over the connection, as this end reads and writes it: one JSON object a frame. What is not known is passed over.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};

use super::key::Key;
use crate::net::proof::Challenge;
use crate::net::shuffle::{Given, Shuffle};
use crate::net::told;
use crate::net::wire::PROTOCOL;
use crate::output::printable;
use crate::say::{Channel, Cue, Lang, Line, Role, Urgency};

/// Who comes.
#[derive(Clone, Debug)]
pub struct Hello {
    pub lang: Lang,
    pub name: String,
    pub code: Option<String>,
    pub braille: Option<usize>,
    pub key: Option<Arc<Key>>,
    /// Words of return, or a passphrase.
    pub words: Option<String>,
}

impl Hello {
    /// The first frame of somebody new.
    pub fn first(&self) -> String {
        json!({ "hello": self.at_first() }).to_string()
    }

    /// The first frame of somebody who comes back: the desk's secret, and the last line that was had. The table that somebody has
    /// named is gone to once, and the key is shown once.
    pub fn again(&self, token: &str, after: u64, is_first: bool) -> String {
        let mut hello = if is_first { self.at_first() } else { self.frame() };
        hello["token"] = token.into();
        hello["after"] = after.into();
        json!({ "hello": hello }).to_string()
    }

    fn at_first(&self) -> Value {
        let mut hello = self.frame();
        hello["begins"] = true.into();
        if let Some(code) = &self.code {
            hello["code"] = code.as_str().into();
        }
        if let Some(key) = &self.key {
            hello["key"] = json!(key.public());
        }
        if let Some(words) = &self.words {
            hello["words"] = words.as_str().into();
        }
        hello
    }

    fn frame(&self) -> Value {
        let client = concat!("sixdot ", env!("CARGO_PKG_VERSION"));
        let mut hello = json!({ "protocol": PROTOCOL, "client": client, "lang": self.lang.code(), "name": self.name, "shuffles": true });
        if let Some(cells) = self.braille {
            hello["braille"] = cells.into();
        }
        hello
    }
}

/// The frame that proves that one has a key.
pub fn proof(key: &Key, challenge: Challenge) -> String {
    json!({ "proof": key.proves(challenge) }).to_string()
}

/// A typed line on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    pub number: u64,
    pub line: String,
    /// Whether it was not shown, since it is an answer to a question for a passphrase.
    pub secret: bool,
}

impl Typed {
    /// The frame of it.
    pub fn frame(&self) -> String {
        let mut frame = json!({ "line": self.line, "id": self.number });
        if self.secret {
            frame["secret"] = true.into();
        }
        frame.to_string()
    }
}

/// The frame of a part of a shuffle.
pub fn part(given: &Given) -> String {
    json!({ "shuffle": given }).to_string()
}

/// The frame that answers a ping.
pub fn pong(number: u64) -> String {
    json!({ "pong": number }).to_string()
}

/// A frame of the server.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Message {
    pub welcome: Option<Welcome>,
    pub told: Option<Vec<Told>>,
    pub id: Option<u64>,
    pub state: Option<State>,
    pub ping: Option<u64>,
    /// What is to be signed, to prove that one has the key.
    pub prove: Option<Challenge>,
    pub shuffle: Option<Shuffle>,
    /// Whether what is typed now is a passphrase.
    pub secret: Option<bool>,
    /// Whether it is to be told what was found out about the shuffle.
    pub check: bool,
    /// The record of a game.
    pub record: Option<String>,
    pub taken: Option<String>,
    pub refused: Option<String>,
    /// Whether the name is known, and words of return or a passphrase would open.
    pub words: bool,
    pub bye: Option<String>,
    pub again: bool,
    /// Whether the desk is there all the same.
    pub keeps: bool,
}

/// The way in.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Welcome {
    pub token: String,
    /// The number of the last line that was had there, as the server knows it.
    pub last: Option<u64>,
    /// The number of the last line that was typed at the desk, from wherever.
    pub typed: u64,
}

/// How it stands at the desk.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct State {
    pub prompt: String,
    pub hand: Vec<Button>,
    pub actions: Vec<Button>,
}

/// Something that can be done.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Button {
    /// What is typed for it.
    #[serde(rename = "type")]
    pub typed: String,
}

/// A line in all its forms.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Told {
    pub n: u64,
    text: String,
    short: Option<String>,
    quiet: Option<String>,
    braille: Option<String>,
    names: Vec<String>,
    channel: String,
    urgency: String,
    lang: Option<String>,
}

impl Message {
    /// Reads a frame; none if it is no object with such things.
    pub fn read(frame: &str) -> Option<Self> {
        serde_json::from_str(frame).ok()
    }
}

impl Told {
    /// The line as one of the own ones. Whatever the server is, only printable text comes of it.
    pub fn line(self) -> Line {
        let text = printable(&self.text);
        let form = |form: Option<String>| form.map_or_else(|| text.clone(), |form| printable(&form));
        let (channel, urgency) = (told::channel(&self.channel), told::urgency(&self.urgency));
        let cue = match (channel, urgency) {
            (_, Urgency::Turn) => Some(Cue::Question),
            (Channel::Error, _) => Some(Cue::Error),
            _ => None,
        };
        Line {
            short: form(self.short),
            quiet: form(self.quiet),
            braille: form(self.braille),
            names: self.names.iter().map(|name| printable(name)).collect(),
            channel,
            urgency,
            lang: self.lang.and_then(|code| code.parse().ok()),
            cue,
            role: Role::Statement,
            text,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_line_has_all_its_forms() {
        let frame = r#"{"told": [{"n": 18, "text": "Ben plays red 5.", "braille": "Ben r5", "channel": "turn",
            "urgency": "turn", "lang": "de", "later": [1]}], "id": 4}"#;
        let message = Message::read(frame).expect("a frame");
        assert_eq!(message.id, Some(4));
        let told = message.told.expect("lines").remove(0);
        assert_eq!(told.n, 18);
        let line = told.line();
        assert_eq!((line.text.as_str(), line.short.as_str()), ("Ben plays red 5.", "Ben plays red 5."));
        assert_eq!(line.braille, "Ben r5");
        assert_eq!((line.channel, line.urgency, line.lang), (Channel::Turn, Urgency::Turn, Some(Lang::De)));
    }

    #[test]
    fn who_comes_back_says_what_was_had() {
        let hello = Hello {
            lang: Lang::Fi,
            name: "Anna".to_owned(),
            code: Some("a b c".to_owned()),
            braille: Some(40),
            key: None,
            words: Some("apple river".to_owned()),
        };
        let read = |frame: String| serde_json::from_str::<Value>(&frame).expect("JSON");
        let new = read(hello.first());
        assert_eq!((&new["hello"]["code"], &new["hello"]["braille"]), (&json!("a b c"), &json!(40)));
        assert_eq!((&new["hello"]["lang"], &new["hello"]["name"]), (&json!("fi"), &json!("Anna")));
        assert_eq!(new["hello"]["words"], json!("apple river"));
        assert_eq!(read(hello.again("secret", 17, true))["hello"]["code"], json!("a b c"));
        assert_eq!(read(hello.again("secret", 17, true))["hello"]["begins"], json!(true));
        let again = read(hello.again("secret", 17, false));
        assert_eq!(again["hello"]["begins"], Value::Null);
        assert_eq!((&again["hello"]["token"], &again["hello"]["after"]), (&json!("secret"), &json!(17)));
        assert_eq!((&again["hello"]["code"], &again["hello"]["words"]), (&Value::Null, &Value::Null));
    }

    proptest! {
        #[test]
        fn no_frame_does_harm(frame in any::<String>()) {
            let _ = Message::read(&frame);
        }

        #[test]
        fn only_printable_text_comes_of_a_line(text in any::<String>(), braille in any::<Option<String>>()) {
            let line = Told { text, braille, ..Told::default() }.line();
            prop_assert!([line.text, line.short, line.quiet, line.braille].iter().all(|form| !form.chars().any(char::is_control)));
        }
    }
}
