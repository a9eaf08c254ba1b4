//! What all doors share: the box of the lobby, the numbers of connections, and how many there may be.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::SystemTime;

use tokio::sync::mpsc;

use super::limits::{Full, Limits, Place};
use super::mailbox::Mail;

/// What all doors share.
#[derive(Clone)]
pub struct Doors {
    /// Where what comes in is left.
    pub inbox: mpsc::Sender<Mail>,
    /// Since when they are open.
    pub began: SystemTime,
    limits: Arc<Limits>,
    people: Arc<AtomicUsize>,
    numbers: Arc<AtomicU64>,
}

impl Doors {
    /// Doors to the lobby with this box, which keeps count of the people who are there.
    #[must_use]
    pub fn new(inbox: mpsc::Sender<Mail>, limits: Arc<Limits>, people: Arc<AtomicUsize>) -> Self {
        Doors { inbox, began: SystemTime::now(), limits, people, numbers: Arc::default() }
    }

    /// A number that no other connection has.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// How many people are there.
    #[must_use]
    pub fn people(&self) -> usize {
        self.people.load(Ordering::Relaxed)
    }

    /// Somebody connects.
    ///
    /// # Errors
    /// There is no room.
    pub fn connects(&self, from: IpAddr) -> Result<Place, Full> {
        self.limits.connects(from)
    }
}
