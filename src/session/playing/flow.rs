//! The course of a game: whose input comes next, and the moves of computer players in between.

use super::{Playing, set_hand_order};
use crate::engine::{Seat, Viewer};
use crate::record::{Entry, Record};
use crate::session::game_ui::{Made, MoveOf, Spoken};
use crate::session::intent::Question;

impl<G: Spoken> Playing<G> {
    pub fn goes_on_from(&mut self, record: &Record) {
        self.company.comes_from(record.head.origin.clone());
        self.table.part_ways(record.parting());
    }

    /// Replays the entries of a record without announcing them. They are available to `last` and `news`.
    ///
    /// # Panics
    /// The record was not validated under the same rules.
    pub fn play_again(&mut self, entries: &[Entry<MoveOf<G>>]) {
        for entry in entries {
            // The chance to catch is over for all moves but the last.
            self.stops.clear();
            let played = match *entry {
                Entry::Move(seat, wanted) => self.apply(seat, wanted).is_ok(),
                Entry::TakenBack(seat) => self.take_back(seat).is_ok(),
            };
            assert!(played, "the record was played before");
        }
        self.announce_pending();
        let table = &self.table;
        self.company.at_each_desk(|desk, ears| {
            let view = table.view(ears.viewer);
            desk.take_untold();
            desk.hears_position(G::position(view, ears));
            set_hand_order::<G>(desk, view, ears);
        });
    }

    /// Deals, or announces the position of a game that starts from one.
    pub fn begin(&mut self) {
        if self.table.to_act().is_none() {
            return self.deal();
        }
        let table = &self.table;
        self.company.at_each_desk(|desk, ears| {
            let view = table.view(ears.viewer);
            desk.hears(G::position(view, ears));
            desk.was_dealt();
            set_hand_order::<G>(desk, view, ears);
        });
        if let Some(step) = self.table.settle() {
            self.pending.push(Made { by: None, wanted: None, step, open: false });
            self.announce_pending();
        }
    }

    pub fn tell_lot(&mut self, dealer: Seat) {
        let table = &self.table;
        self.company.at_each_desk(|desk, ears| {
            desk.hears(G::lot(table.view(ears.viewer), ears, dealer).into_iter().collect());
        });
    }

    /// Lets the computer players move until a person has to decide something.
    pub fn go_on(&mut self) {
        let scripted = self.play_script();
        loop {
            let proposed = self.proposal.as_ref().and_then(|proposal| proposal.asked.first());
            let asked = match (proposed, self.stops.first()) {
                (Some(desk), _) => Some((*desk, Question::Agree)),
                (None, Some(desk)) => Some((*desk, Question::Stop)),
                (None, None) => None,
            };
            if self.company.is_apart() && (asked.is_some() || self.is_left_to_computers()) {
                return self.ask_each();
            }
            if let Some((desk, question)) = asked {
                self.question = if self.company.at() == desk { question } else { Question::PassTo(desk) };
                return;
            }
            if scripted {
                return;
            }
            self.let_computers_notice();
            let Some(seat) = self.table.to_act() else {
                if self.company.is_apart() {
                    return self.ask_each();
                }
                if !self.table.is_over() && self.company.desk().viewer() == Viewer::Onlooker {
                    self.deal();
                    continue;
                }
                return self.give_keyboard_if_nobody_has_it();
            };
            let Some(wanted) = self.table.choose(seat) else {
                self.announce_pending();
                if self.company.is_apart() {
                    return self.ask_each();
                }
                let desk = self.company.desk_on(seat).unwrap_or(0);
                if self.company.at() != desk {
                    self.question = Question::PassTo(desk);
                }
                return;
            };
            let made = self.apply(seat, wanted).is_ok();
            assert!(made, "computer players make legal moves");
        }
    }

    fn give_keyboard_if_nobody_has_it(&mut self) {
        if self.company.at() >= self.company.desks().len() {
            self.question = Question::PassTo(0);
        }
    }

    fn let_computers_notice(&mut self) {
        for seat in Seat::all(self.table.setup().seats) {
            if let Some(wanted) = self.table.notice(seat) {
                // Another player may have been quicker.
                let _ = self.apply(seat, wanted);
            }
        }
    }

    fn deal(&mut self) {
        // Fails only in the middle of a round, when there is nothing to deal.
        let _ = self.apply(G::dealer(self.table.view(Viewer::Onlooker)), G::DEAL);
    }

    pub fn keyboard_passed(&mut self) {
        if let Question::PassTo(desk) = self.question {
            self.company.pass_to(desk);
            self.question = Question::Nothing;
            self.go_on();
        }
    }

    pub fn stop_passed(&mut self) {
        self.stops.retain(|desk| *desk != self.company.at());
        self.clear_question();
        self.go_on();
    }
}

impl<G: Spoken> Playing<G> {
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

    pub(super) fn set_question(&mut self, asked: G::Asked) {
        if self.company.is_apart() {
            self.asked.insert(self.company.at(), asked.clone());
        }
        self.question = Question::Own(asked);
    }

    pub(super) fn clear_question(&mut self) {
        self.asked.remove(&self.company.at());
        self.question = Question::Nothing;
    }

    pub(super) fn is_left_to_computers(&self) -> bool {
        self.table.seats().people().next().is_none()
    }
}
