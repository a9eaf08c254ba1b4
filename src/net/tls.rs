//! TLS for the listeners: certificates, fingerprints and the handshake.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use std::{fmt, io};

use data_encoding::BASE64;
use rcgen::{CertificateParams, DnType, KeyPair, date_time_ymd};
use sha2::{Digest, Sha256};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::client::verify_server_cert_signed_by_trust_anchor;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, UnixTime};
use tokio_rustls::rustls::server::{ClientHello, ParsedCertificate, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{CertificateError, Error, RootCertStore, ServerConfig};
use tokio_rustls::server::TlsStream;

use crate::record::{Hex, in_groups};
use crate::storage::{self, Stamp};
use crate::text::{Message, msg};

const MOST_BYTES: u64 = 256 << 10;

/// Certificate and key in one file, so that one cannot exist without the other.
const OWN_FILE: &str = "certificate.pem";

/// Names in the self-signed certificate. Clients at other addresses check the fingerprint.
const NAMES: [&str; 3] = ["localhost", "127.0.0.1", "::1"];

/// Validity of the self-signed certificate, long enough never to be replaced.
const HOLDS_FROM: i32 = 2020;
const HOLDS_UNTIL: i32 = 2120;

const ROW: usize = 64;

#[derive(Debug)]
pub enum UnusableCertificate {
    Disk(io::Error),
    /// The file is malformed. It is not replaced, since clients would warn of a changed certificate.
    Kept,
    File(PathBuf, io::Error),
    NoCertificate(PathBuf),
    NoKey(PathBuf),
    Misfit,
}

impl UnusableCertificate {
    pub fn message(&self) -> Message<'static> {
        match self {
            UnusableCertificate::Disk(error) => msg!("host-unreadable", reason = error),
            UnusableCertificate::Kept => msg!("host-no-certificate"),
            UnusableCertificate::File(file, error) => msg!("cli-cannot-read", file, reason = error),
            UnusableCertificate::NoCertificate(file) => msg!("host-certificate-none", file),
            UnusableCertificate::NoKey(file) => msg!("host-certificate-no-key", file),
            UnusableCertificate::Misfit => msg!("host-certificate-misfit"),
        }
    }
}

#[derive(Debug)]
pub struct Certificate {
    pub(super) certified: CertifiedKey,
}

impl Certificate {
    /// Reads a certificate chain and its key from PEM files.
    ///
    /// # Errors
    /// The files cannot be used.
    pub fn read(certificate: &Path, key: &Path) -> Result<Self, UnusableCertificate> {
        let bytes = |path: &Path| {
            storage::read(path, MOST_BYTES).map_err(|error| UnusableCertificate::File(path.to_owned(), error))
        };
        let (chain, secret) = (chain(&bytes(certificate)?), PrivateKeyDer::from_pem_slice(&bytes(key)?));
        let chain = chain.ok_or_else(|| UnusableCertificate::NoCertificate(certificate.to_owned()))?;
        let secret = secret.map_err(|_| UnusableCertificate::NoKey(key.to_owned()))?;
        CertifiedKey::from_der(chain, secret, &default_provider()).map(|certified| Certificate { certified }).map_err(
            |error| match error {
                Error::InconsistentKeys(_) => UnusableCertificate::Misfit,
                Error::InvalidCertificate(_) => UnusableCertificate::NoCertificate(certificate.to_owned()),
                _ => UnusableCertificate::NoKey(key.to_owned()),
            },
        )
    }

    /// Reads the self-signed certificate from the folder, or creates it there.
    ///
    /// # Errors
    /// It cannot be read or created.
    pub fn load_or_create(folder: &Path) -> Result<Self, UnusableCertificate> {
        let make = || create_self_signed().map_err(io::Error::other);
        let bytes = read_or_create(&folder.join(OWN_FILE), MOST_BYTES, make);
        let bytes = bytes.map_err(UnusableCertificate::Disk)?;
        let secret = PrivateKeyDer::from_pem_slice(&bytes).map_err(|_| UnusableCertificate::Kept)?;
        let chain = chain(&bytes).ok_or(UnusableCertificate::Kept)?;
        let certified = CertifiedKey::from_der(chain, secret, &default_provider());
        certified.map(|certified| Certificate { certified }).map_err(|_| UnusableCertificate::Kept)
    }

    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.certified.cert.first().map_or(&[], |own| own.as_ref()))
    }

    /// True if it has expired at this time since 1970.
    pub fn is_expired(&self, since: Duration) -> bool {
        let Some(parsed) = self.certified.cert.first().and_then(|own| ParsedCertificate::try_from(own).ok()) else {
            return false;
        };
        // Verification fails without a trust anchor, but checks the validity first.
        let (nobody, algorithms) = (RootCertStore::empty(), default_provider().signature_verification_algorithms);
        let now = UnixTime::since_unix_epoch(since);
        let verified = verify_server_cert_signed_by_trust_anchor(&parsed, &nobody, &[], now, algorithms.all);
        matches!(
            verified,
            Err(Error::InvalidCertificate(CertificateError::Expired | CertificateError::ExpiredContext { .. }))
        )
    }
}

