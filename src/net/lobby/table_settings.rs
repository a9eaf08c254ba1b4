//! Settings of a table: house rules, whether it is listed, and whether it may be watched; with a cache of loaded rules.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use super::play::no_table;
use super::{Lobby, PersonId, joined};
use crate::net::limits::Quota;
use crate::rules::{Diagnostic, Library, Loaded};
use crate::session::LanguagePack;
use crate::text::{Line, msg};

/// Maximum number of open tables in the list.
const MOST_TOLD: usize = 20;

/// Rate for loading uncached rules.
const LOADS: Quota = Quota { burst: 24, interval: Duration::from_millis(500) };

impl Lobby {
    /// The table of its owner; an answer for everyone else.
    pub(super) fn own_table(&self, id: PersonId) -> Result<u64, Vec<Line>> {
        let Some((table_id, table)) =
            self.table_of(id).and_then(|table_id| Some((table_id, self.tables.get(&table_id)?)))
        else {
            return Err(self.line(id, no_table));
        };
        if table.saved.owner == id {
            return Ok(table_id);
        }
        let who = self.name(table.saved.owner);
        Err(self.line(id, |voice| voice.error(msg!("lobby-not-owner", who))))
    }

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
    pub(super) fn set_listed(&mut self, id: PersonId, open: bool) -> Vec<Line> {
        let table_id = match self.own_table(id) {
            Ok(table_id) => table_id,
            Err(lines) => return lines,
        };
        if let Some(table) = self.tables.get_mut(&table_id) {
            table.saved.open = open;
        }
        self.announce(id, table_id, |voice| {
            voice.help(msg!(if (open) "lobby-is-open" else "lobby-is-private", number = table_id))
        })
    }

    /// `onlookers` reports the spectators, `onlookers off` removes them.
    pub(super) fn onlookers(&mut self, id: PersonId, rest: &str) -> Vec<Line> {
        let Some(voice) = self.people.get(&id).map(|person| person.participant.shared_voice()) else {
            return Vec::new();
        };
        let wanted = [(true, msg!("words-on"), "on"), (false, msg!("words-off"), "off")];
        let wanted = wanted.into_iter().find(|(_, words, english)| voice.means(rest, words.clone(), english));
        let Some((allowed, ..)) = wanted else {
            let Some(table) = self.table_of(id).and_then(|table_id| self.tables.get(&table_id)) else {
                return self.line(id, no_table);
            };
            let (count, allowed) = (table.saved.watchers.len(), table.saved.watched);
            return vec![voice.help(msg!("lobby-onlookers-are", count, allowed))];
        };
        let table_id = match self.own_table(id) {
            Ok(table_id) => table_id,
            Err(lines) => return lines,
        };
        let Some(table) = self.tables.get_mut(&table_id) else { return Vec::new() };
        table.saved.watched = allowed;
        let watchers = if allowed { Vec::new() } else { table.saved.watchers.clone() };
        let lines = self
            .announce(id, table_id, |voice| voice.help(msg!(if (allowed) "lobby-watched" else "lobby-not-watched")));
        if watchers.is_empty() {
            return lines;
        }
        // The answer must precede its consequences.
        self.notify(id, &lines);
        for other in watchers {
            let left = self.leave_table(other, true);
            self.notify(other, &left);
        }
        Vec::new()
    }

    pub(super) fn load_rules(&mut self, table_id: u64) -> Option<Loaded> {
        let table = self.tables.get(&table_id)?;
        let loaded = self.rule_cache.load(&self.library, &table.saved.game, &table.saved.options).ok()?;
        Some(self.shared(loaded))
    }

    /// Loads rules for a person; none if the rate is exceeded.
    pub(super) fn load_rules_for(
        &mut self,
        id: PersonId,
        game: &str,
        options: &[(String, String)],
        now: Instant,
    ) -> Option<Result<Loaded, Vec<Diagnostic>>> {
        if !self.rule_cache.has(game, options) && !LOADS.allow(&mut self.people.get_mut(&id)?.loads, now) {
            return None;
        }
        Some(self.rule_cache.load(&self.library, game, options))
    }

    fn own_rules(&mut self, id: PersonId, table_id: u64, now: Instant) -> Result<Loaded, Vec<Line>> {
        let table = self.tables.get(&table_id).ok_or_else(Vec::new)?;
        let (game, options) = (table.saved.game.clone(), table.saved.options.clone());
        match self.load_rules_for(id, &game, &options, now) {
            Some(loaded) => loaded.map_err(|_| Vec::new()),
            None => Err(self.line(id, |voice| voice.error(msg!("lobby-too-fast")))),
        }
    }

