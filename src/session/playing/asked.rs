//! What is asked where everybody has a keyboard of their own: whoever types is asked what is theirs to be asked, whatever others are
//! asked at the same time.

use super::Playing;
use crate::session::question::Question;
use crate::session::spoken::Spoken;

impl<G: Spoken> Playing<G> {
    /// What whoever types is asked, where everybody has a keyboard of their own; what others are asked stays as it is.
    pub(super) fn ask_each(&mut self) {
        if self.company.is_apart() {
            self.question = self.asked_at(self.company.at());
        }
    }

    fn asked_at(&self, desk: usize) -> Question<G::Asked> {
        let proposal = self.proposal.as_ref();
        if let Some(asked) = self.asked.get(&desk) {
            Question::Own(asked.clone())
        } else if proposal.is_some_and(|proposal| proposal.asked.contains(&desk)) {
            Question::Agree
        } else if proposal.is_none() && self.stops.contains(&desk) {
            Question::Stop
        } else if proposal.is_some() || !self.stops.is_empty() {
            Question::Others
        } else {
            Question::Nothing
        }
    }

    /// Whoever types is asked this beside the move.
    pub(super) fn asks(&mut self, asked: G::Asked) {
        if self.company.is_apart() {
            self.asked.insert(self.company.at(), asked.clone());
        }
        self.question = Question::Own(asked);
    }

    /// Whoever types has answered, or has done something else.
    pub(super) fn asks_no_more(&mut self) {
        self.asked.remove(&self.company.at());
        self.question = Question::Nothing;
    }

    /// Whether nobody is left at the keyboards: computer players wait for people.
    pub(super) fn is_left_to_computers(&self) -> bool {
        self.table.seats().people().next().is_none()
    }
}
