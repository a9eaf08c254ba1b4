//! The messages of the protocol and their JSON frames.

use std::fmt;

use ring::signature::{ED25519, UnparsedPublicKey};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::outbox::WireLine;
use super::shuffle::{GivenNonce, Shuffle};
use crate::record::Hex;
use crate::session::{Buttons, LanguagePack, Look};
use crate::text::{Lang, Message};

pub const PROTOCOL: u32 = 1;

/// Maximum length of a typed line in bytes. Longer lines are discarded.
pub const MOST_BYTES: usize = 1000;

/// A frame of a client. Unknown fields are ignored.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ClientFrame {
    pub hello: Option<Hello>,
    pub line: Option<String>,
    pub id: Option<u64>,
    /// Typed without being displayed: may only answer a passphrase prompt.
    pub secret: bool,
    pub pong: Option<u64>,
    pub shuffle: Option<GivenNonce>,
    pub proof: Option<KeyProof>,
}

impl ClientFrame {
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Hello {
    pub protocol: u32,
    pub lang: String,
    pub name: String,
    pub token: String,
    pub words: String,
    /// Claimed public key, which must be proven.
    #[serde(rename = "key")]
    pub says_key: String,
    /// Proven key or its fingerprint; set by the host.
    #[serde(skip)]
    pub key: Option<String>,
    /// Hash that the passphrase matches, empty if it does not match; set by the host.
    #[serde(skip)]
    pub proven: Option<String>,
    /// The connection is not encrypted, so no passphrase may be typed; set by the host.
    #[serde(skip)]
    pub cleartext: bool,
    /// The client keeps no token, so it gets words of return.
    pub forgets: bool,
    /// The client contributes a nonce to shuffles.
    pub shuffles: bool,
    /// The client has just started and displays nothing from before.
    pub begins: bool,
    /// Number of the last received line.
    pub after: u64,
    pub code: String,
    pub braille: Option<usize>,
}

impl Hello {
    pub fn lang(&self) -> Lang {
        self.lang.parse().unwrap_or(Lang::En)
    }
}

/// Serializes a message; none if it is not sent to WebSocket clients.
pub fn frame(message: &ServerMessage) -> Option<String> {
    // The most frequent message is serialized without an intermediate `Value`.
    match message {
        ServerMessage::Update(news) => serde_json::to_string(&UpdateFrame::of(news)).ok(),
        other => value(other).map(|frame| frame.to_string()),
    }
}

#[derive(Serialize)]
struct UpdateFrame<'o> {
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<&'o [WireLine]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'o ViewState>,
}

impl<'o> UpdateFrame<'o> {
    fn of(news: &'o Update) -> Self {
        let Update { told, answers, state } = news;
        // Every typed line gets an answer, even without lines.
        let has_lines = !told.is_empty() || answers.is_some();
        UpdateFrame { told: has_lines.then_some(told), id: *answers, state: state.as_ref() }
    }
}

pub fn value(message: &ServerMessage) -> Option<Value> {
    Some(match message {
        ServerMessage::Welcome { token, name, lang, last, typed, back } => json!({ "welcome": {
            "protocol": PROTOCOL, "token": token, "name": name, "lang": lang.code(), "last": last, "typed": typed,
            "back": back,
        } }),
        ServerMessage::Missed(told) => json!({ "told": told }),
        ServerMessage::Update(news) => json!(UpdateFrame::of(news)),
        ServerMessage::Secret(secret) => json!({ "secret": secret }),
        ServerMessage::Shuffle(shuffle) => json!({ "shuffle": shuffle }),
        ServerMessage::Check => json!({ "check": true }),
        ServerMessage::Record(text) => json!({ "record": text }),
        // WebSocket clients lay out lines themselves.
        ServerMessage::Look(_) => return None,
        ServerMessage::Refused(refusal) if refusal.wants_words => {
            json!({ "refused": refusal.said, "again": false, "words": true })
        }
        ServerMessage::Refused(refusal) => json!({ "refused": refusal.said, "again": false }),
        ServerMessage::Taken(said) => json!({ "taken": said }),
        ServerMessage::Bye(said, again) => json!({ "bye": said, "again": again }),
    })
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub said: String,
    /// Words of return or a passphrase would let the person in.
    pub wants_words: bool,
}

