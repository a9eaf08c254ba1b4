//! The thread that owns the lobby. Listeners send it events; it sends messages to connections and never blocks on one: a connection
//! whose queue is full is dropped.

use std::collections::{HashMap, HashSet};
use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use super::limits::Limits;
use super::listeners::Metrics;
use super::lobby::{Hello, Lobby, NoEntry, Out, Parting, PersonId, TableTold};
use super::login::{Done, Keeper, Knock};
use super::shuffle::Given;
use crate::file::Syncer;
use crate::say::{Lang, msg};
use crate::session::LanguagePack;

/// Maximum number of queued messages for a connection.
pub const QUEUE: usize = 256;

/// Maximum number of queued events for the lobby.
pub const INBOX: usize = 4_096;

#[derive(Debug)]
pub enum Mail {
    Hello(Box<Knock>),
    Made(Done),
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
    Part {
        connection: u64,
        given: Given,
    },
    Gone {
        connection: u64,
        parting: Parting,
    },
    Tick,
    Who(oneshot::Sender<Vec<(String, bool)>>),
    /// Replies with the name, or none if it is unknown.
    Ban {
        name: String,
        banned: bool,
        reply: oneshot::Sender<Option<String>>,
    },
    Tables(oneshot::Sender<Vec<TableTold>>),
    /// Replies with the name, or none if it is unknown.
    Forget {
        name: String,
        /// Deletes the data; otherwise only the name is looked up.
        done: bool,
        reply: oneshot::Sender<Option<String>>,
    },
    /// Write errors since the last request.
    Unwritten(oneshot::Sender<Vec<io::Error>>),
    Stop(oneshot::Sender<()>),
}

struct Office {
    lobby: Lobby,
    syncer: Syncer,
    limits: Arc<Limits>,
    metrics: Arc<Metrics>,
    connections: HashMap<u64, Connected>,
    by_person: HashMap<PersonId, u64>,
    keeper: Keeper,
    /// Connections whose passphrase is being checked.
    checked: HashSet<u64>,
}

struct Connected {
    person: PersonId,
    to: mpsc::Sender<Box<Out>>,
    from: IpAddr,
}

/// Handles events until `Stop`.
pub fn serve(
    lobby: Lobby,
    syncer: Syncer,
    limits: Arc<Limits>,
    metrics: Arc<Metrics>,
    keeper: Keeper,
    mut inbox: mpsc::Receiver<Mail>,
) {
    let (connections, by_person) = (HashMap::new(), HashMap::new());
    let checked = HashSet::new();
    let mut office = Office { lobby, syncer, limits, metrics, connections, by_person, keeper, checked };
    while let Some(mail) = inbox.blocking_recv() {
        if let Mail::Stop(done) = mail {
            office.lobby.stops();
            office.deliver();
            office.syncer.wait();
            let _ = done.send(());
            return;
        }
        let (syncs, began) = (matches!(mail, Mail::Tick), Instant::now());
        office.open(mail);
        office.deliver();
        office.metrics.took(began.elapsed());
        office.metrics.people.store(office.by_person.len(), Ordering::Relaxed);
        // Written data survives the end of the process; it is synced to the disk about every second.
        if syncs {
            office.syncer.sync();
        }
    }
}

