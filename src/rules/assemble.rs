//! Merges a rule file, the files that it extends and the chosen options into one rule set, and compiles the rules of
//! its family.

use std::borrow::Cow;
use std::mem;
use std::ops::Deref;
use std::sync::Arc;

use indexmap::IndexMap;
use schemars::{JsonSchema, SchemaGenerator};

use super::check::{Check, Compiled, RuleFile, Seats};
use super::compare::{effect_texts, effect_texts_with_options};
use super::diagnostic::{Diagnostic, DiagnosticKind, Findings, Sources};
use super::family::{CommonRules, Kind};
use super::files::{SourceFile, SourceFiles};
use super::options::{OptionChoice, Set, TableOption};
use super::patch::{Patch, wrong_type};
use super::print::print;
use super::reader::TreeReader;
use super::syntax::parse;
use super::table_settings::TableSettings;
use super::tree::{Node, Shape, Table, Value};
use super::{Clause, options};
use crate::games::{patience::rules as patience, shedding::rules as shedding, wall::rules as wall};

/// The longest chain of files that extend each other.
const MOST_FILES: usize = 16;

/// A file merged with those that it extends, before options are chosen.
#[derive(Default)]
pub struct Draft {
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
    /// True if every line could be parsed and every extended file was found.
    is_whole: bool,
    /// True if all files are built in.
    is_checked: bool,
}

/// A draft with chosen options.
#[derive(Default)]
struct Assembly {
    /// None if there are faults.
    rules: Option<AnyRules>,
    tree: Table,
    choices: Vec<OptionChoice>,
    manner: TableSettings,
    replaced: Vec<Clause>,
    findings: Findings,
}

pub struct AssembledGame {
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
    pub fn read(id: &str, file: &SourceFile, games: &SourceFiles) -> Self {
        let mut draft = Draft {
            name: file.name.clone(),
            chain: vec![id.to_owned()],
            is_whole: true,
            is_checked: true,
            ..Draft::default()
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
            draft.replaced.extend(patch.apply("", &mut draft.tree, &mut findings));
            if extends {
                draft.effect_texts.insert(0, effect_texts_with_options(&draft.tree));
            }
            if draft.is_whole {
                draft.findings.append(findings);
            }
        }
        draft
    }

    /// Reads the file of the last id of the chain: its patch and the id that it extends.
    fn read_file(&mut self, file: &SourceFile) -> (Patch, Option<(usize, String)>) {
        self.is_checked &= file.is_built_in;
        let start = self.sources.add(&file.name, &file.text);
        let mut findings = Findings::default();
        let mut table = parse(&file.text, start, &mut findings);
        self.is_whole &= findings.is_empty();
        self.findings.append(findings);
        let expected = self.chain.last().cloned().unwrap_or_default();
        match table.get("id").map(|node| (node.at, &node.value)) {
            Some((at, Value::Text(id))) if *id != expected => {
                let what = DiagnosticKind::UnknownWord { word: id.clone(), expected: vec![expected] };
                self.findings.tell(at, "id", what);
            }
            None if self.chain.len() == 1 && self.is_whole => {
                self.findings.tell(None, "id", DiagnosticKind::MissingKey);
                table.put("id", start, Value::Text(expected));
            }
            _ => {}
        }
        let base = table.take("extends").and_then(|node| {
            if let Value::Text(base) = node.value {
                return Some((node.at, base));
            }
            wrong_type(&node, "extends", Shape::Text, &mut self.findings);
            self.is_whole = false;
            None
        });
        if base.is_some() {
            // A game belongs to the family of the game that it extends.
            table.take("kind");
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

    fn follow<'a>(&mut self, at: usize, base: String, games: &'a SourceFiles) -> Option<&'a SourceFile> {
        let file = games.get(&base);
        let what = if self.chain.contains(&base) || self.chain.len() == MOST_FILES {
            let chain = self.chain.iter().cloned().chain([base]).collect();
            DiagnosticKind::Chain { chain }
        } else if file.is_none() {
            let expected = games.keys().filter(|id| !self.chain.contains(id)).cloned().collect();
            DiagnosticKind::UnknownWord { word: base, expected }
        } else {
            self.chain.push(base);
            return file;
        };
        // A line that cannot be read may be the reason.
        if self.is_whole {
            self.findings.tell(at, "extends", what);
        }
        self.is_whole = false;
        None
    }

