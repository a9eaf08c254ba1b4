//! Writing the record of a game in progress.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::record::{Games, Moves};
use crate::storage;
use crate::storage::Synced;

/// Writes the moves of an answer in one go, before the answer is shown, so that they survive the end of the
/// program. `synced` says when they are flushed to disk; at a keyboard that is right after the answer. The file is
/// created with the first moves, so every record can be continued.
#[derive(Debug)]
pub struct Recorder {
    place: Place,
    synced: Synced,
    file: Option<Arc<File>>,
    written: u64,
    /// The number of bytes received after the head.
    given: usize,
    waiting: String,
    /// The new folder of this record, if other users may open it.
    pub open_folder: Option<PathBuf>,
}

#[derive(Clone, Debug)]
pub enum Place {
    File(PathBuf),
    /// The next number in the folder of games.
    Among(Games),
    Numbered(PathBuf),
}

impl Recorder {
    pub fn new(place: Place, head: String, synced: Synced) -> Self {
        Recorder { place, synced, file: None, written: 0, given: 0, waiting: head, open_folder: None }
    }

    /// Writes the lines that are not written yet.
    ///
    /// # Errors
    /// Any error of the file system; no partial line is left then.
    pub fn write(&mut self, lines: &Moves) -> io::Result<()> {
        self.waiting.push_str(lines.text().get(self.given..).unwrap_or_default());
        self.given = lines.text().len();
        if self.waiting.is_empty() {
            return Ok(());
        }
        let bytes = self.waiting.as_bytes();
        match (&self.file, &self.place) {
            (Some(file), _) => {
                if let Err(error) = storage::append(self.path(), file, bytes, &self.synced) {
                    // A partial line would be reported as damage later.
                    let _ = storage::disk::cut(file, self.written);
                    return Err(error);
                }
            }
            (None, Place::Among(games)) => {
                let (path, file) = games.begin(bytes, &self.synced)?;
                let is_first = path == games.file("1");
                self.open_folder =
                    Some(games.folder().to_owned()).filter(|open| is_first && storage::is_open_to_others(open));
                (self.place, self.file) = (Place::Numbered(path), Some(file));
            }
            (None, Place::File(path) | Place::Numbered(path)) => {
                self.file = Some(storage::create(path, bytes, &self.synced)?);
            }
        }
        self.written += self.waiting.len() as u64;
        // Frees the memory of the head, which is long.
        self.waiting = String::new();
        Ok(())
    }

    /// True if the user chose this file, in addition to the numbered record.
    pub fn is_wanted(&self) -> bool {
        matches!(self.place, Place::File(_))
    }

    pub fn has_begun(&self) -> bool {
        self.file.is_some()
    }

    pub fn path(&self) -> &Path {
        match &self.place {
            Place::File(path) | Place::Numbered(path) => path,
            Place::Among(games) => games.folder(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::test_folder::TestFolder;
    use std::fs;

    use crate::storage::Syncer;

    #[test]
    fn a_record_begins_with_its_first_move() {
        let folder = TestFolder::new("recorder");
        let disk = Syncer::default();
        let synced = Synced::Behind(disk.clone());
        let mut recorder = Recorder::new(Place::Among(Games::in_folder(&folder)), "head\n".to_owned(), synced);
        assert!(!folder.exists(), "nothing is there before the deal");
        let mut lines = Moves::default();
        lines.push("1 deal");
        recorder.write(&lines).expect("it is written");
        lines.push("1 draw");
        recorder.write(&lines).expect("more of it");
        let path = recorder.path().to_owned();
        assert_eq!(path, folder.join("1.txt"));
        assert_eq!(fs::read_to_string(path).expect("the record"), "head\n1 deal\n1 draw\n");
        disk.wait();
        assert!(disk.failed().is_empty());
    }
}
