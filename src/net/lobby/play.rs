//! The game at a table: start, continuation after a restart, moves and updates.

use std::path::Path;
use std::time::Instant;

use super::shuffle::Shuffled;
use super::state::{LEVEL, Place, SavedTable, Shown, Table};
use super::{Lobby, News, Out, PersonId, State};
use crate::engine::Seat;
use crate::file;
use crate::record::{FairShuffle, Games, Head};
use crate::rules::Loaded;
use crate::say::{Line, msg};
use crate::session::{Begun, Buttons, LanguagePack, NetworkTable, Recorded, RemoteParticipant, Resumed, caught};
use crate::table::Seats;

impl Lobby {
    pub(super) fn desk_of(&self, id: PersonId) -> Option<(u64, usize)> {
        let table = *self.at.get(&id)?;
        Some((table, self.tables.get(&table)?.desk_of(id)?))
    }

    pub(super) fn starts(&mut self, id: PersonId, now: Instant) -> Vec<Line> {
        let Some((table, _)) = self.desk_of(id) else { return self.line(id, no_table) };
        let Some(of) = self.tables.get(&table) else { return Vec::new() };
        if of.plays() {
            return self.line(id, |voice| voice.error(msg!("lobby-begun")));
        }
        if of.kept.owner != id {
            let owner = self.name(of.kept.owner);
            return self.line(id, |voice| voice.error(msg!("lobby-not-owner", who = owner)));
        }
        self.shuffles(id, table, now)
    }

    pub(super) fn deals_anew(&mut self, table: u64, made: FairShuffle) {
        let Some(of) = self.tables.get_mut(&table) else { return };
        of.kept.left.clear();
        let name = |id: PersonId| self.people.get(&id).map(|person| person.kept.name.clone());
        let by =
            made.parts().iter().filter_map(|(seat, _)| name(of.kept.places.get(seat.index())?.person?)).collect();
        of.shuffled = Some(Shuffled { made: made.clone(), by, is_revealed: false });
        // The rule file may have been removed since the game was chosen.
        let Some(loaded) = self.loads(table) else { return self.keep_table(table) };
        self.deals(table, made.seed(), Some(made), loaded, None);
    }

    /// Continues a recorded game; `told` moves were reported to everyone.
    fn goes_on_with(&mut self, table: u64, resumed: Resumed, loaded: Loaded, told: usize) {
        let head = &resumed.record.head;
        let shuffled = head.shuffle.clone().map(|made| Shuffled { by: added(head, &made), made, is_revealed: false });
        if let Some(of) = self.tables.get_mut(&table) {
            of.shuffled = shuffled;
        }
        let (seed, shuffle, loaded) = (head.seed, head.shuffle.clone(), self.shared(loaded));
        self.deals(table, seed, shuffle, loaded, Some((resumed, told)));
    }

