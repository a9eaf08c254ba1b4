//! The connection, on a thread of its own: it is made again by itself until somebody leaves.

use std::io;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::select;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::encrypted::{Impassable, Stream, Way};
use super::mail::Shared;
use super::message::{Hello, Message, part, pong, proof};
use super::notice::Notice;

/// The first and the longest wait before another try.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// How long the way to the host, and the hello, may take.
const CONNECTING: Duration = Duration::from_secs(15);

/// How long nothing may come, with a ping every twenty seconds, before the connection counts as gone.
const SILENT: Duration = Duration::from_secs(50);

/// How long what follows may take behind what has come: several lines of one happening are told at once.
const SETTLES: Duration = Duration::from_millis(30);

/// The largest frame that is taken.
const LARGEST: usize = 1024 * 1024;

/// Connects on a thread of its own.
///
/// # Errors
/// There can be no thread, or no runtime on it.
pub fn open(mut way: Way, hello: Hello, shared: &Arc<Shared>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
    let shared = Arc::clone(shared);
    let connect = move || {
        runtime.block_on(stay(&mut way, &hello, &shared));
        shared.close();
        shared.ring();
        // A look-up of a name that takes its time holds nobody up.
        runtime.shutdown_background();
    };
    thread::Builder::new().name("connection".to_owned()).spawn(connect)?;
    Ok(())
}

/// Connects again and again, until all is over.
async fn stay(way: &mut Way, hello: &Hello, shared: &Shared) {
    let mut wait = FIRST_WAIT;
    loop {
        let mut welcomed = false;
        // Why it came to an end is told by what it was: lost, or never there.
        if let Err(Ended::Refused(notice)) = visit(way, hello, shared, &mut welcomed).await {
            return shared.ends(notice);
        }
        if shared.is_over() {
            return;
        }
        shared.lost();
        shared.ring();
        if welcomed {
            wait = FIRST_WAIT;
        }
        let until = Instant::now() + wait.mul_f64(jitter());
        loop {
            select! {
                () = sleep_until(until) => break,
                // Somebody types, and waits for it: what is typed does not hurry anything, but leaving does.
                () = shared.woken() => if shared.is_over() { return },
            }
        }
        wait = (wait * 2).min(LONGEST_WAIT);
    }
}

/// Between three quarters and five quarters, so that not all come back at the same moment.
fn jitter() -> f64 {
    let nanos =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |time| time.subsec_nanos());
    0.75 + f64::from(nanos % 1000) / 2000.0
}

/// Why a connection came to an end.
#[derive(Debug, thiserror::Error)]
enum Ended {
    #[error("it took too long")]
    Late,
    #[error("it is not the host that is known")]
    Refused(Notice),
    #[error(transparent)]
    Way(#[from] io::Error),
    #[error(transparent)]
    Spoken(#[from] Box<tokio_tungstenite::tungstenite::Error>),
}

impl From<tokio_tungstenite::tungstenite::Error> for Ended {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        Ended::Spoken(Box::new(error))
    }
}

impl From<Impassable> for Ended {
    fn from(impassable: Impassable) -> Self {
        match impassable {
            Impassable::Broken(error) => Ended::Way(error),
            Impassable::Refused(notice) => Ended::Refused(notice),
        }
    }
}

/// One connection, from the way to the host to its end.
async fn visit(way: &mut Way, hello: &Hello, shared: &Shared, welcomed: &mut bool) -> Result<(), Ended> {
    let leaving = async {
        while !shared.is_over() {
            shared.woken().await;
        }
    };
    let mut socket = select! {
        met = timeout(CONNECTING, meet(way, hello, shared)) => met.map_err(|_| Ended::Late)??,
        () = leaving => return Ok(()),
    };
    let mut sent = 0;
    let mut heard = Instant::now();
    let mut ring_at = None;
    loop {
        let ring = async {
            match ring_at {
                Some(at) => sleep_until(at).await,
                None => std::future::pending().await,
            }
        };
        select! {
            frame = socket.next() => {
                let Some(frame) = frame else { return Ok(()) };
                heard = Instant::now();
                if let Frame::Text(text) = frame? {
                    let Some(mut message) = Message::read(&text) else { continue };
                    if message.welcome.is_some() {
                        (*welcomed, sent) = (true, 0);
                    }
                    if let Some(number) = message.ping {
                        socket.send(Frame::text(pong(number))).await?;
                    }
                    if let Some((key, challenge)) = hello.key.as_ref().zip(message.prove) {
                        socket.send(Frame::text(proof(key, challenge))).await?;
                    }
                    if let Some(given) = message.shuffle.take().and_then(|told| shared.shuffles(&told)) {
                        socket.send(Frame::text(part(&given))).await?;
                    }
                    if take(message, shared) {
                        ring_at.get_or_insert_with(|| Instant::now() + SETTLES);
                    }
                }
            }
            () = ring => {
                ring_at = None;
                shared.ring();
            }
            () = sleep_until(heard + SILENT) => return Err(Ended::Late),
            () = shared.woken() => {}
        }
        if shared.is_over() {
            // Who leaves says so; whether the other end still hears it does not matter.
            let _ = timeout(FIRST_WAIT, socket.close(None)).await;
            return Ok(());
        }
        if *welcomed {
            for typed in shared.waiting_behind(sent) {
                socket.send(Frame::text(typed.frame())).await?;
                sent = typed.number;
            }
        }
    }
}

/// The way to the host, up to the hello.
async fn meet(way: &mut Way, hello: &Hello, shared: &Shared) -> Result<WebSocketStream<Stream>, Ended> {
    let stream = way.open().await?;
    let config = WebSocketConfig::default().max_message_size(Some(LARGEST)).max_frame_size(Some(LARGEST));
    let address = format!("ws://{}/ws?lang={}", way.place(), hello.lang.code());
    let (mut socket, _) = client_async_with_config(address, stream, Some(config)).await?;
    way.is_met(shared);
    let first = match shared.desk() {
        Some((token, last)) => hello.again(&token, last, !shared.has_been_in()),
        None => hello.first(),
    };
    socket.send(Frame::text(first)).await?;
    Ok(socket)
}

/// Puts what has come into the mailbox; whether whoever sits there is to know at once.
fn take(message: Message, shared: &Shared) -> bool {
    let Message { welcome, told, id, state, secret, check, record, taken, refused, words, bye, again, keeps, .. } =
        message;
    let mut rings = false;
    if check {
        shared.checks();
    }
    if let Some(record) = record {
        shared.records(record);
    }
    if let Some(welcome) = welcome {
        shared.welcome(welcome);
        rings = true;
    }
    if let Some(secret) = secret {
        shared.asks_secret(secret);
    }
    // How it stands belongs to what has happened.
    if let Some(state) = state {
        shared.stands(state);
        rings = true;
    }
    if let Some(lines) = told {
        rings |= !lines.is_empty();
        shared.told(lines, id);
    }
    if (refused.is_some() || bye.is_some()) && !again && !keeps {
        shared.forget();
    }
    if refused.is_some() && words {
        shared.asks_words();
    }
    for (sentence, ends) in [(taken, true), (refused, !again), (bye, !again)] {
        if let Some(sentence) = sentence {
            shared.said(&sentence, ends);
            rings = true;
        }
    }
    rings
}
