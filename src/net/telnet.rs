//! The telnet listener, for MUD clients and anything else that sends lines.
//!
//! A plain client such as `nc` displays negotiation as garbage, so only one request is sent before the client has shown that it speaks
//! telnet. Options follow RFC 1143, so two ends never negotiate forever. Lines are not wrapped, and the window size is not requested:
//! wrapping is up to the client, which may be read by a screen reader.

use std::time::{Duration, UNIX_EPOCH};

use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use super::connection::{Dialect, Ended, Heard, TypedLine, visit};
use super::limits::Full;
use super::listeners::{Doors, is_overheard, next_at, no_room};
use super::login::Entry;
use super::tls::{Begun, Tls};
use crate::say::{Lang, msg};
use crate::session::LanguagePack;

const IAC: u8 = 255;
const DONT: u8 = 254;
const DO: u8 = 253;
const WONT: u8 = 252;
const WILL: u8 = 251;
const BEGIN: u8 = 250;
const GO_AHEAD: u8 = 249;
const ERASE_LINE: u8 = 248;
const ERASE_LETTER: u8 = 247;
const ARE_YOU_THERE: u8 = 246;
const END: u8 = 240;
const END_OF_RECORD: u8 = 239;

/// Subnegotiation of terminal type (RFC 1091) and charset (RFC 2066).
const IS: u8 = 0;
const SEND: u8 = 1;
const REQUEST: u8 = 1;
const ACCEPTED: u8 = 2;
const REJECTED: u8 = 3;

/// Subnegotiation of MSSP: a name and its value follow.
const NAME: u8 = 1;
const VALUE: u8 = 2;

/// Maximum length of a subnegotiation; longer ones are ignored.
const MOST_NEGOTIATED: usize = 4096;

/// Number of terminal type requests: client name, terminal, capabilities (MTTS).
const TYPES_ASKED: u8 = 4;

/// MTTS bit for UTF-8.
const SHOWS_UTF_8: u32 = 4;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Within {
    #[default]
    Text,
    Command,
    Option(u8),
    Negotiation,
    NegotiationCommand,
}

#[derive(Debug, Default)]
pub struct Telnet {
    within: Within,
    line: TypedLine,
    negotiated: Vec<u8>,
    too_much: bool,
    standings: Standings,
    /// The client has negotiated, so it speaks telnet.
    negotiates: bool,
    types: u8,
    last_type: String,
    /// Result of the charset negotiation, and the claim in MTTS. The former has precedence.
    charset: Option<bool>,
    shows_utf_8: Option<bool>,
    status: Vec<(String, String)>,
    out: Vec<u8>,
}

impl Dialect for Telnet {
    fn hear(&mut self, bytes: &[u8]) -> Vec<Heard> {
        let mut heard = Vec::new();
        for byte in bytes {
            self.hear_byte(*byte, &mut heard);
        }
        heard
    }

    fn tell(&mut self, text: &str) {
        for line in text.lines() {
            self.write(line);
            self.out.extend(b"\r\n");
        }
    }

    fn take_out(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }

    fn prompt(&mut self) {
        if self.standings.of(Choice::EndOfRecord) == Standing::On {
            self.out.extend([IAC, END_OF_RECORD]);
        } else if self.negotiates {
            self.out.extend([IAC, GO_AHEAD]);
        }
    }

    /// Claims to echo, so that the client stops doing so. The answer is not awaited.
    fn keep_secret(&mut self, secret: bool) {
        if !self.negotiates {
            return;
        }
        let standing = self.standings.of(Choice::Echo);
        if secret && matches!(standing, Standing::Off | Standing::Refused) {
            self.command(WILL, Choice::Echo);
            self.standings.set(Choice::Echo, Standing::Asked);
        } else if !secret && matches!(standing, Standing::On | Standing::Asked) {
            self.command(WONT, Choice::Echo);
            self.standings.set(Choice::Echo, Standing::Off);
        }
    }

    fn message(&mut self, package: &str, json: &str) {
        if self.standings.of(Choice::Messages) == Standing::On {
            self.negotiate(Choice::Messages, format!("{package} {json}").as_bytes());
        }
    }
}

