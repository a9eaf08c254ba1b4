//! Opening, joining, watching and leaving tables.

use std::time::Instant;

use super::play::waiting;
use super::state::{GRACE, LobbyTable, TableSeat};
use super::{Lobby, PersonId, Told, joined, person_in, table_in};
use crate::engine::Seat;
use crate::input::normal;
use crate::session::LanguagePack;
use crate::text::{Cue, Line, Locale, Text, ends_with_situation, msg};

const MOST_TABLES: usize = 2_000;

/// Maximum number of abandoned games of a person; older ones are closed.
const MOST_LEFT: usize = 3;

const USUAL_SEATS: u8 = 4;

const WORDS: usize = 3;

impl Lobby {
    pub(super) fn create_table(&mut self, id: PersonId, rest: &str, now: Instant) -> Told {
        if self.at.contains_key(&id) {
            return self.refuse(id, msg!("lobby-at-table"));
        }
        if self.tables.len() >= MOST_TABLES {
            return self.refuse(id, msg!("lobby-too-many"));
        }
        if rest.trim().is_empty() {
            return self.refuse(id, msg!("lobby-no-game"));
        }
        let participant = &self.person(id).participant;
        let lang = participant.lang();
        let game = participant.game_in(rest).map_err(|line| vec![line])?;
        let loaded = self.load_rules_for(id, &game, &[], now)?;
        let loaded = loaded.map_err(|_| self.error(id, msg!("lobby-no-game")))?;
        let (seats, chosen) = self.person(id).participant.table_in(rest, &loaded).map_err(|line| vec![line])?;
        let sizes = loaded.rules.sizes();
        if seats.is_some_and(|seats| !sizes.contains(seats)) {
            let locale = &self.person(id).participant.voice().locale;
            let (game, sizes) = (locale.game_name(&game), locale.sizes(&sizes));
            return self.refuse(id, msg!("lobby-no-such-size", game, sizes));
        }
        let count = seats.and_then(|seats| u8::try_from(seats).ok()).unwrap_or_else(|| sizes.nearest(USUAL_SEATS));
        let locale = Locale::new(lang);
        let code = self.new_code(&locale);
        let place = |computer| TableSeat { person: None, computer, stands_in: false, since: None };
        let mut places: Vec<TableSeat> = self.free_names(&locale).take(usize::from(count)).map(place).collect();
        if let Some(place) = places.first_mut() {
            place.person = Some(id);
        }
        let table_id = self.next_table;
        self.next_table += 1;
        let table = LobbyTable {
            code: code.clone(),
            lang: lang.code().to_owned(),
            game: game.clone(),
            owner: id,
            places,
            watched: true,
            grace: GRACE.as_secs(),
            path: self.folder.join("tables").join(format!("{table_id}.json")),
            synced: self.synced.clone(),
            ..LobbyTable::default()
        };
        self.tables.insert(table_id, Box::new(table));
        self.at.insert(id, table_id);
        self.keep_table(table_id);
        let game = self.person(id).participant.voice().locale.game_name(&game);
        let mut lines = self.help(id, msg!("lobby-opened", game, count = usize::from(count), code));
        if !chosen.is_empty() {
            match self.set_house_rules(id, table_id, chosen, now) {
                Ok(loaded) => lines.extend(self.announce(id, table_id, |voice| voice.rules_differ(&loaded))),
                Err(told) => lines.extend(told),
            }
        }
        Ok(lines)
    }

    fn new_code(&mut self, locale: &Locale) -> String {
        loop {
            let code = self.words(locale, WORDS);
            if self.tables.values().all(|table| table.code != code) {
                return code;
            }
        }
    }

    /// Words at random, all different: one said twice sounds like a slip.
    pub(super) fn words(&mut self, locale: &Locale, count: usize) -> String {
        let words = locale.list(msg!("lobby-codes"));
        let mut chosen: Vec<&str> = Vec::new();
        while chosen.len() < count.min(words.len()) {
            let at = usize::try_from((self.chance)() % words.len() as u64).unwrap_or(0);
            if !chosen.contains(&words[at].as_str()) {
                chosen.push(&words[at]);
            }
        }
        chosen.join(" ")
    }

    fn free_names(&self, locale: &Locale) -> impl Iterator<Item = String> {
        let taken = |name: &String| self.names.is_taken(name);
        let names: Vec<String> = locale.list(msg!("bot-names")).into_iter().filter(|name| !taken(name)).collect();
        names.into_iter().chain((1..).map(move |number: usize| locale.in_full(msg!("person-name", number))))
    }

