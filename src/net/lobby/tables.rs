//! Opening, joining, watching and leaving tables.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use super::play::{no_table, waits_for};
use super::state::{GRACE, Place, SavedTable, Table};
use super::{Lobby, PersonId, joined};
use crate::command::normal;
use crate::engine::Seat;
use crate::say::{Lang, Line, Locale, Text, ends_with_situation, msg};
use crate::session::{LanguagePack, RemoteParticipant};

const MOST_TABLES: usize = 2_000;

/// Parses a game, a number of seats and house rules: `uno 4 stacking=both, jump-in=yes`. House rules follow the last number, or
/// the name of the game.
fn wanted(guest: &RemoteParticipant, rest: &str) -> Result<(String, Option<u8>, Vec<String>), Line> {
    let rest = RemoteParticipant::without_asking(rest);
    let words: Vec<&str> = rest.split_whitespace().collect();
    let number = |word: &&str| word.parse::<u8>().ok();
    let rules = |words: &[&str]| words.join(" ").split(',').map(|rule| rule.trim().to_owned()).collect();
    if let Some((last, before)) =
        words.split_last().filter(|(last, before)| number(last).is_some() && !before.is_empty())
    {
        return Ok((guest.game(&before.join(" "))?, number(last), Vec::new()));
    }
    if let Some(at) = words.iter().rposition(|word| number(word).is_some()).filter(|at| *at > 0) {
        return Ok((guest.game(&words[..at].join(" "))?, number(&words[at]), rules(&words[at + 1..])));
    }
    for end in (1..words.len()).rev() {
        if let (Err(_), Ok(game)) = (guest.game(&words[..=end].join(" ")), guest.game(&words[..end].join(" "))) {
            return Ok((game, None, rules(&words[end..])));
        }
    }
    Ok((guest.game(rest)?, None, Vec::new()))
}

/// Maximum number of house rules in the line that opens a table, since each loads the rule file.
const MOST_RULES: usize = 12;

/// Maximum number of abandoned games of a person; older ones are closed.
const MOST_LEFT: usize = 3;

const USUAL_SEATS: u8 = 4;

const WORDS: usize = 3;

impl Lobby {
    pub(super) fn opens(&mut self, id: PersonId, rest: &str, now: Instant) -> Vec<Line> {
        if self.at.contains_key(&id) {
            return self.line(id, |voice| voice.error(msg!("lobby-at-table")));
        }
        if self.tables.len() >= MOST_TABLES {
            return self.line(id, |voice| voice.error(msg!("lobby-too-many")));
        }
        let Some(person) = self.people.get(&id) else { return Vec::new() };
        if rest.trim().is_empty() {
            return self.line(id, |voice| voice.error(msg!("lobby-no-game")));
        }
        let (game, seats, chosen) = match wanted(&person.guest, rest) {
            Ok(wanted) => wanted,
            Err(line) => return vec![line],
        };
        let lang = person.guest.lang();
        let loaded = match self.loads_for(id, &game, &[], now) {
            Some(Ok(loaded)) => loaded,
            Some(Err(_)) => return self.line(id, |voice| voice.error(msg!("lobby-no-game"))),
            None => return self.line(id, |voice| voice.error(msg!("lobby-too-fast"))),
        };
        let sizes = loaded.rules.sizes();
        let in_words = chosen.first().filter(|_| seats.is_none());
        let in_words = in_words.and_then(|rule| self.people.get(&id)?.guest.number_in_words(&loaded, rule));
        if let Some(number) = in_words {
            let number = usize::from(sizes.nearest(u8::try_from(number).unwrap_or(u8::MAX)));
            return self.line(id, |voice| {
                let game = voice.locale().game_name(&game);
                voice.error(msg!("lobby-seats-digits", game, number))
            });
        }
        if seats.is_some_and(|seats| !sizes.contains(usize::from(seats))) {
            return self.line(id, |voice| {
                let (game, sizes) = (voice.locale().game_name(&game), voice.locale().sizes(&sizes));
                voice.error(msg!("lobby-no-such-size", game, sizes))
            });
        }
        let count = seats.unwrap_or_else(|| sizes.nearest(USUAL_SEATS));
        let code = self.new_code(&Locale::new(lang));
        let mut places = self.computers(&Locale::new(lang), count);
        if let Some(place) = places.first_mut() {
            place.person = Some(id);
        }
        let table = self.next_table;
        self.next_table += 1;
        let kept = SavedTable {
            code: code.clone(),
            lang: lang.code().to_owned(),
            game: game.clone(),
            owner: id,
            places,
            records: 0,
            watchers: Vec::new(),
            left: BTreeMap::new(),
            barred: BTreeSet::new(),
            options: Vec::new(),
            open: false,
            watched: true,
            grace: GRACE.as_secs(),
            empty_since: None,
            games: 0,
            shuffling: None,
            revealed: None,
        };
        let path = self.folder.join("tables").join(format!("{table}.json"));
        self.tables.insert(table, Box::new(Table::new(kept, &path, &self.synced)));
        self.at.insert(id, table);
        self.keep_table(table);
        let mut lines = self.line(id, |voice| {
            let game = voice.locale().game_name(&game);
            voice.help(msg!("lobby-opened", game, count = usize::from(count), code))
        });
        let mut chose = None;
        for rule in chosen.into_iter().take(MOST_RULES) {
            match self.chooses_rule(id, table, &rule, now) {
                Ok(loaded) => chose = Some(loaded),
                Err(told) => lines.extend(told),
            }
        }
        // Announced together.
        lines.extend(chose.into_iter().flat_map(|loaded| self.tells_rules(id, table, &loaded)));
        lines
    }

