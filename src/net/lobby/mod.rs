//! The lobby: people and tables, without sockets or threads. Its owner passes typed lines and the time, and takes the
//! messages to send.

mod away;
mod commands;
mod login;
mod people;
mod play;
mod shuffle;
mod state;
mod table_settings;
mod tables;
mod talk;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

#[cfg(test)]
use self::state::GRACE;
use self::state::{LobbyTable, Person, RuleCache, SavedPerson, next_number, numbered, read_saved};
use crate::net::names::NameIndex;
pub use crate::net::names::PersonId;
use crate::net::wire::MOST_BYTES;
pub use crate::net::wire::{Hello, Refusal, ServerMessage, Update, ViewState};
use crate::rules::{Library, Loaded};
use crate::session::{InternalError, LanguagePack, LanguagePacks, NetworkTable, caught};
pub use crate::storage::Synced;
use crate::storage::{self, Unwritten};
use crate::terminal::printable;
use crate::text::{Cue, Lang, Line, Message, Text, msg};

const MOST_PEOPLE: usize = 10_000;

/// Time after which an absent person without table and reserved name is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(24 * 60 * 60);

/// Seconds after which an abandoned table is closed: 30 days.
const EMPTY: u64 = 30 * 24 * 60 * 60;

/// Seconds after which an unused reserved name is released: a year.
const UNSEEN: u64 = 365 * 24 * 60 * 60;

/// Seconds of a day. The last visit is saved once a day.
const DAY: u64 = 24 * 60 * 60;

const MOST_KEPT: usize = 5_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisconnectReason {
    /// It is unknown which lines the client has received.
    Lost,
    Closed,
    /// Closed by a command of the person.
    Left,
}

#[derive(Debug)]
pub struct TableSummary {
    pub number: u64,
    pub game: String,
    pub people: Vec<String>,
    pub plays: bool,
    /// No player is connected.
    pub rests: bool,
}

/// The answer to a command, or what it needs; otherwise its refusal.
type Told<T = Vec<Line>> = Result<T, Vec<Line>>;

/// A failure that the host reports on its console.
#[derive(Debug)]
pub enum LobbyFailure {
    Unwritten(io::Error),
    Internal(InternalError),
}

/// A refusal is an answer like any other.
fn said(told: Told) -> Vec<Line> {
    told.unwrap_or_else(|refusal| refusal)
}

const PARTS: [&str; 2] = ["people", "tables"];

pub struct Lobby {
    library: Library,
    voices: LanguagePacks,
    folder: PathBuf,
    synced: Synced,
    chance: Box<dyn FnMut() -> u64 + Send>,
    clock: Box<dyn Fn() -> SystemTime + Send>,
    /// Boxed, since about half of the entries of a B-tree node are unused.
    people: BTreeMap<PersonId, Box<Person>>,
    names: NameIndex,
    rule_cache: RuleCache,
    /// Rules of running games by hash, shared between tables.
    rules: HashMap<u64, Loaded>,
    tables: BTreeMap<u64, Box<LobbyTable>>,
    next_table: u64,
    at: BTreeMap<PersonId, u64>,
    pub out: Vec<(PersonId, ServerMessage)>,
    pub passphrases: Vec<(String, String)>,
    pub failures: Vec<LobbyFailure>,
    pub unread: Vec<PathBuf>,
    /// Highest number of an unreadable file, never assigned, so that the file is not overwritten.
    unread_person: PersonId,
    /// The program is ending; departures are not announced.
    ends: bool,
}

impl Lobby {
    /// Opens the lobby of a folder. `chance` yields unpredictable numbers.
    ///
    /// # Errors
    /// The folder cannot be created or read.
    pub fn open(
        library: Library,
        folder: &Path,
        synced: Synced,
        chance: impl FnMut() -> u64 + Send + 'static,
        now: Instant,
    ) -> io::Result<Self> {
        for part in PARTS {
            let part = folder.join(part);
            storage::create_folder(&part)?;
            storage::clear_up(&part, &storage::names(&part)?);
        }
        let mut lobby = Lobby {
            voices: LanguagePacks::with_titles(library.titles()),
            library,
            folder: folder.to_owned(),
            synced,
            chance: Box::new(chance),
            clock: Box::new(SystemTime::now),
            people: BTreeMap::new(),
            names: NameIndex::default(),
            rule_cache: RuleCache::default(),
            rules: HashMap::new(),
            tables: BTreeMap::new(),
            next_table: next_number(&folder.join("tables"))?,
            at: BTreeMap::new(),
            out: Vec::new(),
            passphrases: Vec::new(),
            failures: Vec::new(),
            unread: Vec::new(),
            unread_person: 0,
            ends: false,
        };
        for (id, path) in numbered(&folder.join("people"))? {
            let Some(person) = lobby.read_person(&path, now) else {
                lobby.unread_person = lobby.unread_person.max(id);
                lobby.unread.push(path);
                continue;
            };
            let is_seen = person.saved.seen > 0;
            lobby.names.add(&person.saved.name, id);
            lobby.people.insert(id, Box::new(person));
            if !is_seen {
                lobby.note_visit(id);
            }
        }
        for (id, path) in numbered(&folder.join("tables"))? {
            match read_saved(&path) {
                Some(saved) => lobby.guard(Some(id), |lobby| lobby.restore_table(id, saved, &path)),
                None => lobby.unread.push(path),
            }
        }
        Ok(lobby)
    }

