//! What the person at the keyboard has been asked, beside the move.

use crate::engine::Seat;

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
