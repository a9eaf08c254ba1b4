//! Which rules differ between two versions of a rule file.

use super::fault::Findings;
use super::syntax::parse;
use super::tree::{Node, Table, Value};

/// How many keys of a path say enough where no clause does.
const KEYS_TOLD: usize = 2;

/// The rules that differ between two files which hold all of a game: the clause of each, or its keys where it has none.
#[must_use]
pub fn changed(before: &str, now: &str) -> Vec<String> {
    let read = |text: &str| parse(text, 0, &mut Findings::default());
    changed_rules(&read(before), &read(now))
}

/// The same of two trees.
pub(super) fn changed_rules(before: &Table, now: &Table) -> Vec<String> {
    let mut walk = Walk { path: Vec::new(), found: Vec::new() };
    walk.tables(before, now, None);
    walk.found
}

struct Walk {
    path: Vec<String>,
    found: Vec<String>,
}

impl Walk {
    /// `clause` is that of the nearest table around.
    fn compare(&mut self, before: Option<&Value>, now: Option<&Value>, clause: Option<&str>) {
        let clause = now.and_then(clause_of).or_else(|| before.and_then(clause_of)).or(clause);
        match (before, now) {
            (Some(Value::Table(before)), Some(Value::Table(now))) => self.tables(before, now, clause),
            (Some(Value::List(before)), Some(Value::List(now))) => self.lists(before, now, clause),
            (Some(before), Some(now)) if same(before, now) => {}
            _ => {
                let mut rules = Vec::new();
                [before, now].into_iter().flatten().for_each(|value| clauses_in(value, &mut rules));
                if rules.is_empty() {
                    let keys = || self.path[..self.path.len().min(KEYS_TOLD)].join(".");
                    rules.push(clause.map_or_else(keys, str::to_owned));
                }
                rules.retain(|rule| !self.found.contains(rule));
                self.found.extend(rules);
            }
        }
    }

    fn tables(&mut self, before: &Table, now: &Table, clause: Option<&str>) {
        let gone = before.iter().map(|(key, _)| key).filter(|key| now.get(key).is_none());
        // What clauses say changes nothing.
        let keys = now.iter().map(|(key, _)| key).chain(gone);
        let keys: Vec<&str> = keys.filter(|key| !self.path.is_empty() || *key != "clauses").collect();
        for key in keys {
            self.path.push(key.to_owned());
            let value = |table| Table::get(table, key).map(|node: &Node| &node.value);
            self.compare(value(before), value(now), clause);
            self.path.pop();
        }
    }

    fn lists(&mut self, before: &[Node], now: &[Node], clause: Option<&str>) {
        for place in 0..before.len().max(now.len()) {
            let value = |list: &'_ [Node]| list.get(place).map(|node| node.value.clone());
            self.compare(value(before).as_ref(), value(now).as_ref(), clause);
        }
    }
}

/// The clause that a table names.
fn clause_of(value: &Value) -> Option<&str> {
    let Value::Table(table) = value else { return None };
    match &table.get("clause")?.value {
        Value::Text(clause) => Some(clause),
        _ => None,
    }
}

/// The clauses that are named anywhere in a value, each once.
fn clauses_in(value: &Value, found: &mut Vec<String>) {
    found.extend(clause_of(value).map(str::to_owned).filter(|clause| !found.contains(clause)));
    match value {
        Value::Table(table) => table.iter().for_each(|(_, entry)| clauses_in(&entry.node.value, found)),
        Value::List(list) => list.iter().for_each(|node| clauses_in(&node.value, found)),
        _ => {}
    }
}

/// Whether two values that are no tables and no lists are the same.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Text(one), Value::Text(other)) => one == other,
        (Value::Decimal(one), Value::Decimal(other)) | (Value::Date(one), Value::Date(other)) => one == other,
        (Value::Number(one), Value::Number(other)) => one == other,
        (Value::Truth(one), Value::Truth(other)) => one == other,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "id = \"a\"\ndeal = { cards = 7, clause = \"A-1\" }\n[cards.two]\npoints = 20\n\
                          effects = [{ draw = { cards = 2, clause = \"A-8\" } }]\n[clauses]\nA-1 = \"Seven.\"\n";

    #[test]
    fn a_changed_rule_is_told_by_its_clause_or_its_keys() {
        let with = |old: &str, new: &str| {
            assert!(BEFORE.contains(old), "{old}");
            changed(BEFORE, &BEFORE.replace(old, new))
        };
        assert_eq!(with("cards = 7", "cards = 6"), ["A-1"]);
        assert_eq!(with("cards = 2", "cards = 3"), ["A-8"]);
        assert_eq!(with("points = 20", "points = 30"), ["cards.two"]);
        assert_eq!(with("points = 20\n", ""), ["cards.two"]);
        assert_eq!(with("[cards.two]", "[cards.three]"), ["A-8"]);
        assert_eq!(with(" } }]", " } }, { skip = { clause = \"A-9\" } }]"), ["A-9"]);
        assert_eq!(with("Seven.", "Of seven."), [""; 0]);
        assert_eq!(with("id", "id"), [""; 0]);
    }
}
