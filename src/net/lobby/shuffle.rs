//! How the cards of a table are shuffled by the server and by all whose programs add a part: what is told before, who is waited for,
//! and what is told when the game is over.

use std::time::{Duration, Instant};

use super::play::no_table;
use super::shuffling::Shuffling;
use super::table::Table;
use super::{Lobby, Out, PersonId};
use crate::net::shuffle::{Given, Revealed, Shuffle};
use crate::record::{ENOUGH, FairShuffle, Nonce};
use crate::say::{Line, Text, msg};

/// How long a part is waited for.
const PARTS: Duration = Duration::from_secs(2);

/// The same where the host was started again, from the first who is back.
const BACK: Duration = Duration::from_secs(5);

impl Table {
    /// What is told of the shuffle of the game that is played, or about to be.
    fn shuffle(&self, table: u64) -> Option<Shuffle> {
        let game = self.kept.games;
        let told =
            |secret: Nonce| Shuffle { table, game, commitment: secret.commitment(), part: false, revealed: None };
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
    /// Begins the next game of a table: the server binds itself, and whoever can adds a part.
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

    /// A secret that nobody can guess.
    fn secret(&mut self) -> Nonce {
        let mut secret = [0; 32];
        for bytes in secret.chunks_mut(8) {
            bytes.copy_from_slice(&(self.chance)().to_be_bytes());
        }
        Nonce(secret)
    }

    /// Tells somebody at a table the commitment, where there is one, and asks for a part where one is waited for.
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

    /// Somebody is back: what was told of the game before, if that is over, and of this one.
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

    /// A part has come. A second one of the same person, and one that nobody has asked for, count for nothing.
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

    /// At a table nobody waits for somebody's part any more.
    pub(super) fn goes_without(&mut self, table: u64, id: PersonId) {
        let shuffling = self.tables.get_mut(&table).and_then(|of| of.kept.shuffling.as_mut());
        if shuffling.is_some_and(|shuffling| shuffling.asked.remove(&id)) {
            self.goes_on_if_complete(table);
        }
    }

    /// Nobody is waited for longer than that.
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

    /// Deals if nobody is waited for, and tells it.
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
            // Who has left the table meanwhile has no seat of which it could be the part.
            if let Some(seat) = of.seat_of(id) {
                made.add(seat, part);
            }
        }
        self.deals_anew(table, made);
    }

    /// Tells everybody at a table the secret, if the game is over and they do not know it yet.
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

    /// `shuffle`: who has shuffled, and what the server has committed itself to; `shuffle whole`: all digits of it.
    pub(super) fn shuffle_is(&mut self, id: PersonId, rest: &str) -> Vec<Line> {
        let Some(table) = self.table_of(id) else { return self.line(id, no_table) };
        let Some(of) = self.tables.get(&table) else { return Vec::new() };
        let (told, plays) = (of.shuffle(table), of.plays());
        if told.is_some() || plays {
            // A client that has kept the commitment tells its own finding.
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

    /// `record`: the record of the game that is over, for whoever wants to look into it.
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
        // A program of ours saves it, and says where.
        if self.people.get(&id).is_some_and(|person| person.shuffles) {
            return Vec::new();
        }
        self.line(id, |voice| voice.help(msg!("lobby-record-given")))
    }
}
