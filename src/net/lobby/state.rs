//! People and tables of the lobby, their files, and a cache of loaded rules.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::bot::Level;
use crate::engine::Seat;
use crate::net::names::PersonId;
use crate::net::outbox::OutboxFile;
use crate::net::shuffle::Shuffle;
use crate::record::{FairShuffle, Nonce};
use crate::rules::{Diagnostic, Library, Loaded};
use crate::session::{LanguagePacks, Look, NetworkTable, RemoteParticipant, Results};
use crate::storage::{self, Synced};
use crate::text::Lang;

const MOST_BYTES: u64 = 64 << 10;

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct SavedPerson {
    pub name: String,
    pub token: String,
    /// Words of return, for clients that keep no token; empty if there are none.
    #[serde(default)]
    pub words: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keys: Vec<String>,
    /// Argon2id hash; empty if there is no passphrase.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub passphrase: String,
    pub lang: String,
    /// Settings that differ from the defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub settings: BTreeMap<String, String>,
    #[serde(default)]
    pub hears_lobby: bool,
    /// Number of the last typed line.
    #[serde(default)]
    pub typed: u64,
    #[serde(default)]
    pub ignored: BTreeSet<PersonId>,
    /// The last people played with, the newest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub friends: Vec<PersonId>,
    #[serde(default, skip_serializing_if = "Results::is_empty")]
    pub results: Results,
    #[serde(default)]
    pub banned: bool,
    /// The client has confirmed the welcome. Before that, nobody may know of the person.
    #[serde(default = "yes")]
    pub welcomed: bool,
    /// Time of the last visit in seconds since 1970, accurate to a day; 0 if unknown.
    #[serde(default)]
    pub seen: u64,
}

fn yes() -> bool {
    true
}

impl SavedPerson {
    /// The name is reserved by a key or a passphrase.
    pub fn has_reserved_name(&self) -> bool {
        !self.keys.is_empty() || !self.passphrase.is_empty()
    }
}

#[derive(Clone, Copy, Debug)]
pub struct FailedLogins {
    pub since: Instant,
    pub count: u32,
}

#[derive(Debug)]
pub enum PendingQuestion {
    Passphrase,
    Again(String),
    /// Awaiting a confirmation to delete the person.
    Forgotten,
}

pub struct Person {
    pub saved: SavedPerson,
    pub participant: RemoteParticipant,
    pub outbox: OutboxFile,
    /// None while connected.
    pub away: Option<Instant>,
    /// Number of the last line before the connection ended.
    pub left_at: u64,
    /// Absent since the host was started.
    pub since_start: bool,
    /// Hash of the state that was sent last, to detect changes.
    pub shown: Option<u64>,
    /// Time of the last nudge sent by the person.
    pub nudged: Option<Instant>,
    /// The client keeps no token (telnet, SSH).
    pub forgets: bool,
    pub cleartext: bool,
    pub shuffles: bool,
    /// Number of the last line that a client without token has certainly received.
    pub had: u64,
    pub look_shown: Option<Look>,
    pub wrong: Option<FailedLogins>,
    /// Rate limit for loading rules.
    pub loads: Option<Instant>,
    /// Rate limit for passphrase changes.
    pub changes: Option<Instant>,
    pub asked: Option<PendingQuestion>,
    /// Commands after the start of a game, executed once the cards are dealt.
    pub later: Option<(String, Instant)>,
    path: PathBuf,
    synced: Synced,
}

