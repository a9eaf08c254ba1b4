//! BRF: pages of braille in the ASCII code of embossers and notetakers.

use super::fill::fill;
use super::louis::{BrailleError, Translator};
use super::{Block, Edition, Said};

/// How wide and how high a page is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Cells in a row.
    pub width: usize,
    /// Rows on a page, the last of which has the page's number.
    pub height: usize,
}

/// The usual page of an embosser.
impl Default for Format {
    fn default() -> Self {
        Format { width: 40, height: 25 }
    }
}

/// By how many cells a paragraph is indented.
const INDENT: usize = 2;

/// The sign for each of the 64 six-dot cells, in the order of Unicode.
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// The first braille pattern of Unicode.
const BLANK: u32 = 0x2800;

/// The book as pages of braille, each but the last ended by a form feed. Paragraphs are indented, the title stands in
/// the middle, headings have an empty row before them and are never the last row of a page.
///
/// # Errors
/// Why it cannot be translated.
pub fn brf(edition: &Edition, format: Format, translator: &dyn Translator) -> Result<String, BrailleError> {
    let mut said: Vec<&Said> = vec![&edition.title];
    said.extend(edition.blocks.iter().map(Block::said));
    let cells = translator.translate(&said)?;
    let mut rows: Vec<Row> = Vec::new();
    let title = cells.first().map_or_else(Vec::new, |title| fill(&ascii(title), format.width, 0));
    rows.extend(title.into_iter().map(|row| {
        let indent = (format.width - row.len().min(format.width)) / 2;
        Row { text: format!("{}{row}", " ".repeat(indent)), keep: true }
    }));
    rows.push(Row { text: String::new(), keep: true });
    for (block, cells) in edition.blocks.iter().zip(&cells[1..]) {
        let heading = matches!(block, Block::Heading(..));
        if let Some(above) = rows.last().filter(|row| heading && !row.text.is_empty()) {
            let keep = above.keep;
            rows.push(Row { text: String::new(), keep });
        }
        let indent = if heading { 0 } else { INDENT };
        let filled = fill(&ascii(cells), format.width, indent);
        rows.extend(filled.into_iter().map(|text| Row { text, keep: heading }));
    }
    Ok(pages(&rows, format))
}

/// A row, and whether the next one has to stand on the same page.
struct Row {
    text: String,
    keep: bool,
}

fn pages(rows: &[Row], format: Format) -> String {
    let room = format.height.saturating_sub(1).max(1);
    let mut pages: Vec<String> = Vec::new();
    let mut at = 0;
    while at < rows.len() {
        if rows[at].text.is_empty() {
            at += 1;
            continue;
        }
        let full = (at + room).min(rows.len());
        let mut end = full;
        while end < rows.len() && end > at + 1 && rows[end - 1].keep {
            end -= 1;
        }
        // A page of nothing but headings cannot keep them all.
        if end == at + 1 && rows[at].keep {
            end = full;
        }
        let mut page: Vec<&str> = rows[at..end].iter().map(|row| row.text.as_str()).collect();
        page.resize(room, "");
        let number = format!("{:>width$}\n", number(pages.len() + 1), width = format.width);
        page.push(&number);
        pages.push(page.join("\n"));
        at = end;
    }
    pages.join("\u{c}")
}

/// A number in braille: the number sign, and the letters a to j for 1 to 9 and 0.
fn number(number: usize) -> String {
    let letter = |digit: char| char::from(b"JABCDEFGHI"[digit.to_digit(10).unwrap_or(0) as usize]);
    std::iter::once('#').chain(number.to_string().chars().map(letter)).collect()
}

/// Braille patterns of Unicode in ASCII; dots 7 and 8 are left out, and what is no braille is a blank.
fn ascii(cells: &str) -> String {
    let sign = |cell: char| {
        let dots = u32::from(cell).checked_sub(BLANK).filter(|dots| *dots < 256).unwrap_or(0);
        char::from(ASCII[(dots % 64) as usize])
    };
    cells.chars().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::sample;
    use super::*;

    /// Letters by the alphabet of braille, everything else as a blank.
    struct Letters;

    const ALPHABET: &str = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵";

    impl Translator for Letters {
        fn translate(&self, said: &[&Said]) -> Result<Vec<String>, BrailleError> {
            let cell = |letter: char| {
                let index = "abcdefghijklmnopqrstuvwxyz".find(letter.to_ascii_lowercase());
                index.and_then(|index| ALPHABET.chars().nth(index)).unwrap_or('⠀')
            };
            Ok(said.iter().map(|said| said.text.chars().map(cell).collect()).collect())
        }
    }

    fn printed(width: usize, height: usize) -> String {
        brf(&sample(), Format { width, height }, &Letters).expect("letters can always be translated")
    }

    #[test]
    fn every_cell_has_its_sign() {
        assert_eq!(ascii("⠼⠁⠃⠚ ⠠⠤⠿⠸⣿"), "#ABJ ,-=_=");
        let all: std::collections::BTreeSet<u8> = ASCII.iter().copied().collect();
        assert_eq!(all.len(), 64);
        assert_eq!(number(250), "#BEJ");
    }

    #[test]
    fn a_page_is_as_wide_and_as_high_as_it_is_asked_for() {
        let page = printed(20, 25);
        assert!(page.starts_with("     MINE YOURS\n\n  TWO TO SIX CAN\nPLAY\n\nTHE RULES\n"), "{page}");
        assert_eq!(page.lines().count(), 25);
        assert_eq!(page.lines().last(), Some("                  #A"));
        for page in printed(12, 6).split('\u{c}') {
            assert_eq!(page.lines().count(), 6, "{page}");
            assert!(page.lines().all(|row| row.len() <= 12), "{page}");
        }
    }

    #[test]
    fn a_heading_stands_above_its_paragraph() {
        for height in 4..14 {
            for page in printed(20, height).split('\u{c}') {
                let rows: Vec<&str> = page.lines().filter(|row| !row.is_empty()).collect();
                let last = rows[rows.len() - 2];
                assert!(height < 8 || !["THE RULES", "H DRAWING", "H LEGEN"].contains(&last), "{height}: {page}");
            }
        }
    }
}
