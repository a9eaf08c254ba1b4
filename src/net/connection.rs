//! A connection that carries typed lines (telnet, SSH): login dialog first, then lines and output in both directions.

use std::collections::VecDeque;
use std::io;
use std::net::IpAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

use super::limits::Pace;
use super::listeners::Doors;
use super::lobby::{News, Out, Parting};
use super::lobby_actor::{Mail, QUEUE};
use super::login::{Entry, Knock, Next};
use super::outbox::Told;
use super::wire;
use crate::output::{Output, Screen};
use crate::say::{Channel, Lang, Line, Text, Urgency, msg};
use crate::session::{LanguagePack, Look};

const AT_ONCE: usize = 1024;

/// Time limit for the login.
const ENTERING: Duration = Duration::from_secs(300);

const SENDING: Duration = Duration::from_secs(20);

/// Time limit for sending the remaining output when the connection ends.
const GOING: Duration = Duration::from_secs(1);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Asked,
    AwaitedInput,
    Inside,
    Over,
}

struct Visit<'d, D> {
    doors: &'d Doors,
    from: IpAddr,
    connection: u64,
    dialect: D,
    entry: Entry,
    voice: LanguagePack,
    stage: Stage,
    queue: Option<mpsc::Receiver<Box<Out>>>,
    look: Look,
    sent: VecDeque<Heard>,
    lines: Pace,
    bytes: Pace,
    /// Times at which the next input may be handled, and at which more may be read.
    next: Instant,
    reads: Instant,
    /// Something was written since the last prompt.
    told: bool,
    /// The person has ended the connection on purpose.
    means_it: bool,
}

/// Serves a connection until it ends.
pub async fn visit(
    stream: &mut (impl AsyncRead + AsyncWrite + Unpin),
    dialect: impl Dialect,
    doors: &Doors,
    from: IpAddr,
    entry: Entry,
) {
    let now = Instant::now();
    let mut visit = Visit {
        doors,
        from,
        connection: doors.number(),
        dialect,
        voice: LanguagePack::new(entry.lang()),
        entry,
        stage: Stage::Asked,
        queue: None,
        look: Look::default(),
        sent: VecDeque::new(),
        lines: Pace::of_lines(),
        bytes: Pace::of_bytes(),
        next: now,
        reads: now,
        told: false,
        means_it: false,
    };
    let parting = match visit.talk(stream).await {
        Ok(()) if visit.means_it => Parting::Meant,
        Ok(()) => Parting::Closed,
        Err(_) => Parting::Broken,
    };
    visit.goes(stream, parting).await;
}

