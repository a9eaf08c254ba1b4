//! The commit–reveal shuffle at a table: commitment, nonces of the players, and the secret once the game is over.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::play::no_table;
use super::state::{PersonId, Table};
use super::{Lobby, Out, PersonId};
use crate::net::shuffle::{Given, Revealed, Shuffle};
use crate::record::{ENOUGH, FairShuffle, Part};
use crate::say::{Line, Text, msg};

/// Time to wait for nonces.
const PARTS: Duration = Duration::from_secs(2);

/// Time to wait for nonces after a restart, from the first returning player.
const BACK: Duration = Duration::from_secs(5);

impl Table {
    /// The shuffle of the running or next game.
    fn shuffle(&self, table: u64) -> Option<Shuffle> {
        let game = self.kept.games;
        let told =
            |secret: Part| Shuffle { table, game, commitment: secret.commitment(), part: false, revealed: None };
        match (&self.kept.shuffling, &self.shuffled) {
            (Some(shuffling), _) => Some(told(shuffling.secret)),
            (None, Some(shuffled)) => {
                let is_over = self.gathering.is_some() && !self.plays();
                let revealed = is_over.then(|| Revealed::of(&shuffled.made));
                Some(Shuffle { revealed, ..told(shuffled.made.secret) })
            }
            (None, None) => None,
        }
    }
}

impl Lobby {
    /// Commits to a secret for the next game and requests nonces.
    pub(super) fn shuffles(&mut self, id: PersonId, table: u64, now: Instant) -> Vec<Line> {
        if self.tables.get(&table).is_some_and(|of| of.kept.shuffling.is_some()) {
            return self.line(id, |voice| voice.help(msg!("lobby-shuffling")));
        }
        let secret = self.secret();
        let Some(of) = self.tables.get_mut(&table) else { return Vec::new() };
        of.kept.games += 1;
        of.kept.shuffling = Some(Shuffling::new(secret, now + PARTS));
        let people: Vec<PersonId> = of.people().collect();
        self.keep_table(table);
        for id in people {
            self.asks_part(id, now);
        }
        self.deals_if_complete(table);
        Vec::new()
    }

    fn secret(&mut self) -> Part {
        let mut secret = [0; 32];
        for bytes in secret.chunks_mut(8) {
            bytes.copy_from_slice(&(self.chance)().to_be_bytes());
        }
        Part(secret)
    }

    /// Announces the commitment to a person, and requests a nonce if the client supports it.
    pub(super) fn asks_part(&mut self, id: PersonId, now: Instant) {
        let Some(table) = self.table_of(id).filter(|_| self.is_here(id)) else { return };
        let can = self.people.get(&id).is_some_and(|person| person.shuffles);
        let Some(of) = self.tables.get_mut(&table) else { return };
        let sits = of.seat_of(id).is_some();
        let mut part = false;
        if let Some(shuffling) = &mut of.kept.shuffling {
            part = can && sits && !shuffling.parts.contains_key(&id);
            shuffling.until.get_or_insert(now + BACK);
            if part {
                shuffling.asked.insert(id);
            } else {
                shuffling.asked.remove(&id);
            }
        }
        let Some(told) = of.shuffle(table) else { return };
        self.out.push((id, Out::Shuffle(Box::new(Shuffle { part, ..told }))));
    }

    /// Sends the revealed shuffle of the previous game and the current commitment to a returning person.
    pub(super) fn shows_shuffle(&mut self, id: PersonId, now: Instant) {
        let Some((table, of)) = self.table_of(id).and_then(|table| Some((table, self.tables.get(&table)?))) else {
            return;
        };
        if let Some(before) = of.kept.revealed.clone().filter(|before| before.game < of.kept.games) {
            self.out.push((id, Out::Shuffle(Box::new(before))));
        }
        self.asks_part(id, now);
        self.goes_on_if_complete(table);
    }

    /// Adds a requested nonce; others are ignored.
    pub fn adds_part(&mut self, id: PersonId, given: &Given) {
        let Some(table) = self.table_of(id).filter(|table| *table == given.table) else { return };
        let Some(of) = self.tables.get_mut(&table).filter(|of| of.kept.games == given.game) else { return };
        let Some(shuffling) = &mut of.kept.shuffling else { return };
        if !shuffling.asked.remove(&id) {
            return;
        }
        shuffling.parts.insert(id, given.part);
        if shuffling.is_complete() {
            self.goes_on_if_complete(table);
        } else {
            self.keep_table(table);
        }
    }

    /// Stops waiting for a person's nonce.
    pub(super) fn goes_without(&mut self, table: u64, id: PersonId) {
        let shuffling = self.tables.get_mut(&table).and_then(|of| of.kept.shuffling.as_mut());
        if shuffling.is_some_and(|shuffling| shuffling.asked.remove(&id)) {
            self.goes_on_if_complete(table);
        }
    }

    /// Stops waiting for nonces after the deadline.
    pub(super) fn deals_in_time(&mut self, now: Instant) {
        let late = |of: &Table| {
            let until = of.kept.shuffling.as_ref().and_then(|shuffling| shuffling.until);
            until.is_some_and(|until| until <= now)
        };
        let tables: Vec<u64> = self.tables.iter().filter(|(_, of)| late(of)).map(|(table, _)| *table).collect();
        for table in tables {
            if let Some(shuffling) = self.tables.get_mut(&table).and_then(|of| of.kept.shuffling.as_mut()) {
                shuffling.asked.clear();
            }
            self.goes_on_if_complete(table);
        }
    }

