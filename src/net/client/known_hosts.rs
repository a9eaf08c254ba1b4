//! Hosts: their addresses, and the files in which sessions, pinned certificates and the secret of the identity keys are
//! kept.

use std::net::IpAddr;
use std::path::PathBuf;

use std::{fmt, io};

use ring::hkdf::{HKDF_SHA256, Salt};
use ring::signature::{Ed25519KeyPair, KeyPair};
use serde::{Deserialize, Serialize};

use crate::net::shuffle::Commitment;
use crate::net::tls::Fingerprint;
use crate::net::wire::{Challenge, KeyProof, PublicKey, random_bytes};
use crate::record::Hex;
use crate::storage::{self, Synced};

pub const USUAL_PORT: u16 = 7777;

/// Maximum length of a host name (RFC 1035).
const LONGEST_HOST: usize = 253;

#[derive(Clone, Debug)]
pub struct HostAddress {
    /// A name or an IP address without brackets.
    pub host: String,
    pub port: u16,
    /// The address had a scheme that requires TLS (`https`, `wss`).
    pub is_encrypted: bool,
}

impl HostAddress {
    pub fn is_this_machine(&self) -> bool {
        self.host.parse::<IpAddr>().map_or(self.host == "localhost", |address| address.is_loopback())
    }

    /// Canonical form, used as the key in files.
    pub fn key(&self) -> String {
        let host = match self.host.parse::<IpAddr>() {
            Ok(address) => address.to_canonical().to_string(),
            Err(_) => self.host.trim_end_matches('.').to_lowercase(),
        };
        HostAddress { host, ..self.clone() }.to_string()
    }

    /// Parses `example.org`, `example.org:4000`, `192.0.2.1:4000`, `[::1]:4000`, `::1`, and URLs of the page.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let behind = |schemes: [&str; 2]| schemes.iter().find_map(|scheme| text.strip_prefix(scheme));
        let encrypted = behind(["https://", "wss://"]);
        let is_encrypted = encrypted.is_some();
        let text = encrypted.or_else(|| behind(["http://", "ws://"])).unwrap_or(text);
        let text = text.trim_end_matches('/');
        let (host, port) = match text.strip_prefix('[') {
            Some(rest) => {
                let (host, behind) = rest.split_once(']')?;
                host.parse::<IpAddr>().ok()?;
                (host, if behind.is_empty() { None } else { Some(behind.strip_prefix(':')?) })
            }
            None if text.parse::<IpAddr>().is_ok() => (text, None),
            None => match text.split_once(':') {
                Some((host, port)) => (host, Some(port)),
                None => (text, None),
            },
        };
        let port = match port {
            Some(port) => port.parse().ok().filter(|port| *port > 0)?,
            None => USUAL_PORT,
        };
        let is_address = host.parse::<IpAddr>().is_ok();
        let can_be_named = |letter: char| letter.is_alphanumeric() || letter == '.' || letter == '-';
        let is_name = !host.is_empty() && host.len() <= LONGEST_HOST && host.chars().all(can_be_named);
        (is_address || is_name).then(|| HostAddress { host: host.to_owned(), port, is_encrypted })
    }
}

impl fmt::Display for HostAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.host.contains(':') {
            write!(f, "[{}]:{}", self.host, self.port)
        } else {
            write!(f, "{}:{}", self.host, self.port)
        }
    }
}

const MOST_SESSION_BYTES: u64 = 64 << 10;

/// Maximum number of saved sessions; the oldest are dropped.
const MOST_SESSIONS: usize = 100;

#[derive(Debug, Serialize, Deserialize)]
struct SavedSession {
    place: String,
    name: String,
    #[serde(flatten)]
    ticket: SessionTicket,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionTicket {
    pub token: String,
    pub last: u64,
    #[serde(rename = "promise", default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
}

/// Sessions that can be resumed, in a file that only its owner can read. Without a file nothing is saved.
#[derive(Debug, Default)]
pub struct SavedSessions(pub Option<PathBuf>);

impl SavedSessions {
    pub fn of(&self, place: &HostAddress, name: &str) -> Option<SessionTicket> {
        let place = place.to_string();
        self.read().into_iter().find(|saved| is_at(saved, &place, name)).map(|saved| saved.ticket)
    }

    /// Saves or, without a ticket, deletes a session.
    pub fn set(&self, place: &HostAddress, name: &str, ticket: Option<SessionTicket>) {
        let place = place.to_string();
        let mut sessions = self.read();
        let before = sessions.len();
        sessions.retain(|saved| !is_at(saved, &place, name));
        if ticket.is_none() && sessions.len() == before {
            return;
        }
        sessions.extend(ticket.map(|ticket| SavedSession { place, name: name.to_owned(), ticket }));
        let over = sessions.len().saturating_sub(MOST_SESSIONS);
        let (Some(file), Ok(text)) = (&self.0, serde_json::to_string(&sessions[over..])) else { return };
        // If it cannot be written, sessions cannot be resumed by the next process.
        let folder = storage::create_folder_of(file);
        let _ = folder.and_then(|()| storage::replace(file, text.as_bytes()));
    }

