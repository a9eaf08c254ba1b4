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

/// Maximum number of refused logins on one connection.
const MOST_REFUSED: u32 = 8;

#[derive(Clone, Debug, Default)]
pub struct Entry {
    lang: Option<Lang>,
    /// A known name whose words of return are requested.
    known: Option<String>,
    given: String,
    gave_words: bool,
    /// Fingerprint of the SSH key, and a flag set while it is tried without a name.
    key: Option<String>,
    tries_key: bool,
    /// The connection is not encrypted.
    overheard: bool,
    refused: u32,
}

#[derive(Clone, Debug)]
pub enum Next {
    Asks(Vec<Line>),
    Enters(Box<Hello>),
    Ends(Vec<Line>),
}

impl Entry {
    #[must_use]
    pub fn with_key(key: Option<String>) -> Self {
        Entry { key, ..Entry::default() }
    }

    #[must_use]
    pub fn overheard(overheard: bool) -> Self {
        Entry { overheard, ..Entry::default() }
    }

    /// Tries the key first, if there is one, before anything is asked.
    pub fn begins(&mut self) -> Next {
        self.tries_key = self.key.is_some();
        if self.tries_key { self.enters(Hello::default()) } else { Next::Asks(self.greets_people()) }
    }

    fn greets_people(&self) -> Vec<Line> {
        let greeting = self.voice().help(msg!("greeting"));
        std::iter::once(greeting).chain(self.asks()).collect()
    }

    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang.unwrap_or(Lang::En)
    }

    #[must_use]
    pub fn is_secret(&self) -> bool {
        self.known.is_some()
    }

    fn voice(&self) -> LanguagePack {
        LanguagePack::new(self.lang())
    }

    fn asks(&self) -> Vec<Line> {
        match (self.lang, &self.known) {
            (None, _) => language_question(),
            (Some(_), None) => vec![self.voice().question(msg!("join-ask-name"))],
            (Some(_), Some(name)) => vec![self.voice().question(msg!("telnet-ask-words", name = name.as_str()))],
        }
    }

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

    /// Handles the hello of a client that logs in by GMCP.
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

    /// Handles a refusal of the lobby.
    pub fn is_refused(&mut self, no_entry: NoEntry) -> Next {
        if std::mem::take(&mut self.tries_key) && no_entry.said.is_empty() {
            return Next::Asks(self.greets_people());
        }
        self.refused += 1;
        let NoEntry { said, wants_words } = no_entry;
        let mut lines = Vec::new();
        // If only the words are missing, they are requested without an error.
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

/// Number of hashing threads; each hash needs about 20 MB.
const AT_ONCE: usize = 2;

/// Maximum number of queued jobs; further logins are refused.
const WAITING: usize = 32;

#[derive(Debug)]
pub struct Knock {
    pub hello: Hello,
    pub from: IpAddr,
    pub connection: u64,
    /// Boxed, since a queue preallocates 32 messages and most queues are empty.
    pub to: Sender<Box<Out>>,
}

enum Job {
    Hash { token: String, passphrase: String },
    Check { knock: Box<Knock>, hash: String },
}

#[derive(Debug)]
pub enum Done {
    /// The hash of a new passphrase; none if hashing failed.
    Hashed {
        token: String,
        hash: Option<String>,
    },
    Checked(Box<Knock>),
}

/// Hashes passphrases with Argon2id on separate threads, so that no table waits for a login.
pub struct Keeper(SyncSender<Job>);

impl Keeper {
    /// `report` receives results and returns false once nobody is interested.
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

    /// Queues the hashing of a passphrase; false if the queue is full.
    #[must_use]
    pub fn hashes(&self, token: String, passphrase: String) -> bool {
        self.0.try_send(Job::Hash { token, passphrase }).is_ok()
    }

    /// Queues the check of a passphrase; false if the queue is full.
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

/// Argon2id hash in PHC string format.
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
