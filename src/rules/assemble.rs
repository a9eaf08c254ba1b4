//! Merges a rule file, the files that it extends and the chosen options into one rule set.

use std::borrow::Cow;
use std::mem;
use std::sync::{Arc, OnceLock};

use indexmap::IndexMap;

use super::check::Seats;
use super::compare::{effect_texts, effect_texts_with_options};
use super::diagnostic::{Diagnostic, DiagnosticKind, Findings, Shape};
use super::family::{AnyRuleSet, AnyRules, family_of, read_book};
use super::options::{OptionChoice, Set, TableOption};
use super::print::print;
use super::reader::TreeReader;
use super::rule_set::Kind;
use super::syntax::parse;
use super::table_settings::TableSettings;
use super::tree::{Node, Sources, Table, Value};
use super::{Clause, options};

/// The longest chain of files that extend each other.
const MOST_FILES: usize = 16;

#[derive(Clone, Debug)]
pub(super) struct RuleFile {
    /// The name that diagnostics show.
    pub name: String,
    pub text: Cow<'static, str>,
    /// The parsed text of a built-in file, which the tests have checked.
    pub built_in: Option<Arc<OnceLock<Table>>>,
}

impl RuleFile {
    /// The tree of the text as if it began at offset `start`. A built-in file is parsed once.
    fn table(&self, start: usize, findings: &mut Findings) -> Table {
        let Some(tree) = &self.built_in else { return parse(&self.text, start, findings) };
        let mut table = tree.get_or_init(|| parse(&self.text, 0, findings)).clone();
        table.shift(start);
        table
    }
}

/// The files of all games, by id.
pub(super) type RuleFiles = IndexMap<String, RuleFile>;

/// A file merged with those that it extends, before options are chosen.
pub(super) struct Draft {
    sources: Sources,
    name: String,
    /// The file's id, then those of the files that it extends, nearest first.
    pub chain: Vec<String>,
    /// The number of files at the head of the chain that only choose options of the next one.
    profiles: usize,
    /// Values that the files set for options; the nearest file wins.
    set: Vec<Set>,
    tree: Table,
    /// What the cards do in each game of the chain, nearest first; empty for a game that extends none.
    effect_texts: Vec<IndexMap<String, String>>,
    replaced: Vec<Clause>,
    findings: Findings,
    /// True if every line could be parsed.
    readable: bool,
    /// The keys of unreadable lines, or the names of their tables.
    unread: Vec<String>,
    /// True if every extended file was found.
    based: bool,
    /// True if all files are built in.
    is_checked: bool,
    /// The `kind` of files that extend another one.
    kinds: Vec<Node>,
}

/// A draft with chosen options.
struct Assembly {
    book: Option<AnyRuleSet>,
    tree: Table,
    broken: Vec<String>,
    choices: Vec<OptionChoice>,
    manner: TableSettings,
    replaced: Vec<Clause>,
    findings: Findings,
}

pub(super) struct AssembledGame {
    pub rules: AnyRules,
    pub tree: Table,
    pub options: Vec<TableOption>,
    pub manner: TableSettings,
    pub replaced: Vec<Clause>,
    /// For each card the ids of the games of the chain in which it does the same.
    pub same_in: IndexMap<String, Vec<String>>,
}

impl Draft {
    /// Reads the file of a game and those that it extends.
    pub fn read(id: &str, file: &RuleFile, games: &RuleFiles) -> Self {
        let mut draft = Draft {
            sources: Sources::default(),
            name: file.name.clone(),
            chain: vec![id.to_owned()],
            profiles: 0,
            set: Vec::new(),
            tree: Table::default(),
            effect_texts: Vec::new(),
            replaced: Vec::new(),
            findings: Findings::default(),
            readable: true,
            unread: Vec::new(),
            based: true,
            is_checked: true,
            kinds: Vec::new(),
        };
        let mut patches = Vec::new();
        let mut next = Some(file);
        while let Some(file) = next.take() {
            let (patch, base) = draft.read_file(file);
            patches.push(patch);
            if let Some((at, base)) = base {
                next = draft.follow(at, base, games);
            }
        }
        let extends = patches.len() > 1;
        for patch in patches.into_iter().rev() {
            let mut findings = Findings::default();
            draft.replaced.extend(patch.apply(&mut draft.tree, &mut findings));
            if extends {
                draft.effect_texts.insert(0, effect_texts_with_options(&draft.tree));
            }
            if draft.based {
                draft.findings.append(findings);
            }
        }
        draft.report_other_kinds();
        draft
    }

