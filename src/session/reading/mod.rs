//! Reading a typed line: once, whole and without effect. A question may be guessed at, a move never: a line is a move only
//! if all of it names the move in exactly one way; otherwise something is asked back, and nothing happens.

mod asked;
mod deed;
mod hands;
mod pieces;
mod question;
mod resolve;

pub(super) use asked::Asked;
pub(super) use deed::{Count, Deed, Laying};
pub(super) use hands::{Hands, Open};
pub(super) use pieces::{only_cards_and_numbers, pieces};
pub(super) use question::{is_question, nearest};

use crate::command::Command;

/// What a line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// A move, named in full.
    Deed(Deed),
    /// A question, a setting, or something that the program does, and what stands behind the command.
    Command(Command, String),
    /// No move yet, and no question: something is asked back.
    Asked(Asked),
}
