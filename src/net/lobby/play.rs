//! The game at a table: start, continuation after a restart, moves and updates.

use std::path::Path;
use std::time::Instant;

use super::shuffle::DealtShuffle;
use super::state::{LEVEL, LobbyTable, SavedTable, TableSeat, ViewDigest};
use super::{Lobby, PersonId, ServerMessage, Update, ViewState};
use crate::engine::Seat;
use crate::record::{FairShuffle, Games, Head};
use crate::rules::Loaded;
use crate::session::table::Seats;
use crate::session::{Buttons, LanguagePack, NetworkTable, Recorded, RemoteParticipant, Resumed, TableStart, caught};
use crate::storage;
use crate::text::{Line, msg};

impl Lobby {
    pub(super) fn position_of(&self, id: PersonId) -> Option<(u64, usize)> {
        let table_id = *self.at.get(&id)?;
        Some((table_id, self.tables.get(&table_id)?.position_of(id)?))
    }

    pub(super) fn start(&mut self, id: PersonId, now: Instant) -> Vec<Line> {
        let Some((table_id, _)) = self.position_of(id) else { return self.line(id, no_table) };
        let Some(table) = self.tables.get(&table_id) else { return Vec::new() };
        if table.is_playing() {
            return self.line(id, |voice| voice.error(msg!("lobby-begun")));
        }
        if table.saved.owner != id {
            let owner = self.name(table.saved.owner);
            return self.line(id, |voice| voice.error(msg!("lobby-not-owner", who = owner)));
        }
        self.begin_shuffle(id, table_id, now)
    }

    pub(super) fn deal_new(&mut self, table_id: u64, made: FairShuffle) {
        let Some(table) = self.tables.get_mut(&table_id) else { return };
        table.saved.left.clear();
        let name = |id: PersonId| self.people.get(&id).map(|person| person.saved.name.clone());
        let by =
            made.parts().iter().filter_map(|(seat, _)| name(table.saved.places.get(seat.index())?.person?)).collect();
        table.shuffled = Some(DealtShuffle { made: made.clone(), by, is_revealed: false });
        // The rule file may have been removed since the game was chosen.
        let Some(loaded) = self.load_rules(table_id) else { return self.keep_table(table_id) };
        self.deal(table_id, made.seed(), Some(made), loaded, None);
    }

    /// Continues a recorded game; `told` moves were reported to everyone.
    fn resume_game(&mut self, table_id: u64, resumed: Resumed, loaded: Loaded, told: usize) {
        let head = &resumed.record.head;
        let shuffled =
            head.shuffle.clone().map(|made| DealtShuffle { by: added(head, &made), made, is_revealed: false });
        if let Some(table) = self.tables.get_mut(&table_id) {
            table.shuffled = shuffled;
        }
        let (seed, shuffle, loaded) = (head.seed, head.shuffle.clone(), self.shared(loaded));
        self.deal(table_id, seed, shuffle, loaded, Some((resumed, told)));
    }

    fn deal(
        &mut self,
        table_id: u64,
        seed: u64,
        shuffle: Option<FairShuffle>,
        loaded: Loaded,
        resumed: Option<(Resumed, usize)>,
    ) {
        self.save_rules(table_id, loaded.hash);
        let Some(table) = self.tables.get_mut(&table_id) else { return };
        table.saved.records += 1;
        let table = &*table;
        let plays = |place: &TableSeat| match place.person.and_then(|id| self.people.get(&id)) {
            Some(person) if !place.stands_in => (person.saved.name.clone(), None),
            _ => (place.computer.clone(), Some(LEVEL)),
        };
        let (names, levels) = table.saved.places.iter().map(plays).unzip();
        let participants: Vec<Option<&RemoteParticipant>> = table
            .saved
            .places
            .iter()
            .map(|place| place.person.and_then(|id| self.people.get(&id)).map(|person| &person.participant))
            .collect();
        let lang = table.saved.lang.parse().unwrap_or(crate::text::Lang::En);
        let usual = RemoteParticipant::new(lang, &self.library, &mut self.voices);
        let begun = TableStart {
            game: table.saved.game.clone(),
            loaded,
            seed,
            shuffle,
            seats: Seats::new(names, levels),
            record: table.record(table.saved.records),
            synced: self.synced.clone(),
            resumed,
        };
        let watchers: Vec<PersonId> = table.saved.watchers.clone();
        let watching: Vec<&RemoteParticipant> =
            watchers.iter().filter_map(|id| Some(&self.people.get(id)?.participant)).collect();
        let voices = &mut self.voices;
        let Ok(mut network_table) = caught(|| NetworkTable::begin(begun, &participants, &watching, voices, &usual))
        else {
            self.close_failed(table_id);
            return;
        };
        // Moves are written before they are reported.
        let failed = network_table.record();
        let is_written = failed.is_empty();
        self.unwritten.extend(failed.into_iter().map(|(_, error)| error));
        for (seat, place) in table.saved.places.iter().enumerate().filter(|(_, place)| place.stands_in) {
            let away = place.person.and_then(|id| self.people.get(&id));
            if let (Some(person), Ok(seat)) = (away, u8::try_from(seat)) {
                network_table.reserve_place(Seat(seat), Some(&person.saved.name));
            }
        }
        for place in table.saved.places.iter().enumerate().filter(|(_, place)| !place.stands_in) {
            let (seat, Some(id)) = (place.0, place.1.person) else { continue };
            if let (Some(person), Ok(seat)) = (self.people.get_mut(&id), u8::try_from(seat)) {
                network_table.seat_person(Seat(seat), &person.saved.name, &mut person.participant, &mut self.voices);
            }
        }
        for id in watchers {
            if let Some(person) = self.people.get_mut(&id) {
                network_table.share_language(&mut person.participant, &mut self.voices);
            }
        }
        if let Some(table) = self.tables.get_mut(&table_id) {
            table.network_table = Some(network_table);
            if is_written {
                // The previous record is contained in this one, or its game is over.
                let _ = storage::disk::remove(&table.record(table.saved.records - 1));
            }
        }
        self.keep_table(table_id);
    }

