//! The keys by which hosts know the user again. All are made of one secret, each for one name at one host: so nobody who has a host
//! can come to another one with what is proven there, and two hosts cannot tell that it is the same user.

use std::fmt;
use std::io;
use std::path::PathBuf;

use ring::hkdf::{HKDF_SHA256, Salt};
use ring::signature::{Ed25519KeyPair, KeyPair};

use super::place::Place;
use crate::file::{self, Synced};
use crate::net::proof::{Challenge, Proof, PublicKey};
use crate::record::Hex;

/// The largest file that is read.
const MOST_BYTES: u64 = 1 << 10;

/// What the secret is used for, so that it makes nothing else.
const MAKES_KEYS: &[u8] = b"sixdot keys 1";

/// The secret of the user, in a file that its owner alone can read; there are no keys without a file.
#[derive(Clone, Debug, Default)]
pub struct Keys {
    file: Option<PathBuf>,
}

/// What is kept as the secret is none. Another one would be somebody else at every host.
#[derive(Debug, thiserror::Error)]
#[error("no secret can be read in {}", .file.display())]
pub struct Unreadable {
    /// Where it is kept.
    pub file: PathBuf,
}

/// The key for one name at one host.
pub struct Key(Ed25519KeyPair);

impl Keys {
    /// Those of the secret that is kept in this file.
    pub fn in_file(file: Option<PathBuf>) -> Self {
        Keys { file }
    }

    /// The key for a name at a host; the secret is made when it is needed first. None where it cannot be kept.
    ///
    /// # Errors
    /// What is kept cannot be read.
    pub fn of(&self, place: &Place, name: &str) -> Result<Option<Key>, Unreadable> {
        let Some(file) = &self.file else { return Ok(None) };
        let secret = match file::read(file, MOST_BYTES) {
            Ok(bytes) => std::str::from_utf8(&bytes).ok().and_then(|text| text.trim_end().parse().ok()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => match self.made() {
                Some(secret) => Some(secret),
                None => return Ok(None),
            },
            Err(_) => None,
        };
        let Hex(secret): Hex<32> = secret.ok_or_else(|| Unreadable { file: file.clone() })?;
        Ok(Key::made_of(&secret, place, name))
    }

    /// A new secret, where it can be kept.
    fn made(&self) -> Option<Hex<32>> {
        let file = self.file.as_ref()?;
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok()?;
        let secret = Hex(bytes);
        file.parent().map_or(Ok(()), file::create_folder).ok()?;
        file::create(file, format!("{secret}\n").as_bytes(), &Synced::First).ok()?;
        Some(secret)
    }
}

impl Key {
    fn made_of(secret: &[u8; 32], place: &Place, name: &str) -> Option<Self> {
        let (place, name) = (place.key(), name.to_lowercase());
        let of = [place.as_bytes(), b"\n", name.as_bytes()];
        let mut seed = [0; 32];
        Salt::new(HKDF_SHA256, MAKES_KEYS).extract(secret).expand(&of, HKDF_SHA256).ok()?.fill(&mut seed).ok()?;
        Ed25519KeyPair::from_seed_unchecked(&seed).ok().map(Key)
    }

    /// What everybody may know of it.
    pub fn public(&self) -> PublicKey {
        let mut bytes = [0; 32];
        bytes.copy_from_slice(self.0.public_key().as_ref());
        PublicKey(Hex(bytes))
    }

    /// The proof that one has it.
    pub fn proves(&self, challenge: Challenge) -> Proof {
        let mut bytes = [0; 64];
        bytes.copy_from_slice(self.0.sign(&challenge.signed()).as_ref());
        Proof(Hex(bytes))
    }
}

/// Nothing of the secret half.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Key").field(&self.public()).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn place(text: &str) -> Place {
        text.parse().expect("a place")
    }

    fn file(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-keys-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder.join("key")
    }

    #[test]
    fn a_key_is_the_same_for_a_name_at_a_host_and_another_one_elsewhere() {
        let file = file("same");
        let keys = Keys::in_file(Some(file.clone()));
        let public = |keys: &Keys, at: &str, name: &str| {
            keys.of(&place(at), name).expect("it can be read").expect("it can be kept").public()
        };
        let anna = public(&keys, "example.org", "Anna");
        let again = Keys::in_file(Some(file.clone()));
        assert_eq!(public(&again, "Example.ORG.:7777", "ANNA"), anna);
        for (at, name) in [("example.org", "Ben"), ("example.org:7778", "Anna"), ("other.org", "Anna")] {
            assert_ne!(public(&keys, at, name), anna, "{at} {name}");
        }
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&file).expect("a file").permissions().mode();
            assert_eq!(mode & 0o077, 0, "{mode:o}");
        }
        let secret = fs::read_to_string(&file).expect("text");
        assert!(!format!("{:?}", keys.of(&place("example.org"), "Anna")).contains(secret.trim_end()));
        fs::remove_file(&file).expect("it can be removed");
        assert_ne!(public(&keys, "example.org", "Anna"), anna, "another secret makes other keys");
        fs::remove_dir_all(file.parent().expect("a folder")).expect("it can be removed");
    }

    // Worked out by another program, from the sentences about it in docs/protocol.md.
    #[test]
    fn a_key_is_made_and_proves_as_the_page_says() {
        let key = Key::made_of(&[7; 32], &place("example.org"), "Änna").expect("a key");
        assert_eq!(
            key.public().to_string(),
            "ed25519:a42e911d416beac79cd8857c65ede3850e9d51a30dcb9a09675f9b73c447ee7c"
        );
        let proof = key.proves(Challenge(Hex([9; 32])));
        assert_eq!(
            proof.0.to_string(),
            "679d80a0f3ef493fdf06d78e1e3c55ac3afdd211c255fc123ca3bdf2d8262498785e67005e4124b56f5093b143491ca477f1fc89580d9ba2e66ec3597d68d40b"
        );
    }

    #[test]
    fn only_the_key_itself_proves_it_and_only_for_what_was_asked() {
        let key = |secret| Key::made_of(&[secret; 32], &place("example.org"), "Anna").expect("a key");
        let (anna, other) = (key(1), key(2));
        let asked = Challenge::by_chance().expect("chance");
        let proof = anna.proves(asked);
        assert!(anna.public().has_signed(asked, proof));
        assert!(!other.public().has_signed(asked, proof));
        assert!(!anna.public().has_signed(asked, other.proves(asked)));
        assert!(
            !anna.public().has_signed(Challenge::by_chance().expect("chance"), proof),
            "it was asked something else"
        );
        let mut touched = proof;
        touched.0.0[63] ^= 1;
        assert!(!anna.public().has_signed(asked, touched));
    }

    #[test]
    fn what_cannot_be_read_stays_as_it_is_and_makes_no_key() {
        let file = file("unreadable");
        fs::create_dir_all(file.parent().expect("a folder")).expect("it can be made");
        for wrong in ["", "no secret", "00ff"] {
            fs::write(&file, wrong).expect("it can be written");
            let keys = Keys::in_file(Some(file.clone()));
            assert_eq!(keys.of(&place("a"), "Anna").expect_err("it cannot be read").file, file);
            assert_eq!(fs::read_to_string(&file).expect("it is there"), wrong);
        }
        assert!(Keys::default().of(&place("a"), "Anna").expect("nothing to read").is_none());
        let nowhere = Keys::in_file(Some(file.join("below")));
        assert!(!matches!(nowhere.of(&place("a"), "Anna"), Ok(Some(_))), "below a file nothing can be kept");
        fs::remove_dir_all(file.parent().expect("a folder")).expect("it can be removed");
    }
}
