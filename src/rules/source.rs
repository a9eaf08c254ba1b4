//! Where a value was written: the texts of several files in one space of offsets.
//!
//! A merged tree holds values of several files. Each value remembers one number, its offset; the file and the line are
//! worked out only when there is a fault to tell.

use std::borrow::Cow;
use std::sync::OnceLock;

/// The files that were read for one game, end to end.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
}

#[derive(Clone, Debug)]
struct SourceFile {
    name: String,
    text: Cow<'static, str>,
    /// The offset at which it begins.
    start: usize,
    /// The offsets at which its lines begin, found when something is looked for among them.
    lines: OnceLock<Vec<usize>>,
}

impl Sources {
    /// Puts a file after those that are there, and tells the offset at which it begins.
    pub fn add(&mut self, name: &str, text: impl Into<Cow<'static, str>>) -> usize {
        let start = self.files.last().map_or(0, |file| file.end() + 1);
        self.files.push(SourceFile { name: name.to_owned(), text: text.into(), start, lines: OnceLock::new() });
        start
    }

    /// The file and the line (counted from 1) of an offset; `None` for an offset outside all files.
    #[must_use]
    pub fn locate(&self, offset: usize) -> Option<(&str, usize)> {
        let file = self.files.get(self.files.partition_point(|file| file.end() < offset))?;
        Some((&file.name, file.lines().partition_point(|line| *line <= offset)))
    }
}

impl SourceFile {
    /// The offset that stands for the end of the text.
    fn end(&self) -> usize {
        self.start + self.text.len()
    }

    fn lines(&self) -> &[usize] {
        let breaks = || self.text.match_indices('\n').map(|(at, _)| self.start + at + 1);
        self.lines.get_or_init(|| std::iter::once(self.start).chain(breaks()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_offset_has_its_file_and_line() {
        let mut sources = Sources::default();
        assert_eq!(sources.locate(0), None);
        let first = sources.add("a.toml", "x = 1\ny = 2");
        let second = sources.add("b.toml", "\nz = 3\n");
        assert_eq!(sources.locate(first), Some(("a.toml", 1)));
        assert_eq!(sources.locate(first + 6), Some(("a.toml", 2)));
        assert_eq!(sources.locate(first + 11), Some(("a.toml", 2)), "the end of a file belongs to it");
        assert_eq!(sources.locate(second), Some(("b.toml", 1)));
        assert_eq!(sources.locate(second + 1), Some(("b.toml", 2)));
        assert_eq!(sources.locate(second + 8), None);
    }
}