    /// Reads a person. If only the outbox is unreadable, it is set aside; if all is, the files stay as they are.
    fn read_person(&mut self, path: &Path, now: Instant) -> Option<Person> {
        let saved = read_saved::<SavedPerson>(path)?;
        let mut open = || Person::new(saved.clone(), path, &self.library, &mut self.voices, &self.synced, now);
        let opened = open().or_else(|error| {
            self.failures.push(LobbyFailure::Unwritten(error));
            storage::disk::rename(&path.with_extension("lines"), &path.with_extension("unread"))?;
            open()
        });
        opened.map_err(|error| self.failures.push(LobbyFailure::Unwritten(error))).ok()
    }

    /// Folders that are accessible to other users.
    pub fn open_folders(&self) -> Vec<PathBuf> {
        PARTS.iter().map(|part| self.folder.join(part)).filter(|part| storage::is_open_to_others(part)).collect()
    }

    pub fn is_here(&self, id: PersonId) -> bool {
        self.people.get(&id).is_some_and(|person| person.away.is_none())
    }

    pub fn disconnect(&mut self, id: PersonId, reason: DisconnectReason, now: Instant) {
        // The data may just have been deleted.
        let Some(person) = self.people.get_mut(&id) else { return };
        person.away = Some(now);
        person.left_at = person.outbox.last;
        if reason != DisconnectReason::Lost {
            person.had = person.outbox.last;
        }
        person.outbox.close();
        person.asked = None;
        if self.ends {
            return;
        }
        person.shuffles = false;
        let who = person.saved.name.clone();
        self.note_visit(id);
        let (is_open, meant) = (self.is_grace_open(id), reason == DisconnectReason::Left);
        let lost = msg!(if (is_open) "lobby-lost-open" else "lobby-lost", who, meant);
        self.tell_others(id, |voice| voice.help(lost.clone()).with_cue(Cue::Departure));
        if let Some(table_id) = self.table_of(id) {
            self.stop_waiting_for(table_id, id);
        }
    }

    pub fn type_line(&mut self, id: PersonId, typed: &str, number: Option<u64>, now: Instant) {
        self.handle_line(id, number, |lobby| {
            // The answer may quote the line, so a long one is rejected unread.
            if typed.len() > MOST_BYTES {
                return lobby.refuse(id, msg!("telnet-long"));
            }
            lobby.answer(id, &printable(typed), now)
        });
    }

    /// Handles input that was not displayed. It is an answer to a passphrase prompt or ignored, and never quoted.
    pub fn type_secret(&mut self, id: PersonId, typed: &str, number: Option<u64>) {
        self.handle_line(id, number, |lobby| lobby.answer_secretly(id, typed));
    }

    /// Answers a line, unless its number was answered before.
    fn handle_line(&mut self, id: PersonId, number: Option<u64>, answer: impl FnOnce(&mut Self) -> Told) {
        self.confirm_welcome(id);
        // The connection may still send lines after the data were deleted.
        let Some(person) = self.people.get_mut(&id) else { return };
        if let Some(number) = number {
            if number <= person.saved.typed {
                // The answer is among the resent lines.
                self.send_update(id, Update { answers: Some(number), ..Update::default() });
                return;
            }
            person.saved.typed = number;
        }
        // Typing confirms that earlier lines were received.
        person.had = person.outbox.last;
        let mut lines = Vec::new();
        if person.later.take().is_some() {
            // A new line cancels the commands that wait for the cards.
            lines.push(person.participant.voice().error(msg!("rest-not-done")));
        }
        let before = self.table_of(id);
        lines.extend(self.guard_answer(id, answer));
        self.tell(id, &lines, number);
        let after = self.table_of(id);
        self.send_updates(before);
        if after != before {
            self.send_updates(after);
        }
        if let Some(table_id) = after {
            self.guard(after, |lobby| lobby.run_deferred(table_id));
        }
        self.show_look(id);
        if self.people.get(&id).is_some_and(|person| person.has_changed()) {
            self.keep_person(id);
        }
    }

