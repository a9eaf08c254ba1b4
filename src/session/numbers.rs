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

/// The number by which something in a list is meant: digits, or the first word for it in any language. In how many people
/// play (`zu zweit`) is no such number.
#[must_use]
pub fn typed_place(typed: &str) -> Option<usize> {
    let typed = normal(typed);
    let of = |(_, list): (_, String)| {
        list.split(", ").position(|all| all.split(' ').next() == Some(&*typed)).map(|place| place + 1)
    };
    typed.parse().ok().or_else(|| everywhere("words-count").into_iter().find_map(of))
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
        for (typed, place) in
            [("3", Some(3)), ("zwei", Some(2)), ("kaksi", Some(2)), ("zweit", None), ("kahdestaan", None)]
        {
            assert_eq!(typed_place(typed), place, "{typed}");
        }
        assert_eq!(typed_number(""), None);
    }
}