impl Office {
    fn open(&mut self, mail: Mail) {
        let now = Instant::now();
        match mail {
            Mail::Hello(knock) => match self.lobby.checks(&knock.hello, now) {
                Some(Ok(hash)) if self.limits.takes_hash(knock.from, now) => self.checks(knock, hash),
                Some(Ok(_)) => {
                    let voice = LanguagePack::new(knock.hello.lang.parse().unwrap_or(Lang::En));
                    let said = voice.error(msg!("lobby-too-fast")).text;
                    self.refuses(&knock.to, NoEntry { said, wants_words: true });
                }
                Some(Err(no_entry)) => self.refuses(&knock.to, no_entry),
                None => self.lets_in(*knock, now),
            },
            // Connections that have ended since are ignored.
            Mail::Made(Done::Checked(knock)) if self.checked.remove(&knock.connection) => self.lets_in(*knock, now),
            Mail::Made(Done::Hashed { token, hash }) => self.lobby.has_passphrase(&token, hash),
            Mail::Line { connection, line, id, secret } => {
                if let Some(Connected { person, .. }) = self.connections.get(&connection) {
                    Metrics::count(&self.metrics.typed);
                    if secret {
                        self.lobby.types_secretly(*person, &line, id);
                    } else {
                        self.lobby.types(*person, &line, id, now);
                    }
                }
            }
            Mail::Welcomed { connection } => {
                if let Some(Connected { person, .. }) = self.connections.get(&connection) {
                    self.lobby.was_welcomed(*person);
                }
            }
            Mail::Part { connection, given } => {
                if let Some(Connected { person, .. }) = self.connections.get(&connection) {
                    self.lobby.adds_part(*person, &given);
                }
            }
            Mail::Gone { connection, parting } => self.gone(connection, parting, now),
            Mail::Tick => {
                self.lobby.tick(now);
                let (tables, games) = self.lobby.tables_and_games();
                self.metrics.tables.store(tables, Ordering::Relaxed);
                self.metrics.games.store(games, Ordering::Relaxed);
            }
            Mail::Who(reply) => {
                let known = self.lobby.known().map(|(name, here)| (name.to_owned(), here)).collect();
                let _ = reply.send(known);
            }
            Mail::Ban { name, banned, reply } => {
                let _ = reply.send(self.lobby.ban(&name, banned));
            }
            Mail::Tables(reply) => {
                let _ = reply.send(self.lobby.tables_told());
            }
            Mail::Forget { name, done, reply } => {
                let _ = reply.send(self.lobby.forget(&name, done));
            }
            Mail::Unwritten(reply) => {
                let behind = self.syncer.failed().into_iter().map(|(_, error)| error);
                let unwritten: Vec<io::Error> = self.lobby.take_unwritten().into_iter().chain(behind).collect();
                self.metrics.unwritten.fetch_add(unwritten.len() as u64, Ordering::Relaxed);
                let _ = reply.send(unwritten);
            }
            Mail::Made(Done::Checked(_)) | Mail::Stop(_) => {}
        }
    }

    fn checks(&mut self, knock: Box<Knock>, hash: String) {
        let (connection, to) = (knock.connection, knock.to.clone());
        let voice = LanguagePack::new(knock.hello.lang.parse().unwrap_or(Lang::En));
        if self.keeper.checks(knock, hash) {
            self.checked.insert(connection);
        } else {
            self.refuses(&to, NoEntry { said: voice.error(msg!("lobby-busy")).text, wants_words: true });
        }
    }

    fn refuses(&self, to: &mpsc::Sender<Box<Out>>, no_entry: NoEntry) {
        // An empty message is a failed attempt with a key alone, followed by the login dialog.
        if !no_entry.said.is_empty() {
            Metrics::count(&self.metrics.refused);
        }
        let _ = to.try_send(Box::new(Out::Refused(no_entry)));
    }

    fn lets_in(&mut self, knock: Knock, now: Instant) {
        match self.welcomes(&knock.hello, knock.from, now) {
            Ok(person) => self.enters(knock.connection, Connected { person, to: knock.to, from: knock.from }),
            Err(no_entry) => self.refuses(&knock.to, no_entry),
        }
    }

    fn welcomes(&mut self, hello: &Hello, from: IpAddr, now: Instant) -> Result<PersonId, NoEntry> {
        if self.lobby.would_be_new(hello) && !self.limits.takes_new(from, now) {
            let said = LanguagePack::new(hello.lang.parse().unwrap_or(Lang::En)).error(msg!("lobby-many-new")).text;
            return Err(NoEntry { said, wants_words: false });
        }
        self.lobby.enters(hello, now)
    }

