//! The telnet listener, for MUD clients and anything else that sends lines.
//!
//! A plain client such as `nc` displays negotiation as garbage, so only one request is sent before the client has shown
//! that it speaks telnet. Options follow RFC 1143, so two ends never negotiate forever. Lines are not wrapped, and the
//! window size is not requested: wrapping is up to the client, which may be read by a screen reader.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::time::{Duration, UNIX_EPOCH};

use strum::FromRepr;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use super::connection::{ClientInput, LineCodec, TypedLine, serve_connection};
use super::listeners::{Listeners, accept, is_remote, limit_message};
use super::login::LoginDialog;
use super::tls::{Accepted, TlsServer};
use crate::session::LanguagePack;
use crate::text::{Lang, msg};

const IAC: u8 = 255;
const DONT: u8 = 254;
const DO: u8 = 253;
const WONT: u8 = 252;
const WILL: u8 = 251;
const SB: u8 = 250;
const GO_AHEAD: u8 = 249;
const ERASE_LINE: u8 = 248;
const ERASE_CHARACTER: u8 = 247;
const ARE_YOU_THERE: u8 = 246;
const SE: u8 = 240;
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

#[derive(Clone, Copy, Debug, Default)]
enum ParserState {
    #[default]
    Text,
    Command,
    Option(u8),
    Negotiation,
    NegotiationCommand,
}

#[derive(Debug, Default)]
pub struct Telnet {
    within: ParserState,
    line: TypedLine,
    negotiated: Vec<u8>,
    overflow: bool,
    options: BTreeMap<u8, OptionState>,
    /// The client has negotiated, so it speaks telnet.
    negotiates: bool,
    types: u8,
    last_type: String,
    /// Result of the charset negotiation, and the claim in MTTS. The former has precedence.
    charset: Option<bool>,
    shows_utf_8: Option<bool>,
    status: Vec<(&'static str, String)>,
    out: Vec<u8>,
}

impl LineCodec for Telnet {
    fn decode(&mut self, bytes: &[u8]) -> Vec<ClientInput> {
        let mut heard = Vec::new();
        for byte in bytes {
            self.hear_byte(*byte, &mut heard);
        }
        heard
    }

    fn encode(&mut self, text: &str) {
        for line in text.lines() {
            self.write(line);
            self.out.extend(b"\r\n");
        }
    }

    fn take_output(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }

    fn prompt(&mut self) {
        if self.state(TelnetOption::EndOfRecord) == OptionState::On {
            self.out.extend([IAC, END_OF_RECORD]);
        } else if self.negotiates {
            self.out.extend([IAC, GO_AHEAD]);
        }
    }

    /// Claims to echo, so that the client stops doing so. The answer is not awaited.
    fn set_secret(&mut self, secret: bool) {
        if !self.negotiates {
            return;
        }
        let state = self.state(TelnetOption::Echo);
        if secret && matches!(state, OptionState::Off | OptionState::Refused) {
            self.command(WILL, TelnetOption::Echo);
            self.set_state(TelnetOption::Echo, OptionState::Asked);
        } else if !secret && matches!(state, OptionState::On | OptionState::Asked) {
            self.command(WONT, TelnetOption::Echo);
            self.set_state(TelnetOption::Echo, OptionState::Off);
        }
    }