    /// Handles the passage of time: substitutes, forgotten people, abandoned tables, pending shuffles.
    pub fn tick(&mut self, now: Instant) {
        let today = self.seconds();
        let since = |person: &Person| person.away.map(|since| now.saturating_duration_since(since));
        let long = |id: &PersonId, person: &Person| {
            let away = since(person).is_some_and(|away| away > FORGOTTEN);
            let waits = || self.tables.values().any(|table| table.left.contains_key(id));
            let keeps = person.saved.has_reserved_name() && today.saturating_sub(person.saved.seen) <= UNSEEN;
            away && !self.at.contains_key(id) && !person.saved.banned && !keeps && !waits()
        };
        let forgotten: Vec<PersonId> =
            self.people.iter().filter(|(id, person)| long(id, person)).map(|(id, _)| *id).collect();
        let missing = |id: &PersonId| {
            let away = self.people.get(id).and_then(|person| since(person));
            away.is_some_and(|away| away > self.grace_of(*id))
        };
        let away: Vec<PersonId> = self.at.keys().copied().filter(missing).collect();
        for id in forgotten {
            self.remove_person(id);
        }
        self.empty_tables();
        self.deal_overdue(now);
        for id in away {
            self.guard(self.table_of(id), |lobby| lobby.substitute_absent(id));
            self.send_updates(self.table_of(id));
        }
        for (table_id, next) in self.tables_without_owner(now) {
            self.guard(Some(table_id), |lobby| lobby.transfer(table_id, next));
        }
        self.apply_agreed_substitutes();
    }

    fn empty_tables(&mut self) {
        let now = self.seconds();
        let mut gone = Vec::new();
        for (table_id, table) in &mut self.tables {
            let is_here = |id| self.people.get(&id).is_some_and(|person| person.away.is_none());
            let is_empty = !table.people().any(is_here);
            let since = table.empty_since;
            if is_empty != since.is_some() {
                table.empty_since = is_empty.then_some(now);
                self.failures.extend(table.keep().err().map(LobbyFailure::Unwritten));
            } else if since.is_some_and(|since| now.saturating_sub(since) > EMPTY) {
                gone.push(*table_id);
            }
        }
        for table_id in gone {
            self.close_table(table_id, true);
        }
    }

    fn seconds(&self) -> u64 {
        (self.clock)().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
    }

    pub fn stop(&mut self) {
        self.ends = true;
        for (id, person) in self.people.iter().filter(|(_, person)| person.away.is_none()) {
            let said = person.participant.voice().help(msg!("lobby-stops")).text;
            self.out.push((*id, ServerMessage::Bye(said, true)));
        }
    }

    /// Forgets a person, and the references of others to the number, which may be reused.
    fn remove_person(&mut self, id: PersonId) -> Option<Box<Person>> {
        let person = self.people.remove(&id)?;
        self.names.remove(&person.saved.name);
        person.forget();
        let knew = |person: &mut Person| {
            let ignored = person.saved.ignored.remove(&id);
            let friend = person.saved.friends.iter().position(|friend| *friend == id);
            ignored | friend.map(|at| person.saved.friends.remove(at)).is_some()
        };
        let others = self.people.iter_mut().filter_map(|(other, person)| knew(person).then_some(*other));
        for other in others.collect::<Vec<_>>() {
            self.keep_person(other);
        }
        let knows = |table: &mut LobbyTable| table.left.remove(&id).is_some() | table.barred.remove(&id);
        let tables = self.tables.iter_mut().filter_map(|(table_id, table)| knows(table).then_some(*table_id));
        for table_id in tables.collect::<Vec<_>>() {
            self.keep_table(table_id);
        }
        Some(person)
    }

    fn note_visit(&mut self, id: PersonId) {
        let now = self.seconds();
        let Some(person) = self.people.get_mut(&id) else { return };
        if now / DAY != person.saved.seen / DAY {
            person.saved.seen = now;
            self.keep_person(id);
        }
    }

    /// Sends a line that does not come from the game, in the language of each person. Those who have it in one language
    /// share one copy in the histories of their games.
    fn notify(&mut self, people: impl IntoIterator<Item = PersonId>, line: impl Fn(&LanguagePack) -> Line) {
        let mut shared: Vec<(Lang, Arc<Line>)> = Vec::new();
        for id in people {
            let Some(person) = self.people.get(&id) else { continue };
            let lang = person.participant.lang();
            let known = shared.iter().find(|(other, _)| *other == lang).map(|(_, line)| Arc::clone(line));
            let line = known.unwrap_or_else(|| {
                let line = Arc::new(line(person.participant.voice()));
                shared.push((lang, Arc::clone(&line)));
                line
            });
            self.remember(id, &[Arc::clone(&line)]);
            self.tell(id, std::slice::from_ref(&*line), None);
        }
    }

