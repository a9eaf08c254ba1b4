//! The connection to the host, on its own thread, with the frames it sends and receives. It reconnects until the user leaves.

use std::sync::Arc;
use std::time::Duration;
use std::{io, thread};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::select;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::known_hosts::Key;
use super::state::Shared;
use super::transport::{Impassable, Notice, Stream, Way};
use crate::net::outbox;
use crate::net::shuffle::{Given, Shuffle};
use crate::net::wire::{Challenge, PROTOCOL};
use crate::output::printable;
use crate::say::{Channel, Cue, Lang, Line, Role, Urgency};

/// Delay before reconnecting: initial and maximum (exponential backoff).
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// Timeout for connecting and sending the hello.
const CONNECTING: Duration = Duration::from_secs(15);

/// Timeout without any frame; the host pings every 20 seconds.
const SILENT: Duration = Duration::from_secs(50);

/// Delay before the keyboard is woken, so that several lines of one event are read together.
const SETTLES: Duration = Duration::from_millis(30);

const LARGEST: usize = 1024 * 1024;

/// Connects on a separate thread.
///
/// # Errors
/// The thread or its runtime cannot be created.
pub fn open(mut way: Way, hello: Hello, shared: &Arc<Shared>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
    let shared = Arc::clone(shared);
    let connect = move || {
        runtime.block_on(stay(&mut way, &hello, &shared));
        shared.close();
        shared.ring();
        // A slow name lookup must not block the end of the program.
        runtime.shutdown_background();
    };
    thread::Builder::new().name("connection".to_owned()).spawn(connect)?;
    Ok(())
}

/// Reconnects until the user leaves or the host refuses.
async fn stay(way: &mut Way, hello: &Hello, shared: &Shared) {
    let mut wait = FIRST_WAIT;
    loop {
        let mut welcomed = false;
        // Other errors only mean that the connection was lost or never existed.
        if let Err(Ended::Refused(notice)) = visit(way, hello, shared, &mut welcomed).await {
            return shared.ends(notice);
        }
        if shared.is_over() {
            return;
        }
        shared.lost();
        shared.ring();
        if welcomed {
            wait = FIRST_WAIT;
        }
        let until = Instant::now() + wait.mul_f64(jitter());
        loop {
            select! {
                () = sleep_until(until) => break,
                // Typing does not shorten the delay, leaving does.
                () = shared.woken() => if shared.is_over() { return },
            }
        }
        wait = (wait * 2).min(LONGEST_WAIT);
    }
}

/// A factor between 0.75 and 1.25, so that clients do not reconnect simultaneously.
fn jitter() -> f64 {
    let nanos =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |time| time.subsec_nanos());
    0.75 + f64::from(nanos % 1000) / 2000.0
}

