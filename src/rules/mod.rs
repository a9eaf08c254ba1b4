//! Rules as data: the `RuleSet` of a family is a file as written, [`Compiled`] is its compiled form for the engine.
//!
//! `syntax` parses a file into a `tree` that keeps the offset of every value; `assemble` and `options` merge
//! variants and choices; `reader` deserializes the rule set of the family; `check` reports what does not make sense;
//! the family compiles the rest. All faults of a step are reported together; unknown keys do not stop the next step.
//! [`Library`] is the entry point: it knows the files and runs these steps. `facts` is what the files of all families
//! state alike.

#![warn(missing_docs)]

mod assemble;
mod check;
mod compare;
mod diagnostic;
mod facts;
mod family;
mod files;
mod library;
mod options;
mod patch;
mod print;
mod reader;
pub mod schema;
mod syntax;
mod table_settings;
mod terms;
mod tree;

pub use assemble::AnyRules;
pub use check::Compiled;
pub(crate) use check::{Check, RuleFile, Seats, item};
pub(crate) use compare::changed;
pub(crate) use diagnostic::Findings;
pub use diagnostic::{Counted, Diagnostic, DiagnosticKind, Doubt, Form, SyntaxProblem};
pub(crate) use facts::{
    BanEffect, Because, CardSelector, ClauseFacts, DeckFacts, DivisorMatching, Words, one, stand_ins, words_in,
};
pub use facts::{Clause, ColourWord, NotAClause};
pub use family::{Bans, CommonRules, Kind, general_clauses};
pub(crate) use family::{CommonFacts, GeneralFacts, Rows, TableSizes};
pub(crate) use files::FoundFile;
pub use files::{BookFile, ExampleFile};
pub(crate) use library::GameTitles;
pub use library::{BaseGame, Library, Loaded};
pub use options::{OptionForm, TableOption};
pub(crate) use options::{picked, picked_too};
pub(crate) use reader::Document;
pub(crate) use syntax::line_of_word;
pub use table_settings::{Calls, Referee, TableSettings};
pub(crate) use table_settings::{HouseRules, TableChoices};
pub use terms::{Call, colour_codes, symbol_code};
pub(crate) use terms::{PrintedFacts, Terms, is_name, nearest, symbols_of};
pub use tree::Shape;
pub(crate) use tree::Table;
