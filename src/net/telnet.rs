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

/// In a subnegotiation of a terminal type or a charset: what follows is the answer, or is asked for.
const IS: u8 = 0;
const SEND: u8 = 1;
const REQUEST: u8 = 1;
const ACCEPTED: u8 = 2;
const REJECTED: u8 = 3;

/// In a list of games: a name and its value follow.
const NAME: u8 = 1;
const VALUE: u8 = 2;

/// The longest subnegotiation, in bytes; what is longer is left out whole.
const MOST_NEGOTIATED: usize = 4096;

/// How often a client is asked what it is: it tells its name, its terminal, and then what it can do.
const TYPES_ASKED: u8 = 4;

/// What a client says that it can do (MTTS): it shows UTF-8.
const SHOWS_UTF_8: u32 = 4;

/// Where in a command the last byte was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Within {
    #[default]
    Text,
    Command,
    Option(u8),
    Negotiation,
    NegotiationCommand,
}

/// One end of a connection.
#[derive(Debug, Default)]
pub struct Telnet {
    within: Within,
    line: TypedLine,
    negotiated: Vec<u8>,
    too_much: bool,
    standings: Standings,
    /// Whether the client has shown that it knows telnet.
    negotiates: bool,
    types: u8,
    last_type: String,
    /// Whether the client has agreed to UTF-8, and whether it says that it can show it. The first goes before.
    charset: Option<bool>,
    shows_utf_8: Option<bool>,
    /// What lists of games are told.
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

    /// The mark that clients wait for.
    fn prompt(&mut self) {
        if self.standings.of(Choice::EndOfRecord) == Standing::On {
            self.out.extend([IAC, END_OF_RECORD]);
        } else if self.negotiates {
            self.out.extend([IAC, GO_AHEAD]);
        }
    }

    /// A client that shows what is typed stops to do so; what it answers is not waited for.
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
    /// A new connection. `status` is what lists of games are told (MSSP): names and values.
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
            // An end that never comes: another command begins in place of it.
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

    /// What the client will do, or wants done.
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

    /// Only a change of how it stands is answered, so nothing is answered twice (RFC 1143).
    fn stand(&mut self, choice: Choice, yes: bool) {
        let before = self.standings.of(choice);
        // Nobody switches off by himself that the server shows what is typed: it never does.
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
            // The answer to the end of a secret, or a second refusal.
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

    /// What an option begins with once it is on.
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

    /// What a client has told about an option.
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
            // Whoever says the same again has said everything.
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

    /// A byte that would begin a command stands twice.
    fn escaped(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.out.push(*byte);
            if *byte == IAC {
                self.out.push(IAC);
            }
        }
    }
}

/// Something that one end does if the other wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The server shows what is typed; switched on for secrets, it shows nothing.
    Echo,
    /// A mark ends each prompt.
    EndOfRecord,
    /// The client tells what it is.
    TerminalType,
    /// The letters are UTF-8.
    Charset,
    /// The server tells lists of games what there is.
    Status,
    /// Messages for the client itself.
    Messages,
}

/// Which end does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The server: `WILL`, and the client says `DO`.
    Here,
    /// The client: `DO`, and it says `WILL`.
    There,
}

/// How an option stands at one end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// It is off.
    #[default]
    Off,
    /// It was asked for, and no answer has come.
    Asked,
    /// It is on.
    On,
    /// It was refused or ended, and is not asked for again.
    Refused,
}

impl Choice {
    /// All of them.
    pub const ALL: [Choice; 6] =
        [Choice::Echo, Choice::EndOfRecord, Choice::TerminalType, Choice::Charset, Choice::Status, Choice::Messages];

    /// Its number on the line.
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

    /// The option with this number; none if it is never used.
    #[must_use]
    pub fn of(code: u8) -> Option<Self> {
        Choice::ALL.into_iter().find(|choice| choice.code() == code)
    }

    /// Which end does it.
    #[must_use]
    pub fn end(self) -> End {
        match self {
            Choice::TerminalType => End::There,
            Choice::Echo | Choice::EndOfRecord | Choice::Charset | Choice::Status | Choice::Messages => End::Here,
        }
    }
}

/// How all options stand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standings([Standing; Choice::ALL.len()]);

impl Standings {
    /// How an option stands.
    #[must_use]
    pub fn of(self, choice: Choice) -> Standing {
        self.0[choice as usize]
    }

    /// It stands so from now on.
    pub fn set(&mut self, choice: Choice, standing: Standing) {
        self.0[choice as usize] = standing;
    }
}

/// How long it may take to say that there is no room.
const REFUSING: Duration = Duration::from_secs(5);

/// Lets in who knocks by TLS, for ever.
pub async fn open_encrypted(listener: TcpListener, doors: Doors, tls: Tls) {
    let port = listener.local_addr().map_or(0, |address| address.port());
    loop {
        let (stream, from) = next_at(&listener).await;
        // One too many is closed: saying so would cost a handshake.
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

/// Lets in who knocks, for ever.
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

/// There is no room; nobody has said yet in which language that is to be told.
async fn refuse(stream: TcpStream, full: Full) {
    last_word(stream, &no_room(full, "\r\n")).await;
}

/// Says why there is no entry.
async fn last_word(mut stream: TcpStream, said: &str) {
    // Whoever does not take it knows by the end that there is no entry.
    let _ = timeout(REFUSING, async {
        stream.write_all(said.as_bytes()).await?;
        stream.shutdown().await
    })
    .await;
}

/// What lists of games are told (MSSP).
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
