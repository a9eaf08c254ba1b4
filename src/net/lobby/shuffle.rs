//! The commit–reveal shuffle at a table: commitment, nonces of the players, and the secret once the game is over.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use super::state::{LobbyTable, PendingShuffle};
use super::{Lobby, PersonId, ServerMessage, Told};
use crate::net::shuffle::{GivenNonce, Revealed, Shuffle};
use crate::record::{ENOUGH, FairShuffle, Hex, Nonce};
use crate::text::{Line, Text, msg};

/// Time to wait for nonces.
const NONCE_WAIT: Duration = Duration::from_secs(2);

/// Time to wait for nonces after a restart, from the first returning player.
const RESTART_WAIT: Duration = Duration::from_secs(5);

impl LobbyTable {
    /// The shuffle of the running or next game.
    fn shuffle(&self, table_id: u64) -> Option<Shuffle> {
        let told = |secret: Nonce| Shuffle {
            table: table_id,
            game: self.games,
            commitment: secret.commitment(),
            wants_nonce: false,
            revealed: None,
        };
        if let Some(shuffling) = &self.shuffling {
            return Some(told(shuffling.secret));
        }
        let made = &self.shuffled.as_ref()?.made;
        let is_over = self.network_table.is_some() && !self.is_playing();
        Some(Shuffle { revealed: is_over.then(|| Revealed::of(made)), ..told(made.secret) })
    }
}

impl Lobby {
    /// Commits to a secret for the next game and requests nonces.
    pub(super) fn begin_shuffle(&mut self, id: PersonId, table_id: u64, now: Instant) -> Vec<Line> {
        if self.table(table_id).shuffling.is_some() {
            return self.help(id, msg!("lobby-shuffling"));
        }
        let secret = self.secret();
        let table = self.table_mut(table_id);
        table.games += 1;
        table.shuffling = Some(PendingShuffle {
            secret,
            nonces: BTreeMap::new(),
            asked: BTreeSet::new(),
            until: Some(now + NONCE_WAIT),
        });
        let people = table.list_people();
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
        Hex(secret)
    }

    /// Announces the commitment to a person, and requests a nonce if the client supports it.
    pub(super) fn request_nonce(&mut self, id: PersonId, now: Instant) {
        let Some(table_id) = self.table_of(id).filter(|_| self.is_here(id)) else { return };
        let can = self.person(id).shuffles;
        let table = self.table_mut(table_id);
        let sits = table.seat_of(id).is_some();
        let mut wants_nonce = false;
        if let Some(shuffling) = &mut table.shuffling {
            wants_nonce = can && sits && !shuffling.nonces.contains_key(&id);
            shuffling.until.get_or_insert(now + RESTART_WAIT);
            if wants_nonce {
                shuffling.asked.insert(id);
            } else {
                shuffling.asked.remove(&id);
            }
        }
        if let Some(told) = table.shuffle(table_id) {
            self.out.push((id, ServerMessage::Shuffle(Box::new(Shuffle { wants_nonce, ..told }))));
        }
    }

    /// Sends the revealed shuffle of the previous game and the current commitment to a returning person.
    pub(super) fn resend_shuffle(&mut self, id: PersonId, now: Instant) {
        let Some(table_id) = self.table_of(id) else { return };
        let table = self.table(table_id);
        if let Some(before) = table.revealed.clone().filter(|before| before.game < table.games) {
            self.out.push((id, ServerMessage::Shuffle(Box::new(before))));
        }
        self.request_nonce(id, now);
        self.deal_and_announce(table_id);
    }

    /// Adds a requested nonce. Others are ignored: the person may have left, or the game may have begun.
    pub fn add_nonce(&mut self, id: PersonId, given: &GivenNonce) {
        let table_id = given.table;
        let Some(table) = self.tables.get_mut(&table_id).filter(|table| table.games == given.game) else {
            return;
        };
        let sits = self.at.get(&id) == Some(&table_id);
        if let Some(shuffling) = &mut table.shuffling
            && sits
            && shuffling.asked.remove(&id)
        {
            shuffling.nonces.insert(id, given.nonce);
            if !shuffling.asked.is_empty() {
                self.keep_table(table_id);
            }
            self.deal_and_announce(table_id);
        }
    }

    /// Stops waiting for a person's nonce.
    pub(super) fn stop_waiting_for(&mut self, table_id: u64, id: PersonId) {
        let shuffling = self.tables.get_mut(&table_id).and_then(|table| table.shuffling.as_mut());
        if shuffling.is_some_and(|shuffling| shuffling.asked.remove(&id)) {
            self.deal_and_announce(table_id);
        }
    }

