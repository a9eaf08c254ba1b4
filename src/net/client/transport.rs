//! The transport to a host. It is encrypted whenever the host supports TLS, and the certificate is pinned on first use (TOFU).

use std::sync::{Arc, OnceLock};
use std::{io, mem};

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

use super::known_hosts::{Pins, Place, UnreadablePins};
use super::state::Shared;
use crate::net::tls::Fingerprint;
use crate::say::{Line, Reason, msg};
use crate::session::RemoteTerminal;

pub trait Duplex: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Duplex for T {}

pub type Stream = Box<dyn Duplex>;

#[derive(Debug)]
pub enum Impassable {
    Broken(io::Error),
    Refused(Notice),
}

impl From<io::Error> for Impassable {
    fn from(error: io::Error) -> Self {
        Impassable::Broken(error)
    }
}

#[derive(Debug)]
pub struct Way {
    place: Place,
    /// The host is this machine, so the traffic cannot be intercepted.
    is_here: bool,
    pins: Pins,
    /// The pinned certificate.
    known: Option<Fingerprint>,
    /// Accepts another certificate than the pinned one once.
    takes_new: bool,
    /// The certificate of the current connection; none if it is not encrypted.
    shown: Option<Fingerprint>,
    /// The user was told that the connection is not encrypted.
    is_told: bool,
}

impl Way {
    /// Loads the pinned certificate of a host.
    ///
    /// # Errors
    /// The pinned certificates cannot be read.
    pub fn to(place: Place, pins: Pins, takes_new: bool) -> Result<Self, UnreadablePins> {
        let known = pins.of(&place)?;
        let is_here = place.is_this_machine();
        Ok(Way { place, is_here, pins, known, takes_new, shown: None, is_told: false })
    }

    pub fn place(&self) -> &Place {
        &self.place
    }

    /// Connects with TLS. Falls back to plain text only if the host does not support TLS, has no pinned certificate, and TLS was
    /// not requested.
    ///
    /// # Errors
    /// The host cannot be reached, or must not be trusted.
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

    /// Pins a new certificate after a successful handshake and reports what is new about the connection.
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
        // Addresses that are no valid server name are used as IP addresses.
        let name = match ServerName::try_from(self.place.host.clone()) {
            Ok(name) => name,
            Err(_) => stream.peer_addr()?.ip().into(),
        };
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?;
        let mut config = config.dangerous().with_custom_certificate_verifier(judge).with_no_client_auth();
        // Resumed TLS sessions would skip the certificate check.
        config.resumption = Resumption::disabled();
        Ok(Box::new(TlsConnector::from(Arc::new(config)).connect(name, stream).await?))
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
    fn of(known: Option<Fingerprint>) -> Self {
        let algorithms = default_provider().signature_verification_algorithms;
        CertificateVerifier { known, shown: OnceLock::new(), algorithms }
    }

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

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    Plain,
    Known(Fingerprint),
    NotKept(Fingerprint, io::ErrorKind),
    Changed { known: Fingerprint, shown: Fingerprint },
    NoLonger,
    Never,
}

impl Notice {
    pub fn line(&self, outpost: &RemoteTerminal, place: String) -> Line {
        match self {
            Notice::Plain => outpost.help(msg!("join-not-encrypted", place)),
            Notice::Known(shown) => {
                outpost.help(msg!("join-first-certificate", place, fingerprint = shown.to_string()))
            }
            Notice::NotKept(shown, kind) => {
                let (fingerprint, reason) = (shown.to_string(), Reason::from(&io::Error::from(*kind)));
                outpost.error(msg!("join-certificate-not-kept", place, fingerprint, reason))
            }
            Notice::Changed { known, shown } => {
                let (known, shown) = (known.to_string(), shown.to_string());
                outpost.error(msg!("join-other-certificate", place, known, shown))
            }
            Notice::NoLonger => outpost.error(msg!("join-no-longer-encrypted", place)),
            Notice::Never => outpost.error(msg!("join-never-encrypted", place)),
        }
    }
}

#[cfg(test)]
mod tests;