    fn new_code(&mut self, locale: &Locale) -> String {
        loop {
            let code = self.words(locale, WORDS);
            if self.tables.values().all(|table| table.kept.code != code) {
                return code;
            }
        }
    }

    pub(super) fn words(&mut self, locale: &Locale, count: usize) -> String {
        let words = locale.list(msg!("lobby-codes"));
        let mut word = || {
            let at = usize::try_from((self.chance)() % words.len().max(1) as u64).unwrap_or(0);
            words.get(at).cloned().unwrap_or_default()
        };
        (0..count).map(|_| word()).collect::<Vec<_>>().join(" ")
    }

    fn computers(&self, locale: &Locale, count: u8) -> Vec<Place> {
        let place = |computer| Place { person: None, computer, stands_in: false, since: None };
        self.free_names(locale).take(usize::from(count)).map(place).collect()
    }

    fn free_names(&self, locale: &Locale) -> impl Iterator<Item = String> {
        let taken = |name: &String| self.names.is_said(name);
        let names: Vec<String> = locale.list(msg!("bot-names")).into_iter().filter(|name| !taken(name)).collect();
        names.into_iter().chain((1..).map(move |number: usize| locale.in_full(msg!("person-name", number))))
    }

    /// The computer player's name on a seat, changed if a person has taken it.
    pub(super) fn computer_on(&mut self, table: u64, seat: Seat) -> String {
        let Some(of) = self.tables.get(&table) else { return String::new() };
        let name = of.kept.places[seat.index()].computer.clone();
        if !self.names.is_said(&name) {
            return name;
        }
        let locale = Locale::new(of.kept.lang.parse().unwrap_or(Lang::En));
        let is_there = |name: &String| of.kept.places.iter().any(|place| normal(&place.computer) == normal(name));
        let new = self.free_names(&locale).find(|name| !is_there(name)).unwrap_or(name);
        if let Some(of) = self.tables.get_mut(&table) {
            of.kept.places[seat.index()].computer.clone_from(&new);
        }
        new
    }

    pub(super) fn with_code(&self, code: &str) -> Option<u64> {
        let code = code.split_whitespace().map(normal).collect::<Vec<_>>().join(" ");
        self.tables.iter().find(|(_, table)| !code.is_empty() && normal(&table.kept.code) == code).map(|(id, _)| *id)
    }

    fn way_to(&self, id: PersonId, code: &str) -> Result<u64, Vec<Line>> {
        let refused = |why| Err(self.line(id, |voice| voice.error(why)));
        if self.at.contains_key(&id) {
            return refused(msg!("lobby-at-table"));
        }
        match self.with_code(code).or_else(|| self.open_one(code)) {
            None => refused(msg!("lobby-no-code")),
            Some(table) if self.tables[&table].kept.barred.contains(&id) => refused(msg!("lobby-barred")),
            Some(table) => Ok(table),
        }
    }

