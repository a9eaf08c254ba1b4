//! Numbers as people type them before a game: digits, or words of any language.

use crate::command::normal;
use crate::say::everywhere;

/// The number that was typed: `3`, `3.`, `three`, `drei`, `kolme`.
#[must_use]
pub fn typed_number(typed: &str) -> Option<usize> {
    let typed = normal(typed);
    typed.parse().ok().or_else(|| {
        let place = |list: &str| list.split(", ").position(|words| words.split(' ').any(|word| word == typed));
        everywhere("words-count").iter().find_map(|(_, list)| place(list)).map(|place| place + 1)
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
