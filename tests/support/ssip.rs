//! A fake Speech Dispatcher: it speaks the protocol, keeps what it receives, and can be slow, silent, refusing or gone.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Time limit of waiting.
const PATIENCE: Duration = Duration::from_secs(10);

/// Interval of polling for connections.
const LOOK: Duration = Duration::from_millis(5);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Behaviour {
    /// As it should be.
    #[default]
    Answers,
    /// As it should be, but late.
    Slow(Duration),
    /// It takes everything and answers nothing.
    Silent,
    /// It says no to every text.
    Refuses,
}

/// A text that was to be spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub priority: String,
    pub lang: String,
    pub text: String,
}

impl Said {
    pub fn message(lang: &str, text: &str) -> Self {
        Said { priority: "message".to_owned(), lang: lang.to_owned(), text: text.to_owned() }
    }
}

#[derive(Default)]
struct State {
    behaviour: Behaviour,
    gone: bool,
    commands: Vec<String>,
    said: Vec<Said>,
    clients: Vec<Stream>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

enum Listener {
    Unix(UnixListener),
    Tcp(TcpListener),
}

enum Stream {
    Unix(UnixStream),
    Tcp(TcpStream),
}

impl Stream {
    fn twin(&self) -> Self {
        match self {
            Stream::Unix(stream) => Stream::Unix(stream.try_clone().expect("a twin")),
            Stream::Tcp(stream) => Stream::Tcp(stream.try_clone().expect("a twin")),
        }
    }