    /// A game belongs to the family of the game that it extends.
    fn report_other_kinds(&mut self) {
        let family = family_of(&self.tree).word();
        for node in mem::take(&mut self.kinds) {
            match &node.value {
                _ if !self.based => self.tree.put("kind", node.at, node),
                Value::Text(kind) if *kind == family => {}
                _ => self.findings.tell(node.at, DiagnosticKind::OtherKind { kind: family.to_owned() }),
            }
        }
    }

    /// Reads the file of the last id of the chain: its patch and the id that it extends.
    fn read_file(&mut self, file: &RuleFile) -> (Patch, Option<(usize, String)>) {
        self.is_checked &= file.built_in.is_some();
        let start = self.sources.add(&file.name, file.text.clone());
        let mut findings = Findings::default();
        let mut table = file.table(start, &mut findings);
        self.readable &= findings.is_empty();
        self.unread.extend(findings.places().filter_map(|at| key_of_line(&file.text, at.checked_sub(start)?)));
        self.findings.append(findings);
        let expected = self.chain.last().cloned().unwrap_or_default();
        match table.get("id").map(|node| (node.at, &node.value)) {
            Some((at, Value::Text(id))) if *id != expected => {
                self.findings.tell(at, DiagnosticKind::WrongId { id: id.clone(), expected });
            }
            None if self.chain.len() == 1 && self.readable => {
                self.findings.tell(None, DiagnosticKind::MissingKey { key: "id".to_owned() });
                table.put("id", start, Node { at: start, value: Value::StandIn });
            }
            _ => {}
        }
        let base = table.take("extends").and_then(|node| {
            if let Value::Text(base) = node.value {
                return Some((node.at, base));
            }
            let (key, wanted) = ("extends".to_owned(), Shape::Text);
            self.findings.tell(node.at, DiagnosticKind::WrongType { key, wanted, found: node.shape() });
            self.based = false;
            None
        });
        if base.is_some() {
            self.kinds.extend(table.take("kind"));
        }
        for set in options::take_set(&mut table, &mut self.findings) {
            if self.set.iter().all(|nearer| nearer.name != set.name) {
                self.set.push(set);
            }
        }
        let only_chooses = table.iter().all(|(key, _)| key == "id");
        if only_chooses && base.is_some() && self.profiles + 1 == self.chain.len() {
            self.profiles += 1;
        }
        (Patch::of(table, "", &mut self.findings), base)
    }

    /// The id of the game whose rule book applies: the file's own, or that of the game whose options it chooses.
    pub fn book_of(&self) -> &str {
        &self.chain[self.profiles.min(self.chain.len() - 1)]
    }

