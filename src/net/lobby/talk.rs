//! Chat and requests between people.

use std::time::{Duration, Instant};

use super::state::{LobbyTable, Person};
use super::{Lobby, PersonId, Told, joined};
use crate::input::{inflected, listed, normal};
use crate::net::commands::LobbyCommand;
use crate::session::LanguagePack;
use crate::text::{Channel, Line, Message, msg};

const LONGEST: usize = 500;

/// Punctuation after a name.
const BEHIND_NAME: [char; 2] = [',', ':'];

/// Minimum time between two nudges of a person.
const EVERY: Duration = Duration::from_secs(60);

impl Lobby {
    /// `say`: to the table, or to the lobby without one.
    pub(super) fn say(&mut self, id: PersonId, text: &str) -> Told {
        let Some(table_id) = self.table_of(id) else { return self.say_in_lobby(id, text) };
        self.can_be_said(id, text, true)?;
        let who = self.name(id).to_owned();
        let says = |voice: &LanguagePack| voice.line(Channel::Chat, msg!("lobby-says", who = &who, text));
        // Absent players read it on their return.
        let others = self.listeners(id, |other, _| self.table_of(other) == Some(table_id));
        self.notify(others, says);
        Ok(self.line(id, says))
    }

    /// The others for whom this holds and who do not ignore the person.
    fn listeners(&self, id: PersonId, hears: impl Fn(PersonId, &Person) -> bool) -> Vec<PersonId> {
        let others = self.people.iter().filter(|(other, person)| **other != id && hears(**other, person));
        others.filter(|(_, person)| !person.saved.ignored.contains(&id)).map(|(other, _)| *other).collect()
    }

    /// `lobby TEXT` says something to people without a table; `lobby on` and `lobby off` subscribe at a table; alone,
    /// it lists who is there.
    pub(super) fn handle_lobby(&mut self, id: PersonId, switch: Option<bool>, text: &str) -> Told {
        if let Some(hears) = switch {
            self.set_hears_lobby(id, hears);
        } else if !text.is_empty() {
            return self.say_in_lobby(id, text);
        }
        let (sits, hears) = (self.at.contains_key(&id), self.person(id).saved.hears_lobby);
        let here = self.people.iter().filter(|(other, person)| person.away.is_none() && !self.at.contains_key(other));
        let names: Vec<String> = here.map(|(_, person)| person.saved.name.clone()).collect();
        let nobody = names.is_empty();
        Ok(self.line(id, |voice| {
            voice.help(msg!("lobby-lobby-is", nobody, names = joined(voice, names.into_iter()), sits, hears))
        }))
    }

    /// Speaking to the lobby from a table also subscribes to the answers.
    fn say_in_lobby(&mut self, id: PersonId, text: &str) -> Told {
        let table_id = self.table_of(id);
        let others = self.listeners(id, |other, person| {
            person.away.is_none() && (!self.at.contains_key(&other) || person.saved.hears_lobby)
        });
        let at_table = table_id.is_some() && others.iter().any(|other| self.table_of(*other) == table_id);
        self.can_be_said(id, text, at_table)?;
        let who = self.name(id).to_owned();
        let here = |voice: &LanguagePack| voice.line(Channel::Chat, msg!("lobby-says", who = &who, text));
        let there = |voice: &LanguagePack| voice.line(Channel::Chat, msg!("lobby-says-there", who = &who, text));
        let (sitting, others): (Vec<PersonId>, Vec<PersonId>) =
            others.into_iter().partition(|other| self.at.contains_key(other));
        self.notify(others, here);
        self.notify(sitting, there);
        if table_id.is_none() {
            return Ok(self.line(id, here));
        }
        let mut lines = self.line(id, there);
        if !self.person(id).saved.hears_lobby {
            self.set_hears_lobby(id, true);
            lines.extend(self.help(id, msg!("lobby-lobby-on")));
        }
        Ok(lines)
    }

    fn set_hears_lobby(&mut self, id: PersonId, hears: bool) {
        self.person_mut(id).saved.hears_lobby = hears;
        self.keep_person(id);
    }

