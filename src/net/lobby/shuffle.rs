//! The commit–reveal shuffle at a table: commitment, nonces of the players, and the secret once the game is over.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::play::no_table;
use super::state::{LobbyTable, PersonId};
use super::{Lobby, ServerMessage};
use crate::net::shuffle::{GivenNonce, Revealed, Shuffle};
use crate::record::{ENOUGH, FairShuffle, Nonce};
use crate::text::{Line, Text, msg};

/// Time to wait for nonces.
const NONCE_WAIT: Duration = Duration::from_secs(2);

/// Time to wait for nonces after a restart, from the first returning player.
const RESTART_WAIT: Duration = Duration::from_secs(5);

impl LobbyTable {
    /// The shuffle of the running or next game.
    fn shuffle(&self, table_id: u64) -> Option<Shuffle> {
        let game = self.saved.games;
        let told = |secret: Nonce| Shuffle {
            table: table_id,
            game,
            commitment: secret.commitment(),
            wants_nonce: false,
            revealed: None,
        };
        match (&self.saved.shuffling, &self.shuffled) {
            (Some(shuffling), _) => Some(told(shuffling.secret)),
            (None, Some(shuffled)) => {
                let is_over = self.network_table.is_some() && !self.is_playing();
                let revealed = is_over.then(|| Revealed::of(&shuffled.made));
                Some(Shuffle { revealed, ..told(shuffled.made.secret) })
            }
            (None, None) => None,
        }
    }
}

impl Lobby {
    /// Commits to a secret for the next game and requests nonces.
    pub(super) fn begin_shuffle(&mut self, id: PersonId, table_id: u64, now: Instant) -> Vec<Line> {
        if self.tables.get(&table_id).is_some_and(|table| table.saved.shuffling.is_some()) {
            return self.line(id, |voice| voice.help(msg!("lobby-shuffling")));
        }
        let secret = self.secret();
        let Some(table) = self.tables.get_mut(&table_id) else { return Vec::new() };
        table.saved.games += 1;
        table.saved.shuffling = Some(PendingShuffle::new(secret, now + NONCE_WAIT));
        let people: Vec<PersonId> = table.people().collect();
        self.keep_table(table_id);
        for id in people {
            self.request_nonce(id, now);
        }
        self.deal_if_complete(table_id);
        Vec::new()
    }

    fn secret(&mut self) -> Nonce {
        let mut secret = [0; 32];
        for bytes in secret.chunks_mut(8) {
            bytes.copy_from_slice(&(self.chance)().to_be_bytes());
        }
        Nonce(secret)
    }

    /// Announces the commitment to a person, and requests a nonce if the client supports it.
    pub(super) fn request_nonce(&mut self, id: PersonId, now: Instant) {
        let Some(table_id) = self.table_of(id).filter(|_| self.is_here(id)) else { return };
        let can = self.people.get(&id).is_some_and(|person| person.shuffles);
        let Some(table) = self.tables.get_mut(&table_id) else { return };
        let sits = table.seat_of(id).is_some();
        let mut wants_nonce = false;
        if let Some(shuffling) = &mut table.saved.shuffling {
            wants_nonce = can && sits && !shuffling.nonces.contains_key(&id);
            shuffling.until.get_or_insert(now + RESTART_WAIT);
            if wants_nonce {
                shuffling.asked.insert(id);
            } else {
                shuffling.asked.remove(&id);
            }
        }
        let Some(told) = table.shuffle(table_id) else { return };
        self.out.push((id, ServerMessage::Shuffle(Box::new(Shuffle { wants_nonce, ..told }))));
    }

    /// Sends the revealed shuffle of the previous game and the current commitment to a returning person.
    pub(super) fn resend_shuffle(&mut self, id: PersonId, now: Instant) {
        let Some((table_id, table)) =
            self.table_of(id).and_then(|table_id| Some((table_id, self.tables.get(&table_id)?)))
        else {
            return;
        };
        if let Some(before) = table.saved.revealed.clone().filter(|before| before.game < table.saved.games) {
            self.out.push((id, ServerMessage::Shuffle(Box::new(before))));
        }
        self.request_nonce(id, now);
        self.deal_and_announce(table_id);
    }

    /// Adds a requested nonce; others are ignored.
    pub fn add_nonce(&mut self, id: PersonId, given: &GivenNonce) {
        let Some(table_id) = self.table_of(id).filter(|table_id| *table_id == given.table) else { return };
        let Some(table) = self.tables.get_mut(&table_id).filter(|table| table.saved.games == given.game) else {
            return;
        };
        let Some(shuffling) = &mut table.saved.shuffling else { return };
        if !shuffling.asked.remove(&id) {
            return;
        }
        shuffling.nonces.insert(id, given.nonce);
        if shuffling.is_complete() {
            self.deal_and_announce(table_id);
        } else {
            self.keep_table(table_id);
        }
    }

    /// Stops waiting for a person's nonce.
    pub(super) fn stop_waiting_for(&mut self, table_id: u64, id: PersonId) {
        let shuffling = self.tables.get_mut(&table_id).and_then(|table| table.saved.shuffling.as_mut());
        if shuffling.is_some_and(|shuffling| shuffling.asked.remove(&id)) {
            self.deal_and_announce(table_id);
        }
    }