impl Refusal {
    /// A refusal that no words change.
    pub fn new(lang: Lang, why: Message<'_>) -> Self {
        Refusal { said: LanguagePack::new(lang).error(why).text, wants_words: false }
    }
}

/// Lines and the resulting state, sent together so that they are never inconsistent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Update {
    pub told: Vec<WireLine>,
    /// Number of the typed line that is answered.
    pub answers: Option<u64>,
    /// Present if it has changed.
    pub state: Option<ViewState>,
}

impl Update {
    pub(super) fn append(&mut self, Update { told, answers, state }: Update) {
        self.told.extend(told);
        // Each typed line is answered before the next one is read.
        self.answers = answers.or(self.answers);
        self.state = state.or(self.state.take());
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct ViewState {
    pub turn: bool,
    pub prompt: String,
    #[serde(flatten)]
    pub buttons: Buttons,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerMessage {
    Welcome {
        token: String,
        name: String,
        lang: Lang,
        /// Number of the last line that was delivered.
        last: u64,
        /// Number of the last typed line of the session.
        typed: u64,
        /// The person was known before.
        back: bool,
    },
    /// Lines missed while away.
    Missed(Vec<WireLine>),
    Update(Update),
    /// Typed characters must be hidden, or may be displayed again.
    Secret(bool),
    /// Layout of lines, for line-based clients.
    Look(Look),
    Shuffle(Box<Shuffle>),
    /// Asks the client to describe its finding about the shuffle.
    Check,
    Record(String),
    Refused(Refusal),
    /// Another connection has taken over the session.
    Taken(String),
    /// Goodbye; the flag is set if the client may reconnect.
    Bye(String, bool),
}

/// Prefix of the signed message (domain separation).
const PROOF_PREFIX: &[u8] = b"sixdot key 1\n";

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Challenge(pub Hex<32>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicKey(pub Hex<32>);

pub type KeyProof = Hex<64>;

/// None if the system has no random numbers.
pub fn random_bytes() -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

impl Challenge {
    pub fn signed_message(self) -> Vec<u8> {
        [PROOF_PREFIX, self.0.0.as_slice()].concat()
    }
}

impl PublicKey {
    /// Verifies the signature of a challenge (Ed25519).
    pub fn verify(self, challenge: Challenge, Hex(proof): KeyProof) -> bool {
        UnparsedPublicKey::new(&ED25519, self.0.0).verify(&challenge.signed_message(), &proof).is_ok()
    }
}

/// Same form as the fingerprints of SSH keys.
impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ed25519:{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::session::Button;

    #[test]
    fn updates_serialize_the_same_with_and_without_a_value() {
        let line = crate::session::LanguagePack::new(crate::text::Lang::En).help(crate::text::msg!("lobby-stops"));
        let card = Button { text: "red 5".to_owned(), typed: "play red 5".to_owned(), fits: Some(false) };
        let buttons = Buttons { hand: vec![card], actions: vec![Button::named("draw", "draw")] };
        let state = ViewState { turn: true, prompt: "red 4".to_owned(), buttons };
        let news = [
            Update { told: vec![WireLine::of(7, &line)], answers: None, state: None },
            Update { told: Vec::new(), answers: Some(3), state: None },
            Update { told: Vec::new(), answers: None, state: Some(state.clone()) },
            Update { told: Vec::new(), answers: Some(4), state: Some(state) },
        ];
        let frames = news.map(|news| {
            let message = ServerMessage::Update(news);
            let frame = frame(&message).expect("a frame");
            assert_eq!(serde_json::from_str::<Value>(&frame).ok(), value(&message));
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
            ClientFrame::read(r#"{"hello": {"protocol": 1, "name": "Anna", "lang": "de", "later": []}, "later": 1}"#);
        let hello = hello.and_then(|frame| frame.hello).expect("a greeting");
        assert_eq!((hello.protocol, hello.name.as_str(), hello.after), (1, "Anna", 0));
        let line = ClientFrame::read(r#"{"line": "play red 5", "id": 4}"#).expect("a line");
        assert_eq!((line.line.as_deref(), line.id), (Some("play red 5"), Some(4)));
    }

    proptest! {
        #[test]
        fn no_frame_does_harm(text in any::<String>()) {
            let _ = ClientFrame::read(&text);
        }
    }
}
