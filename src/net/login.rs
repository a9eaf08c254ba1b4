//! The login dialog of line-based connections, and the hashing of passphrases on separate threads.

use std::net::IpAddr;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::mpsc::Sender;

use super::commands::LobbyCommand;
use super::lobby::{Hello, Refusal, ServerMessage};
use super::wire::PROTOCOL;
use crate::session::{LanguagePack, language_question, typed_language};
use crate::terminal::printable;
use crate::text::{Channel, Lang, Line, Text, Urgency, msg};

/// Maximum number of refused logins on one connection.
const MOST_REFUSED: u32 = 8;

#[derive(Debug, Default)]
pub struct LoginDialog {
    lang: Option<Lang>,
    /// A known name whose words of return are requested.
    known: Option<String>,
    given: String,
    gave_words: bool,
    /// Fingerprint of the SSH key, and a flag set while it is tried without a name.
    key: Option<String>,
    tries_key: bool,
    /// The connection is not encrypted.
    cleartext: bool,
    refused: u32,
}

#[derive(Debug)]
pub enum LoginStep {
    Ask(Vec<Line>),
    Enter(Box<Hello>),
    End(Vec<Line>),
}

impl LoginDialog {
    /// `key`: the fingerprint of an SSH key; `cleartext` if the connection is not encrypted.
    pub fn new(key: Option<String>, cleartext: bool) -> Self {
        LoginDialog { key, cleartext, ..LoginDialog::default() }
    }

    /// Tries the key first, if there is one, before anything is asked.
    pub fn start(&mut self) -> LoginStep {
        self.tries_key = self.key.is_some();
        if self.tries_key { self.log_in(Hello::default()) } else { LoginStep::Ask(self.greeting()) }
    }

    fn greeting(&self) -> Vec<Line> {
        let greeting = self.voice().help(msg!("greeting"));
        std::iter::once(greeting).chain(self.questions()).collect()
    }

    pub fn lang(&self) -> Lang {
        self.lang.unwrap_or(Lang::En)
    }

    pub fn is_secret(&self) -> bool {
        self.known.is_some()
    }

    fn voice(&self) -> LanguagePack {
        LanguagePack::new(self.lang())
    }

    fn questions(&self) -> Vec<Line> {
        match (self.lang, &self.known) {
            (None, _) => language_question(),
            (Some(_), None) => vec![self.voice().question(msg!("join-ask-name"))],
            (Some(_), Some(name)) => vec![self.voice().question(msg!("telnet-ask-words", name))],
        }
    }

    pub fn answer(&mut self, typed: &str) -> LoginStep {
        let typed = printable(typed);
        if self.lang.is_none() {
            self.lang = typed_language(&typed);
            return LoginStep::Ask(self.questions());
        }
        if let Some(name) = self.known.take().filter(|_| !typed.is_empty()) {
            return self.log_in(Hello { name, words: typed, ..Hello::default() });
        }
        if typed.is_empty() {
            return LoginStep::Ask(self.questions());
        }
        if LobbyCommand::named(&self.voice(), &typed) == Some(LobbyCommand::Leave) {
            return LoginStep::End(vec![self.voice().help(msg!("good-bye"))]);
        }
        self.log_in(Hello { name: typed, ..Hello::default() })
    }

    /// Handles the hello of a client that logs in by GMCP.
    pub fn greet(&mut self, json: &str) -> Option<LoginStep> {
        let hello: Hello = serde_json::from_str(json).ok()?;
        let lang = hello.lang.parse().ok();
        self.lang = lang.or(self.lang);
        self.known = None;
        Some(self.log_in(hello))
    }

    fn log_in(&mut self, hello: Hello) -> LoginStep {
        self.given.clone_from(&hello.name);
        self.gave_words = !hello.words.is_empty();
        let lang = self.lang().code().to_owned();
        let (key, cleartext) = (self.key.clone(), self.cleartext);
        LoginStep::Enter(Box::new(Hello { protocol: PROTOCOL, lang, forgets: true, key, cleartext, ..hello }))
    }

    /// Handles a refusal of the lobby.
    pub fn refuse(&mut self, refusal: Refusal) -> LoginStep {
        if std::mem::take(&mut self.tries_key) && refusal.said.is_empty() {
            return LoginStep::Ask(self.greeting());
        }
        self.refused += 1;
        let Refusal { said, wants_words } = refusal;
        let mut lines = Vec::new();
        // If only the words are missing, they are requested without an error.
        if !wants_words || self.gave_words {
            lines.push(Text::plain(said).verbatim(Channel::Error, Urgency::Answer));
        }
        if self.refused >= MOST_REFUSED {
            lines.push(self.voice().error(msg!("telnet-refused")));
            return LoginStep::End(lines);
        }
        self.known = wants_words.then(|| self.given.clone());
        lines.extend(self.questions());
        LoginStep::Ask(lines)
    }
}

/// Number of hashing threads; each hash needs about 20 MB.
const AT_ONCE: usize = 2;

/// Maximum number of queued jobs; further logins are refused.
const WAITING: usize = 32;

#[derive(Debug)]
pub struct LoginRequest {
    pub hello: Hello,
    pub from: IpAddr,
    pub connection: u64,
    /// Boxed, since a queue preallocates 32 messages and most queues are empty.
    pub to: Sender<Box<ServerMessage>>,
}

pub enum HashJob {
    Hash { token: String, passphrase: String },
    Check { request: Box<LoginRequest>, hash: String },
}

#[derive(Debug)]
pub enum HashResult {
    /// The hash of a new passphrase; none if hashing failed.
    Hashed {
        token: String,
        hash: Option<String>,
    },
    Checked(Box<LoginRequest>),
}

/// Hashes passphrases with Argon2id on separate threads, so that no table waits for a login.
pub struct PasswordHasher(SyncSender<HashJob>);

impl PasswordHasher {
    /// `report` receives results and returns false once nobody is interested.
    pub fn new(report: impl Fn(HashResult) -> bool + Clone + Send + 'static) -> Self {
        let (sender, jobs) = sync_channel(WAITING);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..AT_ONCE {
            let (jobs, report) = (Arc::clone(&jobs), report.clone());
            thread::spawn(move || run_jobs(&jobs, report));
        }
        PasswordHasher(sender)
    }

    /// Queues a job; false if the queue is full.
    pub fn queue(&self, job: HashJob) -> bool {
        self.0.try_send(job).is_ok()
    }
}

fn run_jobs(jobs: &Mutex<Receiver<HashJob>>, report: impl Fn(HashResult) -> bool) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        let done = match job {
            HashJob::Hash { token, passphrase } => HashResult::Hashed { token, hash: hash(&passphrase) },
            HashJob::Check { mut request, hash } => {
                let right = is_right(&printable(&request.hello.words), &hash);
                request.hello.proven = Some(if right { hash } else { String::new() });
                HashResult::Checked(request)
            }
        };
        if !report(done) {
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
    fn a_hash_matches_only_its_own_passphrase() {
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
        let hasher = PasswordHasher::new(move |done| sender.send(done).is_ok());
        let job = |number: u32| HashJob::Hash { token: number.to_string(), passphrase: "a b c d".to_owned() };
        let taken = (0..200).filter(|number| hasher.queue(job(*number))).count();
        assert!((WAITING..200).contains(&taken), "{taken}");
        // Without more to do, those who make them go.
        drop(hasher);
        let made = done.iter().filter(|done| matches!(done, HashResult::Hashed { hash: Some(_), .. })).count();
        assert_eq!(made, taken);
    }
}
