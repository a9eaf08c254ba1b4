//! Reads trees through serde and reports everything that is wrong with the form of their values.
//!
//! Serde stops at the first error. So the reader keeps the errors, passes a stand-in for each wrong or missing value,
//! and reads the tree again until there is no new error.

use std::cell::RefCell;
use std::fmt;
use std::marker::PhantomData;

use indexmap::IndexMap;
use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use super::diagnostic::{Diagnostic, DiagnosticKind, Findings, Form, Sources};
use super::syntax::parse;
use super::tree::{Node, Shape, Table, TableEntry, Value};

/// The reader gives up after this many wrong values: the file is not a rule file.
const MOST_PROBLEMS: usize = 200;

type Keys = &'static [&'static str];

/// A wrong value or key: its offset and the fault.
type Problem = (Option<usize>, DiagnosticKind);

pub struct TreeReader<'a> {
    /// The path of the table with a final dot, or nothing.
    pub above: &'a str,
    /// Further keys of the table, which the caller has removed.
    pub beside: &'a [&'a str],
}

impl TreeReader<'_> {
    /// Reads a table that begins at an offset (`None` for a whole file). Unknown keys are reported and skipped; the
    /// result is `None` if a value is wrong or missing.
    pub fn read<T: DeserializeOwned>(
        &self,
        table: &mut Table,
        at: Option<usize>,
        findings: &mut Findings,
    ) -> Option<T> {
        let node = Node { at: at.unwrap_or(0), value: Value::Table(std::mem::take(table)) };
        let mut wrong = IndexMap::new();
        let read = loop {
            let pass = Pass { at, beside: self.beside, wrong: &wrong, unknown: RefCell::default() };
            let reader = ValueReader { node: Some(&node), path: &Path::Top(self.above), pass: &pass };
            let read = reader.read(PhantomData::<T>);
            let unknown = pass.unknown.into_inner();
            match read.map_err(|error| error.problem) {
                Err(Some(found)) if wrong.len() < MOST_PROBLEMS && !wrong.contains_key(&found.0) => {
                    let (path, problem) = *found;
                    wrong.insert(path, problem);
                }
                read => {
                    findings.append(unknown);
                    break read.ok().filter(|_| wrong.is_empty());
                }
            }
        };
        for (path, (at, what)) in wrong {
            findings.tell(at, &path, what);
        }
        if let Value::Table(read) = node.value {
            *table = read;
        }
        read
    }
}

/// One of several attempts to read a tree.
struct Pass<'a> {
    /// The offset of the whole table.
    at: Option<usize>,
    beside: &'a [&'a str],
    /// The values that are known to be wrong or missing, by path.
    wrong: &'a IndexMap<String, Problem>,
    unknown: RefCell<Findings>,
}

enum Path<'a> {
    Top(&'a str),
    Key(&'a Path<'a>, &'a str),
    /// An item of a list, counted from 1.
    Item(&'a Path<'a>, usize),
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Path::Top(above) => f.write_str(above),
            Path::Key(top @ Path::Top(_), key) => write!(f, "{top}{key}"),
            Path::Key(above, key) => write!(f, "{above}.{key}"),
            Path::Item(above, place) => write!(f, "{above}.{place}"),
        }
    }
}

/// Deserializes a value, or a stand-in without a node.
#[derive(Clone, Copy)]
struct ValueReader<'a> {
    node: Option<&'a Node>,
    path: &'a Path<'a>,
    pass: &'a Pass<'a>,
}

