//! The variables of the messages that tell faults.

use super::problem::{FileProblem, Shape, SyntaxProblem};
use crate::rules::Clause;

/// A variable of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A word of a file, or one by which the message chooses.
    Text(String),
    /// Several words of a file; of none, there is the text `none` instead.
    List(Vec<String>),
    /// A number.
    Number(i64),
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Arg::Text(text.clone())
    }
}

impl From<&Vec<String>> for Arg {
    fn from(list: &Vec<String>) -> Self {
        if list.is_empty() { Arg::Text("none".to_owned()) } else { Arg::List(list.clone()) }
    }
}

impl From<&Clause> for Arg {
    fn from(clause: &Clause) -> Self {
        Arg::Text(clause.to_string())
    }
}

impl From<&usize> for Arg {
    fn from(number: &usize) -> Self {
        Arg::Number(i64::try_from(*number).unwrap_or(i64::MAX))
    }
}

macro_rules! from_number {
    ($($number:ty),+) => {
        $(impl From<&$number> for Arg {
            fn from(number: &$number) -> Self {
                Arg::Number(i64::from(*number))
            }
        })+
    };
}

from_number!(u8, u32, i64);

macro_rules! from_token {
    ($($token:ty),+) => {
        $(impl From<&$token> for Arg {
            fn from(token: &$token) -> Self {
                Arg::Text(token.token().to_owned())
            }
        })+
    };
}

from_token!(SyntaxProblem, FileProblem, Shape);