    /// `option` lists the house rules, with a name its values; with a value, sets it.
    pub(super) fn house_rule(&mut self, id: PersonId, rest: &str, now: Instant) -> Vec<Line> {
        let Some(table_id) = self.table_of(id) else { return self.line(id, no_table) };
        match self.choose_house_rule(id, table_id, rest, now) {
            Ok(loaded) => self.announce_rules(id, table_id, &loaded),
            Err(lines) => lines,
        }
    }

    /// Sets a house rule without announcing it.
    ///
    /// # Errors
    /// The answer if nothing was set.
    pub(super) fn choose_house_rule(
        &mut self,
        id: PersonId,
        table_id: u64,
        rest: &str,
        now: Instant,
    ) -> Result<Loaded, Vec<Line>> {
        let loaded = self.own_rules(id, table_id, now)?;
        let Some(person) = self.people.get(&id) else { return Err(Vec::new()) };
        let (name, value) = person.participant.name_and_value(&loaded, rest);
        if name.trim().is_empty() {
            let mut lines = person.participant.house_rules(&loaded);
            let any = !lines.is_empty();
            lines
                .extend(self.line(id, |voice| voice.help(msg!(if (any) "lobby-ask-option" else "lobby-no-options"))));
            return Err(lines);
        }
        let Some(index) = person.participant.house_rule(&loaded, name) else {
            return Err(self.line(id, |voice| voice.error(msg!("lobby-unknown-option", word = name.trim()))));
        };
        let Some(value) = value else {
            let (mut lines, name, now) = person.participant.values_of(&loaded, index);
            lines.extend(
                self.line(id, |voice| voice.help(msg!("lobby-ask-value", name, value = now, number = index + 1))),
            );
            return Err(lines);
        };
        let Some((option, value)) = person.participant.value_of(&loaded, index, value) else {
            let mut lines = self.line(id, |voice| voice.error(msg!("unknown-value", word = value.trim())));
            lines.extend(person.participant.values_of(&loaded, index).0);
            return Err(lines);
        };
        self.set_house_rule(id, table_id, (option, value), now)
    }

    fn set_house_rule(
        &mut self,
        id: PersonId,
        table_id: u64,
        chosen: (String, String),
        now: Instant,
    ) -> Result<Loaded, Vec<Line>> {
        self.own_table(id)?;
        let Some(table) = self.tables.get(&table_id) else { return Err(Vec::new()) };
        if table.is_playing() {
            return Err(self.line(id, |voice| voice.error(msg!("lobby-begun"))));
        }
        let mut options = table.saved.options.clone();
        options.retain(|(other, _)| *other != chosen.0);
        options.push(chosen);
        let (game, seats) = (table.saved.game.clone(), table.saved.places.len());
        let loaded = match self.load_rules_for(id, &game, &options, now) {
            None => return Err(self.line(id, |voice| voice.error(msg!("lobby-too-fast")))),
            Some(Ok(loaded)) if loaded.rules.sizes().contains(seats) => loaded,
            Some(Ok(_)) => return Err(self.line(id, |voice| voice.error(msg!("lobby-not-together")))),
            Some(Err(faults)) => {
                let line = self.people.get(&id).map(|person| person.participant.not_together(&game, &faults));
                return Err(line.into_iter().collect());
            }
        };
        if let Some(table) = self.tables.get_mut(&table_id) {
            table.saved.options = options;
        }
        Ok(loaded)
    }

    pub(super) fn announce_rules(&mut self, id: PersonId, table_id: u64, loaded: &Loaded) -> Vec<Line> {
        self.announce(id, table_id, |voice| voice.rules_differ(loaded))
    }

    /// House rules of a table for somebody who joins; nothing if there are none.
    pub(super) fn rules_at(&mut self, id: PersonId, table_id: u64, now: Instant) -> Vec<Line> {
        if self.tables.get(&table_id).is_none_or(|table| table.saved.options.is_empty()) {
            return Vec::new();
        }
        match self.own_rules(id, table_id, now) {
            Ok(loaded) => self.line(id, |voice| voice.rules_differ(&loaded)),
            Err(lines) => lines,
        }
    }

    pub(super) fn list_tables(&mut self, id: PersonId) -> Vec<Line> {
        let count = self.tables.len();
        let open = self.tables.iter().filter(|(_, table)| table.saved.open);
        let mut open: Vec<(bool, u64)> =
            open.map(|(table_id, table)| (table.people().next().is_none(), *table_id)).collect();
        // Tables with people come first.
        open.sort_unstable();
        let open: Vec<u64> = open.into_iter().map(|(_, table_id)| table_id).collect();
        let mut lines = self.line(id, |voice| voice.help(msg!("lobby-tables-are", count, open = open.len())));
        for table_id in open.iter().take(MOST_TOLD) {
            lines.extend(self.table_entry(id, *table_id));
        }
        if open.len() > MOST_TOLD {
            lines
                .extend(self.line(id, |voice| voice.help(msg!("lobby-more-tables", count = open.len() - MOST_TOLD))));
        }
        if let Some(table_id) = self.table_of(id) {
            lines.extend(
                self.at_table(id, table_id, |voice, game, here| voice.help(msg!("lobby-table-is", game, here))),
            );
        }
        lines
    }

