//! `sixdot host --tls` with real handshakes: the web page and telnet, generated and own certificates, and clients that
//! do not begin with a handshake.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Stdio};
use std::sync::Arc;
use std::time::Duration;

use rcgen::{CertificateParams, KeyPair, date_time_ymd};
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::crypto::{verify_tls12_signature, verify_tls13_signature};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    ClientConfig, ClientConnection, DigitallySignedStruct, Error, SignatureScheme, StreamOwned,
};

use super::host::{Host, Player, ends_at_once, folder, gone};
use crate::support::program::{between_pipes, in_folder};

/// Time limit of waiting.
const PATIENCE: Duration = Duration::from_secs(60);

/// A client that takes whichever certificate it gets, if the host has its key.
#[derive(Debug)]
struct Whichever;

impl ServerCertVerifier for Whichever {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signed, &default_provider().signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signed, &default_provider().signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        default_provider().signature_verification_algorithms.supported_schemes()
    }
}

type Encrypted = StreamOwned<ClientConnection, TcpStream>;

fn plain(address: &str) -> TcpStream {
    let stream = TcpStream::connect(address).expect("the door");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time");
    stream
}

/// A connection behind its handshake, and the certificate that the host has shown.
fn encrypted(address: &str) -> (Encrypted, Vec<u8>) {
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(Whichever))
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").expect("a name");
    let mut stream =
        StreamOwned::new(ClientConnection::new(Arc::new(config), name).expect("a client"), plain(address));
    stream.conn.complete_io(&mut stream.sock).expect("a handshake");
    let shown = stream.conn.peer_certificates().and_then(|chain| chain.first()).expect("a certificate").to_vec();
    (stream, shown)
}

fn get(address: &str) -> String {
    let (mut stream, _) = encrypted(address);
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("it is asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

fn fingerprint(host: &mut Host) -> String {
    let line = host.wait_for("SHA-256");
    line.rsplit(" is ").next().expect("a fingerprint").trim().trim_end_matches('.').to_owned()
}

/// A certificate and its key as a user has them, which holds until this year.
fn own(folder: &Path, until: i32) -> (String, String, Vec<u8>) {
    fs::create_dir_all(folder).expect("a folder");
    let key = KeyPair::generate().expect("a key");
    let mut params = CertificateParams::new(vec!["games.example".to_owned()]).expect("a name");
    (params.not_before, params.not_after) = (date_time_ymd(2000, 1, 1), date_time_ymd(until, 1, 1));
    let certificate = params.self_signed(&key).expect("a certificate");
    let write = |name: &str, label: &str, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, pem(label, bytes)).expect("it can be written");
        path.to_string_lossy().into_owned()
    };
    let (file, secret) =
        (write("own.pem", "CERTIFICATE", certificate.der()), write("own.key", "PRIVATE KEY", key.serialized_der()));
    (file, secret, certificate.der().to_vec())
}

/// PEM in one row, by the tool of the hand: base 64 as the standard has it.
fn pem(label: &str, bytes: &[u8]) -> String {
    let bits: Vec<u8> = bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1)).collect();
    let letter = |six: &[u8]| {
        let value = six.iter().fold(0, |value, bit| value << 1 | bit) << (6 - six.len());
        match value {
            0..26 => char::from(b'A' + value),
            26..52 => char::from(b'a' + value - 26),
            52..62 => char::from(b'0' + value - 52),
            62 => '+',
            _ => '/',
        }
    };
    let mut text: String = bits.chunks(6).map(letter).collect();
    while text.len() % 4 > 0 {
        text.push('=');
    }
    format!("-----BEGIN {label}-----\n{text}\n-----END {label}-----\n")
}

#[test]
fn one_port_serves_the_page_encrypted_and_plain() {
    let folder = folder("tls-page");
    let mut host = Host::with(&folder, &["--tls"]);
    let told = fingerprint(&mut host);
    let (_, shown) = encrypted(&host.address);
    assert_eq!(told.split(' ').count(), 16, "{told}");
    assert!(get(&host.address).starts_with("HTTP/1.1 200"));
    let mut anna = Player::new(&host, "Anna", "en", "");
    anna.type_line("who");
    assert!(anna.heard("Here: Anna"));
    drop(host);
    let mut host = Host::with(&folder, &["--tls"]);
    assert_eq!((fingerprint(&mut host), encrypted(&host.address).1), (told, shown), "it is kept");
    drop(host);
    gone(folder);
}

