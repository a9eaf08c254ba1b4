//! Translation into braille by liblouis.
//!
//! Its tables are the work of decades and under a licence of their own, so nothing of it is built in: its program
//! `lou_translate` is started where it is installed.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::process::{Command, Stdio};
use std::thread;

use super::Said;
use crate::say::{Lang, everywhere};

/// Translates texts into braille.
pub trait Translator {
    /// The texts as braille patterns of Unicode, one for one.
    ///
    /// # Errors
    /// Why they cannot be translated.
    fn translate(&self, said: &[&Said]) -> Result<Vec<String>, BrailleError>;
}

/// Why something cannot be translated into braille.
#[derive(Debug, thiserror::Error)]
pub enum BrailleError {
    /// There is no program that translates.
    #[error("{} is not installed", program.to_string_lossy())]
    NotInstalled {
        /// The program.
        program: OsString,
    },
    /// The program could not be started or read.
    #[error("the translation failed")]
    Failed(#[from] io::Error),
    /// The program does not know the table.
    #[error("no table {0}")]
    NoTable(Table),
}

/// A table of liblouis.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Table {
    lang: Lang,
    file: String,
}

impl Table {
    /// The tables of a language, its usual one first.
    #[must_use]
    pub fn of(lang: Lang) -> Vec<Table> {
        let lists = everywhere("words-braille-tables").into_iter().filter(|(own, _)| *own == lang);
        let tables = |(_, list): (Lang, String)| {
            list.split_whitespace().map(|file| Table { lang, file: file.to_owned() }).collect::<Vec<_>>()
        };
        lists.flat_map(tables).collect()
    }

    /// What it is called: its file without the ending.
    #[must_use]
    pub fn id(&self) -> &str {
        self.file.split_once('.').map_or(self.file.as_str(), |(id, _)| id)
    }
}

impl std::fmt::Display for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

/// The longest text that is given to the program at once, in bytes; it breaks what is longer than 2000.
const LONGEST: usize = 500;

/// The translation by `lou_translate`.
#[derive(Clone, Debug)]
pub struct Louis {
    program: OsString,
    table: Table,
}

impl Louis {
    /// Translates texts in the table's language by this table, others by their languages' usual tables.
    #[must_use]
    pub fn new(table: Table) -> Self {
        Louis { program: "lou_translate".into(), table }
    }

    /// The same with another program.
    #[cfg(test)]
    #[must_use]
    pub fn with_program(self, program: impl Into<OsString>) -> Self {
        Louis { program: program.into(), ..self }
    }

    /// The table for texts in a language.
    fn table_of(&self, lang: &str) -> Table {
        let usual = |lang: Lang| if lang == self.table.lang { None } else { Table::of(lang).into_iter().next() };
        lang.parse().ok().and_then(usual).unwrap_or_else(|| self.table.clone())
    }

    /// Lines in, lines out.
    fn run(&self, table: &Table, lines: &[&str]) -> Result<Vec<String>, BrailleError> {
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
        // A program that ends early, as for want of the table, is told by what it did not write.
        let _ = writer.join();
        let told = String::from_utf8_lossy(&output.stdout);
        let cells: Vec<String> = told.lines().map(str::to_owned).collect();
        if cells.len() == lines.len() { Ok(cells) } else { Err(BrailleError::NoTable(table.clone())) }
    }
}

impl Translator for Louis {
    fn translate(&self, said: &[&Said]) -> Result<Vec<String>, BrailleError> {
        let mut pieces: BTreeMap<Table, Vec<(usize, &str)>> = BTreeMap::new();
        for (index, said) in said.iter().enumerate() {
            let of_table = pieces.entry(self.table_of(&said.lang)).or_default();
            of_table.extend(cut(&said.text).into_iter().map(|piece| (index, piece)));
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

/// A text in pieces that are not too long, cut at blanks.
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

    fn said(lang: &str, text: &str) -> Said {
        Said { text: text.to_owned(), lang: lang.to_owned() }
    }

    fn usual(lang: Lang) -> Table {
        Table::of(lang).swap_remove(0)
    }

    #[test]
    fn a_program_that_is_not_there_is_told() {
        let louis = Louis::new(usual(Lang::De)).with_program("no-such-program-as-this");
        let error = louis.translate(&[&said("de", "Karte")]).unwrap_err();
        assert!(matches!(error, BrailleError::NotInstalled { .. }), "{error}");
    }

    #[test]
    fn each_language_has_its_table() {
        let contracted = Table::of(Lang::De).into_iter().find(|table| table.id() == "de-g2").expect("a table");
        let louis = Louis::new(contracted);
        assert_eq!(
            ["de", "fi", "en", "xx"].map(|lang| louis.table_of(lang).to_string()),
            ["de-g2", "fi", "en-ueb-g1", "de-g2"]
        );
        for lang in Lang::ALL {
            assert!(!Table::of(lang).is_empty(), "{lang}");
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

    /// A stand-in that writes what it reads, as many programs on Unix do.
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
