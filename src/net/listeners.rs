//! State that all listeners share: the channel to the lobby, connection numbers, limits and metrics.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use axum::http::HeaderMap;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::limits::{ConnectionLimits, ConnectionSlot, LimitReached};
use super::lobby_actor::LobbyEvent;
use super::metrics::Metrics;
use crate::session::LanguagePack;
use crate::text::{Lang, msg};

/// Pause after a failed accept, for example with too many open files.
const REST: Duration = Duration::from_millis(200);

#[derive(Clone)]
pub struct Listeners {
    pub inbox: mpsc::Sender<LobbyEvent>,
    pub began: SystemTime,
    pub metrics: Arc<Metrics>,
    limits: Arc<ConnectionLimits>,
    /// Limits for connections that are not logged in yet.
    pending: Arc<ConnectionLimits>,
    numbers: Arc<AtomicU64>,
}

impl Listeners {
    pub fn new(inbox: mpsc::Sender<LobbyEvent>, limits: Arc<ConnectionLimits>, metrics: Arc<Metrics>) -> Self {
        let pending = Arc::new(limits.for_pending());
        Listeners { inbox, began: SystemTime::now(), metrics, limits, pending, numbers: Arc::default() }
    }

    pub fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// Takes a slot for a login.
    pub fn open_slot(&self, from: IpAddr) -> Result<ConnectionSlot, LimitReached> {
        self.limits.open_slot(from).inspect_err(|_| Metrics::increment(&self.metrics.refused))
    }

    /// Takes a slot for a connection whose purpose is unknown.
    pub fn open_pending_slot(&self, from: IpAddr) -> Result<ConnectionSlot, LimitReached> {
        self.pending.open_slot(from).inspect_err(|_| Metrics::increment(&self.metrics.refused))
    }
}

pub async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            sleep(REST).await;
            continue;
        };
        // Latency suffers without it, nothing else.
        let _ = stream.set_nodelay(true);
        set_keepalive(&stream);
        return (stream, from);
    }
}

/// True unless the client is on this machine: without TLS, others could intercept the connection.
pub fn is_remote(from: IpAddr) -> bool {
    !from.to_canonical().is_loopback()
}

/// The refusal in all languages, since the client's language is unknown.
pub fn limit_message(full: LimitReached, end: &str) -> String {
    let line = |lang| {
        let line = LanguagePack::new(lang).error(match full {
            LimitReached::Total => msg!("lobby-full-house"),
            LimitReached::PerAddress => msg!("lobby-crowded"),
        });
        line.text + end
    };
    Lang::ALL.map(line).concat()
}

/// Enables TCP keepalive, so that a lost client is noticed within about two minutes and an idle one is not.
fn set_keepalive(stream: &TcpStream) {
    #[cfg(unix)]
    {
        use rustix::net::sockopt::set_socket_keepalive;
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

/// The text of a header.
pub fn header_text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name)?.to_str().ok()
}

/// True for a request from this machine that was not forwarded by a reverse proxy.
pub fn is_local_request(from: IpAddr, headers: &HeaderMap) -> bool {
    let marks = ["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via"];
    let passed_on = marks.iter().any(|name| headers.contains_key(*name));
    let host = header_text(headers, "host").unwrap_or_default();
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    let is_own = name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    from.to_canonical().is_loopback() && !passed_on && is_own
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_asks() {
        let asked = |from: &str, headers: &[(&'static str, &str)]| {
            let headers: HeaderMap = headers
                .iter()
                .map(|(name, value)| (axum::http::HeaderName::from_static(name), value.parse().expect("a value")))
                .collect();
            is_local_request(from.parse().expect("an address"), &headers)
        };
        for host in ["localhost:7777", "127.0.0.1:7777", "[::1]:7777", "localhost"] {
            assert!(asked("127.0.0.1", &[("host", host)]) && asked("::1", &[("host", host)]), "{host}");
            assert!(!asked("192.0.2.1", &[("host", host)]), "{host}");
        }
        assert!(!asked("127.0.0.1", &[("host", "games.example")]) && !asked("127.0.0.1", &[]));
        assert!(!asked("127.0.0.1", &[("host", "localhost"), ("x-forwarded-for", "192.0.2.1")]));
    }
}
