//! A file, the files that it extends, and what was chosen: from their texts to one book.

use std::borrow::Cow;
use std::mem;

use indexmap::IndexMap;

use super::Clause;
use super::any::{AnyBook, AnyRules, family_of, read_book};
use super::book::Kind;
use super::check::Seats;
use super::deeds::{deeds, deeds_with_options};
use super::fault::{Diagnostic, DiagnosticKind, Findings, Shape};
use super::manner::Manner;
use super::options::{self, Choice, Set, TableOption};
use super::patch::Patch;
use super::print::print;
use super::reader::Reader;
use super::ready;
use super::source::Sources;
use super::syntax::parse;
use super::tree::{Node, Table, Value};

/// The most files that a game can be made of, its own and those that it extends.
const MOST_FILES: usize = 16;

/// A file as it lies in a library.
#[derive(Clone, Debug)]
pub(super) struct RuleFile {
    /// Its name, as faults tell it.
    pub name: String,
    /// Its text.
    pub text: Cow<'static, str>,
    /// Its tree, if it is one of the program's own: the build has parsed it, and the tests have checked it.
    pub ready: Option<&'static [u8]>,
}

/// The files of all games, by id.
pub(super) type Shelf = IndexMap<String, RuleFile>;

/// A file with all that it extends, before anything is chosen.
pub(super) struct Draft {
    sources: Sources,
    name: String,
    /// The file's id, then those that it extends, nearest first.
    pub chain: Vec<String>,
    /// How many files at the beginning of the chain only choose options of the next one.
    profiles: usize,
    /// What the files have chosen of the options; what is nearer holds.
    set: Vec<Set>,
    tree: Table,
    /// What the cards do in each game of the chain, nearest first; nothing yet of a game that extends none.
    deeds: Vec<IndexMap<String, String>>,
    replaced: Vec<Clause>,
    findings: Findings,
    /// Whether every line could be read.
    readable: bool,
    /// What stands in the lines that could not be read: their keys, or the names of their tables.
    unread: Vec<String>,
    /// Whether every file that is extended was found.
    based: bool,
    /// Whether all files have been checked.
    is_checked: bool,
    /// Of which family the files that extend another one say to be.
    kinds: Vec<Node>,
}

/// A draft with a choice of options.
struct Assembly {
    book: Option<Box<dyn AnyBook>>,
    tree: Table,
    broken: Vec<String>,
    choices: Vec<Choice>,
    manner: Manner,
    replaced: Vec<Clause>,
    findings: Findings,
}

/// A whole game.
pub(super) struct Game {
    pub rules: AnyRules,
    pub tree: Table,
    pub options: Vec<TableOption>,
    pub manner: Manner,
    pub replaced: Vec<Clause>,
    /// For each card the ids of the games of the chain in which it does the same.
    pub same_in: IndexMap<String, Vec<String>>,
}

