//! Time limits. They are CPU time, so that other work on the machine cannot fail a test.

use std::time::Duration;

/// CPU time of the current thread.
#[cfg(unix)]
pub fn taken() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
    Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or_default())
}

/// There it is the time of the clock.
#[cfg(not(unix))]
pub fn taken() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    BEGAN.get_or_init(Instant::now).elapsed()
}

/// Does something, and holds that it takes no longer than this.
///
/// # Panics
/// If it does.
pub fn within<T>(at_most: Duration, what: impl FnOnce() -> String, does: impl FnOnce() -> T) -> T {
    within_of(|_| at_most, what, does)
}

/// Like [`within`], with a limit that depends on the result.
///
/// # Panics
/// If it takes longer.
pub fn within_of<T>(
    at_most: impl FnOnce(&T) -> Duration,
    what: impl FnOnce() -> String,
    does: impl FnOnce() -> T,
) -> T {
    let before = taken();
    let done = does();
    let took = taken().saturating_sub(before);
    let at_most = at_most(&done);
    assert!(took <= at_most, "it takes {took:.0?}, and may take {at_most:.0?}: {}", what());
    done
}
