//! Trees of rule files whose values know their offsets in the source texts.

use super::Clause;

#[derive(Clone, Debug)]
pub struct Node {
    /// An offset in [`Sources`](super::diagnostic::Sources).
    pub at: usize,
    pub value: Value,
}

#[derive(Clone, Debug)]
pub enum Value {
    Text(String),
    /// Numbers beyond `i64` are clamped, and so lie out of every range.
    Number(i64),
    Truth(bool),
    List(Vec<Node>),
    Table(Table),
    /// A decimal number, a date or a time as it is written. No key takes one.
    Other(String),
}

/// The shape of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A string.
    Text,
    /// An integer.
    Number,
    /// A boolean.
    Truth,
    /// A list.
    List,
    /// A table.
    Table,
    /// A decimal number, a date or a time.
    Other,
    /// A number of points, or the word `number`.
    Points,
    /// A table with one key.
    Effect,
}

impl Node {
    pub fn shape(&self) -> Shape {
        match self.value {
            Value::Text(_) => Shape::Text,
            Value::Number(_) => Shape::Number,
            Value::Truth(_) => Shape::Truth,
            Value::List(_) => Shape::List,
            Value::Table(_) => Shape::Table,
            Value::Other(_) => Shape::Other,
        }
    }

    pub fn as_table(&self) -> Option<&Table> {
        if let Value::Table(table) = &self.value { Some(table) } else { None }
    }

    fn forget_clause(&mut self, clause: Clause) {
        match &mut self.value {
            Value::Table(table) => table.forget_clause(clause),
            Value::List(list) => list.iter_mut().for_each(|item| item.forget_clause(clause)),
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
pub struct Table(pub Vec<(String, TableEntry)>);

#[derive(Clone, Debug)]
pub struct TableEntry {
    pub key_at: usize,
    pub node: Node,
}

impl Table {
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.0.iter().find(|(own, _)| own == key).map(|(_, entry)| &entry.node)
    }

    /// The table at a key.
    pub fn table(&self, key: &str) -> Option<&Table> {
        self.get(key)?.as_table()
    }

    fn entry_mut(&mut self, key: &str) -> Option<&mut TableEntry> {
        self.0.iter_mut().find(|(own, _)| own == key).map(|(_, entry)| entry)
    }

    pub fn take(&mut self, key: &str) -> Option<Node> {
        let place = self.0.iter().position(|(own, _)| own == key)?;
        Some(self.0.remove(place).1.node)
    }

    /// Inserts a value or replaces the one with this key.
    pub fn put(&mut self, key: impl Into<String>, at: usize, value: Value) {
        self.put_entry(key.into(), TableEntry { key_at: at, node: Node { at, value } });
    }

    pub fn put_entry(&mut self, key: String, entry: TableEntry) {
        match self.entry_mut(&key) {
            Some(own) => *own = entry,
            None => self.0.push((key, entry)),
        }
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &TableEntry)> {
        self.0.iter().map(|(key, entry)| (key.as_str(), entry))
    }

    /// The value at a path with dots; list indices count from 1.
    pub fn find(&self, path: &str) -> Option<&Node> {
        let mut steps = path.split('.');
        let first = self.get(steps.next()?)?;
        steps.try_fold(first, Node::below)
    }

    /// Removes the value at a path and returns whether there was one.
    pub fn remove(&mut self, path: &str) -> bool {
        match path.split_once('.') {
            None => self.take(path).is_some(),
            Some((key, rest)) => match self.entry_mut(key).map(|entry| &mut entry.node.value) {
                Some(Value::Table(table)) => table.remove(rest),
                _ => false,
            },
        }
    }

    /// Merges another table into this one: tables merge by key, everything else is replaced.
    pub fn merge(&mut self, over: Table) {
        for (key, mut entry) in over.0 {
            let below = self.entry_mut(&key).map(|own| &mut own.node.value);
            if let (Some(Value::Table(below)), Value::Table(above)) = (below, &mut entry.node.value) {
                below.merge(std::mem::take(above));
                std::mem::swap(below, above);
            }
            self.put_entry(key, entry);
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

    /// The offsets of the items of a list.
    pub fn items_at(&self, list: &str) -> Vec<usize> {
        match self.get(list).map(|node| &node.value) {
            Some(Value::List(nodes)) => nodes.iter().map(|node| node.at).collect(),
            _ => Vec::new(),
        }
    }

    /// The offset of the value at a path, or of its nearest ancestor.
    pub fn place(&self, path: &str) -> Option<usize> {
        let mut steps = path.split('.');
        let mut node = self.get(steps.next()?)?;
        while let Some(next) = steps.next().and_then(|step| node.below(step)) {
            node = next;
        }
        Some(node.at)
    }

    /// All values with their paths, each table before its content.
    pub fn paths(&self) -> Vec<(String, &Node)> {
        let mut paths = Vec::new();
        for (key, entry) in &self.0 {
            paths.push((key.clone(), &entry.node));
            let below = entry.node.as_table().map(Table::paths).unwrap_or_default();
            paths.extend(below.into_iter().map(|(path, node)| (format!("{key}.{path}"), node)));
        }
        paths
    }

    /// The paths of all values that are not tables.
    pub fn leaves(&self) -> Vec<String> {
        self.paths().into_iter().filter(|(_, node)| node.as_table().is_none()).map(|(path, _)| path).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::diagnostic::Findings;
    use crate::rules::syntax::parse;
    use crate::rules::tree::Table;

    fn read(text: &str) -> Table {
        let mut findings = Findings::default();
        let table = parse(text, 0, &mut findings);
        assert!(findings.is_empty());
        table
    }

    #[test]
    fn values_know_their_offsets() {
        let table = read("a = 1\n[b.c]\nd = [5, { e = \"x\" }]\n");
        assert_eq!(table.find("a").map(|node| node.at), Some(4));
        assert_eq!(table.find("b.c.d.2.e").map(|node| node.at), Some(26));
        assert_eq!(table.place("b.c.d.2.f"), table.find("b.c.d.2").map(|node| node.at));
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
    fn values_are_removed_by_path() {
        let mut base = read("[t]\na = 1\nb.c = 2\n");
        assert!(base.remove("t.b.c"));
        assert!(!base.remove("t.b.c"));
        assert!(!base.remove("t.a.c"));
        assert!(!base.remove("u"));
        assert_eq!(base.leaves(), ["t.a"]);
    }
}
