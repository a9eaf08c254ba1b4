//! A connection that carries typed lines (telnet, SSH): login dialog first, then lines and output in both directions.

use std::collections::VecDeque;
use std::io;
use std::mem;
use std::net::IpAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

use super::limits::{BYTES, LINES};
use super::listeners::Listeners;
use super::lobby::{DisconnectReason, Hello, ServerMessage, Update};
use super::lobby_actor::{LobbyEvent, QUEUE};
use super::login::{LoginDialog, LoginRequest, LoginStep};
use super::outbox::WireLine;
use super::wire::{self, MOST_BYTES};
use crate::session::{LanguagePack, Look};
use crate::terminal::Screen;
use crate::text::{Line, Text, msg};

const AT_ONCE: usize = 1024;

/// Time limit for the login.
const ENTERING: Duration = Duration::from_secs(300);

const SENDING: Duration = Duration::from_secs(20);

/// Time limit for sending the remaining output when the connection ends.
const GOING: Duration = Duration::from_secs(1);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ConnectionState {
    LoggingIn,
    AwaitingLobby,
    InLobby,
    Closed,
}

#[allow(clippy::struct_field_names, reason = "the lobby calls its number so")]
struct Connection<'d, D> {
    listeners: &'d Listeners,
    from: IpAddr,
    connection: u64,
    codec: D,
    login: LoginDialog,
    voice: LanguagePack,
    state: ConnectionState,
    queue: Option<mpsc::Receiver<Box<ServerMessage>>>,
    look: Look,
    sent: VecDeque<ClientInput>,
    lines: Option<std::time::Instant>,
    bytes: Option<std::time::Instant>,
    /// Times at which the next input may be handled, and at which more may be read.
    next: Instant,
    reads: Instant,
    /// Something was written since the last prompt.
    told: bool,
    /// The person has ended the connection on purpose.
    has_quit: bool,
}

/// Serves a connection until it ends.
pub async fn serve_connection(
    stream: &mut (impl AsyncRead + AsyncWrite + Unpin),
    codec: impl LineCodec,
    listeners: &Listeners,
    from: IpAddr,
    login: LoginDialog,
) {
    let now = Instant::now();
    let mut connection = Connection {
        listeners,
        from,
        connection: listeners.number(),
        codec,
        voice: LanguagePack::new(login.lang()),
        login,
        state: ConnectionState::LoggingIn,
        queue: None,
        look: Look::default(),
        sent: VecDeque::new(),
        lines: None,
        bytes: None,
        next: now,
        reads: now,
        told: false,
        has_quit: false,
    };
    let reason = match connection.talk(stream).await {
        Ok(()) if connection.has_quit => DisconnectReason::Left,
        Ok(()) => DisconnectReason::Closed,
        Err(_) => DisconnectReason::Lost,
    };
    connection.finish(stream, reason).await;
}

