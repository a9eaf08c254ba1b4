//! Trees of rule files whose values know their offsets in the source texts.

use std::borrow::Cow;
use std::sync::OnceLock;

use toml::de::{DeTable, DeValue};

use super::Clause;
use super::diagnostic::{DiagnosticKind, Findings, Shape};

/// The deepest nesting of tables and lists; a rule file needs eight.
const MAX_DEPTH: usize = 24;

#[derive(Clone, Debug)]
pub struct Node {
    /// An offset in [`Sources`].
    pub at: usize,
    pub value: Value,
}

#[derive(Clone, Debug)]
pub enum Value {
    Text(String),
    /// Numbers beyond `i64` are clamped, and so lie out of every range.
    Number(i64),
    /// As it is written.
    Decimal(String),
    Truth(bool),
    Date(String),
    List(Vec<Node>),
    Table(Table),
    /// Replaces a wrong or missing value, so that the reader can find further faults.
    StandIn,
}

impl Node {
    /// The shape of the value; a stand-in counts as a table.
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

    fn shift(&mut self, by: usize) {
        self.at += by;
        match &mut self.value {
            Value::Table(table) => table.shift(by),
            Value::List(list) => list.iter_mut().for_each(|item| item.shift(by)),
            _ => {}
        }
    }

    /// The value below a key, or below an index counted from 1.
    fn below(&self, step: &str) -> Option<&Node> {
        match &self.value {
            Value::Table(table) => table.get(step),
            Value::List(list) => list.get(step.parse::<usize>().ok()?.checked_sub(1)?),
            _ => None,
        }
    }
}

/// Keys and values in the order of the file. A linear search is faster than hashing: tables have few and short keys.
#[derive(Clone, Debug, Default)]
pub struct Table(Vec<(String, TableEntry)>);

#[derive(Clone, Debug)]
pub struct TableEntry {
    pub key_at: usize,
    pub node: Node,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValuePlace {
    At(usize),
    /// A wrong value that was reported already.
    StandIn,
    Nowhere,
}

impl Table {
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.entry(key).map(|entry| &entry.node)
    }

    #[must_use]
    pub fn entry(&self, key: &str) -> Option<&TableEntry> {
        self.0.iter().find(|(own, _)| own == key).map(|(_, entry)| entry)
    }

    fn entry_mut(&mut self, key: &str) -> Option<&mut TableEntry> {
        self.0.iter_mut().find(|(own, _)| own == key).map(|(_, entry)| entry)
    }

    pub fn get_mut(&mut self, key: &str) -> Option<&mut Node> {
        self.entry_mut(key).map(|entry| &mut entry.node)
    }

    pub fn take(&mut self, key: &str) -> Option<Node> {
        let place = self.0.iter().position(|(own, _)| own == key)?;
        Some(self.0.remove(place).1.node)
    }

    pub(super) fn of_entries(entries: Vec<(String, TableEntry)>) -> Self {
        Table(entries)
    }

    /// Inserts a value or replaces the one with this key.
    pub fn put(&mut self, key: impl Into<String>, key_at: usize, node: Node) {
        self.put_entry(key.into(), TableEntry { key_at, node });
    }

    fn put_entry(&mut self, key: String, entry: TableEntry) {
        match self.entry_mut(&key) {
            Some(own) => *own = entry,
            None => self.0.push((key, entry)),
        }
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &TableEntry)> {
        self.0.iter().map(|(key, entry)| (key.as_str(), entry))
    }

    pub fn into_entries(self) -> impl ExactSizeIterator<Item = (String, TableEntry)> {
        self.0.into_iter()
    }

    /// The value at a path with dots; list indices count from 1.
    #[must_use]
    pub fn find(&self, path: &str) -> Option<&Node> {
        let mut steps = path.split('.');
        let first = self.get(steps.next()?)?;
        steps.try_fold(first, Node::below)
    }

    /// Removes the value at a path and returns whether there was one.
    pub fn remove(&mut self, path: &str) -> bool {
        match path.split_once('.') {
            None => self.take(path).is_some(),
            Some((key, rest)) => match self.get_mut(key).map(|node| &mut node.value) {
                Some(Value::Table(table)) => table.remove(rest),
                _ => false,
            },
        }
    }

    /// Merges another table into this one: tables merge by key, everything else is replaced.
    pub fn merge(&mut self, over: Table) {
        for (key, entry) in over.0 {
            match (self.entry_mut(&key), entry) {
                (
                    Some(TableEntry { key_at, node: Node { at, value: Value::Table(below) } }),
                    TableEntry { key_at: new_key_at, node: Node { at: new_at, value: Value::Table(above) } },
                ) => {
                    (*key_at, *at) = (new_key_at, new_at);
                    below.merge(above);
                }
                (_, entry) => self.put_entry(key, entry),
            }
        }
    }

    /// Removes all references to a clause: from facts (which stay) and from the `changes` of options.
    pub fn forget_clause(&mut self, clause: Clause) {
        let is_it = |value: &Value| matches!(value, Value::Text(text) if text.parse() == Ok(clause));
        self.0.retain(|(key, entry)| !(key.ends_with("clause") && is_it(&entry.node.value)));
        for (key, entry) in &mut self.0 {
            match &mut entry.node.value {
                Value::List(items) if key == "changes" => items.retain(|item| !is_it(&item.value)),
                _ => entry.node.forget_clause(clause),
            }
        }
    }

    /// The path of a list item. `index` counts from 0 and skips stand-ins, as the deserializer does.
    #[must_use]
    pub fn item(&self, list: &str, index: usize) -> String {
        let mut place = index + 1;
        if let Some(Value::List(nodes)) = self.find(list).map(|node| &node.value) {
            let mut read = nodes.iter().enumerate().filter(|(_, node)| !matches!(node.value, Value::StandIn));
            place = read.nth(index).map_or(place, |(place, _)| place + 1);
        }
        format!("{list}.{place}")
    }

