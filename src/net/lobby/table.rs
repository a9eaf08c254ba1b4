//! A table: who sits there, who watches, and the game once there is one.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::person::PersonId;
use super::shuffling::{Shuffled, Shuffling};
use crate::bot::Level;
use crate::engine::Seat;
use crate::file::{self, Synced};
use crate::net::shuffle::Shuffle;
use crate::session::NetworkTable;

/// The largest file of a table that is read.
const MOST_BYTES: u64 = 64 << 10;

/// How long a table waits for somebody who has lost the connection before a computer player plays, unless its owner says otherwise.
pub const GRACE: Duration = Duration::from_secs(60);

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Whose it is; nobody's, and then a computer player's.
    pub person: Option<PersonId>,
    /// What the computer player is called who plays there, for the person or alone.
    pub computer: String,
    /// Whether the computer player plays for the person.
    pub stands_in: bool,
    /// How much of the game was written down when it began to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<usize>,
}

/// What is kept of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// The words by which friends join.
    pub code: String,
    /// The language of the words and of computer players.
    pub lang: String,
    /// The game's id.
    pub game: String,
    /// Who has it.
    pub owner: PersonId,
    /// The seats.
    pub places: Vec<Place>,
    /// How many records were begun.
    pub records: u32,
    /// Who watches, in the order of their desks.
    #[serde(default)]
    pub watchers: Vec<PersonId>,
    /// Who left while the game was played, and which seat they had: its cards are the only ones that they may see.
    #[serde(default)]
    pub left: BTreeMap<PersonId, u8>,
    /// Who was sent away.
    #[serde(default)]
    pub barred: BTreeSet<PersonId>,
    /// The house rules that were chosen, and their values.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Whether it is in the list, and friends come to it without its words.
    #[serde(default)]
    pub open: bool,
    /// Whether anybody may watch.
    #[serde(default = "yes")]
    pub watched: bool,
    /// How many seconds it waits for somebody who has lost the connection.
    #[serde(default = "usual_grace")]
    pub grace: u64,
    /// Since when nobody is there, in seconds of the clock.
    #[serde(default)]
    pub empty_since: Option<u64>,
    /// How many games were shuffled.
    #[serde(default)]
    pub games: u64,
    /// The shuffle that has not dealt yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffling: Option<Shuffling>,
    /// What was told of the shuffle of the last game that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealed: Option<Shuffle>,
}

fn yes() -> bool {
    true
}

fn usual_grace() -> u64 {
    GRACE.as_secs()
}

/// A table.
pub struct Table {
    /// What is kept.
    pub kept: Kept,
    /// The game.
    pub gathering: Option<NetworkTable>,
    /// How its cards were shuffled; none where that was not written down.
    pub shuffled: Option<Shuffled>,
    /// For whom of those who are away a computer player is to play, and who has said so.
    pub wanted: BTreeMap<PersonId, BTreeSet<PersonId>>,
    path: PathBuf,
    synced: Synced,
}

impl Table {
    /// A table that is kept in this file.
    pub fn new(kept: Kept, path: &Path, synced: &Synced) -> Self {
        Table {
            kept,
            gathering: None,
            shuffled: None,
            wanted: BTreeMap::new(),
            path: path.to_owned(),
            synced: synced.clone(),
        }
    }

    /// What is kept in a file; none if it is none of a table.
    pub fn read(path: &Path) -> Option<Kept> {
        serde_json::from_slice(&file::read(path, MOST_BYTES).ok()?).ok()
    }

    /// Keeps what is to be kept.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn keep(&self) -> io::Result<()> {
        file::replace_when(&self.path, serde_json::to_string(&self.kept)?.as_bytes(), &self.synced)
    }

    /// The file of a record, by its number.
    #[must_use]
    pub fn record(&self, number: u32) -> PathBuf {
        self.path.with_extension(format!("{number}.txt"))
    }

    /// The name of the game that is played, apart from all others.
    #[must_use]
    pub fn game_id(&self, table: u64) -> String {
        format!("{table}-{}", self.kept.code)
    }

    /// The table is gone, with its records.
    pub fn forget(&self) {
        self.gives_up();
        // A file too many is no harm: nobody sits there, and no other table gets the number while it lies there.
        for number in self.kept.records.saturating_sub(1)..=self.kept.records + 1 {
            let _ = file::disk::remove(&self.record(number));
        }
    }

    /// The table is gone, and its last record stays for whoever looks into what went wrong.
    pub fn gives_up(&self) {
        let _ = file::disk::remove(&self.path);
    }

    /// Whether a game is being played.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.gathering.as_ref().is_some_and(|gathering| !gathering.is_over())
    }

    /// Whether nobody plays there any more, so that the computer players wait for people.
    #[must_use]
    pub fn is_left_to_computers(&self) -> bool {
        self.kept.places.iter().all(|place| place.person.is_none() || place.stands_in)
    }

    /// Who sits or watches there.
    pub fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.kept.places.iter().filter_map(|place| place.person).chain(self.kept.watchers.iter().copied())
    }

    /// The seat of a person.
    #[must_use]
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let at = self.kept.places.iter().position(|place| place.person == Some(person))?;
        u8::try_from(at).ok().map(Seat)
    }

    /// The desk of somebody who sits or watches there.
    #[must_use]
    pub fn desk_of(&self, person: PersonId) -> Option<usize> {
        let watches =
            || self.kept.watchers.iter().position(|other| *other == person).map(|at| self.kept.places.len() + at);
        self.seat_of(person).map(Seat::index).or_else(watches)
    }

    /// The seat that somebody who comes gets: the first one that nobody has; while a game is played, the one that the person left.
    #[must_use]
    pub fn free_seat(&self, person: PersonId) -> Option<Seat> {
        let is_free = |seat: &Seat| self.kept.places.get(seat.index()).is_some_and(|place| place.person.is_none());
        let mut seats = (0..).map(Seat).take(self.kept.places.len());
        match self.kept.left.get(&person).filter(|_| self.plays()) {
            Some(left) => Some(Seat(*left)).filter(is_free),
            None => seats.find(is_free),
        }
    }
}

/// How well the computer players of tables over the network play.
pub const LEVEL: Level = Level::Medium;