impl Draft {
    /// Reads the file of a game, and the files that it extends.
    pub fn read(id: &str, file: &RuleFile, games: &Shelf) -> Self {
        let mut draft = Draft {
            sources: Sources::default(),
            name: file.name.clone(),
            chain: vec![id.to_owned()],
            profiles: 0,
            set: Vec::new(),
            tree: Table::default(),
            deeds: Vec::new(),
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
                draft.deeds.insert(0, deeds_with_options(&draft.tree));
            }
            if draft.based {
                draft.findings.append(findings);
            }
        }
        draft.tell_other_kinds();
        draft
    }

    /// A game is of the family of the one that it extends.
    fn tell_other_kinds(&mut self) {
        let family = family_of(&self.tree).word();
        for node in mem::take(&mut self.kinds) {
            match &node.value {
                _ if !self.based => self.tree.put("kind", node.at, node),
                Value::Text(kind) if *kind == family => {}
                _ => self.findings.tell(node.at, DiagnosticKind::OtherKind { kind: family.to_owned() }),
            }
        }
    }

    /// Reads the file of the last id of the chain: what it changes, and what it extends.
    fn read_file(&mut self, file: &RuleFile) -> (Patch, Option<(usize, String)>) {
        self.is_checked &= file.ready.is_some();
        let start = self.sources.add(&file.name, file.text.clone());
        let mut findings = Findings::default();
        let mut table = match file.ready {
            Some(tree) => ready::read(tree, start),
            None => parse(&file.text, start, &mut findings),
        };
        self.readable &= findings.is_empty();
        self.unread.extend(findings.places().filter_map(|at| key_of_line(&file.text, at.checked_sub(start)?)));
        self.findings.append(findings);
        let expected = self.chain.last().cloned().unwrap_or_default();
        match table.get("id").map(|node| (node.at, &node.value)) {
            Some((at, Value::Text(id))) if *id != expected => {
                self.findings.tell(at, DiagnosticKind::WrongId { id: id.to_string(), expected });
            }
            None if self.chain.len() == 1 && self.readable => {
                self.findings.tell(None, DiagnosticKind::MissingKey { key: "id".to_owned() });
                table.put("id", start, Node { at: start, value: Value::StandIn });
            }
            _ => {}
        }
        let base = table.take("extends").and_then(|node| {
            if let Value::Text(base) = node.value {
                return Some((node.at, base.into_owned()));
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

    /// The id of the game whose book this is: the file's own, or that of the game of which it only chooses options.
    pub fn book_of(&self) -> &str {
        &self.chain[self.profiles.min(self.chain.len() - 1)]
    }

    fn follow<'a>(&mut self, at: usize, base: String, games: &'a Shelf) -> Option<&'a RuleFile> {
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

    /// The text of a file that holds all of it and extends nothing, or all its faults.
    pub fn resolved(mut self) -> Result<String, Vec<Diagnostic>> {
        if !self.findings.is_empty() || !self.based {
            return Err(self.findings.into_faults(&self.sources, &self.name));
        }
        let node = |value| Node { at: 0, value };
        let mut tree = Table::default();
        tree.put("id", 0, node(Value::Text(self.chain[0].clone().into())));
        self.tree.take("id");
        for (key, entry) in self.tree.into_entries() {
            tree.put(key, entry.key_at, entry.node);
        }
        if !self.set.is_empty() {
            let mut set = Table::default();
            for Set { name, value, .. } in self.set {
                let value = value.parse().map_or(Value::Text(value.into()), Value::Number);
                set.put(name, 0, node(value));
            }
            tree.put("set", 0, node(Value::Table(set)));
        }
        Ok(print(&tree))
    }

    /// The game with this choice of options, or all its faults. Nothing is looked for in files that have been checked, unless
    /// somebody has chosen something.
    pub fn game(mut self, chosen: &[(String, String)]) -> Result<Game, Vec<Diagnostic>> {
        let tree = mem::take(&mut self.tree);
        if self.deeds.is_empty() && !(chosen.is_empty() && self.set.is_empty()) {
            self.deeds = vec![deeds_with_options(&tree)];
        }
        let mut assembly = self.assemble(tree, &self.set, chosen, !self.is_checked || !chosen.is_empty());
        match assembly.rules() {
            Some(rules) => Ok(Game {
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

    /// For each card of a tree the games of the chain in which it does the same. Where nothing is extended, set or chosen, that
    /// is the game itself.
    fn same_in(&self, tree: &Table) -> IndexMap<String, Vec<String>> {
        if self.deeds.is_empty() {
            let cards = match tree.get("cards").map(|node| &node.value) {
                Some(Value::Table(cards)) => Some(cards.iter()),
                _ => None,
            };
            return cards.into_iter().flatten().map(|(card, _)| (card.to_owned(), self.chain.clone())).collect();
        }
        let games = |(card, does): (String, String)| {
            let same = self.chain.iter().zip(&self.deeds).filter(|(_, deeds)| deeds.get(&card) == Some(&does));
            let games = same.map(|(game, _)| game.clone()).collect();
            (card, games)
        };
        deeds(tree).into_iter().map(games).collect()
    }

    /// All faults of the game, also those that it has only with an option set, each by itself.
    pub fn faults(self) -> Vec<Diagnostic> {
        let mut plain = self.assemble(self.tree.clone(), &self.set, &[], true);
        plain.rules();
        // With another fault in the file, what an option does to it says little.
        let holds = plain.findings.is_empty();
        let others = plain.findings.clone();
        for choice in &plain.choices {
            for value in choice.values() {
                let name = &choice.option.name;
                let mut under = self.assemble(self.tree.clone(), &[], &[(name.clone(), value.clone())], true);
                under.rules();
                if !holds {
                    under.findings.leave_out_what_may_follow(&others);
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
            set.iter().cloned().partition(|set| sheds && Manner::is_about(set));
        let manner = Manner::read(&of_manner, &mut findings);
        replaced.extend(options::choose(&mut choices, &set, chosen, &mut tree, &mut findings));
        options::leave_out_idle(&mut choices, &tree);
        for choice in &mut choices {
            choice.forget(&replaced);
        }
        let reader = Reader { above: "", beside: &["extends", "remove", "replaces", "options", "set"], tell_missing };
        let reading = read_book(&mut tree, &reader, &mut findings);
        findings.leave_out_what_follows();
        let mut assembly =
            Assembly { book: reading.value, tree, broken: reading.broken, choices, manner, replaced, findings };
        let Assembly { book: Some(book), tree, broken, choices, .. } = &assembly else { return assembly };
        if self.based && checks {
            // A choice may deal so many cards that fewer can play.
            let seats = if chosen.is_empty() && set.is_empty() { Seats::Every } else { Seats::Fewest };
            let mut more = book.faults(tree, broken, self.readable, choices, seats);
            // What concerns a key that could not be read follows from just that line.
            more.retain(|what| !self.unread.iter().any(|key| what.speaks_of(key)));
            assembly.findings.append(more);
        }
        assembly
    }
}

/// The key of the line in which an offset lies, or the last part of the name of its table.
fn key_of_line(text: &str, at: usize) -> Option<String> {
    let start = text.get(..at)?.rfind('\n').map_or(0, |end| end + 1);
    let line = text[start..].lines().next()?.trim();
    let is_key = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    let mut keys = line.split(|letter| !is_key(letter)).filter(|key| !key.is_empty());
    if line.starts_with('[') { keys.next_back() } else { keys.next() }.map(str::to_owned)
}

impl Assembly {
    /// The compiled rules, if nothing is wrong.
    fn rules(&mut self) -> Option<AnyRules> {
        if !self.findings.is_empty() {
            return None;
        }
        let rules = self.book.take()?.compiled(&self.tree, &mut self.findings);
        self.findings.is_empty().then_some(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;

    #[test]
    fn where_nothing_is_extended_all_cards_do_what_they_do_in_the_game() {
        let library = Library::built_in();
        let mut seen = 0;
        for id in library.ids() {
            let draft = || library.draft(&id).expect("a game of the program");
            let mut compared = draft();
            if compared.chain.len() == 1 {
                compared.deeds = vec![deeds_with_options(&compared.tree)];
                let [one, other] =
                    [draft(), compared].map(|draft| draft.game(&[]).map(|game| game.same_in).expect("no faults"));
                assert_eq!(one, other, "{id}");
                seen += 1;
            }
        }
        assert!(seen > 5);
    }
}