    fn goes_on_if_complete(&mut self, table: u64) {
        let shuffling = self.tables.get(&table).and_then(|of| of.kept.shuffling.as_ref());
        if shuffling.is_some_and(Shuffling::is_complete) {
            self.guarded(Some(table), |lobby| lobby.deals_if_complete(table));
            self.tell_news(Some(table));
            self.does_later(table);
        }
    }

    fn deals_if_complete(&mut self, table: u64) {
        let Some(of) = self.tables.get_mut(&table) else { return };
        let Some(shuffling) = of.kept.shuffling.take_if(|shuffling| shuffling.is_complete()) else { return };
        let mut made = FairShuffle::new(shuffling.secret);
        for (id, part) in shuffling.parts {
            // Nonces of people who have left their seat are dropped.
            if let Some(seat) = of.seat_of(id) {
                made.add(seat, part);
            }
        }
        self.deals_anew(table, made);
    }

    /// Reveals the secret to the table once the game is over.
    pub(super) fn reveals(&mut self, table: u64) {
        let Some(of) = self.tables.get_mut(&table) else { return };
        let Some(told) = of.shuffle(table).filter(|told| told.revealed.is_some()) else { return };
        match &mut of.shuffled {
            Some(shuffled) if !shuffled.is_revealed => shuffled.is_revealed = true,
            _ => return,
        }
        of.kept.revealed = Some(told.clone());
        let people: Vec<PersonId> = of.people().collect();
        let here: Vec<PersonId> = people.into_iter().filter(|id| self.is_here(*id)).collect();
        for id in here {
            self.out.push((id, Out::Shuffle(Box::new(told.clone()))));
        }
        self.keep_table(table);
    }

    /// `shuffle`: contributors and commitment; `shuffle whole`: all its digits.
    pub(super) fn shuffle_is(&mut self, id: PersonId, rest: &str) -> Vec<Line> {
        let Some(table) = self.table_of(id) else { return self.line(id, no_table) };
        let Some(of) = self.tables.get(&table) else { return Vec::new() };
        let (told, plays) = (of.shuffle(table), of.plays());
        if told.is_some() || plays {
            // Clients with the commitment add their own finding.
            self.out.push((id, Out::Check));
        }
        let Some(told) = told else {
            return self
                .line(id, |voice| voice.help(msg!(if (plays) "lobby-shuffle-unknown" else "lobby-not-shuffled")));
        };
        let Some(voice) = self.people.get(&id).map(|person| person.guest.shared_voice()) else { return Vec::new() };
        let locale = voice.locale();
        let mut lines = Vec::new();
        lines.push(match of.shuffled.as_ref().filter(|_| of.kept.shuffling.is_none()) {
            None => voice.help(msg!("lobby-shuffling")),
            Some(shuffled) if shuffled.by.is_empty() => voice.help(msg!("lobby-shuffled-alone")),
            Some(shuffled) => {
                let names = shuffled.by.iter().cloned().map(Text::plain);
                let names = locale.join(std::iter::once(locale.say(msg!("verify-server"))).chain(names), "and");
                voice.help(msg!("lobby-shuffled", names))
            }
        });
        lines.push(if rest.is_empty() {
            voice.help(msg!("lobby-commitment", digits = told.commitment.in_groups(ENOUGH)))
        } else {
            voice.help(msg!("lobby-commitment-whole", digits = told.commitment.in_groups(64)))
        });
        lines.push(voice.help(if told.revealed.is_some() {
            msg!("lobby-secret-told")
        } else {
            msg!("lobby-secret-later")
        }));
        lines
    }

    pub(super) fn gives_record(&mut self, id: PersonId) -> Vec<Line> {
        let Some(of) = self.table_of(id).and_then(|table| self.tables.get(&table)) else {
            return self.line(id, no_table);
        };
        let Some(gathering) = &of.gathering else {
            return self.line(id, |voice| voice.error(msg!("lobby-not-begun")));
        };
        if !gathering.is_over() {
            return self.line(id, |voice| voice.error(msg!("lobby-record-later")));
        }
        self.out.push((id, Out::Record(gathering.on_paper())));
        // `sixdot join` saves the record and reports the file.
        if self.people.get(&id).is_some_and(|person| person.shuffles) {
            return Vec::new();
        }
        self.line(id, |voice| voice.help(msg!("lobby-record-given")))
    }
}

/// A shuffle before the deal. It is saved before it is announced, so that a restarted host continues with the same secret and
/// nonces.
#[derive(Clone, Serialize, Deserialize)]
pub struct Shuffling {
    pub secret: Part,
    pub parts: BTreeMap<PersonId, Part>,
    #[serde(skip)]
    pub asked: BTreeSet<PersonId>,
    /// None until somebody returns after a restart.
    #[serde(skip)]
    pub until: Option<Instant>,
}

#[derive(Clone, Debug)]
pub struct Shuffled {
    pub made: FairShuffle,
    pub by: Vec<String>,
    pub is_revealed: bool,
}

impl std::fmt::Debug for Shuffling {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Secret and nonces must not be logged.
        f.debug_struct("Shuffling").field("asked", &self.asked).finish_non_exhaustive()
    }
}

impl Shuffling {
    pub fn new(secret: Part, until: Instant) -> Self {
        Shuffling { secret, parts: BTreeMap::new(), asked: BTreeSet::new(), until: Some(until) }
    }

    pub fn is_complete(&self) -> bool {
        self.asked.is_empty()
    }

    /// After a restart, waits for all missing nonces.
    pub fn begins_again(&mut self, players: impl Iterator<Item = PersonId>) {
        self.asked = players.filter(|id| !self.parts.contains_key(id)).collect();
    }

    /// True if this shuffle was already dealt.
    pub fn has_made(&self, shuffle: Option<&FairShuffle>) -> bool {
        shuffle.is_some_and(|shuffle| shuffle.secret == self.secret)
    }
}
