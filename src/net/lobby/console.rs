//! What the host asks of the lobby at its own prompt, and what it does there.

use super::table::Table;
use super::{Lobby, Out, TableTold};
use crate::say::msg;

impl Lobby {
    /// How many tables there are, and at how many of them a game is played.
    #[must_use]
    pub fn tables_and_games(&self) -> (usize, usize) {
        (self.tables.len(), self.tables.values().filter(|of| of.plays()).count())
    }

    /// Who is known, and whether they are connected.
    pub fn known(&self) -> impl Iterator<Item = (&str, bool)> {
        self.people.values().map(|person| (person.kept.name.as_str(), person.away.is_none()))
    }

    /// Somebody may not come in any more, or may again; the name. None if nobody is called so.
    pub fn ban(&mut self, name: &str, banned: bool) -> Option<String> {
        let id = self.named(name)?;
        let person = self.people.get_mut(&id)?;
        person.kept.banned = banned;
        let told = person.guest.voice().error(msg!("lobby-shut-out")).text;
        let name = person.kept.name.clone();
        self.keep_person(id);
        if banned {
            let table = self.table_of(id);
            self.goes(id, true);
            self.out.push((id, Out::Bye(told, false)));
            self.tell_news(table);
        }
        Some(name)
    }

    /// Which tables there are.
    #[must_use]
    pub fn tables_told(&self) -> Vec<TableTold> {
        let told = |number: u64, of: &Table| TableTold {
            number,
            game: of.kept.game.clone(),
            people: of.people().map(|id| self.name(id).to_owned()).collect(),
            plays: of.plays(),
            rests: of.plays() && !of.kept.places.iter().filter_map(|place| place.person).any(|id| self.is_here(id)),
        };
        self.tables.iter().map(|(number, of)| told(*number, of)).collect()
    }

    /// Everything that is kept about somebody is deleted, if it is to be done already; the name. None if nobody is called so.
    pub fn forget(&mut self, name: &str, done: bool) -> Option<String> {
        let id = self.named(name)?;
        let name = self.name(id).to_owned();
        if done {
            self.forgets_for_good(id);
        }
        Some(name)
    }
}
