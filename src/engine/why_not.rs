//! Why a move is refused, in games of every family.

use crate::rules::Clause;

/// Why a move is not within the rules, and the clause that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation<R> {
    /// The reason.
    pub reason: R,
    /// The clause, where one governs.
    pub clause: Option<Clause>,
}

/// A reason, and the clause that governs it, if one does.
pub(crate) fn why<R>(reason: R, clause: Option<Clause>) -> Explanation<R> {
    Explanation { reason, clause }
}
