//! The transport to a host. It is encrypted whenever the host supports TLS, and the certificate is pinned on first use
//! (TOFU).

use std::sync::{Arc, OnceLock};
use std::{io, mem};

use tokio::io::{AsyncRead, AsyncWrite, Join, join, split};
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

use super::known_hosts::{HostAddress, PinnedCertificates, UnreadableFile};
use crate::net::tls::Fingerprint;
use crate::session::Keyboard;
use crate::text::{Line, msg};

type Reader = Box<dyn AsyncRead + Unpin + Send>;
type Writer = Box<dyn AsyncWrite + Unpin + Send>;

/// A TCP connection, encrypted or not.
pub type ByteStream = Join<Reader, Writer>;

fn byte_stream(stream: impl AsyncRead + AsyncWrite + Send + 'static) -> ByteStream {
    let (reader, writer) = split(stream);
    join(Box::new(reader), Box::new(writer))
}

#[derive(Debug)]
pub enum ConnectError {
    /// The connection was lost or never existed.
    Failed,
    Refused(TransportNotice),
}

impl<E: std::error::Error> From<E> for ConnectError {
    fn from(_: E) -> Self {
        ConnectError::Failed
    }
}

#[derive(Debug)]
pub struct HostConnector {
    pub place: HostAddress,
    /// The host is this machine, so the traffic cannot be intercepted.
    is_local: bool,
    pins: PinnedCertificates,
    /// The pinned certificate.
    known: Option<Fingerprint>,
    /// Accepts another certificate than the pinned one once.
    takes_new: bool,
    /// The certificate of the current connection; none if it is not encrypted.
    shown: Option<Fingerprint>,
    /// The user was told that the connection is not encrypted.
    told_plain: bool,
}

impl HostConnector {
    /// Loads the pinned certificate of a host.
    pub fn new(place: HostAddress, pins: PinnedCertificates, takes_new: bool) -> Result<Self, UnreadableFile> {
        let known = pins.of(&place)?;
        let is_local = place.is_this_machine();
        Ok(HostConnector { place, is_local, pins, known, takes_new, shown: None, told_plain: false })
    }

    /// Connects with TLS. Falls back to plain text only if the host does not support TLS, has no pinned certificate,
    /// and TLS was not requested.
    pub async fn open(&mut self) -> Result<ByteStream, ConnectError> {
        self.shown = None;
        let must = self.known.is_some() || self.takes_new || self.place.is_encrypted;
        let stream = self.connect().await?;
        if !must && self.is_local {
            return Ok(byte_stream(stream));
        }
        let verifier = Arc::new(CertificateVerifier {
            known: self.known.filter(|_| !self.takes_new),
            shown: OnceLock::new(),
            algorithms: default_provider().signature_verification_algorithms,
        });
        match self.encrypt(stream, Arc::clone(&verifier)).await {
            Ok(stream) => {
                self.shown = verifier.shown.get().copied();
                Ok(stream)
            }
            Err(error) => match (verifier.refused(), self.known) {
                (Some(refused), _) => Err(ConnectError::Refused(refused)),
                _ if !is_no_tls(&error) => Err(ConnectError::Failed),
                (None, Some(_)) => Err(ConnectError::Refused(TransportNotice::NoLonger)),
                (None, None) if must => Err(ConnectError::Refused(TransportNotice::Never)),
                (None, None) => Ok(byte_stream(self.connect().await?)),
            },
        }
    }

    /// Pins a new certificate after a successful handshake and returns what is new about the connection.
    pub fn confirm(&mut self) -> Option<TransportNotice> {
        self.takes_new = false;
        match self.shown {
            None if self.is_local || mem::replace(&mut self.told_plain, true) => None,
            None => Some(TransportNotice::Plain),
            Some(shown) if self.known == Some(shown) => None,
            Some(shown) => {
                self.known = Some(shown);
                Some(match self.pins.keep(&self.place, shown) {
                    Ok(()) => TransportNotice::Known(shown),
                    Err(error) => TransportNotice::NotKept(shown, error.kind()),
                })
            }
        }
    }

    async fn connect(&self) -> io::Result<TcpStream> {
        let stream = TcpStream::connect((self.place.host.as_str(), self.place.port)).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    async fn encrypt(&self, stream: TcpStream, verifier: Arc<CertificateVerifier>) -> io::Result<ByteStream> {
        // Addresses that are no valid server name are used as IP addresses.
        let name = match ServerName::try_from(self.place.host.clone()) {
            Ok(name) => name,
            Err(_) => stream.peer_addr()?.ip().into(),
        };
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?;
        let mut config = config.dangerous().with_custom_certificate_verifier(verifier).with_no_client_auth();
        // Resumed TLS sessions would skip the certificate check.
        config.resumption = Resumption::disabled();
        Ok(byte_stream(TlsConnector::from(Arc::new(config)).connect(name, stream).await?))
    }
}

/// True if the host answered with something other than TLS. Silence or a closed connection does not count.
fn is_no_tls(error: &io::Error) -> bool {
    let error = error.get_ref().and_then(|error| error.downcast_ref::<Error>());
    matches!(error, Some(Error::InvalidMessage(InvalidMessage::InvalidContentType)))
}

/// Checks the certificate against the pinned one. Signatures are verified as usual.
#[derive(Debug)]
struct CertificateVerifier {
    known: Option<Fingerprint>,
    shown: OnceLock<Fingerprint>,
    algorithms: WebPkiSupportedAlgorithms,
}

impl CertificateVerifier {
    fn refused(&self) -> Option<TransportNotice> {
        let (known, shown) = (self.known?, *self.shown.get()?);
        (known != shown).then_some(TransportNotice::Changed { known, shown })
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

#[derive(Debug, PartialEq, Eq)]
pub enum TransportNotice {
    Plain,
    Known(Fingerprint),
    NotKept(Fingerprint, io::ErrorKind),
    Changed { known: Fingerprint, shown: Fingerprint },
    NoLonger,
    Never,
}

impl TransportNotice {
    pub fn line(&self, terminal: &Keyboard, place: String) -> Line {
        match self {
            TransportNotice::Plain => terminal.help(msg!("join-not-encrypted", place)),
            TransportNotice::Known(shown) => {
                terminal.help(msg!("join-first-certificate", place, fingerprint = shown.to_string()))
            }
            TransportNotice::NotKept(shown, kind) => {
                let fingerprint = shown.to_string();
                terminal.error(msg!("join-certificate-not-kept", place, fingerprint, reason = *kind))
            }
            TransportNotice::Changed { known, shown } => {
                let (known, shown) = (known.to_string(), shown.to_string());
                terminal.error(msg!("join-other-certificate", place, known, shown))
            }
            TransportNotice::NoLonger => terminal.error(msg!("join-no-longer-encrypted", place)),
            TransportNotice::Never => terminal.error(msg!("join-never-encrypted", place)),
        }
    }
}

#[cfg(test)]
mod tests;
