//! Compares rule files: which rules differ, which cards do the same, and a hash of all rules.

use std::fmt::Write as _;

use indexmap::IndexMap;

use super::diagnostic::Findings;
use super::facts::CardSelector;
use super::syntax::parse;
use super::tree::{Node, Table, Value};

/// The number of path keys that name a rule without a clause.
const KEYS_TOLD: usize = 2;

/// The rules that differ between two complete files: the clause of each, or its keys if it has none.
pub fn changed(before: &str, now: &str) -> Vec<String> {
    let read = |text: &str| parse(text, 0, &mut Findings::default());
    changed_rules(&read(before), &read(now))
}

pub fn changed_rules(before: &Table, now: &Table) -> Vec<String> {
    let mut walk = Walk { path: Vec::new(), found: Vec::new() };
    walk.tables(before, now, None);
    walk.found
}

struct Walk {
    path: Vec<String>,
    found: Vec<String>,
}

impl Walk {
    /// `clause` is that of the nearest enclosing table.
    fn compare(&mut self, before: Option<&Node>, now: Option<&Node>, clause: Option<&str>) {
        let [before, now] = [before, now].map(|node| node.map(|node| &node.value));
        let clause = now.and_then(clause_of).or_else(|| before.and_then(clause_of)).or(clause);
        match (before, now) {
            (Some(Value::Table(before)), Some(Value::Table(now))) => self.tables(before, now, clause),
            (Some(Value::List(before)), Some(Value::List(now))) => {
                for place in 0..before.len().max(now.len()) {
                    self.compare(before.get(place), now.get(place), clause);
                }
            }
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
        // The texts of clauses change no rule, nor does a new option, which was not chosen.
        let keys = now.iter().map(|(key, _)| key).chain(gone);
        let is_rule = |key: &&str| match self.path.as_slice() {
            [] => *key != "clauses",
            [top] if top == "options" => before.get(key).is_some(),
            _ => true,
        };
        let keys: Vec<&str> = keys.filter(is_rule).collect();
        for key in keys {
            self.path.push(key.to_owned());
            self.compare(before.get(key), now.get(key), clause);
            self.path.pop();
        }
    }
}

fn clause_of(value: &Value) -> Option<&str> {
    let Value::Table(table) = value else { return None };
    match &table.get("clause")?.value {
        Value::Text(clause) => Some(clause),
        _ => None,
    }
}

/// The clauses that occur anywhere in a value, each once.
fn clauses_in(value: &Value, found: &mut Vec<String>) {
    found.extend(clause_of(value).map(str::to_owned).filter(|clause| !found.contains(clause)));
    match value {
        Value::Table(table) => table.iter().for_each(|(_, entry)| clauses_in(&entry.node.value, found)),
        Value::List(list) => list.iter().for_each(|node| clauses_in(&node.value, found)),
        _ => {}
    }
}

/// Compares two scalar values.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Text(one), Value::Text(other)) | (Value::Other(one), Value::Other(other)) => one == other,
        (Value::Number(one), Value::Number(other)) => one == other,
        (Value::Truth(one), Value::Truth(other)) => one == other,
        _ => false,
    }
}

/// Keys that say what a card looks like or counts, not what it does.
const LOOKS: [&str; 7] = ["symbols", "colours", "copies", "code", "points", "title", "text"];

/// For each card of a game, by id, a text of what it does: its facts except looks and clauses, and the cards that it
/// answers. Cards do the same if their texts are equal.
pub fn effect_texts(tree: &Table) -> IndexMap<String, String> {
    let Some(cards) = tree.table("cards") else { return IndexMap::new() };
    let does = |(id, entry): (&str, &super::tree::TableEntry)| {
        let mut text = String::new();
        if let Some(card) = entry.node.as_table() {
            write_table(card, &LOOKS, &mut text);
        }
        for (other, entry) in cards.iter().filter(|(other, _)| *other != id) {
            if is_answer(&entry.node, id, tree) {
                let _ = write!(text, "answers {other};");
            }
        }
        if tree.find("score.doubled-by-last").is_some_and(|node| names(node, id, tree)) {
            text.push_str("doubles;");
        }
        if let Some(Value::List(rules)) = tree.find("score.by-last").map(|node| &node.value) {
            let is_of =
                |rule: &&Node| rule.as_table().and_then(|rule| rule.get("of")).is_some_and(|of| names(of, id, tree));
            for rule in rules.iter().filter(is_of) {
                write_node(rule, &mut text);
            }
        }
        (id.to_owned(), text)
    };
    cards.iter().map(does).collect()
}

/// Includes the cards that only options bring in.
pub fn effect_texts_with_options(tree: &Table) -> IndexMap<String, String> {
    let mut all = effect_texts(tree);
    for option in tables(tree.get("options")) {
        for value in tables(option.get("values")) {
            for (card, does) in effect_texts(value) {
                all.entry(card).or_insert(does);
            }
        }
    }
    all
}