    /// Associates a connection with a person and ends the person's previous one.
    fn enters(&mut self, connection: u64, connected: Connected) {
        let person = connected.person;
        let other = self.by_person.insert(person, connection).and_then(|other| self.connections.remove(&other));
        if let Some(before) = other {
            let _ = before.to.try_send(Box::new(Out::Taken(self.lobby.taken_over(person))));
        }
        self.connections.insert(connection, connected);
    }

    fn gone(&mut self, connection: u64, parting: Parting, now: Instant) {
        self.checked.remove(&connection);
        if let Some(Connected { person, .. }) = self.connections.remove(&connection) {
            self.by_person.remove(&person);
            self.lobby.is_gone(person, parting, now);
        }
    }

    /// Sends messages. Dropping a client that does not read causes further messages, so this repeats until there are none.
    fn deliver(&mut self) {
        for (token, passphrase) in self.lobby.take_passphrases() {
            let person = self.lobby.with_token(&token).and_then(|person| self.by_person.get(&person));
            let from = person.and_then(|connection| self.connections.get(connection)).map(|connected| connected.from);
            let takes = from.is_none_or(|from| self.limits.takes_hash(from, Instant::now()));
            if !takes || !self.keeper.hashes(token.clone(), passphrase) {
                self.lobby.has_passphrase(&token, None);
            }
        }
        loop {
            let out = self.lobby.take_out();
            if out.is_empty() {
                return;
            }
            for (person, out) in out {
                let Some(connection) = self.by_person.get(&person).copied() else { continue };
                let Some(Connected { to, .. }) = self.connections.get(&connection) else { continue };
                let ends = matches!(out, Out::Bye(..));
                Metrics::count(&self.metrics.sent);
                let is_full = matches!(to.try_send(Box::new(out)), Err(TrySendError::Full(_)));
                if is_full {
                    Metrics::count(&self.metrics.dropped);
                }
                if is_full || ends || to.is_closed() {
                    self.gone(connection, if ends { Parting::Closed } else { Parting::Broken }, Instant::now());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::file::Synced;
    use crate::rules::Library;

    use super::*;

    #[test]
    fn only_who_hears_a_sentence_is_counted_as_refused() {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-mailbox", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let lobby = Lobby::open(Library::built_in(), &folder, Synced::First, || 7, Instant::now()).expect("a lobby");
        let (connections, by_person, checked) = (HashMap::new(), HashMap::new(), HashSet::new());
        let (limits, metrics) = (Arc::new(Limits::new(None)), Arc::new(Metrics::default()));
        let (syncer, keeper) = (Syncer::default(), Keeper::new(|_| true));
        let mut office = Office { lobby, syncer, limits, metrics, connections, by_person, keeper, checked };
        let mut refused = |name: &str| {
            let (to, mut queue) = mpsc::channel(QUEUE);
            let key = Some("SHA256:a".to_owned());
            let hello =
                Hello { key, name: name.to_owned(), lang: "en".to_owned(), forgets: true, ..Hello::default() };
            let from = IpAddr::from([127, 0, 0, 1]);
            office.open(Mail::Hello(Box::new(Knock { hello, from, connection: 1, to })));
            let Ok(Out::Refused(no_entry)) = queue.try_recv().map(|out| *out) else { panic!("nobody is let in") };
            (no_entry.said, office.metrics.refused.load(Ordering::Relaxed))
        };
        // A key is tried before a name is asked for, and nobody hears that it is unknown.
        assert_eq!(refused(""), (String::new(), 0));
        let (said, count) = refused("x y z");
        assert!(said.contains("letters") && count == 1, "{said} {count}");
        assert_eq!(refused(""), (String::new(), 1));
        std::fs::remove_dir_all(folder).expect("it can be removed");
    }
}
