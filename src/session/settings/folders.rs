//! Folders and files of the user, by the conventions of the platform, and the profiles in them: several people at one
//! account of the computer, each with settings and games.

use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::storage;

const FOLDER: &str = "sixdot";

const FILE: &str = "settings.toml";

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
    pub fn read(text: &str) -> Option<Self> {
        let name = text.trim().to_lowercase();
        let plain = |letter: char| letter.is_alphanumeric() || letter == '-';
        let fits = (1..=LONGEST).contains(&name.chars().count())
            && name.chars().all(plain)
            && !name.starts_with('-')
            && name != Self::NOBODY
            && !storage::is_device(&name);
        fits.then_some(Account(name))
    }

    pub fn name(&self) -> &str {
        &self.0
    }

    fn folder_in(&self, program: &Path) -> PathBuf {
        program.join(PROFILES).join(&self.0)
    }
}

fn of_account(program: &Path, account: Option<&Account>) -> PathBuf {
    account.map_or_else(|| program.to_owned(), |account| account.folder_in(program))
}

/// The folder of records. Linux and other Unix systems: `$XDG_STATE_HOME`, otherwise `~/.local/state`. macOS:
/// `~/Library/Application Support`. Windows: `%LOCALAPPDATA%`.
fn state(environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    base(environment, "LOCALAPPDATA", "XDG_STATE_HOME", ".local/state")
}

/// The folder of settings. Linux and other Unix systems: `$XDG_CONFIG_HOME`, otherwise `~/.config`. macOS:
/// `~/Library/Application Support`. Windows: `%APPDATA%`.
fn configuration(environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    base(environment, "APPDATA", "XDG_CONFIG_HOME", ".config")
}

fn base(
    environment: impl Fn(&str) -> Option<OsString>,
    windows: &str,
    xdg: &str,
    below_home: &str,
) -> Option<PathBuf> {
    // The XDG Base Directory Specification tells programs to ignore relative paths.
    let folder = |name: &str| environment(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let in_home = |below: &str| folder("HOME").map(|home| home.join(below));
    let base = if cfg!(windows) {
        folder(windows)
    } else if cfg!(target_os = "macos") {
        in_home(MACOS)
    } else {
        folder(xdg).or_else(|| in_home(below_home))
    };
    base.map(|base| base.join(FOLDER))
}

/// The existing profiles and the one in use.
#[derive(Debug, Default)]
pub struct Accounts {
    /// The folders of settings and of state, which may be the same.
    pub places: Vec<PathBuf>,
    current: Option<Account>,
}

impl Accounts {
    pub fn of_platform(environment: impl Fn(&str) -> Option<OsString>, current: Option<Account>) -> Self {
        let places = [configuration(&environment), state(&environment)];
        Accounts { places: places.into_iter().flatten().collect(), current }
    }

    pub fn current(&self) -> Option<&Account> {
        self.current.as_ref()
    }

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

    pub fn has(&self, account: &Account) -> bool {
        self.folders(account).any(|folder| folder.is_dir())
    }

    /// The folder of the profile's settings.
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

/// `None` where the platform names no folder, or nothing is to be saved.
#[derive(Debug, Default)]
pub struct Folders {
    pub rules: Option<PathBuf>,
    /// Records of games.
    pub games: Option<PathBuf>,
    pub tally: Option<PathBuf>,
    /// The people and tables that a host keeps.
    pub host: Option<PathBuf>,
    /// Secrets with which the user returns to remote hosts.
    pub desks: Option<PathBuf>,
    /// Known certificates of remote hosts.
    pub certificates: Option<PathBuf>,
    /// The secret from which the user's keys for remote hosts are derived.
    pub key: Option<PathBuf>,
}

impl Folders {
    /// Rule files are shared; all other files belong to a profile.
    pub fn of_platform(environment: impl Fn(&str) -> Option<OsString>, account: Option<&Account>) -> Self {
        let state = state(&environment).map(|folder| of_account(&folder, account));
        let in_state = |name: &str| state.as_ref().map(|folder| folder.join(name));
        Folders {
            rules: configuration(&environment).map(|folder| folder.join("rules")),
            games: in_state("games"),
            tally: in_state("tally.txt"),
            host: in_state("host"),
            desks: in_state("desks.json"),
            certificates: in_state("certificates.json"),
            key: in_state("key"),
        }
    }
}

/// The settings file. `None` if the environment does not name a home folder.
pub fn default_path(environment: impl Fn(&str) -> Option<OsString>, account: Option<&Account>) -> Option<PathBuf> {
    configuration(environment).map(|folder| of_account(&folder, account).join(FILE))
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
        for none in [
            "",
            "-",
            "--help",
            "..",
            "a/b",
            "a\\b",
            "a b",
            "a.b",
            "~",
            "a\0",
            "off",
            "OFF",
            "Con",
            "lpt1",
            long.as_str(),
        ] {
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

#[cfg(all(test, unix, not(target_os = "macos")))]
mod places {
    use std::path::Path;

    use super::*;

    fn path(variables: &[(&str, &str)]) -> Option<PathBuf> {
        default_path(|name| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into()), None)
    }

    #[test]
    fn the_custom_of_the_desktop_is_kept() {
        let home = ("HOME", "/home/anna");
        let expected = Some(Path::new("/home/anna/.config/sixdot/settings.toml").to_owned());
        assert_eq!(path(&[home]), expected);
        assert_eq!(path(&[home, ("XDG_CONFIG_HOME", "")]), expected);
        assert_eq!(path(&[home, ("XDG_CONFIG_HOME", "here")]), expected);
        assert_eq!(path(&[home, ("XDG_CONFIG_HOME", "/conf")]), Some("/conf/sixdot/settings.toml".into()));
        assert_eq!(path(&[]), None);
    }

    #[test]
    fn rules_are_beside_settings_and_games_in_the_state_folder() {
        let of = |name: &str| (name == "HOME").then(|| "/home/anna".into());
        let folders = Folders::of_platform(of, None);
        assert_eq!(folders.rules, Some("/home/anna/.config/sixdot/rules".into()));
        assert_eq!(folders.games, Some("/home/anna/.local/state/sixdot/games".into()));
        assert_eq!(folders.tally, Some("/home/anna/.local/state/sixdot/tally.txt".into()));
        let state = |name: &str| (name == "XDG_STATE_HOME").then(|| "/state".into());
        let folders = Folders::of_platform(state, None);
        assert_eq!((folders.games, folders.rules), (Some("/state/sixdot/games".into()), None));
    }

    #[test]
    fn a_profile_has_a_folder_of_its_own_in_each_place() {
        let anna = Account::read("anna");
        let of = |name: &str| (name == "HOME").then(|| "/home/x".into());
        let path = |path: &str| Some(PathBuf::from(path));
        assert_eq!(default_path(of, anna.as_ref()), path("/home/x/.config/sixdot/profiles/anna/settings.toml"));
        let folders = Folders::of_platform(of, anna.as_ref());
        assert_eq!(folders.games, path("/home/x/.local/state/sixdot/profiles/anna/games"));
        assert_eq!(folders.tally, path("/home/x/.local/state/sixdot/profiles/anna/tally.txt"));
    }
}
