//! Games of the family `patience`: one player lays the cards of a hidden pile, one by one, on a pile of each colour.

mod book;
mod check;
mod compile;

pub(crate) use book::RuleSet;
pub use compile::Rules;
