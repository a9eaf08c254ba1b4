//! Folders and files of the user, by the conventions of the platform.

use std::ffi::OsString;
use std::path::PathBuf;

use super::profiles::{Account, configuration, of_account, state};

const FILE: &str = "settings.toml";

/// `None` where the platform names no folder, or nothing is to be saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
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
