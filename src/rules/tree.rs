//! A rule file as a tree that knows where each value was written.

use std::borrow::Cow;

use toml::de::{DeTable, DeValue};

use super::Clause;
use super::fault::{DiagnosticKind, Findings, Shape};

/// How many tables and lists can lie in each other; a rule file needs eight.
const MAX_DEPTH: usize = 24;

/// A text or a key: that of a file of the program lies in it already and needs no memory.
pub type Text = Cow<'static, str>;

/// A value and the offset at which it begins.
#[derive(Clone, Debug)]
pub struct Node {
    /// The offset in [`Sources`](super::source::Sources).
    pub at: usize,
    /// The value.
    pub value: Value,
}

/// A value.
#[derive(Clone, Debug)]
pub enum Value {
    /// A text.
    Text(Text),
    /// A whole number; one that does not fit is the nearest that does, and so out of every range.
    Number(i64),
    /// A number with a point, as it is written.
    Decimal(String),
    /// `true` or `false`.
    Truth(bool),
    /// A date or a time.
    Date(String),
    /// A list.
    List(Vec<Node>),
    /// A table.
    Table(Table),
    /// Stands for a value that is wrong or missing, so that reading can go on and find the other faults.
    StandIn,
}

impl Node {
    /// What it looks like; a stand-in looks like a table.
    #[must_use]
    pub fn shape(&self) -> Shape {
        match self.value {
            Value::Text(_) => Shape::Text,
            Value::Number(_) => Shape::Number,
            Value::Decimal(_) => Shape::Decimal,
            Value::Truth(_) => Shape::Truth,
            Value::Date(_) => Shape::Date,
            Value::List(_) => Shape::List,
            Value::Table(_) | Value::StandIn => Shape::Table,
        }
    }

    fn forget_clause(&mut self, clause: Clause) {
        match &mut self.value {
            Value::Table(table) => table.forget_clause(clause),
            Value::List(list) => list.iter_mut().for_each(|item| item.forget_clause(clause)),
            _ => {}
        }
    }

    /// What stands below it under a key, or a place counted from 1.
    fn below(&self, step: &str) -> Option<&Node> {
        match &self.value {
            Value::Table(table) => table.get(step),
            Value::List(list) => list.get(step.parse::<usize>().ok()?.checked_sub(1)?),
            _ => None,
        }
    }
}

/// A table, in the order of the file, each key once. Its keys are few and short, and found sooner one by one than by a hash, for
/// which each of some hundred tables of a game would need memory of its own.
#[derive(Clone, Debug, Default)]
pub struct Table(Vec<(Text, Entry)>);

/// The value of a key and the offset at which the key begins.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Where the key stands.
    pub key_at: usize,
    /// The value.
    pub node: Node,
}

/// Where something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At this offset.
    At(usize),
    /// In something wrong that was told already.
    StandIn,
    /// In no file.
    Nowhere,
}