    fn deals(
        &mut self,
        table: u64,
        seed: u64,
        shuffle: Option<FairShuffle>,
        loaded: Loaded,
        resumed: Option<(Resumed, usize)>,
    ) {
        self.keeps_rules(table, loaded.hash);
        let Some(of) = self.tables.get_mut(&table) else { return };
        of.kept.records += 1;
        let of = &*of;
        let plays = |place: &Place| match place.person.and_then(|id| self.people.get(&id)) {
            Some(person) if !place.stands_in => (person.kept.name.clone(), None),
            _ => (place.computer.clone(), Some(LEVEL)),
        };
        let (names, levels) = of.kept.places.iter().map(plays).unzip();
        let guests: Vec<Option<&RemoteParticipant>> = of
            .kept
            .places
            .iter()
            .map(|place| place.person.and_then(|id| self.people.get(&id)).map(|person| &person.guest))
            .collect();
        let lang = of.kept.lang.parse().unwrap_or(crate::say::Lang::En);
        let usual = RemoteParticipant::new(lang, &self.library, &mut self.voices);
        let begun = Begun {
            game: of.kept.game.clone(),
            loaded,
            seed,
            shuffle,
            seats: Seats::new(names, levels),
            record: of.record(of.kept.records),
            synced: self.synced.clone(),
            resumed,
        };
        let watchers: Vec<PersonId> = of.kept.watchers.clone();
        let watching: Vec<&RemoteParticipant> =
            watchers.iter().filter_map(|id| Some(&self.people.get(id)?.guest)).collect();
        let voices = &mut self.voices;
        let Ok(mut gathering) = caught(|| NetworkTable::begin(begun, &guests, &watching, voices, &usual)) else {
            self.fails(table);
            return;
        };
        // Moves are written before they are reported.
        let failed = gathering.record();
        let is_written = failed.is_empty();
        self.unwritten.extend(failed.into_iter().map(|(_, error)| error));
        for (seat, place) in of.kept.places.iter().enumerate().filter(|(_, place)| place.stands_in) {
            let away = place.person.and_then(|id| self.people.get(&id));
            if let (Some(person), Ok(seat)) = (away, u8::try_from(seat)) {
                gathering.keeps_place(Seat(seat), Some(&person.kept.name));
            }
        }
        for place in of.kept.places.iter().enumerate().filter(|(_, place)| !place.stands_in) {
            let (seat, Some(id)) = (place.0, place.1.person) else { continue };
            if let (Some(person), Ok(seat)) = (self.people.get_mut(&id), u8::try_from(seat)) {
                gathering.sits_down(Seat(seat), &person.kept.name, &mut person.guest, &mut self.voices);
            }
        }
        for id in watchers {
            if let Some(person) = self.people.get_mut(&id) {
                gathering.speaks_with(&mut person.guest, &mut self.voices);
            }
        }
        if let Some(of) = self.tables.get_mut(&table) {
            of.gathering = Some(gathering);
            if is_written {
                // The previous record is contained in this one, or its game is over.
                let _ = file::disk::remove(&of.record(of.kept.records - 1));
            }
        }
        self.keep_table(table);
    }

    /// Stores the rules next to the record, so that the game survives changes of the rule file.
    fn keeps_rules(&mut self, table: u64, hash: u64) {
        let Some(of) = self.tables.get(&table) else { return };
        let games = Games::in_folder(&self.folder.join("tables"));
        if games.rules(hash).exists() {
            return;
        }
        if let Ok(text) = self.library.resolved(&of.kept.game) {
            self.unwritten.extend(games.keep_rules(hash, &text, &self.synced).err());
        }
    }

