//! Rule books: explanations of a game's clauses and cards in each language.
//!
//! They are files beside the rule files, `rules/<game>/book.<language>.md`. A [`Chapter`] is one such file in a
//! strict subset of Markdown; a [`RuleBook`] combines the chapters of a game, of the games that it extends, and of
//! the general clauses.

mod book;
pub(crate) mod braille;
mod chapter;
mod edition;
pub mod export;

pub use book::{FoundClause, Passage, RuleBook};
pub use chapter::Chapter;
pub(crate) use chapter::check_paths;
pub use chapter::{check, check_loaded, loaded};