impl Person {
    /// Loads a person with the outbox.
    pub fn new(
        saved: SavedPerson,
        path: &Path,
        library: &Library,
        voices: &mut LanguagePacks,
        synced: &Synced,
        now: Instant,
    ) -> io::Result<Self> {
        let lang: Lang = saved.lang.parse().unwrap_or(Lang::En);
        let outbox = OutboxFile::open(&path.with_extension("lines"), synced)?;
        let mut participant = RemoteParticipant::new(lang, library, voices);
        participant.apply_settings(&saved.settings);
        Ok(Person {
            participant,
            had: outbox.last,
            saved: SavedPerson { typed: saved.typed.max(outbox.typed), ..saved },
            outbox,
            away: Some(now),
            left_at: 0,
            since_start: true,
            shown: None,
            nudged: None,
            forgets: false,
            cleartext: false,
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

    pub fn has_changed(&self) -> bool {
        let settings = self.participant.settings();
        self.saved.lang != self.participant.lang().code() || self.saved.settings != settings
    }

    /// Writes the person's file.
    pub fn keep(&mut self) -> io::Result<()> {
        self.participant.lang().code().clone_into(&mut self.saved.lang);
        self.saved.settings = self.participant.settings();
        storage::replace_when(&self.path, serde_json::to_string(&self.saved)?.as_bytes(), &self.synced)
    }

    pub fn forget(&self) {
        // Files that remain are removed when the number is assigned again.
        let _ = storage::disk::remove(&self.path);
        let _ = storage::disk::remove(&self.path.with_extension("lines"));
    }
}

/// Default grace period before a computer player substitutes an absent player.
pub const GRACE: Duration = Duration::from_secs(60);

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableSeat {
    pub person: Option<PersonId>,
    /// Name of the computer player on this seat, alone or as a substitute.
    pub computer: String,
    pub stands_in: bool,
    /// Length of the record when the substitution began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<usize>,
}

#[derive(Default, Serialize, Deserialize)]
pub struct LobbyTable {
    pub code: String,
    pub lang: String,
    pub game: String,
    pub owner: PersonId,
    pub places: Vec<TableSeat>,
    pub records: u32,
    /// In the order of their positions after the seats.
    #[serde(default)]
    pub watchers: Vec<PersonId>,
    /// Players who left the running game, with the seat whose cards they have seen: the only one they may take again.
    #[serde(default)]
    pub left: BTreeMap<PersonId, u8>,
    #[serde(default)]
    pub barred: BTreeSet<PersonId>,
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Listed, and open without its code.
    #[serde(default)]
    pub open: bool,
    /// Spectators are allowed.
    #[serde(default = "yes")]
    pub watched: bool,
    /// Grace period in seconds; 0 waits for an agreement.
    #[serde(default = "usual_grace")]
    pub grace: u64,
    /// Seconds since 1970.
    #[serde(default)]
    pub empty_since: Option<u64>,
    #[serde(default)]
    pub games: u64,
    /// Several people have played in the running game, so that no move can be undone.
    #[serde(default = "yes")]
    pub company: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffling: Option<PendingShuffle>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealed: Option<Shuffle>,
    #[serde(skip)]
    pub network_table: Option<NetworkTable>,
    /// None if it was not recorded.
    #[serde(skip)]
    pub shuffled: Option<DealtShuffle>,
    /// Proposed substitutes, by absent player, with those who agree.
    #[serde(skip)]
    pub wanted: BTreeMap<PersonId, BTreeSet<PersonId>>,
    #[serde(skip)]
    pub path: PathBuf,
    #[serde(skip)]
    pub synced: Synced,
}

fn usual_grace() -> u64 {
    GRACE.as_secs()
}

impl LobbyTable {
    /// Writes the table's file.
    pub fn keep(&self) -> io::Result<()> {
        storage::replace_when(&self.path, serde_json::to_string(self)?.as_bytes(), &self.synced)
    }

    pub fn record(&self, number: u32) -> PathBuf {
        self.path.with_extension(format!("{number}.txt"))
    }

    /// Identifies the running game.
    pub fn game_id(&self, table_id: u64) -> String {
        format!("{table_id}-{}", self.code)
    }

    pub fn forget(&self) {
        self.delete_file();
        // Remaining files are harmless, since the number is not assigned while one exists.
        for number in self.records.saturating_sub(1)..=self.records + 1 {
            let _ = storage::disk::remove(&self.record(number));
        }
    }

    /// Deletes the table but keeps its last record for diagnosis.
    pub fn delete_file(&self) {
        let _ = storage::disk::remove(&self.path);
    }

    pub fn has_players(&self) -> bool {
        self.players().next().is_some()
    }

    pub fn is_playing(&self) -> bool {
        self.network_table.as_ref().is_some_and(|network_table| !network_table.table().is_over())
    }

    /// True if the game pauses because no person plays.
    pub fn is_left_to_computers(&self) -> bool {
        self.places.iter().all(|place| place.person.is_none() || place.stands_in)
    }

    pub fn players(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.places.iter().filter_map(|place| place.person)
    }

    pub fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.players().chain(self.watchers.iter().copied())
    }

    /// The people, for a loop that changes the lobby.
    pub fn list_people(&self) -> Vec<PersonId> {
        self.people().collect()
    }

    pub fn lang(&self) -> Lang {
        self.lang.parse().unwrap_or(Lang::En)
    }

    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let at = self.places.iter().position(|place| place.person == Some(person))?;
        u8::try_from(at).ok().map(Seat)
    }

    /// Position at the table: the seats, then the spectators.
    pub fn position_of(&self, person: PersonId) -> Option<usize> {
        let watch = || self.watchers.iter().position(|other| *other == person).map(|at| self.places.len() + at);
        self.seat_of(person).map(Seat::index).or_else(watch)
    }

    /// The first free seat; in a running game, the seat that the person had left.
    pub fn free_seat(&self, person: PersonId) -> Option<Seat> {
        let is_free = |seat: &Seat| self.places.get(seat.index()).is_some_and(|place| place.person.is_none());
        let mut seats = (0..).map(Seat).take(self.places.len());
        match self.left.get(&person).filter(|_| self.is_playing()) {
            Some(left) => Some(Seat(*left)).filter(is_free),
            None => seats.find(is_free),
        }
    }
}

/// A shuffle before the deal. It is saved before it is announced, so that a restarted host continues with the same
/// secret and nonces.
#[derive(Serialize, Deserialize)]
pub struct PendingShuffle {
    pub secret: Nonce,
    #[serde(rename = "parts")]
    pub nonces: BTreeMap<PersonId, Nonce>,
    #[serde(skip)]
    pub asked: BTreeSet<PersonId>,
    /// None until somebody returns after a restart.
    #[serde(skip)]
    pub until: Option<Instant>,
}

/// The shuffle of the running or last game.
#[derive(Clone, Debug)]
pub struct DealtShuffle {
    pub made: FairShuffle,
    pub by: Vec<String>,
    pub is_revealed: bool,
}

pub const LEVEL: Level = Level::Medium;

/// Reads the file of a person or a table; none if it is damaged.
pub fn read_saved<T: DeserializeOwned>(path: &Path) -> Option<T> {
    serde_json::from_slice(&storage::read(path, MOST_BYTES).ok()?).ok()
}

/// Files with numeric names, by number.
pub fn numbered(folder: &Path) -> io::Result<BTreeMap<u64, PathBuf>> {
    let numbered = |name: &String| Some((name.strip_suffix(".json")?.parse().ok()?, folder.join(name)));
    Ok(storage::names(folder)?.iter().filter_map(numbered).collect())
}

/// A number greater than that of every file.
pub fn next_number(folder: &Path) -> io::Result<u64> {
    let number = |name: &String| name.split('.').next()?.parse::<u64>().ok();
    Ok(storage::names(folder)?.iter().filter_map(number).max().map_or(1, |highest| highest.saturating_add(1)))
}

const MOST_CACHED: usize = 64;

type GameAndOptions = (String, Vec<(String, String)>);

/// Cache of loaded rules or their errors. Loading compiles a whole rule file, and many lines need the same rules.
#[derive(Default)]
pub struct RuleCache(HashMap<GameAndOptions, Result<Loaded, Vec<Diagnostic>>>);

impl RuleCache {
    pub fn has(&self, game: &str, options: &[(String, String)]) -> bool {
        self.0.contains_key(&(game.to_owned(), options.to_vec()))
    }

