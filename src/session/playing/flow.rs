//! The course of a game: whose input comes next, and the moves of computer players in between.

use super::any_table::AnyTable;
use super::{Playing, set_hand_order};
use crate::engine::{Seat, Viewer};
use crate::record::{Entry, Record};
use crate::session::game_ui::{GameUi, Made, MoveOf};
use crate::session::intent::Question;
use crate::session::plan::Resumed;

impl<G: GameUi> Playing<G> {
    pub fn continue_record(&mut self, record: &Record) {
        self.table_state.origin.clone_from(&record.head.origin);
        self.table.branch(record.branch_point());
    }

    /// Replays the entries of a record without announcing them. They are available to `last` and `news`.
    ///
    /// # Panics
    /// The record was not validated under the same rules.
    pub fn play_again(&mut self, entries: &[Entry<MoveOf<G>>]) {
        self.undoing.extend(entries.iter().filter_map(Entry::taker_back));
        for entry in entries {
            assert!(self.enter_again(*entry), "the record was played before");
        }
        self.announce_pending();
        self.for_each(|participant, view, audience| {
            participant.take_untold();
            participant.hear_position(G::announce_position(view, audience));
            set_hand_order::<G>(participant, view, audience);
        });
    }

    fn enter_again(&mut self, entry: Entry<MoveOf<G>>) -> bool {
        // The chance to catch is over for all moves but the last.
        self.stops.clear();
        match entry {
            Entry::Move(seat, wanted) => self.apply(seat, wanted).is_ok(),
            Entry::TakenBack(seat) => self.take_back_moves(seat, 1).is_ok(),
        }
    }

    /// Replays a record, of which the first `told` moves were announced before.
    pub fn resume(&mut self, resumed: &Resumed, told: usize) {
        let entries = resumed.entries::<G>(self.table.game.rules());
        let (told, pending) = entries.split_at(told.min(entries.len()));
        self.undoing.extend(pending.iter().filter_map(Entry::taker_back));
        self.play_again(told);
        for entry in pending {
            // The moves were validated before.
            self.enter_again(*entry);
        }
        self.announce_pending();
    }

    /// Deals, or announces the position of a game that starts from one.
    pub fn begin(&mut self) {
        if self.to_act().is_none() {
            return self.deal();
        }
        self.for_each(|participant, view, audience| {
            participant.hear(G::announce_position(view, audience));
            participant.mark_deal();
            set_hand_order::<G>(participant, view, audience);
        });
        if let Some(step) = self.table.settle() {
            self.pending.push(Made { by: None, wanted: None, step, open: false });
            self.announce_pending();
        }
    }

    pub fn play_computers(&mut self) {
        let scripted = self.play_script();
        loop {
            let proposed = self.proposal.as_ref().and_then(|proposal| proposal.asked.first());
            let asked = match (proposed, self.stops.first()) {
                (Some(participant), _) => Some((*participant, Question::Agree)),
                (None, Some(participant)) => Some((*participant, Question::Stop)),
                (None, None) => None,
            };
            if self.table_state.is_apart && (asked.is_some() || self.is_left_to_computers()) {
                return self.ask_each();
            }
            if let Some((participant, question)) = asked {
                self.question =
                    if self.table_state.at == participant { question } else { Question::PassTo(participant) };
                return;
            }
            if scripted {
                return;
            }
            for seat in Seat::all(self.table.game.setup().seats) {
                if let Some(wanted) = self.table.notice(seat) {
                    // Another player may have been quicker.
                    let _ = self.apply(seat, wanted);
                }
            }
            let Some(seat) = self.to_act() else {
                if self.table_state.is_apart {
                    return self.ask_each();
                }
                if !self.is_over() && self.table_state.participant().viewer == Viewer::Onlooker {
                    self.deal();
                    continue;
                }
                if self.table_state.at >= self.table_state.participants.len() {
                    self.question = Question::PassTo(0);
                }
                return;
            };
            let Some(wanted) = self.table.choose(seat) else {
                self.announce_pending();
                if self.table_state.is_apart {
                    return self.ask_each();
                }
                let participant = self.table_state.participant_on(seat).unwrap_or(0);
                if self.table_state.at != participant {
                    self.question = Question::PassTo(participant);
                }
                return;
            };
            let made = self.apply(seat, wanted).is_ok();
            assert!(made, "computer players make legal moves");
        }
    }

    fn deal(&mut self) {
        // Fails only in the middle of a round, when there is nothing to deal.
        let _ = self.apply(G::dealer(self.table.game.view_by(Viewer::Onlooker)), G::DEAL);
    }

    pub fn stop_passed(&mut self) {
        self.stops.retain(|participant| *participant != self.table_state.at);
        self.clear_question();
        self.play_computers();
    }

    pub(super) fn ask_each(&mut self) {
        if !self.table_state.is_apart {
            return;
        }
        let (participant, proposal) = (self.table_state.at, self.proposal.as_ref());
        self.question = if let Some(asked) = self.asked.get(&participant) {
            Question::Own(asked.clone())
        } else if proposal.is_some_and(|proposal| proposal.asked.contains(&participant)) {
            Question::Agree
        } else if proposal.is_none() && self.stops.contains(&participant) {
            Question::Stop
        } else if proposal.is_some() || !self.stops.is_empty() {
            Question::Others
        } else {
            Question::Nothing
        };
    }

    pub(super) fn set_question(&mut self, asked: G::Asked) {
        if self.table_state.is_apart {
            self.asked.insert(self.table_state.at, asked.clone());
        }
        self.question = Question::Own(asked);
    }

    pub(super) fn clear_question(&mut self) {
        self.asked.remove(&self.table_state.at);
        self.question = Question::Nothing;
    }

    pub(super) fn is_left_to_computers(&self) -> bool {
        self.table.seats.people().next().is_none()
    }
}
