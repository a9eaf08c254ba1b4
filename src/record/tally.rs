//! Statistics of finished games: a private file with one readable line for each game.
//!
//! ```text
//! sixdot tally: 1
//! 2026-11-22 uno 3 won
//! ```
//!
//! It contains no names and no cards.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::civil::Date;

use crate::storage::{self, Synced};

const HEAD: &str = "sixdot tally: 1\n";

/// Limit for reading, in bytes: a game a minute for some years.
const MOST_BYTES: u64 = 64 << 20;

/// The statistics file.
#[derive(Debug)]
pub struct Statistics(PathBuf);

#[derive(Debug, PartialEq, Eq)]
pub struct FinishedGame {
    pub day: Date,
    pub game: String,
    pub players: u8,
    /// True if the owner of the statistics has won, alone or with others.
    pub won: bool,
}

impl Statistics {
    pub fn in_file(path: &Path) -> Self {
        Statistics(path.to_owned())
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn add(&self, game: &FinishedGame, synced: &Synced) -> io::Result<()> {
        let FinishedGame { day, game, players, won } = game;
        let line = format!("{day} {game} {players} {}\n", if *won { "won" } else { "lost" });
        storage::create_folder_of(&self.0)?;
        match storage::create(&self.0, format!("{HEAD}{line}").as_bytes(), synced) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                let file = Arc::new(storage::disk::open_to_append(&self.0)?);
                storage::append(&self.0, &file, line.as_bytes(), synced)
            }
            created => created.map(drop),
        }
    }

    /// All games, the oldest first; incomplete lines are skipped.
    pub fn read(&self) -> io::Result<Vec<FinishedGame>> {
        let bytes = storage::read_or_empty(&self.0, MOST_BYTES)?;
        Ok(String::from_utf8_lossy(&bytes).lines().filter_map(read).collect())
    }

    pub fn delete(&self) -> io::Result<()> {
        match storage::disk::remove(&self.0) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            deleted => deleted,
        }
    }
}

fn read(line: &str) -> Option<FinishedGame> {
    let mut words = line.split(' ');
    let (day, game, players) = (words.next()?.parse().ok()?, words.next()?.to_owned(), words.next()?.parse().ok()?);
    let won = match words.next()? {
        "won" => true,
        "lost" => false,
        _ => return None,
    };
    words.next().is_none().then_some(FinishedGame { day, game, players, won })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::storage::test_folder::TestFolder;

    #[test]
    fn what_was_counted_is_read_and_deleted() {
        let folder = TestFolder::new("tally");
        let tally = Statistics::in_file(&folder.join("deep").join("tally.txt"));
        assert_eq!(tally.read().expect("nothing"), []);
        let game = |day: &str, game: &str, won| {
            let day = day.parse().expect("a day");
            FinishedGame { day, game: game.to_owned(), players: 3, won }
        };
        let games = [game("2026-11-22", "uno", true), game("2026-12-01", "mau", false)];
        for game in &games {
            tally.add(game, &Synced::First).expect("it can be written");
        }
        let text = fs::read_to_string(tally.path()).expect("the file");
        assert_eq!(text, "sixdot tally: 1\n2026-11-22 uno 3 won\n2026-12-01 mau 3 lost\n");
        assert_eq!(tally.read().expect("both"), games);
        let damage = "2026-12-0\n2026-13-01 uno 3 won\nuno\n2026-12-02 uno 3 won too\n2026-12-02 uno three won\n";
        fs::write(tally.path(), format!("{text}{damage}2026-12-02 uno 3 drew\n")).expect("some damage");
        assert_eq!(tally.read().expect("those that are whole"), games);
        tally.delete().expect("deleted");
        tally.delete().expect("deleted already");
        assert_eq!(tally.read().expect("nothing"), []);
    }

    #[test]
    fn what_cannot_be_read_or_deleted_is_told() {
        let folder = TestFolder::made("tally-folder");
        let tally = Statistics::in_file(&folder);
        assert!(tally.read().is_err() && tally.delete().is_err());
    }

    #[test]
    #[cfg(unix)]
    fn the_count_is_its_owner_s_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = TestFolder::new("tally-private");
        let tally = Statistics::in_file(&folder.join("tally.txt"));
        let day = "2026-11-22".parse().expect("a day");
        let counted = FinishedGame { day, game: "uno".to_owned(), players: 2, won: false };
        tally.add(&counted, &Synced::First).expect("it can be written");
        let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
        assert_eq!((mode(&folder), mode(tally.path())), (0o700, 0o600));
    }
}
