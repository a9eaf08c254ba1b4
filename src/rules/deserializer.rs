//! A serde deserializer over trees. Its errors keep their data and the path of the value.

use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use super::diagnostic::{DiagnosticKind, Shape};
use super::tree::{Node, Table, TableEntry, Value};

type Keys = &'static [&'static str];

pub(super) struct TableDeserializer<'a>(pub &'a Table);

impl<'de> Deserializer<'de> for TableDeserializer<'_> {
    type Error = ReadError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_map(Entries { entries: self.0.iter(), next: None })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// Deserializes a value.
#[derive(Clone, Copy)]
struct Reads<'a>(&'a Node);

macro_rules! whole_numbers {
    ($($method:ident $visit:ident $number:ty),+) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
            match self.0.value {
                Value::Number(number) => match <$number>::try_from(number) {
                    Ok(number) => visitor.$visit(number),
                    Err(_) => Err(ReadError::out_of_range(number, i64::from(<$number>::MAX))),
                },
                Value::StandIn => visitor.$visit(1),
                _ => Err(self.not(Shape::Number)),
            }
        })+
    };
}

impl Reads<'_> {
    fn not(self, wanted: Shape) -> ReadError {
        ReadError::wrong_type(wanted, self.0.shape())
    }
}

impl<'de> Deserializer<'de> for Reads<'_> {
    type Error = ReadError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match &self.0.value {
            Value::Text(text) => visitor.visit_str(text),
            Value::Number(number) => visitor.visit_i64(*number),
            Value::Decimal(number) => visitor.visit_f64(number.parse().unwrap_or(f64::NAN)),
            Value::Truth(truth) => visitor.visit_bool(*truth),
            Value::Date(_) => visitor.visit_unit(),
            Value::List(list) => visitor.visit_seq(Items { list, next: 0 }),
            Value::Table(table) => visitor.visit_map(Entries { entries: table.iter(), next: None }),
            Value::StandIn => visitor.visit_i64(1),
        }
    }

    whole_numbers!(deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16, deserialize_u32 visit_u32 u32);

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0.value {
            Value::Truth(truth) => visitor.visit_bool(truth),
            Value::StandIn => visitor.visit_bool(false),
            _ => Err(self.not(Shape::Truth)),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match &self.0.value {
            Value::Text(text) => visitor.visit_str(text),
            Value::StandIn => visitor.visit_str(""),
            _ => Err(self.not(Shape::Text)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0.value {
            Value::StandIn => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match &self.0.value {
            Value::List(list) => visitor.visit_seq(Items { list, next: 0 }),
            Value::StandIn => visitor.visit_seq(Items { list: &[], next: 0 }),
            _ => Err(self.not(Shape::List)),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match &self.0.value {
            Value::Table(table) => visitor.visit_map(Entries { entries: table.iter(), next: None }),
            Value::StandIn => visitor.visit_map(StandIns(&[])),
            _ => Err(self.not(Shape::Table)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        keys: Keys,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        match &self.0.value {
            Value::Table(table) => visitor.visit_map(Entries { entries: table.iter(), next: None }),
            Value::StandIn => visitor.visit_map(StandIns(keys)),
            _ => Err(ReadError::needs_table(self.0.shape(), keys)),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        words: Keys,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        match &self.0.value {
            Value::Text(word) => visitor.visit_enum(Word { word, content: None }),
            Value::Table(table) => {
                let mut entries = table.iter();
                match (entries.next(), entries.next()) {
                    (Some((word, TableEntry { node, .. })), None) => {
                        visitor.visit_enum(Word { word, content: Some(node) })
                    }
                    _ => Err(ReadError::one_effect(words)),
                }
            }
            Value::StandIn => visitor.visit_enum(Word { word: words.first().unwrap_or(&""), content: Some(self.0) }),
            Value::Number(number) => Err(ReadError::unknown_variant(&number.to_string(), words)),
            Value::Truth(truth) => Err(ReadError::unknown_variant(&truth.to_string(), words)),
            _ => Err(self.not(Shape::Text)),
        }
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
        let number: i64 = self.0.parse().map_err(|_| ReadError::key_not_a_number())?;
        match u8::try_from(number) {
            Ok(number) => visitor.visit_u8(number),
            Err(_) => Err(ReadError::out_of_range(number, i64::from(u8::MAX))),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

struct Entries<'a, I: Iterator<Item = (&'a str, &'a TableEntry)>> {
    entries: I,
    next: Option<(&'a str, &'a Node)>,
}

impl<'de, 'a, I: Iterator<Item = (&'a str, &'a TableEntry)>> MapAccess<'de> for Entries<'a, I> {
    type Error = ReadError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, ReadError> {
        let Some((key, entry)) = self.entries.next() else { return Ok(None) };
        self.next = Some((key, &entry.node));
        seed.deserialize(Key(key)).map(Some).map_err(|problem| problem.in_key(key))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, ReadError> {
        let (key, node) = self.next.take().ok_or_else(|| ReadError::custom(""))?;
        seed.deserialize(Reads(node)).map_err(|problem| problem.below(PathStep::Key(key.to_owned())))
    }
}

/// A table of stand-ins with these keys.
struct StandIns(Keys);

impl<'de> MapAccess<'de> for StandIns {
    type Error = ReadError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, ReadError> {
        let Some((key, rest)) = self.0.split_first() else { return Ok(None) };
        self.0 = rest;
        seed.deserialize(Key(key)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, ReadError> {
        seed.deserialize(Reads(&Node { at: 0, value: Value::StandIn }))
    }
}

struct Items<'a> {
    list: &'a [Node],
    next: usize,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = ReadError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, ReadError> {
        let mut rest = self.list.iter().enumerate().skip(self.next);
        let next = rest.find(|(_, node)| !matches!(node.value, Value::StandIn));
        let Some((index, node)) = next else { return Ok(None) };
        let step = PathStep::Item(index);
        self.next = index + 1;
        seed.deserialize(Reads(node)).map(Some).map_err(|problem| problem.below(step))
    }
}

/// A variant: a bare word, or a table with the word as its only key.
struct Word<'a> {
    word: &'a str,
    content: Option<&'a Node>,
}

impl<'de, 'a> EnumAccess<'de> for Word<'a> {
    type Error = ReadError;
    type Variant = Word<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Word<'a>), ReadError> {
        let word: StrDeserializer<'_, ReadError> = self.word.into_deserializer();
        Ok((seed.deserialize(word)?, self))
    }
}

impl<'de> VariantAccess<'de> for Word<'_> {
    type Error = ReadError;

    fn unit_variant(self) -> Result<(), ReadError> {
        match self.content.map(|node| &node.value) {
            None | Some(Value::StandIn) => Ok(()),
            Some(_) => Err(ReadError::wrong_type(Shape::Text, Shape::Table)),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, ReadError> {
        let node = self.content.ok_or_else(|| ReadError::wrong_type(Shape::Table, Shape::Text))?;
        seed.deserialize(Reads(node)).map_err(|problem| problem.below(PathStep::Key(self.word.to_owned())))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, ReadError> {
        Err(ReadError::custom(""))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: Keys, _: V) -> Result<V::Value, ReadError> {
        Err(ReadError::custom(""))
    }
}

#[derive(Debug)]
pub(super) struct ReadError {
    what: ReadErrorKind,
    /// The path of the value in reverse: it grows while the error propagates.
    steps: Vec<PathStep>,
    /// True if the last key of the path is wrong rather than its value.
    pub in_key: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PathStep {
    Key(String),
    /// The index of a list item, counted from 0.
    Item(usize),
}

#[derive(Debug)]
enum ReadErrorKind {
    UnknownKey { key: String, expected: &'static [&'static str] },
    UnknownWord { word: String, expected: &'static [&'static str] },
    Missing(&'static str),
    Type { wanted: Shape, found: Shape },
    Table { found: Shape, expected: &'static [&'static str] },
    Range { number: i64, min: i64, max: i64 },
    KeyNotANumber,
    Clause(String),
    OneEffect(&'static [&'static str]),
    Unclear,
}

impl ReadError {
    fn new(what: ReadErrorKind) -> Self {
        ReadError { what, steps: Vec::new(), in_key: false }
    }

    pub fn wrong_type(wanted: Shape, found: Shape) -> Self {
        ReadError::new(ReadErrorKind::Type { wanted, found })
    }

    pub fn needs_table(found: Shape, expected: &'static [&'static str]) -> Self {
        ReadError::new(ReadErrorKind::Table { found, expected })
    }

    pub fn out_of_range(number: i64, max: i64) -> Self {
        ReadError::new(ReadErrorKind::Range { number, min: 0, max })
    }

    pub fn key_not_a_number() -> Self {
        ReadError::new(ReadErrorKind::KeyNotANumber)
    }

    pub fn one_effect(expected: &'static [&'static str]) -> Self {
        ReadError::new(ReadErrorKind::OneEffect(expected))
    }

    /// Prepends a step to the path.
    pub fn below(mut self, step: PathStep) -> Self {
        self.steps.push(step);
        self
    }

    /// Marks the error as one of a key.
    pub fn in_key(mut self, key: &str) -> Self {
        self.in_key = true;
        self.below(PathStep::Key(key.to_owned()))
    }

    /// The path from the top.
    pub fn path(&self) -> Vec<PathStep> {
        self.steps.iter().rev().cloned().collect()
    }

    pub fn missing(&self) -> Option<&'static str> {
        match self.what {
            ReadErrorKind::Missing(key) => Some(key),
            _ => None,
        }
    }

    /// The word that may be misspelt.
    pub fn word(&self) -> Option<&str> {
        match &self.what {
            ReadErrorKind::UnknownKey { key, .. } => Some(key),
            ReadErrorKind::UnknownWord { word, .. } => Some(word),
            _ => None,
        }
    }

    /// The diagnostic and the words that may have been meant. `above` is the path of the tree, `beside` are further
    /// keys at its top.
    pub fn fault(&self, above: &str, beside: &[&str]) -> (DiagnosticKind, Vec<String>) {
        let strings = |list: &[&str]| list.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let steps = self.steps.iter().rev().map(|step| match step {
            PathStep::Key(key) => key.clone(),
            PathStep::Item(index) => (index + 1).to_string(),
        });
        let mut key = above.to_owned() + &steps.collect::<Vec<_>>().join(".");
        let what = match &self.what {
            ReadErrorKind::UnknownKey { expected, .. } => {
                let beside = if self.steps.len() == 1 { beside } else { &[] };
                let expected = strings(&[expected, beside].concat());
                return (DiagnosticKind::UnknownKey { key, expected: expected.clone() }, expected);
            }
            ReadErrorKind::UnknownWord { word, expected } => {
                let expected = strings(expected);
                let fault = DiagnosticKind::UnknownWord { key, word: word.clone(), expected: expected.clone() };
                return (fault, expected);
            }
            ReadErrorKind::Missing(name) => {
                if !self.steps.is_empty() {
                    key.push('.');
                }
                DiagnosticKind::MissingKey { key: key + name }
            }
            ReadErrorKind::Type { wanted, found } => {
                DiagnosticKind::WrongType { key, wanted: *wanted, found: *found }
            }
            ReadErrorKind::Table { found, expected } => {
                DiagnosticKind::NeedsTable { key, found: *found, expected: strings(expected) }
            }
            ReadErrorKind::Range { number, min, max } => {
                DiagnosticKind::OutOfRange { key, number: *number, min: *min, max: *max }
            }
            ReadErrorKind::KeyNotANumber => DiagnosticKind::KeyNotANumber { key },
            ReadErrorKind::Clause(text) => DiagnosticKind::NotAClause { key, text: text.clone() },
            ReadErrorKind::OneEffect(expected) => DiagnosticKind::OneEffect { key, expected: strings(expected) },
            ReadErrorKind::Unclear => DiagnosticKind::Unclear { key },
        };
        (what, Vec::new())
    }
}

fn shape(unexpected: &Unexpected<'_>) -> Shape {
    match unexpected {
        Unexpected::Bool(_) => Shape::Truth,
        Unexpected::Signed(_) | Unexpected::Unsigned(_) => Shape::Number,
        Unexpected::Float(_) => Shape::Decimal,
        Unexpected::Seq => Shape::List,
        Unexpected::Map => Shape::Table,
        // The deserializer passes a date as a unit, which no type expects.
        Unexpected::Unit => Shape::Date,
        _ => Shape::Text,
    }
}

impl de::Error for ReadError {
    /// Derived code never raises custom errors for these types.
    fn custom<T: fmt::Display>(_: T) -> Self {
        ReadError::new(ReadErrorKind::Unclear)
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        let wanted = if expected.to_string() == "points" { Shape::Points } else { Shape::Text };
        ReadError::wrong_type(wanted, shape(&found))
    }

    /// The visitors of the rule set name their expectation in one word.
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        ReadError::new(match (expected.to_string().as_str(), found) {
            ("points", Unexpected::Signed(number)) => ReadErrorKind::Range { number, min: 0, max: 1000 },
            ("clause", Unexpected::Str(text)) => ReadErrorKind::Clause(text.to_owned()),
            _ => ReadErrorKind::Unclear,
        })
    }

    fn unknown_variant(word: &str, expected: &'static [&'static str]) -> Self {
        ReadError::new(ReadErrorKind::UnknownWord { word: word.to_owned(), expected })
    }

    fn unknown_field(key: &str, expected: &'static [&'static str]) -> Self {
        ReadError::new(ReadErrorKind::UnknownKey { key: key.to_owned(), expected })
    }

    fn missing_field(key: &'static str) -> Self {
        ReadError::new(ReadErrorKind::Missing(key))
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for ReadError {}
