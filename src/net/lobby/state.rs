//! People and tables of the lobby, and their files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, io};

use serde::{Deserialize, Serialize};

use super::shuffle::{Shuffled, Shuffling};
use crate::bot::Level;
use crate::engine::Seat;
use crate::file::{self, Synced};
use crate::net::outbox::Journal;
use crate::net::shuffle::Shuffle;
use crate::rules::Library;
use crate::say::Lang;
use crate::session::{Button, Buttons, LanguagePacks, Look, Mark, NetworkTable, Presentation, RemoteParticipant};

/// A person's number.
pub type PersonId = u64;

/// The largest file of a person that is read.
const MOST_BYTES: u64 = 64 << 10;

/// What is kept of somebody.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedPerson {
    /// What the person is called.
    pub name: String,
    /// The secret by which the person comes back.
    pub token: String,
    /// The words of return, by which the person comes back whose client keeps no secret; empty where there are none.
    #[serde(default)]
    pub words: String,
    /// The fingerprints of the keys by which the person comes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keys: Vec<String>,
    /// What the passphrase is checked by; empty where there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub passphrase: String,
    /// The language's code.
    pub lang: String,
    /// How the person is told things, where that is not as usual: by the keys of settings.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub settings: BTreeMap<String, String>,
    /// Whether the person hears what is said in the lobby also at a table.
    #[serde(default)]
    pub hears_lobby: bool,
    /// The number of the line that was typed last.
    #[serde(default)]
    pub typed: u64,
    /// The tables' numbers of those whom the person does not want to hear.
    #[serde(default)]
    pub ignored: BTreeSet<PersonId>,
    /// Whether the person may not come in.
    #[serde(default)]
    pub banned: bool,
    /// Whether the welcome has certainly come: something was sent behind it. Before that, nobody may know of the desk.
    #[serde(default = "yes")]
    pub welcomed: bool,
    /// When the person was here last, to the day, in seconds of the clock; 0 where nobody has written that down.
    #[serde(default)]
    pub seen: u64,
}

fn yes() -> bool {
    true
}

impl SavedPerson {
    /// Whether the name is kept for the person for as long as nobody says otherwise.
    #[must_use]
    pub fn keeps_name(&self) -> bool {
        !self.keys.is_empty() || !self.passphrase.is_empty()
    }
}

/// The wrong words of return that were given for a name.
#[derive(Clone, Copy, Debug)]
pub struct Wrong {
    /// Since when they are counted.
    pub since: Instant,
    /// How many.
    pub count: u32,
}

/// What the next line of somebody answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A passphrase.
    Passphrase,
    /// The same once more.
    Again(String),
    /// Whether the person is to be forgotten.
    Forgotten,
}

/// What can be done, as it was told: its mark alone, since it is only compared with what can be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown(Mark);

impl Shown {
    /// Whether it is the person's turn, the prompt, and what can be pressed.
    #[must_use]
    pub fn of(turn: bool, prompt: &str, buttons: &Buttons) -> Self {
        let mut shown = format!("{turn}\n{prompt}\n{}", buttons.hand.len());
        for Button { text, typed, fits } in buttons.hand.iter().chain(&buttons.actions) {
            let parts = ["\n", if *fits { "+" } else { "-" }, text, "\n", typed];
            shown.extend(parts);
        }
        Shown(Mark::of(shown.as_bytes()))
    }
}

