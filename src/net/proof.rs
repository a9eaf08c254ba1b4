//! How somebody proves to have a key: the host asks what nobody was asked before, and the answer is signed (Ed25519).

use std::fmt;

use ring::signature::{ED25519, UnparsedPublicKey};
use serde::{Deserialize, Serialize};

use crate::record::Hex;

/// What stands before what is signed, so that a signature is of nothing else.
const PROVES: &[u8] = b"sixdot key 1\n";

/// What the host asks, new each time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Challenge(pub Hex<32>);

/// The half of a key that everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PublicKey(pub Hex<32>);

/// What only the other half can make of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Proof(pub Hex<64>);

impl Challenge {
    /// One that nobody can know before; none if the system has no chance.
    #[must_use]
    pub fn by_chance() -> Option<Self> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok().map(|()| Challenge(Hex(bytes)))
    }

    /// What is signed.
    #[must_use]
    pub fn signed(self) -> Vec<u8> {
        [PROVES, self.0.0.as_slice()].concat()
    }
}

impl PublicKey {
    /// Whether the other half has made this proof.
    #[must_use]
    pub fn has_signed(self, challenge: Challenge, Proof(Hex(proof)): Proof) -> bool {
        UnparsedPublicKey::new(&ED25519, self.0.0).verify(&challenge.signed(), &proof).is_ok()
    }
}

/// As it stands beside those of SSH.
impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ed25519:{}", self.0)
    }
}
