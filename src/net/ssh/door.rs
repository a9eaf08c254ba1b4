//! Who knocks by SSH.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use russh::server::{Config, Msg, run_stream};
use russh::{Channel, ChannelMsg, Disconnect, MethodKind, MethodSet, SshId};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::{sleep, timeout};

use super::editor::Editor;
use super::guard::Guard;
use super::key::HostKey;
use super::plain::Plain;
use crate::net::doors::{Doors, stays_known};
use crate::net::entry::Entry;
use crate::net::limits::{Full, Place};
use crate::net::visit::visit;
use crate::say::{Lang, msg};
use crate::session::Voice;

/// How long nothing is taken behind an error, such as too many open files.
const REST: Duration = Duration::from_millis(200);

/// How long it may take until the two ends understand each other, and until somebody has shown the key and begins.
const GREETING: Duration = Duration::from_secs(20);
const BEGINNING: Duration = Duration::from_secs(120);

/// How long a client may take to end behind the last word.
const ENDING: Duration = Duration::from_secs(1);

/// How many are told at once that there is no room; others hear nothing.
const REFUSED: usize = 16;

/// How much may be on its way to the server before it is read.
const WINDOW: u32 = 32 << 10;

/// How many keys somebody may try.
const MOST_TRIES: usize = 10;

/// The place of a connection; or why there is none, which may be told.
pub type Room = Result<Place, (Full, Option<OwnedSemaphorePermit>)>;

/// Lets in who knocks, for ever.
pub async fn open(listener: TcpListener, doors: Doors, key: HostKey) {
    let config = Arc::new(config(key));
    let refused = Arc::new(Semaphore::new(REFUSED));
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            sleep(REST).await;
            continue;
        };
        // Without it lines come later, but they come.
        let _ = stream.set_nodelay(true);
        stays_known(&stream);
        let place = doors.connects(from.ip());
        let tells = place.is_err().then(|| Arc::clone(&refused).try_acquire_owned()).transpose();
        let Ok(tells) = tells else { continue };
        tokio::spawn(serve(
            stream,
            Arc::clone(&config),
            doors.clone(),
            from.ip(),
            place.map_err(|full| (full, tells)),
        ));
    }
}

fn config(key: HostKey) -> Config {
    Config {
        server_id: SshId::Standard(concat!("SSH-2.0-Sixdot_", env!("CARGO_PKG_VERSION")).into()),
        methods: MethodSet::from([MethodKind::PublicKey, MethodKind::KeyboardInteractive].as_slice()),
        keys: vec![key.0],
        // A key that is not known lets in, too, so nothing can be guessed and nobody has to wait.
        auth_rejection_time: Duration::ZERO,
        auth_rejection_time_initial: Some(Duration::ZERO),
        max_auth_attempts: MOST_TRIES,
        window_size: WINDOW,
        // Nobody is sent away for thinking; who is gone is noticed as by telnet.
        inactivity_timeout: None,
        nodelay: true,
        ..Config::default()
    }
}

/// A connection from its beginning to its end.
async fn serve(stream: TcpStream, config: Arc<Config>, doors: Doors, from: IpAddr, place: Room) {
    let (begins, has_begun) = oneshot::channel();
    let guard = Guard::new(doors, from, place, begins);
    let Ok(Ok(session)) = timeout(GREETING, run_stream(config, stream, guard)).await else { return };
    if !matches!(timeout(BEGINNING, has_begun).await, Ok(Ok(()))) {
        let _ = session.handle().disconnect(Disconnect::ByApplication, String::new(), String::new()).await;
    }
}

/// Somebody has opened a channel: waits until a conversation is wanted there, with a terminal or without, and has it.
pub async fn converse(
    mut channel: Channel<Msg>,
    handle: russh::server::Handle,
    doors: Doors,
    from: IpAddr,
    key: Option<String>,
    full: Option<Full>,
) {
    let id = channel.id();
    let mut columns = None;
    loop {
        match channel.wait().await {
            Some(ChannelMsg::RequestPty { col_width, .. }) => columns = usize::try_from(col_width).ok(),
            Some(ChannelMsg::RequestShell { .. }) => break,
            Some(ChannelMsg::Close) | None => return,
            Some(_) => {}
        }
    }
    let end = if columns.is_some() { "\r\n" } else { "\n" };
    if let Some(full) = full {
        let said = Lang::ALL.map(|lang| Voice::new(lang).error(refusal(full)).text + end).concat();
        let _ = timeout(GREETING, handle.data(id, said)).await;
    } else {
        let (reads, writes) = tokio::io::split(channel.into_stream());
        let mut stream = tokio::io::join(reads, writes);
        let entry = Entry::with_key(key);
        if let Some(columns) = columns {
            visit(&mut stream, Editor::new(columns), &doors, from, entry).await;
        } else {
            visit(&mut stream, Plain::default(), &doors, from, entry).await;
        }
    }
    let _ = handle.exit_status_request(id, 0).await;
    let _ = handle.close(id).await;
    sleep(ENDING).await;
    let _ = handle.disconnect(Disconnect::ByApplication, String::new(), String::new()).await;
}

fn refusal(full: Full) -> crate::say::Message<'static> {
    match full {
        Full::Everywhere => msg!("lobby-full-house"),
        Full::There => msg!("lobby-crowded"),
    }
}
