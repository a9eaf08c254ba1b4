//! `sixdot join`: a table that is elsewhere.

use super::given::Given;
use super::language::Language;
use super::refusal::Refusal;
use super::stop::Stop;

/// Goes to a table that is elsewhere.
///
/// # Errors
/// No host, or one that is none; what was chosen cannot be; nothing can be written.
#[cfg(feature = "net")]
pub fn join(given: &Given, mut language: Language) -> Result<(), Stop> {
    use super::play::{Stage, name, notices};
    use super::{profile, table};
    use crate::net::client::{Client, HostAddress};
    use crate::repl;
    use crate::session::RemoteTerminal;

    let host = given.text("host").ok_or(Refusal::MissingHost {})?;
    let place: HostAddress = host.parse().map_err(|_| Refusal::BadHost { word: host.to_owned() })?;
    let code = given.texts("code").collect::<Vec<_>>().join(" ");
    let name = name(given, &language)?;
    let begun = profile::begin(&language);
    let stage = Stage::set(given, &mut language)?;
    let folders = table::folders(language.account.as_ref());
    let Language { lang, settings, complaints, .. } = language;
    let told = begun.into_iter().chain(notices(lang, &complaints)).collect();
    let outpost = RemoteTerminal::new(lang, settings, told, stage.status_prompt)
        .with_speech(stage.speaker.clone())
        .with_sounds(stage.player.clone())
        .with_display(stage.screen.steering())
        .with_keys(stage.keys, repl::has_keys(&stage.ends));
    let code = Some(code).filter(|code| !code.is_empty());
    let joined =
        Client::new(outpost, place, name, code).with_sessions(folders.desks).with_records_folder(folders.games);
    let joined = joined.with_identity(folders.key);
    stage.lead(joined.with_pins(folders.certificates, given.has("new-certificate")))
}

/// There is no network in this program.
///
/// # Errors
/// Always.
#[cfg(not(feature = "net"))]
pub fn join(given: &Given, _: Language) -> Result<(), Stop> {
    given.text("host").ok_or(Refusal::MissingHost {})?;
    Err(Refusal::NoNetwork {}.into())
}
