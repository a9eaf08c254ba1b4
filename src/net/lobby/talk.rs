//! Chat and requests between people.

use std::time::{Duration, Instant};

use super::play::no_table;
use super::state::Person;
use super::{Lobby, PersonId, joined};
use crate::input::inflected;
use crate::net::commands::LobbyCommand;
use crate::session::{LanguagePack, NetworkTable};
use crate::text::{Channel, Line, msg};

const LONGEST: usize = 500;

/// Punctuation after a name.
const BEHIND_NAME: [char; 2] = [',', ':'];

/// Minimum time between two nudges of a person.
const EVERY: Duration = Duration::from_secs(60);

impl Lobby {
    /// `say`: to the table, or to the lobby without one; `say to NAME`: to one person.
    pub(super) fn say(&mut self, id: PersonId, text: &str) -> Vec<Line> {
        if let Some((to, text)) = self.meant_for_one(id, text) {
            return self.tell_one(id, to, text);
        }
        if let Some(name) = self.meant_for_nobody(id, text) {
            return self.line(id, |voice| voice.error(msg!("lobby-nobody", name)));
        }
        let Some(table_id) = self.table_of(id) else { return self.say_in_lobby(id, text) };
        if let Err(lines) = self.can_be_said(id, text, true) {
            return lines;
        }
        let who = self.name(id).to_owned();
        let says = |voice: &LanguagePack| voice.line(Channel::Chat, msg!("lobby-says", who = who.as_str(), text));
        // Absent players read it on their return.
        let hears = |other: &PersonId, person: &Person| {
            self.at.get(other) == Some(&table_id) && *other != id && !person.saved.ignored.contains(&id)
        };
        let others = self.people.iter().filter(|(other, person)| hears(other, person)).map(|(other, _)| *other);
        let others: Vec<PersonId> = others.collect();
        for other in others {
            let lines = self.line(other, says);
            self.notify(other, &lines);
        }
        self.line(id, says)
    }

    /// `lobby TEXT` says something to people without a table; `lobby on` and `lobby off` subscribe at a table; alone, it lists
    /// who is there.
    pub(super) fn handle_lobby(&mut self, id: PersonId, text: &str) -> Vec<Line> {
        let Some(person) = self.people.get(&id) else { return Vec::new() };
        let voice = person.participant.shared_voice();
        if let Some(hears) = LobbyCommand::on_or_off(&voice, text) {
            self.set_hears_lobby(id, hears);
        } else if !text.is_empty() {
            return self.say_in_lobby(id, text);
        }
        let (sits, hears) =
            (self.at.contains_key(&id), self.people.get(&id).is_some_and(|person| person.saved.hears_lobby));
        let mut names = Vec::new();
        for (other, person) in &self.people {
            if person.away.is_none() && !self.at.contains_key(other) {
                names.push(person.saved.name.clone());
            }
        }
        let nobody = names.is_empty();
        vec![voice.help(msg!("lobby-lobby-is", nobody, names = joined(&voice, names.into_iter()), sits, hears))]
    }

    /// Speaking to the lobby from a table also subscribes to the answers.
    fn say_in_lobby(&mut self, id: PersonId, text: &str) -> Vec<Line> {
        let table_id = self.table_of(id);
        let hears = |other: &PersonId, person: &Person| {
            let is_heard = !self.at.contains_key(other) || person.saved.hears_lobby;
            is_heard && *other != id && person.away.is_none() && !person.saved.ignored.contains(&id)
        };
        let others = self.people.iter().filter(|(other, person)| hears(other, person)).map(|(other, _)| *other);
        let others: Vec<PersonId> = others.collect();
        let at_table = table_id.is_some() && others.iter().any(|other| self.table_of(*other) == table_id);
        if let Err(lines) = self.can_be_said(id, text, at_table) {
            return lines;
        }
        let who = self.name(id).to_owned();
        for other in others {
            let lines = self.heard_in_lobby(other, &who, text);
            self.notify(other, &lines);
        }
        let mut lines = self.heard_in_lobby(id, &who, text);
        if table_id.is_some() && self.people.get(&id).is_some_and(|person| !person.saved.hears_lobby) {
            self.set_hears_lobby(id, true);
            lines.extend(self.line(id, |voice| voice.help(msg!("lobby-lobby-on"))));
        }
        lines
    }