    /// Stops waiting for nonces after the deadline.
    pub(super) fn deal_overdue(&mut self, now: Instant) {
        let late = |table: &LobbyTable| {
            let until = table.saved.shuffling.as_ref().and_then(|shuffling| shuffling.until);
            until.is_some_and(|until| until <= now)
        };
        let tables: Vec<u64> =
            self.tables.iter().filter(|(_, table)| late(table)).map(|(table_id, _)| *table_id).collect();
        for table_id in tables {
            if let Some(shuffling) = self.tables.get_mut(&table_id).and_then(|table| table.saved.shuffling.as_mut()) {
                shuffling.asked.clear();
            }
            self.deal_and_announce(table_id);
        }
    }

    fn deal_and_announce(&mut self, table_id: u64) {
        let shuffling = self.tables.get(&table_id).and_then(|table| table.saved.shuffling.as_ref());
        if shuffling.is_some_and(PendingShuffle::is_complete) {
            self.catch_panic(Some(table_id), |lobby| lobby.deal_if_complete(table_id));
            self.send_updates(Some(table_id));
            self.run_deferred(table_id);
        }
    }

    fn deal_if_complete(&mut self, table_id: u64) {
        let Some(table) = self.tables.get_mut(&table_id) else { return };
        let Some(shuffling) = table.saved.shuffling.take_if(|shuffling| shuffling.is_complete()) else { return };
        let mut made = FairShuffle::new(shuffling.secret);
        for (id, nonce) in shuffling.nonces {
            // Nonces of people who have left their seat are dropped.
            if let Some(seat) = table.seat_of(id) {
                made.add(seat, nonce);
            }
        }
        self.deal_new(table_id, made);
    }

    /// Reveals the secret to the table once the game is over.
    pub(super) fn reveal(&mut self, table_id: u64) {
        let Some(table) = self.tables.get_mut(&table_id) else { return };
        let Some(told) = table.shuffle(table_id).filter(|told| told.revealed.is_some()) else { return };
        match &mut table.shuffled {
            Some(shuffled) if !shuffled.is_revealed => shuffled.is_revealed = true,
            _ => return,
        }
        table.saved.revealed = Some(told.clone());
        let people: Vec<PersonId> = table.people().collect();
        let here: Vec<PersonId> = people.into_iter().filter(|id| self.is_here(*id)).collect();
        for id in here {
            self.out.push((id, ServerMessage::Shuffle(Box::new(told.clone()))));
        }
        self.keep_table(table_id);
    }

    /// `shuffle`: contributors and commitment; `shuffle whole`: all its digits.
    pub(super) fn describe_shuffle(&mut self, id: PersonId, rest: &str) -> Vec<Line> {
        let Some(table_id) = self.table_of(id) else { return self.line(id, no_table) };
        let Some(table) = self.tables.get(&table_id) else { return Vec::new() };
        let (told, plays) = (table.shuffle(table_id), table.is_playing());
        if told.is_some() || plays {
            // Clients with the commitment add their own finding.
            self.out.push((id, ServerMessage::Check));
        }
        let Some(told) = told else {
            return self
                .line(id, |voice| voice.help(msg!(if (plays) "lobby-shuffle-unknown" else "lobby-not-shuffled")));
        };
        let Some(voice) = self.people.get(&id).map(|person| person.participant.shared_voice()) else {
            return Vec::new();
        };
        let locale = voice.locale();
        let mut lines = Vec::new();
        lines.push(match table.shuffled.as_ref().filter(|_| table.saved.shuffling.is_none()) {
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

    pub(super) fn send_record(&mut self, id: PersonId) -> Vec<Line> {
        let Some(table) = self.table_of(id).and_then(|table_id| self.tables.get(&table_id)) else {
            return self.line(id, no_table);
        };
        let Some(network_table) = &table.network_table else {
            return self.line(id, |voice| voice.error(msg!("lobby-not-begun")));
        };
        if !network_table.is_over() {
            return self.line(id, |voice| voice.error(msg!("lobby-record-later")));
        }
        self.out.push((id, ServerMessage::Record(network_table.on_paper())));
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
pub struct PendingShuffle {
    pub secret: Nonce,
    #[serde(rename = "parts")]
    pub nonces: BTreeMap<PersonId, Nonce>,
    #[serde(skip)]
    pub asked: BTreeSet<PersonId>,
    /// None until somebody returns after a restart.
    #[serde(skip)]
    pub until: Option<Instant>,
}

#[derive(Clone, Debug)]
pub struct DealtShuffle {
    pub made: FairShuffle,
    pub by: Vec<String>,
    pub is_revealed: bool,
}

impl std::fmt::Debug for PendingShuffle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Secret and nonces must not be logged.
        f.debug_struct("Shuffling").field("asked", &self.asked).finish_non_exhaustive()
    }
}

impl PendingShuffle {
    pub fn new(secret: Nonce, until: Instant) -> Self {
        PendingShuffle { secret, nonces: BTreeMap::new(), asked: BTreeSet::new(), until: Some(until) }
    }

    pub fn is_complete(&self) -> bool {
        self.asked.is_empty()
    }

    /// After a restart, waits for all missing nonces.
    pub fn restart(&mut self, players: impl Iterator<Item = PersonId>) {
        self.asked = players.filter(|id| !self.nonces.contains_key(id)).collect();
    }

    /// True if this shuffle was already dealt.
    pub fn has_made(&self, shuffle: Option<&FairShuffle>) -> bool {
        shuffle.is_some_and(|shuffle| shuffle.secret == self.secret)
    }
}