impl<'a> ValueReader<'a> {
    fn value(self) -> Option<&'a Value> {
        self.node.map(|node| &node.value)
    }

    /// Reads the value; errors get its place.
    fn read<'de, T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, ReadError> {
        seed.deserialize(self).map_err(|error| error.at(self))
    }

    fn error(self, what: DiagnosticKind) -> ReadError {
        ReadError::from(what).at(self)
    }

    /// The value is not of the wanted shape.
    fn not(self, wanted: Shape) -> ReadError {
        let found = self.node.map_or(wanted, Node::shape);
        self.error(DiagnosticKind::WrongType { wanted, found })
    }

    fn is_wrong(self, path: &Path<'_>) -> bool {
        !self.pass.wrong.is_empty() && self.pass.wrong.contains_key(&path.to_string())
    }

    fn whole_number(self, max: u32) -> Result<u32, ReadError> {
        match self.value() {
            Some(Value::Number(number)) => match u32::try_from(*number) {
                Ok(number) if number <= max => Ok(number),
                _ => Err(self.error(DiagnosticKind::OutOfRange { number: *number, min: 0, max: max.into() })),
            },
            Some(_) => Err(self.not(Shape::Number)),
            None => Ok(1),
        }
    }

    /// The entries of a table. A struct has only the keys `fields`; those that are wrong or missing get a stand-in.
    fn entries(self, fields: Option<Keys>) -> Result<Entries<'a>, ReadError> {
        let mut entries = Vec::new();
        match self.value() {
            Some(Value::Table(table)) => {
                for (key, entry) in table.iter() {
                    if fields.is_some_and(|fields| !fields.contains(&key)) {
                        self.report_unknown(key, entry.key_at, fields.unwrap_or_default());
                    } else if !self.is_wrong(&Path::Key(self.path, key)) {
                        entries.push((key, Some(entry)));
                    }
                }
                let stand_ins =
                    fields.unwrap_or_default().iter().filter(|key| self.is_wrong(&Path::Key(self.path, key)));
                entries.extend(stand_ins.map(|key| (*key, None)));
            }
            Some(_) => return Err(self.not(Shape::Table)),
            None => entries.extend(fields.unwrap_or_default().iter().map(|key| (*key, None))),
        }
        Ok(Entries { of: self, rest: entries.into_iter(), next: None })
    }

    fn report_unknown(self, key: &str, at: usize, fields: Keys) {
        let beside = if matches!(self.path, Path::Top(_)) { self.pass.beside } else { &[] };
        let expected = fields.iter().chain(beside).map(|word| (*word).to_owned()).collect();
        let path = Path::Key(self.path, key).to_string();
        self.pass.unknown.borrow_mut().tell(at, &path, DiagnosticKind::UnknownKey { expected });
    }
}

impl<'de> Deserializer<'de> for ValueReader<'_> {
    type Error = ReadError;

    /// Only points are read as any value.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.value() {
            Some(Value::Text(text)) => visitor.visit_str(text),
            Some(Value::Number(number)) => visitor.visit_i64(*number),
            Some(_) => Err(self.not(Shape::Points)),
            None => visitor.visit_i64(1),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_u32(self.whole_number(u8::MAX.into())?)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_u32(self.whole_number(u16::MAX.into())?)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_u32(self.whole_number(u32::MAX)?)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.value() {
            Some(Value::Truth(truth)) => visitor.visit_bool(*truth),
            Some(_) => Err(self.not(Shape::Truth)),
            None => visitor.visit_bool(false),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.value() {
            Some(Value::Text(text)) => visitor.visit_str(text),
            Some(_) => Err(self.not(Shape::Text)),
            None => visitor.visit_str(""),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        if self.node.is_some() { visitor.visit_some(self) } else { visitor.visit_none() }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.value() {
            Some(Value::List(list)) => visitor.visit_seq(Items { of: self, list, next: 0 }),
            Some(_) => Err(self.not(Shape::List)),
            None => visitor.visit_seq(Items { of: self, list: &[], next: 0 }),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_map(self.entries(None)?)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        keys: Keys,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_map(self.entries(Some(keys))?)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        words: Keys,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        let (word, content) = match self.value() {
            Some(Value::Text(word)) => (word.clone(), Content::Nothing),
            Some(Value::Number(number)) => (number.to_string(), Content::Nothing),
            Some(Value::Truth(truth)) => (truth.to_string(), Content::Nothing),
            Some(Value::Table(table)) => match table.iter().next() {
                Some((word, entry)) if table.iter().len() == 1 => (word.to_owned(), Content::Node(&entry.node)),
                _ => return Err(self.not(Shape::Effect)),
            },
            Some(_) => return Err(self.not(Shape::Text)),
            None => (words.first().copied().unwrap_or_default().to_owned(), Content::StandIn),
        };
        if !words.contains(&word.as_str()) {
            let expected = words.iter().map(|word| (*word).to_owned()).collect();
            return Err(self.error(DiagnosticKind::UnknownWord { word, expected }));
        }
        visitor.visit_enum(Word { of: self, name: &word, content })
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u64 u128 f32 f64 char bytes byte_buf unit unit_struct newtype_struct tuple tuple_struct
        identifier ignored_any
    }
}

/// Deserializes a key of a table.
struct Key<'a>(&'a str);

