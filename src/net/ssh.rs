//! The SSH listener. A person is identified by the public key.
//!
//! Only a shell session is accepted: commands, subsystems and forwarding are refused.

use std::io;
use std::net::{IpAddr, Shutdown};
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use russh::keys::ssh_key::LineEnding;
use russh::keys::ssh_key::private::{Ed25519Keypair, KeypairData};
use russh::keys::{HashAlg, PrivateKey};
use russh::server::{
    Auth, ChannelOpenHandle, Config, Handle, Handler, Msg, Response, Session, VerifiedPublicKey, run_stream,
};
use russh::{Channel, ChannelId, ChannelMsg, Disconnect, MethodKind, MethodSet, SshId};
use tokio::io::{AsyncRead, ReadBuf, join, split};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::{Sleep, sleep, timeout};

use super::connection::serve_connection;
use super::limits::{ConnectionSlot, LimitReached};
use super::listeners::{Listeners, accept, limit_message};
use super::login::LoginDialog;
use super::ssh_terminal::{LineEditor, PlainCodec};

/// A slot, or the limit that was reached with a permit to say so.
type SlotResult = Result<ConnectionSlot, (LimitReached, Option<OwnedSemaphorePermit>)>;

#[derive(Clone)]
struct SshClient {
    listeners: Listeners,
    from: IpAddr,
    key: Option<String>,
    socket: SocketHandle,
}

struct SshHandler {
    client: SshClient,
    /// Held until the connection ends.
    slot: SlotResult,
    /// Fires when the shell is requested; none once the only channel is open.
    begins: Option<oneshot::Sender<()>>,
}

impl Handler for SshHandler {
    type Error = russh::Error;

    async fn auth_publickey(&mut self, _: &str, key: VerifiedPublicKey<'_>) -> Result<Auth, Self::Error> {
        self.client.key = Some(key.public_key.fingerprint(HashAlg::Sha256).to_string());
        Ok(Auth::Accept)
    }

    /// Clients without a key log in by the dialog, as with telnet.
    async fn auth_keyboard_interactive<'a>(
        &'a mut self,
        _: &str,
        _: &str,
        _: Option<Response<'a>>,
    ) -> Result<Auth, Self::Error> {
        Ok(Auth::Accept)
    }

    async fn channel_open_session(
        &mut self,
        channel: Channel<Msg>,
        reply: ChannelOpenHandle,
        session: &mut Session,
    ) -> Result<(), Self::Error> {
        // Dropping the reply rejects the channel.
        if let Some(begins) = self.begins.take() {
            reply.accept().await;
            let full = self.slot.as_ref().err().map(|(full, _)| *full);
            tokio::spawn(self.client.clone().converse(session.handle(), channel, full, begins));
        }
        Ok(())
    }

    async fn channel_eof(&mut self, _: ChannelId, _: &mut Session) -> Result<(), Self::Error> {
        self.client.socket.end_input();
        Ok(())
    }

    async fn channel_close(&mut self, _: ChannelId, _: &mut Session) -> Result<(), Self::Error> {
        self.client.socket.end_input();
        Ok(())
    }
}

const REFUSING: Duration = Duration::from_secs(5);

impl SshClient {
    /// Waits for a shell request, with or without a terminal, and serves it. Everything else is refused.
    async fn converse(
        self,
        handle: Handle,
        mut channel: Channel<Msg>,
        full: Option<LimitReached>,
        begins: oneshot::Sender<()>,
    ) {
        let mut begins = Some(begins);
        let SshClient { listeners, from, key, socket } = self;
        let id = channel.id();
        let mut columns = None;
        loop {
            let answered = match channel.wait().await {
                Some(ChannelMsg::RequestPty { col_width, .. }) => {
                    columns = usize::try_from(col_width).ok();
                    handle.channel_success(id).await
                }
                Some(ChannelMsg::RequestShell { .. }) => {
                    // The receiver may have timed out.
                    begins.take().map(|begins| begins.send(()));
                    let _ = handle.channel_success(id).await;
                    break;
                }
                Some(
                    ChannelMsg::Exec { .. }
                    | ChannelMsg::RequestSubsystem { .. }
                    | ChannelMsg::RequestX11 { .. }
                    | ChannelMsg::SetEnv { .. },
                ) => handle.channel_failure(id).await,
                Some(ChannelMsg::Close) | None => Err(()),
                Some(_) => Ok(()),
            };
            if answered.is_err() {
                return socket.shut_down();
            }
        }
        let end = if columns.is_some() { "\r\n" } else { "\n" };
        if let Some(full) = full {
            let _ = timeout(REFUSING, handle.data(id, limit_message(full, end))).await;
            let _ = handle.exit_status_request(id, 0).await;
        } else {
            let (stream, writer) = split(channel.into_stream());
            let mut stream = join(ChannelReader { stream, socket: socket.clone(), deadline: None }, writer);
            let login = LoginDialog::new(key, false);
            if let Some(columns) = columns {
                serve_connection(&mut stream, LineEditor::new(columns), &listeners, from, login).await;
            } else {
                serve_connection(&mut stream, PlainCodec::default(), &listeners, from, login).await;
            }
            // Must be sent before the stream is dropped, which closes the channel.
            let _ = handle.exit_status_request(id, 0).await;
        }
        let _ = handle.close(id).await;
        sleep(ENDING).await;
        let goodbye = handle.disconnect(Disconnect::ByApplication, String::new(), String::new());
        let _ = timeout(ENDING, goodbye).await;
        sleep(ENDING).await;
        socket.shut_down();
    }
}

