//! The game at a table: start, continuation after a restart, moves and updates.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::time::Instant;

use super::state::{DealtShuffle, LEVEL, LobbyTable, TableSeat};
use super::{Lobby, LobbyFailure, PersonId, ServerMessage, Told, Update, ViewState, person_in, said, table_in};
use crate::engine::Seat;
use crate::record::{FairShuffle, Games};
use crate::rules::Loaded;
use crate::session::table::Seats;
use crate::session::{
    InternalError, LanguagePack, NetworkTable, Recorded, RemoteParticipant, Resumed, TableStart, caught,
};
use crate::storage;
use crate::text::{Line, Message, msg};

impl Lobby {
    pub(super) fn position_of(&self, id: PersonId) -> Option<(u64, usize)> {
        let table_id = *self.at.get(&id)?;
        Some((table_id, self.tables.get(&table_id)?.position_of(id)?))
    }

    pub(super) fn start(&mut self, id: PersonId, now: Instant) -> Told {
        let (table_id, table) = self.own_table(id)?;
        if table.is_playing() {
            return self.refuse(id, msg!("lobby-begun"));
        }
        self.owned_table(id)?;
        Ok(self.begin_shuffle(id, table_id, now))
    }

    pub(super) fn deal_new(&mut self, table_id: u64, made: FairShuffle) {
        let name = |id: PersonId| self.people.get(&id).map(|person| person.saved.name.clone());
        let table = self.table(table_id);
        let by = made.parts().iter().filter_map(|(seat, _)| name(table.places.get(seat.index())?.person?)).collect();
        let table = self.table_mut(table_id);
        table.left.clear();
        let company = table.players().nth(1).is_some();
        table.company = company;
        table.shuffled = Some(DealtShuffle { made: made.clone(), by, is_revealed: false });
        let Some(loaded) = self.load_rules(table_id) else {
            // The rule file was removed after the game was chosen.
            self.keep_table(table_id);
            return;
        };
        self.deal(table_id, made.seed(), Some(made), loaded, None);
        self.note_friends(table_id);
    }

    /// Continues a recorded game; `told` moves were reported to everyone.
    fn resume_game(&mut self, table_id: u64, resumed: Resumed, loaded: Loaded, told: usize) {
        let head = &resumed.record.head;
        let shuffled = head.shuffle.clone().map(|made| {
            let name = |seat: &Seat| head.players.get(seat.index()).map(|player| player.name.clone());
            let by = made.parts().iter().filter_map(|(seat, _)| name(seat)).collect();
            DealtShuffle { by, made, is_revealed: false }
        });
        self.table_mut(table_id).shuffled = shuffled;
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
        let table = table_in(&mut self.tables, table_id);
        table.records += 1;
        let plays = |place: &TableSeat| match place.person.and_then(|id| self.people.get(&id)) {
            Some(person) if !place.stands_in => (person.saved.name.clone(), None),
            _ => (place.computer.clone(), Some(LEVEL)),
        };
        let (names, levels) = table.places.iter().map(plays).unzip();
        let participant = |id| self.people.get(&id).map(|person| &person.participant);
        let participants: Vec<Option<&RemoteParticipant>> =
            table.places.iter().map(|place| place.person.and_then(participant)).collect();
        let watching: Vec<&RemoteParticipant> = table.watchers.iter().filter_map(|id| participant(*id)).collect();
        let usual = RemoteParticipant::new(table.lang(), &self.library, &mut self.voices);
        let begun = TableStart {
            game: table.game.clone(),
            loaded,
            seed,
            shuffle,
            seats: Seats { names, levels },
            record: table.record(table.records),
            synced: self.synced.clone(),
            resumed,
        };
        let voices = &mut self.voices;
        let mut network_table = NetworkTable::begin(begun, &participants, &watching, voices, &usual);
        // Moves are written before they are reported.
        let failed = network_table.record();
        let is_written = failed.is_empty();
        let places = || (0..).map(Seat).zip(&table.places);
        for (seat, place) in places().filter(|(_, place)| place.stands_in) {
            if let Some(person) = place.person.and_then(|id| self.people.get(&id)) {
                network_table.table_mut().table_state_mut().set_away(seat, Some(person.saved.name.clone()));
            }
        }
        for (seat, place) in places().filter(|(_, place)| !place.stands_in) {
            if let Some(person) = place.person.and_then(|id| self.people.get_mut(&id)) {
                network_table.seat_person(seat, &person.saved.name, &mut person.participant, &mut self.voices);
            }
        }
        for id in &table.watchers {
            if let Some(person) = self.people.get_mut(id) {
                network_table.share_language(&mut person.participant, &mut self.voices);
            }
        }
        table.network_table = Some(network_table);
        if is_written {
            // The previous record is contained in this one, or its game is over.
            let _ = storage::disk::remove(&table.record(table.records - 1));
        }
        self.note_unwritten(failed);
        self.keep_table(table_id);
    }

