//! What can be typed: one table of commands, which feeds parsing, completion and help, how cards are typed, and what a line
//! says of a move.

mod agreement;
mod cards;
mod facts;
mod family;
mod frame;
mod groups;
mod heard;
mod lexicon;
mod line;
mod table;
mod understand;
mod words;

pub(crate) use agreement::{Sentence, Sentences, Speaker, inflected};
pub use cards::Cards;
pub(crate) use cards::LONGEST_NAME;
pub(crate) use cards::spellings;
pub(crate) use facts::{Feature, Sets};
pub(crate) use family::{Commanded, commands_of};
pub(crate) use groups::BookQuestion;
pub use groups::{AgainCommand, Command, GameCommand, MoveCommand, ProgramCommand, TableQuestion};
pub use heard::Listener;
pub(crate) use heard::{Heard, Hearing, Piece};
pub use lexicon::Lexicon;
pub(crate) use lexicon::Verb;
pub use line::Typed;
pub(crate) use line::{MOST_LETTERS, quoted};
pub use table::{Commands, Entry, Parsed};
pub(crate) use table::{closest, is_slip, normal};
pub(crate) use understand::Understood;
pub(crate) use words::Words;
