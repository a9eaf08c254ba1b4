//! Plain text.

use super::fill::fill;
use super::{Block, Edition};

/// The book as plain text: an empty line before each heading, and each paragraph in one line, or in rows of at most so
/// many characters.
#[must_use]
pub fn text(edition: &Edition, width: Option<usize>) -> String {
    let mut text = String::new();
    let mut add = |line: &str| {
        let rows = width.map_or_else(|| vec![line.to_owned()], |width| fill(line, width, 0));
        text.push_str(&rows.join("\n"));
        text.push('\n');
    };
    add(&edition.title.text);
    for block in &edition.blocks {
        if matches!(block, Block::Heading(..)) {
            add("");
        }
        add(&block.said().text);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::tests::sample;
    use super::*;

    #[test]
    fn a_paragraph_is_a_line_unless_a_width_is_given() {
        assert_eq!(
            text(&sample(), None),
            "Mine & yours\nTwo to six can play.\n\nThe rules\n\nH-1: Drawing\nIf 2 < 3, draw.\n\nH-2: Legen\nDu darfst \
             legen.\n"
        );
        let narrow = text(&sample(), Some(10));
        assert!(narrow.starts_with("Mine &\nyours\nTwo to six\ncan play.\n\nThe rules\n"), "{narrow}");
    }
}
