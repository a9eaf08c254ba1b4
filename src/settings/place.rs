//! Where the settings are kept, by the custom of the platform.

use std::ffi::OsString;
use std::path::PathBuf;

const FOLDER: &str = "sixdot";
const FILE: &str = "settings.toml";

/// The path of the user's file; none where the environment does not tell who the user is.
///
/// Linux and its kin: `$XDG_CONFIG_HOME`, otherwise `~/.config`. macOS: `~/Library/Application Support`. Windows:
/// `%APPDATA%`.
pub fn default_path(environment: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    // A relative path is no answer (XDG Base Directory Specification).
    let folder = |name: &str| environment(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = if cfg!(windows) {
        folder("APPDATA")
    } else if cfg!(target_os = "macos") {
        folder("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_CONFIG_HOME").or_else(|| folder("HOME").map(|home| home.join(".config")))
    };
    base.map(|base| base.join(FOLDER).join(FILE))
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use std::path::Path;

    use super::*;

    fn path(variables: &[(&str, &str)]) -> Option<PathBuf> {
        default_path(|name| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into()))
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
}
