//! The line below a connection by SSH: whether it was ended by the client, and how it is cut.

use std::io;
use std::net::Shutdown;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// How long a client may take to end behind the last word.
pub const ENDING: Duration = Duration::from_secs(1);

/// How long after the last byte it may become known that the client has ended.
const KNOWN: Duration = Duration::from_millis(300);

/// The line below a connection. The protocol waits for its client for ever where that says nothing, so it is cut from here.
#[derive(Clone, Debug)]
pub struct Line {
    socket: Arc<std::net::TcpStream>,
    /// Whether the client has said that nothing more comes.
    has_ended: Arc<AtomicBool>,
}

impl Line {
    /// The line of a connection, which goes on as before.
    ///
    /// # Errors
    /// The system has no more files to give.
    pub fn of(stream: TcpStream) -> io::Result<(TcpStream, Line)> {
        let stream = stream.into_std()?;
        let socket = Arc::new(stream.try_clone()?);
        Ok((TcpStream::from_std(stream)?, Line { socket, has_ended: Arc::default() }))
    }

    /// The client has said that nothing more comes.
    pub fn ends(&self) {
        self.has_ended.store(true, Ordering::Release);
    }

    /// Nothing goes over it any more.
    pub fn cut(&self) {
        // Whoever has gone already is gone.
        let _ = self.socket.shutdown(Shutdown::Both);
    }
}

/// What a client sends, of which the end is told apart from a line that broke: both are an end of what can be read.
pub struct Heard<S> {
    stream: S,
    line: Line,
    /// Until when it can become known that the client has ended, once nothing more comes.
    known: Option<Pin<Box<Sleep>>>,
}

impl<S> Heard<S> {
    /// What comes over a line.
    pub fn over(stream: S, line: Line) -> Self {
        Heard { stream, line, known: None }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Heard<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.known.is_none() {
            let before = bytes.filled().len();
            match Pin::new(&mut self.stream).poll_read(context, bytes) {
                Poll::Ready(Ok(())) if bytes.filled().len() == before && bytes.remaining() > 0 => {
                    self.known = Some(Box::pin(sleep(KNOWN)));
                }
                other => return other,
            }
        }
        if self.line.has_ended.load(Ordering::Acquire) {
            return Poll::Ready(Ok(()));
        }
        match self.known.as_mut().map(|known| known.as_mut().poll(context)) {
            Some(Poll::Pending) => Poll::Pending,
            _ if self.line.has_ended.load(Ordering::Acquire) => Poll::Ready(Ok(())),
            _ => Poll::Ready(Err(io::ErrorKind::ConnectionReset.into())),
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Heard<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt;
    use tokio::net::TcpListener;
    use tokio::runtime::Builder;

    use super::*;

    /// What is read where the client ends, and where the line breaks.
    fn read_to_the_end(has_ended: bool) -> io::Result<Vec<u8>> {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let client = TcpStream::connect(listener.local_addr().expect("its address")).await.expect("a line");
            let (_, line) = Line::of(client).expect("a second handle");
            if has_ended {
                line.ends();
            }
            let mut read = Vec::new();
            Heard::over(tokio::io::join(&b"pass"[..], tokio::io::sink()), line).read_to_end(&mut read).await?;
            Ok(read)
        })
    }

    #[test]
    fn a_line_that_breaks_is_no_goodbye() {
        assert_eq!(read_to_the_end(true).ok(), Some(b"pass".to_vec()));
        assert_eq!(read_to_the_end(false).map_err(|error| error.kind()), Err(io::ErrorKind::ConnectionReset));
    }

    #[test]
    fn a_line_that_is_cut_ends_for_both() {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let client = TcpStream::connect(listener.local_addr().expect("its address")).await.expect("a line");
            let (mut server, line) = Line::of(listener.accept().await.expect("a client").0).expect("a second handle");
            line.cut();
            let mut read = Vec::new();
            assert_eq!(server.read_to_end(&mut read).await.ok(), Some(0));
            let mut client = client;
            assert_eq!(client.read_to_end(&mut read).await.ok(), Some(0));
        });
    }
}
