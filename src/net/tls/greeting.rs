//! How a connection begins at a door that encrypts: by its first byte a client says whether it wants that.

use std::io;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::server::TlsStream;

use super::certificate::Certificate;

/// The first byte of every client that wants TLS.
const HANDSHAKE: u8 = 0x16;

/// How long the first byte and the handshake may take together.
const GREETING: Duration = Duration::from_secs(15);

/// What doors encrypt by.
#[derive(Clone)]
pub struct Tls {
    acceptor: TlsAcceptor,
    shown: Arc<Shown>,
}

/// The certificate that is shown to whoever comes.
#[derive(Debug)]
struct Shown(RwLock<Arc<CertifiedKey>>);

impl ResolvesServerCert for Shown {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

/// How a connection has begun.
pub enum Begun {
    /// Encrypted.
    Encrypted(Box<TlsStream<TcpStream>>),
    /// With something else, of which nothing was read.
    Plain(TcpStream),
}

impl Tls {
    /// By this certificate, in the versions 1.2 and 1.3.
    #[must_use]
    pub fn by(certificate: Certificate) -> Option<Self> {
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()));
        let config = config.with_safe_default_protocol_versions().ok()?.with_no_client_auth();
        let shown = Arc::new(Shown(RwLock::new(Arc::new(certificate.certified))));
        let config = config.with_cert_resolver(Arc::<Shown>::clone(&shown));
        Some(Tls { acceptor: TlsAcceptor::from(Arc::new(config)), shown })
    }

    /// Shows another certificate from now on. Whoever is connected stays so.
    pub fn shows(&self, certificate: Certificate) {
        *self.shown.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(certificate.certified);
    }

    /// Waits for what a client begins with, and for the handshake, but not for long.
    ///
    /// # Errors
    /// The client is silent, gone, or does not understand the host.
    pub async fn begins(&self, stream: TcpStream) -> io::Result<Begun> {
        let begun = async {
            let mut first = [0];
            if stream.peek(&mut first).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if first == [HANDSHAKE] {
                Ok(Begun::Encrypted(Box::new(self.acceptor.accept(stream).await?)))
            } else {
                Ok(Begun::Plain(stream))
            }
        };
        timeout(GREETING, begun).await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }
}
