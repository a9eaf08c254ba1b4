//! Speech Dispatcher, by its socket and its protocol SSIP: nothing is linked, and no answer is waited for too long.

use std::env;
use std::ffi::OsStr;
use std::io::{self, ErrorKind};
use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use ssip_client_async::{
    CapitalLettersRecognitionMode, Client, ClientError, ClientName, ClientResult, ClientScope, MessageScope,
    PunctuationMode, Request, Response, SynthesisVoice, fifo, tcp,
};

use super::address::Address;
use super::service::{Priority, Service, meant};
use crate::session::{Manner, Percent, Trouble};

/// How long the daemon may take to answer. It is on the same machine and answers within a millisecond.
const REPLY: Duration = Duration::from_secs(1);

/// How long the daemon may take to start.
const START: Duration = Duration::from_secs(2);

/// How often it is looked whether it has started.
const LOOK: Duration = Duration::from_millis(20);

/// The program that starts the daemon.
const PROGRAM: &str = "speech-dispatcher";

/// The type of voice that every synthesizer has: naming it takes a chosen voice back.
const USUAL_VOICE: &str = "MALE1";

/// A connection to Speech Dispatcher.
pub struct Dispatcher {
    client: Connected,
    /// How it was told to speak.
    manner: Option<Manner>,
    /// The priority that it was told.
    priority: Option<Priority>,
}

/// A client on either kind of socket.
enum Connected {
    Unix(Client<UnixStream>),
    Inet(Client<TcpStream>),
}

impl Connected {
    /// Sends a request and takes the answer to it.
    fn ask(&mut self, request: Request) -> Result<Response, Trouble> {
        let answer = match self {
            Connected::Unix(client) => client.send(request).and_then(Client::receive),
            Connected::Inet(client) => client.send(request).and_then(Client::receive),
        };
        answer.map_err(|error| trouble(&error))
    }

    /// Sends a request that needs no answer.
    fn send(&mut self, request: Request) -> ClientResult<()> {
        match self {
            Connected::Unix(client) => client.send(request).map(drop),
            Connected::Inet(client) => client.send(request).map(drop),
        }
    }
}

/// What an error of the client means.
fn trouble(error: &ClientError) -> Trouble {
    match error {
        ClientError::Io(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
            Trouble::Stuck
        }
        ClientError::Ssip(_) => Trouble::Refused,
        _ => Trouble::Lost,
    }
}

impl Dispatcher {
    /// Connects to the daemon, and starts it where it is missing, as every client of Speech Dispatcher does. A daemon
    /// behind a port is somebody's own arrangement and is not started.
    ///
    /// # Errors
    /// Why it cannot be had.
    pub fn connect(address: &Address) -> Result<Self, Trouble> {
        let client = match address {
            Address::Unix(path) => Connected::Unix(unix(path)?),
            Address::Inet(host, port) => Connected::Inet(inet(host, *port).map_err(|_| Trouble::NotReached)?),
        };
        let mut dispatcher = Dispatcher { client, manner: None, priority: None };
        dispatcher.introduce().map_err(|trouble| match trouble {
            Trouble::Lost => Trouble::NotReached,
            other => other,
        })?;
        Ok(dispatcher)
    }

    /// Says who speaks, and that texts are plain sentences.
    fn introduce(&mut self) -> Result<(), Trouble> {
        let user = env::var("USER").ok().filter(|user| user.chars().all(char::is_alphanumeric));
        let name = ClientName::new(user.as_deref().unwrap_or("user"), "sixdot");
        self.client.ask(Request::SetName(name))?;
        self.client.ask(Request::SetSsmlMode(false))?;
        self.client.ask(Request::SetPunctuationMode(ClientScope::Current, PunctuationMode::None))?;
        let capitals = CapitalLettersRecognitionMode::None;
        self.client.ask(Request::SetCapitalLettersRecognitionMode(ClientScope::Current, capitals))?;
        Ok(())
    }

    /// The voice of a name that was typed: whatever its capitals, or its beginning if that is clear.
    fn adopt_voice(&mut self, manner: &Manner) -> Result<(), Trouble> {
        let Some(wanted) = manner.voice() else {
            let chosen = self.manner.as_ref().is_some_and(|before| before.voice().is_some());
            return if chosen { self.take_voice_back() } else { Ok(()) };
        };
        let voices = self.voices_for(manner)?;
        if let Some(voice) = meant(wanted, voices.iter().map(String::as_str)) {
            self.client.ask(Request::SetSynthesisVoice(ClientScope::Current, voices[voice].clone()))?;
            return Ok(());
        }
        self.take_voice_back()?;
        Err(Trouble::NoVoice { name: wanted.to_owned(), lang: manner.lang })
    }

