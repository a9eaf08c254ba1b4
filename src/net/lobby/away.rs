//! Absent players: grace period, return, and computer players as substitutes.

use std::time::{Duration, Instant};

use super::play::no_table;
use super::state::{GRACE, LEVEL};
use super::{Lobby, PersonId, joined};
use crate::engine::Seat;
use crate::net::commands::LobbyCommand;
use crate::say::{Channel, Line, msg};
use crate::session::caught;

const LONGEST_GRACE: u64 = 60 * 60;

/// Grace period that lasts until the others agree on a substitute.
const OPEN: u64 = 0;

impl Lobby {
    /// `grace 120` sets the grace period in seconds, `grace open` waits for an agreement, `grace` alone reports it.
    pub(super) fn grace(&mut self, id: PersonId, rest: &str) -> Vec<Line> {
        if rest.is_empty() {
            let Some(of) = self.table_of(id).and_then(|table| self.tables.get(&table)) else {
                return self.line(id, no_table);
            };
            let seconds = of.saved.grace;
            return self.line(id, |voice| voice.help(msg!("lobby-grace-is", seconds)));
        }
        let table = match self.own_table(id) {
            Ok(table) => table,
            Err(lines) => return lines,
        };
        let is_open = self
            .people
            .get(&id)
            .is_some_and(|person| person.participant.voice().means(rest, msg!("lobby-grace-open"), "open"));
        let number = || rest.parse().ok().filter(|seconds| (1..=LONGEST_GRACE).contains(seconds));
        let Some(seconds) = is_open.then_some(OPEN).or_else(number) else {
            return self.line(id, |voice| voice.error(msg!("lobby-no-grace", max = LONGEST_GRACE)));
        };
        if let Some(of) = self.tables.get_mut(&table) {
            of.saved.grace = seconds;
        }
        self.announce(id, table, |voice| voice.help(msg!("lobby-grace-is", seconds)))
    }

    pub(super) fn grace_of(&self, id: PersonId) -> Duration {
        let seconds = self.table_of(id).and_then(|table| self.tables.get(&table)).map(|of| of.saved.grace);
        match seconds {
            Some(OPEN) => Duration::MAX,
            seconds => seconds.map_or(GRACE, Duration::from_secs),
        }
    }

    /// Returns a person to the seat that a computer player may have taken; `heard` is the last line the person received.
    pub(super) fn return_to_seat(&mut self, id: PersonId, was_away: bool, heard: Option<&str>) -> Vec<Line> {
        let Some((table, position)) = self.position_of(id) else { return Vec::new() };
        let Some(of) = self.tables.get_mut(&table) else { return Vec::new() };
        let seat = of.seat_of(id);
        let stood_in = seat.is_some_and(|seat| std::mem::take(&mut of.saved.places[seat.index()].stands_in));
        let since = seat.and_then(|seat| of.saved.places[seat.index()].since.take());
        of.wanted.remove(&id);
        let (Some(person), Some(network_table)) = (self.people.get_mut(&id), &mut of.network_table) else {
            return Vec::new();
        };
        let name = person.saved.name.clone();
        // A table without other people has paused instead.
        let has_played = seat.is_some_and(|seat| stood_in && network_table.has_moved(seat, since.unwrap_or(0)));
        if let Some(seat) = seat.filter(|_| stood_in) {
            network_table.sits_down(seat, &name, &mut person.participant, &mut self.voices);
            self.unwritten.extend(network_table.record().into_iter().map(|(_, error)| error));
        }
        let mut lines = network_table.news(position);
        if lines.is_empty() {
            lines = network_table.situation(position);
            // The situation is not repeated.
            if lines.last().is_some_and(|line| heard == Some(line.text.as_str())) {
                lines.clear();
            }
        }
        if let Some(seat) = seat.filter(|_| has_played) {
            let computer = of.saved.places[seat.index()].computer.as_str();
            lines.insert(0, person.participant.voice().help(msg!("lobby-played-for-you", computer)));
        }
        if was_away {
            self.tell_others(id, |voice| voice.help(msg!("lobby-is-back", who = name.as_str())));
        }
        if stood_in {
            self.keep_table(table);
        }
        lines
    }

    /// Tables without a running game whose owner has been away too long, each with the next owner.
    pub(super) fn tables_without_owner(&self, now: Instant) -> Vec<(u64, PersonId)> {
        let is_missed = |owner: PersonId| {
            let since = self.people.get(&owner).and_then(|person| person.away);
            let grace = Some(self.grace_of(owner)).filter(|grace| *grace != Duration::MAX).unwrap_or(GRACE);
            since.is_some_and(|since| now.saturating_duration_since(since) > grace)
        };
        let waits = self.tables.iter().filter(|(_, of)| !of.is_playing() && is_missed(of.saved.owner));
        let next = waits.filter_map(|(table, _)| Some((*table, self.next_owner(*table)?)));
        next.filter(|(_, next)| self.is_here(*next)).collect()
    }

    pub(super) fn is_grace_open(&self, id: PersonId) -> bool {
        let table = self.table_of(id).and_then(|table| self.tables.get(&table));
        table.is_some_and(|of| of.saved.grace == OPEN && of.is_playing() && of.seat_of(id).is_some())
    }