    /// The computer player's name on a seat, changed if a person has taken it.
    pub(super) fn computer_on(&mut self, table_id: u64, seat: Seat) -> String {
        let table = self.table(table_id);
        let name = table.places[seat.index()].computer.clone();
        if !self.names.is_taken(&name) {
            return name;
        }
        let locale = Locale::new(table.lang());
        let is_there = |name: &String| table.places.iter().any(|place| normal(&place.computer) == normal(name));
        let new = self.free_names(&locale).find(|name| !is_there(name)).unwrap_or(name);
        self.table_mut(table_id).places[seat.index()].computer.clone_from(&new);
        new
    }

    pub(super) fn with_code(&self, code: &str) -> Option<u64> {
        let code = code.split_whitespace().map(normal).collect::<Vec<_>>().join(" ");
        self.tables.iter().find(|(_, table)| !code.is_empty() && normal(&table.code) == code).map(|(id, _)| *id)
    }

    fn way_to(&self, id: PersonId, code: &str) -> Told<u64> {
        if self.at.contains_key(&id) {
            return self.refuse(id, msg!("lobby-at-table"));
        }
        match self.with_code(code).or_else(|| self.find_open(code)) {
            None => self.refuse(id, msg!("lobby-no-code")),
            Some(table_id) if self.table(table_id).barred.contains(&id) => self.refuse(id, msg!("lobby-barred")),
            Some(table_id) => Ok(table_id),
        }
    }

    pub(super) fn join(&mut self, id: PersonId, code: &str, now: Instant) -> Told {
        let table_id = self.way_to(id, code)?;
        let table = self.table_mut(table_id);
        let Some(seat) = table.free_seat(id) else {
            let watched = table.watched;
            let had_another = table.is_playing() && table.left.contains_key(&id);
            return self.refuse(id, msg!(if (had_another) "lobby-seat-taken" else "lobby-full", watched));
        };
        let place = &mut table.places[seat.index()];
        (place.person, place.stands_in) = (Some(id), false);
        table.empty_since = None;
        let company = table.players().chain(table.left.keys().copied()).any(|other| other != id);
        table.company |= company;
        self.rename_computers(table_id);
        Ok(self.enter_table(id, table_id, Some(seat), now))
    }

    pub(super) fn watch(&mut self, id: PersonId, code: &str, now: Instant) -> Told {
        let table_id = self.way_to(id, code)?;
        if !self.table(table_id).watched {
            return self.refuse(id, msg!("lobby-may-not-watch"));
        }
        self.rename_computers(table_id);
        self.table_mut(table_id).watchers.push(id);
        Ok(self.enter_table(id, table_id, None, now))
    }

    /// Welcomes a person to a seat of a table, or without one as a spectator.
    fn enter_table(&mut self, id: PersonId, table_id: u64, seat: Option<Seat>, now: Instant) -> Vec<Line> {
        self.at.insert(id, table_id);
        let table = self.table_mut(table_id);
        let sits = seat.is_some();
        let is_orphaned = sits && table.seat_of(table.owner).is_none();
        if is_orphaned {
            table.owner = id;
        }
        let mut lines = self.at_table(id, table_id, |voice, game, here| {
            voice.help(msg!(if (sits) "lobby-you-sit" else "lobby-you-watch", game, here))
        });
        lines.extend(self.rules_at(id, table_id, now));
        if is_orphaned {
            lines.extend(self.help(id, msg!("lobby-you-own")));
        }
        let table = table_in(&mut self.tables, table_id);
        let person = person_in(&mut self.people, id);
        let name = person.saved.name.clone();
        match (&mut table.network_table, seat) {
            (None, _) => {
                let owner = table.owner;
                lines.extend(self.help(id, waiting(self.name(owner), owner == id)));
            }
            (Some(network_table), None) => {
                let position = network_table.add_onlooker(&mut person.participant, &mut self.voices);
                lines.extend(network_table.situation(position));
            }
            (Some(network_table), Some(seat)) => {
                // News of the substitute are not news for the person.
                network_table.table_of(seat.index()).table_state_mut().take_untold();
                network_table.seat_person(seat, &name, &mut person.participant, &mut self.voices);
                let failed = network_table.record();
                // Moves of others precede the hand, which already includes their effects.
                let mut news = network_table.news(seat.index());
                while ends_with_situation(&news) {
                    news.pop();
                }
                let situation = network_table.situation(seat.index());
                lines.extend(news.into_iter().chain(network_table.hand(seat.index())).chain(situation));
                self.note_unwritten(failed);
            }
        }
        if sits && self.table(table_id).is_playing() {
            self.note_friends(table_id);
        }
        self.keep_table(table_id);
        self.tell_others(id, |voice| {
            voice.help(msg!(if (sits) "lobby-sits" else "lobby-watches", who = &name)).with_cue(Cue::Arrival)
        });
        self.request_nonce(id, now);
        lines
    }

