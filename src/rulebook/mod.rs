//! The rule book: what the clauses of a game mean and what its cards do, in the words of each language.
//!
//! The words lie beside the rule files, in `rules/<game>/book.<language>.md`, one file a game and language. A
//! [`Chapter`] is one such file, a small and strict Markdown; a [`RuleBook`] is what the chapters of a game, of the
//! games that it extends and of the general clauses say together. A [`Shelf`] holds the files: nothing is read before
//! somebody opens it.

mod braille;
mod chapter;
mod edition;
pub mod export;
mod shelf;

pub use chapter::Chapter;
pub(crate) use chapter::check_paths;
pub use chapter::{check, check_loaded, loaded};
pub(crate) use shelf::Found;
pub use shelf::Shelf;
pub(crate) use shelf::{Passage, RuleBook};
