//! `sixdot host` serves tables for friends, `sixdot join` connects to one.

use super::arguments::{GeneralOptions, HostOptions, JoinOptions};
use super::refusal::CommandResult;
use super::settings::Language;
use crate::text::msg;

#[cfg(feature = "net")]
pub fn host(args: &HostOptions, general: &GeneralOptions, language: &Language) -> CommandResult {
    use std::net::{IpAddr, Ipv4Addr, SocketAddr};

    use super::game_setup;
    use super::refusal::{CommandError, no_folder, tell};
    use crate::net::client::USUAL_PORT;
    use crate::net::host::{Addresses, HostError, host};

    let listen = match &args.listen {
        Some(word) => word.parse().map_err(|_| msg!("cli-bad-host", word = word.clone()))?,
        None => IpAddr::V4(Ipv4Addr::LOCALHOST),
    };
    if args.ssh.is_some() && !cfg!(feature = "ssh") {
        return Err(msg!("cli-no-ssh").into());
    }
    let address = |port: u16| SocketAddr::new(listen, port);
    let addresses = Addresses {
        socket: address(args.port.unwrap_or(USUAL_PORT)),
        telnet: args.telnet.map(address),
        telnet_tls: args.telnet_tls.map(address),
        encryption: encryption(args, listen)?,
        ssh: args.ssh.map(address),
        each: args.connections.map(usize::from),
    };
    let folder = language.folders().host.ok_or_else(no_folder)?;
    let library = game_setup::library(general)?;
    let served = host(library, &folder, addresses, language.lang, tell);
    served.map_err(|unopened| {
        let refusal = match unopened {
            HostError::Output(error) => return CommandError::Output(error),
            HostError::Data(error) => msg!("host-unreadable", reason = &error),
            HostError::AlreadyRunning => msg!("host-twice"),
            HostError::Address(address, error) => {
                msg!("host-not-open", address = address.to_string(), reason = &error)
            }
            HostError::HostKey => msg!("host-no-key"),
            HostError::Certificate(unusable) => unusable.message(),
        };
        refusal.into()
    })
}

/// The encryption of the listeners. The default is on for addresses that other computers can reach.
#[cfg(feature = "net")]
fn encryption(
    args: &HostOptions,
    listen: std::net::IpAddr,
) -> Result<Option<crate::net::host::Encryption>, super::refusal::Refusal> {
    use crate::net::host::Encryption;

    match (args.certificate.clone(), args.key.clone()) {
        (Some(certificate), Some(key)) => Ok(Some(Encryption::Own { certificate, key })),
        (Some(_), None) => Err(msg!("cli-needs", option = "--certificate", other = "--key")),
        (None, Some(_)) => Err(msg!("cli-needs", option = "--key", other = "--certificate")),
        (None, None) => {
            let encrypts = args.tls || args.telnet_tls.is_some() || !listen.is_loopback();
            Ok((encrypts && !args.no_tls).then_some(Encryption::SelfMade))
        }
    }
}

#[cfg(not(feature = "net"))]
pub fn host(_: &HostOptions, _: &GeneralOptions, _: &Language) -> CommandResult {
    Err(msg!("cli-no-network").into())
}

#[cfg(feature = "net")]
pub fn join(args: &JoinOptions, mut language: Language) -> CommandResult {
    use super::console::{Console, begin_profile, name, notices};
    use crate::net::client::{Client, HostAddress};
    use crate::session::Keyboard;
    use crate::terminal::repl;

    let host = args.host.as_ref().ok_or_else(|| msg!("cli-missing-host"))?;
    // `HOST PORT` is `HOST:PORT`.
    let is_port = |word: &&String| !host.contains(':') && word.parse::<u16>().is_ok();
    let port = args.code.first().filter(is_port);
    let address = port.map_or_else(|| host.clone(), |port| format!("{host}:{port}"));
    let place = HostAddress::read(&address).ok_or_else(|| msg!("cli-bad-host", word = host.clone()))?;
    let code = args.code[usize::from(port.is_some())..].join(" ");
    let name = name(args.name.as_ref(), &language)?;
    let begun = begin_profile(&language);
    let stage = Console::set(&args.conversation, &mut language);
    let folders = language.folders();
    let Language { lang, settings, complaints, .. } = language;
    let told = begun.into_iter().chain(notices(lang, &complaints)).collect();
    let mut keyboard = Keyboard::far_from_the_table(lang, settings, told, stage.status_prompt);
    keyboard.speech = Box::new(stage.speaker.clone());
    keyboard.sounds = Box::new(stage.player.clone());
    keyboard.show_on(stage.screen.steering());
    keyboard.allow_keys(stage.keys, repl::has_keys(&stage.ends));
    let code = Some(code).filter(|code| !code.is_empty());

    stage.lead(Client::new(keyboard, place, name, code, folders, args.new_certificate))
}

#[cfg(not(feature = "net"))]
pub fn join(args: &JoinOptions, _: Language) -> CommandResult {
    args.host.as_ref().ok_or_else(|| msg!("cli-missing-host"))?;
    Err(msg!("cli-no-network").into())
}
