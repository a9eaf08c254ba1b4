//! `sixdot host`: starts the listeners and runs the console of the host.

use std::cell::Cell;
use std::fs::TryLockError;
use std::io::{self, BufRead};
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{mem, thread};

use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tokio::sync::{mpsc, oneshot};
use tokio::time::interval;

use super::commands::ConsoleCommand;
use super::limits::ConnectionLimits;
use super::listeners::Listeners;
use super::lobby::{Lobby, LobbyFailure, TableSummary};
use super::lobby_actor::{INBOX, LobbyEvent, serve};
use super::login::PasswordHasher;
use super::metrics::Metrics;
#[cfg(feature = "ssh")]
use super::ssh;
use super::tls::{self, Certificate, CertificateWatcher, Fingerprint, TlsServer};
use super::{telnet, websocket};
use crate::rules::Library;
use crate::session::LanguagePack;
use crate::storage::{self, Synced, Syncer};
use crate::terminal::printable;
use crate::text::{Lang, Line, Text, msg};

const TICK: Duration = Duration::from_secs(1);

/// Time for clients to receive the goodbye before the program ends.
const ENDING: Duration = Duration::from_millis(300);

#[derive(Debug)]
pub enum HostError {
    Data(io::Error),
    AlreadyRunning,
    Address(SocketAddr, io::Error),
    /// The SSH host key is malformed. It is not replaced, since clients would warn of a changed key.
    HostKey,
    Certificate(tls::UnusableCertificate),
    Output(io::Error),
}

#[derive(Debug)]
pub enum Encryption {
    SelfMade,
    Own { certificate: PathBuf, key: PathBuf },
}

#[derive(Debug)]
pub struct Addresses {
    pub socket: SocketAddr,
    pub telnet: Option<SocketAddr>,
    pub telnet_tls: Option<SocketAddr>,
    pub encryption: Option<Encryption>,
    pub ssh: Option<SocketAddr>,
    /// Maximum number of connections from one address; none for the default.
    pub each: Option<usize>,
}

/// Runs the host until the console or a signal ends it. Its data is kept in the folder.
///
/// # Errors
/// A listener, the certificate or the data cannot be opened.
///
/// # Panics
/// The system has no random numbers.
pub fn host(
    library: Library,
    folder: &Path,
    addresses: Addresses,
    lang: Lang,
    tell: impl Fn(&[Line]) -> io::Result<()>,
) -> Result<(), HostError> {
    storage::create_folder(folder).map_err(HostError::Data)?;
    // Two hosts would overwrite each other's records.
    let lock = folder.join("lock");
    let lock = storage::disk::open_new(&lock).or_else(|_| storage::disk::open_to_append(&lock));
    let lock = lock.map_err(HostError::Data)?;
    lock.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => HostError::AlreadyRunning,
        TryLockError::Error(error) => HostError::Data(error),
    })?;
    let syncer = Syncer::default();
    let behind = Synced::Behind(syncer.clone());
    let chance = || getrandom::u64().expect("the system has chance");
    let runtime = Builder::new_current_thread().enable_all().build().map_err(HostError::Data)?;
    let (events, inbox) = mpsc::channel(INBOX);
    let (opened, is_open) = std::sync::mpsc::channel();
    #[cfg(feature = "ssh")]
    let key = addresses.ssh.map(|_| ssh::HostKey::load_or_create(folder)).transpose().map_err(|error| {
        if error.kind() == io::ErrorKind::InvalidData { HostError::HostKey } else { HostError::Data(error) }
    })?;
    let (certificate, watcher) = match &addresses.encryption {
        None => (None, None),
        Some(Encryption::SelfMade) => (Some(Certificate::load_or_create(folder)), None),
        Some(Encryption::Own { certificate, key }) => {
            let watcher = CertificateWatcher::of(certificate, key);
            (Some(Certificate::read(certificate, key)), Some(watcher))
        }
    };
    let certificate = certificate.transpose().map_err(HostError::Certificate)?;
    let folder = folder.to_owned();
    let limits = Arc::new(ConnectionLimits::new(addresses.each));
    let metrics = Arc::new(Metrics::default());
    let listeners = Listeners::new(events.clone(), Arc::clone(&limits), Arc::clone(&metrics));
    // A weak sender: the hashing threads must not keep the channel open.
    let weak_sender = events.downgrade();
    let hasher = PasswordHasher::new(move |made| {
        weak_sender.upgrade().is_some_and(|inbox| inbox.blocking_send(LobbyEvent::Hashed(made)).is_ok())
    });
    // Tables must stay on the thread that creates them.
    let lobby_thread = thread::spawn(move || match Lobby::open(library, &folder, behind, chance, Instant::now()) {
        Ok(mut lobby) => {
            let _ = opened.send(Ok((mem::take(&mut lobby.unread), lobby.open_folders())));
            serve(lobby, syncer, limits, metrics, hasher, inbox);
        }
        Err(error) => {
            let _ = opened.send(Err(error));
        }
    });
    let open = is_open.recv().unwrap_or_else(|_| Err(io::ErrorKind::Other.into()));
    let (unread, open_folders) = open.map_err(HostError::Data)?;
    let console = Console {
        voice: LanguagePack::new(lang),
        events,
        tell,
        asked: Cell::default(),
        unread,
        open_folders,
        #[cfg(feature = "ssh")]
        key,
    };
    // The listeners run on their own thread, so that a blocked console does not block them.
    let runtime_handle = runtime.handle().clone();
    let (ends, is_over) = oneshot::channel::<()>();
    let listener_thread = thread::spawn(move || {
        let _ = runtime.block_on(is_over);
        runtime.shutdown_timeout(ENDING);
    });
    let served = runtime_handle.block_on(console.run(addresses, listeners, certificate, watcher));
    // The lobby runs until the last sender is dropped.
    drop(console);
    drop(ends);
    let _ = listener_thread.join();
    // A panic at a table only ends that table; any other panic must reach the caller.
    if let Err(panic) = lobby_thread.join() {
        std::panic::resume_unwind(panic);
    }
    served
}

