//! Input: the table of commands for parsing, completion and help; cards as they are typed; and the moves in a line.

mod agreement;
mod cards;
mod commands;
mod heard;
mod line;
mod table;
mod understand;

pub(crate) use agreement::{NameLookup, Sentence, Sentences, inflected};
pub use cards::Cards;
pub(crate) use cards::{LONGEST_NAME, spellings};
pub use commands::{AgainCommand, Command, GameCommand, MoveCommand, ProgramCommand, TableQuestion};
pub(crate) use commands::{BookQuestion, Feature, Sets};
pub(crate) use heard::{Heard, Hearing, Piece, Verb};
pub use heard::{Lexicon, Listener};
pub use line::Typed;
pub(crate) use line::{MOST_LETTERS, quoted};
pub use table::{CommandEntry, Commands, Parsed};
pub(crate) use table::{closest, is_slip, normal};
pub(crate) use understand::{Understood, Words};