    fn heard_in_lobby(&self, id: PersonId, who: &str, text: &str) -> Vec<Line> {
        let said = if self.at.contains_key(&id) {
            msg!("lobby-says-there", who, text)
        } else {
            msg!("lobby-says", who, text)
        };
        self.line(id, |voice| voice.line(Channel::Chat, said))
    }

    fn set_hears_lobby(&mut self, id: PersonId, hears: bool) {
        if let Some(person) = self.people.get_mut(&id) {
            person.saved.hears_lobby = hears;
            self.keep_person(id);
        }
    }

    /// Checks the length, and that it is no forbidden advice.
    fn can_be_said(&mut self, id: PersonId, text: &str, at_table: bool) -> Result<(), Vec<Line>> {
        match text.chars().count() {
            0 => Err(self.line(id, |voice| voice.error(msg!("lobby-no-text")))),
            count if count > LONGEST => {
                Err(self.line(id, |voice| voice.error(msg!("lobby-long-text", max = LONGEST, count))))
            }
            _ if at_table && self.is_advice(id, text) => {
                Err(self.line(id, |voice| voice.error(msg!("lobby-advice"))))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn tell_person(&mut self, id: PersonId, rest: &str) -> Vec<Line> {
        let (name, text) = name_and_text(rest);
        match self.other(id, LobbyCommand::Tell, name) {
            Ok(to) => self.tell_one(id, to, text),
            Err(lines) => lines,
        }
    }

    /// Reads `to NAME TEXT`, or an inflected name with the same meaning.
    fn meant_for_one<'t>(&self, id: PersonId, text: &'t str) -> Option<(PersonId, &'t str)> {
        let voice = self.people.get(&id)?.participant.shared_voice();
        let to = voice.locale().list(msg!("words-lobby-say-to"));
        let (first, rest) = name_and_text(text);
        let (person, text) = if to.contains(&first.to_lowercase()) {
            let (name, text) = name_and_text(rest);
            (self.named(name).or_else(|| self.inflected(name, voice.lexicon().endings()))?, text)
        } else {
            (self.inflected(first, &voice.locale().list(msg!("words-lobby-say-to-endings")))?, rest)
        };
        (person != id && !text.is_empty()).then_some((person, text))
    }

    /// The unknown name in `to NAME TEXT`, which must not be sent to everyone.
    fn meant_for_nobody<'t>(&self, id: PersonId, text: &'t str) -> Option<&'t str> {
        let to = self.people.get(&id)?.participant.shared_voice().locale().list(msg!("words-lobby-say-to"));
        let (first, rest) = text.split_once(char::is_whitespace)?;
        let (name, behind) = rest.trim_start().split_once(BEHIND_NAME)?;
        let is_name = !name.is_empty() && !name.contains(char::is_whitespace) && !behind.trim().is_empty();
        (to.contains(&first.to_lowercase()) && is_name && self.named(name).is_none()).then_some(name)
    }

    /// The only person whose name has this inflected form.
    fn inflected(&self, form: &str, endings: &[String]) -> Option<PersonId> {
        let form = form.to_lowercase();
        let has_form = |person: &Person| inflected(&person.saved.name.to_lowercase(), endings).contains(&form);
        let mut people = self.people.iter().filter(|(_, person)| has_form(person)).map(|(id, _)| *id);
        people.next().filter(|_| people.next().is_none())
    }

    fn tell_one(&mut self, id: PersonId, to: PersonId, text: &str) -> Vec<Line> {
        let at_table = self.at.get(&id) == self.at.get(&to);
        if let Err(lines) = self.can_be_said(id, text, at_table) {
            return lines;
        }
        let who = self.name(id).to_owned();
        // Ignored people are not told that they are ignored.
        if self.people.get(&to).is_some_and(|person| !person.saved.ignored.contains(&id)) {
            let told =
                self.line(to, |voice| voice.line(Channel::Chat, msg!("lobby-tells", who = who.as_str(), text)));
            self.notify(to, &told);
        }
        let to = self.name(to);
        self.line(id, |voice| voice.line(Channel::Chat, msg!("lobby-told", who = to, text)))
    }

