//! Who knocks by SSH.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use russh::server::{Config, run_stream};
use russh::{Disconnect, MethodKind, MethodSet, SshId};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, oneshot};
use tokio::time::timeout;

use super::guard::{Guard, Room};
use super::key::HostKey;
use super::line::{ENDING, Line};
use crate::net::doors::{Doors, next_at};

/// How long it may take until the two ends understand each other, and until somebody has shown the key and begins.
const GREETING: Duration = Duration::from_secs(20);
const BEGINNING: Duration = Duration::from_secs(120);

/// How many are told at once that there is no room; others hear nothing.
const REFUSED: usize = 16;

/// How much may be on its way to the server before it is read.
const WINDOW: u32 = 32 << 10;

/// How many keys somebody may try.
const MOST_TRIES: usize = 10;

/// Lets in who knocks, for ever.
pub async fn open(listener: TcpListener, doors: Doors, key: HostKey) {
    let config = Arc::new(config(key));
    let refused = Arc::new(Semaphore::new(REFUSED));
    loop {
        let (stream, from) = next_at(&listener).await;
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
    let Ok((stream, line)) = Line::of(stream) else { return };
    let (begins, has_begun) = oneshot::channel();
    let guard = Guard::new(doors, from, place, begins, line.clone());
    let Ok(Ok(session)) = timeout(GREETING, run_stream(config, stream, guard)).await else { return };
    if !matches!(timeout(BEGINNING, has_begun).await, Ok(Ok(()))) {
        let handle = session.handle();
        let goodbye = handle.disconnect(Disconnect::ByApplication, String::new(), String::new());
        let _ = timeout(ENDING, goodbye).await;
        line.cut();
    }
}
