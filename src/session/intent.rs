//! The results of reading a typed line, and the questions that a table asks.

use super::language_pack::LanguagePack;
use crate::cards::CardKind;
use crate::engine::Seat;
use crate::input::{Command, normal};
use crate::text::HandOrder;
use crate::text::{Line, msg};

/// The meaning of a typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent<D> {
    Command(Command, String),
    Reply(Reply<D>),
}

/// A move or the answer to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply<D> {
    Deed(D),
    Told(Vec<Line>),
    /// The own hand; the order is given if it was requested.
    Hand(HandLine, Option<HandOrder>),
    /// The state of the turn.
    Situation,
    /// A refusal; nothing has happened.
    Refused(Line),
    /// A refusal that suggests what to type.
    Unclear(Vec<Line>),
}

impl<D> Reply<D> {
    pub fn of(wanted: Result<D, Line>) -> Self {
        wanted.map_or_else(Reply::Refused, Reply::Deed)
    }

    pub fn tells(line: Result<Line, Line>) -> Self {
        line.map_or_else(Reply::Refused, |line| Reply::Told(vec![line]))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandLine {
    /// The words.
    pub line: Line,
    /// The cards in the announced order, to which positions refer.
    pub in_order: Vec<CardKind>,
}

/// How a command is carried out. `M` is a move, `A` a question of the family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doing<M, A> {
    /// Moves in turn, all of them checked.
    Moves(Vec<M>),
    /// The same move until the family stops it.
    Repeatedly(M),
    /// Every forced move, up to the next choice.
    Forced,
    Asks(A),
    Refused(Line),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The move was made; its announcements are pending.
    Made,
    Told(Vec<Line>),
    /// The rest of the line is not executed.
    Refused(Line),
}

/// The question at the keyboard, in addition to the move. `A` is a question of the family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question<A> {
    Nothing,
    /// Pass the keyboard to this participant: nothing private is announced before Enter.
    PassTo(usize),
    Own(A),
    /// Does anybody want to catch? Enter continues.
    Stop,
    /// Do you agree to the proposal? Enter agrees.
    Agree,
    /// None, but people at other keyboards have to answer before the game continues.
    Others,
}

/// A proposed house action (G-15).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal<M> {
    pub by: Seat,
    pub wanted: M,
    /// The participants who have not answered yet, in the order of asking.
    pub asked: Vec<usize>,
}

/// An announcement about a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProposalEvent {
    Proposed(Seat),
    /// Asks the listener about the proposal of this player.
    Asked(Seat),
    Refused(Seat),
}

/// A word that replaces Enter, or declines what Enter would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnterWord {
    Yes,
    No,
    GoesOn,
}

impl EnterWord {
    /// Reads a whole line; returns none for anything else, also for a one-letter command.
    #[must_use]
    pub fn of(voice: &LanguagePack, typed: &str) -> Option<Self> {
        let says = |words, english| voice.is_phrase(typed, words, english);
        if says(msg!("words-typed-goes-on"), "go on") {
            return Some(EnterWord::GoesOn);
        }
        if typed.contains('?') || voice.commands().exact(&normal(typed)).is_some() {
            return None;
        }
        if says(msg!("words-agree-yes"), "yes") {
            Some(EnterWord::Yes)
        } else if says(msg!("words-typed-no"), "no") || says(msg!("words-agree-no"), "no") {
            Some(EnterWord::No)
        } else {
            None
        }
    }
}