impl<D: Dialect> Visit<'_, D> {
    /// Runs until either side ends the connection.
    ///
    /// # Errors
    /// The connection is broken, or the client does not read.
    async fn talk(&mut self, stream: &mut (impl AsyncRead + AsyncWrite + Unpin)) -> io::Result<()> {
        let mut bytes = [0; AT_ONCE];
        let late = Instant::now() + ENTERING;
        let mut has_ended = false;
        let begins = self.entry.begins();
        self.go_on(begins).await;
        loop {
            self.send(stream).await?;
            let waits = self.stage == Stage::AwaitedInput;
            if self.stage == Stage::Over || has_ended && self.sent.is_empty() && !waits {
                return Ok(());
            }
            tokio::select! {
                out = next(&mut self.queue) => self.get(out),
                count = read(stream, &mut bytes, self.reads), if self.sent.is_empty() && !waits && !has_ended => {
                    let count = count?;
                    has_ended = count == 0;
                    let now = Instant::now();
                    self.reads = now + self.bytes.takes(u32::try_from(count).unwrap_or(u32::MAX), now);
                    self.sent.extend(self.dialect.hear(&bytes[..count]));
                }
                () = sleep_until(self.next), if !self.sent.is_empty() && !waits => self.take().await,
                () = sleep_until(late), if self.stage == Stage::Asked => {
                    self.tell(&[self.voice.error(msg!("telnet-late"))]);
                    self.stage = Stage::Over;
                }
            }
        }
    }

    /// Notifies the lobby and sends the remaining output.
    async fn goes(&mut self, stream: &mut (impl AsyncRead + AsyncWrite + Unpin), parting: Parting) {
        let Some(mut queue) = self.queue.take() else { return self.close(stream).await };
        // If the lobby is gone, the program is ending.
        let _ = self.doors.inbox.send(Mail::Gone { connection: self.connection, parting }).await;
        if parting != Parting::Broken {
            let rest = async {
                while let Some(out) = queue.recv().await {
                    self.show(*out);
                }
            };
            let _ = timeout(GOING, rest).await;
        }
        self.close(stream).await;
    }

    async fn close(&mut self, stream: &mut (impl AsyncRead + AsyncWrite + Unpin)) {
        self.dialect.ends();
        // A client that no longer reads has already gone.
        if self.send(stream).await.is_ok() {
            let _ = timeout(GOING, stream.shutdown()).await;
        }
    }

    async fn take(&mut self) {
        let Some(sent) = self.sent.pop_front() else { return };
        let now = Instant::now();
        self.next = now + self.lines.takes(1, now);
        match sent {
            Heard::Line(line) if self.stage == Stage::Inside => {
                let mail = Mail::Line { connection: self.connection, line, id: None, secret: false };
                if self.doors.inbox.send(mail).await.is_err() {
                    self.stage = Stage::Over;
                }
            }
            Heard::Line(line) => {
                let next = self.entry.types(&line);
                self.go_on(next).await;
            }
            Heard::TooLong => self.tell(&[self.voice.error(msg!("telnet-long"))]),
            Heard::AreYouThere => self.tell(&[self.voice.help(msg!("telnet-here"))]),
            Heard::Message(package, json) => self.heed(&package, &json).await,
            Heard::Ends => {
                let inside = self.stage == Stage::Inside;
                self.tell(&[self.voice.help(msg!(if (inside) "telnet-bye" else "good-bye"))]);
                self.means_it = true;
                self.stage = Stage::Over;
            }
        }
    }

    /// Handles a GMCP message; unknown packages are ignored.
    async fn heed(&mut self, package: &str, json: &str) {
        match package.to_lowercase().as_str() {
            "sixdot.hello" if self.stage == Stage::Asked => {
                if let Some(next) = self.entry.greets(json) {
                    self.go_on(next).await;
                }
            }
            "core.ping" => self.dialect.message("Core.Ping", ""),
            _ => {}
        }
    }

    async fn go_on(&mut self, next: Next) {
        self.speaks(self.entry.lang());
        match next {
            Next::Asks(lines) => self.tell(&lines),
            Next::Ends(lines) => {
                self.tell(&lines);
                self.stage = Stage::Over;
            }
            Next::Enters(hello) => {
                let (to, queue) = mpsc::channel(QUEUE);
                self.queue = Some(queue);
                self.stage = Stage::AwaitedInput;
                let knock = Knock { hello: *hello, from: self.from, connection: self.connection, to };
                if self.doors.inbox.send(Mail::Hello(Box::new(knock))).await.is_err() {
                    self.stage = Stage::Over;
                }
            }
        }
        self.dialect.keep_secret(self.entry.is_secret());
    }

    fn speaks(&mut self, lang: Lang) {
        if self.voice.locale().lang() != lang {
            self.voice = LanguagePack::new(lang);
        }
    }

    /// Handles a message of the lobby and all that are queued after it.
    fn get(&mut self, out: Option<Out>) {
        let Some(out) = out else {
            self.stage = Stage::Over;
            return;
        };
        self.show(out);
        while let Some(out) = self.queue.as_mut().and_then(|queue| queue.try_recv().ok()) {
            self.show(*out);
        }
    }

    fn show(&mut self, out: Out) {
        let frame = match out {
            // Lines and state are sent as separate messages.
            Out::Missed(_) | Out::News(_) => Value::Null,
            _ => wire::value(&out).unwrap_or_default(),
        };
        match out {
            Out::Welcome { lang, .. } => {
                self.stage = Stage::Inside;
                // A login by key or token did not ask for the language.
                self.speaks(lang);
                self.dialect.message("Sixdot.Welcome", &frame["welcome"].to_string());
            }
            Out::Missed(told) => self.tell_each(told),
            Out::News(News { told, state, .. }) => {
                self.tell_each(told);
                if let Some(state) = state {
                    self.dialect.message("Sixdot.State", &wire::state(&state).to_string());
                }
            }
            Out::Shuffle(_) => self.dialect.message("Sixdot.Shuffle", &frame["shuffle"].to_string()),
            // Line-based clients keep no commitment to check.
            Out::Check => {}
            Out::Record(text) => {
                self.dialect.tell(&text);
                self.told = true;
            }
            Out::Look(look) => self.look = look,
            Out::Secret(secret) => self.dialect.keep_secret(secret),
            Out::Refused(no_entry) => {
                self.queue = None;
                self.stage = Stage::Asked;
                match self.entry.is_refused(no_entry) {
                    Next::Ends(lines) => {
                        self.tell(&lines);
                        self.stage = Stage::Over;
                    }
                    Next::Asks(lines) => self.tell(&lines),
                    Next::Enters(_) => {}
                }
                self.dialect.keep_secret(self.entry.is_secret());
            }
            Out::Taken(said) | Out::Bye(said, _) => {
                self.tell(&[Text::plain(said).verbatim(Channel::Help, Urgency::Answer)]);
                self.stage = Stage::Over;
            }
        }
    }

    /// Writes lines of the lobby, each after a GMCP message with all its forms.
    fn tell_each(&mut self, told: Vec<Told>) {
        for told in told {
            if let Ok(json) = serde_json::to_string(&told) {
                self.dialect.message("Sixdot.Line", &json);
            }
            self.tell(&[told.line()]);
        }
    }

    /// Writes lines in the layout of the person. They are only wrapped for a braille display.
    fn tell(&mut self, lines: &[Line]) {
        let mut rows = Vec::new();
        // Writing to memory cannot fail.
        let _ = Screen::new(&mut rows, self.look).write(lines);
        self.dialect.tell(&String::from_utf8_lossy(&rows));
        self.told |= !rows.is_empty();
    }

    /// Sends the output, with a prompt mark after text, so that lines that arrive later stand on their own.
    async fn send(&mut self, stream: &mut (impl AsyncRead + AsyncWrite + Unpin)) -> io::Result<()> {
        if std::mem::take(&mut self.told) {
            self.dialect.prompt();
        }
        let bytes = self.dialect.take_out();
        if bytes.is_empty() {
            return Ok(());
        }
        let sent = timeout(SENDING, async {
            stream.write_all(&bytes).await?;
            // TLS may buffer otherwise.
            stream.flush().await
        });
        sent.await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }
}