impl Telnet {
    /// `status` is sent as MSSP: names and values.
    #[must_use]
    pub fn new(status: Vec<(String, String)>) -> Self {
        let mut telnet = Telnet { status, ..Telnet::default() };
        telnet.ask(Choice::TerminalType);
        telnet
    }

    fn hear_byte(&mut self, byte: u8, heard: &mut Vec<Heard>) {
        self.within = match (self.within, byte) {
            (Within::Text, IAC) => Within::Command,
            (Within::Text, byte) => {
                self.type_byte(byte, heard);
                Within::Text
            }
            (Within::Command, WILL | WONT | DO | DONT) => Within::Option(byte),
            (Within::Command, BEGIN) => {
                self.negotiated.clear();
                self.too_much = false;
                Within::Negotiation
            }
            (Within::Command, IAC) => {
                self.type_byte(IAC, heard);
                Within::Text
            }
            (Within::Command, command) => {
                self.obey(command, heard);
                Within::Text
            }
            (Within::Option(verb), code) => {
                self.agree(verb, code);
                Within::Text
            }
            (Within::Negotiation, IAC) => Within::NegotiationCommand,
            (Within::Negotiation, byte) => {
                self.keep_negotiated(byte);
                Within::Negotiation
            }
            (Within::NegotiationCommand, END) => {
                if !self.too_much {
                    let negotiated = std::mem::take(&mut self.negotiated);
                    self.heed(&negotiated, heard);
                }
                Within::Text
            }
            (Within::NegotiationCommand, IAC) => {
                self.keep_negotiated(IAC);
                Within::Negotiation
            }
            // A missing `SE`: the byte begins another command.
            (Within::NegotiationCommand, byte) => {
                self.within = Within::Command;
                return self.hear_byte(byte, heard);
            }
        };
    }

    fn keep_negotiated(&mut self, byte: u8) {
        if self.negotiated.len() < MOST_NEGOTIATED {
            self.negotiated.push(byte);
        } else {
            self.too_much = true;
        }
    }

    fn type_byte(&mut self, byte: u8, heard: &mut Vec<Heard>) {
        match self.line.take(byte) {
            Some(Ended::Line(line)) => heard.push(Heard::Line(line)),
            Some(Ended::TooLong) => heard.push(Heard::TooLong),
            None => {}
        }
    }

    fn obey(&mut self, command: u8, heard: &mut Vec<Heard>) {
        match command {
            ERASE_LINE => self.line.clear(),
            ERASE_LETTER => self.line.erase(),
            ARE_YOU_THERE => heard.push(Heard::AreYouThere),
            _ => {}
        }
    }

    fn agree(&mut self, verb: u8, code: u8) {
        let (yes, end) = match verb {
            WILL => (true, End::There),
            WONT => (false, End::There),
            DO => (true, End::Here),
            _ => (false, End::Here),
        };
        let choice = Choice::of(code).filter(|choice| choice.end() == end);
        match choice {
            None if yes => self.out.extend([IAC, if end == End::Here { WONT } else { DONT }, code]),
            None => {}
            Some(choice) => self.stand(choice, yes),
        }
        if !self.negotiates {
            self.negotiates = true;
            for choice in [Choice::Charset, Choice::EndOfRecord, Choice::Status, Choice::Messages] {
                self.ask(choice);
            }
        }
    }

    /// Only changes are answered, which prevents negotiation loops (RFC 1143).
    fn stand(&mut self, choice: Choice, yes: bool) {
        let before = self.standings.of(choice);
        // The client cannot make the server echo: it never does.
        let takes = choice != Choice::Echo || before == Standing::Asked;
        match (before, yes) {
            (Standing::Asked, true) => {
                self.standings.set(choice, Standing::On);
                self.begin(choice);
            }
            (Standing::Asked, false) => self.standings.set(choice, Standing::Refused),
            (Standing::Off | Standing::Refused, true) if takes => {
                self.command(if choice.end() == End::Here { WILL } else { DO }, choice);
                self.standings.set(choice, Standing::On);
                self.begin(choice);
            }
            // The answer to the end of a secret, or a repeated refusal.
            (Standing::Off | Standing::On, true) | (Standing::Off | Standing::Refused, false) => {}
            (Standing::Refused, true) => {
                self.command(WONT, choice);
            }
            (Standing::On, false) => {
                self.command(if choice.end() == End::Here { WONT } else { DONT }, choice);
                self.standings.set(choice, Standing::Refused);
            }
        }
    }