struct Console<T> {
    voice: LanguagePack,
    events: mpsc::Sender<LobbyEvent>,
    tell: T,
    /// Name that is deleted if the same command is typed again.
    asked: Cell<Option<String>>,
    unread: Vec<PathBuf>,
    open_folders: Vec<PathBuf>,
    #[cfg(feature = "ssh")]
    key: Option<ssh::HostKey>,
}

struct RenewableCertificate {
    tls: TlsServer,
    watcher: CertificateWatcher,
    shown: Fingerprint,
}

impl<T: Fn(&[Line]) -> io::Result<()>> Console<T> {
    async fn run(
        &self,
        addresses: Addresses,
        listeners: Listeners,
        certificate: Option<Certificate>,
        watcher: Option<CertificateWatcher>,
    ) -> Result<(), HostError> {
        let (listener, at) = listen(addresses.socket).await?;
        let at = reachable(at);
        let mut lines = vec![self.voice.help(msg!("host-open", address = at.to_string()))];
        let shown = certificate.as_ref().map(Certificate::fingerprint);
        let mut encrypted = Vec::new();
        if let Some(certificate) = &certificate {
            let (address, fingerprint) = (at.to_string(), certificate.fingerprint().to_string());
            encrypted.push(self.voice.help(msg!("host-encrypted", address, fingerprint)));
            encrypted.extend(self.expiry_warning(certificate));
        }
        let tls = certificate.map(TlsServer::new).transpose().map_err(HostError::Data)?;
        let renewed = tls.clone().zip(watcher).zip(shown);
        let renewed = renewed.map(|((tls, watcher), shown)| RenewableCertificate { tls, watcher, shown });
        let mut doors: Vec<Pin<Box<dyn Future<Output = ()> + Send>>> = Vec::new();
        let bind = async |address| {
            let (listener, at) = listen(address).await?;
            let at = reachable(at);
            Ok::<_, HostError>((listener, at.ip().to_string(), at.port().to_string()))
        };
        if let Some(address) = addresses.telnet {
            let (listener, host, port) = bind(address).await?;
            lines.push(self.voice.help(msg!("host-telnet", host, port)));
            doors.push(Box::pin(telnet::open(listener, listeners.clone(), None)));
        }
        lines.extend(encrypted);
        if let (Some(address), Some(tls)) = (addresses.telnet_tls, tls.clone()) {
            let (listener, host, port) = bind(address).await?;
            lines.push(self.voice.help(msg!("host-telnet-tls", host, port)));
            doors.push(Box::pin(telnet::open(listener, listeners.clone(), Some(tls))));
        }
        #[cfg(feature = "ssh")]
        if let (Some(address), Some(key)) = (addresses.ssh, self.key.clone()) {
            let (listener, host, port) = bind(address).await?;
            lines.push(self.voice.help(msg!("host-ssh", host, port, fingerprint = key.fingerprint())));
            doors.push(Box::pin(ssh::open(listener, listeners.clone(), key)));
        }
        if at.ip().is_loopback() {
            lines.push(self.voice.help(msg!("host-loopback")));
        } else if tls.is_none() {
            lines.push(self.voice.help(msg!("host-not-encrypted")));
        }
        let unread = |file: &PathBuf| self.voice.error(msg!("host-unread", file));
        lines.extend(self.unread.iter().map(unread));
        let open = |folder: &PathBuf| self.voice.help(msg!("host-folder-open", folder));
        lines.extend(self.open_folders.iter().map(open));
        lines.push(self.voice.help(msg!("host-console")));
        (self.tell)(&lines).map_err(HostError::Output)?;
        doors.push(Box::pin(websocket::open(listener, listeners, tls)));
        let doors: Vec<_> = doors.into_iter().map(tokio::spawn).collect();
        self.listen(renewed).await;
        let (done, is_done) = oneshot::channel();
        if self.events.send(LobbyEvent::Stop(done)).await.is_ok() {
            let _ = is_done.await;
        }
        tokio::time::sleep(ENDING).await;
        doors.iter().for_each(tokio::task::JoinHandle::abort);
        // The terminal may have been closed to end the program.
        let _ = (self.tell)(&[self.voice.help(msg!("host-bye"))]);
        Ok(())
    }