    pub(super) fn joins(&mut self, id: PersonId, code: &str, now: Instant) -> Vec<Line> {
        let table = match self.way_to(id, code) {
            Ok(table) => table,
            Err(lines) => return lines,
        };
        let Some(of) = self.tables.get_mut(&table) else { return Vec::new() };
        let watched = of.kept.watched;
        let had_another = of.plays() && of.kept.left.contains_key(&id);
        let Some(seat) = of.free_seat(id) else {
            return self
                .line(id, |voice| voice.error(msg!(if (had_another) "lobby-seat-taken" else "lobby-full", watched)));
        };
        of.kept.places[seat.index()].person = Some(id);
        of.kept.places[seat.index()].stands_in = false;
        let is_orphaned = of.seat_of(of.kept.owner).is_none();
        of.kept.empty_since = None;
        if is_orphaned {
            of.kept.owner = id;
        }
        self.names_apart(table);
        self.at.insert(id, table);
        let name = self.name(id).to_owned();
        let mut lines = self.at_table(id, table, |voice, game, here| voice.help(msg!("lobby-you-sit", game, here)));
        lines.extend(self.rules_at(id, table, now));
        if is_orphaned {
            lines.extend(self.line(id, |voice| voice.help(msg!("lobby-you-own"))));
        }
        if let (Some(gathering), Some(person)) =
            (self.tables.get_mut(&table).and_then(|of| of.gathering.as_mut()), self.people.get_mut(&id))
        {
            // News of the substitute are not news for the person.
            gathering.knows_news(seat.index());
            gathering.sits_down(seat, &name, &mut person.guest, &mut self.voices);
            self.unwritten.extend(gathering.record().into_iter().map(|(_, error)| error));
            // Moves of others precede the hand, which already includes their effects.
            let mut news = gathering.news(seat.index());
            while ends_with_situation(&news) {
                news.pop();
            }
            let situation = gathering.situation(seat.index());
            lines.extend(news.into_iter().chain(gathering.hand(seat.index())).chain(situation));
        } else {
            lines.extend(self.waits(id, table));
        }
        self.keep_table(table);
        self.tell_others(id, |voice| voice.help(msg!("lobby-sits", who = name.as_str())));
        self.asks_part(id, now);
        lines
    }

    pub(super) fn watches(&mut self, id: PersonId, code: &str, now: Instant) -> Vec<Line> {
        let table = match self.way_to(id, code) {
            Ok(table) => table,
            Err(lines) => return lines,
        };
        let Some(of) = self.tables.get(&table) else { return Vec::new() };
        if !of.kept.watched {
            return self.line(id, |voice| voice.error(msg!("lobby-may-not-watch")));
        }
        self.names_apart(table);
        let Some(of) = self.tables.get_mut(&table) else { return Vec::new() };
        of.kept.watchers.push(id);
        self.at.insert(id, table);
        let name = self.name(id).to_owned();
        let mut lines = self.at_table(id, table, |voice, game, here| voice.help(msg!("lobby-you-watch", game, here)));
        lines.extend(self.rules_at(id, table, now));
        if let (Some(gathering), Some(person)) =
            (self.tables.get_mut(&table).and_then(|of| of.gathering.as_mut()), self.people.get_mut(&id))
        {
            let desk = gathering.watched_by(&mut person.guest, &mut self.voices);
            lines.extend(gathering.situation(desk));
        } else {
            lines.extend(self.waits(id, table));
        }
        self.keep_table(table);
        self.tell_others(id, |voice| voice.help(msg!("lobby-watches", who = name.as_str())));
        self.asks_part(id, now);
        lines
    }

    fn waits(&self, id: PersonId, table: u64) -> Vec<Line> {
        let Some(of) = self.tables.get(&table) else { return Vec::new() };
        let owner = self.name(of.kept.owner);
        self.line(id, |voice| waits_for(voice, owner, of.kept.owner == id))
    }

    /// A line with the people at the table, followed by the substitutions.
    pub(super) fn at_table(
        &self,
        id: PersonId,
        table: u64,
        line: impl FnOnce(&LanguagePack, String, Text) -> Line,
    ) -> Vec<Line> {
        let Some(of) = self.tables.get(&table) else { return Vec::new() };
        let name = |other: PersonId| self.name(other).to_owned();
        let (here, away): (Vec<PersonId>, Vec<PersonId>) = of.people().partition(|other| self.is_here(*other));
        let mut lines = self.line(id, |voice| {
            let game = voice.locale().game_name(&of.kept.game);
            let complete = away.is_empty();
            let [names, away] = [here, away].map(|people| joined(voice, people.into_iter().map(name)));
            line(voice, game, voice.locale().say(msg!("lobby-here", names, complete, away)))
        });
        for place in of.kept.places.iter().filter(|place| place.stands_in && !of.is_left_to_computers()) {
            let (who, computer) = (place.person.map(name).unwrap_or_default(), place.computer.as_str());
            lines.extend(self.line(id, |voice| voice.help(msg!("lobby-stands-in", who, computer))));
        }
        lines
    }

    /// `leave`: a computer player takes the seat, and the table gets another owner if necessary.
    pub(super) fn leaves(&mut self, id: PersonId) -> Vec<Line> {
        self.goes(id, false)
    }

