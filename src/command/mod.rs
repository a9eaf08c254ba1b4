//! What can be typed: one table of commands, which feeds parsing, completion and help, how cards are typed, and what a line
//! says of a move.

mod agreement;
mod cards;
mod facts;
mod groups;
mod heard;
mod lexicon;
mod line;
mod table;
mod understand;

pub use agreement::{Sentence, Sentences, Speaker, inflected};
pub(crate) use cards::spellings;
pub use cards::{Cards, LONGEST_NAME};
pub use facts::{Facts, Feature, Sets};
pub use groups::{
    AgainCommand, BookQuestion, Command, GameCommand, MoveCommand, PatienceMoveCommand, PatienceQuestion,
    ProgramCommand, ShedMoveCommand, ShedQuestion, TableQuestion, WallMoveCommand, WallQuestion,
};
pub use heard::{Heard, Hearing, Listener, Piece};
pub use lexicon::{Lexicon, Verb};
pub use line::{MOST_LETTERS, Typed, quoted};
pub use table::{Commands, Entry, Parsed, closest, normal};
pub use understand::Understood;