    /// The text of an equivalent file that extends nothing, or all faults.
    pub fn resolved(mut self) -> Result<String, Vec<Diagnostic>> {
        if !self.findings.is_empty() {
            return Err(self.findings.into_faults(&self.sources, &self.name));
        }
        let mut tree = Table::default();
        tree.put("id", 0, Value::Text(self.chain[0].clone()));
        self.tree.take("id");
        for (key, entry) in self.tree.0 {
            tree.put_entry(key, entry);
        }
        if !self.set.is_empty() {
            let mut set = Table::default();
            for Set { name, value, .. } in self.set {
                let value = value.parse().map_or(Value::Text(value), Value::Number);
                set.put(name, 0, value);
            }
            tree.put("set", 0, Value::Table(set));
        }
        Ok(print(&tree))
    }

    /// The game with these options, or all its faults. Built-in files without a choice are not checked again.
    pub fn game(mut self, chosen: &[(String, String)]) -> Result<AssembledGame, Vec<Diagnostic>> {
        let tree = mem::take(&mut self.tree);
        if self.effect_texts.is_empty() && !(chosen.is_empty() && self.set.is_empty()) {
            self.effect_texts = vec![effect_texts_with_options(&tree)];
        }
        let assembly = self.assemble(tree, &self.set, chosen, !self.is_checked || !chosen.is_empty());
        match assembly.rules {
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
            let cards = tree.table("cards").into_iter().flat_map(Table::iter);
            return cards.map(|(card, _)| (card.to_owned(), self.chain.clone())).collect();
        }
        let games = |(card, does): (String, String)| {
            let games = self.chain.iter().zip(&self.effect_texts);
            let same = games.filter(|(_, effect_texts)| effect_texts.get(&card) == Some(&does));
            let same = same.map(|(game, _)| game.clone()).collect();
            (card, same)
        };
        effect_texts(tree).into_iter().map(games).collect()
    }

    /// All faults of the game, including those that appear only with one value of one option.
    pub fn faults(self) -> Vec<Diagnostic> {
        let mut plain = self.assemble(self.tree.clone(), &self.set, &[], true);
        let is_sound = plain.rules.is_some();
        for choice in &plain.choices {
            for value in choice.values() {
                if plain.findings.is_full() {
                    break;
                }
                let name = &choice.option.name;
                let mut under = self.assemble(self.tree.clone(), &[], &[(name.clone(), value.clone())], true);
                if !is_sound {
                    // The other faults may follow from those of the file.
                    under.findings.retain(|what| matches!(what, DiagnosticKind::UnknownKey { .. }));
                }
                plain.findings.append_under(name, &value, under.findings);
            }
        }
        plain.findings.into_faults(&self.sources, &self.name)
    }

