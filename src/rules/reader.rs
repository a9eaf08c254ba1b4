//! Deserializes trees into rule sets and reports all faults on the way.
//!
//! Serde stops at the first error. So the reader reports a wrong value and replaces it by a stand-in (lists skip
//! stand-ins), removes a wrong key, adds a stand-in for a missing key, and reads the tree again until there is no
//! error. It remembers the repaired keys so that the checks do not report faults about them.

use serde::de::DeserializeOwned;

use super::deserializer::{PathStep, ReadError, TableDeserializer};
use super::diagnostic::{Diagnostic, DiagnosticKind, Findings};
use super::syntax::parse;
use super::tree::{Node, Sources, Table, Value, ValuePlace};

/// The reader gives up after this many problems: the file is not a rule file.
const MOST_PROBLEMS: usize = 200;

pub(super) struct TreeReader<'a> {
    /// The path of the table with a final dot, or nothing.
    pub above: &'a str,
    /// Further keys that are allowed in the table; the caller has removed them.
    pub beside: &'a [&'a str],
    /// False if missing keys follow from a fault that was reported already.
    pub tell_missing: bool,
}

pub(super) struct ReadOutcome<T> {
    /// Contains stand-ins if there were faults.
    pub value: Option<T>,
    /// Top-level keys below which a value was repaired.
    pub broken: Vec<String>,
}

impl<T> ReadOutcome<T> {
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> ReadOutcome<U> {
        ReadOutcome { value: self.value.map(change), broken: self.broken }
    }
}

impl TreeReader<'_> {
    /// Reads and repairs a table that begins at an offset (`None` for a whole file).
    pub fn read<T: DeserializeOwned>(
        &self,
        table: &mut Table,
        at: Option<usize>,
        findings: &mut Findings,
    ) -> ReadOutcome<T> {
        let mut broken = Vec::new();
        for _ in 0..MOST_PROBLEMS {
            let problem = match T::deserialize(TableDeserializer(table)) {
                Ok(value) => return ReadOutcome { value: Some(value), broken },
                Err(problem) => problem,
            };
            let path = problem.path();
            if self.tell_missing || problem.missing().is_none() {
                let place = place(table, at, &path, &problem);
                let (what, meant) = problem.fault(self.above, self.beside);
                match problem.word() {
                    Some(word) => findings.tell_near(place, what, word, meant.iter().map(String::as_str)),
                    None => findings.tell(place, what),
                }
            }
            broken.push(match path.first() {
                Some(PathStep::Key(key)) => key.clone(),
                _ => problem.missing().unwrap_or_default().to_owned(),
            });
            if !repair_table(table, &path, &problem) {
                break;
            }
        }
        ReadOutcome { value: None, broken }
    }
}

/// The offset of the wrong value or key.
fn place(table: &Table, at: Option<usize>, path: &[PathStep], problem: &ReadError) -> Option<usize> {
    let (first, rest) = path.split_first()?;
    let PathStep::Key(key) = first else { return at };
    let entry = table.entry(key)?;
    if rest.is_empty() && problem.in_key {
        return Some(entry.key_at);
    }
    let mut node = &entry.node;
    for (index, step) in rest.iter().enumerate() {
        node = match (&node.value, step) {
            (Value::Table(table), PathStep::Key(key)) if problem.in_key && index + 1 == rest.len() => {
                return table.entry(key).map(|entry| entry.key_at);
            }
            (Value::Table(table), PathStep::Key(key)) => table.get(key)?,
            (Value::List(list), PathStep::Item(index)) => list.get(*index)?,
            _ => break,
        };
    }
    Some(node.at)
}

/// Repairs the table and returns whether that was possible.
fn repair_table(table: &mut Table, path: &[PathStep], problem: &ReadError) -> bool {
    match path {
        [] => match problem.missing() {
            Some(key) => {
                table.put(key.to_owned(), 0, Node { at: 0, value: Value::StandIn });
                true
            }
            None => false,
        },
        [PathStep::Key(key)] if problem.in_key => table.take(key).is_some(),
        [PathStep::Key(key), rest @ ..] => {
            table.get_mut(key).is_some_and(|node| repair(&mut node.value, rest, problem))
        }
        [PathStep::Item(_), ..] => false,
    }
}

