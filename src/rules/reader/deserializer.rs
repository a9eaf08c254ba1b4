//! A serde deserializer over the tree.

use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, MapAccess, SeqAccess, VariantAccess,
    Visitor,
};
use serde::forward_to_deserialize_any;

use super::problem::{Problem, Step};
use crate::rules::fault::Shape;
use crate::rules::tree::{Entry, Node, Table, Value};

type Keys = &'static [&'static str];

/// Reads a whole table.
pub(super) struct TableDeserializer<'a>(pub &'a Table);

impl<'de> Deserializer<'de> for TableDeserializer<'_> {
    type Error = Problem;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_map(Entries { entries: self.0.iter(), next: None })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// Reads a value.
#[derive(Clone, Copy)]
struct Reads<'a>(&'a Node);

macro_rules! whole_numbers {
    ($($method:ident $visit:ident $number:ty),+) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
            match self.0.value {
                Value::Number(number) => match <$number>::try_from(number) {
                    Ok(number) => visitor.$visit(number),
                    Err(_) => Err(Problem::out_of_range(number, i64::from(<$number>::MAX))),
                },
                Value::StandIn => visitor.$visit(1),
                _ => Err(self.not(Shape::Number)),
            }
        })+
    };
}

impl Reads<'_> {
    fn not(self, wanted: Shape) -> Problem {
        Problem::wrong_type(wanted, self.0.shape())
    }
}

impl<'de> Deserializer<'de> for Reads<'_> {
    type Error = Problem;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
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

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.0.value {
            Value::Truth(truth) => visitor.visit_bool(truth),
            Value::StandIn => visitor.visit_bool(false),
            _ => Err(self.not(Shape::Truth)),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match &self.0.value {
            Value::Text(text) => visitor.visit_str(text),
            Value::StandIn => visitor.visit_str(""),
            _ => Err(self.not(Shape::Text)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.0.value {
            Value::StandIn => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match &self.0.value {
            Value::List(list) => visitor.visit_seq(Items { list, next: 0 }),
            Value::StandIn => visitor.visit_seq(Items { list: &[], next: 0 }),
            _ => Err(self.not(Shape::List)),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
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
    ) -> Result<V::Value, Problem> {
        match &self.0.value {
            Value::Table(table) => visitor.visit_map(Entries { entries: table.iter(), next: None }),
            Value::StandIn => visitor.visit_map(StandIns(keys)),
            _ => Err(Problem::needs_table(self.0.shape(), keys)),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        words: Keys,
        visitor: V,
    ) -> Result<V::Value, Problem> {
        match &self.0.value {
            Value::Text(word) => visitor.visit_enum(Word { word, content: None }),
            Value::Table(table) => {
                let mut entries = table.iter();
                match (entries.next(), entries.next()) {
                    (Some((word, Entry { node, .. })), None) => {
                        visitor.visit_enum(Word { word, content: Some(node) })
                    }
                    _ => Err(Problem::one_effect(words)),
                }
            }
            Value::StandIn => visitor.visit_enum(Word { word: words.first().unwrap_or(&""), content: Some(self.0) }),
            Value::Number(number) => Err(Problem::unknown_variant(&number.to_string(), words)),
            Value::Truth(truth) => Err(Problem::unknown_variant(&truth.to_string(), words)),
            _ => Err(self.not(Shape::Text)),
        }
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u64 u128 f32 f64 char bytes byte_buf unit unit_struct newtype_struct tuple tuple_struct
        identifier ignored_any
    }
}

/// Reads the key of a table.
struct Key<'a>(&'a str);

impl<'de> Deserializer<'de> for Key<'_> {
    type Error = Problem;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_str(self.0)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        let number: i64 = self.0.parse().map_err(|_| Problem::key_not_a_number())?;
        match u8::try_from(number) {
            Ok(number) => visitor.visit_u8(number),
            Err(_) => Err(Problem::out_of_range(number, i64::from(u8::MAX))),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

struct Entries<'a, I: Iterator<Item = (&'a str, &'a Entry)>> {
    entries: I,
    next: Option<(&'a str, &'a Node)>,
}

impl<'de, 'a, I: Iterator<Item = (&'a str, &'a Entry)>> MapAccess<'de> for Entries<'a, I> {
    type Error = Problem;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Problem> {
        let Some((key, entry)) = self.entries.next() else { return Ok(None) };
        self.next = Some((key, &entry.node));
        seed.deserialize(Key(key)).map(Some).map_err(|problem| problem.in_key(key))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Problem> {
        let (key, node) = self.next.take().ok_or_else(|| Problem::custom(""))?;
        seed.deserialize(Reads(node)).map_err(|problem| problem.below(Step::Key(key.to_owned())))
    }
}

/// A table of stand-ins, with these keys.
struct StandIns(Keys);

impl<'de> MapAccess<'de> for StandIns {
    type Error = Problem;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Problem> {
        let Some((key, rest)) = self.0.split_first() else { return Ok(None) };
        self.0 = rest;
        seed.deserialize(Key(key)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Problem> {
        seed.deserialize(Reads(&Node { at: 0, value: Value::StandIn }))
    }
}

struct Items<'a> {
    list: &'a [Node],
    next: usize,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Problem;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Problem> {
        let mut rest = self.list.iter().enumerate().skip(self.next);
        let next = rest.find(|(_, node)| !matches!(node.value, Value::StandIn));
        let Some((index, node)) = next else { return Ok(None) };
        let step = Step::Item(index);
        self.next = index + 1;
        seed.deserialize(Reads(node)).map(Some).map_err(|problem| problem.below(step))
    }
}

/// A variant: a bare word, or a table whose only key is the word.
struct Word<'a> {
    word: &'a str,
    content: Option<&'a Node>,
}

impl<'de, 'a> EnumAccess<'de> for Word<'a> {
    type Error = Problem;
    type Variant = Word<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Word<'a>), Problem> {
        let word: StrDeserializer<'_, Problem> = self.word.into_deserializer();
        Ok((seed.deserialize(word)?, self))
    }
}

impl<'de> VariantAccess<'de> for Word<'_> {
    type Error = Problem;

    fn unit_variant(self) -> Result<(), Problem> {
        match self.content.map(|node| &node.value) {
            None | Some(Value::StandIn) => Ok(()),
            Some(_) => Err(Problem::wrong_type(Shape::Text, Shape::Table)),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Problem> {
        let node = self.content.ok_or_else(|| Problem::wrong_type(Shape::Table, Shape::Text))?;
        seed.deserialize(Reads(node)).map_err(|problem| problem.below(Step::Key(self.word.to_owned())))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Problem> {
        Err(Problem::custom(""))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: Keys, _: V) -> Result<V::Value, Problem> {
        Err(Problem::custom(""))
    }
}
