//! Changes to the tree of a rule file: what a variant or the value of an option writes, removes and replaces.

use super::Clause;
use super::diagnostic::{DiagnosticKind, Findings, Form};
use super::tree::{Node, Shape, Table, Value};

/// Changes to a tree: keys that it writes, paths that it removes, clauses that it replaces.
#[derive(Clone, Debug, Default)]
pub struct Patch {
    facts: Table,
    remove: Vec<(usize, String)>,
    replaces: Vec<(usize, Clause)>,
}

impl Patch {
    /// Takes `remove` and `replaces` out of a table; the other keys are written. `above` is the path of the table
    /// with a final dot.
    pub fn of(mut table: Table, above: &str, findings: &mut Findings) -> Self {
        let remove = take_texts(&mut table, "remove", above, findings);
        let mut replaces = Vec::new();
        for (at, text) in take_texts(&mut table, "replaces", above, findings) {
            if let Ok(clause) = text.parse() {
                replaces.push((at, clause));
            } else {
                let what = DiagnosticKind::BadForm { text, form: Form::Clause };
                findings.tell(at, &format!("{above}replaces"), what);
            }
        }
        Patch { facts: table, remove, replaces }
    }

    /// A patch that only writes.
    pub fn facts(facts: Table) -> Self {
        Patch { facts, ..Patch::default() }
    }

    /// A patch that writes one number and removes some paths.
    pub fn number(path: &str, at: usize, number: i64, remove: Vec<(usize, String)>) -> Self {
        let (above, key) = path.rsplit_once('.').unwrap_or(("", path));
        let nest = |value, key: &str| {
            let mut table = Table::default();
            table.put(key, at, value);
            table
        };
        let innermost = nest(Value::Number(number), key);
        let keys = above.rsplit('.').filter(|key| !key.is_empty());
        let facts = keys.fold(innermost, |table, key| nest(Value::Table(table), key));
        Patch { facts, remove, replaces: Vec::new() }
    }

    /// The paths that it writes or removes.
    pub fn touches(&self) -> Vec<String> {
        let mut paths = self.facts.leaves();
        paths.extend(self.remove.iter().map(|(_, path)| path.clone()));
        paths
    }

    /// Changes a tree and returns the replaced clauses. `above` is the path of the patch with a final dot.
    pub fn apply(self, above: &str, tree: &mut Table, findings: &mut Findings) -> Vec<Clause> {
        for (at, word) in self.remove {
            if !tree.remove(&word) {
                let expected = tree.paths().into_iter().map(|(path, _)| path).collect();
                findings.tell(at, &format!("{above}remove"), DiagnosticKind::UnknownWord { word, expected });
            }
        }
        let mut replaced = Vec::new();
        for (at, clause) in self.replaces {
            let clauses = tree.table("clauses").into_iter().flat_map(Table::iter);
            let known: Vec<String> = clauses.map(|(key, _)| key.to_owned()).collect();
            if let Some(key) = known.iter().find(|key| key.parse() == Ok(clause)) {
                tree.remove(&format!("clauses.{key}"));
                tree.forget_clause(clause);
                replaced.push(clause);
            } else {
                let what = DiagnosticKind::UnknownWord { word: clause.to_string(), expected: known };
                findings.tell(at, &format!("{above}replaces"), what);
            }
        }
        tree.merge(self.facts);
        replaced
    }
}

/// Takes a list of strings out of a table, each with its offset.
pub fn take_texts(table: &mut Table, key: &str, above: &str, findings: &mut Findings) -> Vec<(usize, String)> {
    let Some(node) = table.take(key) else { return Vec::new() };
    let path = format!("{above}{key}");
    let Value::List(list) = node.value else {
        wrong_type(&node, &path, Shape::List, findings);
        return Vec::new();
    };
    let mut texts = Vec::with_capacity(list.len());
    for (index, item) in list.into_iter().enumerate() {
        match item.value {
            Value::Text(text) => texts.push((item.at, text)),
            _ => wrong_type(&item, &format!("{path}.{}", index + 1), Shape::Text, findings),
        }
    }
    texts
}

