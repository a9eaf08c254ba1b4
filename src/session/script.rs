//! A table at which somebody learns: what the learner is to do, and what the others do then, is written down.

use std::collections::VecDeque;

use crate::engine::Seat;

/// What is to happen at a table. Nothing else does.
#[derive(Debug)]
pub struct Script<M> {
    /// The learner's move.
    pub wanted: Option<M>,
    /// What the others do when the learner has done it.
    pub others: VecDeque<(Seat, M)>,
}

impl<M: Copy + PartialEq> Script<M> {
    /// Whether a move of the learner is what is to be done, or a part of it, of which `rest` says what is left then.
    pub fn takes(&mut self, made: M, rest: impl Fn(M, M) -> Option<M>) -> bool {
        let Some(expected) = self.wanted else { return false };
        if expected == made {
            self.wanted = None;
            return true;
        }
        let left = rest(expected, made);
        if left.is_some() {
            self.wanted = left;
        }
        left.is_some()
    }

    /// The others' moves, once nothing is left for the learner to do; they are not made again.
    pub fn take_others(&mut self) -> VecDeque<(Seat, M)> {
        if self.wanted.is_some() { VecDeque::new() } else { std::mem::take(&mut self.others) }
    }
}
