//! Taking moves back.

use super::Playing;
use crate::cards::CardKind;
use crate::engine::{Seat, Viewer};
use crate::record::NotTakenBack;
use crate::session::question::Question;
use crate::session::spoken::Spoken;

impl<G: Spoken> Playing<G> {
    /// Who can take moves back at this table; nobody in a lesson.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn taker_back(&self) -> Result<Seat, NotTakenBack> {
        match self.script {
            Some(_) => Err(NotTakenBack::Nothing),
            // Who plays alone today may have had company when the move was made.
            None if self.company.is_apart() => Err(NotTakenBack::Others),
            None => self.table.taker_back(),
        }
    }

    /// Takes the last commands of the person who plays back that made moves, and all that followed, if there are so many.
    ///
    /// # Errors
    /// Why not; nothing is taken back then.
    pub fn take_back_several(&mut self, count: usize) -> Result<(), NotTakenBack> {
        let seat = self.taker_back()?;
        let few = if count == 1 { self.table.why_nothing() } else { NotTakenBack::Fewer };
        let all = self.table.moves_of(seat);
        let left = (0..count).try_fold(all, |left, _| left.checked_sub(self.made_together(seat, left))).ok_or(few)?;
        self.take_back_moves(seat, all - left).map_err(|_| few)
    }

    /// How many moves the command made, such as `automatic`, that made the last of so many moves of a seat.
    fn made_together(&self, seat: Seat, until: usize) -> usize {
        let made = self.together.iter().find(|made| made.seat == seat && made.until == until);
        made.map_or(1, |made| made.count)
    }

    /// What one command made and is taken back was not made together any more.
    pub(super) fn forget_what_is_gone(&mut self) {
        self.together.retain(|made| made.until <= self.table.moves_of(made.seat));
    }

    /// Takes the last move of a seat back, and all that followed.
    pub(super) fn take_back(&mut self, seat: Seat) -> Result<(), NotTakenBack> {
        self.take_back_moves(seat, 1)
    }

    /// Takes the last moves of a seat back, and all that followed, and tells it once.
    fn take_back_moves(&mut self, seat: Seat, moves: usize) -> Result<(), NotTakenBack> {
        self.tell_untold();
        let before = self.hand_of(seat);
        (0..moves).try_for_each(|_| self.table.take_back(seat))?;
        self.forget_what_is_gone();
        self.question = Question::Nothing;
        self.asked.clear();
        self.proposal = None;
        self.stops.clear();
        let table = &self.table;
        self.company.at_each_desk(|desk, ears| {
            let view = table.view(ears.viewer);
            desk.hears(G::taken_back(view, ears, seat, moves));
            if let Some(hand) = G::hand(view, ears).filter(|hand| Some(&hand.in_order) != before.as_ref()) {
                desk.hears(vec![hand.line]);
                desk.hears_hand(hand.in_order, None);
            }
            desk.has_moved();
        });
        Ok(())
    }

    fn hand_of(&self, seat: Seat) -> Option<Vec<CardKind>> {
        let viewer = Viewer::Seat(seat);
        Some(G::hand(self.table.view(viewer), self.company.ears().of(viewer))?.in_order)
    }
}