impl<D: LineCodec> Connection<'_, D> {
    /// Runs until either side ends the connection.
    async fn talk(&mut self, stream: &mut (impl AsyncRead + AsyncWrite + Unpin)) -> io::Result<()> {
        let mut bytes = [0; AT_ONCE];
        let late = Instant::now() + ENTERING;
        let mut has_ended = false;
        let begins = self.login.start();
        self.advance_login(begins).await;
        loop {
            self.send(stream).await?;
            let waits = self.state == ConnectionState::AwaitingLobby;
            if self.state == ConnectionState::Closed || has_ended && self.sent.is_empty() && !waits {
                return Ok(());
            }
            tokio::select! {
                message = next(&mut self.queue) => self.receive(message),
                count = read(stream, &mut bytes, self.reads), if self.sent.is_empty() && !waits && !has_ended => {
                    let count = count?;
                    has_ended = count == 0;
                    self.sent.extend(self.codec.decode(&bytes[..count]));
                    let now = Instant::now();
                    let count = u32::try_from(count).unwrap_or(u32::MAX);
                    self.reads = now + BYTES.delay(&mut self.bytes, count, now.into_std());
                }
                () = sleep_until(self.next), if !self.sent.is_empty() && !waits => self.handle_input().await,
                () = sleep_until(late), if self.state == ConnectionState::LoggingIn => {
                    self.tell(&[self.voice.error(msg!("telnet-late"))]);
                    self.state = ConnectionState::Closed;
                }
            }
        }
    }

    /// Notifies the lobby and sends the remaining output.
    async fn finish(&mut self, stream: &mut (impl AsyncRead + AsyncWrite + Unpin), reason: DisconnectReason) {
        if let Some(mut queue) = self.queue.take() {
            // If the lobby is gone, the program is ending.
            let _ = self.listeners.inbox.send(LobbyEvent::Disconnected { connection: self.connection, reason }).await;
            if reason != DisconnectReason::Lost {
                let rest = async {
                    while let Some(message) = queue.recv().await {
                        self.show(*message);
                    }
                };
                let _ = timeout(GOING, rest).await;
            }
        }
        self.codec.finish();
        // A client that no longer reads has already gone.
        if self.send(stream).await.is_ok() {
            let _ = timeout(GOING, stream.shutdown()).await;
        }
    }

    async fn handle_input(&mut self) {
        let Some(sent) = self.sent.pop_front() else { return };
        let now = Instant::now();
        self.next = now + LINES.delay(&mut self.lines, 1, now.into_std());
        match sent {
            ClientInput::Line(line) if self.state == ConnectionState::InLobby => {
                let event = LobbyEvent::Line { connection: self.connection, line, id: None, secret: false };
                if self.listeners.inbox.send(event).await.is_err() {
                    self.state = ConnectionState::Closed;
                }
            }
            ClientInput::Line(line) => {
                let next = self.login.answer(&line);
                self.advance_login(next).await;
            }
            ClientInput::TooLong => self.tell(&[self.voice.error(msg!("telnet-long"))]),
            ClientInput::AreYouThere => self.tell(&[self.voice.help(msg!("telnet-here"))]),
            ClientInput::Message(package, json) => self.handle_gmcp(&package, &json).await,
            ClientInput::Quit => {
                let inside = self.state == ConnectionState::InLobby;
                self.tell(&[self.voice.help(msg!(if (inside) "telnet-bye" else "good-bye"))]);
                self.has_quit = true;
                self.state = ConnectionState::Closed;
            }
        }
    }

    /// Handles a GMCP message; unknown packages are ignored.
    async fn handle_gmcp(&mut self, package: &str, json: &str) {
        match package.to_lowercase().as_str() {
            "sixdot.hello" if self.state == ConnectionState::LoggingIn => {
                if let Some(next) = self.login.greet(json) {
                    self.advance_login(next).await;
                }
            }
            "core.ping" => self.codec.send_gmcp("Core.Ping", ""),
            _ => {}
        }
    }

    async fn advance_login(&mut self, next: LoginStep) {
        self.voice = LanguagePack::new(self.login.lang());
        if let Some(hello) = self.show_step(next) {
            let (to, queue) = mpsc::channel(QUEUE);
            self.queue = Some(queue);
            self.state = ConnectionState::AwaitingLobby;
            let request = LoginRequest { hello, from: self.from, connection: self.connection, to };
            if self.listeners.inbox.send(LobbyEvent::Login(Box::new(request))).await.is_err() {
                self.state = ConnectionState::Closed;
            }
        }
    }

    /// Shows a step of the login; returns the hello that is to be sent to the lobby.
    fn show_step(&mut self, step: LoginStep) -> Option<Hello> {
        let (lines, hello) = match step {
            LoginStep::Enter(hello) => (Vec::new(), Some(*hello)),
            LoginStep::Ask(lines) => (lines, None),
            LoginStep::End(lines) => {
                self.state = ConnectionState::Closed;
                (lines, None)
            }
        };
        self.tell(&lines);
        self.codec.set_secret(self.login.is_secret());
        hello
    }

    /// Handles a message of the lobby and all that are queued after it.
    fn receive(&mut self, message: Option<ServerMessage>) {
        let Some(message) = message else {
            self.state = ConnectionState::Closed;
            return;
        };
        self.show(message);
        while let Some(message) = self.queue.as_mut().and_then(|queue| queue.try_recv().ok()) {
            self.show(*message);
        }
    }

    fn show(&mut self, message: ServerMessage) {
        let frame = match message {
            // Lines and state are sent as separate messages.
            ServerMessage::Missed(_) | ServerMessage::Update(_) => Value::Null,
            _ => wire::value(&message).unwrap_or_default(),
        };
        match message {
            ServerMessage::Welcome { lang, .. } => {
                self.state = ConnectionState::InLobby;
                // A login by key or token did not ask for the language.
                self.voice = LanguagePack::new(lang);
                self.codec.send_gmcp("Sixdot.Welcome", &frame["welcome"].to_string());
            }
            ServerMessage::Missed(told) => self.write_lines(told),
            ServerMessage::Update(Update { told, state, .. }) => {
                self.write_lines(told);
                if let Some(state) = state {
                    self.codec.send_gmcp("Sixdot.State", &json!(state).to_string());
                }
            }
            ServerMessage::Shuffle(_) => self.codec.send_gmcp("Sixdot.Shuffle", &frame["shuffle"].to_string()),
            // Line-based clients keep no commitment to check.
            ServerMessage::Check => {}
            ServerMessage::Record(text) => {
                self.codec.encode(&text);
                self.told = true;
            }
            ServerMessage::Look(look) => self.look = look,
            ServerMessage::Secret(secret) => self.codec.set_secret(secret),
            ServerMessage::Refused(refusal) => {
                self.queue = None;
                self.state = ConnectionState::LoggingIn;
                let step = self.login.refuse(refusal);
                // The dialog asks for something else, or ends.
                self.show_step(step);
            }
            ServerMessage::Taken(said) | ServerMessage::Bye(said, _) => {
                self.tell(&[Text::plain(said).verbatim_help()]);
                self.state = ConnectionState::Closed;
            }
        }
    }

    /// Writes lines of the lobby, each after a GMCP message with all its forms.
    fn write_lines(&mut self, told: Vec<WireLine>) {
        for told in told {
            if let Ok(json) = serde_json::to_string(&told) {
                self.codec.send_gmcp("Sixdot.Line", &json);
            }
            self.tell(&[told.line()]);
        }
    }

    /// Writes lines in the layout of the person. They are only wrapped for a braille display.
    fn tell(&mut self, lines: &[Line]) {
        let mut rows = Vec::new();
        // Writing to memory cannot fail.
        let _ = Screen::new(&mut rows, self.look).write(lines);
        self.codec.encode(&String::from_utf8_lossy(&rows));
        self.told |= !rows.is_empty();
    }

    /// Sends the output, with a prompt mark after text, so that lines that arrive later stand on their own.
    async fn send(&mut self, stream: &mut (impl AsyncRead + AsyncWrite + Unpin)) -> io::Result<()> {
        if mem::take(&mut self.told) {
            self.codec.prompt();
        }
        let bytes = self.codec.take_output();
        if bytes.is_empty() {
            return Ok(());
        }
        let sent = timeout(SENDING, async {
            stream.write_all(&bytes).await?;
            // TLS may buffer otherwise.
            stream.flush().await
        });
        sent.await?
    }
}

