//! A table of a rule file, read fact by fact, so that a fact that nothing reads is noticed.

use std::cell::RefCell;

use toml::{Table, Value};

use super::file;

/// A table that is read fact by fact: what is left when it is dropped, but for clauses, is not known to this reading.
pub struct Facts<'a> {
    pub path: String,
    pub table: Table,
    pub unknown: &'a RefCell<Vec<String>>,
}

impl<'a> Facts<'a> {
    /// A table of a list in here.
    pub fn of(&self, value: Value) -> Facts<'a> {
        Facts { path: self.path.clone(), table: file::table(value), unknown: self.unknown }
    }

    /// The table of this name, which may be missing.
    pub fn inner(&mut self, key: &str) -> Facts<'a> {
        let table = self.table.remove(key).map(file::table).unwrap_or_default();
        Facts { path: format!("{}{key}.", self.path), table, unknown: self.unknown }
    }

    /// All tables in the table of this name.
    pub fn each(&mut self, key: &str) -> Vec<(String, Facts<'a>)> {
        let mut outer = self.inner(key);
        let ids: Vec<String> = outer.table.keys().cloned().collect();
        ids.into_iter().map(|id| (id.clone(), outer.inner(&id))).collect()
    }

    /// All tables in the list of this name.
    pub fn rows(&mut self, key: &str) -> Vec<Facts<'a>> {
        let list = self.table.remove(key);
        list.iter().filter_map(Value::as_array).flatten().cloned().map(|row| self.of(row)).collect()
    }

    pub fn is_a_table(&self, key: &str) -> bool {
        self.table.get(key).is_some_and(Value::is_table)
    }

    /// A fact that holds because its table is there.
    pub fn is_there(&mut self, key: &str) -> bool {
        let there = self.is_a_table(key);
        self.inner(key);
        there
    }

    pub fn word(&mut self, key: &str, without: &str) -> String {
        let value = self.table.remove(key);
        value.map_or(without.to_owned(), |value| value.as_str().expect("a word").to_owned())
    }

    /// Passes over a word that only says what holds anyhow.
    pub fn skip(&mut self, key: &str, usual: &str) {
        if self.table.get(key).and_then(Value::as_str) == Some(usual) {
            self.table.remove(key);
        }
    }

    pub fn words(&mut self, key: &str) -> Option<Vec<String>> {
        let value = self.table.remove(key)?;
        let words = value.as_array().expect("a list").iter();
        Some(words.map(|word| word.as_str().expect("a word").to_owned()).collect())
    }

    pub fn number(&mut self, key: &str, without: usize) -> usize {
        self.table.remove(key).map_or(without, |value| number(&value))
    }

    pub fn numbers(&mut self, key: &str) -> Vec<usize> {
        let value = self.table.remove(key);
        value.iter().filter_map(Value::as_array).flatten().map(number).collect()
    }

    /// Smallest and largest number of players.
    pub fn players(&mut self) -> (usize, usize) {
        let mut players = self.inner("players");
        (players.number("min", 0), players.number("max", 0))
    }

    /// Other numbers for tables of a certain size.
    pub fn by_players(&mut self, key: &str) -> Vec<(usize, usize)> {
        let table = self.table.remove(key).map(file::table).unwrap_or_default();
        table.iter().map(|(players, other)| (players.parse().expect("a number"), number(other))).collect()
    }

    pub fn truth(&mut self, key: &str, without: bool) -> bool {
        self.table.remove(key).map_or(without, |value| value.as_bool().expect("true or false"))
    }
}

impl Drop for Facts<'_> {
    fn drop(&mut self) {
        let left = self.table.keys().filter(|key| !key.ends_with("clause"));
        self.unknown.borrow_mut().extend(left.map(|key| format!("{}{key}", self.path)));
    }
}

pub fn number(value: &Value) -> usize {
    value.as_integer().and_then(|value| usize::try_from(value).ok()).expect("a number")
}