#[derive(Debug, thiserror::Error)]
enum Ended {
    #[error("it took too long")]
    Late,
    #[error("it is not the host that is known")]
    Refused(Notice),
    #[error(transparent)]
    Way(#[from] io::Error),
    #[error(transparent)]
    Spoken(#[from] Box<tokio_tungstenite::tungstenite::Error>),
}

impl From<tokio_tungstenite::tungstenite::Error> for Ended {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        Ended::Spoken(Box::new(error))
    }
}

impl From<Impassable> for Ended {
    fn from(impassable: Impassable) -> Self {
        match impassable {
            Impassable::Broken(error) => Ended::Way(error),
            Impassable::Refused(notice) => Ended::Refused(notice),
        }
    }
}

async fn visit(way: &mut Way, hello: &Hello, shared: &Shared, welcomed: &mut bool) -> Result<(), Ended> {
    let leaving = async {
        while !shared.is_over() {
            shared.woken().await;
        }
    };
    let mut socket = select! {
        met = timeout(CONNECTING, meet(way, hello, shared)) => met.map_err(|_| Ended::Late)??,
        () = leaving => return Ok(()),
    };
    let mut sent = 0;
    let mut heard = Instant::now();
    let mut ring_at = None;
    loop {
        let ring = async {
            match ring_at {
                Some(at) => sleep_until(at).await,
                None => std::future::pending().await,
            }
        };
        select! {
            frame = socket.next() => {
                let Some(frame) = frame else { return Ok(()) };
                heard = Instant::now();
                if let Frame::Text(text) = frame? {
                    let Some(mut message) = Message::read(&text) else { continue };
                    if message.welcome.is_some() {
                        (*welcomed, sent) = (true, 0);
                    }
                    if let Some(number) = message.ping {
                        socket.send(Frame::text(pong(number))).await?;
                    }
                    if let Some((key, challenge)) = hello.key.as_ref().zip(message.prove) {
                        socket.send(Frame::text(proof(key, challenge))).await?;
                    }
                    if let Some(given) = message.shuffle.take().and_then(|told| shared.shuffles(&told)) {
                        socket.send(Frame::text(part(&given))).await?;
                    }
                    if take(message, shared) {
                        ring_at.get_or_insert_with(|| Instant::now() + SETTLES);
                    }
                }
            }
            () = ring => {
                ring_at = None;
                shared.ring();
            }
            () = sleep_until(heard + SILENT) => return Err(Ended::Late),
            () = shared.woken() => {}
        }
        if shared.is_over() {
            // The close frame is sent on a best-effort basis.
            let _ = timeout(FIRST_WAIT, socket.close(None)).await;
            return Ok(());
        }
        if *welcomed {
            for typed in shared.waiting_behind(sent) {
                socket.send(Frame::text(typed.frame())).await?;
                sent = typed.number;
            }
        }
    }
}

async fn meet(way: &mut Way, hello: &Hello, shared: &Shared) -> Result<WebSocketStream<Stream>, Ended> {
    let stream = way.open().await?;
    let config = WebSocketConfig::default().max_message_size(Some(LARGEST)).max_frame_size(Some(LARGEST));
    let address = format!("ws://{}/ws?lang={}", way.place(), hello.lang.code());
    let (mut socket, _) = client_async_with_config(address, stream, Some(config)).await?;
    way.is_met(shared);
    let first = match shared.desk() {
        Some((token, last)) => hello.again(&token, last, !shared.has_been_in()),
        None => hello.first(),
    };
    socket.send(Frame::text(first)).await?;
    Ok(socket)
}

/// Stores the contents of a frame; returns true if the keyboard must be woken.
fn take(message: Message, shared: &Shared) -> bool {
    let Message { welcome, told, id, state, secret, check, record, taken, refused, words, bye, again, keeps, .. } =
        message;
    let mut rings = false;
    if check {
        shared.checks();
    }
    if let Some(record) = record {
        shared.records(record);
    }
    if let Some(welcome) = welcome {
        shared.welcome(welcome);
        rings = true;
    }
    if let Some(secret) = secret {
        shared.asks_secret(secret);
    }
    // The state belongs to the lines of the same frame, so it is stored first.
    if let Some(state) = state {
        shared.stands(state);
        rings = true;
    }
    if let Some(lines) = told {
        rings |= !lines.is_empty();
        shared.told(lines, id);
    }
    if (refused.is_some() || bye.is_some()) && !again && !keeps {
        shared.forget();
    }
    if refused.is_some() && words {
        shared.asks_words();
    }
    for (sentence, ends) in [(taken, true), (refused, !again), (bye, !again)] {
        if let Some(sentence) = sentence {
            shared.said(&sentence, ends);
            rings = true;
        }
    }
    rings
}

#[derive(Clone, Debug)]
pub struct Hello {
    pub lang: Lang,
    pub name: String,
    pub code: Option<String>,
    pub braille: Option<usize>,
    pub key: Option<Arc<Key>>,
    pub words: Option<String>,
}

impl Hello {
    pub fn first(&self) -> String {
        json!({ "hello": self.at_first() }).to_string()
    }

    /// Hello frame that resumes a session. The table code and the key are only sent the first time.
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

pub fn proof(key: &Key, challenge: Challenge) -> String {
    json!({ "proof": key.proves(challenge) }).to_string()
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    pub number: u64,
    pub line: String,
    /// Not displayed while it was typed, since it answers a passphrase prompt.
    pub secret: bool,
}

impl Typed {
    pub fn frame(&self) -> String {
        let mut frame = json!({ "line": self.line, "id": self.number });
        if self.secret {
            frame["secret"] = true.into();
        }
        frame.to_string()
    }
}

pub fn part(given: &Given) -> String {
    json!({ "shuffle": given }).to_string()
}

pub fn pong(number: u64) -> String {
    json!({ "pong": number }).to_string()
}

/// A frame of the host. Unknown fields are ignored.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Message {
    pub welcome: Option<Welcome>,
    pub told: Option<Vec<Told>>,
    pub id: Option<u64>,
    pub state: Option<State>,
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
pub struct State {
    pub prompt: String,
    pub hand: Vec<Button>,
    pub actions: Vec<Button>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Button {
    #[serde(rename = "type")]
    pub typed: String,
}

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
    pub fn read(frame: &str) -> Option<Self> {
        serde_json::from_str(frame).ok()
    }
}

impl Told {
    /// Converts to a line for the terminal. The host is not trusted: only printable text is kept.
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
