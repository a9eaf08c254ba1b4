//! The languages of the program.

use std::fmt;
use std::str::FromStr;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// Each language has a folder of its code in `locales`; the build fails if one of them is missing here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    De,
    En,
    Fi,
}

impl Lang {
    pub const ALL: [Lang; 3] = [Lang::De, Lang::En, Lang::Fi];

    pub fn code(self) -> &'static str {
        match self {
            Lang::De => "de",
            Lang::En => "en",
            Lang::Fi => "fi",
        }
    }

    /// The system's language, or English if the program does not have it.
    pub fn of_system() -> Self {
        let wanted: Vec<LanguageIdentifier> =
            sys_locale::get_locales().filter_map(|tag| tag.replace('_', "-").parse().ok()).collect();
        Self::best(&wanted)
    }

    fn best(wanted: &[LanguageIdentifier]) -> Self {
        let own = Self::ALL.map(Self::identifier);
        let english = Lang::En.identifier();
        let found = negotiate_languages(wanted, &own, Some(&english), NegotiationStrategy::Lookup);
        let is_best = |lang: &Lang| found.first().is_some_and(|best| lang.identifier() == **best);
        Self::ALL.into_iter().find(is_best).unwrap_or(Lang::En)
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the codes are language identifiers")
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a language of the program: {0}")]
pub struct UnknownLang(pub String);

/// Ignores the region and the encoding: `de`, `fi-FI`, `en_GB.UTF-8`.
impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let code = text.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_are_ignored_and_unknown_languages_give_english() {
        let best = |tags: &[&str]| Lang::best(&tags.iter().filter_map(|tag| tag.parse().ok()).collect::<Vec<_>>());
        assert_eq!(best(&["de-AT"]), Lang::De);
        assert_eq!(best(&["ja", "fi-FI"]), Lang::Fi);
        assert_eq!(best(&["ja"]), Lang::En);
        assert_eq!("fi_FI.UTF-8".parse(), Ok(Lang::Fi));
        assert!("dex".parse::<Lang>().is_err());
    }
}
