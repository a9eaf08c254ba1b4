//! The certificate of the host: the user's own, or one that the host makes itself, once, and keeps for its owner alone.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rcgen::{CertificateParams, DnType, KeyPair, date_time_ymd};
use tokio_rustls::rustls::client::verify_server_cert_signed_by_trust_anchor;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, UnixTime};
use tokio_rustls::rustls::server::ParsedCertificate;
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{CertificateError, Error, RootCertStore};

use super::fingerprint::Fingerprint;
use crate::file::{self, Synced};
use crate::say::{Message, Reason, msg};

/// The largest file of a certificate or a key that is read.
const MOST_BYTES: u64 = 256 << 10;

/// The file of the one that the host makes, with its key, so that no half of it can be there alone.
const OWN_FILE: &str = "certificate.pem";

/// For whom that one is: whoever connects by an address knows it by its fingerprint.
const NAMES: [&str; 3] = ["localhost", "127.0.0.1", "::1"];

/// From when until when it holds: nobody is to be frightened by another one.
const HOLDS_FROM: i32 = 2020;
const HOLDS_UNTIL: i32 = 2120;

/// Letters of a row in PEM.
const ROW: usize = 64;

/// Why there is no certificate.
#[derive(Debug)]
pub enum Unusable {
    /// One can be neither read nor made in the host's folder.
    Disk(io::Error),
    /// What is kept there is none. Making another one would frighten everybody who comes back.
    Kept,
    /// A file of the user's cannot be read.
    File(PathBuf, io::Error),
    /// It holds no certificate.
    NoCertificate(PathBuf),
    /// It holds no key.
    NoKey(PathBuf),
    /// The key is that of another certificate.
    Misfit,
}

impl Unusable {
    /// What is wrong, as it is told.
    #[must_use]
    pub fn message(&self) -> Message<'_> {
        let named = |file: &Path| file.display().to_string();
        match self {
            Unusable::Disk(error) => msg!("host-unreadable", reason = Reason::from(error)),
            Unusable::Kept => msg!("host-no-certificate"),
            Unusable::File(file, error) => {
                msg!("cli-cannot-read", file = named(file), reason = Reason::from(error))
            }
            Unusable::NoCertificate(file) => msg!("host-certificate-none", file = named(file)),
            Unusable::NoKey(file) => msg!("host-certificate-no-key", file = named(file)),
            Unusable::Misfit => msg!("host-certificate-misfit"),
        }
    }
}

/// A certificate with its key.
#[derive(Debug)]
pub struct Certificate {
    pub(super) certified: CertifiedKey,
}

impl Certificate {
    /// The user's own, with those that vouch for it, and its key.
    ///
    /// # Errors
    /// Why they cannot be used.
    pub fn read(certificate: &Path, key: &Path) -> Result<Self, Unusable> {
        let bytes =
            |path: &Path| file::read(path, MOST_BYTES).map_err(|error| Unusable::File(path.to_owned(), error));
        let (chain, secret) = (chain(&bytes(certificate)?), PrivateKeyDer::from_pem_slice(&bytes(key)?));
        let chain = chain.ok_or_else(|| Unusable::NoCertificate(certificate.to_owned()))?;
        let secret = secret.map_err(|_| Unusable::NoKey(key.to_owned()))?;
        CertifiedKey::from_der(chain, secret, &default_provider()).map(|certified| Certificate { certified }).map_err(
            |error| match error {
                Error::InconsistentKeys(_) => Unusable::Misfit,
                Error::InvalidCertificate(_) => Unusable::NoCertificate(certificate.to_owned()),
                _ => Unusable::NoKey(key.to_owned()),
            },
        )
    }

    /// The one that is kept in a folder, or a new one, which is kept there.
    ///
    /// # Errors
    /// Why there is none.
    pub fn kept_in(folder: &Path) -> Result<Self, Unusable> {
        let path = folder.join(OWN_FILE);
        match file::read(&path, MOST_BYTES) {
            Ok(bytes) => Certificate::of(&bytes).ok_or(Unusable::Kept),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let text = made().map_err(|_| Unusable::Disk(io::ErrorKind::Other.into()))?;
                file::create(&path, text.as_bytes(), &Synced::First).map_err(Unusable::Disk)?;
                Certificate::of(text.as_bytes()).ok_or(Unusable::Kept)
            }
            Err(error) => Err(Unusable::Disk(error)),
        }
    }

    fn of(bytes: &[u8]) -> Option<Self> {
        let secret = PrivateKeyDer::from_pem_slice(bytes).ok()?;
        let certified = CertifiedKey::from_der(chain(bytes)?, secret, &default_provider()).ok()?;
        Some(Certificate { certified })
    }

    /// By what people tell that it is this one, as browsers and `sixdot join` know it.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.certified.cert.first().map_or(&[], |own| own.as_ref()))
    }

    /// Whether it no longer holds so long after 1970.
    #[must_use]
    pub fn is_expired(&self, since: Duration) -> bool {
        let Some(parsed) = self.certified.cert.first().and_then(|own| ParsedCertificate::try_from(own).ok()) else {
            return false;
        };
        // Nobody vouches for it here, but its time is looked at before that.
        let (nobody, algorithms) = (RootCertStore::empty(), default_provider().signature_verification_algorithms);
        let now = UnixTime::since_unix_epoch(since);
        let verified = verify_server_cert_signed_by_trust_anchor(&parsed, &nobody, &[], now, algorithms.all);
        matches!(
            verified,
            Err(Error::InvalidCertificate(CertificateError::Expired | CertificateError::ExpiredContext { .. }))
        )
    }
}

