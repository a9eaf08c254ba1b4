//! What is set once and kept: by a flag for one start, in the environment, or in the user's file, in this order.

mod account;
mod accounts;
mod file;
mod place;
mod setting;

use std::ffi::OsString;
use std::path::PathBuf;

pub(crate) use self::account::{Account, NoAccount};
pub(crate) use self::accounts::Accounts;
pub use self::file::{File, SettingsError};
pub(crate) use self::place::default_path;
pub use self::setting::Setting;

use self::place::{certificates_file, desks_file, games_folder, host_folder, key_file, rules_folder, tally_file};

/// The folders of the user's files; none where the platform names none, or nothing is to be kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folders {
    /// Rule files.
    pub rules: Option<PathBuf>,
    /// Recorded games.
    pub games: Option<PathBuf>,
    /// The file in which games are counted.
    pub tally: Option<PathBuf>,
    /// What a host keeps of people and tables.
    pub host: Option<PathBuf>,
    /// The file of the desks at hosts elsewhere.
    pub desks: Option<PathBuf>,
    /// The file of the certificates of hosts elsewhere.
    pub certificates: Option<PathBuf>,
    /// The file of the secret of the keys for hosts elsewhere.
    pub key: Option<PathBuf>,
}

impl Folders {
    /// Those of the platform's custom. Rule files belong to everybody, games and their count to a profile.
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

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The command line.
    Flag,
    /// An environment variable.
    Environment,
    /// The user's file.
    File,
}

/// A value and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The value as it was written; whether it means anything is for its user to say.
    pub value: String,
    /// Where it comes from.
    pub source: Source,
}

/// The value in force, if there is one: the flag's before the environment's before the file's. An empty variable
/// counts as none.
pub fn chosen(
    setting: Setting,
    flag: Option<&str>,
    environment: impl Fn(&str) -> Option<String>,
    file: &File,
) -> Option<Chosen> {
    let from = |source| move |value| Chosen { value, source };
    flag.map(str::to_owned)
        .map(from(Source::Flag))
        .or_else(|| environment(&setting.variable()).filter(|value| !value.is_empty()).map(from(Source::Environment)))
        .or_else(|| file.get(setting).map(str::to_owned).map(from(Source::File)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_goes_before_the_environment_before_the_file() {
        let mut file = File::empty("settings.toml");
        let german = |_: &str| Some("de".to_owned());
        let nothing = |_: &str| None;
        let empty = |_: &str| Some(String::new());
        assert_eq!(chosen(Setting::Language, None, nothing, &file), None);
        file.set(Setting::Language, "fi");
        let value = |flag, environment: &dyn Fn(&str) -> Option<String>| {
            chosen(Setting::Language, flag, environment, &file).map(|chosen| (chosen.value, chosen.source)).unwrap()
        };
        assert_eq!(value(Some("en"), &german), ("en".to_owned(), Source::Flag));
        assert_eq!(value(None, &german), ("de".to_owned(), Source::Environment));
        assert_eq!(value(None, &nothing), ("fi".to_owned(), Source::File));
        assert_eq!(value(None, &empty), ("fi".to_owned(), Source::File));
    }

    #[test]
    fn each_setting_has_its_own_variable() {
        let environment = |name: &str| (name == "SIXDOT_NAME").then(|| "Anna".to_owned());
        let file = File::empty("settings.toml");
        assert_eq!(chosen(Setting::Language, None, environment, &file), None);
        assert_eq!(chosen(Setting::Name, None, environment, &file).unwrap().value, "Anna");
    }
}