    /// Stops waiting for nonces after the deadline.
    pub(super) fn deal_overdue(&mut self, now: Instant) {
        let mut late = Vec::new();
        for (table_id, table) in &mut self.tables {
            if let Some(shuffling) = &mut table.shuffling {
                if shuffling.until.is_some_and(|until| until <= now) {
                    shuffling.asked.clear();
                    late.push(*table_id);
                }
            }
        }
        for table_id in late {
            self.deal_and_announce(table_id);
        }
    }

    /// Deals once all requested nonces are there.
    fn deal_and_announce(&mut self, table_id: u64) {
        let shuffling = self.tables.get(&table_id).and_then(|table| table.shuffling.as_ref());
        if shuffling.is_some_and(|shuffling| shuffling.asked.is_empty()) {
            self.guard(Some(table_id), |lobby| lobby.deal_if_complete(table_id));
            self.send_updates(Some(table_id));
            self.guard(Some(table_id), |lobby| lobby.run_deferred(table_id));
        }
    }

    fn deal_if_complete(&mut self, table_id: u64) {
        let table = self.table_mut(table_id);
        let complete = table.shuffling.take_if(|shuffling| shuffling.asked.is_empty());
        let Some(shuffling) = complete else { return };
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
        let unrevealed = table.shuffled.as_mut().filter(|shuffled| !shuffled.is_revealed);
        let Some(shuffled) = unrevealed else { return };
        shuffled.is_revealed = true;
        let is_new = table.revealed.replace(told.clone()).is_none_or(|before| before.game < told.game);
        for id in table.list_people() {
            if self.is_here(id) {
                self.out.push((id, ServerMessage::Shuffle(Box::new(told.clone()))));
            }
        }
        self.keep_table(table_id);
        if is_new {
            self.count_game(table_id);
        }
    }

    /// `shuffle`: contributors and commitment; `shuffle whole`: all its digits.
    pub(super) fn describe_shuffle(&mut self, id: PersonId, rest: &str) -> Told {
        let (table_id, table) = self.own_table(id)?;
        let (told, plays) = (table.shuffle(table_id), table.is_playing());
        let network_table = table.network_table.as_ref().filter(|_| table.shuffling.is_none());
        if network_table.is_some_and(|network_table| network_table.table().written().has_undo()) {
            return Ok(self.help(id, msg!("undo-unverified-end")));
        }
        if told.is_some() || plays {
            // Clients with the commitment add their own finding.
            self.out.push((id, ServerMessage::Check));
        }
        let Some(told) = told else {
            return Ok(self.help(id, msg!(if (plays) "lobby-shuffle-unknown" else "lobby-not-shuffled")));
        };
        let (table, voice) = (self.table(table_id), self.person(id).participant.voice());
        let locale = &voice.locale;
        let mut lines = Vec::new();
        lines.push(match table.shuffled.as_ref().filter(|_| table.shuffling.is_none()) {
            None => voice.help(msg!("lobby-shuffling")),
            Some(shuffled) if shuffled.by.is_empty() => voice.help(msg!("lobby-shuffled-alone")),
            Some(shuffled) => {
                let names = shuffled.by.iter().cloned().map(Text::plain);
                let names = locale.join(std::iter::once(locale.say(msg!("verify-server"))).chain(names), "and");
                voice.help(msg!("lobby-shuffled", names))
            }
        });
        lines.push(voice.help(if rest.is_empty() {
            msg!("lobby-commitment", digits = told.commitment.in_groups(ENOUGH))
        } else {
            msg!("lobby-commitment-whole", digits = told.commitment.in_groups(64))
        }));
        let is_told = told.revealed.is_some();
        lines.push(voice.help(msg!(if (is_told) "lobby-secret-told" else "lobby-secret-later")));
        Ok(lines)
    }

    pub(super) fn send_record(&mut self, id: PersonId) -> Told {
        let (_, table) = self.own_table(id)?;
        let network_table = table.network_table.as_ref().ok_or_else(|| self.error(id, msg!("lobby-not-begun")))?;
        if !network_table.table().is_over() {
            return self.refuse(id, msg!("lobby-record-later"));
        }
        let record = network_table.on_paper();
        self.out.push((id, ServerMessage::Record(record)));
        // `sixdot join` saves the record and reports the file.
        let saves = self.person(id).shuffles;
        Ok(if saves { Vec::new() } else { self.help(id, msg!("lobby-record-given")) })
    }
}