    /// Stores the rules next to the record, so that the game survives changes of the rule file.
    fn save_rules(&mut self, table_id: u64, hash: u64) {
        let Some(table) = self.tables.get(&table_id) else { return };
        let games = Games::in_folder(&self.folder.join("tables"));
        if games.rules(hash).exists() {
            return;
        }
        if let Ok(text) = self.library.resolved(&table.saved.game) {
            self.unwritten.extend(games.keep_rules(hash, &text, &self.synced).err());
        }
    }

    /// Restores a saved table, and its game from the record.
    pub(super) fn restore_table(&mut self, table_id: u64, mut saved: SavedTable, path: &Path) {
        saved.places.iter_mut().for_each(|place| {
            place.person = place.person.filter(|id| self.people.contains_key(id));
        });
        saved.watchers.retain(|id| self.people.contains_key(id));
        let table = LobbyTable::new(saved, path, &self.synced);
        let nobody = table.saved.places.iter().all(|place| place.person.is_none());
        if nobody && table.saved.left.is_empty() && table.saved.empty_since.is_none() {
            // It may belong to somebody whose file is unreadable.
            if self.unread_person == 0 {
                table.forget();
            }
            return;
        }
        let people: Vec<PersonId> = table.people().collect();
        let lang = table.saved.lang.parse().unwrap_or(crate::text::Lang::En);
        // The host may have stopped before the last record was begun.
        let records = (table.saved.records..=table.saved.records + 1).rev().chain(table.saved.records.checked_sub(1));
        let found = records.map(|number| (number, table.record(number))).find(|(_, path)| path.exists());
        let recorded = found.as_ref().and_then(|(_, path)| Recorded::read(path.clone(), &self.library, lang).ok());
        let recorded = recorded.filter(|recorded| recorded.play().is_ok() && recorded.record.begun().is_ok());
        let game = table.game_id(table_id);
        self.at.extend(people.iter().map(|id| (*id, table_id)));
        self.tables.insert(table_id, Box::new(table));
        if let (Some((number, _)), Some(table)) = (&found, self.tables.get_mut(&table_id)) {
            table.saved.records = *number;
            // The host may have stopped after dealing, before it was saved.
            let last = recorded.as_ref().and_then(|recorded| recorded.record.head.shuffle.as_ref());
            let is_dealt = table.saved.shuffling.as_ref().is_some_and(|shuffling| shuffling.has_made(last));
            if is_dealt || recorded.is_none() {
                table.saved.shuffling = None;
            }
        }
        if let Some(table) = self.tables.get_mut(&table_id) {
            let players: Vec<PersonId> = table.saved.places.iter().filter_map(|place| place.person).collect();
            if let Some(shuffling) = &mut table.saved.shuffling {
                shuffling.restart(players.into_iter());
            }
        }
        let Some(recorded) = recorded else {
            if found.is_some() {
                // The damaged record is kept; the next game uses another file.
                for id in people {
                    let lines = self.line(id, |voice| voice.error(msg!("lobby-not-gone-on")));
                    self.tell(id, &lines, None);
                }
            }
            return;
        };
        let (resumed, loaded) = recorded.resume();
        let told: Vec<usize> =
            people.iter().filter_map(|id| Some(self.people.get(id)?.outbox.told_moves(&game))).collect();
        let least = told.iter().copied().min().unwrap_or(0);
        self.resume_game(table_id, resumed, loaded, least);
        for id in people {
            let knows = self.people.get(&id).map_or(0, |person| person.outbox.told_moves(&game));
            let Some((_, position)) = self.position_of(id) else { continue };
            if let Some(network_table) = self.tables.get_mut(&table_id).and_then(|table| table.network_table.as_mut())
            {
                let untold = u8::try_from(position).is_ok_and(|seat| network_table.has_moved(Seat(seat), knows));
                if let Some(person) = self.people.get_mut(&id).filter(|_| untold) {
                    // The move was recorded but not answered; resending the line must not repeat it.
                    person.saved.typed += 1;
                }
                if knows >= network_table.written().len() {
                    network_table.discard_news(position);
                    // The situation is reported on their return.
                    let _ = network_table.situation(position);
                }
            }
            let lines = self.line(id, |voice| voice.help(msg!("lobby-restarted")));
            self.tell(id, &lines, None);
        }
        self.send_updates(Some(table_id));
    }

