//! Braille editions of a rule book: translation by liblouis, and BRF pages in the ASCII code of embossers and
//! notetakers.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::process::{Command, Stdio};
use std::thread;

use super::export::{Block, Edition, LangText, fill};
use crate::text::{Lang, everywhere};

#[derive(Clone, Copy, Debug)]
pub struct Format {
    pub width: usize,
    /// Rows on a page; the last one has the page number.
    pub height: usize,
}

impl Default for Format {
    fn default() -> Self {
        Format { width: 40, height: 25 }
    }
}

const INDENT: usize = 2;

/// The character for each of the 64 six-dot cells, in the order of Unicode.
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

const BLANK: u32 = 0x2800;

/// Lays out the book as pages, separated by form feeds. Paragraphs are indented and the title is centred; headings
/// follow an empty row and are never the last row of a page.
pub fn brf(
    edition: &Edition,
    format: Format,
    translate: impl FnOnce(&[&LangText]) -> Result<Vec<String>, BrailleError>,
) -> Result<String, BrailleError> {
    let mut said: Vec<&LangText> = vec![&edition.title];
    said.extend(edition.blocks.iter().map(Block::said));
    let cells = translate(&said)?;
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

/// A row; `keep` binds it to the page of the next row.
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
        // A page that consists of headings cannot keep them all.
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

/// The number sign, then the letters a to j for 1 to 9 and 0.
fn number(number: usize) -> String {
    let letter = |digit: char| char::from(b"JABCDEFGHI"[digit.to_digit(10).unwrap_or(0) as usize]);
    std::iter::once('#').chain(number.to_string().chars().map(letter)).collect()
}

/// Unicode braille patterns in ASCII. Dots 7 and 8 are dropped; other characters become blanks.
fn ascii(cells: &str) -> String {
    let sign = |cell: char| {
        let dots = u32::from(cell).checked_sub(BLANK).filter(|dots| *dots < 256).unwrap_or(0);
        char::from(ASCII[(dots % 64) as usize])
    };
    cells.chars().map(sign).collect()
}

#[derive(Debug, thiserror::Error)]
pub enum BrailleError {
    #[error("{} is not installed", program.to_string_lossy())]
    NotInstalled { program: OsString },
    #[error("the translation failed")]
    Failed(#[from] io::Error),
    #[error("no table {0}")]
    NoTable(BrailleTable),
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BrailleTable {
    lang: Lang,
    file: String,
}

impl BrailleTable {
    /// The tables of a language, the usual one first.
    pub fn of(lang: Lang) -> Vec<BrailleTable> {
        let lists = everywhere("words-braille-tables").into_iter().filter(|(own, _)| *own == lang);
        let tables = |(_, list): (Lang, String)| {
            list.split_whitespace().map(|file| BrailleTable { lang, file: file.to_owned() }).collect::<Vec<_>>()
        };
        lists.flat_map(tables).collect()
    }

    pub fn id(&self) -> &str {
        self.file.split_once('.').map_or(self.file.as_str(), |(id, _)| id)
    }
}

impl std::fmt::Display for BrailleTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

/// In bytes; the program cuts lines longer than 2000.
const LONGEST: usize = 500;

#[derive(Clone, Debug)]
pub struct Louis {
    program: OsString,
    table: BrailleTable,
}

impl Louis {
    /// Texts in other languages are translated by the usual tables of those.
    pub fn new(table: BrailleTable) -> Self {
        Louis { program: "lou_translate".into(), table }
    }

    #[cfg(test)]
    pub fn with_program(self, program: impl Into<OsString>) -> Self {
        Louis { program: program.into(), ..self }
    }

    fn table_of(&self, lang: &str) -> BrailleTable {
        let usual =
            |lang: Lang| if lang == self.table.lang { None } else { BrailleTable::of(lang).into_iter().next() };
        lang.parse().ok().and_then(usual).unwrap_or_else(|| self.table.clone())
    }

    fn run(&self, table: &BrailleTable, lines: &[&str]) -> Result<Vec<String>, BrailleError> {
        let mut child = Command::new(&self.program)
            .args(["--forward", &format!("unicode.dis,{}", table.file)])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| match error.kind() {
                ErrorKind::NotFound => BrailleError::NotInstalled { program: self.program.clone() },
                _ => error.into(),
            })?;
        let mut input = lines.join("\n");
        input.push('\n');
        let stdin = child.stdin.take();
        let writer = thread::spawn(move || stdin.map_or(Ok(()), |mut stdin| stdin.write_all(input.as_bytes())));
        let output = child.wait_with_output()?;
        // A program that stops early, as for a missing table, is noticed by its missing output.
        let _ = writer.join();
        let told = String::from_utf8_lossy(&output.stdout);
        let cells: Vec<String> = told.lines().map(str::to_owned).collect();
        if cells.len() == lines.len() { Ok(cells) } else { Err(BrailleError::NoTable(table.clone())) }
    }

    /// Translates each text into Unicode braille patterns.
    pub fn translate(&self, said: &[&LangText]) -> Result<Vec<String>, BrailleError> {
        let mut pieces: BTreeMap<BrailleTable, Vec<(usize, &str)>> = BTreeMap::new();
        for (index, said) in said.iter().enumerate() {
            pieces
                .entry(self.table_of(&said.lang))
                .or_default()
                .extend(cut(&said.text).into_iter().map(|piece| (index, piece)));
        }
        let mut translated = vec![String::new(); said.len()];
        for (table, pieces) in pieces {
            let lines: Vec<&str> = pieces.iter().map(|(_, piece)| *piece).collect();
            for ((index, _), cells) in pieces.iter().zip(self.run(&table, &lines)?) {
                let text = &mut translated[*index];
                if !text.is_empty() {
                    text.push('\u{2800}');
                }
                text.push_str(&cells);
            }
        }
        Ok(translated)
    }
}

/// Cuts a text at blanks into pieces of at most [`LONGEST`] bytes.
fn cut(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = text.trim();
    while rest.len() > LONGEST {
        let end = (0..=LONGEST).rev().find(|at| rest.is_char_boundary(*at)).unwrap_or(rest.len());
        let at = rest[..end].rfind(' ').unwrap_or(end);
        pieces.push(rest[..at].trim_end());
        rest = rest[at..].trim_start();
    }
    if !rest.is_empty() {
        pieces.push(rest);
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::export::tests::sample;

    const ALPHABET: &str = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵";

    /// Braille letters; everything else becomes a blank.
    #[allow(clippy::unnecessary_wraps, reason = "a translator can fail")]
    fn letters(said: &[&LangText]) -> Result<Vec<String>, BrailleError> {
        let cell = |letter: char| {
            let index = "abcdefghijklmnopqrstuvwxyz".find(letter.to_ascii_lowercase());
            index.and_then(|index| ALPHABET.chars().nth(index)).unwrap_or('⠀')
        };
        Ok(said.iter().map(|said| said.text.chars().map(cell).collect()).collect())
    }

    fn printed(width: usize, height: usize) -> String {
        brf(&sample(), Format { width, height }, letters).expect("letters can always be translated")
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

    fn said(lang: &str, text: &str) -> LangText {
        LangText { text: text.to_owned(), lang: lang.to_owned() }
    }

    fn usual(lang: Lang) -> BrailleTable {
        BrailleTable::of(lang).swap_remove(0)
    }

    #[test]
    fn a_program_that_is_not_there_is_told() {
        let louis = Louis::new(usual(Lang::De)).with_program("no-such-program-as-this");
        let error = louis.translate(&[&said("de", "Karte")]).unwrap_err();
        assert!(matches!(error, BrailleError::NotInstalled { .. }), "{error}");
    }

    #[test]
    fn each_language_has_its_table() {
        let contracted = BrailleTable::of(Lang::De).into_iter().find(|table| table.id() == "de-g2").expect("a table");
        let louis = Louis::new(contracted);
        assert_eq!(
            ["de", "fi", "en", "xx"].map(|lang| louis.table_of(lang).to_string()),
            ["de-g2", "fi", "en-ueb-g1", "de-g2"]
        );
        for lang in Lang::ALL {
            assert!(!BrailleTable::of(lang).is_empty(), "{lang}");
        }
    }

    #[test]
    fn long_texts_are_cut_at_blanks() {
        let text = "Ärger ".repeat(300);
        let pieces = cut(&text);
        assert!(pieces.len() > 3 && pieces.iter().all(|piece| piece.len() <= LONGEST && piece.ends_with("Ärger")));
        assert_eq!(pieces.join(" "), text.trim());
        assert_eq!(cut(&"ä".repeat(400)).concat(), "ä".repeat(400));
        assert!(cut(" ").is_empty());
    }

    /// `cat` echoes its input, like a translator that changes nothing.
    #[cfg(unix)]
    #[test]
    fn texts_come_back_one_for_one() {
        let folder = std::env::temp_dir().join(format!("sixdot-louis-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let program = folder.join("echo");
        std::fs::write(&program, "#!/bin/sh\nexec cat\n").expect("a file");
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        std::fs::set_permissions(&program, mode).expect("it can be made a program");
        let louis = Louis::new(usual(Lang::En)).with_program(&program);
        let long = "a b ".repeat(400);
        let texts = [said("en", "one"), said("de", "zwei"), said("en", &long), said("en", "")];
        let cells = louis.translate(&texts.iter().collect::<Vec<_>>()).expect("a translation");
        assert_eq!((cells[0].as_str(), cells[1].as_str(), cells[3].as_str()), ("one", "zwei", ""));
        assert_eq!(cells[2].replace('\u{2800}', " "), long.trim());
        std::fs::remove_dir_all(&folder).expect("the folder can be removed");
    }
}
