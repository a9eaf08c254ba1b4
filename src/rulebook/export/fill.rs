//! Filling rows with words.

/// The rows of a text, each of at most `width` characters, the first of them indented by `indent` blanks. Rows break at
/// blanks only; a word that is wider than a row is the only thing broken.
pub fn fill(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    let mut row = " ".repeat(indent);
    let mut used = indent;
    let mut empty = true;
    for word in text.split_whitespace() {
        let mut rest: &str = word;
        loop {
            let length = rest.chars().count();
            let needed = length + usize::from(!empty);
            if used + needed <= width {
                if !empty {
                    row.push(' ');
                }
                row.push_str(rest);
                used += needed;
                empty = false;
                break;
            }
            if empty && width > used {
                let at = rest.char_indices().nth(width - used).map_or(rest.len(), |(at, _)| at);
                row.push_str(&rest[..at]);
                rest = &rest[at..];
            }
            rows.push(std::mem::take(&mut row));
            (used, empty) = (0, true);
        }
    }
    if !empty {
        rows.push(row);
    }
    rows
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn rows_break_at_words() {
        assert_eq!(fill("one two three four", 9, 0), ["one two", "three", "four"]);
        assert_eq!(fill("one two three", 9, 2), ["  one two", "three"]);
        assert_eq!(fill("abcdefgh ij", 5, 0), ["abcde", "fgh", "ij"]);
        assert_eq!(fill("abcdefgh", 5, 2), ["  abc", "defgh"]);
        assert!(fill("  ", 5, 2).is_empty());
    }

    proptest! {
        #[test]
        fn nothing_is_lost_and_rows_fit(text in "([a-zä]{1,30} ?){0,40}", width in 5..=80usize, indent in 0..=2usize) {
            let rows = fill(&text, width, indent);
            prop_assert!(rows.iter().all(|row| row.chars().count() <= width));
            let kept: String = rows.concat().split(' ').collect();
            prop_assert_eq!(kept, text.split(' ').collect::<String>());
        }
    }
}
