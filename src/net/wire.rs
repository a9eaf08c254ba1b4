//! The messages of the protocol and their JSON frames.

use std::fmt;

use ring::signature::{ED25519, UnparsedPublicKey};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::lobby::{Hello, News, Out, State};
use super::outbox::Told;
use super::shuffle::{Given, Shuffle};
use crate::record::Hex;
use crate::say::Lang;
use crate::session::{Button, Buttons, Look};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// What a client sends; what is not known is passed over.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ClientFrame {
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

impl ClientFrame {
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

/// Why somebody does not come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoEntry {
    /// The sentence, in the language that is wanted.
    pub said: String,
    /// Whether the words of return would open.
    pub wants_words: bool,
}

/// What has happened, and what can be done now: sent at once, so that nobody is shown one without the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// Lines.
    pub told: Vec<Told>,
    /// The number of the typed line that they answer.
    pub answers: Option<u64>,
    /// What can be done now, where that has changed.
    pub state: Option<State>,
}

impl News {
    /// More has happened behind it.
    pub(super) fn goes_on(&mut self, News { told, answers, state }: News) {
        self.told.extend(told);
        // Each line that is typed is sent its answer before the next one is read.
        self.answers = answers.or(self.answers);
        self.state = state.or(self.state.take());
    }
}

/// What can be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Whether it is the person's turn.
    pub turn: bool,
    /// The prompt.
    pub prompt: String,
    /// What can be pressed.
    pub buttons: Buttons,
}

/// What is to be sent to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// The way in.
    Welcome {
        /// The secret.
        token: String,
        /// The name.
        name: String,
        /// The language.
        lang: Lang,
        /// The number of the last line that the person had.
        last: u64,
        /// The number of the last line that was typed there.
        typed: u64,
        /// Whether the person was known.
        back: bool,
    },
    /// The lines that somebody has missed who comes back, if there are any: apart from what is told then.
    Missed(Vec<Told>),
    /// What has happened, and what can be done now.
    News(News),
    /// Whether what is typed now is secret, so that it is not to be shown.
    Secret(bool),
    /// How lines are to be shown where the client does not see to it.
    Look(Look),
    /// How the cards are shuffled.
    Shuffle(Box<Shuffle>),
    /// The client is to tell what it has found out about the shuffle.
    Check,
    /// The record of a game that is over.
    Record(String),
    /// No entry.
    Refused(NoEntry),
    /// The desk was taken over from another connection.
    Taken(String),
    /// The connection ends; the sentence, and whether the client may come back by itself.
    Bye(String, bool),
}

/// What stands before what is signed, so that a signature is of nothing else.
const PROVES: &[u8] = b"sixdot key 1\n";

/// What the host asks, new each time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Challenge(pub Hex<32>);

/// The half of a key that everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PublicKey(pub Hex<32>);

/// What only the other half can make of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Proof(pub Hex<64>);

impl Challenge {
    /// One that nobody can know before; none if the system has no chance.
    #[must_use]
    pub fn by_chance() -> Option<Self> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok().map(|()| Challenge(Hex(bytes)))
    }

    /// What is signed.
    #[must_use]
    pub fn signed(self) -> Vec<u8> {
        [PROVES, self.0.0.as_slice()].concat()
    }
}

impl PublicKey {
    /// Whether the other half has made this proof.
    #[must_use]
    pub fn has_signed(self, challenge: Challenge, Proof(Hex(proof)): Proof) -> bool {
        UnparsedPublicKey::new(&ED25519, self.0.0).verify(&challenge.signed(), &proof).is_ok()
    }
}

/// As it stands beside those of SSH.
impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ed25519:{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

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