fn repair(value: &mut Value, path: &[PathStep], problem: &ReadError) -> bool {
    let missing = problem.missing().is_some();
    match (value, path) {
        (Value::StandIn, _) => false,
        (Value::Table(table), path) if missing || !path.is_empty() => repair_table(table, path, problem),
        (Value::List(list), [PathStep::Item(index), rest @ ..]) => {
            list.get_mut(*index).is_some_and(|node| repair(&mut node.value, rest, problem))
        }
        (value, []) => {
            *value = Value::StandIn;
            true
        }
        _ => false,
    }
}

/// A TOML file without faults, such as a file of examples.
#[derive(Clone, Debug)]
pub struct Document {
    sources: Sources,
    table: Table,
}

impl Document {
    pub fn read<T: DeserializeOwned>(name: &str, text: &str) -> Result<(T, Document), Vec<Diagnostic>> {
        let (mut sources, mut findings) = (Sources::default(), Findings::default());
        let start = sources.add(name, text.to_owned());
        let mut table = parse(text, start, &mut findings);
        let reader = TreeReader { above: "", beside: &[], tell_missing: findings.is_empty() };
        let value = reader.read::<T>(&mut table, None, &mut findings).value;
        match value {
            Some(value) if findings.is_empty() => Ok((value, Document { sources, table })),
            _ => {
                // Only rule files report `MissingKey`: its text says that the game cannot be played.
                let mut told = Findings::default();
                told.append_as(findings, |what| match what {
                    DiagnosticKind::MissingKey { key } => DiagnosticKind::MissingHere { key },
                    other => other,
                });
                Err(told.into_faults(&sources, name))
            }
        }
    }

