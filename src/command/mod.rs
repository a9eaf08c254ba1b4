//! Input: the table of commands for parsing, completion and help; cards as they are typed; and the moves in a line.

mod agreement;
mod cards;
mod commands;
mod heard;
mod line;
mod table;

pub(crate) use agreement::{Sentence, Sentences, Speaker, inflected};
pub use cards::Cards;
pub(crate) use cards::LONGEST_NAME;
pub(crate) use cards::spellings;
pub(crate) use commands::BookQuestion;
pub use commands::{AgainCommand, Command, GameCommand, MoveCommand, ProgramCommand, TableQuestion};
pub(crate) use commands::{Commanded, commands_of};
pub(crate) use commands::{Feature, Sets};
pub use heard::Lexicon;
pub use heard::Listener;
pub(crate) use heard::Verb;
pub(crate) use heard::{Heard, Hearing, Piece};
pub use line::Typed;
pub(crate) use line::Understood;
pub(crate) use line::{MOST_LETTERS, quoted};
pub(crate) use table::Words;
pub use table::{Commands, Entry, Parsed};
pub(crate) use table::{closest, is_slip, normal};