    /// Stores the rules next to the record, so that the game survives changes of the rule file.
    fn save_rules(&mut self, table_id: u64, hash: u64) {
        let games = Games::in_folder(&self.folder.join("tables"));
        if games.rules(hash).exists() {
            return;
        }
        if let Ok(text) = self.library.resolved(&self.table(table_id).game) {
            let written = games.keep_rules(hash, &text, &self.synced);
            self.failures.extend(written.err().map(LobbyFailure::Unwritten));
        }
    }

    /// Restores a saved table, and its game from the record.
    pub(super) fn restore_table(&mut self, table_id: u64, saved: LobbyTable, path: &Path) {
        let mut table = LobbyTable { path: path.to_owned(), synced: self.synced.clone(), ..saved };
        for place in &mut table.places {
            place.person = place.person.filter(|id| self.people.contains_key(id));
        }
        table.watchers.retain(|id| self.people.contains_key(id));
        if !table.has_players() && table.left.is_empty() && table.empty_since.is_none() {
            // It may belong to somebody whose file is unreadable.
            if self.unread_person == 0 {
                table.forget();
            }
            return;
        }
        let people = table.list_people();
        // The host may have stopped before the last record was begun.
        let records = (table.records..=table.records + 1).rev().chain(table.records.checked_sub(1));
        let found = records.map(|number| (number, table.record(number))).find(|(_, path)| path.exists());
        let recorded = found.as_ref().and_then(|(number, path)| {
            table.records = *number;
            let recorded = Recorded::read(path.clone(), &self.library, table.lang()).ok()?;
            (recorded.play().is_ok() && recorded.record.begun().is_ok()).then_some(recorded)
        });
        if found.is_some() {
            // The host may have stopped after dealing, before it was saved.
            let is_dealt = |secret| match &recorded {
                Some(recorded) => recorded.record.head.shuffle.as_ref().is_some_and(|made| made.secret == secret),
                None => true,
            };
            table.shuffling.take_if(|shuffling| is_dealt(shuffling.secret));
        }
        let players: Vec<PersonId> = table.players().collect();
        if let Some(shuffling) = &mut table.shuffling {
            // Waits for all missing nonces.
            shuffling.asked = players.into_iter().filter(|id| !shuffling.nonces.contains_key(id)).collect();
        }
        let game = table.game_id(table_id);
        self.at.extend(people.iter().map(|id| (*id, table_id)));
        self.tables.insert(table_id, Box::new(table));
        let Some(recorded) = recorded else {
            if found.is_some() {
                // The damaged record is kept; the next game uses another file.
                self.tell_each(people, &msg!("lobby-not-gone-on"), LanguagePack::error);
            }
            return;
        };
        let (resumed, loaded) = recorded.resume();
        let told = |id: &PersonId| self.people.get(id).map_or(0, |person| person.outbox.told_moves(&game));
        let told: Vec<usize> = people.iter().map(told).collect();
        self.resume_game(table_id, resumed, loaded, told.iter().copied().min().unwrap_or(0));
        for (id, knows) in people.iter().copied().zip(told) {
            let Some((_, position)) = self.position_of(id) else { continue };
            let is_untold = self.at_game(table_id, |game| {
                if knows >= game.table().written().len() {
                    game.table_of(position).table_state_mut().take_untold();
                    // The situation is reported on their return.
                    let _ = game.situation(position);
                }
                u8::try_from(position).is_ok_and(|seat| game.has_moved(Seat(seat), knows))
            });
            if is_untold == Some(true) {
                // The move was recorded but not answered; resending the line must not repeat it.
                self.person_mut(id).saved.typed += 1;
            }
        }
        self.tell_each(people, &msg!("lobby-restarted"), LanguagePack::help);
        self.send_updates(Some(table_id));
    }

