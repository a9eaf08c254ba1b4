//! The name of a profile.

use std::fmt;
use std::path::{Path, PathBuf};

/// The folder of the profiles, beside the settings, and where games and their count are kept.
pub(super) const PROFILES: &str = "profiles";

/// The most letters of a name.
const LONGEST: usize = 40;

/// The name of a profile: letters, digits and hyphens, and so never a path.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Account(String);

/// A text is no name of a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no name of a profile")]
pub struct NoAccount;

impl Account {
    /// The word that stands for no profile, and so is no name.
    pub const NOBODY: &'static str = "off";

    /// Reads a name; capitals are as good as small letters.
    ///
    /// # Errors
    /// [`NoAccount`].
    pub fn read(text: &str) -> Result<Self, NoAccount> {
        let name = text.trim().to_lowercase();
        let plain = |letter: char| letter.is_alphanumeric() || letter == '-';
        let fits = (1..=LONGEST).contains(&name.chars().count())
            && name.chars().all(plain)
            && !name.starts_with('-')
            && name != Self::NOBODY;
        if fits { Ok(Account(name)) } else { Err(NoAccount) }
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }

    /// Its folder in that of the program.
    pub(super) fn folder_in(&self, program: &Path) -> PathBuf {
        program.join(PROFILES).join(&self.0)
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_never_a_path() {
        let read = |text: &str| Account::read(text).map(|account| account.0);
        assert_eq!(read(" Anna "), Ok("anna".to_owned()));
        assert_eq!(read("jürgen-2"), Ok("jürgen-2".to_owned()));
        let longest = "a".repeat(LONGEST);
        assert_eq!(read(&longest), Ok(longest.clone()));
        let long = format!("{longest}a");
        for none in ["", "-", "--help", "..", "a/b", "a\\b", "a b", "a.b", "~", "a\0", "off", "OFF", long.as_str()] {
            assert_eq!(read(none), Err(NoAccount), "{none:?}");
        }
    }
}
