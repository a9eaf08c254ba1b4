//! The thread that owns the lobby. Listeners send it events; it sends messages to connections and never blocks on one:
//! a connection whose queue is full is dropped.

use std::collections::{HashMap, HashSet};
use std::mem;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use super::limits::ConnectionLimits;
use super::lobby::{DisconnectReason, Lobby, LobbyFailure, PersonId, Refusal, ServerMessage};
use super::login::{HashJob, HashResult, LoginRequest, PasswordHasher};
use super::metrics::Metrics;
use super::shuffle::GivenNonce;
use crate::storage::Syncer;
use crate::text::msg;

/// Maximum number of queued messages for a connection.
pub const QUEUE: usize = 256;

/// Maximum number of queued events for the lobby.
pub const INBOX: usize = 4_096;

pub enum LobbyEvent {
    Login(Box<LoginRequest>),
    Hashed(HashResult),
    Line {
        connection: u64,
        line: String,
        id: Option<u64>,
        /// May only answer a passphrase prompt.
        secret: bool,
    },
    /// The first frame after the login has arrived, so the client has received its welcome.
    Welcomed {
        connection: u64,
    },
    Nonce {
        connection: u64,
        given: GivenNonce,
    },
    Disconnected {
        connection: u64,
        reason: DisconnectReason,
    },
    Tick,
    /// A question or a command of the console.
    Console(Box<dyn FnOnce(&mut Lobby) + Send>),
    /// Failures since the last request.
    Failures(oneshot::Sender<Vec<LobbyFailure>>),
    Stop(oneshot::Sender<()>),
}

struct LobbyActor {
    lobby: Lobby,
    syncer: Syncer,
    limits: Arc<ConnectionLimits>,
    metrics: Arc<Metrics>,
    connections: HashMap<u64, ConnectedClient>,
    by_person: HashMap<PersonId, u64>,
    hasher: PasswordHasher,
    /// Connections whose passphrase is being checked.
    checking: HashSet<u64>,
}

struct ConnectedClient {
    person: PersonId,
    to: mpsc::Sender<Box<ServerMessage>>,
    from: IpAddr,
}

/// Handles events until `Stop`.
pub fn serve(
    lobby: Lobby,
    syncer: Syncer,
    limits: Arc<ConnectionLimits>,
    metrics: Arc<Metrics>,
    hasher: PasswordHasher,
    mut inbox: mpsc::Receiver<LobbyEvent>,
) {
    let mut actor = LobbyActor {
        lobby,
        syncer,
        limits,
        metrics,
        connections: HashMap::new(),
        by_person: HashMap::new(),
        hasher,
        checking: HashSet::new(),
    };
    while let Some(event) = inbox.blocking_recv() {
        if let LobbyEvent::Stop(done) = event {
            actor.lobby.stop();
            actor.deliver();
            actor.syncer.wait();
            let _ = done.send(());
            return;
        }
        let (syncs, began) = (matches!(event, LobbyEvent::Tick), Instant::now());
        actor.handle(event);
        actor.deliver();
        actor.metrics.observe(began.elapsed());
        actor.metrics.people.store(actor.by_person.len() as u64, Ordering::Relaxed);
        // Written data survives the end of the process; it is synced to the disk about every second.
        if syncs {
            actor.syncer.sync();
        }
    }
}

impl LobbyActor {
    fn handle(&mut self, event: LobbyEvent) {
        let now = Instant::now();
        match event {
            LobbyEvent::Login(request) => match self.lobby.passphrase_to_check(&request.hello, now) {
                None => self.log_in(*request, now),
                Some(Err(refusal)) => self.refuse(&request.to, refusal),
                Some(Ok(hash)) => {
                    let (connection, to, lang) = (request.connection, request.to.clone(), request.hello.lang());
                    let why = if !self.limits.allow_hash(request.from, now) {
                        msg!("lobby-too-fast")
                    } else if self.hasher.queue(HashJob::Check { request, hash }) {
                        self.checking.insert(connection);
                        return;
                    } else {
                        msg!("lobby-busy")
                    };
                    self.refuse(&to, Refusal { wants_words: true, ..Refusal::new(lang, why) });
                }
            },
            // Connections that have ended since are ignored.
            LobbyEvent::Hashed(HashResult::Checked(request)) if self.checking.remove(&request.connection) => {
                self.log_in(*request, now);
            }
            LobbyEvent::Hashed(HashResult::Hashed { token, hash }) => self.lobby.set_passphrase_hash(&token, hash),
            // Lines of connections that have ended since are dropped.
            LobbyEvent::Line { connection, line, id, secret } => {
                if let Some(person) = self.person(connection) {
                    Metrics::increment(&self.metrics.typed);
                    if secret {
                        self.lobby.type_secret(person, &line, id);
                    } else {
                        self.lobby.type_line(person, &line, id, now);
                    }
                }
            }
            LobbyEvent::Welcomed { connection } => {
                if let Some(person) = self.person(connection) {
                    self.lobby.confirm_welcome(person);
                }
            }
            LobbyEvent::Nonce { connection, given } => {
                if let Some(person) = self.person(connection) {
                    self.lobby.add_nonce(person, &given);
                }
            }
            LobbyEvent::Disconnected { connection, reason } => self.detach(connection, reason, now),
            LobbyEvent::Tick => {
                self.lobby.tick(now);
                let (tables, games) = self.lobby.tables_and_games();
                self.metrics.tables.store(tables as u64, Ordering::Relaxed);
                self.metrics.games.store(games as u64, Ordering::Relaxed);
            }
            LobbyEvent::Console(question) => question(&mut self.lobby),
            LobbyEvent::Failures(reply) => {
                let behind = self.syncer.failed().into_iter().map(|(_, error)| LobbyFailure::Unwritten(error));
                let failures: Vec<LobbyFailure> =
                    mem::take(&mut self.lobby.failures).into_iter().chain(behind).collect();
                let unwritten =
                    failures.iter().filter(|failure| matches!(failure, LobbyFailure::Unwritten(_))).count();
                self.metrics.unwritten.fetch_add(unwritten as u64, Ordering::Relaxed);
                // If the console is gone, the program is ending.
                let _ = reply.send(failures);
            }
            LobbyEvent::Hashed(HashResult::Checked(_)) | LobbyEvent::Stop(_) => {}
        }
    }

