//! What a typed line is, what is answered, and what is to be done.

use super::voice::LanguagePack;
use crate::cards::CardKind;
use crate::command::{Command, normal};
use crate::engine::Seat;
use crate::say::{HandOrder, Line, msg};

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

/// What the person at the keyboard has been asked, beside the move. `A` is what only this family of games asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question<A> {
    /// Nothing.
    Nothing,
    /// To pass the keyboard on to the desk with this index: nothing private is told before Enter.
    PassTo(usize),
    /// Something of the family, such as what a card wishes.
    Own(A),
    /// Whether anybody forgot a call; Enter goes on.
    Stop,
    /// Whether the person agrees to what somebody proposes; Enter agrees.
    Agree,
    /// Nothing, but others are asked something, at keyboards of their own, before the game goes on.
    Others,
}

/// What somebody has proposed (G-15), and who is still asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal<M> {
    /// Who has proposed it.
    pub by: Seat,
    /// The move that does what is agreed on.
    pub wanted: M,
    /// The desks that have not answered yet, in the order in which they are asked.
    pub asked: Vec<usize>,
}

/// What is told of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreeing {
    /// That this player proposes it.
    Proposed(Seat),
    /// The question whether the listener agrees to what this player proposes.
    Asked(Seat),
    /// That this player does not agree.
    Refused(Seat),
}

/// What is said instead of pressing Enter, or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InWords {
    /// `yes please`
    Yes,
    /// `no thanks`
    No,
    /// `go on`, which asks for nothing but Enter.
    GoesOn,
}

impl InWords {
    /// What the whole line says of this; none if it is something else, also a command of one letter.
    #[must_use]
    pub fn of(voice: &LanguagePack, typed: &str) -> Option<Self> {
        let says = |words, english| voice.is_phrase(typed, words, english);
        if says(msg!("words-typed-goes-on"), "go on") {
            return Some(InWords::GoesOn);
        }
        if typed.contains('?') || voice.commands().exact(&normal(typed)).is_some() {
            return None;
        }
        if says(msg!("words-agree-yes"), "yes") {
            Some(InWords::Yes)
        } else if says(msg!("words-typed-no"), "no") || says(msg!("words-agree-no"), "no") {
            Some(InWords::No)
        } else {
            None
        }
    }
}
