//! The way to a host: encrypted wherever the host can do that, and then the host is known again by its certificate. Nobody else
//! vouches for it, so it is taken as it is the first time, and another one is refused later.

use std::io;
use std::mem;
use std::sync::{Arc, OnceLock};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::client::Resumption;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::crypto::{WebPkiSupportedAlgorithms, verify_tls12_signature, verify_tls13_signature};
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, InvalidMessage, SignatureScheme,
};

use super::mail::Shared;
use super::notice::Notice;
use super::pin::{Pins, Unreadable};
use super::place::Place;
use crate::net::tls::Fingerprint;

/// What a conversation goes over, encrypted or not.
pub trait Duplex: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Duplex for T {}

/// The same, whichever it is.
pub type Stream = Box<dyn Duplex>;

/// Why a way cannot be gone.
#[derive(Debug)]
pub enum Impassable {
    /// This time; it may go later.
    Broken(io::Error),
    /// It must not be gone.
    Refused(Notice),
}

impl From<io::Error> for Impassable {
    fn from(error: io::Error) -> Self {
        Impassable::Broken(error)
    }
}

/// The way to a host, which may be gone several times.
#[derive(Debug)]
pub struct Way {
    place: Place,
    /// Whether it never leaves this machine, where nobody else is on it.
    is_here: bool,
    pins: Pins,
    /// By what the host is known.
    known: Option<Fingerprint>,
    /// Whether it may show another certificate the first time.
    takes_new: bool,
    /// What it has shown on the connection that there is; nothing on one that is not encrypted.
    shown: Option<Fingerprint>,
    /// Whether it was told that it does not encrypt.
    is_told: bool,
}

impl Way {
    /// To a place, where the host may show another certificate than the one by which it is known.
    ///
    /// # Errors
    /// What was kept of hosts cannot be read.
    pub fn to(place: Place, pins: Pins, takes_new: bool) -> Result<Self, Unreadable> {
        let known = pins.of(&place)?;
        let is_here = place.is_this_machine();
        Ok(Way { place, is_here, pins, known, takes_new, shown: None, is_told: false })
    }

    /// Where it leads.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// Goes it: encrypted, or not if that is never wanted, or the host cannot and need not do it.
    ///
    /// # Errors
    /// There is no way, or it must not be gone.
    pub async fn open(&mut self) -> Result<Stream, Impassable> {
        self.shown = None;
        let must = self.known.is_some() || self.takes_new || self.place.is_encrypted;
        let stream = self.connect().await?;
        if !must && self.is_here {
            return Ok(Box::new(stream));
        }
        let judge = Arc::new(CertificateVerifier::of(self.known.filter(|_| !self.takes_new)));
        match self.encrypt(stream, Arc::clone(&judge)).await {
            Ok(stream) => {
                self.shown = judge.shown.get().copied();
                Ok(stream)
            }
            Err(error) => match (judge.refused(), self.known) {
                (Some(refused), _) => Err(Impassable::Refused(refused)),
                _ if !is_no_tls(&error) => Err(Impassable::Broken(error)),
                (None, Some(_)) => Err(Impassable::Refused(Notice::NoLonger)),
                (None, None) if must => Err(Impassable::Refused(Notice::Never)),
                (None, None) => Ok(Box::new(self.connect().await?)),
            },
        }
    }

    /// There is a host at its end: keeps by which certificate it is known, and tells what is new about it.
    pub fn is_met(&mut self, shared: &Shared) {
        match self.shown {
            None if self.is_here || mem::replace(&mut self.is_told, true) => {}
            None => shared.notices(Notice::Plain),
            Some(shown) if self.known == Some(shown) => {}
            Some(shown) => {
                self.known = Some(shown);
                shared.notices(match self.pins.keep(&self.place, shown) {
                    Ok(()) => Notice::Known(shown),
                    Err(error) => Notice::NotKept(shown, error.kind()),
                });
            }
        }
        self.takes_new = false;
    }

    async fn connect(&self) -> io::Result<TcpStream> {
        let stream = TcpStream::connect((self.place.host.as_str(), self.place.port)).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    async fn encrypt(&self, stream: TcpStream, judge: Arc<CertificateVerifier>) -> io::Result<Stream> {
        // What is no name can still be at an address.
        let name = match ServerName::try_from(self.place.host.clone()) {
            Ok(name) => name,
            Err(_) => stream.peer_addr()?.ip().into(),
        };
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?;
        let mut config = config.dangerous().with_custom_certificate_verifier(judge).with_no_client_auth();
        // The certificate is looked at each time.
        config.resumption = Resumption::disabled();
        Ok(Box::new(TlsConnector::from(Arc::new(config)).connect(name, stream).await?))
    }
}

/// Whether the other end has answered as no end that encrypts does. One that is silent, or gone, has not.
fn is_no_tls(error: &io::Error) -> bool {
    let error = error.get_ref().and_then(|error| error.downcast_ref::<Error>());
    matches!(error, Some(Error::InvalidMessage(InvalidMessage::InvalidContentType)))
}

/// Who looks at the certificate in the handshake. That the host has its key is verified as always.
#[derive(Debug)]
struct CertificateVerifier {
    known: Option<Fingerprint>,
    shown: OnceLock<Fingerprint>,
    algorithms: WebPkiSupportedAlgorithms,
}

impl CertificateVerifier {
    /// Takes this certificate, or whichever comes.
    fn of(known: Option<Fingerprint>) -> Self {
        let algorithms = default_provider().signature_verification_algorithms;
        CertificateVerifier { known, shown: OnceLock::new(), algorithms }
    }

