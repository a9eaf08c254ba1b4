//! FNV-1a of 64 bits.

use std::hash::{BuildHasherDefault, Hasher};

/// How the keys of a tree are looked up: they are few and short, and from files that lie here, so nobody gains by letting them
/// collide.
pub(super) type ByKey = BuildHasherDefault<Fnv>;

/// A hash of what it has been given so far: the same on every machine and in every version.
pub(super) struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
