//! Folders and files of the user, by the conventions of the platform.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::profiles::Account;

const FOLDER: &str = "sixdot";
const FILE: &str = "settings.toml";
const RULES: &str = "rules";
const GAMES: &str = "games";
const HOST: &str = "host";
const DESKS: &str = "desks.json";
const CERTIFICATES: &str = "certificates.json";
const KEY: &str = "key";
const TALLY: &str = "tally.txt";

/// `None` where the platform names no folder, or nothing is to be saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folders {
    pub rules: Option<PathBuf>,
    pub games: Option<PathBuf>,
    pub tally: Option<PathBuf>,
    pub host: Option<PathBuf>,
    /// Secrets with which the user returns to remote hosts.
    pub desks: Option<PathBuf>,
    /// Known certificates of remote hosts.
    pub certificates: Option<PathBuf>,
    /// The secret from which the user's keys for remote hosts are derived.
    pub key: Option<PathBuf>,
}

impl Folders {
    /// Rule files are shared; games and statistics belong to a profile.
    pub fn of_platform(environment: impl Fn(&str) -> Option<OsString>, account: Option<&Account>) -> Self {
        Folders {
            rules: rules_folder(&environment),
            games: games_folder(&environment, account),
            tally: tally_file(&environment, account),
            host: host_folder(&environment, account),
            desks: desks_file(&environment, account),
            certificates: certificates_file(&environment, account),
            key: key_file(&environment, account),
        }
    }
}

/// The settings file. `None` if the environment does not name a home folder.
///
/// Linux and other Unix systems: `$XDG_CONFIG_HOME`, otherwise `~/.config`. macOS: `~/Library/Application Support`.
/// Windows: `%APPDATA%`.
pub fn default_path(environment: impl Fn(&str) -> Option<OsString>, account: Option<&Account>) -> Option<PathBuf> {
    configuration(environment).map(|folder| of_account(&folder, account).join(FILE))
}

pub fn rules_folder(environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    configuration(environment).map(|folder| folder.join(RULES))
}

/// The folder of records.
///
/// Linux and other Unix systems: `$XDG_STATE_HOME`, otherwise `~/.local/state`. macOS: `~/Library/Application
/// Support`. Windows: `%LOCALAPPDATA%`.
pub fn games_folder(environment: impl Fn(&str) -> Option<OsString>, account: Option<&Account>) -> Option<PathBuf> {
    state(environment).map(|folder| of_account(&folder, account).join(GAMES))
}

pub fn tally_file(environment: impl Fn(&str) -> Option<OsString>, account: Option<&Account>) -> Option<PathBuf> {
    state(environment).map(|folder| of_account(&folder, account).join(TALLY))
}

/// Where a host keeps people and tables.
pub fn host_folder(environment: impl Fn(&str) -> Option<OsString>, account: Option<&Account>) -> Option<PathBuf> {
    state(environment).map(|folder| of_account(&folder, account).join(HOST))
}

pub fn desks_file(environment: impl Fn(&str) -> Option<OsString>, account: Option<&Account>) -> Option<PathBuf> {
    state(environment).map(|folder| of_account(&folder, account).join(DESKS))
}

pub fn certificates_file(
    environment: impl Fn(&str) -> Option<OsString>,
    account: Option<&Account>,
) -> Option<PathBuf> {
    state(environment).map(|folder| of_account(&folder, account).join(CERTIFICATES))
}

pub fn key_file(environment: impl Fn(&str) -> Option<OsString>, account: Option<&Account>) -> Option<PathBuf> {
    state(environment).map(|folder| of_account(&folder, account).join(KEY))
}

fn of_account(program: &Path, account: Option<&Account>) -> PathBuf {
    account.map_or_else(|| program.to_owned(), |account| account.folder_in(program))
}

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

const MACOS: &str = "Library/Application Support";

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

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
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
        assert_eq!(rules_folder(of), Some("/home/anna/.config/sixdot/rules".into()));
        assert_eq!(games_folder(of, None), Some("/home/anna/.local/state/sixdot/games".into()));
        assert_eq!(tally_file(of, None), Some("/home/anna/.local/state/sixdot/tally.txt".into()));
        let state = |name: &str| (name == "XDG_STATE_HOME").then(|| "/state".into());
        assert_eq!(games_folder(state, None), Some("/state/sixdot/games".into()));
        assert_eq!(rules_folder(state), None);
    }

    #[test]
    fn a_profile_has_a_folder_of_its_own_in_each_place() {
        let anna = Account::read("anna").ok();
        let of = |name: &str| (name == "HOME").then(|| "/home/x".into());
        let path = |path: &str| Some(PathBuf::from(path));
        assert_eq!(default_path(of, anna.as_ref()), path("/home/x/.config/sixdot/profiles/anna/settings.toml"));
        assert_eq!(games_folder(of, anna.as_ref()), path("/home/x/.local/state/sixdot/profiles/anna/games"));
        assert_eq!(tally_file(of, anna.as_ref()), path("/home/x/.local/state/sixdot/profiles/anna/tally.txt"));
    }
}
