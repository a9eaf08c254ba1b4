//! The key by which clients know the server again: made once, and kept for its owner alone.

use std::io;
use std::path::Path;

use russh::keys::ssh_key::LineEnding;
use russh::keys::ssh_key::private::{Ed25519Keypair, KeypairData};
use russh::keys::{HashAlg, PrivateKey};

use crate::file::{self, Synced};

/// The largest file of a key that is read.
const MOST_BYTES: u64 = 16 << 10;

/// Why there is no key.
#[derive(Debug)]
pub enum Unusable {
    /// It can be neither read nor made.
    Disk(io::Error),
    /// What is kept there is none. Making another one would frighten everybody who comes back.
    NoKey,
}

/// The key of the server.
#[derive(Clone, Debug)]
pub struct HostKey(pub(super) PrivateKey);

impl HostKey {
    /// The one that is kept in a folder, or a new one, which is kept there.
    ///
    /// # Errors
    /// Why there is none.
    pub fn kept_in(folder: &Path) -> Result<Self, Unusable> {
        let path = folder.join("host-key");
        match file::read(&path, MOST_BYTES) {
            Ok(bytes) => PrivateKey::from_openssh(bytes).map(HostKey).map_err(|_| Unusable::NoKey),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let mut seed = [0; 32];
                getrandom::fill(&mut seed).map_err(|error| Unusable::Disk(error.into()))?;
                let pair = KeypairData::Ed25519(Ed25519Keypair::from_seed(&seed));
                let key = PrivateKey::new(pair, "sixdot").map_err(|_| Unusable::NoKey)?;
                let text = key.to_openssh(LineEnding::LF).map_err(|_| Unusable::NoKey)?;
                file::create(&path, text.as_bytes(), &Synced::First).map_err(Unusable::Disk)?;
                Ok(HostKey(key))
            }
            Err(error) => Err(Unusable::Disk(error)),
        }
    }

    /// By what people tell that it is this one, as `ssh` shows it.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        self.0.fingerprint(HashAlg::Sha256).to_string()
    }
}
