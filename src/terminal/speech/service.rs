//! The interface of speech backends, and the address of Speech Dispatcher.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use crate::session::{SpeechSettings, Trouble};
use crate::text::{Channel, Line};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    Message,
    /// Dropped if anything else is being spoken.
    Notification,
}

impl Priority {
    /// Chat may be missed, the game may not.
    #[must_use]
    pub fn of(line: &Line) -> Self {
        if line.channel == Channel::Chat { Priority::Notification } else { Priority::Message }
    }
}

/// A connection to a speech backend. Its methods may block.
pub trait Service {
    /// Sets language, rate, volume and voice for the texts that follow.
    ///
    /// # Errors
    /// [`Trouble::NoVoice`] and [`Trouble::NoVoiceFor`] if another voice speaks instead; otherwise as
    /// [`Service::say`].
    fn adopt(&mut self, manner: &SpeechSettings) -> Result<(), Trouble>;

    /// Queues a text, a whole line without control characters.
    ///
    /// # Errors
    /// [`Trouble::Lost`] or [`Trouble::Stuck`] if the connection is unusable, [`Trouble::Refused`] if only this text
    /// is refused.
    fn say(&mut self, text: &str, priority: Priority) -> Result<(), Trouble>;

    /// Stops speaking and empties the queue.
    ///
    /// # Errors
    /// As [`Service::say`].
    fn stop(&mut self) -> Result<(), Trouble>;

    /// Names of the voices for the language, without their variants, of which there can be hundreds.
    ///
    /// # Errors
    /// As [`Service::say`].
    fn voices(&mut self) -> Result<Vec<String>, Trouble>;

    /// Disconnects. If speech ends with the connection, waits until all was spoken, at most `at_most`.
    fn leave(&mut self, at_most: Duration);
}

/// Finds a name, ignoring case, or else the first name with that beginning.
pub(super) fn meant<'n>(typed: &str, names: impl Iterator<Item = &'n str> + Clone) -> Option<usize> {
    let typed = typed.to_lowercase();
    let mut small = names.map(str::to_lowercase);
    let same = small.clone().position(|name| name == typed);
    same.or_else(|| small.position(|name| name.starts_with(&typed)))
}

/// Called again after each failure.
pub type Connect = Box<dyn FnMut() -> Result<Box<dyn Service>, Trouble> + Send>;

const VARIABLE: &str = "SPEECHD_ADDRESS";

const PORT: u16 = 6560;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    Unix(PathBuf),
    Inet(String, u16),
}

impl Address {
    /// From the environment, or else the user's default socket.
    ///
    /// # Errors
    /// [`Trouble::BadAddress`] if the variable cannot be parsed, [`Trouble::NotReached`] if the user's folder is
    /// unknown.
    pub fn of(environment: impl Fn(&str) -> Option<OsString>) -> Result<Self, Trouble> {
        let usual = || usual_socket(&environment).map(Address::Unix).ok_or(Trouble::NotReached);
        let Some(text) = environment(VARIABLE).filter(|text| !text.is_empty()) else { return usual() };
        let text = text.to_string_lossy().into_owned();
        let bad = || Trouble::BadAddress(text.clone());
        let (method, place) = text.split_once(':').unwrap_or((&text, ""));
        match method {
            "unix_socket" if place.is_empty() => usual(),
            "unix_socket" => Ok(Address::Unix(place.into())),
            "inet_socket" => {
                let (host, port) = place.rsplit_once(':').unwrap_or((place, ""));
                let port = if port.is_empty() { PORT } else { port.parse().map_err(|_| bad())? };
                Ok(Address::Inet(if host.is_empty() { "localhost" } else { host }.to_owned(), port))
            }
            _ => Err(bad()),
        }
    }
}

/// In the user's runtime folder, or else in the cache.
fn usual_socket(environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| environment(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = folder("XDG_RUNTIME_DIR")
        .or_else(|| folder("XDG_CACHE_HOME"))
        .or_else(|| folder("HOME").map(|home| home.join(".cache")))?;
    Some(base.join("speech-dispatcher").join("speechd.sock"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_voice_is_meant_by_its_name_or_by_how_it_begins() {
        let meant = |typed| meant(typed, ["German+Anna", "German"].into_iter());
        assert_eq!(meant("german"), Some(1));
        assert_eq!(meant("german+a"), Some(0));
        assert_eq!(meant("ger"), Some(0));
        assert_eq!(meant("Finnish"), None);
    }

    fn address(variables: &[(&str, &str)]) -> Result<Address, Trouble> {
        Address::of(|name| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into()))
    }

    fn named(text: &str) -> Result<Address, Trouble> {
        address(&[("SPEECHD_ADDRESS", text), ("XDG_RUNTIME_DIR", "/run/user/7")])
    }

    #[test]
    fn the_variable_names_a_socket_or_a_port() {
        let inet = |host: &str, port| Ok(Address::Inet(host.to_owned(), port));
        assert_eq!(named("unix_socket:/tmp/a:b"), Ok(Address::Unix("/tmp/a:b".into())));
        assert_eq!(named("inet_socket:far:7000"), inet("far", 7000));
        assert_eq!(named("inet_socket:::1:7000"), inet("::1", 7000));
        assert_eq!(named("inet_socket:far"), inet("far", PORT));
        assert_eq!(named("inet_socket"), inet("localhost", PORT));
        for bad in ["tcp:far:1", "inet_socket:far:many", "/tmp/socket"] {
            assert_eq!(named(bad), Err(Trouble::BadAddress(bad.to_owned())));
        }
    }

    #[test]
    fn the_usual_socket_is_the_user_s_own() {
        let socket = |path: &str| Ok(Address::Unix(path.into()));
        assert_eq!(named(""), socket("/run/user/7/speech-dispatcher/speechd.sock"));
        assert_eq!(named("unix_socket"), socket("/run/user/7/speech-dispatcher/speechd.sock"));
        assert_eq!(address(&[("HOME", "/home/anna")]), socket("/home/anna/.cache/speech-dispatcher/speechd.sock"));
        assert_eq!(address(&[]), Err(Trouble::NotReached));
    }
}
