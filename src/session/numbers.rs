//! Numbers as people type them before a game: digits, or words of any language.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::command::normal;
use crate::say::everywhere;

/// The number that was typed: `3`, `3.`, `three`, `drei`, `kolme`.
#[must_use]
pub fn typed_number(typed: &str) -> Option<usize> {
    let typed = normal(typed);
    typed.parse().ok().or_else(|| words().get(&typed).copied())
}

/// The words of all languages; where two of them have the same word, the first one's holds.
fn words() -> &'static HashMap<String, usize> {
    static WORDS: OnceLock<HashMap<String, usize>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let mut words = HashMap::new();
        for (_, list) in everywhere("words-count") {
            for (number, word) in
                (1..).zip(list.split(", ")).flat_map(|(number, all)| all.split(' ').map(move |word| (number, word)))
            {
                words.entry(word.to_owned()).or_insert(number);
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
        assert_eq!(typed_number(""), None);
    }
}