#[test]
fn whoever_is_silent_or_begins_wrongly_holds_nobody_up() {
    let host = Host::new("tls-silent", &["--tls", "--connections", "10"]);
    let mut silent: Vec<TcpStream> = (0..8).map(|_| plain(&host.address)).collect();
    let mut half = plain(&host.address);
    half.write_all(&[0x16, 3, 1]).expect("it is sent");
    // The tenth place is free.
    assert!(get(&host.address).starts_with("HTTP/1.1 200"));
    let mut wrong = plain(&host.address);
    wrong.write_all(&[0x16; 64]).expect("it is sent");
    for stream in silent.iter_mut().chain([&mut half, &mut wrong]) {
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
        assert!(rest.len() < 64, "nothing is told, and it is closed in time: {rest:?}");
    }
    assert!(get(&host.address).starts_with("HTTP/1.1 200"));
}

#[test]
fn telnet_comes_over_tls_and_says_so_to_who_comes_without() {
    let mut host = Host::new("tls-telnet", &["--telnet-tls", "0"]);
    let line = host.wait_for("Telnet over TLS");
    let port = line.split("port ").nth(1).and_then(|rest| rest.split(',').next()).expect("a port").to_owned();
    let address = format!("127.0.0.1:{port}");
    let (stream, _) = encrypted(&address);
    let mut stream = BufReader::new(stream);
    stream.get_mut().write_all(b"English\r\n").expect("it is sent");
    let mut came = Vec::new();
    while !String::from_utf8_lossy(&came).contains("name") {
        assert!(stream.read_until(b'\n', &mut came).expect("a line") > 0, "{came:?}");
    }
    let mut open = plain(&address);
    open.write_all(b"hello\r\n").expect("it is sent");
    let mut said = String::new();
    let _ = open.read_to_string(&mut said);
    assert!(said.contains("Turn on TLS") && said.contains("Schalte") && said.contains("Ota TLS"), "{said}");
}

#[test]
fn an_own_certificate_is_shown_and_its_end_is_told() {
    let folder = folder("tls-own");
    let (certificate, key, bytes) = own(&folder.join("own"), 2100);
    let host = Host::with(&folder, &["--certificate", &certificate, "--key", &key]);
    assert_eq!(encrypted(&host.address).1, bytes);
    let kept = CertificateDer::from_pem_file(&certificate).expect("PEM");
    assert_eq!(kept.as_ref(), bytes);
    drop(host);
    let (certificate, key, _) = own(&folder.join("old"), 2001);
    let mut host = Host::with(&folder, &["--certificate", &certificate, "--key", &key]);
    host.wait_for("has expired");
    drop(host);
    gone(folder);
}

#[test]
fn a_renewed_certificate_is_shown_and_nobody_is_sent_away() {
    let folder = folder("tls-renewed");
    let files = folder.join("own");
    let (certificate, key, old) = own(&files, 2100);
    let mut host = Host::with(&folder, &["--certificate", &certificate, "--key", &key]);
    let (mut before, shown) = encrypted(&host.address);
    assert_eq!(shown, old);
    let mut anna = Player::new(&host, "Anna", "en", "");
    // A half of it, or something else, takes nobody's place.
    fs::write(&certificate, "no certificate").expect("it can be written");
    host.wait_for("no certificate in PEM");
    host.wait_for("stays in use");
    assert_eq!(encrypted(&host.address).1, old);
    let (_, _, new) = own(&files, 2101);
    let told = host.wait_for("has been renewed");
    assert!(told.split("SHA-256 fingerprint is ").nth(1).is_some_and(|rest| rest.split(' ').count() == 16), "{told}");
    assert_eq!(encrypted(&host.address).1, new);
    // Whoever was there goes on.
    anna.type_line("who");
    assert!(anna.heard("Here: Anna"));
    write!(before, "GET / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", host.address).expect("it is asked");
    let mut first = [0; 12];
    before.read_exact(&mut first).expect("an answer");
    assert_eq!(&first, b"HTTP/1.1 200");
    drop(host);
    gone(folder);
}