    pub(super) fn answer_at_table(&mut self, id: PersonId, typed: &str, now: Instant) -> Vec<Line> {
        let Some((table_id, position)) = self.position_of(id) else { return self.answer_before(id, typed, no_table) };
        let Some(table) = self.tables.get_mut(&table_id) else { return Vec::new() };
        let owner = table.saved.owner;
        let sits = table.seat_of(id).is_some();
        if typed.is_empty() && table.saved.shuffling.is_some() {
            return self.line(id, |voice| voice.help(msg!("lobby-shuffling")));
        }
        let Some(network_table) = &mut table.network_table else {
            let called = self.name(owner).to_owned();
            let waits = |voice: &LanguagePack| waits_for(voice, &called, owner == id);
            return self.answer_before(id, typed, waits);
        };
        let Some(person) = self.people.get_mut(&id) else { return Vec::new() };
        if network_table.is_over() && sits && (typed.is_empty() || person.participant.means_go_on(typed)) {
            return self.begin_shuffle(id, table_id, now);
        }
        let (participant, voices) = (&mut person.participant, &mut self.voices);
        if let Ok(lines) = caught(|| network_table.answer(position, participant, typed, voices)) {
            lines
        } else {
            self.close_failed(table_id);
            Vec::new()
        }
    }

    fn answer_before(
        &mut self,
        id: PersonId,
        typed: &str,
        otherwise: impl FnOnce(&LanguagePack) -> Line,
    ) -> Vec<Line> {
        let Some(person) = self.people.get_mut(&id) else { return Vec::new() };
        if typed.is_empty() {
            return vec![otherwise(person.participant.voice())];
        }
        match person.participant.answer(typed, &mut self.voices) {
            Some(lines) => lines,
            None => vec![person.participant.voice().unknown_command(typed), otherwise(person.participant.voice())],
        }
    }

    /// True if the rules forbid saying this at the table (UN-16).
    pub(super) fn is_advice(&mut self, id: PersonId, text: &str) -> bool {
        let Some((table_id, position)) = self.position_of(id) else { return false };
        let network_table = self.tables.get_mut(&table_id).and_then(|table| table.network_table.as_mut());
        network_table.is_some_and(|network_table| caught(|| network_table.advises(position, text)).unwrap_or(false))
    }

    pub(super) fn is_understood_at_table(&mut self, id: PersonId, typed: &str) -> bool {
        let Some((table_id, position)) = self.position_of(id) else { return false };
        let network_table = self.tables.get_mut(&table_id).and_then(|table| table.network_table.as_mut());
        network_table
            .is_some_and(|network_table| caught(|| network_table.understands(position, typed)).unwrap_or(false))
    }

    pub(super) fn is_call_at_table(&mut self, id: PersonId, text: &str) -> bool {
        let Some((table_id, _)) = self.position_of(id) else { return false };
        let plays = self.tables.get(&table_id).is_some_and(|table| table.is_playing() && table.seat_of(id).is_some());
        plays && self.people.get(&id).is_some_and(|person| person.participant.voice().is_call(text))
    }

    /// Sends all that has happened at a table since the last update.
    pub(super) fn send_updates(&mut self, table_id: Option<u64>) {
        let Some((table_id, table)) = table_id.and_then(|table_id| Some((table_id, self.tables.get(&table_id)?)))
        else {
            return;
        };
        let people: Vec<PersonId> = table.people().collect();
        self.send_updates_to(table_id, people);
        if let Some(network_table) = self.tables.get_mut(&table_id).and_then(|table| table.network_table.as_mut()) {
            network_table.forget_old();
        }
        self.reveal(table_id);
    }

