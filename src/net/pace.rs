//! How fast somebody may send: whoever is faster than anybody can be is read more slowly.

use std::time::Duration;

use tokio::time::Instant;

/// The pace of one connection.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    burst: Duration,
    each: Duration,
    taken: Instant,
}

impl Pace {
    /// Twenty lines at once, and then ten a second.
    pub fn of_lines() -> Self {
        Pace { burst: Duration::from_secs(2), each: Duration::from_millis(100), taken: Instant::now() }
    }

    /// 64 KiB at once, and then 16 KiB a second.
    pub fn of_bytes() -> Self {
        Pace { burst: Duration::from_secs(4), each: Duration::from_secs(1) / (16 << 10), taken: Instant::now() }
    }

    /// So much comes; how long what follows has to wait.
    pub fn takes(&mut self, count: u32, now: Instant) -> Duration {
        self.taken = self.taken.max(now) + self.each * count;
        self.taken.saturating_duration_since(now + self.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_what_follows_comes_ten_a_second() {
        let mut pace = Pace::of_lines();
        let now = pace.taken;
        assert!((0..20).all(|_| pace.takes(1, now).is_zero()));
        let waits: Vec<Duration> = (0..10).map(|_| pace.takes(1, now)).collect();
        assert_eq!(waits.last(), Some(&Duration::from_secs(1)));
        assert!(pace.takes(1, now + Duration::from_secs(9)).is_zero());
    }

    #[test]
    fn bytes_are_counted_by_their_number() {
        let mut pace = Pace::of_bytes();
        let now = pace.taken;
        assert!((0..63).all(|_| pace.takes(1 << 10, now).is_zero()));
        let wait = pace.takes(17 << 10, now);
        assert!(wait > Duration::from_millis(900) && wait < Duration::from_millis(1100), "{wait:?}");
    }
}