    pub(super) fn goes(&mut self, id: PersonId, is_sent: bool) -> Vec<Line> {
        let Some((table, desk)) = self.desk_of(id) else { return self.line(id, no_table) };
        let (name, now) = (self.name(id).to_owned(), self.seconds());
        self.tell_others(id, |voice| {
            voice.help(msg!(if (is_sent) "lobby-sent-away" else "lobby-leaves", who = name.as_str()))
        });
        let Some(of) = self.tables.get_mut(&table) else { return Vec::new() };
        let seat = of.seat_of(id);
        if let Some(seat) = seat {
            if of.plays() {
                of.kept.left.insert(id, seat.0);
            }
            of.kept.places[seat.index()].person = None;
        } else {
            of.kept.watchers.retain(|other| *other != id);
            if let Some(gathering) = &mut of.gathering {
                gathering.watched_no_more(desk);
            }
        }
        let nobody = of.kept.places.iter().all(|place| place.person.is_none());
        if nobody && !of.plays() {
            self.closes(table, false);
        } else {
            if nobody {
                of.kept.empty_since = Some(now);
            }
            self.has_left(table, seat, id);
            self.closes_oldest_left_by(id);
        }
        self.at.remove(&id);
        if let Some(person) = self.people.get_mut(&id) {
            person.guest.share_voice(&mut self.voices, None);
        }
        self.goes_without(table, id);
        self.show_state(id);
        self.line(id, |voice| voice.help(msg!("lobby-you-leave")))
    }

    /// Limits the games that only this person could resume.
    fn closes_oldest_left_by(&mut self, id: PersonId) {
        let own = |of: &Table| of.kept.left.len() == 1 && of.kept.left.contains_key(&id);
        let alone = |of: &Table| own(of) && of.people().next().is_none();
        let mut left: Vec<u64> = self.tables.iter().filter(|(_, of)| alone(of)).map(|(table, _)| *table).collect();
        left.sort_unstable();
        for table in left.iter().take(left.len().saturating_sub(MOST_LEFT)) {
            self.closes(*table, true);
        }
    }

    fn has_left(&mut self, table: u64, seat: Option<Seat>, id: PersonId) {
        let owns = self.tables.get(&table).is_some_and(|of| of.kept.owner == id);
        if let Some(next) = self.next_owner(table).filter(|_| owns) {
            self.gives(table, next);
        }
        let plays = self.tables.get(&table).is_some_and(|of| of.plays());
        if let Some(seat) = seat.filter(|_| plays) {
            self.stand_in(table, seat, id);
        }
        self.keep_table(table);
    }

    /// The first connected player, or else the first player.
    pub(super) fn next_owner(&self, table: u64) -> Option<PersonId> {
        let players =
            || self.tables.get(&table).into_iter().flat_map(|of| &of.kept.places).filter_map(|place| place.person);
        players().find(|id| self.is_here(*id)).or_else(|| players().next())
    }

    /// Closes a table and notifies its spectators.
    pub(super) fn closes(&mut self, table: u64, after_long: bool) {
        let Some(of) = self.tables.remove(&table) else { return };
        of.forget();
        for id in of.people().collect::<Vec<_>>() {
            self.at.remove(&id);
            if let Some(person) = self.people.get_mut(&id) {
                person.guest.share_voice(&mut self.voices, None);
            }
            let left = if after_long { msg!("lobby-table-gone") } else { msg!("lobby-you-leave") };
            let lines = self.line(id, |voice| voice.help(left));
            self.says_to(id, &lines);
            self.show_state(id);
        }
    }

    pub(super) fn gives(&mut self, table: u64, to: PersonId) {
        if let Some(of) = self.tables.get_mut(&table) {
            of.kept.owner = to;
        }
        let name = self.name(to).to_owned();
        self.tell_others(to, |voice| voice.help(msg!("lobby-owns", who = name.as_str())));
        let lines = self.line(to, |voice| voice.help(msg!("lobby-you-own")));
        self.says_to(to, &lines);
        self.keep_table(table);
    }

    pub(super) fn code_is(&mut self, id: PersonId) -> Vec<Line> {
        let code = self.at.get(&id).and_then(|table| self.tables.get(table)).map(|of| of.kept.code.clone());
        match code {
            Some(code) => self.line(id, |voice| voice.help(msg!("lobby-code-is", code))),
            None => self.line(id, no_table),
        }
    }

    pub(super) fn who(&mut self, id: PersonId) -> Vec<Line> {
        if let Some(table) = self.table_of(id) {
            return self.at_table(id, table, |voice, _, here| voice.help(msg!("lobby-people", here)));
        }
        let here = self.people.values().filter(|person| person.away.is_none());
        let names: Vec<String> = here.map(|person| person.kept.name.clone()).collect();
        self.line(id, |voice| {
            let names = joined(voice, names.into_iter());
            voice.help(msg!("lobby-people-all", names))
        })
    }
}
