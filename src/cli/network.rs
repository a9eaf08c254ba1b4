//! `sixdot host` serves tables for friends, `sixdot join` connects to one.

use super::CommandError;
use super::grammar::Arguments;
use super::refusal::Refusal;
use super::settings::Language;

#[cfg(feature = "net")]
pub fn host(given: &Arguments, language: &Language) -> Result<(), CommandError> {
    use std::net::{IpAddr, Ipv4Addr, SocketAddr};

    use super::game_setup;
    use super::tell;
    use crate::net::client::USUAL_PORT;
    use crate::net::host::{Addresses, HostError, host};
    use crate::net::tls::UnusableCertificate;
    use crate::text::Reason;

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
    let folder = game_setup::folders(language.account.as_ref()).host.ok_or(Refusal::NoFolder {})?;
    let library = game_setup::library(given)?;
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

/// The encryption of the listeners. The default is on for addresses that other computers can reach.
#[cfg(feature = "net")]
fn encryption(given: &Arguments, listen: std::net::IpAddr) -> Result<Option<crate::net::host::Encryption>, Refusal> {
    use super::grammar::flag;
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

#[cfg(not(feature = "net"))]
pub fn host(_: &Arguments, _: &Language) -> Result<(), CommandError> {
    Err(Refusal::NoNetwork {}.into())
}

#[cfg(feature = "net")]
pub fn join(given: &Arguments, mut language: Language) -> Result<(), CommandError> {
    use super::game_setup;
    use super::play::{Console, begin_profile, name, notices};
    use crate::net::client::{Client, ClientFiles, HostAddress};
    use crate::session::RemoteTerminal;
    use crate::terminal::repl;

    let host = given.text("host").ok_or(Refusal::MissingHost {})?;
    let place: HostAddress = host.parse().map_err(|_| Refusal::BadHost { word: host.to_owned() })?;
    let code = given.texts("code").collect::<Vec<_>>().join(" ");
    let name = name(given, &language)?;
    let begun = begin_profile(&language);
    let stage = Console::set(given, &mut language)?;
    let folders = game_setup::folders(language.account.as_ref());
    let Language { lang, settings, complaints, .. } = language;
    let told = begun.into_iter().chain(notices(lang, &complaints)).collect();
    let outpost = RemoteTerminal::new(lang, settings, told, stage.status_prompt)
        .with_speech(stage.speaker.clone())
        .with_sounds(stage.player.clone())
        .with_display(stage.screen.steering())
        .with_keys(stage.keys, repl::has_keys(&stage.ends));
    let code = Some(code).filter(|code| !code.is_empty());
    let files = ClientFiles {
        sessions: folders.desks,
        games: folders.games,
        pins: folders.certificates,
        identity: folders.key,
    };
    stage.lead(Client::new(outpost, place, name, code, files, given.has("new-certificate")))
}

#[cfg(not(feature = "net"))]
pub fn join(given: &Arguments, _: Language) -> Result<(), CommandError> {
    given.text("host").ok_or(Refusal::MissingHost {})?;
    Err(Refusal::NoNetwork {}.into())
}