#[test]
fn what_is_wrong_with_a_certificate_is_told_in_one_sentence() {
    let folder = folder("tls-wrong");
    let (one, its_key, _) = own(&folder.join("one"), 2100);
    let (_, other_key, _) = own(&folder.join("other"), 2100);
    let nowhere = folder.join("nowhere").to_string_lossy().into_owned();
    let cases: [(&[&str], [&str; 3]); 5] = [
        (&["--certificate", &one, "--key", &other_key], ["does not belong", "passt nicht", "ei sovi"]),
        (
            &["--certificate", &its_key, "--key", &its_key],
            ["no certificate", "kein Zertifikat", "ei ole varmennetta"],
        ),
        (&["--certificate", &one, "--key", &one], ["no private key", "keinen privaten", "ei ole yksityistä"]),
        (&["--certificate", &nowhere, "--key", &its_key], ["nowhere", "nowhere", "nowhere"]),
        (&["--certificate", &one], ["--key", "--key", "--key"]),
    ];
    for (args, sentences) in cases {
        for (lang, words) in ["en", "de", "fi"].into_iter().zip(sentences) {
            let all = [&["--port", "0", "--lang", lang], args].concat();
            let (ended, said) = ends_at_once(&folder, &all);
            assert!(!ended.success() && said.contains(words), "{args:?} {said}");
        }
    }
    gone(folder);
}

/// The program itself on its way to a host, as somebody whose state is kept in a folder.
struct Visitor {
    child: Child,
    said: BufReader<ChildStdout>,
}

impl Drop for Visitor {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Visitor {
    fn to(address: &str, folder: &Path, more: &[&str]) -> Self {
        let mut child = between_pipes(folder, &[&["join", address, "--name", "Anna"], more].concat());
        let said = BufReader::new(child.stdout.take().expect("its output"));
        Visitor { child, said }
    }

    /// Reads up to a line with these words.
    fn hear(&mut self, words: &str) -> String {
        let mut told = String::new();
        while !told.contains(words) {
            assert!(self.said.read_line(&mut told).expect("a line") > 0, "{words} is told: {told}");
        }
        told
    }