/// Time limits for the SSH handshake, and for authentication with the shell request.
const GREETING: Duration = Duration::from_secs(20);
const BEGINNING: Duration = Duration::from_secs(120);

/// Maximum number of clients that are told about a limit at once; others are closed.
const REFUSED: usize = 16;

const WINDOW: u32 = 32 << 10;

const MOST_TRIES: usize = 10;

pub async fn open(listener: TcpListener, listeners: Listeners, key: HostKey) {
    let config = Arc::new(config(key));
    let refused = Arc::new(Semaphore::new(REFUSED));
    loop {
        let (stream, from) = accept(&listener).await;
        let slot = listeners.open_slot(from.ip());
        let tells = slot.is_err().then(|| Arc::clone(&refused).try_acquire_owned()).transpose();
        let Ok(tells) = tells else { continue };
        tokio::spawn(serve(
            stream,
            Arc::clone(&config),
            listeners.clone(),
            from.ip(),
            slot.map_err(|full| (full, tells)),
        ));
    }
}

fn config(key: HostKey) -> Config {
    Config {
        server_id: SshId::Standard(concat!("SSH-2.0-Sixdot_", env!("CARGO_PKG_VERSION")).into()),
        methods: MethodSet::from([MethodKind::PublicKey, MethodKind::KeyboardInteractive].as_slice()),
        keys: vec![key.0],
        // Unknown keys are accepted too, so there is nothing to guess and no need to delay.
        auth_rejection_time: Duration::ZERO,
        auth_rejection_time_initial: Some(Duration::ZERO),
        max_auth_attempts: MOST_TRIES,
        window_size: WINDOW,
        // Idle clients stay connected; lost ones are noticed by TCP keepalive.
        inactivity_timeout: None,
        nodelay: true,
        ..Config::default()
    }
}

async fn serve(stream: TcpStream, config: Arc<Config>, listeners: Listeners, from: IpAddr, slot: SlotResult) {
    let Ok((stream, socket)) = SocketHandle::split(stream) else { return };
    let (begins, has_begun) = oneshot::channel();
    let client = SshClient { listeners, from, key: None, socket: socket.clone() };
    let handler = SshHandler { client, slot, begins: Some(begins) };
    let Ok(Ok(session)) = timeout(GREETING, run_stream(config, stream, handler)).await else { return };
    if !matches!(timeout(BEGINNING, has_begun).await, Ok(Ok(()))) {
        let handle = session.handle();
        let goodbye = handle.disconnect(Disconnect::ByApplication, String::new(), String::new());
        let _ = timeout(ENDING, goodbye).await;
        socket.shut_down();
    }
}

const MOST_BYTES: u64 = 16 << 10;

#[derive(Clone, Debug)]
pub struct HostKey(pub(super) PrivateKey);

impl HostKey {
    /// Reads the key from the folder, or creates it there.
    ///
    /// # Errors
    /// The key cannot be read or created; `InvalidData` if it is malformed. It is not replaced, since clients would
    /// warn of a changed key.
    pub fn load_or_create(folder: &Path) -> io::Result<Self> {
        let make = || {
            let mut seed = [0; 32];
            getrandom::fill(&mut seed)?;
            let pair = KeypairData::Ed25519(Ed25519Keypair::from_seed(&seed));
            let text = PrivateKey::new(pair, "sixdot").and_then(|key| key.to_openssh(LineEnding::LF));
            text.map(|text| text.as_str().to_owned()).map_err(io::Error::other)
        };
        let bytes = super::tls::read_or_create(&folder.join("host-key"), MOST_BYTES, make);
        PrivateKey::from_openssh(bytes?).map(HostKey).map_err(|_| io::ErrorKind::InvalidData.into())
    }