    /// Reads commands from standard input until the host is stopped, or until a signal if there is no input.
    async fn listen(&self, mut renewed: Option<RenewableCertificate>) {
        let (typed, mut lines) = mpsc::channel(16);
        thread::spawn(move || {
            for line in io::stdin().lock().lines().map_while(Result::ok) {
                if typed.blocking_send(line).is_err() {
                    return;
                }
            }
        });
        let mut ticks = interval(TICK);
        let mut ended = std::pin::pin!(ended());
        let mut is_typed = true;
        loop {
            tokio::select! {
                () = &mut ended => return,
                _ = ticks.tick() => {
                    let is_lost = renewed.as_mut().is_some_and(|renewed| self.check_certificate(renewed));
                    let is_over = is_lost || self.events.send(LobbyEvent::Tick).await.is_err();
                    if is_over || self.report_failures().await { return }
                }
                line = lines.recv(), if is_typed => match line {
                    Some(line) => if self.answer(&printable(&line)).await { return },
                    None => is_typed = false,
                },
            }
        }
    }

    /// Loads a renewed certificate; returns true if the console cannot be written to.
    fn check_certificate(&self, renewed: &mut RenewableCertificate) -> bool {
        let Some(read) = renewed.watcher.look() else { return false };
        let lines = match read {
            Ok(certificate) if certificate.fingerprint() == renewed.shown => return false,
            Ok(certificate) => {
                renewed.shown = certificate.fingerprint();
                let fingerprint = renewed.shown.to_string();
                let mut lines = vec![self.voice.help(msg!("host-renewed", fingerprint))];
                lines.extend(self.expiry_warning(&certificate));
                renewed.tls.set_certificate(certificate);
                lines
            }
            Err(unusable) => vec![self.voice.error(unusable.message()), self.voice.help(msg!("host-not-renewed"))],
        };
        (self.tell)(&lines).is_err()
    }