    /// The line (counted from 1) of the value at a path, or of its nearest ancestor; list indices count from 1.
    #[must_use]
    pub fn line(&self, path: &str) -> usize {
        match self.table.place(path) {
            ValuePlace::At(at) => self.sources.locate(at).map_or(1, |(_, line)| line),
            ValuePlace::StandIn | ValuePlace::Nowhere => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use indexmap::IndexMap;
    use serde::Deserialize;

    use crate::rules::Clause;
    use crate::rules::diagnostic::DiagnosticKind::{
        KeyNotANumber, MissingKey, NeedsTable, NotAClause, OneEffect, OutOfRange, UnknownKey, UnknownWord, WrongType,
    };
    use crate::rules::diagnostic::{DiagnosticKind, Shape};
    use crate::rules::syntax::parse;
    use crate::rules::tree::Sources;

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    struct Sample {
        name: String,
        count: u8,
        #[serde(default)]
        word: Word,
        #[serde(default)]
        by_players: IndexMap<u8, u8>,
        #[serde(default)]
        clauses: IndexMap<Clause, Inner>,
        #[serde(default)]
        acts: Vec<Act>,
        inner: Option<Inner>,
    }

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Inner {
        truth: Option<bool>,
    }

    #[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Word {
        #[default]
        First,
        Second,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Act {
        Push(Inner),
        Pull(Inner),
    }

    type Told = (usize, DiagnosticKind, Option<String>);

    fn read(text: &str) -> (Option<Sample>, Vec<Told>) {
        let (mut sources, mut findings) = (Sources::default(), Findings::default());
        let start = sources.add("test.toml", text.to_owned());
        let mut table = parse(text, start, &mut findings);
        let reader = TreeReader { above: "", beside: &["extends"], tell_missing: true };
        let sample = reader.read(&mut table, None, &mut findings).value;
        let faults = findings.into_faults(&sources, "test.toml");
        (sample, faults.into_iter().map(|f| (f.line.unwrap_or(0), f.what, f.suggestion)).collect())
    }

    #[test]
    fn reads_what_is_right() {
        let (sample, faults) = read(
            "name = \"x\"\ncount = 3\nword = \"second\"\nby-players = { 6 = 4 }\nacts = [{ pull = {} }]\n\
             clauses = { UN-7 = { truth = true } }\n",
        );
        assert_eq!(faults, []);
        let sample = sample.expect("whole");
        assert_eq!((sample.name.as_str(), sample.count, sample.word), ("x", 3, Word::Second));
        assert_eq!(sample.by_players[&6], 4);
        assert_eq!(sample.clauses[&"UN-7".parse::<Clause>().unwrap()].truth, Some(true));
        assert_eq!(sample.acts, [Act::Pull(Inner::default())]);
        assert!(sample.inner.is_none());
    }

    #[test]
    fn tells_everything_that_is_wrong() {
        let text = "count = 300\n\
                    word = \"secnod\"\n\
                    by-players = { six = 4, 999 = 3, 5 = true }\n\
                    colour = 3\n\
                    inner = 7\n\
                    acts = [{ push = {} }, { shove = {} }, { push = {}, pull = {} }, \"pull\", { pull = { truht = 1 \
                    } }]\n\
                    exends = \"x\"\n\
                    [clauses]\n\
                    MM = {}\n\
                    MM-1 = { truth = \"yes\" }\n";
        let (sample, faults) = read(text);
        let strings = |list: &[&str]| list.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let key = |key: &str| key.to_owned();
        let all = strings(&["name", "count", "word", "by-players", "clauses", "acts", "inner", "extends"]);
        let acts = strings(&["push", "pull"]);
        assert_eq!(
            faults,
            [
                (0, MissingKey { key: key("name") }, None),
                (1, OutOfRange { key: key("count"), number: 300, min: 0, max: 255 }, None),
                (
                    2,
                    UnknownWord { key: key("word"), word: key("secnod"), expected: strings(&["first", "second"]) },
                    Some(key("second"))
                ),
                (3, KeyNotANumber { key: key("by-players.six") }, None),
                (3, OutOfRange { key: key("by-players.999"), number: 999, min: 0, max: 255 }, None),
                (3, WrongType { key: key("by-players.5"), wanted: Shape::Number, found: Shape::Truth }, None),
                (4, UnknownKey { key: key("colour"), expected: all.clone() }, None),
                (5, NeedsTable { key: key("inner"), found: Shape::Number, expected: strings(&["truth"]) }, None),
                (6, UnknownWord { key: key("acts.2"), word: key("shove"), expected: acts.clone() }, None),
                (6, OneEffect { key: key("acts.3"), expected: acts }, None),
                (6, WrongType { key: key("acts.4"), wanted: Shape::Table, found: Shape::Text }, None),
                (6, UnknownKey { key: key("acts.5.pull.truht"), expected: strings(&["truth"]) }, Some(key("truth"))),
                (7, UnknownKey { key: key("exends"), expected: all }, Some(key("extends"))),
                (9, NotAClause { key: key("clauses.MM"), text: key("MM") }, None),
                (10, WrongType { key: key("clauses.MM-1.truth"), wanted: Shape::Truth, found: Shape::Text }, None),
            ]
        );
        let sample = sample.expect("stand-ins let the reading go on");
        assert_eq!(sample.acts, [Act::Push(Inner::default()), Act::Pull(Inner::default())]);
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct SampleFile {
        item: Vec<Item>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Item {
        name: String,
    }

    #[test]
    fn every_value_has_its_line() {
        let text = "[[item]]\nname = \"a\"\n\n[[item]]\n\nname = \"b\"\n";
        let (sample, document) = Document::read::<SampleFile>("x.toml", text).expect("no fault");
        assert_eq!(sample.item[1].name, "b");
        let lines = ["item.1", "item.1.name", "item.2", "item.2.name", "item.2.nothing"];
        assert_eq!(lines.map(|path| document.line(path)), [1, 2, 4, 6, 4]);
    }

    #[test]
    fn all_faults_are_told() {
        let faults =
            Document::read::<SampleFile>("x.toml", "[[item]]\nnmae = \"a\"\n[[item]]\nname = 3\n").unwrap_err();
        let told: Vec<_> = faults.iter().map(|fault| (fault.line, fault.suggestion.as_deref())).collect();
        assert_eq!(told, [(Some(1), None), (Some(2), Some("name")), (Some(4), None)]);
        assert!(matches!(faults[0].what, DiagnosticKind::MissingHere { .. }));
    }
}