async fn read(stream: &mut (impl AsyncRead + Unpin), bytes: &mut [u8], from: Instant) -> io::Result<usize> {
    sleep_until(from).await;
    stream.read(bytes).await
}

async fn next(queue: &mut Option<mpsc::Receiver<Box<Out>>>) -> Option<Out> {
    match queue {
        Some(queue) => queue.recv().await.map(|out| *out),
        None => std::future::pending().await,
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    Line(String),
    TooLong,
    AreYouThere,
    /// A GMCP message: package and data.
    Message(String, String),
    /// The person has pressed a key that ends the connection.
    Ends,
}

/// Codec of a line-based connection: decodes received bytes into input, encodes text into bytes to send.
pub trait Dialect {
    /// Decodes bytes, split at any point.
    fn hear(&mut self, bytes: &[u8]) -> Vec<Heard>;

    fn tell(&mut self, text: &str);

    fn take_out(&mut self) -> Vec<u8>;

    /// Marks the end of output (telnet `GA` or `EOR`).
    fn prompt(&mut self) {}

    /// Switches the echo of typed characters off and on.
    fn keep_secret(&mut self, _secret: bool) {}

    /// Sends a GMCP message if the client supports it.
    fn message(&mut self, _package: &str, _json: &str) {}

    /// Writes pending output; no further input will come.
    fn ends(&mut self) {}
}

/// Maximum length of a typed line in bytes. Longer lines are discarded.
pub const MOST_BYTES: usize = 1000;

const BACKSPACE: u8 = 8;
const DELETE: u8 = 127;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    Line(String),
    TooLong,
}

/// A line that is being typed, fed byte by byte.
#[derive(Debug, Default)]
pub struct TypedLine {
    bytes: Vec<u8>,
    too_long: bool,
    /// The last byte was a carriage return; a following line feed or NUL is ignored.
    returned: bool,
}

impl TypedLine {
    pub fn take(&mut self, byte: u8) -> Option<Ended> {
        let behind_return = std::mem::replace(&mut self.returned, byte == b'\r');
        match byte {
            b'\n' | 0 if behind_return => None,
            b'\r' | b'\n' => Some(self.end()),
            BACKSPACE | DELETE => {
                self.erase();
                None
            }
            b'\t' => {
                self.put(b' ');
                None
            }
            0..=31 => None,
            byte => {
                self.put(byte);
                None
            }
        }
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

    fn end(&mut self) -> Ended {
        let bytes = std::mem::take(&mut self.bytes);
        let too_long = std::mem::take(&mut self.too_long);
        // Clients without UTF-8 send Latin-1, whose bytes are the first 256 code points.
        let text = String::from_utf8(bytes);
        let text = text.unwrap_or_else(|error| error.as_bytes().iter().copied().map(char::from).collect());
        if too_long { Ended::TooLong } else { Ended::Line(text) }
    }
}