/// The certificates of a file, the own one first; none if there is none, or what is no PEM.
fn chain(bytes: &[u8]) -> Option<Vec<CertificateDer<'static>>> {
    let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(bytes).collect();
    chain.ok().filter(|chain| !chain.is_empty())
}

/// A new certificate and its key, as they are kept.
fn made() -> Result<String, rcgen::Error> {
    let key = KeyPair::generate()?;
    let mut params = CertificateParams::new(NAMES.map(str::to_owned))?;
    params.distinguished_name.push(DnType::CommonName, "Sixdot");
    params.not_before = date_time_ymd(HOLDS_FROM, 1, 1);
    params.not_after = date_time_ymd(HOLDS_UNTIL, 1, 1);
    let certificate = params.self_signed(&key)?;
    Ok(pem("PRIVATE KEY", key.serialized_der()) + &pem("CERTIFICATE", certificate.der()))
}

/// Bytes as PEM (RFC 7468).
fn pem(label: &str, bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let at = |place: usize| u32::from(three.get(place).copied().unwrap_or_default());
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for place in 0..4 {
            let letter = usize::try_from(bits >> (18 - 6 * place) & 63).unwrap_or_default();
            text.push(if place <= three.len() { char::from(LETTERS[letter]) } else { '=' });
        }
    }
    let rows: Vec<&str> = (0..text.len()).step_by(ROW).map(|at| &text[at..text.len().min(at + ROW)]).collect();
    format!("-----BEGIN {label}-----\n{}\n-----END {label}-----\n", rows.join("\n"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-certificate-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    #[test]
    fn it_is_made_once_and_kept_for_its_owner_alone() {
        let folder = folder("kept");
        let made = Certificate::kept_in(&folder).expect("a certificate").fingerprint().to_string();
        assert_eq!(Certificate::kept_in(&folder).expect("the same").fingerprint().to_string(), made);
        assert_eq!((made.len(), made.split(' ').count()), (79, 16), "{made}");
        let path = folder.join(OWN_FILE);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&path).expect("a file").permissions().mode() & 0o077, 0);
        }
        fs::write(&path, "no certificate").expect("it can be written");
        assert!(matches!(Certificate::kept_in(&folder), Err(Unusable::Kept)));
        assert_eq!(fs::read_to_string(&path).expect("it is there"), "no certificate", "no other one takes its place");
        fs::remove_dir_all(folder).expect("it can be removed");
    }

    #[test]
    fn what_is_wrong_with_own_files_is_known() {
        let folder = folder("own");
        let write = |name: &str, text: &str| {
            let path = folder.join(name);
            fs::write(&path, text).expect("it can be written");
            path
        };
        let (own, other) = (made().expect("one"), made().expect("another"));
        let (own, other, nothing) = (write("own", &own), write("other", &other), write("nothing", "nothing"));
        assert!(Certificate::read(&own, &own).is_ok());
        assert!(matches!(Certificate::read(&own, &other), Err(Unusable::Misfit)));
        assert!(matches!(Certificate::read(&nothing, &own), Err(Unusable::NoCertificate(path)) if path == nothing));
        assert!(matches!(Certificate::read(&own, &nothing), Err(Unusable::NoKey(path)) if path == nothing));
        let gone = folder.join("gone");
        assert!(matches!(Certificate::read(&gone, &own), Err(Unusable::File(path, _)) if path == gone));
        fs::remove_dir_all(folder).expect("it can be removed");
    }

    #[test]
    fn it_holds_for_its_time_and_no_longer() {
        let folder = folder("time");
        let certificate = Certificate::kept_in(&folder).expect("a certificate");
        let year = |year: u64| Duration::from_secs((year - 1970) * 31_556_952);
        assert!(!certificate.is_expired(year(2026)) && !certificate.is_expired(year(2119)));
        assert!(certificate.is_expired(year(2121)));
        fs::remove_dir_all(folder).expect("it can be removed");
    }

    #[test]
    fn bytes_are_written_as_pem() {
        for (bytes, text) in [(&b"a"[..], "YQ=="), (b"ab", "YWI="), (b"abc", "YWJj"), (b"\xFF\xFF\xFE", "///+")] {
            assert_eq!(pem("X", bytes), format!("-----BEGIN X-----\n{text}\n-----END X-----\n"));
        }
        assert!(pem("X", &[0; 100]).lines().all(|row| row.len() <= ROW));
    }
}
