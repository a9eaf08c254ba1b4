//! What can be typed: one table of commands, which feeds parsing, completion and help, and how cards are typed.

mod agreement;
mod cards;
mod table;

pub use agreement::{Sentence, Sentences, Speaker};
pub use cards::{Cards, Found};
pub use table::{Command, Commands, Entry, Parsed, closest, message_of, normal};
