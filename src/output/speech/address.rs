//! Where Speech Dispatcher listens.

use std::ffi::OsString;
use std::path::PathBuf;

use crate::session::Trouble;

/// The variable that names the address.
const VARIABLE: &str = "SPEECHD_ADDRESS";

/// The port of Speech Dispatcher.
const PORT: u16 = 6560;

/// An address of Speech Dispatcher, as in its variable `SPEECHD_ADDRESS`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// `unix_socket:PATH`: a socket in the file system.
    Unix(PathBuf),
    /// `inet_socket:HOST:PORT`.
    Inet(String, u16),
}

impl Address {
    /// The address that the environment names, or else the usual socket of the user.
    ///
    /// # Errors
    /// [`Trouble::BadAddress`] if the variable holds something else, [`Trouble::NotReached`] if nothing tells who the
    /// user is.
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

/// In the user's runtime folder, or in the cache where there is none.
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