    fn take_voice_back(&mut self) -> Result<(), Trouble> {
        self.client.ask(Request::SetVoiceType(ClientScope::Current, USUAL_VOICE.to_owned())).map(drop)
    }

    /// The names of the voices for the language of a manner, those without variant first.
    fn voices_for(&mut self, manner: &Manner) -> Result<Vec<String>, Trouble> {
        let Response::VoicesListSent(voices) = self.client.ask(Request::ListSynthesisVoices)? else {
            return Err(Trouble::Refused);
        };
        let code = manner.lang.code();
        let speaks = |voice: &SynthesisVoice| {
            voice.language.as_deref().is_some_and(|tag| tag.split(['-', '_']).next() == Some(code))
        };
        let (plain, variants): (Vec<_>, Vec<_>) =
            voices.into_iter().filter(speaks).partition(|voice| voice.dialect.is_none());
        Ok(plain.into_iter().chain(variants).map(|voice| voice.name).collect())
    }
}

impl Service for Dispatcher {
    fn adopt(&mut self, manner: &Manner) -> Result<(), Trouble> {
        let before = self.manner.clone();
        let before = before.as_ref();
        if before.is_none_or(|before| before.lang != manner.lang) {
            self.client.ask(Request::SetLanguage(ClientScope::Current, manner.lang.code().to_owned()))?;
        }
        if let Some(rate) = manner.rate.filter(|_| before.is_none_or(|before| before.rate != manner.rate)) {
            self.client.ask(Request::SetRate(ClientScope::Current, on_scale(rate)))?;
        }
        if let Some(volume) = manner.volume.filter(|_| before.is_none_or(|before| before.volume != manner.volume)) {
            self.client.ask(Request::SetVolume(ClientScope::Current, on_scale(volume)))?;
        }
        let voice = if before.map(Manner::voice) == Some(manner.voice()) { Ok(()) } else { self.adopt_voice(manner) };
        self.manner = Some(manner.clone());
        voice
    }

    fn say(&mut self, text: &str, priority: Priority) -> Result<(), Trouble> {
        if self.priority != Some(priority) {
            self.client.ask(Request::SetPriority(match priority {
                Priority::Message => ssip_client_async::Priority::Message,
                Priority::Notification => ssip_client_async::Priority::Notification,
            }))?;
            self.priority = Some(priority);
        }
        self.client.ask(Request::Speak)?;
        // A full stop alone ends the text, so one at the beginning is doubled.
        let text = if text.starts_with('.') { format!(".{text}") } else { text.to_owned() };
        self.client.ask(Request::SendLine(text)).map(drop)
    }

    fn stop(&mut self) -> Result<(), Trouble> {
        self.client.ask(Request::Cancel(MessageScope::Last)).map(drop)
    }

    fn voices(&mut self) -> Result<Vec<String>, Trouble> {
        match self.manner.clone() {
            Some(manner) => self.voices_for(&manner),
            None => Ok(Vec::new()),
        }
    }

    fn leave(&mut self, _: Duration) {
        // The daemon says what it was given also when nobody is connected any more.
        let _ = self.client.send(Request::Quit);
    }
}

/// From 0 to 100 to the -100 to 100 of the protocol.
fn on_scale(part: Percent) -> i8 {
    i8::try_from(i16::from(part.number()) * 2 - 100).unwrap_or_default()
}

fn unix(path: &Path) -> Result<Client<UnixStream>, Trouble> {
    let build = || fifo::synchronous::Builder::new().path(path).timeout(REPLY).build();
    build().or_else(|_| {
        start(path)?;
        let deadline = Instant::now() + START;
        loop {
            match build() {
                Ok(client) => return Ok(client),
                Err(_) if Instant::now() < deadline => thread::sleep(LOOK),
                Err(_) => return Err(Trouble::NotReached),
            }
        }
    })
}

fn inet(host: &str, port: u16) -> io::Result<Client<TcpStream>> {
    tcp::synchronous::Builder::new((host, port))?.timeout(REPLY).build()
}

/// Starts the daemon, unless its configuration forbids it.
fn start(socket: &Path) -> Result<(), Trouble> {
    let args = ["--spawn", "--communication-method", "unix_socket", "--socket-path"].map(OsStr::new);
    let silent = Stdio::null;
    let mut starting = Command::new(PROGRAM)
        .args(args)
        .arg(socket)
        .stdin(silent())
        .stdout(silent())
        .stderr(silent())
        .spawn()
        .map_err(
            |error| if error.kind() == ErrorKind::NotFound { Trouble::NotInstalled } else { Trouble::NotReached },
        )?;
    let deadline = Instant::now() + START;
    loop {
        match starting.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            Ok(None) if Instant::now() < deadline => thread::sleep(LOOK),
            _ => {
                let _ = starting.kill();
                let _ = starting.wait();
                return Err(Trouble::NotReached);
            }
        }
    }
}
