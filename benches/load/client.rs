//! A client that reconnects when its connection is lost.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sixdot::engine::Dice;
use tokio::net::TcpStream;
use tokio::sync::{Notify, mpsc};
use tokio::time::sleep;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

use super::Tried;

/// Delay before a client reconnects.
const WAIT: Duration = Duration::from_millis(500);

/// From an action to its first line, at everybody who waited for one.
#[derive(Default)]
pub struct Latencies(Mutex<Vec<Duration>>);

impl Latencies {
    /// Says how long it took.
    pub fn tell(&self) {
        let mut all = lock(&self.0).clone();
        all.sort_unstable();
        let part = |part: usize| all.get(all.len() * part / 1000).map_or(0.0, |time| 1000.0 * time.as_secs_f64());
        println!(
            "from an action to its line at the others: p50 {:.2} ms, p90 {:.2} ms, p99 {:.2} ms, at most {:.2} ms, \
            of {}",
            part(500),
            part(900),
            part(990),
            all.last().map_or(0.0, |time| 1000.0 * time.as_secs_f64()),
            all.len()
        );
    }
}

/// Somebody who is connected.
pub struct Client {
    name: String,
    pub bytes: AtomicU64,
    /// The current connection has received its welcome.
    pub welcomed: AtomicBool,
    lines: mpsc::UnboundedSender<String>,
    came: Notify,
    known: Mutex<Known>,
    latencies: Arc<Latencies>,
}

#[derive(Default)]
struct Known {
    token: String,
    /// The number of the last line.
    last: u64,
    broken: bool,
    typed: u64,
    /// Lines received before the game, and the last lines.
    heard: Vec<String>,
    fitting: Vec<String>,
    waits: Option<Instant>,
}

impl Client {
    /// Somebody new comes, under a name that nobody has.
    pub fn comes(number: usize, address: &str, latencies: &Arc<Latencies>) -> Arc<Self> {
        let letter = |power: u32| char::from(b'a' + u8::try_from(number / 26_usize.pow(power) % 26).unwrap_or(0));
        let (lines, typed) = mpsc::unbounded_channel();
        let client = Arc::new(Client {
            name: format!("Kz{}{}{}x", letter(2), letter(1), letter(0)),
            bytes: AtomicU64::new(0),
            welcomed: AtomicBool::new(false),
            lines,
            came: Notify::new(),
            known: Mutex::default(),
            latencies: Arc::clone(latencies),
        });
        tokio::spawn(Arc::clone(&client).stays(address.to_owned(), typed));
        client
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        lock(&self.known)
    }

    /// Types a line.
    pub fn types(&self, line: &str) {
        let _ = self.lines.send(line.to_owned());
    }

    /// The next line that is told to somebody who waits for one is what is measured.
    pub fn waits_for_a_line(&self, since: Instant) {
        self.known().waits = Some(since);
    }

    pub fn waits_no_more(&self) {
        self.known().waits = None;
    }

    pub fn is_whole(&self) -> bool {
        !self.known().broken
    }

    pub fn hears(&self, words: &str) -> bool {
        self.known().heard.iter().any(|line| line.contains(words))
    }

    /// Waits for something that is told, or for a moment.
    pub async fn news(&self) {
        let _ = tokio::time::timeout(Duration::from_millis(20), self.came.notified()).await;
    }

    /// Waits for these words and returns the rest of their sentence.
    pub async fn hears_behind(&self, words: &str) -> Tried<String> {
        for _ in 0..500 {
            let found = self.known().heard.iter().find_map(|line| Some(line.split_once(words)?.1.to_owned()));
            if let Some(rest) = found {
                return Ok(rest.split('.').next().unwrap_or_default().trim().to_owned());
            }
            self.news().await;
        }
        Err(format!("{} does not hear {words}", self.name).into())
    }

    /// One of the buttons that can be pressed, if any can.
    pub fn button(&self, dice: &mut Dice) -> Option<String> {
        dice.pick(&self.known().fitting).cloned()
    }

    async fn stays(self: Arc<Self>, address: String, mut typed: mpsc::UnboundedReceiver<String>) {
        loop {
            let _ = self.visits(&address, &mut typed).await;
            sleep(WAIT).await;
        }
    }

    async fn visits(&self, address: &str, typed: &mut mpsc::UnboundedReceiver<String>) -> Tried<()> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (mut socket, _) = client_async(format!("ws://{address}/ws"), stream).await?;
        let hello = {
            let known = self.known();
            if known.token.is_empty() {
                json!({ "hello": { "protocol": 1, "name": self.name, "lang": "en" } })
            } else {
                json!({ "hello": { "protocol": 1, "token": known.token, "after": known.last } })
            }
        };
        socket.send(Message::text(hello.to_string())).await?;
        loop {
            tokio::select! {
                line = typed.recv(), if self.welcomed.load(Ordering::SeqCst) => {
                    let Some(line) = line else { return Ok(()) };
                    let number = {
                        let mut known = self.known();
                        known.typed += 1;
                        known.fitting.clear();
                        known.typed
                    };
                    socket.send(Message::text(json!({ "line": line, "id": number }).to_string())).await?;
                }
                frame = socket.next() => {
                    let now = Instant::now();
                    let Message::Text(text) = frame.ok_or("it ended")?? else { continue };
                    self.bytes.fetch_add(text.len() as u64, Ordering::SeqCst);
                    let frame: Value = serde_json::from_str(&text)?;
                    if let Some(number) = frame["ping"].as_u64() {
                        socket.send(Message::text(json!({ "pong": number }).to_string())).await?;
                    }
                    self.takes(&frame, now);
                    self.came.notify_one();
                }
            }
        }
    }

    fn takes(&self, frame: &Value, now: Instant) {
        let mut known = self.known();
        if let Some(refused) = frame.get("refused") {
            eprintln!("{} is refused: {refused}", self.name);
        }
        if let Some(welcome) = frame.get("welcome") {
            welcome["token"].as_str().unwrap_or_default().clone_into(&mut known.token);
            known.typed = known.typed.max(welcome["typed"].as_u64().unwrap_or(0));
            self.welcomed.store(true, Ordering::SeqCst);
        }
        let lines = frame["told"].as_array().map_or(&[][..], Vec::as_slice);
        for line in lines {
            known.broken |= line["n"] != json!(known.last + 1);
            known.last += 1;
            if known.heard.len() < 16 {
                known.heard.push(line["text"].as_str().unwrap_or_default().to_owned());
            }
        }
        if !lines.is_empty() {
            if let Some(since) = known.waits.take() {
                lock(&self.latencies.0).push(now.saturating_duration_since(since));
            }
        }
        if let Some(state) = frame.get("state") {
            let buttons = ["hand", "actions"].into_iter().filter_map(|name| state[name].as_array()).flatten();
            let fits = buttons.filter(|button| button["fits"] != json!(false));
            known.fitting = fits.filter_map(|button| Some(button["type"].as_str()?.to_owned())).collect();
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