    fn begin(&mut self, choice: Choice) {
        match choice {
            Choice::TerminalType => self.ask_type(),
            Choice::Charset => self.negotiate(Choice::Charset, &[&[REQUEST], b";UTF-8".as_slice()].concat()),
            Choice::Status => {
                let mut told = Vec::new();
                for (name, value) in &self.status {
                    told.push(NAME);
                    told.extend(name.bytes());
                    told.push(VALUE);
                    told.extend(value.bytes());
                }
                self.negotiate(Choice::Status, &told);
            }
            Choice::Echo | Choice::EndOfRecord | Choice::Messages => {}
        }
    }

    fn ask_type(&mut self) {
        if self.types < TYPES_ASKED {
            self.types += 1;
            self.negotiate(Choice::TerminalType, &[SEND]);
        }
    }

    fn heed(&mut self, negotiated: &[u8], heard: &mut Vec<Heard>) {
        let Some((code, told)) = negotiated.split_first() else { return };
        match (Choice::of(*code), told) {
            (Some(Choice::TerminalType), [IS, name @ ..]) => self.heed_type(&String::from_utf8_lossy(name)),
            (Some(Choice::Charset), [ACCEPTED, ..]) => self.charset = Some(true),
            (Some(Choice::Charset), [REJECTED, ..]) => self.charset = Some(false),
            (Some(Choice::Messages), message) => {
                let message = String::from_utf8_lossy(message);
                let (package, json) = message.split_once(' ').unwrap_or((&message, ""));
                heard.push(Heard::Message(package.to_owned(), json.trim().to_owned()));
            }
            _ => {}
        }
    }

    fn heed_type(&mut self, name: &str) {
        if let Some(can) = name.strip_prefix("MTTS ").and_then(|can| can.trim().parse::<u32>().ok()) {
            self.shows_utf_8 = Some(can & SHOWS_UTF_8 != 0);
        } else if self.last_type != name {
            name.clone_into(&mut self.last_type);
            // A repeated name ends the list of terminal types.
            self.ask_type();
        }
    }

    fn ask(&mut self, choice: Choice) {
        if self.standings.of(choice) == Standing::Off {
            self.command(if choice.end() == End::Here { WILL } else { DO }, choice);
            self.standings.set(choice, Standing::Asked);
        }
    }

    fn command(&mut self, verb: u8, choice: Choice) {
        self.out.extend([IAC, verb, choice.code()]);
    }

    fn negotiate(&mut self, choice: Choice, told: &[u8]) {
        self.out.extend([IAC, BEGIN, choice.code()]);
        self.escaped(told);
        self.out.extend([IAC, END]);
    }

    fn write(&mut self, text: &str) {
        if self.charset.or(self.shows_utf_8).unwrap_or(true) {
            self.escaped(text.as_bytes());
        } else {
            let letter = |letter: char| u8::try_from(u32::from(letter)).unwrap_or(b'?');
            let bytes: Vec<u8> = text.chars().map(letter).collect();
            self.escaped(&bytes);
        }
    }

    /// `IAC` is doubled.
    fn escaped(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.out.push(*byte);
            if *byte == IAC {
                self.out.push(IAC);
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The server echoes. Used to hide secrets: it never really does.
    Echo,
    EndOfRecord,
    /// Client name, terminal and capabilities (MTTS).
    TerminalType,
    Charset,
    /// MSSP.
    Status,
    /// GMCP.
    Messages,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The server: `WILL`, answered by `DO`.
    Here,
    /// The client: `DO`, answered by `WILL`.
    There,
}

/// State of an option (RFC 1143).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    #[default]
    Off,
    Asked,
    On,
    /// Refused or ended, and never requested again.
    Refused,
}

impl Choice {
    pub const ALL: [Choice; 6] =
        [Choice::Echo, Choice::EndOfRecord, Choice::TerminalType, Choice::Charset, Choice::Status, Choice::Messages];

