//! What a typed line is, what is answered, and what is to be done.

use crate::cards::CardKind;
use crate::command::Command;
use crate::say::{HandOrder, Line};

/// What a typed line is at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent<D> {
    /// A question, a setting, or something that the program does, and what stands behind the command.
    Command(Command, String),
    /// A move, an answer, or something that is asked back.
    Reply(Reply<D>),
}

/// What becomes of words at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply<D> {
    /// Something is to be done, named in full.
    Deed(D),
    /// An answer.
    Told(Vec<Line>),
    /// The own hand, in an order that was asked for if it is not the usual one.
    Hand(Held, Option<HandOrder>),
    /// What is to be decided.
    Situation,
    /// It was not understood, or cannot be done; nothing has happened.
    Refused(Line),
    /// The same, with what can be said instead.
    Unclear(Vec<Line>),
}

impl<D> Reply<D> {
    /// What is to be done, or why the words name nothing.
    pub fn of(wanted: Result<D, Line>) -> Self {
        wanted.map_or_else(Reply::Refused, Reply::Deed)
    }

    /// One line as the answer, or why there is none.
    pub fn tells(line: Result<Line, Line>) -> Self {
        line.map_or_else(Reply::Refused, |line| Reply::Told(vec![line]))
    }
}

/// A hand as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The words.
    pub line: Line,
    /// Its cards in that order: positions count so.
    pub in_order: Vec<CardKind>,
}

/// How a deed is done. `M` is a move, `A` what the family asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doing<M, A> {
    /// Moves one after the other, of which each was found to be possible.
    Moves(Vec<M>),
    /// The same move again and again, as long as the family says.
    Repeatedly(M),
    /// Every move that leaves no choice, up to the next choice.
    Forced,
    /// Something has to be asked first.
    Asks(A),
    /// It cannot be done.
    Refused(Line),
}

/// What came of a deed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was done; what it brought about is told from the log.
    Made,
    /// Something has to be asked first.
    Told(Vec<Line>),
    /// It was refused: what stands behind it on the line is not done.
    Refused(Line),
}