impl Table {
    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.entry(key).map(|entry| &entry.node)
    }

    /// A key and its value.
    #[must_use]
    pub fn entry(&self, key: &str) -> Option<&Entry> {
        self.0.iter().find(|(own, _)| own == key).map(|(_, entry)| entry)
    }

    fn entry_mut(&mut self, key: &str) -> Option<&mut Entry> {
        self.0.iter_mut().find(|(own, _)| own == key).map(|(_, entry)| entry)
    }

    /// The value of a key, to be changed.
    pub fn get_mut(&mut self, key: &str) -> Option<&mut Node> {
        self.entry_mut(key).map(|entry| &mut entry.node)
    }

    /// Takes a key out.
    pub fn take(&mut self, key: &str) -> Option<Node> {
        let place = self.0.iter().position(|(own, _)| own == key)?;
        Some(self.0.remove(place).1.node)
    }

    /// A table of these keys, of which each is there once.
    pub(super) fn of_entries(entries: Vec<(Text, Entry)>) -> Self {
        Table(entries)
    }

    /// Puts a value in; one that was there is replaced.
    pub fn put(&mut self, key: impl Into<Text>, key_at: usize, node: Node) {
        self.put_entry(key.into(), Entry { key_at, node });
    }

    fn put_entry(&mut self, key: Text, entry: Entry) {
        match self.entry_mut(&key) {
            Some(own) => *own = entry,
            None => self.0.push((key, entry)),
        }
    }

    /// The keys and their values, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &Entry)> {
        self.0.iter().map(|(key, entry)| (key.as_ref(), entry))
    }

    /// The keys and their values, in order, taken out.
    pub fn into_entries(self) -> impl ExactSizeIterator<Item = (Text, Entry)> {
        self.0.into_iter()
    }

    /// The value at a path with dots; places in a list are counted from 1.
    #[must_use]
    pub fn find(&self, path: &str) -> Option<&Node> {
        let mut steps = path.split('.');
        let first = self.get(steps.next()?)?;
        steps.try_fold(first, Node::below)
    }

    /// Takes the value at a path out; `false` if nothing is there.
    pub fn remove(&mut self, path: &str) -> bool {
        match path.split_once('.') {
            None => self.take(path).is_some(),
            Some((key, rest)) => match self.get_mut(key).map(|node| &mut node.value) {
                Some(Value::Table(table)) => table.remove(rest),
                _ => false,
            },
        }
    }

    /// Lays another table over this one: tables merge by key, everything else is replaced.
    pub fn lay_over(&mut self, over: Table) {
        for (key, entry) in over.0 {
            match (self.entry_mut(&key), entry) {
                (
                    Some(Entry { key_at, node: Node { at, value: Value::Table(below) } }),
                    Entry { key_at: new_key_at, node: Node { at: new_at, value: Value::Table(above) } },
                ) => {
                    (*key_at, *at) = (new_key_at, new_at);
                    below.lay_over(above);
                }
                (_, entry) => self.put_entry(key, entry),
            }
        }
    }

    /// Takes a clause away from all facts that name it as theirs, which stay, and from what options change.
    pub fn forget_clause(&mut self, clause: Clause) {
        let is_it = |value: &Value| matches!(value, Value::Text(text) if text.parse() == Ok(clause));
        self.0.retain(|(key, entry)| !(key.ends_with("clause") && is_it(&entry.node.value)));
        for (key, entry) in &mut self.0 {
            match &mut entry.node.value {
                Value::List(items) if &**key == "changes" => items.retain(|item| !is_it(&item.value)),
                _ => entry.node.forget_clause(clause),
            }
        }
    }

    /// The path of an item of a list, counted from 0 without stand-ins, as they are left out of what is read.
    #[must_use]
    pub fn item(&self, list: &str, index: usize) -> String {
        let mut place = index + 1;
        if let Some(Value::List(nodes)) = self.find(list).map(|node| &node.value) {
            let mut read = nodes.iter().enumerate().filter(|(_, node)| !matches!(node.value, Value::StandIn));
            place = read.nth(index).map_or(place, |(place, _)| place + 1);
        }
        format!("{list}.{place}")
    }

    /// Where each item of a list stands, without stand-ins.
    #[must_use]
    pub fn items_at(&self, list: &str) -> Vec<usize> {
        let Some(Value::List(nodes)) = self.get(list).map(|node| &node.value) else { return Vec::new() };
        nodes.iter().filter(|node| !matches!(node.value, Value::StandIn)).map(|node| node.at).collect()
    }

    /// Where the value at a path stands, or the last one on the way to it.
    #[must_use]
    pub fn place(&self, path: &str) -> Place {
        let (mut steps, mut place) = (path.split('.'), Place::Nowhere);
        let mut node = steps.next().and_then(|key| self.get(key));
        while let Some(here) = node {
            match here.value {
                Value::StandIn => return Place::StandIn,
                _ => place = Place::At(here.at),
            }
            node = steps.next().and_then(|step| here.below(step));
        }
        place
    }

    /// The paths of all that is in it, each table before its content.
    #[must_use]
    pub fn paths(&self) -> Vec<String> {
        let mut paths = Vec::new();
        for (key, entry) in &self.0 {
            paths.push(key.to_string());
            if let Value::Table(table) = &entry.node.value {
                paths.extend(table.paths().iter().map(|path| format!("{key}.{path}")));
            }
        }
        paths
    }

    /// The paths of all that is not itself a table.
    #[must_use]
    pub fn leaves(&self) -> Vec<String> {
        let mut paths = Vec::new();
        for (key, entry) in &self.0 {
            match &entry.node.value {
                Value::Table(table) => paths.extend(table.leaves().iter().map(|path| format!("{key}.{path}"))),
                _ => paths.push(key.to_string()),
            }
        }
        paths
    }
}