    fn follow<'a>(&mut self, at: usize, base: String, games: &'a RuleFiles) -> Option<&'a RuleFile> {
        if self.chain.contains(&base) {
            let mut chain = self.chain.clone();
            chain.push(base);
            self.findings.tell(at, DiagnosticKind::ExtendsCycle { chain });
            self.based = false;
            return None;
        }
        let file = games.get(&base);
        if self.chain.len() == MOST_FILES {
            self.findings.tell(at, DiagnosticKind::ExtendsTooLong { max: MOST_FILES });
            self.based = false;
            return None;
        }
        if file.is_some() {
            self.chain.push(base);
        } else {
            let expected: Vec<String> = games.keys().filter(|id| !self.chain.contains(id)).cloned().collect();
            let what = DiagnosticKind::UnknownGame { game: base.clone(), expected: expected.clone() };
            self.findings.tell_near(at, what, &base, expected.iter().map(String::as_str));
            self.based = false;
        }
        file
    }

    /// The text of an equivalent file that extends nothing, or all faults.
    pub fn resolved(mut self) -> Result<String, Vec<Diagnostic>> {
        if !self.findings.is_empty() || !self.based {
            return Err(self.findings.into_faults(&self.sources, &self.name));
        }
        let node = |value| Node { at: 0, value };
        let mut tree = Table::default();
        tree.put("id", 0, node(Value::Text(self.chain[0].clone())));
        self.tree.take("id");
        for (key, entry) in self.tree.into_entries() {
            tree.put(key, entry.key_at, entry.node);
        }
        if !self.set.is_empty() {
            let mut set = Table::default();
            for Set { name, value, .. } in self.set {
                let value = value.parse().map_or(Value::Text(value), Value::Number);
                set.put(name, 0, node(value));
            }
            tree.put("set", 0, node(Value::Table(set)));
        }
        Ok(print(&tree))
    }

    /// The game with these options, or all its faults. Built-in files without a choice are not checked again.
    pub fn game(mut self, chosen: &[(String, String)]) -> Result<AssembledGame, Vec<Diagnostic>> {
        let tree = mem::take(&mut self.tree);
        if self.effect_texts.is_empty() && !(chosen.is_empty() && self.set.is_empty()) {
            self.effect_texts = vec![effect_texts_with_options(&tree)];
        }
        let mut assembly = self.assemble(tree, &self.set, chosen, !self.is_checked || !chosen.is_empty());
        match assembly.rules() {
            Some(rules) => Ok(AssembledGame {
                rules,
                same_in: self.same_in(&assembly.tree),
                tree: assembly.tree,
                options: assembly.choices.into_iter().map(|choice| choice.option).collect(),
                manner: assembly.manner,
                replaced: assembly.replaced,
            }),
            None => Err(assembly.findings.into_faults(&self.sources, &self.name)),
        }
    }

    /// For each card the games of the chain in which it does the same. Without extended files and options, that is
    /// the game itself.
    fn same_in(&self, tree: &Table) -> IndexMap<String, Vec<String>> {
        if self.effect_texts.is_empty() {
            let cards = match tree.get("cards").map(|node| &node.value) {
                Some(Value::Table(cards)) => Some(cards.iter()),
                _ => None,
            };
            return cards.into_iter().flatten().map(|(card, _)| (card.to_owned(), self.chain.clone())).collect();
        }
        let games = |(card, does): (String, String)| {
            let same = self
                .chain
                .iter()
                .zip(&self.effect_texts)
                .filter(|(_, effect_texts)| effect_texts.get(&card) == Some(&does));
            let games = same.map(|(game, _)| game.clone()).collect();
            (card, games)
        };
        effect_texts(tree).into_iter().map(games).collect()
    }

    /// All faults of the game, including those that appear only with one value of one option.
    pub fn faults(self) -> Vec<Diagnostic> {
        let mut plain = self.assemble(self.tree.clone(), &self.set, &[], true);
        plain.rules();
        // With another fault in the file, faults under an option say little.
        let holds = plain.findings.is_empty();
        let others = plain.findings.clone();
        for choice in &plain.choices {
            for value in choice.values() {
                let name = &choice.option.name;
                let mut under = self.assemble(self.tree.clone(), &[], &[(name.clone(), value.clone())], true);
                under.rules();
                if !holds {
                    under.findings.drop_possible_consequences(&others);
                }
                plain.findings.append_under(name, &value, under.findings);
            }
        }
        plain.findings.into_faults(&self.sources, &self.name)
    }

    fn assemble(&self, mut tree: Table, set: &[Set], chosen: &[(String, String)], checks: bool) -> Assembly {
        let mut findings = self.findings.clone();
        let tell_missing = self.readable && self.based;
        let mut choices = options::take(&mut tree, &self.sources, tell_missing, &mut findings);
        let mut replaced = self.replaced.clone();
        let sheds = family_of(&tree) == Kind::Shed;
        let (of_manner, set): (Vec<Set>, Vec<Set>) =
            set.iter().cloned().partition(|set| sheds && TableSettings::is_about(set));
        let manner = TableSettings::read(&of_manner, &mut findings);
        replaced.extend(options::choose(&mut choices, &set, chosen, &mut tree, &mut findings));
        options::drop_idle(&mut choices, &tree);
        for choice in &mut choices {
            choice.forget(&replaced);
        }
        let reader =
            TreeReader { above: "", beside: &["extends", "remove", "replaces", "options", "set"], tell_missing };
        let reading = read_book(&mut tree, &reader, &mut findings);
        findings.drop_consequences();
        let mut assembly =
            Assembly { book: reading.value, tree, broken: reading.broken, choices, manner, replaced, findings };
        let Assembly { book: Some(book), tree, broken, choices, .. } = &assembly else { return assembly };
        if self.based && checks {
            // A choice may deal so many cards that fewer players can take part.
            let seats = if chosen.is_empty() && set.is_empty() { Seats::Every } else { Seats::Fewest };
            let mut more = book.faults(tree, broken, self.readable, choices, seats);
            // A key that could not be read may have been on an unreadable line.
            more.retain(|what| !self.unread.iter().any(|key| what.mentions(key)));
            assembly.findings.append(more);
        }
        assembly
    }
}