    /// A line with the people at the table, followed by the substitutions.
    pub(super) fn at_table(
        &self,
        id: PersonId,
        table_id: u64,
        line: impl FnOnce(&LanguagePack, String, Text) -> Line,
    ) -> Vec<Line> {
        let table = self.table(table_id);
        let name = |other: PersonId| self.name(other).to_owned();
        let (here, away): (Vec<PersonId>, Vec<PersonId>) = table.people().partition(|other| self.is_here(*other));
        let mut lines = self.line(id, |voice| {
            let game = voice.locale.game_name(&table.game);
            let complete = away.is_empty();
            let [names, away] = [here, away].map(|people| joined(voice, people.into_iter().map(name)));
            line(voice, game, voice.locale.say(msg!("lobby-here", names, complete, away)))
        });
        for place in table.places.iter().filter(|place| place.stands_in && !table.is_left_to_computers()) {
            let (who, computer) = (place.person.map(name).unwrap_or_default(), place.computer.as_str());
            lines.extend(self.help(id, msg!("lobby-stands-in", who, computer)));
        }
        lines
    }

    /// `leave`, or sent away: a computer player takes the seat, and the table gets another owner if necessary.
    pub(super) fn leave_table(&mut self, id: PersonId, is_sent: bool) -> Told {
        let (table_id, _) = self.own_table(id)?;
        let (name, now) = (self.name(id).to_owned(), self.seconds());
        self.tell_others(id, |voice| {
            voice.help(msg!(if (is_sent) "lobby-sent-away" else "lobby-leaves", who = &name)).with_cue(Cue::Departure)
        });
        let table = self.table_mut(table_id);
        let seat = table.seat_of(id);
        if let Some(seat) = seat {
            if table.is_playing() {
                table.left.insert(id, seat.0);
            }
            table.places[seat.index()].person = None;
        } else {
            let position = table.position_of(id);
            table.watchers.retain(|other| *other != id);
            if let (Some(position), Some(network_table)) = (position, &mut table.network_table) {
                network_table.remove_onlooker(position);
            }
        }
        let nobody = !table.has_players();
        if nobody && !table.is_playing() {
            self.close_table(table_id, false);
        } else {
            if nobody {
                table.empty_since = Some(now);
            }
            self.replace_leaver(table_id, seat, id);
            self.close_oldest_left_by(id);
        }
        self.leave_seat(id);
        self.stop_waiting_for(table_id, id);
        self.show_state(id);
        Ok(self.help(id, msg!("lobby-you-leave")))
    }

    /// Limits the games that only this person could resume.
    fn close_oldest_left_by(&mut self, id: PersonId) {
        let own = |table: &LobbyTable| table.left.len() == 1 && table.left.contains_key(&id);
        let alone = |table: &LobbyTable| own(table) && table.people().next().is_none();
        let mut left: Vec<u64> =
            self.tables.iter().filter(|(_, table)| alone(table)).map(|(table_id, _)| *table_id).collect();
        left.sort_unstable();
        for table_id in left.iter().take(left.len().saturating_sub(MOST_LEFT)) {
            self.close_table(*table_id, true);
        }
    }

    fn replace_leaver(&mut self, table_id: u64, seat: Option<Seat>, id: PersonId) {
        let next = self.next_owner(table_id);
        let owns = self.table(table_id).owner == id;
        if let Some(next) = next.filter(|_| owns) {
            self.transfer(table_id, next);
        }
        let plays = self.table(table_id).is_playing();
        if let Some(seat) = seat.filter(|_| plays) {
            self.stand_in(table_id, seat, id);
        }
        self.keep_table(table_id);
    }

    /// The first connected player, or else the first player.
    pub(super) fn next_owner(&self, table_id: u64) -> Option<PersonId> {
        let table = self.table(table_id);
        table.players().find(|id| self.is_here(*id)).or_else(|| table.players().next())
    }

    /// Closes a table and notifies its spectators.
    pub(super) fn close_table(&mut self, table_id: u64, after_long: bool) {
        let Some(table) = self.tables.remove(&table_id) else { return };
        table.forget();
        let left = if after_long { msg!("lobby-table-gone") } else { msg!("lobby-you-leave") };
        for id in table.list_people() {
            self.leave_seat(id);
            self.notify([id], |voice| voice.help(left.clone()));
            self.show_state(id);
        }
    }

    pub(super) fn transfer(&mut self, table_id: u64, to: PersonId) {
        self.table_mut(table_id).owner = to;
        let name = self.name(to).to_owned();
        self.tell_others(to, |voice| voice.help(msg!("lobby-owns", who = &name)));
        self.notify([to], |voice| voice.help(msg!("lobby-you-own")));
        self.keep_table(table_id);
    }

    pub(super) fn show_code(&self, id: PersonId) -> Told {
        let (_, table) = self.own_table(id)?;
        Ok(self.help(id, msg!("lobby-code-is", code = &table.code)))
    }
}
