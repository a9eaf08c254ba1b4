//! Named profiles: several people at one account of the computer, each with settings, statistics and games apart.

use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::PathBuf;

use super::account::{Account, PROFILES};
use super::place::{configuration, state};
use crate::file;

/// The profiles that there are, and which is in use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accounts {
    /// Where settings are kept, and where what changes as games are played; they may be the same.
    places: Vec<PathBuf>,
    current: Option<Account>,
}

impl Accounts {
    /// Those of the platform's custom, one of which may be in use.
    pub fn of_platform(environment: impl Fn(&str) -> Option<OsString>, current: Option<Account>) -> Self {
        let places = [configuration(&environment), state(&environment)];
        Accounts { places: places.into_iter().flatten().collect(), current }
    }

    /// Whether there is a place for any.
    #[must_use]
    pub fn are_possible(&self) -> bool {
        !self.places.is_empty()
    }

    /// The one in use.
    #[must_use]
    pub fn current(&self) -> Option<&Account> {
        self.current.as_ref()
    }

    /// All of them, by name.
    #[must_use]
    pub fn all(&self) -> Vec<Account> {
        let entries = self.places.iter().filter_map(|place| fs::read_dir(place.join(PROFILES)).ok()).flatten();
        let folders = entries.filter_map(Result::ok).filter(|entry| entry.path().is_dir());
        let named = folders.filter_map(|entry| {
            let name = entry.file_name();
            // A folder with another spelling is somebody else's.
            Account::read(name.to_str()?).ok().filter(|account| Some(account.name()) == name.to_str())
        });
        let mut all: Vec<Account> = named.collect();
        all.sort();
        all.dedup();
        all
    }

    /// Whether there is one of this name.
    #[must_use]
    pub fn has(&self, account: &Account) -> bool {
        self.folders(account).any(|folder| folder.is_dir())
    }

    /// The first folder of one, where its settings are.
    #[must_use]
    pub fn folder(&self, account: &Account) -> PathBuf {
        self.folders(account).next().unwrap_or_default()
    }

    /// Begins one.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn create(&self, account: &Account) -> io::Result<()> {
        file::create_folder(&self.folder(account))
    }

    /// Deletes one, with all that is in it.
    ///
    /// # Errors
    /// Those of the file system, with the folder.
    pub fn delete(&self, account: &Account) -> Result<(), (PathBuf, io::Error)> {
        for folder in self.folders(account) {
            match file::disk::remove_folder(&folder) {
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

    #[test]
    fn what_was_begun_is_there_until_it_is_deleted() {
        let place = std::env::temp_dir().join(format!("sixdot-{}-profiles", std::process::id()));
        let places = ["config", "state"].map(|name| place.join(name)).to_vec();
        let accounts = Accounts { places: places.clone(), current: None };
        let [anna, ben] = ["anna", "ben"].map(|name| Account::read(name).unwrap());
        assert!(accounts.all().is_empty() && !accounts.has(&anna));
        accounts.create(&ben).unwrap();
        // Games alone make a profile, too.
        file::create_folder(&anna.folder_in(&places[1])).unwrap();
        file::create_folder(&ben.folder_in(&places[1])).unwrap();
        file::create_folder(&places[0].join(PROFILES).join("no name")).unwrap();
        assert_eq!(accounts.all(), [anna.clone(), ben.clone()]);
        accounts.delete(&ben).unwrap();
        assert_eq!(accounts.all(), [anna]);
        assert!(accounts.delete(&ben).is_ok());
        fs::remove_dir_all(&place).unwrap();
    }
}