/// The key of the line at an offset, or the last part of a table header.
fn key_of_line(text: &str, at: usize) -> Option<String> {
    let start = text.get(..at)?.rfind('\n').map_or(0, |end| end + 1);
    let line = text[start..].lines().next()?.trim();
    let is_key = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    let mut keys = line.split(|letter| !is_key(letter)).filter(|key| !key.is_empty());
    if line.starts_with('[') { keys.next_back() } else { keys.next() }.map(str::to_owned)
}

impl Assembly {
    /// Compiles the rules if there is no fault.
    fn rules(&mut self) -> Option<AnyRules> {
        if !self.findings.is_empty() {
            return None;
        }
        let rules = self.book.take()?.compile(&self.tree, &mut self.findings);
        self.findings.is_empty().then_some(rules)
    }
}

/// Changes to a tree: keys that it writes, paths that it removes, clauses that it replaces.
#[derive(Clone, Debug, Default)]
pub(super) struct Patch {
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

    /// A patch that writes one number and removes some paths.
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

    /// The paths that it writes or removes.
    pub fn touches(&self) -> Vec<String> {
        let mut paths = self.facts.leaves();
        paths.extend(self.remove.iter().map(|(_, path)| path.clone()));
        paths
    }

    /// Changes a tree and returns the replaced clauses.
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
        tree.merge(self.facts);
        replaced
    }
}

/// Takes a list of strings out of a table, each with its offset.
pub(super) fn take_texts(table: &mut Table, key: &str, above: &str, findings: &mut Findings) -> Vec<(usize, String)> {
    let Some(node) = table.take(key) else { return Vec::new() };
    let path = format!("{above}{key}");
    let mut wrong = |node: &Node, key, wanted| {
        findings.tell(node.at, DiagnosticKind::WrongType { key, wanted, found: node.shape() });
    };
    let Value::List(list) = node.value else {
        wrong(&node, path, Shape::List);
        return Vec::new();
    };
    let mut texts = Vec::with_capacity(list.len());
    for (index, item) in list.into_iter().enumerate() {
        match item.value {
            Value::Text(text) => texts.push((item.at, text)),
            _ => wrong(&item, format!("{path}.{}", index + 1), Shape::Text),
        }
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;
    use crate::rules::diagnostic::Diagnostic;
    use crate::rules::syntax::parse;
    use crate::rules::tree::Sources;

    #[test]
    fn cards_of_games_without_base_do_the_same_everywhere() {
        let library = Library::built_in();
        let mut seen = 0;
        for id in library.ids() {
            let draft = || library.draft(&id).expect("a game of the program");
            let mut compared = draft();
            if compared.chain.len() == 1 {
                compared.effect_texts = vec![effect_texts_with_options(&compared.tree)];
                let [one, other] =
                    [draft(), compared].map(|draft| draft.game(&[]).map(|game| game.same_in).expect("no faults"));
                assert_eq!(one, other, "{id}");
                seen += 1;
            }
        }
        assert!(seen > 5);
    }

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
    fn inherited_facts_lose_only_replaced_clauses() {
        let (tree, _, faults) = patched("replaces = [\"UN-2\"]\n[d]\nclause = \"UN-2\"\n");
        assert_eq!(faults, []);
        assert!(tree.find("d.clause").is_some(), "what the file itself writes is its own business");
        let inherited = "a.clause = \"UN-2\"\na.challenge-clause = \"un-2\"\na.list = [{ b = { clause = \"UN-2\" } \
            }]\na.other.clause = \"UN-1\"\na.word = \"UN-2\"\n";
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
