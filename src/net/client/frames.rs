//! The JSON frames that a client sends and receives.

use serde::Deserialize;
use serde_json::{Value, json};

use super::known_hosts::IdentityKey;
use crate::net::outbox;
use crate::net::shuffle::Shuffle;
use crate::net::wire::{Challenge, PROTOCOL};
use crate::terminal::printable;
use crate::text::{Lang, Line, Role};

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

#[derive(Clone, Debug)]
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
#[derive(Debug, Default, Deserialize)]
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

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Welcome {
    pub token: String,
    /// Number of the last line that the host counts as delivered.
    pub last: Option<u64>,
    /// Number of the last line typed in this session by any client.
    pub typed: u64,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ClientView {
    pub prompt: String,
    pub hand: Vec<ServerButton>,
    pub actions: Vec<ServerButton>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ServerButton {
    #[serde(rename = "type")]
    pub typed: String,
}

#[derive(Debug, Default, Deserialize)]
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
    cue: Option<String>,
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
        Line {
            short: form(self.short),
            quiet: form(self.quiet),
            braille: form(self.braille),
            names: self.names.iter().map(|name| printable(name)).collect(),
            channel,
            urgency,
            lang: self.lang.and_then(|code| code.parse().ok()),
            cue: self.cue.and_then(|cue| cue.parse().ok()),
            role: Role::Statement,
            text,
        }
    }
}

#[cfg(test)]
mod tests;