    /// All that is told until the program ends by itself.
    fn hear_to_the_end(&mut self) -> String {
        let mut told = String::new();
        self.said.read_to_string(&mut told).expect("an end");
        told
    }
}

/// Connects with `sixdot join`, leaves after the lobby's answer, and returns the output.
fn visit(address: &str, folder: &Path, more: &[&str]) -> String {
    let mut visitor = Visitor::to(address, folder, &[&["--lang", "en"], more].concat());
    writeln!(visitor.child.stdin.as_mut().expect("its input"), "who").expect("it reads");
    let told = visitor.hear("Here: Anna");
    drop(visitor.child.stdin.take());
    visitor.hear_to_the_end();
    told
}

#[test]
fn join_tells_a_certificate_once_and_takes_no_other_one() {
    let (folder, own) = (folder("tls-join"), folder("tls-join-own"));
    let mut host = Host::with(&folder, &["--tls"]);
    let told = fingerprint(&mut host);
    let address = host.address.clone();
    assert!(!visit(&address, &own, &[]).contains("ncrypted"), "nobody else is on this machine");
    let first = visit(&format!("https://{address}"), &own, &[]);
    assert!(
        first.starts_with("Encrypted, with a certificate that is new to you") && first.contains(&told),
        "{first}"
    );
    // Whoever came encrypted once does so by the bare address, too: the host would hear the difference, not the
    // visitor.
    let second = visit(&address, &own, &[]);
    assert!(!second.contains("ncrypted") && !second.contains("certificate"), "{second}");
    let kept = own.join("sixdot/certificates.json");
    let text = fs::read_to_string(&kept).expect("it is kept");
    let other = told.chars().rev().collect::<String>();
    fs::write(&kept, text.replace(&told, &other)).expect("it can be written");
    for (lang, words) in [("en", "has changed."), ("de", "Zertifikat"), ("fi", "on toinen kuin ennen")] {
        let refused = Visitor::to(&address, &own, &["--lang", lang]).hear_to_the_end();
        let parts = [words, &told, &other, "--new-certificate"];
        assert!(parts.iter().all(|part| refused.contains(part)) && !refused.contains("Anna"), "{refused}");
    }
    assert!(visit(&address, &own, &["--new-certificate"]).contains(&told));
    assert!(!visit(&address, &own, &[]).contains("ertificate"));
    fs::write(&kept, "nothing").expect("it can be written");
    let refused = Visitor::to(&address, &own, &["--lang", "en"]).hear_to_the_end();
    assert!(
        refused.starts_with("No connection: the certificates") && refused.contains("certificates.json"),
        "{refused}"
    );
    drop(host);
    gone(folder);
    gone(own);
}

#[test]
fn a_host_that_has_encrypted_is_never_gone_to_openly() {
    let (folder, own) = (folder("tls-plain"), folder("tls-plain-own"));
    let host = Host::in_folder(&folder);
    let address = host.address.clone();
    visit(&address, &own, &[]);
    let refused = |address: &str, more: &[&str]| {
        Visitor::to(address, &own, &[&["--lang", "en"], more].concat()).hear_to_the_end()
    };
    let encrypted = format!("wss://{address}");
    for told in [refused(&encrypted, &[]), refused(&address, &["--new-certificate"])] {
        assert!(told.starts_with("No connection:") && told.contains("does not offer encryption"), "{told}");
    }
    let kept = own.join("sixdot/certificates.json");
    assert!(!kept.exists(), "nothing was shown");
    let known = format!(r#"[{{"place": "{address}", "fingerprint": "{}"}}]"#, "AB".repeat(32));
    fs::write(&kept, known).expect("it can be written");
    for told in [refused(&address, &[]), refused(&encrypted, &[]), refused(&address, &["--new-certificate"])] {
        assert!(told.contains("used to be encrypted") && !told.contains("Welcome"), "{told}");
    }
    drop(host);
    gone(folder);
    gone(own);
}

#[test]
fn join_comes_back_encrypted_and_not_to_another_certificate() {
    let (folder, own) = (folder("tls-back"), folder("tls-back-own"));
    let host = Host::with(&folder, &["--tls"]);
    let (address, port) = (host.address.clone(), host.address.rsplit(':').next().expect("a port").to_owned());
    let mut anna = Visitor::to(&format!("https://{address}"), &own, &["--lang", "en"]);
    anna.hear("Welcome, Anna.");
    drop(host);
    anna.hear("The connection is lost.");
    let host = Host::at_port(&folder, &port, &["--tls"]);
    let told = anna.hear("The connection is back.");
    assert!(!told.contains("ertificate"), "{told}");
    writeln!(anna.child.stdin.as_mut().expect("its input"), "who").expect("it reads");
    anna.hear("Here: Anna");
    drop(host);
    anna.hear("The connection is lost.");
    fs::remove_file(folder.join("sixdot/host/certificate.pem")).expect("it can be removed");
    let host = Host::at_port(&folder, &port, &["--tls"]);
    assert!(anna.hear_to_the_end().contains("No connection: the certificate of"));
    drop(host);
    gone(folder);
    gone(own);
}

#[test]
fn who_comes_too_often_to_a_door_that_encrypts_is_told_so() {
    let (folder, own) = (folder("tls-full"), folder("tls-full-own"));
    let host = Host::with(&folder, &["--tls", "--connections", "2"]);
    let people = ["Ben", "Cleo"].map(|name| Player::new(&host, name, "en", ""));
    for address in [host.address.clone(), format!("https://{}", host.address)] {
        Visitor::to(&address, &own, &["--lang", "en"]).hear("too many connections from your address");
    }
    drop(people);
    drop(host);
    gone(folder);
    gone(own);
}

#[test]
fn public_addresses_are_encrypted_unless_refused() {
    let folder = folder("tls-usual");
    let made = folder.join("sixdot/host/certificate.pem");
    // An address that no machine has: nothing is opened, but what would encrypt is there before.
    let starts = |args: &[&str]| {
        let words = ["host", "--port", "0", "--lang", "en"].into_iter().chain(args.iter().copied());
        let ended = in_folder(&folder).args(words).stdin(Stdio::null()).output().expect("it starts");
        String::from_utf8_lossy(&ended.stderr).into_owned()
    };
    for (args, encrypts) in [
        (&["--listen", "192.0.2.1", "--no-tls"][..], false),
        (&["--listen", "192.0.2.1"][..], true),
        (&["--listen", "2001:db8::1"][..], true),
    ] {
        let _ = fs::remove_file(&made);
        let said = starts(args);
        assert!(said.contains("cannot be opened"), "{args:?}: {said}");
        assert_eq!(made.exists(), encrypts, "{args:?}");
    }
    for other in [&["--tls"][..], &["--telnet-tls", "0"], &["--certificate", "a", "--key", "b"]] {
        let said = starts(&[&["--no-tls"], other].concat());
        assert!(said.contains("--no-tls") && said.contains(other[0]), "{said}");
    }
    drop(Host::in_folder(&folder));
    assert!(made.exists(), "it was made for the last address");
    let _ = fs::remove_file(&made);
    drop(Host::in_folder(&folder));
    assert!(!made.exists(), "nobody else comes in there");
    gone(folder);
}
