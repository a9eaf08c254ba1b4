//! Editions of a rule book as plain text and HTML.

use std::fmt::Write as _;

#[derive(Clone, Debug)]
pub struct Edition {
    pub title: LangText,
    pub blocks: Vec<Block>,
}

#[derive(Clone, Debug)]
pub enum Block {
    Heading(u8, LangText),
    Paragraph(LangText),
}

#[derive(Clone, Debug)]
pub struct LangText {
    pub text: String,
    pub lang: String,
}

impl Block {
    pub fn said(&self) -> &LangText {
        match self {
            Block::Heading(_, said) | Block::Paragraph(said) => said,
        }
    }
}

/// Breaks a text into rows of at most `width` characters, the first one indented. Rows break at blanks; only a word
/// wider than a row is broken itself.
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

/// Plain text with an empty line before each heading. A paragraph is one line, or rows of at most `width` characters.
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

pub fn html(edition: &Edition) -> String {
    let title = &edition.title;
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n</head>\n<body>\n",
        escaped(&title.lang),
        escaped(&title.text)
    );
    let mut add = |tag: &str, said: &LangText| {
        let lang = if said.lang == title.lang { String::new() } else { format!(" lang=\"{}\"", escaped(&said.lang)) };
        let _ = writeln!(page, "<{tag}{lang}>{}</{tag}>", escaped(&said.text));
    };
    add("h1", title);
    for block in &edition.blocks {
        match block {
            Block::Heading(level, said) => add(&format!("h{level}"), said),
            Block::Paragraph(said) => add("p", said),
        }
    }
    page.push_str("</body>\n</html>\n");
    page
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
pub(super) mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A small book with a section in another language.
    pub fn sample() -> Edition {
        let said = |lang: &str, text: &str| LangText { text: text.to_owned(), lang: lang.to_owned() };
        Edition {
            title: said("en", "Mine & yours"),
            blocks: vec![
                Block::Paragraph(said("en", "Two to six can play.")),
                Block::Heading(2, said("en", "The rules")),
                Block::Heading(3, said("en", "H-1: Drawing")),
                Block::Paragraph(said("en", "If 2 < 3, draw.")),
                Block::Heading(3, said("de", "H-2: Legen")),
                Block::Paragraph(said("de", "Du darfst legen.")),
            ],
        }
    }

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

    #[test]
    fn a_page_has_headings_and_languages() {
        let expected = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Mine &amp; \
                        yours</title>\n</head>\n<body>\n<h1>Mine &amp; yours</h1>\n<p>Two to six can play.</p>\n\
                        <h2>The rules</h2>\n<h3>H-1: Drawing</h3>\n<p>If 2 &lt; 3, draw.</p>\n\
                        <h3 lang=\"de\">H-2: Legen</h3>\n<p lang=\"de\">Du darfst legen.</p>\n</body>\n</html>\n";
        assert_eq!(html(&sample()), expected);
    }
}