/// The table that a value is; anything else is reported.
pub fn into_table(node: Node, path: &str, findings: &mut Findings) -> Option<Table> {
    let Value::Table(table) = node.value else {
        wrong_type(&node, path, Shape::Table, findings);
        return None;
    };
    Some(table)
}

/// Reports a value of the wrong shape.
pub fn wrong_type(node: &Node, path: &str, wanted: Shape, findings: &mut Findings) {
    findings.tell(node.at, path, DiagnosticKind::WrongType { wanted, found: node.shape() });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::diagnostic::{Diagnostic, Sources};
    use crate::rules::syntax::parse;

    const BASE: &str = "[a]\nb = 1\nc = 2\n[clauses]\nUN-1 = {}\nun-2 = {}\n";

    fn patched(patch: &str) -> (Table, Vec<Clause>, Vec<Diagnostic>) {
        let (mut sources, mut findings) = (Sources::default(), Findings::default());
        let start = sources.add("patch.toml", patch);
        let patch = Patch::of(parse(patch, start, &mut findings), "", &mut findings);
        let start = sources.add("base.toml", BASE);
        let mut tree = parse(BASE, start, &mut findings);
        let replaced = patch.apply("", &mut tree, &mut findings);
        (tree, replaced, findings.into_faults(&sources, "patch.toml"))
    }

    #[test]
    fn writes_removes_and_replaces() {
        let (tree, replaced, faults) = patched("remove = [\"a.b\"]\nreplaces = [\"UN-2\"]\n[a]\nc = 3\nd = 4\n");
        assert_eq!(faults, []);
        assert_eq!(tree.leaves(), ["a.c", "a.d"]);
        let paths: Vec<String> = tree.paths().into_iter().map(|(path, _)| path).collect();
        assert_eq!(paths, ["a", "a.c", "a.d", "clauses", "clauses.UN-1"]);
        assert_eq!(replaced, ["UN-2".parse().unwrap()]);
    }

    #[test]
    fn inherited_facts_lose_only_replaced_clauses() {
        let (tree, _, faults) = patched("replaces = [\"UN-2\"]\n[d]\nclause = \"UN-2\"\n");
        assert_eq!(faults, []);
        assert!(tree.find("d.clause").is_some(), "what the file itself writes is its own business");
        let inherited = "a.clause = \"UN-2\"\na.challenge-clause = \"un-2\"\na.list = [{ b = { clause = \"UN-2\" } }]\na.other.clause = \"UN-1\"\na.word = \"UN-2\"\n";
        let mut findings = Findings::default();
        let mut tree = parse(inherited, 0, &mut findings);
        tree.forget_clause("UN-2".parse().unwrap());
        assert_eq!(tree.leaves(), ["a.list", "a.other.clause", "a.word"]);
        assert!(tree.find("a.list.1.b").is_some() && tree.find("a.list.1.b.clause").is_none());
    }

    #[test]
    fn tells_what_is_not_there() {
        let (_, _, faults) = patched("remove = [\n\"a.e\",\n7]\nreplaces = [\"UN-3\", \"two\"]\n");
        let told: Vec<_> = faults.iter().map(|fault| (fault.line, fault.suggestion.as_deref())).collect();
        assert_eq!(told, [(Some(2), Some("a.b")), (Some(3), None), (Some(4), Some("UN-1")), (Some(4), None)]);
        let keys: Vec<&str> = faults.iter().map(|fault| fault.key.as_str()).collect();
        assert_eq!(keys, ["remove", "remove.2", "replaces", "replaces"]);
    }

    #[test]
    fn a_number_is_written_at_its_path() {
        let patch = Patch::number("a.b", 0, 7, vec![(0, "a.c".to_owned())]);
        assert_eq!(patch.touches(), ["a.b", "a.c"]);
        assert_eq!(Patch::number("a.b.c", 0, 7, Vec::new()).touches(), ["a.b.c"]);
        assert_eq!(Patch::number("a", 0, 7, Vec::new()).touches(), ["a"]);
    }
}
