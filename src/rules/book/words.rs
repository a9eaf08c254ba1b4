//! Words of a rule file for people, in as many languages as it has.

use indexmap::IndexMap;

/// Words by the code of their language.
pub type Words = IndexMap<String, String>;

/// Stands for every language.
pub const ANY_LANGUAGE: &str = "any";

/// In which order other languages stand in for one that is missing, in rule files and in books.
pub const STAND_IN: [&str; 3] = ["en", "de", "fi"];

/// The words in a language; without them in English, German or Finnish, or else in the first language that there is.
#[must_use]
pub fn words_in<'a>(words: &'a Words, lang: &str) -> Option<&'a str> {
    let first = || words.values().next();
    let found = [lang, ANY_LANGUAGE].into_iter().chain(STAND_IN).find_map(|lang| words.get(lang));
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
