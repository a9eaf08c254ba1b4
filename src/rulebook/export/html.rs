//! HTML: headings and paragraphs with their languages, and nothing else.

use std::fmt::Write as _;

use super::{Block, Edition, Said};

/// The book as an HTML page.
#[must_use]
pub fn html(edition: &Edition) -> String {
    let title = &edition.title;
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n</head>\n<body>\n",
        escaped(&title.lang),
        escaped(&title.text)
    );
    let mut add = |tag: &str, said: &Said| {
        let lang = if said.lang == title.lang { String::new() } else { format!(" lang=\"{}\"", escaped(&said.lang)) };
        // Writing to a string cannot fail.
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
mod tests {
    use super::super::tests::sample;
    use super::*;

    #[test]
    fn a_page_has_headings_and_languages() {
        let expected = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Mine &amp; \
                        yours</title>\n</head>\n<body>\n<h1>Mine &amp; yours</h1>\n<p>Two to six can play.</p>\n\
                        <h2>The rules</h2>\n<h3>H-1: Drawing</h3>\n<p>If 2 &lt; 3, draw.</p>\n\
                        <h3 lang=\"de\">H-2: Legen</h3>\n<p lang=\"de\">Du darfst legen.</p>\n</body>\n</html>\n";
        assert_eq!(html(&sample()), expected);
    }
}