    #[must_use]
    pub fn code(self) -> u8 {
        match self {
            Choice::Echo => 1,
            Choice::TerminalType => 24,
            Choice::EndOfRecord => 25,
            Choice::Charset => 42,
            Choice::Status => 70,
            Choice::Messages => 201,
        }
    }

    #[must_use]
    pub fn of(code: u8) -> Option<Self> {
        Choice::ALL.into_iter().find(|choice| choice.code() == code)
    }

    #[must_use]
    pub fn end(self) -> End {
        match self {
            Choice::TerminalType => End::There,
            Choice::Echo | Choice::EndOfRecord | Choice::Charset | Choice::Status | Choice::Messages => End::Here,
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Standings([Standing; Choice::ALL.len()]);

impl Standings {
    #[must_use]
    pub fn of(self, choice: Choice) -> Standing {
        self.0[choice as usize]
    }

    pub fn set(&mut self, choice: Choice, standing: Standing) {
        self.0[choice as usize] = standing;
    }
}

const REFUSING: Duration = Duration::from_secs(5);

pub async fn open_encrypted(listener: TcpListener, doors: Doors, tls: Tls) {
    let port = listener.local_addr().map_or(0, |address| address.port());
    loop {
        let (stream, from) = next_at(&listener).await;
        // Closed without a message, which would need a handshake.
        let Ok(place) = doors.connects(from.ip()) else { continue };
        let (doors, tls) = (doors.clone(), tls.clone());
        tokio::spawn(async move {
            match tls.begins(stream).await {
                Ok(Begun::Encrypted(mut stream)) => {
                    let telnet = Telnet::new(status(&doors, port));
                    visit(&mut stream, telnet, &doors, from.ip(), Entry::default()).await;
                }
                Ok(Begun::Plain(stream)) => {
                    let said =
                        Lang::ALL.map(|lang| LanguagePack::new(lang).error(msg!("telnet-encrypted")).text + "\r\n");
                    last_word(stream, &said.concat()).await;
                }
                Err(_) => {}
            }
            drop(place);
        });
    }
}

pub async fn open(listener: TcpListener, doors: Doors) {
    let port = listener.local_addr().map_or(0, |address| address.port());
    loop {
        let (stream, from) = next_at(&listener).await;
        match doors.connects(from.ip()) {
            Ok(place) => {
                let (mut stream, doors) = (stream, doors.clone());
                tokio::spawn(async move {
                    let telnet = Telnet::new(status(&doors, port));
                    let entry = Entry::overheard(is_overheard(from.ip()));
                    visit(&mut stream, telnet, &doors, from.ip(), entry).await;
                    drop(place);
                });
            }
            Err(full) => {
                tokio::spawn(refuse(stream, full));
            }
        }
    }
}

async fn refuse(stream: TcpStream, full: Full) {
    last_word(stream, &no_room(full, "\r\n")).await;
}

async fn last_word(mut stream: TcpStream, said: &str) {
    // A client that does not read notices the end.
    let _ = timeout(REFUSING, async {
        stream.write_all(said.as_bytes()).await?;
        stream.shutdown().await
    })
    .await;
}

fn status(doors: &Doors, port: u16) -> Vec<(String, String)> {
    let began = doors.began.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let told = [
        ("NAME", "Sixdot".to_owned()),
        ("PLAYERS", doors.people().to_string()),
        ("UPTIME", began.to_string()),
        ("PORT", port.to_string()),
        ("CODEBASE", concat!("Sixdot ", env!("CARGO_PKG_VERSION")).to_owned()),
        ("FAMILY", "Custom".to_owned()),
        ("GAMEPLAY", "Cards".to_owned()),
        ("ANSI", "0".to_owned()),
        ("UTF-8", "1".to_owned()),
        ("GMCP", "1".to_owned()),
    ];
    told.map(|(name, value)| (name.to_owned(), value)).into()
}

#[cfg(test)]
mod tests;
