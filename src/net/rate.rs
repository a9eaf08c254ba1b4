//! How often something may be done: so often at once, and then one after the other.

use std::time::{Duration, Instant};

/// How often something may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How often at once.
    pub at_once: u32,
    /// How long it takes until it may be done once more.
    pub each: Duration,
}

impl Rate {
    /// Does it once more, if it may be done. What has been done is forgotten at a moment, which is none at first.
    pub fn takes(self, forgotten: &mut Option<Instant>, now: Instant) -> bool {
        let then = forgotten.map_or(now, |forgotten| forgotten.max(now)) + self.each;
        let takes = then.saturating_duration_since(now) <= self.each * self.at_once;
        if takes {
            *forgotten = Some(then);
        }
        takes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_may_be_done_so_often_at_once_and_then_one_after_the_other() {
        let rate = Rate { at_once: 3, each: Duration::from_secs(10) };
        let (mut forgotten, now) = (None, Instant::now());
        assert_eq!((0..9).filter(|_| rate.takes(&mut forgotten, now)).count(), 3);
        let later = now + Duration::from_secs(9);
        assert!(!rate.takes(&mut forgotten, later));
        let later = now + Duration::from_secs(10);
        assert!(rate.takes(&mut forgotten, later) && !rate.takes(&mut forgotten, later));
        let later = now + Duration::from_secs(1000);
        assert_eq!((0..9).filter(|_| rate.takes(&mut forgotten, later)).count(), 3);
    }
}
