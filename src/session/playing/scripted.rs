//! A table at which somebody learns: what is written down happens, and nothing else.

use super::Playing;
use crate::engine::Seat;
use crate::say::{Line, msg};
use crate::session::script::Script;
use crate::session::spoken::{MoveOf, Spoken};

impl<G: Spoken> Playing<G> {
    /// What somebody learns here is to happen now, and nothing else.
    pub fn follow(&mut self, wanted: Option<MoveOf<G>>, others: &[(Seat, MoveOf<G>)]) {
        self.script = Some(Script { wanted, others: others.iter().copied().collect() });
    }

    /// Whether the move of a learner is still to be made.
    pub fn waits_for_learner(&self) -> bool {
        self.script.as_ref().is_some_and(|script| script.wanted.is_some())
    }

    /// Takes note of a move that a learner is about to make.
    ///
    /// # Errors
    /// Why it is not made: it is not allowed, or it is not what is learnt now.
    pub(super) fn by_script(&mut self, seat: Seat, wanted: MoveOf<G>) -> Result<(), Line> {
        let Some(script) = &mut self.script else { return Ok(()) };
        if script.takes(wanted, G::rest_of) {
            return Ok(());
        }
        Err(match self.table.why_not(seat, wanted) {
            Some(why) => self.refusal(&why),
            None => self.company.desk().voice().help(msg!("lesson-other-move")),
        })
    }

    /// Lets the others do what is written down. Whether the table has a script at all.
    pub(super) fn play_script(&mut self) -> bool {
        let Some(script) = &mut self.script else { return false };
        for (seat, wanted) in script.take_others() {
            self.stops.clear();
            // A scene whose moves cannot all be made is no scene.
            let _ = self.apply(seat, wanted);
        }
        true
    }
}
