//! The base folders of the platform, and the profiles in them: several people at one account of the computer, each with
//! settings and games.

use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::{fmt, fs};

use crate::storage;

const FOLDER: &str = "sixdot";

const PROFILES: &str = "profiles";

const MACOS: &str = "Library/Application Support";

const LONGEST: usize = 40;

/// The name of a profile: letters, digits and hyphens, so it is safe in a path.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Account(String);

impl Account {
    /// The word for no profile, reserved as a name.
    pub const NOBODY: &'static str = "off";

    /// Reads a name; capitals count as small letters.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let name = text.trim().to_lowercase();
        let plain = |letter: char| letter.is_alphanumeric() || letter == '-';
        let fits = (1..=LONGEST).contains(&name.chars().count())
            && name.chars().all(plain)
            && !name.starts_with('-')
            && name != Self::NOBODY;
        fits.then_some(Account(name))
    }

    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }

    fn folder_in(&self, program: &Path) -> PathBuf {
        program.join(PROFILES).join(&self.0)
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

pub(super) fn of_account(program: &Path, account: Option<&Account>) -> PathBuf {
    account.map_or_else(|| program.to_owned(), |account| account.folder_in(program))
}

/// The folder of records. Linux and other Unix systems: `$XDG_STATE_HOME`, otherwise `~/.local/state`. macOS:
/// `~/Library/Application Support`. Windows: `%LOCALAPPDATA%`.
pub(super) fn state(environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let base = if cfg!(windows) {
        folder(&environment, "LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        folder(&environment, "HOME").map(|home| home.join(MACOS))
    } else {
        folder(&environment, "XDG_STATE_HOME")
            .or_else(|| folder(&environment, "HOME").map(|home| home.join(".local/state")))
    };
    base.map(|base| base.join(FOLDER))
}

/// The folder of settings. Linux and other Unix systems: `$XDG_CONFIG_HOME`, otherwise `~/.config`. macOS:
/// `~/Library/Application Support`. Windows: `%APPDATA%`.
pub(super) fn configuration(environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let base = if cfg!(windows) {
        folder(&environment, "APPDATA")
    } else if cfg!(target_os = "macos") {
        folder(&environment, "HOME").map(|home| home.join(MACOS))
    } else {
        folder(&environment, "XDG_CONFIG_HOME")
            .or_else(|| folder(&environment, "HOME").map(|home| home.join(".config")))
    };
    base.map(|base| base.join(FOLDER))
}

/// The XDG Base Directory Specification tells programs to ignore relative paths.
fn folder(environment: &impl Fn(&str) -> Option<OsString>, name: &str) -> Option<PathBuf> {
    environment(name).map(PathBuf::from).filter(|path| path.is_absolute())
}

/// The existing profiles and the one in use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accounts {
    /// The folders of settings and of state, which may be the same.
    places: Vec<PathBuf>,
    current: Option<Account>,
}

impl Accounts {
    pub fn of_platform(environment: impl Fn(&str) -> Option<OsString>, current: Option<Account>) -> Self {
        let places = [configuration(&environment), state(&environment)];
        Accounts { places: places.into_iter().flatten().collect(), current }
    }

    #[must_use]
    pub fn are_possible(&self) -> bool {
        !self.places.is_empty()
    }

    #[must_use]
    pub fn current(&self) -> Option<&Account> {
        self.current.as_ref()
    }

    #[must_use]
    pub fn all(&self) -> Vec<Account> {
        let entries = self.places.iter().filter_map(|place| fs::read_dir(place.join(PROFILES)).ok()).flatten();
        let folders = entries.filter_map(Result::ok).filter(|entry| entry.path().is_dir());
        let named = folders.filter_map(|entry| {
            let name = entry.file_name();
            // A folder with another spelling is not a profile.
            Account::read(name.to_str()?).filter(|account| Some(account.name()) == name.to_str())
        });
        let mut all: Vec<Account> = named.collect();
        all.sort();
        all.dedup();
        all
    }

    #[must_use]
    pub fn has(&self, account: &Account) -> bool {
        self.folders(account).any(|folder| folder.is_dir())
    }

    /// The folder of the profile's settings.
    #[must_use]
    pub fn folder(&self, account: &Account) -> PathBuf {
        self.folders(account).next().unwrap_or_default()
    }

    /// Creates the folder of a profile.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn create(&self, account: &Account) -> io::Result<()> {
        storage::create_folder(&self.folder(account))
    }

    /// Deletes a profile with all its files.
    ///
    /// # Errors
    /// The folder and the error of the file system.
    pub fn delete(&self, account: &Account) -> Result<(), (PathBuf, io::Error)> {
        for folder in self.folders(account) {
            match storage::disk::remove_folder(&folder) {
                Err(error) if error.kind() != ErrorKind::NotFound => return Err((folder, error)),
                _ => {}
            }
        }
        Ok(())
    }

    fn folders(&self, account: &Account) -> impl Iterator<Item = PathBuf> {
        self.places.iter().map(|place| account.folder_in(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::test_folder::TestFolder;

    #[test]
    fn a_name_is_never_a_path() {
        let read = |text: &str| Account::read(text).map(|account| account.0);
        assert_eq!(read(" Anna ").as_deref(), Some("anna"));
        assert_eq!(read("jürgen-2").as_deref(), Some("jürgen-2"));
        let longest = "a".repeat(LONGEST);
        assert_eq!(read(&longest), Some(longest.clone()));
        let long = format!("{longest}a");
        for none in ["", "-", "--help", "..", "a/b", "a\\b", "a b", "a.b", "~", "a\0", "off", "OFF", long.as_str()] {
            assert_eq!(read(none), None, "{none:?}");
        }
    }

    #[test]
    fn what_was_begun_is_there_until_it_is_deleted() {
        let place = TestFolder::new("profiles");
        let places = ["config", "state"].map(|name| place.join(name)).to_vec();
        let accounts = Accounts { places: places.clone(), current: None };
        let [anna, ben] = ["anna", "ben"].map(|name| Account::read(name).unwrap());
        assert!(accounts.all().is_empty() && !accounts.has(&anna));
        accounts.create(&ben).unwrap();
        // A folder of games is enough to make a profile.
        storage::create_folder(&anna.folder_in(&places[1])).unwrap();
        storage::create_folder(&ben.folder_in(&places[1])).unwrap();
        storage::create_folder(&places[0].join(PROFILES).join("no name")).unwrap();
        assert_eq!(accounts.all(), [anna.clone(), ben.clone()]);
        accounts.delete(&ben).unwrap();
        assert_eq!(accounts.all(), [anna]);
        assert!(accounts.delete(&ben).is_ok());
    }
}