    /// Restores a saved table, and its game from the record.
    pub(super) fn goes_on(&mut self, table: u64, mut kept: SavedTable, path: &Path) {
        kept.places.iter_mut().for_each(|place| {
            place.person = place.person.filter(|id| self.people.contains_key(id));
        });
        kept.watchers.retain(|id| self.people.contains_key(id));
        let of = Table::new(kept, path, &self.synced);
        let nobody = of.kept.places.iter().all(|place| place.person.is_none());
        if nobody && of.kept.left.is_empty() && of.kept.empty_since.is_none() {
            // It may belong to somebody whose file is unreadable.
            if self.unread_person == 0 {
                of.forget();
            }
            return;
        }
        let people: Vec<PersonId> = of.people().collect();
        let lang = of.kept.lang.parse().unwrap_or(crate::say::Lang::En);
        // The host may have stopped before the last record was begun.
        let records = (of.kept.records..=of.kept.records + 1).rev().chain(of.kept.records.checked_sub(1));
        let found = records.map(|number| (number, of.record(number))).find(|(_, path)| path.exists());
        let recorded = found.as_ref().and_then(|(_, path)| Recorded::read(path.clone(), &self.library, lang).ok());
        let recorded = recorded.filter(|recorded| recorded.play().is_ok() && recorded.record.begun().is_ok());
        let game = of.game_id(table);
        self.at.extend(people.iter().map(|id| (*id, table)));
        self.tables.insert(table, Box::new(of));
        if let (Some((number, _)), Some(of)) = (&found, self.tables.get_mut(&table)) {
            of.kept.records = *number;
            // The host may have stopped after dealing, before it was saved.
            let last = recorded.as_ref().and_then(|recorded| recorded.record.head.shuffle.as_ref());
            let is_dealt = of.kept.shuffling.as_ref().is_some_and(|shuffling| shuffling.has_made(last));
            if is_dealt || recorded.is_none() {
                of.kept.shuffling = None;
            }
        }
        if let Some(of) = self.tables.get_mut(&table) {
            let players: Vec<PersonId> = of.kept.places.iter().filter_map(|place| place.person).collect();
            if let Some(shuffling) = &mut of.kept.shuffling {
                shuffling.begins_again(players.into_iter());
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
        let (resumed, loaded) = recorded.goes_on();
        let told: Vec<usize> =
            people.iter().filter_map(|id| Some(self.people.get(id)?.journal.moves_of(&game))).collect();
        let least = told.iter().copied().min().unwrap_or(0);
        self.goes_on_with(table, resumed, loaded, least);
        for id in people {
            let knows = self.people.get(&id).map_or(0, |person| person.journal.moves_of(&game));
            let Some((_, desk)) = self.desk_of(id) else { continue };
            if let Some(gathering) = self.tables.get_mut(&table).and_then(|of| of.gathering.as_mut()) {
                let untold = u8::try_from(desk).is_ok_and(|seat| gathering.has_moved(Seat(seat), knows));
                if let Some(person) = self.people.get_mut(&id).filter(|_| untold) {
                    // The move was recorded but not answered; resending the line must not repeat it.
                    person.kept.typed += 1;
                }
                if knows >= gathering.written().len() {
                    gathering.knows_news(desk);
                    // The situation is reported on their return.
                    let _ = gathering.situation(desk);
                }
            }
            let lines = self.line(id, |voice| voice.help(msg!("lobby-restarted")));
            self.tell(id, &lines, None);
        }
        self.tell_news(Some(table));
    }

    pub(super) fn answer_at_table(&mut self, id: PersonId, typed: &str, now: Instant) -> Vec<Line> {
        let Some((table, desk)) = self.desk_of(id) else { return self.answer_before(id, typed, no_table) };
        let Some(of) = self.tables.get_mut(&table) else { return Vec::new() };
        let owner = of.kept.owner;
        let sits = of.seat_of(id).is_some();
        if typed.is_empty() && of.kept.shuffling.is_some() {
            return self.line(id, |voice| voice.help(msg!("lobby-shuffling")));
        }
        let Some(gathering) = &mut of.gathering else {
            let called = self.name(owner).to_owned();
            let waits = |voice: &LanguagePack| waits_for(voice, &called, owner == id);
            return self.answer_before(id, typed, waits);
        };
        let Some(person) = self.people.get_mut(&id) else { return Vec::new() };
        if gathering.is_over() && sits && (typed.is_empty() || person.guest.says_go_on(typed)) {
            return self.shuffles(id, table, now);
        }
        let (guest, voices) = (&mut person.guest, &mut self.voices);
        if let Ok(lines) = caught(|| gathering.answer(desk, guest, typed, voices)) {
            lines
        } else {
            self.fails(table);
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
            return vec![otherwise(person.guest.voice())];
        }
        match person.guest.answer(typed, &mut self.voices) {
            Some(lines) => lines,
            None => vec![person.guest.voice().unknown_command(typed), otherwise(person.guest.voice())],
        }
    }

    /// True if the rules forbid saying this at the table (UN-16).
    pub(super) fn is_advice(&mut self, id: PersonId, text: &str) -> bool {
        let Some((table, desk)) = self.desk_of(id) else { return false };
        let gathering = self.tables.get_mut(&table).and_then(|of| of.gathering.as_mut());
        gathering.is_some_and(|gathering| caught(|| gathering.advises(desk, text)).unwrap_or(false))
    }

    pub(super) fn is_understood_at_table(&mut self, id: PersonId, typed: &str) -> bool {
        let Some((table, desk)) = self.desk_of(id) else { return false };
        let gathering = self.tables.get_mut(&table).and_then(|of| of.gathering.as_mut());
        gathering.is_some_and(|gathering| caught(|| gathering.understands(desk, typed)).unwrap_or(false))
    }

    pub(super) fn is_call_at_table(&mut self, id: PersonId, text: &str) -> bool {
        let Some((table, _)) = self.desk_of(id) else { return false };
        let plays = self.tables.get(&table).is_some_and(|of| of.plays() && of.seat_of(id).is_some());
        plays && self.people.get(&id).is_some_and(|person| person.guest.voice().is_call(text))
    }

    /// Sends all that has happened at a table since the last update.
    pub(super) fn tell_news(&mut self, table: Option<u64>) {
        let Some((table, of)) = table.and_then(|table| Some((table, self.tables.get(&table)?))) else { return };
        let people: Vec<PersonId> = of.people().collect();
        self.tell_news_to(table, people);
        if let Some(gathering) = self.tables.get_mut(&table).and_then(|of| of.gathering.as_mut()) {
            gathering.forgets_old();
        }
        self.reveals(table);
    }

    pub(super) fn tell_others_news(&mut self, id: PersonId) {
        let Some((table, of)) = self.table_of(id).and_then(|table| Some((table, self.tables.get(&table)?))) else {
            return;
        };
        let others: Vec<PersonId> = of.people().filter(|other| *other != id).collect();
        self.tell_news_to(table, others);
    }

    fn tell_news_to(&mut self, table: u64, people: Vec<PersonId>) {
        for id in people {
            let Some((_, desk)) = self.desk_of(id) else { continue };
            let Some(gathering) = self.tables.get_mut(&table).and_then(|of| of.gathering.as_mut()) else {
                self.show_state(id);
                continue;
            };
            match caught(|| gathering.news(desk)) {
                Ok(lines) if !lines.is_empty() => self.tell(id, &lines, None),
                Ok(_) => {}
                Err(_) => self.fails(table),
            }
            self.show_state(id);
        }
    }

    /// Renames computer players that share a name with a person.
    pub(super) fn names_apart(&mut self, table: u64) {
        let Some(of) = self.tables.get(&table) else { return };
        let before: Vec<String> = of.kept.places.iter().map(|place| place.computer.clone()).collect();
        for (seat, before) in (0..).map(Seat).zip(before) {
            let name = self.computer_on(table, seat);
            let Some(of) = self.tables.get_mut(&table).filter(|_| name != before) else { continue };
            let place = &of.kept.places[seat.index()];
            let plays = place.person.is_none() || place.stands_in;
            let Some(gathering) = of.gathering.as_mut().filter(|_| plays) else { continue };
            if caught(|| gathering.is_left(seat, &name, LEVEL)).is_err() {
                return self.fails(table);
            }
            self.unwritten.extend(gathering.record().into_iter().map(|(_, error)| error));
            let people: Vec<PersonId> = of.people().collect();
            for id in people {
                let lines = self
                    .line(id, |voice| voice.help(msg!("lobby-renamed", old = before.as_str(), new = name.as_str())));
                self.tell(id, &lines, None);
            }
        }
    }

    /// Closes a table after an internal error; its record is kept.
    pub(super) fn fails(&mut self, table: u64) {
        let Some(mut of) = self.tables.remove(&table) else { return };
        let _ = caught(|| drop(of.gathering.take()));
        of.gives_up();
        let people: Vec<PersonId> = of.people().collect();
        for id in people {
            self.at.remove(&id);
            if let Some(person) = self.people.get_mut(&id) {
                person.guest.share_voice(&mut self.voices, None);
            }
            let lines = self.line(id, |voice| voice.error(msg!("lobby-failed")));
            self.tell(id, &lines, None);
        }
    }

    pub(super) fn show_look(&mut self, id: PersonId) {
        let Some(person) = self.people.get_mut(&id).filter(|person| person.forgets) else { return };
        let look = person.guest.look();
        if person.look_shown.replace(look) != Some(look) {
            self.out.push((id, Out::Look(look)));
        }
    }

    pub(super) fn show_state(&mut self, id: PersonId) {
        let (mut turn, mut prompt, mut buttons) = (false, String::new(), Buttons::default());
        if let Some((table, desk)) = self.desk_of(id) {
            if let Some(gathering) = self.tables.get_mut(&table).and_then(|table| table.gathering.as_mut()) {
                let now = || (gathering.is_waited_for(desk), gathering.status(desk), gathering.buttons(desk));
                let Ok(now) = caught(now) else { return self.fails(table) };
                (turn, prompt, buttons) = now;
            }
        }
        let Some(person) = self.people.get_mut(&id).filter(|person| person.away.is_none()) else { return };
        let shown = Some(Shown::of(turn, &prompt, &buttons));
        if person.shown != shown {
            person.shown = shown;
            self.send_news(id, News { state: Some(State { turn, prompt, buttons }), ..News::default() });
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
