//! Seeds for games for which none was chosen.

use std::hash::{BuildHasher, RandomState};

/// A seed from the system's own chance; short enough to be told and typed.
#[must_use]
pub fn new_seed() -> u64 {
    RandomState::new().hash_one(()) % 1_000_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_seeds_differ() {
        let first = new_seed();
        assert!((0..5).any(|_| new_seed() != first));
    }
}
