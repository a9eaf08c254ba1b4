//! What all doors share: the box of the lobby, the numbers of connections, and how many there may be.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::SystemTime;

use tokio::sync::mpsc;

use super::limits::{Full, Limits, Place};
use super::mailbox::Mail;
use super::metrics::Metrics;

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
    numbers: Arc<AtomicU64>,
}

impl Doors {
    /// Doors to the lobby with this box, which counts what it does.
    #[must_use]
    pub fn new(inbox: mpsc::Sender<Mail>, limits: Arc<Limits>, metrics: Arc<Metrics>) -> Self {
        Doors { inbox, began: SystemTime::now(), metrics, limits, numbers: Arc::default() }
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
}