    fn expiry_warning(&self, certificate: &Certificate) -> Option<Line> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        certificate.is_expired(now).then(|| self.voice.error(msg!("host-certificate-expired")))
    }

    /// Reports the last failure; returns true if the console cannot be written to or the lobby is gone.
    async fn report_failures(&self) -> bool {
        let (reply, failures) = oneshot::channel();
        if self.events.send(LobbyEvent::Failures(reply)).await.is_err() {
            return true;
        }
        let line = match failures.await.unwrap_or_default().pop() {
            None => return false,
            Some(LobbyFailure::Unwritten(error)) => msg!("host-unwritten", reason = &error),
            Some(LobbyFailure::Internal(error)) => msg!("host-failed", what = error.what),
        };
        (self.tell)(&[self.voice.error(line)]).is_err()
    }

    /// Runs a question or a command on the thread of the lobby; none if the lobby is gone.
    async fn ask<R: Send + 'static>(&self, question: impl FnOnce(&mut Lobby) -> R + Send + 'static) -> Option<R> {
        let (reply, answer) = oneshot::channel();
        let asked = LobbyEvent::Console(Box::new(move |lobby| {
            // The console waits for the answer.
            let _ = reply.send(question(lobby));
        }));
        self.events.send(asked).await.ok()?;
        answer.await.ok()
    }

    /// Executes a command; returns true if the host must stop.
    async fn answer(&self, typed: &str) -> bool {
        let asked = self.asked.take();
        let lines = match ConsoleCommand::read(&self.voice, typed) {
            None if typed.is_empty() => Vec::new(),
            None => {
                let word = typed.split_whitespace().next().unwrap_or_default();
                vec![self.voice.error(msg!("host-unknown", word)), self.voice.help(msg!("host-console"))]
            }
            Some((ConsoleCommand::Stop, _)) => return true,
            Some((ConsoleCommand::Who, _)) => self.who().await,
            Some((ConsoleCommand::Tables, _)) => self.tables().await,
            Some((command @ (ConsoleCommand::Ban | ConsoleCommand::Unban | ConsoleCommand::Forget), name))
                if name.is_empty() =>
            {
                let command = command.called(&self.voice.locale);
                vec![self.voice.error(msg!("host-whom", command))]
            }
            Some((command @ (ConsoleCommand::Ban | ConsoleCommand::Unban), name)) => {
                vec![self.ban(&name, command == ConsoleCommand::Ban).await]
            }
            Some((ConsoleCommand::Forget, name)) => vec![self.forget(&name, asked).await],
            Some((ConsoleCommand::Help, _)) => ConsoleCommand::help(&self.voice),
        };
        (self.tell)(&lines).is_err()
    }

    async fn tables(&self) -> Vec<Line> {
        let tables = self.ask(|lobby| lobby.table_summaries()).await.unwrap_or_default();
        if tables.is_empty() {
            return vec![self.voice.help(msg!("host-no-tables"))];
        }
        let told = |table: TableSummary| {
            let TableSummary { number, game, people, plays, rests } = table;
            let (game, nobody) = (self.voice.locale.game_name(&game), people.is_empty());
            let names = self.voice.locale.join(people.into_iter().map(Text::plain), "and");
            self.voice.help(msg!("host-table", number, game, nobody, names, plays, rests))
        };
        tables.into_iter().map(told).collect()
    }

    /// Deletes a person's data, on the second identical command.
    async fn forget(&self, name: &str, asked: Option<String>) -> Line {
        let forgets = async |done| {
            let name = name.to_owned();
            self.ask(move |lobby| lobby.forget(&name, done)).await.flatten()
        };
        let Some(found) = forgets(false).await else { return self.voice.error(msg!("lobby-nobody", name)) };
        if asked.as_ref() != Some(&found) {
            self.asked.set(Some(found.clone()));
            return self.voice.question(msg!("host-forget-ask", name = found));
        }
        forgets(true).await;
        self.voice.help(msg!("host-forgotten", name = found))
    }

    async fn who(&self) -> Vec<Line> {
        let known = self.ask(|lobby| lobby.known()).await.unwrap_or_default();
        if known.is_empty() {
            return vec![self.voice.help(msg!("host-nobody"))];
        }
        known.into_iter().map(|(name, there)| self.voice.help(msg!("host-who", name, there))).collect()
    }

    async fn ban(&self, name: &str, banned: bool) -> Line {
        let sought = name.to_owned();
        match self.ask(move |lobby| lobby.ban(&sought, banned)).await.flatten() {
            Some(name) => self.voice.help(msg!(if (banned) "host-banned" else "host-unbanned", name)),
            None => self.voice.error(msg!("lobby-nobody", name)),
        }
    }
}

/// The address at which others reach the server. If it listens on all addresses, that is this computer's own.
fn reachable(at: SocketAddr) -> SocketAddr {
    if !at.ip().is_unspecified() {
        return at;
    }
    // Connecting a UDP socket sends nothing; it only selects the local address. The target is a documentation address
    // (RFC 5737).
    let own = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    });
    own.map_or(at, |own| SocketAddr::new(own.ip(), at.port()))
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), HostError> {
    let bind_error = |error| HostError::Address(address, error);
    let listener = TcpListener::bind(address).await.map_err(bind_error)?;
    let at = listener.local_addr().map_err(bind_error)?;
    Ok((listener, at))
}

/// Waits for a signal to stop.
async fn ended() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut signals = [SignalKind::terminate(), SignalKind::interrupt(), SignalKind::hangup()].map(signal);
        let [Ok(terminate), Ok(interrupt), Ok(hangup)] = &mut signals else { return std::future::pending().await };
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
            _ = hangup.recv() => {}
        }
    }
    #[cfg(not(unix))]
    // Without signals, only the console stops the host.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
