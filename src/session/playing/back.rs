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
        if self.table.moves_of(seat) < count {
            return Err(few);
        }
        // What was typed in one line, such as `automatic`, is taken back as one.
        let moves = std::mem::replace(&mut self.at_once, 1) + count - 1;
        self.take_back_moves(seat, moves).map_err(|_| few)
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
