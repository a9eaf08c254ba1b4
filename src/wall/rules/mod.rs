//! Games of the family `wall`: all cards lie open in stacks, and fitting pairs are taken from their free ends.

mod book;
mod check;
mod compile;

pub(crate) use book::{Free, RuleSet, Side, StackWord};
pub(crate) use compile::Fit;
pub use compile::Rules;