    pub(super) fn ignore(&mut self, id: PersonId, name: &str) -> Vec<Line> {
        let other = match self.other(id, LobbyCommand::Ignore, name) {
            Ok(other) => other,
            Err(lines) => return lines,
        };
        let Some(person) = self.people.get_mut(&id) else { return Vec::new() };
        let now = person.saved.ignored.insert(other);
        if !now {
            person.saved.ignored.remove(&other);
        }
        self.keep_person(id);
        let who = self.name(other);
        self.line(id, |voice| voice.help(msg!(if (now) "lobby-ignored" else "lobby-heard", who)))
    }

    pub(super) fn invite(&mut self, id: PersonId, name: &str) -> Vec<Line> {
        let Some(table_id) = self.table_of(id) else { return self.line(id, no_table) };
        let other = match self.other(id, LobbyCommand::Invite, name) {
            Ok(other) => other,
            Err(lines) => return lines,
        };
        let Some(table) = self.tables.get_mut(&table_id) else { return Vec::new() };
        if table.seat_of(other).is_some() {
            let who = self.name(other);
            return self.line(id, |voice| voice.error(msg!("lobby-sits-here", who)));
        }
        if table.saved.owner == id {
            if table.saved.barred.remove(&other) {
                self.keep_table(table_id);
            }
        } else if table.saved.barred.contains(&other) {
            let owner = table.saved.owner;
            let [who, owner] = [other, owner].map(|id| self.name(id));
            return self.line(id, |voice| voice.error(msg!("lobby-barred-invites", who, owner)));
        }
        let Some(table) = self.tables.get(&table_id) else { return Vec::new() };
        let (code, game) = (table.saved.code.clone(), table.saved.game.clone());
        let who = self.name(id).to_owned();
        if self.people.get(&other).is_some_and(|person| !person.saved.ignored.contains(&id)) {
            let told = self.line(other, |voice| {
                let game = voice.locale().game_name(&game);
                voice.line(Channel::Chat, msg!("lobby-invited", who = who.as_str(), game, code = code.as_str()))
            });
            self.notify(other, &told);
        }
        let who = self.name(other);
        self.line(id, |voice| voice.help(msg!("lobby-invites", who)))
    }

    pub(super) fn nudge(&mut self, id: PersonId, name: &str, now: Instant) -> Vec<Line> {
        let other = match self.other(id, LobbyCommand::Nudge, name) {
            Ok(other) => other,
            Err(lines) => return lines,
        };
        let Some(table_id) = self.table_of(id) else { return self.line(id, no_table) };
        let who = self.name(other).to_owned();
        if self.table_of(other) != Some(table_id) {
            return self.line(id, |voice| voice.error(msg!("lobby-not-here", who = who.as_str())));
        }
        let Some(table) = self.tables.get(&table_id) else { return Vec::new() };
        let (seat, on_turn) = (table.seat_of(other), table.network_table.as_ref().and_then(NetworkTable::to_act));
        // Simultaneous answers are secret, so everyone counts as asked.
        let asks = table.network_table.as_ref().is_some_and(NetworkTable::is_asking_everybody);
        if seat.is_none() || !asks && seat != on_turn {
            return self.line(id, |voice| voice.error(msg!("lobby-not-turn", who = who.as_str())));
        }
        let Some(person) = self.people.get_mut(&id) else { return Vec::new() };
        if person.nudged.is_some_and(|last| now.saturating_duration_since(last) < EVERY) {
            return self.line(id, |voice| voice.error(msg!("lobby-too-soon")));
        }
        person.nudged = Some(now);
        let own = person.saved.name.clone();
        if self.people.get(&other).is_some_and(|person| !person.saved.ignored.contains(&id)) {
            let told = self.line(other, |voice| {
                let who = own.as_str();
                voice.line(Channel::Chat, msg!(if (asks) "lobby-nudged-to-answer" else "lobby-nudged", who))
            });
            self.notify(other, &told);
        }
        let who = who.as_str();
        self.line(id, |voice| voice.help(msg!(if (asks) "lobby-nudges-to-answer" else "lobby-nudges", who)))
    }

