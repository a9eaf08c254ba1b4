//! The connection to the host, on its own thread, with the frames it sends and receives. It reconnects until the user
//! leaves.

use std::sync::Arc;
use std::time::Duration;
use std::{io, thread};

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::select;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::frames::{ClientHello, ServerFrame};
use super::state::{ClientEvent, ClientState, SharedState};
use super::transport::{ByteStream, ConnectError, HostConnector};

/// Delay before reconnecting: initial and maximum (exponential backoff).
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// Timeout for connecting and sending the hello.
const CONNECTING: Duration = Duration::from_secs(15);

/// Timeout without any frame; the host pings every 20 seconds.
const SILENT: Duration = Duration::from_secs(50);

/// Delay before the keyboard is woken, so that several lines of one event are read together.
const SETTLES: Duration = Duration::from_millis(30);

const LARGEST: usize = 1024 * 1024;

/// Connects on a separate thread.
pub fn open(mut connector: HostConnector, hello: ClientHello, shared: &Arc<SharedState>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
    let shared = Arc::clone(shared);
    let connect = move || {
        runtime.block_on(keep_connected(&mut connector, &hello, &shared));
        shared.change(|state| state.closed = true);
        shared.ring();
        // A slow name lookup must not block the end of the program.
        runtime.shutdown_background();
    };
    thread::Builder::new().name("connection".to_owned()).spawn(connect)?;
    Ok(())
}

/// Reconnects until the user leaves or the host refuses.
async fn keep_connected(connector: &mut HostConnector, hello: &ClientHello, shared: &SharedState) {
    let mut wait = FIRST_WAIT;
    loop {
        let mut welcomed = false;
        // Other errors only mean that the connection was lost or never existed.
        if let Err(ConnectError::Refused(notice)) = run_once(connector, hello, shared, &mut welcomed).await {
            return shared.change(|state| {
                state.put(ClientEvent::Transport(notice));
                state.over = true;
            });
        }
        if shared.is_over() {
            return;
        }
        shared.change(ClientState::note_lost);
        shared.ring();
        if welcomed {
            wait = FIRST_WAIT;
        }
        let until = Instant::now() + wait.mul_f64(jitter());
        loop {
            select! {
                () = sleep_until(until) => break,
                // Typing does not shorten the delay, leaving does.
                () = shared.woken() => if shared.is_over() { return },
            }
        }
        wait = (wait * 2).min(LONGEST_WAIT);
    }
}

/// A factor between 0.75 and 1.25, so that clients do not reconnect simultaneously.
fn jitter() -> f64 {
    let nanos =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |time| time.subsec_nanos());
    0.75 + f64::from(nanos % 1000) / 2000.0
}

async fn run_once(
    connector: &mut HostConnector,
    hello: &ClientHello,
    shared: &SharedState,
    welcomed: &mut bool,
) -> Result<(), ConnectError> {
    let leaving = async {
        while !shared.is_over() {
            shared.woken().await;
        }
    };
    let mut socket = select! {
        met = timeout(CONNECTING, connect(connector, hello, shared)) => met??,
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
                    // Other clients may know frames that this one does not.
                    let Some(mut message) = ServerFrame::read(&text) else { continue };
                    if message.welcome.is_some() {
                        (*welcomed, sent) = (true, 0);
                    }
                    if let Some(number) = message.ping {
                        socket.send(Frame::text(json!({ "pong": number }).to_string())).await?;
                    }
                    if let Some((key, challenge)) = hello.key.as_ref().zip(message.prove) {
                        let proof = json!({ "proof": key.prove(challenge) });
                        socket.send(Frame::text(proof.to_string())).await?;
                    }
                    if let Some(given) = message.shuffle.take().and_then(|told| shared.handle_shuffle(&told)) {
                        socket.send(Frame::text(json!({ "shuffle": given }).to_string())).await?;
                    }
                    if shared.change(|state| state.receive(message)) {
                        ring_at.get_or_insert_with(|| Instant::now() + SETTLES);
                    }
                }
            }
            () = ring => {
                ring_at = None;
                shared.ring();
            }
            () = sleep_until(heard + SILENT) => return Err(ConnectError::Failed),
            () = shared.woken() => {}
        }
        if shared.is_over() {
            // The close frame is sent on a best-effort basis.
            let _ = timeout(FIRST_WAIT, socket.close(None)).await;
            return Ok(());
        }
        if *welcomed {
            for typed in shared.unanswered_after(sent) {
                socket.send(Frame::text(typed.frame())).await?;
                sent = typed.number;
            }
        }
    }
}

async fn connect(
    connector: &mut HostConnector,
    hello: &ClientHello,
    shared: &SharedState,
) -> Result<WebSocketStream<ByteStream>, ConnectError> {
    let stream = connector.open().await?;
    let config = WebSocketConfig::default().max_message_size(Some(LARGEST)).max_frame_size(Some(LARGEST));
    let address = format!("ws://{}/ws?lang={}", connector.place, hello.lang.code());
    let (mut socket, _) = client_async_with_config(address, stream, Some(config)).await?;
    if let Some(notice) = connector.confirm() {
        shared.change(|state| state.put(ClientEvent::Transport(notice)));
    }
    let session = shared.session();
    let is_first = session.is_none() || !shared.was_welcomed();
    socket.send(Frame::text(hello.frame(session, is_first))).await?;
    Ok(socket)
}
