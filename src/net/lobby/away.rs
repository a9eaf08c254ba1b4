//! Absent players: grace period, return, and computer players as substitutes.

use std::time::{Duration, Instant};

use super::state::{GRACE, LEVEL};
use super::{Lobby, PersonId, Told, joined, person_in, table_in};
use crate::engine::Seat;
use crate::input::normal;
use crate::net::commands::LobbyCommand;
use crate::text::{Channel, Cue, Line, msg};

const LONGEST_GRACE: u64 = 60 * 60;

/// Grace period that lasts until the others agree on a substitute.
const OPEN: u64 = 0;

impl Lobby {
    /// `grace 120` sets the grace period in seconds, `grace open` waits for an agreement, `grace` alone reports it.
    pub(super) fn grace(&mut self, id: PersonId, rest: &str) -> Told {
        if rest.is_empty() {
            let seconds = self.own_table(id)?.1.grace;
            return Ok(self.help(id, msg!("lobby-grace-is", seconds)));
        }
        let table_id = self.owned_table(id)?;
        let word = self.person(id).participant.voice().locale.in_full(msg!("lobby-grace-open"));
        let is_open = ["open", word.as_str()].map(normal).contains(&normal(rest));
        let number = || rest.parse().ok().filter(|seconds| (1..=LONGEST_GRACE).contains(seconds));
        let Some(seconds) = is_open.then_some(OPEN).or_else(number) else {
            return self.refuse(id, msg!("lobby-no-grace", max = LONGEST_GRACE));
        };
        self.table_mut(table_id).grace = seconds;
        Ok(self.announce(id, table_id, |voice| voice.help(msg!("lobby-grace-is", seconds))))
    }

    pub(super) fn grace_of(&self, id: PersonId) -> Duration {
        match self.table_at(id).map(|table| table.grace) {
            Some(OPEN) => Duration::MAX,
            seconds => seconds.map_or(GRACE, Duration::from_secs),
        }
    }

