//! What a file changes in the one that it extends, and an option in the file: keys that it writes, paths that it takes
//! away, clauses that it replaces.

use super::Clause;
use super::fault::{DiagnosticKind, Findings, Shape};
use super::tree::{Node, Table, Value};

/// Changes to a tree.
#[derive(Clone, Debug, Default)]
pub(super) struct Patch {
    facts: Table,
    remove: Vec<(usize, String)>,
    replaces: Vec<(usize, Clause)>,
}

impl Patch {
    /// Makes a patch of a table: its keys but for `remove` and `replaces`, which are taken out. `above` is the path
    /// above the table, with a dot at its end.
    pub fn of(mut table: Table, above: &str, findings: &mut Findings) -> Self {
        let remove = take_texts(&mut table, "remove", above, findings);
        let mut replaces = Vec::new();
        for (at, text) in take_texts(&mut table, "replaces", above, findings) {
            match text.parse() {
                Ok(clause) => replaces.push((at, clause)),
                Err(_) => findings.tell(at, DiagnosticKind::NotAClause { key: format!("{above}replaces"), text }),
            }
        }
        Patch { facts: table, remove, replaces }
    }

    /// A patch that only writes.
    pub fn facts(facts: Table) -> Self {
        Patch { facts, ..Patch::default() }
    }

    /// A patch that writes one number and takes some paths away.
    pub fn number(path: &str, at: usize, number: i64, remove: Vec<(usize, String)>) -> Self {
        let mut node = Node { at, value: Value::Number(number) };
        let mut steps = path.split('.').rev();
        let last = steps.next().unwrap_or_default();
        let nest = |key: &str, node: Node| {
            let mut table = Table::default();
            table.put(key.to_owned(), at, node);
            table
        };
        let mut key = last;
        for step in steps {
            node = Node { at, value: Value::Table(nest(key, node)) };
            key = step;
        }
        Patch { facts: nest(key, node), remove, replaces: Vec::new() }
    }

    /// The paths that it writes or takes away.
    pub fn touches(&self) -> Vec<String> {
        let mut paths = self.facts.leaves();
        paths.extend(self.remove.iter().map(|(_, path)| path.clone()));
        paths
    }

    /// Changes a tree, and tells which clauses were replaced.
    pub fn apply(self, tree: &mut Table, findings: &mut Findings) -> Vec<Clause> {
        for (at, path) in self.remove {
            if !tree.remove(&path) {
                let what = DiagnosticKind::NothingToRemove { path: path.clone() };
                findings.tell_near(at, what, &path, tree.paths().iter().map(String::as_str));
            }
        }
        let mut replaced = Vec::new();
        for (at, clause) in self.replaces {
            let known: Vec<String> = match tree.get("clauses").map(|node| &node.value) {
                Some(Value::Table(clauses)) => clauses.iter().map(|(key, _)| key.to_owned()).collect(),
                _ => Vec::new(),
            };
            if let Some(key) = known.iter().find(|key| key.parse() == Ok(clause)) {
                tree.remove(&format!("clauses.{key}"));
                tree.forget_clause(clause);
                replaced.push(clause);
            } else {
                let what = DiagnosticKind::NothingToReplace { clause };
                findings.tell_near(at, what, &clause.to_string(), known.iter().map(String::as_str));
            }
        }
        tree.lay_over(self.facts);
        replaced
    }
}

/// Takes a list of texts out of a table, each with its offset.
pub(super) fn take_texts(table: &mut Table, key: &str, above: &str, findings: &mut Findings) -> Vec<(usize, String)> {
    let Some(node) = table.take(key) else { return Vec::new() };
    let path = format!("{above}{key}");
    let mut wrong = |node: &Node, key, wanted| {
        findings.tell(node.at, DiagnosticKind::WrongType { key, wanted, found: node.shape() })
    };
    let Value::List(list) = node.value else {
        wrong(&node, path, Shape::List);
        return Vec::new();
    };
    let mut texts = Vec::with_capacity(list.len());
    for (index, item) in list.into_iter().enumerate() {
        match item.value {
            Value::Text(text) => texts.push((item.at, text.into_owned())),
            _ => wrong(&item, format!("{path}.{}", index + 1), Shape::Text),
        }
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fault::Diagnostic;
    use crate::rules::source::Sources;
    use crate::rules::syntax::parse;

    const BASE: &str = "[a]\nb = 1\nc = 2\n[clauses]\nUN-1 = {}\nun-2 = {}\n";

    fn patched(patch: &str) -> (Table, Vec<Clause>, Vec<Diagnostic>) {
        let (mut sources, mut findings) = (Sources::default(), Findings::default());
        let start = sources.add("patch.toml", patch.to_owned());
        let patch = Patch::of(parse(patch, start, &mut findings), "", &mut findings);
        let start = sources.add("base.toml", BASE);
        let mut tree = parse(BASE, start, &mut findings);
        let replaced = patch.apply(&mut tree, &mut findings);
        (tree, replaced, findings.into_faults(&sources, "patch.toml"))
    }

    #[test]
    fn writes_removes_and_replaces() {
        let (tree, replaced, faults) = patched("remove = [\"a.b\"]\nreplaces = [\"UN-2\"]\n[a]\nc = 3\nd = 4\n");
        assert_eq!(faults, []);
        assert_eq!(tree.leaves(), ["a.c", "a.d"]);
        assert_eq!(tree.paths(), ["a", "a.c", "a.d", "clauses", "clauses.UN-1"]);
        assert_eq!(replaced, ["UN-2".parse().unwrap()]);
    }

    #[test]
    fn what_is_inherited_loses_a_replaced_clause_and_keeps_the_others() {
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
        assert_eq!(faults[0].what, DiagnosticKind::NothingToRemove { path: "a.e".to_owned() });
        assert_eq!(faults[2].what, DiagnosticKind::NothingToReplace { clause: "UN-3".parse().unwrap() });
    }

    #[test]
    fn a_number_is_written_at_its_path() {
        let patch = Patch::number("a.b", 0, 7, vec![(0, "a.c".to_owned())]);
        assert_eq!(patch.touches(), ["a.b", "a.c"]);
    }
}