    pub(super) fn send_updates_to_others(&mut self, id: PersonId) {
        let Some((table_id, table)) =
            self.table_of(id).and_then(|table_id| Some((table_id, self.tables.get(&table_id)?)))
        else {
            return;
        };
        let others: Vec<PersonId> = table.people().filter(|other| *other != id).collect();
        self.send_updates_to(table_id, others);
    }

    fn send_updates_to(&mut self, table_id: u64, people: Vec<PersonId>) {
        for id in people {
            let Some((_, position)) = self.position_of(id) else { continue };
            let Some(network_table) = self.tables.get_mut(&table_id).and_then(|table| table.network_table.as_mut())
            else {
                self.show_state(id);
                continue;
            };
            match caught(|| network_table.news(position)) {
                Ok(lines) if !lines.is_empty() => self.tell(id, &lines, None),
                Ok(_) => {}
                Err(_) => self.close_failed(table_id),
            }
            self.show_state(id);
        }
    }

    /// Renames computer players that share a name with a person.
    pub(super) fn rename_computers(&mut self, table_id: u64) {
        let Some(table) = self.tables.get(&table_id) else { return };
        let before: Vec<String> = table.saved.places.iter().map(|place| place.computer.clone()).collect();
        for (seat, before) in (0..).map(Seat).zip(before) {
            let name = self.computer_on(table_id, seat);
            let Some(table) = self.tables.get_mut(&table_id).filter(|_| name != before) else { continue };
            let place = &table.saved.places[seat.index()];
            let plays = place.person.is_none() || place.stands_in;
            let Some(network_table) = table.network_table.as_mut().filter(|_| plays) else { continue };
            if caught(|| network_table.seat_computer(seat, &name, LEVEL)).is_err() {
                return self.close_failed(table_id);
            }
            self.unwritten.extend(network_table.record().into_iter().map(|(_, error)| error));
            let people: Vec<PersonId> = table.people().collect();
            for id in people {
                let lines = self
                    .line(id, |voice| voice.help(msg!("lobby-renamed", old = before.as_str(), new = name.as_str())));
                self.tell(id, &lines, None);
            }
        }
    }

    /// Closes a table after an internal error; its record is kept.
    pub(super) fn close_failed(&mut self, table_id: u64) {
        let Some(mut table) = self.tables.remove(&table_id) else { return };
        let _ = caught(|| drop(table.network_table.take()));
        table.delete_file();
        let people: Vec<PersonId> = table.people().collect();
        for id in people {
            self.at.remove(&id);
            if let Some(person) = self.people.get_mut(&id) {
                person.participant.share_voice(&mut self.voices, None);
            }
            let lines = self.line(id, |voice| voice.error(msg!("lobby-failed")));
            self.tell(id, &lines, None);
        }
    }

    pub(super) fn show_look(&mut self, id: PersonId) {
        let Some(person) = self.people.get_mut(&id).filter(|person| person.forgets) else { return };
        let look = person.participant.look();
        if person.look_shown.replace(look) != Some(look) {
            self.out.push((id, ServerMessage::Look(look)));
        }
    }

    pub(super) fn show_state(&mut self, id: PersonId) {
        let (mut turn, mut prompt, mut buttons) = (false, String::new(), Buttons::default());
        if let Some((table_id, position)) = self.position_of(id) {
            if let Some(network_table) = self.tables.get_mut(&table_id).and_then(|table| table.network_table.as_mut())
            {
                let now = || {
                    (
                        network_table.is_waited_for(position),
                        network_table.status(position),
                        network_table.buttons(position),
                    )
                };
                let Ok(now) = caught(now) else { return self.close_failed(table_id) };
                (turn, prompt, buttons) = now;
            }
        }
        let Some(person) = self.people.get_mut(&id).filter(|person| person.away.is_none()) else { return };
        let shown = Some(ViewDigest::of(turn, &prompt, &buttons));
        if person.shown != shown {
            person.shown = shown;
            self.send_update(id, Update { state: Some(ViewState { turn, prompt, buttons }), ..Update::default() });
        }
    }
}

fn added(head: &Head, made: &FairShuffle) -> Vec<String> {
    let name = |seat: Seat| head.players.get(seat.index()).map(|player| player.name.clone());
    made.parts().iter().filter_map(|(seat, _)| name(*seat)).collect()
}

pub(super) fn waits_for(voice: &LanguagePack, owner: &str, is_you: bool) -> Line {
    voice.help(if is_you { msg!("lobby-waits-for-you") } else { msg!("lobby-waits", who = owner) })
}

pub(super) fn no_table(voice: &LanguagePack) -> Line {
    voice.error(msg!("lobby-no-table"))
}
