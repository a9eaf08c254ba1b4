//! What is only compared, in few bytes.

use sha2::{Digest, Sha256};

/// How many bytes make it as good as certain that two things with the same mark are the same.
const BYTES: usize = 16;

/// The mark of something: what has the same one is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark([u8; BYTES]);

impl Mark {
    /// The mark of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        let mut mark = [0; BYTES];
        mark.copy_from_slice(&Sha256::digest(bytes)[..BYTES]);
        Mark(mark)
    }
}
