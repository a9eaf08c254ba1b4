//! Writing a game down while it is played.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::record::Games;

/// A record on its way to disk: the moves of an answer are written and flushed at once, before the answer is told.
#[derive(Debug)]
pub struct Recorder {
    path: PathBuf,
    file: File,
    waiting: String,
    wanted: bool,
}

impl Recorder {
    /// Begins a record. A file that is there already is never overwritten.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn begin(path: &Path, text: &str) -> io::Result<Self> {
        Recorder::write(path.to_owned(), File::create_new(path)?, text, true)
    }

    /// Begins the record of a game that is in play, under the next number.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn begin_among(games: &Games, text: &str) -> io::Result<Self> {
        let (path, file) = games.begin()?;
        Recorder::write(path, file, text, false)
    }

    fn write(path: PathBuf, mut file: File, text: &str, wanted: bool) -> io::Result<Self> {
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        Ok(Recorder { path, file, waiting: String::new(), wanted })
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

    /// Whether somebody asked for this file; every game in play is written down beside it.
    #[must_use]
    pub fn is_wanted(&self) -> bool {
        self.wanted
    }

    /// Where it is written.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}