    /// Loads rules.
    pub fn load(
        &mut self,
        library: &Library,
        game: &str,
        options: &[(String, String)],
    ) -> Result<Loaded, Vec<Diagnostic>> {
        if self.0.len() >= MOST_CACHED && !self.has(game, options) {
            self.0.clear();
        }
        let key = (game.to_owned(), options.to_vec());
        self.0.entry(key).or_insert_with(|| library.load(game, options)).clone()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn chosen(rounds: usize) -> Vec<(String, String)> {
        vec![("rounds".to_owned(), rounds.to_string())]
    }

    #[test]
    fn rules_are_cached_and_their_number_is_limited() {
        let (library, mut rule_cache) = (Library::built_in(), RuleCache::default());
        let mut load = |rounds| rule_cache.load(&library, "uno", &chosen(rounds)).map(|loaded| loaded.options);
        let first = load(1).expect("rules");
        assert!(Arc::ptr_eq(&first, &load(1).expect("rules")), "they are the same");
        assert!(!Arc::ptr_eq(&first, &load(2).expect("rules")));
        assert!(load(1_000_000).is_err() && load(1_000_000).is_err(), "errors are cached, too");
        for rounds in 3..3 + 2 * MOST_CACHED {
            let _ = rule_cache.load(&library, "uno", &chosen(rounds));
            assert!(rule_cache.0.len() <= MOST_CACHED);
        }
    }
}
