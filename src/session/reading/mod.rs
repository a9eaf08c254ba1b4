//! Reading typed lines: what the readers of all families share, and the reader of those that lie open.

mod open;
mod pieces;
mod question;

pub use open::read_open;
pub use pieces::{only_cards_and_numbers, pieces};
pub use question::{is_only_asked_about, is_question, is_remark, nearest, typed_line};