    /// Adds lines to the history of a game.
    fn remember(&mut self, id: PersonId, lines: &[Arc<Line>]) {
        if let Some((table_id, position)) = self.position_of(id) {
            self.at_game(table_id, |game| game.add_lines(position, lines));
        }
    }

    /// Numbers, writes and sends lines.
    fn tell(&mut self, id: PersonId, lines: &[Line], answers: Option<u64>) {
        let moves = self.at.get(&id).and_then(|table_id| {
            let table = self.tables.get(table_id)?;
            Some((table.game_id(*table_id), table.network_table.as_ref()?.table().written().len()))
        });
        // A person whose data were deleted hears only the goodbye.
        let Some(person) = self.people.get_mut(&id) else { return };
        let moves = moves.as_ref().map(|(game, moves)| (game.as_str(), *moves));
        let (told, written) = person.outbox.append(lines, moves, answers);
        self.failures.extend(written.err().map(LobbyFailure::Unwritten));
        if person.away.is_some() {
            // Absent people do not need an open file.
            person.outbox.close();
        } else if !told.is_empty() || answers.is_some() {
            self.send_update(id, Update { told, answers, state: None });
        }
    }

    /// Merges updates for the same person.
    fn send_update(&mut self, id: PersonId, news: Update) {
        match self.out.iter_mut().rev().find(|(to, _)| *to == id) {
            Some((_, ServerMessage::Update(before))) => before.append(news),
            _ => self.out.push((id, ServerMessage::Update(news))),
        }
    }

    fn shared(&mut self, loaded: Loaded) -> Loaded {
        self.rules.retain(|_, loaded| Arc::strong_count(&loaded.options) > 1);
        self.rules.entry(loaded.hash).or_insert(loaded).clone()
    }

    fn keep_person(&mut self, id: PersonId) {
        let saved = self.people.get_mut(&id).map_or(Ok(()), |person| person.keep());
        self.failures.extend(saved.err().map(LobbyFailure::Unwritten));
    }

    fn keep_table(&mut self, id: u64) {
        let saved = self.tables.get(&id).map_or(Ok(()), |table| table.keep());
        self.failures.extend(saved.err().map(LobbyFailure::Unwritten));
    }

    fn note_unwritten(&mut self, failed: Vec<Unwritten>) {
        self.failures.extend(failed.into_iter().map(|(_, error)| LobbyFailure::Unwritten(error)));
    }

    /// Ends the connection of a person without a table, and releases a name that cannot be used to return.
    fn say_good_bye(&mut self, id: PersonId) -> Vec<Line> {
        let person = self.person(id);
        let keeps = person.saved.has_reserved_name();
        let bye = match (keeps, person.forgets) {
            (true, _) => msg!("lobby-bye-kept"),
            (false, true) => msg!("lobby-bye"),
            (false, false) => msg!("lobby-bye-free"),
        };
        let said = person.participant.voice().help(bye).text;
        if !keeps && !person.forgets {
            self.remove_person(id);
        }
        self.out.push((id, ServerMessage::Bye(said, false)));
        Vec::new()
    }

    fn named(&self, name: &str) -> Option<PersonId> {
        self.names.find(name.trim())
    }

    /// Runs a step at a table. After an internal error that table is closed, and no other.
    fn guard(&mut self, table_id: Option<u64>, step: impl FnOnce(&mut Self)) {
        if let Err(error) = caught(|| step(self)) {
            self.fail(table_id, error);
        }
    }

    /// Runs a command of a person. After an internal error the table of the person is closed.
    fn guard_answer(&mut self, id: PersonId, answer: impl FnOnce(&mut Self) -> Told) -> Vec<Line> {
        let table_id = self.table_of(id);
        match caught(|| answer(self)) {
            Ok(told) => said(told),
            Err(error) => {
                self.fail(table_id, error);
                // At a table, its end is the answer.
                if table_id.is_some() { Vec::new() } else { self.error(id, msg!("contradiction", table = false)) }
            }
        }
    }

    /// Uses the game at a table, if there is one. A panic closes the table.
    fn at_game<T>(&mut self, table_id: u64, uses: impl FnOnce(&mut NetworkTable) -> T) -> Option<T> {
        let game = self.tables.get_mut(&table_id)?.network_table.as_mut()?;
        caught(|| uses(game)).map_err(|error| self.fail(Some(table_id), error)).ok()
    }

