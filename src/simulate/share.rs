//! Shares of many games, and how sure they are.

/// The half width, in standard deviations, of an interval that holds the truth in 95 of 100 cases.
const Z: f64 = 1.959_964;

/// A share in percent.
pub(super) fn percent(part: u64, whole: u64) -> String {
    format!("{:.1}", 100.0 * as_f64(part) / as_f64(whole.max(1)))
}

/// Between which shares the true one lies, in 95 of 100 cases (Wilson's score interval).
pub(super) fn interval(part: u64, whole: u64) -> (f64, f64) {
    if whole == 0 {
        return (0.0, 1.0);
    }
    let (count, share) = (as_f64(whole), as_f64(part) / as_f64(whole));
    let middle = share + Z * Z / (2.0 * count);
    let half = Z * (share * (1.0 - share) / count + Z * Z / (4.0 * count * count)).sqrt();
    let scale = 1.0 + Z * Z / count;
    (((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0))
}

/// Counts of games and rounds are far below the numbers that are not exact.
pub(super) fn as_f64(count: u64) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_the_books() {
        let (low, high) = interval(50, 100);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4, "{low} {high}");
        let (low, high) = interval(0, 10);
        assert!(low.abs() < 1e-9 && (high - 0.2775).abs() < 1e-4, "{low} {high}");
        let whole = interval(0, 0);
        assert!(whole.0.abs() < 1e-9 && (whole.1 - 1.0).abs() < 1e-9);
    }
}