/// Somebody who is known.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Person {
    /// What is kept.
    pub kept: SavedPerson,
    /// The own keyboard.
    pub guest: RemoteParticipant,
    /// How the person is told things, as it is kept.
    pub presentation: Presentation,
    /// What was told.
    pub journal: Journal,
    /// Since when nobody is connected; none while somebody is.
    pub away: Option<Instant>,
    /// The number of the last line that was told before nobody was connected.
    pub left_at: u64,
    /// Whether the person has not been there since the program was started.
    pub since_start: bool,
    /// What can be done with one press, and the prompt, as they were told last.
    pub shown: Option<Shown>,
    /// When the person asked somebody to move.
    pub nudged: Option<Instant>,
    /// Whether the client keeps nothing and shows what it gets as it is: telnet.
    pub forgets: bool,
    /// Whether others could read along on the way to the client.
    pub overheard: bool,
    /// Whether the client adds a part where cards are shuffled.
    pub shuffles: bool,
    /// The number of the last line that such a client has had for certain.
    pub had: u64,
    /// The look that such a client was told last.
    pub look_shown: Option<Look>,
    /// The wrong words of return, or passphrases, that were given for the name.
    pub wrong: Option<Wrong>,
    /// When what the person has looked for of rules is forgotten.
    pub loads: Option<Instant>,
    /// When it is forgotten how often the person was asked for a new passphrase.
    pub changes: Option<Instant>,
    /// What the next line answers.
    pub asked: Option<Asked>,
    /// What stands behind the start of a game in the line that was typed then: it is done when the cards are dealt.
    pub later: Option<(String, Instant)>,
    path: PathBuf,
    synced: Synced,
}

impl Person {
    /// Somebody who is kept in this file.
    ///
    /// # Errors
    /// What was told before cannot be read.
    pub fn new(
        kept: SavedPerson,
        path: &Path,
        library: &Library,
        voices: &mut LanguagePacks,
        synced: &Synced,
        now: Instant,
    ) -> io::Result<Self> {
        let lang: Lang = kept.lang.parse().unwrap_or(Lang::En);
        let journal = Journal::open(&path.with_extension("lines"), synced)?;
        let presentation = Presentation::with(&kept.settings);
        let mut guest = RemoteParticipant::new(lang, library, voices);
        guest.change_presentation(presentation);
        Ok(Person {
            guest,
            presentation,
            had: journal.last(),
            kept: SavedPerson { typed: kept.typed.max(journal.typed()), ..kept },
            journal,
            away: Some(now),
            left_at: 0,
            since_start: true,
            shown: None,
            nudged: None,
            forgets: false,
            overheard: false,
            shuffles: false,
            look_shown: None,
            wrong: None,
            loads: None,
            changes: None,
            asked: None,
            later: None,
            path: path.to_owned(),
            synced: synced.clone(),
        })
    }

    /// Whether the person has set something since it was kept.
    #[must_use]
    pub fn has_set(&self) -> bool {
        self.kept.lang != self.guest.lang().code() || self.presentation != self.guest.presentation()
    }

    /// What is kept in a file; none if it is none of a person.
    pub fn read(path: &Path) -> Option<SavedPerson> {
        serde_json::from_slice(&file::read(path, MOST_BYTES).ok()?).ok()
    }

    /// Keeps what is to be kept.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn keep(&mut self) -> io::Result<()> {
        self.guest.lang().code().clone_into(&mut self.kept.lang);
        self.presentation = self.guest.presentation();
        self.kept.settings = self.presentation.settings();
        file::replace_when(&self.path, serde_json::to_string(&self.kept)?.as_bytes(), &self.synced)
    }

    /// Forgets the person.
    pub fn forget(&self) {
        // What is left behind is removed when the name is given again.
        let _ = file::disk::remove(&self.path);
        let _ = file::disk::remove(&self.path.with_extension("lines"));
    }
}

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
pub struct SavedTable {
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

fn usual_grace() -> u64 {
    GRACE.as_secs()
}

/// A table.
pub struct Table {
    /// What is kept.
    pub kept: SavedTable,
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
    pub fn new(kept: SavedTable, path: &Path, synced: &Synced) -> Self {
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
    pub fn read(path: &Path) -> Option<SavedTable> {
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

/// The files of a folder whose names are numbers, by these.
pub(super) fn numbered(folder: &Path) -> io::Result<BTreeMap<u64, PathBuf>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let number = path.file_stem().and_then(|stem| stem.to_str()?.parse().ok());
        if let Some(number) = number.filter(|_| path.extension().is_some_and(|ending| ending == "json")) {
            found.insert(number, path);
        }
    }
    Ok(found)
}

/// A number with which no file of a folder begins, nor a higher one.
pub(super) fn next_number(folder: &Path) -> io::Result<u64> {
    let mut next = 1;
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        let number = name.to_str().and_then(|name| name.split('.').next()?.parse::<u64>().ok());
        next = next.max(number.map_or(1, |number| number.saturating_add(1)));
    }
    Ok(next)
}
