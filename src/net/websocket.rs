//! The HTTP listener: the page for browsers, `/metrics`, and the WebSocket.

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

use super::limits::{Full, Pace, Place};
use super::listeners::{Doors, is_asked_here, is_overheard, next_at};
use super::lobby::{Hello, Out, Parting};
use super::lobby_actor::{Mail, QUEUE};
use super::login::Knock;
use super::page;
use super::tls::{Begun, Tls};
use super::wire::{self, Challenge, ClientFrame, PROTOCOL, PublicKey};
use crate::say::{Lang, msg};
use crate::session::LanguagePack;

/// How long it may take until somebody says who comes.
const GREETING: Duration = Duration::from_secs(20);

/// How often it is asked whether somebody is there.
const PING: Duration = Duration::from_secs(20);

/// After how long without a word a connection counts as gone.
const SILENCE: Duration = Duration::from_secs(60);

/// How long it may take to say that there is no entry.
const REFUSING: Duration = Duration::from_secs(5);

/// How long a frame may take to be sent.
const SENDING: Duration = Duration::from_secs(20);

/// How long it may take until a request is whole, and how long nothing may be asked behind one.
const ASKING: Duration = Duration::from_secs(15);

/// How many connections there may be at once that are no conversation yet.
const MOST_ASKING: usize = 1_000;

/// Lets in who knocks, for ever. With a certificate, clients that want TLS get it at the same door.
pub async fn open(listener: TcpListener, doors: Doors, tls: Option<Tls>) {
    let routes = routes(doors.clone());
    let asking = Arc::new(Semaphore::new(MOST_ASKING));
    loop {
        let (stream, from) = next_at(&listener).await;
        // One too many is closed; whoever is waiting there to be answered goes on.
        let Ok(asks) = Arc::clone(&asking).try_acquire_owned() else { continue };
        let routes = routes.clone().layer(Extension(ConnectInfo(from)));
        // Whoever only begins takes a place, too, but none of a conversation.
        let Ok(place) = doors.begins(from.ip()) else { continue };
        let tls = tls.clone();
        tokio::spawn(async move {
            let begun = match tls {
                Some(tls) => tls.begins(stream).await,
                None => Ok(Begun::Plain(stream)),
            };
            match begun {
                Ok(Begun::Encrypted(stream)) => serve(stream, routes, Carried::Encrypted).await,
                Ok(Begun::Plain(stream)) => serve(stream, routes, Carried::Openly).await,
                Err(_) => {}
            }
            // A conversation goes on without them.
            drop((asks, place));
        });
    }
}

/// How what is typed goes over a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Carried {
    Openly,
    Encrypted,
}

/// Answers what is asked on a connection, until its end.
async fn serve(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, routes: Router, carried: Carried) {
    let answers = TowerToHyperService::new(routes.layer(Extension(carried)));
    let mut connection = http1::Builder::new();
    connection.timer(TokioTimer::new()).header_read_timeout(ASKING);
    // Whatever goes wrong, the connection is over.
    let _ = connection.serve_connection(TokioIo::new(stream), answers).with_upgrades().await;
}

/// What is answered at each address.
fn routes(doors: Doors) -> Router {
    Router::new().route("/ws", any(upgrade)).route("/metrics", get(metrics)).fallback(get(file)).with_state(doors)
}

