//! A mutant: one small change of the program that a test should notice.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::Path;

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// The number by which it is switched on, from 1.
    pub id: u32,
    /// Whether it compiles. One that does not is no fault that anybody could make.
    pub compiles: bool,
    /// The module by which it is counted.
    pub module: String,
    /// The file, from the root of the repository.
    pub file: String,
    /// The line, as the file is now.
    pub line: usize,
    /// The function, with the type that it belongs to.
    pub function: String,
    /// What is changed.
    pub change: String,
    /// Which of several that read the same in one function.
    pub nth: usize,
}

impl Mutant {
    /// What it is called for as long as its function stays as it is, wherever that stands.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}\t{}\t{}\t{}", self.file, self.function, self.change, self.nth)
    }

    /// Whether it is in one of these modules or files; in any if none is named.
    #[must_use]
    pub fn is_of(&self, wanted: &[String]) -> bool {
        wanted.is_empty() || wanted.iter().any(|wanted| *wanted == self.module || *wanted == self.file)
    }

    fn row(&self) -> String {
        let Mutant { id, compiles, module, file, line, function, change, nth } = self;
        format!("{id}\t{compiles}\t{module}\t{file}\t{line}\t{function}\t{change}\t{nth}")
    }

    fn of_row(row: &str) -> Option<Self> {
        let mut fields = row.split('\t');
        let mut next = || fields.next();
        Some(Mutant {
            id: next()?.parse().ok()?,
            compiles: next()?.parse().ok()?,
            module: next()?.to_owned(),
            file: next()?.to_owned(),
            line: next()?.parse().ok()?,
            function: next()?.to_owned(),
            change: next()?.to_owned(),
            nth: next()?.parse().ok()?,
        })
    }
}

/// Writes all mutants down.
///
/// # Errors
/// If the file cannot be written.
pub fn write(path: &Path, mutants: &[Mutant]) -> io::Result<()> {
    let mut text = String::new();
    for mutant in mutants {
        let _ = writeln!(text, "{}", mutant.row());
    }
    fs::write(path, text)
}

/// Reads them again.
///
/// # Errors
/// If there is no such file, or it is damaged.
pub fn read(path: &Path) -> io::Result<Vec<Mutant>> {
    let text = fs::read_to_string(path)?;
    let row = |row| Mutant::of_row(row).ok_or_else(|| io::Error::other(format!("no mutant: {row}")));
    text.lines().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_read_as_it_was_written() {
        let mutant = Mutant {
            id: 7,
            compiles: false,
            module: "wall::engine".to_owned(),
            file: "src/wall/engine/play.rs".to_owned(),
            line: 12,
            function: "Play::lay".to_owned(),
            change: "`a == b`: `!=`".to_owned(),
            nth: 2,
        };
        assert_eq!(Mutant::of_row(&mutant.row()), Some(mutant));
    }

    #[test]
    fn half_a_row_is_none() {
        assert_eq!(Mutant::of_row("7\ttrue\tengine"), None);
    }
}