    /// The offsets of the items of a list, without stand-ins.
    #[must_use]
    pub fn items_at(&self, list: &str) -> Vec<usize> {
        let Some(Value::List(nodes)) = self.get(list).map(|node| &node.value) else { return Vec::new() };
        nodes.iter().filter(|node| !matches!(node.value, Value::StandIn)).map(|node| node.at).collect()
    }

    /// The place of the value at a path, or of its nearest ancestor.
    #[must_use]
    pub fn place(&self, path: &str) -> ValuePlace {
        let (mut steps, mut place) = (path.split('.'), ValuePlace::Nowhere);
        let mut node = steps.next().and_then(|key| self.get(key));
        while let Some(here) = node {
            match here.value {
                Value::StandIn => return ValuePlace::StandIn,
                _ => place = ValuePlace::At(here.at),
            }
            node = steps.next().and_then(|step| here.below(step));
        }
        place
    }

    /// Adds `by` to all offsets.
    pub(super) fn shift(&mut self, by: usize) {
        for (_, entry) in &mut self.0 {
            entry.key_at += by;
            entry.node.shift(by);
        }
    }

    /// The paths of all values, each table before its content.
    #[must_use]
    pub fn paths(&self) -> Vec<String> {
        let mut paths = Vec::new();
        for (key, entry) in &self.0 {
            paths.push(key.clone());
            if let Value::Table(table) = &entry.node.value {
                paths.extend(table.paths().iter().map(|path| format!("{key}.{path}")));
            }
        }
        paths
    }

    /// The paths of all values that are not tables.
    #[must_use]
    pub fn leaves(&self) -> Vec<String> {
        let mut paths = Vec::new();
        for (key, entry) in &self.0 {
            match &entry.node.value {
                Value::Table(table) => paths.extend(table.leaves().iter().map(|path| format!("{key}.{path}"))),
                _ => paths.push(key.clone()),
            }
        }
        paths
    }
}

/// Converts the output of the TOML parser for a text that begins at offset `start`.
pub(super) fn convert(document: DeTable<'_>, start: usize, findings: &mut Findings) -> Table {
    table(document, start, MAX_DEPTH, findings)
}

fn table(from: DeTable<'_>, start: usize, depth: usize, findings: &mut Findings) -> Table {
    let mut entries: Vec<(String, TableEntry)> = from
        .into_iter()
        .map(|(key, value)| {
            let key_at = start + key.span().start;
            let at = start + value.span().start;
            let node = Node { at, value: convert_value(value.into_inner(), start, at, depth, findings) };
            (key.into_inner().into_owned(), TableEntry { key_at, node })
        })
        .collect();
    entries.sort_by_key(|(_, entry)| entry.key_at);
    Table::of_entries(entries)
}

fn convert_value(from: DeValue<'_>, start: usize, at: usize, depth: usize, findings: &mut Findings) -> Value {
    match from {
        DeValue::String(text) => Value::Text(text.into_owned()),
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

/// Parses an integer and clamps it to the range of `i64`.
fn whole(digits: &str, radix: u32) -> i64 {
    i64::from_str_radix(digits, radix).unwrap_or(if digits.starts_with('-') { i64::MIN } else { i64::MAX })
}

/// The texts of the files of one game in a single space of offsets. File and line of an offset are computed only for
/// diagnostics.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
}

#[derive(Clone, Debug)]
struct SourceFile {
    name: String,
    text: Cow<'static, str>,
    start: usize,
    /// The offsets of line starts, computed at the first look-up.
    lines: OnceLock<Vec<usize>>,
}

impl Sources {
    /// Appends a file and returns the offset of its first byte.
    pub fn add(&mut self, name: &str, text: impl Into<Cow<'static, str>>) -> usize {
        let start = self.files.last().map_or(0, |file| file.end() + 1);
        self.files.push(SourceFile { name: name.to_owned(), text: text.into(), start, lines: OnceLock::new() });
        start
    }

    /// The file and line (counted from 1) of an offset; `None` outside all files.
    #[must_use]
    pub fn locate(&self, offset: usize) -> Option<(&str, usize)> {
        let file = self.files.get(self.files.partition_point(|file| file.end() < offset))?;
        Some((&file.name, file.lines().partition_point(|line| *line <= offset)))
    }
}

impl SourceFile {
    fn end(&self) -> usize {
        self.start + self.text.len()
    }

    fn lines(&self) -> &[usize] {
        let breaks = || self.text.match_indices('\n').map(|(at, _)| self.start + at + 1);
        self.lines.get_or_init(|| std::iter::once(self.start).chain(breaks()).collect())
    }
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
        base.merge(read("list = [3]\n[t]\nb = { c = 1 }\nd = 4\n"));
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

    #[test]
    fn each_offset_has_its_file_and_line() {
        let mut sources = Sources::default();
        assert_eq!(sources.locate(0), None);
        let first = sources.add("a.toml", "x = 1\ny = 2");
        let second = sources.add("b.toml", "\nz = 3\n");
        assert_eq!(sources.locate(first), Some(("a.toml", 1)));
        assert_eq!(sources.locate(first + 6), Some(("a.toml", 2)));
        assert_eq!(sources.locate(first + 11), Some(("a.toml", 2)), "the end of a file belongs to it");
        assert_eq!(sources.locate(second), Some(("b.toml", 1)));
        assert_eq!(sources.locate(second + 1), Some(("b.toml", 2)));
        assert_eq!(sources.locate(second + 8), None);
    }
}