/// A file of the page.
async fn file(request: Request) -> Response<Body> {
    let lang = language(request.uri().query(), request.headers());
    let Some(file) = page::file(request.uri().path(), lang) else { return StatusCode::NOT_FOUND.into_response() };
    let headers = page::HEADERS.into_iter().chain([("Content-Type", file.kind)]);
    let response = headers.fold(Response::builder(), |response, (name, value)| response.header(name, value));
    response
        .body(Body::from(file.text.into_owned()))
        .unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// What is counted, for this machine alone.
async fn metrics(
    State(doors): State<Doors>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response<Body> {
    if !is_asked_here(from.ip(), &headers) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, doors.metrics.text(doors.began)).into_response()
}

/// The language that is wanted before anybody has said so.
fn language(query: Option<&str>, headers: &HeaderMap) -> Lang {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    page::language(query, accepted)
}

/// Whether a browser was led here by a page of ours: others must not speak for whoever looks at them.
fn is_own_page(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &header::HeaderValue| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else { return true };
    let page = origin.split_once("://").map(|(_, page)| page);
    page.is_some() && page == text(header::HOST)
}

/// Whether others could read along between the host and whoever is at the other end. A web server on this machine that asks for
/// somebody else says how that one has come, or the browser says that its page did not come openly.
fn could_be_read(from: IpAddr, carried: Carried, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let by_tls = text("origin").is_some_and(|origin| origin.starts_with("https://"));
    if is_overheard(from) {
        return carried == Carried::Openly && !by_tls;
    }
    // Of several web servers one behind the other, the first one is the one that somebody has come to.
    let proto = text("x-forwarded-proto").and_then(|proto| proto.split(',').next());
    match proto {
        Some(proto) => !proto.trim().eq_ignore_ascii_case("https"),
        None => !is_asked_here(from, headers) && !by_tls,
    }
}

async fn upgrade(
    State(doors): State<Doors>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Extension(carried): Extension<Carried>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    request: Request,
) -> Response<Body> {
    if !is_own_page(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    match doors.connects(from.ip()) {
        Ok(place) => {
            let overheard = could_be_read(from.ip(), carried, &headers);
            let visit = WebSocketVisit { doors, from: from.ip(), overheard, _place: place };
            WebSocket::upgraded(request, |socket| visit.serve(socket))
        }
        Err(Full::Everywhere) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        Err(Full::There) => {
            let said = LanguagePack::new(language(query.as_deref(), &headers)).error(msg!("lobby-crowded")).text;
            WebSocket::upgraded(request, |socket| refuse(socket, said))
        }
    }
}

/// Says that there is no entry.
async fn refuse(mut socket: WebSocket, said: String) {
    let _ = timeout(REFUSING, async {
        if socket.send(wire::crowded(&said)).await.is_ok() {
            socket.close().await;
        }
    })
    .await;
}

/// The key that somebody says to have; none unless that is proven.
async fn proven(socket: &mut WebSocket, key: &str) -> Option<String> {
    let key = PublicKey(key.parse().ok()?);
    let challenge = Challenge::by_chance()?;
    send(socket, wire::prove(challenge)).await.ok()?;
    let frame = timeout(GREETING, next(socket)).await.ok()??;
    key.has_signed(challenge, frame.proof?).then(|| key.to_string())
}

/// A connection, with its place.
struct WebSocketVisit {
    doors: Doors,
    from: IpAddr,
    overheard: bool,
    _place: Place,
}

impl WebSocketVisit {
    async fn serve(self, mut socket: WebSocket) {
        let Ok(Some(hello)) = timeout(GREETING, next(&mut socket)).await else { return };
        let hello = match hello.hello {
            Some(hello) if hello.protocol == PROTOCOL => {
                let key = proven(&mut socket, &hello.says_key).await;
                Hello { overheard: self.overheard, key, ..hello }
            }
            other => {
                let lang = other.and_then(|hello| hello.lang.parse().ok()).unwrap_or(Lang::En);
                let said = LanguagePack::new(lang).error(msg!("lobby-no-hello")).text;
                return refuse(socket, said).await;
            }
        };
        let connection = self.doors.number();
        let (to, mut queue) = mpsc::channel(QUEUE);
        if self
            .doors
            .inbox
            .send(Mail::Hello(Box::new(Knock { hello, from: self.from, connection, to })))
            .await
            .is_ok()
        {
            self.converse(&mut socket, connection, &mut queue).await;
            // If the lobby is gone, everybody is.
            let _ = self.doors.inbox.send(Mail::Gone { connection, parting: Parting::Broken }).await;
        }
        let _ = timeout(SENDING, socket.close()).await;
    }

    /// Carries lines to the lobby and frames from it, until one of the two has enough.
    async fn converse(&self, socket: &mut WebSocket, connection: u64, queue: &mut mpsc::Receiver<Box<Out>>) {
        let mut pings = interval(PING);
        pings.reset();
        let mut asked = 0;
        let mut heard = Instant::now();
        let mut pace = Pace::of_lines();
        let mut welcomed = false;
        loop {
            tokio::select! {
                out = queue.recv() => match out {
                    Some(out) => if let Some(frame) = wire::frame(&out) {
                        if send(socket, frame).await.is_err() { return }
                    },
                    None => return,
                },
                frame = next(socket) => {
                    let Some(frame) = frame else { return };
                    heard = Instant::now();
                    let ahead = pace.takes(1, heard);
                    if !ahead.is_zero() {
                        sleep(ahead).await;
                    }
                    if !std::mem::replace(&mut welcomed, true)
                        && self.doors.inbox.send(Mail::Welcomed { connection }).await.is_err() { return }
                    if let Some(given) = frame.shuffle {
                        if self.doors.inbox.send(Mail::Part { connection, given }).await.is_err() { return }
                    }
                    let Some(line) = frame.line else { continue };
                    let mail = Mail::Line { connection, line, id: frame.id, secret: frame.secret };
                    if self.doors.inbox.send(mail).await.is_err() { return }
                }
                _ = pings.tick() => {
                    asked += 1;
                    if heard.elapsed() > SILENCE || send(socket, wire::ping(asked)).await.is_err() { return }
                }
            }
        }
    }
}

/// The next frame; none if the connection ends, or is used for something else.
async fn next(socket: &mut WebSocket) -> Option<ClientFrame> {
    Some(ClientFrame::read(&socket.next().await?).unwrap_or_default())
}

/// Sends a frame.
///
/// # Errors
/// The connection has ended, or nobody reads.
async fn send(socket: &mut WebSocket, frame: String) -> Result<(), ()> {
    match timeout(SENDING, socket.send(frame)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(()),
    }
}

/// The largest frame that is taken.
const MOST_BYTES: usize = 8 << 10;

/// How many bytes are read at once, for which each connection has room all the time: more than a typed line mostly has.
const READ_AT_ONCE: usize = 256;

/// A WebSocket to a client.
pub struct WebSocket<S = TokioIo<Upgraded>> {
    stream: WebSocketStream<S>,
    /// Whether what was sent last went out whole, so that something can follow.
    is_whole: bool,
}

impl WebSocket {
    /// Answers a request for one, which is used then; or says that it is none.
    pub fn upgraded<F>(mut request: Request, used: impl FnOnce(WebSocket) -> F + Send + 'static) -> Response<Body>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Ok(response) = create_response_with_body(&request, Body::empty) else {
            return StatusCode::BAD_REQUEST.into_response();
        };
        let upgraded = hyper::upgrade::on(&mut request);
        tokio::spawn(async move {
            if let Ok(upgraded) = upgraded.await {
                used(WebSocket::over(TokioIo::new(upgraded)).await).await;
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

    /// The next text; none if the connection ends, or is used for something else.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.stream.next().await?.ok()? {
                Message::Text(text) => return Some(text),
                Message::Ping(_) | Message::Pong(_) => {}
                Message::Binary(_) | Message::Frame(_) | Message::Close(_) => return None,
            }
        }
    }

    /// Sends a text. If this is given up, nothing can be sent any more.
    ///
    /// # Errors
    /// The connection has ended.
    pub async fn send(&mut self, text: String) -> Result<(), Error> {
        // What tungstenite answers by itself is not to come in the middle.
        self.stream.flush().await?;
        let frame = Frame::message(text, OpCode::Data(Data::Text), true);
        let mut bytes = Vec::with_capacity(frame.len());
        frame.format(&mut bytes)?;
        self.is_whole = false;
        let stream = self.stream.get_mut();
        stream.write_all(&bytes).await?;
        stream.flush().await?;
        self.is_whole = true;
        Ok(())
    }

    /// Says that the connection ends.
    pub async fn close(&mut self) {
        if self.is_whole {
            // Whoever is not there any more needs not to know.
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
        let could = |from: &str, carried: Carried, headers: &[(&'static str, &str)]| {
            let headers: HeaderMap = headers
                .iter()
                .map(|(name, value)| (header::HeaderName::from_static(name), value.parse().expect("a value")))
                .collect();
            could_be_read(from.parse().expect("an address"), carried, &headers)
        };
        let own = ("host", "127.0.0.1:7777");
        let for_other = ("x-forwarded-for", "192.0.2.1");
        for from in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert!(!could(from, Carried::Openly, &[own]), "{from} is this machine, or a tunnel to it");
            // A web server in between asks for somebody else, and is believed how that one has come.
            assert!(could(from, Carried::Openly, &[own, for_other]));
            assert!(could(from, Carried::Openly, &[("host", "games.example")]));
            assert!(could(from, Carried::Openly, &[own, for_other, ("x-forwarded-proto", "http")]));
            assert!(could(from, Carried::Encrypted, &[own, for_other, ("x-forwarded-proto", "http, https")]));
            assert!(!could(from, Carried::Openly, &[own, for_other, ("x-forwarded-proto", "https, http")]));
            assert!(!could(from, Carried::Openly, &[own, for_other, ("origin", "https://games.example")]));
            assert!(could(from, Carried::Openly, &[own, for_other, ("origin", "http://games.example")]));
        }
        for from in ["192.0.2.1", "192.168.1.7", "2001:db8::1"] {
            assert!(could(from, Carried::Openly, &[own]));
            assert!(!could(from, Carried::Encrypted, &[own]));
            // Nobody else is believed.
            assert!(could(from, Carried::Openly, &[own, ("x-forwarded-proto", "https")]));
            assert!(!could(from, Carried::Openly, &[("origin", "https://games.example")]), "the browser knows it");
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
    fn texts_of_every_length_come_whole_and_in_order_with_answers_to_pings_between_them() {
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
