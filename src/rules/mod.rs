//! Rule sets as data: a *book* is the file as it is written, [`Rules`] is what the engine runs on.
//!
//! A file goes through these steps, each in its own module: `syntax` reads it into a `tree` that keeps the place of
//! every value; `patch` and `options` lay variants and choices over each other; `reader` makes the book of it;
//! `check` tells what does not make sense; and `compile` computes the masks. All faults are collected on the way and
//! told together. [`Library`] is the door: it knows the files and runs the steps.

#![warn(missing_docs)]

mod assemble;
mod card_rules;
mod check;
mod clause;
mod compare;
mod compile;
mod deserializer;
mod diagnostic;
mod diagnostic_kind;
mod family;
mod files;
mod fits;
mod library;
mod options;
mod print;
mod reader;
pub mod rule_set;
#[cfg(test)]
pub(crate) mod sample;
pub mod schema;
mod syntax;
mod table_settings;
mod terms;
mod tree;

pub use card_rules::ImmediateEffect;
pub(crate) use card_rules::{CompiledEffect, Draw, KindRule, Skip, StandIn, WishRule};
pub(crate) use check::{Basics, Check, Checked, Seats, basics};
pub(crate) use clause::GeneralFacts;
pub use clause::{Clause, NotAClause, general_clauses};
pub(crate) use compare::changed;
pub use compile::Rules;
pub(crate) use diagnostic::Findings;
pub use diagnostic::{Arg, BookFault, Diagnostic, DiagnosticKind, Doubt, FileProblem, Shape, SyntaxProblem};
pub(crate) use family::TableSizes;
pub use family::{AnyRules, Compiled, GameRules};
#[doc(hidden)]
pub use family::{of_rules, rules_of};
pub(crate) use files::Found;
pub use fits::Bans;
pub(crate) use fits::{MOST_BANS, Rows, Step, Words, bit_of, first_of};
pub(crate) use library::Titles;
pub use library::{Base, BookFile, ExampleFile, Library, Loaded};
pub use options::{OptionForm, TableOption};
pub(crate) use options::{picked, picked_too};
pub(crate) use reader::Document;
#[doc(hidden)]
pub use rule_set as book;
pub(crate) use syntax::line_of_word;
pub use table_settings::{Calls, Manner, Referee};
pub(crate) use table_settings::{Chosen, Profile};
pub(crate) use terms::{Printed, Terms, is_name, nearest, printed};
pub use terms::{colour_codes, symbol_code};
pub(crate) use tree::Table;
