//! A serde error that keeps its data, and the way to the value that it speaks of.

use std::fmt;

use serde::de::{self, Expected, Unexpected};

use crate::rules::fault::{DiagnosticKind, Shape};

/// What serde found wrong, and where.
#[derive(Debug)]
pub(super) struct Problem {
    what: What,
    /// The way to the value, its last step first: it grows while the error goes up.
    steps: Vec<Step>,
    /// Whether the last key of the way is wrong, not its value.
    pub in_key: bool,
}

/// One step down a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The value of a key.
    Key(String),
    /// An item of a list, counted from 0.
    Item(usize),
}

#[derive(Debug)]
enum What {
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

impl Problem {
    fn new(what: What) -> Self {
        Problem { what, steps: Vec::new(), in_key: false }
    }

    pub fn wrong_type(wanted: Shape, found: Shape) -> Self {
        Problem::new(What::Type { wanted, found })
    }

    pub fn needs_table(found: Shape, expected: &'static [&'static str]) -> Self {
        Problem::new(What::Table { found, expected })
    }

    pub fn out_of_range(number: i64, max: i64) -> Self {
        Problem::new(What::Range { number, min: 0, max })
    }

    pub fn key_not_a_number() -> Self {
        Problem::new(What::KeyNotANumber)
    }

    pub fn one_effect(expected: &'static [&'static str]) -> Self {
        Problem::new(What::OneEffect(expected))
    }

    /// The same problem, seen from one step further up.
    pub fn below(mut self, step: Step) -> Self {
        self.steps.push(step);
        self
    }

    /// The same problem, of a key itself.
    pub fn in_key(mut self, key: &str) -> Self {
        self.in_key = true;
        self.below(Step::Key(key.to_owned()))
    }

    /// The way down from the top.
    pub fn path(&self) -> Vec<Step> {
        self.steps.iter().rev().cloned().collect()
    }

    /// The key that is missing, if that is the problem.
    pub fn missing(&self) -> Option<&'static str> {
        match self.what {
            What::Missing(key) => Some(key),
            _ => None,
        }
    }

    /// The word that may be a slip.
    pub fn word(&self) -> Option<&str> {
        match &self.what {
            What::UnknownKey { key, .. } => Some(key),
            What::UnknownWord { word, .. } => Some(word),
            _ => None,
        }
    }

    /// The fault, and the words of which one may have been meant. `above` is the path above the tree; `beside` are
    /// further keys at its top.
    pub fn fault(&self, above: &str, beside: &[&str]) -> (DiagnosticKind, Vec<String>) {
        let strings = |list: &[&str]| list.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let steps = self.steps.iter().rev().map(|step| match step {
            Step::Key(key) => key.clone(),
            Step::Item(index) => (index + 1).to_string(),
        });
        let mut key = above.to_owned() + &steps.collect::<Vec<_>>().join(".");
        let what = match &self.what {
            What::UnknownKey { expected, .. } => {
                let beside = if self.steps.len() == 1 { beside } else { &[] };
                let expected = strings(&[expected, beside].concat());
                return (DiagnosticKind::UnknownKey { key, expected: expected.clone() }, expected);
            }
            What::UnknownWord { word, expected } => {
                let expected = strings(expected);
                let fault = DiagnosticKind::UnknownWord { key, word: word.clone(), expected: expected.clone() };
                return (fault, expected);
            }
            What::Missing(name) => {
                if !self.steps.is_empty() {
                    key.push('.');
                }
                DiagnosticKind::MissingKey { key: key + name }
            }
            What::Type { wanted, found } => DiagnosticKind::WrongType { key, wanted: *wanted, found: *found },
            What::Table { found, expected } => {
                DiagnosticKind::NeedsTable { key, found: *found, expected: strings(expected) }
            }
            What::Range { number, min, max } => {
                DiagnosticKind::OutOfRange { key, number: *number, min: *min, max: *max }
            }
            What::KeyNotANumber => DiagnosticKind::KeyNotANumber { key },
            What::Clause(text) => DiagnosticKind::NotAClause { key, text: text.clone() },
            What::OneEffect(expected) => DiagnosticKind::OneEffect { key, expected: strings(expected) },
            What::Unclear => DiagnosticKind::Unclear { key },
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
        // The deserializer passes a date as a unit, which nothing expects.
        Unexpected::Unit => Shape::Date,
        _ => Shape::Text,
    }
}

impl de::Error for Problem {
    /// Reached only by what derived code cannot raise for the types of a book.
    fn custom<T: fmt::Display>(_: T) -> Self {
        Problem::new(What::Unclear)
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        let wanted = if expected.to_string() == "points" { Shape::Points } else { Shape::Text };
        Problem::wrong_type(wanted, shape(&found))
    }

    /// The visitors of the book name what they expect in one word.
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Problem::new(match (expected.to_string().as_str(), found) {
            ("points", Unexpected::Signed(number)) => What::Range { number, min: 0, max: 1000 },
            ("clause", Unexpected::Str(text)) => What::Clause(text.to_owned()),
            _ => What::Unclear,
        })
    }

    fn unknown_variant(word: &str, expected: &'static [&'static str]) -> Self {
        Problem::new(What::UnknownWord { word: word.to_owned(), expected })
    }

    fn unknown_field(key: &str, expected: &'static [&'static str]) -> Self {
        Problem::new(What::UnknownKey { key: key.to_owned(), expected })
    }

    fn missing_field(key: &'static str) -> Self {
        Problem::new(What::Missing(key))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Problem {}
