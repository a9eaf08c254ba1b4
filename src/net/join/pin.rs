//! By which certificates hosts are known again, on the own disk.

use std::io;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::place::Place;
use crate::file;
use crate::net::tls::Fingerprint;

/// The largest file that is read.
const MOST_BYTES: u64 = 512 << 10;

/// The most hosts that are kept; of more, those that came first go.
const MOST: usize = 1_000;

/// A host that is known by its certificate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Pin {
    place: String,
    fingerprint: String,
}

/// The certificates that the user has met, in a file; none are kept without one.
#[derive(Clone, Debug, Default)]
pub struct Pins {
    file: Option<PathBuf>,
}

/// What was kept cannot be read: who was known is unknown now, which is not the same as never having been there.
#[derive(Debug, thiserror::Error)]
#[error("the certificates of hosts in {} cannot be read", .file.display())]
pub struct Unreadable {
    /// Where they are kept.
    pub file: PathBuf,
}

impl Pins {
    /// Those that are kept in this file.
    pub fn in_file(file: Option<PathBuf>) -> Self {
        Pins { file }
    }

    /// By which certificate a host is known.
    ///
    /// # Errors
    /// What was kept cannot be read.
    pub fn of(&self, place: &Place) -> Result<Option<Fingerprint>, Unreadable> {
        let place = place.key();
        let Some(pin) = self.read()?.into_iter().find(|pin| pin.place == place) else { return Ok(None) };
        pin.fingerprint.parse().map(Some).map_err(|_| self.unreadable())
    }

    /// Knows a host by this certificate from now on.
    ///
    /// # Errors
    /// It cannot be kept.
    pub fn keep(&self, place: &Place, fingerprint: Fingerprint) -> io::Result<()> {
        let file = self.file.as_ref().ok_or(io::ErrorKind::NotFound)?;
        let mut pins = self.read().map_err(|_| io::ErrorKind::InvalidData)?;
        let place = place.key();
        pins.retain(|pin| pin.place != place);
        pins.push(Pin { place, fingerprint: fingerprint.to_string() });
        let over = pins.len().saturating_sub(MOST);
        let text = serde_json::to_string_pretty(&pins[over..])?;
        file.parent().map_or(Ok(()), file::create_folder)?;
        file::replace(file, text.as_bytes())
    }

    fn read(&self) -> Result<Vec<Pin>, Unreadable> {
        let Some(file) = &self.file else { return Ok(Vec::new()) };
        match file::read(file, MOST_BYTES) {
            Ok(bytes) => serde_json::from_slice(&bytes).map_err(|_| self.unreadable()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(_) => Err(self.unreadable()),
        }
    }

    fn unreadable(&self) -> Unreadable {
        Unreadable { file: self.file.clone().unwrap_or_default() }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn place(text: &str) -> Place {
        text.parse().expect("a place")
    }

    fn file(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-pins-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder.join("certificates.json")
    }

    #[test]
    fn a_host_is_known_by_its_port_and_however_it_is_written() {
        let file = file("known");
        let pins = Pins::in_file(Some(file.clone()));
        let (one, two) = (Fingerprint::of(b"one"), Fingerprint::of(b"two"));
        assert_eq!(pins.of(&place("example.org")).expect("nothing"), None);
        pins.keep(&place("Example.org"), one).expect("it is kept");
        pins.keep(&place("[::1]:4000"), two).expect("it is kept");
        assert_eq!(pins.of(&place("wss://example.ORG.:7777")).expect("it is there"), Some(one));
        assert_eq!(pins.of(&place("[0:0::1]:4000")).expect("it is there"), Some(two));
        assert_eq!(pins.of(&place("example.org:7778")).expect("nothing"), None);
        pins.keep(&place("example.org"), two).expect("it is kept");
        assert_eq!(pins.of(&place("example.org")).expect("it is there"), Some(two));
        let other = |number| Pin { place: format!("other.example:{number}"), fingerprint: one.to_string() };
        let kept: Vec<Pin> = pins.read().expect("they are there").into_iter().chain((1..=MOST).map(other)).collect();
        fs::write(&file, serde_json::to_string(&kept).expect("JSON")).expect("it can be written");
        pins.keep(&place("example.org"), one).expect("it is kept");
        assert_eq!(pins.read().expect("it is not too long").len(), MOST);
        assert_eq!(pins.of(&place("example.org")).expect("it is there"), Some(one));
        fs::remove_dir_all(file.parent().expect("a folder")).expect("it can be removed");
    }

    #[test]
    fn what_cannot_be_read_is_not_the_same_as_nothing() {
        let file = file("unreadable");
        let pins = Pins::in_file(Some(file.clone()));
        pins.keep(&place("a"), Fingerprint::of(b"one")).expect("it is kept");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&file).expect("a file").permissions().mode();
            assert_eq!(mode & 0o077, 0, "{mode:o}");
        }
        for wrong in ["", "no pins", r#"[{"place": "a:7777", "fingerprint": "AB"}]"#] {
            fs::write(&file, wrong).expect("it can be written");
            assert_eq!(pins.of(&place("a")).expect_err("it cannot be read").file, file);
        }
        fs::write(&file, "no pins").expect("it can be written");
        assert!(pins.keep(&place("a"), Fingerprint::of(b"two")).is_err());
        assert_eq!(fs::read_to_string(&file).expect("it is there"), "no pins", "and stays as it is");
        fs::remove_dir_all(file.parent().expect("a folder")).expect("it can be removed");
        let none = Pins::default();
        assert!(
            none.of(&place("a")).expect("nothing").is_none() && none.keep(&place("a"), Fingerprint::of(b"")).is_err()
        );
    }
}