    fn end(&self) {
        let _ = match self {
            Stream::Unix(stream) => stream.shutdown(Shutdown::Both),
            Stream::Tcp(stream) => stream.shutdown(Shutdown::Both),
        };
    }
}

impl Read for Stream {
    fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
        match self {
            Stream::Unix(stream) => stream.read(bytes),
            Stream::Tcp(stream) => stream.read(bytes),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        match self {
            Stream::Unix(stream) => stream.write(bytes),
            Stream::Tcp(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The server; it is gone when it is dropped.
pub struct Server {
    shared: Arc<Shared>,
}

impl Server {
    /// Listens on a socket in the file system.
    pub fn on_socket(path: &Path) -> Self {
        let _ = std::fs::remove_file(path);
        let listener = UnixListener::bind(path).expect("a socket");
        listener.set_nonblocking(true).expect("it need not wait");
        Self::listen(Listener::Unix(listener))
    }

    /// Listens on a port of this machine; 0 takes a free one. The second value is the port.
    pub fn on_port(port: u16) -> (Self, u16) {
        let listener = TcpListener::bind(("127.0.0.1", port)).expect("a port");
        listener.set_nonblocking(true).expect("it need not wait");
        let port = listener.local_addr().expect("an address").port();
        (Self::listen(Listener::Tcp(listener)), port)
    }

    fn listen(listener: Listener) -> Self {
        let shared = Arc::new(Shared::default());
        let own = Arc::clone(&shared);
        thread::spawn(move || {
            while !own.lock().gone {
                let accepted = match &listener {
                    Listener::Unix(listener) => listener.accept().map(|(stream, _)| {
                        stream.set_nonblocking(false).expect("a stream that waits");
                        Stream::Unix(stream)
                    }),
                    Listener::Tcp(listener) => listener.accept().map(|(stream, _)| {
                        stream.set_nonblocking(false).expect("a stream that waits");
                        Stream::Tcp(stream)
                    }),
                };
                match accepted {
                    Ok(stream) => {
                        own.lock().clients.push(stream.twin());
                        let own = Arc::clone(&own);
                        thread::spawn(move || serve(&own, stream));
                    }
                    Err(_) => thread::sleep(LOOK),
                }
            }
        });
        Server { shared }
    }

    pub fn behave(&self, behaviour: Behaviour) {
        self.shared.lock().behaviour = behaviour;
    }

    /// All commands and texts, in order; texts begin with `> `.
    pub fn commands(&self) -> Vec<String> {
        self.shared.lock().commands.clone()
    }

    pub fn said(&self) -> Vec<Said> {
        self.shared.lock().said.clone()
    }

    pub fn texts(&self) -> Vec<String> {
        self.said().into_iter().map(|said| said.text).collect()
    }

    /// Waits for a text that was taken and confirmed.
    pub fn wait_for(&self, text: &str) {
        self.wait_until(|state| state.said.iter().any(|said| said.text == text));
    }

    /// Waits until a client has taken leave.
    pub fn wait_for_leave(&self) {
        self.wait_until(|state| state.commands.last().is_some_and(|command| command == "QUIT"));
    }

    fn wait_until(&self, holds: impl Fn(&State) -> bool) {
        let waited = self.shared.changed.wait_timeout_while(self.shared.lock(), PATIENCE, |state| !holds(state));
        let (state, waited) = waited.unwrap_or_else(PoisonError::into_inner);
        assert!(!waited.timed_out(), "waited in vain, was told {:?}", state.commands);
    }

    /// Ends, as if it had been killed: every connection breaks, and nobody can connect any more.
    pub fn die(self) {
        drop(self);
        // The thread that listens notices it at its next look.
        thread::sleep(4 * LOOK);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.gone = true;
        state.clients.iter().for_each(Stream::end);
    }
}

/// Serves one client until it leaves.
fn serve(shared: &Shared, mut stream: Stream) {
    let mut lines = BufReader::new(stream.twin()).lines();
    let (mut priority, mut lang, mut count) = ("text".to_owned(), "en".to_owned(), 0);
    while let Some(Ok(line)) = lines.next() {
        let behaviour = {
            let mut state = shared.lock();
            state.commands.push(line.clone());
            state.behaviour
        };
        match behaviour {
            Behaviour::Silent => continue,
            Behaviour::Slow(late) => thread::sleep(late),
            Behaviour::Answers | Behaviour::Refuses => {}
        }
        let mut said = None;
        let upper = line.to_uppercase();
        let words: Vec<&str> = upper.split(' ').collect();
        let answer = match words.as_slice() {
            ["SPEAK"] if behaviour == Behaviour::Refuses => "380 ERR NOT ALLOWED INSIDE BLOCK".to_owned(),
            ["SPEAK"] => {
                if stream.write_all(b"230 OK RECEIVING DATA\r\n").is_err() {
                    return;
                }
                let mut text = Vec::new();
                while let Some(Ok(line)) = lines.next() {
                    if line == "." {
                        break;
                    }
                    text.push(line.strip_prefix('.').map(str::to_owned).unwrap_or(line));
                }
                count += 1;
                let text = text.join("\n");
                shared.lock().commands.push(format!("> {text}"));
                said = Some(Said { priority: priority.clone(), lang: lang.clone(), text });
                format!("225-{count}\r\n225 OK MESSAGE QUEUED")
            }
            ["SET", _, what, ..] => {
                let value = line.rsplit(' ').next().unwrap_or_default().to_owned();
                match *what {
                    "PRIORITY" => priority = value.to_lowercase(),
                    "LANGUAGE" => lang = value,
                    _ => {}
                }
                format!("{} OK SET", code(what))
            }
            ["LIST", "SYNTHESIS_VOICES", ..] => {
                "249-Finnish\tfi\tnone\r\n249-German+Anna\tde\tAnna\r\n249-German\tde\tnone\r\n\
                249-English\ten\tnone\r\n\
                 249 OK VOICE LIST SENT"
                    .to_owned()
            }
            ["CANCEL", _] => "213 OK CANCELED".to_owned(),
            ["STOP", _] => "210 OK STOPPED".to_owned(),
            ["HISTORY", ..] => "245-1\r\n245 OK CLIENT ID SENT".to_owned(),
            ["QUIT"] => "231 HAPPY HACKING".to_owned(),
            _ => "500 ERR INVALID COMMAND".to_owned(),
        };
        // Confirmed and kept are one: nobody can see the one without the other.
        let mut state = shared.lock();
        if stream.write_all(format!("{answer}\r\n").as_bytes()).is_err() {
            return;
        }
        state.said.extend(said);
        drop(state);
        shared.changed.notify_all();
    }
}

/// With which number a setting is confirmed.
fn code(what: &str) -> u16 {
    match what {
        "LANGUAGE" => 201,
        "PRIORITY" => 202,
        "RATE" => 203,
        "PUNCTUATION" => 205,
        "CAP_LET_RECOGN" => 206,
        "CLIENT_NAME" => 208,
        "VOICE_TYPE" | "SYNTHESIS_VOICE" => 209,
        "VOLUME" => 218,
        "SSML_MODE" => 219,
        _ => 220,
    }
}