/// Converts what the TOML parser made of a text that begins at offset `start`.
pub(super) fn convert(document: DeTable<'_>, start: usize, findings: &mut Findings) -> Table {
    table(document, start, MAX_DEPTH, findings)
}

fn table(from: DeTable<'_>, start: usize, depth: usize, findings: &mut Findings) -> Table {
    let mut entries: Vec<(Text, Entry)> = from
        .into_iter()
        .map(|(key, value)| {
            let key_at = start + key.span().start;
            let at = start + value.span().start;
            let node = Node { at, value: convert_value(value.into_inner(), start, at, depth, findings) };
            (Cow::Owned(key.into_inner().into_owned()), Entry { key_at, node })
        })
        .collect();
    entries.sort_by_key(|(_, entry)| entry.key_at);
    Table::of_entries(entries)
}

fn convert_value(from: DeValue<'_>, start: usize, at: usize, depth: usize, findings: &mut Findings) -> Value {
    match from {
        DeValue::String(text) => Value::Text(Cow::Owned(text.into_owned())),
        DeValue::Integer(number) => Value::Number(whole(number.as_str(), number.radix())),
        DeValue::Float(number) => Value::Decimal(number.to_string()),
        DeValue::Boolean(truth) => Value::Truth(truth),
        DeValue::Datetime(date) => Value::Date(date.to_string()),
        DeValue::Array(_) | DeValue::Table(_) if depth == 0 => {
            findings.tell(at, DiagnosticKind::TooDeep);
            Value::StandIn
        }
        DeValue::Array(list) => {
            let node = |value: toml::Spanned<DeValue<'_>>| {
                let at = start + value.span().start;
                Node { at, value: convert_value(value.into_inner(), start, at, depth - 1, findings) }
            };
            Value::List(list.into_iter().map(node).collect())
        }
        DeValue::Table(from) => Value::Table(table(from, start, depth - 1, findings)),
    }
}

/// A whole number, or the end of the range that it lies beyond.
fn whole(digits: &str, radix: u32) -> i64 {
    i64::from_str_radix(digits, radix).unwrap_or(if digits.starts_with('-') { i64::MIN } else { i64::MAX })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Table {
        let mut findings = Findings::default();
        let table = convert(DeTable::parse(text).expect("TOML").into_inner(), 0, &mut findings);
        assert!(findings.is_empty());
        table
    }

    #[test]
    fn values_know_where_they_stand() {
        let table = read("a = 1\n[b.c]\nd = [5, { e = \"x\" }]\n");
        assert_eq!(table.find("a").map(|node| node.at), Some(4));
        assert_eq!(table.find("b.c.d.2.e").map(|node| node.at), Some(26));
        assert!(table.find("b.c.d.0").is_none());
        assert!(table.find("b.c.d.3").is_none());
        assert!(table.find("a.b").is_none());
    }

    #[test]
    fn tables_merge_and_lists_are_replaced() {
        let mut base = read("list = [1, 2]\n[t]\na = 1\nb = 2\n");
        base.lay_over(read("list = [3]\n[t]\nb = { c = 1 }\nd = 4\n"));
        assert_eq!(base.leaves(), ["list", "t.a", "t.b.c", "t.d"]);
        assert!(base.find("list.2").is_none());
    }

    #[test]
    fn takes_away_by_path() {
        let mut base = read("[t]\na = 1\nb.c = 2\n");
        assert!(base.remove("t.b.c"));
        assert!(!base.remove("t.b.c"));
        assert!(!base.remove("t.a.c"));
        assert!(!base.remove("u"));
        assert_eq!(base.leaves(), ["t.a"]);
    }

    #[test]
    fn depth_is_bounded() {
        let text = format!("a = {}1{}", "[".repeat(30), "]".repeat(30));
        let mut findings = Findings::default();
        convert(DeTable::parse(&text).expect("TOML").into_inner(), 0, &mut findings);
        assert!(!findings.is_empty());
    }

    #[test]
    fn huge_numbers_stay_huge() {
        assert_eq!(whole("99999999999999999999", 10), i64::MAX);
        assert_eq!(whole("-99999999999999999999", 10), i64::MIN);
        assert_eq!(whole("-12", 10), -12);
        assert_eq!(whole("ff", 16), 255);
    }
}
