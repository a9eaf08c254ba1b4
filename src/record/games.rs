//! The folder of recorded games: numbered games in progress, and games saved under a name.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::storage::{self, Synced};

/// Number of numbered games that are kept; older ones are deleted when new ones begin.
const KEPT: usize = 50;

/// Limit of game numbers. A file with a larger number counts as a name.
const MOST: u64 = 999_999_999;

/// Limit for reading a record, in bytes; far above the longest match.
pub const MOST_BYTES: u64 = 16 << 20;

/// Number of kept rule files above which unused ones are deleted.
const MOST_RULES: usize = 20;

#[derive(Clone, Debug)]
pub struct Games(PathBuf);

impl Games {
    pub fn in_folder(folder: &Path) -> Self {
        Games(folder.to_owned())
    }

    pub fn folder(&self) -> &Path {
        &self.0
    }

    /// Creates the file of a new game under the next number, with the given beginning of its record. The file appears
    /// with its whole content, so that a crash cannot leave an incomplete newer file.
    pub fn begin(&self, record: &[u8], synced: &Synced) -> io::Result<(PathBuf, Arc<File>)> {
        storage::create_folder(&self.0)?;
        let files = storage::names(&self.0)?;
        storage::clear_up(&self.0, &files);
        let numbers = numbers(&files);
        let mut next = numbers.last().map_or(1, |last| last + 1);
        let begun = loop {
            let path = self.file(&next.to_string());
            match storage::create(&path, record, synced) {
                Ok(file) => break (path, file),
                Err(error) if error.kind() == ErrorKind::AlreadyExists && next < MOST => next += 1,
                Err(error) => return Err(error),
            }
        };
        let oldest = numbers.iter().take((numbers.len() + 1).saturating_sub(KEPT));
        for number in oldest {
            let record = self.file(&number.to_string());
            synced.take_away(record.with_extension("contradiction"));
            synced.take_away(record);
        }
        Ok(begun)
    }

    /// Saves a record under a name: as a new file, never over another one, and synced.
    pub fn save(&self, name: &str, record: &[u8]) -> io::Result<PathBuf> {
        storage::create_folder(&self.0)?;
        let path = self.file(name);
        storage::create(&path, record, &Synced::First)?;
        Ok(path)
    }

    /// The path of the rules with this hash, so that a record can be replayed after the rule file has changed.
    pub fn rules(&self, hash: u64) -> PathBuf {
        rules_beside(&self.file(""), hash)
    }

    /// Stores the rules of a recorded game, which records share, and deletes those that no record needs.
    pub fn keep_rules(&self, hash: u64, text: &str, synced: &Synced) -> io::Result<()> {
        let path = self.rules(hash);
        let Some(folder) = path.parent().filter(|_| !path.exists()) else { return Ok(()) };
        storage::create_folder(folder)?;
        let kept = storage::names(folder)?;
        storage::clear_up(folder, &kept);
        storage::create(&path, text.as_bytes(), synced)?;
        if kept.len() >= MOST_RULES {
            let files = storage::names(&self.0)?;
            let records = stems(&files).filter_map(|stem| storage::read(&self.file(stem), MOST_BYTES).ok());
            let records: Vec<String> = records.map(|record| String::from_utf8_lossy(&record).into_owned()).collect();
            for old in kept.iter().map(|name| folder.join(name)).filter(|old| *old != path) {
                let name = old.file_stem().unwrap_or_default().to_string_lossy();
                let is_named = |record: &String| record.lines().nth(2).is_some_and(|line| line.ends_with(&*name));
                if !records.iter().any(is_named) {
                    synced.take_away(old);
                }
            }
        }
        Ok(())
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(format!("{name}.txt"))
    }

    pub fn names(&self) -> io::Result<Vec<String>> {
        let files = storage::names(&self.0)?;
        let mut names: Vec<String> = stems(&files).filter(|stem| number(stem).is_none()).map(str::to_owned).collect();
        names.sort_unstable();
        Ok(names)
    }

    pub fn numbers(&self) -> io::Result<Vec<u64>> {
        Ok(numbers(&storage::names(&self.0)?))
    }
}

fn stems(files: &[String]) -> impl Iterator<Item = &str> {
    files.iter().filter_map(|name| name.strip_suffix(".txt")).filter(|stem| !stem.starts_with('.'))
}

fn numbers(files: &[String]) -> Vec<u64> {
    let mut numbers: Vec<u64> = stems(files).filter_map(number).collect();
    numbers.sort_unstable();
    numbers
}

pub fn rules_beside(record: &Path, hash: u64) -> PathBuf {
    record.with_file_name("rules").join(format!("{hash:016x}.toml"))
}

