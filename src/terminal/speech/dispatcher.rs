//! Speech Dispatcher by its socket and the protocol SSIP, without linking a library. Every request has a time-out.

use std::env;
use std::ffi::OsStr;
use std::io::{ErrorKind, Read, Write};
use std::os::fd::AsRawFd;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use ssip_client_async::{
    CapitalLettersRecognitionMode, Client, ClientError, ClientName, ClientScope, MessageScope, OK_CANCELED,
    OK_CAP_LET_RECOGN_SET, OK_CLIENT_NAME_SET, OK_LANGUAGE_SET, OK_PRIORITY_SET, OK_PUNCTUATION_SET, OK_RATE_SET,
    OK_RECEIVING_DATA, OK_SSML_MODE_SET, OK_VOICE_SET, OK_VOLUME_SET, PunctuationMode, Request, ReturnCode,
    SynthesisVoice, fifo, tcp,
};

use super::speaker::{Address, Priority, Service, SpeechResult, meant};
use crate::session::{Percent, SpeechSettings, Trouble};

const REPLY: Duration = Duration::from_secs(1);

const START: Duration = Duration::from_secs(2);

const LOOK: Duration = Duration::from_millis(20);

const PROGRAM: &str = "speech-dispatcher";

/// A voice type of every synthesizer; selecting it deselects a named voice.
const USUAL_VOICE: &str = "MALE1";

/// Connects to the daemon, and starts it if it is missing, as every client of Speech Dispatcher does. A daemon behind
/// a port was set up by the user and is not started.
///
/// # Errors
/// The daemon cannot be reached or started.
pub fn dispatcher(address: &Address) -> SpeechResult<Box<dyn Service>> {
    match address {
        Address::Unix(path) => Ok(Box::new(Dispatcher::introduced(unix(path)?)?)),
        Address::Inet(host, port) => {
            let client = tcp::synchronous::Builder::new((host.as_str(), *port))
                .and_then(|mut builder| builder.timeout(REPLY).build());
            Ok(Box::new(Dispatcher::introduced(client.map_err(|_| Trouble::NotReached)?)?))
        }
    }
}

const OWN: ClientScope = ClientScope::Current;

struct Dispatcher<S: Read + Write + AsRawFd> {
    client: Client<S>,
    manner: Option<SpeechSettings>,
    priority: Option<Priority>,
}

fn trouble(error: &ClientError) -> Trouble {
    match error {
        ClientError::Io(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
            Trouble::Stuck
        }
        ClientError::Ssip(_) | ClientError::UnexpectedStatus(_) => Trouble::Refused,
        _ => Trouble::Lost,
    }
}

impl<S: Read + Write + AsRawFd> Dispatcher<S> {
    /// Identifies the client and selects plain sentences.
    fn introduced(client: Client<S>) -> SpeechResult<Self> {
        let mut dispatcher = Dispatcher { client, manner: None, priority: None };
        let user = env::var("USER").ok().filter(|user| user.chars().all(char::is_alphanumeric));
        let name = ClientName::new(user.as_deref().unwrap_or("user"), "sixdot");
        let capitals = CapitalLettersRecognitionMode::None;
        let mut set = |request, done| dispatcher.ask(request, done);
        set(Request::SetName(name), OK_CLIENT_NAME_SET)
            .and_then(|()| set(Request::SetSsmlMode(false), OK_SSML_MODE_SET))
            .and_then(|()| set(Request::SetPunctuationMode(OWN, PunctuationMode::None), OK_PUNCTUATION_SET))
            .and_then(|()| set(Request::SetCapitalLettersRecognitionMode(OWN, capitals), OK_CAP_LET_RECOGN_SET))
            .map_err(|trouble| if trouble == Trouble::Lost { Trouble::NotReached } else { trouble })?;
        Ok(dispatcher)
    }

    fn ask(&mut self, request: Request, done: ReturnCode) -> SpeechResult {
        let answer = self.client.send(request).and_then(|client| client.check_status(done));
        answer.map(drop).map_err(|error| trouble(&error))
    }

    /// By name in any case, or by an unambiguous beginning.
    fn adopt_voice(&mut self, manner: &SpeechSettings) -> SpeechResult {
        let Some(wanted) = manner.voice() else {
            let chosen = self.manner.as_ref().is_some_and(|before| before.voice().is_some());
            return if chosen { self.take_voice_back() } else { Ok(()) };
        };
        let (plain, variants) = self.voices_for(manner)?;
        let voices = [plain, variants].concat();
        if let Some(voice) = meant(wanted, voices.iter().map(String::as_str)) {
            return self.ask(Request::SetSynthesisVoice(OWN, voices[voice].clone()), OK_VOICE_SET);
        }
        self.take_voice_back()?;
        Err(Trouble::NoVoice { name: wanted.to_owned(), lang: manner.lang })
    }

