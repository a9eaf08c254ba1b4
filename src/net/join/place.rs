//! Where a table is: a host, and a port if it is not the usual one.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// The port on which a host listens if it is told no other.
pub const USUAL_PORT: u16 = 7777;

/// The longest name that a host can have.
const LONGEST_HOST: usize = 253;

/// A host with its port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// A name or an address, without brackets.
    pub host: String,
    /// The port.
    pub port: u16,
    /// Whether its address says that it encrypts, as that of a page can.
    pub is_encrypted: bool,
}

impl Place {
    /// Whether that is the machine on which the program runs.
    #[must_use]
    pub fn is_this_machine(&self) -> bool {
        self.host.parse::<IpAddr>().map_or(self.host == "localhost", |address| address.is_loopback())
    }

    /// The place as it is kept: one that is written otherwise, but is the same, is no other one.
    #[must_use]
    pub fn key(&self) -> String {
        let host = match self.host.parse::<IpAddr>() {
            Ok(address) => address.to_canonical().to_string(),
            Err(_) => self.host.trim_end_matches('.').to_lowercase(),
        };
        Place { host, ..self.clone() }.to_string()
    }
}

/// That names no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a host with a port")]
pub struct NoPlace;

/// Reads `example.org`, `example.org:4000`, `192.0.2.1:4000`, `[::1]:4000`, `::1`, and the address of the page.
impl FromStr for Place {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let text = text.trim();
        let behind = |schemes: [&str; 2]| schemes.iter().find_map(|scheme| text.strip_prefix(scheme));
        let encrypted = behind(["https://", "wss://"]);
        let is_encrypted = encrypted.is_some();
        let text = encrypted.or_else(|| behind(["http://", "ws://"])).unwrap_or(text);
        let text = text.trim_end_matches('/');
        let (host, port) = match text.strip_prefix('[') {
            Some(rest) => {
                let (host, behind) = rest.split_once(']').ok_or(NoPlace)?;
                host.parse::<IpAddr>().map_err(|_| NoPlace)?;
                (host, if behind.is_empty() { None } else { Some(behind.strip_prefix(':').ok_or(NoPlace)?) })
            }
            None if text.parse::<IpAddr>().is_ok() => (text, None),
            None => match text.split_once(':') {
                Some((host, port)) => (host, Some(port)),
                None => (text, None),
            },
        };
        let port = match port {
            Some(port) => port.parse().ok().filter(|port| *port > 0).ok_or(NoPlace)?,
            None => USUAL_PORT,
        };
        let is_address = host.parse::<IpAddr>().is_ok();
        let can_be_named = |letter: char| letter.is_alphanumeric() || letter == '.' || letter == '-';
        let is_name = !host.is_empty() && host.len() <= LONGEST_HOST && host.chars().all(can_be_named);
        if is_address || is_name { Ok(Place { host: host.to_owned(), port, is_encrypted }) } else { Err(NoPlace) }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.host.contains(':') {
            write!(f, "[{}]:{}", self.host, self.port)
        } else {
            write!(f, "{}:{}", self.host, self.port)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_host_with_or_without_a_port() {
        let read = |text: &str| text.parse::<Place>().map(|place| place.to_string());
        assert_eq!(read("example.org").as_deref(), Ok("example.org:7777"));
        assert_eq!(read("example.org:4000").as_deref(), Ok("example.org:4000"));
        assert_eq!(read("http://127.0.0.1:4000/").as_deref(), Ok("127.0.0.1:4000"));
        assert_eq!(read("wss://example.org").as_deref(), Ok("example.org:7777"));
        let encrypts = |text: &str| text.parse::<Place>().is_ok_and(|place| place.is_encrypted);
        assert!(encrypts("https://[::1]:4000/") && encrypts("wss://a") && !encrypts("ws://a") && !encrypts("a"));
        assert_eq!(read("[::1]:4000").as_deref(), Ok("[::1]:4000"));
        assert_eq!(read("::1").as_deref(), Ok("[::1]:7777"));
        for wrong in ["", ":", ":4000", "a:0", "a:70000", "a:b", "a b", "[::1", "[a]", "[::1]x", "a/b", "\u{1B}"] {
            assert_eq!(read(wrong), Err(NoPlace), "{wrong:?}");
        }
    }

    #[test]
    fn this_machine_is_known() {
        let here = |text: &str| text.parse::<Place>().is_ok_and(|place| place.is_this_machine());
        assert!(here("localhost:1") && here("127.0.0.1") && here("::1"));
        assert!(!here("example.org") && !here("192.0.2.1"));
    }
}
