//! The login dialog of line-based connections, and the hashing of passphrases on separate threads.

use std::net::IpAddr;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::mpsc::Sender;

use super::commands::Word;
use super::lobby::{Hello, NoEntry, Out};
use super::wire::PROTOCOL;
use crate::output::printable;
use crate::say::{Channel, Lang, Line, Text, Urgency, msg};
use crate::session::{LanguagePack, language_question, typed_language};

/// How often somebody may be refused on one connection.
const MOST_REFUSED: u32 = 8;

/// Somebody who is not in yet.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    lang: Option<Lang>,
    /// The name that is known, whose words of return are wanted.
    known: Option<String>,
    /// The name that was given last.
    given: String,
    /// Whether words of return were given with it.
    gave_words: bool,
    /// The fingerprint of the key that was shown, and whether it is tried alone.
    key: Option<String>,
    tries_key: bool,
    /// Whether others could read along on the way.
    overheard: bool,
    refused: u32,
}

/// What follows from a typed line.
#[derive(Clone, Debug)]
pub enum Next {
    /// This is told, and something is to be typed.
    Asks(Vec<Line>),
    /// Somebody wants to come in.
    Enters(Box<Hello>),
    /// This is told, and that is the end.
    Ends(Vec<Line>),
}

impl Entry {
    /// Somebody who may have shown a key, of which this is the fingerprint.
    #[must_use]
    pub fn with_key(key: Option<String>) -> Self {
        Entry { key, ..Entry::default() }
    }

    /// Somebody who comes by a way on which others could read along, or could not.
    #[must_use]
    pub fn overheard(overheard: bool) -> Self {
        Entry { overheard, ..Entry::default() }
    }

    /// What comes first: where a key was shown that is known, nothing is asked.
    pub fn begins(&mut self) -> Next {
        self.tries_key = self.key.is_some();
        if self.tries_key { self.enters(Hello::default()) } else { Next::Asks(self.greets_people()) }
    }

    fn greets_people(&self) -> Vec<Line> {
        let greeting = self.voice().help(msg!("greeting"));
        std::iter::once(greeting).chain(self.asks()).collect()
    }

    /// The language, as far as it is known.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang.unwrap_or(Lang::En)
    }

    /// Whether what is typed now is not to be shown.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        self.known.is_some()
    }

    fn voice(&self) -> LanguagePack {
        LanguagePack::new(self.lang())
    }

    /// What is asked now.
    fn asks(&self) -> Vec<Line> {
        match (self.lang, &self.known) {
            (None, _) => language_question(),
            (Some(_), None) => vec![self.voice().question(msg!("join-ask-name"))],
            (Some(_), Some(name)) => vec![self.voice().question(msg!("telnet-ask-words", name = name.as_str()))],
        }
    }

    /// Somebody types a line.
    pub fn types(&mut self, typed: &str) -> Next {
        let typed = printable(typed);
        if self.lang.is_none() {
            self.lang = typed_language(&typed);
            return Next::Asks(self.asks());
        }
        if let Some(name) = self.known.take().filter(|_| !typed.is_empty()) {
            return self.enters(Hello { name, words: typed, ..Hello::default() });
        }
        if typed.is_empty() {
            return Next::Asks(self.asks());
        }
        if Word::named(self.voice().locale(), &typed) == Some(Word::Leave) {
            return Next::Ends(vec![self.voice().help(msg!("good-bye"))]);
        }
        self.enters(Hello { name: typed, ..Hello::default() })
    }

    /// A client says by itself who comes.
    pub fn greets(&mut self, json: &str) -> Option<Next> {
        let hello: Hello = serde_json::from_str(json).ok()?;
        let lang = hello.lang.parse().ok();
        self.lang = lang.or(self.lang);
        self.known = None;
        Some(self.enters(hello))
    }

    fn enters(&mut self, hello: Hello) -> Next {
        self.given.clone_from(&hello.name);
        self.gave_words = !hello.words.is_empty();
        let lang = self.lang().code().to_owned();
        let (key, overheard) = (self.key.clone(), self.overheard);
        Next::Enters(Box::new(Hello { protocol: PROTOCOL, lang, forgets: true, key, overheard, ..hello }))
    }

    /// The lobby does not let somebody in.
    pub fn is_refused(&mut self, no_entry: NoEntry) -> Next {
        if std::mem::take(&mut self.tries_key) && no_entry.said.is_empty() {
            return Next::Asks(self.greets_people());
        }
        self.refused += 1;
        let NoEntry { said, wants_words } = no_entry;
        let mut lines = Vec::new();
        // Where only the words are missing, they are asked for at once.
        if !wants_words || self.gave_words {
            lines.push(Text::plain(said).verbatim(Channel::Error, Urgency::Answer));
        }
        if self.refused >= MOST_REFUSED {
            lines.push(self.voice().error(msg!("telnet-refused")));
            return Next::Ends(lines);
        }
        self.known = wants_words.then(|| self.given.clone());
        lines.extend(self.asks());
        Next::Asks(lines)
    }
}