    fn assemble(&self, mut tree: Table, set: &[Set], chosen: &[(String, String)], checks: bool) -> Assembly {
        let mut findings = self.findings.clone();
        if !self.is_whole {
            // Everything else may follow from unreadable lines or missing files.
            return Assembly { tree, findings, ..Assembly::default() };
        }
        // Faults that may follow from values of the wrong form.
        let mut others = Findings::default();
        let mut choices = options::take(&mut tree, &mut findings, &mut others);
        let mut replaced = self.replaced.clone();
        let sheds = family_of(&tree) == Kind::Shed;
        let (of_manner, set): (Vec<Set>, Vec<Set>) =
            set.iter().cloned().partition(|set| sheds && TableSettings::is_about(set));
        let manner = TableSettings::read(&of_manner, &mut findings);
        replaced.extend(options::choose(&mut choices, &set, chosen, &mut tree, &mut others));
        options::drop_idle(&mut choices, &tree);
        for choice in &mut choices {
            choice.forget(&replaced);
        }
        // A choice may deal so many cards that fewer players can take part.
        let seats = if chosen.is_empty() && set.is_empty() { Seats::Every } else { Seats::Fewest };
        let seats = checks.then_some(seats);
        let family = family_of(&tree);
        let unread = Unread { tree: &mut tree, choices: &choices, others, seats };
        let rules = match family {
            Kind::Shed => unread.compiled(&mut findings).map(AnyRules::Shed),
            Kind::Wall => unread.compiled(&mut findings).map(AnyRules::Wall),
            Kind::Patience => unread.compiled(&mut findings).map(AnyRules::Patience),
        };
        Assembly { rules, tree, choices, manner, replaced, findings }
    }
}

/// The compiled rules of a game of any family.
#[derive(Clone, Debug)]
pub enum AnyRules {
    /// Shedding games.
    Shed(Arc<shedding::Rules>),
    /// Walls of open cards.
    Wall(Arc<wall::Rules>),
    /// Patiences.
    Patience(Arc<patience::Rules>),
}

impl Deref for AnyRules {
    type Target = CommonRules;

    fn deref(&self) -> &CommonRules {
        match self {
            AnyRules::Shed(rules) => rules,
            AnyRules::Wall(rules) => rules,
            AnyRules::Patience(rules) => rules,
        }
    }
}

impl AnyRules {
    /// The rules of a shedding game, if it is one.
    pub fn shed(&self) -> Option<&Arc<shedding::Rules>> {
        if let AnyRules::Shed(rules) = self { Some(rules) } else { None }
    }
}

/// A tree without options, and what is known about it.
struct Unread<'a> {
    tree: &'a mut Table,
    choices: &'a [OptionChoice],
    /// Faults that count only if all values have the right form.
    others: Findings,
    /// The table sizes to check; `None` for files that need no check.
    seats: Option<Seats>,
}

impl Unread<'_> {
    /// Reads, checks and compiles the rules of a family. Each step takes place only if the one before found no fault.
    fn compiled<R: RuleFile>(self, findings: &mut Findings) -> Option<Arc<Compiled<R>>> {
        let reader = TreeReader { above: "", beside: &["extends", "remove", "replaces", "options", "set"] };
        let book: R = reader.read(self.tree, None, findings)?;
        findings.append(self.others);
        if let Some(seats) = self.seats {
            findings.append(Check::new(&book, self.tree).run(self.choices, seats));
        }
        if !findings.is_empty() {
            return None;
        }
        let rules = book.compile(self.tree, findings);
        findings.is_empty().then(|| Arc::new(rules))
    }
}

/// The rule sets of the families for the JSON Schema: the word of each and the name of its definition.
pub fn schemas_of_books(generator: &mut SchemaGenerator) -> Vec<(&'static str, Cow<'static, str>)> {
    fn of<R: JsonSchema>(family: Kind, generator: &mut SchemaGenerator) -> (&'static str, Cow<'static, str>) {
        generator.subschema_for::<R>();
        (family.word(), R::schema_name())
    }
    vec![
        of::<shedding::RuleSet>(Kind::Shed, generator),
        of::<wall::RuleSet>(Kind::Wall, generator),
        of::<patience::RuleSet>(Kind::Patience, generator),
    ]
}

/// The family that a tree names. Without one, a shedding game is read and the missing key is reported.
fn family_of(tree: &Table) -> Kind {
    let named = |family: &Kind| matches!(tree.get("kind"), Some(Node { value: Value::Text(kind), .. }) if kind == family.word());
    Kind::ALL.into_iter().find(named).unwrap_or(Kind::Shed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;

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
}
