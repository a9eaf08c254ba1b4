//! What all doors share: the box of the lobby, the numbers of connections, and how many there may be.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::limits::{Full, Limits, Place};
use super::mailbox::Mail;
use super::metrics::Metrics;
use crate::say::{Lang, msg};
use crate::session::LanguagePack;

/// How long nothing is taken behind an error, such as too many open files.
const REST: Duration = Duration::from_millis(200);

/// What all doors share.
#[derive(Clone)]
pub struct Doors {
    /// Where what comes in is left.
    pub inbox: mpsc::Sender<Mail>,
    /// Since when they are open.
    pub began: SystemTime,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    limits: Arc<Limits>,
    /// Of those that have only begun.
    begun: Arc<Limits>,
    numbers: Arc<AtomicU64>,
}

impl Doors {
    /// Doors to the lobby with this box, which counts what it does.
    #[must_use]
    pub fn new(inbox: mpsc::Sender<Mail>, limits: Arc<Limits>, metrics: Arc<Metrics>) -> Self {
        let begun = Arc::new(limits.of_others());
        Doors { inbox, began: SystemTime::now(), metrics, limits, begun, numbers: Arc::default() }
    }

    /// A number that no other connection has.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// How many people are there.
    #[must_use]
    pub fn people(&self) -> usize {
        self.metrics.people.load(Ordering::Relaxed)
    }

    /// Somebody connects.
    ///
    /// # Errors
    /// There is no room.
    pub fn connects(&self, from: IpAddr) -> Result<Place, Full> {
        self.limits.connects(from).inspect_err(|_| Metrics::count(&self.metrics.refused))
    }

    /// Somebody begins a connection of which it is not known yet for what; who has as many conversations as there may be is still
    /// told so behind it.
    ///
    /// # Errors
    /// Too many only begin.
    pub fn begins(&self, from: IpAddr) -> Result<Place, Full> {
        self.begun.connects(from).inspect_err(|_| Metrics::count(&self.metrics.refused))
    }
}

/// The next who knocks, however long that takes.
pub async fn next_at(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            sleep(REST).await;
            continue;
        };
        // Without it lines come later, but they come.
        let _ = stream.set_nodelay(true);
        stays_known(&stream);
        return (stream, from);
    }
}

/// Whether others could read along where somebody comes from there and nothing is encrypted: everywhere but on this machine.
#[must_use]
pub fn is_overheard(from: IpAddr) -> bool {
    !from.to_canonical().is_loopback()
}

/// That there is no room, for somebody who has not said yet in which language to tell it. Each line ends so.
pub fn no_room(full: Full, end: &str) -> String {
    let line = |lang| {
        let line = LanguagePack::new(lang).error(match full {
            Full::Everywhere => msg!("lobby-full-house"),
            Full::There => msg!("lobby-crowded"),
        });
        line.text + end
    };
    Lang::ALL.map(line).concat()
}

/// Somebody who thinks for long is not taken for gone, and who is gone is noticed in about two minutes. No client sees it.
fn stays_known(stream: &TcpStream) {
    #[cfg(unix)]
    {
        use rustix::net::sockopt::set_socket_keepalive;
        // Without it a connection that is gone takes a place until something is sent.
        let _ = set_socket_keepalive(stream, true);
    }
    #[cfg(target_os = "linux")]
    {
        use rustix::net::sockopt::{set_tcp_keepcnt, set_tcp_keepidle, set_tcp_keepintvl, set_tcp_user_timeout};
        let _ = set_tcp_keepidle(stream, Duration::from_secs(60));
        let _ = set_tcp_keepintvl(stream, Duration::from_secs(15));
        let _ = set_tcp_keepcnt(stream, 4);
        let _ = set_tcp_user_timeout(stream, 120_000);
    }
    #[cfg(not(unix))]
    let _ = stream;
}
