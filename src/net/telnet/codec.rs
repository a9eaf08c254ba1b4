//! The server's end of a telnet connection: bytes in, what was heard out; text in, bytes out.

use super::options::{Choice, End, Standing, Standings};
use crate::net::dialect::{Dialect, Heard};
use crate::net::line::{Ended, TypedLine};

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