fn chain(bytes: &[u8]) -> Option<Vec<CertificateDer<'static>>> {
    let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(bytes).collect();
    chain.ok().filter(|chain| !chain.is_empty())
}

fn create_self_signed() -> Result<String, rcgen::Error> {
    let key = KeyPair::generate()?;
    let mut params = CertificateParams::new(NAMES.map(str::to_owned))?;
    params.distinguished_name.push(DnType::CommonName, "Sixdot");
    params.not_before = date_time_ymd(HOLDS_FROM, 1, 1);
    params.not_after = date_time_ymd(HOLDS_UNTIL, 1, 1);
    let certificate = params.self_signed(&key)?;
    Ok(pem("PRIVATE KEY", key.serialized_der()) + &pem("CERTIFICATE", certificate.der()))
}

/// Reads a file, which is created if it does not exist.
///
/// # Errors
/// The file can be neither read nor created, or is longer than `most` bytes.
pub fn read_or_create(path: &Path, most: u64, make: impl FnOnce() -> io::Result<String>) -> io::Result<Vec<u8>> {
    match storage::read(path, most) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let text = make()?;
            storage::create(path, text.as_bytes(), &storage::Synced::First)?;
            Ok(text.into_bytes())
        }
        read => read,
    }
}

/// PEM encoding (RFC 7468).
fn pem(label: &str, bytes: &[u8]) -> String {
    let text = BASE64.encode(bytes);
    let rows: Vec<_> = text.as_bytes().chunks(ROW).map(String::from_utf8_lossy).collect();
    format!("-----BEGIN {label}-----\n{}\n-----END {label}-----\n", rows.join("\n"))
}

/// SHA-256 of a certificate, displayed in groups of four digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(Hex<32>);

impl Fingerprint {
    pub fn of(certificate: &[u8]) -> Self {
        Fingerprint(Hex(Sha256::digest(certificate).into()))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_groups(&hex::encode_upper(self.0.0)))
    }
}

/// Accepts any grouping.
impl FromStr for Fingerprint {
    type Err = <Hex<32> as FromStr>::Err;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.replace(' ', "").parse().map(Fingerprint)
    }
}

const HANDSHAKE: u8 = 0x16;

/// Time limit for the first byte and the handshake.
const GREETING: Duration = Duration::from_secs(15);

#[derive(Clone)]
pub struct TlsServer {
    acceptor: TlsAcceptor,
    current: Arc<CurrentCertificate>,
}

#[derive(Debug)]
struct CurrentCertificate(RwLock<Arc<CertifiedKey>>);

impl ResolvesServerCert for CurrentCertificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

pub enum Accepted {
    Encrypted(Box<TlsStream<TcpStream>>),
    /// The client began with something other than TLS, which is still unread.
    Plain(TcpStream),
}

impl TlsServer {
    /// Accepts TLS 1.2 and 1.3.
    ///
    /// # Errors
    /// The library lacks their cipher suites.
    pub fn new(certificate: Certificate) -> io::Result<Self> {
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()));
        let config = config.with_safe_default_protocol_versions().map_err(io::Error::other)?.with_no_client_auth();
        let current = Arc::new(CurrentCertificate(RwLock::new(Arc::new(certificate.certified))));
        let config = config.with_cert_resolver(Arc::<CurrentCertificate>::clone(&current));
        Ok(TlsServer { acceptor: TlsAcceptor::from(Arc::new(config)), current })
    }

    /// Replaces the certificate for new connections.
    pub fn set_certificate(&self, certificate: Certificate) {
        *self.current.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(certificate.certified);
    }

    /// Peeks at the first byte to detect TLS, then completes the handshake.
    ///
    /// # Errors
    /// The client is silent, gone, or fails the handshake.
    pub async fn accept(&self, stream: TcpStream) -> io::Result<Accepted> {
        let accepted = async {
            let mut first = [0];
            if stream.peek(&mut first).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if first == [HANDSHAKE] {
                Ok(Accepted::Encrypted(Box::new(self.acceptor.accept(stream).await?)))
            } else {
                Ok(Accepted::Plain(stream))
            }
        };
        timeout(GREETING, accepted).await?
    }
}

/// Watches the files of the user's certificate, which is renewed every few months.
#[derive(Debug)]
pub struct CertificateWatcher {
    certificate: PathBuf,
    key: PathBuf,
    read: [Option<Stamp>; 2],
    seen: [Option<Stamp>; 2],
}

impl CertificateWatcher {
    pub fn of(certificate: &Path, key: &Path) -> Self {
        let stamps = [certificate, key].map(Stamp::of);
        let (certificate, key) = (certificate.to_owned(), key.to_owned());
        CertificateWatcher { certificate, key, read: stamps.clone(), seen: stamps }
    }

