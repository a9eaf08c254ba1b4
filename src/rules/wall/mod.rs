//! Games of the family `wall`: all cards lie open in stacks, and fitting pairs are taken from their free ends.

mod book;
mod check;
mod compile;

pub use book::{Again, Book, Breach, CardFacts, Exchange, Free, Matching, Parties, Side, StackWord, Stacks};
pub use compile::{Fit, KindRule, Rules};