async fn read(stream: &mut (impl AsyncRead + Unpin), bytes: &mut [u8], from: Instant) -> io::Result<usize> {
    sleep_until(from).await;
    stream.read(bytes).await
}

async fn next(queue: &mut Option<mpsc::Receiver<Box<ServerMessage>>>) -> Option<ServerMessage> {
    match queue {
        Some(queue) => queue.recv().await.map(|message| *message),
        None => std::future::pending().await,
    }
}

#[derive(Debug, PartialEq, Eq)]
pub enum ClientInput {
    Line(String),
    TooLong,
    AreYouThere,
    /// A GMCP message: package and data.
    Message(String, String),
    /// The person has pressed a key that ends the connection.
    Quit,
}

/// Codec of a line-based connection: decodes received bytes into input, encodes text into bytes to send.
pub trait LineCodec {
    /// Decodes bytes, split at any point.
    fn decode(&mut self, bytes: &[u8]) -> Vec<ClientInput>;

    fn encode(&mut self, text: &str);

    fn take_output(&mut self) -> Vec<u8>;

    /// Marks the end of output (telnet `GA` or `EOR`).
    fn prompt(&mut self) {}

    /// Switches the echo of typed characters off and on.
    fn set_secret(&mut self, _secret: bool) {}

    /// Sends a GMCP message if the client supports it.
    fn send_gmcp(&mut self, _package: &str, _json: &str) {}

    /// Writes pending output; no further input will come.
    fn finish(&mut self) {}
}

const BACKSPACE: u8 = 8;
const DELETE: u8 = 127;

/// A line that is being typed, fed byte by byte.
#[derive(Debug, Default)]
pub struct TypedLine {
    bytes: Vec<u8>,
    too_long: bool,
    /// The last byte was a carriage return; a following line feed or NUL is ignored.
    returned: bool,
}

impl TypedLine {
    pub fn take(&mut self, byte: u8) -> Option<ClientInput> {
        let behind_return = mem::replace(&mut self.returned, byte == b'\r');
        match byte {
            b'\n' | 0 if behind_return => {}
            b'\r' | b'\n' => return Some(self.end()),
            BACKSPACE | DELETE => self.erase(),
            b'\t' => self.put(b' '),
            0..=31 => {}
            byte => self.put(byte),
        }
        None
    }

    /// Removes the last character with all its bytes.
    pub fn erase(&mut self) {
        while self.bytes.pop().is_some_and(|byte| (0x80..0xC0).contains(&byte)) {}
    }

    pub fn clear(&mut self) {
        self.bytes.clear();
        self.too_long = false;
    }

    fn put(&mut self, byte: u8) {
        if self.bytes.len() < MOST_BYTES {
            self.bytes.push(byte);
        } else {
            self.too_long = true;
        }
    }

    fn end(&mut self) -> ClientInput {
        let bytes = mem::take(&mut self.bytes);
        let too_long = mem::take(&mut self.too_long);
        // Clients without UTF-8 send Latin-1, whose bytes are the first 256 code points.
        let text = String::from_utf8(bytes);
        let text = text.unwrap_or_else(|error| error.as_bytes().iter().copied().map(char::from).collect());
        if too_long { ClientInput::TooLong } else { ClientInput::Line(text) }
    }
}
