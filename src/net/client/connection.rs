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

use super::known_hosts::IdentityKey;
use super::state::SharedState;
use super::transport::{ByteStream, ConnectError, HostConnector, TransportNotice};
use crate::net::outbox;
use crate::net::shuffle::{GivenNonce, Shuffle};
use crate::net::wire::{Challenge, PROTOCOL};
use crate::terminal::printable;
use crate::text::{Channel, Cue, Lang, Line, Role, Urgency};

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
pub fn open(mut connector: HostConnector, hello: ClientHello, shared: &Arc<SharedState>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
    let shared = Arc::clone(shared);
    let connect = move || {
        runtime.block_on(keep_connected(&mut connector, &hello, &shared));
        shared.close();
        shared.ring();
        // A slow name lookup must not block the end of the program.
        runtime.shutdown_background();
    };
    thread::Builder::new().name("connection".to_owned()).spawn(connect)?;
    Ok(())
}

/// Reconnects until the user leaves or the host refuses.
async fn keep_connected(connector: &mut HostConnector, hello: &ClientHello, shared: &SharedState) {
    let mut wait = FIRST_WAIT;
    loop {
        let mut welcomed = false;
        // Other errors only mean that the connection was lost or never existed.
        if let Err(ConnectionEnd::Refused(notice)) = run_once(connector, hello, shared, &mut welcomed).await {
            return shared.fail(notice);
        }
        if shared.is_over() {
            return;
        }
        shared.note_lost();
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
enum ConnectionEnd {
    #[error("it took too long")]
    Late,
    #[error("it is not the host that is known")]
    Refused(TransportNotice),
    #[error(transparent)]
    HostConnector(#[from] io::Error),
    #[error(transparent)]
    Spoken(#[from] Box<tokio_tungstenite::tungstenite::Error>),
}

impl From<tokio_tungstenite::tungstenite::Error> for ConnectionEnd {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        ConnectionEnd::Spoken(Box::new(error))
    }
}

impl From<ConnectError> for ConnectionEnd {
    fn from(impassable: ConnectError) -> Self {
        match impassable {
            ConnectError::Failed(error) => ConnectionEnd::HostConnector(error),
            ConnectError::Refused(notice) => ConnectionEnd::Refused(notice),
        }
    }
}

async fn run_once(
    connector: &mut HostConnector,
    hello: &ClientHello,
    shared: &SharedState,
    welcomed: &mut bool,
) -> Result<(), ConnectionEnd> {
    let leaving = async {
        while !shared.is_over() {
            shared.woken().await;
        }
    };
    let mut socket = select! {
        met = timeout(CONNECTING, connect(connector, hello, shared)) => met.map_err(|_| ConnectionEnd::Late)??,
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
                    let Some(mut message) = ServerFrame::read(&text) else { continue };
                    if message.welcome.is_some() {
                        (*welcomed, sent) = (true, 0);
                    }
                    if let Some(number) = message.ping {
                        socket.send(Frame::text(pong_frame(number))).await?;
                    }
                    if let Some((key, challenge)) = hello.key.as_ref().zip(message.prove) {
                        socket.send(Frame::text(proof_frame(key, challenge))).await?;
                    }
                    if let Some(given) = message.shuffle.take().and_then(|told| shared.handle_shuffle(&told)) {
                        socket.send(Frame::text(nonce_frame(&given))).await?;
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
            () = sleep_until(heard + SILENT) => return Err(ConnectionEnd::Late),
            () = shared.woken() => {}
        }
        if shared.is_over() {
            // The close frame is sent on a best-effort basis.
            let _ = timeout(FIRST_WAIT, socket.close(None)).await;
            return Ok(());
        }
        if *welcomed {
            for typed in shared.unanswered_after(sent) {
                socket.send(Frame::text(typed.frame())).await?;
                sent = typed.number;
            }
        }
    }
}

async fn connect(
    connector: &mut HostConnector,
    hello: &ClientHello,
    shared: &SharedState,
) -> Result<WebSocketStream<ByteStream>, ConnectionEnd> {
    let stream = connector.open().await?;
    let config = WebSocketConfig::default().max_message_size(Some(LARGEST)).max_frame_size(Some(LARGEST));
    let address = format!("ws://{}/ws?lang={}", connector.place(), hello.lang.code());
    let (mut socket, _) = client_async_with_config(address, stream, Some(config)).await?;
    connector.confirm(shared);
    let first = match shared.session() {
        Some((token, last)) => hello.again(&token, last, !shared.was_welcomed()),
        None => hello.first(),
    };
    socket.send(Frame::text(first)).await?;
    Ok(socket)
}

/// Stores the contents of a frame; returns true if the keyboard must be woken.
fn take(message: ServerFrame, shared: &SharedState) -> bool {
    let ServerFrame {
        welcome, told, id, state, secret, check, record, taken, refused, words, bye, again, keeps, ..
    } = message;
    let mut rings = false;
    if check {
        shared.request_check();
    }
    if let Some(record) = record {
        shared.add_record(record);
    }
    if let Some(welcome) = welcome {
        shared.welcome(welcome);
        rings = true;
    }
    if let Some(secret) = secret {
        shared.set_secret(secret);
    }
    // The state belongs to the lines of the same frame, so it is stored first.
    if let Some(state) = state {
        shared.set_view(state);
        rings = true;
    }
    if let Some(lines) = told {
        rings |= !lines.is_empty();
        shared.add_lines(lines, id);
    }
    if (refused.is_some() || bye.is_some()) && !again && !keeps {
        shared.forget_session();
    }
    if refused.is_some() && words {
        shared.request_words();
    }
    for (sentence, ends) in [(taken, true), (refused, !again), (bye, !again)] {
        if let Some(sentence) = sentence {
            shared.add_sentence(&sentence, ends);
            rings = true;
        }
    }
    rings
}

#[derive(Clone, Debug)]
pub struct ClientHello {
    pub lang: Lang,
    pub name: String,
    pub code: Option<String>,
    pub braille: Option<usize>,
    pub key: Option<Arc<IdentityKey>>,
    pub words: Option<String>,
}

impl ClientHello {
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

pub fn proof_frame(key: &IdentityKey, challenge: Challenge) -> String {
    json!({ "proof": key.prove(challenge) }).to_string()
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

pub fn nonce_frame(given: &GivenNonce) -> String {
    json!({ "shuffle": given }).to_string()
}

pub fn pong_frame(number: u64) -> String {
    json!({ "pong": number }).to_string()
}

/// A frame of the host. Unknown fields are ignored.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
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
            let _ = ServerFrame::read(&frame);
        }

        #[test]
        fn only_printable_text_comes_of_a_line(text in any::<String>(), braille in any::<Option<String>>()) {
            let line = ReceivedLine { text, braille, ..ReceivedLine::default() }.line();
            prop_assert!([line.text, line.short, line.quiet, line.braille].iter().all(|form| !form.chars().any(char::is_control)));
        }
    }
}
