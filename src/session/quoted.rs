//! What was typed, as far as an answer says it again.

/// The most letters that are said again of what was typed.
const LONGEST: usize = 40;

/// The words with single blanks between them; of a long text the beginning.
#[must_use]
pub fn quoted(typed: &str) -> String {
    let short: String = typed.chars().take(LONGEST + 1).collect();
    let words = short.split_whitespace().collect::<Vec<_>>().join(" ");
    if short.chars().count() <= LONGEST { words } else { words.chars().take(LONGEST).collect::<String>() + "…" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_not_said_again_whole() {
        assert_eq!(quoted(" one   two "), "one two");
        assert_eq!(quoted(&"x".repeat(60_000)).chars().count(), LONGEST + 1);
    }
}