/// How many are made at once; each takes some 20 MB.
const AT_ONCE: usize = 2;

/// How many may wait. Who comes behind these is asked to come again.
const WAITING: usize = 32;

/// Somebody who comes by a connection, to which is sent what is for them.
#[derive(Debug)]
pub struct Knock {
    /// Who.
    pub hello: Hello,
    /// From this address.
    pub from: IpAddr,
    /// The connection.
    pub connection: u64,
    /// Where frames are sent: boxed, since a queue has room for 32 of them ready, and most queues are empty.
    pub to: Sender<Box<Out>>,
}

/// What is to be made.
enum Job {
    /// The hash of a new passphrase, for whoever has this secret.
    Hash { token: String, passphrase: String },
    /// Whether a passphrase is the one with this hash.
    Check { knock: Box<Knock>, hash: String },
}

/// What was made.
#[derive(Debug)]
pub enum Done {
    /// The passphrase of whoever has this secret has this hash; none if it could not be made.
    Hashed {
        /// The secret.
        token: String,
        /// The hash.
        hash: Option<String>,
    },
    /// Whether a passphrase is right is known.
    Checked(Box<Knock>),
}

/// Those who make them.
pub struct Keeper(SyncSender<Job>);

impl Keeper {
    /// What is made is told, until nobody wants to know it any more.
    #[must_use]
    pub fn new(tell: impl Fn(Done) -> bool + Clone + Send + 'static) -> Self {
        let (sender, jobs) = sync_channel(WAITING);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..AT_ONCE {
            let (jobs, tell) = (Arc::clone(&jobs), tell.clone());
            thread::spawn(move || work(&jobs, tell));
        }
        Keeper(sender)
    }

    /// The hash of a passphrase is wanted; whether there is time for it.
    #[must_use]
    pub fn hashes(&self, token: String, passphrase: String) -> bool {
        self.0.try_send(Job::Hash { token, passphrase }).is_ok()
    }

    /// Somebody knocks with a passphrase that is to have this hash; whether there is time for it.
    #[must_use]
    pub fn checks(&self, knock: Box<Knock>, hash: String) -> bool {
        self.0.try_send(Job::Check { knock, hash }).is_ok()
    }
}

fn work(jobs: &Mutex<Receiver<Job>>, tell: impl Fn(Done) -> bool) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        let done = match job {
            Job::Hash { token, passphrase } => Done::Hashed { token, hash: hash(&passphrase) },
            Job::Check { mut knock, hash } => {
                let right = is_right(&printable(&knock.hello.words), &hash);
                knock.hello.proven = Some(if right { hash } else { String::new() });
                Done::Checked(knock)
            }
        };
        if !tell(done) {
            return;
        }
    }
}

/// The hash of a passphrase by Argon2id, with all that is needed to check it.
fn hash(passphrase: &str) -> Option<String> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).ok()?;
    let hash = Argon2::default().hash_password_with_salt(passphrase.as_bytes(), &salt).ok()?;
    Some(hash.to_string())
}

fn is_right(passphrase: &str, hash: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    Argon2::default().verify_password(passphrase.as_bytes(), &hash).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_that_of_its_passphrase_alone_and_tells_nothing_of_it() {
        let (one, other) = (hash("correct horse").expect("a hash"), hash("correct horse").expect("a hash"));
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        assert_ne!(one, other, "each has a salt of its own");
        assert!(is_right("correct horse", &one) && is_right("correct horse", &other));
        for wrong in ["correct horse ", "Correct horse", "", "correct"] {
            assert!(!is_right(wrong, &one), "{wrong:?}");
        }
        assert!(!is_right("", "") && !is_right("correct horse", "correct horse"));
    }

    #[test]
    fn so_many_wait_and_no_more() {
        let (sender, done) = std::sync::mpsc::channel();
        let keeper = Keeper::new(move |done| sender.send(done).is_ok());
        let taken = (0..200).filter(|number| keeper.hashes(number.to_string(), "a b c d".to_owned())).count();
        assert!((WAITING..200).contains(&taken), "{taken}");
        // Without more to do, those who make them go.
        drop(keeper);
        let made = done.iter().filter(|done| matches!(done, Done::Hashed { hash: Some(_), .. })).count();
        assert_eq!(made, taken);
    }
}