    fn take_voice_back(&mut self) -> SpeechResult {
        self.ask(Request::SetVoiceType(OWN, USUAL_VOICE.to_owned()), OK_VOICE_SET)
    }

    /// Names of the voices for the language: those without a variant, and the variants.
    fn voices_for(&mut self, manner: &SpeechSettings) -> SpeechResult<(Vec<String>, Vec<String>)> {
        let listed = self.client.send(Request::ListSynthesisVoices).and_then(Client::receive_synthesis_voices);
        let code = manner.lang.code();
        let speaks = |voice: &SynthesisVoice| {
            voice.language.as_deref().is_some_and(|tag| tag.split(['-', '_']).next() == Some(code))
        };
        let voices = listed.map_err(|error| trouble(&error))?.into_iter().filter(speaks);
        let (plain, variants): (Vec<_>, Vec<_>) = voices.partition(|voice| voice.dialect.is_none());
        let names = |voices: Vec<SynthesisVoice>| voices.into_iter().map(|voice| voice.name).collect();
        Ok((names(plain), names(variants)))
    }
}

impl<S: Read + Write + AsRawFd> Service for Dispatcher<S> {
    fn adopt(&mut self, manner: &SpeechSettings) -> SpeechResult {
        let before = self.manner.clone();
        if before.as_ref().is_none_or(|before| before.lang != manner.lang) {
            self.ask(Request::SetLanguage(OWN, manner.lang.code().to_owned()), OK_LANGUAGE_SET)?;
        }
        let changed = |part: fn(&SpeechSettings) -> Option<Percent>| {
            part(manner).filter(|_| before.as_ref().is_none_or(|before| part(before) != part(manner)))
        };
        if let Some(rate) = changed(|manner| manner.rate) {
            self.ask(Request::SetRate(OWN, on_scale(rate)), OK_RATE_SET)?;
        }
        if let Some(volume) = changed(|manner| manner.volume) {
            self.ask(Request::SetVolume(OWN, on_scale(volume)), OK_VOLUME_SET)?;
        }
        let voice = if before.as_ref().map(SpeechSettings::voice) == Some(manner.voice()) {
            Ok(())
        } else {
            self.adopt_voice(manner)
        };
        self.manner = Some(manner.clone());
        voice
    }

    fn say(&mut self, text: &str, priority: Priority) -> SpeechResult {
        if self.priority != Some(priority) {
            let named = match priority {
                Priority::Message => ssip_client_async::Priority::Message,
                Priority::Notification => ssip_client_async::Priority::Notification,
            };
            self.ask(Request::SetPriority(named), OK_PRIORITY_SET)?;
            self.priority = Some(priority);
        }
        self.ask(Request::Speak, OK_RECEIVING_DATA)?;
        // A line with a full stop alone ends the text, so a leading full stop is doubled.
        let text = if text.starts_with('.') { format!(".{text}") } else { text.to_owned() };
        let queued = self.client.send(Request::SendLine(text)).and_then(Client::receive_message_id);
        queued.map(drop).map_err(|error| trouble(&error))
    }

    fn stop(&mut self) -> SpeechResult {
        // `MessageScope::Last` is sent as `self`, which means all messages of this client.
        self.ask(Request::Cancel(MessageScope::Last), OK_CANCELED)
    }

    fn voices(&mut self) -> SpeechResult<Vec<String>> {
        let Some(manner) = self.manner.clone() else { return Ok(Vec::new()) };
        let (plain, variants) = self.voices_for(&manner)?;
        Ok(if plain.is_empty() { variants } else { plain })
    }

    fn leave(&mut self, _: Duration) {
        // The daemon speaks its queue even after the client has disconnected.
        let _ = self.client.send(Request::Quit);
    }
}

fn on_scale(part: Percent) -> i8 {
    i8::try_from(i16::from(part.number()) * 2 - 100).unwrap_or_default()
}

fn unix(path: &Path) -> SpeechResult<Client<UnixStream>> {
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

/// Starts the daemon unless its configuration forbids it.
fn start(socket: &Path) -> SpeechResult {
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
