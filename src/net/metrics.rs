//! Counters of the host, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Upper bounds of the histogram buckets in microseconds.
const BUCKETS: [u64; 6] = [100, 500, 1_000, 5_000, 20_000, 100_000];

#[derive(Debug, Default)]
pub struct Metrics {
    pub people: AtomicU64,
    pub tables: AtomicU64,
    pub games: AtomicU64,
    pub typed: AtomicU64,
    pub sent: AtomicU64,
    pub dropped: AtomicU64,
    pub refused: AtomicU64,
    pub unwritten: AtomicU64,
    /// Counts by bucket; the last is beyond all bounds.
    observe: [AtomicU64; BUCKETS.len() + 1],
    total_micros: AtomicU64,
}

impl Metrics {
    pub fn increment(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    pub fn observe(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let at = BUCKETS.iter().position(|most| micros <= *most).unwrap_or(BUCKETS.len());
        Metrics::increment(&self.observe[at]);
        self.total_micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// Text format of Prometheus.
    pub fn text(&self, began: SystemTime) -> String {
        let mut text = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: u64| {
            let _ = writeln!(text, "# HELP sixdot_{name} {help}\n# TYPE sixdot_{name} {kind}\nsixdot_{name} {value}");
        };

        let counter = |number: &AtomicU64| number.load(Ordering::Relaxed);
        let began = began.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        one("start_time_seconds", "gauge", "When the host was started.", began);
        one("people", "gauge", "People who are connected.", counter(&self.people));
        one("tables", "gauge", "Tables.", counter(&self.tables));
        one("games", "gauge", "Tables at which a game is played.", counter(&self.games));
        one("typed_lines_total", "counter", "Lines that were typed.", counter(&self.typed));
        one("sent_frames_total", "counter", "Frames that were sent.", counter(&self.sent));
        one("dropped_total", "counter", "Connections that did not read.", counter(&self.dropped));
        one("refused_total", "counter", "Connections that were not let in.", counter(&self.refused));
        one("unwritten_total", "counter", "Failures of the disk.", counter(&self.unwritten));
        let name = "sixdot_handling_seconds";
        let _ = writeln!(text, "# HELP {name} How long what came in took.\n# TYPE {name} histogram");
        let mut count = 0;
        for (at, observe) in self.observe.iter().enumerate() {
            count += counter(observe);
            match BUCKETS.get(at) {
                Some(most) => writeln!(text, "{name}_bucket{{le=\"{}\"}} {count}", seconds(*most)),
                None => writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}"),
            }
            .unwrap_or_default();
        }
        let _ = writeln!(text, "{name}_sum {}\n{name}_count {count}", seconds(counter(&self.total_micros)));
        text
    }
}

/// Formats microseconds as seconds.
fn seconds(micros: u64) -> String {
    let text = format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_up_to_each_bucket() {
        let metrics = Metrics::default();
        for micros in [50, 100, 700, 2_000_000] {
            metrics.observe(Duration::from_micros(micros));
        }
        metrics.people.store(3, Ordering::Relaxed);
        let text = metrics.text(UNIX_EPOCH + Duration::from_secs(7));
        for line in [
            "sixdot_start_time_seconds 7",
            "sixdot_people 3",
            "sixdot_handling_seconds_bucket{le=\"0.0001\"} 2",
            "sixdot_handling_seconds_bucket{le=\"0.001\"} 3",
            "sixdot_handling_seconds_bucket{le=\"0.1\"} 3",
            "sixdot_handling_seconds_bucket{le=\"+Inf\"} 4",
            "sixdot_handling_seconds_sum 2.00085",
            "sixdot_handling_seconds_count 4",
        ] {
            assert!(text.lines().any(|own| own == line), "{line}: {text}");
        }
    }
}