    /// Why what was shown is refused.
    fn refused(&self) -> Option<Notice> {
        let (known, shown) = (self.known?, *self.shown.get()?);
        (known != shown).then_some(Notice::Changed { known, shown })
    }
}

impl ServerCertVerifier for CertificateVerifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        self.shown.get_or_init(|| Fingerprint::of(certificate));
        match self.refused() {
            None => Ok(ServerCertVerified::assertion()),
            Some(_) => Err(CertificateError::ApplicationVerificationFailure.into()),
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signed, &self.algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signed, &self.algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;
    use std::time::Duration;

    use rcgen::{CertificateParams, KeyPair};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio::time::timeout;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::crypto::ring::sign::any_supported_type;
    use tokio_rustls::rustls::pki_types::PrivateKeyDer;
    use tokio_rustls::rustls::sign::{CertifiedKey, SingleCertAndKey};
    use tokio_rustls::rustls::version::{TLS12, TLS13};
    use tokio_rustls::rustls::{ServerConfig, SupportedProtocolVersion};

    use super::super::mail::Mail;
    use super::*;

    /// How long anything may take.
    const PATIENCE: Duration = Duration::from_secs(20);

    const BOTH: &[&SupportedProtocolVersion] = &[&TLS12, &TLS13];

    /// How a door answers.
    enum Door {
        Encrypts(TlsAcceptor),
        /// As a web server that knows no TLS answers the hello of one that does.
        Plain,
        Hangs,
    }

    /// A door at this machine, which answers all who come.
    async fn open(door: Door) -> Place {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let place = listener.local_addr().expect("an address").to_string().parse().expect("a place");
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut hello = [0; 4_096];
                match &door {
                    Door::Encrypts(acceptor) => {
                        if let Ok(mut stream) = acceptor.accept(stream).await {
                            let _ = stream.write_all(b"encrypted").await;
                            let _ = stream.shutdown().await;
                        }
                    }
                    Door::Plain => {
                        let _ = stream.read(&mut hello).await;
                        let answer: &[u8] =
                            if hello[0] == 0x16 { b"HTTP/1.1 400 Bad Request\r\n\r\n" } else { b"plain" };
                        let _ = stream.write_all(answer).await;
                    }
                    Door::Hangs => drop(stream),
                }
            }
        });
        place
    }

    /// A certificate with its key.
    struct Own(CertifiedKey);

    impl Own {
        fn new() -> Self {
            let key = KeyPair::generate().expect("a key");
            let certificate =
                CertificateParams::new(vec!["a".to_owned()]).and_then(|params| params.self_signed(&key));
            let secret = PrivateKeyDer::try_from(key.serialize_der()).expect("a key");
            let secret = any_supported_type(&secret).expect("a key that signs");
            Own(CertifiedKey::new(vec![certificate.expect("a certificate").der().clone()], secret))
        }

        /// The same with the key of another one.
        fn with_key_of(&self, other: &Own) -> Self {
            Own(CertifiedKey::new(self.0.cert.clone(), Arc::clone(&other.0.key)))
        }

        fn fingerprint(&self) -> Fingerprint {
            Fingerprint::of(&self.0.cert[0])
        }

        fn door(&self, versions: &[&'static SupportedProtocolVersion]) -> Door {
            let config = ServerConfig::builder_with_provider(Arc::new(default_provider()));
            let config = config.with_protocol_versions(versions).expect("versions").with_no_client_auth();
            let own = CertifiedKey::new(self.0.cert.clone(), Arc::clone(&self.0.key));
            Door::Encrypts(TlsAcceptor::from(Arc::new(
                config.with_cert_resolver(Arc::new(SingleCertAndKey::from(own))),
            )))
        }
    }

    /// A way as if it led to another machine.
    fn away(place: &Place, pins: &Pins, takes_new: bool) -> Way {
        Way { is_here: false, ..Way::to(place.clone(), pins.clone(), takes_new).expect("a way") }
    }

    /// Goes a way to its end: what is said there, and what is told of the way.
    async fn goes(way: &mut Way) -> Result<(String, Vec<Notice>), Impassable> {
        let mut stream = timeout(PATIENCE, way.open()).await.expect("in time")?;
        let _ = stream.write_all(b"GET").await;
        let mut said = String::new();
        timeout(PATIENCE, stream.read_to_string(&mut said)).await.expect("in time").expect("an end");
        let shared = Shared::default();
        way.is_met(&shared);
        let (mail, ended) = shared.take();
        assert!(!ended);
        let notice = |mail| if let Mail::Way(notice) = mail { notice } else { panic!("{mail:?}") };
        Ok((said, mail.into_iter().map(notice).collect()))
    }

    fn kept_in(name: &str) -> (Pins, PathBuf) {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-encrypted-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        (Pins::in_file(Some(folder.join("certificates.json"))), folder)
    }

    #[tokio::test]
    async fn the_first_certificate_is_told_and_kept_and_another_one_refused() {
        for versions in [&BOTH[..1], &BOTH[1..], BOTH] {
            let (pins, folder) = kept_in("first");
            let (own, other) = (Own::new(), Own::new());
            let place = open(own.door(versions)).await;
            let mut way = away(&place, &pins, false);
            let first = goes(&mut way).await.expect("it goes");
            assert_eq!(first, ("encrypted".to_owned(), vec![Notice::Known(own.fingerprint())]));
            assert_eq!(goes(&mut way).await.expect("it goes").1, [], "again, by the same way");
            assert_eq!(goes(&mut away(&place, &pins, false)).await.expect("it goes").1, [], "at the next visit");
            let (known, shown) = (own.fingerprint(), other.fingerprint());
            let others = open(other.door(versions)).await;
            pins.keep(&others, known).expect("it is kept");
            let refused = goes(&mut away(&others, &pins, false)).await;
            assert!(
                matches!(&refused, Err(Impassable::Refused(notice)) if *notice == Notice::Changed { known, shown }),
                "{refused:?}"
            );
            assert_eq!(pins.of(&others).expect("it is there"), Some(known), "what was refused is not kept");
            let mut way = away(&others, &pins, true);
            assert_eq!(goes(&mut way).await.expect("it goes").1, [Notice::Known(shown)]);
            assert_eq!(goes(&mut away(&others, &pins, false)).await.expect("it goes").1, []);
            fs::remove_dir_all(folder).expect("it can be removed");
        }
    }

    #[tokio::test]
    async fn who_has_not_the_key_of_a_certificate_is_nobody() {
        let (pins, folder) = kept_in("key");
        let (own, other) = (Own::new(), Own::new());
        for versions in [&BOTH[..1], &BOTH[1..]] {
            let place = open(own.with_key_of(&other).door(versions)).await;
            let gone = goes(&mut away(&place, &pins, false)).await;
            assert!(matches!(gone, Err(Impassable::Broken(_))), "{gone:?}");
            pins.keep(&place, own.fingerprint()).expect("it is kept");
            let gone = goes(&mut away(&place, &pins, false)).await;
            assert!(matches!(gone, Err(Impassable::Broken(_))), "{gone:?}");
        }
        fs::remove_dir_all(folder).expect("it can be removed");
    }

    #[tokio::test]
    async fn it_is_gone_openly_only_where_the_host_has_never_encrypted() {
        let (pins, folder) = kept_in("plain");
        let place = open(Door::Plain).await;
        let mut way = away(&place, &pins, false);
        assert_eq!(goes(&mut way).await.expect("it goes"), ("plain".to_owned(), vec![Notice::Plain]));
        assert_eq!(goes(&mut way).await.expect("it goes").1, [], "it is told once");
        let mut here = Way::to(place.clone(), pins.clone(), false).expect("a way");
        assert_eq!(goes(&mut here).await.expect("it goes"), ("plain".to_owned(), vec![]));
        let encrypted = Place { is_encrypted: true, ..place.clone() };
        for mut way in [away(&encrypted, &pins, false), away(&place, &pins, true)] {
            let gone = goes(&mut way).await;
            assert!(matches!(gone, Err(Impassable::Refused(Notice::Never))), "{gone:?}");
        }
        pins.keep(&place, Own::new().fingerprint()).expect("it is kept");
        for takes_new in [false, true] {
            let mut here = Way::to(place.clone(), pins.clone(), takes_new).expect("a way");
            for way in [&mut away(&place, &pins, takes_new), &mut here] {
                let gone = goes(way).await;
                assert!(matches!(gone, Err(Impassable::Refused(Notice::NoLonger))), "{gone:?}");
            }
        }
        let place = open(Door::Hangs).await;
        let gone = goes(&mut away(&place, &pins, false)).await;
        assert!(matches!(gone, Err(Impassable::Broken(_))), "who says nothing may still encrypt: {gone:?}");
        fs::remove_dir_all(folder).expect("it can be removed");
    }

    #[tokio::test]
    async fn without_a_file_a_certificate_is_known_for_as_long_as_somebody_stays() {
        let own = Own::new();
        let place = open(own.door(BOTH)).await;
        let mut way = away(&place, &Pins::default(), false);
        let told = goes(&mut way).await.expect("it goes").1;
        assert_eq!(told, [Notice::NotKept(own.fingerprint(), io::ErrorKind::NotFound)]);
        assert_eq!(goes(&mut way).await.expect("it goes").1, []);
        assert_eq!(way.known, Some(own.fingerprint()));
    }
}