    fn send_gmcp(&mut self, package: &str, json: &str) {
        if self.state(TelnetOption::Messages) == OptionState::On {
            self.negotiate(TelnetOption::Messages, format!("{package} {json}").as_bytes());
        }
    }
}

impl Telnet {
    /// `status` is sent as MSSP: names and values.
    pub fn new(status: Vec<(&'static str, String)>) -> Self {
        let mut telnet = Telnet { status, ..Telnet::default() };
        telnet.ask(TelnetOption::TerminalType);
        telnet
    }

    fn hear_byte(&mut self, byte: u8, heard: &mut Vec<ClientInput>) {
        self.within = match (self.within, byte) {
            (ParserState::Text, IAC) => ParserState::Command,
            (ParserState::Text, byte) => {
                heard.extend(self.line.take(byte));
                ParserState::Text
            }
            (ParserState::Command, WILL | WONT | DO | DONT) => ParserState::Option(byte),
            (ParserState::Command, SB) => {
                self.negotiated.clear();
                self.overflow = false;
                ParserState::Negotiation
            }
            (ParserState::Command, IAC) => {
                heard.extend(self.line.take(IAC));
                ParserState::Text
            }
            (ParserState::Command, command) => {
                match command {
                    ERASE_LINE => self.line.clear(),
                    ERASE_CHARACTER => self.line.erase(),
                    ARE_YOU_THERE => heard.push(ClientInput::AreYouThere),
                    _ => {}
                }
                ParserState::Text
            }
            (ParserState::Option(verb), code) => {
                self.handle_option(verb, code);
                ParserState::Text
            }
            (ParserState::Negotiation, IAC) => ParserState::NegotiationCommand,
            (ParserState::Negotiation, byte) => {
                self.keep_negotiated(byte);
                ParserState::Negotiation
            }
            (ParserState::NegotiationCommand, SE) => {
                if !self.overflow {
                    let negotiated = std::mem::take(&mut self.negotiated);
                    self.handle_subnegotiation(&negotiated, heard);
                }
                ParserState::Text
            }
            (ParserState::NegotiationCommand, IAC) => {
                self.keep_negotiated(IAC);
                ParserState::Negotiation
            }
            // A missing `SE`: the byte begins another command.
            (ParserState::NegotiationCommand, byte) => {
                self.within = ParserState::Command;
                return self.hear_byte(byte, heard);
            }
        };
    }

    fn keep_negotiated(&mut self, byte: u8) {
        if self.negotiated.len() < MOST_NEGOTIATED {
            self.negotiated.push(byte);
        } else {
            self.overflow = true;
        }
    }

    fn handle_option(&mut self, verb: u8, code: u8) {
        let (yes, is_of_client) = (matches!(verb, WILL | DO), matches!(verb, WILL | WONT));
        match TelnetOption::from_repr(code).filter(|option| option.is_of_client() == is_of_client) {
            None if yes => self.out.extend([IAC, if is_of_client { DONT } else { WONT }, code]),
            None => {}
            Some(option) => self.set_option(option, yes),
        }
        if !self.negotiates {
            self.negotiates = true;
            for option in
                [TelnetOption::Charset, TelnetOption::EndOfRecord, TelnetOption::Status, TelnetOption::Messages]
            {
                self.ask(option);
            }
        }
    }

    /// Only changes are answered, which prevents negotiation loops (RFC 1143).
    fn set_option(&mut self, option: TelnetOption, yes: bool) {
        let before = self.state(option);
        // The client cannot make the server echo: it never does.
        let takes = option != TelnetOption::Echo || before == OptionState::Asked;
        match (before, yes) {
            (OptionState::Asked, true) => {
                self.set_state(option, OptionState::On);
                self.option_enabled(option);
            }
            (OptionState::Asked, false) => self.set_state(option, OptionState::Refused),
            (OptionState::Off | OptionState::Refused, true) if takes => {
                self.command(option.yes(), option);
                self.set_state(option, OptionState::On);
                self.option_enabled(option);
            }
            // The answer to the end of a secret, or a repeated refusal.
            (OptionState::Off | OptionState::On, true) | (OptionState::Off | OptionState::Refused, false) => {}
            (OptionState::Refused, true) => self.command(WONT, option),
            (OptionState::On, false) => {
                self.command(option.no(), option);
                self.set_state(option, OptionState::Refused);
            }
        }
    }

    fn state(&self, option: TelnetOption) -> OptionState {
        self.options.get(&(option as u8)).copied().unwrap_or_default()
    }

    fn set_state(&mut self, option: TelnetOption, state: OptionState) {
        self.options.insert(option as u8, state);
    }

    fn option_enabled(&mut self, option: TelnetOption) {
        match option {
            TelnetOption::TerminalType => self.ask_type(),
            TelnetOption::Charset => {
                self.negotiate(TelnetOption::Charset, &[&[REQUEST], b";UTF-8".as_slice()].concat());
            }
            TelnetOption::Status => {
                let mut told = Vec::new();
                for (name, value) in &self.status {
                    told.push(NAME);
                    told.extend(name.bytes());
                    told.push(VALUE);
                    told.extend(value.bytes());
                }
                self.negotiate(TelnetOption::Status, &told);
            }
            TelnetOption::Echo | TelnetOption::EndOfRecord | TelnetOption::Messages => {}
        }
    }

    fn ask_type(&mut self) {
        if self.types < TYPES_ASKED {
            self.types += 1;
            self.negotiate(TelnetOption::TerminalType, &[SEND]);
        }
    }

    fn handle_subnegotiation(&mut self, negotiated: &[u8], heard: &mut Vec<ClientInput>) {
        let Some((code, told)) = negotiated.split_first() else { return };
        match (TelnetOption::from_repr(*code), told) {
            (Some(TelnetOption::TerminalType), [IS, name @ ..]) => {
                self.handle_terminal_type(&String::from_utf8_lossy(name));
            }
            (Some(TelnetOption::Charset), [ACCEPTED, ..]) => self.charset = Some(true),
            (Some(TelnetOption::Charset), [REJECTED, ..]) => self.charset = Some(false),
            (Some(TelnetOption::Messages), message) => {
                let message = String::from_utf8_lossy(message);
                let (package, json) = message.split_once(' ').unwrap_or((&message, ""));
                heard.push(ClientInput::Message(package.to_owned(), json.trim().to_owned()));
            }
            _ => {}
        }
    }

    fn handle_terminal_type(&mut self, name: &str) {
        if let Some(can) = name.strip_prefix("MTTS ").and_then(|can| can.trim().parse::<u32>().ok()) {
            self.shows_utf_8 = Some(can & SHOWS_UTF_8 != 0);
        } else if self.last_type != name {
            name.clone_into(&mut self.last_type);
            // A repeated name ends the list of terminal types.
            self.ask_type();
        }
    }

    fn ask(&mut self, option: TelnetOption) {
        if self.state(option) == OptionState::Off {
            self.command(option.yes(), option);
            self.set_state(option, OptionState::Asked);
        }
    }

    fn command(&mut self, verb: u8, option: TelnetOption) {
        self.out.extend([IAC, verb, option as u8]);
    }

    fn negotiate(&mut self, option: TelnetOption, told: &[u8]) {
        self.out.extend([IAC, SB, option as u8]);
        self.write_escaped(told);
        self.out.extend([IAC, SE]);
    }

    fn write(&mut self, text: &str) {
        if self.charset.or(self.shows_utf_8).unwrap_or(true) {
            self.write_escaped(text.as_bytes());
        } else {
            let letter = |letter: char| u8::try_from(u32::from(letter)).unwrap_or(b'?');
            let bytes: Vec<u8> = text.chars().map(letter).collect();
            self.write_escaped(&bytes);
        }
    }

    /// `IAC` is doubled.
    fn write_escaped(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.out.push(*byte);
            if *byte == IAC {
                self.out.push(IAC);
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRepr)]
#[repr(u8)]
enum TelnetOption {
    /// The server echoes. Used to hide secrets: it never really does.
    Echo = 1,
    /// Client name, terminal and capabilities (MTTS). The only option of the client.
    TerminalType = 24,
    EndOfRecord = 25,
    Charset = 42,
    /// MSSP.
    Status = 70,
    /// GMCP.
    Messages = 201,
}

/// State of an option (RFC 1143).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum OptionState {
    #[default]
    Off,
    Asked,
    On,
    /// Refused or ended, and never requested again.
    Refused,
}

impl TelnetOption {
    fn is_of_client(self) -> bool {
        self == TelnetOption::TerminalType
    }