    /// `substitute Anna` proposes a computer player for an absent player; all other connected players must agree.
    pub(super) fn propose_substitute(&mut self, id: PersonId, name: &str) -> Vec<Line> {
        let other = match self.other(id, LobbyCommand::Substitute, name) {
            Ok(other) => other,
            Err(lines) => return lines,
        };
        let Some((table, of)) = self.table_of(id).and_then(|table| Some((table, self.tables.get(&table)?))) else {
            return self.line(id, no_table);
        };
        let who = self.name(other).to_owned();
        let refused = |why| self.line(id, |voice| voice.error(why));
        let Some(seat) = of.seat_of(other) else { return refused(msg!("lobby-not-here", who)) };
        if of.seat_of(id).is_none() {
            return refused(msg!("lobby-players-agree"));
        }
        if !of.is_playing() {
            return refused(msg!("lobby-not-begun"));
        }
        if of.saved.places[seat.index()].stands_in {
            let computer = of.saved.places[seat.index()].computer.clone();
            return refused(msg!("lobby-plays-already", who, computer));
        }
        if self.is_here(other) {
            return refused(msg!("lobby-is-here", who));
        }
        let of = self.tables.get_mut(&table);
        let is_asked = of.is_some_and(|of| of.wanted.entry(other).or_default().insert(id));
        let missing = self.missing_agreements(table, other);
        if missing.is_empty() {
            self.stand_in(table, seat, other);
            // The substitution is announced to everyone.
            return Vec::new();
        }
        let own = self.name(id).to_owned();
        let names: Vec<String> = missing.iter().map(|id| self.name(*id).to_owned()).collect();
        // Repeating the command does not ask again.
        for id in missing.into_iter().filter(|_| is_asked) {
            let lines = self.line(id, |voice| {
                voice.line(Channel::Chat, msg!("lobby-wants-substitute", who = own.as_str(), away = who.as_str()))
            });
            self.notify(id, &lines);
        }
        self.line(id, |voice| {
            let names = joined(voice, names.into_iter());
            voice.help(msg!("lobby-substitute-asked", names))
        })
    }

    fn missing_agreements(&self, table: u64, away: PersonId) -> Vec<PersonId> {
        let Some(of) = self.tables.get(&table) else { return Vec::new() };
        let agrees = |id: &PersonId| of.wanted.get(&away).is_some_and(|wanted| wanted.contains(id));
        let players = of.saved.places.iter().filter_map(|place| place.person);
        players.filter(|id| *id != away && self.is_here(*id) && !agrees(id)).collect()
    }

    /// Those who have not agreed may have left since.
    pub(super) fn apply_agreed_substitutes(&mut self) {
        let wanted = self.tables.iter().flat_map(|(table, of)| of.wanted.keys().map(|away| (*table, *away)));
        let agreed: Vec<(u64, PersonId)> = wanted.filter(|(table, away)| self.all_want(*table, *away)).collect();
        for (table, away) in agreed {
            self.substitute_absent(away);
            self.send_updates(Some(table));
        }
    }

    /// True if all connected players agree; at least one must have.
    fn all_want(&self, table: u64, away: PersonId) -> bool {
        let wants = |id: &PersonId| self.is_here(*id) && self.at.get(id) == Some(&table);
        let wanted = self.tables.get(&table).and_then(|of| of.wanted.get(&away));
        wanted.is_some_and(|wanted| wanted.iter().any(wants)) && self.missing_agreements(table, away).is_empty()
    }

    /// Substitutes a person who is away too long, if others are waiting.
    pub(super) fn substitute_absent(&mut self, id: PersonId) {
        let Some(table) = self.at.get(&id).copied() else { return };
        let Some(of) = self.tables.get(&table) else { return };
        let Some(seat) = of.seat_of(id) else { return };
        let others_wait = of.people().any(|other| other != id && self.is_here(other));
        if others_wait && of.is_playing() && !of.saved.places[seat.index()].stands_in {
            self.stand_in(table, seat, id);
        }
    }

    pub(super) fn stand_in(&mut self, table: u64, seat: Seat, id: PersonId) {
        let name = self.name(id).to_owned();
        let computer = self.computer_on(table, seat);
        let Some(of) = self.tables.get_mut(&table) else { return };
        of.wanted.remove(&id);
        let place = &mut of.saved.places[seat.index()];
        place.stands_in = place.person.is_some();
        let resume = place.stands_in;
        place.since = of.network_table.as_ref().filter(|_| resume).map(|network_table| network_table.written().len());
        // With no other players the game pauses, which its situation reports.
        if !of.is_left_to_computers() {
            self.tell_others(id, |voice| {
                voice.help(msg!("lobby-plays-for", who = name.as_str(), computer = computer.as_str()))
            });
        }
        let Some(network_table) = self.tables.get_mut(&table).and_then(|of| of.network_table.as_mut()) else {
            return;
        };
        let leaves = || {
            network_table.keeps_place(seat, Some(name.as_str()).filter(|_| resume));
            network_table.is_left(seat, &computer, LEVEL);
        };
        match caught(leaves) {
            Ok(()) => {
                let failed = network_table.record();
                self.unwritten.extend(failed.into_iter().map(|(_, error)| error));
                self.keep_table(table);
            }
            Err(_) => self.close_failed(table),
        }
    }
}
