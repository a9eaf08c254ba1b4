//! The folder in which games are recorded: those in play under numbers, and those that were saved under a name.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// How many games are kept under numbers; older ones go when new ones begin.
const KEPT: usize = 50;

/// A folder of recorded games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Games(PathBuf);

impl Games {
    /// The games of a folder, which need not be there yet.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Self {
        Games(folder.to_owned())
    }

    /// A new file for a game that begins, under the next number.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn begin(&self) -> io::Result<(PathBuf, File)> {
        fs::create_dir_all(&self.0)?;
        let numbers = self.numbers();
        let oldest = numbers.iter().take((numbers.len() + 1).saturating_sub(KEPT));
        for number in oldest {
            // A game too many does no harm.
            let _ = fs::remove_file(self.file(&number.to_string()));
        }
        let mut next = numbers.last().map_or(1, |last| last + 1);
        loop {
            let path = self.file(&next.to_string());
            match File::create_new(&path) {
                Ok(file) => return Ok((path, file)),
                // Another table took it at this moment.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => next += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// Keeps a record under a name: a new file, never over another one.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn save(&self, name: &str, record: &[u8]) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.0)?;
        let path = self.file(name);
        let mut file = File::create_new(&path)?;
        file.write_all(record)?;
        file.sync_all()?;
        Ok(path)
    }

    /// The game that began last.
    #[must_use]
    pub fn newest(&self) -> Option<PathBuf> {
        self.numbers().last().map(|number| self.file(&number.to_string()))
    }

    /// The file of a name, whether it is there or not.
    #[must_use]
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(format!("{name}.txt"))
    }

    /// The names under which games were saved, in alphabetical order.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.stems().into_iter().filter(|stem| stem.parse::<u64>().is_err()).collect();
        names.sort_unstable();
        names
    }

    fn numbers(&self) -> Vec<u64> {
        let mut numbers: Vec<u64> = self.stems().iter().filter_map(|stem| stem.parse().ok()).collect();
        numbers.sort_unstable();
        numbers
    }

    /// The names of the files, without their ending.
    fn stems(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        names.filter_map(|name| Some(name.strip_suffix(".txt")?.to_owned())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_have_numbers_and_names() {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-games", std::process::id()));
        let games = Games::in_folder(&folder);
        assert_eq!((games.newest(), games.names()), (None, Vec::new()));
        for number in 1..=60 {
            assert_eq!(games.begin().expect("a file").0, folder.join(format!("{number}.txt")));
        }
        assert_eq!(games.newest(), Some(folder.join("60.txt")));
        assert_eq!(games.numbers(), (11..=60).collect::<Vec<_>>());
        games.save("friday", b"one").expect("a new file");
        let taken = games.save("friday", b"two").map_err(|error| error.kind());
        assert_eq!(taken, Err(ErrorKind::AlreadyExists));
        assert_eq!(fs::read(games.file("friday")).expect("the file"), b"one");
        assert_eq!(games.names(), ["friday"]);
        fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}
