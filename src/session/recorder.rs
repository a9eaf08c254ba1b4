//! Writing a game down while it is played.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A record on its way to disk: the moves of an answer are written and flushed at once, before the answer is told.
#[derive(Debug)]
pub struct Recorder {
    path: PathBuf,
    file: File,
    waiting: String,
}

impl Recorder {
    /// Begins a record. A file that is there already is never overwritten.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn begin(path: &Path, head: &str) -> io::Result<Self> {
        let mut file = File::create_new(path)?;
        file.write_all(head.as_bytes())?;
        file.sync_data()?;
        Ok(Recorder { path: path.to_owned(), file, waiting: String::new() })
    }

    /// Adds a line.
    pub fn add(&mut self, line: &str) {
        self.waiting.push_str(line);
    }

    /// Writes what is waiting.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn flush(&mut self) -> io::Result<()> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        self.file.write_all(self.waiting.as_bytes())?;
        self.waiting.clear();
        self.file.sync_data()
    }

    /// Where it is written.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}
