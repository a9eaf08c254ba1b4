//! Rule sets as data: a *book* is the file as it is written, [`Rules`] is what the engine runs on.
//!
//! A file goes through these steps, each in its own module: `syntax` reads it into a `tree` that keeps the place of
//! every value; `patch` and `options` lay variants and choices over each other; `reader` makes the book of it;
//! `check` tells what does not make sense; and `compile` computes the masks. All faults are collected on the way and
//! told together. [`Library`] is the door: it knows the files and runs the steps.

#![warn(missing_docs)]

mod act;
mod any;
mod assemble;
pub mod book;
mod changed;
mod check;
mod clause;
pub mod codes;
mod compile;
mod deeds;
mod document;
mod fault;
mod folder;
mod found;
mod general;
mod hash;
mod kind;
mod library;
mod manner;
mod name;
mod neighbours;
mod options;
mod patch;
mod pick;
mod print;
mod profile;
mod reader;
mod ready;
mod rows;
#[cfg(test)]
pub(crate) mod sample;
pub mod schema;
mod sides;
mod source;
mod suggest;
mod syntax;
mod terms;
mod titles;
mod tree;
mod words;

pub use act::ImmediateEffect;
pub(crate) use act::{CompiledEffect, WishRule};
pub(crate) use any::TableSizes;
pub use any::{AnyRules, Compiled, GameRules};
#[doc(hidden)]
pub use any::{of_rules, rules_of};
pub(crate) use changed::changed;
pub(crate) use check::{Basics, Check, Checked, Seats, basics};
pub use clause::{Clause, NotAClause};
pub use compile::Rules;
pub(crate) use document::Document;
pub(crate) use fault::Findings;
pub use fault::{Arg, BookFault, Diagnostic, DiagnosticKind, Doubt, FileProblem, Shape, SyntaxProblem};
pub(crate) use found::Found;
pub(crate) use general::GeneralFacts;
pub use general::general_clauses;
pub(crate) use kind::{Draw, KindRule, Skip, StandIn};
pub use library::{Base, BookFile, ExampleFile, Library, Loaded};
pub use manner::{Calls, Manner, Referee};
pub(crate) use name::is_name;
pub(crate) use neighbours::Step;
pub use options::{OptionForm, TableOption};
pub(crate) use pick::{picked, picked_too};
pub(crate) use profile::{Chosen, Profile};
pub use rows::Bans;
pub(crate) use rows::{MOST_BANS, Rows};
pub(crate) use suggest::nearest;
pub(crate) use syntax::line_of_word;
pub(crate) use terms::{Printed, Terms, printed};
pub(crate) use titles::Titles;
pub(crate) use tree::Table;
pub(crate) use words::{Words, bit_of, first_of};
