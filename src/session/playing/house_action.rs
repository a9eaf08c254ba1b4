//! House actions (G-15): one player proposes an action, all other people agree or refuse, and then it happens.
//! Computer players always agree.

use super::Playing;
use super::any_table::AnyTable;
use crate::engine::{Seat, Viewer};
use crate::input::MoveCommand;
use crate::session::game_ui::{GameUi, MoveOf, Proposed};
use crate::session::intent::{Outcome, Proposal, ProposalEvent, Question, Reply};
use crate::text::{Line, msg};

impl<G: GameUi> Playing<G> {
    /// Reads the proposed action.
    ///
    /// # Errors
    /// The answer, if the sentence proposes nothing.
    pub fn read_proposal(&self, by: Seat, sentence: &str) -> Proposed<G> {
        let voice = self.voice();
        if let Some(proposal) = &self.proposal {
            let is_asked = proposal.asked.contains(&self.table_state.at);
            let why = msg!(if (is_asked) "agree-answer" else "waits-for-others");
            return Err(Box::new(Reply::Refused(voice.error(why))));
        }
        if let Some(who) = self.table_state.away() {
            return Err(Box::new(Reply::Refused(voice.error(msg!("agree-away", who)))));
        }
        let wanted = G::propose(self.side(), by, self.table.game.view_by(Viewer::Seat(by)), sentence);
        wanted.unwrap_or_else(|| Err(Box::new(Reply::Refused(voice.not_now(MoveCommand::Agree)))))
    }

    pub fn propose(&mut self, by: Seat, wanted: MoveOf<G>) -> Outcome {
        let mut asked = self.table_state.others(by);
        if asked.is_empty() || self.script.is_some() {
            // The answer must not reveal whether a computer player holds a card.
            let withheld = self.script.is_none() && self.withheld(wanted).is_some_and(|seat| seat != by);
            return if withheld { self.refuse_withheld(by, wanted) } else { self.make(by, wanted) };
        }
        // Asking the person at the keyboard first saves passing it.
        asked.sort_by_key(|participant| *participant != self.table_state.at);
        let audience = self.table_state.audience();
        let told = if audience.viewer == Viewer::Seat(by) {
            self.agreement(ProposalEvent::Proposed(by), wanted)
        } else {
            None
        };
        // Onlookers are not asked, but hear of it.
        self.for_each(|participant, view, audience| {
            if audience.viewer == Viewer::Onlooker {
                participant.hear(G::agreement(view, audience, ProposalEvent::Proposed(by), wanted));
            }
        });
        self.proposal = Some(Proposal { by, wanted, asked });
        self.clear_question();
        self.play_computers();
        Outcome::Told(told.into_iter().chain(self.situation()).collect())
    }

    pub fn agree(&mut self) -> Outcome {
        let at = self.table_state.at;
        let Some(proposal) = &mut self.proposal else { return Outcome::Made };
        proposal.asked.retain(|participant| *participant != at);
        let (by, wanted, last) = (proposal.by, proposal.wanted, proposal.asked.is_empty());
        self.question = Question::Nothing;
        let withheld = self.withheld(wanted);
        if withheld.is_some_and(|seat| last || self.table_state.participant().viewer == Viewer::Seat(seat)) {
            return self.refuse_withheld(by, wanted);
        }
        if !last {
            self.play_computers();
            return Outcome::Made;
        }
        self.proposal = None;
        let outcome = self.make(by, wanted);
        if matches!(outcome, Outcome::Refused(_)) {
            // The position has changed since the proposal.
            self.play_computers();
        }
        outcome
    }

    fn withheld(&self, wanted: MoveOf<G>) -> Option<Seat> {
        G::withheld_by(|seat| self.table.game.view_by(Viewer::Seat(seat)), wanted)
    }

    /// Drops a proposal that cannot be carried out. The player who lacks the card hears the reason; everybody else
    /// only hears a refusal.
    fn refuse_withheld(&mut self, by: Seat, wanted: MoveOf<G>) -> Outcome {
        let Some(seat) = self.withheld(wanted) else { return Outcome::Made };
        self.proposal = None;
        let why = self.table.game.why_not(by, wanted);
        self.for_each(|participant, view, audience| {
            let told = match &why {
                Some(why) if audience.viewer == Viewer::Seat(seat) => Some(G::announce_refusal(view, audience, why)),
                _ => G::agreement(view, audience, ProposalEvent::Refused(seat), wanted),
            };
            participant.hear(told);
        });
        self.play_computers();
        Outcome::Made
    }

    pub(super) fn disagree(&mut self) -> Outcome {
        if let (Some(proposal), Viewer::Seat(seat)) = (self.proposal.take(), self.table_state.participant().viewer) {
            self.for_each(|participant, view, audience| {
                let told = G::agreement(view, audience, ProposalEvent::Refused(seat), proposal.wanted);
                participant.hear(told);
            });
        }
        self.question = Question::Nothing;
        self.play_computers();
        Outcome::Made
    }

    pub(super) fn agreement(&self, told: ProposalEvent, wanted: MoveOf<G>) -> Option<Line> {
        G::agreement(self.view(), self.table_state.audience(), told, wanted)
    }
}