    /// Returns a person to the seat that a computer player may have taken; `heard` is the last line the person
    /// received.
    pub(super) fn return_to_seat(&mut self, id: PersonId, was_away: bool, heard: Option<&str>) -> Vec<Line> {
        let Some((table_id, position)) = self.position_of(id) else { return Vec::new() };
        let table = table_in(&mut self.tables, table_id);
        let person = person_in(&mut self.people, id);
        table.wanted.remove(&id);
        let seat = table.seat_of(id);
        let mut place = seat.map(|seat| &mut table.places[seat.index()]);
        let stood_in = place.as_mut().is_some_and(|place| std::mem::take(&mut place.stands_in));
        let since = place.and_then(|place| place.since.take());
        let Some(network_table) = &mut table.network_table else { return Vec::new() };
        let name = person.saved.name.clone();
        let mut failed = Vec::new();
        let mut has_played = None;
        if let Some(seat) = seat.filter(|_| stood_in) {
            // A table without other people has paused instead.
            has_played = network_table.has_moved(seat, since.unwrap_or(0)).then_some(seat);
            network_table.seat_person(seat, &name, &mut person.participant, &mut self.voices);
            failed = network_table.record();
        }
        let mut lines = network_table.news(position);
        if lines.is_empty() {
            lines = network_table.situation(position);
            // The situation is not repeated.
            if lines.last().is_some_and(|line| heard == Some(line.text.as_str())) {
                lines.clear();
            }
        }
        if let Some(seat) = has_played {
            let computer = table.places[seat.index()].computer.as_str();
            lines.insert(0, person.participant.voice().help(msg!("lobby-played-for-you", computer)));
        }
        self.note_unwritten(failed);
        if was_away {
            self.tell_others(id, |voice| voice.help(msg!("lobby-is-back", who = &name)).with_cue(Cue::Arrival));
        }
        if stood_in {
            self.keep_table(table_id);
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
        let waits = self.tables.iter().filter(|(_, table)| !table.is_playing() && is_missed(table.owner));
        let next = waits.filter_map(|(table_id, _)| Some((*table_id, self.next_owner(*table_id)?)));
        next.filter(|(_, next)| self.is_here(*next)).collect()
    }

    pub(super) fn is_grace_open(&self, id: PersonId) -> bool {
        self.table_at(id)
            .is_some_and(|table| table.grace == OPEN && table.is_playing() && table.seat_of(id).is_some())
    }

    /// `substitute Anna` proposes a computer player for an absent player; all other connected players must agree.
    pub(super) fn propose_substitute(&mut self, id: PersonId, name: &str) -> Told {
        let other = self.other(id, LobbyCommand::Substitute, name)?;
        let (table_id, table) = self.own_table(id)?;
        let who = self.name(other).to_owned();
        let Some(seat) = table.seat_of(other) else { return self.refuse(id, msg!("lobby-not-here", who)) };
        if table.seat_of(id).is_none() {
            return self.refuse(id, msg!("lobby-players-agree"));
        }
        if !table.is_playing() {
            return self.refuse(id, msg!("lobby-not-begun"));
        }
        let place = &table.places[seat.index()];
        if place.stands_in {
            return self.refuse(id, msg!("lobby-plays-already", who, computer = &place.computer));
        }
        if self.is_here(other) {
            return self.refuse(id, msg!("lobby-is-here", who));
        }
        let is_new = self.table_mut(table_id).wanted.entry(other).or_default().insert(id);
        let missing = self.missing_agreements(table_id, other);
        if missing.is_empty() {
            self.stand_in(table_id, seat, other);
            // The substitution is announced to everyone.
            return Ok(Vec::new());
        }
        let own = self.name(id).to_owned();
        let names: Vec<String> = missing.iter().map(|id| self.name(*id).to_owned()).collect();
        // Repeating the command does not ask again.
        self.notify(missing.into_iter().filter(|_| is_new), |voice| {
            voice.line(Channel::Chat, msg!("lobby-wants-substitute", who = &own, away = &who))
        });
        Ok(self
            .line(id, |voice| voice.help(msg!("lobby-substitute-asked", names = joined(voice, names.into_iter())))))
    }

    fn missing_agreements(&self, table_id: u64, away: PersonId) -> Vec<PersonId> {
        let table = self.table(table_id);
        let agrees = |id: &PersonId| table.wanted.get(&away).is_some_and(|wanted| wanted.contains(id));
        table.players().filter(|id| *id != away && self.is_here(*id) && !agrees(id)).collect()
    }

    /// Those who have not agreed may have left since.
    pub(super) fn apply_agreed_substitutes(&mut self) {
        let wanted =
            self.tables.iter().flat_map(|(table_id, table)| table.wanted.keys().map(|away| (*table_id, *away)));
        let agreed: Vec<(u64, PersonId)> =
            wanted.filter(|(table_id, away)| self.all_want(*table_id, *away)).collect();
        for (table_id, away) in agreed {
            self.guard(Some(table_id), |lobby| lobby.substitute_absent(away));
            self.send_updates(Some(table_id));
        }
    }

    /// True if all connected players agree; at least one must have.
    fn all_want(&self, table_id: u64, away: PersonId) -> bool {
        let wants = |id: &PersonId| self.is_here(*id) && self.at.get(id) == Some(&table_id);
        let wanted = self.tables.get(&table_id).and_then(|table| table.wanted.get(&away));
        wanted.is_some_and(|wanted| wanted.iter().any(wants)) && self.missing_agreements(table_id, away).is_empty()
    }

    /// Substitutes a person who is away too long, if others are waiting.
    pub(super) fn substitute_absent(&mut self, id: PersonId) {
        let Some(table_id) = self.table_of(id) else { return };
        let table = self.table(table_id);
        // Spectators are not replaced.
        let Some(seat) = table.seat_of(id) else { return };
        let others_wait = table.people().any(|other| other != id && self.is_here(other));
        if others_wait && table.is_playing() && !table.places[seat.index()].stands_in {
            self.stand_in(table_id, seat, id);
        }
    }

    pub(super) fn stand_in(&mut self, table_id: u64, seat: Seat, id: PersonId) {
        let name = self.name(id).to_owned();
        let computer = self.computer_on(table_id, seat);
        let table = self.table_mut(table_id);
        table.wanted.remove(&id);
        let place = &mut table.places[seat.index()];
        place.stands_in = place.person.is_some();
        let resume = place.stands_in;
        let written = table.network_table.as_ref().map(|network_table| network_table.table().written().len());
        place.since = written.filter(|_| resume);
        // With no other players the game pauses, which its situation reports.
        if !table.is_left_to_computers() {
            self.tell_others(id, |voice| voice.help(msg!("lobby-plays-for", who = &name, computer = &computer)));
        }
        let failed = self.at_game(table_id, |game| {
            game.table_mut().table_state_mut().set_away(seat, Some(name.clone()).filter(|_| resume));
            game.table_mut().change_player(seat, computer.clone(), Some(LEVEL));
            game.record()
        });
        if let Some(failed) = failed {
            self.note_unwritten(failed);
            self.keep_table(table_id);
        }
    }
}
