//! From the tree to the types of the book, telling all faults on the way.
//!
//! serde stops at the first error. So a wrong value is told and replaced by a stand-in (a list is read without them), a
//! wrong key is told and taken out, a missing key is told and a stand-in put there; then the tree is read again, until
//! nothing is wrong any more. What was repaired is remembered: who checks the book must not complain about it.

mod deserializer;
mod problem;

use serde::de::DeserializeOwned;

use super::fault::Findings;
use super::tree::{Node, Table, Value};
use deserializer::TableDeserializer;
use problem::{Problem, Step};

/// After so many problems reading stops: the file is no rule file.
const MOST_PROBLEMS: usize = 200;

/// How a table is to be read.
pub(super) struct Reader<'a> {
    /// The path above the table, with a dot at its end, or nothing.
    pub above: &'a str,
    /// Keys that can stand in the table beside those of the type: they are taken out beforehand.
    pub beside: &'a [&'a str],
    /// Whether a missing key is a fault; if not, it is the consequence of one that is told already.
    pub tell_missing: bool,
}

/// What was read.
pub(super) struct Reading<T> {
    /// The value; if there were faults, one with stand-ins in it.
    pub value: Option<T>,
    /// The keys at the top below which something was repaired.
    pub broken: Vec<String>,
}

impl<T> Reading<T> {
    /// The same reading of another value.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Reading<U> {
        Reading { value: self.value.map(change), broken: self.broken }
    }
}

impl Reader<'_> {
    /// Reads a table that begins at an offset (at none if it is the whole file), and repairs it.
    pub fn read<T: DeserializeOwned>(
        &self,
        table: &mut Table,
        at: Option<usize>,
        findings: &mut Findings,
    ) -> Reading<T> {
        let mut broken = Vec::new();
        for _ in 0..MOST_PROBLEMS {
            let problem = match T::deserialize(TableDeserializer(table)) {
                Ok(value) => return Reading { value: Some(value), broken },
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
                Some(Step::Key(key)) => key.clone(),
                _ => problem.missing().unwrap_or_default().to_owned(),
            });
            if !repair_table(table, &path, &problem) {
                break;
            }
        }
        Reading { value: None, broken }
    }
}

/// The offset of the value, or of the key if that is what is wrong.
fn place(table: &Table, at: Option<usize>, path: &[Step], problem: &Problem) -> Option<usize> {
    let (first, rest) = path.split_first()?;
    let Step::Key(key) = first else { return at };
    let entry = table.entry(key)?;
    if rest.is_empty() && problem.in_key {
        return Some(entry.key_at);
    }
    let mut node = &entry.node;
    for (index, step) in rest.iter().enumerate() {
        node = match (&node.value, step) {
            (Value::Table(table), Step::Key(key)) if problem.in_key && index + 1 == rest.len() => {
                return table.entry(key).map(|entry| entry.key_at);
            }
            (Value::Table(table), Step::Key(key)) => table.get(key)?,
            (Value::List(list), Step::Item(index)) => list.get(*index)?,
            _ => break,
        };
    }
    Some(node.at)
}

/// Makes the table such that the problem is gone; `false` if that cannot be done.
fn repair_table(table: &mut Table, path: &[Step], problem: &Problem) -> bool {
    match path {
        [] => match problem.missing() {
            Some(key) => {
                table.put(key.to_owned(), 0, Node { at: 0, value: Value::StandIn });
                true
            }
            None => false,
        },
        [Step::Key(key)] if problem.in_key => table.take(key).is_some(),
        [Step::Key(key), rest @ ..] => table.get_mut(key).is_some_and(|node| repair(&mut node.value, rest, problem)),
        [Step::Item(_), ..] => false,
    }
}

fn repair(value: &mut Value, path: &[Step], problem: &Problem) -> bool {
    let missing = problem.missing().is_some();
    match (value, path) {
        (Value::StandIn, _) => false,
        (Value::Table(table), path) if missing || !path.is_empty() => repair_table(table, path, problem),
        (Value::List(list), [Step::Item(index), rest @ ..]) => {
            list.get_mut(*index).is_some_and(|node| repair(&mut node.value, rest, problem))
        }
        (value, []) => {
            *value = Value::StandIn;
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use indexmap::IndexMap;
    use serde::Deserialize;

    use super::*;
    use crate::rules::Clause;
    use crate::rules::fault::DiagnosticKind::{
        KeyNotANumber, MissingKey, NeedsTable, NotAClause, OneEffect, OutOfRange, UnknownKey, UnknownWord, WrongType,
    };
    use crate::rules::fault::{DiagnosticKind, Shape};
    use crate::rules::source::Sources;
    use crate::rules::syntax::parse;

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
        let reader = Reader { above: "", beside: &["extends"], tell_missing: true };
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
                    acts = [{ push = {} }, { shove = {} }, { push = {}, pull = {} }, \"pull\", { pull = { truht = 1 } }]\n\
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
}