    fn table_entry(&self, id: PersonId, table_id: u64) -> Vec<Line> {
        let Some(table) = self.tables.get(&table_id) else { return Vec::new() };
        let names: Vec<String> = table
            .saved
            .places
            .iter()
            .filter_map(|place| place.person)
            .map(|other| self.name(other).to_owned())
            .collect();
        let free = table.saved.places.iter().filter(|place| place.person.is_none()).count();
        let (lang, plays, watched) = (table.saved.lang.clone(), table.is_playing(), table.saved.watched);
        self.line(id, |voice| {
            let game = voice.locale().game_name(&table.saved.game);
            let nobody = names.is_empty();
            let names = joined(voice, names.into_iter());
            voice.help(msg!("lobby-open-table", number = table_id, game, nobody, names, lang, free, plays, watched))
        })
    }

    /// An open table by number, or by the name of somebody who sits there.
    pub(super) fn find_open(&self, named: &str) -> Option<u64> {
        let named = named.trim();
        let table_id = match named.parse() {
            Ok(number) => number,
            Err(_) => self.table_of(self.names.find(named)?)?,
        };
        self.tables.get(&table_id).filter(|table| table.saved.open).map(|_| table_id)
    }
}

const MOST_CACHED: usize = 64;

type CacheKey = (String, Vec<(String, String)>);

/// Loaded rules or their errors, with the time of the last use.
struct CachedRules {
    loaded: Result<Loaded, Vec<Diagnostic>>,
    asked: u64,
}

/// LRU cache of rules. Loading compiles a whole rule file, and many lines need the same rules.
#[derive(Default)]
pub(super) struct RuleCache {
    entries: HashMap<CacheKey, CachedRules>,
    asked: u64,
}

impl RuleCache {
    pub fn has(&self, game: &str, options: &[(String, String)]) -> bool {
        self.entries.contains_key(&key(game, options))
    }

    /// Loads rules.
    ///
    /// # Errors
    /// The rule file with these house rules is invalid.
    pub fn load(
        &mut self,
        library: &Library,
        game: &str,
        options: &[(String, String)],
    ) -> Result<Loaded, Vec<Diagnostic>> {
        self.asked += 1;
        let (key, asked) = (key(game, options), self.asked);
        if let Some(saved) = self.entries.get_mut(&key) {
            saved.asked = asked;
            return saved.loaded.clone();
        }
        if self.entries.len() >= MOST_CACHED {
            let oldest = self.entries.values().map(|saved| saved.asked).min();
            self.entries.retain(|_, saved| Some(saved.asked) != oldest);
        }
        let loaded = library.load(game, options);
        self.entries.insert(key, CachedRules { loaded: loaded.clone(), asked });
        loaded
    }
}

fn key(game: &str, options: &[(String, String)]) -> CacheKey {
    (game.to_owned(), options.to_vec())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn chosen(rounds: usize) -> Vec<(String, String)> {
        vec![("rounds".to_owned(), rounds.to_string())]
    }

    #[test]
    fn rules_are_cached_and_the_least_recent_are_dropped() {
        let (library, mut rule_cache) = (Library::built_in(), RuleCache::default());
        let mut load = |rounds| rule_cache.load(&library, "uno", &chosen(rounds)).map(|loaded| loaded.options);
        let first = load(1).expect("rules");
        assert!(Arc::ptr_eq(&first, &load(1).expect("rules")), "they are the same");
        assert!(!Arc::ptr_eq(&first, &load(2).expect("rules")));
        // What is wrong is known, too.
        assert!(load(1_000_000).is_err() && load(1_000_000).is_err());
        for rounds in 3..3 + 2 * MOST_CACHED {
            let _ = load(rounds);
            assert!(Arc::ptr_eq(&first, &load(1).expect("rules")), "what is asked for stays");
        }
        for game in library.ids() {
            let _ = rule_cache.load(&library, &game, &[]);
            assert!(rule_cache.entries.len() <= MOST_CACHED);
        }
        assert!(rule_cache.has("uno", &chosen(1)) && !rule_cache.has("uno", &chosen(2)), "the oldest one has gone");
    }
}