fn tables(node: Option<&Node>) -> impl Iterator<Item = &Table> {
    node.and_then(Node::as_table).into_iter().flat_map(Table::iter).filter_map(|(_, entry)| entry.node.as_table())
}

fn write_table(table: &Table, without: &[&str], text: &mut String) {
    let mut keys: Vec<_> =
        table.iter().filter(|(key, _)| !without.contains(key) && !key.ends_with("clause")).collect();
    keys.sort_unstable_by_key(|(key, _)| *key);
    text.push('{');
    for (key, entry) in keys {
        let _ = write!(text, "{key}=");
        write_node(&entry.node, text);
    }
    text.push('}');
}

fn write_node(node: &Node, text: &mut String) {
    match &node.value {
        Value::Table(table) => write_table(table, &[], text),
        Value::List(list) => {
            text.push('[');
            for item in list {
                write_node(item, text);
            }
            text.push(']');
        }
        other => {
            let _ = write!(text, "{other:?};");
        }
    }
}

/// Returns true if an effect of the card `card` is answered by the entry `id`.
fn is_answer(card: &Node, id: &str, tree: &Table) -> bool {
    match &card.value {
        Value::Table(table) => table.iter().any(|(key, entry)| {
            if ["answered-by", "passed-on-by"].contains(&key) {
                names(&entry.node, id, tree)
            } else {
                is_answer(&entry.node, id, tree)
            }
        }),
        Value::List(list) => list.iter().any(|item| is_answer(item, id, tree)),
        _ => false,
    }
}

/// Returns true if a list names an entry, some of its cards, or a colour that it may have.
fn names(list: &Node, id: &str, tree: &Table) -> bool {
    let is_entry = |word: &str| tree.table("cards").is_some_and(|cards| cards.get(word).is_some());
    let names = |item: &Node| match &item.value {
        Value::Text(text) => CardSelector::read(text, is_entry).entry.is_none_or(|entry| entry == id),
        _ => false,
    };
    matches!(&list.value, Value::List(list) if list.iter().any(names))
}

/// FNV-1a (64 bits) over a tree without its clauses. Layout and comments of the file do not count, the order of the
/// keys does. The result must never change, since records contain it.
pub fn hash(tree: &Table) -> u64 {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    for (key, entry) in tree.iter().filter(|(key, _)| *key != "clauses") {
        hash.entry(key, &entry.node);
    }
    hash.0
}

struct Fnv(u64);

impl Fnv {
    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The length separates adjacent texts.
    fn text(&mut self, mark: u8, text: &str) {
        self.bytes(&[mark]);
        self.bytes(&(text.len() as u64).to_le_bytes());
        self.bytes(text.as_bytes());
    }

    fn entry(&mut self, key: &str, node: &Node) {
        self.text(b'k', key);
        self.value(&node.value);
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::Text(text) => self.text(b't', text),
            Value::Number(number) => {
                self.bytes(b"n");
                self.bytes(&number.to_le_bytes());
            }
            Value::Other(written) => self.text(b'f', written),
            Value::Truth(truth) => self.bytes(&[b'b', u8::from(*truth)]),
            Value::List(list) => {
                self.bytes(b"[");
                for node in list {
                    self.value(&node.value);
                }
                self.bytes(b"]");
            }
            Value::Table(table) => {
                self.bytes(b"{");
                for (key, entry) in table.iter() {
                    self.entry(key, &entry.node);
                }
                self.bytes(b"}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::diagnostic::Findings;
    use crate::rules::syntax::parse;

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

    fn of(text: &str, card: &str) -> String {
        let mut findings = Findings::default();
        let tree = parse(text, 0, &mut findings);
        assert!(findings.is_empty());
        effect_texts(&tree)[card].clone()
    }

    const KING: &str = "[cards.king]\neffects = [{ draw = { cards = 5, clause = \"H-1\" } }]\npoints = 4\n";

    #[test]
    fn what_a_card_does_is_the_same_whatever_it_looks_like() {
        let other = "[cards.king]\ncode = \"kk\"\neffects = [{ draw = { cards = 5 } }]\n";
        assert_eq!(of(KING, "king"), of(other, "king"));
    }

    #[test]
    fn a_number_an_answer_and_what_others_say_of_it_make_it_another() {
        let fewer = KING.replace('5', "4");
        let answered = format!("{KING}[cards.two]\neffects = [{{ draw = {{ answered-by = [\"king\"] }} }}]\n");
        let doubles = format!("{KING}[score]\ndoubled-by-last = [\"king\"]\n");
        for other in [&fewer, &answered, &doubles] {
            assert_ne!(of(KING, "king"), of(other, "king"), "{other}");
        }
    }
}
