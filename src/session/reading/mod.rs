//! Reading a typed line: once, whole and without effect. A question may be guessed at, a move never: a line is a move only
//! if all of it names the move in exactly one way; otherwise something is asked back, and nothing happens.

mod asked;
mod deed;
mod hands;
mod line;
mod pieces;
mod question;
mod resolve;

pub(super) use asked::Asked;
pub(super) use deed::{Count, Deed, Laying};
pub(super) use line::{Hands, Open, Reading};
pub(super) use pieces::{only_cards_and_numbers, pieces};
pub(super) use question::{is_question, nearest};