    fn read(&self) -> Vec<SavedSession> {
        let bytes = self.0.as_ref().and_then(|file| storage::read(file, MOST_SESSION_BYTES).ok());
        bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default()
    }
}

fn is_at(saved: &SavedSession, place: &str, name: &str) -> bool {
    saved.place == place && saved.name.to_lowercase() == name.to_lowercase()
}

const MOST_SECRET_BYTES: u64 = 1 << 10;

/// HKDF salt, so that the secret yields no other keys.
const KEY_SALT: &[u8] = b"sixdot keys 1";

/// Derives an Ed25519 key for each name at each host from one secret. A host cannot use a proof at another host, and
/// two hosts cannot tell that it is the same user. Without a file there are no keys.
#[derive(Debug, Default)]
pub struct IdentityKeys(pub Option<PathBuf>);

/// A file of the client is malformed. It is not replaced: a new secret would change the identity at every host, and a
/// known host would count as unknown.
#[derive(Debug)]
pub struct UnreadableFile {
    pub file: PathBuf,
}

pub struct IdentityKey(Ed25519KeyPair);

impl IdentityKeys {
    /// Key for a name at a host. Creates the secret on first use; returns none if it cannot be saved.
    pub fn of(&self, place: &HostAddress, name: &str) -> Result<Option<IdentityKey>, UnreadableFile> {
        let Some(file) = &self.0 else { return Ok(None) };
        let secret = match storage::read(file, MOST_SECRET_BYTES) {
            Ok(bytes) => std::str::from_utf8(&bytes).ok().and_then(|text| text.trim_end().parse().ok()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => match self.create_secret() {
                Some(secret) => Some(secret),
                None => return Ok(None),
            },
            Err(_) => None,
        };
        let Hex(secret): Hex<32> = secret.ok_or_else(|| UnreadableFile { file: file.clone() })?;
        Ok(IdentityKey::derive(&secret, place, name))
    }

    fn create_secret(&self) -> Option<Hex<32>> {
        let file = self.0.as_ref()?;
        let secret = Hex(random_bytes()?);
        storage::create_folder_of(file).ok()?;
        storage::create(file, format!("{secret}\n").as_bytes(), &Synced::First).ok()?;
        Some(secret)
    }
}

impl IdentityKey {
    fn derive(secret: &[u8; 32], place: &HostAddress, name: &str) -> Option<Self> {
        let (place, name) = (place.key(), name.to_lowercase());
        let of = [place.as_bytes(), b"\n", name.as_bytes()];
        let mut seed = [0; 32];
        Salt::new(HKDF_SHA256, KEY_SALT).extract(secret).expand(&of, HKDF_SHA256).ok()?.fill(&mut seed).ok()?;
        Ed25519KeyPair::from_seed_unchecked(&seed).ok().map(IdentityKey)
    }

    pub fn public(&self) -> PublicKey {
        let mut bytes = [0; 32];
        bytes.copy_from_slice(self.0.public_key().as_ref());
        PublicKey(Hex(bytes))
    }

    pub fn prove(&self, challenge: Challenge) -> KeyProof {
        let mut bytes = [0; 64];
        bytes.copy_from_slice(self.0.sign(&challenge.signed_message()).as_ref());
        Hex(bytes)
    }
}

const MOST_PIN_BYTES: u64 = 512 << 10;

/// Maximum number of pinned certificates; the oldest are dropped.
const MOST_PINS: usize = 1_000;

#[derive(Debug, Serialize, Deserialize)]
struct PinnedCertificate {
    place: String,
    fingerprint: String,
}

/// Certificates pinned on first use (TOFU), in a file. Without a file nothing is pinned.
#[derive(Clone, Debug, Default)]
pub struct PinnedCertificates(pub Option<PathBuf>);

impl PinnedCertificates {
    /// Pinned certificate of a host.
    pub fn of(&self, place: &HostAddress) -> Result<Option<Fingerprint>, UnreadableFile> {
        let place = place.key();
        let Some(pin) = self.read()?.into_iter().find(|pin| pin.place == place) else { return Ok(None) };
        pin.fingerprint.parse().map(Some).map_err(|_| self.unreadable())
    }

    /// Pins a certificate for a host.
    pub fn keep(&self, place: &HostAddress, fingerprint: Fingerprint) -> io::Result<()> {
        let file = self.0.as_ref().ok_or(io::ErrorKind::NotFound)?;
        let mut pins = self.read().map_err(|_| io::ErrorKind::InvalidData)?;
        let place = place.key();
        pins.retain(|pin| pin.place != place);
        pins.push(PinnedCertificate { place, fingerprint: fingerprint.to_string() });
        let over = pins.len().saturating_sub(MOST_PINS);
        let text = serde_json::to_string_pretty(&pins[over..])?;
        storage::create_folder_of(file)?;
        storage::replace(file, text.as_bytes())
    }

    fn read(&self) -> Result<Vec<PinnedCertificate>, UnreadableFile> {
        let Some(file) = &self.0 else { return Ok(Vec::new()) };
        match storage::read(file, MOST_PIN_BYTES) {
            Ok(bytes) => serde_json::from_slice(&bytes).map_err(|_| self.unreadable()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(_) => Err(self.unreadable()),
        }
    }

    fn unreadable(&self) -> UnreadableFile {
        UnreadableFile { file: self.0.clone().unwrap_or_default() }
    }
}

#[cfg(test)]
mod tests;