    fn person(&self, connection: u64) -> Option<PersonId> {
        self.connections.get(&connection).map(|client| client.person)
    }

    fn refuse(&self, to: &mpsc::Sender<Box<ServerMessage>>, refusal: Refusal) {
        // An empty message is a failed attempt with a key alone, followed by the login dialog.
        if !refusal.said.is_empty() {
            Metrics::increment(&self.metrics.refused);
        }
        let _ = to.try_send(Box::new(ServerMessage::Refused(refusal)));
    }

    fn log_in(&mut self, LoginRequest { hello, from, connection, to }: LoginRequest, now: Instant) {
        let admitted = if self.lobby.would_be_new(&hello) && !self.limits.allow_new_person(from, now) {
            Err(Refusal::new(hello.lang(), msg!("lobby-many-new")))
        } else {
            self.lobby.log_in(&hello, now)
        };
        match admitted {
            Ok(person) => {
                // Ends the person's previous connection.
                let other = self.by_person.insert(person, connection);
                if let Some(before) = other.and_then(|other| self.connections.remove(&other)) {
                    let _ = before.to.try_send(Box::new(ServerMessage::Taken(self.lobby.taken_over(person))));
                }
                self.connections.insert(connection, ConnectedClient { person, to, from });
            }
            Err(refusal) => self.refuse(&to, refusal),
        }
    }

    fn detach(&mut self, connection: u64, reason: DisconnectReason, now: Instant) {
        self.checking.remove(&connection);
        if let Some(ConnectedClient { person, .. }) = self.connections.remove(&connection) {
            self.by_person.remove(&person);
            self.lobby.disconnect(person, reason, now);
        }
    }

    /// Sends messages. Dropping a client that does not read causes further messages, so this repeats until there are
    /// none.
    fn deliver(&mut self) {
        for (token, passphrase) in mem::take(&mut self.lobby.passphrases) {
            let person = self.lobby.with_token(&token).and_then(|person| self.by_person.get(&person));
            let from = person.and_then(|connection| self.connections.get(connection)).map(|connected| connected.from);
            let is_allowed = from.is_none_or(|from| self.limits.allow_hash(from, Instant::now()));
            if !is_allowed || !self.hasher.queue(HashJob::Hash { token: token.clone(), passphrase }) {
                self.lobby.set_passphrase_hash(&token, None);
            }
        }
        loop {
            let messages = mem::take(&mut self.lobby.out);
            if messages.is_empty() {
                return;
            }
            for (person, message) in messages {
                // Absent people get their lines when they return.
                let Some(connection) = self.by_person.get(&person).copied() else { continue };
                let Some(ConnectedClient { to, .. }) = self.connections.get(&connection) else { continue };
                let ends = matches!(message, ServerMessage::Bye(..));
                Metrics::increment(&self.metrics.sent);
                let sent = to.try_send(Box::new(message));
                if matches!(sent, Err(TrySendError::Full(_))) {
                    Metrics::increment(&self.metrics.dropped);
                }
                if ends || sent.is_err() {
                    let reason = if ends { DisconnectReason::Closed } else { DisconnectReason::Lost };
                    self.detach(connection, reason, Instant::now());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::Library;
    use crate::storage::Synced;

    use super::*;
    use crate::net::lobby::Hello;

    #[test]
    fn only_who_hears_a_sentence_is_counted_as_refused() {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-mailbox", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let lobby = Lobby::open(Library::built_in(), &folder, Synced::First, || 7, Instant::now()).expect("a lobby");
        let (connections, by_person, checking) = (HashMap::new(), HashMap::new(), HashSet::new());
        let (limits, metrics) = (Arc::new(ConnectionLimits::new(None)), Arc::new(Metrics::default()));
        let (syncer, hasher) = (Syncer::default(), PasswordHasher::new(|_| true));
        let mut actor = LobbyActor { lobby, syncer, limits, metrics, connections, by_person, hasher, checking };
        let mut refused = |name: &str| {
            let (to, mut queue) = mpsc::channel(QUEUE);
            let key = Some("SHA256:a".to_owned());
            let hello =
                Hello { key, name: name.to_owned(), lang: "en".to_owned(), forgets: true, ..Hello::default() };
            let from = IpAddr::from([127, 0, 0, 1]);
            actor.handle(LobbyEvent::Login(Box::new(LoginRequest { hello, from, connection: 1, to })));
            let Ok(ServerMessage::Refused(refusal)) = queue.try_recv().map(|message| *message) else {
                panic!("nobody is let in")
            };
            (refusal.said, actor.metrics.refused.load(Ordering::Relaxed))
        };
        // A key is tried before a name is asked for, and nobody hears that it is unknown.
        assert_eq!(refused(""), (String::new(), 0));
        let (said, count) = refused("x y z");
        assert!(said.contains("letters") && count == 1, "{said} {count}");
        assert_eq!(refused(""), (String::new(), 1));
        std::fs::remove_dir_all(folder).expect("it can be removed");
    }
}
