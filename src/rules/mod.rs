//! Rule sets as data: a *book* is the file as it is written, [`Rules`] is what the engine runs on.
//!
//! A file goes through four steps, each in its own module: `source` and `tree` read it and keep every line number,
//! `merge` lays variants, options and patches over each other, `check` tells all faults at once, and `compile`
//! computes the masks.

pub mod book;
mod clause;
pub mod codes;
mod compile;

pub use clause::{Clause, NotAClause};
pub use compile::{Draw, KindRule, Reverse, Rules, Skip, symbols_of};
