//! `sixdot host`: tables for friends.

use super::given::Given;
use super::language::Language;
use super::refusal::Refusal;
use super::stop::Stop;

/// Opens tables for friends, until the console or the system ends it.
///
/// # Errors
/// What was given is no address, it cannot be opened, or nothing can be kept.
#[cfg(feature = "net")]
pub fn host(given: &Given, language: &Language) -> Result<(), Stop> {
    use std::net::{IpAddr, Ipv4Addr, SocketAddr};

    use super::table;
    use super::terminal::tell;
    use crate::net::client::USUAL_PORT;
    use crate::net::host::{Addresses, HostError, host};
    use crate::net::tls::UnusableCertificate;
    use crate::say::Reason;

    let listen = match given.text("listen") {
        Some(word) => word.parse().map_err(|_| Refusal::BadHost { word: word.to_owned() })?,
        None => IpAddr::V4(Ipv4Addr::LOCALHOST),
    };
    let port = given.number("port", 0..=u16::MAX)?.unwrap_or(USUAL_PORT);
    let ssh = given.number("ssh", 0..=u16::MAX)?.map(|port| SocketAddr::new(listen, port));
    if ssh.is_some() && !cfg!(feature = "ssh") {
        return Err(Refusal::NoSsh {}.into());
    }
    let telnet_tls = given.number("telnet-tls", 0..=u16::MAX)?.map(|port| SocketAddr::new(listen, port));
    let addresses = Addresses {
        socket: SocketAddr::new(listen, port),
        telnet: given.number("telnet", 0..=u16::MAX)?.map(|port| SocketAddr::new(listen, port)),
        telnet_tls,
        encryption: encryption(given, listen)?,
        ssh,
        each: given.number::<u16>("connections", 1..=u16::MAX)?.map(usize::from),
    };
    let folder = table::folders(language.account.as_ref()).host.ok_or(Refusal::NoFolder {})?;
    let library = table::library(given)?;
    let served = host(library, &folder, addresses, language.lang, tell);
    served.map_err(|unopened| match unopened {
        HostError::Data(error) => Refusal::HostUnreadable { reason: Reason::from(&error) }.into(),
        HostError::AlreadyRunning => Refusal::HostTwice {}.into(),
        HostError::Address(address, error) => {
            Refusal::NotOpen { address: address.to_string(), reason: Reason::from(&error) }.into()
        }
        HostError::HostKey => Refusal::NoHostKey {}.into(),
        HostError::Certificate(unusable) => match unusable {
            UnusableCertificate::Disk(error) => Refusal::HostUnreadable { reason: Reason::from(&error) },
            UnusableCertificate::Kept => Refusal::NoKeptCertificate {},
            UnusableCertificate::File(file, error) => {
                Refusal::CannotRead { file: file.display().to_string(), reason: Reason::from(&error) }
            }
            UnusableCertificate::NoCertificate(file) => Refusal::NoCertificate { file: file.display().to_string() },
            UnusableCertificate::NoKey(file) => Refusal::NoCertificateKey { file: file.display().to_string() },
            UnusableCertificate::Misfit => Refusal::CertificateMisfit {},
        }
        .into(),
        HostError::Output(error) => error.into(),
    })
}

/// By what the doors encrypt at this address. Where other computers come in they do so unless somebody says no.
#[cfg(feature = "net")]
fn encryption(given: &Given, listen: std::net::IpAddr) -> Result<Option<crate::net::host::Encryption>, Refusal> {
    use super::given::flag;
    use crate::net::host::Encryption;

    let file = |option| given.paths(option).pop();
    let needs = |option: &str, other: &str| Refusal::Needs { option: flag(option), other: flag(other) };
    if given.has("no-tls") {
        let other = ["certificate", "key", "telnet-tls"].into_iter().find(|option| given.is_given(option));
        let other = other.or_else(|| Some("tls").filter(|_| given.has("tls")));
        return other.map_or(Ok(None), |other| Err(Refusal::Conflict { option: flag("no-tls"), other: flag(other) }));
    }
    match (file("certificate"), file("key")) {
        (Some(certificate), Some(key)) => Ok(Some(Encryption::Own { certificate, key })),
        (Some(_), None) => Err(needs("certificate", "key")),
        (None, Some(_)) => Err(needs("key", "certificate")),
        (None, None) => {
            let encrypts = given.has("tls") || given.is_given("telnet-tls") || !listen.is_loopback();
            Ok(encrypts.then_some(Encryption::SelfMade))
        }
    }
}

/// There is no network in this program.
///
/// # Errors
/// Always.
#[cfg(not(feature = "net"))]
pub fn host(_: &Given, _: &Language) -> Result<(), Stop> {
    Err(Refusal::NoNetwork {}.into())
}
