//! By which secrets somebody comes back to desks at hosts, on the own disk.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::place::Place;
use super::promise::Promise;
use crate::file;

/// The largest file that is read.
const MOST_BYTES: u64 = 64 << 10;

/// The most desks that are kept; of more, those that were left first go.
const MOST: usize = 100;

/// A desk at a host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Desk {
    place: String,
    name: String,
    token: String,
    /// The number of the last line that was had.
    last: u64,
    /// What the server has promised of the cards there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    promise: Option<Promise>,
}

/// What is kept of a desk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Left {
    /// Its secret.
    pub token: String,
    /// The number of the last line that was had there.
    pub last: u64,
    /// What the server has promised of the cards there.
    pub promise: Option<Promise>,
}

/// The desks of the user, in a file that its owner alone can read; none are kept without a file.
#[derive(Clone, Debug, Default)]
pub struct Desks {
    file: Option<PathBuf>,
}

impl Desks {
    /// Those that are kept in this file.
    pub fn in_file(file: Option<PathBuf>) -> Self {
        Desks { file }
    }

    /// The desk that somebody of this name has at a host.
    pub fn of(&self, place: &Place, name: &str) -> Option<Left> {
        let place = place.to_string();
        let desk = self.read().into_iter().find(|desk| is_at(desk, &place, name))?;
        Some(Left { token: desk.token, last: desk.last, promise: desk.promise })
    }

    /// Keeps a desk.
    pub fn keep(&self, place: &Place, name: &str, left: Left) {
        let place = place.to_string();
        let mut desks = self.read();
        desks.retain(|desk| !is_at(desk, &place, name));
        let Left { token, last, promise } = left;
        desks.push(Desk { place, name: name.to_owned(), token, last, promise });
        let over = desks.len().saturating_sub(MOST);
        self.write(&desks[over..]);
    }

    /// Forgets a desk, to which nobody comes back.
    pub fn forget(&self, place: &Place, name: &str) {
        let place = place.to_string();
        let mut desks = self.read();
        let before = desks.len();
        desks.retain(|desk| !is_at(desk, &place, name));
        if desks.len() < before {
            self.write(&desks);
        }
    }

    fn read(&self) -> Vec<Desk> {
        let bytes = self.file.as_ref().and_then(|file| file::read(file, MOST_BYTES).ok());
        bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default()
    }

    fn write(&self, desks: &[Desk]) {
        let (Some(file), Ok(text)) = (&self.file, serde_json::to_string(desks)) else { return };
        // Without it the way back is lost with the program, and nothing else.
        let folder = file.parent().map_or(Ok(()), file::create_folder);
        let _ = folder.and_then(|()| file::replace(file, text.as_bytes()));
    }
}

fn is_at(desk: &Desk, place: &str, name: &str) -> bool {
    desk.place == place && desk.name.to_lowercase() == name.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn desks_are_kept_by_host_and_name_for_their_owner_alone() {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-desks", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let file = folder.join("desks.json");
        let desks = Desks::in_file(Some(file.clone()));
        let place = |text: &str| text.parse::<Place>().expect("a place");
        let left = |token: &str, last| Left { token: token.to_owned(), last, promise: None };
        let (here, there) = (place("localhost:1"), place("localhost:2"));
        assert_eq!(desks.of(&here, "Anna"), None);
        desks.keep(&here, "Anna", left("one", 3));
        desks.keep(&there, "Anna", left("two", 4));
        desks.keep(&here, "Ben", left("three", 5));
        desks.keep(&here, "anna", left("four", 6));
        assert_eq!(desks.of(&here, "Anna"), Some(left("four", 6)));
        assert_eq!(desks.of(&there, "ANNA"), Some(left("two", 4)));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&file).expect("a file").permissions().mode();
            assert_eq!(mode & 0o077, 0, "{mode:o}");
        }
        desks.forget(&here, "Anna");
        assert_eq!((desks.of(&here, "Anna"), desks.of(&here, "Ben")), (None, Some(left("three", 5))));
        for number in 0..2 * MOST {
            desks.keep(&here, &format!("Cleo{number}"), left(&number.to_string(), 0));
        }
        assert_eq!(desks.read().len(), MOST);
        std::fs::write(&file, "no desks").expect("it can be written");
        assert_eq!(desks.of(&there, "Anna"), None);
        std::fs::remove_dir_all(folder).expect("it can be removed");
        Desks::default().keep(&here, "Anna", left("none", 0));
    }
}
