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
async fn open(door: Door) -> HostAddress {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let place = HostAddress::read(&address).expect("a place");
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
                    let answer: &[u8] = if hello[0] == 0x16 { b"HTTP/1.1 400 Bad Request\r\n\r\n" } else { b"plain" };
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
        let certificate = CertificateParams::new(vec!["a".to_owned()]).and_then(|params| params.self_signed(&key));
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
        Door::Encrypts(TlsAcceptor::from(Arc::new(config.with_cert_resolver(Arc::new(SingleCertAndKey::from(own))))))
    }
}

/// A way as if it led to another machine.
fn away(place: &HostAddress, pins: &PinnedCertificates, takes_new: bool) -> HostConnector {
    HostConnector { is_local: false, ..HostConnector::new(place.clone(), pins.clone(), takes_new).expect("a way") }
}

/// Goes a way to its end: what is said there, and what is told of the way.
async fn exchange(way: &mut HostConnector) -> Result<(String, Vec<TransportNotice>), ConnectError> {
    let mut stream = timeout(PATIENCE, way.open()).await.expect("in time")?;
    let _ = stream.write_all(b"GET").await;
    let mut said = String::new();
    timeout(PATIENCE, stream.read_to_string(&mut said)).await.expect("in time").expect("an end");
    Ok((said, way.confirm().into_iter().collect()))
}

fn kept_in(name: &str) -> (PinnedCertificates, PathBuf) {
    let folder = std::env::temp_dir().join(format!("sixdot-{}-encrypted-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    (PinnedCertificates(Some(folder.join("certificates.json"))), folder)
}

#[tokio::test]
async fn the_first_certificate_is_pinned_and_another_refused() {
    for versions in [&BOTH[..1], &BOTH[1..], BOTH] {
        let (pins, folder) = kept_in("first");
        let (own, other) = (Own::new(), Own::new());
        let place = open(own.door(versions)).await;
        let mut way = away(&place, &pins, false);
        let first = exchange(&mut way).await.expect("it goes");
        assert_eq!(first, ("encrypted".to_owned(), vec![TransportNotice::Known(own.fingerprint())]));
        assert_eq!(exchange(&mut way).await.expect("it goes").1, [], "again, by the same way");
        assert_eq!(exchange(&mut away(&place, &pins, false)).await.expect("it goes").1, [], "at the next visit");
        let (known, shown) = (own.fingerprint(), other.fingerprint());
        let others = open(other.door(versions)).await;
        pins.keep(&others, known).expect("it is kept");
        let refused = exchange(&mut away(&others, &pins, false)).await;
        assert!(
            matches!(&refused, Err(ConnectError::Refused(notice)) if *notice == TransportNotice::Changed { known, shown }),
            "{refused:?}"
        );
        assert_eq!(pins.of(&others).expect("it is there"), Some(known), "what was refused is not kept");
        let mut way = away(&others, &pins, true);
        assert_eq!(exchange(&mut way).await.expect("it goes").1, [TransportNotice::Known(shown)]);
        assert_eq!(exchange(&mut away(&others, &pins, false)).await.expect("it goes").1, []);
        fs::remove_dir_all(folder).expect("it can be removed");
    }
}

#[tokio::test]
async fn who_has_not_the_key_of_a_certificate_is_nobody() {
    let (pins, folder) = kept_in("key");
    let (own, other) = (Own::new(), Own::new());
    for versions in [&BOTH[..1], &BOTH[1..]] {
        let place = open(own.with_key_of(&other).door(versions)).await;
        let gone = exchange(&mut away(&place, &pins, false)).await;
        assert!(matches!(gone, Err(ConnectError::Failed)), "{gone:?}");
        pins.keep(&place, own.fingerprint()).expect("it is kept");
        let gone = exchange(&mut away(&place, &pins, false)).await;
        assert!(matches!(gone, Err(ConnectError::Failed)), "{gone:?}");
    }
    fs::remove_dir_all(folder).expect("it can be removed");
}

#[tokio::test]
async fn it_is_gone_openly_only_where_the_host_has_never_encrypted() {
    let (pins, folder) = kept_in("plain");
    let place = open(Door::Plain).await;
    let mut way = away(&place, &pins, false);
    assert_eq!(exchange(&mut way).await.expect("it goes"), ("plain".to_owned(), vec![TransportNotice::Plain]));
    assert_eq!(exchange(&mut way).await.expect("it goes").1, [], "it is told once");
    let mut here = HostConnector::new(place.clone(), pins.clone(), false).expect("a way");
    assert_eq!(exchange(&mut here).await.expect("it goes"), ("plain".to_owned(), vec![]));
    let encrypted = HostAddress { is_encrypted: true, ..place.clone() };
    for mut way in [away(&encrypted, &pins, false), away(&place, &pins, true)] {
        let gone = exchange(&mut way).await;
        assert!(matches!(gone, Err(ConnectError::Refused(TransportNotice::Never))), "{gone:?}");
    }
    pins.keep(&place, Own::new().fingerprint()).expect("it is kept");
    for takes_new in [false, true] {
        let mut here = HostConnector::new(place.clone(), pins.clone(), takes_new).expect("a way");
        for way in [&mut away(&place, &pins, takes_new), &mut here] {
            let gone = exchange(way).await;
            assert!(matches!(gone, Err(ConnectError::Refused(TransportNotice::NoLonger))), "{gone:?}");
        }
    }
    let place = open(Door::Hangs).await;
    let gone = exchange(&mut away(&place, &pins, false)).await;
    assert!(matches!(gone, Err(ConnectError::Failed)), "who says nothing may still encrypt: {gone:?}");
    fs::remove_dir_all(folder).expect("it can be removed");
}

#[tokio::test]
async fn without_a_file_a_certificate_is_kept_in_memory() {
    let own = Own::new();
    let place = open(own.door(BOTH)).await;
    let mut way = away(&place, &PinnedCertificates::default(), false);
    let told = exchange(&mut way).await.expect("it goes").1;
    assert_eq!(told, [TransportNotice::NotKept(own.fingerprint(), io::ErrorKind::NotFound)]);
    assert_eq!(exchange(&mut way).await.expect("it goes").1, []);
    assert_eq!(way.known, Some(own.fingerprint()));
}