impl<'de> Deserializer<'de> for Key<'_> {
    type Error = ReadError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_str(self.0)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0.parse::<i64>().map(|number| (number, u8::try_from(number))) {
            Ok((_, Ok(number))) => visitor.visit_u8(number),
            Ok((number, Err(_))) => Err(DiagnosticKind::OutOfRange { number, min: 0, max: u8::MAX.into() }.into()),
            Err(_) => Err(DiagnosticKind::BadForm { text: self.0.to_owned(), form: Form::Number }.into()),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

struct Entries<'a> {
    of: ValueReader<'a>,
    /// Stand-ins have no entry.
    rest: std::vec::IntoIter<(&'a str, Option<&'a TableEntry>)>,
    next: Option<(&'a str, Option<&'a TableEntry>)>,
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = ReadError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, ReadError> {
        self.next = self.rest.next();
        let Some((key, entry)) = self.next else { return Ok(None) };
        let at = entry.map(|entry| entry.key_at);
        seed.deserialize(Key(key)).map(Some).map_err(|error| error.placed(&Path::Key(self.of.path, key), at))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, ReadError> {
        let (key, entry) = self.next.take().ok_or_else(|| ReadError::custom("a value without a key"))?;
        let path = Path::Key(self.of.path, key);
        ValueReader { node: entry.map(|entry| &entry.node), path: &path, pass: self.of.pass }.read(seed)
    }
}

struct Items<'a> {
    of: ValueReader<'a>,
    list: &'a [Node],
    next: usize,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = ReadError;

    /// Skips items that are known to be wrong.
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, ReadError> {
        while let Some(node) = self.list.get(self.next) {
            self.next += 1;
            let path = Path::Item(self.of.path, self.next);
            if !self.of.is_wrong(&path) {
                return ValueReader { node: Some(node), path: &path, pass: self.of.pass }.read(seed).map(Some);
            }
        }
        Ok(None)
    }
}

#[derive(Clone, Copy)]
enum Content<'a> {
    Nothing,
    Node(&'a Node),
    StandIn,
}

/// A variant: a bare word, or a table with the word as its only key.
#[derive(Clone, Copy)]
struct Word<'a> {
    of: ValueReader<'a>,
    name: &'a str,
    content: Content<'a>,
}

impl<'de, 'a> EnumAccess<'de> for Word<'a> {
    type Error = ReadError;
    type Variant = Word<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Word<'a>), ReadError> {
        let word: StrDeserializer<'_, ReadError> = self.name.into_deserializer();
        Ok((seed.deserialize(word)?, self))
    }
}

