//! The JSON frames that a client sends and receives.

use serde::Deserialize;
use serde_json::{Value, json};

use super::known_hosts::IdentityKey;
use crate::net::outbox;
use crate::net::shuffle::Shuffle;
use crate::net::wire::{Challenge, PROTOCOL};
use crate::terminal::printable;
use crate::text::{Channel, Cue, Lang, Line, Role, Urgency};

pub struct ClientHello {
    pub lang: Lang,
    pub name: String,
    pub code: Option<String>,
    pub braille: Option<usize>,
    pub key: Option<IdentityKey>,
    pub words: Option<String>,
}

impl ClientHello {
    /// Hello frame, which may resume a session: its token, and the number of the last line. The table code and the key
    /// are only sent the first time.
    pub fn frame(&self, session: Option<(String, u64)>, is_first: bool) -> String {
        let (token, after) = session.unzip();
        let mut hello = json!({
            "protocol": PROTOCOL, "client": concat!("sixdot ", env!("CARGO_PKG_VERSION")), "lang": self.lang.code(),
            "name": self.name, "shuffles": true, "braille": self.braille, "token": token, "after": after,
        });
        if is_first {
            hello["begins"] = true.into();
            hello["code"] = json!(self.code);
            hello["key"] = json!(self.key.as_ref().map(IdentityKey::public));
            hello["words"] = json!(self.words);
        }
        if let Value::Object(fields) = &mut hello {
            fields.retain(|_, value| !value.is_null());
        }
        json!({ "hello": hello }).to_string()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentLine {
    pub number: u64,
    pub line: String,
    /// Not displayed while it was typed, since it answers a passphrase prompt.
    pub secret: bool,
}

impl SentLine {
    pub fn frame(&self) -> String {
        let mut frame = json!({ "line": self.line, "id": self.number });
        if self.secret {
            frame["secret"] = true.into();
        }
        frame.to_string()
    }
}

/// A frame of the host. Unknown fields are ignored.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ServerFrame {
    pub welcome: Option<Welcome>,
    pub told: Option<Vec<ReceivedLine>>,
    pub id: Option<u64>,
    pub state: Option<ClientView>,
    pub ping: Option<u64>,
    pub prove: Option<Challenge>,
    pub shuffle: Option<Shuffle>,
    pub secret: Option<bool>,
    pub check: bool,
    pub record: Option<String>,
    pub taken: Option<String>,
    pub refused: Option<String>,
    /// The name is known, and words of return or a passphrase would let the person in.
    pub words: bool,
    pub bye: Option<String>,
    pub again: bool,
    /// The session stays valid although the connection was refused.
    pub keeps: bool,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Welcome {
    pub token: String,
    /// Number of the last line that the host counts as delivered.
    pub last: Option<u64>,
    /// Number of the last line typed in this session by any client.
    pub typed: u64,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ClientView {
    pub prompt: String,
    pub hand: Vec<ServerButton>,
    pub actions: Vec<ServerButton>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ServerButton {
    #[serde(rename = "type")]
    pub typed: String,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ReceivedLine {
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

impl ServerFrame {
    pub fn read(frame: &str) -> Option<Self> {
        serde_json::from_str(frame).ok()
    }
}

impl ReceivedLine {
    /// Converts to a line for the terminal. The host is not trusted: only printable text is kept.
    pub fn line(self) -> Line {
        let text = printable(&self.text);
        let form = |form: Option<String>| form.map_or_else(|| text.clone(), |form| printable(&form));
        let (channel, urgency) = (outbox::channel(&self.channel), outbox::urgency(&self.urgency));
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
        let message = ServerFrame::read(frame).expect("a frame");
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
}
