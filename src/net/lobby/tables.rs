//! Coming to a table and going from it.

use super::play::no_table;
use super::table::{Kept, Place, Table};
use super::{Lobby, PersonId, joined};
use crate::command::normal;
use crate::engine::Seat;
use crate::say::{Lang, Line, Locale, msg};
use crate::session::Voice;

/// The most tables at once.
const MOST_TABLES: usize = 2_000;

/// How many seats a table has unless somebody says otherwise.
const USUAL_SEATS: u8 = 4;

/// The words of a code.
const WORDS: usize = 3;

impl Lobby {
    /// `new uno 4`.
    pub(super) fn opens(&mut self, id: PersonId, rest: &str) -> Vec<Line> {
        if self.at.contains_key(&id) {
            return self.line(id, |voice| voice.error(msg!("lobby-at-table")));
        }
        if self.tables.len() >= MOST_TABLES {
            return self.line(id, |voice| voice.error(msg!("lobby-too-many")));
        }
        let Some(person) = self.people.get(&id) else { return Vec::new() };
        let (game, seats) = match rest.rsplit_once(char::is_whitespace) {
            Some((game, number)) => match number.parse::<u8>() {
                Ok(number) => (game, Some(number)),
                Err(_) => (rest, None),
            },
            None => (rest, None),
        };
        if game.trim().is_empty() {
            return self.line(id, |voice| voice.error(msg!("lobby-no-game")));
        }
        let game = match person.guest.game(game) {
            Ok(game) => game,
            Err(line) => return vec![line],
        };
        let Ok(loaded) = self.library.load(&game, &[]) else {
            return self.line(id, |voice| voice.error(msg!("lobby-no-game")));
        };
        let count = loaded.rules.sizes().nearest(seats.unwrap_or(USUAL_SEATS));
        let lang = person.guest.lang();
        let code = self.new_code(&Locale::new(lang));
        let mut places = self.computers(&Locale::new(lang), count);
        if let Some(place) = places.first_mut() {
            place.person = Some(id);
        }
        self.last_table += 1;
        let table = self.last_table;
        let kept = Kept {
            code: code.clone(),
            lang: lang.code().to_owned(),
            game: game.clone(),
            owner: id,
            places,
            records: 0,
        };
        let path = self.folder.join("tables").join(format!("{table}.json"));
        self.tables.insert(table, Table::new(kept, &path));
        self.at.insert(id, table);
        self.keep_table(table);
        self.line(id, |voice| {
            let game = voice.locale().game_name(&game);
            voice.help(msg!("lobby-opened", game, count = usize::from(count), code))
        })
    }

    /// Three words that no table has.
    fn new_code(&mut self, locale: &Locale) -> String {
        loop {
            let code = self.words(locale, WORDS);
            if self.tables.values().all(|table| table.kept.code != code) {
                return code;
            }
        }
    }

    /// So many words by chance.
    pub(super) fn words(&mut self, locale: &Locale, count: usize) -> String {
        let words = locale.list(msg!("lobby-codes"));
        let mut word = || {
            let at = usize::try_from((self.chance)() % words.len().max(1) as u64).unwrap_or(0);
            words.get(at).cloned().unwrap_or_default()
        };
        (0..count).map(|_| word()).collect::<Vec<_>>().join(" ")
    }

    /// Seats with computer players of names that nobody has.
    fn computers(&self, locale: &Locale, count: u8) -> Vec<Place> {
        let place = |computer| Place { person: None, computer, stands_in: false };
        self.free_names(locale).take(usize::from(count)).map(place).collect()
    }

    /// Names for computer players that no person has.
    fn free_names(&self, locale: &Locale) -> impl Iterator<Item = String> {
        let taken = |name: &String| self.people.values().any(|person| normal(&person.kept.name) == normal(name));
        let names: Vec<String> = locale.list(msg!("bot-names")).into_iter().filter(|name| !taken(name)).collect();
        names.into_iter().chain((1..).map(move |number: usize| locale.in_full(msg!("person-name", number))))
    }