    fn table_of(&self, id: PersonId) -> Option<u64> {
        self.at.get(&id).copied()
    }

    fn person(&self, id: PersonId) -> &Person {
        &self.people[&id]
    }

    fn person_mut(&mut self, id: PersonId) -> &mut Person {
        person_in(&mut self.people, id)
    }

    fn table(&self, table_id: u64) -> &LobbyTable {
        &self.tables[&table_id]
    }

    fn table_mut(&mut self, table_id: u64) -> &mut LobbyTable {
        table_in(&mut self.tables, table_id)
    }

    fn table_at(&self, id: PersonId) -> Option<&LobbyTable> {
        self.tables.get(&self.table_of(id)?).map(|table| &**table)
    }

    /// The table of a person, and the refusal of a command that needs one.
    fn own_table(&self, id: PersonId) -> Told<(u64, &LobbyTable)> {
        let table_id = self.table_of(id).ok_or_else(|| self.error(id, msg!("lobby-no-table")))?;
        Ok((table_id, self.table(table_id)))
    }

    /// The table of its owner, and the refusal of everyone else.
    fn owned_table(&self, id: PersonId) -> Told<u64> {
        let (table_id, table) = self.own_table(id)?;
        if table.owner == id {
            return Ok(table_id);
        }
        self.refuse(id, msg!("lobby-not-owner", who = self.name(table.owner)))
    }

    fn name(&self, id: PersonId) -> &str {
        self.people.get(&id).map_or("", |person| person.saved.name.as_str())
    }

    fn line(&self, id: PersonId, line: impl FnOnce(&LanguagePack) -> Line) -> Vec<Line> {
        self.people.get(&id).map(|person| line(person.participant.voice())).into_iter().collect()
    }

    fn help(&self, id: PersonId, message: Message<'_>) -> Vec<Line> {
        self.line(id, |voice| voice.help(message))
    }

    fn error(&self, id: PersonId, message: Message<'_>) -> Vec<Line> {
        self.line(id, |voice| voice.error(message))
    }

    fn refuse<T>(&self, id: PersonId, message: Message<'_>) -> Told<T> {
        Err(self.error(id, message))
    }

    pub fn tables_and_games(&self) -> (usize, usize) {
        (self.tables.len(), self.tables.values().filter(|table| table.is_playing()).count())
    }

    /// The names of all people, and whether they are connected.
    pub fn known(&self) -> Vec<(String, bool)> {
        self.people.values().map(|person| (person.saved.name.clone(), person.away.is_none())).collect()
    }

    /// Bans or unbans a person; returns the name, none if it is unknown.
    pub fn ban(&mut self, name: &str, banned: bool) -> Option<String> {
        let id = self.named(name)?;
        let person = self.people.get_mut(&id)?;
        person.saved.banned = banned;
        let told = person.participant.voice().error(msg!("lobby-shut-out")).text;
        let name = person.saved.name.clone();
        self.keep_person(id);
        if banned {
            let table_id = self.table_of(id);
            self.guard(table_id, |lobby| drop(lobby.leave_table(id, true)));
            self.out.push((id, ServerMessage::Bye(told, false)));
            self.send_updates(table_id);
        }
        Some(name)
    }

    pub fn table_summaries(&self) -> Vec<TableSummary> {
        let told = |number: u64, table: &LobbyTable| TableSummary {
            number,
            game: table.game.clone(),
            people: table.people().map(|id| self.name(id).to_owned()).collect(),
            plays: table.is_playing(),
            rests: table.is_playing() && !table.players().any(|id| self.is_here(id)),
        };
        self.tables.iter().map(|(number, table)| told(*number, table)).collect()
    }

    /// Finds a person's name and deletes the data if `done`; none if it is unknown.
    pub fn forget(&mut self, name: &str, done: bool) -> Option<String> {
        let id = self.named(name)?;
        let name = self.name(id).to_owned();
        if done {
            self.delete_person(id);
        }
        Some(name)
    }
}

fn person_in(people: &mut BTreeMap<PersonId, Box<Person>>, id: PersonId) -> &mut Person {
    people.get_mut(&id).expect("the person is there")
}

fn table_in(tables: &mut BTreeMap<u64, Box<LobbyTable>>, table_id: u64) -> &mut LobbyTable {
    tables.get_mut(&table_id).expect("the table is there")
}

fn joined(voice: &LanguagePack, names: impl Iterator<Item = String>) -> Text {
    voice.locale.join(names.map(Text::plain), "and")
}
