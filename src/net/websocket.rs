//! The HTTP listener: the page for browsers, `/metrics`, and the WebSocket.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, RawQuery, Request, State};
use axum::http::{HeaderMap, Response, StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{any, get};
use axum::{Extension, Router};
use futures_util::{SinkExt, StreamExt};
use hyper::server::conn::http1;
use hyper::upgrade::Upgraded;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use serde_json::json;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{Instant, interval, sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use super::limits::{LINES, LimitReached};
use super::listeners::{Listeners, accept, header_text, is_local_request, is_remote};
use super::lobby::{DisconnectReason, Hello, ServerMessage};
use super::lobby_actor::{LobbyEvent, QUEUE};
use super::login::LoginRequest;
use super::page;
use super::tls::{Accepted, TlsServer};
use super::wire::{self, Challenge, ClientFrame, PROTOCOL, PublicKey};
use crate::record::Hex;
use crate::session::LanguagePack;
use crate::text::{Lang, msg};

/// Time limit for the hello.
const GREETING: Duration = Duration::from_secs(20);

const PING: Duration = Duration::from_secs(20);

/// Time without a frame after which a connection counts as lost.
const SILENCE: Duration = Duration::from_secs(60);

const REFUSING: Duration = Duration::from_secs(5);

const SENDING: Duration = Duration::from_secs(20);

/// Time limit for the headers of a request, and for idle connections.
const ASKING: Duration = Duration::from_secs(15);

/// Maximum number of HTTP connections that are no WebSocket.
const MOST_ASKING: usize = 1_000;

/// Accepts connections. With a certificate, the same port accepts TLS and plain text.
pub async fn open(listener: TcpListener, listeners: Listeners, tls: Option<TlsServer>) {
    let routes = routes(listeners.clone());
    let asking = Arc::new(Semaphore::new(MOST_ASKING));
    loop {
        let (stream, from) = accept(&listener).await;
        // Beyond the limit, connections are closed.
        let Ok(asks) = Arc::clone(&asking).try_acquire_owned() else { continue };
        let routes = routes.clone().layer(Extension(ConnectInfo(from)));
        // HTTP connections have limits of their own.
        let Ok(place) = listeners.open_pending_slot(from.ip()) else { continue };
        let tls = tls.clone();
        tokio::spawn(async move {
            let accepted = match tls {
                Some(tls) => tls.accept(stream).await,
                None => Ok(Accepted::Plain(stream)),
            };
            match accepted {
                Ok(Accepted::Encrypted(stream)) => serve(stream, routes, Encrypted(true)).await,
                Ok(Accepted::Plain(stream)) => serve(stream, routes, Encrypted(false)).await,
                Err(_) => {}
            }
            // An upgraded WebSocket does not need these slots.
            drop((asks, place));
        });
    }
}

/// The connection is encrypted.
#[derive(Clone, Copy)]
struct Encrypted(bool);

async fn serve(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, routes: Router, encrypted: Encrypted) {
    let answers = TowerToHyperService::new(routes.layer(Extension(encrypted)));
    let mut connection = http1::Builder::new();
    connection.timer(TokioTimer::new()).header_read_timeout(ASKING);
    // Any error just ends the connection.
    let _ = connection.serve_connection(TokioIo::new(stream), answers).with_upgrades().await;
}

fn routes(listeners: Listeners) -> Router {
    Router::new().route("/ws", any(upgrade)).route("/metrics", get(metrics)).fallback(get(file)).with_state(listeners)
}

async fn file(request: Request) -> Response<Body> {
    let lang = language(request.uri().query(), request.headers());
    let Some((kind, text)) = page::file(request.uri().path(), lang) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = page::HEADERS.into_iter().chain([("Content-Type", kind)]);
    let response = headers.fold(Response::builder(), |response, (name, value)| response.header(name, value));
    response.body(Body::from(text)).unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// Only served to this machine.
async fn metrics(
    State(listeners): State<Listeners>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response<Body> {
    if !is_local_request(from.ip(), &headers) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, listeners.metrics.text(listeners.began)).into_response()
}

/// Language of a request before the hello.
fn language(query: Option<&str>, headers: &HeaderMap) -> Lang {
    page::language(query, header_text(headers, "accept-language"))
}

/// Rejects a WebSocket opened by the pages of other sites, which could act for their visitors.
fn is_own_page(headers: &HeaderMap) -> bool {
    let Some(origin) = header_text(headers, "origin") else { return true };
    let page = origin.split_once("://").map(|(_, page)| page);
    page.is_some() && page == header_text(headers, "host")
}

/// True if the path between host and user is not encrypted. A reverse proxy on this machine reports the protocol, or
/// the origin of the page shows it.
fn is_interceptable(from: IpAddr, Encrypted(encrypted): Encrypted, headers: &HeaderMap) -> bool {
    let by_tls = header_text(headers, "origin").is_some_and(|origin| origin.starts_with("https://"));
    if is_remote(from) {
        return !encrypted && !by_tls;
    }
    // Of several proxies, the first entry is that of the user.
    let proto = header_text(headers, "x-forwarded-proto").and_then(|proto| proto.split(',').next());
    match proto {
        Some(proto) => !proto.trim().eq_ignore_ascii_case("https"),
        None => !is_local_request(from, headers) && !by_tls,
    }
}

async fn upgrade(
    State(listeners): State<Listeners>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Extension(encrypted): Extension<Encrypted>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    request: Request,
) -> Response<Body> {
    if !is_own_page(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    match listeners.open_slot(from.ip()) {
        Ok(place) => {
            let cleartext = is_interceptable(from.ip(), encrypted, &headers);
            WebSocket::upgrade_with(request, async move |socket| {
                let _place = place;
                log_in(&listeners, from.ip(), cleartext, socket).await;
            })
        }
        Err(LimitReached::Total) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        Err(LimitReached::PerAddress) => {
            let said = LanguagePack::new(language(query.as_deref(), &headers)).error(msg!("lobby-crowded")).text;
            WebSocket::upgrade_with(request, |socket| refuse(socket, said))
        }
    }
}

async fn refuse(mut socket: WebSocket, said: String) {
    let _ = timeout(REFUSING, async {
        // The client keeps its session.
        let refused = json!({ "refused": said, "again": false, "keeps": true });
        if socket.send(refused.to_string()).await.is_ok() {
            socket.close().await;
        }
    })
    .await;
}

/// Public key of the client after a challenge; none unless it proves to have it.
async fn proven(socket: &mut WebSocket, key: &str) -> Option<String> {
    let key = PublicKey(key.parse().ok()?);
    let challenge = Challenge(Hex(wire::random_bytes()?));
    socket.send(json!({ "prove": challenge }).to_string()).await.ok()?;
    let frame = timeout(GREETING, next(socket)).await.ok()??;
    key.verify(challenge, frame.proof?).then(|| key.to_string())
}

async fn log_in(listeners: &Listeners, from: IpAddr, cleartext: bool, mut socket: WebSocket) {
    let Ok(Some(hello)) = timeout(GREETING, next(&mut socket)).await else { return };
    let hello = match hello.hello {
        Some(hello) if hello.protocol == PROTOCOL => {
            let key = proven(&mut socket, &hello.says_key).await;
            Hello { key, cleartext, ..hello }
        }
        other => {
            let lang = other.and_then(|hello| hello.lang.parse().ok()).unwrap_or(Lang::En);
            let said = LanguagePack::new(lang).error(msg!("lobby-no-hello")).text;
            return refuse(socket, said).await;
        }
    };
    let (connection, inbox) = (listeners.number(), &listeners.inbox);
    let (to, mut queue) = mpsc::channel(QUEUE);
    let request = Box::new(LoginRequest { hello, from, connection, to });
    if inbox.send(LobbyEvent::Login(request)).await.is_ok() {
        converse(inbox, &mut socket, connection, &mut queue).await;
        // If the lobby is gone, the program is ending.
        let _ = inbox.send(LobbyEvent::Disconnected { connection, reason: DisconnectReason::Lost }).await;
    }
    let _ = timeout(SENDING, socket.close()).await;
}

/// Forwards lines to the lobby and messages to the client, until either side ends.
async fn converse(
    inbox: &mpsc::Sender<LobbyEvent>,
    socket: &mut WebSocket,
    connection: u64,
    queue: &mut mpsc::Receiver<Box<ServerMessage>>,
) -> Option<Infallible> {
    let mut pings = interval(PING);
    pings.reset();
    let mut asked = 0;
    let mut heard = Instant::now();
    let mut lines = None;
    let mut welcomed = false;
    loop {
        tokio::select! {
            message = queue.recv() => if let Some(frame) = wire::frame(&*message?) {
                socket.send(frame).await.ok()?;
            },
            frame = next(socket) => {
                let frame = frame?;
                heard = Instant::now();
                let ahead = LINES.delay(&mut lines, 1, heard.into_std());
                if !ahead.is_zero() {
                    sleep(ahead).await;
                }
                if !std::mem::replace(&mut welcomed, true) {
                    inbox.send(LobbyEvent::Welcomed { connection }).await.ok()?;
                }
                if let Some(given) = frame.shuffle {
                    inbox.send(LobbyEvent::Nonce { connection, given }).await.ok()?;
                }
                let Some(line) = frame.line else { continue };
                let event = LobbyEvent::Line { connection, line, id: frame.id, secret: frame.secret };
                inbox.send(event).await.ok()?;
            }
            _ = pings.tick() => {
                asked += 1;
                if heard.elapsed() > SILENCE { return None }
                socket.send(json!({ "ping": asked }).to_string()).await.ok()?;
            }
        }
    }
}
/// The next frame; an empty one if it is malformed, none if the connection has ended.
async fn next(socket: &mut WebSocket) -> Option<ClientFrame> {
    Some(ClientFrame::read(&socket.next().await?).unwrap_or_default())
}

/// Maximum size of a received frame.
const MOST_BYTES: usize = 8 << 10;

/// Size of the read buffer, allocated for each connection; enough for most typed lines.
const READ_AT_ONCE: usize = 256;

/// A server-side WebSocket. Frames are read with tungstenite but written directly, since its write buffer would keep
/// the size of the largest frame.
pub struct WebSocket<S = TokioIo<Upgraded>> {
    stream: WebSocketStream<S>,
    /// The last frame was written completely.
    is_whole: bool,
}

impl WebSocket {
    /// Answers an upgrade request and serves the WebSocket on a new task.
    pub fn upgrade_with<F>(mut request: Request, used: impl FnOnce(WebSocket) -> F + Send + 'static) -> Response<Body>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Ok(response) = create_response_with_body(&request, Body::empty) else {
            return StatusCode::BAD_REQUEST.into_response();
        };
        let upgrade_with = hyper::upgrade::on(&mut request);
        tokio::spawn(async move {
            if let Ok(upgrade_with) = upgrade_with.await {
                used(WebSocket::over(TokioIo::new(upgrade_with)).await).await;
            }
        });
        response
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> WebSocket<S> {
    async fn over(stream: S) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_AT_ONCE)
            .write_buffer_size(0)
            .max_message_size(Some(MOST_BYTES))
            .max_frame_size(Some(MOST_BYTES));
        let stream = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
        WebSocket { stream, is_whole: true }
    }

    /// The next text frame; none if the connection has ended.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.stream.next().await?.ok()? {
                Message::Text(text) => return Some(text),
                Message::Ping(_) | Message::Pong(_) => {}
                Message::Binary(_) | Message::Frame(_) | Message::Close(_) => return None,
            }
        }
    }

    /// Sends a text frame. If the future is dropped, nothing can be sent any more.
    pub async fn send(&mut self, text: String) -> Result<(), Error> {
        let frame = Frame::message(text, OpCode::Data(Data::Text), true);
        let mut bytes = Vec::with_capacity(frame.len());
        frame.format(&mut bytes)?;
        let sent = timeout(SENDING, async {
            // Pongs queued by tungstenite must not end up inside the frame.
            self.stream.flush().await?;
            self.is_whole = false;
            let stream = self.stream.get_mut();
            stream.write_all(&bytes).await?;
            stream.flush().await?;
            self.is_whole = true;
            Ok(())
        });
        sent.await.map_err(io::Error::from)?
    }

    pub async fn close(&mut self) {
        if self.is_whole {
            // Fails if the client has already gone.
            let _ = self.stream.send(Message::Close(None)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{DuplexStream, duplex};
    use tokio::runtime::Builder;

    use super::*;

    #[test]
    fn it_is_known_whether_others_could_read_along() {
        let could = |from: &str, encrypted: bool, headers: &[(&'static str, &str)]| {
            let headers: HeaderMap = headers
                .iter()
                .map(|(name, value)| (header::HeaderName::from_static(name), value.parse().expect("a value")))
                .collect();
            is_interceptable(from.parse().expect("an address"), Encrypted(encrypted), &headers)
        };
        let own = ("host", "127.0.0.1:7777");
        let for_other = ("x-forwarded-for", "192.0.2.1");
        for from in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert!(!could(from, false, &[own]), "{from} is this machine, or a tunnel to it");
            // A web server in between asks for somebody else, and is believed how that one has come.
            assert!(could(from, false, &[own, for_other]));
            assert!(could(from, false, &[("host", "games.example")]));
            assert!(could(from, false, &[own, for_other, ("x-forwarded-proto", "http")]));
            assert!(could(from, true, &[own, for_other, ("x-forwarded-proto", "http, https")]));
            assert!(!could(from, false, &[own, for_other, ("x-forwarded-proto", "https, http")]));
            assert!(!could(from, false, &[own, for_other, ("origin", "https://games.example")]));
            assert!(could(from, false, &[own, for_other, ("origin", "http://games.example")]));
        }
        for from in ["192.0.2.1", "192.168.1.7", "2001:db8::1"] {
            assert!(could(from, false, &[own]));
            assert!(!could(from, true, &[own]));
            // Nobody else is believed.
            assert!(could(from, false, &[own, ("x-forwarded-proto", "https")]));
            assert!(!could(from, false, &[("origin", "https://games.example")]), "the browser knows it");
        }
    }

    /// A host's end and a client's, with so much room between them, and what is done with them.
    fn between<F: Future<Output = ()>>(
        room: usize,
        does: impl FnOnce(WebSocket<DuplexStream>, WebSocketStream<DuplexStream>) -> F,
    ) {
        let runtime = Builder::new_current_thread().enable_time().build().expect("a runtime");
        runtime.block_on(async {
            let (host, client) = duplex(room);
            let client = WebSocketStream::from_raw_socket(client, Role::Client, None).await;
            does(WebSocket::over(host).await, client).await;
        });
    }

    #[test]
    fn frames_of_every_length_arrive_whole_between_pongs() {
        between(1_000, |mut host, mut client| async move {
            for length in [0, 1, 125, 126, 127, 999, 65_535, 65_536, 200_000] {
                let text = "a\u{e4}".repeat(length / 3) + &"b".repeat(length % 3);
                client.send(Message::Ping("there?".into())).await.expect("a ping");
                client.send(Message::Text("typed".into())).await.expect("a text");
                assert_eq!(host.next().await.as_deref(), Some("typed"));
                let sent = async { host.send(text.clone()).await.expect("it is sent") };
                let read = async {
                    let pong = client.next().await.expect("an answer").expect("an answer");
                    assert_eq!(pong, Message::Pong("there?".into()));
                    let told = client.next().await.expect("a text").expect("a text");
                    assert_eq!((told.len(), told), (length, Message::Text(text.clone().into())));
                };
                tokio::join!(sent, read);
            }
            host.close().await;
            assert_eq!(client.next().await.expect("the end").expect("the end"), Message::Close(None));
        });
    }

    #[test]
    fn behind_half_a_text_nothing_is_sent() {
        between(100, |mut host, mut client| async move {
            let moment = Duration::from_millis(10);
            assert!(timeout(moment, host.send("a".repeat(1_000))).await.is_err(), "nobody reads");
            host.close().await;
            drop(host);
            let told = client.next().await;
            assert!(matches!(told, Some(Err(_)) | None), "{told:?}");
        });
    }
}
