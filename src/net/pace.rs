//! How fast somebody may type: whoever is faster than anybody can be is read more slowly.

use std::time::Duration;

use tokio::time::Instant;

/// How many lines can be typed at once.
const BURST: u32 = 20;

/// How long it takes until one more can be.
const EACH: Duration = Duration::from_millis(100);

/// The pace of one connection.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    typed: Instant,
}

impl Pace {
    /// Nothing was typed yet.
    pub fn new(now: Instant) -> Self {
        Pace { typed: now }
    }

    /// A line comes; how long it has to wait.
    pub fn line(&mut self, now: Instant) -> Duration {
        self.typed = self.typed.max(now) + EACH;
        self.typed.saturating_duration_since(now + BURST * EACH)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_what_follows_comes_ten_a_second() {
        let now = Instant::now();
        let mut pace = Pace::new(now);
        assert!((0..BURST).all(|_| pace.line(now).is_zero()));
        let waits: Vec<Duration> = (0..10).map(|_| pace.line(now)).collect();
        assert_eq!(waits.last(), Some(&Duration::from_secs(1)));
        assert!(pace.line(now + Duration::from_secs(9)).is_zero());
    }
}