    /// Reads the files after a change, once they are the same in two successive calls, since they are written one after
    /// the other.
    pub fn look(&mut self) -> Option<Result<Certificate, UnusableCertificate>> {
        let stamps = [&self.certificate, &self.key].map(|path| Stamp::of(path));
        let rests = stamps == self.seen;
        self.seen.clone_from(&stamps);
        if !rests || stamps == self.read {
            return None;
        }
        self.read = stamps;
        Some(Certificate::read(&self.certificate, &self.key))
    }
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
        let made = Certificate::load_or_create(&folder).expect("a certificate").fingerprint().to_string();
        assert_eq!(Certificate::load_or_create(&folder).expect("the same").fingerprint().to_string(), made);
        assert_eq!((made.len(), made.split(' ').count()), (79, 16), "{made}");
        let path = folder.join(OWN_FILE);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&path).expect("a file").permissions().mode() & 0o077, 0);
        }
        fs::write(&path, "no certificate").expect("it can be written");
        assert!(matches!(Certificate::load_or_create(&folder), Err(UnusableCertificate::Kept)));
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
        let (own, other) = (create_self_signed().expect("one"), create_self_signed().expect("another"));
        let (own, other, nothing) = (write("own", &own), write("other", &other), write("nothing", "nothing"));
        assert!(Certificate::read(&own, &own).is_ok());
        assert!(matches!(Certificate::read(&own, &other), Err(UnusableCertificate::Misfit)));
        assert!(
            matches!(Certificate::read(&nothing, &own), Err(UnusableCertificate::NoCertificate(path)) if path == nothing)
        );
        assert!(
            matches!(Certificate::read(&own, &nothing), Err(UnusableCertificate::NoKey(path)) if path == nothing)
        );
        let gone = folder.join("gone");
        assert!(matches!(Certificate::read(&gone, &own), Err(UnusableCertificate::File(path, _)) if path == gone));
        fs::remove_dir_all(folder).expect("it can be removed");
    }

    #[test]
    fn it_holds_for_its_time_and_no_longer() {
        let folder = folder("time");
        let certificate = Certificate::load_or_create(&folder).expect("a certificate");
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

    #[test]
    fn it_is_told_in_groups_and_read_again() {
        let told = Fingerprint::of(b"abc").to_string();
        assert_eq!(told, "BA78 16BF 8F01 CFEA 4141 40DE 5DAE 2223 B003 61A3 9617 7A9C B410 FF61 F200 15AD");
        assert_eq!(told.parse(), Ok(Fingerprint::of(b"abc")));
        assert_eq!(told.to_lowercase().replace(' ', "").parse(), Ok(Fingerprint::of(b"abc")));
        let (short, long) = (told[..told.len() - 2].to_owned(), format!("{told} 00"));
        let odd = told[..told.len() - 1].to_owned();
        for wrong in ["", "ä", &short, &long, &odd, &told.replace('B', "x")] {
            assert!(wrong.parse::<Fingerprint>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn files_are_read_again_when_they_have_changed_and_rest() {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-renewal", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        // What the host makes itself is both.
        let make = |name: &str| {
            let folder = folder.join(name);
            fs::create_dir_all(&folder).expect("a folder");
            let made = Certificate::load_or_create(&folder).expect("a certificate").fingerprint();
            (folder.join("certificate.pem"), made)
        };
        let ((old, _), (new, its)) = (make("old"), make("new"));
        let path = folder.join("live.pem");
        fs::copy(&old, &path).expect("it is there");
        let mut watcher = CertificateWatcher::of(&path, &path);
        assert!((0..3).all(|_| watcher.look().is_none()), "nothing has changed");
        let puts = |from: &Path| {
            let beside = folder.join("beside.pem");
            fs::copy(from, &beside).and_then(|_| fs::rename(&beside, &path)).expect("it takes the place");
        };
        puts(&new);
        assert!(watcher.look().is_none(), "it may still be written");
        let read = watcher.look().expect("it rests").expect("a certificate");
        assert_eq!(read.fingerprint(), its);
        assert!((0..3).all(|_| watcher.look().is_none()), "it is read once");
        // What is no certificate is told once, and so is that there is none.
        let nothing = folder.join("nothing");
        fs::write(&nothing, "nothing").expect("it is written");
        puts(&nothing);
        assert!(
            watcher.look().is_none() && matches!(watcher.look(), Some(Err(UnusableCertificate::NoCertificate(_))))
        );
        fs::remove_file(&path).expect("it is there");
        assert!(watcher.look().is_none() && matches!(watcher.look(), Some(Err(UnusableCertificate::File(..)))));
        assert!(watcher.look().is_none());
        puts(&new);
        assert!(watcher.look().is_none() && matches!(watcher.look(), Some(Ok(_))));
        fs::remove_dir_all(folder).expect("it can be removed");
    }
}
