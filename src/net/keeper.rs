//! Hashes of passphrases. They are slow to make, so that they are slow to guess, and are made beside the lobby, a few at a time:
//! no table waits for somebody who comes in.

use std::net::IpAddr;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use tokio::sync::mpsc::Sender;

use super::lobby::{Hello, Out};
use crate::output::printable;

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
