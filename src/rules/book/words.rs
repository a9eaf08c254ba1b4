//! Words of a rule file for people, in as many languages as it has.

use indexmap::IndexMap;

/// Words by the code of their language.
pub type Words = IndexMap<String, String>;

/// Stands for every language.
pub const ANY_LANGUAGE: &str = "any";

/// The language that stands in for one that is missing, before all others.
const FIRST: &str = "en";

macro_rules! languages {
    ($($Lang:ident = $code:literal),+ $(,)?) => {
        /// The languages of the program, by their codes.
        const LANGUAGES: &[&str] = &[$($code),+];
    };
}

// The folders of `locales`, as they were found while the program was built.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// In which order other languages stand in for one that is missing, in rule files and in books: English, then the program's
/// others by their codes.
pub fn stand_ins() -> impl Iterator<Item = &'static str> {
    std::iter::once(FIRST).chain(LANGUAGES.iter().copied().filter(|code| *code != FIRST))
}

/// The words in a language; without them in one that stands in, or else in the first language that there is.
#[must_use]
pub fn words_in<'a>(words: &'a Words, lang: &str) -> Option<&'a str> {
    let first = || words.values().next();
    let own = words.get(lang).or_else(|| words.get(ANY_LANGUAGE));
    let found = own.or_else(|| stand_ins().find_map(|lang| words.get(lang)));
    found.or_else(first).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_language_has_one_that_stands_in() {
        let words = |list: &[(&str, &str)]| -> Words {
            list.iter().map(|(lang, text)| ((*lang).to_owned(), (*text).to_owned())).collect()
        };
        assert_eq!(words_in(&words(&[]), "de"), None);
        assert_eq!(words_in(&words(&[("sv", "Flod"), ("de", "Flut")]), "fi"), Some("Flut"));
        assert_eq!(words_in(&words(&[("de", "Flut"), ("en", "Flood")]), "fi"), Some("Flood"));
        assert_eq!(words_in(&words(&[("de", "Flut"), ("en", "Flood")]), "de"), Some("Flut"));
        assert_eq!(words_in(&words(&[("sv", "Flod")]), "fi"), Some("Flod"));
        assert_eq!(words_in(&words(&[("any", "Sing!"), ("en", "Flood")]), "fi"), Some("Sing!"));
    }
}
