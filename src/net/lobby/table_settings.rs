//! Settings of a table: house rules, whether it is listed, and whether it may be watched.

use std::time::{Duration, Instant};

use super::state::LobbyTable;
use super::{Lobby, PersonId, Told, joined};
use crate::net::limits::Quota;
use crate::rules::{Diagnostic, Loaded};
use crate::session::{LanguagePack, house_rules};
use crate::text::{Line, Text, msg};

/// Maximum number of open tables in the list.
const MOST_TOLD: usize = 20;

/// Rate for loading uncached rules.
const LOADS: Quota = Quota { burst: 24, interval: Duration::from_millis(500) };

impl Lobby {
    /// Saves a table and announces a line, in the language of each person.
    pub(super) fn announce(
        &mut self,
        id: PersonId,
        table_id: u64,
        line: impl Fn(&LanguagePack) -> Line,
    ) -> Vec<Line> {
        self.keep_table(table_id);
        self.tell_others(id, &line);
        self.line(id, line)
    }

    /// `public` lists the table and opens it to everyone, `unlisted` reverts that.
    pub(super) fn set_listed(&mut self, id: PersonId, open: bool) -> Told {
        let table_id = self.owned_table(id)?;
        self.table_mut(table_id).open = open;
        Ok(self.announce(id, table_id, |voice| {
            voice.help(msg!(if (open) "lobby-is-open" else "lobby-is-private", number = table_id))
        }))
    }

    /// `onlookers` reports the spectators, `onlookers off` removes them.
    pub(super) fn onlookers(&mut self, id: PersonId, allowed: Option<bool>) -> Told {
        let Some(allowed) = allowed else {
            let (_, table) = self.own_table(id)?;
            let (count, allowed) = (table.watchers.len(), table.watched);
            return Ok(self.help(id, msg!("lobby-onlookers-are", count, allowed)));
        };
        let table_id = self.owned_table(id)?;
        let table = self.table_mut(table_id);
        table.watched = allowed;
        let watchers = if allowed { Vec::new() } else { table.watchers.clone() };
        let line = |voice: &LanguagePack| voice.help(msg!(if (allowed) "lobby-watched" else "lobby-not-watched"));
        if watchers.is_empty() {
            return Ok(self.announce(id, table_id, line));
        }
        // The answer must precede its consequences.
        self.announce(id, table_id, line);
        self.notify([id], line);
        for other in watchers {
            let left = self.leave_table(other, true)?;
            self.tell(other, &left, None);
        }
        Ok(Vec::new())
    }

    /// The rules of a table; none if the rule file cannot be loaded any more.
    pub(super) fn load_rules(&mut self, table_id: u64) -> Option<Loaded> {
        let table = &self.tables[&table_id];
        let loaded = self.rule_cache.load(&self.library, &table.game, &table.options);
        loaded.ok().map(|loaded| self.shared(loaded))
    }

    /// Loads rules for a person, at a limited rate.
    pub(super) fn load_rules_for(
        &mut self,
        id: PersonId,
        game: &str,
        options: &[(String, String)],
        now: Instant,
    ) -> Told<Result<Loaded, Vec<Diagnostic>>> {
        if !self.rule_cache.has(game, options) && !LOADS.allow(&mut self.person_mut(id).loads, now) {
            return self.refuse(id, msg!("lobby-too-fast"));
        }
        Ok(self.rule_cache.load(&self.library, game, options))
    }

    fn own_rules(&mut self, id: PersonId, table_id: u64, now: Instant) -> Told<Loaded> {
        let table = self.table(table_id);
        let (game, options) = (table.game.clone(), table.options.clone());
        // Nothing can be said of rules that were deleted.
        self.load_rules_for(id, &game, &options, now)?.map_err(|_| Vec::new())
    }

    /// `option` lists the house rules, with a name its values; with a value, sets it.
    pub(super) fn house_rule(&mut self, id: PersonId, rest: &str, now: Instant) -> Told {
        let (table_id, _) = self.own_table(id)?;
        let loaded = self.choose_house_rule(id, table_id, rest, now)?;
        Ok(self.announce(id, table_id, |voice| voice.rules_differ(&loaded)))
    }

    /// The house rules of a table before a game.
    pub(super) fn list_house_rules(&mut self, id: PersonId, table_id: u64, now: Instant) -> Told {
        let loaded = self.own_rules(id, table_id, now)?;
        let voice = self.person(id).participant.voice();
        let mut lines = vec![voice.rules_differ(&loaded)];
        lines.extend(house_rules::items(voice, &loaded));
        if self.table(table_id).owner == id {
            lines.extend(house_rules::how_to_change(voice, &loaded));
        }
        Ok(lines)
    }