/// Parses the canonical number of a game in progress.
fn number(stem: &str) -> Option<u64> {
    let is_plain = stem == "0" || stem.starts_with(|digit: char| digit.is_ascii_digit() && digit != '0');
    stem.parse().ok().filter(|number| is_plain && *number <= MOST)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::storage::test_folder::TestFolder;

    #[test]
    fn games_have_numbers_and_names() {
        let folder = TestFolder::new("games");
        let games = Games::in_folder(&folder);
        assert_eq!((games.numbers().expect("none"), games.names().expect("none")), (Vec::new(), Vec::new()));
        for number in 1..=60 {
            assert_eq!(games.begin(b"one", &Synced::First).expect("a file").0, folder.join(format!("{number}.txt")));
        }
        assert_eq!(games.numbers().expect("numbers"), (11..=60).collect::<Vec<_>>());
        games.save("friday", b"one").expect("a new file");
        let taken = games.save("friday", b"two").map_err(|error| error.kind());
        assert_eq!(taken, Err(ErrorKind::AlreadyExists));
        assert_eq!(fs::read(games.file("friday")).expect("the file"), b"one");
        assert_eq!(games.names().expect("names"), ["friday"]);
    }

    #[test]
    fn a_number_beyond_all_others_is_a_name() {
        let folder = TestFolder::new("numbers");
        let games = Games::in_folder(&folder);
        fs::create_dir_all(&*folder).expect("a folder");
        for name in ["18446744073709551615", "007", "+3"] {
            fs::write(games.file(name), "").expect("a file");
        }
        assert_eq!(games.begin(b"one", &Synced::First).expect("a file").0, games.file("1"));
        assert_eq!(games.numbers().expect("numbers"), [1]);
        assert_eq!(games.names().expect("names"), ["+3", "007", "18446744073709551615"]);
    }

    #[test]
    fn tables_that_begin_at_the_same_moment_have_files_of_their_own() {
        let folder = TestFolder::new("at-once");
        let games = Games::in_folder(&folder);
        let moment = std::sync::Barrier::new(4);
        let begin = || {
            moment.wait();
            (0..10).map(|_| games.begin(b"one", &Synced::First).expect("a file").0).collect::<Vec<_>>()
        };
        let files: std::collections::BTreeSet<PathBuf> = std::thread::scope(|scope| {
            let tables: Vec<_> = (0..4).map(|_| scope.spawn(begin)).collect();
            tables.into_iter().flat_map(|table| table.join().expect("all begin")).collect()
        });
        assert_eq!(files.len(), 40);
        assert_eq!(games.numbers().expect("numbers"), (1..=40).collect::<Vec<_>>());
    }

    #[test]
    fn behind_the_largest_number_there_is_none() {
        let folder = TestFolder::new("largest");
        let games = Games::in_folder(&folder);
        fs::create_dir_all(&*folder).expect("a folder");
        fs::write(games.file(&(MOST + 1).to_string()), "").expect("a file");
        fs::write(games.file(&(MOST - 1).to_string()), "").expect("a file");
        assert_eq!(games.begin(b"one", &Synced::First).expect("a file").0, games.file(&MOST.to_string()));
        assert_eq!(games.numbers().expect("numbers"), [MOST - 1, MOST]);
        assert!(games.begin(b"one", &Synced::First).is_err());
        assert_eq!(games.names().expect("names"), [(MOST + 1).to_string()]);
    }

    #[test]
    fn what_is_no_record_in_the_folder_has_no_name() {
        let folder = TestFolder::new("others");
        let games = Games::in_folder(&folder);
        fs::create_dir_all(&*folder).expect("a folder");
        for file in [".friday.txt", "friday.toml", "3.contradiction", "friday.txt"] {
            fs::write(folder.join(file), "").expect("a file");
        }
        assert_eq!(games.names().expect("names"), ["friday"]);
        assert!(games.numbers().expect("numbers").is_empty());
    }

    #[test]
    fn with_a_game_goes_what_it_contradicted() {
        let folder = TestFolder::new("contradicted");
        let games = Games::in_folder(&folder);
        let (first, _) = games.begin(b"one", &Synced::First).expect("a file");
        fs::write(first.with_extension("contradiction"), "how").expect("a file");
        for number in 2..=50 {
            games.begin(b"one", &Synced::First).unwrap_or_else(|error| panic!("{number}: {error}"));
        }
        assert!(first.exists() && first.with_extension("contradiction").exists());
        games.begin(b"one", &Synced::First).expect("a file");
        assert!(!first.exists() && !first.with_extension("contradiction").exists());
    }

    #[test]
    fn rules_go_when_no_record_names_them_and_there_are_many() {
        let folder = TestFolder::new("rules");
        let games = Games::in_folder(&folder);
        let keep = |hash| games.keep_rules(hash, "kind", &Synced::First).expect("a file");
        games.begin(b"sixdot record: 1\ngame: uno\nrules: 0000000000000003\n", &Synced::First).expect("a file");
        (1..=20).for_each(keep);
        assert!((1..=20).all(|hash| games.rules(hash).exists()), "they may be so many");
        // Existing rules are not written again, and nothing is deleted.
        fs::write(games.rules(3), "as it was").expect("a file");
        keep(3);
        assert!((1..=20).all(|hash| games.rules(hash).exists()));
        keep(21);
        let left: Vec<u64> = (1..=21).filter(|hash| games.rules(*hash).exists()).collect();
        assert_eq!(left, [3, 21]);
        assert_eq!(fs::read_to_string(games.rules(3)).expect("the file"), "as it was");
        assert_eq!(games.rules(0x2f), folder.join("rules").join("000000000000002f.toml"));
    }

    #[test]
    fn a_folder_that_is_none_is_told() {
        let folder = TestFolder::made("none");
        let path = folder.join("file");
        fs::write(&path, "in the way").expect("a file");
        assert!(Games::in_folder(&path).numbers().is_err());
        assert!(Games::in_folder(&path).begin(b"one", &Synced::First).is_err());
    }
}
