//! A WebSocket at the end of the host. tungstenite reads it; what is sent goes past its buffer, which would stay as long as the
//! longest frame for as long as the connection lasts.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{Response, StatusCode};
use axum::response::IntoResponse;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

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
    use std::time::Duration;

    use tokio::io::{DuplexStream, duplex};
    use tokio::runtime::Builder;
    use tokio::time::timeout;

    use super::*;

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
