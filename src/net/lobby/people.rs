//! People and the games they played here: who is there, the last people played with, and results.

use jiff::Zoned;

use super::{DAY, Lobby, PersonId, joined};
use crate::record::FinishedGame;
use crate::text::{Line, msg};

/// Maximum number of people remembered for each person.
const MOST_FRIENDS: usize = 10;

impl Lobby {
    pub(super) fn who(&self, id: PersonId) -> Vec<Line> {
        if let Some(table_id) = self.table_of(id) {
            return self.at_table(id, table_id, |voice, _, here| voice.help(msg!("lobby-people", here)));
        }
        let here = self.people.values().filter(|person| person.away.is_none());
        let names = here.map(|person| person.saved.name.clone());
        self.line(id, |voice| voice.help(msg!("lobby-people-all", names = joined(voice, names))))
    }

    /// `friends`: the last people played with, and where they are. An unlisted table is not named.
    pub(super) fn list_friends(&self, id: PersonId) -> Vec<Line> {
        let friends = &self.person(id).saved.friends;
        if friends.is_empty() {
            return self.help(id, msg!("lobby-friends-none"));
        }
        friends.iter().flat_map(|friend| self.where_is(id, *friend)).collect()
    }

    fn where_is(&self, id: PersonId, friend: PersonId) -> Vec<Line> {
        let who = self.name(friend);
        if !self.is_here(friend) {
            let seen = self.people.get(&friend).map_or(0, |person| person.saved.seen);
            let days = (self.seconds() / DAY).saturating_sub(seen / DAY);
            return self.help(id, msg!("lobby-friend-seen", who, days));
        }
        let (own, at) = (self.table_of(id), self.table_of(friend));
        let Some((number, table)) = at.and_then(|at| Some((at, self.tables.get(&at)?))) else {
            return self.help(id, msg!("lobby-friend-lobby", who));
        };
        if own == at {
            return self.help(id, msg!("lobby-friend-own", who));
        }
        let game = self.person(id).participant.voice().locale.game_name(&table.game);
        self.help(id, msg!("lobby-friend-table", who, open = table.open, number, game))
    }

    /// The names of the friends who are here, but not at this table.
    pub(super) fn friends_elsewhere(&self, id: PersonId, table_id: u64) -> Vec<String> {
        let friends = self.person(id).saved.friends.iter();
        let elsewhere = friends.filter(|friend| self.is_here(**friend) && self.table_of(**friend) != Some(table_id));
        elsewhere.map(|friend| self.name(*friend).to_owned()).collect()
    }

    /// The players of a table are the last people that each of them played with.
    pub(super) fn note_friends(&mut self, table_id: u64) {
        let players: Vec<PersonId> = self.table(table_id).players().collect();
        for id in &players {
            let before = &self.person(*id).saved.friends;
            let others = players.iter().filter(|other| *other != id);
            let older = before.iter().filter(|friend| !players.contains(friend));
            let friends: Vec<PersonId> = others.chain(older).copied().take(MOST_FRIENDS).collect();
            if *before != friends {
                self.person_mut(*id).saved.friends = friends;
                self.keep_person(*id);
            }
        }
    }

    /// Counts a finished game for those who played it to the end.
    pub(super) fn count_game(&mut self, table_id: u64) {
        let table = self.table(table_id);
        let Some(winners) = table.network_table.as_ref().and_then(|network_table| network_table.table().winners())
        else {
            return;
        };
        let players = u8::try_from(table.places.len()).unwrap_or(u8::MAX);
        let (day, game) = (Zoned::now().date(), table.game.clone());
        let present = table.places.iter().filter(|place| !place.stands_in).filter_map(|place| place.person);
        for (id, seat) in present.map(|id| (id, table.seat_of(id))).collect::<Vec<_>>() {
            let won = seat.is_some_and(|seat| winners.contains(&seat));
            let finished = FinishedGame { day, game: game.clone(), players, won };
            self.person_mut(id).saved.results.add(&finished);
            self.keep_person(id);
        }
    }
}