    /// Checks the length, and that it is no forbidden advice.
    fn can_be_said(&mut self, id: PersonId, text: &str, at_table: bool) -> Told<()> {
        match text.chars().count() {
            0 => self.refuse(id, msg!("lobby-no-text")),
            count if count > LONGEST => self.refuse(id, msg!("lobby-long-text", max = LONGEST, count)),
            // The rules may forbid it (UN-16).
            _ if at_table && self.ask_game(id, |game, position| game.table_of(position).is_advice(text)) => {
                self.refuse(id, msg!("lobby-advice"))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn tell_person(&mut self, id: PersonId, name: &str, text: &str) -> Told {
        let to = self.other(id, LobbyCommand::Tell, name)?;
        let at_table = self.at.get(&id) == self.at.get(&to);
        self.can_be_said(id, text, at_table)?;
        self.request(id, to, |who, _| msg!("lobby-tells", who, text));
        let to = self.name(to);
        Ok(self.line(id, |voice| voice.line(Channel::Chat, msg!("lobby-told", who = to, text))))
    }

    /// The person to whom something is said, by name or its form for that: `Annalle`.
    pub(super) fn addressed(&self, voice: &LanguagePack, name: &str) -> Option<PersonId> {
        self.named(name).or_else(|| self.inflected(name, &listed(voice.lang(), "to-endings")))
    }

    /// The only person whose name has this inflected form.
    fn inflected(&self, form: &str, endings: &[String]) -> Option<PersonId> {
        let form = normal(form);
        let has_form = |person: &Person| inflected(&normal(&person.saved.name), endings).contains(&form);
        let mut people = self.people.iter().filter(|(_, person)| has_form(person)).map(|(id, _)| *id);
        people.next().filter(|_| people.next().is_none())
    }

    /// Sends a message from one person to another, who may ignore it. That is not reported to the sender.
    fn request<'m>(&mut self, id: PersonId, to: PersonId, message: impl Fn(String, &LanguagePack) -> Message<'m>) {
        if self.people.get(&to).is_some_and(|person| !person.saved.ignored.contains(&id)) {
            let who = self.name(id).to_owned();
            self.notify([to], |voice| voice.line(Channel::Chat, message(who.clone(), voice)));
        }
    }

    pub(super) fn ignore(&mut self, id: PersonId, name: &str) -> Told {
        let other = self.other(id, LobbyCommand::Ignore, name)?;
        let person = self.person_mut(id);
        let now = person.saved.ignored.insert(other);
        if !now {
            person.saved.ignored.remove(&other);
        }
        self.keep_person(id);
        Ok(self.help(id, msg!(if (now) "lobby-ignored" else "lobby-heard", who = self.name(other))))
    }

    pub(super) fn invite(&mut self, id: PersonId, name: &str) -> Told {
        let (table_id, table) = self.own_table(id)?;
        let here = self.friends_elsewhere(id, table_id);
        if name.is_empty() && !here.is_empty() {
            return Err(self.line(id, |voice| {
                let (names, usage) = (joined(voice, here.into_iter()), LobbyCommand::Invite.usage(voice));
                voice.error(msg!("lobby-whom-of", names, use = usage))
            }));
        }
        let other = self.other(id, LobbyCommand::Invite, name)?;
        if table.seat_of(other).is_some() {
            return self.refuse(id, msg!("lobby-sits-here", who = self.name(other)));
        }
        let (owner, is_barred) = (table.owner, table.barred.contains(&other));
        if is_barred && owner != id {
            let [who, owner] = [other, owner].map(|id| self.name(id));
            return self.refuse(id, msg!("lobby-barred-invites", who, owner));
        }
        let (code, game) = (table.code.clone(), table.game.clone());
        if is_barred {
            self.table_mut(table_id).barred.remove(&other);
            self.keep_table(table_id);
        }
        self.request(id, other, |who, voice| {
            let game = voice.locale.game_name(&game);
            msg!("lobby-invited", who, game, code = code.clone())
        });
        Ok(self.help(id, msg!("lobby-invites", who = self.name(other))))
    }

    pub(super) fn nudge(&mut self, id: PersonId, name: &str, now: Instant) -> Told {
        let other = self.other(id, LobbyCommand::Nudge, name)?;
        let (table_id, table) = self.own_table(id)?;
        let who = self.name(other).to_owned();
        if self.table_of(other) != Some(table_id) {
            return self.refuse(id, msg!("lobby-not-here", who));
        }
        let (seat, on_turn) = (
            table.seat_of(other),
            table.network_table.as_ref().and_then(|network_table| network_table.table().to_act()),
        );
        // Simultaneous answers are secret, so everyone counts as asked.
        let asks =
            table.network_table.as_ref().is_some_and(|network_table| network_table.table().is_asking_everybody());
        if seat.is_none() || !asks && seat != on_turn {
            return self.refuse(id, msg!("lobby-not-turn", who));
        }
        let person = self.person_mut(id);
        if person.nudged.is_some_and(|last| now.saturating_duration_since(last) < EVERY) {
            return self.refuse(id, msg!("lobby-too-soon"));
        }
        person.nudged = Some(now);
        self.request(id, other, |who, _| msg!(if (asks) "lobby-nudged-to-answer" else "lobby-nudged", who));
        Ok(self.help(id, msg!(if (asks) "lobby-nudges-to-answer" else "lobby-nudges", who)))
    }

    pub(super) fn kick(&mut self, id: PersonId, name: &str) -> Told {
        let (table_id, other) = self.at_owned_table(id, LobbyCommand::Kick, name)?;
        let who = self.name(id).to_owned();
        self.table_mut(table_id).barred.insert(other);
        self.leave_table(other, true)?;
        self.notify([other], |voice| voice.help(msg!("lobby-kicked", who = &who)));
        Ok(Vec::new())
    }

    pub(super) fn hand_over(&mut self, id: PersonId, name: &str) -> Told {
        let (table_id, other) = self.at_owned_table(id, LobbyCommand::Owner, name)?;
        if self.table(table_id).seat_of(other).is_none() {
            return self.refuse(id, msg!("lobby-only-watches", who = self.name(other)));
        }
        self.transfer(table_id, other);
        Ok(Vec::new())
    }

    /// Another person at the owner's table.
    fn at_owned_table(&self, id: PersonId, word: LobbyCommand, name: &str) -> Told<(u64, PersonId)> {
        let table_id = self.owned_table(id)?;
        let other = self.other(id, word, name)?;
        if self.table_of(other) == Some(table_id) {
            Ok((table_id, other))
        } else {
            self.refuse(id, msg!("lobby-not-here", who = self.name(other)))
        }
    }

    /// Another person by name, as the object of a command.
    pub(super) fn other(&self, id: PersonId, word: LobbyCommand, name: &str) -> Told<PersonId> {
        let name = name.trim_end_matches(BEHIND_NAME);
        let voice = self.person(id).participant.voice();
        if name.is_empty() {
            return self.refuse(id, msg!("lobby-whom", use = word.usage(voice)));
        }
        // Inflected forms are not accepted where a mistake would be serious.
        let in_a_form = || match word {
            LobbyCommand::Kick | LobbyCommand::Ignore => None,
            LobbyCommand::Tell | LobbyCommand::Owner => self.addressed(voice, name),
            _ => self.inflected(name, &listed(voice.lang(), "name-endings")),
        };
        match self.named(name).or_else(in_a_form) {
            Some(other) if other == id => self.refuse(id, msg!("lobby-own-name")),
            Some(other) => Ok(other),
            None => self.refuse(id, msg!("lobby-nobody", name)),
        }
    }

    /// Tells the others at the table of a person, if there is one.
    pub(super) fn tell_others(&mut self, id: PersonId, line: impl Fn(&LanguagePack) -> Line) {
        let people = self.table_at(id).map(LobbyTable::list_people).unwrap_or_default();
        self.notify(people.into_iter().filter(|other| *other != id), line);
    }
}
