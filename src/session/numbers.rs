//! Numbers as people type them before a game: digits, or words of any language.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::command::normal;
use crate::say::everywhere;

/// The number that was typed: `3`, `3.`, `three`, `drei`, `kolme`.
#[must_use]
pub fn typed_number(typed: &str) -> Option<usize> {
    let typed = normal(typed);
    typed.parse().ok().or_else(|| words().get(&typed).map(|(number, _)| *number))
}

/// The number by which something in a list is meant: digits, or the first word for it in any language. In how many people
/// play (`zu zweit`) is no such number.
#[must_use]
pub fn typed_place(typed: &str) -> Option<usize> {
    let typed = normal(typed);
    let by_word = || words().get(&typed).filter(|(_, is_first)| *is_first).map(|(number, _)| *number);
    typed.parse().ok().or_else(by_word)
}

/// The words of all languages, and whether each is the first one for its number; where two of them have the same word, the
/// first one's holds.
fn words() -> &'static HashMap<String, (usize, bool)> {
    static WORDS: OnceLock<HashMap<String, (usize, bool)>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let mut words = HashMap::new();
        for (_, list) in everywhere("words-count") {
            for (number, all) in (1..).zip(list.split(", ")) {
                for (at, word) in all.split(' ').enumerate() {
                    words.entry(word.to_owned()).or_insert((number, at == 0));
                }
            }
        }
        words
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_digits_or_words_of_any_language() {
        let numbers = [("3", 3), ("3.", 3), ("Three", 3), ("drei", 3), ("kolme", 3), ("zehn", 10)];
        for (typed, number) in numbers {
            assert_eq!(typed_number(typed), Some(number), "{typed}");
        }
        assert_eq!(typed_number("eleven"), None);
        for (typed, place) in
            [("3", Some(3)), ("zwei", Some(2)), ("kaksi", Some(2)), ("zweit", None), ("kahdestaan", None)]
        {
            assert_eq!(typed_place(typed), place, "{typed}");
        }
        assert_eq!(typed_number(""), None);
    }
}
