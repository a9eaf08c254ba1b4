//! Writing a game down while it is played.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::file;
use crate::file::Synced;
use crate::record::{Games, Moves};

/// A record on its way to disk: the moves of an answer are written at once, before the answer is told, so that what was told
/// survives the end of the program. When they are down on the disk, and survive a power cut, is a matter of `synced`: at
/// a keyboard right behind the answer. The file begins with the first moves, so that there is none from which a game
/// could not go on.
#[derive(Debug)]
pub struct Recorder {
    place: Place,
    synced: Synced,
    file: Option<Arc<File>>,
    /// How many bytes are written.
    written: u64,
    /// How many bytes of lines behind the head it was given.
    given: usize,
    waiting: String,
    /// A folder that others may open, in which this is the first game.
    open_folder: Option<PathBuf>,
}

/// Where a record is written.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Place {
    /// In a file that somebody asked for.
    File(PathBuf),
    /// Among the games that can go on, under the next number.
    Among(Games),
    /// Among them, under a number that it has.
    Numbered(PathBuf),
}

impl Recorder {
    /// A record with this head in a file, which must not be there.
    #[must_use]
    pub fn in_file(path: PathBuf, head: String, synced: Synced) -> Self {
        Recorder::at(Place::File(path), head, synced)
    }

    /// A record with this head among the games that can go on.
    #[must_use]
    pub fn among(games: Games, head: String, synced: Synced) -> Self {
        Recorder::at(Place::Among(games), head, synced)
    }

    fn at(place: Place, head: String, synced: Synced) -> Self {
        Recorder { place, synced, file: None, written: 0, given: 0, waiting: head, open_folder: None }
    }

    /// Writes those of all lines of the record that are not written yet.
    ///
    /// # Errors
    /// Those of the file system. What was written before is there, and no part of a line behind it.
    pub fn write(&mut self, lines: &Moves) -> io::Result<()> {
        self.waiting.push_str(lines.text().get(self.given..).unwrap_or_default());
        self.given = lines.text().len();
        if self.waiting.is_empty() {
            return Ok(());
        }
        let bytes = self.waiting.as_bytes();
        match (&self.file, &self.place) {
            (Some(file), _) => {
                if let Err(error) = file::append(self.path(), file, bytes, &self.synced) {
                    // Half a line would be told as damage when the game goes on.
                    let _ = file::disk::cut(file, self.written);
                    return Err(error);
                }
            }
            (None, Place::Among(games)) => {
                let (path, file) = games.begin(bytes, &self.synced)?;
                let is_first = path == games.file("1");
                self.open_folder =
                    Some(games.folder().to_owned()).filter(|open| is_first && file::is_open_to_others(open));
                (self.place, self.file) = (Place::Numbered(path), Some(file));
            }
            (None, Place::File(path) | Place::Numbered(path)) => {
                self.file = Some(file::create(path, bytes, &self.synced)?);
            }
        }
        self.written += self.waiting.len() as u64;
        // The head is long, and what comes behind it short.
        self.waiting = String::new();
        Ok(())
    }

    /// Whether somebody asked for this file; every game in play is written down beside it.
    #[must_use]
    pub fn is_wanted(&self) -> bool {
        matches!(self.place, Place::File(_))
    }

    /// The folder of the record, once, if others may open it and no game was in it before.
    pub fn take_open_folder(&mut self) -> Option<PathBuf> {
        self.open_folder.take()
    }

    /// Whether there is a file of it.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.file.is_some()
    }

    /// Where it is written; before the first line is, the folder of a record that gets a number.
    #[must_use]
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
    use std::fs;

    use crate::file::Syncer;

    #[test]
    fn a_record_begins_with_its_first_move() {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-recorder", std::process::id()));
        let disk = Syncer::default();
        let synced = Synced::Behind(disk.clone());
        let mut recorder = Recorder::among(Games::in_folder(&folder), "head\n".to_owned(), synced);
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
        fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}
