//! Input: typed lines as words, the grammar of each language, and what a line means by it. The table of commands is for
//! help and completion.

mod commands;
mod grammar;
mod matcher;
mod names;
mod table;
mod tokens;

pub use commands::{AgainCommand, Command, GameCommand, MoveCommand, ProgramCommand, TableQuestion};
pub(crate) use commands::{BookQuestion, Feature};
pub use grammar::Act;
pub(crate) use grammar::number_of;
pub use matcher::{Meanings, Nameable, Phrases, Said, Value, command_words, read};
pub(crate) use matcher::{is_command, is_small, listed, phrase};
pub use names::{CardNames, NamedCard};
pub use table::{CommandEntry, Commands};
pub(crate) use table::{closest, is_slip};
pub use tokens::{MOST_LETTERS, normal};
pub(crate) use tokens::{inflected, quoted};