    /// The name under which a computer player plays on a seat: another one if a person has come who is called so.
    pub(super) fn computer_on(&mut self, table: u64, seat: Seat) -> String {
        let Some(of) = self.tables.get(&table) else { return String::new() };
        let name = of.kept.places[seat.index()].computer.clone();
        if self.people.values().all(|person| normal(&person.kept.name) != normal(&name)) {
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

    fn with_code(&self, code: &str) -> Option<u64> {
        let code = code.split_whitespace().map(normal).collect::<Vec<_>>().join(" ");
        self.tables.iter().find(|(_, table)| !code.is_empty() && normal(&table.kept.code) == code).map(|(id, _)| *id)
    }

    /// `join red apple river`.
    pub(super) fn joins(&mut self, id: PersonId, code: &str) -> Vec<Line> {
        if self.at.contains_key(&id) {
            return self.line(id, |voice| voice.error(msg!("lobby-at-table")));
        }
        let Some(table) = self.with_code(code) else {
            return self.line(id, |voice| voice.error(msg!("lobby-no-code")));
        };
        let Some(of) = self.tables.get_mut(&table) else { return Vec::new() };
        let Some(seat) = of.free_seat() else {
            return self.line(id, |voice| voice.error(msg!("lobby-full")));
        };
        of.kept.places[seat.index()].person = Some(id);
        of.kept.places[seat.index()].stands_in = false;
        self.names_apart(table);
        self.at.insert(id, table);
        let name = self.name(id).to_owned();
        let mut lines = self.at_table(id, table, |voice, game, names| voice.help(msg!("lobby-you-sit", game, names)));
        if let (Some(gathering), Some(person)) =
            (self.tables.get_mut(&table).and_then(|of| of.gathering.as_mut()), self.people.get_mut(&id))
        {
            // What was told at the computer player's desk is not news to whoever comes.
            gathering.knows_news(seat.index());
            gathering.sits_down(seat, &name, &mut person.guest, &mut self.voices);
            lines.extend(gathering.situation(seat.index()));
        } else {
            lines.extend(self.waits(id, table));
        }
        self.keep_table(table);
        self.tell_others(id, |voice| voice.help(msg!("lobby-sits", who = name.as_str())));
        lines
    }

    /// `watch red apple river`.
    pub(super) fn watches(&mut self, id: PersonId, code: &str) -> Vec<Line> {
        if self.at.contains_key(&id) {
            return self.line(id, |voice| voice.error(msg!("lobby-at-table")));
        }
        let Some(table) = self.with_code(code) else {
            return self.line(id, |voice| voice.error(msg!("lobby-no-code")));
        };
        let Some(of) = self.tables.get_mut(&table) else { return Vec::new() };
        of.watchers.push(id);
        self.at.insert(id, table);
        let name = self.name(id).to_owned();
        let mut lines =
            self.at_table(id, table, |voice, game, names| voice.help(msg!("lobby-you-watch", game, names)));
        if let (Some(gathering), Some(person)) =
            (self.tables.get_mut(&table).and_then(|of| of.gathering.as_mut()), self.people.get_mut(&id))
        {
            let desk = gathering.watched_by(&mut person.guest, &mut self.voices);
            lines.extend(gathering.situation(desk));
        } else {
            lines.extend(self.waits(id, table));
        }
        self.tell_others(id, |voice| voice.help(msg!("lobby-watches", who = name.as_str())));
        lines
    }

    /// For whom a table waits where no game has begun.
    fn waits(&self, id: PersonId, table: u64) -> Vec<Line> {
        let Some(of) = self.tables.get(&table) else { return Vec::new() };
        let owner = self.name(of.kept.owner);
        self.line(id, |voice| voice.help(msg!("lobby-waits", who = owner)))
    }

    /// A line of the game and the names at a table.
    fn at_table(
        &self,
        id: PersonId,
        table: u64,
        line: impl FnOnce(&Voice, String, crate::say::Text) -> Line,
    ) -> Vec<Line> {
        let Some(of) = self.tables.get(&table) else { return Vec::new() };
        let names: Vec<String> = of.people().map(|other| self.name(other).to_owned()).collect();
        self.line(id, |voice| {
            let game = voice.locale().game_name(&of.kept.game);
            line(voice, game, joined(voice, names.into_iter()))
        })
    }

    /// `leave`: the seat is a computer player's, and the table goes to the next one if it was the leaver's.
    pub(super) fn leaves(&mut self, id: PersonId) -> Vec<Line> {
        let Some((table, desk)) = self.desk_of(id) else { return self.line(id, no_table) };
        let name = self.name(id).to_owned();
        self.tell_others(id, |voice| voice.help(msg!("lobby-leaves", who = name.as_str())));
        let Some(of) = self.tables.get_mut(&table) else { return Vec::new() };
        let seat = of.seat_of(id);
        if let Some(seat) = seat {
            of.kept.places[seat.index()].person = None;
        } else {
            of.watchers.retain(|other| *other != id);
            if let Some(gathering) = &mut of.gathering {
                gathering.watched_no_more(desk);
            }
        }
        if of.kept.places.iter().all(|place| place.person.is_none()) {
            self.closes(table);
        } else {
            self.has_left(table, seat, id);
        }
        self.at.remove(&id);
        if let Some(person) = self.people.get_mut(&id) {
            person.guest.share_voice(&mut self.voices, None);
        }
        self.show_state(id);
        self.line(id, |voice| voice.help(msg!("lobby-you-leave")))
    }

    fn has_left(&mut self, table: u64, seat: Option<Seat>, id: PersonId) {
        let next = self.tables.get(&table).and_then(|of| of.kept.places.iter().find_map(|place| place.person));
        if let Some(next) = next.filter(|_| self.tables.get(&table).is_some_and(|of| of.kept.owner == id)) {
            self.gives(table, next);
        }
        let plays = self.tables.get(&table).and_then(|of| of.gathering.as_ref()).is_some_and(|game| !game.is_over());
        if let Some(seat) = seat.filter(|_| plays) {
            self.stand_in(table, seat, id);
        }
        self.keep_table(table);
    }

    /// Nobody plays there any more; who watches is told so.
    fn closes(&mut self, table: u64) {
        let Some(of) = self.tables.remove(&table) else { return };
        of.forget();
        for id in of.watchers {
            self.at.remove(&id);
            if let Some(person) = self.people.get_mut(&id) {
                person.guest.share_voice(&mut self.voices, None);
            }
            let lines = self.line(id, |voice| voice.help(msg!("lobby-you-leave")));
            self.tell(id, &lines, None);
            self.show_state(id);
        }
    }

    /// The table is somebody else's from now on.
    pub(super) fn gives(&mut self, table: u64, to: PersonId) {
        if let Some(of) = self.tables.get_mut(&table) {
            of.kept.owner = to;
        }
        let name = self.name(to).to_owned();
        self.tell_others(to, |voice| voice.help(msg!("lobby-owns", who = name.as_str())));
        let lines = self.line(to, |voice| voice.help(msg!("lobby-you-own")));
        self.tell(to, &lines, None);
        self.keep_table(table);
    }

    /// `code`.
    pub(super) fn code_is(&mut self, id: PersonId) -> Vec<Line> {
        let code = self.at.get(&id).and_then(|table| self.tables.get(table)).map(|of| of.kept.code.clone());
        match code {
            Some(code) => self.line(id, |voice| voice.help(msg!("lobby-code-is", code))),
            None => self.line(id, no_table),
        }
    }

    /// `who`: at the table, or in the lobby.
    pub(super) fn who(&mut self, id: PersonId) -> Vec<Line> {
        let table = self.at.get(&id).and_then(|table| self.tables.get(table));
        let here = |other: &PersonId| self.is_here(*other);
        let ids: Vec<PersonId> = match table {
            Some(of) => of.people().collect(),
            None => self.people.keys().copied().filter(here).collect(),
        };
        let names: Vec<String> = ids.into_iter().map(|other| self.name(other).to_owned()).collect();
        self.line(id, |voice| voice.help(msg!("lobby-people", names = joined(voice, names.into_iter()))))
    }

    /// `tables`: how many, and what is played; who plays there is nobody's business.
    pub(super) fn tables_are(&mut self, id: PersonId) -> Vec<Line> {
        let count = self.tables.len();
        let mut lines = self.line(id, |voice| voice.help(msg!("lobby-tables-are", count)));
        if let Some(table) = self.at.get(&id).copied() {
            lines.extend(
                self.at_table(id, table, |voice, game, names| voice.help(msg!("lobby-table-is", game, names))),
            );
        }
        lines
    }
}