    /// Sets a house rule without announcing it.
    pub(super) fn choose_house_rule(
        &mut self,
        id: PersonId,
        table_id: u64,
        rest: &str,
        now: Instant,
    ) -> Told<Loaded> {
        let loaded = self.own_rules(id, table_id, now)?;
        let participant = &self.person(id).participant;
        let voice = participant.voice();
        if rest.trim().is_empty() {
            return Err([house_rules::items(voice, &loaded), house_rules::how_to_change(voice, &loaded)].concat());
        }
        // An option alone tells its values.
        if let Some(index) = house_rules::named_alone(voice, &loaded, rest) {
            let (mut lines, name, now) = house_rules::values(voice, &loaded, index);
            lines.push(voice.help(msg!("lobby-ask-value", name, value = now, number = index + 1)));
            return Err(lines);
        }
        match house_rules::read_rules(voice, &loaded, rest) {
            Ok(chosen) => self.set_house_rules(id, table_id, chosen, now),
            Err(line) => Err(vec![line]),
        }
    }

    pub(super) fn set_house_rules(
        &mut self,
        id: PersonId,
        table_id: u64,
        chosen: Vec<(String, String)>,
        now: Instant,
    ) -> Told<Loaded> {
        self.owned_table(id)?;
        let table = self.table(table_id);
        if table.is_playing() {
            return self.refuse(id, msg!("lobby-begun"));
        }
        let mut options = table.options.clone();
        options.retain(|(other, _)| !chosen.iter().any(|(own, _)| own == other));
        options.extend(chosen);
        let (game, seats) = (table.game.clone(), table.places.len());
        match self.load_rules_for(id, &game, &options, now)? {
            Ok(loaded) if loaded.rules.sizes().contains(seats) => {
                self.table_mut(table_id).options = options;
                Ok(loaded)
            }
            Ok(_) => self.refuse(id, msg!("lobby-not-together")),
            Err(faults) => {
                let line = self.person(id).participant.not_together(&game, &faults);
                Err(vec![line])
            }
        }
    }

    /// House rules of a table for somebody who joins; nothing if there are none.
    pub(super) fn rules_at(&mut self, id: PersonId, table_id: u64, now: Instant) -> Vec<Line> {
        if self.table(table_id).options.is_empty() {
            return Vec::new();
        }
        let loaded = self.own_rules(id, table_id, now);
        loaded.map_or_else(|refusal| refusal, |loaded| self.line(id, |voice| voice.rules_differ(&loaded)))
    }

    pub(super) fn list_tables(&self, id: PersonId) -> Vec<Line> {
        let mut open: Vec<(&u64, &LobbyTable)> =
            self.tables.iter().map(|(table_id, table)| (table_id, &**table)).collect();
        let count = open.len();
        open.retain(|(_, table)| table.open);
        // Tables with people come first.
        open.sort_by_key(|(_, table)| table.people().next().is_none());
        let mut lines = self.help(id, msg!("lobby-tables-are", count, open = open.len()));
        for (table_id, table) in open.iter().take(MOST_TOLD) {
            lines.extend(self.table_entry(id, **table_id, table));
        }
        if open.len() > MOST_TOLD {
            lines.extend(self.help(id, msg!("lobby-more-tables", count = open.len() - MOST_TOLD)));
        }
        if let Some(table_id) = self.table_of(id) {
            let line =
                |voice: &LanguagePack, game: String, here: Text| voice.help(msg!("lobby-table-is", game, here));
            lines.extend(self.at_table(id, table_id, line));
        }
        lines
    }

    fn table_entry(&self, id: PersonId, number: u64, table: &LobbyTable) -> Vec<Line> {
        let names: Vec<String> = table.players().map(|other| self.name(other).to_owned()).collect();
        let free = table.places.len() - names.len();
        let (lang, plays, watched) = (table.lang.clone(), table.is_playing(), table.watched);
        self.line(id, |voice| {
            let game = voice.locale.game_name(&table.game);
            let nobody = names.is_empty();
            let names = joined(voice, names.into_iter());
            voice.help(msg!("lobby-open-table", number, game, nobody, names, lang, free, plays, watched))
        })
    }

    /// An open table by number, or by the name of somebody who sits there.
    pub(super) fn find_open(&self, named: &str) -> Option<u64> {
        let named = named.trim();
        let table_id = match named.parse() {
            Ok(number) => number,
            Err(_) => self.table_of(self.names.find(named)?)?,
        };
        self.tables.get(&table_id).filter(|table| table.open).map(|_| table_id)
    }
}