    pub fn fingerprint(&self) -> String {
        self.0.fingerprint(HashAlg::Sha256).to_string()
    }
}

/// Time limit for the client to close the connection after the goodbye.
const ENDING: Duration = Duration::from_secs(1);

/// Time after the last byte within which an end of input by the client is reported.
const KNOWN: Duration = Duration::from_millis(300);

/// The TCP socket below an SSH connection. russh waits forever for a silent client, so the socket is shut down
/// directly.
#[derive(Clone, Debug)]
struct SocketHandle {
    socket: Arc<std::net::TcpStream>,
    /// The client has sent EOF or closed the channel.
    input_ended: Arc<AtomicBool>,
}

impl SocketHandle {
    /// Keeps a second handle to the socket.
    ///
    /// # Errors
    /// The system has no file descriptors left.
    fn split(stream: TcpStream) -> io::Result<(TcpStream, SocketHandle)> {
        let stream = stream.into_std()?;
        let socket = Arc::new(stream.try_clone()?);
        Ok((TcpStream::from_std(stream)?, SocketHandle { socket, input_ended: Arc::default() }))
    }

    fn end_input(&self) {
        self.input_ended.store(true, Ordering::Release);
    }

    fn shut_down(&self) {
        // Fails if the client has already gone.
        let _ = self.socket.shutdown(Shutdown::Both);
    }
}

/// Reads from a channel and distinguishes the end of input from a lost connection, which russh reports alike.
struct ChannelReader<S> {
    stream: S,
    socket: SocketHandle,
    /// Deadline for the report that the client has ended its input.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl<S: AsyncRead + Unpin> AsyncRead for ChannelReader<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.deadline.is_none() {
            let before = bytes.filled().len();
            match Pin::new(&mut self.stream).poll_read(context, bytes) {
                Poll::Ready(Ok(())) if bytes.filled().len() == before && bytes.remaining() > 0 => {
                    self.deadline = Some(Box::pin(sleep(KNOWN)));
                }
                other => return other,
            }
        }
        if self.socket.input_ended.load(Ordering::Acquire) {
            return Poll::Ready(Ok(()));
        }
        match self.deadline.as_mut().map(|deadline| deadline.as_mut().poll(context)) {
            Some(Poll::Pending) => Poll::Pending,
            _ if self.socket.input_ended.load(Ordering::Acquire) => Poll::Ready(Ok(())),
            _ => Poll::Ready(Err(io::ErrorKind::ConnectionReset.into())),
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt;
    use tokio::runtime::Builder;

    use super::*;

    /// What is read where the client ends, and where the line breaks.
    fn read_to_the_end(input_ended: bool) -> io::Result<Vec<u8>> {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let client = TcpStream::connect(listener.local_addr().expect("its address")).await.expect("a line");
            let (_, socket) = SocketHandle::split(client).expect("a second handle");
            if input_ended {
                socket.end_input();
            }
            let mut read = Vec::new();
            ChannelReader { stream: &b"pass"[..], socket, deadline: None }.read_to_end(&mut read).await?;
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
            let (mut server, socket) =
                SocketHandle::split(listener.accept().await.expect("a client").0).expect("a second handle");
            socket.shut_down();
            let mut read = Vec::new();
            assert_eq!(server.read_to_end(&mut read).await.ok(), Some(0));
            let mut client = client;
            assert_eq!(client.read_to_end(&mut read).await.ok(), Some(0));
        });
    }

    #[test]
    fn the_key_is_made_once_and_no_other_takes_its_place() {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-host-key", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let first = HostKey::load_or_create(&folder).expect("a key").fingerprint();
        assert!(first.starts_with("SHA256:"));
        assert_eq!(HostKey::load_or_create(&folder).expect("the key").fingerprint(), first);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(folder.join("host-key")).expect("the file").permissions().mode();
            assert_eq!(mode & 0o077, 0, "{mode:o}");
        }
        std::fs::write(folder.join("host-key"), "nothing").expect("it can be written");
        assert!(matches!(
            HostKey::load_or_create(&folder).map_err(|error| error.kind()),
            Err(io::ErrorKind::InvalidData)
        ));
        std::fs::remove_dir_all(folder).expect("it can be removed");
    }
}