    /// The verb that offers or requests the option.
    fn yes(self) -> u8 {
        if self.is_of_client() { DO } else { WILL }
    }

    fn no(self) -> u8 {
        if self.is_of_client() { DONT } else { WONT }
    }
}

const REFUSING: Duration = Duration::from_secs(5);

/// Accepts connections, with a certificate only those by TLS.
pub async fn open(listener: TcpListener, listeners: Listeners, tls: Option<TlsServer>) {
    let port = listener.local_addr().map_or(0, |address| address.port());
    loop {
        let (stream, from) = accept(&listener).await;
        let slot = listeners.open_slot(from.ip());
        let (listeners, tls) = (listeners.clone(), tls.clone());
        tokio::spawn(async move {
            let _slot = match (slot, &tls) {
                (Ok(slot), _) => slot,
                (Err(full), None) => return send_and_close(stream, &limit_message(full, "\r\n")).await,
                // Closed without a message, which would need a handshake.
                (Err(_), Some(_)) => return,
            };
            let telnet = Telnet::new(status(&listeners, port));
            match tls {
                None => {
                    let (mut stream, login) = (stream, LoginDialog::new(None, is_remote(from.ip())));
                    serve_connection(&mut stream, telnet, &listeners, from.ip(), login).await;
                }
                Some(tls) => match tls.accept(stream).await {
                    Ok(Accepted::Encrypted(mut stream)) => {
                        serve_connection(&mut stream, telnet, &listeners, from.ip(), LoginDialog::default()).await;
                    }
                    Ok(Accepted::Plain(stream)) => {
                        let said = |lang| LanguagePack::new(lang).error(msg!("telnet-encrypted")).text + "\r\n";
                        send_and_close(stream, &Lang::ALL.map(said).concat()).await;
                    }
                    // The client is silent, gone, or fails the handshake.
                    Err(_) => {}
                },
            }
        });
    }
}

async fn send_and_close(mut stream: TcpStream, said: &str) {
    // A client that does not read notices the end.
    let _ = timeout(REFUSING, async {
        stream.write_all(said.as_bytes()).await?;
        stream.shutdown().await
    })
    .await;
}

fn status(listeners: &Listeners, port: u16) -> Vec<(&'static str, String)> {
    let began = listeners.began.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    vec![
        ("NAME", "Sixdot".to_owned()),
        ("PLAYERS", listeners.metrics.people.load(Ordering::Relaxed).to_string()),
        ("UPTIME", began.to_string()),
        ("PORT", port.to_string()),
        ("CODEBASE", concat!("Sixdot ", env!("CARGO_PKG_VERSION")).to_owned()),
        ("FAMILY", "Custom".to_owned()),
        ("GAMEPLAY", "Cards".to_owned()),
        ("ANSI", "0".to_owned()),
        ("UTF-8", "1".to_owned()),
        ("GMCP", "1".to_owned()),
    ]
}

#[cfg(test)]
mod tests;