    /// Tells something that the history of the game does not contain.
    pub(super) fn tell_each(
        &mut self,
        people: Vec<PersonId>,
        message: &Message<'_>,
        line: fn(&LanguagePack, Message<'_>) -> Line,
    ) {
        for id in people {
            let lines = self.line(id, |voice| line(voice, message.clone()));
            self.tell(id, &lines, None);
        }
    }

    pub(super) fn answer_at_table(&mut self, id: PersonId, typed: &str, now: Instant) -> Vec<Line> {
        let Some((table_id, position)) = self.position_of(id) else {
            return self.answer_before(id, typed, &msg!("lobby-no-table"), LanguagePack::error);
        };
        let table = table_in(&mut self.tables, table_id);
        if typed.is_empty() && table.shuffling.is_some() {
            return self.help(id, msg!("lobby-shuffling"));
        }
        let sits = table.seat_of(id).is_some();
        let Some(network_table) = &mut table.network_table else {
            let (owner, game) = (table.owner, table.game.clone());
            let participant = &mut person_in(&mut self.people, id).participant;
            if participant.asks_for_rules(typed) {
                return said(self.list_house_rules(id, table_id, now));
            }
            participant.look_up(game);
            let name = self.name(owner).to_owned();
            return self.answer_before(id, typed, &waiting(&name, owner == id), LanguagePack::help);
        };
        let person = person_in(&mut self.people, id);
        if network_table.table().is_over() && sits && (typed.is_empty() || person.participant.means_go_on(typed)) {
            return self.begin_shuffle(id, table_id, now);
        }
        network_table.set_company(table.company);
        network_table.answer(position, &mut person.participant, typed, &mut self.voices)
    }

    fn answer_before(
        &mut self,
        id: PersonId,
        typed: &str,
        otherwise: &Message<'_>,
        line: fn(&LanguagePack, Message<'_>) -> Line,
    ) -> Vec<Line> {
        let person = person_in(&mut self.people, id);
        let answer = if typed.is_empty() { None } else { person.participant.answer(typed, &mut self.voices) };
        answer.unwrap_or_else(|| {
            let voice = person.participant.voice();
            let unknown = (!typed.is_empty()).then(|| voice.not_understood(typed, &|_| true));
            unknown.into_iter().chain([line(voice, otherwise.clone())]).collect()
        })
    }

    /// Asks the game of a person something with yes or no; no without a game.
    pub(super) fn ask_game(&mut self, id: PersonId, asks: impl FnOnce(&mut NetworkTable, usize) -> bool) -> bool {
        let Some((table_id, position)) = self.position_of(id) else { return false };
        self.at_game(table_id, |game| asks(game, position)).unwrap_or(false)
    }

    pub(super) fn is_call_at_table(&mut self, id: PersonId, text: &str) -> bool {
        let plays = self.table_at(id).is_some_and(|table| table.is_playing() && table.seat_of(id).is_some());
        plays && self.ask_game(id, |game, position| game.table_of(position).meanings_of(text).has("call"))
    }

    /// Sends all that has happened at a table since the last update, if it is still open.
    pub(super) fn send_updates(&mut self, table_id: Option<u64>) {
        let Some((table_id, table)) = table_id.and_then(|table_id| Some((table_id, self.tables.get(&table_id)?)))
        else {
            return;
        };
        self.send_updates_to(table_id, table.list_people());
        self.at_game(table_id, NetworkTable::forget_old);
        self.reveal(table_id);
    }

    pub(super) fn send_updates_to(&mut self, table_id: u64, people: Vec<PersonId>) {
        for id in people {
            // A table with an internal error is closed in the middle of this.
            if let Some((_, position)) = self.position_of(id) {
                let lines = self.at_game(table_id, |game| game.news(position)).unwrap_or_default();
                if !lines.is_empty() {
                    self.tell(id, &lines, None);
                }
                self.show_state(id);
            }
        }
    }

    /// Renames computer players that share a name with a person.
    pub(super) fn rename_computers(&mut self, table_id: u64) {
        let before: Vec<String> = self.table(table_id).places.iter().map(|place| place.computer.clone()).collect();
        for (seat, before) in (0..).map(Seat).zip(before) {
            let name = self.computer_on(table_id, seat);
            let place = &self.table(table_id).places[seat.index()];
            if name == before || place.person.is_some() && !place.stands_in {
                continue;
            }
            let failed = self.at_game(table_id, |game| {
                game.table_mut().change_player(seat, name.clone(), Some(LEVEL));
                game.record()
            });
            let Some(failed) = failed else { return };
            self.note_unwritten(failed);
            let people = self.table(table_id).list_people();
            let renamed = msg!("lobby-renamed", old = &before, new = &name);
            self.tell_each(people, &renamed, LanguagePack::help);
        }
    }

    /// Closes a table after an internal error, which the console reports; the record of the game is kept.
    pub(super) fn fail(&mut self, table_id: Option<u64>, error: InternalError) {
        self.failures.push(LobbyFailure::Internal(error));
        let Some(table_id) = table_id else { return };
        if let Some(mut table) = self.tables.remove(&table_id) {
            // The destructor may panic, too.
            let _ = caught(|| drop(table.network_table.take()));
            table.delete_file();
        }
        let people: Vec<PersonId> = self.at.iter().filter(|(_, at)| **at == table_id).map(|(id, _)| *id).collect();
        for id in &people {
            self.leave_seat(*id);
        }
        self.tell_each(people, &msg!("lobby-failed"), LanguagePack::error);
    }

    pub(super) fn leave_seat(&mut self, id: PersonId) {
        self.at.remove(&id);
        if let Some(person) = self.people.get_mut(&id) {
            person.participant.share_voice(&mut self.voices, None);
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
        let now = self.position_of(id).and_then(|(table_id, position)| {
            self.at_game(table_id, |game| ViewState {
                turn: game.table_of(position).is_waited_for(),
                prompt: game.table_of(position).status(),
                buttons: game.table_of(position).buttons(),
            })
        });
        let now = now.unwrap_or_default();
        let Some(person) = self.people.get_mut(&id).filter(|person| person.away.is_none()) else { return };
        let mut hasher = DefaultHasher::new();
        now.hash(&mut hasher);
        let shown = Some(hasher.finish());
        if std::mem::replace(&mut person.shown, shown) != shown {
            self.send_update(id, Update { state: Some(now), ..Update::default() });
        }
    }
}

/// Says for whom a table without a game waits.
pub(super) fn waiting(owner: &str, is_you: bool) -> Message<'_> {
    if is_you { msg!("lobby-waits-for-you") } else { msg!("lobby-waits", who = owner) }
}