impl<'de> VariantAccess<'de> for Word<'_> {
    type Error = ReadError;

    fn unit_variant(self) -> Result<(), ReadError> {
        if let Content::Node(_) = self.content { Err(self.of.not(Shape::Text)) } else { Ok(()) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, ReadError> {
        let node = match self.content {
            Content::Nothing => return Err(self.of.not(Shape::Table)),
            Content::Node(node) => Some(node),
            Content::StandIn => None,
        };
        let path = Path::Key(self.of.path, self.name);
        ValueReader { node, path: &path, pass: self.of.pass }.read(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, ReadError> {
        Err(self.of.not(Shape::Table))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: Keys, _: V) -> Result<V::Value, ReadError> {
        Err(self.of.not(Shape::Table))
    }
}

#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
struct ReadError {
    what: Box<DiagnosticKind>,
    /// The key that a table lacks.
    missing: Option<&'static str>,
    /// Path, offset and fault, once the place is known.
    problem: Option<Box<(String, Problem)>>,
}

impl ReadError {
    /// Adds the place of the value, or of the table that lacks a key, if no place is known yet.
    fn at(self, value: ValueReader<'_>) -> Self {
        let at = if matches!(value.path, Path::Top(_)) { value.pass.at } else { value.node.map(|node| node.at) };
        match self.missing {
            Some(key) => self.placed(&Path::Key(value.path, key), at),
            None => self.placed(value.path, at),
        }
    }

    fn placed(mut self, path: &Path<'_>, at: Option<usize>) -> Self {
        self.problem.get_or_insert_with(|| Box::new((path.to_string(), (at, *self.what.clone()))));
        self
    }
}

impl From<DiagnosticKind> for ReadError {
    fn from(what: DiagnosticKind) -> Self {
        ReadError { what: Box::new(what), missing: None, problem: None }
    }
}

impl de::Error for ReadError {
    fn custom<T: fmt::Display>(problem: T) -> Self {
        DiagnosticKind::UnknownWord { word: problem.to_string(), expected: Vec::new() }.into()
    }

    /// Only points and clauses have invalid values.
    fn invalid_value(found: Unexpected<'_>, _: &dyn de::Expected) -> Self {
        match found {
            Unexpected::Signed(number) => DiagnosticKind::OutOfRange { number, min: 0, max: 1000 }.into(),
            Unexpected::Str(text) => DiagnosticKind::BadForm { text: text.to_owned(), form: Form::Clause }.into(),
            other => ReadError::custom(other),
        }
    }

    fn unknown_variant(word: &str, expected: Keys) -> Self {
        let expected = expected.iter().map(|word| (*word).to_owned()).collect();
        DiagnosticKind::UnknownWord { word: word.to_owned(), expected }.into()
    }

    fn missing_field(key: &'static str) -> Self {
        ReadError { missing: Some(key), ..DiagnosticKind::MissingKey.into() }
    }
}

/// A TOML file without faults, such as a file of examples.
#[derive(Debug)]
pub struct Document {
    sources: Sources,
    table: Table,
}

impl Document {
    pub fn read<T: DeserializeOwned>(name: &str, text: &str) -> Result<(T, Document), Vec<Diagnostic>> {
        let (mut sources, mut findings) = (Sources::default(), Findings::default());
        let start = sources.add(name, text);
        let mut table = parse(text, start, &mut findings);
        if findings.is_empty() {
            let value = TreeReader { above: "", beside: &[] }.read(&mut table, None, &mut findings);
            if let Some(value) = value.filter(|_| findings.is_empty()) {
                return Ok((value, Document { sources, table }));
            }
        }
        Err(findings.into_faults(&sources, name))
    }

    /// The line (counted from 1) of the value at a path, or of its nearest ancestor; list indices count from 1.
    pub fn line(&self, path: &str) -> usize {
        self.table.place(path).and_then(|at| self.sources.locate(at)).map_or(1, |(_, line)| line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use indexmap::IndexMap;
    use serde::Deserialize;

    use crate::rules::Clause;
    use crate::rules::diagnostic::DiagnosticKind::{
        BadForm, MissingKey, OutOfRange, UnknownKey, UnknownWord, WrongType,
    };

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

    type Told = (usize, String, DiagnosticKind, Option<String>);

    fn read(text: &str) -> (Option<Sample>, Vec<Told>) {
        let (mut sources, mut findings) = (Sources::default(), Findings::default());
        let start = sources.add("test.toml", text);
        let mut table = parse(text, start, &mut findings);
        let sample = TreeReader { above: "", beside: &["extends"] }.read(&mut table, None, &mut findings);
        let faults = findings.into_faults(&sources, "test.toml");
        (sample, faults.into_iter().map(|f| (f.line.unwrap_or(0), f.key, f.what, f.suggestion)).collect())
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
        let all = strings(&["name", "count", "word", "by-players", "clauses", "acts", "inner", "extends"]);
        let wrong = |wanted, found| WrongType { wanted, found };
        let word = |word: &str, expected: &[&str]| UnknownWord { word: word.to_owned(), expected: strings(expected) };
        let malformed = |text: &str, form| BadForm { text: text.to_owned(), form };
        let range = |number| OutOfRange { number, min: 0, max: 255 };
        let expected = [
            (0, "name", MissingKey, None),
            (1, "count", range(300), None),
            (2, "word", word("secnod", &["first", "second"]), Some("second")),
            (3, "by-players.six", malformed("six", Form::Number), None),
            (3, "by-players.999", range(999), None),
            (3, "by-players.5", wrong(Shape::Number, Shape::Truth), None),
            (4, "colour", UnknownKey { expected: all.clone() }, None),
            (5, "inner", wrong(Shape::Table, Shape::Number), None),
            (6, "acts.2", word("shove", &["push", "pull"]), None),
            (6, "acts.3", wrong(Shape::Effect, Shape::Table), None),
            (6, "acts.4", wrong(Shape::Table, Shape::Text), None),
            (6, "acts.5.pull.truht", UnknownKey { expected: strings(&["truth"]) }, Some("truth")),
            (7, "exends", UnknownKey { expected: all }, Some("extends")),
            (9, "clauses.MM", malformed("MM", Form::Clause), None),
            (10, "clauses.MM-1.truth", wrong(Shape::Truth, Shape::Text), None),
        ];
        let told = |(line, key, what, suggestion): (usize, &str, DiagnosticKind, Option<&str>)| {
            (line, key.to_owned(), what, suggestion.map(str::to_owned))
        };
        assert_eq!(faults, expected.map(told));
        assert!(sample.is_none());
    }

    #[test]
    fn unknown_keys_are_skipped() {
        let (sample, faults) = read("name = \"x\"\ncount = 3\ninner = { truht = true }\n");
        assert_eq!(faults.len(), 1);
        assert_eq!(sample.expect("the rest is right").inner, Some(Inner { truth: None }));
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
        assert_eq!((faults[0].key.as_str(), &faults[0].what), ("item.1.name", &MissingKey));
    }
}