    pub(super) fn kick(&mut self, id: PersonId, name: &str) -> Vec<Line> {
        let (table_id, other) = match self.at_own_table(id, LobbyCommand::Kick, name) {
            Ok(found) => found,
            Err(lines) => return lines,
        };
        let who = self.name(id).to_owned();
        if let Some(table) = self.tables.get_mut(&table_id) {
            table.saved.barred.insert(other);
        }
        self.leave_table(other, true);
        let lines = self.line(other, |voice| voice.help(msg!("lobby-kicked", who = who.as_str())));
        self.notify(other, &lines);
        Vec::new()
    }

    pub(super) fn hand_over(&mut self, id: PersonId, name: &str) -> Vec<Line> {
        let (table_id, other) = match self.at_own_table(id, LobbyCommand::Owner, name) {
            Ok(found) => found,
            Err(lines) => return lines,
        };
        if self.tables.get(&table_id).and_then(|table| table.seat_of(other)).is_none() {
            let who = self.name(other);
            return self.line(id, |voice| voice.error(msg!("lobby-only-watches", who)));
        }
        self.transfer(table_id, other);
        Vec::new()
    }

    /// Another person at the owner's table.
    fn at_own_table(&self, id: PersonId, word: LobbyCommand, name: &str) -> Result<(u64, PersonId), Vec<Line>> {
        let Some((table_id, table)) =
            self.at.get(&id).and_then(|table_id| Some((*table_id, self.tables.get(table_id)?)))
        else {
            return Err(self.line(id, no_table));
        };
        if table.saved.owner != id {
            let who = self.name(table.saved.owner);
            return Err(self.line(id, |voice| voice.error(msg!("lobby-not-owner", who))));
        }
        let other = self.other(id, word, name)?;
        if self.at.get(&other) == Some(&table_id) {
            Ok((table_id, other))
        } else {
            let who = self.name(other);
            Err(self.line(id, |voice| voice.error(msg!("lobby-not-here", who))))
        }
    }

    /// Another person by name, as the object of a command.
    pub(super) fn other(&self, id: PersonId, word: LobbyCommand, name: &str) -> Result<PersonId, Vec<Line>> {
        let name = name.trim_end_matches(BEHIND_NAME);
        if name.is_empty() {
            return Err(self.line(id, |voice| voice.error(msg!("lobby-whom", use = word.usage(voice)))));
        }
        // Inflected forms are not accepted where a mistake would be serious.
        let in_a_form = || {
            let voice = self.people.get(&id)?.participant.shared_voice();
            match word {
                LobbyCommand::Kick | LobbyCommand::Owner | LobbyCommand::Ignore => None,
                LobbyCommand::Tell => self.inflected(name, &voice.locale().list(msg!("words-lobby-say-to-endings"))),
                _ => self.inflected(name, voice.lexicon().endings()),
            }
        };
        match self.named(name).or_else(in_a_form) {
            Some(other) if other == id => Err(self.line(id, |voice| voice.error(msg!("lobby-own-name")))),
            Some(other) => Ok(other),
            None => Err(self.line(id, |voice| voice.error(msg!("lobby-nobody", name)))),
        }
    }

    pub(super) fn tell_others(&mut self, id: PersonId, line: impl Fn(&LanguagePack) -> Line) {
        let Some(table) = self.at.get(&id).and_then(|table_id| self.tables.get(table_id)) else { return };
        let others: Vec<PersonId> = table.people().filter(|other| *other != id).collect();
        for other in others {
            let lines = self.line(other, &line);
            self.notify(other, &lines);
        }
    }
}

fn name_and_text(rest: &str) -> (&str, &str) {
    let ends = |letter: char| letter.is_whitespace() || BEHIND_NAME.contains(&letter);
    let (name, text) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
    (name, text.strip_prefix(BEHIND_NAME).unwrap_or(text).trim())
}
